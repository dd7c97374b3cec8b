import type { EntryOf, NoReplayCode, ReplayCause } from '../../messages/index.ts';
import { idleLinks } from '../facts/chain.ts';
import { outcomeOf, withCountedCause } from '../facts/outcomes.ts';
import type { Scene } from '../scene.ts';
import { cardOfLink, sourcesOfChanges, sourcesOfValue } from '../sources.ts';
import { say, sentences, strong, type Words } from '../words.ts';
import { because, tellValues, turnedClause } from './changes.ts';
import {
  attackerName,
  attacks,
  by,
  cardsWords,
  causeNotCounted,
  changesSentences,
  sentence,
  sideOf,
  targetName,
  theAttack,
} from './grammar.ts';
import { aChange, ifChanged, insideWindow } from './wouldCount.ts';

type Checked = EntryOf<'attackReplay.checked'>;
/** What was looked at and found not to be a replay, with the reason; and what would have been one. */
interface NoReplayTold {
  readonly facts: Words;
  readonly otherwise: Words;
}
type NoReplayTeller = (scene: Scene, entry: Checked) => NoReplayTold;

/** What else happened and does not count: a new right to attack directly (R9), a change on the attacker's side (R5). */
function asideWords(scene: Scene): Words {
  if (scene.entry.type !== 'attackReplay.checked') return [];
  const { candidates, code } = scene.entry.payload;
  const left = (cause: ReplayCause): boolean =>
    candidates.some((each) => each.code === cause && each.counted === false);
  const attacker = scene.attack?.attacker;
  const gained =
    attacker !== undefined && left('DIRECT_GAINED')
      ? sentence(
          say`${scene.card(attacker)} may now attack directly${because(attacker, sourcesOfValue(scene, attacker, 'attackDirectly'), scene)}, but ${strong`gaining that is no reason to choose again`}`,
        )
      : undefined;
  const ownSide =
    left('OWN_SIDE_CHANGED') && code === 'DECLARATION_ONLY'
      ? sentences(
          changesSentences(scene.changes('own'), scene.attacker, scene),
          say`That is the attacker’s own side and does not count.`,
        )
      : undefined;
  return sentences(ownSide, gained);
}

/** The cards that did nothing since the target was named: why what they do made no difference. */
const idleWords = (scene: Scene): Words =>
  sentences(
    ...idleLinks(scene).map(({ card, entry, gone }) =>
      gone === undefined
        ? say`${scene.card(card)} ${{ text: 'did nothing', entry }}.`
        : say`${scene.card(card)} ${{ text: 'did nothing', entry }}: it ${gone.payload.reason === 'destroyedByEffect' ? 'was destroyed' : 'was taken away'}${by(gone.payload.source, card, scene)} before it could resolve.`,
    ),
  );

const lastWord = (scene: Scene): Words =>
  sentences(asideWords(scene), say`So the attack goes on: ${attacks(scene)}.`);

/** The cards and changes a code speaks of, where the check recorded them. */
const entriesOf = (entry: Checked, code: NoReplayCode): readonly number[] =>
  entry.payload.candidates.find((each) => each.code === code)?.entries ?? [];
const cardsOf = (entry: Checked, code: NoReplayCode): readonly string[] =>
  entry.payload.candidates.find((each) => each.code === code)?.cards ?? [];

const ruleOf = (entry: Checked, code: NoReplayCode): string | undefined =>
  entry.payload.candidates.find((each) => each.code === code)?.rule;

/** Every monster that comes or goes on the defender's side counts, whatever made it. */
const countsEveryMove = ({ switches }: Scene): boolean =>
  switches.fieldChange === 'anyMove' &&
  switches.causeFilter === 'any' &&
  switches.watchedSides === 'defender';

/** Losing the right to attack this target counts in this duel (C7). */
const losingCounts = (scene: Scene): boolean =>
  scene.switches.onTargetIllegal === 'any' ||
  (scene.switches.onTargetIllegal === 'directLost' && scene.attack?.target === 'direct');

/** What it would be if the monster had arrived. */
function ifArrived({ switches }: Scene): Words {
  const arrived =
    switches.fieldChange === 'netCount'
      ? say`It would be a replay if the monster had arrived and stayed`
      : say`It would be a replay if the monster had arrived, even for a moment`;
  return switches.causeFilter === 'any'
    ? say`${arrived}.`
    : say`${arrived}; under this ruleset only what a Trap or a Quick-Play Spell brings counts.`;
}

/** What happened on a side, a sentence for each change. */
const onSide = (scene: Scene, side: 'defender' | 'own'): Words =>
  changesSentences(scene.changes(side), side === 'own' ? scene.attacker : scene.defender, scene);

