import type { Language } from '#shared/contracts/common.js';
import type { Formats } from './docx/formats.js';
import type { Span } from './docx/fragments.js';
import { formatPlaces, type Placed, type Range } from './format-places.js';

/** A range of a new text that is shown on a colored ground, by Word's name of the color. */
export interface Highlight extends Range {
  color: string;
}

/** A paragraph's text in another language, with what stands out in it; highlights are in order and apart. */
export interface TranslatedText {
  text: string;
  highlights: readonly Highlight[];
  to: Language;
}

/** What of a paragraph is more than plain text. */
export interface Marked {
  /** Ranges of the old text that are more than text, such as the mark of a note or a cross-reference, in order. */
  fixed: readonly Range[];
  formats: Formats;
}

/**
 * Returns what a translated paragraph consists of: what stands in both texts unchanged and is more than text is kept where the
 * translation has it; what stands for words that were formatted for themselves has their formatting, and the rest that of
 * most of the paragraph.
 */
export function translationSpans(
  old: string,
  translated: TranslatedText,
  { fixed, formats }: Marked,
): Span[] {
  const { text, highlights } = translated;
  const kept = placesOf(old, text, fixed);
  const others = formats.others.filter((one) => kept.every(({ from }) => isApart(from, one)));
  const formatted = formatPlaces(old, translated, others).filter(({ place }) =>
    kept.every((one) => isApart(one.place, place)),
  );
  const placed: (Placed & { isKept: boolean })[] = [
    ...kept.map((one) => ({ ...one, isKept: true })),
    ...formatted.map((one) => ({ ...one, isKept: false })),
  ].sort((a, b) => a.place.start - b.place.start);
  const like = formats.main === null || formats.others.length === 0 ? {} : { like: formats.main };
  const spans: Span[] = [];
  let at = 0;
  for (const [index, { from, place, isKept }] of placed.entries()) {
    spans.push(...pieces(text, { start: at, end: place.start }, { from: gapAfter(old, placed, index), ...like }, highlights)); // prettier-ignore
    if (isKept) spans.push({ text: old.slice(from.start, from.end), from });
    else spans.push(...pieces(text, place, { from, like: from }, highlights));
    at = place.end;
  }
  const rest = { start: at, end: text.length };
  spans.push(...pieces(text, rest, { from: gapAfter(old, placed, placed.length), ...like }, highlights));
  return spans;
}

const isApart = (a: Range, b: Range) => a.end <= b.start || b.end <= a.start;

/** Returns the old text before the n-th thing that is kept, which the n-th piece of the new text stands for. */
function gapAfter(old: string, kept: readonly { from: Range }[], n: number): Range {
  const inOrder = kept.map(({ from }) => from).sort((a, b) => a.start - b.start);
  return { start: inOrder[n - 1]?.end ?? 0, end: inOrder[n]?.start ?? old.length };
}

/** Finds the things that are kept in the new text, each once; those that it lacks are left out. In the new text's order. */
function placesOf(old: string, text: string, fixed: readonly Range[]): Placed[] {
  const taken: Range[] = [];
  const found: Placed[] = [];
  for (const from of fixed) {
    const sought = old.slice(from.start, from.end).trim();
    if (sought === '') continue;
    for (let at = text.indexOf(sought); at >= 0; at = text.indexOf(sought, at + 1)) {
      const place = { start: at, end: at + sought.length };
      const isPart = /[\p{L}\d][\p{L}\d]/u;
      const edges = [text.slice(place.start - 1, place.start + 1), text.slice(place.end - 1, place.end + 1)];
      if ((place.start > 0 && isPart.test(edges[0] ?? '')) || isPart.test(edges[1] ?? '')) continue;
      if (taken.some(({ start, end }) => place.start < end && start < place.end)) continue;
      taken.push(place);
      found.push({ from, place });
      break;
    }
  }
  return found.sort((a, b) => a.place.start - b.place.start);
}

/** Divides a piece of the new text where highlights begin and end; its first part stands for the old text. */
function pieces(
  text: string,
  { start, end }: Range,
  { from, like }: { from: Range; like?: Range },
  highlights: readonly Highlight[],
): Span[] {
  const spans: Span[] = [];
  const add = (a: number, b: number, color?: string) => {
    if (b <= a) return;
    const stands = spans.length === 0 && from.end > from.start ? from : null;
    spans.push({
      ...{ text: text.slice(a, b), from: stands },
      ...(like === undefined ? {} : { like }),
      ...(color === undefined ? {} : { highlight: color }),
    });
  };
  let at = start;
  for (const highlight of highlights) {
    const [a, b] = [Math.max(highlight.start, at), Math.min(highlight.end, end)];
    if (b <= a) continue;
    add(at, a);
    add(a, b, highlight.color);
    at = b;
  }
  add(at, end);
  return spans;
}
