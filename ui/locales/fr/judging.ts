import type { Zone } from '../../../events/index.ts';
import type { judging as english } from '../en/judging.ts';
import { capital } from '../en/names.ts';
import type { Translated } from '../translated.ts';
import { doneBy } from './grammar.ts';

/** Zones of a side that have no number. */
const ZONE: Readonly<Partial<Record<Zone, string>>> = {
  extraMonster: 'Zone Monstre Extra',
  fieldSpell: 'Zone Terrain',
  pendulum: 'Zone Pendule',
};

/** A moment to be judged, in French. */
export const judging: Translated<typeof english> = {
  judge: 'Juger ce moment',
  judgeTitle: (entry) => `Juger ce moment : entrée ${entry}`,
  judgeHow: (seenBy) =>
    seenBy === 'both'
      ? 'Le terrain, ce qui s’est passé, le verdict et sa règle, à montrer à d’autres. Les cartes face verso sont nommées ; choisissez « Vu par » sur le terrain pour taire ce qu’un joueur cache.'
      : `Le terrain, ce qui s’est passé, le verdict et sa règle, tels que ${seenBy} les a vus.`,
  judgeAs: 'Sous quelle forme',
  judgeKind: { text: 'Texte', markdown: 'Markdown', picture: 'Image', page: 'Page' },
  judgeWorking: 'En préparation…',
  judgeCopy: 'Copier',
  judgeSave: 'Enregistrer…',
  judgePicture: (sentence) => `Le terrain à cette entrée, avec le verdict. ${sentence}`,
  judgePage: 'Tout le duel en un seul fichier HTML. Il se joue dans n’importe quel navigateur, sans réseau.',
  judgePageHow: 'Les flèches avancent et reculent, r mène au prochain Replay, d passe du sombre au clair.',
  judgePageSize: (kilobytes) => `${kilobytes} ko`,
  judgeMakePage: 'Enregistrer la page…',
  judgePictureFailed: 'Ce navigateur n’a pas pu faire l’image. Enregistrez la page ou copiez le texte.',
  judgeHead: (title, entry) => `${title}, entrée ${entry}`,
  judgeSide: (player, name, role, lifePoints) =>
    `${name === player ? `Joueur ${player}` : `${name} (${player})`}${role === '' ? '' : `, ${role}`} : ${lifePoints} Life Points`,
  judgeMonsters: 'Monstres',
  judgeSpellsTraps: 'Magies et Pièges',
  judgeNone: 'aucun',
  judgePiles: (piles) =>
    piles
      .filter(([, count]) => count > 0)
      .map(([name, count]) => `${capital(name)} ${count}`)
      .join(', '),
  judgedCard: (card) => {
    const facts = [
      card.name !== null && !card.faceUp ? 'face verso' : null,
      card.position === null
        ? null
        : card.position === 'attack'
          ? 'Position d’Attaque'
          : 'Position de Défense',
      card.values?.atk === undefined ? null : `ATK ${card.values.atk}`,
      card.values?.def === undefined ? null : `DEF ${card.values.def}`,
      ...card.counters,
      card.zone === null ? null : typeof card.zone === 'number' ? `zone ${card.zone}` : ZONE[card.zone],
    ].filter((fact) => fact !== null);
    return `${card.name ?? 'une carte face verso'} (${facts.join(', ')})`;
  },
  judgeBoard: 'Terrain',
  judgeZones: 'Les zones se comptent depuis la gauche de chaque joueur.',
  judgeHappened: 'Ce qui s’est passé',
  judgeVerdict: (verdict) => `Verdict : ${verdict}`,
  judgeChoices: (choices, taken) =>
    `Choix : ${choices.join(' ; ')}.${taken === null ? '' : ` Choisi : ${taken}.`}`,
  judgeRule: (id) => `Règle ${id}`,
  judgeSource: (source) =>
    source === null ? 'Notre lecture ; les sources n’en disent rien.' : `Source : ${source}`,
  judgeTextIs: (name, what) => `${name} : ${what}`,
  judgeLine: (player, row) => (player === null ? row : doneBy(player, row)),
  judgeRuleset: (name) => `Règles : ${name}`,
  judgeRecordedBy: (client) =>
    `Enregistrement d’un autre client${client === null ? '' : ` (${client})`} : les mouvements et les cibles viennent de lui ; les passes, les vérifications et les verdicts sont ajoutés par ces règles.`,
  judgeToldBy: (engine) =>
    `Raconté par ${engine} : les mouvements et les cibles viennent de lui ; les passes, les vérifications et les verdicts sont ajoutés par ces règles.`,
  judgeOurs: (line) => `Aucune source ne donne cette valeur : ${line}`,
  judgeSeenBy: (player) => `Raconté tel que ${player} l’a vu ; ce que l’autre joueur cache n’est pas nommé.`,
  madeWith: 'Fait avec Duelscope.',
};
