import { afterEach, describe, expect, test } from 'vitest';
import { CHARTS } from '../../machines/index.ts';
import { chartPart, partOfEdge, partsOf, transitionsFrom } from '../../ui/inspector/chart/chartModel.ts';
import { boxLines, boxSize, boxText, edgeText, transitionText } from '../../ui/inspector/chart/chartWords.ts';
import { speak } from '../../ui/locales/index.ts';
import { chartPlan } from '../../ui/worker/chartPlan.ts';
import { faultsOfText } from '../explain/frenchWords.ts';

/** The state directly under `root` in which a state lies; null for one outside. */
function under(state: string, root: string): string | null {
  if (!state.startsWith(`${root}.`)) return null;
  return `${root}.${state.slice(root.length + 1).split('.')[0]}`;
}

const VARIANTS = Object.keys(CHARTS) as (keyof typeof CHARTS)[];

describe.each(VARIANTS)('the chart with the %s Damage Step', (variant) => {
  const plan = chartPlan(variant);
  const parts = partsOf(plan).flatMap(({ id }) => chartPart(plan, id) ?? []);

  test('every state of a part and every transition that leaves one is drawn, and nothing else', () => {
    expect(parts.length).toBeGreaterThan(3);
    for (const part of parts) {
      const root = part.root.id;
      const drawn = part.nodes.filter(({ outside }) => !outside).map(({ id }) => id);
      expect(drawn.sort()).toEqual(
        plan.nodes
          .map(({ id }) => id)
          .filter((id) => under(id, root) === id)
          .sort(),
      );
      // The list has each transition at its own state; the drawing at the box in which that lies.
      const wanted = plan.nodes
        .filter(({ id }) => id === root || under(id, root) !== null)
        .flatMap(({ id }) => transitionsFrom(plan, id))
        .filter(({ source, target }) =>
          source === root
            ? under(target, root) !== null
            : source === target || under(source, root) !== under(target, root),
        );
      const lines = part.edges.flatMap((line) => line.labels.flatMap(({ edges }) => edges));
      expect(lines.sort()).toEqual(wanted.map(({ id }) => id).sort());
      const boxes = new Set(part.nodes.map(({ id }) => id));
      for (const line of part.edges)
        expect([line.id, boxes.has(line.source), boxes.has(line.target)]).toEqual([line.id, true, true]);
    }
  });

  test('each state and each transition is found in a drawing, and a transition is lit in the one that is shown when it is taken', () => {
    const boxes = new Set(
      parts.flatMap((part) => [
        part.root.id,
        ...part.nodes.flatMap(({ id, inner }) => [id, ...inner.map((each) => each.id)]),
      ]),
    );
    const regions = plan.nodes.filter(({ parent }) => parent === '').map(({ id }) => id);
    expect(
      plan.nodes.map(({ id }) => id).filter((id) => id !== '' && !boxes.has(id) && !regions.includes(id)),
    ).toEqual([]);
    for (const edge of plan.edges) {
      const part = chartPart(plan, partOfEdge(plan, edge));
      const lit = part?.edges.filter((line) => line.labels.some(({ edges }) => edges.includes(edge.id)));
      expect([edge.id, lit?.length]).toEqual([edge.id, 1]);
    }
  });

  test('each transition has its own words in the list, and its own word on the line where a line has few', () => {
    for (const { id } of plan.nodes) {
      const told = transitionsFrom(plan, id).map((edge) => transitionText(plan, edge));
      expect(new Set(told).size).toBe(told.length);
    }
    for (const line of parts.flatMap((part) => part.edges))
      if (line.labels.length <= 3) expect(edgeText(plan, line).join()).not.toContain('more');
  });
});

describe('the chart in French', () => {
  afterEach(() => speak('en'));

  test('tells each transition, with its state, event and guard, without a name of the chart', async () => {
    await speak('fr');
    for (const variant of VARIANTS) {
      const plan = chartPlan(variant);
      const told = plan.edges.map((edge) => transitionText(plan, edge));
      expect(told.length).toBeGreaterThan(100);
      expect(told.flatMap((text) => faultsOfText(text, []).map((fault) => `${fault}: ${text}`))).toEqual([]);
    }
  });

  test('names its states in French, in as many lines as fit their boxes', async () => {
    await speak('fr');
    const plan = chartPlan('modern');
    const boxes = partsOf(plan).flatMap(({ id }) => {
      const part = chartPart(plan, id);
      return part === null ? [] : part.nodes.map((node) => ({ node, root: part.root.id }));
    });
    expect(boxes.length).toBeGreaterThan(30);
    for (const { node, root } of boxes) {
      const { letters, lines } = boxSize(node, root);
      if (node.id !== root && node.words !== null) expect(boxText(node, root, [])).toBe(node.words.fr);
      for (const active of [[], ...node.inner.map(({ id }) => [id])]) {
        const written = boxLines(boxText(node, root, active));
        expect(written.length).toBeLessThanOrEqual(lines);
        expect(Math.max(...written.map(({ length }) => length))).toBeLessThanOrEqual(letters);
      }
      expect(letters).toBeLessThanOrEqual(26);
      expect(lines).toBeLessThanOrEqual(4);
    }
  });
});
