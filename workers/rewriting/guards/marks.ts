import type { Language } from '#shared/contracts/common.js';
import { fold } from '#workers/engines/text/arabic.js';
import { ARABIC_MARKS } from './arabic-marks.js';
import { ENGLISH_MARKS } from './english-marks.js';
import type { MarkKind, Marks } from './mark-kinds.js';
import type { Token } from './tokens.js';

interface Lexicon {
  pattern: RegExp;
  groups: ReadonlyMap<string, { kind: MarkKind; value: string }>;
}

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s{1,40}');

function lexiconOf(
  marks: Marks,
  around: (alternatives: string) => string,
  folds: (text: string) => string,
): Lexicon {
  const groups = new Map<string, { kind: MarkKind; value: string }>();
  for (const [kind, lists] of Object.entries(marks) as [MarkKind, Marks[MarkKind]][])
    for (const [index, list] of lists.entries())
      for (const words of list)
        if (!groups.has(folds(words))) groups.set(folds(words), { kind, value: `${kind}:${index}` });
  const longestFirst = [...groups.keys()].sort((a, b) => b.length - a.length);
  return { pattern: new RegExp(around(longestFirst.map(escaped).join('|')), 'giu'), groups };
}

const LEXICONS: Record<Language, Lexicon> = {
  en: lexiconOf(
    ENGLISH_MARKS,
    (all) => `(?<![\\p{L}\\d_])(?<!\\p{L}-)(?:${all})(?![\\p{L}_]|-\\p{L})|(?<=\\d)\\s?%|[$€£]`,
    (words) => words.toLowerCase(),
  ),
  // Conjunctions and prepositions are written to the word that follows, pronouns to the one before.
  ar: lexiconOf(
    ARABIC_MARKS,
    (all) => `(?<![ء-ي])[وف]?[بل]?(${all})(?:ه|ها|هم|هما)?(?![ء-ي])|(?<=\\d)\\s?%`,
    fold,
  ),
};

/** Returns the marks of a clause's plain form in order; a longer one counts as itself and not as the shorter ones within it. */
export function marksOf(plain: string, lang: Language): Token[] {
  const { pattern, groups } = LEXICONS[lang];
  return [...plain.matchAll(pattern)].flatMap(({ 0: whole, 1: stem, index }) => {
    const words = (stem ?? whole).replace(/\s+/g, ' ').trim().toLowerCase();
    const known = groups.get(words);
    return known === undefined
      ? []
      : [{ ...known, words: whole.trim(), start: index, end: index + whole.length }];
  });
}
