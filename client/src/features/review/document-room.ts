import type { RefObject } from 'react';
import type { Doubts } from '../documents/use-doubts.js';
import type { ReviewItem, ShowItem } from './item.js';
import type { Review } from './review.js';
import type { ShownPassage } from './use-passage.js';

/** What the document's pane needs of the room, which fetches it and so cannot be imported by it. */
export interface DocumentRoom {
  items: readonly ReviewItem[];
  /** The items, and what else is marked in the text. */
  marked: readonly ReviewItem[];
  review: Review;
  /** The box that scrolls the text. */
  box: RefObject<HTMLDivElement | null>;
  doubts: Doubts;
  /** A passage that belongs to no item and is shown; null where none is. */
  passage: ShownPassage | null;
  /** False while the text is hidden behind the list. */
  isTextShown: boolean;
  showCard: ShowItem;
  filename: string;
}
