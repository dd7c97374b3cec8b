import type { EntryOf } from '../../messages/index.ts';
import { PLAYERS } from '../../messages/index.ts';
import type { Catalogue } from '../catalogue.ts';
import { loserOf } from '../facts/battle.ts';
import type { Scene } from '../scene.ts';
import { sentences, unmarked, type Words } from '../words.ts';
import { changedDamage } from './battleDamage.ts';
import { offReason, reached } from './damageStep.ts';
import { agreeing, and, cardsWords, named, say, sentence, strong, to } from './grammar.ts';
import { plural } from './typography.ts';

type Tell = Catalogue['tell'];
type Calculated = EntryOf<'battle.calculated'>;

const left: Tell['damageStep.left'] = (_, scene) => ({
  title: 'Fin de la Damage Step',
  row: say`La Damage Step est finie`,
  sentence: say`La Damage Step est finie et le jeu revient à la Battle Step. Si un autre monstre de ${scene.attacker} peut attaquer, il le peut maintenant.`,
});

/** What is compared: `« Dark Magician » a 2500 ATK, contre 0 DEF pour « Sheep Token 2 », qui est en Position de Défense.` */
function compared({ payload }: Calculated, scene: Scene): Words {
  const { attackerValue, targetValue, targetValueName } = payload;
  const own = scene.state(payload.attacker)?.position === 'defense' ? ', en Position de Défense,' : '';
  const attacker = say`${named(payload.attacker, scene)}${own} a ${attackerValue} ATK`;
  if (payload.target === undefined || targetValue === undefined)
    return say`${attacker} et attaque ${scene.defender} directement.`;
  const target = named(payload.target, scene);
  return targetValueName === 'def'
    ? say`${attacker}, contre ${targetValue} DEF pour ${target}, qui est en Position de Défense.`
    : say`${attacker}, contre ${targetValue} ATK pour ${target}.`;
}

/** Why a target in Defense Position did not spare its player the damage; what others told need not say why (B39). */
const piercing = ({ payload }: Calculated, scene: Scene): string =>
  scene.state(payload.attacker)?.values.piercing === true
    ? 'cet attaquant inflige des dommages perçants'
    : 'rien ici ne dit que cet attaquant inflige des dommages perçants';

/** Whether the battle is one of others that our rules do not come to: then it is told, and not explained. */
const isToldOtherwise = ({ payload }: Calculated, { byRules }: Scene): boolean =>
  byRules != null && byRules.battle !== null && byRules.battle !== payload;

/** Who loses how many Life Points, and why nobody does. */
function losses(entry: Calculated, scene: Scene): Words {
  if ((entry.payload.changes ?? []).length > 0) return changedDamage(entry, scene);
  const { damage, targetValue: other, targetValueName, attackerValue: own } = entry.payload;
  const hurt = PLAYERS.filter((player) => damage[player] > 0);
  const expected = loserOf(entry, scene);
  if (hurt.length > 0) {
    const told = hurt.map((player) => {
      const left = scene.lifePoints(player);
      if (damage[player] > left)
        return say`${player} perdrait ${damage[player]} Life Points, mais il ne lui en reste que ${left}`;
      const isDifference = other !== undefined && damage[player] === Math.abs(own - other);
      return isDifference
        ? say`${player} perd la différence, soit ${damage[player]} Life Points`
        : say`${player} perd ${damage[player]} Life Points`;
    });
    const pierces = targetValueName === 'def' && other !== undefined && own > other;
    return sentences(
      sentence(strong`${and(told)}`),
      pierces &&
        say`D’habitude, une cible en Position de Défense épargne cela à son joueur ; ${piercing(entry, scene)}.`,
    );
  }
  if (isToldOtherwise(entry, scene)) return say`Personne ne perd de Life Points.`;
  if (expected !== undefined) return say`Un effet évite les dommages à ${expected}.`;
  if (other !== undefined && own > other)
    return say`Personne ne perd de Life Points : la cible était en Position de Défense.`;
  return say`Personne ne perd de Life Points.`;
}

