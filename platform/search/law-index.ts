import type { IndexedArticle } from '#platform/law/store-laws.js';
import { PostingsBuilder } from './postings.js';
import { titleWords } from './article-title.js';

/** Version of the index: another one has the laws indexed anew. */
export const INDEX_VERSION = '3';

/**
 * Returns the name in the index of a term of people's questions: apart from those of the texts, whose rarity and whose lengths they leave
 * as they are.
 */
export const askedTerm = (term: string): string => `?${term}`;

/** Makes the inverted index of articles and of the questions that they answer: a row for each term of either. The name of its law counts for each article, for less than its own words. */
export function* buildLawIndex(
  articles: readonly IndexedArticle[],
): Iterable<{ term: string; articles: number[]; weights: number[] }> {
  const builder = new PostingsBuilder();
  const asked = new PostingsBuilder();
  for (const { id, law, title, text, questions } of articles) {
    if (questions !== null) asked.add({ id, parts: [{ text: questions, weight: 1 }] });
    builder.add({
      id,
      parts: [
        { text, weight: 1 },
        { text: titleWords(title), weight: 2 },
        { text: law.nameAr, weight: 0.5 },
      ],
    });
  }
  for (const [term, { ids, weights }] of builder.postings) yield { term, articles: ids, weights };
  for (const [term, { ids, weights }] of asked.postings)
    yield { term: askedTerm(term), articles: ids, weights };
}
