import { expect, onTestFinished, test, vi } from 'vitest';
import { notInThisWindow, notPutOff } from '../../ui/app/offered.ts';

const offer = (id: string, unsaved: boolean) => ({ id, name: `${id}.duel.jsonl`, size: 1, unsaved });

test('what was put off is not offered again in this window; what is interrupted after that is', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const [recording, changes, later] = [offer('1', false), offer('2', true), offer('1', true)];
  expect(notPutOff([recording, changes])).toEqual([recording, changes]);
  notInThisWindow([recording]);
  notInThisWindow([changes]);
  // Changes and recordings are numbered each for themselves.
  expect(notPutOff([recording, changes, later])).toEqual([later]);
  kept.set('duelscope.later', 'yes');
  expect(notPutOff([changes])).toEqual([changes]);
});
