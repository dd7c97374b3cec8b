import type { AttackState, Payload } from '../../../events/index.ts';
import { expire } from '../../effects/expiry.ts';
import { judgeAttackReplay, judgeOutsideWindow } from '../../rules/attackReplay.ts';
import { endOfAttack, ruleOfStopping } from '../../rules/bookkeeping.ts';
import { becauseOf, readFacts } from '../../rules/facts.ts';
import { namedByOpponent } from '../../rules/whoChooses.ts';
import type { Run } from '../run.ts';

/** Named facts for the sentence of a check. */
function factsOf(attack: AttackState | null) {
  if (attack === null) return {};
  return {
    attacker: attack.attacker,
    target: attack.target,
    player: attack.player,
    declaredAt: attack.declaredAt,
    snapshot: [...attack.snapshot.defender],
    snapshotAt: attack.snapshot.entry,
  };
}

/** The check for a replay at an open state with an attack running (rules.md 4.3). */
export function checkAttackReplay(run: Run): void {
  const facts = readFacts(run.board);
  const { payload, rule } = judgeAttackReplay(run.env, facts.board);
  const { attack } = run.board;
  const goesOn = payload.choices.some(({ value }) => value === 'continue');
  const by = goesOn && attack !== null ? namedByOpponent(run.env, facts.board, attack.player) : undefined;
  const because = becauseOf(facts, rule, payload.causes[0] ?? payload.code ?? 'NOTHING_CHANGED', {
    ...factsOf(attack),
    ...(by === undefined ? {} : { namedBy: by }),
  });
  const causes = payload.candidates
    .filter(({ verdict, counted }) => verdict === 'yes' || counted === false)
    .flatMap(({ entries }) => entries ?? []);
  const since = attack?.snapshot.entry;
  run.emit('attackReplay.checked', payload, {
    because,
    causedBy: [...new Set([...(since === undefined ? [] : [since]), ...causes])].sort((a, b) => a - b),
  });
}

/** A change that no attack could answer is judged too: "why no replay" needs no guessing (R1). */
export function checkOutsideWindow(run: Run): void {
  if (run.board.unjudged.length === 0) return;
  const facts = readFacts(run.board);
  const { payload, rule } = judgeOutsideWindow(facts.board);
  const because = becauseOf(facts, rule, payload.code ?? '', factsOf(run.board.attack));
  run.emit('attackReplay.checked', payload, {
    because,
    causedBy: run.board.unjudged.map(({ entry }) => entry),
  });
}

/** Which rule ends an attack so: fought out, off before the Damage Step, stopped at a replay, or started over as in 2004. */
const RULE_OF_END: Readonly<Record<Exclude<Payload<'attack.ended'>['how'], 'stopped'>, string>> = {
  battle: 'B31',
  noBattle: 'B21',
  startedOver: 'C4',
  duelOver: 'B8',
};

/** The attack is over: how, and what it counts as. */
export function concludeAttack(run: Run): void {
  const { attack } = run.board;
  if (attack === null) throw new Error('no attack to conclude');
  checkOutsideWindow(run);
  const facts = readFacts(run.board);
  const payload = endOfAttack(run.env, facts.board.attack ?? attack);
  // A battle that is off in the Damage Step has had its Damage Step (B32, not B21).
  const rule =
    payload.how === 'stopped'
      ? ruleOfStopping(run.env)
      : payload.how === 'noBattle' && attack.calledOff
        ? 'B32'
        : RULE_OF_END[payload.how];
  const over = run.emit('attack.ended', payload, {
    because: becauseOf(facts, rule, payload.code ?? payload.how, factsOf(attack)),
    causedBy: [run.board.entry],
  });
  // What lasts until the end of the Damage Step lasts no longer than the attack it was used for (R33).
  for (const { id, until } of run.board.effects)
    if (until === 'endOfDamageStep' || until === 'endOfCalculation') expire(run, id, [over.index]);
  run.settle();
}
