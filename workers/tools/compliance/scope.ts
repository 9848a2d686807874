import type { ComplianceScope } from '#shared/tools/compliance/contract.js';
import type { ExtractedDocument } from '#platform/documents.js';
import { languagesOf } from '#workers/engines/text/languages.js';
import { normalizeText } from '#workers/engines/text/plain.js';
import { foreignLawIn } from '#workers/law/reach.js';
import type { RecognizedType } from './document-type.js';

/** Warnings of an extraction that name pages whose text is not there. */
const UNREAD: readonly ExtractedDocument['warnings'][number]['code'][] = ['pages_unread', 'pages_scanned'];

/** Returns the number of pages whose text could not be read. */
export const unreadPages = ({ warnings }: Pick<ExtractedDocument, 'warnings'>): number =>
  new Set(warnings.filter(({ code }) => UNREAD.includes(code)).flatMap(({ pages = [] }) => pages)).size;

/** Describes what a document was taken for and checked for. */
export const scopeOf = (
  document: ExtractedDocument,
  { type, other, words }: RecognizedType,
  { chosen, rules }: { chosen: boolean; rules: readonly string[] },
): ComplianceScope => {
  const flat = normalizeText(document.text);
  return {
    form: type === null ? 'other' : 'checked',
    type,
    chosen,
    other,
    words: [...words],
    languages: languagesOf(flat),
    rules: [...rules],
    foreign_law: type === null ? null : foreignLawIn(flat),
    unread_pages: unreadPages(document),
  };
};
