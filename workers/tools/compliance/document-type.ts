import type { ContractKind, OtherKind } from '#shared/domain/document-kind.js';
import type { DocumentType } from '#shared/tools/compliance/documents.js';
import { arabicPattern, fold, hasArabic } from '#workers/engines/text/arabic.js';
import { arabicIn, englishIn, readable } from '#workers/engines/text/document-kind/matches.js';
import { recognizeKind } from '#workers/engines/text/document-kind/recognize.js';
import { phrasePattern } from '#workers/engines/text/plain.js';
import type { InBoth } from '#platform/law/rules/rule.js';

/** What a document is, for the rules that apply to it. */
export interface RecognizedType {
  /** Null if it is certainly nothing that the rules speak of. */
  type: DocumentType | null;
  other: OtherKind | null;
  /** True if it is certainly of that type: only then does its silence say something. */
  certain: boolean;
  /** False if no word of it obliges, entitles or names what a contract is made of. */
  binds: boolean;
  words: readonly string[];
}

const TYPES: Partial<Record<ContractKind, DocumentType>> = {
  nda: 'nda',
  employment: 'employment',
  construction: 'construction',
  lease: 'lease',
  loan: 'loan',
  franchise: 'franchise',
  distribution: 'distribution',
  licence: 'licence',
  'ip-assignment': 'licence',
  sale: 'sale',
  services: 'services',
  promotion: 'services',
  operations: 'services',
  maintenance: 'services',
};

/** Lines of the beginning in which a document says what it is. */
const HEAD_LINES = 12;
const LINE_CHARS = 120;
/** Titles of documents that are no contracts between two named parties. */
const TITLES: readonly (readonly [DocumentType, InBoth])[] = [
  [
    'privacy-policy',
    {
      en: '\\b(?:privacy|data protection|personal data) (?:policy|notice|statement)\\b',
      ar: '~(?:سياسة|إشعار|بيان) (?:ال)?(?:خصوصية|حماية (?:ال)?بيانات)',
    },
  ],
  [
    'terms',
    {
      en: '\\b(?:terms (?:of (?:use|service)|and conditions of use)|website terms|user agreement|terms (?:and|&) conditions)\\b',
      ar: '~(?:شروط (?:و(?:ال)?أحكام|(?:ال)?استخدام|(?:ال)?خدمة)|اتفاقية (?:ال)?(?:استخدام|مستخدم)|أحكام (?:ال)?استخدام)',
    },
  ],
];
/** A contract under the law on government procurement names it, or has a ministry on one side. */
const PROCUREMENT: InBoth = {
  en: '\\bgovernment tenders and procurement law\\b|\\bcompeting and procurement law\\b',
  ar: 'نظام المنافسات والمشتريات',
};

const matches = (text: string, { en, ar }: InBoth) =>
  phrasePattern(en).exec(text)?.[0] ?? arabicPattern(ar).exec(fold(text))?.[0] ?? null;

function titled(flat: string): { type: DocumentType; words: string } | null {
  const lines = flat
    .slice(0, 6_000)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  for (const line of lines.slice(0, HEAD_LINES)) {
    if (line.length > LINE_CHARS) continue;
    for (const [type, title] of TITLES) if (matches(line, title) !== null) return { type, words: line };
  }
  return null;
}

/** Words of a subject by which even a single clause shows the kind of its contract. */
const SUBJECTS: readonly (readonly [DocumentType, InBoth])[] = [
  [
    'employment',
    {
      en: '\\b(?:employ(?:ee|er|ment)s?|probation(?:ary)?|annual leave|sick leave|overtime|end[- ]of[- ]service|resign(?:s|ation)?|salary|wages?|iqama)\\b',
      ar: '~(?:صاحب (?:ال)?عمل|عامل|عاملة|موظف|موظفة|فترة (?:ال)?تجربة|إجازة|إجازات|أجر|راتب|مكافأة نهاية (?:ال)?خدمة|استقالة|ساعات (?:ال)?عمل)#',
    },
  ],
  [
    'lease',
    {
      en: '\\b(?:landlord|tenant|less(?:or|ee)|rent|leased (?:premises|property|unit)|tenancy)\\b',
      ar: '~(?:مؤجر|مستأجر|أجرة|إيجار|عين (?:ال)?مؤجرة|وحدة (?:ال)?مؤجرة)#',
    },
  ],
  [
    'privacy-policy',
    {
      en: '\\b(?:personal data|personal information|cookies|privacy)\\b',
      ar: '~(?:بيانات(?:ك|كم|ه|هم)? (?:ال)?شخصية|ملفات تعريف (?:ال)?ارتباط|خصوصية|خصوصيتك)#',
    },
  ],
];
/** Least different words of a subject, and most characters of a text that is taken for clauses of one subject. */
const SUBJECT_WORDS = 2;
const CLAUSES_CHARS = 3_000;

/** Words that oblige and entitle, and what contracts and policies are made of. */
const BINDING: InBoth = {
  en: '\\b(?:shall|must|may not|agrees?|agreed|undertakes?|entitled|obligat\\w+|obliged|part(?:y|ies)|liab\\w+|terminat\\w+|clauses?|contracts?|agreements?|here(?:by|in|under|of)|thereof|warrant\\w*|indemnif\\w*|pursuant|provided that|responsible|consent\\w*|employees?|employers?|tenants?|landlords?|customers?|clients?|suppliers?|policy|rights?|due|prohibited|required)\\b',
  ar: '~(?:يجب|تجب|يلتزم|تلتزم|نلتزم|التزام|التزامات|يتعهد|تتعهد|يحق|تحق|يجوز|تجوز|طرف|طرفين|أطراف|عقد|عقود|اتفاقية|اتفاق|بند|بنود|شروط|أحكام|مسؤولية|مسؤول|تعويض|إنهاء|فسخ|يستحق|تستحق|حق|حقوق|موافقة|عامل|عمل|صاحب|مؤجر|مستأجر|عميل|مورد|بيانات|سياسة)#',
};
/** Least number of them in a thousand words of a long text: contracts have 10 and more, a book on law 7. */
const BINDING_OF_THOUSAND = 8;

