import type { Language } from '#shared/contracts/common.js';
import type { Article, ArticleReference } from '#shared/contracts/law.js';
import { isolated, type TextStyle } from './bidi-runs.js';
import { CONTENT_WIDTH, type Flow } from './flow.js';
import { linesOf } from './lines.js';
import { INK, INK_2, INK_3 } from './look.js';
import { dateText } from './report-frame.js';
import { REPORT_WORDS } from './report-words.js';

const HEADING_SIZE = 14;
const NAME_SIZE = 10;
const META_SIZE = 8;
const TEXT_SIZE = 10;
const INSET = 12;
/** Space in which an article begins, points: its name, what is said of it, and some lines. */
const BEGINNING = 90;

/** Says whether an article is in force, and whose wording it has. */
function stateOf({ status, issued, amended, traced_to: tracedTo }: Article, lang: Language): string {
  const words = REPORT_WORDS[lang].articles;
  if (status === 'as_published' || tracedTo === null) {
    return words.asPublished(dateText(issued, lang, { dateStyle: 'long' }));
  }
  const month = dateText(tracedTo, lang, { month: 'long', year: 'numeric' });
  return amended === null ? words.inForce(month) : words.amended(amended[lang], month);
}

/** Returns the numbers of the findings that cite an article, counted from 1. */
const citing = (cited: readonly (readonly ArticleReference[])[], { law, number }: Article): number[] =>
  cited.flatMap((articles, index) =>
    articles.some((one) => one.law === law && one.number === number) ? [index + 1] : [],
  );

/**
 * Writes the articles that a report cites in full, on a page of their own after the findings: what is said of them in the
 * report's language, their text in Arabic. `cited` has the articles of each finding.
 */
export async function writeArticles(
  flow: Flow,
  { articles, cited }: { articles: readonly Article[]; cited: readonly (readonly ArticleReference[])[] },
  lang: Language,
  breathe: () => Promise<void> | undefined,
): Promise<void> {
  if (articles.length === 0) return;
  const words = REPORT_WORDS[lang].articles;
  const direction = lang === 'ar' ? 'rtl' : 'ltr';
  const own = (size: number, weight: TextStyle['weight'] = 'regular'): TextStyle => ({
    size,
    weight,
    width: CONTENT_WIDTH,
    direction,
  });
  flow.nextPage();
  flow.page.bookmarks.push(words.title);
  flow.paragraph(linesOf(words.title, own(HEADING_SIZE, 'bold')), { color: INK });
  flow.y += 4;
  flow.paragraph(linesOf(words.lead, own(META_SIZE)), { color: INK_2 });
  for (const article of articles) {
    flow.y += 14;
    if (flow.left < BEGINNING) flow.nextPage();
    flow.paragraph(linesOf(words.name(article.number, article.name[lang]), own(NAME_SIZE, 'bold')), {
      color: INK,
    });
    const issued = dateText(article.issued, lang, { dateStyle: 'long' });
    const about = [
      `${article.decree[lang]} (${issued}). ${stateOf(article, lang)}`,
      `${words.source} ${isolated(article.source)}`,
      words.citedIn(citing(cited, article)),
    ];
    for (const line of about) flow.paragraph(linesOf(line, own(META_SIZE)), { color: INK_3 });
    flow.y += 4;
    const text: TextStyle = {
      size: TEXT_SIZE,
      weight: 'regular',
      width: CONTENT_WIDTH - 2 * INSET,
      direction: 'rtl',
    };
    flow.paragraph(linesOf(article.text, text), { color: INK, inset: INSET });
    await breathe();
  }
}
