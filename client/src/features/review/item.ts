import type { Evidence } from '#shared/contracts/common.js';
import type { ArticleReference, Article } from '#shared/contracts/law.js';
import type { MessageId } from '../../locales/catalogues.js';

/** How much an item weighs, as its marks in the text are colored; `neutral` says nothing on that, `kept` that nothing is wrong. */
export type Tone = 'high' | 'medium' | 'low' | 'neutral' | 'kept';

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

/** A labeled text of an item, besides its title and quote: found by the search, and copied with the citation. */
export interface ItemFact {
  label: MessageId;
  text: string;
}

/** What a review steps through: a finding of one tool or the answer of another, with its places in the document. */
export interface ReviewItem {
  /** Number of the item in the order in which it is shown, from 1. */
  id: number;
  /** Number of the item in the stored report, from 1: its mark is kept under it. */
  stored: number;
  title: string;
  /** The quoted text; null if there is none. */
  quote: string | null;
  /** True if the report quotes text that was not found in the document. */
  notLocated: boolean;
  /** Number of the clause as the document writes it. */
  clause: string | null;
  section: string | null;
  /** What the toggles of the counts compare: the severity or the status. */
  weight: string;
  tone: Tone;
  /** True if it is shown after all others, in a group that is folded at first. */
  folded: boolean;
  /** True if it is one of those of which the bar and the history count how many are reviewed. */
  counted: boolean;
  evidence: Evidence | null;
  places: readonly Place[];
  /** Number of further places that the report does not list. */
  unlistedPlaces: number;
  /** The articles that it cites, in full. */
  articles: readonly Article[];
  facts: readonly ItemFact[];
}

/** Shows an item's quote in the text, or that of its further place (0 for its own). */
export type ShowItem = (item: ReviewItem, place: number) => void;

/**
 * Names a quote among all of a report: "3" is the quote of item 3, "3.2" that of its second further place. Marks in the
 * text and what belongs to quotes are found by it.
 */
export const quoteName = (id: number, place: number): string =>
  place === 0 ? String(id) : `${String(id)}.${String(place)}`;

/** Returns what the names of all quotes of one item have in common. */
export const itemOf = (name: string): string => name.replace(/\..*$/, '');

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

/** Returns the distinct sections of items, in the order of their first appearance. */
export function sectionsOf(items: readonly ReviewItem[]): string[] {
  return [...new Set(items.flatMap(({ section }) => (section === null ? [] : [section])))];
}

/** Returns in how many places of the text items were found: their own quotes and all further places. */
export const countPlaces = (items: readonly ReviewItem[]): number =>
  items.reduce(
    (sum, { evidence, places, unlistedPlaces }) =>
      sum + (evidence === null ? 0 : 1) + places.length + unlistedPlaces,
    0,
  );
