import type { Candidate, CardId, Command, Entry, Option, Place, Player } from '../messages/index.ts';
import type { Catalogue, Decision, Refusal, ToldRefusal } from './catalogue.ts';
import { english } from './en/index.ts';
import { neverAllowed } from './facts/endings.ts';
import { wantedBy } from './facts/wanted.ts';
import { effectsOf } from './links.ts';
import { markOf } from './marks.ts';
import { type Scene, sceneOf } from './scene.ts';
import type { ExplainContext, Explanation } from './types.ts';
import { capital, say, textOf, type Words } from './words.ts';

/** The player an entry is about: who decided, or whose card or Life Points it concerns. */
function playerOf(entry: Entry, scene: Scene): Player | null {
  if (entry.command !== undefined) return entry.command.player;
  switch (entry.type) {
    case 'card.moved':
      return entry.payload.to.zone === 'nowhere' ? entry.payload.from.player : entry.payload.to.player;
    case 'control.changed':
      return entry.payload.to.player;
    case 'link.resolving':
    case 'link.resolved':
      return scene.before.chain.find((link) => link.link === entry.payload.link)?.player ?? null;
    case 'card.turned':
    case 'monster.summoned':
    case 'spellTrap.set':
    case 'monster.turnedByHand':
    case 'value.changed':
    case 'card.equipped':
    case 'card.unequipped':
    case 'counters.changed':
      return scene.state(entry.payload.card)?.place.player ?? null;
    case 'effect.applied':
    case 'attack.negated':
      return entry.payload.source.player;
    case 'attack.declared':
    case 'attack.targetChosen':
    case 'attack.ended':
    case 'battle.calculated':
      return scene.attack?.player ?? null;
    default:
      return 'player' in entry.payload ? entry.payload.player : null;
  }
}

/** The entries in which a choice of this entry was taken: one for each branch. */
function takenAt(option: Option, effects: readonly number[], scene: Scene): number | undefined {
  return effects.find((index) => {
    const entry = scene.entries[index];
    // what is added between two told entries is nobody's choice
    if (entry?.inferred === true) return false;
    switch (entry?.type) {
      case 'attack.targetChosen':
        return (
          option.value === (entry.payload.direct ? 'direct' : entry.payload.target) ||
          (option.value === 'continue' && entry.command !== undefined)
        );
      case 'attack.stopped':
        return option.value === 'stop';
      case 'prompt.asked':
        return option.value === 'continue';
      case 'prompt.answered': {
        const { answer } = entry.payload;
        return Array.isArray(answer)
          ? answer.some((value) => value === option.value)
          : answer === option.value;
      }
      default:
        return false;
    }
  });
}

const optionsOf = (entry: Entry): readonly Option[] => {
  if (entry.type === 'attackReplay.checked')
    return entry.payload.then === 'choose' ? entry.payload.choices : [];
  return entry.type === 'prompt.asked' ? entry.payload.options : [];
};

function becauseOf(entry: Entry): number[] {
  const found = new Set(entry.causedBy);
  if (entry.type === 'attackReplay.checked') {
    for (const candidate of entry.payload.candidates) {
      if (candidate.verdict === 'yes' || candidate.counted === false)
        for (const index of candidate.entries ?? []) found.add(index);
    }
  }
  return [...found].filter((index) => index < entry.index).sort((a, b) => a - b);
}

/** What may become of an attacker. The first of it ends the attack, and after that no other is looked at. */
const OF_ATTACKER: ReadonlySet<string> = new Set([
  'ATTACKER_LEFT',
  'ATTACKER_FACEDOWN',
  'ATTACKER_DEFENSE',
  'ATTACKER_CONTROL',
  'CANNOT_ATTACK',
  'EXTRA_ATTACK_LOST',
]);
const isPast = (code: string, { attack }: Scene): boolean =>
  OF_ATTACKER.has(code) && attack?.attackerLost != null && attack.attackerLost.code !== code;

function ruleOf(entry: Entry, scene: Scene): { readonly rule: string | null; readonly code: string | null } {
  // what nothing allowed was not lost: it could not be declared
  if (entry.because?.code === 'EXTRA_ATTACK_LOST' && neverAllowed(scene)) return { rule: 'B13', code: null };
  if (entry.because !== undefined) return { rule: entry.because.rule, code: entry.because.code };
  if (entry.type === 'command.refused') return { rule: entry.payload.rule, code: entry.payload.code };
  return {
    rule: null,
    code:
      entry.type === 'attackReplay.checked' ? (entry.payload.code ?? entry.payload.causes[0] ?? null) : null,
  };
}

