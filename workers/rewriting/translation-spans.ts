import type { Span } from './docx/fragments.js';

/** A range of a text, in UTF-16 code units, end exclusive. */
export interface Range {
  start: number;
  end: number;
}

/** A range of a new text that is shown on a colored ground, by Word's name of the color. */
export interface Highlight extends Range {
  color: string;
}

/** A paragraph's text in another language, with what stands out in it; highlights are in order and apart. */
export interface TranslatedText {
  text: string;
  highlights: readonly Highlight[];
}

/**
 * Returns what a translated paragraph consists of: what stands in both texts unchanged and is more than text, such as the mark of a
 * note or a cross-reference, is kept where the translation has it; the rest takes the formatting of what stood between.
 * @param fixed ranges of the old text that are such things, in order.
 */
export function translationSpans(
  old: string,
  { text, highlights }: TranslatedText,
  fixed: readonly Range[],
): Span[] {
  const kept = placesOf(old, text, fixed);
  const spans: Span[] = [];
  let [at, from] = [0, 0];
  for (const [index, { place }] of [...kept, END].entries()) {
    const gap = gapAfter(old, kept, from);
    const end = place?.start ?? text.length;
    spans.push(...pieces(text, { start: at, end }, gap, highlights));
    if (place === undefined) break;
    const own = kept[index]?.from;
    if (own !== undefined) spans.push({ text: old.slice(own.start, own.end), from: own });
    at = place.end;
    from += 1;
  }
  return spans;
}

const END: { place?: Range } = {};

/** Returns the old text before the n-th thing that is kept, which the n-th piece of the new text stands for. */
function gapAfter(old: string, kept: readonly { from: Range }[], n: number): Range {
  const inOrder = kept.map(({ from }) => from).sort((a, b) => a.start - b.start);
  return { start: inOrder[n - 1]?.end ?? 0, end: inOrder[n]?.start ?? old.length };
}

/** Finds the things that are kept in the new text, each once; those that it lacks are left out. In the new text's order. */
function placesOf(old: string, text: string, fixed: readonly Range[]): { from: Range; place: Range }[] {
  const taken: Range[] = [];
  const found: { from: Range; place: Range }[] = [];
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
function pieces(text: string, { start, end }: Range, from: Range, highlights: readonly Highlight[]): Span[] {
  const spans: Span[] = [];
  const add = (a: number, b: number, color?: string) => {
    if (b <= a) return;
    const stands = spans.length === 0 && from.end > from.start ? from : null;
    spans.push({
      text: text.slice(a, b),
      from: stands,
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
