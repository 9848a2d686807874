import { PostingsBuilder } from './postings.js';
import { rarity, weighGroups } from './groups.js';
import type { Found, NoteHit, Search } from './search.js';

/** A note of the product, as it is searched. */
export interface SearchedNote {
  id: string;
  question: { en: string; ar: string | null };
  keywords: readonly string[];
  answer: string;
  references: readonly string[];
}

const FOUND = 0.45;

/** Makes the search over the notes of the product, which are few and stay in memory. */
export function createNoteSearch(read: () => readonly SearchedNote[]): Search['notes'] {
  let held: { notes: readonly SearchedNote[]; builder: PostingsBuilder } | undefined;
  const index = () => {
    if (held !== undefined) return held;
    const builder = new PostingsBuilder();
    const notes = read();
    notes.forEach(({ question, keywords, answer }, id) => {
      builder.add({
        id,
        parts: [
          { text: `${question.en} ${question.ar ?? ''}`, weight: 3 },
          { text: keywords.join('\n'), weight: 2 },
          { text: answer, weight: 0.5 },
        ],
      });
    });
    return (held = { notes, builder });
  };

  return (query, { limit }): Found<NoteHit> => {
    const { notes, builder } = index();
    const counts = new Map([...builder.postings].map(([term, { ids }]) => [term, ids.length]));
    const groups = weighGroups(query, counts, notes.length);
    const total = groups.reduce((sum, { importance }) => sum + importance, 0) * 2 || 1;
    const sums = new Float64Array(notes.length);
    for (const { terms, importance } of groups) {
      const best = new Float64Array(notes.length);
      for (const [term, weight] of terms) {
        const posting = builder.postings.get(term);
        const factor = weight * Math.min(rarity(counts.get(term) ?? 0, notes.length), importance * 1.5);
        posting?.ids.forEach((id, at) => {
          best[id] = Math.max(best[id] ?? 0, factor * (posting.weights[at] ?? 0));
        });
      }
      best.forEach((value, id) => (sums[id] = (sums[id] ?? 0) + value));
    }
    const hits = notes
      .map(({ id, question, answer, references }, at) => ({
        id,
        question,
        answer,
        references,
        score: Math.min(1, (sums[at] ?? 0) / total),
      }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
      .slice(0, limit);
    return { hits, found: (hits[0]?.score ?? 0) >= FOUND };
  };
}
