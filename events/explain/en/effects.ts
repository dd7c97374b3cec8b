import type { EntryOf } from '../../messages/index.ts';
import { opponentOf } from '../../messages/index.ts';
import type { Catalogue } from '../catalogue.ts';
import { comesToNothing, isHandLimit, linkCard } from '../facts/chain.ts';
import { answersDeclaration } from '../facts/endings.ts';
import { waitedFor } from '../facts/influences.ts';
import type { Scene } from '../scene.ts';
import { capital, say, sentences, strong, type Words } from '../words.ts';
import { afterBattle, nothingDone, stillToCheck } from './battleWithin.ts';
import { because, saidAgain } from './changes.ts';
import { and, attackerName, cardsWords, numberWord, or, sentence } from './grammar.ts';
import { appliedClause, heldBy, setTime, untilWords, whenWords } from './influences.ts';
import { choiceWords } from './labels.ts';
import { whyNothing } from './whyNothing.ts';

type Tell = Catalogue['tell'];

/** What the card answers: another card, the attack, or nothing. */
function occasion({ payload }: EntryOf<'effect.activated'>, scene: Scene): Words | undefined {
  const above = scene.before.chain.filter((link) => link.state === 'waiting').at(-1);
  const other = opponentOf(payload.player);
  if (above !== undefined) {
    return above.card === payload.card
      ? undefined
      : say`It answers ${scene.card(above.card)} and will resolve before it.`;
  }
  const { attack } = scene.before;
  if (attack === null || attack.declaredAt === null || payload.trigger !== undefined) return undefined;
  if (attack.inDamageStep) return say`This happens in the Damage Step of ${attackerName(scene)}’s attack.`;
  const then = say`${other} may respond before it does anything.`;
  const name = attackerName(scene);
  switch (answersDeclaration(scene)) {
    case 'first':
      return say`It answers the declaration of ${name}’s attack; ${then}`;
    case 'again':
      return say`Under this ruleset the declaration of ${name}’s attack may be answered again; ${then}`;
    case 'later':
      return say`This happens while ${name}’s attack is running, after the answers to its declaration; ${then}`;
  }
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
      : comesToNothing(payload.link, scene)
        ? say`${strong`${card} resolves`}: its turn in the chain has come, and nothing comes of it.`
        : payload.link < scene.before.chain.length
          ? say`${strong`${card} resolves`}: its turn in the chain has come.`
          : say`${strong`${card} resolves`}: what it does happens now.`,
  };
};

/** `Book of Moon has resolved, but Horus is unaffected by it because of its own effect.` */
function unaffectedWords(
  { unaffected }: EntryOf<'link.resolved'>['payload'],
  name: Words,
  scene: Scene,
): Words | undefined {
  if (unaffected === undefined) return undefined;
  const kept = unaffected.map(
    ({ card, through }) => say`${scene.card(card)} is unaffected by it${because(card, [through], scene)}`,
  );
  return say`${name} has resolved, but ${strong`${and(kept)}`}.`;
}

const resolved: Tell['link.resolved'] = ({ payload }, scene) => {
  const id = linkCard(payload.link, scene);
  const card = id === undefined ? say`the effect` : say`${scene.card(id)}`;
  switch (payload.outcome) {
    case 'resolved': {
      const nothing = nothingDone(id, scene);
      return {
        title: 'Resolved',
        row: nothing === undefined ? say`${card} has resolved` : say`${card} has resolved and does nothing`,
        sentence:
          unaffectedWords(payload, card, scene) ??
          (nothing === undefined
            ? say`${card} has done what it does.`
            : sentence(say`${card} has resolved, but ${nothing}`)),
      };
    }
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
        sentence: say`${strong`${card} does nothing`}: ${whyNothing(id, scene)}.`,
      };
  }
};

function allResolved(links: number): Words {
  if (links === 1) return say`The activated card has resolved, so the chain is over.`;
  const many = links === 2 ? 'Both' : `All ${numberWord(links)}`;
  return say`${many} activated cards have resolved, the last one first, so the chain is over.`;
}

const chainEnded: Tell['chain.ended'] = ({ payload }, scene) => ({
  title: 'Chain over',
  row: say`The chain is over`,
  sentence: sentences(allResolved(payload.links), afterBattle(scene), stillToCheck(scene)),
});

const QUESTIONS: Readonly<Record<EntryOf<'prompt.asked'>['payload']['kind'], string>> = {
  target: 'which card is targeted',
  cost: 'what is paid',
  effect: 'which effect applies',
  option: 'which of its effects is used',
  number: 'how many',
  position: 'in which position',
  zone: 'in which zone',
  card: 'which card to choose',
  yesNo: 'yes or no',
  order: 'in which order',
  attackTarget: 'what is attacked',
};

