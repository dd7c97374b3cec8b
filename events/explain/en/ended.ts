import type { EntryOf, NoReplayCode, Player } from '../../messages/index.ts';
import {
  type AlsoEnded,
  alsoEnded,
  barredTargets,
  battlePhaseEndedBy,
  lostEntry,
  lostUncounted,
  negatedBy,
  neverAllowed,
  noMoreFromDefense,
  permissionGoneThrough,
} from '../facts/endings.ts';
import { overtaken } from '../facts/outcomes.ts';
import { asDeparture } from '../facts/replay.ts';
import type { Scene } from '../scene.ts';
import { sourcesOfValue } from '../sources.ts';
import { say, sentences, strong, type Words } from '../words.ts';
import { ABILITIES, because } from './changes.ts';
import {
  and,
  attackerName,
  by,
  causeNotCounted,
  changesClause,
  changesClauses,
  changesSentences,
  departure,
  goneClause,
  sentence,
  sideOf,
  targetName,
} from './grammar.ts';
import { aChange } from './wouldCount.ts';

type Checked = EntryOf<'attackReplay.checked'>;
interface EndedTold {
  readonly facts: Words;
  readonly otherwise: Words;
}
type EndedTeller = (scene: Scene, entry: Checked) => EndedTold;

/** What else changed: a replay is waiting that the end of the attack overtakes, or it would not have counted. */
const overtakenNote = (scene: Scene): Words | undefined => {
  const attacker = scene.attack?.attacker;
  const changes = scene.changes('defender').filter((change) => change.card !== attacker);
  if (changes.length === 0) return undefined;
  const counts = overtaken(scene).outcome === 'replay';
  const clauses = changesClauses(changes, scene.defender, scene);
  if (clauses.length > 1)
    return sentences(
      ...clauses.map(sentence),
      counts
        ? say`With the attack over there is no target to choose.`
        : say`Under this ruleset that is no reason for a replay.`,
    );
  const what = and(clauses);
  return counts
    ? sentence(say`${what} too, but with the attack over there is no target to choose`)
    : sentence(say`${what} too, which is no reason for a replay under this ruleset`);
};

const ALSO_ENDED: Readonly<Record<AlsoEnded, (player: Player) => string>> = {
  battlePhaseEnded: () => 'the Battle Phase was ended',
  negated: () => 'it was negated',
  attackerLost: () => 'the attacking monster could not go on with it',
  left: () => 'that monster left the field',
  control: (player) => `${player} lost control of that monster`,
  defense: () => 'that monster was turned to Defense Position',
  cannotAttack: () => 'that monster cannot attack any more',
};

/** `the attack would go on`, that something else ended it, or that the overtaken change would have been a replay. */
function wouldBe(scene: Scene, attack: Words = say`the attack`): Words {
  const also = alsoEnded(scene);
  if (also !== undefined)
    return say`${attack} would be over all the same, since ${ALSO_ENDED[also](scene.attacker)}`;
  const { outcome, side } = overtaken(scene);
  if (outcome === 'replay') return say`there would be a replay, since ${sideOf(side)} changed`;
  return scene.attack?.targetLost == null
    ? say`${attack} would go on`
    : say`${attack} would end all the same, since its target is gone`;
}

/** A further attack is no longer allowed, and what took the permission away: `since Umi was destroyed by …` (R17). */
export function permissionGone(scene: Scene): Words {
  const attacker = attackerName(scene);
  const since = permissionGoneThrough(scene)
    .map((index) => goneClause(index, scene))
    .find((clause) => clause !== undefined);
  const gone = strong`${attacker} had already attacked, and what allowed it this further attack is gone`;
  return sentence(since === undefined ? gone : say`${gone}, since ${since}`);
}

