import { cards } from './cards.ts';
import { common } from './common.ts';
import { comparing } from './comparing.ts';
import { explaining } from './explaining.ts';
import { files } from './files.ts';
import { help } from './help.ts';
import { importing } from './importing.ts';
import { lookup } from './lookup.ts';
import { playing } from './playing.ts';
import { usage } from './usage.ts';

/** What the command line says, in English. */
export const en = { cards, common, comparing, explaining, files, help, importing, lookup, playing, usage };
