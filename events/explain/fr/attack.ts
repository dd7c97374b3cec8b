import type { CardId, Payload } from '../../messages/index.ts';
import type { Catalogue, Told } from '../catalogue.ts';
import { answeredByDefender } from '../facts/endings.ts';
import { defendersOf } from '../facts/sides.ts';
import type { Scene } from '../scene.ts';
import { sourcesOfValue } from '../sources.ts';
import { capital, sentences, type Words } from '../words.ts';
import { anAttack, attackerName } from './attackWords.ts';
import { tellEnded } from './ended.ts';
import { cardsWords, named, of, onSideOf, say, sentence, sourceName, strong, that } from './grammar.ts';
import { tellNone } from './noReplay.ts';
import { replayRow, tellReplay } from './replayCauses.ts';
import { goneClause } from './sides.ts';
import { numberWord, plural } from './typography.ts';

type Tell = Catalogue['tell'];

function whyDirect(scene: Scene): Words {
  const count = defendersOf(scene).length;
  if (count === 0)
    return say`${scene.defender} ne contrôle aucun monstre, donc l’attaque vise directement ses Life Points.`;
  if (scene.byRules?.isBarred === true)
    return say`Mais ${scene.defender} contrôle ${count === 1 ? 'un monstre' : `${numberWord(count)} monstres`}, et rien de ce qui est raconté ne permet à l’attaquant de passer à côté.`;
  const attacker = scene.attack?.attacker;
  const sources = attacker === undefined ? [] : sourcesOfValue(scene, attacker, 'attackDirectly');
  const others = sources.filter((id) => id !== attacker);
  const means =
    others.length > 0
      ? say`${cardsWords(others, scene)} ${plural(others.length, 'permet', 'permettent')} à l’attaquant`
      : sources.length > 0
        ? say`Son propre effet permet à l’attaquant`
        : say`Un effet permet à l’attaquant`;
  const past = count === 1 ? 'du monstre' : `des ${numberWord(count)} monstres`;
  return say`${means} de passer à côté ${past} de ${scene.defender}.`;
}

/** What the defending player has just answered about the target: its name, or which effect applies. */
function saidByDefender(scene: Scene): Words | undefined {
  const answered = answeredByDefender(scene);
  if (answered === undefined) return undefined;
  return answered === 'effect'
    ? say`${scene.defender} a dit lequel des effets s’applique.`
    : say`${scene.defender} a désigné la cible.`;
}

const declaring: Tell['attack.declaring'] = ({ payload }, scene) => ({
  title: 'Attaquant désigné',
  row: say`Désigne ${named(payload.attacker, scene)} pour attaquer`,
  sentence: say`${payload.player} désigne ${strong`${named(payload.attacker, scene)}`} comme monstre attaquant. Ensuite viennent le coût de l’attaque, s’il y en a un, et sa cible.`,
});

const declared: Tell['attack.declared'] = ({ payload }, scene) => {
  const attacker = named(payload.attacker, scene);
  const { attacker: player, defender } = scene;
  const target = payload.direct ? say`${defender} directement` : named(payload.target, scene);
  return {
    title: 'Attaque déclarée',
    row: payload.direct ? say`${attacker} attaque directement` : say`${attacker} attaque ${target}`,
    sentence: sentences(
      say`${player} déclare une attaque : ${strong`${attacker} attaque ${target}`}.`,
      saidByDefender(scene),
      payload.direct ? whyDirect(scene) : say`Les deux joueurs peuvent encore répondre avant le combat.`,
    ),
  };
};

