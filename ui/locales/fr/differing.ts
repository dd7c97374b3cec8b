import type { Disagreement } from '../../../machines/index.ts';
import { cardAndRest, placeFrom } from '../cardAndRest.ts';
import type { differing as en } from '../en/differing.ts';
import type { Translated } from '../translated.ts';
import { card as cardWords } from './card.ts';
import { gallery } from './gallery.ts';
import { capital, many, within } from './grammar.ts';

type Kind = Disagreement['about'];

const ABOUT: Readonly<Record<Disagreement['about'], string>> = {
  attackDeclared: 'Une attaque qui ne peut pas être déclarée',
  targetChosen: 'Une cible qui ne peut pas être choisie',
  attackKeptOn: 'Une attaque qui était finie',
  lifePoints: 'Les Life Points',
  lifePointsBefore: 'Les Life Points avant un changement',
  replayFired: 'Pas de Replay selon nos règles',
  replayForgotten: 'Un Replay a été omis',
  attackWentOn: 'La suite de l’attaque',
  noPlace: 'Sans place dans nos règles',
  attackerValue: 'L’ATK de l’attaquant',
  targetValue: 'L’ATK ou la DEF de la cible',
  damage: 'Les dommages',
  destroyed: 'Ce qui a été détruit',
  stillThere: 'Détruit au combat, et toujours là',
  notDestroyed: 'Parti, comme détruit au combat',
  zoneTaken: 'Une zone déjà occupée',
  movedFrom: 'D’où vient une carte',
  duelGoesOn: 'Un Duel déjà fini',
  turnEnded: 'Quel tour finit',
  setupOther: 'Deux mises en place',
  sameVisit: 'Un passage raconté deux fois',
};
/** The same in a row of the log. */
const ROW: Readonly<Record<Kind, string>> = {
  attackDeclared: 'déclarée contre les règles',
  targetChosen: 'choisie contre les règles',
  attackKeptOn: 'menée alors qu’elle était finie',
  lifePoints: 'autres Life Points',
  lifePointsBefore: 'autres Life Points avant',
  replayFired: 'Replay sans raison',
  replayForgotten: 'Replay omis',
  attackWentOn: 'finie trop tôt',
  noPlace: 'sans place dans les règles',
  attackerValue: 'autre ATK',
  targetValue: 'autre ATK ou DEF',
  damage: 'autres dommages',
  destroyed: 'autres cartes détruites',
  stillThere: 'carte détruite restée',
  notDestroyed: 'partie sans combat',
  zoneTaken: 'zone déjà occupée',
  movedFrom: 'vient d’ailleurs',
  duelGoesOn: 'le Duel était fini',
  turnEnded: 'un autre tour finit',
  setupOther: 'autre mise en place qu’en ligne 1',
  sameVisit: 'passage raconté deux fois',
};

const causesIn = (codes: string): string =>
  codes
    .split(', ')
    .map((code) => within(gallery.causeWord(code)))
    .join(', ');
const targetValue = (value: string): string => (value === 'direct' ? 'une attaque directe' : value);
/** Why the other of its two values is compared. */
const whyValue = (ours: string, recorded: string): string =>
  ours.slice(0, 3) === recorded.slice(0, 3) || ours === 'direct'
    ? ''
    : ours.startsWith('DEF')
      ? ', car la cible est en Position de Défense'
      : ', car la cible est en Position d’Attaque';
/** A card, and the place that is told of it. */
function placedIn(side: string): readonly [card: string, place: string] {
  const [card, rest] = cardAndRest(side);
  const { player, zone, index } = placeFrom(rest);
  return [card, zone === 'nowhere' ? 'nulle part' : cardWords.cardPlace(player, zone, index)];
}
const OTHERWISE: Readonly<
  Record<
    | 'attackDeclared'
    | 'targetChosen'
    | 'attackKeptOn'
    | 'lifePointsBefore'
    | 'replayFired'
    | 'replayForgotten'
    | 'attackWentOn'
    | 'targetValue'
    | 'noPlace'
    | 'stillThere'
    | 'notDestroyed'
    | 'zoneTaken'
    | 'movedFrom'
    | 'duelGoesOn'
    | 'turnEnded'
    | 'setupOther'
    | 'sameVisit',
    (ours: string, recorded: string) => readonly [ours: string, recorded: string]
  >
