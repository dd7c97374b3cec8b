import type { Condition, Effect, Filter, Operation, Selector } from '../../../../machines/index.ts';
import type { Role } from './role.ts';

/** Parts that several of our cards share. */
export const ROOM: Condition = { freeMonsterZones: 'you', min: 1 };
export const monstersIn = (
  zone: 'monster' | 'hand' | 'deck' | 'graveyard',
  of: 'you' | 'opponent' | 'either',
  where?: Filter,
): Selector => ({
  in: zone,
  of,
  where: zone === 'monster' ? (where ?? {}) : { kind: 'monster', ...where },
});
export const FIELD_MONSTER = monstersIn('monster', 'either');
export const FACE_UP = monstersIn('monster', 'either', { faceUp: true });
export const THEIR_MONSTER = monstersIn('monster', 'opponent');
export const summons = (
  what: Selector,
  ...positions: readonly ('attack' | 'defense' | 'facedownDefense')[]
): Operation => ({
  op: 'specialSummon',
  what,
  ...(typeof what === 'string' ? {} : { count: 1 }),
  positions: [...positions],
});

/** A Spell or Trap with one activation. */
export const back = (kind: Role['kind'], effect: Omit<Effect, 'id' | 'kind'>, lua: string): Role => ({
  kind,
  effects: [{ id: 'activate', kind: 'activate', ...effect }],
  lua: `F.effect(c, {${lua}})`,
});
export const trap = (effect: Omit<Effect, 'id' | 'kind'>, lua: string): Role => back('trap', effect, lua);
export const quickPlay = (effect: Omit<Effect, 'id' | 'kind'>, lua: string): Role =>
  back('quickPlaySpell', effect, lua);
/** A Trap or Quick-Play Spell that targets one card. */
export const aimed = (
  what: Selector,
  does: readonly Operation[],
  more: Omit<Effect, 'id' | 'kind'> = {},
) => ({
  target: { what, count: 1 },
  do: [...does],
  ...more,
});

/** A monster with one effect. */
export const monster = (values: Role['values'], effect: Effect, lua: string): Role => ({
  kind: effect.kind === 'flip' ? 'flipMonster' : 'effectMonster',
  ...(values === undefined ? {} : { values }),
  effects: [effect],
  lua,
});
