import type { Mark } from '../../events/index.ts';
import { words } from '../locales/index.ts';
import { headOf, shorter, taper } from './attackArrow.ts';
import { type AttackPicture, endsInMark, type Former, MARK_HALO, MARK_SIZE } from './attackPicture.ts';
import type { MatGeometry } from './geometry.ts';

/** The attack over the mat: the arrow, the mark of a check on the front line, and lines to what may be chosen. */
export function AttackOverlay({
  geometry,
  picture,
  mark,
}: {
  geometry: MatGeometry;
  picture: AttackPicture;
  mark: Mark | null;
}) {
  const { arrow, struck, markAt, choices, former } = picture;
  const size = MARK_SIZE[geometry.kind];
  const foot = geometry.kind === 'narrow' ? 6 : 8;
  const attackReplay = mark === 'replay' || choices.length > 0;
  const ends = endsInMark(picture);
  const whole = arrow === null || !ends ? arrow : shorter(arrow, size / 2 - 2);
  const shaft = whole === null || ends ? whole : shorter(whole, 15);
  return (
    <svg
      className="mat-over"
      width={geometry.width}
      height={geometry.height}
      viewBox={`0 0 ${geometry.width} ${geometry.height}`}
      aria-hidden="true"
    >
      {former === null ? null : <FormerTarget geometry={geometry} former={former} />}
      {whole === null || shaft === null ? null : (
        <g className="attack-arrow">
          {struck === null ? null : (
            <path d={`M${struck[0].x} ${struck[0].y}H${struck[1].x}`} className="struck" />
          )}
          <path d={taper(shaft, foot, 3.5)} />
          {ends ? null : <path d={headOf(shaft.to, whole.to)} />}
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
          <circle cx={markAt.x} cy={markAt.y} r={size / 2 + MARK_HALO} fill="var(--mat)" />
          <use
            className="mk-replay"
            href={attackReplay ? '#m-replay' : '#m-none'}
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

function FormerTarget({ geometry, former }: { geometry: MatGeometry; former: Former }) {
  const { tip, barAt, wordsAt } = former;
  const upward = (former.lines[0]?.[0].y ?? 0) > tip.y;
  const line = geometry.kind === 'plain' ? 15 : 13;
  return (
    <>
      <g className="former">
        {former.lines.map(([from, to]) => (
          <path key={from.y} d={`M${from.x} ${from.y}L${to.x} ${to.y}`} strokeDasharray="2 5" />
        ))}
        {former.direct ? <path d={`M${tip.x - 6} ${tip.y}h12l-6 ${upward ? -9 : 9}Z`} /> : null}
      </g>
      <circle cx={barAt.x} cy={barAt.y} r={12} fill="var(--well-far)" />
      <use className="mk-attack" href="#m-ban" x={barAt.x - 9} y={barAt.y - 9} width={18} height={18} />
      {geometry.kind === 'narrow' || wordsAt === null ? null : (
        <g className="mat-note">
          <rect
            x={wordsAt.x - 44}
            y={wordsAt.y - 11}
            width={88}
            height={2 * line + 4}
            rx={3}
            fill="var(--well-far)"
          />
          {words.directNoLonger.map((text, at) => (
            <text key={text} x={wordsAt.x} y={wordsAt.y + at * line} textAnchor="middle">
              {text}
            </text>
          ))}
        </g>
      )}
    </>
  );
}