> = {
  attackDeclared: (ours) => [`cette attaque ne peut pas être déclarée : ${ours}`, 'elle l’a été'],
  attackKeptOn: (ours) => [`l’attaque est finie (${causesIn(ours)})`, 'elle a eu lieu quand même'],
  replayFired: (ours) => [`pas de Replay (${causesIn(ours)})`, 'une cible a été nommée de nouveau'],
  replayForgotten: (ours) => [
    `un Replay (${causesIn(ours)})`,
    'l’attaque a continué sans que personne n’ait à choisir',
  ],
  lifePointsBefore: (ours, recorded) => [
    `ils sont à ${ours}, d’après ce qui précède`,
    `ils changent à partir de ${recorded}`,
  ],
  attackWentOn: () => ['l’attaque va jusqu’à la Damage Step', 'elle a fini sans combat'],
  stillThere: (ours, recorded) => [
    `le combat a détruit ${ours}, qui part à la fin de la Damage Step`,
    `${recorded} est resté sur le Terrain`,
  ],
  notDestroyed: (ours, recorded) => [
    `aucun combat n’a détruit ${ours}, qui reste`,
    `${recorded} est parti comme détruit au combat`,
  ],
  targetValue: (ours, recorded) => [`${targetValue(ours)}${whyValue(ours, recorded)}`, targetValue(recorded)],
  targetChosen: (ours) => [`cette cible ne peut pas être choisie : ${ours}`, 'elle l’a été'],
  zoneTaken: (ours, recorded) => {
    const [lies, place] = placedIn(ours);
    return [
      `il y a déjà ${lies} à cet endroit (${place}), et une zone n’a qu’une carte`,
      `${placedIn(recorded)[0]} y vient aussi`,
    ];
  },
  movedFrom: (ours, recorded) => {
    const [[card, lies], [, from]] = [placedIn(ours), placedIn(recorded)];
    return [
      `d’après ce qui précède, ${card} est à cet endroit : ${lies}`,
      `la carte vient de cet endroit : ${from}`,
    ];
  },
  duelGoesOn: (ours, recorded) => [
    `${ours.includes(',') ? 'les deux joueurs ont' : `${ours} a`} 0 Life Points, le Duel est donc fini`,
    `il continue avec ${recorded}`,
  ],
  turnEnded: (ours, recorded) => {
    const turnOf = (side: string): string => side.replace(' ', ' de ');
    return [`le tour ${turnOf(ours)} finit ici`, `le tour ${turnOf(recorded)} finit`];
  },
  setupOther: (ours, recorded) => [
    `la mise en place de la ligne 1 dit ${ours}`,
    `duel.started dit ${recorded}, et le Duel part de là`,
  ],
  sameVisit: (ours, recorded) => {
    const [[one, visit], [other]] = [cardAndRest(ours), cardAndRest(recorded)];
    return [
      `${visit} est un passage de ${one}, et chaque passage a son propre id`,
      `${other} l’a de nouveau`,
    ];
  },
  noPlace: (_, recorded) => ['cela ne peut pas arriver ici', recorded],
};

export const differing: Translated<typeof en> = {
  differLead: (differences, attacks) =>
    `${many(differences, 'différence avec nos règles', 'différences avec nos règles')} en ${many(attacks, 'attaque', 'attaques')}`,
  dueLead: (due, passedOver) => {
    if (due === 0) return 'Selon nos règles, aucune attaque n’a de Replay.';
    const all = `Selon nos règles, il y a ${many(due, 'Replay', 'Replays')}`;
    if (passedOver === 0) return `${all}, et le joueur a pu choisir chaque fois.`;
    if (passedOver < due) return `${all} ; ${many(passedOver, 'a été omis', 'ont été omis')}.`;
    return `${all}, et ${due === 1 ? 'il a été omis' : 'tous ont été omis'}.`;
  },
  differences: (isRecording) =>
    `Où nos règles et ${isRecording ? 'l’enregistrement' : 'l’autre moteur'} diffèrent`,
  differenceAbout: (about, player) => (player === undefined ? ABOUT[about] : `Les Life Points de ${player}`),
  differenceRule: (rule) => `(règle ${rule})`,
  toldAt: (line, told, here) => `ligne ${line} : entrée ${told}${here === null ? '' : ` (${here} ici)`} :`,
  difference: (about, ours, recorded, isRecording) => {
    const [mine, theirs] =
      about in OTHERWISE ? OTHERWISE[about as keyof typeof OTHERWISE](ours, recorded) : [ours, recorded];
    return `Nos règles : ${mine}. ${isRecording ? 'Enregistré' : 'Raconté'} : ${theirs}.`;
  },
  unexplainedHead: 'Sans explication',
  unexplainedTitle: (card) => `${card} survit`,
  unexplained: (card, rule) =>
    `Selon le tableau des dommages (règle ${rule}), ce combat détruirait ${card}, qui survit sans que le fichier dise par quoi. Un effet peut le faire, ce n’est donc pas une différence ; value.changed avec notDestroyedByBattle, raconté avant le combat, l’expliquerait.`,
  leftOutLead: (count) =>
    `${many(count, 'événement ne va pas avec le plateau et a été laissé', 'événements ne vont pas avec le plateau et ont été laissés')} de côté ; le rapport dit pourquoi.`,
  leftOutWhy: (what, why) => `${what} a été laissé de côté : ${why}`,
  rowDiffers: (kinds, row) => `${capital(kinds.map((kind) => ROW[kind]).join(', '))}. ${row}`,
  differsHere: (isRecording) =>
    `Ici, ${isRecording ? 'l’enregistrement' : 'l’autre moteur'} s’écarte de nos règles.`,
  differsBy: (rule, packet, isRecording) =>
    `(${rule === null ? '' : `règle\u00A0${rule} ; `}${isRecording ? `paquet\u00A0${packet}` : `entrée\u00A0${packet} de son fichier, ligne\u00A0${packet + 2}`})`,
};
