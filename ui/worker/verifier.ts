import './noEval.ts';
import type { Entry } from '../../events/index.ts';
import { type DuelHeader, verifyDuel } from '../../machines/index.ts';

type Question = { readonly header: DuelHeader; readonly entries: readonly Entry[] };

addEventListener('message', ({ data }: MessageEvent<Question>) =>
  postMessage(verifyDuel(data.header, data.entries)),
);
