import { PostingsBuilder } from './postings.js';
import { titleWords } from './article-title.js';

/** Version of the index: another one has the laws indexed anew. */
export const INDEX_VERSION = '2';

/** An article as it is indexed. */
export interface IndexedArticle {
  id: number;
  law: { nameAr: string; nameEn: string | null };
  title: string | null;
  text: string;
}

/** Makes the inverted index of articles: a row for each term. The name of its law counts for each article, for less than its own words. */
export function* buildLawIndex(
  articles: readonly IndexedArticle[],
): Iterable<{ term: string; articles: number[]; weights: number[] }> {
  const builder = new PostingsBuilder();
  for (const { id, law, title, text } of articles) {
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
}
