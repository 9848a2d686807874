import type { ContractKind } from '#shared/domain/document-kind.js';
import type { ClauseName, RiskScope } from '#shared/tools/risk/scope.js';
import type { ExtractedDocument } from '#platform/documents.js';
import { languagesOf } from '#workers/engines/text/languages.js';
import { recognizeKind, type DocumentKind } from '#workers/engines/text/document-kind/recognize.js';
import type { Kind } from './builtin/words/english.js';
import type { MissingKind } from './expected-clauses.js';

/** Warnings of an extraction that name pages whose text is not there. */
const UNREAD: readonly ExtractedDocument['warnings'][number]['code'][] = ['pages_unread', 'pages_scanned'];

/**
 * Tells what a document is, for either engine; `flat` is its text, normalized. A document that its user wants assessed as a
 * contract is never certainly none.
 */
export function kindFor(flat: string, asContract: boolean): DocumentKind {
  const found = recognizeKind(flat);
  return asContract && found.form === 'other'
    ? { form: 'unsure', kind: null, likely: null, words: [] }
    : found;
}

/** Describes what was looked for in a document, which is nothing if it is certainly no contract. */
export function scopeOf(
  { warnings }: Pick<ExtractedDocument, 'warnings'>,
  flat: string,
  { form, kind, words }: DocumentKind,
  looked: { kinds: readonly Kind[]; clauses: readonly MissingKind[] },
): RiskScope {
  const unread = warnings.filter(({ code }) => UNREAD.includes(code)).flatMap(({ pages = [] }) => pages);
  const assessed = form !== 'other';
  return {
    form,
    kind: kind satisfies ContractKind | RiskScope['kind'],
    words: [...words],
    languages: languagesOf(flat),
    risk_kinds: assessed ? looked.kinds.length : 0,
    clauses: assessed ? looked.clauses.map((clause) => clause.slice('missing-'.length) as ClauseName) : [],
    unread_pages: new Set(unread).size,
  };
}
