import type { Candidate, EntryOf, ReplayCause } from '../../messages/index.ts';
import type { SideChange } from '../../projections/index.ts';
import {
  asDeparture,
  asManyAsBefore,
  causesInOrder,
  directForbidden,
  isDirectBlocked,
  isOfField,
  type LostThrough,
  lostThrough,
  ofCandidate,
  whatLeft,
} from '../facts/replay.ts';
import { countsNumber, defendersOf } from '../facts/sides.ts';
import type { Scene } from '../scene.ts';
import { sourcesOfChanges, sourcesOfValue } from '../sources.ts';
import { say, sentences, strong, type Words } from '../words.ts';
import { because, turnedClause } from './changes.ts';
import { permissionGone } from './ended.ts';
import {
  and,
  attackerName,
  changesClause,
  clausesOf,
  departure,
  sentence,
  sideOf,
  targetName,
  theAttack,
} from './grammar.ts';

/** Tells one cause of a replay; the first one says when, the others follow. */
type CauseTeller = (scene: Scene, candidate: Candidate | undefined, first: boolean) => Words;

const whileRunning = (scene: Scene, first: boolean): Words =>
  first ? say` while ${attackerName(scene)}’s attack was running` : say` as well`;

const sideCause =
  (by: SideChange['by']): CauseTeller =>
  (scene, candidate, first) => {
    const changes = ofCandidate(scene.changes('defender', by), candidate);
    const clauses = clausesOf(changes, by, scene.defender, scene);
    const told = clauses.map((clause, index) =>
      sentence(say`${strong`${clause}`}${whileRunning(scene, first && index === 0)}`),
    );
    return sentences(...told);
  };

/** What took the right to attack directly away: a card that left, effects that were negated, a monster that was turned. */
function lostClause(lost: LostThrough, scene: Scene): Words {
  switch (lost.how) {
    case 'left':
      return say`${scene.card(lost.moved.payload.card)} ${departure([asDeparture(lost.moved)], scene)}`;
    case 'negated':
      return say`${scene.card(lost.card)} has its effects negated${because(lost.card, lost.sources, scene)}`;
    case 'turned':
      return turnedClause(lost.entries, scene);
  }
}

const CAUSES: Readonly<Record<ReplayCause, CauseTeller>> = {
  ENTER: sideCause('entered'),
  LEAVE: sideCause('left'),
  CONTROL_IN: sideCause('controlIn'),
  CONTROL_OUT: sideCause('controlOut'),
  RETURNED(scene, candidate, first) {
    const cards = candidate?.cards?.map((id) => scene.card(id)) ?? [];
    const [name] = cards;
    const who = name === undefined ? say`a monster` : say`${name}`;
    const clause = strong`${who} left ${sideOf(scene.defender)} and came back`;
    return sentences(
      sentence(say`${clause}${whileRunning(scene, first)}`),
      say`To the rules it is a new monster there.`,
    );
  },
  DIRECT_LOST(scene, candidate) {
    const attacker = attackerName(scene);
    const changed = directForbidden(scene, candidate)?.payload;
    const forbidden = changed === undefined ? undefined : because(changed.card, changed.sources, scene);
    const through = lostThrough(scene, candidate);
    const how = through === undefined ? undefined : lostClause(through, scene);
    const own = through?.how === 'negated' && through.own;
    const lost = strong`${own ? 'it' : attacker} may no longer attack directly`;
    const defender = scene.defender;
    const told =
      forbidden !== undefined
        ? sentence(say`${lost}${forbidden}`)
        : how === undefined
          ? sentence(say`${lost} while ${defender} controls monsters`)
          : sentence(say`${how}, so ${lost} while ${defender} controls monsters`);
    const unchanged = scene.changes('defender').length === 0;
    return sentences(told, unchanged && say`The monsters on ${sideOf(defender)} are still the same ones.`);
  },
  TARGET_FORBIDDEN(scene, candidate) {
    const target = scene.attack?.target ?? null;
    const attacker = attackerName(scene);
    if (target === null || target === 'direct')
      return sentence(strong`${attacker} may no longer attack directly`);
    const through = because(target, sourcesOfChanges(scene, candidate?.entries ?? []), scene);
    return sentence(say`${strong`${attacker} may no longer attack ${scene.card(target)}`}${through}`);
  },
  OWN_SIDE_CHANGED(scene, candidate, first) {
    const changes = ofCandidate(scene.changes('own'), candidate);
    const clause = strong`${changesClause(changes, scene.attacker, scene)}`;
    return sentences(
      sentence(say`${clause}${whileRunning(scene, first)}`),
      countsNumber(scene)
        ? say`Under this ruleset a change in the number of monsters counts on either player’s side.`
        : say`Under this ruleset a monster that comes to or leaves either player’s side counts.`,
    );
  },
  DIRECT_GAINED(scene) {
    return sentences(
      sentence(
        say`${strong`${attackerName(scene)} may now attack ${scene.defender} directly`}${ofAttacker(scene, 'attackDirectly')}`,
      ),
      say`Under this ruleset that is a reason to choose again.`,
    );
  },
  ATTACKER_UNABLE(scene) {
    const { entry } = scene;
    const further =
      entry.type === 'attackReplay.checked' &&
      entry.payload.candidates.some(({ code, verdict }) => code === 'EXTRA_ATTACK_LOST' && verdict === 'yes');
    return sentences(
      further
        ? permissionGone(scene)
        : sentence(
            say`${strong`${attackerName(scene)} can no longer attack`}${ofAttacker(scene, 'cannotAttack')}`,
          ),
      say`Under this ruleset that is called a replay.`,
    );
  },
};

