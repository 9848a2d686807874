import { cleanText } from '#workers/extraction/clean.js';
import { QuoteIndex } from '#workers/engines/text/quotes/resolve.js';
import type { Finding } from '../finding.js';
import type { Piece } from '#workers/engines/model/cutting.js';
import type { RiskAnswer } from './prompt.js';

const TITLE_CHARS = 200;
const TEXT_CHARS = 2_000;

/** A model's words as they may be stored and shown: no controls, no more than a screen holds. */
function words(text: string, chars: number): string {
  const clean = cleanText(text).trim();
  return clean.length <= chars ? clean : `${clean.slice(0, chars - 1).trimEnd()}…`;
}

/**
 * A checked answer as findings, offsets counted from the piece's start. A quote that stands in the passage
 * becomes the document's own words; one that does not is kept as it is, without a place.
 */
export function findingsFrom(answer: RiskAnswer, text: string, piece: Piece): Finding[] {
  const passage = text.slice(piece.start, piece.end);
  const index = new QuoteIndex(passage);
  return answer.findings.map((found) => {
    const asked = found.quote === null ? '' : words(found.quote, TEXT_CHARS);
    const at = asked === '' ? null : index.find(asked);
    const [only, ...more] = piece.stretches;
    const stretch =
      at !== null
        ? piece.stretches.find(
            ({ start, end }) => at.start >= start - piece.start && at.start < end - piece.start,
          )
        : more.length === 0
          ? only
          : undefined;
    return {
      kind: found.kind,
      severity: found.severity,
      title: words(found.title, TITLE_CHARS),
      explanation: words(found.explanation, TEXT_CHARS),
      recommendation: words(found.recommendation, TEXT_CHARS),
      quote: at !== null ? passage.slice(at.start, at.end) : asked === '' ? null : asked,
      evidence: at === null ? null : { ...at, page: null },
      clause: stretch?.number ?? null,
      section: stretch?.heading ?? null,
    };
  });
}
