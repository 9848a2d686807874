import { COMMENTS_HEADING } from '#shared/domain/comments.js';
import type { TranslatedParagraph } from '#shared/tools/translate/contract.js';
import { plainText, type TextStyle } from '#workers/reports/bidi-runs.js';
import { CONTENT_WIDTH, createYielder, Flow } from '#workers/reports/flow.js';
import { linesOf } from '#workers/reports/lines.js';
import { INK, INK_2 } from '#workers/reports/look.js';
import { writtenPages } from '#workers/reports/report-frame.js';
import type { StoredReport, WritingIo } from '../tool.js';
import { DOUBT_MARK, noticeOf } from './notice.js';

const SIZE = { heading: 12, text: 10, small: 8 };
const INSET = 18;
const SMALL = new Set<TranslatedParagraph['kind']>(['header', 'footer', 'footnote', 'endnote', 'comment']);

/** Writes a translation as PDF, in chunks as its pages are finished, in the direction of its language. */
export async function* writePdfFile(
  { body, filename, createdAt }: StoredReport<'translate'>,
  { signal, progress }: WritingIo,
): AsyncGenerator<Uint8Array> {
  const { to, text, paragraphs } = body;
  const breathe = createYielder(signal);
  const flow = new Flow(to === 'ar');
  const style = (size: number, weight: TextStyle['weight'] = 'regular', inset = 0): TextStyle => ({
    ...{ size, weight, width: CONTENT_WIDTH - 2 * inset },
    direction: to === 'ar' ? 'rtl' : 'ltr',
  });
  const notice = noticeOf(body);
  if (notice !== null) {
    flow.paragraph(linesOf(notice, style(SIZE.small, 'bold')), { color: INK_2 });
    flow.y += 8;
  }
  const heading = (title: string) => {
    flow.y += 6;
    flow.page.bookmarks.push(plainText(title));
    flow.paragraph(linesOf(title, style(SIZE.heading, 'bold')), { color: INK });
  };
  let inComments = false;
  for (const [index, { kind, text: own, evidence, doubts }] of paragraphs.entries()) {
    // The number that Word generates before a paragraph is no part of it.
    const before = text.slice(paragraphs[index - 1]?.evidence.end ?? 0, evidence.start).trim();
    const whole = [doubts.length > 0 ? DOUBT_MARK : '', before, own].filter((part) => part !== '').join(' ');
    if (kind === 'comment' && !inComments) {
      inComments = true;
      heading(COMMENTS_HEADING[to]);
      flow.y += 5;
    }
    const inset = kind === 'list-item' ? INSET : 0;
    const size = SMALL.has(kind) ? SIZE.small : SIZE.text;
    if (kind === 'heading') heading(whole);
    else flow.paragraph(linesOf(whole, style(size, 'regular', inset)), { color: INK, inset });
    flow.y += 5;
    progress(index + 1, paragraphs.length);
    await breathe();
  }
  yield* writtenPages(flow, {
    ...{ title: plainText(filename), subject: notice ?? '', lang: to, createdAt, breathe },
  });
}
