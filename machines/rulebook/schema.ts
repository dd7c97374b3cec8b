import { z } from 'zod';
import { switchesSchema } from '../rulesets/schema.ts';

/** A rule of the game, told to someone who does not know it, with where it comes from. */
export const ruleSchema = z.strictObject({
  id: z.string().regex(/^[BREFC][0-9]+$/),
  /** One plain sentence of our own. */
  statement: z.string(),
  source: z.string(),
  /** `ours`: no source states it, and this is what we chose. */
  kind: z.enum(['source', 'ours']),
  /** What is not proven about it, or where sources differ. */
  open: z.string().optional(),
  /** Why no worked example shows it; a rule without this is named by at least one. */
  notShown: z.string().optional(),
  /** Switches of the rulesets that change it. */
  switches: z.array(switchesSchema.keyof()).optional(),
});
export type Rule = z.infer<typeof ruleSchema>;

export const ruleSectionSchema = z.strictObject({
  title: z.string(),
  intro: z.string(),
  rules: z.array(ruleSchema).min(1),
});
export type RuleSection = z.infer<typeof ruleSectionSchema>;

/** What a switch of the rulesets decides, and what each of its values means. */
export const switchTextSchema = z.strictObject({
  name: switchesSchema.keyof(),
  asks: z.string(),
  values: z.record(z.string(), z.string()),
  /** Contradictions of the sources that it keeps apart. */
  contradictions: z.array(z.string()),
});
export type SwitchText = z.infer<typeof switchTextSchema>;

/** A point that no source settles, and what we chose. */
export const openPointSchema = z.strictObject({
  id: z.string().regex(/^Q[0-9]+$/),
  point: z.string(),
  choice: z.string(),
  rules: z.array(z.string()),
});
export type OpenPoint = z.infer<typeof openPointSchema>;

/** A point on which the sources disagree, and which of them we follow. */
export const contradictionSchema = z.strictObject({
  id: z.string().regex(/^C[0-9]+$/),
  point: z.string(),
  positions: z.string(),
  choice: z.string(),
  /** The point as one plain sentence, for a reason that names it. */
  statement: z.string(),
});
export type Contradiction = z.infer<typeof contradictionSchema>;

/** A text that rules come from, by the name that sources are quoted with. */
export const sourceTextSchema = z.strictObject({ name: z.string(), what: z.string() });
export type SourceText = z.infer<typeof sourceTextSchema>;

/** One statement of a source text, in our words. */
export const sourceFactSchema = z.strictObject({
  id: z.string().regex(/^S[0-4]\.[0-9]+$/),
  text: z.string(),
});
export type SourceFact = z.infer<typeof sourceFactSchema>;
