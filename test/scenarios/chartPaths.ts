import { CHARTS, type ChartArrow, type DuelChart } from '../../machines/charts/index.ts';
import { chartSetup } from '../../machines/charts/setup.ts';

export type Variant = keyof typeof CHARTS;
export const VARIANTS = ['modern', 'classic'] as const satisfies readonly Variant[];

type Json = { [key: string]: unknown };

const isPlain = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** A copy in which functions and actions stay the same. */
const copy = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(copy)
    : isPlain(value)
      ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copy(inner)]))
      : value;

/** The same chart with one arrow taken out. */
export function chartWithout(variant: Variant, arrow: ChartArrow): DuelChart {
  const config = copy(CHARTS[variant].config) as Json;
  let state = config;
  for (const name of arrow.path) state = (state['states'] as Json)[name] as Json;
  const on = state['on'] as Json;
  const arrows = [on[arrow.event]].flat();
  if (arrow.at >= arrows.length) throw new Error(`no arrow ${arrow.at} for ${arrow.words}`);
  arrows.splice(arrow.at, 1);
  if (arrows.length === 0) delete on[arrow.event];
  else on[arrow.event] = arrows;
  return chartSetup.createMachine(
    config as Parameters<typeof chartSetup.createMachine>[0],
  ) as unknown as DuelChart;
}
