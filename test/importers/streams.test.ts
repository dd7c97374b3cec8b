import { describe, expect, it } from 'vitest';
import { type EntryOf, type EventType, observe, readCounterNames, seenPath } from '../../events/index.ts';
import { type AuditedDuel, attackOverBefore, createRules, importRecording } from '../../machines/index.ts';
import { teller } from '../explain/telling.ts';
import { fileOf, readWhole, u8, u16, u32, writerOf } from './stream.ts';

const [HAND, MONSTER, SPELL_TRAP, ATTACK] = [2, 4, 8, 1] as const;
const LAYOUTS = ['modern', 'old'] as const;
/** Cards that nobody knows by these numbers. */
const [FIGHTER, GUARD, SECOND, SPELL, PARTNERS] = [9000001, 9000002, 9000003, 9000004, 9000005] as const;

function imported(file: Uint8Array, counters = readCounterNames('')): AuditedDuel {
  const result = importRecording(file, { title: 'made', counters });
  if (!result.ok || result.imported.kind !== 'duel') throw new Error('not a duel');
  return result.imported;
}
const of = <T extends EventType>({ entries }: AuditedDuel, type: T) =>
  entries.filter((entry): entry is EntryOf<T> => (entry as { type: EventType }).type === type);
function told({ header, entries }: AuditedDuel, index: number): string {
  const titles = new Map(header.cards.map(({ id, name }) => [id, name]));
  return teller(entries, (name) => titles.get(name) ?? name).sentence(index);
}

/** Up to the open Battle Step of turn 3: A has a fighter, B two guards and a Spell that lies face-down. */
function opening(layout: (typeof LAYOUTS)[number]) {
  const on = writerOf(layout);
  const place = (player: number, code: number, hand: number, zone: number, row: number = MONSTER) =>
    on.move(code, [player, HAND, hand, 10], [player, row, zone, row === MONSTER ? ATTACK : 10]);
  return [
    ...on.start(20),
    on.draw(0, [FIGHTER]),
    on.draw(1, [GUARD, SECOND, SPELL]),
    on.turn(0),
    on.phase(1),
    on.phase(4),
    place(0, FIGHTER, 0, 2),
    ...on.summon(FIGHTER, [0, MONSTER, 2, ATTACK]),
    on.phase(0x200),
    on.turn(1),
    on.phase(1),
    on.phase(4),
    place(1, GUARD, 0, 1),
    ...on.summon(GUARD, [1, MONSTER, 1, ATTACK]),
    on.move(SECOND, [1, HAND, 0, 10], [1, MONSTER, 3, ATTACK], 0x800),
    on.move(SPELL, [1, HAND, 0, 10], [1, SPELL_TRAP, 2, 10]),
    [54, ...u32(SPELL), ...on.at([1, SPELL_TRAP, 2, 10])],
    on.phase(0x200),
    on.turn(0),
    on.phase(1),
    on.phase(4),
    on.phase(8),
  ];
}

