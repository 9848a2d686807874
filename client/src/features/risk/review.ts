import { LIMITS } from '#shared/limits.js';
import type { Finding } from './findings.js';

/** The state of a report's review by its reader. */
export interface Review {
  /** The section of the filter; null is 'All Sections'. */
  section: string | null;
  expanded: boolean;
  /** True if the group of usual clauses is unfolded. */
  usualOpen: boolean;
  active: number | null;
  /** Number of the active finding's further place that is shown; 0 for its own quote. */
  place: number;
  /** The source of the last activation: the other side is scrolled into view. */
  from: 'card' | 'text' | 'keys';
  /** Counts activations, so that choosing the same finding again scrolls to it again. */
  activation: number;
}

export type ReviewAction =
  | { type: 'filter'; section: string | null }
  | { type: 'toggle' }
  | { type: 'toggleUsual'; open: boolean }
  | {
      type: 'activate';
      finding: Finding;
      place?: number;
      from: Review['from'];
      findings: readonly Finding[];
    };

export const initialReview: Review = {
  section: null,
  expanded: false,
  usualOpen: false,
  active: null,
  place: 0,
  from: 'card',
  activation: 0,
};

/** Returns the review of a report that was just opened; the group of usual clauses is folded unless there is nothing else. */
export const beginReview = (findings: readonly Finding[]): Review => ({
  ...initialReview,
  usualOpen: findings.every(({ usual }) => usual),
});

/** Returns the findings of the filter in the order in which they are shown: those on usual clauses last. */
export function filterFindings(findings: readonly Finding[], { section }: Review): Finding[] {
  const all = findings.filter((finding) => section === null || finding.section === section);
  return [...all.filter(({ usual }) => !usual), ...all.filter(({ usual }) => usual)];
}

/** Returns the cards that are currently shown, besides those of usual clauses. */
export function listVisibleFindings(findings: readonly Finding[], review: Review): Finding[] {
  const all = filterFindings(findings, review).filter(({ usual }) => !usual);
  return review.expanded ? all : all.slice(0, LIMITS.ui.riskCards);
}

export function reduceReview(review: Review, action: ReviewAction): Review {
  switch (action.type) {
    case 'filter':
      // Who filters by a section wants to see all of it.
      return {
        ...review,
        section: action.section,
        expanded: false,
        usualOpen: action.section !== null,
        active: null,
        place: 0,
      };
    case 'toggle':
      return { ...review, expanded: !review.expanded };
    case 'toggleUsual':
      return { ...review, usualOpen: action.open };
    case 'activate': {
      const { finding, place = 0, from, findings } = action;
      // An activated finding must be visible: the filter is reset if needed, then the list or its group is expanded.
      const section = review.section === null || finding.section === review.section ? review.section : null;
      const next = { ...review, section, active: finding.id, place, from, activation: review.activation + 1 };
      if (finding.usual) return { ...next, usualOpen: true };
      const isVisible = listVisibleFindings(findings, next).some(({ id }) => id === finding.id);
      return isVisible ? next : { ...next, expanded: true };
    }
    default:
      return action satisfies never;
  }
}

/** The characters of the keys j and k, in the Arabic keyboard layout too, with the direction of their step. */
const KEY_DIRECTIONS = new Map<string, 1 | -1>([
  ['j', 1],
  ['ت', 1],
  ['k', -1],
  ['ن', -1],
]);

/** Returns the direction of a key's step through the findings; undefined for other keys. */
export const directionOfKey = (key: string): 1 | -1 | undefined => KEY_DIRECTIONS.get(key);

/** Returns the finding that j (1) or k (-1) leads to; it stops at both ends. */
export function findNextFinding(
  findings: readonly Finding[],
  review: Review,
  direction: 1 | -1,
): Finding | undefined {
  const all = filterFindings(findings, review);
  const index = all.findIndex(({ id }) => id === review.active);
  if (index === -1) return direction === 1 ? all[0] : all.at(-1);
  return all[Math.min(all.length - 1, Math.max(0, index + direction))];
}
