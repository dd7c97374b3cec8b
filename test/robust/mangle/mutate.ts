import type { Dice } from '../../support/dice.ts';

/** Texts that a file may bring to hurt whoever shows them: markup, controls, turned direction, far too long. */
export const EVIL_TEXTS: readonly string[] = [
  '<script>alert(1)</script><img src=x onerror=alert(1)>',
  '\u202Etxet denrut\u202C\u2066\u200F',
  '\u001b[2J\u001b]0;title\u0007\r\n\t\u0000\u009b31m',
  'x'.repeat(10_000),
  '\ud800 half a pair \udfff',
  '__proto__',
  'constructor',
  '',
  '{{7*7}}%s%n../../etc/passwd',
  'é♥𝔘'.repeat(300),
];
const EVIL_NUMBERS: readonly unknown[] = [
  -1,
  0,
  1.5,
  1e308,
  -1e308,
  2 ** 31,
  2 ** 53,
  Number.MIN_VALUE,
  1e21,
  null,
];

type Parent = { [key: string]: unknown } | unknown[];

/** Every place in a JSON value, by its parent and key. */
function placesIn(value: unknown, found: (readonly [Parent, string])[] = []): (readonly [Parent, string])[] {
  if (typeof value !== 'object' || value === null) return found;
  for (const key of Object.keys(value)) {
    found.push([value as Parent, key]);
    placesIn((value as Record<string, unknown>)[key], found);
  }
  return found;
}

const put = (parent: Parent, key: string, value: unknown): void => {
  Object.defineProperty(parent, key, { value, enumerable: true, configurable: true, writable: true });
};

/** Changes a JSON value here and there; most of it stays in order, so that the change gets far. */
export function mutateJson(value: unknown, dice: Dice): unknown {
  const copy: unknown = structuredClone(value);
  for (let left = 1 + dice.roll(3); left > 0; left -= 1) {
    const places = placesIn(copy);
    if (places.length === 0) return copy;
    const [parent, key] = dice.pick(places);
    const here = (parent as Record<string, unknown>)[key];
    switch (dice.roll(8)) {
      case 0:
        put(parent, key, dice.pick(EVIL_TEXTS));
        break;
      case 1:
        put(parent, key, dice.pick(EVIL_NUMBERS));
        break;
      case 2:
        if (Array.isArray(parent)) parent.splice(Number(key), 1);
        else delete parent[key];
        break;
      case 3: {
        // something that stands elsewhere in the file: right in form, wrong in place
        const [other, otherKey] = dice.pick(places);
        put(parent, key, structuredClone((other as Record<string, unknown>)[otherKey]));
        break;
      }
      case 4:
        put(parent, key, Array.isArray(here) ? [...here, ...here, ...here] : [here]);
        break;
      case 5:
        put(parent, dice.pick(EVIL_TEXTS), here);
        break;
      case 6:
        put(parent, key, typeof here === 'number' ? here + dice.roll(5) - 2 : !here);
        break;
      default: {
        let deep: unknown = here;
        for (let depth = 0; depth < 200; depth += 1) deep = [deep];
        put(parent, key, deep);
      }
    }
  }
  return copy;
}

/** Changes bytes: flips, cuts, doubles, fills, and numbers that are too large. */
export function mutateBytes(bytes: Uint8Array, dice: Dice, from = 0): Uint8Array {
  let out = Uint8Array.from(bytes);
  const at = (): number => from + dice.roll(Math.max(1, out.length - from));
  for (let left = 1 + dice.roll(4); left > 0; left -= 1) {
    const place = at();
    switch (dice.roll(7)) {
      case 0:
        out[place] = (out[place] ?? 0) ^ (1 << dice.roll(8));
        break;
      case 1:
        out[place] = dice.pick([0, 1, 0x7f, 0x80, 0xff]);
        break;
      case 2:
        out = out.slice(0, place);
        break;
      case 3: {
        const piece = out.subarray(place, place + dice.roll(60));
        out = Uint8Array.from([
          ...out.subarray(0, place),
          ...piece,
          ...piece,
          ...out.subarray(place + piece.length),
        ]);
        break;
      }
      case 4:
        out.fill(dice.roll(256), place, place + dice.roll(40));
        break;
      case 5:
        for (const offset of [0, 1, 2, 3])
          out[place + offset] = offset === 3 ? dice.pick([0, 0x7f, 0xff]) : 0xff;
        break;
      default: {
        const length = dice.roll(30);
        out = Uint8Array.from([...out.subarray(0, place), ...out.subarray(place + length)]);
      }
    }
  }
  return out;
}

interface Framed {
  /** Everything before the first message: header, names, flags. */
  readonly head: Uint8Array;
  readonly messages: readonly Uint8Array[];
}

/** The messages of an unpacked stream of the modern layout, each with its kind and length before it. */
export function messagesIn(file: Uint8Array): Framed {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  let at = HEADER;
  for (let team = 0; team < 2; team += 1) at += 4 + 40 * view.getUint32(at, true);
  at += DUEL_FLAGS;
  const head = file.subarray(0, at);
  const messages: Uint8Array[] = [];
  while (at + 5 <= file.length) {
    const end = at + 5 + view.getUint32(at + 1, true);
    messages.push(file.subarray(at, Math.min(end, file.length)));
    at = end;
  }
  return { head, messages };
}
const HEADER = 72;
const DUEL_FLAGS = 8;

/** Changes a stream message by message, each still well-formed: left out, told twice, out of order, of another place. */
export function mutateMessages(file: Uint8Array, dice: Dice): Uint8Array {
  const { head, messages } = messagesIn(file);
  const all = [...messages];
  for (let left = 1 + dice.roll(5); left > 0; left -= 1) {
    const at = dice.roll(all.length);
    const one = all[at] ?? new Uint8Array();
    switch (dice.roll(5)) {
      case 0:
        all.splice(at, 1 + (dice.roll(4) === 0 ? dice.roll(20) : 0));
        break;
      case 1:
        all.splice(at, 0, one);
        break;
      case 2:
        all.splice(dice.roll(all.length), 0, ...all.splice(at, 1));
        break;
      case 3:
        all.splice(at, 0, dice.pick(messages));
        break;
      default: {
        const other = Uint8Array.from(one);
        if (other.length > 5)
          other[5 + dice.roll(other.length - 5)] = dice.pick([0, 1, 2, 4, 8, dice.roll(256)]);
        all[at] = other;
      }
    }
  }
  return Uint8Array.from([...head, ...all.flatMap((message) => [...message])]);
}
