import type { Player, ReplayCause, Unmapped } from '../../../events/index.ts';
import { PLAYERS } from '../../../events/index.ts';
import type { WinReason } from '../../../machines/index.ts';
import type { importing as en } from '../en/importing.ts';
import type { Translated } from '../translated.ts';
import { doneBy, many, number, of, plural } from './grammar.ts';
import { WHY_NO_BATTLE } from './noBattle.ts';
import { PACKETS } from './packets.ts';

const NUMBERS = ['zéro', 'une', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'];
const inWords = (count: number): string => NUMBERS[count] ?? number(count);

const WHY: Readonly<Record<Unmapped['why'], string>> = {
  unknown: 'inconnu de nous',
  notPartOfADuel: 'hors du duel',
  noPlace: 'd’un emplacement vide ici, ou qui n’existe pas',
  leftOver: 'suivi de quelque chose que nous ne connaissons pas',
  damaged: 'endommagé',
};
/** Its number in the file; an entry of another engine has one here as well. */
const packetOf = (packet: number, isRecording: boolean, here?: number): string =>
  `${isRecording ? 'paquet' : 'entrée'}\u00A0${packet}${isRecording || here === undefined ? '' : ` (${here}\u00A0ici)`}`;
const kept = (name: string, size: number): string =>
  `${name}, ${size < 10_240 ? many(size, 'octet', 'octets') : `${number(Math.round(size / 1024))} Kio`}`;

function causeTitle(causes: readonly ReplayCause[], token: boolean): string {
  const has = (cause: ReplayCause): boolean => causes.includes(cause);
  if (has('ENTER') && has('LEAVE')) return 'Un parti, un arrivé';
  if (has('ENTER')) return token ? 'Un Jeton est arrivé' : 'Un monstre est arrivé';
  if (has('LEAVE')) return 'Un monstre est parti';
  if (has('RETURNED')) return 'Un monstre est parti et revenu';
  if (has('CONTROL_IN') || has('CONTROL_OUT')) return 'Un monstre a changé de camp';
  return 'Un Replay';
}

function againParts(again: number, replays: number, redirects: number, newAttacks: number, turned: number) {
  const all = replays === again;
  const each = (count: number, one: string, several: string): string =>
    count === 0 ? '' : `${inWords(count)} ${count === 1 ? one : several}`;
  const first =
    all && again === 2 ? 'ce sont deux Replays' : all && again > 2 ? 'ce sont tous des Replays' : '';
  return [
    first === '' ? each(replays, 'fois, c’est un Replay', 'fois, ce sont des Replays') : first,
    each(redirects, 'fois pour une raison illisible pour nous', 'fois pour des raisons illisibles pour nous'),
    each(turned, 'fois, un effet l’a détournée', 'fois, des effets l’ont détournée'),
    each(newAttacks, 'fois, c’est une nouvelle attaque', 'fois, ce sont de nouvelles attaques'),
  ].filter((part) => part !== '');
}

const kilobytes = (bytes: number): string => `${number(Math.ceil(bytes / 1024))} ko`;
const WON: Readonly<Record<WinReason, (loser: Player) => string>> = {
  surrendered: (loser) => `${loser} a abandonné`,
  lifePoints: (loser) => `les Life Points de ${loser} sont tombés à 0`,
  deckOut: (loser) => `${loser} n’avait plus de carte à piocher`,
  time: (loser) => `${loser} n’avait plus de temps`,
  connection: (loser) => `${loser} a perdu la connexion`,
  effect: () => 'par l’effet d’une carte',
};

export const importing: Translated<typeof en> = {
  report: 'Trouvé',
  backToFound: 'Retour à ce qu’on y a trouvé',
  reportOf: 'Ce qu’on y a trouvé',
  answersOnly: (said) =>
    [
      `${said.names.map((side) => side.join(' et ')).join(' contre ')}, enregistré par ${said.client}, decks de ${said.decks.map(({ main, extra }) => `${main.length}+${extra.length}`).join(' et ')} cartes, ${many(said.answers, 'réponse', 'réponses')}.`,
      ...(said.cutOff ? ['Il est coupé : ce qui manque n’a pas été lu.'] : []),
      'Il ne contient pas de messages, donc il n’y a pas de duel à montrer ;',
      said.client.startsWith('EDOPro')
        ? 'ouvrez son .yrpX.'
        : 'seul le programme qui l’a écrit peut le rejouer. Seul EDOPro écrit des .yrpX, qui en contiennent.',
    ].join(' '),
  answersDeck: (owner, part, cards) =>
    `${part === 'main' ? 'Main' : 'Extra'} Deck ${of(owner)}, ${many(
      cards.reduce((sum, [, copies]) => sum + copies, 0),
      'carte',
      'cartes',
    )} : ${cards.map(([title, copies]) => (copies === 1 ? title : `${copies}\u00a0× ${title}`)).join(', ')}.`,
  showDecks: 'Les cartes des decks',
  decksUnknown: (unknown, kinds, database) =>
    database === null
      ? importing.noDatabase
      : `${number(unknown)} des ${many(kinds, 'carte', 'cartes')} ${unknown === 1 ? 'n’est pas' : 'ne sont pas'} dans ${database} et ${unknown === 1 ? 'porte son numéro' : 'portent leurs numéros'}.`,
  importedFrom: (client, isRecording) =>
    isRecording ? `enregistrement, ${client.split(' / ')[0]}` : `raconté par ${client}`,
  foundLead: (replays, attacks) =>
    attacks === 0
      ? 'Aucune attaque'
      : `${replays === 0 ? 'Aucun Replay' : many(replays, 'Replay', 'Replays')} en ${many(attacks, 'attaque', 'attaques')}`,
  noAttackText: (turns) => `Personne n’attaque en ${many(turns, 'tour', 'tours')}.`,
  lookAtDuel: 'Regarder le duel',
  foundText: (again, replays, redirects, newAttacks, turned) =>
    again === 0
      ? 'Aucun attaquant ne vise une deuxième fois pendant son attaque.'
      : `Un attaquant vise de nouveau ${again === 1 ? 'une fois' : `${inWords(again)} fois`} : ${againParts(again, replays, redirects, newAttacks, turned).join(', ')}.`,
  cutOff: (isRecording) =>
    isRecording ? 'L’enregistrement se termine avant le duel.' : 'Le récit se termine avant le duel.',
  unpackedTo: (bytes, of) =>
    `Sa partie compressée est coupée : ${kilobytes(bytes)} sur ${kilobytes(of)} ont pu être décompressés, et sont montrés.`,
  cutBehindEnd: 'Le fichier est coupé après la fin du duel : rien du duel ne manque.',
  wonBy: (winner, name, reason) => {
    if (winner === null) return 'Le duel est un match nul.';
    const who = name === null || name === winner ? winner : `${name} (${winner})`;
    return `${who} a gagné : ${WON[reason](winner === 'A' ? 'B' : 'A')}.`;
  },
  inAttack: (turn, attacker, target) =>
    `Tour\u00A0${turn}, ${target === null ? `${attacker} attaque directement` : `${attacker} attaque ${target}`}.`,
  nothingCompared: 'rien à comparer',
  foundTitle: {
    attackReplay: causeTitle,
    redirect: () => 'Une autre cible, pour une raison inconnue ici',
    newAttack: () => 'Pas un Replay',
  },
  turnedBy: (card) => `Pas un Replay : ${card} a détourné l’attaque`,
  foundPlace: (turn, packet, isRecording, here) =>
    `tour\u00A0${turn}, ${packetOf(packet, isRecording, here)}`,
  packetOf,
  isNewAttack: (cameBack) =>
    cameBack
      ? 'C’est une nouvelle attaque : l’attaquant était parti et revenu, et la précédente était terminée.'
      : 'C’est une nouvelle attaque : la précédente était terminée.',
  attackBefore: (row) => `La précédente : ${row}.`,
  thenChose: (kind, player, row) => (kind === 'newAttack' ? `${row}.` : `${doneBy(player, row)}.`),
  battleCame: (damage, destroyed) => {
    const parts = [
      ...destroyed.map((name) => `destruction ${of(name)}`),
      ...PLAYERS.filter((player) => damage[player] > 0).map((player) => `${player} perd ${damage[player]}`),
    ];
    return parts.length === 0 ? 'un combat sans dommages' : parts.join(', ');
  },
  noBattleCame: (code, row) =>
    code === null ? row.replace(/^Pas de Replay\s: /, '') : `pas de combat : ${WHY_NO_BATTLE[code]}`,
  cameToBattle: (outcome, isPlain) =>
    isPlain ? 'À la fin, il y a un combat sans dommages.' : `À la fin : ${outcome}.`,
  cameToNoBattle: (code, row) =>
    `À la fin, il n’y a pas de combat : ${code === null ? row.replace(/^Pas de Replay\s: /, '') : WHY_NO_BATTLE[code]}.`,
  counted: number,
  look: 'Regarder',
  lookAt: (title, place) => `Regarder : ${title}, ${place}`,
  otherAttacks: (count, isAll) =>
    isAll ? plural(count, 'L’attaque', 'Les attaques') : 'Les autres attaques',
  nearAt: (entry) => `Pourquoi pas de Replay : entrée ${entry}`,
  columns: (isRecording) => ({
    turn: 'Tour',
    packet: isRecording ? 'Paquet' : 'Entrée',
    attacker: 'Attaquant',
    target: 'Cible',
    outcome: 'Ce qu’il en est advenu',
  }),
  agrees: 'comme le disent nos règles',
  differsFrom: 'autrement que ne le disent nos règles',
  importReport: 'Rapport',
  checkedAgainst: (isRecording) =>
    isRecording ? 'Comparé à l’enregistrement' : 'Comparé à ce qui est raconté',
  witnessed: 'Cartes sur le plateau à la fin de chaque tour',
  witnessedOf: (agree, all) => `${number(agree)} sur ${number(all)}`,
  witnessLeftOut: (count) =>
    `${many(count, 'zone n’a pas pu être comparée', 'zones n’ont pas pu être comparées')} : rien n’en a été dit après le dernier changement.`,
  witnessDiffers: (turn, packet, place, ours, recorded) =>
    `Tour ${turn}, ${place} (paquet\u00A0${packet}) : chez nous ${ours} ; enregistré ${recorded}.`,
  witnessNothing: 'rien',
  witnessCount: (count) => many(count, 'carte', 'cartes'),
  witnessLifePoints: (player) => `Life Points de ${player}`,
  witnessCard: (card) =>
    [
      card.name ?? 'une carte',
      ...(card.posture === null ? [] : [card.posture]),
      ...(card.values === null ? [] : [`ATK ${card.values.atk}`, `DEF ${card.values.def}`]),
      ...(typeof card.materials === 'number'
        ? [many(card.materials, 'Matériel', 'Matériels')]
        : card.materials.length === 0
          ? []
          : [`sur ${card.materials.join(' et ')}`]),
    ].join(', '),
  battlesAgain: 'Combats concordants',
  attacksJudged: 'Attaques concordantes',
  differCount: 'Où nos règles diffèrent',
  nowhere: 'nulle part',
  boardApart: (turn) =>
    `Notre plateau diffère de celui de l’enregistrement à partir de la fin du tour\u00A0${turn}\u202F: le rapport dit où.`,
  firstAt: (count, at) => (count === 1 ? at : `d’abord ${at}`),
  readOf: 'Lu',
  writtenBy: 'Écrit par',
  packets: (isRecording) => (isRecording ? 'Paquets' : 'Entrées de l’autre moteur'),
  eventsMade: 'Entrées qui en ont été faites',
  added: 'Dont ajoutées, là où il se tait',
  addedText: 'Les pas ajoutés sont la suite légale la plus courte. Un + les marque dans le journal.',
  show: 'Montrer',
  notUsed: 'Non utilisé',
  everythingUsed: 'Tout a été utilisé.',
  unmapped: (kind, why, count) => {
    const known = PACKETS[kind];
    const name =
      known?.[count <= 1 ? 0 : 1] ??
      kind.replace(/^message (\d+)$/, plural(count, 'Paquet de genre $1', 'Paquets de genre $1'));
    return why === 'notPartOfADuel' ? name : `${name}, ${WHY[why]}`;
  },
  leftOutBecause: (packet, what, why, isRecording) =>
    `${isRecording ? 'Paquet' : 'Entrée'}\u00A0${packet} : ${what} a été laissé de côté : ${why}`,
  cardNames: 'Noms de cartes',
  fromDatabase: (database) => (database === null ? 'Connus' : `De ${database}`),
  knownOf: (named, kinds) => `${number(named)} sur ${number(kinds)}`,
  noDatabase:
    'Aucune base de cartes (cards.cdb) n’a été trouvée. Les cartes portent leurs numéros. EDOPro la garde dans son propre dossier, le plus souvent sous « repositories » ou « expansions ».',
  unknownCards: (unknown) =>
    unknown.length <= 4
      ? `${unknown.join(', ')} : absent de la base. Ce qu’on en montre vient de l’enregistrement.`
      : `${number(unknown.length)} n’y sont pas. Ce qu’on en montre vient de l’enregistrement.`,
  whichUnknown: 'Lesquelles',
  chooseCards: (database) => (database === null ? 'Choisir cards.cdb' : 'Choisir un autre fichier'),
  notChanged: 'Le fichier n’a pas été modifié.',
  saveAsDuel: 'Enregistrer le duel',
  lookingInto: 'On cherche ce qu’il contient',
  cannotRecover: 'Cet enregistrement ne peut plus être récupéré ici. Ouvrez son fichier.',
  interruptedTitle: (recordings, changes) => {
    const recorded =
      recordings === 1
        ? 'Un enregistrement a été interrompu'
        : `${number(recordings)} enregistrements ont été interrompus`;
    const changed =
      changes === 1
        ? 'les changements d’un duel n’ont pas été enregistrés'
        : `les changements de ${number(changes)} duels n’ont pas été enregistrés`;
    if (changes === 0) return recorded;
    return recordings === 0 ? `Interrompu : ${changed}` : `${recorded}, et ${changed}`;
  },
  interruptedText:
    'Ce qui a été enregistré est entier. Une dernière ligne inachevée est gardée dans un fichier à côté.',
  interruptedFile: kept,
  writtenIn: (folder, at) =>
    `Dans ${folder}, écrit en dernier le ${new Intl.DateTimeFormat('fr', { dateStyle: 'medium', timeStyle: 'short' }).format(at)}`,
  changedAt: (at) =>
    `Changé en dernier le ${new Intl.DateTimeFormat('fr', { dateStyle: 'medium', timeStyle: 'short' }).format(at)}`,
  laterTold: 'Ce qui a été interrompu est gardé, et sera proposé de nouveau au prochain démarrage.',
  unsavedKept: 'La fenêtre a disparu avant qu’un fichier ait ces changements. Ils ont été mis de côté.',
  unsavedFile: (name, size) => `${kept(name, size)}, non enregistré`,
  changesDiscarded: (name) => `Les changements ${of(name)} ont été supprimés.`,
  notAtHand: 'Ce duel n’est plus disponible : la page a été rechargée depuis. Ouvrez de nouveau son fichier.',
  keptNoLonger:
    'Ces changements ne sont plus gardés : une autre fenêtre les a peut-être ouverts ou supprimés.',
  recover: 'Récupérer et ouvrir',
  discard: 'Supprimer',
  reallyDiscard: 'Supprimer pour de bon',
  recoverNamed: (name) => `Récupérer et ouvrir ${name}`,
  discardNamed: (name) => `Supprimer ${name}`,
  reallyDiscardNamed: (name) => `Supprimer ${name} pour de bon`,
  showInterrupted: 'Afficher',
  hideInterrupted: 'Masquer',
  later: 'Plus tard',
  discarded: (name) => `${name} a été supprimé.`,
  follow: 'Suivre',
  followAgain: 'Ce qui précède est montré ; choisissez de nouveau « Suivre » quand la ligne est corrigée.',
  following: 'Suivi',
  followFile: 'Suivre le fichier : montrer ce qui s’y ajoute',
  newEntries: (count) => many(count, 'nouvelle', 'nouvelles'),
  newEntriesLong: (count) => `${many(count, 'nouvelle entrée', 'nouvelles entrées')} ; aller à la dernière`,
};