function bindingWords(flat: string): { count: number; ofThousand: number } {
  const { en, ar } = BINDING;
  const count =
    [...flat.matchAll(phrasePattern(en, 'gi'))].length +
    [...fold(flat).matchAll(arabicPattern(ar, 'g'))].length;
  return { count, ofThousand: (1_000 * count) / flat.split(/\s+/).length };
}

/**
 * Words that Arabic contracts are made of. Those of `BINDING` that everybody uses (work, right, data, duty) tell nothing here: Arabic
 * prose of any kind has them.
 */
const ARABIC_CONTRACT =
  '~(?:يلتزم|تلتزم|نلتزم|يلتزمان|ملتزم|التزام|التزامات|التزاماته|التزاماتها|يتعهد|تتعهد|تعهد|يحق|تحق|لا يحق|يجوز|يجب على|طرف|طرفين|طرفان|طرفي|أطراف|عقد|عقود|اتفاقية|اتفاق|اتفق|بند|بنود|مادة|شروط|أحكام|مسؤول|مسؤولا|تعويض|تعويضا|يعوض|إنهاء|فسخ|يستحق|تستحق|موافقة|صاحب (?:ال)?عمل|عامل|موظف|مؤجر|مستأجر|بائع|مشتري|مقاول|عميل|مورد|مرخص|وكيل|موزع|مانح|امتياز|مقرض|مقترض|ضمان|يضمن|غرامة|أجر|راتب|أجرة|إيجار|إشعار|خلال مدة|سداد|يسدد|يدفع|دفعات|ثمن|مستحق|مستحقات)#';
/** Least number of them in a thousand words: contracts have 50 and more, other texts below 20. */
const ARABIC_CONTRACT_OF_THOUSAND = 25;
/** Shorter texts may be a clause of a contract with hardly a word of it. */
const LEAST_PROSE_WORDS = 80;
/** Least share of Arabic words in a text that is judged by them. */
const ARABIC_SHARE = 0.6;

/** Tells whether a text is Arabic prose with hardly a word of a contract: a recipe, a news item, an essay. */
function isArabicProse(flat: string): boolean {
  const words = flat.split(/\s+/);
  const arabic = words.filter(hasArabic).length;
  if (arabic < LEAST_PROSE_WORDS || arabic < ARABIC_SHARE * words.length) return false;
  const count = [...fold(flat).matchAll(arabicPattern(ARABIC_CONTRACT, 'g'))].length;
  return (1_000 * count) / arabic < ARABIC_CONTRACT_OF_THOUSAND;
}

/** What the rules of a text are that does not tell what it is: a clause, or a contract without a beginning. */
function likelyType(
  flat: string,
  { likely, words }: { likely: ContractKind | null; words: readonly string[] },
): Pick<RecognizedType, 'type' | 'words'> {
  const type = likely === null ? undefined : TYPES[likely];
  if (type !== undefined) return { type, words };
  if (flat.length > CLAUSES_CHARS) return { type: 'contract', words };
  const text = readable(flat);
  for (const [subject, { en, ar }] of SUBJECTS) {
    const found = [...flat.matchAll(phrasePattern(en, 'gi')), ...fold(flat).matchAll(arabicPattern(ar, 'g'))];
    const first = englishIn(text, en) ?? arabicIn(text, ar);
    if (first !== null && new Set(found.map(([word]) => word.toLowerCase())).size >= SUBJECT_WORDS)
      return { type: subject, words: [first] };
  }
  return { type: 'contract', words };
}

/** A text that no rule speaks of, though it does not tell what it is. */
const NOTHING: RecognizedType = { type: null, other: null, certain: false, binds: false, words: [] };

/** Tells what kind of document a text is, by its title and words; `flat` is normalized. A chosen kind wins. */
export function documentTypeOf(flat: string, chosen: DocumentType | null): RecognizedType {
  const sure = { other: null, certain: true, binds: true };
  if (chosen !== null) return { ...sure, type: chosen, words: [] };
  const title = titled(flat);
  const found = recognizeKind(flat);
  if (
    title !== null &&
    (title.type === 'privacy-policy' || found.form !== 'contract' || found.kind === 'licence')
  )
    return { ...sure, type: title.type, words: [title.words] };
  if (found.form === 'other')
    return { type: null, other: found.kind, certain: true, binds: false, words: found.words };
  if (found.form === 'unsure') {
    const { count, ofThousand } = bindingWords(flat);
    if (flat.length > CLAUSES_CHARS && found.likely === null && ofThousand < BINDING_OF_THOUSAND)
      return NOTHING;
    const likely = likelyType(flat, found);
    if (likely.type === 'contract' && found.likely === null && isArabicProse(flat)) return NOTHING;
    return { ...likely, other: null, certain: false, binds: count > 0 };
  }
  const law = matches(flat.slice(0, 60_000), PROCUREMENT);
  if (law !== null && found.kind !== 'employment') return { ...sure, type: 'procurement', words: [law] };
  return { ...sure, type: TYPES[found.kind] ?? 'contract', words: found.words };
}
