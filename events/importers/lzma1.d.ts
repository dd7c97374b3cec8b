// The package hands out its sources as its types, and they do not pass our stricter options.
/**
 * Unpacks an LZMA stream with its 13-byte header.
 * @throws Error where it is damaged
 */
export function decompress(data: Uint8Array): Uint8Array;
/** Packs data; `mode` 1 (fast) to 9 (small). */
export function compress(data: Uint8Array, mode?: number): Uint8Array;
