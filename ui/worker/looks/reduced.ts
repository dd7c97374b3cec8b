import type { Json } from '../../../events/index.ts';
import { reducing } from '../../../machines/index.ts';
import type { DuelOnHand } from '../duelOnHand.ts';
import type { ReducedLooked } from '../protocol/index.ts';

/** How many scenarios are played before others have a turn. */
const SLICE = 5;

/**
 * Looks for the smallest scenario that comes to the verdict of an entry; it says how far it is, and lets others in.
 * @param go whether anyone still wants to know
 */
export async function reduceTo(
  duel: DuelOnHand,
  position: number,
  title: string,
  around: {
    readonly tell: (shows: ReducedLooked) => void;
    readonly pause: () => Promise<void>;
    readonly go: () => boolean;
  },
): Promise<void> {
  // decisions are taken on what happened, whoever looks
  const wanted = duel.path[position]?.index;
  const end = duel.truth.path.findIndex(({ index }) => index === wanted);
  const search = reducing(
    duel.header,
    duel.truth.path.slice(0, end + 1),
    `From entry ${wanted} of ${title}`.slice(0, 200),
  );
  while (around.go()) {
    const step = search.next();
    if (step.done === true) {
      const { value } = step;
      around.tell(
        typeof value === 'string'
          ? { none: value }
          : { found: JSON.parse(JSON.stringify(value.scenario)) as Json },
      );
      return;
    }
    if (step.value % SLICE !== 0) continue;
    around.tell({ tries: step.value });
    await around.pause();
  }
}