/** What set an ability of the attacking monster: ` because of Fiendish Chain`. */
function ofAttacker(scene: Scene, what: string): Words {
  const attacker = scene.attack?.attacker;
  return attacker === undefined ? [] : because(attacker, sourcesOfValue(scene, attacker, what), scene);
}

function leftTargetNote(entry: EntryOf<'attackReplay.checked'>, scene: Scene): Words | undefined {
  const left = whatLeft(entry, scene);
  if (left === undefined) return undefined;
  if (left === 'target') return say`That was the monster under attack.`;
  if (countsNumber(scene)) return say`It was not the monster under attack, but that makes no difference.`;
  return left === 'departure'
    ? say`It was not the monster under attack, but that makes no difference: any departure counts.`
    : say`It was not the monster under attack, but that makes no difference: any change of control counts.`;
}

/** Where only the number counts: that it is another one, or that the target itself is gone (C9). */
function numberNote(entry: EntryOf<'attackReplay.checked'>, scene: Scene): Words | undefined {
  if (!isOfField(entry)) return undefined;
  const now = defendersOf(scene).length;
  const then = scene.attack?.snapshot.defender.length;
  return now === then
    ? say`Under this ruleset the number of monsters counts, and it is the same; but the monster under attack is gone.`
    : say`Under this ruleset the number of monsters counts, and on ${sideOf(scene.defender)} it has changed.`;
}

function countNote(entry: EntryOf<'attackReplay.checked'>, scene: Scene): Words | undefined {
  if (countsNumber(scene)) return numberNote(entry, scene);
  switch (asManyAsBefore(entry, scene)) {
    case undefined:
      return undefined;
    case 'control':
      return say`The number of monsters there is the same as before, but each departure, arrival and change of control counts.`;
    case 'moves':
      return say`The number of monsters there is the same as before, but each arrival and each departure counts.`;
  }
}

/** The defending player has a say in the target: through a card that lets it name the target, or of several effects (R28, B17). */
function whoSays(entry: EntryOf<'attackReplay.checked'>, scene: Scene): Words {
  const { attacker, defender } = scene;
  const by = entry.because?.facts['namedBy'];
  return sentences(
    say`So ${attacker} decides whether the attack goes on.`,
    typeof by === 'string'
      ? say`If it does, ${defender} names the target, because of ${scene.card(by)}.`
      : say`If it does, ${defender} says which of the effects that each make it attack a certain monster applies.`,
  );
}

/** Why a direct attack, declared before, is not among the choices: monsters stand in the way now (R25). */
function noLongerDirect(entry: EntryOf<'attackReplay.checked'>, scene: Scene): Words | undefined {
  if (!isDirectBlocked(entry, scene)) return undefined;
  const count = defendersOf(scene).length;
  return count === 0
    ? undefined
    : say`Attacking directly is not among the choices: ${scene.defender} controls ${count === 1 ? 'a monster' : 'monsters'} now.`;
}

function consequence(entry: EntryOf<'attackReplay.checked'>, scene: Scene): Words {
  const { attacker } = scene;
  switch (entry.payload.then) {
    case 'startOver':
      if (entry.payload.causes.includes('ATTACKER_UNABLE'))
        return say`So the attack starts over: ${attacker} is back before the declaration and may attack with another monster that is able, but not with ${attackerName(scene)}.`;
      return say`So the attack starts over: ${attacker} is back before the declaration and may attack with any able monster.`;
    case 'end':
      return say`So the attack ends.`;
    case 'goOn':
      // another engine, or a recording, passed it over
      if (entry.payload.verdict === 'replay')
        return say`So ${attacker} would choose the target again, but the attack goes on and nobody is asked.`;
      return say`So the attack goes on.`;
    case 'choose': {
      const { choices } = entry.payload;
      const stop = choices.some((choice) => choice.value === 'stop');
      if (stop && choices.length === 1)
        return say`Nothing is left to attack with, so ${attacker} can only stop.`;
      const again = choices.some((choice) => choice.value === 'continue')
        ? whoSays(entry, scene)
        : say`So ${attacker} chooses the target again.`;
      return sentences(
        again,
        noLongerDirect(entry, scene),
        !stop && say`Stopping the attack is not among the choices: this monster must attack.`,
      );
    }
  }
}

