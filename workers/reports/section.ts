import type { Language } from '#shared/contracts/common.js';
import { CONTENT_WIDTH, type Flow } from './flow.js';
import { linesOf } from './lines.js';
import { INK, INK_2, TABLE_SIZE } from './look.js';

const HEADING_SIZE = 12;
/** Space in which a section begins, points: its heading, what is said of it, and a row. */
const BEGINNING = 120;

/** Begins a section of a report: its heading, which the document's outline names, and a line on it. */
export function beginSection(
  flow: Flow,
  { title, lead }: { title: string; lead: string },
  lang: Language,
): void {
  const style = { width: CONTENT_WIDTH, direction: lang === 'ar' ? ('rtl' as const) : ('ltr' as const) };
  flow.y += 14;
  if (flow.left < BEGINNING) flow.nextPage();
  flow.page.bookmarks.push(title);
  flow.paragraph(linesOf(title, { ...style, size: HEADING_SIZE, weight: 'bold' }), { color: INK });
  flow.paragraph(linesOf(lead, { ...style, size: TABLE_SIZE, weight: 'regular' }), { color: INK_2 });
  flow.y += 6;
}
