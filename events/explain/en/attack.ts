import type { CardId, Payload } from '../../messages/index.ts';
import type { Catalogue, Told } from '../catalogue.ts';
import { answeredByDefender } from '../facts/endings.ts';
import { defendersOf } from '../facts/sides.ts';
import type { Scene } from '../scene.ts';
import { sourcesOfValue } from '../sources.ts';
import { capital, say, sentences, strong, type Words } from '../words.ts';
import { tellEnded } from './ended.ts';
import { attackerName, cardsWords, goneClause, numberWord, sentence, sideOf } from './grammar.ts';
import { tellNone } from './noReplay.ts';
import { replayRow, tellReplay } from './replayCauses.ts';

type Tell = Catalogue['tell'];

function whyDirect(scene: Scene): Words {
  const count = defendersOf(scene).length;
  if (count === 0)
    return say`${scene.defender} controls no monster, so the attack goes straight at ${scene.defender}’s Life Points.`;
  if (scene.byRules?.isBarred === true)
    return say`But ${scene.defender} controls ${count === 1 ? 'a monster' : `${numberWord(count)} monsters`}, and nothing that was told lets it pass by.`;
  const attacker = scene.attack?.attacker;
  const sources = attacker === undefined ? [] : sourcesOfValue(scene, attacker, 'attackDirectly');
  const others = sources.filter((id) => id !== attacker);
  const means =
    others.length > 0
      ? say`${cardsWords(others, scene)} ${others.length === 1 ? 'lets' : 'let'}`
      : sources.length > 0
        ? say`Its own effect lets`
        : say`An effect lets`;
  return say`${means} it pass by the ${count === 1 ? 'monster' : `${numberWord(count)} monsters`} on ${sideOf(scene.defender)}.`;
}

/** What the defending player has just answered about the target: its name, or which effect applies. */
function saidByDefender(scene: Scene): Words | undefined {
  const answered = answeredByDefender(scene);
  if (answered === undefined) return undefined;
  return answered === 'effect'
    ? say`${scene.defender} said which of the effects applies.`
    : say`${scene.defender} named the target.`;
}

const declaring: Tell['attack.declaring'] = ({ payload }, scene) => ({
  title: 'Attacker named',
  row: say`Names ${scene.card(payload.attacker)} to attack`,
  sentence: say`${payload.player} names ${strong`${scene.card(payload.attacker)}`} as the attacking monster. Next come what the attack costs, if anything, and its target.`,
});

const declared: Tell['attack.declared'] = ({ payload }, scene) => {
  const attacker = scene.card(payload.attacker);
  const { attacker: player, defender } = scene;
  if (payload.direct) {
    return {
      title: 'Attack declared',
      row: say`${attacker} attacks directly`,
      sentence: sentences(
        say`${player} declares an attack: ${strong`${attacker} attacks ${defender} directly`}.`,
        saidByDefender(scene),
        whyDirect(scene),
      ),
    };
  }
  const target = scene.card(payload.target);
  return {
    title: 'Attack declared',
    row: say`${attacker} attacks ${target}`,
    sentence: sentences(
      say`${player} declares an attack: ${strong`${attacker} attacks ${target}`}.`,
      saidByDefender(scene),
      say`Both players may still respond before it is fought.`,
    ),
  };
};

const negated: Tell['attack.negated'] = ({ payload }, scene) => {
  // who watched a duel may know that it was negated, and not by what
  if (payload.source.kind === 'rule')
    return {
      title: 'Attack negated',
      row: say`${attackerName(scene)}’s attack is negated`,
      sentence: say`${strong`${attackerName(scene)}’s attack is negated`}; by what was not recorded. It will not be fought, but it counts as declared.`,
    };
  const name = scene.source(payload.source) ?? say`an effect`;
  if (payload.likely === true)
    return {
      title: 'Attack negated',
      row: say`${attackerName(scene)}’s attack is negated`,
      sentence: say`${strong`${attackerName(scene)}’s attack is negated`}, most likely by ${name}: by what was not recorded, and no other effect has resolved since the declaration. It will not be fought, but it counts as declared.`,
    };
  return {
    title: 'Attack negated',
    row: say`${attackerName(scene)}’s attack is negated`,
    sentence: say`${strong`${name} negates ${attackerName(scene)}’s attack`}. It will not be fought, but it counts as declared.`,
  };
};

/** Who told the duel goes another way than the rules: it names a target again where there is no replay. */
const toldOtherwise = (player: string): Words =>
  say`${strong`Yet what was told goes on with a choice of ${player}’s`}: by these rules nobody would be asked here.`;

