import type { RefObject } from 'react';
import type { Doubts } from '../documents/use-doubts.js';
import type { ReviewItem, ShowItem } from './item.js';
import type { Review } from './review.js';

/** What the document's pane needs of the room, which fetches it and so cannot be imported by it. */
export interface DocumentRoom {
  items: readonly ReviewItem[];
  /** The items, and what else is marked in the text. */
  marked: readonly ReviewItem[];
  review: Review;
  /** The box that scrolls the text. */
  box: RefObject<HTMLDivElement | null>;
  doubts: Doubts;
  showCard: ShowItem;
  filename: string;
}
