import type { EntryOf, MoveReason, Place, Zone } from '../../messages/index.ts';
import type { Catalogue, Told } from '../catalogue.ts';
import type { Scene } from '../scene.ts';
import { capital, say, sentences, strong } from '../words.ts';
import { attachedTellers } from './attached.ts';
import { barredClause, because, posture, titleOfValue, turnVerb, valueClause, valueRow } from './changes.ts';
import { detached } from './detached.ts';
import { and, by, cardsWords, departing, numberWord, sentence, sideOf, whatSetItOff } from './grammar.ts';
import { lifePoints } from './lifePoints.ts';

type Tell = Catalogue['tell'];
type Moved = EntryOf<'card.moved'>;

const ZONES: Readonly<Record<Zone, string>> = {
  monster: 'Monster Zone',
  extraMonster: 'Extra Monster Zone',
  spellTrap: 'Spell & Trap Zone',
  fieldSpell: 'Field Zone',
  pendulum: 'Pendulum Zone',
  hand: 'hand',
  deck: 'Deck',
  extraDeck: 'Extra Deck',
  graveyard: 'Graveyard',
  banished: 'banished cards',
  material: 'material',
  nowhere: 'no place',
};
const isMonsterPlace = (place: Place): boolean => place.zone === 'monster' || place.zone === 'extraMonster';

const CAME: Readonly<Partial<Record<MoveReason, string>>> = {
  normalSummon: 'Normal Summoned',
  tributeSummon: 'Tribute Summoned',
  specialSummon: 'Special Summoned',
  set: 'Set',
  activated: 'turned into a monster',
};

function came(entry: Moved, scene: Scene): Told {
  const { payload } = entry;
  const card = scene.card(payload.card);
  const side = sideOf(payload.to.player);
  const how = posture(payload.position ?? 'attack', payload.faceUp);
  const elsewhere = payload.from.zone === 'banished' ? 'returned to the field' : 'put on the field';
  const verb =
    payload.asMonster === undefined
      ? (CAME[payload.reason] ?? elsewhere)
      : payload.from.zone === 'spellTrap'
        ? 'turned into a monster'
        : 'Special Summoned as a monster';
  const through = by(payload.source, payload.card, scene);
  const running =
    scene.before.attack !== null &&
    scene.before.attack.declaredAt !== null &&
    !scene.before.attack.inDamageStep;
  const note =
    !running || scene.before.attack === null
      ? undefined
      : payload.to.player === scene.before.attack.player
        ? say`It is the attacker’s own side.`
        : say`It is the side under attack.`;
  return {
    title: 'Came',
    row: say`${card} comes`,
    sentence: sentences(
      sentence(say`${strong`${card} comes to ${side}`}, ${verb}${through}, in ${how}`),
      note,
    ),
  };
}

function left(entry: Moved, scene: Scene): Told {
  const { payload } = entry;
  const card = scene.card(payload.card);
  const clause = strong`${card} ${departing(entry, scene)}`;
  const destroyed = payload.reason === 'destroyedByBattle' || payload.reason === 'destroyedByEffect';
  const named = destroyed || payload.reason === 'tribute';
  const token = scene.state(payload.card)?.token === true;
  const where =
    named && payload.to.zone === 'graveyard' && !token
      ? say` and goes to ${payload.to.player}’s Graveyard`
      : [];
  return {
    title: 'Left',
    row: destroyed
      ? say`${card} is destroyed`
      : payload.reason === 'tribute'
        ? say`${card} is Tributed`
        : say`${card} leaves`,
    sentence: sentence(say`${clause}${where}`),
  };
}

