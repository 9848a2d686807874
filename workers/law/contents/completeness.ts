import type { InBoth } from '#platform/law/rules/rule.js';
import type { DocumentText } from './document-text.js';

/** Why a document that lacks something may have it all the same. */
export type Incomplete = 'long' | 'short' | 'form' | 'extract' | 'supplement';

/** A shorter text is a part of a document, or a note on one. */
const LEAST_WORDS = 150;
/** So many places to be filled in, beside those for signatures, make a form. */
const LEAST_BLANKS = 4;
const HEAD_CHARS = 700;

const BLANK =
  /_{3,}|\.{4,}|…{2,}|\[(?:●|•|\s{0,3}|insert[^\]]{0,60}|[^\]]{0,10}\.{2,}[^\]]{0,10})\]|\(\s?(?:\.{3,}|…|_{2,})\s?\)/g;
const SIGNATURE =
  /\b(?:sign|signature|by|name|date|title|stamp|seal|witness|for and on behalf)\b|التوقيع|توقيع|الاسم|التاريخ|الصفة|الختم|الشاهد|المسمى/i;
const EXTRACT: InBoth = {
  en: '\\b(?:extracts?|excerpts?) (?:of|from)\\b|\\(extract\\)|\\[(?:\\.\\.\\.|omitted|redacted)\\]|\\b(?:sections?|clauses?|articles?) \\d{1,2} (?:to|-) \\d{1,2} (?:are |have been )?omitted\\b',
  ar: '~(?:مقتطف|مقتطفات|مستخرج|مجتزأ) (?:من|ل)',
};
/** Titles of documents that add to another, which has what they lack. */
const SUPPLEMENT: InBoth = {
  en: '\\b(?:addendum|amendment|supplement|side letter|renewal|extension|annex|appendix|variation) (?:no\\.? ?\\d{1,2} )?(?:letter )?(?:to|of) (?:the |an? |your )?(?:\\w+ ){0,3}?(?:agreement|contract|terms|policy)\\b|\\b(?:amends|supplements) the (?:\\w+ ){0,3}?(?:agreement|contract)\\b',
  ar: '~(?:ملحق|تعديل|تجديد|تمديد)# (?:رقم \\S{1,4} )?(?:ل|ب)?~(?:عقد|اتفاقية)#|~(?:معدل|مكمل) ل~?(?:عقد|اتفاقية)',
};

function blanksIn(flat: string): number {
  return flat
    .split('\n')
    .filter((line) => !SIGNATURE.test(line))
    .reduce((count, line) => count + (line.match(BLANK)?.length ?? 0), 0);
}

/** Tells why a document may have what is not found in it; null if nothing speaks against that it is whole. */
export function incompleteness(text: DocumentText): Incomplete | null {
  if (!text.isWhole) return 'long';
  if ((text.flat.match(/\S+/g)?.length ?? 0) < LEAST_WORDS) return 'short';
  const head = text.within({ start: 0, end: HEAD_CHARS });
  if (head.has(EXTRACT) || text.has({ en: '\\[(?:\\.\\.\\.|omitted|redacted)\\]', ar: '\\[\\.\\.\\.\\]' }))
    return 'extract';
  if (head.has(SUPPLEMENT)) return 'supplement';
  return blanksIn(text.flat) >= LEAST_BLANKS ? 'form' : null;
}
