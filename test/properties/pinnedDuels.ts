import { own, type Pinned, trap } from './pinnedKinds.ts';

/** What duels by dice have shown, each as the shortest duel that shows it. */
export const PINNED: readonly Pinned[] = [
  {
    title: 'a negation that waits for the next attack takes place when it is declared',
    setup: { at: 'start.open', A: { monsters: ['gemini-elf'] }, B: { graveyard: ['necro-gardna'] } },
    steps: [
      { B: 'activate', card: 'necro-gardna' },
      { until: 'battle.open' },
      { A: 'attack', with: 'gemini-elf', target: 'direct' },
      { until: 'attackOver' },
      {
        expect: { noAttackReplay: 'ATTACK_NEGATED', attack: { ended: 'noBattle' }, lifePoints: { B: 8000 } },
      },
    ],
    has: 'attack.negated',
  },
  {
    title: 'what lasts while its card is face-up ends because the card was Tributed',
    setup: {
      at: 'main1',
      A: { monsters: ['light-and-darkness-dragon'], hand: ['summoned-skull', 'mystical-space-typhoon'] },
      B: { spellsTraps: ['mirror-force'] },
    },
    steps: [
      { A: 'activate', card: 'mystical-space-typhoon', answers: ['mirror-force'] },
      { until: 'main1' },
      { expect: { atk: { 'light-and-darkness-dragon': 2300 }, place: { 'mirror-force': 'B.spellTrap' } } },
      { A: 'summon', card: 'summoned-skull' },
      { until: 'main1' },
      { expect: { place: { 'light-and-darkness-dragon': 'A.graveyard' } } },
    ],
    has: 'effect.expired',
  },
  {
    title: 'a value that depends on the phase and the turn follows them at once',
    cards: [
      own('own-fighter', [
        { to: 'self', what: [{ modify: 'atk', add: 500 }], condition: [{ phase: ['battle'] }] },
      ]),
      own('own-host', [
        { to: 'self', what: [{ modify: 'atk', add: 700 }], condition: [{ turn: 'opponent' }] },
      ]),
      own('own-tired', [
        { to: 'self', what: [{ modify: 'def', set: 0 }], condition: [{ selfDid: 'attacked' }] },
      ]),
    ],
    setup: { at: 'main1', A: { monsters: ['own-fighter', 'own-host', 'own-tired'] } },
    steps: [
      { expect: { atk: { 'own-fighter': 1000, 'own-host': 1000 } } },
      { until: 'start.open' },
      { expect: { atk: { 'own-fighter': 1500 } } },
      { until: 'battle.open' },
      { A: 'attack', with: 'own-tired', target: 'direct' },
      { until: 'damage.1' },
      { expect: { def: { 'own-tired': 0 } } },
      { until: 'main2' },
      { expect: { atk: { 'own-fighter': 1000 } } },
      { until: 'nextTurn' },
      { expect: { atk: { 'own-host': 1700 }, def: { 'own-tired': 1000 } } },
    ],
    has: 'value.changed',
  },
  {
    title: 'a value that depends on the target follows it when it is chosen again',
    cards: [own('own-hunter', [{ to: 'attackTarget', what: [{ modify: 'atk', add: -300 }] }])],
    setup: {
      A: { monsters: ['own-hunter'] },
      B: { monsters: ['celtic-guardian'], spellsTraps: ['call-of-the-haunted'], graveyard: ['baby-dragon'] },
    },
    steps: [
      { A: 'attack', with: 'own-hunter', target: 'celtic-guardian' },
      { expect: { atk: { 'celtic-guardian': 1100 } } },
      { B: 'activate', card: 'call-of-the-haunted', answers: ['baby-dragon'] },
      { until: 'attackReplay' },
      { A: 'choose', target: 'baby-dragon' },
      { expect: { atk: { 'celtic-guardian': 1400, 'baby-dragon': 900 } } },
      { until: 'attackOver' },
    ],
    has: 'value.changed',
  },
  {
    title: 'of two cards that negate each other the one that was there first does',
    cards: [
      own('own-elder', [{ to: { in: 'monster', of: 'either' }, what: [{ negated: true }] }]),
      own('own-younger', [
        { to: { in: 'monster', of: 'either', where: { not: 'self' } }, what: [{ negated: true }] },
        { to: 'self', what: [{ modify: 'atk', add: 900 }] },
      ]),
    ],
    setup: { at: 'main1', A: { monsters: ['own-elder'], hand: ['own-younger'] } },
    steps: [
      { A: 'summon', card: 'own-younger' },
      { until: 'main1' },
      { expect: { atk: { 'own-younger': 1000 } } },
    ],
    has: 'value.changed',
  },
  {
    title: 'only a monster that is not on the field yet can be Special Summoned',
    cards: [
      trap('own-call', {
        do: [
          { op: 'specialSummon', what: { in: 'graveyard', of: 'you' }, upTo: 2, positions: ['attack'] },
          { op: 'specialSummon', what: { in: 'monster', of: 'opponent' }, count: 1, positions: ['attack'] },
        ],
      }),
    ],
    setup: {
      A: { monsters: ['gemini-elf'] },
      B: { spellsTraps: ['own-call'], graveyard: ['shrink', 'mirror-force', 'baby-dragon'] },
    },
    steps: [
      { A: 'attack', with: 'gemini-elf', target: 'direct' },
      { B: 'activate', card: 'own-call' },
      { until: 'attackReplay' },
      { expect: { counts: { 'B.monster': 1, 'A.monster': 1, 'B.graveyard': 3 } } },
    ],
    has: 'attackReplay.checked',
  },
  {
    title: 'a target that the cost of the attack takes away is named again',
    cards: [
      {
        ...own('own-toll', []),
        effects: [
          {
            id: 'toll',
            kind: 'attackCost',
            cost: [{ op: 'banish', what: { in: 'monster', of: 'opponent' }, count: 1 }],
          },
        ],
      },
    ],
    setup: {
      A: { monsters: ['own-toll'] },
      B: { monsters: ['baby-dragon', 'celtic-guardian', 'skull-servant'] },
    },
    steps: [
      { A: 'attack', with: 'own-toll', target: 'baby-dragon' },
      { A: 'answer', answer: 'baby-dragon' },
      {
        expect: {
          asked: { player: 'A', kind: 'attackTarget', options: ['celtic-guardian', 'skull-servant'] },
        },
      },
      { A: 'answer', answer: 'skull-servant' },
      { until: 'attackOver' },
      { expect: { destroyed: ['skull-servant'], place: { 'baby-dragon': 'B.banished' } } },
    ],
    has: 'attack.declared',
  },
  {
    title: 'what cannot be Tributed is no Tribute, for a Summon or a cost',
    cards: [
      own('own-saint', [{ to: 'self', what: [{ forbid: 'tribute' }] }]),
      trap('own-altar', {
        cost: [{ op: 'tribute', what: { in: 'monster', of: 'you' }, count: 1 }],
        do: [{ op: 'draw', player: 'you', count: 1 }],
      }),
    ],
    setup: {
      at: 'main1',
      A: { monsters: ['own-saint'], spellsTraps: ['own-altar'], hand: ['summoned-skull'] },
    },
    steps: [
      { A: 'summon', card: 'summoned-skull', refused: 'summon/tribute' },
      { A: 'activate', card: 'own-altar', refused: 'effect/cost' },
      { until: 'battle.open' },
    ],
    has: 'command.refused',
  },
  {
    title: 'up to two targets are one or two',
    cards: [
      trap('own-storm', {
        target: { what: { in: 'monster', of: 'opponent' }, count: 2, upTo: true },
        do: [{ op: 'destroy', what: 'target' }],
      }),
    ],
    setup: {
      at: 'main1',
      A: { spellsTraps: ['own-storm', 'own-storm'] },
      B: { monsters: ['baby-dragon', 'gemini-elf'] },
    },
    steps: [
      { A: 'activate', card: 'own-storm', answers: ['baby-dragon'] },
      { until: 'main1' },
      { expect: { destroyed: ['baby-dragon'] } },
      { A: 'activate', card: 'own-storm', answers: ['gemini-elf'] },
      { until: 'main1' },
      { expect: { destroyed: ['gemini-elf'] } },
    ],
    has: 'effect.activated',
  },
  {
    title: 'once per duel is once, also a turn later and with another copy',
    cards: [
      {
        ...own('own-oracle', []),
        effects: [
          {
            id: 'draw',
            kind: 'ignition',
            limit: { per: 'duel', times: 1, by: 'name' },
            do: [{ op: 'draw', player: 'you', count: 1 }],
          },
        ],
      },
    ],
    setup: { at: 'main1', A: { monsters: ['own-oracle', 'own-oracle'] } },
    steps: [
      { A: 'activate', card: 'own-oracle#1' },
      { until: 'nextTurn' },
      { until: 'main1' },
      { until: 'endPhase' },
      { until: 'nextTurn' },
      { until: 'main1' },
      { A: 'activate', card: 'own-oracle#2', refused: 'effect/limit' },
    ],
    has: 'turn.begun',
  },
  {
    title: 'a trigger whose card was the cost of another one is over',
    cards: [
      {
        ...own('own-first', []),
        effects: [
          {
            id: 'eat',
            kind: 'trigger',
            optional: true,
            when: [{ event: 'attackDeclared', by: 'opponent' }],
            cost: [{ op: 'tribute', what: { in: 'monster', of: 'you', where: { not: 'self' } }, count: 1 }],
            do: [{ op: 'draw', player: 'you', count: 1 }],
          },
        ],
      },
      {
        ...own('own-second', []),
        effects: [
          {
            id: 'leave',
            kind: 'trigger',
            optional: true,
            when: [{ event: 'attackDeclared', by: 'opponent' }],
            cost: [{ op: 'banish', what: 'self' }],
            do: [{ op: 'draw', player: 'you', count: 1 }],
          },
        ],
      },
    ],
    setup: { A: { monsters: ['gemini-elf'] }, B: { monsters: ['own-first', 'own-second'] } },
    steps: [
      { A: 'attack', with: 'gemini-elf', target: 'own-first' },
      { B: 'activate', card: 'own-first' },
      { B: 'activate', card: 'own-second', refused: 'effect/wrong-timing' },
      { until: 'attackReplay' },
      { expect: { attackReplay: { causes: ['LEAVE'] }, place: { 'own-second': 'B.graveyard' } } },
    ],
    has: 'triggers.placed',
  },
  {
    title: 'a token that is gone stays gone, whatever else happens to it',
    cards: [
      trap('own-fire', {
        do: [
          { op: 'createTokens', token: 'sheep-token', count: 1, position: 'defense', to: 'opponent' },
          { op: 'destroy', what: { in: 'monster', of: 'opponent' } },
          { op: 'returnToHand', what: 'chosen' },
        ],
      }),
    ],
    setup: { at: 'main1', A: { spellsTraps: ['own-fire'] } },
    steps: [
      { A: 'activate', card: 'own-fire' },
      { until: 'main1' },
      { expect: { counts: { 'B.monster': 0, 'B.hand': 0 }, place: { 'sheep-token': 'nowhere' } } },
    ],
    has: 'card.moved',
  },
  {
    title: 'only a face-up monster is equipped',
    cards: [
      trap('own-chain', {
        do: [
          { op: 'equip', to: { in: ['spellTrap', 'monster'], of: 'you' } },
          { op: 'draw', player: 'you', count: 1 },
        ],
      }),
    ],
    setup: {
      at: 'main1',
      A: {
        spellsTraps: ['own-chain'],
        monsters: [{ card: 'gemini-elf', position: 'defense', faceUp: false }],
      },
    },
    steps: [
      { A: 'activate', card: 'own-chain' },
      { until: 'main1' },
      { expect: { place: { 'own-chain': 'A.graveyard' }, counts: { 'A.hand': 1 } } },
      { until: 'main2' },
    ],
    has: 'effect.activated',
    hasNot: 'card.equipped',
  },
  {
    title: 'three triggers of one player are put on the chain in the order that is chosen',
    setup: {
      A: {
        monsters: ['goblin-zombie', 'goblin-zombie', 'goblin-zombie'],
        deck: ['skull-servant', 'skull-servant', 'skull-servant', 'dragon-zombie'],
      },
      B: { spellsTraps: ['mirror-force'] },
    },
    steps: [
      { A: 'attack', with: 'goblin-zombie#1', target: 'direct' },
      { B: 'activate', card: 'mirror-force' },
      { A: 'answer', answer: 'goblin-zombie#2' },
      { expect: { asked: { player: 'A', kind: 'order', options: ['goblin-zombie#1', 'goblin-zombie#3'] } } },
      { A: 'answer', answer: 'goblin-zombie#3' },
      { expect: { chain: ['goblin-zombie#2', 'goblin-zombie#3', 'goblin-zombie#1'] } },
    ],
    has: 'prompt.answered',
  },
];