const moved: Tell['card.moved'] = (entry, scene) => {
  const { payload } = entry;
  const { from, to, reason } = payload;
  const card = scene.card(payload.card);
  const through = by(payload.source, payload.card, scene);
  const name = scene.source(payload.source);
  if (isMonsterPlace(to) && !isMonsterPlace(from)) return came(entry, scene);
  if (isMonsterPlace(from) && !isMonsterPlace(to)) return left(entry, scene);
  if (isMonsterPlace(from)) {
    return {
      title: 'Moved',
      row: say`${card} changes its zone`,
      sentence: say`${card} moves to another zone of ${sideOf(to.player)}${through}.`,
    };
  }
  // In a tag duel the cards of the one who does not play are nowhere.
  if (to.zone === 'nowhere')
    return {
      title: 'Players changed',
      row: say`${card} goes with its player`,
      sentence: say`${from.player}’s side changes its player: ${card} goes from the ${ZONES[from.zone]} with the one before.`,
    };
  if (from.zone === 'nowhere')
    return {
      title: 'Players changed',
      row: say`${card} comes with its player`,
      sentence: say`${to.player}’s side changes its player: ${card} comes to the ${ZONES[to.zone]} with the one who plays now.`,
    };
  if (from.zone === 'material') return detached(entry, scene, ZONES[to.zone]);
  switch (reason) {
    case 'draw':
      return { title: 'Drawn', row: say`Draws a card`, sentence: say`${to.player} draws ${card}.` };
    case 'discard':
      return {
        title: 'Discarded',
        row: say`Discards ${card}`,
        sentence: say`${strong`${from.player} discards ${card}`} from the hand to the Graveyard.`,
      };
    case 'set':
      return { title: 'Set', row: say`Sets a card`, sentence: say`${to.player} Sets ${card} face-down.` };
    case 'activated':
      return {
        title: 'Put on the field',
        row: say`Puts ${card} on the field`,
        sentence: say`${to.player} puts ${card} on the field to activate it.`,
      };
    case 'resolved':
      return {
        title: 'To the Graveyard',
        row: say`${card} to the Graveyard`,
        sentence: say`${card} has been used and goes to ${to.player}’s Graveyard.`,
      };
    case 'destroyedByEffect':
      return {
        title: 'Destroyed',
        row: say`${card} is destroyed`,
        sentence: say`${strong`${card} is destroyed${through}`}${whatSetItOff(entry, scene)} and goes to ${to.player}’s Graveyard.`,
      };
    default:
      return {
        title: 'Moved',
        row: say`${card} to the ${ZONES[to.zone]}`,
        sentence: say`${strong`${card}`} goes from ${from.player}’s ${ZONES[from.zone]} to ${to.player}’s ${ZONES[to.zone]}${reason === 'cost' ? say` as a cost` : name === undefined ? [] : say` through ${name}`}.`,
      };
  }
};

const turned: Tell['card.turned'] = (entry, scene) => {
  const { card: id, position, faceUp, how, source } = entry.payload;
  const card = scene.card(id);
  const player = scene.controller(id);
  const old = scene.before.cards[id];
  const monster = old !== undefined && isMonsterPlace(old.place);
  if (!monster)
    return {
      title: 'Turned face-up',
      row: say`${card} is turned face-up`,
      sentence: say`${strong`${card} is turned face-up`}.`,
    };
  const verb = turnVerb(position, faceUp, old.faceUp);
  switch (how) {
    case 'flipSummon':
      return {
        title: 'Flip Summon',
        row: say`Flip Summons ${card}`,
        sentence: say`${strong`${player} Flip Summons ${card}`}: it is ${verb}.`,
      };
    case 'byHand':
      return {
        title: 'Turned',
        row: say`Turns ${card} ${verb.replace('turned ', '')}`,
        sentence: say`${strong`${player} changes ${card}’s position`}: it is ${verb}.`,
      };
    case 'attacked':
      return {
        title: 'Turned face-up',
        row: say`${card} is turned face-up`,
        sentence: say`${strong`${card} is ${verb}`}, since it is attacked and lay face-down.`,
      };
    default:
      return {
        title: 'Turned',
        row: say`${card} is ${verb}`,
        sentence: sentence(strong`${card} is ${verb}${by(source, id, scene)}`),
      };
  }
};

const SUMMONS = {
  normal: 'Normal Summon',
  tribute: 'Tribute Summon',
  flip: 'Flip Summon',
  set: 'Set',
} as const;

