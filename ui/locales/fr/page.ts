import type { log as enLog, page as enPage, timeline as enTimeline } from '../en/page.ts';
import type { Translated } from '../translated.ts';
import { capital, many, number, of } from './grammar.ts';
import { MARK_KINDS, MARK_LETTERS, SEGMENT } from './names.ts';

export const page: Translated<typeof enPage> = {
  language: 'Langue',
  languageNotFetched:
    'L’autre langue n’a pas pu être chargée. La page reste comme elle est ; réessayez quand elle sera accessible.',
  product: 'Duelscope',
  windowTitle: (title, changed) => `${changed ? '● ' : ''}${title}. Duelscope`,
  example: (id) => `Exemple ${id}`,
  ruleset: 'Règles',
  rulesetFrom: (id) =>
    id === 'ude-2005' || id === 'wiki-ude'
      ? ' UDE est Upper Deck Entertainment, qui a publié le jeu jusqu’en 2008.'
      : '',
  oursInRuleset: (count) =>
    count === 0
      ? ''
      : ` (Sur ${many(count, 'point', 'points')}, aucune source ne dit ce qu’il en était ; le panneau Règles les marque d’un *.)`,
  rulesetIs: (name) => `Règles ${name}`,
  branch: 'Branche',
  trunk: 'ligne principale',
  detail: 'Détail',
  plain: 'Simple',
  full: 'Complet',
  theme: 'Couleurs sombres',
  lightColours: 'Couleurs claires',
  colon: ' : ',
  menu: 'Menu',
  keysAndHelp: 'Touches et aide',
  examples: 'Exemples',
  open: 'Ouvrir',
  openFile: 'Ouvrir un fichier',
  save: 'Enregistrer le duel',
  close: 'Fermer',
  dismiss: 'Fermer',
  board: 'Plateau',
  why: 'Pourquoi',
  log: 'Journal',
  chart: 'Diagramme',
  chain: 'Chaîne',
  branches: 'Branches',
  entryPanel: 'Entrée',
  starting: 'Le premier exemple est joué',
  reading: (done, total) =>
    `L’entrée ${number(done)} sur ${number(total)} est lue. On peut déjà regarder ce qui est lu.`,
  opening: (name) => `Ouverture ${of(name)}…`,
  dropHere: 'Déposez le fichier pour l’ouvrir',
  saved: (name) => `Enregistré sous ${name}.`,
  droppedBeside: (name, others) =>
    `${name} est ouvert ; un seul fichier est montré à la fois. Laissé de côté : ${others.slice(0, 3).join(', ')}${others.length > 3 ? ` et ${others.length - 3} de plus` : ''}. Déposez ${others.length === 1 ? 'celui-ci' : 'chacun'} seul pour l’ouvrir.`,
  onlyThisCourse: 'Il contient cette suite seulement ; les branches restent dans le scénario.',
  opened: (title) => `Ouvert : ${title}.`,
  noSuchStop: (what, direction) =>
    `${{ refused: 'Aucune décision refusée', attackReplay: 'Aucun Replay', differs: 'Aucune différence avec nos règles' }[what]} ${direction === 1 ? 'après' : 'avant'} cette entrée.`,
  noSuchEntry: (entry, last) =>
    `Il n’y a pas d’entrée ${number(entry)} sur ce chemin ; ses entrées vont jusqu’à ${number(last)}.`,
  notANumber: (text, last) =>
    text === ''
      ? `Tapez le numéro d’une entrée, jusqu’à ${number(last)}.`
      : `« ${text} » n’est pas le numéro d’une entrée. Tapez-en un jusqu’à ${number(last)}.`,
  noFileHere: (path) =>
    `${path} ne peut pas être écrit depuis un navigateur. Utilisez Enregistrer le duel sous.`,
  unsavedTitle: (title) => `« ${title} » a des changements qu’aucun fichier n’a.`,
  unsavedText: 'Si vous continuez sans enregistrer, ils sont perdus.',
  saveFirst: 'Enregistrer, puis continuer',
  leaveUnsaved: 'Continuer sans enregistrer',
  stayHere: 'Rester ici',
  fileTooLarge: (name, limit) => `${name} dépasse ${number(limit)} Mio. Ouvrez un fichier plus petit.`,
  fileNotText: (name, why) =>
    why === 'binary'
      ? `${name} n’est pas un fichier texte. Ouvrez un fichier de duel (.duel.jsonl), un scénario (.json) ou un enregistrement (.yrpX, .yrp).`
      : `${name} ${why === 'utf16' ? 'est du texte UTF-16' : 'n’est pas du texte UTF-8'}. Enregistrez-le en UTF-8.`,
  workerFailed: (message) =>
    `Une erreur est survenue pendant le calcul du duel (${message}). Ouvrez-le de nouveau.`,
  pageFailed: 'Cette partie de la page n’a pas pu être dessinée.',
  pageFailedText: (message) => `${message} Le duel lui-même est intact.`,
  startAgain: 'Dessiner de nouveau',
  brokenTitle: (entry) => `L’entrée ${number(entry)} ne peut pas être montrée.`,
  brokenText: (entry) => `Tout fonctionne jusqu’à l’entrée ${number(entry)}.`,
  goThere: (entry) => `Aller à ${number(entry)}`,
  copyReport: 'Copier un rapport',
  copied: 'Copié.',
  andMore: (first, more) =>
    more === 0 ? first : `${first} (et ${many(more, 'autre du même genre', 'autres du même genre')})`,
};

