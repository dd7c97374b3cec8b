import { describe, expect, test } from 'vitest';
import { EXAMPLES, playScenario } from '../../machines/index.ts';
import { takenEdges } from '../../ui/inspector/chart/chartModel.ts';
import { chartPlan } from '../../ui/worker/chartPlan.ts';
import { takeInHand } from '../../ui/worker/duelOnHand.ts';
import { lookAtGuards } from '../../ui/worker/looks/guards.ts';
import { momentAt } from '../../ui/worker/moment.ts';

function duelOf(id: string) {
  const scenario = EXAMPLES.find((each) => each.id === id);
  if (scenario === undefined) throw new Error(`no example ${id}`);
  const played = playScenario(scenario);
  return takeInHand(played.header, played.entries);
}

describe('the guards that the chart asked', () => {
  test('at the replay of T-09 the guard read that the attacker has to choose', () => {
    const duel = duelOf('T-09');
    const at = duel.path.findIndex((entry) => entry.type === 'attackReplay.checked');
    const guards = lookAtGuards(duel, at);
    expect(guards.find(({ says }) => says)).toMatchObject({
      guard: 'replayIsChosen',
      reads: [{ name: 'then', value: 'choose' }],
    });
  });

  test('whatever transition was taken, its guard said yes; and no guard before it did', () => {
    let guarded = 0;
    for (const scenario of EXAMPLES.filter((_, index) => index % 9 === 0)) {
      const duel = duelOf(scenario.id);
      const plan = chartPlan(duel.header.ruleset.switches.damageStep);
      for (let position = 1; position < duel.path.length; position++) {
        const moment = momentAt(duel, position);
        const taken = takenEdges(plan, moment.entry.type, moment.statesBefore, moment.speaker.states);
        const guards = lookAtGuards(duel, position);
        for (const edge of taken) {
          const own = guards.find(({ edges }) => edges.includes(edge.id));
          if (edge.guard === null || own === undefined) continue;
          guarded += 1;
          expect(own.says, `${scenario.id}, entry ${moment.entry.index}, ${edge.id}`).toBe(true);
          expect(own.reads.length).toBeGreaterThan(0);
        }
      }
    }
    expect(guarded).toBeGreaterThan(10);
  });

  test('each state of the plan says who is asked, what may be decided and what must be done', () => {
    const { nodes } = chartPlan('modern');
    expect(nodes.find(({ id }) => id === 'prompt.asking')).toMatchObject({
      asks: 'prompted',
      may: ['prompt.answer', 'duel.concede'],
    });
    expect(nodes.some(({ must }) => must.length > 0)).toBe(true);
  });
});
