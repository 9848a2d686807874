import { legalTerms } from '#platform/law/glossary.js';
import type { Language } from '#shared/contracts/common.js';
import { TermIndex } from '#workers/engines/text/term-index.js';

/** A range of a text, in UTF-16 code units, end exclusive. */
export interface Range {
  start: number;
  end: number;
}

/** A range of a text and what stands for it in the translation. */
export interface Placed {
  from: Range;
  place: Range;
}

/** Text in quotation marks, with them. */
const QUOTED = /["“«]([^"“”«»\n]{1,120})["”»]/gu;
/** A number that is written before a paragraph: "1.", "(a)", "2.3". */
const NUMBER = /^\s*(?:\(?(?:\d{1,3}(?:\.\d{1,3}){0,4}|[a-zA-Z\u0621-\u064a])[.)]\s+)?/u;
/** The end of a heading that begins a paragraph, and what may follow it. */
const HEADING_END = /[.:](?=\s|$)/u;
/** The greatest share of a paragraph that such a heading has. */
const HEADING_SHARE = 0.6;

/**
 * Finds what stands in a translation for words that stand out in the original: a heading that begins the paragraph, a term in
 * quotation marks, a term of the product's glossary, and what is the same in both, such as a figure or a name. What is not
 * found for certain is left out.
 * @returns places that are apart, in the order of the original.
 */
export function formatPlaces(
  old: string,
  { text, to }: { text: string; to: Language },
  formats: readonly Range[],
): Placed[] {
  const found: Placed[] = [];
  for (const from of formats) {
    const place =
      heading(old, text, from) ??
      counterpart(quotations(old, from), quotations(text, from, old), from) ??
      counterpart(occurrences(old, from, old), occurrences(old, from, text), from) ??
      glossaryTerm(old, text, from, to);
    if (place === undefined) continue;
    if (found.every((one) => place.end <= one.place.start || place.start >= one.place.end))
      found.push({ from, place });
  }
  return found;
}

/** Returns the n-th of the places in the translation for the n-th in the original, if there are as many. */
function counterpart(own: readonly Range[], others: readonly Range[], from: Range): Range | undefined {
  const index = own.findIndex(({ start, end }) => start === from.start && end === from.end);
  return index >= 0 && own.length === others.length ? others[index] : undefined;
}

function heading(old: string, text: string, { start, end }: Range): Range | undefined {
  const from = NUMBER.exec(old)?.[0].length ?? 0;
  if (start > from || end <= from) return undefined;
  const mark = HEADING_END.exec(old.slice(from));
  const at = from + (mark?.index ?? 0);
  // The mark itself may be formatted or not.
  if (mark === null || (end !== at && end !== at + 1) || at > old.length * HEADING_SHARE) return undefined;
  const first = start < from ? 0 : (NUMBER.exec(text)?.[0].length ?? 0);
  const ours = HEADING_END.exec(text.slice(first));
  if (ours === null || ours[0] !== mark[0]) return undefined;
  const last = first + ours.index;
  return last > first && last <= text.length * HEADING_SHARE
    ? { start: first, end: last + (end - at) }
    : undefined;
}

/**
 * Returns the quotations of a text: with their marks if those are formatted too.
 * @param old the original, if the text is not it.
 */
function quotations(text: string, { start }: Range, old = text): Range[] {
  const inside = /["“«]/u.test(old.charAt(start)) ? 0 : 1;
  return [...text.matchAll(QUOTED)].map(({ 0: whole, index }) => ({
    ...{ start: index + inside, end: index + whole.length - inside },
  }));
}

/** Returns where formatted words stand in a text as they are. */
function occurrences(old: string, { start, end }: Range, text: string): Range[] {
  const sought = old.slice(start, end);
  const found: Range[] = [];
  if (!/[\p{L}\d]/u.test(sought)) return found;
  for (let at = text.indexOf(sought); at >= 0; at = text.indexOf(sought, at + sought.length)) {
    const last = at + sought.length;
    const isPart = [text.slice(at - 1, at + 1), text.slice(last - 1, last + 1)].some((edge) =>
      /[\p{L}\d]{2}/u.test(edge),
    );
    if (!isPart) found.push({ start: at, end: last });
  }
  return found;
}

/** A name of a term in one language, and its names in the other. */
interface Named {
  name: string;
  others: readonly string[];
}
const glossaries = new Map<Language, TermIndex<Named>>();

/** Returns the product's glossary by its names in a language. */
function glossary(lang: Language): TermIndex<Named> {
  const known = glossaries.get(lang);
  if (known !== undefined) return known;
  const terms = legalTerms().flatMap(({ en, ar }): Named[] =>
    lang === 'en' ? [{ name: en, others: ar }] : ar.map((name) => ({ name, others: [en] })),
  );
  const made = new TermIndex(terms, ({ name }) => name, lang);
  glossaries.set(lang, made);
  return made;
}

function glossaryTerm(old: string, text: string, from: Range, to: Language): Range | undefined {
  const uses = glossary(to === 'ar' ? 'en' : 'ar').find(old);
  for (const { term, start, end } of uses) {
    if (start !== from.start || end !== from.end) continue;
    const own = uses.filter((use) => use.term === term);
    const place = counterpart(own, new TermIndex(term.others, (name) => name, to).find(text), from);
    if (place !== undefined) return { start: place.start, end: place.end };
  }
  return undefined;
}
