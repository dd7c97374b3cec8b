import type { EntryOf } from '../../messages/index.ts';
import { opponentOf } from '../../messages/index.ts';
import type { Catalogue } from '../catalogue.ts';
import { comesToNothing, linkCard } from '../facts/chain.ts';
import { answersDeclaration } from '../facts/endings.ts';
import type { Scene } from '../scene.ts';
import { sentences, type Words } from '../words.ts';
import { anAttack } from './attackWords.ts';
import { afterBattle, nothingDone, stillToCheck, whyNothing } from './battleWithin.ts';
import { and, cardsWords, named, of, say, sentence, sourceName, strong, to } from './grammar.ts';
import { lastingTellers } from './lasting.ts';
import { promptTellers } from './prompts.ts';
import { numberWord } from './typography.ts';
import { because } from './values.ts';

type Tell = Catalogue['tell'];

/** What the card answers: another card, the attack, or nothing. */
function occasion({ payload }: EntryOf<'effect.activated'>, scene: Scene): Words | undefined {
  const above = scene.before.chain.filter((link) => link.state === 'waiting').at(-1);
  if (above !== undefined) {
    return above.card === payload.card
      ? undefined
      : say`Cela répond ${to(named(above.card, scene))} et se résoudra avant.`;
  }
  const { attack } = scene.before;
  if (attack === null || attack.declaredAt === null || payload.trigger !== undefined) return undefined;
  const theirs = anAttack(scene);
  if (attack.inDamageStep) return say`Cela se passe dans la Damage Step de ${theirs}.`;
  const then = say`${opponentOf(payload.player)} peut répondre avant que l’effet s’applique.`;
  switch (answersDeclaration(scene)) {
    case 'first':
      return say`C’est une réponse à la déclaration de ${theirs} ; ${then}`;
    case 'again':
      return say`Selon ces règles, on peut répondre de nouveau à la déclaration de ${theirs} ; ${then}`;
    case 'later':
      return say`Cela se passe pendant ${theirs}, après les réponses à sa déclaration ; ${then}`;
  }
}

const activated: Tell['effect.activated'] = (entry, scene) => {
  const { targets, paid, player, trigger, activation, card: id } = entry.payload;
  const card = named(id, scene);
  const reacts = trigger === undefined ? '' : ', qui réagit à ce qui vient de se passer';
  const what = activation
    ? say`${player} ${strong`active ${card}`}`
    : say`${player} ${strong`utilise l’effet ${of(card)}`}${reacts}`;
  const others = paid.filter((each) => each !== id);
  const details = [
    ...(targets.length > 0
      ? [say`${targets.length === 1 ? 'la cible est' : 'les cibles sont'} ${cardsWords(targets, scene)}`]
      : []),
    ...(others.length > 0 ? [say`le coût était ${cardsWords(others, scene)}`] : []),
  ];
  const more = details.length === 0 ? [] : say` : ${and(details)}`;
  return {
    title: 'Activation',
    row: activation ? say`Active ${card}` : say`Utilise l’effet ${of(card)}`,
    sentence: sentences(say`${what}${more}.`, occasion(entry, scene)),
  };
};

const placed: Tell['triggers.placed'] = ({ payload }, scene) => {
  const { offers } = payload;
  const names = and(offers.map((trigger) => named(trigger.card, scene)));
  const may = offers.length === 1 ? 'peut réagir' : 'peuvent réagir';
  return {
    title: 'Réaction possible',
    row: offers.length === 0 ? say`Rien d’autre ne réagit` : say`${names} ${may}`,
    sentence:
      offers.length === 0
        ? say`Aucun autre effet ne réagit à ce qui s’est passé.`
        : say`${strong`${names}`} ${may} à ce qui s’est passé : la question est posée à ${offers[0]?.player ?? scene.attacker}.`,
  };
};

