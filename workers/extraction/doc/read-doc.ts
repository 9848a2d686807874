import { LIMITS } from '#shared/limits.js';
import type { ExtractedDocument, ExtractionWarning } from '#platform/documents.js';
import { AppError } from '#platform/errors.js';
import { cleanText } from '../clean.js';
import { findHeadersFooters, withHeadersFooters } from '../headers-footers.js';
import type { Progress } from '../pdf/read-pdf.js';
import { splitSections } from '../sections/sections.js';
import { CompoundFile } from './compound.js';
import { readFib, type Fib } from './fib.js';
import { readWithPrograms } from './programs.js';
import { RepairedWordExtractor } from './word-extractor.js';
import { readWord6 } from './word6.js';

interface Parts {
  body: string;
  /** Text boxes and notes, whose positions in the text are unknown. */
  beside: string[];
  headersFooters: string[];
}

/** Separates paragraphs by blank lines; table rows, which end in a tab, by a line break. */
function paragraphs(text: string): string {
  let before = '';
  const parts: string[] = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue;
    const rows = line.endsWith('\t') && before.endsWith('\t');
    parts.push(before === '' ? '' : rows ? '\n' : '\n\n', line);
    before = line;
  }
  return parts.join('');
}

async function byWordExtractor(file: Buffer): Promise<Parts | null> {
  try {
    const document = await new RepairedWordExtractor().extract(file);
    const beside = [
      document.getTextboxes({ includeHeadersAndFooters: false, includeBody: true }),
      document.getFootnotes(),
      document.getEndnotes(),
    ];
    const headersFooters = [document.getHeaders({ includeFooters: false }), document.getFooters()];
    return {
      body: paragraphs(document.getBody()),
      beside: beside.map(paragraphs),
      headersFooters: headersFooters.flatMap((text) => text.split('\n')),
    };
  } catch {
    // word-extractor may throw anything; the next reader is tried.
    return null;
  }
}

/** Streams that word-extractor reads, written as it looks for them. */
const STREAM_NAMES = ['WordDocument', '0Table', '1Table', 'Data'];

const readable = (text: string) => /[\p{L}\p{N}]/u.test(text);

/** Opens the Word document in a compound file; null if the file's tables, or the document's header, are damaged. */
function opened(file: Buffer): { compound: CompoundFile; stream: Buffer | null; fib: Fib | null } | null {
  try {
    const compound = new CompoundFile(file);
    const stream = compound.stream('WordDocument');
    return { compound, stream, fib: stream === null ? null : readFib(stream) };
  } catch {
    return null;
  }
}

async function partsOf(file: Buffer, found: ReturnType<typeof opened>): Promise<Parts | null> {
  const { compound, stream = null, fib = null } = found ?? {};
  // word-extractor loops for ever on damaged sector tables, so it only gets files that contain a document.
  const parts =
    compound === undefined || fib === null || fib.old
      ? null
      : await byWordExtractor(compound.withNames(STREAM_NAMES));
  if (parts !== null) return parts;
  const own = fib?.old === true && stream !== null ? readWord6(stream, fib) : null;
  const body = (await readWithPrograms(file)) ?? (own === null ? null : paragraphs(own));
  return body !== null && readable(body) ? { body, beside: [], headersFooters: [] } : null;
}

/** Returns warnings: numbers that Word adds to lists and clauses automatically are not extracted from these files. */
function warningsOf(fib: Fib | null): ExtractionWarning[] {
  return fib?.lists === true ? [{ code: 'numbers_unread' }] : [];
}

/**
 * Extracts the text of an old Word file (.doc): by word-extractor, then by installed programs, and Word 6 and 95 by
 * their own layout. Headers and footers appear once, at the end.
 * @throws AppError `document_encrypted`, `document_unsupported`, `document_damaged`, `_empty`, `_too_long`.
 */
export async function readDoc(bytes: Uint8Array, progress: Progress): Promise<ExtractedDocument> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const found = opened(file);
  const fib = found?.fib ?? null;
  if (fib?.encrypted === true || found?.compound.has('EncryptedPackage') === true)
    throw new AppError('document_encrypted');
  const parts = await partsOf(file, found);
  if (parts === null) {
    // An intact file of an unsupported kind: a spreadsheet and the like, or Word 6 without text where it should be.
    const whole = found !== null && (found.stream === null || fib?.old === true);
    throw new AppError(whole ? 'document_unsupported' : 'document_damaged');
  }

  const clean = (text: string) => cleanText(text).trim();
  const body = [parts.body, ...parts.beside].map(clean).filter(readable).join('\n\n');
  const headersFooters = findHeadersFooters(parts.headersFooters.map(clean).filter(readable));
  if (body === '' && headersFooters === null) throw new AppError('document_empty');
  const { text, sections } = withHeadersFooters(body, headersFooters, (before) => splitSections(before, []));
  if (Buffer.byteLength(text) > LIMITS.extraction.textBytes) throw new AppError('document_too_long');
  await progress(1, 1);
  return { text, pages: [], sections, warnings: warningsOf(fib) };
}
