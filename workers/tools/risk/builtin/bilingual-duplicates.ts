import type { Language } from '#shared/contracts/common.js';
import type { Finding } from '../finding.js';
import { arabicPattern, fold, languageOf } from '#workers/engines/text/arabic.js';
import { phrasePattern } from '#workers/engines/text/plain.js';

const ARABIC_PREVAILS = arabicPattern(
  '(?:يسود|تسود|يعتد|يرجح|يعتمد|المعتمد|المعتمدة|العبرة|تغلب|يغلب)…~(?:نص|نسخة|لغة)?#? ?~(?:عربي|عربية)#|~(?:نص|نسخة|لغة)# ~(?:عربي|عربية)#…(?:يسود|تسود|المعتمد|المعتمدة|يعتد|يغلب)',
);
const ARABIC_PREVAILS_IN_ENGLISH = phrasePattern(
  '\\barabic (?:\\w+ ){0,3}(?:shall |will )?(?:prevail|control|govern)',
);
const ENGLISH_PREVAILS = phrasePattern(
  '\\benglish (?:\\w+ ){0,3}(?:shall |will )?(?:prevail|control|govern)',
);
/**
 * Least share of letters in a second language: below it the language only supplies names and terms, not a text of its
 * own.
 */
const BILINGUAL = 0.15;

/**
 * Returns the language whose text prevails by the contract; Arabic if the contract does not say, as in Saudi courts.
 */
function prevailing(flat: string, folded: string): Language {
  if (ARABIC_PREVAILS.test(folded) || ARABIC_PREVAILS_IN_ENGLISH.test(flat)) return 'ar';
  return ENGLISH_PREVAILS.test(flat) ? 'en' : 'ar';
}

/**
 * Removes duplicate findings of a bilingual contract: a finding on a clause's translation is dropped if another says
 * the same of the clause itself, matched by kind and number, or by kind and the order of the text.
 */
export function withoutBilingualDuplicates(findings: readonly Finding[], flat: string): Finding[] {
  const arabic = flat.match(/[\u0621-\u064a]/g)?.length ?? 0;
  const latin = flat.match(/[A-Za-z]/g)?.length ?? 0;
  const share = Math.min(arabic, latin) / Math.max(1, arabic + latin);
  if (share < BILINGUAL) return [...findings];
  const kept = prevailing(flat, fold(flat));
  const written = (finding: Finding) => languageOf(finding.quote ?? '');
  const dropped = new Set<Finding>();
  for (const kind of new Set(findings.map((finding) => finding.kind))) {
    const same = findings.filter((finding) => finding.kind === kind && finding.quote !== null);
    const own = same.filter((finding) => written(finding) === kept);
    const others = same.filter((finding) => written(finding) !== kept);
    const numbers = new Set(own.map(({ clause }) => bare(clause)).filter((number) => number !== ''));
    for (const other of others) {
      if (numbers.has(bare(other.clause)) || own.length === others.length) dropped.add(other);
    }
  }
  return findings.filter((finding) => !dropped.has(finding));
}

/** Returns a clause's number without words and in plain digits: "المادة (٥)" and "5." are the same. */
const bare = (clause: string | null) =>
  fold(clause ?? '')
    .replace(/[-–/]/g, '.')
    .replace(/[^\d.]/g, '')
    .replace(/^\.+|\.+$/g, '');
