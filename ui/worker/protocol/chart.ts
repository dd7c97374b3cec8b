import type { CommandType } from '../../../events/index.ts';

/** A state of the chart as it is drawn; read from the machine, never written by hand. */
export interface ChartNode {
  readonly id: string;
  readonly key: string;
  /** What it is in the words of the game, in each language; `null` for the whole. */
  readonly words: { readonly en: string; readonly fr: string } | null;
  readonly parent: string | null;
  readonly kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  readonly initial: string | null;
  /** Whose decision it waits for, as a role; what may be decided; what the rules must do next. */
  readonly asks: string | null;
  readonly may: readonly CommandType[];
  readonly must: readonly string[];
}
/** A transition of the chart, one for each target. */
export interface ChartEdge {
  readonly id: string;
  readonly source: string;
  readonly target: string;
  readonly event: string;
  readonly guard: string | null;
}
export interface ChartPlan {
  readonly nodes: readonly ChartNode[];
  readonly edges: readonly ChartEdge[];
  /** Events, guards, tasks, regions and what guards read, by their names, in the words of the game in each language. */
  readonly names: Readonly<Record<string, { readonly en: string; readonly fr: string }>>;
}
