import createCore, {
  type OcgCardData,
  type OcgCoreSync,
  type OcgDuelHandle,
  OcgLocation,
  type OcgMessage,
  OcgMessageType,
  OcgPosition,
  OcgProcessResult,
  type OcgResponse,
  OcgResponseType,
  SelectBattleCMDAction,
  SelectIdleCMDAction,
} from 'ocgcore-wasm';
import { DECK, type Outcome } from './smallDuel.ts';

const CHALLENGER = 1;
const GUARDIAN = 2;
const AMBUSH = 3;
/** Today's rules, with a draw and a Battle Phase in the first turn: the core always begins with that one. */
const FLAGS = 0x2e800n | 0x2n | 0x200n;
/** What the core asks when an attack may be replayed. */
const ATTACK_REPLAY = 30n;

const card = (code: number, more: Partial<OcgCardData>): OcgCardData => ({
  code,
  alias: 0,
  setcodes: [],
  type: 0,
  level: 0,
  attribute: 0,
  race: 0n,
  attack: 0,
  defense: 0,
  lscale: 0,
  rscale: 0,
  link_marker: 0,
  ...more,
});
const monster = { type: 0x11, level: 4, attribute: 1, race: 1n };
const CARDS: ReadonlyMap<number, OcgCardData> = new Map(
  [
    card(CHALLENGER, { ...monster, attack: 1800, defense: 1000 }),
    card(GUARDIAN, { ...monster, attack: 1200, defense: 2000 }),
    card(AMBUSH, { type: 0x4 }),
  ].map((data) => [data.code, data]),
);

/** Bench Ambush for the core: activated at any time, it Special Summons a monster from its player's hand. */
const SCRIPT = `
local ambush = c${AMBUSH}
local IN_HAND, MONSTER_ZONE, FACE_UP_ATTACK = ${OcgLocation.HAND}, ${OcgLocation.MZONE}, ${OcgPosition.FACEUP_ATTACK}
function ambush.initial_effect(trap)
  local effect = Effect.CreateEffect(trap)
  effect:SetType(0x10)
  effect:SetCode(1002)
  effect:SetTarget(function(self, player, _, _, _, _, _, _, check)
    if check == 0 then
      return Duel.GetLocationCount(player, MONSTER_ZONE) > 0 and Duel.GetFieldGroupCount(player, IN_HAND, 0) > 0
    end
  end)
  effect:SetOperation(function(self, player)
    local found = Duel.GetFieldGroup(player, IN_HAND, 0):GetFirst()
    if found then Duel.SpecialSummon(found, 0, player, player, false, false, FACE_UP_ATTACK) end
  end)
  trap:RegisterEffect(effect)
end`;

const SIDE = { startingLP: 8000, startingDrawCount: 0, drawCountPerTurn: 1 };

function create(core: OcgCoreSync): OcgDuelHandle {
  const duel = core.createDuel({
    flags: FLAGS,
    seed: [1n, 2n, 3n, 4n],
    team1: SIDE,
    team2: SIDE,
    cardReader: (code) => CARDS.get(code) ?? null,
    scriptReader: (name) => (name.endsWith(`c${AMBUSH}.lua`) ? SCRIPT : ''),
    errorHandler: (_, text) => {
      throw new Error(`the core says: ${text}`);
    },
  });
  if (duel === null) throw new Error('the core made no duel');
  const add = (team: 0 | 1, code: number, location: OcgLocation, position: OcgPosition): void => {
    core.duelNewCard(duel, { team, duelist: 0, code, controller: team, location, sequence: 0, position });
  };
  add(0, CHALLENGER, OcgLocation.MZONE, OcgPosition.FACEUP_ATTACK);
  add(1, AMBUSH, OcgLocation.SZONE, OcgPosition.FACEDOWN_DEFENSE);
  add(1, GUARDIAN, OcgLocation.HAND, OcgPosition.FACEDOWN_DEFENSE);
  for (const team of [0, 1] as const)
    for (let count = 0; count < DECK; count++)
      add(team, GUARDIAN, OcgLocation.DECK, OcgPosition.FACEDOWN_DEFENSE);
  core.startDuel(duel);
  return duel;
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** The same decisions as in our small duel; `undefined` once the battle is over. */
function answer(message: OcgMessage, so: Mutable<Outcome>): OcgResponse | undefined {
  switch (message.type) {
    case OcgMessageType.SELECT_IDLECMD:
      return { type: OcgResponseType.SELECT_IDLECMD, action: SelectIdleCMDAction.TO_BP, index: null };
    case OcgMessageType.SELECT_BATTLECMD:
      if (message.attacks.length === 0) return undefined;
      return {
        type: OcgResponseType.SELECT_BATTLECMD,
        action: SelectBattleCMDAction.SELECT_BATTLE,
        index: 0,
      };
    case OcgMessageType.SELECT_CHAIN: {
      // The declaration is the only moment at which the core tells the defender that an effect may well be used.
      const now = message.selects.length > 0 && message.spe_count > 0;
      return { type: OcgResponseType.SELECT_CHAIN, index: now ? 0 : null };
    }
    case OcgMessageType.SELECT_YESNO:
      if (message.description === ATTACK_REPLAY) so.attackReplays += 1;
      return { type: OcgResponseType.SELECT_YESNO, yes: true };
    case OcgMessageType.SELECT_CARD:
      return { type: OcgResponseType.SELECT_CARD, indicies: [0] };
    case OcgMessageType.SELECT_PLACE:
      return {
        type: OcgResponseType.SELECT_PLACE,
        places: [{ player: message.player, location: OcgLocation.MZONE, sequence: 0 }],
      };
    default:
      return undefined;
  }
}

/** One WebAssembly module of the core for as many duels as one likes. */
export const loadCore = (): Promise<OcgCoreSync> => createCore({ sync: true });

/** A duel on the core: created, driven, every message decoded, destroyed. */
export function playOnCore(core: OcgCoreSync): { readonly outcome: Outcome; readonly messages: number } {
  const duel = create(core);
  const outcome: Mutable<Outcome> = { attackReplays: 0, damage: 0, destroyed: 0 };
  let messages = 0;
  try {
    for (;;) {
      const result = core.duelProcess(duel);
      let asked: OcgMessage | undefined;
      for (const message of core.duelGetMessage(duel)) {
        messages += 1;
        asked = message;
        if (message.type === OcgMessageType.DAMAGE) outcome.damage += message.amount;
        if (message.type === OcgMessageType.BATTLE)
          outcome.destroyed += [message.card, message.target].filter((one) => one?.destroyed === true).length;
      }
      if (result === OcgProcessResult.END) break;
      if (result === OcgProcessResult.CONTINUE || asked === undefined) continue;
      const response = answer(asked, outcome);
      if (response === undefined) break;
      core.duelSetResponse(duel, response);
    }
  } finally {
    core.destroyDuel(duel);
  }
  return { outcome, messages };
}