/** A restriction does nothing to the attacker, which is unaffected by it: Rise to Full Height against Forbidden Lance. */
function keptOffWords(scene: Scene, entry: Checked): NoReplayTold | undefined {
  const [index] = entriesOf(entry, 'NEUTRALISED_IN_CHAIN');
  const [attacker, shield] = cardsOf(entry, 'NEUTRALISED_IN_CHAIN');
  if (attacker === undefined || shield === undefined) return undefined;
  const applied = scene.entryAt(index, 'effect.applied');
  const source = applied === undefined ? say`a card` : cardsWords([applied.payload.source.card], scene);
  return {
    facts: sentences(
      sentence(
        say`${source} would forbid ${theAttack(scene)}, but ${strong`${scene.card(attacker)} is unaffected by it`}${because(attacker, [shield], scene)}`,
      ),
      say`What counts is how things stand when everything has resolved.`,
      lastWord(scene),
    ),
    otherwise: losingCounts(scene)
      ? say`It would be a replay if ${scene.card(attacker)} were not unaffected: it could not attack ${targetName(scene)}.`
      : ifChanged(scene),
  };
}

const DURING: Readonly<Partial<Record<NoReplayCode, NoReplayTeller>>> = {
  NOTHING_CHANGED(scene) {
    const direct = scene.attack?.target === 'direct';
    const still = direct
      ? say`${attackerName(scene)} may still attack directly`
      : say`${attackerName(scene)} may still attack ${targetName(scene)}`;
    return {
      facts: sentences(
        sentence(
          say`${strong`No monster came to or left ${sideOf(scene.defender)}`} since the target was named, and ${still}`,
        ),
        idleWords(scene),
        asideWords(scene),
        say`So the attack goes on.`,
      ),
      otherwise: ifChanged(scene),
    };
  },
  OWN_SIDE_ONLY(scene) {
    return {
      facts: sentences(
        onSide(scene, 'own'),
        say`That is the attacker’s own side. Only a change on ${sideOf(scene.defender)} lets ${scene.attacker} choose again.`,
        say`Stopping is a choice of a replay too, so ${scene.attacker} must go on: ${attacks(scene)}.`,
      ),
      otherwise:
        outcomeOf(scene, scene.changes('own')) === 'replay'
          ? say`It would be a replay if the change had been on ${sideOf(scene.defender)}.`
          : ifChanged(scene),
    };
  },
  POSITION_ONLY(scene) {
    const turned = scene.attack?.positionChanges ?? [];
    const clause = turnedClause(turned, scene);
    return {
      facts: sentences(
        sentence(strong`${clause}`),
        say`A monster that is turned stays where it is: nothing came to or left ${sideOf(scene.defender)}.`,
        lastWord(scene),
      ),
      otherwise: countsEveryMove(scene)
        ? say`It would be a replay if a monster had left ${sideOf(scene.defender)}, not only been turned.`
        : ifChanged(scene),
    };
  },
  STATS_ONLY(scene) {
    return {
      facts: sentences(
        tellValues(scene.attack?.valueChanges ?? [], scene),
        asideWords(scene),
        say`Changed values are no reason to choose again or to stop, so ${scene.attacker} must go on: ${attacks(scene)}.`,
      ),
      otherwise: ifChanged(scene),
    };
  },
  PROTECTION_TOO_LATE(scene) {
    const target = scene.attack?.target ?? null;
    const sources = target === null ? [] : sourcesOfValue(scene, target, 'cannotBeChosen');
    const through = target === null ? [] : because(target, sources, scene);
    return {
      facts: sentences(
        sentence(
          strong`${targetName(scene)} can no longer be chosen as a target${through}, but it was named as the target before that`,
        ),
        say`Such a protection only keeps a monster from being chosen. It does not break an attack that is under way.`,
        lastWord(scene),
      ),
      otherwise:
        scene.switches.onTargetIllegal === 'any'
          ? say`It would be a replay if a card now said that ${attackerName(scene)} cannot attack ${targetName(scene)}.`
          : ifChanged(scene),
    };
  },
  NEUTRALISED_IN_CHAIN(scene, entry) {
    const kept = keptOffWords(scene, entry);
    if (kept !== undefined) return kept;
    const sources = sourcesOfChanges(scene, entriesOf(entry, 'NEUTRALISED_IN_CHAIN'));
    const source = sources.length === 0 ? say`a card` : cardsWords(sources, scene);
    return {
      facts: sentences(
        sentence(
          say`${source} stood in the way of ${theAttack(scene)}, but ${strong`by the end of the chain that was over`}`,
        ),
        say`What counts is how things stand when everything has resolved.`,
        lastWord(scene),
      ),
      otherwise:
        losingCounts(scene) || ruleOf(entry, 'NEUTRALISED_IN_CHAIN') === 'R15'
          ? say`The attack could not go on as it is if that still applied at the end of the chain.`
          : ifChanged(scene),
    };
  },
  NEVER_ARRIVED(scene, entry) {
    const links = entriesOf(entry, 'NEVER_ARRIVED');
    const cards = links.flatMap((index) => cardOfLink(scene, index) ?? []);
    const source = cards.length === 0 ? say`a card` : cardsWords(cards, scene);
    return {
      facts: sentences(
        sentence(
          say`${source} was to bring a monster to ${sideOf(scene.defender)}, but ${strong`no monster arrived`}`,
        ),
        say`What does not arrive is no change.`,
        lastWord(scene),
      ),
      otherwise: ifArrived(scene),
    };
  },
  REDIRECTED(scene) {
    const before = scene.attack?.redirected?.before ?? [];
    const source = scene.source(
      scene.entryAt(scene.attack?.redirected?.entry, 'attack.redirected')?.payload.source,
    );
    const turned = say`${source ?? say`an effect`} turned the attack to ${targetName(scene)}`;
    return {
      facts: sentences(
        before.length > 0 && changesSentences(before, scene.defender, scene),
        before.length > 0
          ? sentence(
              say`that was before ${turned}, and ${strong`what counts is ${sideOf(scene.defender)} as it stood when the target was changed`}`,
            )
          : sentence(
              say`${turned}, and ${strong`no monster came to or left ${sideOf(scene.defender)} after that`}`,
            ),
        lastWord(scene),
      ),
      otherwise: say`It would be a replay if ${aChange(scene)} after the target was changed.`,
    };
  },
  COUNT_UNCHANGED(scene) {
    const sides = (['defender', 'own'] as const).filter((side) => scene.changes(side).length > 0);
    const changed = sides.length === 0 ? (['defender'] as const) : sides;
    // the other side may have changed in number, and it does not count here
    const counted = scene.switches.watchedSides === 'both' ? changed : (['defender'] as const);
    const where =
      counted.length > 1 ? 'either side' : sideOf(counted[0] === 'own' ? scene.attacker : scene.defender);
    return {
      facts: sentences(
        ...changed.map((side) => onSide(scene, side)),
        say`The number of monsters on ${where} is the same as when the target was named, and under this ruleset only the number counts.`,
        lastWord(scene),
      ),
      otherwise:
        scene.changes('defender').length > 0
          ? say`Under the rules of today each arrival and each departure counts: it would be a replay.`
          : ifChanged(scene),
    };
  },
  CAUSE_NOT_COUNTED(scene) {
    return {
      facts: sentences(
        onSide(scene, scene.changes('defender').length > 0 ? 'defender' : 'own'),
        causeNotCounted([...scene.changes('defender'), ...scene.changes('own')], scene),
        lastWord(scene),
      ),
      otherwise:
        withCountedCause(scene) === 'replay'
          ? say`It would be a replay if a Trap or a Quick-Play Spell had caused the change.`
          : ifChanged(scene),
    };
  },
  LEGALITY_NOT_COUNTED(scene) {
    const direct = scene.attack?.target === 'direct';
    const clause = direct
      ? say`${attackerName(scene)} may no longer attack directly`
      : say`${attackerName(scene)} may no longer attack ${targetName(scene)}`;
    return {
      facts: sentences(
        sentence(strong`${clause}`),
        say`But under this ruleset losing ${direct ? 'that right' : 'the target this way'} makes no replay.`,
        lastWord(scene),
      ),
      otherwise: say`Under the rules of today losing the target this way is a replay.`,
    };
  },
  DECLARATION_ONLY(scene, entry) {
    const attacker = scene.attack?.attacker;
    const cards = cardsOf(entry, 'DECLARATION_ONLY').filter((card) => card !== attacker);
    const own = cards.length === 0 && attacker !== undefined;
    const before = say`, but ${own ? 'its' : say`${attackerName(scene)}’s`} attack was declared before that`;
    return {
      facts: sentences(
        own
          ? sentence(
              say`${strong`${attackerName(scene)} can no longer declare an attack`}${because(attacker, sourcesOfValue(scene, attacker, 'cannotDeclareAttack'), scene)}${before}`,
            )
          : sentence(
              say`${strong`${cards.length === 0 ? say`a card` : cardsWords(cards, scene)} keeps ${scene.attacker} from declaring attacks from now on`}${before}`,
            ),
        lastWord(scene),
      ),
      otherwise: say`The attack could not go on if the card said that ${attackerName(scene)} cannot attack, not only that it cannot declare an attack.`,
    };
  },
};

