import { expect, test } from 'vitest';
import * as board from '../../ui/locales/en/board.ts';
import * as card from '../../ui/locales/en/card.ts';
import * as changes from '../../ui/locales/en/changes.ts';
import * as commands from '../../ui/locales/en/commands.ts';
import * as decide from '../../ui/locales/en/decide.ts';
import * as gallery from '../../ui/locales/en/gallery.ts';
import * as importing from '../../ui/locales/en/importing.ts';
import { en } from '../../ui/locales/en/index.ts';
import * as page from '../../ui/locales/en/page.ts';
import * as panels from '../../ui/locales/en/panels.ts';
import * as shell from '../../ui/locales/en/shell.ts';
import * as why from '../../ui/locales/en/why.ts';

const PARTS: readonly object[] = [
  board,
  card,
  changes,
  { ...commands, commands: {} },
  decide,
  gallery,
  importing,
  page,
  panels,
  shell,
  why,
].flatMap((file) => Object.values(file).filter((one) => typeof one === 'object' && one !== null));

test('no part of the catalogue takes a word away from another one', () => {
  const taken = PARTS.flatMap((part) =>
    Object.entries(part)
      .filter(([key, own]) => (en as Readonly<Record<string, unknown>>)[key] !== own)
      .map(([key]) => key),
  );
  expect(taken).toEqual([]);
});
