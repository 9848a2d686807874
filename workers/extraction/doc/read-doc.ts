import { LIMITS } from '#shared/limits.js';
import type { ExtractionWarning } from '#platform/documents.js';
import { AppError } from '#platform/errors.js';
import type { Draft } from '../blocks/drafts.js';
import { cleanText } from '../clean.js';
import { findHeadersFooters, withHeadersFooters, type MarginLine } from '../headers-footers.js';
import type { Progress } from '../pdf/read-pdf.js';
import type { ReadText } from '../read-text.js';
import { splitLines } from '../sections/line.js';
import { splitSections } from '../sections/sections.js';
import { CompoundFile } from './compound.js';
import { readFib, type Fib } from './fib.js';
import { readWithPrograms } from './programs.js';
import { RepairedWordExtractor } from './word-extractor.js';
import { readWord6 } from './word6.js';

interface Parts {
  body: string;
  /** Text boxes and notes, whose positions in the text are unknown. */
  beside: { text: string; kind?: Draft['kind'] }[];
  headersFooters: MarginLine[];
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
    const boxes = document.getTextboxes({ includeHeadersAndFooters: false, includeBody: true });
    const marginLines = (text: string, kind: MarginLine['kind']) =>
      text.split('\n').map((line) => ({ text: line, kind }));
    return {
      body: paragraphs(document.getBody()),
      beside: [
        { text: paragraphs(boxes) },
        { text: paragraphs(document.getFootnotes()), kind: 'footnote' },
        { text: paragraphs(document.getEndnotes()), kind: 'endnote' },
      ],
      headersFooters: [
        ...marginLines(document.getHeaders({ includeFooters: false }), 'header'),
        ...marginLines(document.getFooters(), 'footer'),
      ],
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

/** Joins the parts of a document; each line is a paragraph of Word, or a row of a table. */
function joinedParts(parts: readonly Parts['beside'][number][]): { text: string; drafts: Draft[] } {
  const texts: string[] = [];
  const drafts: Draft[] = [];
  let at = 0;
  for (const { text: raw, kind } of parts) {
    const text = cleanText(raw).trim();
    if (!readable(text)) continue;
    for (const line of splitLines(text)) {
      if (line.text === '') continue;
      const start = at + text.indexOf(line.text, line.start);
      drafts.push({ start, end: start + line.text.length, ...(kind === undefined ? {} : { kind }) });
    }
    texts.push(text);
    at += text.length + '\n\n'.length;
  }
  return { text: texts.join('\n\n'), drafts };
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
export async function readDoc(bytes: Uint8Array, progress: Progress): Promise<ReadText> {
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

  const { text: body, drafts } = joinedParts([{ text: parts.body }, ...parts.beside]);
  const headersFooters = findHeadersFooters(
    parts.headersFooters
      .map((line) => ({ ...line, text: cleanText(line.text).trim() }))
      .filter((line) => readable(line.text)),
  );
  if (body === '' && headersFooters === null) throw new AppError('document_empty');
  const whole = withHeadersFooters(body, headersFooters, (before) => splitSections(before, []));
  const { text, sections } = whole;
  if (Buffer.byteLength(text) > LIMITS.extraction.textBytes) throw new AppError('document_too_long');
  await progress(1, 1);
  return { text, pages: [], sections, warnings: warningsOf(fib), drafts: [...drafts, ...whole.drafts] };
}
