import { encodeDuel } from '../../events/index.ts';
import { FileProblem } from '../node/fileProblem.ts';
import { saveAtomically } from '../node/saveAtomically.ts';
import { BadInput } from './badInput.ts';
import { loadScenario } from './load.ts';
import { type Choice, checkChoice, failureLine, playOne } from './playings.ts';
import type { ExitCode, Terminal } from './terminal.ts';

/** `duelscope record`: plays one way through a scenario and writes it as a duel file, whole or not at all. */
export async function recordCommand(
  file: string,
  options: Choice & { readonly out: string; readonly json?: boolean | undefined },
  terminal: Terminal,
): Promise<ExitCode> {
  const loaded = await loadScenario(file);
  checkChoice(loaded, options);
  const playing = playOne(loaded, options, undefined);
  const { header, entries, failures } = playing.played;
  if (failures.length > 0) {
    for (const failure of failures) terminal.problem(failureLine(loaded, playing, failure));
    return 1;
  }
  try {
    await saveAtomically(options.out, encodeDuel(header, entries));
  } catch (error) {
    if (error instanceof FileProblem) throw new BadInput(error.message);
    throw error;
  }
  if (options.json === true) terminal.json({ file: options.out, entries: entries.length });
  else terminal.line(`${options.out}: ${entries.length} entries`);
  return 0;
}