describe.each(LAYOUTS)('a stream made byte by byte, in the %s layout', (layout) => {
  const on = writerOf(layout);
  const fighter = [0, MONSTER, 2, ATTACK] as const;
  const guard = [1, MONSTER, 1, ATTACK] as const;
  const second = [1, MONSTER, 3, ATTACK] as const;
  const spell = [1, SPELL_TRAP, 2, 5] as const;

  it('R39: another target that is named while a link resolves is the work of its effect, and no replay', () => {
    const file = fileOf(
      [
        ...opening(layout),
        on.attack(fighter, guard),
        ...on.chain(SPELL, spell, 1),
        ...on.resolve(1, on.attack(fighter, second)),
        on.win(0),
      ],
      { layout },
    );
    const duel = imported(file);
    const [turned, ...more] = of(duel, 'attack.redirected');
    expect(more).toEqual([]);
    expect(turned?.payload).toMatchObject({ fought: false, source: { player: 'B' } });
    const { report } = duel;
    expect(report.replays).toMatchObject([{ kind: 'redirect', causes: [], by: turned?.payload.source.card }]);
    expect([report.disagreements, report.observedOnly, report.leftOut]).toEqual([[], [], []]);
    expect(of(duel, 'attack.targetChosen')).toEqual([]);
    expect(told(duel, turned?.index ?? -1)).toContain('no longer');
  });

  it('R3: the same message after the chain, with a newcomer on the other side, is a replay', () => {
    const token = [1, MONSTER, 4, ATTACK] as const;
    const file = fileOf(
      [
        ...opening(layout),
        on.attack(fighter, guard),
        ...on.chain(SPELL, spell, 1),
        ...on.resolve(1, on.move(9000009, [0, 0, 0], token, 0x840)),
        on.attack(fighter, second),
        on.win(0),
      ],
      { layout },
    );
    expect(imported(file).report.replays).toMatchObject([{ kind: 'replay', causes: ['ENTER'] }]);
  });

  it('R10: a second attack of a card whose first one was negated is a new one, of a card that never left', () => {
    const file = fileOf(
      [
        ...opening(layout),
        on.attack(fighter, guard),
        ...on.chain(SPELL, spell, 1),
        ...on.resolve(1, [112]),
        on.attack(fighter, second),
        on.win(0),
      ],
      { layout },
    );
    const { attacks, replays } = imported(file).report;
    const [first, again] = attacks;
    if (again === undefined) throw new Error('one attack');
    expect(replays).toEqual([]);
    expect(attackOverBefore(attacks, again)).toBe(first);
    expect(first?.code).toBe('ATTACK_NEGATED');
  });

  it('puts a card nowhere that the stream moves behind the last zone, and counts the packet', () => {
    const behind = layout === 'modern' ? 1_929_379_843 : 200;
    const file = fileOf(
      [
        ...opening(layout),
        on.move(SPELL, [...spell], [1, SPELL_TRAP, behind, 5]),
        on.attack(fighter, guard),
        on.win(0),
      ],
      { layout },
    );
    const duel = imported(file);
    expect(of(duel, 'card.moved').at(-1)?.payload.to).toEqual({ player: 'B', zone: 'nowhere' });
    expect(duel.report.unmapped).toMatchObject([{ kind: 'moved', why: 'noPlace', count: 1 }]);
    expect(duel.report.attacks).toHaveLength(1);
  });

  it('reads on where the first Chain Link is of a card that lies nowhere', () => {
    const empty = [1, SPELL_TRAP, 0, 5] as const;
    const file = fileOf(
      [
        ...opening(layout),
        on.attack(fighter, guard),
        ...on.chain(SPELL, empty, 1),
        ...on.chain(SPELL, spell, 2),
        on.move(9000009, [0, 0, 0], [1, MONSTER, 4, ATTACK], 0x840),
        ...on.resolve(2),
        on.win(0),
      ],
      { layout },
    );
    const { report } = imported(file);
    expect(report.attacks).toHaveLength(1);
    expect(report.unmapped.length + report.leftOut.length).toBeGreaterThan(0);
  });

  it('tells what a card equips, and that it does so no more', () => {
    const file = fileOf(
      [
        ...opening(layout),
        [93, ...on.at(spell), ...on.at(second)],
        [95, ...on.at(spell)],
        [95, ...on.at(spell)],
        on.win(0),
      ],
      { layout },
    );
    const duel = imported(file);
    const [equipped] = of(duel, 'card.equipped');
    const undone = of(duel, 'card.unequipped');
    expect(undone.map(({ payload }) => payload)).toEqual([
      { card: equipped?.payload.card, from: equipped?.payload.to },
    ]);
    expect(told(duel, undone[0]?.index ?? -1)).toBe(`Card ${SPELL} no longer equips Card ${SECOND}.`);
  });

  it('calls counters by the client’s own name, and where it has none by their number', () => {
    const put = (kind: number, amount: number): number[] => [
      101,
      ...u16(kind),
      ...u8(1),
      ...u8(MONSTER),
      ...u8(1),
      ...u16(amount),
    ];
    const file = fileOf([...opening(layout), put(1, 2), put(0x1041, 1), on.win(0)], { layout });
    const names = readCounterNames(
      '# a comment\n!system 1 Counter\n!counter 0x1 Spell Counter\r\n!counter 0x1 Other\n!counter nothing\n',
    );
    const duel = imported(file, names);
    const entries = of(duel, 'counters.changed');
    expect(entries.map(({ payload }) => [payload.counter, payload.from, payload.to])).toEqual([
      ['Spell', 0, 2],
      ['4161', 0, 1],
    ]);
    expect(told(duel, entries[0]?.index ?? -1)).toContain('has 2 Spell counters now');
    expect(told(duel, entries[1]?.index ?? -1)).toContain('has 1 counter of kind 4161 now');
  });

  /** The whole table as the stream shows it: one side after the other. */
  const table = (a: readonly (readonly number[])[], b: readonly (readonly number[])[]): number[] => [
    162,
    ...on.narrow(5),
    ...[...a, ...b].flat(),
    ...on.narrow(0),
  ];
  const zones = (count: number, ...cards: readonly (readonly [number, number, number])[]): number[] =>
    Array.from({ length: count }, (_, at) => {
      const [, position, materials] = cards.find(([zone]) => zone === at) ?? [];
      return position === undefined ? u8(0) : [...u8(1), ...u8(position), ...on.narrow(materials ?? 0)];
    }).flat();
  const piles = (...counts: readonly number[]): number[] => counts.flatMap((count) => on.narrow(count));

  it('holds the table against the whole field where the stream shows it, in the middle of a turn', () => {
    const sideA = [u32(8000), zones(7, [2, 1, 0]), zones(8), piles(19, 0, 0, 0, 0, 0)];
    const whole = (position: number) =>
      table(sideA, [
        u32(8000),
        zones(7, [1, 1, 0], [3, position, 0]),
        zones(8, [2, 10, 0]),
        piles(17, 0, 0, 0, 0, 0),
      ]);
    const read = (position: number) =>
      imported(
        fileOf([...opening(layout), whole(position), on.attack(fighter, guard), on.win(0)], { layout }),
      );
    const { witness } = read(1).report;
    expect(witness.differences).toEqual([]);
    expect(read(1).report.unmapped).toEqual([]);
    expect(witness.cards).toBeGreaterThanOrEqual(4 + 2 * 6);
    expect(read(8).report.witness.differences).toMatchObject([
      { turn: 3, place: "B's monster 4", ours: 'a card', recorded: 'a card face-down in Defense Position' },
    ]);
  });

  it('lays a puzzle out as it begins', () => {
    const file = fileOf(
      [
        ...on.start(0),
        table(
          [u32(100), zones(7, [0, 4, 2]), zones(8, [1, 10, 0]), piles(1, 2, 3, 0, 0, 0)],
          [u32(2500), zones(7, [6, 1, 0]), zones(8), piles(0, 0, 0, 1, 0, 0)],
        ),
        on.turn(0),
        on.phase(4),
        on.win(0),
      ],
      { layout },
    );
    const duel = imported(file);
    const rules = createRules({ ruleset: duel.header.ruleset, cards: duel.header.cards });
    const { board } = duel.entries.slice(0, 1).reduce(rules.evolve, rules.initial());
    const { A, B } = board.players;
    expect([A.lifePoints, B.lifePoints]).toEqual([100, 2500]);
    expect([A.deck, A.hand, A.graveyard, B.banished].map(({ length }) => length)).toEqual([1, 2, 3, 1]);
    const first = board.cards[A.monster[0] ?? ''];
    expect([first?.position, first?.faceUp, first?.materials.length]).toEqual(['defense', true, 2]);
    expect(B.extraMonster[1]).not.toBeNull();
    expect(duel.report.witness.differences).toEqual([]);
  });

  it('changes the player of a side in a tag duel, and changes back', () => {
    const swap = (hand: readonly number[], deck: number): number[] => [
      161,
      ...u8(0),
      ...piles(deck, 0, 0, hand.length),
      ...u32(0),
      ...hand.flatMap((code) => [...u32(code), ...(layout === 'modern' ? u32(10) : [])]),
    ];
    const packets = [
      ...on.start(5),
      on.draw(0, [FIGHTER]),
      on.draw(1, [GUARD]),
      on.turn(0),
      on.phase(4),
      swap([PARTNERS, SECOND], 7),
      on.move(PARTNERS, [0, HAND, 0, 10], [0, MONSTER, 2, ATTACK]),
      swap([FIGHTER], 4),
      on.move(FIGHTER, [0, HAND, 0, 10], [0, MONSTER, 3, ATTACK]),
      on.win(0),
    ];
    const duel = imported(fileOf(packets, { layout }));
    const rules = createRules({ ruleset: duel.header.ruleset, cards: duel.header.cards });
    const { board } = duel.entries.reduce(rules.evolve, rules.initial());
    const nameAt = (id: string | null | undefined) => board.cards[id ?? '']?.name;
    expect([nameAt(board.players.A.monster[2]), nameAt(board.players.A.monster[3])]).toEqual([
      `passcode-${PARTNERS}`,
      `passcode-${FIGHTER}`,
    ]);
    expect([board.players.A.deck.length, board.players.A.hand.length]).toEqual([4, 0]);
    const away = Object.values(board.cards).filter(({ place }) => place.zone === 'nowhere');
    expect(away).toHaveLength(7 + 1);
    expect([duel.report.leftOut, duel.report.unmapped, duel.report.observedOnly]).toEqual([[], [], []]);
    // what waits in the hand of the other player of a side is hidden from the opponent there, too
    const secret = `passcode-${SECOND}`;
    expect(JSON.stringify(duel.entries)).toContain(secret);
    expect(JSON.stringify(seenPath(duel.entries, 'B'))).not.toContain(secret);
    const moved = of(duel, 'card.moved').find(({ payload }) => payload.to.zone === 'nowhere');
    expect(told(duel, moved?.index ?? -1)).toContain('side changes its player');
  });

  it('lists what it does not know, with how often it came, and goes on', () => {
    const file = fileOf([...opening(layout), [200, 1, 2], [200], [60, 1], on.win(1)], { layout });
    const observed = observe(readWhole(file), () => undefined);
    expect(observed.unmapped).toMatchObject([
      { kind: 'message 200', why: 'unknown', count: 2 },
      { kind: 'message 60', why: 'unknown', count: 1 },
    ]);
    expect(observed.steps.at(-1)?.event).toEqual({
      type: 'duel.ended',
      payload: { winner: 'B', how: 'conceded' },
    });
  });

  it('takes one that ends in the middle of a packet up to there', () => {
    const whole = fileOf([...opening(layout), on.attack(fighter, guard)], { layout });
    const { packets, cutOff } = readWhole(whole.subarray(0, whole.length - 3));
    expect([packets.at(-1)?.message?.name, cutOff]).toEqual(['phaseEntered', true]);
  });
});
