import type { Language } from '#shared/contracts/common.js';
import { cleanText } from '#workers/extraction/clean.js';
import { hasArabic, languageOf } from '#workers/engines/text/arabic.js';
import { valuesWithout } from '#workers/engines/text/named-values.js';
import { differencesOf } from '#workers/rewriting/guards/compare.js';
import type { Change, RephraseStyle } from '#shared/tools/rephrase/contract.js';
import { changesOf } from './changes.js';
import type { Fault, FaultyParagraph } from './faults.js';
import { UNCHANGED, type RevisedParagraph } from './prompt.js';
import { GENERAL_REASON, leftReason } from './words.js';

/** How much longer or shorter a rewording may be than its paragraph, and by how many characters a short one. */
const LENGTH = { most: 1.5, least: 0.35, chars: 40 };
const REASON_CHARS = 80;
/** Least share of a paragraph's longer words that its rewording keeps: with fewer it is another text. */
const KEPT_WORDS = 0.35;
const LONG_WORD = /[\p{L}\p{M}]{4,60}/gu;
const STEM_CHARS = 4;
const FEWEST_WORDS = 6;
const MARKUP = /<\/?[a-z][^<>]{0,80}>|\*\*|__|```|^#{1,6}\s|\{\{|\]\(|&[a-z]{2,6};/im;

/** A paragraph that a model was asked to reword. Offsets count from the start of its part. */
export interface AskedParagraph {
  start: number;
  end: number;
}

export interface RephraseCheckInput {
  text: string;
  paragraphs: readonly AskedParagraph[];
  answers: readonly RevisedParagraph[];
  style: RephraseStyle;
  terms: readonly string[];
  /** Language of the report, in which reasons are given. */
  lang: Language;
}

export interface CheckedRephrasing {
  /** Changes of the paragraphs whose rewordings mean the same, with offsets from the start of the part. */
  changes: Change[];
  faulty: FaultyParagraph[];
  /** Number of rewordings and of reasons that were kept and dropped. */
  checks: { findings: { kept: number; dropped: number }; statements: { kept: number; dropped: number } };
}

/**
 * Checks the rewordings of a model against their paragraphs. What changes a number, a name, a duty or anything else that a clause
 * means is not taken; answers to paragraphs that were not asked about are passed over.
 */
export function checkRephrasing(input: RephraseCheckInput): CheckedRephrasing {
  const { text, paragraphs, answers, terms, lang } = input;
  const checked: CheckedRephrasing = {
    changes: [],
    faulty: [],
    checks: { findings: { kept: 0, dropped: 0 }, statements: { kept: 0, dropped: 0 } },
  };
  for (const [index, { start, end }] of paragraphs.entries()) {
    const original = text.slice(start, end);
    const answer = answers.find(({ paragraph }) => paragraph === index + 1);
    const revised = answer === undefined ? '' : tidy(answer.revised);
    if (answer !== undefined && (revised === UNCHANGED || isSame(revised, original))) continue;
    const faults = answer === undefined ? [{ kind: 'missing' } as const] : faultsOf(original, revised, terms);
    if (faults.length > 0) {
      checked.checks.findings.dropped += 1;
      const left = { evidence: { start, end, page: null }, reason: leftReason(faults, lang) };
      checked.faulty.push({ paragraph: index + 1, faults, left });
      continue;
    }
    checked.checks.findings.kept += 1;
    const guarded = { lang: languageOf(original), terms };
    for (const { start: from, end: to, text: words } of changesOf(original, revised, guarded)) {
      const own = reasonOf(answer?.reasons ?? [], words, original + revised, lang);
      checked.checks.statements[own === null ? 'dropped' : 'kept'] += 1;
      checked.changes.push({
        original: original.slice(from, to),
        revised: words,
        evidence: { start: start + from, end: start + to, page: null },
        reason: own ?? GENERAL_REASON[input.style][lang],
      });
    }
  }
  return checked;
}

const tidy = (answer: string) => cleanText(answer).replace(/\s+/g, ' ').trim();
const isSame = (one: string, other: string) => one.replace(/\s+/g, '') === other.replace(/\s+/g, '');

/** Returns what is wrong with a rewording of a paragraph; nothing if it means the same in the same language. */
export function faultsOf(original: string, revised: string, terms: readonly string[]): Fault[] {
  const lang = languageOf(original);
  if (languageOf(revised) !== lang || (lang === 'en' && !hasArabic(original) && hasArabic(revised)))
    return [{ kind: 'language' }];
  if (MARKUP.test(revised) && !MARKUP.test(original)) return [{ kind: 'markup' }];
  const { most, least, chars } = LENGTH;
  if (revised.length > original.length * most + chars || revised.length < original.length * least - chars)
    return [{ kind: 'length' }];
  if (!isLike(original, revised)) return [{ kind: 'another-text' }];
  return differencesOf(original, revised, { lang, terms }).map((difference) => ({
    kind: 'meaning',
    difference,
  }));
}

/** Tells whether a rewording keeps enough of its paragraph's words to be one. */
function isLike(original: string, revised: string): boolean {
  const stems = (text: string) =>
    [...text.toLowerCase().matchAll(LONG_WORD)].map(([word]) => word.slice(0, STEM_CHARS));
  const own = stems(original);
  const others = new Set(stems(revised));
  return (
    own.length < FEWEST_WORDS || own.filter((stem) => others.has(stem)).length >= own.length * KEPT_WORDS
  );
}

/** Returns the model's reason for a change, if it is one in the report's language that says nothing from elsewhere. */
function reasonOf(
  reasons: RevisedParagraph['reasons'],
  revised: string,
  ground: string,
  lang: Language,
): string | null {
  const found = reasons.find(({ words }) => words.trim() !== '' && overlaps(tidy(words), revised));
  const reason = tidy(found?.reason ?? '').replace(/[.。]$/, '');
  const isUsable =
    /\p{L}{2}/u.test(reason) &&
    reason.length <= REASON_CHARS &&
    languageOf(reason) === lang &&
    !MARKUP.test(reason) &&
    !/https?:|www\.|@/.test(reason) &&
    valuesWithout(reason, ground).length === 0;
  return isUsable ? reason : null;
}

const overlaps = (one: string, other: string) =>
  one.length > 1 && other.length > 1 && (one.includes(other) || other.includes(one));
