/// <reference path="./parts.d.ts" />
import { script, scriptHash, style, styleHash } from 'virtual:offline-page';
import type { Piece } from '../../events/index.ts';
import { addedKind } from '../inspector/why/addedKind.ts';
import { tookNext } from '../inspector/why/tookNext.ts';
import { tableOf } from '../judging/tableOf.ts';
import { toldByWhom } from '../judging/toldBy.ts';
import { saidOf, type ToldOtherwise } from '../judging/toldOtherwise.ts';
import { words } from '../locales/index.ts';
import { contextAt, type DuelOnHand } from '../worker/duelOnHand.ts';
import { explain, rulesetTold, ruleTold } from '../worker/language.ts';
import { openingPosition, usedRowsOf } from '../worker/outline.ts';
import { changeBetween } from './changes.ts';
import type { OfflineDuel, OfflineEntry } from './data.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
// signs that turn what stands around them have no place in a window's title
const escaped = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu, ' ')
    .replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');

/** JSON that no element of a page can end before its end. */
const embedded = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');

/** A sentence with every second part bold. */
function partsOf(pieces: readonly Piece[]): readonly string[] {
  const parts = [''];
  for (const { text, strong } of pieces) {
    if ((parts.length % 2 === 0) !== (strong === true)) parts.push('');
    parts[parts.length - 1] += text;
  }
  return parts;
}

/** How far the page is, and a pause for those who wait. */
export interface PageMaking {
  readonly pause?: () => Promise<void>;
  /** Where the page begins; where the duel begins best when left out. */
  readonly start?: number;
  /** Where others decided the duel: what our rules say of it otherwise. */
  readonly otherwise?: ToldOtherwise | undefined;
}

const SLICE = 200;

/** Everything that a page of its own shows of a duel, as the viewpoint of the duel on hand saw it. */
export async function offlineDuelOf(
  duel: DuelOnHand,
  title: string,
  { pause, start = openingPosition(duel.path), otherwise: told }: PageMaking = {},
): Promise<OfflineDuel> {
  const entries: OfflineEntry[] = [];
  const rules: OfflineDuel['rules'][number][] = [];
  const known = new Map<string, number>();
  let first: OfflineDuel['table'] | undefined;
  let before: OfflineDuel['table'] | undefined;
  for (let position = 0; position < duel.path.length; position++) {
    if (position > 0 && position % SLICE === 0) await pause?.();
    const entry = duel.path[position];
    if (entry === undefined) break;
    const context = contextAt(duel, position);
    const explanation = explain(context, entry.index);
    const table = tableOf(duel, { board: context.after, entry, explanation });
    const rule = explanation.rule === null ? undefined : ruleTold(explanation.rule);
    const change = before === undefined ? undefined : changeBetween(before, table);
    first ??= table;
    before = table;
    if (rule !== undefined && !known.has(rule.id)) {
      known.set(rule.id, rules.length);
      rules.push({
        id: rule.id,
        statement: rule.statement,
        source: rule.kind === 'ours' ? null : rule.source,
      });
    }
    const taken = explanation.choices.find(
      (choice) =>
        choice.taken !== undefined || tookNext({ next: duel.path[position + 1] ?? null }, choice.value),
    )?.words;
    const added = addedKind(entry, duel.path[position + 1]);
    const { differs, unexplained } = saidOf(told, entry.index);
    const mark = differs.length === 0 ? explanation.mark : 'differs';
    const otherwise = explanation.otherwise.map(({ text }) => text).join('');
    entries.push({
      n: entry.index,
      ...(mark === null ? {} : { mark }),
      ...(explanation.player === null ? {} : { player: explanation.player }),
      title: explanation.title,
      says: partsOf(explanation.sentence),
      ...(differs.length === 0 ? {} : { differs }),
      ...(unexplained.length === 0 ? {} : { unexplained }),
      ...(otherwise === '' ? {} : { otherwise }),
      ...(explanation.choices.length === 0
        ? {}
        : { choices: explanation.choices.map((choice) => choice.words) }),
      ...(taken === undefined ? {} : { taken }),
      ...(rule === undefined ? {} : { rule: known.get(rule.id) ?? 0 }),
      ...(added === null ? {} : { added }),
      ...(change === undefined ? {} : { table: change }),
    });
  }
  if (first === undefined) throw new RangeError('There is no entry in this duel.');
  return {
    title,
    ruleset: words.judgeRuleset(rulesetTold(duel.header.ruleset).name),
    toldBy: toldByWhom(duel.header) ?? '',
    differs: told?.head ?? '',
    seenBy: duel.seenBy === 'both' ? '' : words.judgeSeenBy(duel.seenBy),
    start: Math.max(0, Math.min(start, entries.length - 1)),
    used: usedRowsOf(duel.path),
    table: first,
    entries,
    rules,
    words: words.offlineWords,
  };
}

/**
 * A duel as one HTML file that plays in any browser without a network. Nothing of the log is ever a script or an element:
 * it is data, its texts are set as texts, and the page's own policy lets in one script and one style by their hashes.
 */
export async function duelPage(duel: DuelOnHand, title: string, making: PageMaking = {}): Promise<string> {
  const data = embedded(await offlineDuelOf(duel, title, making));
  const policy = `default-src 'none'; script-src '${scriptHash}'; style-src '${styleHash}'; base-uri 'none'; form-action 'none'`;
  return `<!doctype html>
<html lang="${words.languageTag}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${escaped(title)}</title>
<style>${style}</style>
</head>
<body>
<div id="duel"></div>
<noscript>${escaped(words.offlineNeedsScript)}</noscript>
<script type="application/json" id="data">${data}</script>
<script>${script}</script>
</body>
</html>
`;
}
