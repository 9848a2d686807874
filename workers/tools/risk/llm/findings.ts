import { cleanText } from '#workers/extraction/clean.js';
import { QuoteIndex } from '#workers/engines/text/quotes/resolve.js';
import type { Finding } from '../finding.js';
import type { Piece } from '#workers/engines/model/cutting.js';
import type { Language } from '#shared/contracts/common.js';
import { distinctArticles } from '#workers/law/cite.js';
import { withHeldCitations } from '#workers/law/citations-in.js';
import type { RiskAnswer } from './prompt.js';
import { OMITTED } from './words.js';

const TITLE_CHARS = 200;
const TEXT_CHARS = 2_000;

/** Cleans a model's text for storage and display: no control characters, and limited in length. */
function words(text: string, chars: number): string {
  const clean = cleanText(text).trim();
  return clean.length <= chars ? clean : `${clean.slice(0, chars - 1).trimEnd()}…`;
}

/**
 * Converts a checked answer to findings with offsets from the piece's start. A quote that the passage contains is
 * replaced by the document's own spelling; any other is kept as it is, without a place. Sentences that cite an article
 * whose text is not held are left out, and the explanation says how many.
 */
export function findingsFrom(answer: RiskAnswer, text: string, piece: Piece, lang: Language): Finding[] {
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
    const explanation = withHeldCitations(words(found.explanation, TEXT_CHARS));
    const recommendation = withHeldCitations(words(found.recommendation, TEXT_CHARS));
    const omitted = explanation.dropped + recommendation.dropped;
    return {
      kind: found.kind,
      severity: found.severity,
      title: words(found.title, TITLE_CHARS),
      explanation: omitted === 0 ? explanation.text : `${explanation.text} ${OMITTED[lang](omitted)}`.trim(),
      recommendation: recommendation.text,
      quote: at !== null ? passage.slice(at.start, at.end) : asked === '' ? null : asked,
      evidence: at === null ? null : { ...at, page: null },
      clause: stretch?.number ?? null,
      section: stretch?.heading ?? null,
      articles: distinctArticles([...explanation.articles, ...recommendation.articles]),
    };
  });
}
