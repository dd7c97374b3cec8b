import { Fragment } from 'react';
import { type CardId, UNSEEN } from '../../../events/index.ts';
import { useInspector, usePage } from '../../app/context.ts';
import { words } from '../../locales/index.ts';

/** A card's name that opens what is known of it. It is a part of the line: as a button element, a long name would be a block in it. */
export function CardLink({ card, text }: { card: CardId; text?: string }) {
  const inspector = useInspector();
  const name = usePage((state) =>
    state.moment?.board.cards[card]?.name === UNSEEN ? words.aCard : state.outline?.names[card],
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button element cannot break over lines
    <span
      role="button"
      tabIndex={0}
      className="link card-link"
      onClick={(event) => inspector.pick(card, event.currentTarget.getBoundingClientRect())}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        inspector.pick(card, event.currentTarget.getBoundingClientRect());
      }}
    >
      {text ?? name ?? card}
    </span>
  );
}

/** Several cards one after the other. */
export function CardLinks({ cards }: { cards: readonly CardId[] }) {
  return cards.map((card, at) => (
    <Fragment key={card}>
      {at === 0 ? null : ', '}
      <CardLink card={card} />
    </Fragment>
  ));
}
