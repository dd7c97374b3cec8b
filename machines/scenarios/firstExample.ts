import data from './examples/T-09.json' with { type: 'json' };
import type { Scenario } from './schema.ts';

/** The example a newcomer meets first: four tokens come while a direct attack runs (R2, R3). */
export const FIRST_EXAMPLE = data as unknown as Scenario;
