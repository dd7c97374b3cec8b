import type { importing as en } from '../en/importing.ts';
import { many, number, plural } from './grammar.ts';

/** What `import` says. */
export const importing: typeof en = {
  whoseAttack: (turn, player, attacker, target) =>
    `tour ${number(turn)}, ${attacker} (${player}) attaque ${target ?? 'directement'}`,
  howAttacksEnded: (battles, stopped, others) => {
    const all = battles + stopped + others;
    if (all === 0) return 'aucune attaque';
    const parts = [
      many(battles, 'combat', 'combats'),
      ...(stopped > 0 ? [many(stopped, 'arrêtée à un Replay', 'arrêtées à un Replay')] : []),
      ...(others > 0 ? [`${number(others)} sans combat`] : []),
    ];
    return `${many(all, 'attaque', 'attaques')} : ${parts.join(', ')}`;
  },
  whose: (one, other, turns, client) =>
    `${one} (A) contre ${other} (B), ${many(turns, 'tour', 'tours')}, client ${client}`,
  became: (packets, entries, inferred, attacks) =>
    `${many(packets, 'paquet a donné', 'paquets ont donné')} ${many(entries, 'entrée', 'entrées')}, dont ${many(inferred, 'ajoutée', 'ajoutées')} ; ${attacks}`,
  replays: (count) => (count === 0 ? 'Aucun Replay.' : `${many(count, 'Replay', 'Replays')} :`),
  isReplay: 'Replay',
  isRedirect: 'une autre cible, pour une raison inconnue ici',
  at: (entry, packet) => `entrée ${number(entry)} (paquet ${number(packet)})`,
  thenAt: (entry, sentence) => `puis à l’entrée ${number(entry)} : ${sentence}`,
  withoutBattle: 'Sans combat :',
  againNoReplay: 'Pas un Replay, bien que l’attaquant soit désigné de nouveau :',
  heldAgainst: (compared) =>
    `Comparé à la fin de chaque tour avec ce que l’enregistrement dit lui-même des cartes : ${compared}`,
  agreeing: (cards, differences) =>
    `${many(cards, 'carte', 'cartes')}, ${differences === 0 ? 'toutes concordent' : many(differences, 'différence', 'différences')}`,
  leftOut: (packet, what, why) => `Paquet ${number(packet)} : ${what} a été laissé de côté : ${why}`,
  unmapped: (kinds) => `Pas dans le duel, ou inconnu : ${kinds}`,
  nameless: (nameless, kinds, database) =>
    `${many(nameless, 'carte', 'cartes')} sur ${number(kinds)} ${plural(nameless, 'n’a', 'n’ont')} que ${plural(nameless, 'son numéro', 'leur numéro')} ; ${database === undefined ? 'il n’y a pas de cards.cdb dans les dossiers habituels d’EDOPro : nommez celui du client avec --database FICHIER' : `${database} ne les a pas`}`,
};
