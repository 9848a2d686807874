import type { TranslationItem } from '#shared/tools/translate/contract.js';
import type { Translation } from './api.js';

/** A paragraph of a translation, as a test needs it. */
export type Pair = [source: string, text: string, more?: Partial<TranslationItem>];

/** A translation of paragraphs into Arabic, as tests need it. */
export function aTranslation(pairs: readonly Pair[], more: Partial<Translation> = {}): Translation {
  let at = 0;
  const paragraphs = pairs.map(([source, text, own], index): TranslationItem => {
    const start = at;
    at += source.length + 2;
    const evidence = { start, end: start + source.length, page: null };
    return {
      ...{ id: `b${index}`, kind: 'paragraph', evidence, source, text },
      ...{ draft: true, unknown: [], doubts: [] },
      ...own,
    };
  });
  const id = 'c'.repeat(24);
  const created = '2026-11-23T09:00:00.000Z';
  return {
    ...{ _id: id, id, type: 'doc', filename: 'lease.docx', timestamp: created, created_at: created },
    source_text: pairs.map(([source]) => source).join('\n\n'),
    translated_text: pairs.map(([, text]) => text).join('\n\n'),
    ...{ translated_filename: 'translated_lease.docx', result_doc_id: 'a'.repeat(24) },
    files: { docx: 'a'.repeat(24) },
    ...{ target_lang: 'arabic', draft_share: 1, unknown_share: 0.25, paragraphs },
    ...{ document_id: 'd'.repeat(24), newer_reading: null },
    ...{ engine: 'builtin', model: null, lang: 'en', incomplete: [] },
    ...more,
  };
}
