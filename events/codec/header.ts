import type { RawLine, Versions } from '../versions/index.ts';
import type { DecodeOptions } from './decode.ts';
import { describeIssues, quoted } from './errors.ts';
import type { Limits } from './guard.ts';
import { type Read, readJsonLine, wrong } from './lines.ts';

/** What the first line of every duel file says it is. */
export const DUEL_FORMAT = 'duelscope/duel';

export interface ReadHeader<H> {
  readonly header: H;
  /** The version the file was written in. */
  readonly version: number;
}

const NOT_A_DUEL = `A duel file begins with a line {"format":"${DUEL_FORMAT}","version":1,…}; open one that Duelscope has written, a scenario (.json) or a recording (.yrpX, .yrp).`;

function readVersion(raw: RawLine, versions: Versions): Read<number> {
  const { version } = raw;
  if (typeof version !== 'number' || !Number.isInteger(version) || version < versions.oldest) {
    return wrong(
      1,
      'file/unknown-version',
      `the version ${quoted(version ?? null)} is not one of ${versions.oldest} to ${versions.current}`,
      'Correct it, or record the duel again.',
    );
  }
  if (version > versions.current) {
    return wrong(
      1,
      'file/newer-version',
      `this file has version ${version} of ${DUEL_FORMAT}, and this Duelscope reads up to version ${versions.current}`,
      'Open it with a newer Duelscope.',
    );
  }
  return { ok: true, value: version };
}

/** The first line: the duel's header, brought up to the current version and checked. */
export function readHeaderLine<H>(
  text: string,
  { header: schema, mendHeader }: Pick<DecodeOptions<H>, 'header' | 'mendHeader'>,
  versions: Versions,
  limits: Limits,
): Read<ReadHeader<H>> {
  const read = readJsonLine(text, 1, limits);
  if (!read.ok)
    return read.error.code === 'file/not-json'
      ? wrong(1, 'file/not-a-duel', 'this is not a duel file', NOT_A_DUEL)
      : read;
  if (read.value['format'] !== DUEL_FORMAT) {
    return wrong(
      1,
      'file/not-a-duel',
      `this is not a duel file: its format is ${quoted(read.value['format'] ?? null)}`,
      NOT_A_DUEL,
    );
  }
  const version = readVersion(read.value, versions);
  if (!version.ok) return version;
  const raw = versions.header(version.value, read.value);
  const checked = schema.safeParse(raw);
  if (!checked.success)
    return wrong(1, 'file/header', `in the header ${describeIssues(checked.error, raw)}`, mendHeader?.(raw));
  return { ok: true, value: { header: checked.data, version: version.value } };
}
