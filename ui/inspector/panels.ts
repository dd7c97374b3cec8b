import { type ComponentType, lazy } from 'react';
import { words } from '../locales/index.ts';
import { CardPanel } from './card/CardPanel.tsx';
import { ChainPanel } from './chain/ChainPanel.tsx';
import { ChartPanel } from './chart/ChartPanel.tsx';
import { LogPanel } from './log/LogPanel.tsx';
import { WhyPanel } from './why/WhyPanel.tsx';

/** A panel of the inspector. Board and timeline are always there; these are placed by the layout. */
export interface Panel {
  readonly id: string;
  readonly title: string;
  readonly view: ComponentType;
  /** Where it has its place: beside the board, in the dock below, or only as a tab when there is no room beside. */
  readonly home: 'why' | 'log' | 'chain' | 'dock';
}

const changes = async () => ({ default: (await import('./changes/ChangesPanel.tsx')).ChangesPanel });
const branches = async () => ({ default: (await import('./branches/BranchesPanel.tsx')).BranchesPanel });
const ruleset = async () => ({ default: (await import('./ruleset/RulesetPanel.tsx')).RulesetPanel });
const entry = async () => ({ default: (await import('./entry/EntryPanel.tsx')).EntryPanel });

/** How the panels are fetched that nobody sees before choosing them. */
export const LATER_PANELS = [changes, branches, ruleset, entry] as const;

/** The registry: a new panel is one line here. */
export const PANELS: readonly Panel[] = [
  { id: 'why', title: words.why, view: WhyPanel, home: 'why' },
  { id: 'log', title: words.log, view: LogPanel, home: 'log' },
  { id: 'chain', title: words.chain, view: ChainPanel, home: 'chain' },
  { id: 'chart', title: words.chart, view: ChartPanel, home: 'dock' },
  { id: 'card', title: words.card, view: CardPanel, home: 'dock' },
  { id: 'changes', title: words.changes, view: lazy(changes), home: 'dock' },
  { id: 'branches', title: words.branches, view: lazy(branches), home: 'dock' },
  { id: 'ruleset', title: words.ruleset, view: lazy(ruleset), home: 'dock' },
  { id: 'entry', title: words.entryPanel, view: lazy(entry), home: 'dock' },
];
