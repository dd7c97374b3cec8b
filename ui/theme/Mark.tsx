import type { Mark, Player } from '../../events/index.ts';

/** The sign and class of each mark. */
const SIGN: Record<
  Mark | 'yes' | 'no' | 'stop' | 'ban' | 'wrong' | 'breakpoint',
  readonly [symbol: string, kind: string]
> = {
  attack: ['attack', 'attack'],
  came: ['summon', 'came'],
  left: ['left', 'left'],
  replay: ['replay', 'replay'],
  noReplay: ['none', 'replay'],
  refused: ['ban', 'plain'],
  activated: ['chain', 'plain'],
  resolved: ['resolve', 'plain'],
  damage: ['damage', 'plain'],
  branch: ['fork', 'ink'],
  bookmark: ['note', 'left'],
  step: ['step', 'plain'],
  pass: ['pass', 'plain'],
  differs: ['differ', 'ink'],
  yes: ['yes', 'agree'],
  no: ['no', 'plain'],
  stop: ['stop', 'plain'],
  ban: ['ban', 'plain'],
  wrong: ['wrong', 'plain'],
  breakpoint: ['flag', 'ink'],
};
export type SignName = keyof typeof SIGN;

/** A mark by its shape; the same in timeline, log, board and verdict. */
export function MarkSign({ mark, className }: { mark: SignName; className?: string }) {
  const [symbol, kind] = SIGN[mark];
  return (
    <svg
      className={`mk mk-${kind}${className === undefined ? '' : ` ${className}`}`}
      viewBox="0 0 20 20"
      aria-hidden="true"
    >
      <use href={`#m-${symbol}`} />
    </svg>
  );
}

/** The colour token of a mark, for lines that lead to it. */
export const colourOf = (mark: Mark): string => {
  const [, kind] = SIGN[mark];
  return kind === 'plain' || kind === 'ink' ? `var(--${kind === 'ink' ? 'ink' : 'mark'})` : `var(--${kind})`;
};

/** A player's sign: A is a filled square, B an open circle. */
export function Side({ player }: { player: Player }) {
  return <span className={`side side-${player === 'A' ? 'a' : 'b'}`}>{player}</span>;
}

/** An icon of the chrome. */
export function Icon({ name, className }: { name: string; className?: string }) {
  return (
    <svg className={className} viewBox="0 0 20 20" aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  );
}
