import type { Span } from './search.js';

const END = /(?:[.!?؟؛;](?=\s|$)|\n)+/gu;
const LONGEST = 600;

/** Divides a text into sentences and lines; one that is very long is cut at commas or blanks. */
export function sentencesIn(text: string): Span[] {
  const spans: Span[] = [];
  const add = (from: number, to: number) => {
    let start = from;
    while (start < to && /\s/.test(text.charAt(start))) start += 1;
    let end = to;
    while (end > start && /\s/.test(text.charAt(end - 1))) end -= 1;
    while (end - start > LONGEST) {
      const piece = text.slice(start, start + LONGEST);
      const cut = Math.max(piece.lastIndexOf('،'), piece.lastIndexOf(', '), piece.lastIndexOf(' - '));
      const at = start + (cut > LONGEST / 3 ? cut + 1 : Math.max(piece.lastIndexOf(' '), 1));
      spans.push({ start, end: at });
      start = at;
      while (start < end && /\s/.test(text.charAt(start))) start += 1;
    }
    if (end > start) spans.push({ start, end });
  };
  let from = 0;
  for (const match of text.matchAll(END)) {
    const to = match.index + match[0].length;
    // "1." and "أ." begin an item, they end no sentence.
    if (
      /(?:^|\s)(?:\d{1,3}|[a-zA-Z\u0621-\u064a])\.$/.test(text.slice(from, match.index + 1)) &&
      !match[0].includes('\n')
    )
      continue;
    add(from, to);
    from = to;
  }
  add(from, text.length);
  return spans;
}
