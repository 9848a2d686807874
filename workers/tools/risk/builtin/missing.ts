import type { Language } from '#shared/contracts/common.js';
import type { Finding } from '../finding.js';
import type { ContractType, ExpectedClause } from './expected-clause.js';
import { ARABIC_ANCILLARY, ARABIC_CONTRACT, ARABIC_TITLES, IN_ARABIC } from './missing-arabic.js';
import { arabicPattern, fold, hasArabic, languageOf } from '#workers/engines/text/arabic.js';
import { phrasePattern } from '#workers/engines/text/plain.js';
import { renderWording } from './words/wording.js';
import { WORDINGS } from './words/words.js';

/**
 * Matches titles of documents that supplement another one, and of filings: being short, they need not contain the
 * usual clauses.
 */
const ANCILLARY =
  /\b(?:amendment|statement of work|joint filing|addendum|waiver|exhibit [a-z] to|side letter|letter of intent|power of attorney|resolution|notice of)\b/i;

const TITLES: readonly [ContractType, RegExp][] = [
  ['nda', /\bnon-?disclosure|confidentiality agreement|\bNDA\b/i],
  ['distribution', /\b(?:distribut|resell|dealer|agency|franchis|affiliate agreement|marketing agreement|representative)/i],
  ['goods', /\b(?:supply|manufactur|purchase|sale of goods)/i],
  ['services', /\b(?:servic|consult|mainten|outsourc|hosting|development|transport|construction|employment)/i],
  ['licence', /\blicen[cs]|intellectual property|co-?branding/i],
  ['promotion', /\b(?:promot|sponsor|endors|advertis)/i],
  ['joint-venture', /\b(?:joint venture|alliance|collaboration|partnership|shareholders)/i],
]; // prettier-ignore

const EXPECTED: readonly ExpectedClause[] = [
  { kind: 'missing-liability-limit', severity: 'medium', contractTypes: ['services', 'goods', 'licence', 'distribution', 'joint-venture'], clausePattern: phrasePattern('limit(?:ation|ations|ed|s)?(?: \\w+){0,3} (?:of|on|its)? ?(?:liability|damages)|liability[^.]{0,200}(?:exceed|limited)|(?:in no event|neither party|not be liable|no party|not liable)[^.]{0,200}(?:liab|damages|loss)'), searchedTerms: '“limitation of liability”, “shall not exceed”, “in no event … liable”', minDocumentChars: 6000 },
  { kind: 'missing-termination', severity: 'medium', clausePattern: phrasePattern('\\bterminat(?:e|ed|ion|ing)\\b|\\bcancell?(?:ed|ation)\\b'), searchedTerms: '“terminate”, “termination”, “cancellation”' },
  { kind: 'missing-governing-law', severity: 'medium', clausePattern: phrasePattern('govern(?:ed|ing) (?:by|law)|laws? of (?:the )?[a-z]+|construed (?:in accordance|under)|applicable law'), searchedTerms: '“governed by”, “governing law”, “laws of”' },
  { kind: 'missing-dispute-resolution', severity: 'medium', clausePattern: phrasePattern('arbitrat|jurisdiction|\\bcourts?\\b|mediat(?:ion|or)|disputes? (?:shall|will|resolution)|venue'), searchedTerms: '“arbitration”, “jurisdiction”, “courts”, “mediation”, “venue”', minDocumentChars: 4000 },
  { kind: 'missing-confidentiality', severity: 'low', contractTypes: ['services', 'goods', 'licence', 'distribution', 'joint-venture'], clausePattern: phrasePattern('confiden|non-?disclosure|proprietary information|trade secret'), searchedTerms: '“confidential”, “non-disclosure”, “proprietary information”', minDocumentChars: 6000 },
  { kind: 'missing-force-majeure', severity: 'low', contractTypes: ['services', 'goods', 'distribution', 'joint-venture', 'promotion', 'licence'], clausePattern: phrasePattern('force majeure|acts? of god|beyond (?:the|its|their|his)[^.]{0,30}control'), searchedTerms: '“force majeure”, “act of God”, “beyond … control”', minDocumentChars: 6000 },
  { kind: 'missing-notices', severity: 'low', clausePattern: phrasePattern('\\bnotices?\\b[^.]{0,240}(?:address|writing|written|mail|deliver|given)|\\bwritten notice'), searchedTerms: '“notices … in writing”, “written notice”', minDocumentChars: 4000 },
  { kind: 'missing-payment-terms', severity: 'medium', contractTypes: ['services', 'goods', 'distribution', 'licence', 'promotion'], onlyIfMentioned: phrasePattern('\\b(?:shall|will|must|agrees? to) (?:\\w+ ){0,2}pay\\b(?:(?!\\bown\\b|legal|attorney)[^.;]){0,120}\\b(?:fees?|price|commission|royalt|compensation|rates?|charges?)'), clausePattern: phrasePattern('(?:pay|paid|payable|payment|invoice|due)[^.]{0,200}(?:days?|month(?:ly|s)?|quarter(?:ly)?|upon|annually|weekly|receipt|on or before|advance|within)|net \\d\\d'), searchedTerms: '“payable within”, “invoice”, “due … days”', minDocumentChars: 4000 },
  { kind: 'missing-ip', severity: 'medium', contractTypes: ['services'], onlyIfMentioned: phrasePattern('\\b(?:software|deliverables?|work product|develop(?:er|ing)|designs?\\b)'), clausePattern: phrasePattern('intellectual property|work(?:s)? (?:made )?for hire|copyright|ownership of|right, title|property of|proprietary rights'), searchedTerms: '“intellectual property”, “work product”, “ownership”, “right, title”', minDocumentChars: 6000 },
  { kind: 'missing-data-protection', severity: 'medium', onlyIfMentioned: phrasePattern('personal (?:data|information)|personally identifiable|patient (?:data|information|records?)|consumer information|\\b(?:shall|will|may|must|agrees?)\\b[^.;]{0,160}(?:customer|user) data'), clausePattern: phrasePattern('data protection|privacy|HIPAA|Gramm|GDPR|PDPL|data (?:processing|security)'), searchedTerms: '“data protection”, “privacy”, “data processing”' },
  { kind: 'missing-severability', severity: 'low', clausePattern: phrasePattern('severab|(?:invalid|unenforceable|illegal|void)[^.]{0,240}(?:remain|other provisions|balance|rest of|affect|sever)'), searchedTerms: '“severability”, “invalid … remaining provisions”', minDocumentChars: 8000 },
  { kind: 'missing-amendment', severity: 'low', clausePattern: phrasePattern('(?:amend|modif|waive|chang|alter|var(?:y|ied|iation))[^.]{0,200}(?:writing|written|signed|instrument)|(?:writing|written)[^.]{0,120}(?:amend|modif|chang|alter)'), searchedTerms: '“amended … in writing”, “modification … signed”', minDocumentChars: 6000 },
  { kind: 'missing-assignment', severity: 'low', clausePattern: phrasePattern('\\bassign(?:s|ed|able|ment|ing)?\\b|successors|\\btransfer(?:red|able)?\\b'), searchedTerms: '“assign”, “transfer”, “successors”', minDocumentChars: 8000 },
  { kind: 'missing-warranty', severity: 'medium', contractTypes: ['goods'], clausePattern: phrasePattern('\\bwarrant(?:y|ies|s|ed)\\b|\\bguarantees?\\b|\\bconform'), searchedTerms: '“warranty”, “warrants”, “conform”', minDocumentChars: 4000 },
  { kind: 'missing-term', severity: 'low', contractTypes: ['services', 'goods', 'distribution', 'licence', 'promotion', 'joint-venture'], clausePattern: phrasePattern('\\bterm\\b|expir|\\bduration\\b|period of|until|commenc'), searchedTerms: '“term”, “expire”, “until”, “period of”', minDocumentChars: 3000 },
]; // prettier-ignore

