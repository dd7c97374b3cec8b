import type { Entry, NoReplayCode, ReplayCause } from '../../../events/index.ts';

type Code = ReplayCause | NoReplayCode;

/** What must come up in the duels of a run, so that it means something that both engines agree (at 500 duels). */
export const LEAST_OF_CODE: Partial<Record<Code, number>> = {
  ENTER: 10,
  LEAVE: 10,
  CONTROL_IN: 10,
  CONTROL_OUT: 10,
  DIRECT_LOST: 10,
  ATTACKER_LEFT: 10,
  ATTACKER_FACEDOWN: 10,
  ATTACKER_DEFENSE: 10,
  ATTACKER_CONTROL: 10,
  ATTACK_NEGATED: 10,
};
/** Of every hundred duels. */
export const LEAST_OF_HUNDRED = { attackReplay: 30, twiceInOneAttack: 5, threeLinks: 20 } as const;

/** What came up in the duels of a run: counted in duels, and by reason code in checks and ends of attacks. */
export class Mix {
  duels = 0;
  attackReplay = 0;
  twiceInOneAttack = 0;
  threeLinks = 0;
  attacks = 0;
  battles = 0;
  readonly codes = new Map<Code, number>();

  #code(code: Code): void {
    this.codes.set(code, (this.codes.get(code) ?? 0) + 1);
  }

  /** Count one duel of ours. */
  add(entries: readonly Entry[]): void {
    let [most, running, links] = [0, 0, 0];
    for (const entry of entries) {
      if (entry.type === 'attack.declared') {
        running = 0;
        this.attacks += 1;
      }
      if (entry.type === 'battle.calculated') this.battles += 1;
      if (entry.type === 'effect.activated') links = Math.max(links, entry.payload.link);
      if (entry.type === 'attack.ended' && entry.payload.code !== undefined) this.#code(entry.payload.code);
      if (entry.type !== 'attackReplay.checked' || entry.payload.verdict !== 'replay') continue;
      running += 1;
      most = Math.max(most, running);
      for (const cause of entry.payload.causes) this.#code(cause);
    }
    this.duels += 1;
    if (most >= 1) this.attackReplay += 1;
    if (most >= 2) this.twiceInOneAttack += 1;
    if (links >= 3) this.threeLinks += 1;
  }

  /** What came up too rarely, one line each; nothing where the mix is as it has to be. */
  missing(): readonly string[] {
    const shares = (Object.keys(LEAST_OF_HUNDRED) as (keyof typeof LEAST_OF_HUNDRED)[]).filter(
      (key) => this[key] * 100 < LEAST_OF_HUNDRED[key] * this.duels,
    );
    const codes = (Object.entries(LEAST_OF_CODE) as [Code, number][]).filter(
      ([code, least]) => (this.codes.get(code) ?? 0) < least,
    );
    return [
      ...shares.map(
        (key) => `${key}: ${this[key]} of ${this.duels} duels, ${LEAST_OF_HUNDRED[key]} of 100 asked for`,
      ),
      ...codes.map(([code, least]) => `${code}: ${this.codes.get(code) ?? 0}, ${least} asked for`),
    ];
  }

  /** The mix as a table. */
  lines(): readonly string[] {
    const share = (count: number): string =>
      `${count} (${((100 * count) / Math.max(1, this.duels)).toFixed(1)} %)`;
    return [
      `duels                         ${this.duels}`,
      `attacks, battles              ${this.attacks}, ${this.battles}`,
      `with an attack replay         ${share(this.attackReplay)}`,
      `with two in one attack        ${share(this.twiceInOneAttack)}`,
      `with a chain of three links   ${share(this.threeLinks)}`,
      ...[...this.codes]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([code, count]) => `${code.padEnd(29)} ${count}`),
    ];
  }
}
