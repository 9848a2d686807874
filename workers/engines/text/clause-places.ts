import { arabicNumberOf } from './arabic-blocks.js';
import { itemUnder } from './item-numbers.js';

/** The clause that is being read. */
export interface Place {
  /** Its number with that of its item: "8.02(a)". */
  clause: string | null;
  /** The clause after which the items below it are named. */
  top: string | null;
  /** True after an item that belongs to no known list: what follows it may be its own items, or those of another. */
  isLost: boolean;
}

/** Returns the place that a number opens after another. */
export function placeAfter(number: string, { clause, top, isLost }: Place): Place {
  if (/[\u0600-\u06ff]/.test(number)) {
    const own = arabicNumberOf(number, clause);
    return { clause: own, top: number.startsWith('(') ? top : own, isLost: false };
  }
  if (/^[•●▪·○-]/.test(number)) return { clause, top, isLost };
  if (/^\(|^[a-z]\)?$/i.test(number) || /^[a-z]\.$/.test(number)) {
    if (isLost) return { clause: top, top, isLost };
    const own = itemUnder(clause, top, `(${number.replace(/[().\s]/g, '')})`);
    return { clause: own, top, isLost: own === top };
  }
  const own = number.replace(/[.:)]$/, '').replace(/^(?:section|article|clause|paragraph)\s+/i, '');
  return { clause: own, top: own, isLost: false };
}

/**
 * Returns a reader of the numbers within a section that tells when the next clause begins there: it does not bear the section's
 * heading. After 4, "5." is the next clause; after "1.", "2." is the next item of a list.
 */
export function nextClauses(section: string | null): (number: string) => boolean {
  let last = /^\d{1,2}$/.test(section ?? '') ? Number(section) : null;
  return (number) => {
    const found = /^(\d{1,2})[.)]?$/.exec(number.trim())?.[1];
    if (found === undefined || last === null) return false;
    const isNext = Number(found) === last + 1 && last > 2;
    last = isNext ? last + 1 : null;
    return isNext;
  };
}

/** Least characters of a paragraph that an item consists of; a shorter one may be its title. */
const ITEM_CHARS = 120;

/** Tells whether a paragraph is an item from its mark to its full stop. */
export const isWholeItem = (body: string) =>
  /^\s*\([a-z]{1,5}\)/.test(body) && body.trim().length >= ITEM_CHARS && /\.\s*$/.test(body);

/** Returns a clause's number without its last item; null if nothing remains. */
export function withoutItem(clause: string | null): string | null {
  const whole = clause?.replace(/\([a-z]{1,5}\)$/, '') ?? '';
  return whole === '' ? null : whole;
}
