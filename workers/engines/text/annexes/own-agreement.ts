import { isAgreementTitle } from './headings.js';

const KIND = '(?:agreement|contract|lease|licen[cs]e|sublicen[cs]e|guarant(?:y|ee)|undertaking)';
/** The opening of an agreement, with its parties or its day. */
const PREAMBLE = new RegExp(
  `\\bthis\\s(?!(?:exhibit|schedule|appendix|annex|attachment|addendum|amendment|statement)\\b)(?:[\\w&"'’/.,()-]{1,30}\\s){0,8}?${KIND}\\b[^.;]{0,120}?\\b(?:between|among|is made|are made|made as of|entered into|dated|effective as of|shall be effective)\\b`,
  'i',
);
const ARABIC_PREAMBLE = /(?:أبرم|أبرمت|حرر|حررت|تم الاتفاق|تم إبرام)[^.؛]{0,120}(?:بين|من)/;
/** Parties in a table: "Between: … and:". */
const BETWEEN = /^\s{0,40}(?:by and )?between\s{0,3}:/im;
/** Terms for people that do not sign the contract. */
const FOR_OTHERS = /\b(?:end[ -]users?|sublicensees?|licensees?|customers?|subscribers?)\b/gi;
const OF_ITS_OWN =
  /\b(?:under|of|to|by|terminate|in|with)\s(?:this|such)\s(?:agreement|licen[cs]e|contract|lease)\b|(?:هذا العقد|هذه الاتفاقية)/gi;
/** What only an agreement as a whole has: its law, its end, its entirety, its signatures. */
const ENDS =
  /\bgoverned by\b|\bterminate[sd]?\s(?:this|the)\s(?:agreement|licen[cs]e|lease)\b|\bentire agreement\b|\bIN WITNESS WHEREOF\b|(?:يخضع|تخضع)\s(?:هذا|هذه)\s(?:العقد|الاتفاقية)|إنهاء (?:هذا العقد|هذه الاتفاقية)/i;
/** Characters of an annex in which its opening is looked for. */
const OPENING_CHARS = 3_000;

/** Counts what a pattern finds in a text, up to `most`. */
function count(pattern: RegExp, text: string, most: number): number {
  const each = text.matchAll(pattern);
  let found = 0;
  while (found < most && each.next().done !== true) found += 1;
  return found;
}

const flat = (text: string) => text.replace(/\s+/g, ' ');

/** Tells whether an annex is an agreement of its own: by its title, and by its parties, its opening or those it is for. */
export function isOwnAgreement(title: string | null, body: string): boolean {
  if (title === null || !isAgreementTitle(title)) return false;
  const opening = flat(body.slice(0, OPENING_CHARS));
  if (PREAMBLE.test(opening) || ARABIC_PREAMBLE.test(opening)) return true;
  if (BETWEEN.test(body.slice(0, OPENING_CHARS)) && ENDS.test(body)) return true;
  const whole = flat(body);
  if (
    /\b(?:customer|end[- ]user|sublicen[cs]e|subscriber)\b/i.test(title) &&
    count(OF_ITS_OWN, whole, 3) >= 3
  )
    return true;
  return /\bterms and conditions\b|\blicen[cs]e\b|\bform\b/i.test(title)
    ? count(FOR_OTHERS, whole, 5) >= 5 && count(OF_ITS_OWN, whole, 3) >= 3 && ENDS.test(whole)
    : count(OF_ITS_OWN, whole, 6) >= 6 && ENDS.test(whole) && /\bIN WITNESS WHEREOF\b|\bBy\s?:/i.test(whole);
}

/** Characters below a title in which an agreement without a label must show that it is one. */
const AGREEMENT_CHARS = 12_000;

/** Tells whether an agreement of its own begins under a title: its opening or its first clause follows. */
export function opensAgreement(text: string, start: number): boolean {
  const opening = flat(text.slice(start, start + 1_500));
  const body = text.slice(start, start + AGREEMENT_CHARS);
  const begins =
    PREAMBLE.test(opening) ||
    ARABIC_PREAMBLE.test(opening) ||
    (/\bthis agreement\b/i.test(opening) &&
      /\n\s{0,80}(?:section\s{1,3}|article\s{1,3})?(?:1|I)\b/i.test(text.slice(start, start + 3_000)));
  return begins && count(OF_ITS_OWN, flat(body), 4) >= 4 && ENDS.test(flat(body));
}
