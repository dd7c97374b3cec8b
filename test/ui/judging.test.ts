import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Entry, explain, type Player } from '../../events/index.ts';
import { exampleById, importRecording, playScenario, type Scenario } from '../../machines/index.ts';
import { PALETTE } from '../../ui/drawing/palette.ts';
import { judgementMarkdown, judgementOf, judgementText } from '../../ui/judging/outside.ts';
import { tableOf } from '../../ui/judging/tableOf.ts';
import { changed } from '../../ui/offline/changes.ts';
import type { OfflineDuel } from '../../ui/offline/data.ts';
import { duelPage } from '../../ui/offline/duelPage.ts';
import { contextAt, type DuelOnHand, takeInHand } from '../../ui/worker/duelOnHand.ts';
import { recording } from '../importers/recordings.ts';
import { ROOT } from '../support/sources.ts';

const HOSTILE = '</script><img src=x onerror=alert(1)><!-- "&\u2028\u202e';

function duelOf(id: string, seenBy: Player | 'both' = 'both', hostile = false): DuelOnHand {
  const { header, entries } = playScenario(exampleById(id) as Scenario);
  const said = hostile
    ? {
        ...header,
        players: { A: HOSTILE, B: HOSTILE },
        cards: header.cards.map((card) => ({ ...card, name: `${card.name}${HOSTILE}` })),
      }
    : header;
  return takeInHand(said, entries, undefined, seenBy);
}
const firedIn = ({ path }: DuelOnHand): number =>
  path.findIndex((entry) => entry.type === 'attackReplay.checked' && entry.payload.verdict === 'replay');
const dataIn = (page: string): OfflineDuel =>
  JSON.parse(/<script type="application\/json" id="data">(.*?)<\/script>/s.exec(page)?.[1] ?? '');

describe('a moment to be judged', () => {
  test('T-09 at its replay, as a text for a forum', () => {
    const duel = duelOf('T-09');
    const text = judgementText(judgementOf(duel, firedIn(duel), 'Scapegoat under a direct attack'));
    expect(text).toBe(readFileSync(join(ROOT, 'test/ui/golden/T-09.judged.txt'), 'utf8'));
  });

  test('a Field Spell lies in the Field Zone, a recording is told to be one, and lists end in Markdown', () => {
    const result = importRecording(recording('core10-two-attack-replays.yrpX'), { title: 'x' });
    if (!result.ok || result.imported.kind !== 'duel') throw new Error('no duel');
    const { header, entries } = result.imported;
    const duel = takeInHand(header, entries);
    const field = duel.path.findIndex((_, at) => {
      const { A, B } = duel.timeline.at(at).board.players;
      return [A, B].some(
        ({ fieldSpell, monster }) => fieldSpell[0] != null && monster.some((id) => id !== null),
      );
    });
    expect(field).toBeGreaterThan(0);
    const judged = judgementOf(duel, field, 'x');
    expect(judgementText(judged)).toMatch(/^- .*\(Field Zone\)$/m);
    expect(judgementText(judged)).toContain(
      'A recording of EDOPro 40.1 / core 10.0: moves and targets are its own',
    );
    // a line right behind a list would belong to its last item
    expect(judgementMarkdown(judged)).not.toMatch(/^- .*\n[^-\n]/m);
  });

  test('what A saw gives away none of B’s Set cards, as text or as page', async () => {
    const seen = duelOf('T-09', 'A');
    const activated = seen.path.findIndex(({ type }) => type === 'effect.activated');
    expect(activated).toBeGreaterThan(0);
    for (let position = 0; position < activated; position++) {
      const judgement = judgementOf(seen, position, 'a duel');
      expect(JSON.stringify(judgement)).not.toMatch(/scapegoat/i);
      expect(judgementText(judgement)).toContain('- a face-down card (zone 3)');
    }
    const page = dataIn(await duelPage(seen, 'a duel'));
    expect(JSON.stringify({ ...page, entries: page.entries.slice(0, activated) })).not.toMatch(/scapegoat/i);
    expect(page.seenBy).toBe('Told as A saw it; what the other side hides is not named.');
    expect(judgementText(judgementOf(duelOf('T-09'), 0, 'a duel'))).toContain(
      'Scapegoat (face-down, zone 3)',
    );
  });

  test('signs of Markdown and HTML, and what turns or breaks lines, stay signs', () => {
    const duel = duelOf('T-09', 'both', true);
    const judgement = judgementOf(duel, firedIn(duel), HOSTILE);
    const markdown = judgementMarkdown(judgement);
    expect(markdown).not.toMatch(/(?<!\\)</);
    for (const text of [markdown, judgementText(judgement)]) expect(text).not.toMatch(/[\u2028\u202e]/);
  });
});

describe('a moment of a recording', () => {
  test('which choice was taken stands in its text, though nobody recorded the check', () => {
    const read = importRecording(recording('core10-two-attack-replays.yrpX'), { title: 'one' });
    if (!read.ok || read.imported.kind !== 'duel') throw new Error('a duel');
    const duel = takeInHand(read.imported.header, read.imported.entries);
    const text = judgementText(judgementOf(duel, firedIn(duel), 'one'));
    expect(text).toContain('Taken: Card 15001940 (1).');
    // Nobody shall take our verdict for one of the client.
    expect(text).toContain('The file says that the attacker was named again, with a target.');
    const declared = duel.path.findIndex(({ type }) => type === 'attack.declared');
    expect(judgementText(judgementOf(duel, declared, 'one'))).not.toContain('our reading of what');
  });
});

describe('a duel as a page of its own', () => {
  test('the table of every entry is there again', async () => {
    const duel = duelOf('D-08');
    const page = dataIn(await duelPage(duel, 'D-08'));
    expect(page.entries.length).toBe(duel.path.length);
    let { table } = page;
    for (const [position, entry] of page.entries.entries()) {
      table = changed(table, entry.table);
      const context = contextAt(duel, position);
      const explanation = explain(context, entry.n);
      const whole = tableOf(duel, { board: context.after, entry: duel.path[position] as Entry, explanation });
      expect(table).toEqual(JSON.parse(JSON.stringify(whole)));
    }
  });

  test('its policy lets in the one script and the one style by their hashes, and no text of the log is markup', async () => {
    const page = await duelPage(duelOf('T-09', 'both', true), HOSTILE);
    const hash = (text: string) => createHash('sha256').update(text, 'utf8').digest('base64');
    const scripts = [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => text);
    const styles = [...page.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text = '']) => text);
    expect([scripts.length, styles.length]).toEqual([1, 1]);
    expect(/http-equiv="Content-Security-Policy" (content="[^"]*")/.exec(page)?.[1]).toBe(
      `content="default-src 'none'; script-src 'sha256-${hash(scripts[0] ?? '')}'; style-src 'sha256-${hash(styles[0] ?? '')}'; base-uri 'none'; form-action 'none'"`,
    );
    expect(page.match(/<\/script>/g)?.length).toBe(2);
    expect(/<img|<!--|[\u2028\u202e](?=.*<\/title>)/s.exec(page)?.[0]).toBeUndefined();
    expect(page.length).toBeLessThan(120_000);
    expect(dataIn(page).title).toBe(HOSTILE);
  });

  test('the colours are those of the style sheet', () => {
    const css = readFileSync(join(ROOT, 'ui/theme/tokens.css'), 'utf8');
    for (const [name, [light, dark]] of Object.entries(PALETTE))
      expect(css).toMatch(new RegExp(`--${name}:\\s*light-dark\\(${light}, ${dark}\\)`));
  });
});
