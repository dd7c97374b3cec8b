import type { RulebookNotes } from '../languages.ts';
import notes from './notes.json' with { type: 'json' };

/** What stands around the rules, in French. */
export const french: RulebookNotes = notes;
