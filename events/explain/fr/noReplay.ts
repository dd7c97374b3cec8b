import type { EntryOf, NoReplayCode, ReplayCause } from '../../messages/index.ts';
import { idleLinks } from '../facts/chain.ts';
import { outcomeOf, withCountedCause } from '../facts/outcomes.ts';
import type { Scene } from '../scene.ts';
import { cardOfLink, sourcesOfChanges, sourcesOfValue } from '../sources.ts';
import { sentences, type Words } from '../words.ts';
import { attackerName, attacks, targetName, theAttack } from './attackWords.ts';
import {
  cardsWords,
  named,
  of,
  onSideOf,
  say,
  sentence,
  sideOf,
  sourceName,
  strong,
  that,
} from './grammar.ts';
import { by, causeNotCounted, changesSentences } from './sides.ts';
import { plural } from './typography.ts';
import { because, tellValues, turnedClause } from './values.ts';
import { aChange, COUNTED_CAUSE, ifChanged, insideWindow } from './wouldCount.ts';

type Checked = EntryOf<'attackReplay.checked'>;
/** What was looked at and found not to be a replay, with the reason; and what would have been one. */
interface NoReplayTold {
  readonly facts: Words;
  readonly otherwise: Words;
}
type NoReplayTeller = (scene: Scene, entry: Checked) => NoReplayTold;

const OWN_SIDE = 'C’est le côté de l’attaquant lui-même';
const AT_THE_END = 'Ce qui compte, c’est la situation quand tout est résolu.';

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
          say`${named(attacker, scene)} peut maintenant attaquer directement${because(attacker, sourcesOfValue(scene, attacker, 'attackDirectly'), scene)}, mais ${strong`gagner ce droit n’est pas une raison de choisir de nouveau`}`,
        )
      : undefined;
  const ownSide =
    left('OWN_SIDE_CHANGED') && code === 'DECLARATION_ONLY'
      ? sentences(
          changesSentences(scene.changes('own'), scene.attacker, scene),
          say`${OWN_SIDE}, qui ne compte pas.`,
        )
      : undefined;
  return sentences(ownSide, gained);
}

const goesOn = (scene: Scene): Words => say`L’attaque continue donc : ${attacks(scene)}.`;
/** The cards that did nothing since the target was named: why what they do made no difference. */
const idleWords = (scene: Scene): Words =>
  sentences(
    ...idleLinks(scene).map(({ card, entry, gone }) =>
      gone === undefined
        ? say`${named(card, scene)} ${{ text: 'n’a rien fait', entry }}.`
        : say`${named(card, scene)} ${{ text: 'n’a rien fait', entry }} : cette carte ${gone.payload.reason === 'destroyedByEffect' ? 'a été détruite' : 'a été retirée'}${by(gone.payload.source, card, scene)} avant la résolution.`,
    ),
  );

const lastWord = (scene: Scene): Words => sentences(asideWords(scene), goesOn(scene));

/** What was recorded of a code. */
const recorded = ({ payload }: Checked, code: NoReplayCode) =>
  payload.candidates.find((each) => each.code === code);

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
      ? say`Il y aurait un Replay si le monstre était arrivé et resté`
      : say`Il y aurait un Replay si le monstre était arrivé, même un instant`;
  return switches.causeFilter === 'any'
    ? say`${arrived}.`
    : say`${arrived} ; selon ces règles, ne compte que ce qu’apporte ${COUNTED_CAUSE}.`;
}

/** What happened on a side, a sentence for each change. */
const onSide = (scene: Scene, side: 'defender' | 'own'): Words =>
  changesSentences(scene.changes(side), side === 'own' ? scene.attacker : scene.defender, scene);

/** A restriction does nothing to the attacker, which is unaffected by it: Rise to Full Height against Forbidden Lance. */
function keptOffWords(scene: Scene, entry: Checked): NoReplayTold | undefined {
  const found = recorded(entry, 'NEUTRALISED_IN_CHAIN');
  const [attacker, shield] = found?.cards ?? [];
  if (attacker === undefined || shield === undefined) return undefined;
  const applied = scene.entryAt(found?.entries?.[0], 'effect.applied');
  const source = applied === undefined ? say`une carte` : named(applied.payload.source.card, scene);
  const name = named(attacker, scene);
  return {
    facts: sentences(
      sentence(
        say`${source} interdirait ${theAttack(scene)}, mais ${strong`${name} n’en est pas affecté`}${because(attacker, [shield], scene)}`,
      ),
      say`${AT_THE_END}`,
      lastWord(scene),
    ),
    otherwise: losingCounts(scene)
      ? say`Il y aurait un Replay si ${name} en était affecté : ce monstre ne pourrait pas attaquer ${targetName(scene)}.`
      : ifChanged(scene),
  };
}