function withoutIt(entry: EntryOf<'attackReplay.checked'>, scene: Scene): Words {
  const { causes } = entry.payload;
  const { defender, attacker } = scene;
  const only = causes.length === 1 ? causes[0] : undefined;
  const goesOn = say`there would be no replay, and the attack would go on`;
  const attackGoesOn = say`there would be no replay, and ${theAttack(scene)} would go on`;
  switch (only) {
    case 'CONTROL_IN':
      return say`If ${defender} had taken control of no monster, ${attackGoesOn}.`;
    case 'ENTER':
      return say`If no monster had come to ${sideOf(defender)}, ${attackGoesOn}.`;
    case 'LEAVE':
    case 'CONTROL_OUT': {
      const candidate = entry.payload.candidates.find(({ code }) => code === only);
      const gone = ofCandidate(
        scene.changes('defender', only === 'LEAVE' ? 'left' : 'controlOut'),
        candidate,
      );
      const left = gone.length === 1 ? gone[0] : undefined;
      if (only === 'CONTROL_OUT' && left !== undefined) {
        const still = left.card === scene.attack?.target ? goesOn : attackGoesOn;
        return say`If ${defender} still controlled ${scene.card(left.card)}, ${still}.`;
      }
      if (left === undefined && only === 'CONTROL_OUT')
        return say`If ${defender} had lost control of no monster, ${attackGoesOn}.`;
      if (left === undefined) return say`If no monster had left ${sideOf(defender)}, ${attackGoesOn}.`;
      const wasTarget = left.card === scene.attack?.target;
      return say`If ${scene.card(left.card)} had stayed on ${sideOf(defender)}, ${wasTarget ? goesOn : attackGoesOn}.`;
    }
    case 'DIRECT_LOST':
      return say`If ${attackerName(scene)} could still attack directly, ${goesOn}.`;
    case 'TARGET_FORBIDDEN':
      return say`If ${attackerName(scene)} could still attack ${targetName(scene)}, ${goesOn}.`;
    case 'OWN_SIDE_CHANGED':
      if (scene.changes('defender').length > 0)
        return say`If ${sideOf(attacker)} had stayed as it was, ${attackGoesOn}.`;
      return say`Under the rules of today only ${sideOf(defender)} counts: there would be no replay, and ${attacker} would have to go on.`;
    case 'DIRECT_GAINED':
      return say`Under the rules of today gaining a direct attack is no reason to choose again, and ${theAttack(scene)} would go on.`;
    case 'ATTACKER_UNABLE':
      return say`If ${attackerName(scene)} could still attack, ${goesOn}.`;
    default:
      return say`If ${sideOf(defender)} had stayed as it was, ${attackGoesOn}.`;
  }
}

const ROW: Readonly<Record<ReplayCause, string>> = {
  ENTER: 'a monster came',
  LEAVE: 'a monster left',
  CONTROL_IN: 'control of a monster changed',
  CONTROL_OUT: 'control of a monster changed',
  RETURNED: 'a monster came back',
  DIRECT_LOST: 'no direct attack any more',
  TARGET_FORBIDDEN: 'the target is forbidden',
  OWN_SIDE_CHANGED: 'the attacker’s own side changed',
  DIRECT_GAINED: 'a direct attack is possible',
  ATTACKER_UNABLE: 'it can no longer attack',
};

/** The row of a replay: all its causes, where there are several. */
export function replayRow(entry: EntryOf<'attackReplay.checked'>): Words {
  const causes = causesInOrder(entry);
  return causes.length < 2 ? say`Replay` : say`Replay: ${and(causes.map(({ code }) => ROW[code]))}`;
}

/** A replay: what happened, to which cards, and what follows. */
export function tellReplay(
  entry: EntryOf<'attackReplay.checked'>,
  scene: Scene,
): { sentence: Words; otherwise: Words } {
  const found = causesInOrder(entry);
  const told = found.map(({ code, candidate }, index) => CAUSES[code](scene, candidate, index === 0));
  return {
    sentence: sentences(
      ...told,
      leftTargetNote(entry, scene),
      countNote(entry, scene),
      consequence(entry, scene),
    ),
    otherwise: withoutIt(entry, scene),
  };
}
