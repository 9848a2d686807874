import type { Language } from '#shared/contracts/common.js';
import { folded, languageOf } from './arabic.js';
import { QUOTE_CHARS } from './excerpt.js';
import { listItems } from './lists.js';

/** One view of a sentence: the whole of it, or an item of its list with the opening. */
export interface View {
  start: number;
  end: number;
  text: string;
  lang: Language;
  places: readonly number[] | null;
  opening: number;
  /** True if another view already covers what the opening says. */
  repeats: boolean;
  /** Marker of the list item; null if the view is the whole sentence. */
  marker: string | null;
}

/**
 * Returns the views of a sentence: one, or one for each item of its list. `origin` is the offset of the sentence in
 * the part.
 */
export function viewsOf(body: string, origin: number): View[] {
  const lang = languageOf(body);
  const items = listItems(body);
  if (items.length === 0) {
    const whole = {
      start: origin,
      end: origin + body.length,
      lang,
      opening: 0,
      repeats: false,
      marker: null,
    };
    if (lang === 'en') return [{ ...whole, text: body, places: null }];
    const { text, places } = folded(body);
    return [{ ...whole, text, places: places.map((place) => origin + place) }];
  }
  return items.map((item, at) => {
    const arabic = lang === 'ar' ? folded(item.text) : null;
    const places =
      arabic === null ? item.places : arabic.places.map((place) => item.places[place] ?? item.start);
    const near = item.end <= QUOTE_CHARS;
    return {
      start: origin + (near || at === 0 ? 0 : item.start),
      end: origin + item.end,
      text: arabic?.text ?? item.text,
      lang,
      places: places.map((place) => origin + place),
      opening: item.opening,
      repeats: at > 0,
      marker: item.marker,
    };
  });
}
