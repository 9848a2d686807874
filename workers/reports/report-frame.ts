import type { EngineName, Language } from '#shared/contracts/common.js';
import { isolated, type TextStyle } from './bidi-runs.js';
import { CONTENT_WIDTH, PAGE, type Flow } from './flow.js';
import { linesOf } from './lines.js';
import { GRID, INK_3, TABLE_SIZE } from './look.js';
import { PdfWriter } from './pdf-writer.js';
import { REPORT_WORDS } from './report-words.js';

/** Formatters by language and options: creating one takes hundreds of times as long as using it. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(lang: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${lang} ${JSON.stringify(options)}`;
  const known = formatters.get(key);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat(lang === 'ar' ? 'ar-SA-u-ca-gregory-nu-latn' : 'en-GB', options);
  formatters.set(key, made);
  return made;
}

/** Writes a point in time by the clock of Riyadh. */
export const riyadhTime = (at: Date, lang: Language): string =>
  formatterOf(lang, {
    timeZone: 'Asia/Riyadh',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at);

/** Writes a day (YYYY-MM-DD) or month (YYYY-MM) of the Gregorian calendar. */
export const dateText = (day: string, lang: Language, options: Intl.DateTimeFormatOptions): string =>
  formatterOf(lang, { timeZone: 'UTC', ...options }).format(new Date(day));

/** Says when a report was made, and by which engine. */
export function madeText({
  createdAt,
  engine,
  model,
  lang,
}: {
  createdAt: Date;
  engine: EngineName;
  model: string | null;
  lang: Language;
}): string {
  const words = REPORT_WORDS[lang];
  return [
    `${words.made} ${riyadhTime(createdAt, lang)}`,
    `${words.analyzedBy} ${words.engine[engine]}${model === null ? '' : ` (${isolated(model)})`}`,
  ].join('  ·  ');
}

/** Writes the foot of every page: the note, and "n / m". */
function numberPages(flow: Flow, lang: Language): void {
  const y = PAGE.height - 38;
  const style: TextStyle = {
    size: TABLE_SIZE,
    weight: 'regular',
    width: CONTENT_WIDTH,
    direction: lang === 'ar' ? 'rtl' : 'ltr',
  };
  const [note] = linesOf(REPORT_WORDS[lang].note, style);
  flow.pages.forEach((page, index) => {
    const [count] = linesOf(`${index + 1} / ${flow.pages.length}`, { ...style, direction: 'ltr' });
    if (note === undefined || count === undefined) return;
    const far = PAGE.width - PAGE.margin;
    const baseline = y + 10;
    page.rects.push({ x: PAGE.margin, y: y - 4, width: CONTENT_WIDTH, height: 0.5, fill: GRID });
    page.texts.push({ line: note, x: flow.rtl ? far - note.width : PAGE.margin, y: baseline, color: INK_3 });
    page.texts.push({
      line: count,
      x: flow.rtl ? PAGE.margin : far - count.width,
      y: baseline,
      color: INK_3,
    });
  });
}

/** Numbers the pages of a report and writes them as PDF, in chunks as they are finished. */
export async function* writtenPages(
  flow: Flow,
  {
    breathe,
    ...about
  }: {
    title: string;
    subject: string;
    lang: Language;
    createdAt: Date;
    breathe: () => Promise<void> | undefined;
  },
): AsyncGenerator<Uint8Array> {
  numberPages(flow, about.lang);
  const pdf = new PdfWriter(about);
  for (const page of flow.pages) {
    pdf.add(page);
    yield* finished(pdf);
    await breathe();
  }
  pdf.end();
  yield* finished(pdf);
}

function* finished({ doc }: PdfWriter): Generator<Uint8Array> {
  for (;;) {
    const chunk: unknown = doc.read();
    if (!(chunk instanceof Uint8Array)) return;
    yield chunk;
  }
}
