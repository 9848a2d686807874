import { findArabicParties, withArabic } from '#workers/engines/text/arabic-parties.js';
import { findParties, ROLES } from '#workers/engines/text/parties.js';
import { normalizeText } from '#workers/engines/text/plain.js';

/** A role of the contract, such as المورد: it is translated as any word is. */
const ARABIC_ROLE = /^ال\S{3,14}(?:\s\S{3,14})?$/;

/** Returns the proper names of a document's parties, as they are written; the roles by which it calls them are none. */
export function properNames(text: string): string[] {
  const flat = normalizeText(text);
  const names = withArabic(findParties(flat), findArabicParties(flat)).map(({ name }) => name);
  return [...new Set(names)].filter((name) => !ROLES.includes(name) && !ARABIC_ROLE.test(name));
}