/** For each monster still on the defender's side why it is no target. */
const barredWords = (scene: Scene): readonly Words[] =>
  barredTargets(scene).map(({ card, what, sources }) =>
    what === 'cannotAttackThese'
      ? sentence(
          say`${attackerName(scene)} cannot attack ${scene.card(card)}${because(scene.attack?.attacker ?? card, sources, scene)}`,
        )
      : sentence(say`${scene.card(card)} ${ABILITIES[what]?.[0] ?? ''}${because(card, sources, scene)}`),
  );

/** It attacked from Defense Position, and what let it do so is gone. */
function notFromDefense(scene: Scene): EndedTold {
  const gone = noMoreFromDefense(scene).flatMap((index) => goneClause(index, scene) ?? []);
  const may = strong`${attackerName(scene)} may no longer attack from Defense Position`;
  return {
    facts: sentences(
      sentence(gone.length === 0 ? may : say`${gone}, so ${may}`),
      say`So its attack ends. It still counts as declared.`,
      overtakenNote(scene),
    ),
    otherwise: say`If ${attackerName(scene)} could still attack from Defense Position, ${wouldBe(scene)}.`,
  };
}

function lostTarget(scene: Scene): EndedTold {
  const changes = scene.changes('defender');
  return {
    facts: sentences(
      changesSentences(changes, scene.defender, scene),
      causeNotCounted(changes, scene),
      say`So there is no replay, and with its target gone the attack ends.`,
      say`No source says what becomes of such an attack; that it ends is our choice.`,
    ),
    otherwise: say`It would be a replay if a Trap or a Quick-Play Spell had caused the change.`,
  };
}

