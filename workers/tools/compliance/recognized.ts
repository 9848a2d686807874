import type { DocumentType } from '#shared/tools/compliance/documents.js';
import { findArabicParties, withArabic } from '#workers/engines/text/arabic-parties.js';
import { findParties, type Party } from '#workers/engines/text/parties.js';
import { normalizeText } from '#workers/engines/text/plain.js';
import { rulesFor } from '#workers/law/readers/index.js';
import type { Checked } from './conclusion.js';
import { documentTypeOf } from './document-type.js';

/** Characters that are searched for the parties: a longer search would hold up its thread. */
const PARTIES_CHARS = 600_000;

/** Recognizes a document: its kind, unless that is chosen, its parties and the rules that apply to it. */
export function recognizedIn(
  text: string,
  chosen: DocumentType | null,
): Checked & { parties: Party[]; rules: string[] } {
  const flat = normalizeText(text);
  const recognized = documentTypeOf(flat, chosen);
  const { type } = recognized;
  if (type === null) return { recognized, chosen: false, rules: [], parties: [] };
  const head = flat.slice(0, PARTIES_CHARS);
  return {
    recognized,
    chosen: chosen !== null,
    rules: rulesFor(type, flat).map(({ id }) => id),
    parties: withArabic(findParties(head), findArabicParties(head)),
  };
}
