import { answers } from './answers.ts';
import { asking } from './asking.ts';
import { board } from './board.ts';
import { card } from './card.ts';
import { changes } from './changes.ts';
import { commands, finding, keys } from './commands.ts';
import { comparing } from './comparing.ts';
import { decide } from './decide.ts';
import { differing } from './differing.ts';
import { gallery } from './gallery.ts';
import { glossary } from './glossary.ts';
import { importing } from './importing.ts';
import { judging } from './judging.ts';
import { lessons } from './lessons.ts';
import { offline } from './offline.ts';
import { log, page, timeline } from './page.ts';
import { chart, dock, examples } from './panels.ts';
import { program } from './program.ts';
import { rulesetPanel } from './ruleset.ts';
import { sandbox } from './sandbox.ts';
import { shell } from './shell.ts';
import { entryMenu, tools } from './tools.ts';
import { why } from './why.ts';

/** What the page itself says, in English. Sentences about entries come from events/explain. */
export const en = {
  ...answers,
  ...asking,
  ...board,
  ...card,
  ...changes,
  ...page,
  ...timeline,
  ...log,
  ...why,
  ...chart,
  ...examples,
  ...dock,
  ...keys,
  ...finding,
  ...program,
  ...shell,
  ...gallery,
  ...glossary,
  ...comparing,
  commands,
  ...decide,
  ...importing,
  ...differing,
  ...judging,
  ...lessons,
  ...offline,
  ...sandbox,
  ...rulesetPanel,
  ...tools,
  ...entryMenu,
};
