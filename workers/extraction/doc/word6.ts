import iconv from 'iconv-lite';
import type { Fib } from './fib.js';

const CODE_PAGES: Record<number, string> = {
  0x01: 'windows-1256',
  0x08: 'windows-1253',
  0x0d: 'windows-1255',
  0x15: 'windows-1250',
  0x05: 'windows-1250',
  0x0e: 'windows-1250',
  0x19: 'windows-1251',
  0x1f: 'windows-1254',
};
const TEXT_START_AT = 0x18;
const TEXT_CHARS_AT = 0x34;
const NOTES_CHARS_AT = 0x38;
const PIECES_AT = 0x160;
const PIECES_BYTES_AT = 0x164;
/** Marks of the parts of the piece table: formats, and the pieces themselves. */
const FORMATS = 1;
const PIECES = 2;
const POSITION_BYTES = 4;
const PIECE_BYTES = 8;
const PIECE_START_AT = 2;

/** Converts Word's control characters to text. */
function normalizeText(text: string): string {
  return (
    text
      // Drops the instruction of a field and keeps its result.
      .replace(/\x13[^\x13\x14\x15]*(?:\x14|(?=\x15))/g, '')
      .replace(/\x07\x07/g, '\n')
      .replace(/\x07/g, '\t')
      .replace(/[\r\f\v]/g, '\n')
      .replace(/\x1e/g, '-')
      .replace(/[\x00-\x08\x0e-\x1f]/g, '')
  );
}

/**
 * Extracts the text of a Word 6 or 95 file, which no package reads: one run of bytes in the author's code page, or
 * pieces of one if Word saved it fast, followed by the footnotes. Returns null if the text is not where it should be.
 */
export function readWord6(stream: Buffer, { complex, language }: Fib): string | null {
  const chars = stream.readUInt32LE(TEXT_CHARS_AT) + stream.readUInt32LE(NOTES_CHARS_AT);
  if (chars === 0 || chars > stream.length) return null;
  const bytes = complex
    ? joinedPieces(stream, chars)
    : bytesAt(stream, stream.readUInt32LE(TEXT_START_AT), chars);
  const codePage = CODE_PAGES[language & 0xff] ?? 'windows-1252';
  return bytes === null ? null : normalizeText(iconv.decode(bytes, codePage));
}

const bytesAt = (stream: Buffer, start: number, length: number): Buffer | null =>
  length < 0 || start + length > stream.length ? null : stream.subarray(start, start + length);

/** Joins the pieces in which a fast save leaves the text, up to a number of characters; null if they are damaged. */
function joinedPieces(stream: Buffer, chars: number): Buffer | null {
  const table = pieceTable(stream);
  if (table === null) return null;
  const count = Math.floor((table.length - POSITION_BYTES) / (POSITION_BYTES + PIECE_BYTES));
  const descriptions = (count + 1) * POSITION_BYTES;
  const parts: Buffer[] = [];
  let position = 0;
  for (let index = 0; index < count && position < chars; index++) {
    const next = table.readUInt32LE((index + 1) * POSITION_BYTES);
    const start = table.readUInt32LE(descriptions + index * PIECE_BYTES + PIECE_START_AT);
    const part = bytesAt(stream, start, Math.min(next, chars) - position);
    if (part === null || table.readUInt32LE(index * POSITION_BYTES) !== position) return null;
    parts.push(part);
    position = next;
  }
  return Buffer.concat(parts);
}

/** Returns the table of pieces, which follows any number of formats. */
function pieceTable(stream: Buffer): Buffer | null {
  let at = stream.readUInt32LE(PIECES_AT);
  const end = Math.min(stream.length, at + stream.readUInt32LE(PIECES_BYTES_AT));
  while (at + 3 <= end && stream[at] === FORMATS) at += 3 + stream.readUInt16LE(at + 1);
  if (at + 5 > end || stream[at] !== PIECES) return null;
  const table = bytesAt(stream, at + 5, stream.readUInt32LE(at + 1));
  return table === null || table.length < POSITION_BYTES ? null : table;
}
