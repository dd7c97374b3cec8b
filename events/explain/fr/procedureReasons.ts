import { numberIn, textIn } from '../facts/wanted.ts';
import { notYours } from './attackReasons.ts';
import { and, of, say } from './grammar.ts';
import { forbidder, monster, type Reasons, type ReasonTeller, thePhase } from './reasons.ts';
import { numberWord, plural } from './typography.ts';

const POSITIONS: Reasons = {
  'position/not-your-monster': notYours,
  'position/face-up': (refusal, name) => ({
    reason: say`${monster(refusal, name)} est déjà face recto`,
    more: say`Une Invocation Flip met face recto un monstre face verso.`,
    otherwise: say`La position de ce monstre pourrait être changée à la place.`,
  }),
  'position/face-down': (refusal, name) => ({
    reason: say`${monster(refusal, name)} est face verso`,
    more: say`Un monstre face verso est mis face recto par une Invocation Flip, en Position d’Attaque.`,
    otherwise: say`Ce monstre pourrait être Invoqué par Flip à la place, s’il n’a pas été Posé ce tour.`,
  }),
  'position/declared-attack': (refusal, name) => ({
    reason: say`${monster(refusal, name)} a déclaré une attaque ce tour`,
    more: say`Le joueur d’un monstre qui a déclaré une attaque ne peut pas changer sa position ni l’Invoquer par Flip le même tour, même si l’attaque a été arrêtée ou annulée.`,
    otherwise: say`Ce serait possible si ce monstre n’avait pas déclaré d’attaque. Un effet peut encore changer sa position.`,
  }),
  'position/already-turned': (refusal, name) => ({
    reason: say`le joueur a déjà changé ce tour la position ${of(monster(refusal, name))}`,
    more: say`Un joueur peut changer la position de chaque monstre une fois par tour.`,
    otherwise: say`Ce sera de nouveau possible au prochain tour de ${refusal.player}.`,
  }),
  'position/arrived-this-turn': (refusal, name) => ({
    reason: say`${monster(refusal, name)} est arrivé sur le Terrain ce tour`,
    more: say`Un joueur ne peut pas changer la position d’un monstre le tour où il l’a Invoqué ou Posé.`,
    otherwise: say`Ce sera possible à partir du prochain tour.`,
  }),
  'position/forbidden': (refusal, name) => ({
    reason: say`un effet maintient ${monster(refusal, name)} dans sa position`,
    otherwise: say`Ce serait possible si cet effet ne s’appliquait plus.`,
  }),
};

const WITH_A_ZONE = say`Ce serait possible avec une zone libre.`;

const SUMMONS: Reasons = {
  'summon/not-in-hand': (refusal) => ({
    reason: say`cette carte n’est pas un monstre dans la main de ${refusal.player}`,
    otherwise: say`Ce serait possible avec un monstre en main.`,
  }),
  'summon/already-used': (refusal) => ({
    reason: say`${refusal.player} a déjà Invoqué Normalement ou Posé un monstre ce tour`,
    more: say`Un joueur peut le faire une fois par tour, Invocation et Pose comptées ensemble.`,
    otherwise: say`Ce sera possible au prochain tour de ${refusal.player}.`,
  }),
  'summon/forbidden': (refusal, name) => ({
    reason: say`${forbidder(refusal, name)} ne le permet pas`,
    otherwise: say`Ce serait possible si cela ne s’appliquait plus.`,
  }),
  'summon/tribute': (refusal) => {
    const needed = numberIn(refusal, 'needed') ?? 1;
    return {
      reason: say`ce monstre demande ${numberWord(needed)} ${plural(needed, 'Sacrifice', 'Sacrifices')}, et ${refusal.player} ne contrôle pas assez de monstres`,
      more: say`Un monstre de Niveau 5 ou 6 demande un Sacrifice, de Niveau 7 ou plus deux.`,
      otherwise: say`Ce serait possible avec assez de monstres à Sacrifier.`,
    };
  },
  'summon/no-zone': (refusal) => ({
    reason: say`les cinq Zones Monstre de ${refusal.player} sont pleines`,
    otherwise: WITH_A_ZONE,
  }),
  'set/not-in-hand': (refusal) => ({
    reason: say`cette carte n’est pas dans la main de ${refusal.player}`,
    otherwise: say`Ce serait possible avec une carte en main.`,
  }),
  'set/no-zone': (refusal) => ({
    reason: say`les cinq Zones Magie & Piège de ${refusal.player} sont pleines`,
    otherwise: WITH_A_ZONE,
  }),
};

const AT_SUCH_A_MOMENT = say`Ce serait possible à un tel moment.`;

