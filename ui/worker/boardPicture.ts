import { inOneDirection } from '../../events/index.ts';
import { matGeometry } from '../board/geometry.ts';
import { brushFor } from '../board/picture/brush.ts';
import { createCardStore } from '../board/picture/cardStore.ts';
import { type Drawn, drawBoard } from '../board/picture/drawBoard.ts';
import type { DuelOnHand } from './duelOnHand.ts';
import type { GlimpseWithTable, PictureLooks } from './protocol/index.ts';

/** The table as a picture on a canvas of the page. */
export interface BoardPicture {
  look(looks: PictureLooks): void;
  draw(duel: DuelOnHand, glimpse: GlimpseWithTable): void;
  clear(): void;
}

const known = new WeakMap<DuelOnHand, Omit<Drawn['duel'], 'used'>>();

/** What the picture says of a duel beside the table; worked out once. */
function aboutDuel(duel: DuelOnHand): Omit<Drawn['duel'], 'used'> {
  const before = known.get(duel);
  if (before !== undefined) return before;
  const { header, names } = duel;
  const about = {
    faces: Object.fromEntries(
      header.cards.map((card) => [card.id, { ...card, name: inOneDirection(card.name) }]),
    ) as Drawn['duel']['faces'],
    names: names.full,
    numbersOfCopies: names.numbers,
    players: { A: inOneDirection(header.players.A), B: inOneDirection(header.players.B) },
  };
  known.set(duel, about);
  return about;
}

/** Draws on a canvas that shows at once what is drawn on it, whatever the page does meanwhile. */
export function createBoardPicture(canvas: OffscreenCanvas): BoardPicture {
  const context = canvas.getContext('2d');
  let drawing: ((drawn: Drawn) => void) | null = null;
  let used: PictureLooks['used'] | null = null;
  let before = '';
  return {
    look(looks) {
      const same = JSON.stringify(looks);
      if (context === null || same === before) return;
      before = same;
      used = looks.used;
      const geometry = matGeometry(looks.kind, looks.used);
      canvas.width = Math.round(geometry.width * looks.ratio);
      canvas.height = Math.round(geometry.height * looks.ratio);
      const brush = brushFor(context, looks);
      const store = createCardStore(looks, looks.kind, looks.ratio);
      drawing = (drawn) => {
        context.setTransform(looks.ratio, 0, 0, looks.ratio, 0, 0);
        context.clearRect(0, 0, geometry.width, geometry.height);
        drawBoard(brush, geometry, store, drawn);
      };
    },
    draw(duel, { board, entry, explanation }) {
      if (used === null) return;
      drawing?.({
        ...{ board, entry, mark: explanation.mark, seenBy: duel.seenBy },
        duel: { ...aboutDuel(duel), used },
      });
    },
    clear() {
      context?.setTransform(1, 0, 0, 1, 0, 0);
      context?.clearRect(0, 0, canvas.width, canvas.height);
    },
  };
}