const asked: Tell['prompt.asked'] = ({ payload, command }, scene) => {
  const { player, kind, options, min, max } = payload;
  // To go on is a decision of the attacking player; what follows from it, the defending one is asked (R28).
  const goesOn = command?.type === 'attackReplay.continue' || command?.type === 'attackReplay.choose';
  if (isHandLimit(payload, scene)) {
    const count = scene.before.players[player].hand.length;
    return {
      title: 'Question',
      row: say`Is asked what to discard`,
      sentence: say`${player} has ${count} cards in the hand and ${strong`must discard ${min}`}, since no more than six may be kept at the end of the turn. ${player} chooses ${min === 1 ? 'which' : 'which ones'}.`,
    };
  }
  if (options.length === 0)
    return {
      title: 'Question',
      row: say`Is asked something`,
      sentence: say`${player} is asked something that the other player does not see.`,
    };
  const about = payload.about === undefined ? say`by the rules` : say`for ${scene.card(payload.about)}`;
  const many = max > 1 ? say`, ${min === max ? numberWord(max) : `up to ${numberWord(max)}`} of them` : [];
  const few = options.length > 6 ? [] : options.map((option) => choiceWords(option, scene));
  return {
    title: 'Question',
    row: goesOn ? say`Goes on; ${player} is asked ${QUESTIONS[kind]}` : say`Is asked ${QUESTIONS[kind]}`,
    sentence: sentences(
      goesOn && say`${strong`${scene.attacker} goes on with ${attackerName(scene)}’s attack`}.`,
      say`${player} is asked ${about} ${QUESTIONS[kind]}${many}.`,
      few.length > 0 && say`The choices: ${or(few)}.`,
    ),
  };
};

const answered: Tell['prompt.answered'] = ({ payload }, scene) => {
  const options = scene.before.prompt?.options ?? [];
  if (scene.before.prompt !== null && options.length === 0)
    return {
      title: 'Answer',
      row: say`Answers`,
      sentence: say`${payload.player} answers; the other player does not see what.`,
    };
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

const applied: Tell['effect.applied'] = ({ index, payload }, scene) => {
  const source = scene.source(payload.source) ?? say`an effect`;
  const clause = appliedClause(payload, scene);
  const until = whenWords(payload);
  if (clause === undefined) {
    const on = heldBy(payload, scene);
    return {
      title: 'Takes effect',
      row: say`${source} applies to ${on}`,
      sentence: say`${strong`The effect of ${source} applies to ${on}`} ${until}.`,
    };
  }
  const own = scene.state(payload.source.card)?.visit;
  const isOwn = own !== undefined && payload.cards.includes(own);
  const through = isOwn ? say`its own effect` : say`${source}`;
  const on = isOwn && payload.cards.length === 1 ? say`itself` : heldBy(payload, scene);
  return {
    title: 'Takes effect',
    row: capital(
      saidAgain(index, clause, scene)
        ? say`${source} takes effect on ${on}`
        : // what only happens later is not told as if it happened now
          /^(at|in|when) /.test(until)
          ? say`${clause} ${until}`
          : clause,
    ),
    sentence: sentence(say`${strong`${clause}`} ${until}, because of ${through}`),
  };
};

/** When in the End Phase that is: our own choice (Q16). */
const asItBegins = (effect: { readonly until: string } | undefined): Words | undefined =>
  effect?.until === 'endPhase'
    ? say`That it is due as the phase begins is our own choice: no source says when in it.`
    : undefined;

const expired: Tell['effect.expired'] = ({ causedBy, payload }, scene) => {
  const effect = scene.before.effects.find((each) => each.id === payload.id);
  const source = scene.source(effect?.source) ?? say`an effect`;
  switch (effect === undefined ? undefined : waitedFor(effect)) {
    case 'return':
      return {
        title: 'Time is up',
        row: say`${source} lets go`,
        sentence: sentences(
          say`As ${effect === undefined ? 'its time' : setTime(effect.until)} comes, the time is over for which ${source} had banished ${effect === undefined ? 'it' : heldBy(effect, scene)}.`,
          asItBegins(effect),
        ),
      };
    case 'later':
      return {
        title: 'Time has come',
        row: say`What ${source} set for now is due`,
        sentence: sentences(
          say`${capital(say`${effect === undefined ? 'its time' : setTime(effect.until)}`)} has come, and with it what ${source} had set for then.`,
          asItBegins(effect),
        ),
      };
  }
  const withAttack = causedBy.some((index) => scene.entryAt(index, 'attack.ended') !== undefined);
  const lasted =
    effect === undefined
      ? 'its time has passed'
      : withAttack
        ? 'it was meant for this attack, which is over'
        : `it lasted ${untilWords(effect)}`;
  return {
    title: 'Effect over',
    row: say`${source} no longer applies`,
    sentence: sentences(say`The effect of ${source} is over: ${lasted}.`, asItBegins(effect)),
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
