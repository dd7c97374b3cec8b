import { inOneDirection } from '../../events/index.ts';
import { words } from '../locales/index.ts';
import { Icon, MarkSign } from '../theme/Mark.tsx';
import type { ImportReport, Outline } from '../worker/protocol/index.ts';
import { AskFirstButton } from './AskFirstButton.tsx';
import { useInspector, usePage } from './context.ts';
import { DetailSwitch } from './DetailSwitch.tsx';
import { Follow } from './Follow.tsx';
import { isMac, keyLabel, keyOfCommand } from './keys.ts';
import { LanguagePick } from './LanguagePick.tsx';
import { NarrowMenu } from './NarrowMenu.tsx';
import { Course, RulesetPick } from './Picks.tsx';
import { useDark } from './useDark.ts';

function originText(outline: Outline, report: ImportReport | null): string {
  if (report !== null) return words.importedFrom(report.client, report.isRecording);
  return outline.origin.kind === 'example'
    ? words.example(outline.origin.id)
    : inOneDirection(outline.origin.name);
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
        ) : view === 'lessons' ? (
          <b>{words.lessonsTitle}</b>
        ) : view === 'sandbox' ? (
          <b>{words.sandbox}</b>
        ) : (
          <h1>{outline?.title ?? words.product}</h1>
        )}
        {outline?.changed === true ? (
          <span className="changed" title={`${words.changed} (${originText(outline, report)})`}>
            <span aria-hidden="true">{words.notSaved}</span>
            <span className="sr">{`${words.changed}. ${originText(outline, report)}`}</span>
          </span>
        ) : null}
        {outline === null || !about || outline.changed ? null : (
          <span className={outline.origin.kind === 'example' && report === null ? 'doc-code' : undefined}>
            {originText(outline, report)}
          </span>
        )}
      </div>
      {outline === null || !about || narrow || outline.asking?.question != null ? null : (
        <Course outline={outline} />
      )}
      <span className="grow" />
      {outline === null || !about || narrow ? null : <RulesetPick outline={outline} />}
      {about ? <Follow /> : null}
      {report === null || !about ? null : (
        <button
          type="button"
          className="btn btn-quiet"
          onClick={() => inspector.run('file.report')}
          aria-pressed={view === 'import'}
          aria-label={words.report}
          title={view === 'import' ? words.reportOf : words.backToFound}
        >
          {narrow ? (
            <MarkSign mark="replay" />
          ) : (
            <>
              {view === 'import' ? null : <Icon name="prev" />}
              {words.report}
            </>
          )}
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
      {narrow ? null : (
        <button
          type="button"
          className="btn btn-quiet"
          onClick={() => inspector.run('file.sandbox')}
          aria-pressed={view === 'sandbox'}
          aria-label={words.sandbox}
        >
          <Icon name="board" />
          {words.sandbox}
        </button>
      )}
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
      {narrow || view !== 'duel' ? null : <AskFirstButton />}
      {narrow ? null : <DetailSwitch />}
      <FindField narrow={narrow} />
      {narrow ? (
        <NarrowMenu outline={view === 'duel' ? outline : null} />
      ) : (
        <>
          <LanguagePick />
          <ThemeButton />
          <button
            type="button"
            className="btn btn-quiet btn-icon"
            aria-label={words.keysAndHelp}
            onClick={() => inspector.run('help.keys')}
          >
            <Icon name="help" />
          </button>
        </>
      )}
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
      title={words.find}
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

function ThemeButton() {
  const inspector = useInspector();
  const dark = useDark();
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