const checked: Tell['attackReplay.checked'] = (entry, scene) => {
  const { verdict, then } = entry.payload;
  if (verdict === 'replay') {
    return { title: 'Replay', row: replayRow(entry), ...tellReplay(entry, scene) };
  }
  const told =
    verdict === 'ended' ? (tellEnded(entry, scene) ?? tellNone(entry, scene)) : tellNone(entry, scene);
  return {
    title: 'No replay',
    row: verdict === 'ended' ? say`No replay: the attack is over` : say`Check: no replay`,
    sentence: then === 'choose' ? sentences(told.facts, toldOtherwise(scene.attacker)) : told.facts,
    otherwise: told.otherwise,
  };
};

const targetChosen: Tell['attack.targetChosen'] = ({ payload }, scene) => {
  const target = payload.direct ? say`${scene.defender} directly` : say`${scene.card(payload.target)}`;
  const same = !payload.direct && scene.before.attack?.target === payload.target;
  const said = saidByDefender(scene);
  const chosen =
    said !== undefined
      ? say`${strong`${attackerName(scene)} ${same ? 'still' : 'now'} attacks ${target}`}: ${said}`
      : same
        ? say`${scene.attacker} keeps the target: ${strong`${attackerName(scene)} still attacks ${target}`}.`
        : say`${scene.attacker} chooses: ${strong`${attackerName(scene)} now attacks ${target}`}.`;
  const responses = payload.responsesAgain
    ? say`Under this ruleset cards that answer a declaration may be used again.`
    : say`It is the same attack, not a new declaration: nothing is paid again, and cards that answer a declaration cannot be used.`;
  return {
    title: 'Target chosen',
    row: payload.direct ? say`Takes the direct attack` : say`Takes ${scene.card(payload.target)}`,
    sentence: sentences(chosen, responses),
  };
};

/** `B directly`, or the monster's name. */
const aim = (target: CardId, scene: Scene): Words =>
  target === 'direct' ? say`${scene.defender} directly` : say`${scene.card(target)}`;

const redirected: Tell['attack.redirected'] = ({ payload }, scene) => {
  const name = scene.source(payload.source) ?? say`an effect`;
  const target = scene.card(payload.target);
  const clause =
    payload.from === payload.target
      ? say`${attackerName(scene)} still attacks ${target}`
      : say`${attackerName(scene)} now attacks ${target} and no longer ${aim(payload.from, scene)}`;
  return {
    title: 'Target changed',
    row: say`${name} turns the attack to ${payload.source.card === payload.target ? 'itself' : target}`,
    sentence: payload.fought
      ? sentences(
          sentence(say`through ${name} ${strong`${clause}`}`),
          say`They fight at once, within this effect: nothing can be used before it, and protections from being chosen as a target do not count.`,
          say`${attackerName(scene)} counts as having attacked.`,
        )
      : sentences(
          sentence(say`through ${name} ${strong`${clause}`}`),
          say`This is a new choice of a target, and what counts from now on is ${sideOf(scene.defender)} as it stands here: what came or left before is no reason for a replay any more.`,
        ),
  };
};

/** Why the target stays, as a clause. */
function whyNotRedirected(code: string | undefined, target: CardId | undefined, scene: Scene): Words {
  const attacker = attackerName(scene);
  switch (code) {
    case 'ATTACKER_UNAFFECTED':
      return say`${attacker} is not affected by it`;
    case 'TARGET_NOT_LEGAL':
      return say`${attacker} may not attack ${target === undefined ? 'that monster' : say`${scene.card(target)}`}`;
    case 'SAME_TARGET':
      return say`that monster is the target already`;
    case 'TARGET_GONE':
      return say`the monster it would turn the attack to is not on ${sideOf(scene.defender)}`;
    default:
      return say`no attack is under way any more that could be turned`;
  }
}

const notRedirected: Tell['attack.notRedirected'] = ({ because, payload }, scene) => {
  const name = scene.source(payload.source) ?? say`an effect`;
  const why = whyNotRedirected(because?.code, payload.target, scene);
  return {
    title: 'Target not changed',
    row: say`${name} does not change the target`,
    sentence: sentence(say`${name} would change the target of the attack, but ${strong`${why}`}`),
    otherwise:
      because?.code === 'ATTACKER_UNAFFECTED'
        ? say`If ${attackerName(scene)} were affected, it would attack ${payload.target === undefined ? 'that monster' : say`${scene.card(payload.target)}`}.`
        : undefined,
  };
};

const stopped: Tell['attack.stopped'] = ({ payload }, scene) => ({
  title: 'Attack stopped',
  row: say`Stops the attack`,
  sentence: say`${strong`${payload.player} stops ${attackerName(scene)}’s attack`} instead of choosing a target. Nothing is fought.`,
});

const battlePhaseEnded: Tell['battlePhase.ended'] = ({ payload }, scene) => {
  const name = scene.source(payload.source) ?? say`an effect`;
  return {
    title: 'Battle Phase ended',
    row: say`${name} ends the Battle Phase`,
    sentence: say`${strong`${name} ends the Battle Phase`}. No attack goes on or is declared after this.`,
  };
};

