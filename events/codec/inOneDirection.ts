const TURNING = /\p{Bidi_Control}/gu;

/** A name from a file with the signs written out that would turn what stands around it: it is told as it is, and turns nothing. */
export const inOneDirection = (text: string): string =>
  text.replace(TURNING, (sign) => `\\u${(sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`);