/** Arabic length as a share of English: a text in Arabic says the same in fewer letters. */
const ARABIC_SHORTER = 0.7;

/**
 * Returns the clauses that a document of its type should have and lacks, in either language. `flat` is the whole
 * text, normalized.
 */
export function missingFrom(flat: string, lang: Language): Finding[] {
  const arabic = hasArabic(flat) ? fold(flat) : '';
  const own = languageOf(flat);
  const deal = own === 'ar' ? arabicDeal(arabic) : englishDeal(flat);
  if (deal === null) return [];
  const length = own === 'ar' ? flat.length / ARABIC_SHORTER : flat.length;
  const findings: Finding[] = [];
  for (const {
    kind,
    severity,
    clausePattern,
    searchedTerms,
    contractTypes,
    onlyIfMentioned,
    minDocumentChars,
  } of EXPECTED) {
    const other = IN_ARABIC[kind];
    if (contractTypes !== undefined && !contractTypes.includes(deal)) continue;
    if (
      length < (minDocumentChars ?? 1500) ||
      clausePattern.test(flat) ||
      arabicPattern(other.present).test(arabic)
    )
      continue;
    if (
      onlyIfMentioned !== undefined &&
      !onlyIfMentioned.test(flat) &&
      !(other.needs !== undefined && arabicPattern(other.needs).test(arabic))
    )
      continue;
    findings.push({
      kind,
      severity,
      ...renderWording(
        WORDINGS[lang][kind],
        [],
        { words: own === 'ar' ? other.searched : searchedTerms },
        lang,
      ),
      quote: null,
      evidence: null,
      clause: null,
      section: null,
    });
  }
  return findings;
}

/** Phrases by which a document takes its missing clauses from general terms that belong to the contract. */
const BORROWS = phrasePattern(
  'incorporat[^.]{0,160}general terms and conditions|general terms and conditions[^.]{0,120}incorporated',
);

function englishDeal(flat: string): ContractType | null {
  const title = flat.slice(0, 1200);
  if (BORROWS.test(flat)) return null;
  if (ANCILLARY.test(title.slice(0, 500)) || !/\b(?:agreement|contract|terms)\b/i.test(title)) return null;
  // Shareholder documents take their terms from the transaction that they belong to.
  const borrowed = /\b(?:Securities Act|Merger Agreement|Registration Statement|Exchange Act)\b/g;
  if ((flat.match(borrowed)?.length ?? 0) >= 4) return null;
  return TITLES.find(([, pattern]) => pattern.test(title.slice(0, 600)))?.[0] ?? 'other';
}

function arabicDeal(arabic: string): ContractType | null {
  const title = arabic.slice(0, 800);
  if (arabicPattern(ARABIC_ANCILLARY).test(title.slice(0, 60)) || !arabicPattern(ARABIC_CONTRACT).test(title))
    return null;
  return (
    ARABIC_TITLES.find(([, pattern]) => arabicPattern(pattern).test(title.slice(0, 120)))?.[0] ?? 'other'
  );
}
