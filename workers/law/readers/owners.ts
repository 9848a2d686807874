import { arabicPattern } from '#workers/engines/text/arabic.js';
import { phrasePattern } from '#workers/engines/text/plain.js';
import type { Language } from '#shared/contracts/common.js';
import type { Sentence } from '#workers/engines/text/sentences.js';
import { READ_CHARS, type RuleWords } from './words.js';

interface Span {
  start: number;
  end: number;
}

/** What divides a sentence into parts, of which each has quantities of its own. */
const BOUNDARY: Record<Language, RegExp> = {
  en: phrasePattern(
    '[,;:()/]|\\.(?=\\s|$)|\\b(?:and|but|or|whereas|while|save that|except that|provided that)\\b',
    'gi',
  ),
  ar: arabicPattern(
    '[,;:()/]|\\.(?=\\s|$)|(?<![ء-ي])و(?=(?:[يت](?!سع)|ب|في |خلال |لا |أن |على |عند )[ء-ي]*)|(?<![ء-ي])(?:بينما|أما|فيما|على أن|أو)#',
    'g',
  ),
};

/** Words by which a sentence goes on to something else; a comma may only close a phrase in front. */
const GOES_ON: Record<Language, RegExp> = {
  en: phrasePattern('[;()]|\\.(?=\\s|$)|\\b(?:and|but|whereas|while|save that|except that)\\b'),
  ar: arabicPattern(
    '[;()]|\\.(?=\\s|$)|(?<![ء-ي])و(?=[يت](?!سع)[ء-ي]*)|(?<![ء-ي])(?:بينما|أما|فيما|على أن)#',
  ),
};
/** Tells whether a sentence goes on to something else in a stretch of its text. */
export const goesOn = (text: string, lang: Language): boolean => GOES_ON[lang].test(text);

/** Nouns and cases that quantities of a sentence can belong to, by name: sources of `RuleWords.matches`. */
export type Owners<Name extends string> = Readonly<Record<Name, Record<Language, string>>>;

interface Part extends Span {
  /** Owners that the part names, with their places. */
  named: { name: string; at: number }[];
  /** Indexes of the quantities in it. */
  quantities: number[];
  /** True if the sentence, or a part of it that stands alone, ends with it. */
  isLast: boolean;
}

function partsOf(text: string, lang: Language, quantities: readonly Span[]): Part[] {
  const parts: Part[] = [];
  let start = 0;
  for (const { index, 0: mark } of text.matchAll(BOUNDARY[lang])) {
    // "Six (6) hours" is one quantity.
    if (quantities.some((one) => one.start < index && index < one.end)) continue;
    parts.push({ start, end: index, named: [], quantities: [], isLast: /^[;.]$/.test(mark) });
    start = /^[,;:()/.]$/.test(mark) ? index + 1 : index;
  }
  parts.push({ start, end: text.length, named: [], quantities: [], isLast: true });
  return parts;
}

/**
 * Returns what each of some quantities of a sentence belongs to, by the names of `owners`; null for what no owner is named for. A
 * quantity belongs to the owner that its own part of the sentence names, the nearest if there are several; else to the one named in
 * the parts without a quantity before it; else to that of the quantity before it; else to one named at the very end.
 */
export function ownersOf<Name extends string>(
  { text: whole, lang }: Pick<Sentence, 'text' | 'lang'>,
  quantities: readonly Span[],
  owners: Owners<Name>,
  words: RuleWords,
): (Name | null)[] {
  const text = whole.slice(0, READ_CHARS);
  const parts = partsOf(text, lang, quantities);
  const partAt = (place: number) => parts.find(({ start, end }) => start <= place && place < end);
  for (const name of Object.keys(owners) as Name[])
    for (const { index = 0 } of words.matches({ text, lang }, owners[name][lang]))
      partAt(index)?.named.push({ name, at: index });
  // A quantity may begin with the bracket that opens its part.
  for (const [index, { end }] of quantities.entries()) partAt(end - 1)?.quantities.push(index);
  const found: (Name | null)[] = quantities.map(() => null);
  for (const [at, part] of parts.entries()) {
    for (const index of part.quantities) {
      const place = quantities[index]?.start ?? 0;
      found[index] = (nearest(part, place) ?? before(parts, at, found) ?? after(parts, at)) as Name | null;
    }
  }
  return found;
}

/** Returns the owner that a part names nearest to a place. */
function nearest({ named }: Part, place: number): string | null {
  const [first] = [...named].sort((a, b) => Math.abs(a.at - place) - Math.abs(b.at - place));
  return first?.name ?? null;
}

function before(parts: readonly Part[], at: number, found: readonly (string | null)[]): string | null {
  for (let index = at - 1; index >= 0; index -= 1) {
    const part = parts[index];
    if (part === undefined || part.isLast) break;
    const last = part.quantities.at(-1);
    if (last !== undefined) return found[last] ?? null;
    const named = part.named.at(-1);
    if (named !== undefined) return named.name;
  }
  return null;
}

/** Returns the owner that the parts behind name, where no other quantity stands in them. */
function after(parts: readonly Part[], at: number): string | null {
  const last = parts.findIndex(({ isLast }, index) => index >= at && isLast);
  const behind = parts.slice(at + 1, last + 1);
  if (behind.some(({ quantities }) => quantities.length > 0)) return null;
  return behind.find(({ named }) => named.length > 0)?.named[0]?.name ?? null;
}
