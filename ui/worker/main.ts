import './noEval.ts';
import type { Ask, Tell } from './protocol/index.ts';
import { createSession } from './session/index.ts';
import { underElsewhere, verifyElsewhere } from './verifyElsewhere.ts';

const session = createSession({
  tell: (tell: Tell) => postMessage(tell),
  pause: () => new Promise((resolve) => setTimeout(resolve)),
  verify: verifyElsewhere,
  under: underElsewhere,
});
addEventListener('message', (message: MessageEvent<Ask>) => void session.hear(message.data));
