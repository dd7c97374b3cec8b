import type { Candidate, EntryOf, ReplayCause } from '../../messages/index.ts';
import type { SideChange } from '../../projections/index.ts';
import {
  asDeparture,
  asManyAsBefore,
  causesInOrder,
  directForbidden,
  isDirectBlocked,
  isOfField,
  type LostThrough,
  lostThrough,
  ofCandidate,
  whatLeft,
} from '../facts/replay.ts';
import { countsNumber, defendersOf } from '../facts/sides.ts';
import type { Scene } from '../scene.ts';
import { sourcesOfChanges, sourcesOfValue } from '../sources.ts';
import { sentences, type Words } from '../words.ts';
import { anAttack, attackerName } from './attackWords.ts';
import { permissionGone } from './ended.ts';
import { and, named, of, onSideOf, say, sentence, sideOf, strong } from './grammar.ts';
import { changesClause, clausesOf, departure } from './sides.ts';
import { because, turnedClause } from './values.ts';
import { withoutIt } from './withoutIt.ts';

type Checked = EntryOf<'attackReplay.checked'>;
/** Tells one cause of a replay; the first one says when, the others follow. */
type CauseTeller = (scene: Scene, candidate: Candidate | undefined, first: boolean) => Words;

const whileRunning = (scene: Scene, first: boolean): Words => (first ? say` pendant ${anAttack(scene)}` : []);

const sideCause =
  (by: SideChange['by']): CauseTeller =>
  (scene, candidate, first) => {
    const changes = ofCandidate(scene.changes('defender', by), candidate);
    const told = clausesOf(changes, by, scene.defender, scene).map((clause, index) => {
      const also = first ? '' : 'de plus, ';
      return sentence(say`${also}${strong`${clause}`}${whileRunning(scene, first && index === 0)}`);
    });
    return sentences(...told);
  };

/** What took the right to attack directly away: a card that left, effects that were negated, a monster that was turned. */
function lostClause(lost: LostThrough, scene: Scene): Words {
  switch (lost.how) {
    case 'left':
      return say`${named(lost.moved.payload.card, scene)} ${departure([asDeparture(lost.moved)], scene)}`;
    case 'negated':
      return say`${named(lost.card, scene)} voit ses effets annulés${because(lost.card, lost.sources, scene)}`;
    case 'turned':
      return turnedClause(lost.entries, scene);
  }
}

/** What set an ability of the attacking monster: ` à cause de « Fiendish Chain »`. */
function ofAttacker(scene: Scene, what: string): Words {
  const attacker = scene.attack?.attacker;
  return attacker === undefined ? [] : because(attacker, sourcesOfValue(scene, attacker, what), scene);
}

