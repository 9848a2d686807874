import type { ArticleReference } from '#shared/contracts/law.js';
import { distinctArticles, withCitations } from '#platform/law/cite.js';
import type { Line, Wording } from '#workers/tools/risk/builtin/words/wording.js';
import { WORDINGS } from '#workers/tools/risk/builtin/words/words.js';

const texts = (line: Line): string[] => {
  if (typeof line === 'string') return [line];
  return 'either' in line ? line.either.flatMap(texts) : [line[1]];
};

/** Returns the articles that any text of a kind cites, whatever its rule finds. */
export const citedBy = ({ title, explanation, remarks = [], advice }: Wording): ArticleReference[] =>
  distinctArticles(
    [...title, ...explanation, ...remarks, ...advice]
      .flatMap(texts)
      .flatMap((text) => withCitations(text, 'en').articles),
  );

/** Returns the articles that any text of any kind cites, in either language. */
export const allCited = (): ArticleReference[] =>
  distinctArticles(Object.values(WORDINGS).flatMap((kinds) => Object.values(kinds).flatMap(citedBy)));
