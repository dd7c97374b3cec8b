import { useInspector } from '../../app/context.ts';
import { RowText, TermText } from '../../glossary/TermText.tsx';
import { words } from '../../locales/index.ts';
import { MarkSign } from '../../theme/Mark.tsx';
import type {
  Outline,
  RulesetSide,
  RulesetsCompared,
  SwitchSides,
  UnderOtherRules,
} from '../../worker/protocol/index.ts';

/** Where a duel under other rules first comes to something else: both sides, the switch that makes it, and the ways there. */
export function Difference({
  outline,
  under,
  compared,
  codes,
}: {
  outline: Outline;
  under: UnderOtherRules;
  compared: RulesetsCompared | null;
  codes: boolean;
}) {
  const inspector = useInspector();
  const back = (at?: number) =>
    inspector.choose({ ruleset: under.choice, ...(at === undefined ? {} : { at, exact: true }) });
  const difference = compared?.difference ?? null;
  return (
    <section className="difference" aria-label={words.firstDifference}>
      <div className="difference-head">
        <p role="status">
          <MarkSign mark="branch" />
          {compared === null ? (
            words.comparing
          ) : difference === null ? (
            <>
              <b>{words.noDifference}</b> {words.noneMatters(compared.switches.length)}
            </>
          ) : (
            <>
              <b>{words.firstDifference}</b>{' '}
              {difference.kind === 'options'
                ? words.differenceAfter(difference.entry, compared.decisions)
                : words.differenceAt(difference.entry, compared.decisions)}
            </>
          )}
        </p>
        {difference === null ? null : (
          <button
            type="button"
            className="btn btn-small"
            onClick={() => inspector.playback.go(difference.position)}
          >
            {words.goToDifference}
          </button>
        )}
        <button type="button" className="btn btn-small" onClick={() => back()}>
          {words.backTo(under.recorded)}
        </button>
      </div>
      {compared === null || difference === null ? null : (
        <>
          {difference.kind === 'options' ? (
            <ul className="difference-offers">
              {difference.offers.map((offer) => (
                <li key={offer}>
                  <RowText text={offer} />
                </li>
              ))}
              {difference.hidden ? <li>{words.differenceHidden}</li> : null}
            </ul>
          ) : (
            <div className="difference-sides">
              <Side
                name={`${compared.one}, ${under.recorded ? words.asRecorded : words.asTold}`}
                side={difference.one}
                onLook={under.recorded ? (side) => back(side.position) : undefined}
              />
              <Side name={`${compared.other}, ${words.lookedAtNow}`} side={difference.other} />
            </div>
          )}
          <Made
            title={
              difference.together
                ? words.madeTogether
                : difference.made.length > 1
                  ? words.eachMakesIt
                  : words.madeBy
            }
            switches={difference.made}
            of={compared}
            codes={codes}
          />
          <Made title={words.furtherBy} switches={difference.further} of={compared} codes={codes} />
        </>
      )}
      <p className="quiet">
        {words.underOther(under.recorded, under.name)}{' '}
        {outline.differs?.cut === true && under.recorded
          ? words.carriedEndsAt(outline.numbers[outline.length - 1] ?? outline.length - 1)
          : ''}
      </p>
    </section>
  );
}

function Side({
  name,
  side,
  onLook,
}: {
  name: string;
  side: RulesetSide | null;
  onLook?: ((side: RulesetSide) => void) | undefined;
}) {
  return (
    <div className="difference-side">
      <h4>{name}</h4>
      {side === null ? (
        <p>{words.endedBefore}</p>
      ) : (
        <>
          <p>
            {side.mark === null ? null : <MarkSign mark={side.mark} />}
            <b>{side.title}</b> <span className="code">{words.entryTag(side.entry)}</span>
          </p>
          <p>
            <RowText text={side.words} />
          </p>
          {side.rule === null ? null : (
            <p className="difference-rule">
              <span className="code">{side.rule.id}</span> <TermText text={side.rule.statement} />
            </p>
          )}
          {onLook === undefined ? null : (
            <button type="button" className="link" onClick={() => onLook(side)}>
              {words.lookThere}
            </button>
          )}
        </>
      )}
    </div>
  );
}

function Made({
  title,
  switches,
  of,
  codes,
}: {
  title: string;
  switches: readonly SwitchSides[];
  of: RulesetsCompared;
  codes: boolean;
}) {
  if (switches.length === 0) return null;
  const said = ({ means, ours }: SwitchSides['one']) => `${means}${ours ? ' *' : ''}`;
  return (
    <div className="difference-made">
      <h4>{title}</h4>
      <ul>
        {switches.map(({ name, asks, rules, one, other }) => (
          <li key={name}>
            <b>{asks}</b> {codes ? <span className="code">{[name, ...rules].join(' ')}</span> : null}
            <br />
            {of.one}: <TermText text={said(one)} />
            <br />
            {of.other}: <TermText text={said(other)} />
          </li>
        ))}
      </ul>
    </div>
  );
}
