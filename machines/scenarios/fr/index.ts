import type { ExampleWords } from '../languages.ts';
import examples from './examples.json' with { type: 'json' };

/** The worked examples in French, by their ids. */
export const french: Readonly<Record<string, ExampleWords>> = examples;
