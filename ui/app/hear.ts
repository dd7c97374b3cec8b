import { words } from '../locales/index.ts';
import type { Moment, Outline, Tell } from '../worker/protocol/index.ts';
import { type AskingFirst, answerHere } from './askingFirst.ts';
import type { Bookmarks } from './bookmarks.ts';
import type { Desk } from './desk.ts';
import { withDifferences } from './differing.ts';
import type { Documents } from './documents.ts';
import { drawOn, firstDrawn } from './drawn.ts';
import type { Finding } from './finding.ts';
import type { Judging } from './judging.ts';
import type { Lessons } from './lessons.ts';
import type { Looks } from './looks.ts';
import type { Moments } from './moments.ts';
import type { Playback } from './playback.ts';
import { rememberPlace } from './rememberPlace.ts';
import type { Sandbox } from './sandbox.ts';
import type { UnsavedWork } from './unsavedWork.ts';

/** The parts of the page that the worker's answers reach. */
export interface Hearing {
  readonly desk: Desk;
  readonly moments: Moments;
  readonly looks: Looks;
  readonly playback: Playback;
  readonly documents: Documents;
  readonly sandbox: Sandbox;
  readonly judging: Judging;
  readonly asking: AskingFirst;
  readonly lessons: Lessons;
  readonly bookmarks: Bookmarks;
  readonly unsaved: UnsavedWork;
  readonly finding: () => Finding;
}

function take(
  { desk, moments, looks, playback, bookmarks, documents, asking }: Hearing,
  serial: number,
  outline: Outline,
  moment: Moment,
): void {
  const isRetold = serial === desk.retelling;
  const { compared, view, report } = desk.store.get();
  const looksAt = isRetold ? answerHere(desk.store.get()) : null;
  const staysInList = serial === desk.askingFirst && (view === 'examples' || view === 'lessons');
  if (!isRetold) playback.stopPlaying();
  const { growth, reportFirst } = documents.foreign.shown(serial, outline);
  const subject = documents.subjectOf(serial) ?? desk.store.get().subject;
  moments.begin(moment);
  looks.begin();
  desk.store.set({
    outline,
    subject,
    moment,
    drawn: firstDrawn(outline.length),
    passing: null,
    glimpse: null,
    broken: null,
    bookmarks: bookmarks.of(outline),
    ...(isRetold ? {} : { stretch: null, dialog: null }),
    preview: null,
    position: moment.position,
    going: 'jump',
    left: null,
    differs: null,
    decisions: null,
    compared: isRetold || serial === desk.comparing ? compared : null,
    rulesetsCompared: null,
    deciding: null,
    answer: looksAt,
    reading: null,
    view: isRetold || staysInList ? view : reportFirst ? 'import' : 'duel',
    report: isRetold ? report : null,
    growth,
    problem:
      outline.ownRuleset && outline.warnings[0] !== undefined
        ? words.andMore(outline.warnings[0], outline.warnings.length - 1)
        : // what was refused since this was asked for is still to be read
          desk.said >= serial && !isRetold
          ? desk.store.get().problem
          : null,
    notice: null,
    offered: null,
    picked: moment.board.cards[desk.store.get().picked ?? ''] === undefined ? null : desk.store.get().picked,
    pickedBeside: null,
  });
  drawOn(desk.store);
  documents.shown(serial);
  rememberPlace(desk.store.get());
  moments.needAround(moment.position);
  if (looksAt !== null) asking.tellAgain(looksAt, serial);
  // What it says of both is in the language, or as one saw it, before.
  if (isRetold && compared !== null)
    desk.worker.ask({
      ...{ type: 'compareCourses', serial, one: compared.one.branch, other: compared.other.branch },
    });
}

type Hearings = { readonly [T in Tell['type']]: (tell: Extract<Tell, { type: T }>) => void };
/** These are taken whichever opening they belong to. */
const ALWAYS: ReadonlySet<Tell['type']> = new Set([
  'examples',
  'shelf',
  'lessons',
  'rules',
  'glossary',
  'strip',
  'opened',
  'problem',
  'reading',
  'wantsCards',
  // asked for by the reader, who may have taken a decision in the same moment: what is told is what is open by then
  'saved',
  'scenarioWritten',
]);