const CAUSES: Readonly<Record<ReplayCause, CauseTeller>> = {
  ENTER: sideCause('entered'),
  LEAVE: sideCause('left'),
  CONTROL_IN: sideCause('controlIn'),
  CONTROL_OUT: sideCause('controlOut'),
  RETURNED(scene, candidate, first) {
    const [id] = candidate?.cards ?? [];
    const who = id === undefined ? say`un monstre` : named(id, scene);
    const clause = strong`${who} a quitté ${sideOf(scene.defender)} et y est revenu`;
    return sentences(
      sentence(say`${clause}${whileRunning(scene, first)}`),
      say`Pour les règles, c’est un nouveau monstre.`,
    );
  },
  DIRECT_LOST(scene, candidate) {
    const changed = directForbidden(scene, candidate)?.payload;
    const found = lostThrough(scene, candidate);
    const own = found?.how === 'negated' && found.own;
    const lost = strong`${own ? say`ce monstre` : attackerName(scene)} ne peut plus attaquer directement`;
    const standing = say`tant que ${scene.defender} contrôle des monstres`;
    const told =
      changed !== undefined
        ? say`${lost}${because(changed.card, changed.sources, scene)}`
        : found === undefined
          ? say`${lost} ${standing}`
          : say`${lostClause(found, scene)}, donc ${lost} ${standing}`;
    return sentences(
      sentence(told),
      scene.changes('defender').length === 0 &&
        say`Les monstres ${onSideOf(scene.defender)} sont toujours les mêmes.`,
    );
  },
  TARGET_FORBIDDEN(scene, candidate) {
    const target = scene.attack?.target ?? null;
    const attacker = attackerName(scene);
    if (target === null || target === 'direct')
      return sentence(strong`${attacker} ne peut plus attaquer directement`);
    const why = because(target, sourcesOfChanges(scene, candidate?.entries ?? []), scene);
    return sentence(say`${strong`${attacker} ne peut plus attaquer ${named(target, scene)}`}${why}`);
  },
  OWN_SIDE_CHANGED(scene, candidate, first) {
    const changes = ofCandidate(scene.changes('own'), candidate);
    const clause = strong`${changesClause(changes, scene.attacker, scene)}`;
    return sentences(
      sentence(say`${clause}${whileRunning(scene, first)}`),
      countsNumber(scene)
        ? say`Selon ces règles, un changement du nombre de monstres compte des deux côtés.`
        : say`Selon ces règles, un monstre qui arrive ou part compte des deux côtés.`,
    );
  },
  DIRECT_GAINED(scene) {
    return sentences(
      sentence(
        say`${strong`${attackerName(scene)} peut maintenant attaquer ${scene.defender} directement`}${ofAttacker(scene, 'attackDirectly')}`,
      ),
      say`Selon ces règles, c’est une raison de choisir de nouveau.`,
    );
  },
  ATTACKER_UNABLE(scene) {
    const { entry } = scene;
    const further =
      entry.type === 'attackReplay.checked' &&
      entry.payload.candidates.some(({ code, verdict }) => code === 'EXTRA_ATTACK_LOST' && verdict === 'yes');
    return sentences(
      further
        ? permissionGone(scene)
        : sentence(
            say`${strong`${attackerName(scene)} ne peut plus attaquer`}${ofAttacker(scene, 'cannotAttack')}`,
          ),
      say`Selon ces règles, cela s’appelle un Replay.`,
    );
  },
};

const NOT_THE_TARGET = 'Ce n’était pas le monstre attaqué, mais cela ne change rien';

function leftTargetNote(entry: Checked, scene: Scene): Words | undefined {
  const left = whatLeft(entry, scene);
  if (left === undefined) return undefined;
  if (left === 'target') return say`C’était le monstre attaqué.`;
  if (countsNumber(scene)) return say`${NOT_THE_TARGET}.`;
  return left === 'departure'
    ? say`${NOT_THE_TARGET} : tout départ compte.`
    : say`${NOT_THE_TARGET} : tout changement de contrôle compte.`;
}

/** Where only the number counts: that it is another one, or that the target itself is gone (C9). */
function numberNote(entry: Checked, scene: Scene): Words | undefined {
  if (!isOfField(entry)) return undefined;
  return defendersOf(scene).length === scene.attack?.snapshot.defender.length
    ? say`Selon ces règles, le nombre de monstres compte, et il est le même ; mais le monstre attaqué a disparu.`
    : say`Selon ces règles, le nombre de monstres compte, et ${onSideOf(scene.defender)} il a changé.`;
}

function countNote(entry: Checked, scene: Scene): Words | undefined {
  if (countsNumber(scene)) return numberNote(entry, scene);
  switch (asManyAsBefore(entry, scene)) {
    case undefined:
      return undefined;
    case 'control':
      return say`Le nombre de monstres y est le même qu’avant, mais chaque départ, chaque arrivée et chaque changement de contrôle comptent.`;
    case 'moves':
      return say`Le nombre de monstres y est le même qu’avant, mais chaque arrivée et chaque départ comptent.`;
  }
}

