import type { Player, StartPlace } from '../../events/index.ts';
import type { Scenario } from '../../machines/index.ts';
import { useInspector } from '../app/context.ts';
import { words } from '../locales/index.ts';
import { Segmented } from '../theme/Segmented.tsx';
import type { Shelf } from '../worker/protocol/index.ts';
import { rulesetOf, underRuleset } from './draft.ts';

const PLAYERS: readonly Player[] = ['A', 'B'];

const START_PLACES: readonly StartPlace[] = [
  'drawPhase',
  'main1',
  'start.open',
  'battle.open',
  'end.open',
  'main2',
  'endPhase',
];

/** When the duel begins, and under which rules. */
export function Terms({ scenario, shelf }: { scenario: Scenario; shelf: Shelf | null }) {
  const inspector = useInspector();
  const { setup } = scenario;
  const set = (more: Partial<Scenario['setup']>) =>
    inspector.sandbox.change({ ...scenario, setup: { ...setup, ...more } });
  const { base, changed } = rulesetOf(scenario);
  const ruleset = shelf?.rulesets.find(({ id }) => id === base);
  const rules = (to: string, switches: Readonly<Record<string, string>>) =>
    inspector.sandbox.change(underRuleset(scenario, to, switches));
  return (
    <section className="terms" aria-label={words.terms}>
      <h2>{words.terms}</h2>
      <label>
        <span>{words.turnNumber}</span>
        <input
          type="number"
          min={1}
          max={999}
          value={setup.turn ?? 3}
          onChange={(event) => set({ turn: Math.max(1, Math.floor(event.target.valueAsNumber || 1)) })}
        />
      </label>
      <div className="terms-row">
        <span>{words.whoseTurn}</span>
        <Segmented
          label={words.whoseTurn}
          value={setup.turnPlayer ?? 'A'}
          options={PLAYERS.map((value) => ({ value, label: value }))}
          onChange={(turnPlayer) => set({ turnPlayer })}
        />
      </div>
      <label>
        <span>{words.beginsAt}</span>
        <select
          value={setup.at ?? 'battle.open'}
          onChange={(event) => set({ at: event.target.value as StartPlace })}
        >
          {START_PLACES.map((place) => (
            <option key={place} value={place}>
              {words.startPlace(place)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{words.ruleset}</span>
        <select value={base} onChange={(event) => rules(event.target.value, {})}>
          {(shelf?.rulesets ?? []).map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <details className="more">
        <summary>{words.switchesChanged(Object.keys(changed).length)}</summary>
        {(shelf?.switches ?? []).map(({ name, asks, values }) => {
          const own = ruleset?.values[name] ?? '';
          return (
            <label key={name}>
              <span>{asks}</span>
              <select
                value={changed[name] ?? own}
                onChange={(event) => {
                  const { [name]: _before, ...rest } = changed;
                  const { value } = event.target;
                  rules(base, value === own ? rest : { ...rest, [name]: value });
                }}
              >
                {values.map(({ value, means }) => (
                  <option key={value} value={value}>
                    {means}
                    {value === own ? '' : ' *'}
                  </option>
                ))}
              </select>
            </label>
          );
        })}
        <button type="button" className="btn" onClick={() => rules(base, {})}>
          {words.switchesAsIs}
        </button>
      </details>
    </section>
  );
}