const OUTSIDE: Readonly<Partial<Record<NoReplayCode, NoReplayTeller>>> = {
  DAMAGE_STEP(scene) {
    return {
      facts: sentences(
        onSide(scene, 'defender'),
        scene.attack?.calculatedAt == null
          ? say`But the Damage Step had begun: the target of ${theAttack(scene)} is not chosen again.`
          : say`But that was in the Damage Step, and ${theAttack(scene)} has been fought: there is no target to choose any more.`,
      ),
      otherwise: insideWindow(scene, 'damageStep'),
    };
  },
  NO_ATTACK_RUNNING(scene) {
    return {
      facts: sentences(
        onSide(scene, 'defender'),
        say`But no attack is running. A replay is a new choice of target, and there is no attack to choose one for.`,
      ),
      otherwise: insideWindow(scene, 'noAttack'),
    };
  },
};

/** No replay while the attack goes on, or where there was no attack that could have one. */
export function tellNone(entry: Checked, scene: Scene): NoReplayTold {
  const code = entry.payload.code ?? 'NOTHING_CHANGED';
  const found = DURING[code] ?? OUTSIDE[code] ?? DURING.NOTHING_CHANGED;
  if (found === undefined) return { facts: lastWord(scene), otherwise: [] };
  return found(scene, entry);
}
