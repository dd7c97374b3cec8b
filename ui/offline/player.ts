import type { Mark } from '../../events/index.ts';
import { boardDrawing } from '../drawing/boardShapes.ts';
import { markShapes } from '../drawing/marks.ts';
import { measureWith } from '../drawing/paintCanvas.ts';
import { svgElements } from '../drawing/paintSvg.ts';
import { PALETTE } from '../drawing/palette.ts';
import type { Measure, Shape } from '../drawing/shapes.ts';
import type { Table } from '../drawing/table.ts';
import { changed } from './changes.ts';
import type { OfflineDuel, OfflineEntry } from './data.ts';

// The script of a duel's own page. Everything it shows is set as text, and nothing is fetched.

const SVG = 'http://www.w3.org/2000/svg';
const NARROW = 720;

function element<T extends keyof HTMLElementTagNameMap>(
  tag: T,
  className: string,
  ...inside: readonly (Node | string)[]
): HTMLElementTagNameMap[T] {
  const made = document.createElement(tag);
  if (className !== '') made.className = className;
  made.append(...inside);
  return made;
}

function picture(width: number, height: number, shapes: readonly Shape[], className: string): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', `0 0 ${width} ${height}`);
  svg.setAttribute('class', className);
  svg.append(...svgElements(shapes));
  return svg;
}

const sign = (mark: Mark): SVGElement => {
  const svg = picture(20, 20, markShapes(mark, 10, 10, 20), 'sign');
  svg.setAttribute('aria-hidden', 'true');
  return svg;
};

/** Letters are measured with a canvas; where there is none, about as wide as they usually are. */
function measure(): Measure {
  const context = document.createElement('canvas').getContext('2d');
  return context === null ? (text, size) => text.length * size * 0.56 : measureWith(context);
}

const filled = (words: string, n: number, last: number): string =>
  words.replace('{n}', String(n)).replace('{last}', String(last));

function tablesOf(duel: OfflineDuel): readonly Table[] {
  let table = duel.table;
  return duel.entries.map((entry) => {
    table = changed(table, entry.table);
    return table;
  });
}

const WORTH: ReadonlySet<Mark> = new Set(['attack', 'replay', 'noReplay', 'damage']);

/** The marks over the slider; where there are many, attacks and what was decided about them. */
function markStrip({ entries }: OfflineDuel): HTMLElement {
  const strip = element('div', 'marks');
  strip.setAttribute('aria-hidden', 'true');
  const last = Math.max(1, entries.length - 1);
  let taken = -1;
  const worth = entries.length > 250 ? WORTH : undefined;
  for (const [position, { mark }] of entries.entries()) {
    if (mark === undefined || mark === 'pass' || mark === 'step') continue;
    const share = position / last;
    if (worth?.has(mark) === false || (share - taken < 0.014 && mark !== 'replay')) continue;
    taken = share;
    const drawn = sign(mark);
    drawn.style.left = `calc(8px + (100% - 16px) * ${share.toFixed(5)})`;
    strip.append(drawn);
  }
  return strip;
}

/** What is said of an entry: the verdict, the sentence, the choices, the rule. */
function saying(duel: OfflineDuel, entry: OfflineEntry): readonly Node[] {
  const { words, rules } = duel;
  const head = element('h2', 'verdict', ...(entry.mark === undefined ? [] : [sign(entry.mark)]), entry.title);
  const sentence = element(
    'p',
    'sentence',
    ...entry.says.map((part, at) => (at % 2 === 1 ? element('b', '', part) : part)),
  );
  const nodes: Node[] = [head];
  if (entry.differs !== undefined)
    nodes.push(
      element(
        'div',
        'differs',
        element('p', '', element('b', '', duel.differs)),
        ...entry.differs.map((line) => element('p', '', line)),
      ),
    );
  nodes.push(sentence, ...(entry.unexplained ?? []).map((line) => element('p', 'quiet', line)));
  if (entry.added !== undefined) nodes.push(element('p', 'quiet', words.added[entry.added]));
  if (entry.choices !== undefined) {
    nodes.push(element('h3', '', words.choices));
    const list = element('ul', 'choices');
    for (const choice of entry.choices)
      list.append(
        choice === entry.taken
          ? element('li', 'taken', choice, ' ', element('span', 'quiet', words.taken))
          : element('li', '', choice),
      );
    nodes.push(list);
  }
  const rule = entry.rule === undefined ? undefined : rules[entry.rule];
  if (rule !== undefined) {
    const source =
      rule.source === null ? words.ours : words.source.replace('{source}', () => rule.source ?? '');
    nodes.push(
      element('h3', '', `${words.rule} ${rule.id}`),
      element('blockquote', '', rule.statement),
      element('p', 'quiet', source),
    );
  }
  if (entry.otherwise !== undefined) nodes.push(element('p', '', entry.otherwise));
  return nodes;
}

