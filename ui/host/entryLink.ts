/** An entry of a duel by name: `T-09@24`, `mine.duel.jsonl@24`, `T-09?branch=stop&ruleset=classic-2004@3`. */
export interface EntryLink {
  /** The id of an example, or the name of a file. */
  readonly name: string;
  /** The course; `null` is the one it begins with. */
  readonly branch: string | null;
  /** Other rules it is looked at under. */
  readonly ruleset: string | null;
  /** The number of the entry. */
  readonly at: number;
}

/** The name of a file that a link names, without the folder it lies in. */
export const linkedName = ({ name }: Pick<EntryLink, 'name'>): string => name.split(/[\\/]/).at(-1) ?? name;

const LONGEST = 400;
const LINK = /^(.+?)(?:\?([^?@]*))?@(\d{1,9})$/s;

/** A link as text; what would end a part of it is written as in addresses. */
export function writeLink({ name, branch, ruleset, at }: EntryLink): string {
  const options = [
    ...(branch === null ? [] : [`branch=${encodeURIComponent(branch)}`]),
    ...(ruleset === null ? [] : [`ruleset=${encodeURIComponent(ruleset)}`]),
  ];
  const own = name.replaceAll(/[%?#@\s]/g, encodeURIComponent);
  return `${own}${options.length === 0 ? '' : `?${options.join('&')}`}@${at}`;
}

/** Reads a link, or the address of a page that ends with one; undefined for any other text. */
export function readLink(text: string): EntryLink | undefined {
  const typed = text.trim();
  const link = typed.slice(typed.lastIndexOf('#') + 1);
  if (link.length > LONGEST) return undefined;
  const found = LINK.exec(link);
  const [, name, options = '', at] = found ?? [];
  if (name === undefined || at === undefined) return undefined;
  const said = new URLSearchParams(options);
  try {
    return {
      name: decodeURIComponent(name),
      branch: said.get('branch'),
      ruleset: said.get('ruleset'),
      at: Number(at),
    };
  } catch {
    return undefined;
  }
}
