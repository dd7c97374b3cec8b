import type { CardId } from '../../messages/index.ts';
import { cameToNothing } from '../facts/chain.ts';
import type { Scene } from '../scene.ts';
import { say, type Words } from '../words.ts';
import { and, by } from './grammar.ts';

/** Why a link came to nothing: its card was negated, or it or what it was aimed at was gone before it could resolve. */
export function whyNothing(id: CardId | undefined, scene: Scene): Words {
  const nothing = cameToNothing(id, scene);
  switch (nothing.why) {
    case 'nothing':
      return say`nothing is there that it could do anything with`;
    case 'negated': {
      const { entry, sources, still } = nothing;
      if (entry === undefined) return say`its effects are negated`;
      const what = { text: still ? 'are negated' : 'were negated', entry };
      return sources.length === 0
        ? say`its effects ${what}`
        : say`its effects ${what} by ${and(sources.map((source) => scene.card(source)))}`;
    }
    case 'gone': {
      const { moved, target } = nothing;
      const { reason, source, card } = moved.payload;
      const name = target === undefined ? say`it` : say`its target, ${scene.card(target)},`;
      const text = reason === 'destroyedByEffect' ? 'was destroyed' : 'was taken away';
      return say`${name} ${{ text, entry: moved.index }}${by(source, card, scene)} before it could resolve`;
    }
  }
}
