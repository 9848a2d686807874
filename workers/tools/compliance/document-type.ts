import type { ContractKind, OtherKind } from '#shared/domain/document-kind.js';
import type { DocumentType } from '#shared/tools/compliance/documents.js';
import { arabicPattern, fold } from '#workers/engines/text/arabic.js';
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

/** Tells what kind of document a text is, by its title and words; `flat` is normalized. A chosen kind wins. */
export function documentTypeOf(flat: string, chosen: DocumentType | null): RecognizedType {
  if (chosen !== null) return { type: chosen, other: null, certain: true, words: [] };
  const title = titled(flat);
  const found = recognizeKind(flat);
  if (
    title !== null &&
    (title.type === 'privacy-policy' || found.form !== 'contract' || found.kind === 'licence')
  )
    return { type: title.type, other: null, certain: true, words: [title.words] };
  if (found.form === 'other') return { type: null, other: found.kind, certain: true, words: found.words };
  if (found.form === 'unsure') return { type: 'contract', other: null, certain: false, words: found.words };
  const law = matches(flat.slice(0, 60_000), PROCUREMENT);
  if (law !== null && found.kind !== 'employment')
    return { type: 'procurement', other: null, certain: true, words: [law] };
  return { type: TYPES[found.kind] ?? 'contract', other: null, certain: true, words: found.words };
}