/** Who is destroyed, who only would be. */
function fallen({ payload }: Calculated, scene: Scene): Words {
  const { destroyed, survives, attackerValue: own, targetValue: other } = payload;
  const clauses = [
    ...(destroyed.length === 0
      ? []
      : [
          sentence(
            say`${strong`${cardsWords(destroyed, scene)} ${plural(destroyed.length, 'sera', 'seront')} ${agreeing('détruit', destroyed, scene)}`} à la fin de cette étape`,
          ),
        ]),
    ...survives.map((id) =>
      sentence(
        scene.byRules?.unprotected.includes(id) === true
          ? strong`${named(id, scene)} perd le combat et, d’après le fichier, reste`
          : strong`${named(id, scene)} perd le combat, mais ne peut pas être détruit au combat et reste`,
      ),
    ),
  ];
  if (clauses.length > 0) return sentences(own === other && say`Les valeurs sont égales.`, ...clauses);
  if (other === undefined) return [];
  const nothing = sentence(strong`Rien n’est détruit`);
  if (own !== other) return nothing;
  const nought = own === 0 && payload.targetValueName === 'atk';
  return sentences(nought ? say`Aucun des deux n’a d’ATK.` : say`Les valeurs sont égales.`, nothing);
}

/** At which value the result would have been another one. */
function otherwise({ payload }: Calculated, scene: Scene): Words | undefined {
  const { attackerValue: own, targetValue: other, target: id, targetValueName, survives } = payload;
  if (other === undefined || id === undefined || survives.length > 0) return undefined;
  const attacker = named(payload.attacker, scene);
  const target = named(id, scene);
  if (targetValueName === 'def') {
    return own > other
      ? say`Avec une DEF de ${own} ou plus, ${target} aurait tenu bon.`
      : say`Il aurait fallu ${to(attacker)} plus de ${other} ATK pour détruire ${target}.`;
  }
  if (own === other)
    return say`Un seul point d’ATK de plus d’un côté ou de l’autre aurait fait la différence.`;
  return own > other
    ? say`Il aurait fallu ${to(target)} plus de ${own} ATK pour l’emporter.`
    : say`Il aurait fallu ${to(attacker)} plus de ${other} ATK pour l’emporter.`;
}

/** What is compared, who falls and who loses Life Points. */
const battle = (entry: Calculated, scene: Scene): Words =>
  sentences(compared(entry, scene), fallen(entry, scene), losses(entry, scene));

const calculated: Tell['battle.calculated'] = (entry, scene) => {
  const { attackerValue, targetValue, targetValueName } = entry.payload;
  const ours = scene.byRules?.battle;
  const row =
    targetValue === undefined
      ? say`${attackerValue} ATK, directement`
      : say`${attackerValue} contre ${targetValueName === 'def' ? 'DEF' : 'ATK'} ${targetValue}`;
  return {
    title: 'Calcul des dommages',
    row,
    ...(ours == null
      ? { sentence: battle(entry, scene), otherwise: otherwise(entry, scene) }
      : {
          sentence: sentences(
            say`Le fichier raconte : ${unmarked(battle(entry, scene))}`,
            say`D’après nos règles : ${battle({ ...entry, payload: ours }, scene)}`,
          ),
        }),
  };
};

const calledOff: Tell['battle.calledOff'] = (_, scene) => ({
  title: 'Pas de combat',
  row: say`Pas de calcul des dommages`,
  sentence: sentences(
    sentence(say`${offReason(scene)}, donc ${strong`aucun dommage n’est calculé`}`),
    say`Il n’y a pas de Replay, car la Damage Step a commencé ; le reste de l’étape se déroule quand même.`,
  ),
  otherwise: say`Si les deux monstres étaient encore en place, ils combattraient.`,
});

/** What is said of the Damage Step and the battle in it. */
export const battleTellers = {
  'damageStep.reached': reached,
  'damageStep.left': left,
  'battle.calculated': calculated,
  'battle.calledOff': calledOff,
} satisfies Partial<Tell>;
