import { z } from 'zod';

/** The switches of rules.md 2.2; each is read in exactly one rule file. */
export const switchesSchema = z.strictObject({
  onReplay: z.enum(['startOver', 'retarget']),
  cancelUsesAttack: z.boolean(),
  declarationResponsesAgain: z.boolean(),
  watchedSides: z.enum(['both', 'defender']),
  fieldChange: z.enum(['netCount', 'anyMove']),
  causeFilter: z.enum(['trapOrQuickPlay', 'any']),
  onTargetIllegal: z.enum(['none', 'directLost', 'any']),
  onDirectGained: z.boolean(),
  onAttackerUnable: z.enum(['ends', 'replayCancelOnly']),
  stoppedCountsAs: z.enum(['nothing', 'declared', 'attacked']),
  usedFor: z.enum(['turn', 'battlePhase']),
  mayStopUnderMustAttack: z.boolean(),
  zeroVsZero: z.enum(['both', 'none']),
  damageStep: z.enum(['classic', 'modern']),
  damageStepActivations: z.enum(['statChangers', 'modern']),
  flipNeedsField: z.boolean(),
  firstTurnDraw: z.boolean(),
  mayPayToZero: z.boolean(),
  cardTexts: z.enum(['2004', '2005', 'current']),
});
export type Switches = z.infer<typeof switchesSchema>;
export type SwitchName = keyof Switches;

/** A named set of rules of its time: switch values, which of them are ours (*), and where they come from. */
export const rulesetSchema = z.strictObject({
  $schema: z.string().optional(),
  id: z.string(),
  name: z.string(),
  text: z.string(),
  sources: z.array(z.string()),
  switches: switchesSchema,
  /** Switches whose value is our choice, since the sources are silent. */
  ours: z.array(switchesSchema.keyof()),
});
export type Ruleset = z.infer<typeof rulesetSchema>;

/** A ruleset by name, or one with single switches changed; as one word also `modern-tcg,zeroVsZero=both`. */
export const rulesetChoiceSchema = z.union([
  z.string().max(1000),
  z.strictObject({ base: z.string(), with: switchesSchema.partial() }),
]);
export type RulesetChoice = z.infer<typeof rulesetChoiceSchema>;
