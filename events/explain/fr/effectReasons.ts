import type { Refusal } from '../catalogue.ts';
import { numberIn, textIn } from '../facts/wanted.ts';
import type { Words } from '../words.ts';
import { say } from './grammar.ts';
import { other, type Reason, type Reasons, type ReasonTeller } from './reasons.ts';
import { numberWord, plural } from './typography.ts';

// The card is named once, in what was wanted; what stands in the way says `cette carte` or `elle`.

const TIMING_WORDS: Readonly<Record<number, string>> = {
  1: 'au début de la Damage Step',
  2: 'avant le calcul des dommages',
  3: 'pendant le calcul des dommages',
  4: 'après le calcul des dommages',
  5: 'à la fin de la Damage Step',
};

const couldBe = (when: string | Words): Words => say`Cette carte pourrait être utilisée ${when}.`;

const inDamageStep: ReasonTeller = (refusal) => {
  const timing = numberIn(refusal, 'timing') ?? 1;
  return {
    reason: say`cette carte ne peut pas être utilisée ${TIMING_WORDS[timing] ?? 'dans la Damage Step'}`,
    more:
      timing <= 2
        ? say`Dans la Damage Step, on ne peut utiliser que des effets qui changent l’ATK ou la DEF, qui annulent une activation ou qui sont faits pour elle.`
        : say`Une fois le calcul des dommages commencé, on ne peut utiliser que des effets faits pour ce moment précis ou qui annulent une activation.`,
    otherwise: couldBe('avant que l’attaque atteigne la Damage Step'),
  };
};

const ANSWERS = 'cette carte répond à la déclaration d’une attaque';

/** What the card waits for is not there; the rule says which case it is. */
const wrongTiming: ReasonTeller = (refusal) => {
  switch (refusal.rule) {
    case 'R29':
      return {
        reason: say`${ANSWERS}, et choisir une cible lors d’un Replay n’est pas une déclaration`,
        more: say`Lors d’un Replay, la même attaque continue. On a déjà répondu à sa déclaration, ou on l’a laissée sans réponse.`,
        otherwise: couldBe('lors d’une prochaine déclaration d’attaque'),
      };
    case 'B18':
      return {
        reason: say`${ANSWERS}, et aucune ne vient d’être déclarée`,
        otherwise: couldBe('quand une attaque est déclarée'),
      };
    case 'B19':
      return {
        reason: say`${ANSWERS}, et le moment de répondre à celle-ci est passé`,
        more: say`Seules les premières cartes jouées après une déclaration, en réponse l’une à l’autre, peuvent le faire. Une nouvelle série de cartes vient trop tard.`,
        otherwise: say`Cette carte aurait pu être utilisée juste après la déclaration.`,
      };
    default:
      return {
        reason: say`ce à quoi cette carte réagit ne vient pas de se produire`,
        otherwise: couldBe('juste après que cela se produit'),
      };
  }
};

const tooSlow: ReasonTeller = (refusal) =>
  numberIn(refusal, 'speed') === 1
    ? {
        reason: say`cette carte ne s’utilise que dans une Main Phase de ${refusal.player}, quand rien d’autre n’est en cours`,
        more: say`Son effet est du genre le plus lent, Spell Speed 1, qui ne répond à rien.`,
        otherwise: couldBe(say`dans une Main Phase de ${refusal.player}`),
      }
    : {
        reason: say`cette carte est trop lente pour répondre à un Contre-Piège`,
        more: say`Seul un Contre-Piège peut répondre à un Contre-Piège.`,
        otherwise: couldBe('une fois ces cartes résolues'),
      };

/** `, et il y en a trois`: how many zones are free, where the refusal says so. */
function whatIsFree(refusal: Refusal): string {
  const free = numberIn(refusal, 'free');
  if (free === undefined) return ', et il y en a moins';
  return free === 0 ? ', et il n’y en a aucune' : `, et il y en a ${numberWord(free, 'feminine')}`;
}

/** ` du côté de A`, where the zones are not the player's own. */
function onWhichSide(refusal: Refusal): string {
  const side = textIn(refusal, 'side');
  return side === undefined || side === refusal.player ? '' : ` du côté de ${side}`;
}

/** What a monster must have done, or not, this turn for its effect. */
const DID: Readonly<Record<string, readonly [reason: string, otherwise: string]>> = {
  attacked: ['seul un monstre qui a attaqué ce tour peut l’utiliser', 'si ce monstre avait attaqué'],
  declaredAttack: [
    'seul un monstre qui a déclaré une attaque ce tour peut l’utiliser',
    'si ce monstre avait déclaré une attaque',
  ],
  battled: ['seul un monstre qui a combattu ce tour peut l’utiliser', 'si ce monstre avait combattu'],
  notDeclaredAttack: [
    'un monstre qui a déclaré une attaque ce tour ne peut pas l’utiliser',
    'si ce monstre n’avait pas déclaré d’attaque',
  ],
};

