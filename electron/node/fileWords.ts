import type { Language } from '../../events/index.ts';

const en = {
  /** A file, and what is wrong with it. */
  of: (path: string, message: string) => `${path}: ${message}`,
  system: {
    ENOENT: 'there is no such file; check the name',
    EISDIR: 'this is a folder, not a file; name a file in it',
    ENOTDIR: 'a part of this path is a file, not a folder; check the path',
    EACCES: 'reading or writing here is not permitted; check the permissions',
    EPERM: 'reading or writing here is not permitted; check the permissions',
    ENOSPC: 'the disk is full; make room and try again',
    EROFS: 'this disk is read-only; choose another folder',
    ELOOP: 'this link leads in a circle; name the file itself',
    ENAMETOOLONG: 'this name is too long; choose a shorter one',
    EIO: 'the system could not read or write it; name another file, or check the disk',
    EMFILE: 'too many files are open; close some and try again',
  } as Readonly<Record<string, string>>,
  refused: (code: string) => `the system refused it (${code}); choose another file, or try again`,
  line: (line: number, message: string) => `line ${line}: ${message}`,
  tooLarge: (most: number, size: number | null) =>
    `this file is larger than ${most} MiB${size === null ? '' : `, ${size} MiB`}; open a shorter duel`,
  tooLargeRecording: (most: number) => `this file is larger than ${most} MiB; no recording is`,
  folder: 'this is a folder, not a file; name a file in it',
  notOrdinary: 'this is not an ordinary file; name a duel file or a scenario',
  notOrdinaryRecording: 'this is not an ordinary file; name a recording',
  utf16: 'this is UTF-16 text; save it as UTF-8',
  notUtf8: 'this is not UTF-8 text; save it as UTF-8',
  binary: 'this is a binary file; open a duel file, a scenario or a recording (.yrpX, .yrp)',
  notOurs: 'this is no duel file, scenario or recording; their names end in .jsonl, .json, .yrpX or .yrp',
  noRecording: 'this is a duel file or a scenario, not a recording; use explain, play or open',
  notFollowed: 'only duel files (.jsonl) grow and can be followed; open it as it is',
  shorter: 'this file became shorter than it was, and is followed no more; Follow reads it anew',
  anotherFile: 'this is another file than the one that was followed; Follow reads it anew',
  gone: 'this file was removed or renamed, and is followed no more; Follow takes it up again when it is there',
  notADatabase: 'this is no card database of EDOPro or YGOPro; name its cards.cdb',
  damagedDatabase: 'this database cannot be read to its end, it is damaged; get it again',
  danglingLink: 'this link leads to no file; name the file itself',
  folderForFile: 'this is a folder; choose a file name',
  notOrdinaryName: 'this is not an ordinary file; choose another name',
  noFolder: 'its folder is not there; make it first, or choose another one',
  notRecent: 'this is not among the files opened before; use Open a file',
  notOpened: 'this was not opened here; use Save the duel as',
  tooLargeDatabase: (most: number) => `this file is larger than ${most} MiB; name a card database`,
  notOrdinaryDatabase: 'this is not an ordinary file; name a card database (cards.cdb)',
  notInterrupted: 'This recording is no longer among the interrupted ones; open its file itself.',
  recordedAgain: 'it is being recorded again; end that first',
};

