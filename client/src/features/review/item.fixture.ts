import type { ReviewItem } from './item.js';

/** An item of a review, as tests need it. */
export const aReviewItem = (changes: Partial<ReviewItem> = {}): ReviewItem => ({
  id: 1,
  stored: changes.id ?? 1,
  title: 'Payment',
  quote: null,
  notLocated: false,
  clause: null,
  section: null,
  weight: 'low',
  tone: 'low',
  folded: false,
  counted: true,
  evidence: null,
  places: [],
  unlistedPlaces: 0,
  articles: [],
  facts: [],
  ...changes,
});
