import { ByteReader } from '../../events/importers/bytes.ts';
import { readRecordingHeader } from '../../events/importers/recordingHeader.ts';
import { unpack } from '../../events/importers/unpack.ts';
import { u32, wrapped } from './stream.ts';

/**
 * What of a message of the modern layout becomes narrower in the old one: `b`, `h`, `i` are 1, 2 and 4 bytes in both, `n`
 * is a count or place (4 to 1), `L` a place of a card (10 to 4), `d` a description (8 to 4), `x` 4 bytes that only the
 * modern layout has, and a part in brackets stands as often as the count before it says.
 */
const SHAPES: Readonly<Record<number, string>> = {
  2: 'bbd',
  5: 'bb',
  30: 'bn(ibbn)',
  31: 'bn(ibbn)',
  32: 'b',
  33: 'bn(i)',
  38: 'bnix',
  39: 'bn(i)',
  40: 'b',
  41: 'h',
  42: 'bn(ibbn)',
  50: 'iLLi',
  53: 'ibbbbb',
  54: 'iL',
  55: 'iLiL',
  56: 'i',
  60: 'iL',
  62: 'iL',
  64: 'iL',
  70: 'iLbbndn',
  71: 'b',
  72: 'b',
  73: 'b',
  75: 'b',
  76: 'b',
  80: 'n(L)',
  81: 'bn(L)',
  83: 'n(L)',
  90: 'bn(ix)',
  91: 'bi',
  92: 'bi',
  93: 'LL',
  94: 'bi',
  95: 'L',
  96: 'LL',
  97: 'LL',
  100: 'bi',
  101: 'hbbbh',
  102: 'hbbbh',
  110: 'LL',
  111: 'LiibLiib',
  120: 'Li',
  160: 'Lbd',
  165: 'bbd',
};
/** Messages without a body, and the `.yrp` inside, which has no layout. */
const AS_THEY_ARE = new Set([61, 63, 65, 74, 112, 113, 114, 231]);

function narrowed(shape: string, bytes: ByteReader): number[] {
  const out: number[] = [];
  let count = 0;
  for (let at = 0; at < shape.length; at += 1) {
    switch (shape[at]) {
      case 'b':
        out.push(bytes.u8());
        break;
      case 'h':
        out.push(...bytes.bytes(2));
        break;
      case 'i':
        out.push(...bytes.bytes(4));
        break;
      case 'n':
        count = bytes.u32();
        out.push(count & 0xff);
        break;
      case 'd':
        out.push(...bytes.bytes(8).subarray(0, 4));
        break;
      case 'x':
        bytes.bytes(4);
        break;
      case 'L':
        out.push(bytes.u8(), bytes.u8(), bytes.u32() & 0xff, bytes.u32() & 0xff);
        break;
      case '(': {
        const end = shape.indexOf(')', at);
        const part = shape.slice(at + 1, end);
        for (let left = count; left > 0; left -= 1) out.push(...narrowed(part, bytes));
        at = end;
        break;
      }
      default:
        throw new Error(`no such part: ${shape[at]}`);
    }
  }
  return out;
}

const END = 0x80000000;
const POSITION = 0x2;
const RACE = 0x80;
const REASON_CARD = 0x2000;
const EQUIPPED = 0x4000;
const TARGETS = 0x8000;
const OWNER = 0x40000;
const HIDDEN = 0x1000000;

/** A field of a card query as the old layout has it. */
function oldField(flag: number, value: ByteReader): number[] {
  const place = (): number[] => narrowed('L', value);
  if (flag === POSITION) return [0, 0, 0, value.u32() & 0xff];
  if (flag === RACE) return [...value.bytes(4)];
  if (flag === OWNER) return u32(value.u8());
  if (flag === REASON_CARD || flag === EQUIPPED) return place();
  if (flag === TARGETS) {
    const count = value.u32();
    return [...u32(count), ...Array.from({ length: count }, place).flat()];
  }
  return [...value.bytes(value.left)];
}

/** Card queries: all flags of a card together, then its fields in the order of the flags. */
function oldQueries(bytes: ByteReader): number[] {
  const out: number[] = [];
  while (bytes.left > 0) {
    const fields = new Map<number, number[]>();
    let isEmpty = false;
    for (;;) {
      const size = bytes.u16();
      if (size === 0) {
        isEmpty = fields.size === 0;
        break;
      }
      const flag = bytes.u32();
      if (flag === END) break;
      const value = new ByteReader(bytes.bytes(size - 4), 'a field');
      if (flag !== HIDDEN) fields.set(flag, oldField(flag, value));
    }
    if (isEmpty) {
      out.push(...u32(4));
      continue;
    }
    const flags = [...fields.keys()].reduce((all, flag) => all | flag, 0);
    const values = [...fields].sort(([one], [other]) => one - other).flatMap(([, value]) => value);
    out.push(...u32(8 + values.length), ...u32(flags), ...values);
  }
  return out;
}

function oldBody(number: number, bytes: ByteReader): number[] {
  if (AS_THEY_ARE.has(number)) return [...bytes.bytes(bytes.left)];
  if (number === 4) return [bytes.u8(), 5, ...bytes.bytes(bytes.left)];
  if (number === 6) {
    const head = [...bytes.bytes(2)];
    return [...head, ...oldQueries(new ByteReader(bytes.bytes(bytes.u32()), 'a query'))];
  }
  if (number === 7)
    return [...bytes.bytes(3), ...oldQueries(new ByteReader(bytes.bytes(bytes.left), 'a query'))];
  if (number === 36) {
    const head = [bytes.u8(), bytes.u8()];
    return [...head, ...narrowed('L'.repeat((head[1] ?? 0) * 2), bytes)];
  }
  const shape = SHAPES[number];
  if (shape === undefined) throw new Error(`message ${number} has no old layout here`);
  return narrowed(shape, bytes);
}

/** The same duel as a client of the old layout would have written it. */
export function inOldLayout(file: Uint8Array, { packed }: { readonly packed: boolean }): Uint8Array {
  const header = readRecordingHeader(new ByteReader(file, 'the header'));
  const rest = file.subarray(header.length);
  const body = new ByteReader(
    header.compressed ? unpack(rest, header.properties, header.size).bytes : rest,
    'the body',
  );
  const names: number[] = [];
  for (let team = 0; team < 2; team += 1) {
    if (header.counted && body.u32() !== 1) throw new Error('a tag duel');
    names.push(...body.bytes(40));
  }
  const flags = body.bytes(header.wideDuelFlags ? 8 : 4).subarray(0, 4);
  const out = [...names, ...flags];
  while (body.left > 0) {
    const number = body.u8();
    const old = oldBody(number, new ByteReader(body.bytes(body.u32()), `message ${number}`));
    out.push(number, ...u32(old.length), ...old);
  }
  return wrapped(Uint8Array.from(out), { layout: 'old', packed });
}
