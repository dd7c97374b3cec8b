import type { help as en } from '../en/help.ts';

const FIND = `
Tout ce qui est dit doit être vrai : des clés (type: card: rule: code: player: changed: state: in: refused:), des comparaisons
de valeurs, des mots de la ligne, "des mots ensemble" et des /motifs/. Une étoile remplace des lettres quelconques, une virgule ou
« or » l’un de plusieurs, un moins ou « not » ce qui ne doit pas être.
  duelscope find duels/ 'type:attackReplay.checked -code:NOTHING_CHANGED'
  duelscope find mine.duel.jsonl 'A.lifePoints < 4000 and card:dark-magician'

Finit par 0 si quelque chose a été trouvé, 1 si rien ne l’a été, 2 si l’entrée ne peut pas être utilisée.`;

/** What the help of the program and of each command says. */
export const help: typeof en = {
  program: 'Joue, explique et vérifie des duels de la Battle Phase.',
  version: 'la version de ce programme',
  help: 'ce qu’on peut dire ici',
  helpCommand: 'ce qu’on peut dire d’une commande',
  language: (variable) => `dans cette langue (${variable}, sinon en)`,
  json: 'en JSON',
  branch: 'cette branche seule',
  ruleset: (names) => `sous ce jeu de règles : ${names}`,
  file: 'un scénario ou un fichier de duel',
  filesAndFolders: 'des scénarios, des fichiers de duel, et des dossiers qui en contiennent',
  fileAtEntry: 'un scénario ou un fichier de duel ; FICHIER@ENTRÉE dit quelle entrée',
  seenBy: 'comme ce joueur l’a vu',
  forceDuel: 'remplacer un fichier de ce nom qui n’est pas un fichier de duel',
  ends: '\nFinit par 0 si tout va bien, 1 si une attente ou une vérification a échoué ou s’il y a une différence, 2 si l’entrée ne peut pas être utilisée.',
  endsWithDifference:
    '\nFinit par 0 s’il n’y a aucune différence, 1 s’il y en a une, 2 si l’entrée ne peut pas être utilisée.',
  play: {
    does: 'Joue des scénarios avec toutes leurs branches, vérifie des fichiers de duel, et finit par les totaux.',
    closed: 'chaque Replay, combat, destruction, changement de Life Points et refus doit être attendu',
    stately: 'envoyer ensuite ce qui a été joué à l’inspecteur de Stately, par un WebSocket de cette machine',
    port: 'le port de ce WebSocket sur 127.0.0.1 (8080)',
  },
  explain: {
    does: 'Le déroulement en mots et, pour chaque attaque, le verdict avec sa raison, sa règle et sa source.',
    at: 'tout sur cette seule entrée',
    all: 'nommer chaque cause qui a été cherchée, pas seulement celles qui ont été trouvées',
  },
  verify: {
    does: 'Décide de nouveau des duels enregistrés, à partir de leurs seules décisions ; nomme la première entrée qui diffère.',
    files: 'des fichiers de duel',
  },
  compare: {
    does: 'Un scénario ou un duel sous deux jeux de règles : la première différence, et le réglage qui la fait.',
    with: 'comparer avec ce jeu de règles : NOM, ou NOM,réglage=valeur,...',
    and: 'comparer --with et celui-ci, au lieu du jeu de règles du fichier',
  },
  diff: {
    does: 'Deux duels côte à côte : ce que leurs en-têtes disent autrement, et la première entrée qui diffère.',
    one: 'un fichier de duel, ou un scénario à jouer',
    other: 'l’autre',
  },
  coverage: {
    does: 'Ce que des scénarios et des duels atteignent des règles, des raisons et des diagrammes, et ce qu’ils n’atteignent jamais.',
    counts:
      '\nUne règle compte là où une entrée la donne comme raison ; ce qui ne fait que décrire le déroulement ne compte jamais.',
    all: 'aussi ce qui a été atteint, combien de fois et d’abord où, et ce que dit chaque règle',
  },
  find: {
    does: 'Les entrées de scénarios et de fichiers de duel qui répondent à une recherche, chacune sous la forme FICHIER@ENTRÉE.',
    files: 'des scénarios, des fichiers de duel et leurs dossiers, et en dernier ce qu’il faut chercher',
    stops: 'seulement là où cela devient vrai, comme s’arrête un point d’arrêt',
    more: FIND,
  },
  record: {
    does: 'Joue un scénario et l’écrit comme fichier de duel.',
    file: 'un scénario',
    out: 'le fichier de duel, NOM.duel.jsonl',
  },
  reduce: {
    does: 'Le plus petit scénario qui donne encore le verdict d’une entrée, trouvé en en jouant de plus petits.',
    at: 'l’entrée dont le verdict est gardé ; FICHIER@ENTRÉE dit la même chose',
    out: 'l’écrire comme scénario, NOM.json, au lieu de l’afficher',
    force: 'remplacer un fichier de ce nom qui n’est pas un scénario',
  },
  copy: {
    does: 'Une entrée à coller ailleurs : en JSON, en étapes, en test pour un autre moteur, en rapport d’erreur.',
    at: 'l’entrée',
    as: 'l’entrée ou l’état qui la suit en JSON, un scénario des étapes qui y mènent, le plus petit scénario avec son verdict, un test pour vitest, ou un rapport en Markdown',
  },
  judge: {
    does: 'Une entrée à montrer à d’autres : le plateau, ce qui s’est passé, le verdict, la règle et sa source.',
    at: 'l’entrée dont il s’agit',
    as: 'un texte pour un forum, du Markdown, ou le duel entier en une page (png : dans l’inspecteur)',
    out: 'l’écrire là (.txt, .md ou .html) au lieu de l’afficher',
    force: 'remplacer un fichier de ce nom qui n’est pas de nous',
  },
  open: {
    does: 'Ouvre l’inspecteur sur un fichier : dans Electron si son programme est là, sinon comme page dans le navigateur.',
    file: 'un fichier de duel, un scénario, ou un enregistrement (.yrpX) ; FICHIER@ENTRÉE commence à cette entrée',
    at: 'commencer à cette entrée',
    follow: 'montrer ce qui s’ajoute au fichier de duel à mesure',
    web: 'la page dans le navigateur, qu’Electron soit là ou non',
    port: 'le port de cette page sur 127.0.0.1 (4680, ou n’importe lequel qui est libre)',
  },
  import: {
    does: 'Ouvre des enregistrements d’EDOPro et de YGOPro : les Replays qui s’y trouvent, et où nos règles diffèrent.',
    files: 'des fichiers .yrpX et .yrp, et des dossiers qui en contiennent',
    out: 'l’écrire comme fichier de duel, NOM.duel.jsonl',
    database: 'le cards.cdb du client, pour les noms ; les dossiers habituels d’EDOPro si rien n’est dit',
    allow: 'jusqu’à quelle taille il peut être décompressé (64)',
  },
  rule: {
    does: 'Règles, raisons, réglages et textes sources par leurs identifiants ; toutes les règles si rien n’est nommé.',
    ids: 'une règle (R3), une raison (DIRECT_LOST), un refus (attack/no-target), un réglage (watchedSides), un texte source ("Source text 0"), un de ses faits (S0.18), un point de désaccord (C2) ou un point ouvert (Q9)',
  },
  cards: {
    does: 'Les cartes intégrées : comment un scénario les appelle, leurs valeurs, et ce qu’elles font.',
    search:
      'des mots de leur nom, de leur genre ou de ce qu’elles font ; toutes les cartes si rien n’est dit',
  },
  schema: {
    does: 'Le schéma JSON de ce qu’on peut écrire ; de tout si aucun genre n’est nommé.',
    kind: 'lequel',
    out: 'écrire chacun sous GENRE.schema.json dans ce dossier',
    force: 'remplacer des fichiers de ces noms qui ne sont pas des schémas',
  },
};