const negated: Tell['attack.negated'] = ({ payload }, scene) => {
  // who watched a duel may know that it was negated, and not by what
  const what =
    payload.source.kind === 'rule'
      ? say`${strong`${anAttack(scene)} est annulée`} ; par quoi, cela n’a pas été enregistré`
      : payload.likely === true
        ? say`${strong`${anAttack(scene)} est annulée`}, sans doute par ${sourceName(payload.source, scene) ?? say`un effet`} : par quoi n’a pas été enregistré, et aucun autre effet ne s’est résolu depuis la déclaration`
        : strong`${sourceName(payload.source, scene) ?? say`un effet`} annule ${anAttack(scene)}`;
  return {
    title: 'Attaque annulée',
    row: say`${anAttack(scene)} est annulée`,
    sentence: sentences(
      sentence(what),
      say`Il n’y aura pas de combat, mais l’attaque compte comme déclarée.`,
    ),
  };
};

/** Celui qui a raconté le duel ne suit pas les règles : il renomme une cible là où il n’y a pas de Replay. */
const toldOtherwise = (player: string): Words =>
  say`${strong`Ce qui a été raconté continue pourtant par un choix de ${player}`} : selon ces règles, personne n’aurait ici à choisir.`;

const checked: Tell['attackReplay.checked'] = (entry, scene) => {
  const { verdict, then } = entry.payload;
  if (verdict === 'replay') return { title: 'Replay', row: replayRow(entry), ...tellReplay(entry, scene) };
  const told =
    verdict === 'ended' ? (tellEnded(entry, scene) ?? tellNone(entry, scene)) : tellNone(entry, scene);
  return {
    title: 'Pas de Replay',
    row: verdict === 'ended' ? say`Pas de Replay : l’attaque est finie` : say`Vérification : pas de Replay`,
    sentence: then === 'choose' ? sentences(told.facts, toldOtherwise(scene.attacker)) : told.facts,
    otherwise: told.otherwise,
  };
};

const targetChosen: Tell['attack.targetChosen'] = ({ payload }, scene) => {
  const target = payload.direct ? say`${scene.defender} directement` : named(payload.target, scene);
  const same = !payload.direct && scene.before.attack?.target === payload.target;
  const said = saidByDefender(scene);
  const attacking = strong`${attackerName(scene)} attaque ${same ? 'toujours' : 'maintenant'} ${target}`;
  const chosen =
    said !== undefined
      ? say`${attacking} : ${said}`
      : same
        ? say`${scene.attacker} garde la cible : ${attacking}.`
        : say`${scene.attacker} choisit : ${attacking}.`;
  const responses = payload.responsesAgain
    ? say`Selon ces règles, les cartes qui répondent à une déclaration peuvent être utilisées de nouveau.`
    : say`C’est la même attaque, pas une nouvelle déclaration : rien n’est payé de nouveau, et les cartes qui répondent à une déclaration ne peuvent pas être utilisées.`;
  return {
    title: 'Cible choisie',
    row: payload.direct ? say`Choisit l’attaque directe` : say`Choisit ${target}`,
    sentence: sentences(chosen, responses),
  };
};

/** `B directement`, or the monster's name. */
const aim = (target: CardId, scene: Scene): Words =>
  target === 'direct' ? say`${scene.defender} directement` : named(target, scene);

const redirected: Tell['attack.redirected'] = ({ payload }, scene) => {
  const name = sourceName(payload.source, scene) ?? say`un effet`;
  const target = named(payload.target, scene);
  const attacker = attackerName(scene);
  const clause =
    payload.from === payload.target
      ? strong`${attacker} attaque toujours ${target}`
      : strong`${attacker} attaque maintenant ${target} et non plus ${aim(payload.from, scene)}`;
  const told = sentence(say`par l’effet ${of(name)}, ${clause}`);
  return {
    title: 'Cible changée',
    row:
      payload.source.card === payload.target
        ? say`${name} détourne l’attaque vers lui-même`
        : say`${name} détourne l’attaque vers ${target}`,
    sentence: payload.fought
      ? sentences(
          told,
          say`Le combat a lieu aussitôt, pendant cet effet : rien ne peut être utilisé avant, et les protections contre le choix comme cible ne comptent pas.`,
          say`${attacker} compte comme ayant attaqué.`,
        )
      : sentences(
          told,
          say`C’est un nouveau choix de cible, et c’est l’état actuel ${of(`le côté de ${scene.defender}`)} qui compte désormais : ce qui est arrivé ou parti avant n’est plus une raison de Replay.`,
        ),
  };
};

