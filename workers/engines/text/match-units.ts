import type { Language } from '#shared/contracts/common.js';
import { folded, languageOf } from './arabic.js';
import { listItems } from './lists.js';

/** Text that the rules match: a whole sentence, or an item of its list together with the list's lead-in. */
export interface MatchUnit {
  /** Passage to quote, as offsets in the part: the sentence, or the item without the list's lead-in. */
  start: number;
  end: number;
  /** What rules match: plain English or folded Arabic. */
  text: string;
  lang: Language;
  /** Offset in the part of each character of `text`; null if `text` is as long as the original. */
  sourceOffsets: readonly number[] | null;
  /** The lead-in of the list to which the passage belongs, as offsets in the part; null if there is none. */
  leadIn: { start: number; end: number } | null;
  /**
   * Length of the lead-in at the beginning of `text`; 0 for a whole sentence. A match that
   * ends before it has seen nothing of the item.
   */
  leadInLength: number;
  /** True for every item but the first: the unit of the first one already covers what the lead-in says. */
  isLaterItem: boolean;
  /**
   * The list that the sentence opens, as offsets in the part: where its lead-in and its last item end. What the lead-in says is
   * quoted with all items. Null for a sentence without a list.
   */
  list: { leadEnd: number; end: number } | null;
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
      leadIn: null,
      leadInLength: 0,
      isLaterItem: false,
      list: null,
      marker: null,
    };
    if (lang === 'en') return [{ ...whole, text: sentence, sourceOffsets: null }];
    const { text, offsets } = folded(sentence);
    return [{ ...whole, text, sourceOffsets: offsets.map((offset) => sentenceOffset + offset) }];
  }
  const last = items.at(-1);
  return items.map((item, index) => {
    const leadEnd = sentenceOffset + sentence.slice(0, item.leadInLength).trimEnd().length;
    const arabic = lang === 'ar' ? folded(item.text) : null;
    const offsets =
      arabic === null ? item.offsets : arabic.offsets.map((offset) => item.offsets[offset] ?? item.start);
    return {
      start: sentenceOffset + item.start,
      end: sentenceOffset + item.end,
      text: arabic?.text ?? item.text,
      lang,
      sourceOffsets: offsets.map((offset) => sentenceOffset + offset),
      leadIn: { start: sentenceOffset, end: leadEnd },
      list: { leadEnd, end: sentenceOffset + (last ?? item).end },
      leadInLength: item.leadInLength,
      isLaterItem: index > 0,
      marker: item.marker,
    };
  });
}
