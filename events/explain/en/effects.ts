import type { CardId, EntryOf } from '../../messages/index.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Scene } from '../scene.ts';
import { say, sentences, strong, type Words } from '../words.ts';
import { and, attackerName, cardsWords, numberWord, or } from './grammar.ts';
import { choiceWords } from './labels.ts';

type Tell = Catalogue['tell'];

/** What the card answers: another card, the attack, or nothing. */
function occasion({ payload }: EntryOf<'effect.activated'>, scene: Scene): Words | undefined {
  const above = scene.before.chain.filter((link) => link.state === 'waiting').at(-1);
  const other = payload.player === 'A' ? 'B' : 'A';
  if (above !== undefined) {
    return above.card === payload.card
      ? undefined
      : say`It answers ${scene.card(above.card)} and will resolve before it.`;
  }
  const { attack } = scene.before;
  if (attack === null || attack.declaredAt === null || payload.trigger !== undefined) return undefined;
  if (attack.inDamageStep) return say`This happens in the Damage Step of ${attackerName(scene)}’s attack.`;
  return payload.player === attack.player
    ? say`This happens while ${attackerName(scene)}’s attack is running; ${other} may respond.`
    : say`It answers ${attackerName(scene)}’s attack; ${other} may respond before it does anything.`;
}

const activated: Tell['effect.activated'] = (entry, scene) => {
  const { payload } = entry;
  const card = scene.card(payload.card);
  const { targets, paid, player, trigger } = payload;
  const what = payload.activation
    ? say`${player} ${strong`activates ${card}`}`
    : say`${player} ${strong`uses the effect of ${card}`}${trigger === undefined ? '' : ', which reacts to what just happened'}`;
  const others = paid.filter((id) => id !== payload.card);
  const details = [
    ...(targets.length > 0 ? [say`it targets ${cardsWords(targets, scene)}`] : []),
    ...(others.length > 0 ? [say`its cost was ${cardsWords(others, scene)}`] : []),
  ];
  const more = details.length === 0 ? [] : say`: ${and(details)}`;
  return {
    title: 'Activated',
    row: payload.activation ? say`Activates ${card}` : say`Uses ${card}’s effect`,
    sentence: sentences(say`${what}${more}.`, occasion(entry, scene)),
  };
};

const placed: Tell['triggers.placed'] = ({ payload }, scene) => {
  const names = and(payload.offers.map((trigger) => scene.card(trigger.card)));
  const count = payload.offers.length;
  return {
    title: 'May react',
    row: count === 0 ? say`Nothing more reacts` : say`${names} may react`,
    sentence:
      count === 0
        ? say`No further effect reacts to what happened.`
        : say`${strong`${names}`} may react to what happened: ${payload.offers[0]?.player ?? scene.attacker} is asked.`,
  };
};

const linkCard = (link: number, scene: Scene): CardId | undefined =>
  scene.before.chain.find((each) => each.link === link)?.card;

const negated: Tell['effect.negated'] = ({ payload }, scene) => {
  const id = linkCard(payload.link, scene);
  const card = id === undefined ? say`the effect` : say`${scene.card(id)}`;
  const name = scene.source(payload.source) ?? say`an effect`;
  const what = payload.what === 'activation' ? say`the activation of ${card}` : say`the effect of ${card}`;
  return {
    title: 'Negated',
    row: say`${name} negates ${card}`,
    sentence: say`${strong`${name} negates ${what}`}, so ${card} will do nothing.`,
  };
};

const resolving: Tell['link.resolving'] = ({ payload }, scene) => {
  const card = scene.card(payload.card);
  const link = scene.before.chain.find((each) => each.link === payload.link);
  const more = scene.before.chain.filter((each) => each.state === 'waiting').length > 1;
  if (link !== undefined && link.negated !== null) {
    return {
      title: 'Resolves',
      row: say`${card} would resolve`,
      sentence: say`${card} would resolve now, but it was negated.`,
    };
  }
  return {
    title: 'Resolves',
    row: say`${card} resolves`,
    sentence: more
      ? say`${strong`${card} resolves`}. The card activated last goes first.`
      : say`${strong`${card} resolves`}: what it does happens now.`,
  };
};

const resolved: Tell['link.resolved'] = ({ payload }, scene) => {
  const id = linkCard(payload.link, scene);
  const card = id === undefined ? say`the effect` : say`${scene.card(id)}`;
  switch (payload.outcome) {
    case 'resolved':
      return {
        title: 'Resolved',
        row: say`${card} has resolved`,
        sentence: say`${card} has done what it does.`,
      };
    case 'negated':
      return {
        title: 'Negated',
        row: say`${card} does nothing: negated`,
        sentence: say`${strong`${card} does nothing`}: it was negated.`,
      };
    case 'withoutEffect':
      return {
        title: 'Without effect',
        row: say`${card} does nothing`,
        sentence: say`${strong`${card} does nothing`}: what it needs is no longer there.`,
      };
  }
};

