import type { Language } from '../contracts/common.js';

/** The heading of a document's comments where they stand behind its text: in their own Word file they have none. */
export const COMMENTS_HEADING: Readonly<Record<Language, string>> = { en: 'Comments', ar: 'التعليقات' };

/** Returns revisions of a text, in order, with the heading put in where its comments begin; undefined for a text without any. */
export function withCommentsHeading<Revision extends { start: number }>(
  revisions: readonly Revision[],
  at: number | undefined,
  lang: Language,
): (Revision | { start: number; end: number; text: string })[] {
  if (at === undefined) return [...revisions];
  const heading = { start: at, end: at, text: `${COMMENTS_HEADING[lang]}\n\n` };
  return [
    ...revisions.filter(({ start }) => start < at),
    heading,
    ...revisions.filter(({ start }) => start >= at),
  ];
}