const usedWords = (used: boolean): Words =>
  used ? say`That attack is used up.` : say`No attack of this monster is used up by it.`;

/** What a stopped attack counts as (C14). */
const stoppedAs = ({ countsAsDeclared, countsAsAttacked }: Payload<'attack.ended'>): Words => {
  if (countsAsAttacked) return say`Under this ruleset it even counts as having attacked.`;
  return countsAsDeclared
    ? say`It does not count as having attacked.`
    : say`Under this ruleset it counts neither as declared nor as having attacked.`;
};

/** What its cost made of a declaration that comes to nothing (B14). */
function whyNeverDeclared(code: Payload<'attack.ended'>['code'], scene: Scene): Words {
  const attacker = attackerName(scene);
  const lost = scene.attack?.attackerLost;
  switch (code) {
    case 'ATTACKER_LEFT':
    case 'ATTACKER_CONTROL': {
      const gone = lost === null || lost === undefined ? undefined : goneClause(lost.entry, scene);
      return say`${gone ?? say`${attacker} was taken off the field`} while its attack was being declared`;
    }
    case 'ATTACKER_FACEDOWN':
      return say`${attacker} was turned face-down while its attack was being declared`;
    case 'ATTACKER_DEFENSE':
      return say`${attacker} was turned to Defense Position while its attack was being declared`;
    case 'CANNOT_ATTACK':
      return say`${attacker} can no longer attack once the cost of its attack is paid`;
    default:
      return say`with the cost of its attack paid, nothing is left that ${attacker} may attack`;
  }
}

const neverDeclared = ({ code, used }: Payload<'attack.ended'>, scene: Scene): Words[] => [
  capital(strong`${whyNeverDeclared(code, scene)}.`),
  say`So no attack is declared. What was paid is not given back.`,
  usedWords(used),
];

const ended: Tell['attack.ended'] = ({ payload }, scene) => {
  const { how, used, countsAsDeclared } = payload;
  const unable = scene.before.cards[scene.attack?.attacker ?? '']?.values.cannotAttack === true;
  const mayAgain = !used && !unable;
  const attacker = attackerName(scene);
  const calculated = scene.before.attack?.calculatedAt !== null && scene.before.attack !== null;
  const tell = (row: Words, ...told: (Words | false)[]): Told => ({
    title: 'Attack over',
    row,
    sentence: sentences(...told),
  });
  switch (how) {
    case 'battle':
      return tell(
        say`The attack is over`,
        calculated
          ? sentence(strong`${attacker}’s attack has been fought and is over`)
          : sentence(strong`${attacker}’s attack is over without damage calculation`),
        usedWords(used),
      );
    case 'stopped':
      return tell(
        say`The attack is over: stopped`,
        sentence(strong`${attacker}’s attack was stopped at the replay and is over`),
        used
          ? say`${countsAsDeclared ? 'It counts as declared: the' : 'The'} attack is used up, and ${scene.attacker} may not change the monster’s position this turn.`
          : usedWords(false),
        stoppedAs(payload),
      );
    case 'startedOver':
      return tell(
        say`The attack starts over`,
        sentence(
          say`Under this ruleset a replay goes back to the start of the Battle Step: ${strong`${attacker}’s attack is taken back`}`,
        ),
        say`${scene.attacker} may declare an attack with any ${used ? 'other ' : ''}able monster${mayAgain ? say`, ${attacker} included,` : ''} or with none; costs and answers begin anew.`,
        used && usedWords(true),
      );
    case 'noBattle':
      if (scene.before.attack?.declaredAt === null)
        return tell(say`No attack: it could not be declared`, ...neverDeclared(payload, scene));
      return tell(
        say`The attack is over: no battle`,
        scene.before.attack?.calledOff === true
          ? sentence(
              say`${strong`${attacker}’s attack is over without a battle`}: it reached the Damage Step, but no damage was calculated`,
            )
          : sentence(strong`${attacker}’s attack is over without a battle`),
        usedWords(used),
      );
    case 'duelOver':
      return tell(
        say`The attack is over: the duel has ended`,
        sentence(strong`the duel has ended, and ${attacker}’s attack with it`),
      );
  }
};

/** What is said of attacks: declared, checked, chosen again, over. */
export const attackTellers = {
  'attack.declaring': declaring,
  'attack.declared': declared,
  'attack.negated': negated,
  'attack.ended': ended,
  'attackReplay.checked': checked,
  'attack.targetChosen': targetChosen,
  'attack.redirected': redirected,
  'attack.notRedirected': notRedirected,
  'attack.stopped': stopped,
  'battlePhase.ended': battlePhaseEnded,
} satisfies Partial<Tell>;
