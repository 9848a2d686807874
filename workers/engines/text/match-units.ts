import type { Language } from '#shared/contracts/common.js';
import { folded, languageOf } from './arabic.js';
import { QUOTE_CHARS } from './excerpt.js';
import { listItems } from './lists.js';

/** Text that the rules match: a whole sentence, or an item of its list together with the list's introduction. */
export interface MatchUnit {
  /** Passage to quote, as offsets in the part; it begins with the introduction if both fit into one quote. */
  start: number;
  end: number;
  /** What rules match: plain English or folded Arabic. */
  text: string;
  lang: Language;
  /** Offset in the part of each character of `text`; null if `text` is as long as the original. */
  places: readonly number[] | null;
  /**
   * Length of the introduction at the beginning of `text`; 0 for a whole sentence. A match that
   * ends before it has seen nothing of the item.
   */
  opening: number;
  /** True for every item but the first: the unit of the first one already covers what the introduction says. */
  repeats: boolean;
  /** Marker of the list item; null for a whole sentence. */
  marker: string | null;
}

/**
 * Returns the match units of a sentence: one, or one for each item of its list. `sentenceOffset` is the offset of the
 * sentence in the part.
 */
export function matchUnitsOf(sentence: string, sentenceOffset: number): MatchUnit[] {
  const lang = languageOf(sentence);
  const items = listItems(sentence);
  if (items.length === 0) {
    const whole = {
      start: sentenceOffset,
      end: sentenceOffset + sentence.length,
      lang,
      opening: 0,
      repeats: false,
      marker: null,
    };
    if (lang === 'en') return [{ ...whole, text: sentence, places: null }];
    const { text, places } = folded(sentence);
    return [{ ...whole, text, places: places.map((place) => sentenceOffset + place) }];
  }
  return items.map((item, index) => {
    const arabic = lang === 'ar' ? folded(item.text) : null;
    const places =
      arabic === null ? item.places : arabic.places.map((place) => item.places[place] ?? item.start);
    const fitsOneQuote = item.end <= QUOTE_CHARS;
    return {
      start: sentenceOffset + (fitsOneQuote || index === 0 ? 0 : item.start),
      end: sentenceOffset + item.end,
      text: arabic?.text ?? item.text,
      lang,
      places: places.map((place) => sentenceOffset + place),
      opening: item.opening,
      repeats: index > 0,
      marker: item.marker,
    };
  });
}
