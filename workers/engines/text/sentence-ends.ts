import { NUMBERED } from './titles.js';

const ABBREVIATION =
  /(?:\b(?:Inc|Ltd|Co|Corp|No|Nos|Sec|Art|Mr|Mrs|Ms|Dr|Jr|Sr|St|Ave|Blvd|vs|etc|al|cf|approx|incl|Exh|Dept|Tel|Attn|Stat|Para|Fig|Vol|Esq|Ph|Bros|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept|Oct|Nov|Dec|e\.g|i\.e|p\.m|a\.m|U\.S|U\.K|[A-Z])|\b[A-Z]\.[A-Z])\.$/;

/** Divides a paragraph into sentences. */
export function sentenceSpans(
  flat: string,
  block: { start: number; end: number },
): { start: number; end: number }[] {
  const pieces: { start: number; end: number }[] = [];
  const text = flat.slice(block.start, block.end);
  let from = 0;
  const ends =
    /[.!?؟]["')\]]*(?=\s+(?:(?:[-–•]\s+)?["'(\[]*[A-Z0-9٠-٩\u0621-\u064a]|\([a-z]{1,2}\)\s+["']?[A-Z]))/g;
  // The full stop after a clause's own number does not end a sentence.
  ends.lastIndex = NUMBERED.exec(text)?.[0].length ?? 0;
  for (let match = ends.exec(text); match !== null; match = ends.exec(text)) {
    const end = match.index + match[0].length;
    const head = text.slice(Math.max(from, end - 14), match.index + 1);
    if (ABBREVIATION.test(head) || /(?<![\u0621-\u0652\u0670\d٠-٩])[\u0621-\u064a]\.$/.test(head)) continue;
    if (/^\s*\(?[\dA-Za-z]{1,3}(?:\.\d+)*\)?\.$/.test(text.slice(from, end))) continue;
    push(from, end);
    from = end;
  }
  push(from, text.length);
  return pieces;

  function push(start: number, end: number) {
    const piece = text.slice(start, end);
    const lead = piece.length - piece.trimStart().length;
    const length = piece.trim().length;
    if (length > 0)
      pieces.push({ start: block.start + start + lead, end: block.start + start + lead + length });
  }
}
