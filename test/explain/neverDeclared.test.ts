import { describe, expect, test } from 'vitest';
import { monster, played } from '../robust/made.ts';
import { teller } from './telling.ts';

// B14: what declaring costs may take away what the attack needs. Then there is no attack, and it is said why.
const forbid = (what: string) => ({
  op: 'apply',
  to: 'self',
  what: [{ forbid: what, hard: true }],
  until: 'endOfTurn',
});

describe('an attack that could not be declared says why (B14)', () => {
  test.each([
    [
      'its monster left',
      [{ op: 'sendToGraveyard', what: 'self' }],
      'ATTACKER_LEFT',
      'X was sent to the Graveyard as the cost of its own effect while its attack was being declared.',
    ],
    [
      'its monster was turned face-down',
      [{ op: 'turn', what: 'self', to: 'facedownDefense' }],
      'ATTACKER_FACEDOWN',
      'X was turned face-down while its attack was being declared.',
    ],
    [
      'its monster was turned to Defense Position',
      [{ op: 'turn', what: 'self', to: 'defense' }],
      'ATTACKER_DEFENSE',
      'X was turned to Defense Position while its attack was being declared.',
    ],
    [
      'its monster may not attack any more',
      [forbid('attack')],
      'CANNOT_ATTACK',
      'X can no longer attack once the cost of its attack is paid.',
    ],
    [
      'no target remained',
      [{ op: 'banish', what: { in: 'monster', of: 'opponent' } }, forbid('attackDirectly')],
      'NO_LEGAL_TARGET',
      'With the cost of its attack paid, nothing is left that X may attack.',
    ],
  ])('%s', (_, cost, code, says) => {
    const card = { ...monster([{ id: 'price', kind: 'attackCost', cost }]), name: 'X' };
    const duel = played([card], { A: { monsters: ['x'] }, B: { monsters: ['celtic-guardian'] } }, [
      { A: 'attack', with: 'x', target: 'celtic-guardian' },
      { until: 'battle.open' },
    ]);
    expect(duel.failures).toEqual([]);
    const ended = duel.entries.find(({ type }) => type === 'attack.ended');
    expect(ended).toMatchObject({
      payload: { how: 'noBattle', code, used: true, countsAsDeclared: false },
      because: { rule: 'B14', code },
    });
    expect(duel.entries.some(({ type }) => type === 'attack.declared')).toBe(false);
    const { sentence } = teller(duel.entries, (name) => (name === 'x' ? 'X' : name));
    expect(sentence(ended?.index ?? 0)).toBe(
      `${says} So no attack is declared. What was paid is not given back. That attack is used up.`,
    );
  });
});
