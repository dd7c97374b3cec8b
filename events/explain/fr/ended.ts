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
import { sentences, type Words } from '../words.ts';
import { anAttack, attackerName, targetName } from './attackWords.ts';
import { and, named, of, onSideOf, say, sentence, sourceName, strong, that } from './grammar.ts';
import {
  by,
  causeNotCounted,
  changesClause,
  changesClauses,
  changesSentences,
  departure,
  goneClause,
  through,
} from './sides.ts';
import { ABILITIES, because } from './values.ts';
import { aChange, COUNTED_CAUSE } from './wouldCount.ts';

type Checked = EntryOf<'attackReplay.checked'>;
interface EndedTold {
  readonly facts: Words;
  readonly otherwise: Words;
}
type EndedTeller = (scene: Scene, entry: Checked) => EndedTold;

const STILL_DECLARED = 'Elle compte tout de même comme déclarée.';

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
        ? say`L’attaque étant finie, il n’y a pas de cible à choisir.`
        : say`Selon ces règles, ce n’est pas une raison de Replay.`,
    );
  const what = and(clauses);
  return counts
    ? sentence(say`de plus, ${what}, mais l’attaque étant finie, il n’y a pas de cible à choisir`)
    : sentence(say`de plus, ${what}, ce qui n’est pas une raison de Replay selon ces règles`);
};

const ALSO_ENDED: Readonly<Record<AlsoEnded, (player: Player) => string>> = {
  battlePhaseEnded: () => 'la Battle Phase a pris fin',
  negated: () => 'elle a été annulée',
  attackerLost: () => 'le monstre attaquant ne pouvait pas la poursuivre',
  left: () => 'ce monstre a quitté le Terrain',
  control: (player) => `${player} a perdu le contrôle de ce monstre`,
  defense: () => 'ce monstre a été mis en Position de Défense',
  cannotAttack: () => 'ce monstre ne peut plus attaquer',
};

/** `l’attaque continuerait`, that something else ended it, or that the overtaken change would have been a replay. */
function wouldBe(scene: Scene, attack = 'l’attaque'): Words {
  const also = alsoEnded(scene);
  if (also !== undefined)
    return say`${attack} serait finie de toute façon, car ${ALSO_ENDED[also](scene.attacker)}`;
  const { outcome, side } = overtaken(scene);
  if (outcome === 'replay') return say`il y aurait un Replay, car le côté de ${side} a changé`;
  return scene.attack?.targetLost == null
    ? say`${attack} continuerait`
    : say`${attack} finirait de toute façon, car sa cible a disparu`;
}

/** A further attack is no longer allowed, and what took the permission away (R17). */
export function permissionGone(scene: Scene): Words {
  const since = permissionGoneThrough(scene)
    .map((index) => goneClause(index, scene))
    .find((clause) => clause !== undefined);
  const gone = strong`${attackerName(scene)} avait déjà attaqué, et ce qui permettait cette attaque supplémentaire a disparu`;
  return sentence(since === undefined ? gone : say`${gone} : ${since}`);
}

/** For each monster still on the defender's side why it is no target. */
const barredWords = (scene: Scene): readonly Words[] =>
  barredTargets(scene).map(({ card, what, sources }) =>
    what === 'cannotAttackThese'
      ? sentence(
          say`${attackerName(scene)} ne peut pas attaquer ${named(card, scene)}${because(scene.attack?.attacker ?? card, sources, scene)}`,
        )
      : sentence(say`${named(card, scene)} ${ABILITIES[what]?.[0] ?? ''}${because(card, sources, scene)}`),
  );