/** Takes what the worker tells; what belongs to another opening than the shown one is too late. */
export function createHearing(parts: Hearing): (tell: Tell) => void {
  const { desk, moments, looks, playback, documents, sandbox } = parts;
  const { store } = desk;
  const hearings: Hearings = {
    examples: ({ examples }) => store.set({ examples }),
    opened({ serial, outline, moment }) {
      if (serial < desk.shown) return;
      desk.shown = serial;
      take(parts, serial, outline, moment);
    },
    grown({ outline }) {
      const { outline: before, position, view } = store.get();
      const atEnd = view === 'duel' && before !== null && position >= before.length - 1;
      store.set({ outline });
      moments.grown(before?.length ?? 0);
      if (atEnd && store.get().growth?.isFollowed === true) playback.go(outline.length - 1);
    },
    lessons: ({ lessons: all }) => parts.lessons.came(all),
    lessonPlaces: ({ lesson, places }) => parts.lessons.placed(lesson, places),
    task: ({ lesson, task }) => parts.lessons.worked(lesson, task),
    answeredAgain: ({ answer }) => parts.asking.toldAgain(answer),
    revealed: ({ outline, answer }) => parts.asking.revealed(outline, answer),
    imported({ report }) {
      const { report: before, view, outline, position, growth } = store.get();
      // what another engine tells otherwise than the rules, or nothing explains, comes first, unless the reader looks at something already
      const { disagreements, leftOut, unexplained } = report;
      const isTold = disagreements.length + leftOut.length + unexplained.length > 0;
      const isNews = before === null && !report.isRecording && isTold;
      const isFresh = view === 'duel' && position === outline?.start && documents.current()?.at === undefined;
      const first = isNews && isFresh && growth?.isFollowed !== true;
      store.set({
        report,
        outline: outline === null ? null : withDifferences(outline, report),
        ...(first ? { view: 'import' as const } : {}),
      });
    },
    wantsCards: ({ serial, passcodes }) => documents.foreign.findCards(serial, passcodes),
    problem({ serial, message, decks, unfollowed }) {
      const said = unfollowed === true ? `${message} ${words.followAgain}` : message;
      desk.said = Math.max(desk.said, serial - 1);
      store.set({
        problem: said,
        refusedDecks: decks === undefined ? null : { ...decks, of: said },
        reading: null,
        deciding: null,
      });
      documents.refused(serial);
      if (unfollowed === true) documents.foreign.stopFollowing();
    },
    branches({ branches }) {
      const { outline } = store.get();
      if (outline !== null) store.set({ outline: { ...outline, branches } });
    },
    reading: ({ done, total }) => store.set({ reading: done >= total ? null : { done, total } }),
    moment: ({ moment }) => moments.keep(moment),
    glimpse: ({ glimpse }) => moments.glimpsed(glimpse),
    passed: ({ glimpse }) => moments.glimpsed(glimpse),
    broken({ position, from, message }) {
      moments.missed(position);
      if (store.get().position === position) store.set({ broken: { position: from, message } });
    },
    rows: ({ from, rows }) => moments.keepRows(from, rows),
    looked: (tell) => looks.keep(tell),
    chart: ({ plan }) => store.set({ chart: plan }),
    decisions: ({ decisions }) => store.set({ decisions }),
    shelf: ({ shelf }) => store.set({ shelf }),
    boardAsSetup: ({ asSetup }) => sandbox.begin(asSetup.scenario, asSetup.unsaid),
    duelPage: (tell) => parts.judging.came(tell),
    scenarioWritten: ({ name, text }) => sandbox.keep(name, text),
    rulesetsCompared: ({ compared }) => store.set({ rulesetsCompared: compared }),
    coursesCompared: ({ compared }) => store.set({ compared }),
    checked: ({ differs }) => store.set({ differs }),
    strip: ({ id, strip }) => store.set({ strips: new Map(store.get().strips).set(id, strip) }),
    glossary: ({ terms }) => store.set({ glossary: terms }),
    rules: ({ rules }) => store.set({ rules }),
    sought: ({ sought, position }) => parts.finding().came(sought, position),
    aside: ({ name, text }) => parts.unsaved.keep(name, text),
    saved: ({ name, text }) => documents.keep(name, text),
  };
  return (tell) => {
    if ('serial' in tell && tell.serial !== desk.shown && !ALWAYS.has(tell.type)) return;
    (hearings[tell.type] as (tell: Tell) => void)(tell);
  };
}
