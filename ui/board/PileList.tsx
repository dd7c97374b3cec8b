import { useEffect, useRef } from 'react';
import type { Player, Zone } from '../../events/index.ts';
import { words } from '../locales/index.ts';
import { DialogHead } from '../theme/DialogHead.tsx';
import type { Moment, Outline } from '../worker/protocol/index.ts';

/** The cards of a pile, the top one first. */
export function PileList({
  moment,
  outline,
  player,
  zone,
  onClose,
}: {
  moment: Pick<Moment, 'board'>;
  outline: Outline;
  player: Player;
  zone: Zone;
  onClose: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const state = moment.board.players[player];
  const cards =
    zone === 'hand'
      ? state.hand
      : zone === 'banished'
        ? state.banished
        : zone === 'extraDeck'
          ? state.extraDeck
          : state.graveyard;
  return (
    <dialog ref={dialog} className="dialog" onClose={onClose} aria-labelledby="pile-title">
      <DialogHead
        id="pile-title"
        title={words.pile(player, words.zoneName(zone), cards.length)}
        dialog={dialog}
      />
      <ol className="pile-list">
        {[...cards].reverse().map((id) => {
          const card = moment.board.cards[id];
          const face = card === undefined ? undefined : outline.faces[card.name];
          return (
            <li key={id}>
              <b>{face?.name ?? card?.name ?? id}</b>
              <span>{face === undefined ? '' : words.cardKind(face)}</span>
              <small>{face?.summary ?? ''}</small>
            </li>
          );
        })}
      </ol>
    </dialog>
  );
}