/** It attacked from Defense Position, and what let it do so is gone. */
function notFromDefense(scene: Scene): EndedTold {
  const gone = noMoreFromDefense(scene).flatMap((index) => goneClause(index, scene) ?? []);
  const may = strong`${attackerName(scene)} ne peut plus attaquer en Position de Défense`;
  return {
    facts: sentences(
      sentence(gone.length === 0 ? may : say`${gone}, donc ${may}`),
      say`Son attaque prend donc fin. ${STILL_DECLARED}`,
      overtakenNote(scene),
    ),
    otherwise: say`Si ${attackerName(scene)} pouvait encore attaquer en Position de Défense, ${wouldBe(scene)}.`,
  };
}

function lostTarget(scene: Scene): EndedTold {
  const changes = scene.changes('defender');
  return {
    facts: sentences(
      changesSentences(changes, scene.defender, scene),
      causeNotCounted(changes, scene),
      say`Il n’y a donc pas de Replay, et sans sa cible, l’attaque prend fin.`,
      say`Aucune source ne dit ce que devient une telle attaque ; qu’elle prenne fin est notre choix.`,
    ),
    otherwise: say`Il y aurait un Replay si ${COUNTED_CAUSE} avait causé le changement.`,
  };
}

/** What became of the attacker, what follows for its attack, and what would be if it had not. */
const lost = (scene: Scene, what: Words, follows: string, otherwise: Words): EndedTold => ({
  facts: sentences(sentence(what), say`${follows}`, overtakenNote(scene)),
  otherwise: say`${otherwise}, ${wouldBe(scene)}.`,
});