/** Which of the card's conditions is not met. */
const unmet: ReasonTeller = (refusal): Reason => {
  const { condition, wanted } = refusal.detail;
  switch (condition) {
    case 'selfDid': {
      const did = DID[String(wanted)];
      return did === undefined
        ? { reason: say`cette carte n’a pas fait ce que son effet demande` }
        : { reason: say`${did[0]}`, otherwise: couldBe(did[1]) };
    }
    case 'turn':
      return wanted === 'you'
        ? {
            reason: say`ce n’est pas le tour de ${refusal.player}`,
            otherwise: couldBe(say`pendant le tour de ${refusal.player}`),
          }
        : {
            reason: say`c’est le tour de ${refusal.player}`,
            otherwise: couldBe(say`pendant le tour de ${other(refusal)}`),
          };
    case 'phase':
      return {
        reason: say`cette carte ne peut pas être utilisée dans cette phase`,
        otherwise: couldBe('dans une phase que son texte nomme'),
      };
    case 'exists':
      return {
        reason: say`cette carte a besoin d’une carte qui n’est pas là`,
        otherwise: couldBe('s’il y en avait une'),
      };
    case 'none':
      return {
        reason: say`il y a une carte qui ne doit pas être là quand on utilise celle-ci`,
        otherwise: couldBe('si l’autre n’était plus là'),
      };
    case 'notSummonedThisTurn': {
      const player = wanted === 'you' ? refusal.player : other(refusal);
      return {
        reason: say`${player} a déjà Invoqué un monstre ce tour`,
        otherwise: couldBe(say`un tour où ${player} n’a rien Invoqué`),
      };
    }
    case 'self':
      return { reason: say`cette carte n’est pas dans l’état que son effet demande` };
    default:
      return { reason: say`ce que cette carte demande n’est pas vrai maintenant` };
  }
};

const noZone: ReasonTeller = (refusal) => {
  const needed = numberIn(refusal, 'needed');
  if (needed === undefined)
    return {
      reason: say`il n’y a pas de Zone Magie & Piège libre pour cette carte`,
      otherwise: couldBe('avec une zone libre'),
    };
  const number = numberWord(needed, 'feminine');
  return {
    reason: say`cette carte demande ${number} ${plural(needed, 'Zone Monstre libre', 'Zones Monstre libres')}${onWhichSide(refusal)}${whatIsFree(refusal)}`,
    otherwise: couldBe(say`avec ${number} ${plural(needed, 'zone libre', 'zones libres')}`),
  };
};

const cost: ReasonTeller = (refusal) => {
  const { player } = refusal;
  const amount = numberIn(refusal, 'amount');
  if (amount !== undefined && refusal.detail['last'] === true)
    return {
      reason: say`cette carte coûte ${amount} Life Points, les derniers de ${player}, et selon ces règles, on ne peut pas les payer`,
      otherwise: couldBe(say`si ${player} avait plus de Life Points`),
    };
  return {
    reason:
      amount === undefined
        ? say`${player} n’a pas de quoi payer le coût de cette carte`
        : say`cette carte coûte ${amount} Life Points, que ${player} ne peut pas payer`,
    otherwise: couldBe(say`si ${player} pouvait payer`),
  };
};

/** Reasons why an effect may not be used. */
export const effectReasons: Reasons = {
  'effect/damage-step': inDamageStep,
  'effect/wrong-timing': wrongTiming,
  'effect/speed': tooSlow,
  'effect/not-here': () => ({
    reason: say`cette carte ne peut pas être utilisée de là où elle est`,
    otherwise: couldBe('de l’endroit que son texte nomme, par le joueur à qui elle y appartient'),
  }),
  'effect/already-active': () => ({
    reason: say`cette carte est déjà active, face recto sur le Terrain`,
    otherwise: say`Une carte ne s’active qu’une fois, de la main ou face verso.`,
  }),
  'effect/being-activated': () => ({
    reason: say`cette carte elle-même attend encore dans la Chaîne`,
    more: say`Une carte qui reste sur le Terrain agit à partir de la résolution de sa propre activation.`,
    otherwise: couldBe('une fois cette Chaîne finie'),
  }),
  'effect/set-this-turn': () => ({
    reason: say`cette carte a été Posée ce tour`,
    more: say`Une Carte Piège ou une Magie Jeu-Rapide ne peut pas être activée le tour où elle est Posée.`,
    otherwise: say`Cette carte peut être activée à partir du prochain tour.`,
  }),
  'effect/trap-in-hand': () => ({
    reason: say`cette carte est un Piège, encore en main`,
    more: say`Une Carte Piège doit d’abord être Posée et peut être activée à partir du tour suivant.`,
    otherwise: couldBe('si elle avait été Posée à un tour précédent'),
  }),
  'effect/quick-play-in-hand': (refusal) => ({
    reason: say`cette carte est encore en main, et c’est le tour de ${other(refusal)}`,
    more: say`Une Magie Jeu-Rapide ne s’utilise de la main que pendant le tour de son joueur.`,
    otherwise: couldBe('si elle avait été Posée à un tour précédent'),
  }),
  'effect/no-zone': noZone,
  'effect/no-target': () => ({
    reason: say`il n’y a rien que cette carte puisse cibler`,
    otherwise: couldBe('s’il y avait une carte à cibler'),
  }),
  'effect/cost': cost,
  'effect/condition': unmet,
  'effect/limit': () => ({
    reason: say`cette carte a été utilisée autant de fois qu’elle peut l’être`,
    otherwise: couldBe('de nouveau quand sa limite recommence'),
  }),
  'effect/judged': () => ({
    reason: say`cette carte est détruite dans ce combat et attend seulement de quitter le Terrain`,
    otherwise: couldBe('si elle avait gagné le combat ou y avait survécu'),
  }),
  'effect/no-special-summon': (refusal) => ({
    reason: say`un effet empêche ${refusal.player} de faire une Invocation Spéciale, ce que ferait cette carte`,
    otherwise: couldBe('si cet effet ne s’appliquait plus'),
  }),
  'effect/triggers-first': () => ({
    reason: say`les effets qui réagissent à ce qui vient de se passer viennent d’abord`,
    otherwise: say`Ce peut être possible quand ils ont été utilisés ou laissés de côté.`,
  }),
  'effect/none': () => ({
    reason: say`cette carte n’a pas d’effet à utiliser par décision`,
    otherwise: say`Ce qu’elle fait, s’il y a quelque chose, se fait tout seul.`,
  }),
};