const DURING: Readonly<Partial<Record<NoReplayCode, NoReplayTeller>>> = {
  NOTHING_CHANGED(scene) {
    const target = scene.attack?.target === 'direct' ? say`directement` : targetName(scene);
    return {
      facts: sentences(
        sentence(
          say`${strong`Aucun monstre n’est arrivé ${onSideOf(scene.defender)} ni ne l’a quitté`} depuis que la cible a été désignée, et ${attackerName(scene)} peut toujours attaquer ${target}`,
        ),
        idleWords(scene),
        asideWords(scene),
        say`L’attaque continue donc.`,
      ),
      otherwise: ifChanged(scene),
    };
  },
  OWN_SIDE_ONLY(scene) {
    return {
      facts: sentences(
        onSide(scene, 'own'),
        say`${OWN_SIDE}. Seul un changement ${onSideOf(scene.defender)} permet à ${scene.attacker} de choisir de nouveau.`,
        say`Arrêter est aussi un choix du Replay, donc ${scene.attacker} doit poursuivre : ${attacks(scene)}.`,
      ),
      otherwise:
        outcomeOf(scene, scene.changes('own')) === 'replay'
          ? say`Il y aurait un Replay si le changement avait eu lieu ${onSideOf(scene.defender)}.`
          : ifChanged(scene),
    };
  },
  POSITION_ONLY(scene) {
    return {
      facts: sentences(
        sentence(strong`${turnedClause(scene.attack?.positionChanges ?? [], scene)}`),
        say`Un monstre qui change de position reste à sa place : aucun n’est arrivé ${onSideOf(scene.defender)} ni ne l’a quitté.`,
        lastWord(scene),
      ),
      otherwise: countsEveryMove(scene)
        ? say`Il y aurait un Replay si un monstre avait quitté ${sideOf(scene.defender)}, au lieu de seulement changer de position.`
        : ifChanged(scene),
    };
  },
  STATS_ONLY(scene) {
    return {
      facts: sentences(
        tellValues(scene.attack?.valueChanges ?? [], scene),
        asideWords(scene),
        say`Des valeurs changées ne sont pas une raison de choisir de nouveau ni d’arrêter, donc ${scene.attacker} doit poursuivre : ${attacks(scene)}.`,
      ),
      otherwise: ifChanged(scene),
    };
  },
  PROTECTION_TOO_LATE(scene) {
    const target = scene.attack?.target ?? null;
    const sources = target === null ? [] : sourcesOfValue(scene, target, 'cannotBeChosen');
    const why = target === null ? [] : because(target, sources, scene);
    return {
      facts: sentences(
        sentence(
          strong`${targetName(scene)} ne peut plus être choisi comme cible${why}, mais avait été désigné avant cela`,
        ),
        say`Une telle protection empêche seulement de choisir un monstre. Elle n’interrompt pas une attaque en cours.`,
        lastWord(scene),
      ),
      otherwise:
        scene.switches.onTargetIllegal === 'any'
          ? say`Il y aurait un Replay si une carte disait maintenant ${that(attackerName(scene))} ne peut pas attaquer ${targetName(scene)}.`
          : ifChanged(scene),
    };
  },
  NEUTRALISED_IN_CHAIN(scene, entry) {
    const kept = keptOffWords(scene, entry);
    if (kept !== undefined) return kept;
    const found = recorded(entry, 'NEUTRALISED_IN_CHAIN');
    const sources = sourcesOfChanges(scene, found?.entries ?? []);
    const source = sources.length === 0 ? say`une carte` : cardsWords(sources, scene);
    const stood = plural(sources.length, 'faisait', 'faisaient');
    return {
      facts: sentences(
        sentence(
          say`${source} ${stood} obstacle à ${theAttack(scene)}, mais ${strong`à la fin de la Chaîne, ce n’était plus le cas`}`,
        ),
        say`${AT_THE_END}`,
        lastWord(scene),
      ),
      otherwise:
        losingCounts(scene) || found?.rule === 'R15'
          ? say`L’attaque ne pourrait pas continuer telle quelle si cela s’appliquait encore à la fin de la Chaîne.`
          : ifChanged(scene),
    };
  },
  NEVER_ARRIVED(scene, entry) {
    const links = recorded(entry, 'NEVER_ARRIVED')?.entries ?? [];
    const cards = links.flatMap((index) => cardOfLink(scene, index) ?? []);
    const source = cards.length === 0 ? say`une carte` : cardsWords(cards, scene);
    return {
      facts: sentences(
        sentence(
          say`${source} ${plural(cards.length, 'devait', 'devaient')} faire arriver un monstre ${onSideOf(scene.defender)}, mais ${strong`aucun monstre n’est arrivé`}`,
        ),
        say`Ce qui n’arrive pas n’est pas un changement.`,
        lastWord(scene),
      ),
      otherwise: ifArrived(scene),
    };
  },
  REDIRECTED(scene) {
    const before = scene.attack?.redirected?.before ?? [];
    const redirected = scene.entryAt(scene.attack?.redirected?.entry, 'attack.redirected');
    const source = sourceName(redirected?.payload.source, scene) ?? say`un effet`;
    return {
      facts: sentences(
        before.length > 0 && changesSentences(before, scene.defender, scene),
        before.length > 0
          ? sentence(
              say`c’était avant ${that(source)} détourne l’attaque vers ${targetName(scene)}, et ${strong`ce qui compte est l’état ${of(sideOf(scene.defender))} au moment où la cible a changé`}`,
            )
          : sentence(
              say`${source} a détourné l’attaque vers ${targetName(scene)}, et ${strong`aucun monstre n’est arrivé ${onSideOf(scene.defender)} ni ne l’a quitté`} ensuite`,
            ),
        lastWord(scene),
      ),
      otherwise: say`Il y aurait un Replay si, après le changement de cible, ${aChange(scene)}.`,
    };
  },
  COUNT_UNCHANGED(scene) {
    const sides = (['defender', 'own'] as const).filter((side) => scene.changes(side).length > 0);
    const changed = sides.length === 0 ? (['defender'] as const) : sides;
    // the other side may have changed in number, and it does not count here
    const counted = scene.switches.watchedSides === 'both' ? changed : (['defender'] as const);
    const where =
      counted.length > 1
        ? 'de chaque côté'
        : onSideOf(counted[0] === 'own' ? scene.attacker : scene.defender);
    return {
      facts: sentences(
        ...changed.map((side) => onSide(scene, side)),
        say`Le nombre de monstres ${where} est le même qu’au moment où la cible a été désignée, et selon ces règles, seul le nombre compte.`,
        lastWord(scene),
      ),
      otherwise:
        scene.changes('defender').length > 0
          ? say`Selon les règles actuelles, chaque arrivée et chaque départ comptent : il y aurait un Replay.`
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
          ? say`Il y aurait un Replay si ${COUNTED_CAUSE} avait causé le changement.`
          : ifChanged(scene),
    };
  },
  LEGALITY_NOT_COUNTED(scene) {
    const direct = scene.attack?.target === 'direct';
    const target = direct ? say`directement` : targetName(scene);
    return {
      facts: sentences(
        sentence(strong`${attackerName(scene)} ne peut plus attaquer ${target}`),
        say`Mais selon ces règles, perdre ${direct ? 'ce droit' : 'sa cible ainsi'} ne donne pas de Replay.`,
        lastWord(scene),
      ),
      otherwise: say`Selon les règles actuelles, perdre sa cible ainsi donne un Replay.`,
    };
  },
  DECLARATION_ONLY(scene, entry) {
    const attacker = scene.attack?.attacker;
    const cards = (recorded(entry, 'DECLARATION_ONLY')?.cards ?? []).filter((card) => card !== attacker);
    const name = attackerName(scene);
    const before =
      attacker !== undefined && cards.length === 0
        ? say`${strong`${name} ne peut plus déclarer d’attaque`}${because(attacker, sourcesOfValue(scene, attacker, 'cannotDeclareAttack'), scene)}, mais son attaque`
        : say`${strong`${cards.length === 0 ? say`une carte` : cardsWords(cards, scene)} ${plural(cards.length, 'empêche', 'empêchent')} désormais ${scene.attacker} de déclarer des attaques`}, mais l’attaque ${of(name)}`;
    return {
      facts: sentences(sentence(say`${before} avait été déclarée avant cela`), lastWord(scene)),
      otherwise: say`L’attaque ne pourrait pas continuer si la carte disait ${that(name)} ne peut pas attaquer, et non seulement que ce monstre ne peut pas déclarer d’attaque.`,
    };
  },
};

const OUTSIDE: Readonly<Partial<Record<NoReplayCode, NoReplayTeller>>> = {
  DAMAGE_STEP(scene) {
    return {
      facts: sentences(
        onSide(scene, 'defender'),
        scene.attack?.calculatedAt == null
          ? say`Mais la Damage Step avait commencé : la cible de ${theAttack(scene)} n’est pas choisie de nouveau.`
          : say`Mais c’était dans la Damage Step, et ${theAttack(scene)} a déjà donné lieu au combat : il n’y a plus de cible à choisir.`,
      ),
      otherwise: insideWindow(scene, 'damageStep'),
    };
  },
  NO_ATTACK_RUNNING(scene) {
    return {
      facts: sentences(
        onSide(scene, 'defender'),
        say`Mais aucune attaque n’est en cours. Un Replay est un nouveau choix de cible, et il n’y a pas d’attaque pour laquelle choisir.`,
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
