import type { Language } from '#shared/contracts/common.js';
import { arabicPattern, fold, hasArabic } from '#workers/engines/text/arabic.js';
import type { DocumentKind } from '#workers/engines/text/document-kind/recognize.js';
import { languagesOf } from '#workers/engines/text/languages.js';
import { phrasePattern } from '#workers/engines/text/plain.js';
import { clausesExpectedOf, EXPECTED, type ExpectedClause, type MissingKind } from '../expected-clauses.js';
import type { Finding } from '../finding.js';
import { ARABIC_BORROWS, ARABIC_DECOYS, IN_ARABIC } from './missing-arabic.js';
import { BORROWS, DECOYS, IN_ENGLISH } from './missing-english.js';
import { renderWeight, renderWording } from './words/wording.js';
import { WORDINGS } from './words/words.js';

/** Arabic length as a share of English: a text in Arabic says the same in fewer letters. */
const ARABIC_SHORTER = 0.7;

/** Which clauses a contract was searched for, and what the search brought. */
export interface MissingClauses {
  /** The clauses that it should have, there or not. */
  expected: MissingKind[];
  findings: Finding[];
}

/**
 * Returns the clauses that a contract of its kind should have and lacks in either language. A document that is not certainly a
 * contract is asked for none, nor is one that ends, amends or stands under another contract, or takes in general terms.
 * `flat` is the whole text, normalized.
 */
export function missingFrom(flat: string, lang: Language, { form, kind }: DocumentKind): MissingClauses {
  if (form !== 'contract') return { expected: [], findings: [] };
  const wanted = clausesExpectedOf(kind);
  if (wanted.length === 0) return { expected: [], findings: [] };
  const folded = hasArabic(flat) ? fold(flat) : '';
  if (phrasePattern(BORROWS).test(flat) || arabicPattern(ARABIC_BORROWS).test(folded))
    return { expected: [], findings: [] };
  const english = flat.replace(phrasePattern(DECOYS, 'gi'), ' ');
  const arabic = folded.replace(arabicPattern(ARABIC_DECOYS, 'g'), ' ');
  const languages = languagesOf(flat);
  const length = languages[0] === 'ar' ? flat.length / ARABIC_SHORTER : flat.length;
  const matches = (clause: MissingKind, which: 'present' | 'needed' | 'compelling') => {
    const [en, ar] = [IN_ENGLISH[clause][which], IN_ARABIC[clause][which]];
    if (en === undefined || ar === undefined) return which !== 'present';
    return phrasePattern(en).test(english) || (arabic !== '' && arabicPattern(ar).test(arabic));
  };
  const expected = wanted.filter((clause) => {
    const { minChars, strictly = [] }: ExpectedClause = EXPECTED[clause];
    const reason = strictly.includes(kind) ? 'compelling' : 'needed';
    return length >= minChars && matches(clause, reason);
  });
  const findings = expected
    .filter((kind) => !matches(kind, 'present'))
    .map((kind): Finding => {
      const searched = languages.map((one) => (one === 'ar' ? IN_ARABIC : IN_ENGLISH)[kind].searched);
      const facts = { words: searched.join(lang === 'ar' ? '، ' : ', ') };
      const { severity } = EXPECTED[kind];
      const severityReason = renderWeight(WORDINGS[lang][kind], severity, [], facts, lang);
      return {
        kind,
        severity,
        ...(severityReason === undefined ? {} : { severityReason }),
        ...renderWording(WORDINGS[lang][kind], [], facts, lang),
        quote: null,
        evidence: null,
        clause: null,
        section: null,
      };
    });
  return { expected, findings };
}
