import { useMemo } from 'react';
import { useInspector, usePage } from '../app/context.ts';
import type { Gallery } from '../app/state.ts';
import { words } from '../locales/index.ts';
import { MarkSign } from '../theme/Mark.tsx';
import { type Facet, facetsOf } from './fits.ts';

const MARK_OF_OUTCOME = {
  replay: 'replay',
  noReplay: 'noReplay',
  attackEnds: 'ban',
  other: 'damage',
} as const;
const OUTCOMES = ['replay', 'noReplay', 'attackEnds', 'other'] as const;
type Outcome = (typeof OUTCOMES)[number];
const isOutcome = (value: string): value is Outcome => OUTCOMES.some((outcome) => outcome === value);
/** Reasons with fewer examples are found by words. */
const FEWEST = 3;

/** What the examples may be chosen by: what happens, why, under which ruleset, with which card, by which rule. */
export function Filters() {
  const inspector = useInspector();
  const examples = usePage((state) => state.examples);
  const gallery = usePage((state) => state.gallery);
  const set = (change: Partial<Gallery>) => inspector.set({ gallery: { ...gallery, ...change } });
  const facets = useMemo(
    () => ({
      outcomes: facetsOf(examples, gallery, 'outcomes'),
      causes: facetsOf(examples, gallery, 'causes'),
      rulesets: facetsOf(examples, gallery, 'rulesets'),
      card: facetsOf(examples, gallery, 'card'),
      rule: facetsOf(examples, gallery, 'rule'),
    }),
    [examples, gallery],
  );
  const often = useMemo(() => {
    const counts = new Map<string, number>();
    for (const { causes } of examples)
      for (const code of causes) counts.set(code, (counts.get(code) ?? 0) + 1);
    return counts;
  }, [examples]);
  const causes = facets.causes
    .filter(({ value }) => (often.get(value) ?? 0) >= FEWEST || gallery.causes.includes(value))
    .sort((a, b) => (often.get(b.value) ?? 0) - (often.get(a.value) ?? 0));
  return (
    <>
      <Checks
        title={words.filterOutcome}
        facets={OUTCOMES.flatMap((outcome) => facets.outcomes.filter(({ value }) => value === outcome))}
        chosen={gallery.outcomes}
        nameOf={(value) => (isOutcome(value) ? words.outcome[value] : value)}
        markOf={(value) => (isOutcome(value) ? MARK_OF_OUTCOME[value] : null)}
        onChange={(outcomes) => set({ outcomes: outcomes.filter(isOutcome) })}
      />
      <Checks
        title={words.filterCause}
        facets={causes}
        chosen={gallery.causes}
        nameOf={words.causeWord}
        onChange={(chosen) => set({ causes: chosen })}
      />
      <Checks
        title={words.filterRuleset}
        facets={facets.rulesets}
        chosen={gallery.rulesets}
        nameOf={(value) => value}
        onChange={(rulesets) => set({ rulesets })}
      />
      <Choice
        label={words.filterCard}
        none={words.anyCard}
        facets={facets.card.toSorted((a, b) => a.value.localeCompare(b.value, 'en'))}
        value={gallery.card}
        onChange={(card) => set({ card })}
      />
      <Choice
        label={words.filterRule}
        none={words.anyRule}
        facets={facets.rule.toSorted((a, b) => a.value.localeCompare(b.value, 'en', { numeric: true }))}
        value={gallery.rule}
        onChange={(rule) => set({ rule })}
      />
    </>
  );
}

function Checks({
  title,
  facets,
  chosen,
  nameOf,
  markOf,
  onChange,
}: {
  title: string;
  facets: readonly Facet[];
  chosen: readonly string[];
  nameOf: (value: string) => string;
  markOf?: (value: string) => 'replay' | 'noReplay' | 'ban' | 'damage' | null;
  onChange: (chosen: string[]) => void;
}) {
  return (
    <fieldset className="facet">
      <legend>{title}</legend>
      {facets.map(({ value, count }) => {
        const mark = markOf?.(value) ?? null;
        return (
          <label key={value} className={`check${count === 0 ? ' is-none' : ''}`}>
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              disabled={count === 0 && !chosen.includes(value)}
              onChange={(event) =>
                onChange(event.target.checked ? [...chosen, value] : chosen.filter((each) => each !== value))
              }
            />
            {mark === null ? null : <MarkSign mark={mark} />}
            <span>{nameOf(value)}</span>
            <span className="check-count">{count}</span>
          </label>
        );
      })}
    </fieldset>
  );
}

function Choice({
  label,
  none,
  facets,
  value,
  onChange,
}: {
  label: string;
  none: string;
  facets: readonly Facet[];
  value: string;
  onChange: (value: string) => void;
}) {
  return (
    <label className="facet-choice">
      <span>{label}</span>
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{none}</option>
        {facets
          .filter((facet) => facet.count > 0 || facet.value === value)
          .map((facet) => (
            <option key={facet.value} value={facet.value}>
              {words.facetOption(facet.value, facet.count)}
            </option>
          ))}
      </select>
    </label>
  );
}
