import { findArabicParties, withArabic } from '#workers/engines/text/arabic-parties.js';
import { findParties } from '#workers/engines/text/parties.js';
import { normalizeText } from '#workers/engines/text/plain.js';

/** Characters in which definitions are searched for. */
const SEARCHED_CHARS = 600_000;
const MOST_TERMS = 500;
const LONGEST = 60;
/** A term in quotation marks that is being defined: ("the Goods"), "Goods" means …, «البضائع» يقصد بها. */
const DEFINED = [
  /\(\s{0,3}(?:the |each,? an? |collectively,? (?:the )?|hereinafter (?:called |referred to as )?(?:the )?)?"([^"\n]{2,60})"/gi,
  /"([^"\n]{2,60})"\s{1,3}(?:means|shall mean|has the meaning|refers to|includes)\b/gi,
  /"([^"\n]{2,60})"\s{0,3}:?\s{0,3}(?:يقصد|تعني|يعني|المشار إلي)/g,
  /\((?:ويشار إلي|يشار إلي|المشار إلي)[^"\n)]{0,40}"([^"\n]{2,60})"/g,
];

/** Returns the names of a document's parties and its defined terms, each once, as they are written. */
export function definedTerms(text: string): string[] {
  const flat = normalizeText(text.slice(0, SEARCHED_CHARS));
  const parties = withArabic(findParties(flat), findArabicParties(flat));
  const named = parties.flatMap(({ name, aliases }) => [name, ...aliases]);
  const defined = DEFINED.flatMap((pattern) =>
    [...flat.matchAll(pattern)].map(([, term = '']) => term.trim()),
  );
  return [...new Set([...named, ...defined])]
    .filter((term) => term.length > 1 && term.length <= LONGEST)
    .slice(0, MOST_TERMS);
}
