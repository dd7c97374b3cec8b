import { usePage } from '../../app/context.ts';
import { words } from '../../locales/index.ts';
import { CardBody, cardTitle } from './CardBody.tsx';

/** The card that was picked, at the entry that is looked at. */
export function CardPanel() {
  const outline = usePage((state) => state.outline);
  const moment = usePage((state) => state.moment);
  const picked = usePage((state) => state.picked);
  const seenBy = usePage((state) => state.seenBy);
  if (outline === null || moment === null) return null;
  if (picked === null)
    return (
      <div className="state">
        <b>{words.noCard}</b>
        <span>{words.pickCard}</span>
      </div>
    );
  return (
    <section className="card-panel" aria-labelledby="card-panel-title">
      <h2 id="card-panel-title">{cardTitle(moment, outline, seenBy, picked)}</h2>
      <CardBody moment={moment} outline={outline} card={picked} />
    </section>
  );
}
