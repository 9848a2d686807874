import type { Span } from '#workers/engines/text/clause/stance.js';
import { isDefinition, isProse } from '#workers/engines/text/prose.js';
import { isTitle, titleIn } from '#workers/engines/text/titles.js';

/** Fewer characters than this tell nothing of whether they are prose. */
const SHORTEST_JUDGED = 40;
const DEFINES =
  /"[^"]{1,80}"[^.;]{0,80}\b(?:means?|shall mean|has the meaning|have the meaning|is defined|are defined)\b/i;
const SIGNED = /\b(?:in witness whereof|know all men|now, therefore|witnesseth)\b/i;

/** Returns the sentences of a paragraph that stay as they are: headings, definitions, contents and signatures. */
export function untouchedSentences(text: string, sentences: readonly Span[]): Span[] {
  if (isTitle(text.replace(/\s+/g, ' '))) return [{ start: 0, end: text.length }];
  return sentences.filter(({ start, end }, index) => {
    const body = text.slice(start, end);
    return (
      DEFINES.test(body) ||
      isDefinition(body, null) ||
      SIGNED.test(body) ||
      titleIn(body, index === 0) !== null ||
      (body.length >= SHORTEST_JUDGED && !isProse(body))
    );
  });
}
