import type { Rephrasing } from '#shared/api/rephrase.js';
import type { Change } from '#shared/tools/rephrase/contract.js';

/** A change of `original` where it first stands in a text. */
export const aChange = (text: string, original: string, revised: string): Change => {
  const start = text.indexOf(original);
  const evidence = { start, end: start + original.length, page: null };
  return { original, revised, evidence, reason: 'Fewer words' };
};

/** A rephrasing of a text, as tests need it. */
export const aRephrasing = (text: string, changes: Change[], more: Partial<Rephrasing> = {}): Rephrasing => ({
  ...{ id: '6f1c1f2a-6e1d-4e7e-9a55-0d6f0a0c0001', type: 'text', filename: 'notice.txt', style: 'clear' },
  created_at: '2026-11-23T09:00:00.000Z',
  ...{ rephrased_doc_id: 'a'.repeat(24), rephrased_doc_filename: 'notice_rephrased.docx' },
  ...{ tracked_doc_id: 'b'.repeat(24), rephrased_text: text, original_text: text },
  ...{ changes, marks: [], left: [], document_id: null, newer_reading: null },
  ...{ engine: 'builtin', model: null, lang: 'en', incomplete: [] },
  ...more,
});
