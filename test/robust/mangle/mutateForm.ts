import type { Dice } from '../../support/dice.ts';
import { messagesIn } from './mutate.ts';

/** Signs behind which a text of JSON may end or begin a part. */
const BORDER = /[{}[\],:"\n]/g;
const DEEP = 60_000;
const HUGE = 2_000_000;

/** A place directly behind a sign that parts the text. */
function borderIn(text: string, dice: Dice): number {
  const borders = [...text.matchAll(BORDER)];
  return borders.length === 0 ? 0 : dice.pick(borders).index + 1;
}

/** The bytes of UTF-16, read as though they were UTF-8. */
function asUtf16(text: string, bigEnd: boolean): string {
  const bytes = new Uint8Array(2 + text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let at = -1; at < text.length; at += 1)
    view.setUint16(2 + at * 2, at < 0 ? 0xfeff : text.charCodeAt(at), !bigEnd);
  return new TextDecoder().decode(bytes);
}

/** Changes how a text is written: cut at a border, a part told twice, other signs and line ends, far too deep or long. */
export function mutateForm(text: string, dice: Dice): string {
  const at = borderIn(text, dice);
  const [before, behind] = [text.slice(0, at), text.slice(at)];
  switch (dice.roll(10)) {
    case 0:
      return before;
    case 1: {
      const end = Math.max(at, borderIn(text, dice));
      return before + text.slice(at, end).repeat(2 + dice.roll(30)) + text.slice(end);
    }
    case 2:
      return dice.roll(2) === 0 ? `\ufeff${text}` : `${before}\ufeff${behind}`;
    case 3:
      return asUtf16(text, dice.roll(2) === 0);
    case 4:
      return before + dice.pick(['\u0000', '\u0000'.repeat(5000), '\u2028', '\u0085', '\u00a0']) + behind;
    case 5: {
      const open = dice.pick(['[', '{"a":', '[{"a":']);
      return before + open.repeat(DEEP) + (dice.roll(2) === 0 ? behind : '');
    }
    case 6:
      return text.replace(
        /"[^"\n]{3,}"/,
        () => `"${dice.pick(['x', '\\u0000', 'é', '\\']).repeat(HUGE).slice(0, HUGE)}"`,
      );
    case 7:
      return text.replaceAll('\n', dice.pick(['\r', '\r\n', '\n\n', '\u2028']));
    case 8:
      return before + dice.pick(['/*', '//', ',', '}', '"', '\\', '1e999999', '-', '0x']) + behind;
    default:
      return text + dice.pick([text, '\u0000', '{}', 'null\n', '\n\n\n', '/* */']);
  }
}

const NUMBERS = [0, 1, 2, 0xff, 0xffff, 0x7fff_ffff, 0x8000_0000, 0xffff_fffe, 0xffff_ffff] as const;

/** Changes a number of the header, or of what stands first behind it: kind, version, flags, sizes, packing, counts. */
export function mutateHeader(file: Uint8Array, dice: Dice): Uint8Array {
  const out = Uint8Array.from(file);
  const view = new DataView(out.buffer);
  for (let left = 1 + dice.roll(2); left > 0; left -= 1) {
    const at = dice.roll(Math.min(dice.roll(3) === 0 ? 180 : 88, out.length - 4));
    if (dice.roll(3) === 0) out[at] = (out[at] ?? 0) ^ (1 << dice.roll(8));
    else view.setUint32(at - (at % 4), dice.pick(NUMBERS), true);
  }
  return dice.roll(4) === 0 ? out.subarray(0, dice.roll(100)) : out;
}

/** Changes the frames of an unpacked stream: lengths that lie, kinds of others, parts told many times, cut at each border. */
export function mutateFrames(file: Uint8Array, dice: Dice): Uint8Array {
  const { head, messages } = messagesIn(file);
  const all = messages.map((message) => Uint8Array.from(message));
  const at = dice.roll(all.length);
  const one = all[at] ?? new Uint8Array(5);
  switch (dice.roll(5)) {
    case 0:
      new DataView(one.buffer).setUint32(1, dice.pick(NUMBERS), true);
      break;
    case 1: {
      const length = new DataView(one.buffer).getUint32(1, true);
      new DataView(one.buffer).setUint32(1, Math.max(0, length + dice.roll(9) - 4), true);
      break;
    }
    case 2:
      one[0] = dice.roll(256);
      break;
    case 3: {
      const part = all.slice(at, at + 1 + dice.roll(40));
      for (let times = 1 + dice.roll(20); times > 0; times -= 1) all.splice(at, 0, ...part);
      break;
    }
    default: {
      // behind its kind, within and behind its length, and within what it says
      const cut = dice.roll(Math.min(one.length, 12) + 1);
      all.splice(at, all.length, one.subarray(0, cut));
    }
  }
  return Uint8Array.from([...head, ...all.flatMap((message) => [...message])]);
}