export const timeline: Translated<typeof enTimeline> = {
  timeline: 'Frise',
  entry: 'Entrée',
  first: 'Première entrée, Début',
  last: 'Dernière entrée, Fin',
  back: 'Reculer d’un pas, Gauche',
  backPlain: 'Retour',
  play: 'Lecture, Espace',
  pause: 'Pause, Espace',
  speed: 'Vitesse',
  speedOf: (speed) => (speed === 0.5 ? '½×' : `${speed}×`),
  speedNow: (speed) =>
    speed === 0.5
      ? 'Lecture à la moitié de la vitesse habituelle.'
      : speed === 1
        ? 'Lecture à la vitesse habituelle.'
        : `Lecture à ${number(speed)} fois la vitesse habituelle.`,
  next: 'Suivant',
  nextAtEnd: 'c’est la dernière entrée',
  waitingForMore: 'en attente de la suite',
  decidesNow: (player) => `c’est la dernière entrée pour l’instant ; ${player} décide`,
  stepBy: 'Avancer par',
  grain: { entry: 'Entrée', decision: 'Décision', step: 'Étape', attack: 'Attaque' },
  segment: (label) => SEGMENT[label],
  sliderText: (entry, where, row) =>
    `Entrée ${number(entry)}, ${row.startsWith(where) ? row : row === '' ? where : `${where} : ${row}`}`,
  entryOf: (entry, last) => `entrée ${number(entry)} sur ${number(last)}`,
  entryTag: (entry) => `entrée ${number(entry)}`,
  turnsBand: (from, to) => (from === to ? `Tour ${from}` : `Tours ${from}–${to}`),
  markLetter: (mark, kinds) => {
    const letter = MARK_LETTERS[mark];
    const all = kinds.reduce((sum, kind) => sum + kind.count, 0);
    return all === 1 ? letter : kinds.length === 1 ? `${letter}${all}` : `${letter}+${all - 1}`;
  },
  markKinds: MARK_KINDS,
  markTip: (entry, row) => `${number(entry)} · ${row}`,
  mergedTip: (from, to, kinds) =>
    `${from === to ? number(from) : `${number(from)}–${number(to)}`} · ${kinds
      .map(({ mark, count }) =>
        count === 1 ? MARK_KINDS[mark][0] : `${number(count)} ${MARK_KINDS[mark][1]}`,
      )
      .join(', ')}`,
  goTo: 'Aller à l’entrée',
  go: 'Aller',
};

export const log: Translated<typeof enLog> = {
  entries: 'Entrées',
  entriesByKeys: 'Haut et Bas vont de ligne en ligne, Entrée parle de la carte que la ligne nomme.',
  before: 'Avant l’attaque',
  between: 'Entre les attaques',
  after: 'Après l’attaque',
  noAttack: 'Aucune attaque',
  attackGroup: (count, attacker, target, direct) =>
    `Attaque ${count}, ${attacker}${direct ? ', directe' : target === null ? '' : ` contre ${target}`}`,
  turn: (turn) => `tour ${turn}`,
  passes: (count, added = false) =>
    `${many(count, 'passe', 'passes')}${added ? (count > 1 ? ', ajoutées' : ', ajoutée') : ''}`,
  addedNote: (kind, packet) =>
    kind === 'attackReplay'
      ? `Le fichier montre l’attaquant nommé de nouveau, avec une cible${packet === null ? '' : ` (paquet ${packet})`}. Que ce soit un Replay, et pourquoi, est notre lecture de ce qui précède.`
      : kind === 'check'
        ? 'Ajouté : le fichier ne contient pas cette vérification. Le verdict est notre lecture de ce qu’il contient.'
        : 'Ajouté : le fichier ne le dit pas. C’est le chemin légal le plus court de ce qu’il dit avant à ce qu’il dit après.',
  times: (row, count) => `${row}, ${number(count)} fois`,
  manyCome: (name, count) =>
    name.endsWith('Token') ? `${count} ${name}s arrivent` : `${count} exemplaires ${of(name)} arrivent`,
  previewOf: (entry) => `Aperçu de l’entrée ${number(entry)} ; un clic y mène`,
  rowAdded: 'ajouté',
  youAreHere: 'vous êtes ici',
  filterLog: 'Filtrer le journal',
  logHolds: 'Mots du journal',
  logKind: 'Genre d’entrée',
  allKinds: 'Tous les genres',
  logKindName: (mark) => capital(MARK_KINDS[mark][1]),
  logPlayer: 'Entrées de qui',
  bothPlayers: 'Les deux',
  logFound: (count) => many(count, 'entrée', 'entrées'),
  logReading: (count, more) => `${number(count)} jusqu’ici, encore ${number(more)} à lire`,
  clearFilter: 'Effacer',
  noEntryFits: 'Aucune entrée ne convient.',
  branchHere: (count) => many(count, 'branche', 'branches'),
};
