import type { Language } from '#shared/contracts/common.js';
import { fold } from '#workers/engines/text/arabic.js';
import { normalizeText } from '#workers/engines/text/plain.js';
import { ARABIC_MARKS } from './arabic-marks.js';
import { ENGLISH_MARKS } from './english-marks.js';
import type { MarkKind, Marks } from './mark-kinds.js';

export interface FoundMark {
  kind: MarkKind;
  /** The group of its words, such as `duty:0`: marks of one group mean the same. */
  group: string;
  words: string;
}

interface Lexicon {
  pattern: RegExp;
  groups: ReadonlyMap<string, { kind: MarkKind; group: string }>;
}

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s{1,40}');

function lexiconOf(
  marks: Marks,
  around: (alternatives: string) => string,
  folds: (text: string) => string,
): Lexicon {
  const groups = new Map<string, { kind: MarkKind; group: string }>();
  for (const [kind, lists] of Object.entries(marks) as [MarkKind, Marks[MarkKind]][])
    for (const [index, list] of lists.entries())
      for (const words of list)
        if (!groups.has(folds(words))) groups.set(folds(words), { kind, group: `${kind}:${index}` });
  const longestFirst = [...groups.keys()].sort((a, b) => b.length - a.length);
  return { pattern: new RegExp(around(longestFirst.map(escaped).join('|')), 'giu'), groups };
}

const plainEnglish = (text: string) => normalizeText(text).toLowerCase();
const LEXICONS: Record<Language, Lexicon & { folds(text: string): string }> = {
  en: {
    ...lexiconOf(ENGLISH_MARKS, (all) => `(?<![\\w-])(?:${all})(?![\\w-])`, plainEnglish),
    folds: plainEnglish,
  },
  ar: {
    // Conjunctions and prepositions are written to the word that follows.
    ...lexiconOf(ARABIC_MARKS, (all) => `(?<![ء-ي])[وف]?[بل]?(${all})(?:ه|ها|هم|هما)?(?![ء-ي])`, fold),
    folds: fold,
  },
};

/** Returns the marks of a clause in order; a longer one counts as itself and not as the shorter ones within it. */
export function marksOf(text: string, lang: Language): FoundMark[] {
  const { pattern, groups, folds } = LEXICONS[lang];
  return [...folds(text).matchAll(pattern)].flatMap(([whole, stem]) => {
    const words = (stem ?? whole).replace(/\s+/g, ' ');
    const known = groups.get(words);
    return known === undefined ? [] : [{ ...known, words }];
  });
}
