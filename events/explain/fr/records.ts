import type { Catalogue } from '../catalogue.ts';
import { refusalOf, UNSEEN_REFUSAL } from '../facts/wanted.ts';
import type { Piece } from '../types.ts';
import { say } from './grammar.ts';
import { tellRefusal } from './refusals.ts';
import { figures, NARROW } from './typography.ts';

type Tell = Catalogue['tell'];

/** A reader's own text, in guillemets and otherwise as it was written. */
const ownText = (text: string): Piece => ({ text: `«${NARROW}${text}${NARROW}»` });

const entryLink = (index: number): Piece => ({ text: `l’entrée ${figures(index)}`, entry: index });

const refused: Tell['command.refused'] = (entry, scene) => {
  if (entry.payload.code === UNSEEN_REFUSAL)
    return {
      title: 'Refus',
      row: say`Quelque chose est refusé`,
      sentence: say`${entry.command?.player ?? scene.defender} voulait quelque chose d’impossible ; l’autre joueur ne voit pas quoi.`,
    };
  const told = tellRefusal(refusalOf(entry, scene), (id) => say`${scene.card(id)}`);
  return { title: 'Refus', row: told.row, sentence: told.sentence, otherwise: told.otherwise };
};

const branchNamed: Tell['branch.named'] = ({ payload }) => ({
  title: 'Branche',
  row: say`Branche : ${{ text: payload.name }}`,
  sentence: say`Ce qui se passe jusqu’à ${entryLink(payload.head)} est gardé comme branche ${ownText(payload.name)}.`,
});

const dropped: Tell['branch.dropped'] = ({ payload }) => ({
  title: 'Branche supprimée',
  row: say`Branche supprimée : ${{ text: payload.name }}`,
  sentence: say`La branche ${ownText(payload.name)} n’est plus listée. Ce qui en a été enregistré reste dans le journal.`,
});

const bookmarked: Tell['bookmark.added'] = ({ payload }) => ({
  title: 'Signet',
  row: payload.label === undefined ? say`Signet` : say`${ownText(payload.label)}`,
  sentence:
    payload.label === undefined
      ? say`Un signet sur ${entryLink(payload.about)}.`
      : say`Un signet sur ${entryLink(payload.about)} : ${ownText(payload.label)}.`,
});

const noted: Tell['note.added'] = ({ payload }) => ({
  title: 'Note',
  row: say`${ownText(payload.text.split('\n', 1)[0] ?? '')}`,
  sentence: say`Une note sur ${entryLink(payload.about)} : ${ownText(payload.text)}`,
});

const observed: Tell['procedure.observed'] = ({ payload }) => ({
  title: 'Observation',
  row: say`Observé : ${{ text: payload.what }}`,
  sentence: say`Ce qui a été raconté continue par ${{ text: payload.what }}, et selon ces règles cela ne peut pas arriver ici.`,
});

/** What is said of refusals, branches, bookmarks and notes; a reader's own text keeps its guillemets in a row. */
export const recordTellers = {
  'command.refused': refused,
  'branch.named': branchNamed,
  'branch.dropped': dropped,
  'bookmark.added': bookmarked,
  'note.added': noted,
  'procedure.observed': observed,
} satisfies Partial<Tell>;
