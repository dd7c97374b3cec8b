import { usePage } from '../../app/context.ts';
import { TermText } from '../../glossary/TermText.tsx';
import { words } from '../../locales/index.ts';
import { MarkSign, type SignName } from '../../theme/Mark.tsx';
import type { CardLooked, EffectStands } from '../../worker/protocol/index.ts';
import { Sentence } from '../why/Sentence.tsx';
import { CardLinks } from './CardLink.tsx';

type EffectOf = CardLooked['effects'][number];

const SIGN: Record<EffectStands['kind'], SignName> = {
  legal: 'yes',
  notLegal: 'ban',
  applies: 'yes',
  idle: 'no',
  byItself: 'step',
  otherPrinting: 'no',
  hidden: 'no',
};

/** Whether something may be done now or applies now, and else why not. */
export function Stands({
  stands,
  player,
  legal = words.mayUseNow,
}: {
  stands: EffectStands;
  player: CardLooked['player'];
  legal?: (player: CardLooked['player']) => string;
}) {
  const codes = usePage((state) => state.detail === 'full');
  return (
    <p className={`stands is-${stands.kind}`}>
      <MarkSign mark={SIGN[stands.kind]} />
      <span>{stands.kind === 'legal' ? legal(player) : <StandsWords stands={stands} player={player} />}</span>
      {stands.kind === 'notLegal' && codes ? (
        <span className="code" title={stands.code}>
          {stands.rule}
        </span>
      ) : null}
    </p>
  );
}

function StandsWords({
  stands,
  player,
}: {
  stands: Exclude<EffectStands, { kind: 'legal' }>;
  player: CardLooked['player'];
}) {
  switch (stands.kind) {
    case 'notLegal':
      return (
        <>
          <b>{words.mayNotNow}</b>
          {words.colon}
          <Sentence pieces={stands.reason} />
        </>
      );
    case 'applies':
      return stands.to.length === 0 ? (
        stands.players.length === 0 ? (
          words.appliesToNone
        ) : (
          `${words.appliesNow}${words.appliesTo([], stands.players)}`
        )
      ) : (
        <>
          {words.appliesNow}: <CardLinks cards={stands.to} />
        </>
      );
    case 'idle':
      return words.idle(stands.why);
    case 'byItself':
      return words.comesByItself;
    case 'otherPrinting':
      return words.otherPrinting;
    case 'hidden':
      return words.onlyTheyKnow(player);
  }
}

/** What an effect is beside its own words: kind, Spell Speed, when, from where, how often. */
function kindOf({ data, speed }: EffectOf): string {
  const { kind, when, from, limit } = data;
  return [
    words.effectKind(kind),
    speed === null ? null : words.speedShort(speed),
    when === undefined ? null : words.effectWhen(when),
    from === undefined ? null : words.effectFrom(from),
    limit === undefined ? null : words.effectLimit(limit),
  ]
    .filter((part) => part !== null)
    .join(', ');
}

/** An effect in its own words; where the card's data bring none, what can be said from what it does. */
function EffectWords({ data, alone, summary }: { data: EffectOf['data']; alone: boolean; summary: string }) {
  if (data.text === summary || (data.text === undefined && alone && summary !== '')) return null;
  const told = data.text ?? words.effectWithoutText(data);
  return told === '' ? null : (
    <p>
      <TermText text={told} />
    </p>
  );
}

/** Each effect in our words, with whether it may be used now or applies now. */
export function CardEffects({ looked, summary }: { looked: CardLooked; summary: string }) {
  if (looked.effects.length === 0) return null;
  return (
    <ol className="effects">
      {looked.effects.map((effect) => (
        <li key={effect.id} className="effect" data-effect={effect.id}>
          <p className="effect-kind">{kindOf(effect)}</p>
          <EffectWords data={effect.data} alone={looked.effects.length === 1} summary={summary} />
          {effect.data.options === undefined ? null : (
            <ol className="effect-options">
              {effect.data.options.map((option, at) => (
                <li key={option.name}>
                  {words.effectOption(at + 1)}: <TermText text={option.text ?? option.name} />
                </li>
              ))}
            </ol>
          )}
          <Stands stands={effect.stands} player={looked.player} />
        </li>
      ))}
    </ol>
  );
}
