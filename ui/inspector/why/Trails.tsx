import { useInspector } from '../../app/context.ts';
import { useLook } from '../../app/looks.ts';
import { words } from '../../locales/index.ts';
import { MarkSign } from '../../theme/Mark.tsx';
import { Tree, TreeItem } from '../../theme/Tree.tsx';
import type { EntryLine, Moment } from '../../worker/protocol/index.ts';

type Way = 'causes' | 'effects';
/** So many lines of one entry stand at first; the rest opens. */
const MOST_AT_FIRST = 8;

/** What led to this entry and what it led to, as trees that open as far as the log goes. */
export function Trails({ moment }: { moment: Moment }) {
  const { entry, explanation } = moment;
  if (explanation.becauseOf.length === 0 && explanation.leadsTo.length === 0) return null;
  return (
    <div className="trails">
      {explanation.becauseOf.length === 0 ? null : (
        <Trail key={`c${entry.index}`} entry={entry.index} way="causes" title={words.becauseOf} />
      )}
      {explanation.leadsTo.length === 0 ? null : (
        <Trail key={`e${entry.index}`} entry={entry.index} way="effects" title={words.leadsTo} />
      )}
    </div>
  );
}

function Trail({ entry, way, title }: { entry: number; way: Way; title: string }) {
  return (
    <div data-trail={way}>
      <div className="h">
        <h3>{title}</h3>
      </div>
      <Tree label={title}>
        <Lines entry={entry} way={way} path={way} top />
      </Tree>
    </div>
  );
}

/** The causes or effects of one entry, one line each. */
function Lines({ entry, way, path, top = false }: { entry: number; way: Way; path: string; top?: boolean }) {
  const look = useLook({ kind: 'near', entry });
  const lines = look.current ? (look.shows?.[way] ?? []) : null;
  if (look.problem !== undefined) return <Note text={look.problem} />;
  if (lines === null) return <Note text={words.stillLooking} />;
  if (lines.length === 0) return <Note text={words.notOnThisPath} />;
  const line = (one: EntryLine, at: number) => (
    <Line key={one.entry} line={one} way={way} path={`${path}/${one.entry}`} first={top && at === 0} />
  );
  const rest = lines.slice(MOST_AT_FIRST);
  return (
    <>
      {lines.slice(0, MOST_AT_FIRST).map(line)}
      {rest.length === 0 ? null : (
        <TreeItem id={`${path}/more`} row={<span className="what">{words.andMoreEntries(rest.length)}</span>}>
          {() => rest.map((one) => line(one, -1))}
        </TreeItem>
      )}
    </>
  );
}

function Note({ text }: { text: string }) {
  return <TreeItem id={`note/${text}`} row={<span className="quiet">{text}</span>} />;
}

function Line({ line, way, path, first }: { line: EntryLine; way: Way; path: string; first: boolean }) {
  const inspector = useInspector();
  const further = way === 'causes' ? line.causes : line.effects;
  return (
    <TreeItem
      id={path}
      first={first}
      onGo={() => inspector.playback.goToEntry(line.entry)}
      row={
        <>
          <span className="no">{line.entry}</span>
          {line.mark === null ? null : <MarkSign mark={line.mark} />}
          <span className="what" title={line.words}>
            {line.words}
          </span>
        </>
      }
    >
      {further === 0 ? undefined : () => <Lines entry={line.entry} way={way} path={path} />}
    </TreeItem>
  );
}
