type Environment = Readonly<Record<string, string | undefined>>;
/** The file of Electron's program, or undefined where there is none. */
export function electronProgram(root: string, env?: Environment): string | undefined;
/** Why Electron cannot show a window here, though its program may be present; undefined where it can. */
export function noWindowHere(env?: Environment, platform?: string, user?: number): string | undefined;
/** One attempt, of at most 20 seconds, to fetch the program. */
export function fetchElectron(root: string, seconds?: number): Promise<string | undefined>;
