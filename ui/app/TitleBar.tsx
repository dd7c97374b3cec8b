import { words } from '../locales/index.ts';
import { Icon } from '../theme/Mark.tsx';
import { Segmented } from '../theme/Segmented.tsx';
import type { Outline } from '../worker/protocol.ts';
import { useInspector, usePage } from './context.ts';
import { useMedia } from './useMedia.ts';

function originText(outline: Outline): string {
  return outline.origin.kind === 'example' ? words.example(outline.origin.id) : outline.origin.name;
}

/** What is open, under which rules, and how it is looked at. */
export function TitleBar({ narrow }: { narrow: boolean }) {
  const inspector = useInspector();
  const outline = usePage((state) => state.outline);
  const detail = usePage((state) => state.detail);
  const view = usePage((state) => state.view);
  return (
    <header className="bar">
      <div className="brand">
        <Icon name="logo" />
        <span>{words.product}</span>
      </div>
      <div className="doc">
        <b>{view === 'examples' ? words.examplesTitle : (outline?.title ?? '')}</b>
        {outline === null || view === 'examples' ? null : <span>{originText(outline)}</span>}
      </div>
      {outline === null || view === 'examples' ? null : <Course outline={outline} />}
      <span className="grow" />
      {outline === null || view === 'examples' ? null : <RulesetPick outline={outline} />}
      <button
        type="button"
        className="btn btn-quiet"
        onClick={() => inspector.run('file.examples')}
        aria-pressed={view === 'examples'}
        aria-label={words.examples}
      >
        <Icon name="grid" />
        {narrow ? null : words.examples}
      </button>
      <button
        type="button"
        className="btn btn-quiet"
        onClick={() => inspector.run('file.open')}
        aria-label={words.openFile}
      >
        <Icon name="file" />
        {narrow ? null : words.open}
      </button>
      {narrow ? null : (
        <button
          type="button"
          className="btn btn-quiet btn-icon"
          aria-label={words.save}
          title={words.save}
          onClick={() => inspector.run('file.save')}
        >
          <Icon name="save" />
        </button>
      )}
      {narrow ? null : (
        <Segmented
          label={words.detail}
          value={detail}
          options={[
            { value: 'plain', label: words.plain },
            { value: 'full', label: words.full },
          ]}
          onChange={(value) => inspector.set({ detail: value })}
        />
      )}
      <ThemeButton />
      <button
        type="button"
        className="btn btn-quiet btn-icon"
        aria-label={words.keysAndHelp}
        onClick={() => inspector.run('help.keys')}
      >
        <Icon name="help" />
      </button>
    </header>
  );
}

/** The course of the duel: as told, or one of its branches. */
function Course({ outline }: { outline: Outline }) {
  const inspector = useInspector();
  if (outline.branches.length === 0) return null;
  return (
    <label className="pick">
      <span className="pick-name">{words.branch}</span>
      <select
        value={outline.branch ?? ''}
        onChange={(event) =>
          inspector.choose({ branch: event.target.value === '' ? null : event.target.value })
        }
      >
        <option value="">{words.trunk}</option>
        {outline.branches.map((branch) => (
          <option key={branch.name} value={branch.name}>
            {branch.name}
          </option>
        ))}
      </select>
    </label>
  );
}

function RulesetPick({ outline }: { outline: Outline }) {
  const inspector = useInspector();
  const { ruleset, rulesets } = outline;
  if (rulesets.length === 0) return <span className="pick is-fixed">{words.rulesetIs(ruleset.name)}</span>;
  const known = rulesets.some((each) => each.id === ruleset.id);
  return (
    <label className="pick">
      <span className="pick-name">{words.ruleset}</span>
      <select value={ruleset.id} onChange={(event) => inspector.choose({ ruleset: event.target.value })}>
        {known ? null : <option value={ruleset.id}>{ruleset.name}</option>}
        {rulesets.map((each) => (
          <option key={each.id} value={each.id}>
            {each.name}
          </option>
        ))}
      </select>
    </label>
  );
}

function ThemeButton() {
  const inspector = useInspector();
  const theme = usePage((state) => state.theme);
  const systemDark = useMedia('(prefers-color-scheme: dark)');
  const dark = theme === 'dark' || (theme === 'system' && systemDark);
  return (
    <button
      type="button"
      className="btn btn-quiet btn-icon"
      aria-label={words.theme}
      onClick={() => inspector.set({ theme: dark ? 'light' : 'dark' })}
    >
      <Icon name={dark ? 'sun' : 'moon'} />
    </button>
  );
}