/** Why the target stays, as a clause. */
function whyNotRedirected(code: string | undefined, target: CardId | undefined, scene: Scene): Words {
  const attacker = attackerName(scene);
  switch (code) {
    case 'ATTACKER_UNAFFECTED':
      return say`${attacker} n’en est pas affecté`;
    case 'TARGET_NOT_LEGAL':
      return say`${attacker} ne peut pas attaquer ${target === undefined ? 'ce monstre' : named(target, scene)}`;
    case 'SAME_TARGET':
      return say`ce monstre est déjà la cible`;
    case 'TARGET_GONE':
      return say`le monstre vers lequel l’attaque serait détournée n’est pas ${onSideOf(scene.defender)}`;
    default:
      return say`il n’y a plus d’attaque en cours à détourner`;
  }
}

const notRedirected: Tell['attack.notRedirected'] = ({ because, payload }, scene) => {
  const name = sourceName(payload.source, scene) ?? say`un effet`;
  const why = whyNotRedirected(because?.code, payload.target, scene);
  const { target } = payload;
  return {
    title: 'Cible inchangée',
    row: say`${name} ne change pas la cible`,
    sentence: sentence(say`${name} changerait la cible de l’attaque, mais ${strong`${why}`}`),
    otherwise:
      because?.code === 'ATTACKER_UNAFFECTED'
        ? say`Si ${attackerName(scene)} était affecté, ce monstre attaquerait ${target === undefined ? 'l’autre cible' : named(target, scene)}.`
        : undefined,
  };
};

const stopped: Tell['attack.stopped'] = ({ payload }, scene) => ({
  title: 'Attaque arrêtée',
  row: say`Arrête l’attaque`,
  sentence: say`${strong`${payload.player} arrête ${anAttack(scene)}`} au lieu de choisir une cible. Il n’y a pas de combat.`,
});

const battlePhaseEnded: Tell['battlePhase.ended'] = ({ payload }, scene) => {
  const name = sourceName(payload.source, scene) ?? say`un effet`;
  return {
    title: 'Fin de la Battle Phase',
    row: say`${name} met fin à la Battle Phase`,
    sentence: say`${strong`${name} met fin à la Battle Phase`}. Plus aucune attaque ne continue ni n’est déclarée ensuite.`,
  };
};

const usedWords = (used: boolean): Words =>
  used ? say`Cette attaque est épuisée.` : say`Elle n’épuise aucune attaque de ce monstre.`;

/** What a stopped attack counts as (C14). */
const stoppedAs = ({ countsAsDeclared, countsAsAttacked }: Payload<'attack.ended'>): Words => {
  if (countsAsAttacked) return say`Selon ces règles, le monstre compte même comme ayant attaqué.`;
  return countsAsDeclared
    ? say`Le monstre ne compte pas comme ayant attaqué.`
    : say`Selon ces règles, l’attaque ne compte pas comme déclarée, ni le monstre comme ayant attaqué.`;
};

/** What its cost made of a declaration that comes to nothing (B14). */
function whyNeverDeclared(code: Payload<'attack.ended'>['code'], scene: Scene): Words {
  const attacker = attackerName(scene);
  const lost = scene.attack?.attackerLost;
  const meanwhile = 'pendant la déclaration de son attaque';
  switch (code) {
    case 'ATTACKER_LEFT':
    case 'ATTACKER_CONTROL': {
      const gone = lost === null || lost === undefined ? undefined : goneClause(lost.entry, scene);
      return say`${gone ?? say`${attacker} a été retiré du Terrain`} ${meanwhile}`;
    }
    case 'ATTACKER_FACEDOWN':
      return say`${attacker} a été mis face verso ${meanwhile}`;
    case 'ATTACKER_DEFENSE':
      return say`${attacker} a été mis en Position de Défense ${meanwhile}`;
    case 'CANNOT_ATTACK':
      return say`${attacker} ne peut plus attaquer une fois le coût de son attaque payé`;
    default:
      return say`une fois le coût de son attaque payé, il ne reste rien ${that(attacker)} puisse attaquer`;
  }
}

