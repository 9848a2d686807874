import { LAWS } from '#platform/law/laws.js';
import { LAW_RULES } from '#platform/law/rules/index.js';
import { articlesOf } from '#platform/law/rules/rule.js';
import { rarity, weighGroups } from './groups.js';
import { PostingsBuilder } from './postings.js';
import type { SearchQuery } from './search.js';

interface Hints {
  builder: PostingsBuilder;
  counts: Map<string, number>;
  /** For each rule the articles that it rests on, by law and number. */
  articles: readonly (readonly string[])[];
}

let held: Hints | undefined;

function build(): Hints {
  const builder = new PostingsBuilder();
  LAW_RULES.forEach(({ source, subject, demands, searched }, id) => {
    const law = 'law' in source ? LAWS[source.law].name : { en: '', ar: '' };
    builder.add({
      id,
      parts: [
        { text: `${subject.en}\n${subject.ar}`, weight: 2 },
        { text: `${demands.en}\n${demands.ar}`, weight: 1 },
        { text: [...searched.en, ...searched.ar].join('\n'), weight: 1 },
        { text: `${law.en}\n${law.ar}`, weight: 0.5 },
      ],
    });
  });
  return {
    builder,
    counts: new Map([...builder.postings].map(([term, { ids }]) => [term, ids.length])),
    articles: LAW_RULES.map(({ source }) => articlesOf(source).map(({ law, number }) => `${law} ${number}`)),
  };
}

/**
 * Returns articles, by law and number, that the product's rules of law rest on where a rule fits the question: what a rule demands is
 * said in plain words of both languages. Up to 1: all words of the question stand in the rule.
 */
export function hintsFor(query: SearchQuery): ReadonlyMap<string, number> {
  const { builder, counts, articles } = (held ??= build());
  const all = articles.length;
  const groups = weighGroups(query, counts, all);
  const total = groups.reduce((sum, { importance }) => sum + importance, 0) * 1.6 || 1;
  const sums = new Float64Array(all);
  for (const { terms, importance } of groups) {
    const best = new Float64Array(all);
    for (const [term, weight] of terms) {
      const posting = builder.postings.get(term);
      const factor = weight * Math.min(rarity(counts.get(term) ?? 0, all), importance * 1.5);
      posting?.ids.forEach((id, at) => {
        best[id] = Math.max(best[id] ?? 0, factor * (posting.weights[at] ?? 0));
      });
    }
    best.forEach((value, id) => (sums[id] = (sums[id] ?? 0) + value));
  }
  const hints = new Map<string, number>();
  sums.forEach((sum, id) => {
    const value = Math.min(1, sum / total);
    // The first articles of a rule say most of it.
    articles[id]?.forEach((article, at) => {
      const part = value * (at === 0 ? 1 : 0.85);
      if (part > (hints.get(article) ?? 0)) hints.set(article, part);
    });
  });
  return hints;
}
