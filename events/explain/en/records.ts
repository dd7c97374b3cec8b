import type { Catalogue } from '../catalogue.ts';
import { refusalOf, UNSEEN_REFUSAL } from '../facts/wanted.ts';
import { say } from '../words.ts';
import { tellRefusal } from './refusals.ts';

type Tell = Catalogue['tell'];
const refused: Tell['command.refused'] = (entry, scene) => {
  if (entry.payload.code === UNSEEN_REFUSAL)
    return {
      title: 'Refused',
      row: say`Something is refused`,
      sentence: say`${entry.command?.player ?? scene.defender} wanted something that is not possible; the other player does not see what.`,
    };
  const told = tellRefusal(refusalOf(entry, scene), { card: (id) => say`${scene.card(id)}` });
  return { title: 'Refused', row: told.row, sentence: told.sentence, otherwise: told.otherwise };
};

const named: Tell['branch.named'] = ({ payload }) => ({
  title: 'Branch',
  row: say`Branch: ${payload.name}`,
  sentence: say`What happens up to ${entryLink(payload.head)} is kept as the branch “${payload.name}”.`,
});

const dropped: Tell['branch.dropped'] = ({ payload }) => ({
  title: 'Branch deleted',
  row: say`Branch deleted: ${payload.name}`,
  sentence: say`The branch “${payload.name}” is not listed any more. What was recorded of it stays in the log.`,
});

const entryLink = (index: number): { readonly text: string; readonly entry: number } => ({
  text: `entry ${index}`,
  entry: index,
});

const bookmarked: Tell['bookmark.added'] = ({ payload }) => ({
  title: 'Bookmark',
  row: payload.label === undefined ? say`Bookmark` : say`“${payload.label}”`,
  sentence:
    payload.label === undefined
      ? say`A bookmark on ${entryLink(payload.about)}.`
      : say`A bookmark on ${entryLink(payload.about)}: “${payload.label}”.`,
});

const noted: Tell['note.added'] = ({ payload }) => ({
  title: 'Note',
  row: say`“${payload.text.split('\n', 1)[0] ?? ''}”`,
  sentence: say`A note on ${entryLink(payload.about)}: “${payload.text}”`,
});

const observed: Tell['procedure.observed'] = ({ payload }) => ({
  title: 'Observed',
  row: say`Observed: ${payload.what}`,
  sentence: say`What was told goes on with ${payload.what}, and by these rules that cannot happen here.`,
});

/** What is said of refusals, branches, bookmarks and notes. */
export const recordTellers = {
  'command.refused': refused,
  'branch.named': named,
  'branch.dropped': dropped,
  'bookmark.added': bookmarked,
  'note.added': noted,
  'procedure.observed': observed,
} satisfies Partial<Tell>;