const ended: Tell['attack.ended'] = ({ payload }, scene) => {
  const { how, used, countsAsDeclared } = payload;
  const unable = scene.before.cards[scene.attack?.attacker ?? '']?.values.cannotAttack === true;
  const attacker = attackerName(scene);
  const before = scene.before.attack;
  const theirs = anAttack(scene);
  const tell = (row: Words, ...told: (Words | false)[]): Told => ({
    title: 'Fin de l’attaque',
    row,
    sentence: sentences(...told),
  });
  switch (how) {
    case 'battle':
      return tell(
        say`L’attaque est finie`,
        before !== null && before.calculatedAt !== null
          ? sentence(say`${strong`${theirs} est finie`} : le combat a eu lieu`)
          : sentence(strong`${theirs} est finie sans calcul des dommages`),
        usedWords(used),
      );
    case 'stopped':
      return tell(
        say`L’attaque est finie : arrêtée`,
        sentence(strong`${theirs} a été arrêtée lors du Replay et est finie`),
        used
          ? say`${countsAsDeclared ? 'Elle compte comme déclarée : elle' : 'Elle'} est épuisée, et ${scene.attacker} ne peut pas changer la position du monstre ce tour.`
          : usedWords(false),
        stoppedAs(payload),
      );
    case 'startedOver': {
      const mayAgain = !used && !unable ? say`, y compris ${attacker},` : [];
      return tell(
        say`L’attaque recommence`,
        sentence(
          say`selon ces règles, un Replay ramène au début de la Battle Step : ${strong`${theirs} est retirée`}`,
        ),
        say`${scene.attacker} peut déclarer une attaque avec n’importe quel ${used ? 'autre ' : ''}monstre capable d’attaquer${mayAgain} ou n’en déclarer aucune ; coûts et réponses repartent de zéro.`,
        used && usedWords(true),
      );
    }
    case 'noBattle':
      if (before?.declaredAt === null)
        return tell(
          say`Pas d’attaque : elle n’a pas pu être déclarée`,
          capital(strong`${whyNeverDeclared(payload.code, scene)}.`),
          say`Aucune attaque n’est donc déclarée. Ce qui a été payé n’est pas rendu.`,
          used ? say`L’attaque de ce monstre est épuisée.` : say`Aucune attaque de ce monstre n’est épuisée.`,
        );
      return tell(
        say`L’attaque est finie : pas de combat`,
        before?.calledOff === true
          ? sentence(
              say`${strong`${theirs} est finie sans combat`} : elle a atteint la Damage Step, mais aucun dommage n’a été calculé`,
            )
          : sentence(strong`${theirs} est finie sans combat`),
        usedWords(used),
      );
    case 'duelOver':
      return tell(
        say`L’attaque est finie : le duel est terminé`,
        sentence(strong`le duel est terminé, et ${theirs} avec lui`),
      );
  }
};

/** What is said of attacks: declared, checked, chosen again, over. */
export const attackTellers = {
  'attack.declaring': declaring,
  'attack.declared': declared,
  'attack.negated': negated,
  'attack.ended': ended,
  'attackReplay.checked': checked,
  'attack.targetChosen': targetChosen,
  'attack.redirected': redirected,
  'attack.notRedirected': notRedirected,
  'attack.stopped': stopped,
  'battlePhase.ended': battlePhaseEnded,
} satisfies Partial<Tell>;
