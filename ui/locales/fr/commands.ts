import type { commands as enCommands, finding as enFinding, keys as enKeys } from '../en/commands.ts';
import type { Translated } from '../translated.ts';
import { many, number } from './grammar.ts';

/** What each command is called, in the menu, behind `?` and where one looks for it. */
export const commands: Translated<typeof enCommands> = {
  'file.open': 'Ouvrir un fichier…',
  'file.examples': 'Un autre exemple…',
  'file.lessons': 'Leçons…',
  'file.sandbox': 'Préparer un duel…',
  'file.sandboxHere': 'Préparer un duel à partir de ce plateau…',
  'file.save': 'Enregistrer le duel',
  'file.saveAs': 'Enregistrer le duel sous…',
  'file.follow': 'Suivre le fichier, ou ne plus le suivre',
  'file.report': 'Ce qu’on y a trouvé',
  'file.saveScenario': 'Enregistrer comme scénario…',
  'file.judge': 'À juger : texte, image ou page…',
  'go.nextEntry': 'Entrée suivante',
  'go.previousEntry': 'Entrée précédente',
  'go.nextStep': 'Étape ou phase suivante',
  'go.previousStep': 'Étape ou phase précédente',
  'go.nextAttack': 'Début ou fin de la prochaine attaque',
  'go.previousAttack': 'Début ou fin de l’attaque précédente',
  'go.nextReplay': 'Replay suivant',
  'go.previousReplay': 'Replay précédent',
  'go.nextRefusal': 'Décision refusée suivante',
  'go.previousRefusal': 'Décision refusée précédente',
  'go.first': 'Première entrée',
  'go.last': 'Dernière entrée',
  'go.play': 'Lecture ou pause',
  'go.faster': 'Lecture plus rapide',
  'go.slower': 'Lecture plus lente',
  'go.to': 'Aller à une entrée…',
  'go.bookmark': 'Mettre un signet à cette entrée, ou l’enlever',
  'view.find': 'Chercher, ou exécuter une commande…',
  'view.detail': 'Simple ou complet',
  'view.askFirst': 'D’abord dire ce qui se passe, puis regarder',
  'view.language': 'In English',
  'view.nextPanel': 'Panneau suivant',
  'view.previousPanel': 'Panneau précédent',
  'view.closer': 'Frise de plus près',
  'view.wider': 'Frise de plus loin',
  'view.whole': 'Frise entière',
  'view.resetLayout': 'Panneaux comme au début',
  'help.keys': 'Touches',
  'help.glossary': 'Glossaire',
};

/** The list of keys, where they are changed as well. */
export const keys: Translated<typeof enKeys> = {
  keysTitle: 'Touches et marques',
  changeKey: (command) => `Changer la touche de : ${command}`,
  pressKey: 'Appuyez sur la nouvelle touche. Échap laisse l’ancienne.',
  keyNames: { ' ': 'Espace', Shift: 'Maj', Home: 'Début', End: 'Fin', Escape: 'Échap' },
  pressing: 'Appuyez…',
  noKey: 'aucune touche',
  withoutKey: 'Aucune touche',
  keyTaken: (key, command) => `${key} est la touche de : ${command}.`,
  takeKey: 'La reprendre',
  leaveKey: 'La laisser',
  keyReserved: (key) => `${key} appartient à la page ou au navigateur. Appuyez sur une autre touche.`,
  asAtFirst: (key) => `Comme au début : ${key}`,
  keysAsAtFirst: 'Toutes comme au début',
  keysHow:
    'Le bouton d’une touche permet de la changer. Dans un champ de saisie, les lettres seules restent des lettres.',
  menuName: { go: 'Déplacement', file: 'Fichiers', view: 'Affichage', help: 'Aide' },
};

/** Where one looks for anything: commands, entries, examples, cards, rules. */
export const finding: Translated<typeof enFinding> = {
  find: 'Chercher, ou exécuter une commande',
  findHow: 'Une commande, le numéro d’une entrée, un exemple, une carte ou une règle',
  foundKind: {
    command: 'Commande',
    entry: 'Entrée',
    example: 'Exemple',
    card: 'Carte',
    rule: 'Règle',
    panel: 'Panneau',
    ruleset: 'Règles',
    branch: 'Branche',
  },
  foundEntry: (entry) => `Aller à l’entrée ${number(entry)}`,
  found: (count) => (count === 0 ? 'Rien trouvé.' : many(count, 'résultat', 'résultats')),
  nothingFound: (typed) => `Rien ne s’appelle « ${typed} ».`,
  nothingFoundHow: 'Essayez une partie d’un nom, le numéro d’une entrée, ou une règle comme R3.',
  panelNamed: (title) => `Panneau ${title}`,
  nextOfRule: 'Prochaine entrée qu’elle décide',
  backToFind: 'Retour',
  nowhereSought: (sought) =>
    'rule' in sought
      ? `La règle ${sought.rule} ne décide rien dans ce duel.`
      : `Aucune entrée de ce duel ne concerne ${sought.card}.`,
  onlyHere: 'C’est cette entrée, et aucune autre.',
  ruleExamples: (count) => (count === 1 ? 'Son exemple' : `Ses ${number(count)} exemples`),
  ruleTitle: (id) => `Règle ${id}`,
};
