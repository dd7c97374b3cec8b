import { ANNOTATIONS, type CommandType, type Entry, type EventType } from '../../events/index.ts';
import {
  createRules,
  createStepper,
  type DuelHeader,
  type DuelSnapshot,
  type Must,
} from '../../machines/index.ts';

/** An entry that nothing in the chart allows where it stands. */
export interface WithoutAuthority {
  readonly index: number;
  readonly type: EventType;
  readonly why: string;
}

const PAYS: readonly EventType[] = [
  'card.moved',
  'card.turned',
  'lifePoints.changed',
  'effect.applied',
  'prompt.asked',
];

/** What a command brings about itself: what it pays and asks on the way, and the event that completes it. */
export const OWN: Readonly<
  Record<CommandType, { readonly pays: readonly EventType[]; readonly is: readonly EventType[] }>
> = {
  'attack.declare': { pays: [], is: ['attack.declaring'] },
  'attackReplay.choose': { pays: ['prompt.asked'], is: ['attack.targetChosen', 'attack.stopped'] },
  'attackReplay.continue': { pays: ['prompt.asked'], is: ['attack.targetChosen'] },
  'effect.activate': { pays: PAYS, is: ['effect.activated'] },
  'monster.summon': { pays: ['card.moved', 'prompt.asked'], is: ['monster.summoned'] },
  'card.set': { pays: ['card.moved', 'prompt.asked'], is: ['spellTrap.set', 'monster.summoned'] },
  'monster.flip': { pays: ['card.turned'], is: ['monster.summoned'] },
  'monster.turn': { pays: ['card.turned'], is: ['monster.turnedByHand'] },
  'phase.change': { pays: [], is: ['phase.proposed'] },
  'priority.pass': { pays: [], is: ['priority.passed', 'phase.proposed'] },
  'prompt.answer': { pays: ['prompt.answered'], is: [] },
  'duel.concede': { pays: [], is: ['duel.ended'] },
};

/**
 * Follows a duel through its chart entry by entry, from outside: every entry must be the setup, a command that the
 * active states list, a command's own event before the rules have anything to do, a derived value, an annotation, or
 * of a type that a `must` active at that very moment names.
 */
export function withoutAuthority(header: DuelHeader, entries: readonly Entry[]): readonly WithoutAuthority[] {
  const rules = createRules({ ruleset: header.ruleset, cards: header.cards });
  const stepper = createStepper(rules.chart);
  const found: WithoutAuthority[] = [];
  let state = rules.initial();
  /** The command whose own events may still come. */
  let own: CommandType | undefined;
  /** The command that the work behind the open prompt belongs to. */
  let asking: CommandType | undefined;
  let begunAt = 0;
  for (const entry of entries) {
    const { command, index, type } = entry;
    const speaker = rules.speaker(state);
    const must: readonly Must[] =
      stepper
        .regions(state.procedure as DuelSnapshot)
        .find((region) => region.must !== undefined || region.asks !== undefined)?.must ?? [];
    const complain = (why: string): void => {
      found.push({ index, type, why });
    };
    if (command !== undefined) {
      begunAt = index;
      own = command.type;
      const asked = command.type === 'duel.concede' || speaker.asks === command.player;
      if (type !== 'command.refused' && !(speaker.may.includes(command.type) && asked))
        complain(`the chart does not allow ${command.type} here`);
    }
    if (must.length > 0) own = undefined;
    const events = own === undefined ? undefined : OWN[own];
    const standing = stepper.standing.some(({ appends }) => appends.includes(type));
    if (type === 'duel.started' ? index === 0 : ANNOTATIONS.has(type) || type === 'value.changed') {
      // the setup, notes, refusals and derived values need nobody's leave
    } else if (events?.is.includes(type)) own = undefined;
    else if (events?.pays.includes(type)) {
      if (type === 'prompt.asked') asking = own;
      if (type === 'prompt.answered') own = asking;
    } else if (must.some(({ appends }) => appends.includes(type))) asking = undefined;
    else if (!standing)
      complain(`no command and no must asks for it (${must.map(({ run }) => run).join() || 'none active'})`);
    else if (entry.causedBy.every((cause) => cause < begunAt))
      complain('it happens by itself, and nothing in this decision made it happen');
    state = rules.evolve(state, entry);
  }
  return found;
}