const ENDS: Readonly<Partial<Record<NoReplayCode, EndedTeller>>> = {
  ATTACKER_LEFT(scene) {
    const attacker = attackerName(scene);
    const moved = lostEntry(scene, 'card.moved');
    const how =
      moved === undefined || scene.attack === null
        ? say`was taken off the field`
        : departure([asDeparture(moved)], scene);
    return {
      facts: sentences(
        sentence(say`${strong`${attacker} ${how}`} before its attack was fought`),
        say`Without the attacking monster the attack is over.`,
        overtakenNote(scene),
      ),
      otherwise: say`If ${attacker} had stayed on the field, ${wouldBe(scene)}.`,
    };
  },
  ATTACKER_FACEDOWN(scene) {
    const attacker = attackerName(scene);
    const turned = lostEntry(scene, 'card.turned');
    const through = turned === undefined ? [] : by(turned.payload.source, turned.payload.card, scene);
    return {
      facts: sentences(
        sentence(strong`${attacker} was turned face-down${through}`),
        say`A face-down monster cannot attack, so the attack ends. It still counts as declared.`,
        overtakenNote(scene),
      ),
      otherwise: say`If ${attacker} had stayed face-up in Attack Position, ${wouldBe(scene)}.`,
    };
  },
  ATTACKER_DEFENSE(scene) {
    const attacker = attackerName(scene);
    const turned = lostEntry(scene, 'card.turned');
    if (turned === undefined) return notFromDefense(scene);
    const through = by(turned.payload.source, turned.payload.card, scene);
    return {
      facts: sentences(
        sentence(strong`${attacker} was turned to Defense Position${through}`),
        say`A monster attacks from Attack Position only, so the attack ends. Turning it back would not bring it on again.`,
        overtakenNote(scene),
      ),
      otherwise: say`If ${attacker} had stayed in Attack Position, ${wouldBe(scene)}.`,
    };
  },
  ATTACKER_CONTROL(scene) {
    const attacker = attackerName(scene);
    const changed = lostEntry(scene, 'control.changed');
    const name = scene.source(changed?.payload.source);
    const player = changed?.payload.to.player ?? scene.defender;
    const through = name === undefined ? [] : say` through ${name}`;
    return {
      facts: sentences(
        sentence(strong`${player} took control of ${attacker}${through}`),
        say`A monster cannot go on attacking for a player who no longer controls it, so the attack ends.`,
        overtakenNote(scene),
      ),
      otherwise: say`If ${scene.attacker} still controlled ${attacker}, ${wouldBe(scene)}.`,
    };
  },
  ATTACK_NEGATED(scene) {
    const attacker = attackerName(scene);
    const by = negatedBy(scene);
    const unknown = by?.source.kind === 'rule';
    const name = unknown ? undefined : scene.source(by?.source);
    return {
      facts: sentences(
        sentence(
          name === undefined
            ? unknown
              ? strong`${attacker}’s attack was negated, by what was not recorded`
              : strong`${attacker}’s attack was negated`
            : by?.likely === true
              ? say`${strong`${attacker}’s attack was negated`}, most likely by ${name}`
              : strong`${name} negated ${attacker}’s attack`,
        ),
        say`A negated attack is over before it is fought. It still counts as declared and is used up.`,
        overtakenNote(scene),
      ),
      otherwise: say`If the attack had not been negated, ${wouldBe(scene, say`it`)}.`,
    };
  },
  CANNOT_ATTACK(scene) {
    const attacker = attackerName(scene);
    const id = scene.attack?.attacker;
    const through = id === undefined ? [] : because(id, sourcesOfValue(scene, id, 'cannotAttack'), scene);
    return {
      facts: sentences(
        sentence(strong`${attacker} can no longer attack${through}`),
        say`So its attack ends. It still counts as declared.`,
        overtakenNote(scene),
      ),
      otherwise: say`If ${attacker} were able to attack again by the end of the chain, ${wouldBe(scene)}.`,
    };
  },
  BATTLE_PHASE_ENDED(scene) {
    const name = scene.source(battlePhaseEndedBy(scene));
    return {
      facts: sentences(
        sentence(
          name === undefined ? strong`the Battle Phase was ended` : strong`${name} ended the Battle Phase`,
        ),
        say`So ${attackerName(scene)}’s attack is over and nothing more can be attacked this turn.`,
        overtakenNote(scene),
      ),
      otherwise: say`If the Battle Phase had gone on, ${wouldBe(scene)}.`,
    };
  },
  EXTRA_ATTACK_LOST(scene, { payload: { then } }) {
    if (neverAllowed(scene))
      return {
        facts: sentences(
          sentence(
            strong`${attackerName(scene)} had already attacked, and nothing that was told allows it a further attack`,
          ),
          then === 'end'
            ? say`So by our rules the attack is over, and it ends here.`
            : say`So by our rules the attack is over; what was told goes on with it all the same.`,
        ),
        otherwise: say`If something allowed it a further attack, ${wouldBe(scene)}.`,
      };
    return {
      facts: sentences(
        permissionGone(scene),
        say`So the attack ends. It still counts as declared.`,
        overtakenNote(scene),
      ),
      otherwise: say`If the further attack were still allowed, ${wouldBe(scene)}.`,
    };
  },
  NO_LEGAL_TARGET(scene, entry) {
    if (lostUncounted(entry)) return lostTarget(scene);
    const attacker = attackerName(scene);
    const changes = scene.changes('defender');
    const what =
      changes.length === 0 ? undefined : sentence(say`${changesClause(changes, scene.defender, scene)}`);
    return {
      facts: sentences(
        what,
        ...barredWords(scene),
        sentence(strong`now there is nothing that ${attacker} may attack`),
        say`With no target to choose, the attack ends without a choice.`,
      ),
      otherwise: say`If there were a monster that ${attacker} may attack, or if it could attack directly, ${scene.attacker} would choose.`,
    };
  },
  REDIRECTED(scene) {
    return {
      facts: sentences(
        sentence(
          strong`${attackerName(scene)}’s attack was turned to ${targetName(scene)} and fought at once`,
        ),
        say`The attack as declared is over with that.`,
      ),
      otherwise: say`It would be a replay if the target had only been changed and ${aChange(scene)} after that.`,
    };
  },
};

/** An attack that ends without a battle, whatever replay was waiting. */
export function tellEnded(entry: Checked, scene: Scene): EndedTold | undefined {
  const { code } = entry.payload;
  return code === undefined ? undefined : ENDS[code]?.(scene, entry);
}
