import { words } from '../../locales/index.ts';

/** The quiet sign in the margin of a row that nobody recorded: it takes no room from its words. */
export function AddedSign() {
  return (
    <span className="row-added" title={words.rowAdded}>
      <span aria-hidden="true">+</span>
      <span className="sr">{`(${words.rowAdded})`}</span>
    </span>
  );
}
