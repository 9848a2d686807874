import type { Evidence } from '#shared/contracts/common.js';
import type { ArticleReference, Article } from '#shared/contracts/law.js';

/** How much an item weighs, as its marks in the text are colored; `neutral` says nothing on that. */
export type Tone = 'high' | 'medium' | 'low' | 'neutral';

/** A further place of the document to which an item applies. */
export interface Place {
  /** Number of the place among those of its item, from 1. */
  number: number;
  quote: string;
  clause: string | null;
  section: string | null;
  tone: Tone;
  evidence: Evidence;
}

/** What a review steps through: a finding of one tool or the answer of another, with its places in the document. */
export interface ReviewItem {
  /** Number of the item in the report's order, from 1. */
  id: number;
  title: string;
  /** The quoted text; null if there is none. */
  quote: string | null;
  /** True if the report quotes text that was not found in the document. */
  notLocated: boolean;
  section: string | null;
  /** What the filter compares, such as the section; null if it belongs to no group. */
  group: string | null;
  tone: Tone;
  /** True if it is shown after all others, in a group that is folded at first. */
  folded: boolean;
  evidence: Evidence | null;
  places: readonly Place[];
  /** Number of further places that the report does not list. */
  unlistedPlaces: number;
  /** The articles that it cites, in full. */
  articles: readonly Article[];
}

/** Shows an item's quote in the text, or that of its further place (0 for its own). */
export type ShowItem = (item: ReviewItem, place: number) => void;

/**
 * Names a quote among all of a report: "3" is the quote of item 3, "3.2" that of its second further place. Marks in the
 * text and what belongs to quotes are found by it.
 */
export const quoteName = (id: number, place: number): string =>
  place === 0 ? String(id) : `${String(id)}.${String(place)}`;

/** Returns all located quotes of items: their own, and those of their further places. */
export function locatedQuotes(items: readonly ReviewItem[]) {
  return items.flatMap(({ id, quote, evidence, places }) => [
    ...(evidence === null ? [] : [{ name: quoteName(id, 0), quote, evidence }]),
    ...places.map((place) => ({
      name: quoteName(id, place.number),
      quote: place.quote,
      evidence: place.evidence,
    })),
  ]);
}

/** Returns a function that finds the articles of references among those that a report holds. */
export function articleFinder(
  articles: readonly Article[],
): (cited: readonly ArticleReference[]) => Article[] {
  const held = new Map(articles.map((article) => [`${article.law} ${article.number}`, article]));
  return (cited) => cited.flatMap(({ law, number }) => held.get(`${law} ${number}`) ?? []);
}
