import type { CardState } from '../../events/index.ts';

/** What of a card its values are written from. */
export type Valued = Pick<CardState, 'position' | 'values' | 'printed'>;

/** How a value stands to what is printed; `null` where it is that. */
export function valueArrow({ printed, values }: Valued, what: 'atk' | 'def'): '▲' | '▼' | null {
  const [now, was] = [values[what], printed[what]];
  return now === undefined || was === undefined || now === was ? null : now > was ? '▲' : '▼';
}

/** Both values have more digits together than fit on a plate between its neighbours: the one that counts stands alone. */
export const valuesCrowded = ({ values }: Valued): boolean =>
  `${values['atk'] ?? ''}${values['def'] ?? ''}`.length > 8;
