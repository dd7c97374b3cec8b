import { FRAME_SHAPES } from './frameShapes.ts';

const { backInner, backLines, backSign, band: TOP, monster, spell, spellBand, trap } = FRAME_SHAPES;

function MonsterFrame({ kind, pattern, dashed }: { kind: string; pattern?: string; dashed?: boolean }) {
  return (
    <symbol id={`fr-${kind}`} viewBox="0 0 58 84" preserveAspectRatio="none">
      <path d={monster} fill="var(--card)" />
      <path d={TOP} fill="var(--kind)" />
      {pattern === undefined ? null : (
        <path d="M2 2.2h54V7.2H2Z" fill={`url(#${pattern})`} fillOpacity={0.8} />
      )}
      <path
        d={monster}
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
      <CutFrame kind="spell" outline={spell} band={spellBand} />
      <CutFrame kind="trap" outline={trap} band={TOP} />
      <symbol id="fr-back" viewBox="0 0 58 84" preserveAspectRatio="none">
        <path d={monster} fill="var(--back)" stroke="var(--back-line)" strokeWidth={1.2} />
        <path d={backInner} fill="none" stroke="var(--back-line)" />
        <path d={backLines} fill="none" stroke="var(--back-line)" strokeWidth={0.8} />
        <circle cx={29} cy={42} r={9.5} fill="var(--back)" />
        <path d={backSign} fill="none" stroke="var(--back-line)" strokeWidth={1.8} />
      </symbol>
    </>
  );
}
