import { CARDS, type CardData, nearestName } from '../../machines/index.ts';
import { BadInput } from './badInput.ts';
import type { ExitCode, Terminal } from './terminal.ts';
import { cardTold, said } from './words/index.ts';

const plainText = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Everything by which a card is found: what it is called, what it is and what it does. */
const wordsOf = (card: CardData): string =>
  plainText(
    [card.id, card.name, said.cards.kind(card), ...(card.archetypes ?? []), cardTold(card.summary)].join(' '),
  );

/** The cards in which every word of the search stands, the ones called so first, then in the order of their names. */
function found(search: readonly string[]): readonly CardData[] {
  const words = plainText(search.join(' '));
  const called = ({ id, name }: CardData): boolean =>
    words !== '' && plainText(`${id} ${name}`).includes(words);
  return [...CARDS.values()]
    .filter((card) => {
      const all = wordsOf(card);
      return words.split(' ').every((word) => all.includes(word));
    })
    .sort((one, other) => Number(called(other)) - Number(called(one)) || (one.id < other.id ? -1 : 1));
}

function nothingFound(search: readonly string[]): BadInput {
  const text = search.join(' ');
  const names = [...CARDS.values()].flatMap(({ name }) => plainText(name).split(' '));
  const meant = nearestName(text, [...CARDS.keys(), ...names]);
  const hint = meant === undefined ? undefined : JSON.stringify(meant);
  return new BadInput(said.lookup.noCard(JSON.stringify(text), hint));
}

const asData = ({
  id,
  name,
  kind,
  frame,
  icon,
  attribute,
  type,
  level,
  atk,
  def,
  passcode,
  summary,
}: CardData) => ({
  id,
  name,
  kind,
  ...(frame === undefined ? {} : { frame }),
  ...(icon === undefined ? {} : { icon }),
  ...(attribute === undefined ? {} : { attribute }),
  ...(type === undefined ? {} : { type }),
  ...(level === undefined ? {} : { level }),
  ...(atk === undefined ? {} : { atk }),
  ...(def === undefined ? {} : { def }),
  ...(passcode === undefined ? {} : { passcode }),
  summary,
});

/** `duelscope cards`: the built-in cards, or those that a search finds: what a scenario calls them, and what they do. */
export function cardsCommand(
  search: readonly string[],
  options: { readonly json?: boolean | undefined },
  terminal: Terminal,
): ExitCode {
  const cards = found(search);
  if (cards.length === 0) throw nothingFound(search);
  if (options.json === true) {
    terminal.json(cards.map(asData));
    return 0;
  }
  for (const card of cards) {
    terminal.line(`${card.id}  ${card.name} (${said.cards.kind(card)})`);
    terminal.line(`    ${cardTold(card.summary)}`);
  }
  terminal.line(said.lookup.cards(cards.length));
  return 0;
}
