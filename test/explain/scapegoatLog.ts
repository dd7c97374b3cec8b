import type { Entry, EntryFrame, EventOf, EventType, Payload, SetupCard } from '../../events/index.ts';

// Case T-09 of the rules as a log written by hand: the record is tested without asking the engine.

type Frame = Omit<EntryFrame, 'index' | 'at'>;

function card(
  id: string,
  name: string,
  owner: 'A' | 'B',
  zone: SetupCard['place']['zone'],
  place?: number,
  printed: SetupCard['printed'] = {},
): SetupCard {
  const at = place === undefined ? {} : { index: place };
  const faceUp = zone === 'monster' || zone === 'graveyard';
  return {
    id,
    visit: `v${id.slice(1)}`,
    name,
    owner,
    place: { player: owner, zone, ...at },
    faceUp,
    printed,
  };
}

const TOKEN = { atk: 0, def: 0, level: 1, attribute: 'EARTH', type: 'Beast' };

/** Collects entries with running numbers. */
export function recorder() {
  const entries: Entry[] = [];
  return {
    entries,
    add<T extends EventType>(type: T, payload: Payload<T>, frame: Partial<Frame> = {}): number {
      const index = entries.length;
      const { causedBy = index === 0 ? [] : [index - 1], ...rest } = frame;
      const event = { type, payload } as unknown as EventOf<T>;
      entries.push({ index, at: index * 10, ...event, causedBy, ...rest } as unknown as Entry);
      return index;
    },
  };
}

/** T-09 with the second token chosen: entry 0 to the end of the attack. */
export function scapegoatLog(): {
  entries: Entry[];
  check: number;
  tokens: number[];
  declared: number;
  chosen: number;
} {
  const { entries, add } = recorder();
  const source = { card: 'c2', kind: 'quickPlaySpell', player: 'B' } as const;
  add('duel.started', {
    at: 'battle.open',
    turn: 3,
    turnPlayer: 'A',
    startingPlayer: 'A',
    seed: 1,
    lifePoints: { A: 8000, B: 8000 },
    cards: [
      card('c1', 'dark-magician', 'A', 'monster', 3, { atk: 2500, def: 2100, level: 7 }),
      card('c2', 'scapegoat', 'B', 'spellTrap', 3),
      card('c3', 'mystic-horseman', 'A', 'deck', undefined, { atk: 1300, def: 1550, level: 4 }),
      card('c4', 'mystic-horseman', 'B', 'deck', undefined, { atk: 1300, def: 1550, level: 4 }),
    ],
  });
  const declaring = add(
    'attack.declaring',
    { player: 'A', attacker: 'c1', visit: 'v1', number: 1 },
    { causedBy: [], command: { type: 'attack.declare', player: 'A', with: 'c1', target: 'direct' } },
  );
  const declared = add(
    'attack.declared',
    { attacker: 'c1', target: 'direct', direct: true, triggers: [] },
    { causedBy: [declaring] },
  );
  const pass = (player: 'A' | 'B'): number =>
    add(
      'priority.passed',
      { player, offers: 0, links: 0 },
      { causedBy: [], command: { type: 'priority.pass', player } },
    );
  pass('A');
  const activated = add(
    'effect.activated',
    {
      player: 'B',
      card: 'c2',
      effect: 'tokens',
      link: 1,
      speed: 2,
      activation: true,
      targets: [],
      paid: [],
      vars: {},
      answers: [],
      forced: [],
      offers: 0,
    },
    { causedBy: [], command: { type: 'effect.activate', player: 'B', card: 'c2' } },
  );
  pass('A');
  pass('B');
  const resolving = add(
    'link.resolving',
    { link: 1, card: 'c2', effect: 'tokens' },
    { causedBy: [activated] },
  );
  const tokens = [1, 2, 4, 5].map((place, offset) =>
    add(
      'card.moved',
      {
        card: `c${5 + offset}`,
        visit: `v${5 + offset}`,
        from: { player: 'B', zone: 'nowhere' },
        to: { player: 'B', zone: 'monster', index: place },
        position: 'defense',
        faceUp: true,
        reason: 'specialSummon',
        source,
        created: { name: 'sheep-token', owner: 'B', printed: TOKEN, token: true },
      },
      { causedBy: [resolving] },
    ),
  );
  add('link.resolved', { link: 1, outcome: 'resolved' }, { causedBy: [resolving] });
  add(
    'card.moved',
    {
      card: 'c2',
      visit: 'v9',
      from: { player: 'B', zone: 'spellTrap', index: 3 },
      to: { player: 'B', zone: 'graveyard' },
      faceUp: true,
      reason: 'resolved',
    },
    { causedBy: [activated] },
  );
  add('chain.ended', { links: 1, triggers: [] });
  pass('A');
  pass('B');
  const check = add(
    'attackReplay.checked',
    {
      verdict: 'replay',
      then: 'choose',
      causes: ['ENTER'],
      candidates: [
        { code: 'ENTER', rule: 'R3', verdict: 'yes', cards: ['c5', 'c6', 'c7', 'c8'], entries: tokens },
        { code: 'LEAVE', rule: 'R3', verdict: 'no' },
        { code: 'DIRECT_LOST', rule: 'R6', verdict: 'no' },
      ],
      choices: [...['c5', 'c6', 'c7', 'c8'].map((value) => ({ value, card: value })), { value: 'stop' }],
      window: true,
    },
    {
      causedBy: [declared, ...tokens],
      because: {
        rule: 'R3',
        code: 'ENTER',
        facts: { entered: 4 },
        reads: [{ fact: 'attack.defenderChanges', value: 4 }],
      },
    },
  );
  const chosen = add(
    'attack.targetChosen',
    { target: 'c6', targetVisit: 'v6', direct: false, responsesAgain: false, triggers: [] },
    { causedBy: [check], command: { type: 'attackReplay.choose', player: 'A', target: 'c6' } },
  );
  for (const timing of [1, 2, 3]) add('damageStep.reached', { timing, triggers: [] });
  add('battle.calculated', {
    attacker: 'c1',
    target: 'c6',
    attackerValue: 2500,
    targetValue: 0,
    targetValueName: 'def',
    damage: { A: 0, B: 0 },
    destroyed: ['c6'],
    survives: [],
  });
  for (const timing of [4, 5]) add('damageStep.reached', { timing, triggers: [] });
  add('card.moved', {
    card: 'c6',
    visit: 'v10',
    from: { player: 'B', zone: 'monster', index: 2 },
    to: { player: 'B', zone: 'nowhere' },
    faceUp: true,
    reason: 'destroyedByBattle',
  });
  add('damageStep.left', {});
  add('attack.ended', { how: 'battle', used: true, countsAsDeclared: true, countsAsAttacked: true });
  return { entries, check, tokens, declared, chosen };
}