const fr: typeof en = {
  of: (path, message) => `${path} : ${message}`,
  system: {
    ENOENT: 'ce fichier n’existe pas ; vérifiez le nom',
    EISDIR: 'c’est un dossier, pas un fichier ; nommez un fichier qui s’y trouve',
    ENOTDIR: 'une partie de ce chemin est un fichier, pas un dossier ; vérifiez le chemin',
    EACCES: 'lire ou écrire ici n’est pas permis ; vérifiez les droits',
    EPERM: 'lire ou écrire ici n’est pas permis ; vérifiez les droits',
    ENOSPC: 'le disque est plein ; faites de la place et réessayez',
    EROFS: 'ce disque est en lecture seule ; choisissez un autre dossier',
    ELOOP: 'ce lien tourne en rond ; nommez le fichier lui-même',
    ENAMETOOLONG: 'ce nom est trop long ; choisissez-en un plus court',
    EIO: 'le système n’a pas pu le lire ou l’écrire ; nommez un autre fichier, ou vérifiez le disque',
    EMFILE: 'trop de fichiers sont ouverts ; fermez-en et réessayez',
  },
  refused: (code) => `le système l’a refusé (${code}) ; choisissez un autre fichier, ou réessayez`,
  line: (line, message) => `ligne ${line} : ${message}`,
  tooLarge: (most, size) =>
    `ce fichier dépasse ${most} Mio${size === null ? '' : ` (${size} Mio)`} ; ouvrez un duel plus court`,
  tooLargeRecording: (most) => `ce fichier dépasse ${most} Mio, plus que tout enregistrement`,
  folder: 'c’est un dossier, pas un fichier ; nommez un fichier qui s’y trouve',
  notOrdinary: 'ce n’est pas un fichier ordinaire ; nommez un fichier de duel ou un scénario',
  notOrdinaryRecording: 'ce n’est pas un fichier ordinaire ; nommez un enregistrement',
  utf16: 'c’est du texte UTF-16 ; enregistrez-le en UTF-8',
  notUtf8: 'ce n’est pas du texte UTF-8 ; enregistrez-le en UTF-8',
  binary:
    'c’est un fichier binaire ; ouvrez un fichier de duel, un scénario ou un enregistrement (.yrpX, .yrp)',
  notOurs:
    'ce n’est ni un fichier de duel, ni un scénario, ni un enregistrement ; leurs noms finissent par .jsonl, .json, .yrpX ou .yrp',
  noRecording:
    'c’est un fichier de duel ou un scénario, pas un enregistrement ; utilisez explain, play ou open',
  notFollowed: 'seuls les fichiers de duel (.jsonl) grandissent et peuvent être suivis ; ouvrez-le tel quel',
  shorter: 'ce fichier est devenu plus court, et n’est plus suivi ; Suivre le relit',
  anotherFile: 'ce n’est plus le fichier qui était suivi ; Suivre le relit',
  gone: 'ce fichier a été supprimé ou renommé, et n’est plus suivi ; Suivre le reprend quand il est là',
  notADatabase: 'ce n’est pas une base de cartes d’EDOPro ou de YGOPro ; nommez son cards.cdb',
  damagedDatabase:
    'cette base ne peut pas être lue jusqu’au bout, elle est abîmée ; procurez-la-vous de nouveau',
  danglingLink: 'ce lien ne mène à aucun fichier ; nommez le fichier lui-même',
  folderForFile: 'c’est un dossier ; choisissez un nom de fichier',
  notOrdinaryName: 'ce n’est pas un fichier ordinaire ; choisissez un autre nom',
  noFolder: 'son dossier n’existe pas ; créez-le d’abord, ou choisissez-en un autre',
  notRecent: 'il n’est pas parmi les fichiers ouverts auparavant ; utilisez Ouvrir un fichier',
  notOpened: 'il n’a pas été ouvert ici ; utilisez Enregistrer le duel sous',
  tooLargeDatabase: (most) => `ce fichier dépasse ${most} Mio ; nommez une base de cartes`,
  notOrdinaryDatabase: 'ce n’est pas un fichier ordinaire ; nommez une base de cartes (cards.cdb)',
  notInterrupted:
    'Cet enregistrement n’est plus parmi ceux qui ont été interrompus ; ouvrez son fichier lui-même.',
  recordedAgain: 'il est de nouveau en cours d’enregistrement ; terminez cela d’abord',
};

/** Why a file cannot be used, in the reader's language. */
export let fileWords: typeof en = en;

/** From now on it is said in this language why a file cannot be used. */
export function speakOfFiles(language: Language): void {
  fileWords = language === 'fr' ? fr : en;
}
