import type { ReviewItem } from './item.js';

/** An item of a review, as tests need it. */
export const aReviewItem = (changes: Partial<ReviewItem> = {}): ReviewItem => ({
  id: 1,
  title: 'Payment',
  quote: null,
  notLocated: false,
  section: null,
  group: null,
  tone: 'low',
  folded: false,
  evidence: null,
  places: [],
  unlistedPlaces: 0,
  articles: [],
  ...changes,
});
