import { words } from '../locales/index.ts';
import { Icon } from '../theme/Mark.tsx';
import { Menu, OptionList } from '../theme/Menu.tsx';
import { Segmented } from '../theme/Segmented.tsx';
import type { ImportReport, Outline } from '../worker/protocol/index.ts';
import { useInspector, usePage } from './context.ts';
import { Follow } from './Follow.tsx';
import { isMac, keyLabel, keyOfCommand } from './keys.ts';
import { useMedia } from './useMedia.ts';

function originText(outline: Outline, report: ImportReport | null): string {
  if (report !== null) return words.importedFrom(report.client, report.isRecording);
  return outline.origin.kind === 'example' ? words.example(outline.origin.id) : outline.origin.name;
}

/** What is open, under which rules, and how it is looked at. */
export function TitleBar({ narrow }: { narrow: boolean }) {
  const inspector = useInspector();
  const outline = usePage((state) => state.outline);
  const view = usePage((state) => state.view);
  // The gallery and the sandbox are about no duel that is open.
  const about = view === 'duel' || view === 'import';
  const report = usePage((state) => state.report);
  return (
    <header className="bar">
      <div className="brand">
        <Icon name="logo" />
        <span>{words.product}</span>
      </div>
      <div className="doc">
        {view === 'examples' ? (
          <b>{words.examplesTitle}</b>
        ) : view === 'sandbox' ? (
          <b>{words.sandbox}</b>
        ) : (
          <h1>{outline?.title ?? words.product}</h1>
        )}
        {outline?.changed === true ? (
          <span className="changed" title={words.changed}>
            <span className="sr">{words.changed}</span>
          </span>
        ) : null}
        {outline === null || !about ? null : <span>{originText(outline, report)}</span>}
      </div>
      {outline === null || !about || narrow ? null : <Course outline={outline} />}
      <span className="grow" />
      {outline === null || !about || narrow ? null : <RulesetPick outline={outline} />}
      {about ? <Follow /> : null}
      {report === null || !about ? null : (
        <button
          type="button"
          className="btn btn-quiet"
          onClick={() => inspector.run('file.report')}
          aria-pressed={view === 'import'}
          title={words.reportOf}
        >
          {words.report}
        </button>
      )}
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
        onClick={() => inspector.run('file.sandbox')}
        aria-pressed={view === 'sandbox'}
        aria-label={words.sandbox}
      >
        <Icon name="board" />
        {narrow ? null : words.sandbox}
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
      {narrow ? null : <DetailSwitch />}
      <FindField narrow={narrow} />
      <ThemeButton />
      <button
        type="button"
        className="btn btn-quiet btn-icon"
        aria-label={words.keysAndHelp}
        onClick={() => inspector.run('help.keys')}
      >
        <Icon name="help" />
      </button>
      {narrow && outline !== null && view === 'duel' ? <NarrowMenu outline={outline} /> : null}
    </header>
  );
}

/** Looks like a field and opens the one in which anything is found. */
function FindField({ narrow }: { narrow: boolean }) {
  const inspector = useInspector();
  const key = usePage((state) => keyOfCommand('view.find', state.keys));
  return (
    <button
      type="button"
      className={narrow ? 'btn btn-quiet btn-icon' : 'find-field'}
      aria-label={narrow ? words.find : undefined}
      aria-haspopup="dialog"
      onClick={() => inspector.run('view.find')}
    >
      <Icon name="find" />
      {narrow ? null : (
        <>
          <span>{words.find}</span>
          {key === '' ? null : <kbd>{keyLabel(key, isMac)}</kbd>}
        </>
      )}
    </button>
  );
}

/** The course of the duel: as told, or one of its branches. */
function Course({ outline, onPicked }: { outline: Outline; onPicked?: () => void }) {
  const inspector = useInspector();
  if (outline.branches.length === 0) return null;
  return (
    <label className="pick">
      <span className="pick-name">{words.branch}</span>
      <select
        value={outline.branch ?? ''}
        onChange={(event) => {
          inspector.choose({ branch: event.target.value === '' ? null : event.target.value });
          onPicked?.();
        }}
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
  const { ruleset, rulesets } = outline;
  if (rulesets.length === 0) return <span className="pick is-fixed">{words.rulesetIs(ruleset.name)}</span>;
  return (
    <Menu
      label={words.rulesetIs(ruleset.name)}
      className="pick pick-menu"
      button={
        <>
          <span className="pick-name">{words.ruleset}</span> <b>{ruleset.name}</b>
        </>
      }
    >
      {(close) => <Rulesets outline={outline} onPicked={close} />}
    </Menu>
  );
}

/** The rulesets it may be played under, each with what it is. */
function Rulesets({ outline, onPicked }: { outline: Outline; onPicked: () => void }) {
  const inspector = useInspector();
  const { ruleset, rulesets } = outline;
  const known = rulesets.some((each) => each.id === ruleset.id);
  return (
    <OptionList
      label={words.ruleset}
      value={ruleset.id}
      options={[...(known ? [] : [{ ...ruleset, ours: ruleset.ours.length }]), ...rulesets].map(
        ({ id, name, text, ours }) => ({ value: id, name, text: text + words.oursInRuleset(ours) }),
      )}
      onPick={(id) => {
        onPicked();
        if (id !== ruleset.id) inspector.choose({ ruleset: id });
      }}
    />
  );
}

/** What has no room in the bar of a narrow window. */
function NarrowMenu({ outline }: { outline: Outline }) {
  const inspector = useInspector();
  return (
    <Menu label={words.menu} className="btn btn-quiet btn-icon" button={<Icon name="menu" />}>
      {(close) => (
        <>
          <DetailSwitch />
          <Course outline={outline} onPicked={close} />
          <h2>{words.ruleset}</h2>
          {outline.rulesets.length === 0 ? (
            <p>{outline.ruleset.name}</p>
          ) : (
            <Rulesets outline={outline} onPicked={close} />
          )}
          <button
            type="button"
            className="btn"
            onClick={() => {
              close();
              inspector.run('file.save');
            }}
          >
            <Icon name="save" />
            {words.save}
          </button>
        </>
      )}
    </Menu>
  );
}

function DetailSwitch() {
  const inspector = useInspector();
  const detail = usePage((state) => state.detail);
  return (
    <Segmented
      label={words.detail}
      value={detail}
      options={[
        { value: 'plain', label: words.plain },
        { value: 'full', label: words.full },
      ]}
      onChange={(value) => inspector.set({ detail: value })}
    />
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
      aria-pressed={dark}
      onClick={() => inspector.set({ theme: dark ? 'light' : 'dark' })}
    >
      <Icon name={dark ? 'sun' : 'moon'} />
    </button>
  );
}