const ENDS: Readonly<Partial<Record<NoReplayCode, EndedTeller>>> = {
  ATTACKER_LEFT(scene) {
    const attacker = attackerName(scene);
    const moved = lostEntry(scene, 'card.moved');
    const how = moved === undefined ? say`a été retiré du Terrain` : departure([asDeparture(moved)], scene);
    return lost(
      scene,
      say`${strong`${attacker} ${how}`} avant le combat`,
      'Sans le monstre attaquant, l’attaque est finie.',
      say`Si ${attacker} était resté sur le Terrain`,
    );
  },
  ATTACKER_FACEDOWN(scene) {
    const attacker = attackerName(scene);
    const turned = lostEntry(scene, 'card.turned')?.payload;
    const doer = turned === undefined ? [] : by(turned.source, turned.card, scene);
    return lost(
      scene,
      strong`${attacker} a été mis face verso${doer}`,
      `Un monstre face verso ne peut pas attaquer, donc l’attaque prend fin. ${STILL_DECLARED}`,
      say`Si ${attacker} était resté face recto en Position d’Attaque`,
    );
  },
  ATTACKER_DEFENSE(scene) {
    const attacker = attackerName(scene);
    const turned = lostEntry(scene, 'card.turned')?.payload;
    if (turned === undefined) return notFromDefense(scene);
    return lost(
      scene,
      strong`${attacker} a été mis en Position de Défense${by(turned.source, turned.card, scene)}`,
      'Un monstre n’attaque qu’en Position d’Attaque, donc l’attaque prend fin. Remettre le monstre en Position d’Attaque ne la ferait pas reprendre.',
      say`Si ${attacker} était resté en Position d’Attaque`,
    );
  },
  ATTACKER_CONTROL(scene) {
    const attacker = attackerName(scene);
    const changed = lostEntry(scene, 'control.changed')?.payload;
    const player = changed?.to.player ?? scene.defender;
    return lost(
      scene,
      strong`${player} a pris le contrôle ${of(attacker)}${through(changed?.source, scene)}`,
      'Un monstre ne peut pas continuer à attaquer pour un joueur qui ne le contrôle plus, donc l’attaque prend fin.',
      say`Si ${scene.attacker} contrôlait encore ${attacker}`,
    );
  },
  ATTACK_NEGATED(scene) {
    const theirs = anAttack(scene);
    const by = negatedBy(scene);
    const unknown = by?.source.kind === 'rule';
    const name = unknown ? undefined : sourceName(by?.source, scene);
    return {
      facts: sentences(
        sentence(
          name !== undefined
            ? by?.likely === true
              ? say`${strong`${theirs} a été annulée`}, sans doute par ${name}`
              : strong`${name} a annulé ${theirs}`
            : unknown
              ? strong`${theirs} a été annulée ; par quoi, cela n’a pas été enregistré`
              : strong`${theirs} a été annulée`,
        ),
        say`Une attaque annulée est finie avant le combat. Elle compte tout de même comme déclarée et elle est épuisée.`,
        overtakenNote(scene),
      ),
      otherwise: say`Si l’attaque n’avait pas été annulée, ${wouldBe(scene, 'elle')}.`,
    };
  },
  CANNOT_ATTACK(scene) {
    const attacker = attackerName(scene);
    const id = scene.attack?.attacker;
    const why = id === undefined ? [] : because(id, sourcesOfValue(scene, id, 'cannotAttack'), scene);
    return lost(
      scene,
      strong`${attacker} ne peut plus attaquer${why}`,
      `Son attaque prend donc fin. ${STILL_DECLARED}`,
      say`Si ${attacker} pouvait de nouveau attaquer à la fin de la Chaîne`,
    );
  },
  BATTLE_PHASE_ENDED(scene) {
    const name = sourceName(battlePhaseEndedBy(scene), scene);
    return lost(
      scene,
      name === undefined ? strong`la Battle Phase a pris fin` : strong`${name} a mis fin à la Battle Phase`,
      'L’attaque en cours est donc finie, et plus rien ne peut être attaqué ce tour.',
      say`Si la Battle Phase avait continué`,
    );
  },
  EXTRA_ATTACK_LOST(scene, { payload: { then } }) {
    if (neverAllowed(scene))
      return {
        facts: sentences(
          sentence(
            strong`${attackerName(scene)} avait déjà attaqué, et rien de ce qui est raconté ne lui permet une attaque supplémentaire`,
          ),
          then === 'end'
            ? say`D’après nos règles, l’attaque est donc finie, et elle s’arrête ici.`
            : say`D’après nos règles, l’attaque est donc finie ; ce qui est raconté la poursuit quand même.`,
        ),
        otherwise: say`Si une attaque supplémentaire était permise, ${wouldBe(scene, 'elle')}.`,
      };
    return {
      facts: sentences(
        permissionGone(scene),
        say`L’attaque prend donc fin. ${STILL_DECLARED}`,
        overtakenNote(scene),
      ),
      otherwise: say`Si l’attaque supplémentaire était encore permise, ${wouldBe(scene, 'elle')}.`,
    };
  },
  NO_LEGAL_TARGET(scene, entry) {
    if (lostUncounted(entry)) return lostTarget(scene);
    const attacker = attackerName(scene);
    const changes = scene.changes('defender');
    return {
      facts: sentences(
        changes.length > 0 && sentence(changesClause(changes, scene.defender, scene)),
        ...barredWords(scene),
        sentence(strong`il ne reste rien ${that(attacker)} puisse attaquer`),
        say`Sans cible à choisir, l’attaque prend fin sans choix.`,
      ),
      otherwise: say`S’il y avait ${onSideOf(scene.defender)} un monstre ${that(attacker)} puisse attaquer, ou si une attaque directe était possible, ${scene.attacker} choisirait.`,
    };
  },
  REDIRECTED(scene) {
    return {
      facts: sentences(
        sentence(
          strong`${anAttack(scene)} a été détournée vers ${targetName(scene)}, et le combat a eu lieu aussitôt`,
        ),
        say`L’attaque telle qu’elle avait été déclarée est ainsi finie.`,
      ),
      otherwise: say`Il y aurait un Replay si la cible avait seulement été changée et si ensuite ${aChange(scene)}.`,
    };
  },
};

/** An attack that ends without a battle, whatever replay was waiting. */
export function tellEnded(entry: Checked, scene: Scene): EndedTold | undefined {
  const { code } = entry.payload;
  return code === undefined ? undefined : ENDS[code]?.(scene, entry);
}