/**
 * Everything there is to say about the entry with this index: what happened, why, and what would be different.
 * @param context the whole log, and the table before and after this entry
 * @throws RangeError where the log has no such entry
 */
export function explain(context: ExplainContext, index: number, catalogue: Catalogue = english): Explanation {
  const entry = context.entries[index];
  if (entry === undefined) throw new RangeError(`The log has no entry ${index}.`);
  const scene = sceneOf(context, entry, catalogue.unseen);
  const tell = catalogue.tell[entry.type] as (
    entry: Entry,
    scene: Scene,
  ) => ReturnType<Catalogue['tell'][Entry['type']]>;
  const told = tell(entry, scene);
  const leadsTo = effectsOf(context.entries, index);
  const candidates = entry.type === 'attackReplay.checked' ? entry.payload.candidates : [];
  return {
    index,
    mark: markOf(entry, scene.defender),
    player: playerOf(entry, scene),
    title: told.title,
    row: textOf(capital(told.row)),
    sentence: capital(told.sentence),
    otherwise: told.otherwise ?? [],
    ...ruleOf(entry, scene),
    candidates: candidates.map((candidate) => ({
      ...candidate,
      ...(isPast(candidate.code, scene) && candidate.verdict === 'no'
        ? { verdict: 'doesNotApply' as const }
        : {}),
      words: catalogue.candidate(candidate, scene),
    })),
    choices: optionsOf(entry).map((option) => {
      const taken = takenAt(option, leadsTo, scene);
      return { ...option, words: catalogue.choice(option, scene), ...(taken === undefined ? {} : { taken }) };
    }),
    reads: entry.because?.reads ?? [],
    becauseOf: becauseOf(entry),
    leadsTo,
  };
}

/**
 * A reason for or against a replay as a statement about the check at this entry, whether or not it holds there.
 * @throws RangeError where the log has no such entry
 */
export function explainReason(
  context: ExplainContext,
  index: number,
  code: Candidate['code'],
  catalogue: Catalogue = english,
): string {
  const entry = context.entries[index];
  if (entry === undefined) throw new RangeError(`The log has no entry ${index}.`);
  const candidate: Candidate = { code, rule: '', verdict: 'no' };
  return catalogue.candidate(candidate, sceneOf(context, entry, catalogue.unseen));
}

/**
 * A refusal in words, for a decision that was not taken: the reason beside a greyed choice.
 * @example explainRefusal({ player: 'A', type: 'attackReplay.choose', target: 'direct', code, rule, detail }, nameOf)
 */
export function explainRefusal(
  refusal: Refusal,
  nameOf: (card: CardId) => string,
  catalogue: Catalogue = english,
): ToldRefusal {
  return catalogue.refusal(refusal, { card: (id): Words => say`${{ text: nameOf(id), card: id }}` });
}

/**
 * A decision in words, as a button says it: `Attack Sheep Token 2 with Dark Magician`.
 * @param nameOf the card's name as the reader knows it
 * @example explainDecision({ type: 'priority.pass', player: 'A' }, nameOf)
 */
export function explainDecision(
  command: Command,
  nameOf: (card: CardId) => string,
  catalogue: Catalogue = english,
): string {
  return textOf(
    capital(catalogue.decision(wantedBy(command), { card: (id) => say`${{ text: nameOf(id), card: id }}` })),
  );
}

/**
 * That only one of two rulesets allows a decision, and why the other one does not.
 * @param rulesets the names of the one that allows it (`there`) and of the other one (`here`)
 */
export function explainOnlyUnder(
  decision: Decision,
  refused: Omit<Refusal, keyof Decision> | undefined,
  nameOf: (card: CardId) => string,
  rulesets: { readonly there: string; readonly here: string },
  catalogue: Catalogue = english,
): string {
  const names = { card: (id: CardId): Words => say`${{ text: nameOf(id), card: id }}` };
  const why =
    refused === undefined
      ? undefined
      : {
          sentence: textOf(catalogue.refusal({ ...decision, ...refused }, names).sentence),
          rule: refused.rule,
        };
  return catalogue.onlyUnder(decision, names, rulesets, why);
}

/** What a card is called whose face the reader does not see, by where it lies: `the face-down monster in B’s zone 2`. */
export const unseenName = (place: Place | undefined, catalogue: Catalogue = english): string =>
  catalogue.unseen(place, 1);
