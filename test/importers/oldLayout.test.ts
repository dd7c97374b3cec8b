import { describe, expect, it } from 'vitest';
import { readRecording } from '../../events/index.ts';
import { type AuditedDuel, importRecording } from '../../machines/index.ts';
import { inOldLayout } from './oldLayout.ts';
import { recording } from './recordings.ts';

function imported(file: Uint8Array): AuditedDuel {
  const result = importRecording(file, { title: 'one' });
  if (!result.ok || result.imported.kind !== 'duel') throw new Error('not a duel');
  return result.imported;
}
const FILES = ['core8-two-attack-replays.yrpX', 'core10-two-attack-replays.yrpX'];

describe.each(FILES)('%s, written as clients of the old layout did', (file) => {
  const modern = imported(recording(file));

  it.each([true, false])('is the same duel, packed or not (%s)', (packed) => {
    const old = inOldLayout(recording(file), { packed });
    const { header, entries, report } = imported(old);
    expect(entries).toEqual(modern.entries);
    expect(header.cards).toEqual(modern.header.cards);
    expect(report).toEqual(modern.report);
    const read = readRecording(old);
    expect(read.ok && [read.recording.header.layout, read.recording.header.compressed]).toEqual([
      'old',
      packed,
    ]);
  });

  it('is read up to where a client that crashed left off, and packed as far as it goes', () => {
    const whole = inOldLayout(recording(file), { packed: false });
    const cut = whole.subarray(0, Math.floor(whole.length * 0.6));
    const { entries, report } = imported(cut);
    expect(report.cutOff).toBe(true);
    expect(report.packets).toBeGreaterThan(1000);
    expect(entries.length).toBeGreaterThan(200);
    const seen = entries.map(({ type, payload }) => ({ type, payload }));
    // what a card is comes out later sometimes: the setup of the whole names more
    expect(seen.slice(1)).toEqual(
      modern.entries.slice(1, entries.length).map(({ type, payload }) => ({ type, payload })),
    );
    expect(report.witness.differences).toEqual([]);
    const packed = inOldLayout(recording(file), { packed: true });
    const torn = readRecording(packed.subarray(0, packed.length - 500));
    expect(torn.ok && torn.recording.unpacked !== null).toBe(true);
    // Behind the end of the duel nothing of it is missing.
    const won = torn.ok && torn.recording.packets.some(({ message }) => message?.name === 'win');
    expect(torn.ok && torn.recording.cutOff).toBe(!won);
    expect(torn.ok && torn.recording.packets.length).toBeGreaterThan(1000);
  });
});