const negated: Tell['effect.negated'] = ({ payload }, scene) => {
  const id = linkCard(payload.link, scene);
  const card = id === undefined ? say`un effet` : named(id, scene);
  const name = sourceName(payload.source, scene) ?? say`un effet`;
  const what = payload.what === 'activation' ? say`l’activation ${of(card)}` : say`l’effet ${of(card)}`;
  return {
    title: 'Annulation',
    row: say`${name} annule ${card}`,
    sentence: say`${strong`${name} annule ${what}`}, qui ne fera rien.`,
  };
};

const resolving: Tell['link.resolving'] = ({ payload }, scene) => {
  const card = named(payload.card, scene);
  const link = scene.before.chain.find((each) => each.link === payload.link);
  if (link !== undefined && link.negated !== null)
    return {
      title: 'Résolution',
      row: say`${card} se résoudrait`,
      sentence: say`${card} se résoudrait maintenant, mais son effet est annulé.`,
    };
  const more = scene.before.chain.filter((each) => each.state === 'waiting').length > 1;
  return {
    title: 'Résolution',
    row: say`${card} se résout`,
    sentence: more
      ? say`${strong`${card} se résout`}. La dernière carte activée passe en premier.`
      : comesToNothing(payload.link, scene)
        ? say`${strong`${card} se résout`} : son tour dans la Chaîne est venu, et il n’en sort rien.`
        : payload.link < scene.before.chain.length
          ? say`${strong`${card} se résout`} : son tour dans la Chaîne est venu.`
          : say`${strong`${card} se résout`} : son effet s’applique maintenant.`,
  };
};

/** `« Book of Moon » s’est résolu, mais « Horus » n’en est pas affecté à cause de son propre effet.` */
function unaffectedWords(
  { unaffected }: EntryOf<'link.resolved'>['payload'],
  name: Words,
  scene: Scene,
): Words | undefined {
  if (unaffected === undefined) return undefined;
  const kept = unaffected.map(
    ({ card, through }) => say`${named(card, scene)} n’en est pas affecté${because(card, [through], scene)}`,
  );
  return say`L’effet ${of(name)} est résolu, mais ${strong`${and(kept)}`}.`;
}

const resolved: Tell['link.resolved'] = ({ payload }, scene) => {
  const id = linkCard(payload.link, scene);
  const card = id === undefined ? say`un effet` : named(id, scene);
  switch (payload.outcome) {
    case 'resolved': {
      const nothing = nothingDone(id, scene);
      return {
        title: 'Résolu',
        row:
          nothing === undefined
            ? say`Effet ${of(card)} résolu`
            : say`Effet ${of(card)} résolu, sans rien faire`,
        sentence:
          unaffectedWords(payload, card, scene) ??
          (nothing === undefined
            ? say`L’effet ${of(card)} est résolu.`
            : sentence(say`l’effet ${of(card)} est résolu, mais ${nothing}`)),
      };
    }
    case 'negated':
      return {
        title: 'Annulé',
        row: say`${card} ne fait rien : effet annulé`,
        sentence: say`${strong`${card} ne fait rien`} : son effet est annulé.`,
      };
    case 'withoutEffect':
      return {
        title: 'Sans effet',
        row: say`${card} ne fait rien`,
        sentence: say`${strong`${card} ne fait rien`} : ${whyNothing(id, scene)}.`,
      };
  }
};

function allResolved(links: number): Words {
  if (links === 1) return say`La carte activée est résolue, donc la Chaîne est finie.`;
  return say`Les ${numberWord(links)} cartes activées sont résolues, la dernière en premier, donc la Chaîne est finie.`;
}

const chainEnded: Tell['chain.ended'] = ({ payload }, scene) => ({
  title: 'Fin de la Chaîne',
  row: say`La Chaîne est finie`,
  sentence: sentences(allResolved(payload.links), afterBattle(scene), stillToCheck(scene)),
});

/** What is said of chains, effects and questions. */
export const effectTellers = {
  'effect.activated': activated,
  'triggers.placed': placed,
  'effect.negated': negated,
  'link.resolving': resolving,
  'link.resolved': resolved,
  'chain.ended': chainEnded,
  ...promptTellers,
  ...lastingTellers,
} satisfies Partial<Tell>;
