const TOP = 'M5.5 1h47A4.5 4.5 0 0 1 57 5.5V8H1V5.5A4.5 4.5 0 0 1 5.5 1Z';
const SPELL = 'M5.5 1H45L57 13V78.5A4.5 4.5 0 0 1 52.5 83H5.5A4.5 4.5 0 0 1 1 78.5V5.5A4.5 4.5 0 0 1 5.5 1Z';
const TRAP = 'M5.5 1h47A4.5 4.5 0 0 1 57 5.5V71L45 83H13L1 71V5.5A4.5 4.5 0 0 1 5.5 1Z';

function MonsterFrame({ kind, pattern, dashed }: { kind: string; pattern?: string; dashed?: boolean }) {
  const edge = { x: 1, y: 1, width: 56, height: 82, rx: 4.5 };
  return (
    <symbol id={`fr-${kind}`} viewBox="0 0 58 84" preserveAspectRatio="none">
      <rect {...edge} fill="var(--card)" />
      <path d={TOP} fill="var(--kind)" />
      {pattern === undefined ? null : (
        <path d="M2 2.2h54V7.2H2Z" fill={`url(#${pattern})`} fillOpacity={0.8} />
      )}
      <rect
        {...edge}
        fill="none"
        stroke="var(--kind)"
        strokeWidth={1.8}
        strokeDasharray={dashed === true ? '5 2.5' : undefined}
        vectorEffect="non-scaling-stroke"
      />
    </symbol>
  );
}

function CutFrame({ kind, outline, band }: { kind: string; outline: string; band: string }) {
  return (
    <symbol id={`fr-${kind}`} viewBox="0 0 58 84" preserveAspectRatio="none">
      <path d={outline} fill="var(--card)" />
      <path d={band} fill="var(--kind)" />
      <path
        d={outline}
        fill="none"
        stroke="var(--kind)"
        strokeWidth={1.8}
        vectorEffect="non-scaling-stroke"
      />
    </symbol>
  );
}

/** Card frames of our own, 58 by 84: a band and silhouette for each kind, and one back for every face-down card. */
export function Frames() {
  return (
    <>
      <MonsterFrame kind="normal" />
      <MonsterFrame kind="effect" pattern="b-effect" />
      <MonsterFrame kind="ritual" pattern="b-ritual" />
      <MonsterFrame kind="fusion" pattern="b-fusion" />
      <MonsterFrame kind="synchro" />
      <MonsterFrame kind="xyz" pattern="b-xyz" />
      <MonsterFrame kind="link" />
      <MonsterFrame kind="token" pattern="b-token" dashed />
      <CutFrame kind="spell" outline={SPELL} band="M5.5 1H45l7 7H1V5.5A4.5 4.5 0 0 1 5.5 1Z" />
      <CutFrame kind="trap" outline={TRAP} band={TOP} />
      <symbol id="fr-back" viewBox="0 0 58 84" preserveAspectRatio="none">
        <rect
          x={1}
          y={1}
          width={56}
          height={82}
          rx={4.5}
          fill="var(--back)"
          stroke="var(--back-line)"
          strokeWidth={1.2}
        />
        <rect x={5.5} y={5.5} width={47} height={73} rx={2} fill="none" stroke="var(--back-line)" />
        <path
          d="M5.5 24 29 6l23.5 18M5.5 60 29 78l23.5-18M5.5 33 29 15l23.5 18M5.5 51 29 69l23.5-18M5.5 42 29 24l23.5 18L29 60Z"
          fill="none"
          stroke="var(--back-line)"
          strokeWidth={0.8}
        />
        <circle cx={29} cy={42} r={9.5} fill="var(--back)" />
        <path d="M34.5 40.5a6 6 0 1 0 .2 3.2" fill="none" stroke="var(--back-line)" strokeWidth={1.8} />
      </symbol>
    </>
  );
}
