import type { OfflineWords } from '../../offline/data.ts';

/** What a duel's own page says; the page has no words but these and the duel's. */
export const offline = {
  offlineWords: {
    first: 'First entry',
    back: 'Back',
    next: 'Next',
    last: 'Last entry',
    nextReplay: 'Next replay',
    noReplayAhead: 'No replay after this entry.',
    entry: 'Entry',
    entryOf: 'entry {n} of {last}',
    colon: ': ',
    board: 'Board at entry {n}',
    choices: 'Choices',
    taken: 'taken',
    rule: 'Rule',
    ours: 'Our reading; the sources are silent.',
    source: 'Source: {source}',
    added: {
      step: 'Added: the file does not say this. It is the shortest legal way to what it says next.',
      check: 'Added: the file does not hold this check. The verdict is our reading of what it does hold.',
      attackReplay:
        'The file says that the attacker was named again, with a target. That this is a replay, and why, is our reading of what came before.',
    },
    theme: 'Dark or light',
    keys: 'Keys: left and right go one entry, Home and End to the ends, r to the next replay, d turns dark and light.',
    madeWith: 'Made with Duelscope. This page needs no network and asks for nothing.',
    drawn: {
      atk: 'ATK',
      def: 'DEF',
      hand: 'Hand',
      deck: 'Deck',
      graveyard: 'Graveyard',
      lifePoints: 'Life Points',
      fieldSpell: 'Field Spell',
    },
  } satisfies OfflineWords,
  /** The language of the page, as HTML calls it. */
  languageTag: 'en',
  offlineNeedsScript: 'This page plays a duel with a script of its own, which is turned off here.',
};
