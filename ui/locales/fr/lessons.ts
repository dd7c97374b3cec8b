import type { Words } from '../index.ts';

/** Lessons: the list, what a lesson says beside the duel, and its task; in French. */
export const lessons = {
  lessonsTitle: 'Leçons',
  lessonsText:
    'Du tableau des dommages aux recoins du Replay. Chacune se termine par un exercice à faire seul.',
  lessonPart: {
    damage: 'Le tableau des dommages',
    replay: 'Le Replay',
    corners: 'Les recoins',
    then: 'Autrefois et aujourd’hui',
  },
  lessonsDone: (done, of) => `${done} exercice${done > 1 ? 's' : ''} fait${done > 1 ? 's' : ''} sur ${of}`,
  lessonRead: 'lue',
  lessonAlone: 'exercice fait',
  lessonSteps: (read, of) => `${read} étape${read > 1 ? 's' : ''} sur ${of}`,
  lessonHere: 'vous êtes ici',
  lessonNext: 'ensuite',
  lessonStart: (title) => `Commencer : ${title}`,
  lessonGoOn: (title) => `Continuer : ${title}`,
  forgetLessons: 'Oublier où j’en suis',
  lessonOf: (number, of) => `Leçon ${number} sur ${of}`,
  lesson: 'Leçon',
  lessonGoal: 'Ce que vous allez voir',
  lessonStep: (step, of) => `${step} sur ${of}`,
  lookNext: 'Regarder la suite',
  lookFirst: 'Commencer',
  lookBefore: 'La précédente',
  tryAlone: 'Essayer seul',
  nextLesson: 'Leçon suivante',
  allLessons: 'Toutes les leçons',
  leaveLesson: 'Quitter la leçon',
  taskLead: 'Votre exercice',
  taskInSandbox:
    'Changez la mise en place si l’exercice le demande, puis lancez le duel et décidez pour les deux joueurs.',
  taskCleared:
    'Ce que l’exercice vous donnait n’est plus sur la table. Recommencez, ou remettez-le vous-même, puis lancez le duel.',
  lessonAside: 'C’est une autre voie que celle de la leçon. Regardez aussi longtemps que vous voulez.',
  lessonBack: 'Revenir à la voie de la leçon',
  taskInDuel:
    'Décidez ci-dessous pour les deux joueurs. Toute décision se reprend : revenez en arrière et prenez-en une autre.',
  taskDone: 'Réussi. C’est ce qui était demandé.',
  taskWhat: (reached, of) =>
    reached === 0
      ? 'Rien de cela ne s’est encore passé.'
      : `${reached} chose${reached > 1 ? 's' : ''} sur ${of} ${reached > 1 ? 'se sont passées' : 's’est passée'}.`,
  taskBroken:
    'Il s’est passé quelque chose que l’exercice exclut. Revenez en arrière et décidez autrement, ou recommencez.',
  taskLacks: 'Cette mise en place n’y suffit pas encore.',
  lacksCard: (card) => `${card} n’y est pas.`,
  lacksAttacker: (player) => `${player} n’a pas de monstre pour attaquer.`,
  lacksRuleset: (ruleset) => `Elle n’est pas sous les règles de l’exercice : ${ruleset}.`,
  changeSetup: 'Changer la mise en place',
  taskHint: 'Un indice',
  setUpAgain: 'Recommencer',
  lessonAgain: 'Revoir la leçon',
  noLessons: 'Les leçons arrivent.',
  doorLessons: 'Leçons',
  doorLessonsText: 'Pas à pas, à partir du tableau des dommages',
  toLessons: 'Leçons, dans l’ordre',
} satisfies Partial<Words>;
