import './noEval.ts';
import type { Ask, Tell } from './protocol/index.ts';
import { createSession } from './session/index.ts';
import { underElsewhere, verifyElsewhere } from './verifyElsewhere.ts';
import { createPacking } from './wire/index.ts';

const packed = createPacking();
const session = createSession({
  tell: (tell: Tell) => postMessage(packed(tell)),
  pause: () => new Promise((resolve) => setTimeout(resolve)),
  verify: verifyElsewhere,
  under: underElsewhere,
});
addEventListener('message', (message: MessageEvent<Ask>) => void session.hear(message.data));
