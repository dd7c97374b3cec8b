import type { Catalogue } from '../catalogue.ts';
import { attackTellers } from './attack.ts';
import { battleTellers } from './battle.ts';
import { cardTellers } from './cards.ts';
import { effectTellers } from './effects.ts';
import { candidateWords, choiceWords, unseenWords } from './labels.ts';
import { onlyUnder } from './onlyUnder.ts';
import { phaseTellers } from './phases.ts';
import { recordTellers } from './records.ts';
import { tellDecision, tellRefusal } from './refusals.ts';
import { reportWords } from './report.ts';

/** Everything the explanation says, in English. */
export const english: Catalogue = {
  language: 'en',
  report: reportWords,
  tell: {
    ...attackTellers,
    ...battleTellers,
    ...cardTellers,
    ...effectTellers,
    ...phaseTellers,
    ...recordTellers,
  },
  candidate: candidateWords,
  choice: choiceWords,
  refusal: tellRefusal,
  decision: tellDecision,
  onlyUnder,
  unseen: unseenWords,
};
