import { CardBack, CardFront } from '../board/Card.tsx';
import type { ShelfCard } from '../worker/protocol/index.ts';

/** A card in its own frame, small. Its name stands beside it. */
export function SmallCard({
  card,
  name,
  defense = false,
  faceUp = true,
}: {
  card: ShelfCard | undefined;
  name: string;
  defense?: boolean;
  faceUp?: boolean;
}) {
  return (
    <span className="small-card" aria-hidden="true">
      {faceUp ? (
        <CardFront
          card={{ name, token: card?.frame === 'token' }}
          face={card}
          number={undefined}
          defense={defense}
        />
      ) : (
        <CardBack defense={defense} />
      )}
    </span>
  );
}
