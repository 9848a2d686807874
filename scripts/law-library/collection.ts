import * as z from 'zod';
import type { ArticleLine } from '#platform/law/library.js';
import { renumber, runOn, type Numbered } from './renumber.js';
import { compact, englishName, type LawLines } from './statutes.js';

/** The month up to which amendments of these laws were traced. */
const TRACED_TO = '2026-02';

const indexLine = z.object({
  law: z.string(),
  issued: z.string().regex(/^\d{2}\/\d{2}\/\d{4}$/),
  instrument: z.string(),
  url: z.url(),
});
const line = z.object({ law: z.string(), article: z.int().nullable(), title: z.string(), text: z.string() });
type Line = z.infer<typeof line>;

/** A law of the collection, and the numbers of those articles that have others than there. */
export interface CollectedLaw extends LawLines {
  renumbered: Record<string, string[]>;
}

/** First words of instruments that are not laws: «اللائحة التنفيذية …», «تنظيم هيئة …». */
const REGULATION =
  /^(?:ال)?(?:لائحة|قواعد|ضوابط|تنظيم|ترتيبات|ترتيب|آلية|شروط|هيئة)(?![\u0621-\u064a])|^النظام الأساسي? (?:ل|هيئة)(?!لحكم)/u;

/** Tells a law from a regulation by its name: the portal lists both as laws. */
export const kindOf = (name: string): 'law' | 'regulation' => (REGULATION.test(name) ? 'regulation' : 'law');

/** Returns the key of a law by the address of its page: `boe-0041fa37`, `uqn-19021`. */
function keyOf(url: string): string {
  const [, portal] = /\/LawDetails\/([\da-f]{8})-/.exec(url) ?? [];
  const [, gazette] = /[?&]p=(\d+)$/.exec(url) ?? [];
  if (portal !== undefined) return `boe-${portal}`;
  if (gazette !== undefined) return `uqn-${gazette}`;
  throw new Error(`No key for ${url}`);
}

/** Returns the instruments that issued a law, tidied; null if the source names a heading in their place. */
function instruments(written: string): string | null {
  if (!/رقم/.test(written)) return null;
  return written
    .replace(/(?<=\d ?ه?) ?قرار مجلس الو(?:زراء|رزاء)$/, '')
    .replace(/(?<=\S)(?=قرار (?:مجلس الوزراء )?رقم)/g, '، ')
    .replace(/^مرسوم ملكي، /, '')
    .replace(/(?<=\d|م|أ) ?\/ ?(?=\d)/g, '/')
    .replace(/\( ?([^() ]+) ?\)/g, '($1)')
    .replace(/(\d{4})\/(\d{1,2})\/(\d{1,2})/g, '$3/$2/$1')
    .replace(/(?<=\d{4})(?: ?ه(?:ـ)?)?\.?(?=،|$)/g, 'هـ')
    .replace(/\s+/g, ' ')
    .trim();
}

const plain = (text: string) => text.replace(/[\s:：()]+/g, ' ').trim();

/** Removes an article's title where the text begins with it again. */
function withoutTitle(text: string, title: string): string {
  const at = text.indexOf('\n');
  return at !== -1 && plain(text.slice(0, at)) === plain(title) ? text.slice(at + 1) : text;
}

/** Writes the numbers of articles as they are cited, or by position where there is none to cite. */
function numbered(parts: readonly Numbered[]): ArticleLine[] {
  const taken = new Set<string>();
  let sections = 0;
  let tables = 0;
  return parts.map(({ number: value, title: written, text }): ArticleLine => {
    const title = written.replace(/\s+/g, ' ').trim();
    let wanted: string;
    if (value === 0) wanted = 'preamble';
    else if (value === null)
      wanted = /جدول/.test(title) ? `table ${(tables += 1)}` : `section ${(sections += 1)}`;
    else wanted = value % 1 === 0 ? String(value) : `${Math.floor(value)} bis`;
    let number = wanted;
    for (let n = 2; taken.has(number); n += 1) number = `${wanted} (${n})`;
    taken.add(number);
    return compact({
      number,
      title: /^\d*$/.test(title) ? null : title,
      text: withoutTitle(text, title).trim(),
      ...amendmentBelow(text),
    });
  });
}

/** Returns the numbers that what stood under a number of the collection has now, where these are others. */
function changes(parts: readonly Numbered[], articles: readonly ArticleLine[]): CollectedLaw['renumbered'] {
  const now = new Map<number, string[]>();
  parts.forEach(({ sources }, at) => {
    const number = articles[at]?.number ?? '';
    for (const source of sources) if (source !== null) now.set(source, [...(now.get(source) ?? []), number]);
  });
  return Object.fromEntries([...now].filter(([source, numbers]) => numbers.join() !== String(source)));
}

/** Some texts of the portal list amendments below the wording that they changed. */
function amendmentBelow(text: string): Pick<ArticleLine, 'note' | 'outdated'> {
  if (!text.includes('\nتعديلات المادة\n')) return {};
  return {
    note: {
      en: 'Amended; the wording held is the former one, and the amendments stand below it.',
      ar: 'عُدّلت هذه المادة، والنص المعروض هو النص السابق، والتعديلات مدرجة بعده.',
    },
    outdated: true,
  };
}

/** Reads the collection of other laws and regulations, by its index and its articles. */
export function readCollection(index: string, file: string): CollectedLaw[] {
  const articles = new Map<string, Line[]>();
  for (const written of file.trimEnd().split('\n')) {
    const one = line.parse(JSON.parse(written));
    const held = articles.get(one.law);
    if (held === undefined) articles.set(one.law, [one]);
    else held.push(one);
  }
  return index
    .trimEnd()
    .split('\n')
    .map((written) => {
      const { law: ar, issued, url, instrument: by } = indexLine.parse(JSON.parse(written));
      const parts = renumber(articles.get(ar) ?? []);
      const held = numbered(parts);
      const instrument = instruments(by);
      const onPortal = url.includes('/LawDetails/');
      return {
        law: {
          key: keyOf(url),
          name: { ar, en: englishName(ar) },
          kind: kindOf(ar),
          state: onPortal ? ('in_force' as const) : ('as_published' as const),
          ...(instrument === null ? {} : { instrument }),
          issued: issued.split('/').reverse().join('-'),
          ...(onPortal ? { traced_to: TRACED_TO } : {}),
          ...(runOn(parts.map(({ number }) => number)) ? {} : { numbers_reliable: false }),
          source: url,
        },
        articles: held,
        renumbered: changes(parts, held),
      };
    });
}
