import type { ImportReport } from '../worker/protocol/index.ts';
import { words } from './index.ts';

/** A difference in words, with the rule by which our side is so. */
export function differenceTold(
  {
    about,
    player,
    ours,
    recorded,
    rule,
  }: Pick<ImportReport['disagreements'][number], 'about' | 'player' | 'ours' | 'recorded' | 'rule'>,
  isRecording: boolean,
): string {
  const said = `${words.differenceAbout(about, player)}. ${words.difference(about, ours, recorded, isRecording)}`;
  return rule === null ? said : `${said} ${words.differenceRule(rule)}`;
}
