import type { ArticleLine, LawLine } from '#platform/law/library.js';
import { LAWS } from '#platform/law/laws.js';
import { legalTerms } from '#platform/law/glossary.js';
import { inParagraphs, instrument, STATUTES_TRACED_TO, statuteLine } from '../law-source.js';
import { amendment } from './amendments.js';

export interface LawLines {
  law: LawLine;
  articles: ArticleLine[];
}

/** Returns the English name that the glossary gives a law, if it has just one. */
export function englishName(ar: string): string | null {
  const names = legalTerms().filter((term) => term.ar.includes(ar));
  return names.length === 1 ? (names[0]?.en ?? null) : null;
}

/** Leaves out what a line means if it is missing. */
export const compact = ({ title, note, outdated, ...article }: ArticleLine): ArticleLine => ({
  ...article,
  ...((title ?? null) === null ? {} : { title }),
  ...((note ?? null) === null ? {} : { note }),
  ...(outdated === true ? { outdated } : {}),
});

/** Reads the file of statutes behind the rules: one article on each line, those of a law together. */
export function readStatutes(file: string): LawLines[] {
  const names = new Map<string, { en: string; ar: string }>(
    Object.values(LAWS).map(({ key, name }) => [key, name]),
  );
  const laws = new Map<string, LawLines>();
  for (const written of file.trimEnd().split('\n')) {
    const line = statuteLine.parse(JSON.parse(written));
    const { law_key: key, law_ar: ar, status: state, issued, url: source } = line;
    let held = laws.get(key);
    if (held === undefined) {
      held = {
        law: {
          key,
          name: names.get(key) ?? { ar, en: englishName(ar) },
          kind: key.startsWith('pdpl-ir-') || key.startsWith('pdpl-transfer-') ? 'regulation' : 'law',
          state,
          instrument: instrument(line.decree).ar,
          issued,
          ...(state === 'in_force' ? { traced_to: STATUTES_TRACED_TO } : {}),
          source,
        },
        articles: [],
      };
      laws.set(key, held);
    }
    held.articles.push(
      compact({
        number: String(line.article),
        title: line.title,
        text: inParagraphs(line.text),
        ...amendment(line.amended_note),
      }),
    );
  }
  return [...laws.values()];
}
