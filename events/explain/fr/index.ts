import type { Entry, EventType } from '../../messages/index.ts';
import type { Catalogue, Told } from '../catalogue.ts';
import type { Scene } from '../scene.ts';
import { attackTellers } from './attack.ts';
import { battleTellers } from './battle.ts';
import { cardTellers } from './cards.ts';
import { effectTellers } from './effects.ts';
import { unquoted } from './grammar.ts';
import { candidateWords, choiceWords, unseenWords } from './labels.ts';
import { onlyUnder } from './onlyUnder.ts';
import { phaseTellers } from './phases.ts';
import { recordTellers } from './records.ts';
import { tellDecision, tellRefusal } from './refusals.ts';
import { reportWords } from './report.ts';

type Tell = Catalogue['tell'];
type AnyTeller = (entry: Entry, scene: Scene) => Told;

/** The same tellers with rows in which names stand without guillemets. */
function plainRows<T extends Partial<Tell>>(tellers: T): T {
  const plain: Partial<Record<EventType, AnyTeller>> = {};
  for (const [type, tell] of Object.entries(tellers) as [EventType, AnyTeller][])
    plain[type] = (entry, scene) => {
      const told = tell(entry, scene);
      return { ...told, row: unquoted(told.row) };
    };
  return plain as T;
}

/** Everything the explanation says, in French: names of cards as printed in English, in guillemets within sentences. */
export const french: Catalogue = {
  language: 'fr',
  report: reportWords,
  tell: {
    ...plainRows({
      ...attackTellers,
      ...battleTellers,
      ...cardTellers,
      ...effectTellers,
      ...phaseTellers,
    }),
    ...recordTellers,
  },
  candidate: candidateWords,
  choice: choiceWords,
  refusal: (refusal, names) => tellRefusal(refusal, (id) => names.card(id)),
  decision: tellDecision,
  onlyUnder,
  unseen: unseenWords,
};
