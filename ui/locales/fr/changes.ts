import type { changes as en } from '../en/changes.ts';
import type { Translated } from '../translated.ts';
import { many, number } from './grammar.ts';
import { PHASE, STEP } from './names.ts';

/** What the panel Changes says. */
export const changes: Translated<typeof en> = {
  comparedWith: 'Comparé avec',
  compareFrom: {
    before: 'l’entrée d’avant',
    decision: 'avant la dernière décision',
    declaration: 'la déclaration',
    turn: 'avant ce tour',
    pinned: 'une entrée',
  },
  nothingToCompare: {
    before: 'C’est la première entrée.',
    decision: 'Personne n’a encore rien décidé.',
    declaration: 'Aucune attaque n’est en cours ici.',
    turn: 'Aucun tour n’a encore commencé.',
    pinned: 'Cette suite du duel n’a pas cette entrée.',
  },
  fromEntry: 'de',
  toEntry: 'à',
  pinEntry: (entry) => `Comparer désormais avec ${number(entry)}`,
  wereBefore: (count) => `${number(count)} avant`,
  phaseChange: (turn, player, phase, step) =>
    `${turn === null ? '' : `Tour ${turn} : `}${PHASE[phase]} de ${player}${step === null ? '' : `, ${STEP[step]}`}`,
  chainOverChange: (links) => `Une Chaîne de ${many(links, 'maillon', 'maillons')} est terminée`,
  winnerChange: (winner) => (winner === 'draw' ? 'Le duel est un match nul' : `Le joueur ${winner} gagne`),
  effectBegins: 'Dure à partir d’ici',
  effectEnds: 'Se termine ici',
  noLongerEquipped: 'n’est plus équipé',
  nowEquippedTo: 'est équipé à',
  chainLink: (link) => `Maillon ${link}`,
  linkChange: {
    added: 'sur la Chaîne',
    resolves: 'est en résolution',
    resolved: 'est résolu',
    negated: 'annulé',
  },
  attackChange: {
    named: ' est désigné pour attaquer',
    declared: ' attaque',
    retargeted: ' attaque maintenant',
    negated: ' : son attaque est annulée',
    damageStep: ' : son attaque arrive à la Damage Step',
    over: ' : son attaque est terminée',
  },
  attacksDirectly: 'directement',
};