/** What a decision of each kind needs, for one that comes at another moment. */
const notHere: ReasonTeller = (refusal) => {
  const { player } = refusal;
  switch (refusal.type) {
    case 'attackReplay.choose':
    case 'attackReplay.continue':
      return {
        reason: say`il n’y a pas de Replay ici`,
        more: say`Une attaque déclarée se poursuit. Seul un Replay permet à ${player} de choisir de nouveau ou d’arrêter.`,
        otherwise: say`Ce serait possible lors d’un Replay.`,
      };
    case 'attack.declare':
      return {
        reason: say`aucune attaque ne peut être déclarée à ce moment`,
        more: say`Les attaques sont déclarées dans la Battle Step de la Battle Phase de ${player}, quand ni une autre attaque ni une carte n’est en cours.`,
        otherwise: AT_SUCH_A_MOMENT,
      };
    case 'monster.summon':
    case 'card.set':
    case 'monster.flip':
    case 'monster.turn':
      return {
        reason: say`cela ne se fait que dans une Main Phase de ${player}, quand rien d’autre n’est en cours`,
        otherwise: AT_SUCH_A_MOMENT,
      };
    case 'phase.change':
      return {
        reason: say`quelque chose d’autre doit d’abord être terminé`,
        otherwise: say`Ce serait possible quand rien d’autre n’est en cours.`,
      };
    default:
      return {
        reason: say`cela ne se fait pas à ce moment du tour`,
        otherwise: say`Ce peut être possible à un autre moment du tour.`,
      };
  }
};

const PROCEDURE: Reasons = {
  'phase/first-turn': () => ({
    reason: say`le joueur qui commence le duel n’a pas de Battle Phase au premier tour`,
    otherwise: say`Il y a une Battle Phase à partir du deuxième tour.`,
  }),
  'phase/no-battle-phase': () => ({
    reason: say`il n’y a pas eu de Battle Phase ce tour`,
    more: say`La Main Phase 2 ne vient qu’après une Battle Phase ; sans elle, la Main Phase 1 mène à l’End Phase.`,
    otherwise: say`Ce serait possible après une Battle Phase.`,
  }),
  'phase/must-attack': (refusal, name) => ({
    reason: say`${monster(refusal, name)} doit attaquer si possible, et c’est possible`,
    more: say`Tant qu’un tel monstre peut attaquer, son joueur doit entrer dans la Battle Phase et ne peut pas quitter la Battle Step.`,
    otherwise: say`Ce serait possible une fois que ce monstre a attaqué ou ne le peut plus.`,
  }),
  'phase/not-next': (refusal) => {
    const now = textIn(refusal, 'phase');
    return {
      reason:
        now === refusal.to
          ? say`${thePhase(now)} est déjà en cours`
          : say`${thePhase(refusal.to)} ne suit pas ${thePhase(now)}`,
      more: say`Les phases se suivent dans un ordre fixe, et on ne revient à aucune.`,
      otherwise: say`Ce serait possible quand la phase précédente est finie.`,
    };
  },
  'duel/over': () => ({
    reason: say`le duel est fini`,
    otherwise: say`Un autre avenir peut être essayé à partir d’une entrée antérieure.`,
  }),
  'command/not-asked': (refusal) => {
    const asked = textIn(refusal, 'asked');
    return {
      reason:
        asked === undefined
          ? say`aucune décision n’est demandée ici`
          : say`c’est maintenant à ${asked} de décider`,
      otherwise: say`Ce peut être possible quand la décision revient à ${refusal.player}.`,
    };
  },
  'command/not-possible-here': notHere,
  'command/unknown-card': () => ({
    reason: say`cette carte n’existe pas dans ce duel`,
    otherwise: say`Ce peut être possible avec une carte de ce duel.`,
  }),
  'answer/no-prompt': () => ({
    reason: say`aucune question n’est posée`,
    otherwise: say`Une réponse peut être donnée quand une question est posée.`,
  }),
  'answer/not-an-option': (refusal, name) => {
    // Several cards stand in one text.
    const given = String(refusal.detail['answer'] ?? '').split(',');
    const [first = ''] = given;
    return {
      reason:
        given.length > 1
          ? say`${and(given.map(name))} ensemble ne sont pas un des choix`
          : say`${first === '' ? say`cette réponse` : name(first)} n’est pas un des choix`,
      otherwise: say`Un des choix montrés peut être pris, et autant qu’il en est demandé.`,
    };
  },
};

/** Reasons against changes of position, Summons, phases and answers. */
export const procedureReasons: Reasons = { ...POSITIONS, ...SUMMONS, ...PROCEDURE };
