import { afterAll, describe, expect, test } from 'vitest';
import { PLAYERS } from '../../events/index.ts';
import { EXAMPLES, playScenario } from '../../machines/index.ts';
import { takeInHand } from '../../ui/worker/duelOnHand.ts';
import { momentAt } from '../../ui/worker/moment.ts';
import { rowsBetween } from '../../ui/worker/rows.ts';
import { unknownNames } from '../sight/sightChecks.ts';

describe('a duel seen by one player', () => {
  let hidden = 0;
  afterAll(() => expect(hidden).toBeGreaterThan(20));

  test.each(EXAMPLES.map((scenario) => scenario.id))('%s', (id) => {
    const scenario = EXAMPLES.find((each) => each.id === id);
    if (scenario === undefined) throw new Error(`no example ${id}`);
    const played = playScenario(scenario, {});
    const truth = takeInHand(played.header, played.entries);
    const moments = truth.path.map((_, position) => momentAt(truth, position));
    const told = JSON.stringify(moments);
    for (const player of PLAYERS) {
      const duel = takeInHand(played.header, played.entries, undefined, player);
      expect(duel.path.length).toBe(truth.path.length);
      const unknown = unknownNames(played.entries, player);
      hidden += unknown.filter((name) => told.includes(`"${name}"`)).length;
      for (let position = 0; position < duel.path.length; position++) {
        const seen = momentAt(duel, position);
        const at = `${id}, seen by ${player}, entry ${seen.entry.index} (${seen.entry.type})`;
        expect(seen.speaker.states, at).toEqual(moments[position]?.speaker.states);
        expect(seen.explanation.title, at).not.toBe('');
        // the ruleset's own words and rules name cards too, as examples
        const { rule: _rule, ours: _ours, ...shown } = seen;
        const said = JSON.stringify(shown);
        for (const name of unknown) expect(said.includes(`"${name}"`), `${at}: ${name}`).toBe(false);
      }
      expect(rowsBetween(duel, 0, duel.path.length).filter(({ words }) => words === '')).toEqual([]);
    }
  });
});

/** Cards that lay in a Deck when one player saw them, that were Set, and that lie face-down on both sides. */
describe('a copy has one number, whoever looks', () => {
  test.each(['T-11', 'T-85', 'X-13', 'X-23', 'X-57'])('%s', (id) => {
    const scenario = EXAMPLES.find((each) => each.id === id);
    if (scenario === undefined) throw new Error(`no example ${id}`);
    const played = playScenario(scenario, {});
    const { names } = takeInHand(played.header, played.entries);
    for (const player of PLAYERS) {
      const seen = takeInHand(played.header, played.entries, undefined, player).names;
      for (const [card, name] of Object.entries(seen.full)) expect(name).toBe(names.full[card] ?? name);
      expect(seen.numbers).toEqual(
        Object.fromEntries(
          Object.entries(names.numbers).filter(([card]) => seen.numbers[card] !== undefined),
        ),
      );
    }
  });
});
