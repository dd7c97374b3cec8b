import { afterEach, describe, expect, test, vi } from 'vitest';
import { exampleById, playScenario } from '../../machines/index.ts';
import { matGeometry } from '../../ui/board/geometry.ts';
import { brushFor, type Context, TINTS, type Tint } from '../../ui/board/picture/brush.ts';
import { createCardStore } from '../../ui/board/picture/cardStore.ts';
import { drawBoard } from '../../ui/board/picture/drawBoard.ts';
import { takeInHand } from '../../ui/worker/duelOnHand.ts';
import { glimpseAt } from '../../ui/worker/glimpse.ts';
import { usedRowsOf } from '../../ui/worker/outline.ts';

/** A drawing surface that only notes what is written on it. */
function noting(written: string[]): Context {
  const known: Record<string, unknown> = {
    fillText: (text: string) => written.push(text),
    measureText: (text: string) => ({
      width: text.length * 6,
      fontBoundingBoxAscent: 9,
      fontBoundingBoxDescent: 3,
    }),
  };
  return new Proxy(known, {
    get: (of, name) => (name in of ? of[String(name)] : () => undefined),
  }) as unknown as Context;
}

/** What the picture of a table in passing says. */
function wordsAt(id: string, position: number, kind: 'full' | 'plain' | 'narrow'): readonly string[] {
  const written: string[] = [];
  vi.stubGlobal('Path2D', class {});
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => noting(written);
    },
  );
  const scenario = exampleById(id);
  if (scenario === undefined) throw new Error(`no example ${id}`);
  const { header, entries } = playScenario(scenario);
  const duel = takeInHand(header, entries);
  const { board, entry, explanation } = glimpseAt(duel, position);
  const used = usedRowsOf(duel.path);
  const looks = {
    tints: Object.fromEntries(TINTS.map((tint) => [tint, tint])) as Record<Tint, string>,
    font: 'sans-serif',
  };
  drawBoard(brushFor(noting(written), looks), matGeometry(kind, used), createCardStore(looks, kind, 1), {
    ...{ board, entry, mark: explanation.mark, seenBy: duel.seenBy },
    duel: {
      faces: Object.fromEntries(header.cards.map((card) => [card.id, card])) as never,
      names: duel.names.full,
      numbersOfCopies: duel.names.numbers,
      players: header.players,
      used,
    },
  });
  return written;
}

describe('the picture of a table that a hand passes over', () => {
  afterEach(() => vi.unstubAllGlobals());

  test.each(['full', 'plain', 'narrow'] as const)(
    '%s: the cards, their values and the Life Points',
    (kind) => {
      const words = wordsAt('T-09', 24, kind);
      for (const each of ['2500', 'ATK', 'DEF', '8000', '1', '2', '3', '4']) expect(words).toContain(each);
      // Four tokens in Defense Position with 0 each, and the attacker's name in its face.
      expect(words.filter((word) => word === 'DEF').length).toBe(4);
      expect(words.join(' ')).toContain('Dark');
      expect(words.join(' ')).toContain('Sheep');
      expect(words.includes('2100')).toBe(kind !== 'narrow');
    },
  );

  test('before the tokens come there are none', () => {
    const words = wordsAt('T-09', 8, 'full');
    expect(words.join(' ')).not.toContain('Sheep');
    expect(words).toContain('2500');
  });
});