/** The defending player has a say in the target: through a card that lets it name the target, or of several effects (R28, B17). */
function whoSays(entry: Checked, scene: Scene): Words {
  const { attacker, defender } = scene;
  const by = entry.because?.facts['namedBy'];
  return sentences(
    say`${attacker} décide donc si l’attaque continue.`,
    typeof by === 'string'
      ? say`Si oui, ${defender} désigne la cible, à cause ${of(named(by, scene))}.`
      : say`Si oui, ${defender} dit lequel s’applique parmi les effets qui imposent chacun un monstre à attaquer.`,
  );
}

/** Why a direct attack, declared before, is not among the choices: monsters stand in the way now (R25). */
function noLongerDirect(entry: Checked, scene: Scene): Words | undefined {
  if (!isDirectBlocked(entry, scene)) return undefined;
  const count = defendersOf(scene).length;
  return count === 0
    ? undefined
    : say`Attaquer directement n’est pas un des choix : ${scene.defender} contrôle maintenant ${count === 1 ? 'un monstre' : 'des monstres'}.`;
}

function consequence(entry: Checked, scene: Scene): Words {
  const { attacker } = scene;
  const back = say`L’attaque recommence donc : ${attacker} revient avant la déclaration et peut attaquer avec`;
  switch (entry.payload.then) {
    case 'startOver':
      return entry.payload.causes.includes('ATTACKER_UNABLE')
        ? say`${back} un autre monstre qui en est capable, mais pas avec ${attackerName(scene)}.`
        : say`${back} n’importe quel monstre qui en est capable.`;
    case 'end':
      return say`L’attaque prend donc fin.`;
    case 'goOn':
      // another engine, or a recording, passed it over
      if (entry.payload.verdict === 'replay')
        return say`${attacker} choisirait donc de nouveau la cible, mais l’attaque continue sans que personne ne soit interrogé.`;
      return say`L’attaque continue donc.`;
    case 'choose': {
      const { choices } = entry.payload;
      const stop = choices.some((choice) => choice.value === 'stop');
      if (stop && choices.length === 1)
        return say`Il ne reste rien à attaquer, donc ${attacker} ne peut qu’arrêter l’attaque.`;
      const again = choices.some((choice) => choice.value === 'continue')
        ? whoSays(entry, scene)
        : say`${attacker} choisit donc de nouveau la cible.`;
      return sentences(
        again,
        noLongerDirect(entry, scene),
        !stop && say`Arrêter l’attaque n’est pas un des choix : ce monstre doit attaquer.`,
      );
    }
  }
}

const ROW: Readonly<Record<ReplayCause, string>> = {
  ENTER: 'un monstre est arrivé',
  LEAVE: 'un monstre est parti',
  CONTROL_IN: 'le contrôle d’un monstre a changé',
  CONTROL_OUT: 'le contrôle d’un monstre a changé',
  RETURNED: 'un monstre est revenu',
  DIRECT_LOST: 'plus d’attaque directe',
  TARGET_FORBIDDEN: 'la cible est interdite',
  OWN_SIDE_CHANGED: 'le côté de l’attaquant a changé',
  DIRECT_GAINED: 'une attaque directe est possible',
  ATTACKER_UNABLE: 'l’attaquant ne peut plus attaquer',
};

/** The row of a replay: all its causes, where there are several. */
export function replayRow(entry: Checked): Words {
  const causes = causesInOrder(entry);
  return causes.length < 2 ? say`Replay` : say`Replay : ${and(causes.map(({ code }) => ROW[code]))}`;
}

/** A replay: what happened, to which cards, and what follows. */
export function tellReplay(entry: Checked, scene: Scene): { sentence: Words; otherwise: Words } {
  const told = causesInOrder(entry).map(({ code, candidate }, index) =>
    CAUSES[code](scene, candidate, index === 0),
  );
  return {
    sentence: sentences(
      ...told,
      leftTargetNote(entry, scene),
      countNote(entry, scene),
      consequence(entry, scene),
    ),
    otherwise: withoutIt(entry, scene),
  };
}
