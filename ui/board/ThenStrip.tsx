import type { Player } from '../../events/index.ts';
import { words } from '../locales/index.ts';
import { MarkSign } from '../theme/Mark.tsx';
import type { Moment, Outline } from '../worker/protocol/index.ts';
import type { MatGeometry } from './geometry.ts';
import type { ThenNow } from './thenStrip.ts';
import { boxStyle } from './Zone.tsx';

const CLASS: Record<ThenNow['kind'], string> = {
  empty: '',
  same: '',
  came: ' is-came',
  returned: ' is-came',
  left: ' is-gone',
  other: ' is-came',
};

/** The ghost: the defender's zones at the declaration, zone over zone. Its space is kept when nothing is in it. */
export function ThenStrip({
  geometry,
  defender,
  then,
  moment,
  names,
}: {
  geometry: MatGeometry;
  defender: Player;
  then: readonly ThenNow[] | null;
  moment: Pick<Moment, 'board'>;
  names: Outline['names'];
}) {
  if (then === null) return null;
  const row = geometry.row(defender === 'A' ? 'thenA' : 'thenB');
  const count = moment.board.attack?.snapshot.defender.length ?? 0;
  const named = moment.board.attack?.snapshot.entry !== moment.board.attack?.declaredAt;
  const nameOf = (id: string) => moment.board.attack?.snapshot.names[id] ?? id;
  return (
    <>
      {geometry.kind === 'full' ? (
        <>
          <div className="then-label" style={{ ...boxStyle({ ...row, ...geometry.column(0) }) }}>
            {named ? words.atNaming : words.atDeclaration}
          </div>
          <div className="then-label is-right" style={{ ...boxStyle({ ...row, ...geometry.column(6) }) }}>
            {words.monsters(count)}
          </div>
        </>
      ) : null}
      {then.map((zone, index) => {
        const box = { ...geometry.zone(defender, 'monster', index), y: row.y, height: row.height };
        return (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: the index is the zone's number, which never changes
            key={index}
            className={`then${CLASS[zone.kind]}${defender === 'A' ? ' is-near' : ''}`}
            style={boxStyle(box)}
            title={'then' in zone ? words.stoodHere(names[zone.then] ?? nameOf(zone.then), named) : undefined}
          >
            {zone.kind === 'came' || zone.kind === 'returned' || zone.kind === 'other' ? (
              <MarkSign mark="came" />
            ) : null}
            {zone.kind === 'left' ? <MarkSign mark="left" /> : null}
            <span>
              {words.thenZone(
                zone.kind,
                'then' in zone ? (names[zone.then] ?? nameOf(zone.then)) : null,
                geometry.kind === 'narrow',
              )}
            </span>
          </div>
        );
      })}
    </>
  );
}