const summoned: Tell['monster.summoned'] = ({ payload }, scene) => {
  const card = scene.card(payload.card);
  const name = SUMMONS[payload.how];
  const player = scene.after.cards[payload.card]?.place.player ?? scene.controller(payload.card);
  return {
    title: name,
    row: payload.how === 'set' ? say`A monster has been Set` : say`${card} has been Summoned`,
    sentence: sentences(
      payload.how === 'set'
        ? say`${player} has Set ${card} face-down in Defense Position.`
        : say`${player}’s ${name} of ${card} is complete.`,
      payload.usesNormalSummon && say`It was ${player}’s one Normal Summon or Set of the turn.`,
    ),
  };
};

const set: Tell['spellTrap.set'] = ({ payload }, scene) => ({
  title: 'Set',
  row: say`A card has been Set`,
  sentence: say`${scene.controller(payload.card)} has Set ${scene.card(payload.card)}. A Trap or Quick-Play Spell cannot be activated in the turn it was Set.`,
});

const turnedByHand: Tell['monster.turnedByHand'] = ({ payload }, scene) => ({
  title: 'Position changed',
  row: say`${scene.card(payload.card)} has been turned`,
  sentence: say`${scene.controller(payload.card)} has changed ${scene.card(payload.card)}’s position and may not change it again this turn.`,
});

const controlChanged: Tell['control.changed'] = ({ payload }, scene) => {
  const card = scene.card(payload.card);
  const player = payload.to.player;
  const name = scene.source(payload.source);
  const through = name === undefined ? [] : say` through ${name}`;
  return {
    title: 'Control changed',
    row: say`${card} changes sides`,
    sentence: say`${strong`${player} takes control of ${card}`}${through}: it changes from ${sideOf(payload.from.player)} to ${sideOf(player)}.`,
  };
};

const shuffled: Tell['deck.shuffled'] = ({ payload }) => ({
  title: 'Shuffled',
  row: say`Shuffles the Deck`,
  sentence: say`${payload.player}’s Deck is shuffled.`,
});

const zonesShuffled: Tell['zones.shuffled'] = ({ payload }, scene) => {
  const { cards, player, source } = payload;
  const count = numberWord(cards.length);
  const places = and(cards.map(({ place }) => String(place)));
  const name = scene.source(source);
  return {
    title: 'Shuffled',
    row: say`Shuffles ${count} face-down monsters`,
    sentence: sentences(
      say`${strong`${player} shuffles ${count} face-down monsters`}${name === undefined ? [] : say` for ${name}`}: they lie in the zones ${places}, and only ${player} can tell which is which.`,
      say`None of them has left the field or come to it by that. That what had targeted one of them no longer finds it is our own choice: no source says.`,
    ),
  };
};

const revealed: Tell['cards.revealed'] = ({ payload }, scene) => ({
  title: 'Shown',
  row: say`${cardsWords(payload.cards, scene)} shown`,
  sentence: say`${and(payload.to.map((player) => player))} ${payload.to.length === 1 ? 'sees' : 'see'} ${cardsWords(payload.cards, scene)}.`,
});

const valueChanged: Tell['value.changed'] = ({ payload }, scene) => {
  const { what, from, to } = payload;
  const card = scene.card(payload.card);
  if (what === 'cannotAttackThese') {
    const row = barredClause(payload.card, from, to, scene);
    const told = say`${strong`${row}`}${because(payload.card, payload.sources, scene)}`;
    return { title: 'Ability changed', row: capital(row), sentence: sentence(told) };
  }
  const printed = scene.state(payload.card)?.printed[what];
  const back =
    payload.sources.length === 0 && typeof to === 'number' && to === printed ? say`, its printed value` : [];
  const clause = strong`${valueClause(card, what, from, to, 'now')}`;
  return {
    title: titleOfValue(what, to),
    row: valueRow(card, what, to),
    sentence: sentence(say`${clause}${back}${because(payload.card, payload.sources, scene)}`),
  };
};

/** What is said of cards, values and Life Points. */
export const cardTellers = {
  'card.moved': moved,
  'card.turned': turned,
  'monster.summoned': summoned,
  'spellTrap.set': set,
  'monster.turnedByHand': turnedByHand,
  'control.changed': controlChanged,
  ...attachedTellers,
  'zones.shuffled': zonesShuffled,
  'deck.shuffled': shuffled,
  'cards.revealed': revealed,
  'lifePoints.changed': lifePoints,
  'value.changed': valueChanged,
} satisfies Partial<Tell>;
