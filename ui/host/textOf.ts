import { words } from '../locales/index.ts';

const isUtf16 = ([first, second]: Uint8Array): boolean =>
  (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);

/**
 * The text of a file; a last character of which only a part was written is no fault of the lines before it.
 * @throws Error with one line where its bytes are no UTF-8 text
 */
export function textOf(name: string, bytes: Uint8Array): string {
  if (isUtf16(bytes)) throw new Error(words.fileNotText(name, 'utf16'));
  const isBinary = bytes.includes(0);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text: string;
  try {
    text = decoder.decode(bytes, { stream: true });
  } catch {
    throw new Error(words.fileNotText(name, isBinary ? 'binary' : 'notUtf8'));
  }
  if (isBinary) throw new Error(words.fileNotText(name, 'binary'));
  try {
    return text + decoder.decode();
  } catch {
    return `${text}\ufffd`;
  }
}
