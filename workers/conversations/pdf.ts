import { plainText, type Emphasis, type TextStyle } from '#workers/reports/bidi-runs.js';
import { CONTENT_WIDTH, createYielder, Flow, PAGE } from '#workers/reports/flow.js';
import { linesOf } from '#workers/reports/lines.js';
import { BROWN_ORANGE, GRID, INK, INK_2, INK_3 } from '#workers/reports/look.js';
import { writtenPages } from '#workers/reports/report-frame.js';
import type { ConversationFile } from './file.js';
import type { Item, Piece } from './items.js';

interface Look {
  size: number;
  weight?: TextStyle['weight'];
  color: string;
  /** Space above, points. */
  above: number;
  /** Space at the side on which the text begins, points. */
  inset?: number;
  /** What stands in that space. */
  beside?: 'bullet' | 'bar';
  /** Space below which the paragraph begins on the next page, points. */
  room?: number;
}

const LOOKS: Readonly<Record<Item['kind'], Look>> = {
  title: { size: 18, weight: 'bold', color: INK, above: 0 },
  meta: { size: 9, color: INK_2, above: 6 },
  notice: { size: 9, color: INK_2, above: 2 },
  heading: { size: 11, weight: 'bold', color: INK, above: 14, room: 60 },
  speaker: { size: 9, color: BROWN_ORANGE, above: 18, room: 60 },
  paragraph: { size: 10.5, color: INK, above: 4 },
  'list-item': { size: 10.5, color: INK, above: 3, inset: 14, beside: 'bullet' },
  quote: { size: 10.5, color: INK_2, above: 5, inset: 12, beside: 'bar' },
  remark: { size: 8.5, color: INK_3, above: 5 },
  sources: { size: 9, weight: 'bold', color: INK, above: 10, room: 50 },
  source: { size: 9, color: INK, above: 6, room: 30 },
  detail: { size: 8.5, color: INK_2, above: 1, inset: 12 },
  'source-quote': { size: 9, color: INK_2, above: 3, inset: 12, beside: 'bar' },
};
const BAR = 2;
const BULLET = '•';

interface Io {
  /** The time that the file bears: that of the last change. */
  changedAt: Date;
  signal: AbortSignal;
  progress(done: number, total: number): void;
}

/** Writes a conversation as PDF, in chunks as its pages are finished, each paragraph in its direction. */
export async function* writeConversationPdf(
  { title, items, lang }: ConversationFile,
  { signal, progress, changedAt }: Io,
): AsyncGenerator<Uint8Array> {
  const breathe = createYielder(signal);
  const flow = new Flow(lang === 'ar');
  for (const [index, item] of items.entries()) {
    place(flow, item);
    progress(index + 1, items.length);
    await breathe();
  }
  yield* writtenPages(flow, {
    ...{ title: plainText(title), subject: '', lang, createdAt: changedAt, breathe },
  });
}

/** Sets a paragraph; a heading stays with what follows it. */
function place(flow: Flow, { kind, pieces, direction }: Item): void {
  const { size, weight = 'regular', color, above, inset = 0, beside, room = 0 } = LOOKS[kind];
  const { text, emphasis } = joined(pieces);
  const width = CONTENT_WIDTH - inset;
  const lines = linesOf(text, { size, weight, width, direction, emphasis });
  if (flow.y > PAGE.top) flow.y += above;
  if (flow.left < room) flow.nextPage();
  if (kind === 'title' || kind === 'speaker') flow.page.bookmarks.push(plainText(text));
  const rtl = direction === 'rtl';
  const x = rtl ? PAGE.margin : PAGE.margin + inset;
  const side = rtl ? PAGE.margin + width : PAGE.margin;
  for (const [index, line] of lines.entries()) {
    if (line.height > flow.left) flow.nextPage();
    if (beside === 'bar') {
      const at = rtl ? side + inset - BAR : side;
      flow.page.rects.push({ x: at, y: flow.y, width: BAR, height: line.height, fill: GRID });
    }
    if (beside === 'bullet' && index === 0) {
      const [bullet] = linesOf(BULLET, { size, weight, width: inset, direction });
      if (bullet !== undefined) {
        const y = flow.y + line.baseline - bullet.baseline;
        flow.set(bullet, { x: side, width: inset, y, color });
      }
    }
    flow.set(line, { x, width, y: flow.y, color });
    flow.y += line.height;
  }
}

const ISOLATE = '\u2068';
const END_OF_ISOLATE = '\u2069';

/** Joins pieces to a text, and says where in it they are set apart. */
function joined(pieces: readonly Piece[]): { text: string; emphasis: Emphasis[] } {
  const emphasis: Emphasis[] = [];
  let text = '';
  for (const { text: own, isolated, bold, underlined, link } of pieces) {
    if (isolated === true) text += ISOLATE;
    const start = text.length;
    text += own;
    const range = { start, end: text.length };
    if (bold === true || underlined === true || link !== undefined)
      emphasis.push({
        ...range,
        ...(bold === true ? { bold } : {}),
        ...(underlined === true ? { underlined } : {}),
        ...(link === undefined ? {} : { link }),
      });
    if (isolated === true) text += END_OF_ISOLATE;
  }
  return { text, emphasis };
}
