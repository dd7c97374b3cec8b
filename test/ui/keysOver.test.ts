import { describe, expect, test } from 'vitest';
import { commandOfKey } from '../../ui/app/keys.ts';
import { keyOver } from '../../ui/app/keysOver.ts';
import { PAGE_COMMANDS } from '../../ui/host/pageCommands.ts';

const pressed = (view: Parameters<typeof keyOver>[0], key: string, modifier = '') =>
  keyOver(view, key, modifier !== '', commandOfKey(modifier + key));
const VIEWS = ['examples', 'lessons', 'import', 'sandbox'] as const;

describe('keys of a view that covers the duel', () => {
  test.each(VIEWS)('over the duel in %s no command moves, plays, copies or changes it', (view) => {
    const runs = PAGE_COMMANDS.filter(({ key, id }) => keyOver(view, key, key.includes('Mod'), id) === 'run');
    const ids = runs.map(({ id }) => id);
    // From what was found one goes on to its first difference.
    const onward = view === 'import' ? ['go.nextDifference'] : [];
    expect(ids.filter((id) => id.startsWith('go.'))).toEqual(onward);
    for (const id of ['copy.link', 'view.detail', 'view.search', 'view.closer', 'file.sandboxHere'])
      expect(ids).not.toContain(id);
    expect(pressed(view, ' ')).toBe('nothing');
    expect(pressed(view, 'ArrowRight')).toBe('nothing');
  });

  test.each(VIEWS)('/ looks for the search box in %s', (view) => {
    expect(pressed(view, '/')).toBe('search');
    expect(pressed(view, 'f', 'Mod+')).toBe('search');
  });

  test('what is typed in the list of examples is searched for there', () => {
    for (const key of ['m', 'v', 'c', 'e', 'É', '9']) expect(pressed('examples', key)).toBe('type');
    expect(pressed('examples', 'e', 'Mod+')).toBe('run');
    expect(pressed('lessons', 'l')).toBe('run');
    expect(pressed('lessons', 'v')).toBe('nothing');
    expect(pressed('import', 'i')).toBe('run');
    expect(pressed('examples', '?')).toBe('run');
  });

  test('in the duel itself every command works', () => {
    for (const { key, id } of PAGE_COMMANDS) expect(keyOver('duel', key, false, id)).toBe('run');
    expect(pressed('duel', '/')).toBe('run');
  });
});
