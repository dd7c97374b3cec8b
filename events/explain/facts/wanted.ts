import type { CardId, Command, EntryOf, Player, Zone } from '../../messages/index.ts';
import type { Board } from '../../projections/index.ts';
import type { Refusal } from '../catalogue.ts';
import type { Scene } from '../scene.ts';

/** A refusal of the other player, in a log as one player sees it. */
export const UNSEEN_REFUSAL = 'command/unseen';

/** The refused command as the refusal's sentence needs it. */
export function refusalOf({ payload, command }: EntryOf<'command.refused'>, scene: Scene): Refusal {
  const rejection = { code: payload.code, rule: payload.rule, detail: payload.detail };
  if (command === undefined) return { ...rejection, player: scene.attacker, type: 'priority.pass' };
  const wanted = wantedBy(command);
  const lies = whereLies(wanted.target, wanted.player, scene.before);
  const detail = lies === undefined ? payload.detail : { ...payload.detail, lies };
  return { ...rejection, detail, ...wanted };
}

/** Where a monster that cannot be attacked lies instead of on the other side: its zone, or `own` for the player's own side. */
export function whereLies(
  target: string | undefined,
  player: Player,
  board: Board,
): Zone | 'own' | undefined {
  const place = target === undefined ? undefined : board.cards[target]?.place;
  if (place === undefined) return undefined;
  if (place.zone !== 'monster' && place.zone !== 'extraMonster') return place.zone;
  return place.player === player ? 'own' : undefined;
}

/** Who wanted what with which card, from a command. */
export function wantedBy(command: Command): Omit<Refusal, 'code' | 'rule' | 'detail'> {
  const { player, type } = command;
  switch (command.type) {
    case 'attack.declare':
      return { player, type, card: command.with, target: command.target };
    case 'attackReplay.choose':
      return { player, type, target: command.target };
    case 'effect.activate':
    case 'monster.summon':
    case 'card.set':
    case 'monster.flip':
    case 'monster.turn':
      return { player, type, card: command.card };
    case 'phase.change':
      return { player, type, to: command.to };
    default:
      return { player, type };
  }
}

/** Whether it is an effect of a card already active, and not the activation of the card. */
export const isEffectNamed = ({ detail }: Pick<Refusal, 'detail'>): boolean =>
  typeof detail['effect'] === 'string' &&
  detail['condition'] !== undefined &&
  detail['effect'] !== 'activate';

/** The card that was to act. */
export const actingCard = (refusal: Pick<Refusal, 'card' | 'detail'>): CardId | undefined => {
  const card = refusal.card ?? refusal.detail['card'];
  return typeof card === 'string' ? card : undefined;
};

/** A number that the refusal carries. */
export function numberIn(refusal: Refusal, key: string): number | undefined {
  const value = refusal.detail[key];
  return typeof value === 'number' ? value : undefined;
}

/** A text, a card's id most often, that the refusal carries. */
export function textIn(refusal: Refusal, key: string): string | undefined {
  const value = refusal.detail[key];
  return typeof value === 'string' ? value : undefined;
}
