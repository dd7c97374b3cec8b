import { compress } from 'lzma1';
import { describe, expect, it } from 'vitest';
import { unpack } from '../../events/importers/unpack.ts';
import { type MessageName, readQueries, readRecording } from '../../events/index.ts';
import { recording, recordingOf } from './recordings.ts';

// Counted with an independent reader of the same files.
const STREAMS: readonly (readonly [string, Record<string, number>, Partial<Record<MessageName, number>>])[] =
  [
    [
      'core8-1.yrpX',
      { packets: 3144, answers: 491, lifePoints: 8000 },
      { turnBegun: 10, attacked: 11, battled: 9, damaged: 9, activated: 31, moved: 82, attackNegated: 1 },
    ],
    [
      'core8-two-attack-replays.yrpX',
      { packets: 3709, answers: 568, lifePoints: 8000 },
      { turnBegun: 17, attacked: 13, battled: 11, damaged: 9, paid: 6, activated: 16, moved: 61 },
    ],
    [
      'core10-two-attack-replays.yrpX',
      { packets: 3948, answers: 566, lifePoints: 8000 },
      { turnBegun: 5, attacked: 12, battled: 6, damaged: 6, activated: 72, moved: 193 },
    ],
    [
      'core11-full.yrpX',
      { packets: 1949, answers: 275, lifePoints: 12000 },
      { turnBegun: 10, attacked: 7, battled: 7, damaged: 5, activated: 13, moved: 27 },
    ],
    [
      'core11-no-attack.yrpX',
      { packets: 462, answers: 51, lifePoints: 8000 },
      { turnBegun: 3, damaged: 2, paid: 1, activated: 5, moved: 16 },
    ],
  ];
const COUNTED: readonly MessageName[] = [
  'turnBegun',
  'attacked',
  'battled',
  'damaged',
  'paid',
  'activated',
  'moved',
  'attackNegated',
];

describe('a stream recorded by a real client', () => {
  it.each(STREAMS)('%s: every message is read, and as many as there are', (file, figures, expected) => {
    const recorded = recordingOf(file);
    const { packets, answers, lifePoints } = recorded;
    expect({ packets: packets.length, answers, lifePoints }).toEqual(figures);
    const counts = COUNTED.map((name) => [name, packets.filter((one) => one.message?.name === name).length]);
    const none = Object.fromEntries(COUNTED.map((name) => [name, 0]));
    expect(Object.fromEntries(counts)).toEqual({ ...none, ...expected });
    expect(packets.filter(({ message }) => message === undefined)).toEqual([]);
    expect(recorded.cutOff).toBe(false);
  });

  it('leaves no byte over, but for the one that clients of 2020 put behind the winner', () => {
    const left = STREAMS.flatMap(([file]) => recordingOf(file).packets.filter((packet) => packet.left > 0));
    expect(left.map(({ message, left }) => [message?.name, left])).toEqual([['win', 1]]);
  });

  it('has card queries that can all be read, with a card or none for each zone', () => {
    const { header, packets } = recordingOf('core10-two-attack-replays.yrpX');
    const monsterZones = packets.flatMap(({ message }) =>
      message?.name === 'zoneQueried' && message.body.location === 4 ? [message.body.blob] : [],
    );
    expect(monsterZones.length).toBeGreaterThan(100);
    for (const blob of monsterZones) expect(readQueries(blob, header.layout)).toHaveLength(7);
  });
});

describe('a list of decks and answers', () => {
  it.each([
    ['core11-full.yrp', 275, 12000, [41, 41]],
    ['classic-1362.yrp', 573, 8000, [40, 43]],
  ])('%s', (file, answers, lifePoints, decks) => {
    const recorded = recordingOf(file);
    expect([recorded.answers, recorded.lifePoints]).toEqual([answers, lifePoints]);
    expect(recorded.decks.map(({ main }) => main.length)).toEqual(decks);
    expect(recorded.packets).toEqual([]);
  });
});