function allResolved(links: number): Words {
  if (links === 1) return say`The activated card has resolved, so the chain is over.`;
  const many = links === 2 ? 'Both' : `All ${numberWord(links)}`;
  return say`${many} activated cards have resolved, the last one first, so the chain is over.`;
}

const chainEnded: Tell['chain.ended'] = ({ payload }) => ({
  title: 'Chain over',
  row: say`The chain is over`,
  sentence: allResolved(payload.links),
});

const QUESTIONS: Readonly<Record<EntryOf<'prompt.asked'>['payload']['kind'], string>> = {
  target: 'which card is targeted',
  cost: 'what is paid',
  effect: 'which effect is used',
  option: 'which of its effects is used',
  number: 'how many',
  position: 'in which position',
  zone: 'in which zone',
  card: 'which card',
  yesNo: 'yes or no',
  order: 'in which order',
  attackTarget: 'what is attacked',
};

const asked: Tell['prompt.asked'] = ({ payload }, scene) => {
  const { player, kind, options, min, max } = payload;
  const about = payload.about === undefined ? [] : say` for ${scene.card(payload.about)}`;
  const many = max > 1 ? say`, ${min === max ? numberWord(max) : `up to ${numberWord(max)}`} of them` : [];
  const few = options.length > 6 ? [] : options.map((option) => choiceWords(option, scene));
  return {
    title: 'Question',
    row: say`Is asked ${QUESTIONS[kind]}`,
    sentence: sentences(
      say`${player} is asked${about} ${QUESTIONS[kind]}${many}.`,
      few.length > 0 && say`The choices: ${or(few)}.`,
    ),
  };
};

const answered: Tell['prompt.answered'] = ({ payload }, scene) => {
  const options = scene.before.prompt?.options ?? [];
  const values = Array.isArray(payload.answer) ? payload.answer : [payload.answer];
  const chosen = values.map((value) => {
    const option = options.find((each) => each.value === value);
    return option?.card !== undefined ? scene.card(option.card) : choiceWords(option ?? { value }, scene);
  });
  const answer = chosen.length === 0 ? say`nothing` : and(chosen);
  return {
    title: 'Answer',
    row: say`Answers: ${answer}`,
    sentence: say`${payload.player} answers: ${strong`${answer}`}.`,
  };
};

const UNTIL: Readonly<Record<EntryOf<'effect.applied'>['payload']['until'], string>> = {
  endOfCalculation: 'for this damage calculation only',
  endOfDamageStep: 'until the end of this Damage Step',
  endOfBattlePhase: 'until the end of the Battle Phase',
  endOfTurn: 'until the end of this turn',
  endOfYourNextTurn: 'until the end of its player’s next turn',
  endOfNextTurn: 'until the end of the next turn',
  whileFaceUp: 'for as long as it is face-up',
  nextAttack: 'until the next attack',
};

/** Whom a lasting effect holds: players, or cards by their visit. */
function held({ payload }: EntryOf<'effect.applied'>, scene: Scene): Words {
  const cards = Object.values(scene.after.cards)
    .filter((card) => payload.cards.includes(card.visit))
    .map((card) => card.id);
  const parts = [
    ...(cards.length > 0 ? [cardsWords(cards, scene)] : []),
    ...payload.players.map((player) => say`${player}`),
  ];
  return parts.length === 0 ? say`the duel` : and(parts);
}

const applied: Tell['effect.applied'] = (entry, scene) => {
  const { payload } = entry;
  const source = scene.source(payload.source) ?? say`an effect`;
  const on = held(entry, scene);
  return {
    title: 'Takes effect',
    row: say`${source} applies to ${on}`,
    sentence: say`${strong`The effect of ${source} applies to ${on}`} ${UNTIL[payload.until]}.`,
  };
};

const expired: Tell['effect.expired'] = ({ payload }, scene) => {
  const effect = scene.before.effects.find((each) => each.id === payload.id);
  const source = scene.source(effect?.source) ?? say`an effect`;
  return {
    title: 'Effect over',
    row: say`${source} no longer applies`,
    sentence: say`The effect of ${source} is over: ${effect === undefined ? 'its time has passed' : `it lasted ${UNTIL[effect.until]}`}.`,
  };
};

/** What is said of chains, effects and questions. */
export const effectTellers = {
  'effect.activated': activated,
  'triggers.placed': placed,
  'effect.negated': negated,
  'link.resolving': resolving,
  'link.resolved': resolved,
  'chain.ended': chainEnded,
  'prompt.asked': asked,
  'prompt.answered': answered,
  'effect.applied': applied,
  'effect.expired': expired,
} satisfies Partial<Tell>;
