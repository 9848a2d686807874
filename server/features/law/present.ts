import type { ArticleRow, LawRow } from '#platform/db/queries/law.js';
import type { LawHit } from '#platform/search/search.js';
import type { LawArticle, LawResult, LawSummary } from '#shared/api/law.js';

/** Shapes a law as lists show it. */
export const presentLaw = ({ key, name, kind, state, instrument, issued, articles }: LawRow): LawSummary => ({
  ...{ key, name, kind, state, instrument, issued, articles },
});

/** Shapes an article as its page shows it. */
export const presentArticle = (
  law: LawRow,
  { number, title, text, note, outdated, previous, next }: ArticleRow,
): LawArticle => ({
  law: { ...presentLaw(law), traced_to: law.tracedTo, source: law.source },
  ...{ number, title, text, note, outdated, previous, next },
});

/** Shapes an article that a search found: its passage, and the words that were searched for in it. */
export function presentResult(
  law: LawRow,
  { number, title, outdated, text, passage, matches }: LawHit,
): LawResult {
  return {
    law: presentLaw(law),
    ...{ number, title, outdated },
    passage: text.slice(passage.start, passage.end),
    matches: matches
      .filter(({ start, end }) => start >= passage.start && end <= passage.end)
      .map(({ start, end }) => ({ start: start - passage.start, end: end - passage.start })),
  };
}
