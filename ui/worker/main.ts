import './noEval.ts';
import type { Ask, Tell } from './protocol/index.ts';
import { createSession } from './session.ts';
import { verifyElsewhere } from './verifyElsewhere.ts';

const session = createSession(
  (tell: Tell) => postMessage(tell),
  () => new Promise((resolve) => setTimeout(resolve)),
  verifyElsewhere,
);
addEventListener('message', (message: MessageEvent<Ask>) => void session.hear(message.data));
