import type { Mark } from '../../events/index.ts';
import { words } from '../locales/index.ts';
import { type AttackPicture, shortOf, taper } from './attackPicture.ts';
import type { MatGeometry } from './geometry.ts';

const MARK_SIZE = { full: 36, plain: 44, narrow: 28 } as const;

/** The attack over the mat: the arrow, the mark of a check on the front line, and lines to what may be chosen. */
export function AttackOverlay({ geometry, picture, mark }: { geometry: MatGeometry; picture: AttackPicture; mark: Mark | null }) {
  const { arrow, markAt, choices, former } = picture;
  const size = MARK_SIZE[geometry.kind];
  const foot = geometry.kind === 'narrow' ? 6 : 8;
  const replay = mark === 'replay' || choices.length > 0;
  const tip = arrow === null ? null : replay && markAt !== null ? shortOf(arrow.from, arrow.to, size / 2 - 2) : arrow.to;
  const neck = arrow === null || tip === null ? null : shortOf(arrow.from, tip, replay ? 0 : 15);
  return (
    <svg className="mat-over" width={geometry.width} height={geometry.height} viewBox={`0 0 ${geometry.width} ${geometry.height}`} aria-hidden="true">
      {former === null ? null : <Former geometry={geometry} former={former} />}
      {arrow === null || tip === null || neck === null ? null : (
        <g className="attack-arrow">
          <path d={taper(arrow.from, neck, foot, 3.5)} />
          {replay ? null : <path d={head(neck, tip)} />}
        </g>
      )}
      {choices.length === 0 ? null : (
        <g className="choice-lines">
          {choices.map((path) => (
            <path key={path} d={path} />
          ))}
        </g>
      )}
      {markAt === null || (mark !== 'replay' && mark !== 'noReplay' && choices.length === 0) ? null : (
        <g>
          <circle cx={markAt.x} cy={markAt.y} r={size / 2 + 4} fill="var(--mat)" />
          <use
            className="mk-replay"
            href={replay ? '#m-replay' : '#m-none'}
            x={markAt.x - size / 2}
            y={markAt.y - size / 2}
            width={size}
            height={size}
          />
        </g>
      )}
    </svg>
  );
}

function head(neck: { x: number; y: number }, tip: { x: number; y: number }): string {
  const length = Math.hypot(tip.x - neck.x, tip.y - neck.y) || 1;
  const across = { x: (-(tip.y - neck.y) / length) * 9, y: ((tip.x - neck.x) / length) * 9 };
  return `M${neck.x + across.x} ${neck.y + across.y}L${tip.x} ${tip.y}L${neck.x - across.x} ${neck.y - across.y}Z`;
}

function Former({ geometry, former }: { geometry: MatGeometry; former: NonNullable<AttackPicture['former']> }) {
  const upward = former.to.y < former.from.y;
  const note = geometry.kind === 'plain' ? 15 : 13;
  return (
    <>
      <g className="former">
        <path d={`M${former.from.x} ${former.from.y}L${former.to.x} ${former.to.y}`} strokeDasharray="2 5" />
        {former.direct ? <path d={`M${former.to.x - 6} ${former.to.y}h12l-6 ${upward ? -9 : 9}Z`} fill="var(--mat-far)" /> : null}
      </g>
      <circle cx={former.barAt.x} cy={former.barAt.y} r={12} fill="var(--well-far)" />
      <use className="mk-attack" href="#m-ban" x={former.barAt.x - 9} y={former.barAt.y - 9} width={18} height={18} />
      {geometry.kind === 'narrow' || !former.direct ? null : (
        <g className="mat-note">
          <rect x={former.barAt.x - 44} y={former.barAt.y + 13} width={88} height={2 * note + 6} rx={3} fill="var(--well-far)" />
          {words.directNoLonger.map((line, at) => (
            <text key={line} x={former.barAt.x} y={former.barAt.y + 24 + at * note} textAnchor="middle">
              {line}
            </text>
          ))}
        </g>
      )}
    </>
  );
}
