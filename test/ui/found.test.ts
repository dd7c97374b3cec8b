import { expect, test } from 'vitest';
import { textOf } from '../../events/index.ts';
import { importRecording } from '../../machines/index.ts';
import { takeInHand } from '../../ui/worker/duelOnHand.ts';
import { importReportOf } from '../../ui/worker/importReport.ts';
import { recording } from '../importers/recordings.ts';

function reportOf(file: string) {
  const read = importRecording(recording(file), { title: file });
  if (!read.ok || read.imported.kind !== 'duel') throw new Error(file);
  const { header, entries, report, packets } = read.imported;
  const cards = { database: null, kinds: 0, named: 0, unknown: [] };
  const observed = {
    client: 'x',
    isRecording: true,
    audit: report,
    packets,
    cards,
    reportOf: importReportOf,
  };
  return importReportOf(takeInHand(header, entries), observed);
}

// The packets are those that an independent reader counted, from 1.
test.each([
  [
    'core10-two-attack-replays.yrpX',
    730,
    /^Card 92919429 \(1\) was Tributed .* before its attack was fought/,
  ],
  ['core8-1.yrpX', 598, /’s attack was negated, most likely by Card 25866285/],
  ['core8-1.yrpX', 1091, /was destroyed by Card 82956214 \(2\) before its attack was fought/],
])('%s, packet %i: a near miss says why no replay came, and where', (file, packet, why) => {
  const { others } = reportOf(file);
  const near = others.find((attack) => attack.packet === packet)?.near;
  expect(textOf(near?.why ?? [])).toMatch(why);
  expect(near?.entry).toBeGreaterThan(others.find((attack) => attack.packet === packet)?.position ?? 9999);
  // An attack in which nothing happened is none.
  expect(others.filter((attack) => attack.outcome.kind === 'battle' && attack.near !== null)).toEqual([]);
});