describe('a file that is not whole, or worse', () => {
  const whole = recording('core11-no-attack.yrpX');

  it('opens up to where it was cut off, when it is not packed', () => {
    const cut = readRecording(whole.subarray(0, 60_000));
    expect(cut.ok && cut.recording.cutOff).toBe(true);
    expect(cut.ok && cut.recording.packets.length).toBeGreaterThan(50);
  });

  it.each([0.1, 0.5, 0.9])('opens as far as %f of its packed part goes, and not a byte further', (share) => {
    const packed = recording('core10-two-attack-replays.yrpX');
    const whole = readRecording(packed);
    const cut = readRecording(packed.subarray(0, packed.length * share));
    if (!whole.ok || !cut.ok) throw new Error('both open');
    const { packets, unpacked, cutOff } = cut.recording;
    expect(cutOff).toBe(true);
    expect(unpacked?.of).toBe(whole.recording.header.size);
    expect(unpacked?.bytes).toBeLessThan(whole.recording.header.size);
    expect(whole.recording.unpacked).toBeNull();
    expect(packets.length).toBeGreaterThan(whole.recording.packets.length * (share - 0.4));
    expect(packets.map(({ number }) => number)).toEqual(
      whole.recording.packets.slice(0, packets.length).map(({ number }) => number),
    );
    const { header } = whole.recording;
    const bytesOf = (file: Uint8Array) =>
      unpack(file.subarray(header.length), header.properties, header.size).bytes;
    const part = bytesOf(packed.subarray(0, packed.length * share));
    expect(Buffer.compare(part, bytesOf(packed).subarray(0, part.length))).toBe(0);
  });

  it('is refused where hardly a byte of its packed part is left, or its header is damaged', () => {
    const packed = recording('core10-two-attack-replays.yrpX');
    expect(readRecording(packed.subarray(0, 80))).toMatchObject({ ok: false, code: 'recording/cut-off' });
    const flags = recording('core11-no-attack.yrpX').slice();
    flags.set([0xff, 0xff, 0xff, 0x7f], 8);
    expect(readRecording(flags)).toMatchObject({ ok: false });
    flags.set([0, 0, 0, 0], 8);
    expect(readRecording(flags)).toMatchObject({ ok: false });
  });

  it('is refused where it is something else', () => {
    expect(readRecording(new TextEncoder().encode('{"format":"duelscope/duel"}'.repeat(3)))).toMatchObject({
      ok: false,
      code: 'recording/not-a-recording',
    });
    expect(readRecording(new Uint8Array(3))).toMatchObject({ ok: false, code: 'recording/not-a-recording' });
  });

  it('is refused where its packed part asks for more memory than any client does', () => {
    for (const property of [0x80, 0xb5, 0xff, 8, 4 * 9 + 1]) {
      const file = recording('core8-1.yrpX').slice();
      file[24] = property;
      expect(readRecording(file)).toMatchObject({ ok: false, code: 'recording/damaged' });
    }
  });

  it('never unpacks to more than it says, nor to more than is allowed', () => {
    const bomb = compress(new Uint8Array(4_000_000), 1);
    const header = whole.slice(0, 72);
    const view = new DataView(header.buffer);
    view.setUint32(8, view.getUint32(8, true) | 1, true);
    header.set(bomb.subarray(0, 5), 24);
    const file = (size: number): Uint8Array => {
      view.setUint32(16, size, true);
      return Uint8Array.from([...header, ...bomb.subarray(13)]);
    };
    expect(readRecording(file(4_000_000), { mostUnpacked: 1_000_000 })).toMatchObject({
      ok: false,
      code: 'recording/too-large',
    });
    expect(readRecording(file(0xfffffff0))).toMatchObject({ ok: false, code: 'recording/too-large' });
    // It says less than it holds: only that much is taken, and zeros are no duel.
    expect(unpack(bomb.subarray(13), bomb.subarray(0, 5), 1000)).toEqual({
      bytes: new Uint8Array(1000),
      of: 1000,
    });
    expect(readRecording(file(1000))).toMatchObject({ ok: false, code: 'recording/damaged' });
  });
});
