import { z } from 'zod';
import { LANGUAGES } from '../../ui/index.ts';
import type { RequestName } from './channels.ts';

const path = z
  .string()
  .min(1)
  .max(32_768)
  .refine((text) => !text.includes('\0'));
const text = z.string().max(512 * 1024 * 1024);

/** A picture, as bytes. */
const png = z.instanceof(Uint8Array).refine((bytes) => bytes.length <= 64 * 1024 * 1024);
/** What is made of a duel is one of these kinds. */
const exported = z
  .string()
  .max(255)
  .regex(/^.+\.(?:html|png|txt|md)$/);

/** Passcodes whose cards are asked for: as many as a recording may hold. */
export const passcodesSchema = z.array(z.int().min(0).max(0xffffffff)).max(20_000);

/** The id of an interrupted recording. */
export const recordingIdSchema = z.string().regex(/^[0-9a-f]{32}$/);

const entry = z.int().min(0).max(999_999_999);

/** The arguments of every request, checked in main before anything is done with them. */
export const PAYLOADS_OF = {
  open: z.tuple([]),
  openRecent: z.tuple([path]),
  recent: z.tuple([]),
  readDropped: z.tuple([path]),
  save: z.tuple([z.string().min(1).max(255), text]),
  saveAgain: z.tuple([path, text]),
  exportFile: z.tuple([exported, z.union([text, png])]),
  documentShown: z.tuple([
    z.strictObject({
      path: path.optional(),
      changed: z.boolean(),
      at: z.number().int().nonnegative().optional(),
      refused: path.optional(),
    }),
  ]),
  keysChanged: z.tuple([z.record(z.string().max(64), z.string().max(32))]),
  languageChanged: z.tuple([z.enum(LANGUAGES)]),
  copy: z.tuple([text]),
  copyImage: z.tuple([png]),
  follow: z.tuple([path]),
  unfollow: z.tuple([]),
  cards: z.tuple([passcodesSchema]),
  chooseCards: z.tuple([]),
  interrupted: z.tuple([]),
  recover: z.tuple([recordingIdSchema]),
  discard: z.tuple([recordingIdSchema]),
} as const satisfies Record<RequestName, z.ZodType>;
export type PayloadOf<N extends RequestName> = z.infer<(typeof PAYLOADS_OF)[N]>;

/** What a second start hands to the first one. */
export const secondStartSchema = z.strictObject({
  files: z.array(path).max(100),
  at: entry.optional(),
  follow: z.boolean().optional(),
});
