import { words } from '../locales/index.ts';
import { Icon } from '../theme/Mark.tsx';
import { Menu } from '../theme/Menu.tsx';
import type { Outline } from '../worker/protocol/index.ts';
import { AskFirstButton } from './AskFirstButton.tsx';
import { useInspector, usePage } from './context.ts';
import { DetailSwitch } from './DetailSwitch.tsx';
import { LanguageSwitch } from './LanguagePick.tsx';
import { Course, Rulesets } from './Picks.tsx';
import { useDark } from './useDark.ts';

const REST = [
  { command: 'file.lessons', icon: 'book', name: () => words.lessonsTitle },
  { command: 'file.sandbox', icon: 'board', name: () => words.sandbox },
  { command: 'file.save', icon: 'save', name: () => words.save },
  { command: 'file.judge', icon: 'file', name: () => words.judge },
  { command: 'help.keys', icon: 'help', name: () => words.keysAndHelp },
] as const;

/** What has no room in the bar of a narrow window; of the duel only where one is looked at. */
export function NarrowMenu({ outline }: { outline: Outline | null }) {
  const inspector = useInspector();
  const dark = useDark();
  const isReported = usePage((state) => state.report !== null && state.view === 'duel');
  return (
    <Menu label={words.menu} className="btn btn-quiet btn-icon" button={<Icon name="menu" />}>
      {(close) => (
        <>
          {outline === null ? null : (
            <>
              <DetailSwitch />
              <AskFirstButton onPicked={close} />
              {outline.asking?.question != null ? null : <Course outline={outline} onPicked={close} />}
            </>
          )}
          {isReported ? (
            <button
              type="button"
              className="btn"
              onClick={() => {
                close();
                inspector.run('file.report');
              }}
            >
              <Icon name="find" />
              {words.reportOf}
            </button>
          ) : null}
          {REST.map(({ command, icon, name }) =>
            command !== 'file.sandbox' && command !== 'help.keys' && outline === null ? null : (
              <button
                key={command}
                type="button"
                className="btn"
                onClick={() => {
                  close();
                  inspector.run(command);
                }}
              >
                <Icon name={icon} />
                {name()}
              </button>
            ),
          )}
          <button
            type="button"
            className="btn"
            onClick={() => inspector.set({ theme: dark ? 'light' : 'dark' })}
          >
            <Icon name={dark ? 'sun' : 'moon'} />
            {dark ? words.lightColours : words.theme}
          </button>
          <LanguageSwitch />
          {outline === null ? null : (
            <>
              <h2>{words.ruleset}</h2>
              {outline.rulesets.length === 0 ? (
                <p>{outline.ruleset.name}</p>
              ) : (
                <Rulesets outline={outline} onPicked={close} />
              )}
            </>
          )}
        </>
      )}
    </Menu>
  );
}
