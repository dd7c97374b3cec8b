import type { Player } from '../../../events/index.ts';
import type { Words } from '../index.ts';

/** Where the reader says first what happens, and then looks; in French. */
export const asking = {
  askFirst: 'Deviner',
  sayFirst: 'Dites d’abord, regardez ensuite',
  questionOf: (number: number, of: number) => `question ${number} sur ${of}`,
  saidForgotten: 'Ce que vous aviez dit est oublié.',
  askQuestion: {
    verdict: 'Y a-t-il un Replay ici ?',
    reason: 'Pour quelle raison ?',
    choices: (player: Player) => `Que peut faire ${player} maintenant ?`,
    destroyed: 'Qui est détruit ?',
    damage: 'Qui subit des dommages de combat ?',
    allowed: (player: Player) => `${player} en a-t-il le droit ?`,
  },
  askHint: {
    verdict: 'L’attaque est encore en cours, et les règles vérifient maintenant.',
    reason: 'Choisissez celle qui décide.',
    choices: 'Choisissez tout ce qui est possible.',
    destroyed: 'Regardez qui attaque qui, et les valeurs qui comptent.',
    damage: 'Le nombre est ce que perdent les Life Points.',
    allowed: 'Pensez au moment du tour, et à ce qui a déjà été fait.',
  },
  whatHappened: 'Ce qui s’est passé avant',
  wantsTo: (player: Player) => `${player} veut :`,
  askVerdict: {
    replay: 'Oui, il y a un Replay',
    none: 'Non, l’attaque continue',
    ended: 'Non, l’attaque se termine ici',
  },
  askTarget: (name: string, isSame: boolean, count: number) =>
    isSame
      ? `Continuer contre ${name}`
      : count > 1
        ? `Attaquer ${name} (l’un des ${count})`
        : `Attaquer ${name}`,
  askDirect: (defender: Player) => `Attaquer ${defender} directement`,
  askStop: 'Arrêter l’attaque',
  askOtherAttacker: 'Attaquer avec un autre monstre',
  askContinue: 'Continuer l’attaque',
  askNobody: 'Personne',
  askBoth: (one: string, other: string) => `Les deux : ${one} et ${other}`,
  askDamage: (A: number, B: number) =>
    A === 0 && B === 0
      ? 'Personne'
      : A > 0 && B > 0
        ? `A subit ${A}, B subit ${B}`
        : A > 0
          ? `A subit ${A}`
          : `B subit ${B}`,
  askAllowed: (yes: boolean) => (yes ? 'Oui' : 'Non'),
  dontKnow: 'Je ne sais pas',
  showAnswer: 'Voir la réponse',
  nextPart: 'Continuer',
  partBefore: 'Retour',
  enterKey: 'Entrée',
  askNote: 'Vous seul voyez votre réponse. La raison attend que vous l’ayez donnée.',
  questionAt: (entry: number) => `Une question, à l’entrée ${entry}`,
  askWaits: 'Une question attend',
  askLater: 'Une question attend ici. Dites quelque chose, ou regardez la réponse.',
  agreed: 'Comme le disent les règles',
  differed: (agree: number, of: number) =>
    of === 1 ? 'Autrement que vous ne l’avez dit' : `${agree} sur ${of} comme le disent les règles`,
  leftOpen: 'Vous n’avez rien dit',
  youThought: (said: string, is: string) => `Vous pensiez : « ${said} ». C’est : « ${is} ».`,
  youThoughtReason: (said: string) =>
    `Votre raison : « ${said} ». Cela a été vérifié, et ce n’est pas ce qui décide ici.`,
  youAndRules: 'Votre réponse et les règles',
  youSaid: 'Vous',
  rulesSay: 'Règles',
  shortPart: {
    verdict: 'Replay ?',
    reason: 'Raison',
    choices: 'Choix',
    destroyed: 'Détruit',
    damage: 'Dommages',
    allowed: 'Permis ?',
  },
  whyNotStop: 'S’arrêter est un choix du Replay. Sans lui, l’attaque continue.',
  whyNotOther: 'Un Replay est la même attaque : le monstre qui l’a déclarée reste l’attaquant.',
  whyNotDirect: (defender: Player) =>
    `${defender} contrôle un monstre, et l’attaquant n’a pas le droit de passer outre.`,
  whyNotAnother: 'On ne peut choisir une autre cible que lors d’un Replay.',
  askAgain: 'Redemander',
  askAllAgain: 'Tout redemander',
  answerVerdict: (verdict: string, player: Player): string | undefined =>
    ({
      replay: `Un Replay : ${player} décide à nouveau.`,
      none: 'Pas de Replay : l’attaque continue.',
      ended: 'Pas de Replay : l’attaque se termine.',
    })[verdict],
  answerAllowed: (yes: boolean, player: Player) =>
    yes ? `Oui, ${player} en a le droit.` : `Non, ${player} n’en a pas le droit.`,
  askedAll: (agree: number, of: number) =>
    `Vous avez répondu à tout ici : ${agree} sur ${of} comme le disent les règles.`,
  nothingAsked: 'Dans ce duel il n’y a rien à dire d’abord.',
  saidInDuels: (duels: number) =>
    duels <= 1 ? 'Vous avez répondu dans un duel.' : `Vous avez répondu dans ${duels} duels.`,
  forgetSaid: 'Oublier ces réponses',
} satisfies Partial<Words>;
