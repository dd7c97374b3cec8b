import type { Scenario, Unsaid } from '../../../machines/index.ts';
import type { CardFace } from './timeline.ts';

/** A built-in card as the sandbox lists it. */
export type ShelfCard = CardFace & { readonly atk?: number | undefined; readonly def?: number | undefined };

/** What a duel can be set up from: the cards, the rulesets, and their switches with what each value means. */
export interface Shelf {
  readonly cards: readonly ShelfCard[];
  readonly rulesets: readonly {
    readonly id: string;
    readonly name: string;
    readonly values: Readonly<Record<string, string>>;
  }[];
  readonly switches: readonly {
    readonly name: string;
    readonly asks: string;
    readonly values: readonly { readonly value: string; readonly means: string }[];
  }[];
}

/** The table at a moment as a setup, and what of it a setup cannot say. */
export interface BoardAsSetup {
  readonly scenario: Scenario;
  readonly unsaid: readonly Unsaid[];
}
