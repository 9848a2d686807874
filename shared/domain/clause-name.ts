/** Nouns that documents put before clause numbers; the lookahead excludes longer words. */
const OWN_NOUN =
  /^(?:article|section|clause|chapter|part|paragraph|title|exhibit|schedule|annexure|annex|appendix|attachment|addendum|(?:ال)?(?:مادة|ماده|بند|فصل|باب|قسم|فقرة|ملحق|مرفق|جدول))(?!\p{L})/iu;

/**
 * Tells whether a clause's number as written already contains its noun, like "Section 6.13(d)" or «البند الثاني»,
 * so that adding "clause" before it would repeat it.
 */
export const namesItself = (number: string): boolean => OWN_NOUN.test(number.trim());
