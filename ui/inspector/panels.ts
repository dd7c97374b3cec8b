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
  /** In the language that the page speaks now. */
  readonly title: string;
  readonly view: ComponentType;
  /** Where it has its place: beside the board, in the dock below, or only as a tab when there is no room beside. */
  readonly home: 'why' | 'log' | 'chain' | 'dock';
}

const changes = async () => ({ default: (await import('./changes/ChangesPanel.tsx')).ChangesPanel });
const branches = async () => ({ default: (await import('./branches/BranchesPanel.tsx')).BranchesPanel });
const ruleset = async () => ({ default: (await import('./ruleset/RulesetPanel.tsx')).RulesetPanel });
const entry = async () => ({ default: (await import('./entry/EntryPanel.tsx')).EntryPanel });

const glossary = async () => ({ default: (await import('../glossary/GlossaryPanel.tsx')).GlossaryPanel });
const search = async () => ({ default: (await import('./search/SearchPanel.tsx')).SearchPanel });
const breakpoints = async () => ({
  default: (await import('./breakpoints/BreakpointsPanel.tsx')).BreakpointsPanel,
});

/** How the panels are fetched that nobody sees before choosing them. */
export const LATER_PANELS = [changes, branches, ruleset, entry, glossary, search, breakpoints] as const;

const panel = (id: string, title: () => string, view: ComponentType, home: Panel['home']): Panel => ({
  id,
  get title() {
    return title();
  },
  view,
  home,
});

/** The registry: a new panel is one line here. */
export const PANELS: readonly Panel[] = [
  panel('why', () => words.why, WhyPanel, 'why'),
  panel('log', () => words.log, LogPanel, 'log'),
  panel('chain', () => words.chain, ChainPanel, 'chain'),
  panel('chart', () => words.chart, ChartPanel, 'dock'),
  panel('card', () => words.card, CardPanel, 'dock'),
  panel('changes', () => words.changes, lazy(changes), 'dock'),
  panel('branches', () => words.branches, lazy(branches), 'dock'),
  panel('ruleset', () => words.ruleset, lazy(ruleset), 'dock'),
  panel('entry', () => words.entryPanel, lazy(entry), 'dock'),
  panel('search', () => words.search, lazy(search), 'dock'),
  panel('breakpoints', () => words.breakpoints, lazy(breakpoints), 'dock'),
  panel('glossary', () => words.glossary, lazy(glossary), 'dock'),
];
