/** The nouns that numbers are read with from documents; a letter after one makes it another word. */
const OWN_NOUN =
  /^(?:article|section|clause|chapter|part|paragraph|title|exhibit|schedule|annexure|annex|appendix|attachment|addendum|(?:ال)?(?:مادة|ماده|بند|فصل|باب|قسم|فقرة|ملحق|مرفق|جدول))(?!\p{L})/iu;

/**
 * Whether a clause's number as written already contains its noun, as "Section 6.13(d)" or «البند الثاني» does, so that
 * putting "clause" before it would say it twice.
 */
export const namesItself = (number: string): boolean => OWN_NOUN.test(number.trim());