function button(label: string, shown: string, go: () => void): HTMLButtonElement {
  const made = element('button', '', shown);
  made.type = 'button';
  made.title = label;
  if (label !== shown) made.setAttribute('aria-label', label);
  made.addEventListener('click', go);
  return made;
}

function play(duel: OfflineDuel, root: HTMLElement): void {
  const { entries, words } = duel;
  const tables = tablesOf(duel);
  const letters = measure();
  const last = entries.length - 1;
  const lastNumber = entries[last]?.n ?? 0;
  let position = duel.start;
  let dark = matchMedia('(prefers-color-scheme: dark)').matches;

  const board = element('section', 'board');
  const why = element('section', 'why');
  const status = element('p', 'status');
  status.setAttribute('role', 'status');
  const slider = element('input', '');
  slider.type = 'range';
  slider.min = '0';
  slider.max = String(last);
  slider.step = '1';
  slider.setAttribute('aria-label', words.entry);

  function colours(): void {
    const { style } = document.documentElement;
    style.colorScheme = dark ? 'dark' : 'light';
    for (const [name, [light, night]] of Object.entries(PALETTE))
      style.setProperty(`--${name}`, dark ? night : light);
  }
  function drawBoard(): void {
    const kind = innerWidth < NARROW ? 'narrow' : 'plain';
    const table = tables[position] ?? duel.table;
    const { width, height, shapes } = boardDrawing(table, {
      kind,
      used: duel.used,
      words: words.drawn,
      measure: letters,
    });
    const svg = picture(width, height, shapes, 'mat');
    svg.setAttribute('role', 'group');
    svg.setAttribute('aria-label', filled(words.board, entries[position]?.n ?? 0, lastNumber));
    board.replaceChildren(svg);
  }
  function show(): void {
    const entry = entries[position];
    if (entry === undefined) return;
    slider.value = String(position);
    const where = filled(words.entryOf, entry.n, lastNumber);
    slider.setAttribute('aria-valuetext', `${where}, ${entry.title}`);
    status.textContent = `${where}${words.colon}${entry.title}`;
    back.disabled = first.disabled = position === 0;
    next.disabled = end.disabled = position === last;
    why.replaceChildren(...saying(duel, entry));
    why.scrollTop = 0;
    drawBoard();
  }
  function go(to: number): void {
    position = Math.max(0, Math.min(last, to));
    show();
  }
  function nextReplay(): void {
    const found = entries.findIndex(({ mark }, at) => at > position && mark === 'replay');
    if (found >= 0) go(found);
    else status.textContent = words.noReplayAhead;
  }
  function turnColours(): void {
    dark = !dark;
    colours();
  }

  const first = button(words.first, '|◀', () => go(0));
  const back = button(words.back, '◀', () => go(position - 1));
  const next = button(words.next, `${words.next} ▶`, () => go(position + 1));
  const end = button(words.last, '▶|', () => go(last));
  const replays = button(words.nextReplay, words.nextReplay, nextReplay);
  next.className = 'main';
  slider.addEventListener('input', () => go(Number(slider.value)));
  const byKey = new Map<string, () => void>([
    ['ArrowRight', () => go(position + 1)],
    ['ArrowLeft', () => go(position - 1)],
    ['Home', () => go(0)],
    ['End', () => go(last)],
    ['r', nextReplay],
    ['d', turnColours],
  ]);
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const does = byKey.get(event.key);
    if (does === undefined) return;
    event.preventDefault();
    does();
  });
  addEventListener('resize', drawBoard);

  root.replaceChildren(
    element(
      'header',
      'bar',
      element('h1', '', duel.title),
      element('p', 'quiet', [duel.ruleset, duel.seenBy].filter((each) => each !== '').join('. ')),
      ...(duel.toldBy === '' ? [] : [element('p', 'quiet', duel.toldBy)]),
    ),
    element(
      'nav',
      'time',
      element('div', 'track', markStrip(duel), slider),
      element(
        'div',
        'buttons',
        first,
        back,
        next,
        end,
        replays,
        button(words.theme, '◐', turnColours),
        status,
      ),
    ),
    element('main', '', board, why),
    element('footer', 'quiet', element('p', '', words.keys), element('p', '', words.madeWith)),
  );
  colours();
  const asked = entries.findIndex(({ n }) => `#${n}` === location.hash);
  if (asked >= 0) position = asked;
  show();
}

const root = document.getElementById('duel');
const data = document.getElementById('data')?.textContent;
if (root !== null && data !== undefined && data !== null) play(JSON.parse(data) as OfflineDuel, root);
