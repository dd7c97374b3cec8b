import type { Source } from '../messages/index.ts';
import type { Location } from './fields.ts';
import { isDefense } from './locations.ts';
import type { MessageOf } from './messages.ts';
import type { Handlers, Observing } from './observing.ts';

const isDirect = (target: Location): boolean => target.location === 0;
const targetOf = (on: Observing, target: Location) => {
  if (isDirect(target)) return { card: undefined, named: { target: 'direct', direct: true } };
  const card = on.cardAt(target, 'attacked');
  if (card === undefined) return undefined;
  return { card, named: { target: card.id, direct: false, targetVisit: card.visit } };
};

/**
 * An attack message: a declaration, or, while an attack of the same stay of the same monster runs outside the Damage
 * Step, another target for it. Whether that was a replay or a redirect is for the rules to say.
 */
function attacked(on: Observing, body: MessageOf<'attacked'>['body']): void {
  const attacker = on.cardAt(body.attacker, 'attacked');
  const target = targetOf(on, body.target);
  if (attacker === undefined || target === undefined) return;
  const { attack } = on;
  const again =
    attack !== undefined &&
    attack.attacker === attacker &&
    attack.visit === attacker.visit &&
    attack.inDamageStep !== true;
  if (again) {
    const before = attack.target?.id ?? 'direct';
    attack.target = target.card;
    const source = on.source();
    // A target is named at a replay only when all has resolved; while a link resolves, its effect names it (R39).
    if (target.card !== undefined && on.resolving !== undefined && 'source' in source) {
      const { id, visit } = target.card;
      attack.step = on.emit(
        {
          type: 'attack.redirected',
          payload: { target: id, targetVisit: visit, from: before, fought: false, source: source.source },
        },
        on.causes(),
      );
      return;
    }
    on.emit(
      { type: 'attack.targetChosen', payload: { ...target.named, responsesAgain: false, triggers: [] } },
      [attack.step],
    );
    return;
  }
  on.attacks += 1;
  const player = on.player(body.attacker.player);
  const declaring = on.emit({
    type: 'attack.declaring',
    payload: { player, attacker: attacker.id, visit: attacker.visit, number: on.attacks },
  });
  const step = on.emit(
    { type: 'attack.declared', payload: { attacker: attacker.id, ...target.named, triggers: [] } },
    [declaring],
  );
  on.attack = { attacker, visit: attacker.visit, step, target: target.card };
}

/** The damage that this battle dealt: the damage messages that follow it at once. */
function battleDamage(on: Observing, step: number): { A: number; B: number } {
  const damage = { A: 0, B: 0 };
  for (const { index, message } of on.following()) {
    if (message.name !== 'damaged') break;
    damage[on.player(message.body.player)] += message.body.amount;
    on.battleDamage.set(index, step);
  }
  return damage;
}

const atLeastNothing = (value: number): number => Math.max(0, value);

function battled(on: Observing, { attacker, target }: MessageOf<'battled'>['body']): void {
  const fighter = on.cardAt(attacker.at, 'battled');
  const other = isDirect(target.at) ? undefined : on.cardAt(target.at, 'battled');
  if (fighter === undefined) return;
  const inDefense = isDefense(target.at.position);
  const step = on.steps.length;
  const destroyed = [
    [fighter, attacker.destroyed],
    [other, target.destroyed],
  ] as const;
  on.emit(
    {
      type: 'battle.calculated',
      payload: {
        attacker: fighter.id,
        attackerValue: atLeastNothing(attacker.atk),
        ...(other === undefined
          ? {}
          : {
              target: other.id,
              targetValue: atLeastNothing(inDefense ? target.def : target.atk),
              targetValueName: inDefense ? ('def' as const) : ('atk' as const),
            }),
        damage: battleDamage(on, step),
        destroyed: destroyed
          .filter(([, is]) => is !== 0)
          .flatMap(([card]) => (card === undefined ? [] : [card.id])),
        survives: [],
      },
    },
    on.attack === undefined ? [] : [on.attack.step],
  );
  if (on.attack !== undefined) on.attack.calculated = step;
}

/** The effect that resolved since the running attack was declared, if there was only one: what it did, nobody recorded. */
function onlyResolved(on: Observing): { readonly step: number; readonly source: Source } | undefined {
  const from = on.attack?.step ?? on.steps.length;
  const resolved = on.steps
    .map(({ event }, step) => ({ event, step }))
    .slice(from)
    .filter(({ event }) => event.type === 'link.resolved' || event.type === 'link.resolving');
  const [resolving, ended, ...more] = resolved;
  if (resolving?.event.type !== 'link.resolving' || more.length > 0) return undefined;
  if (ended?.event.type !== 'link.resolved' || ended.event.payload.outcome !== 'resolved') return undefined;
  const card = on.table.cards.get(resolving.event.payload.card);
  if (card === undefined) return undefined;
  return {
    step: ended.step,
    source: { card: card.id, kind: on.passcodes.kindOf(card.code), player: card.owner },
  };
}

/**
 * Some clients tell that an attack is negated only when the chain is over: then the one effect that resolved is the likely
 * cause, and where there were more, or none, what negated it stays open.
 */
function attackNegated(on: Observing): void {
  const attacker = on.attack?.attacker;
  if (attacker === undefined) return;
  const source = on.source();
  const likely = onlyResolved(on);
  if ('source' in source)
    on.emit({ type: 'attack.negated', payload: { source: source.source } }, on.causes());
  else if (likely !== undefined)
    on.emit({ type: 'attack.negated', payload: { source: likely.source, likely: true } }, [likely.step]);
  else
    on.emit(
      {
        type: 'attack.negated',
        payload: { source: { card: attacker.id, kind: 'rule', player: attacker.owner } },
      },
      on.causes(),
    );
  on.attack = undefined;
}

/** Attacks and the Damage Step. */
export const FROM_BATTLES: Handlers = {
  attacked,
  battled,
  attackNegated,
  damageStepBegun: (on) => {
    if (on.attack !== undefined) on.attack.inDamageStep = true;
    on.emit({ type: 'damageStep.reached', payload: { timing: 1, triggers: [] } });
  },
  damageStepEnded: (on) => {
    on.emit({ type: 'damageStep.left', payload: {} });
    on.attack = undefined;
  },
};
