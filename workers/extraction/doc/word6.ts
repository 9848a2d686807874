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
 * Extracts the text of a Word 6 or 95 file, which no package reads: one run of bytes in the author's code page,
 * followed by the footnotes. Returns null if it was saved in pieces.
 */
export function readWord6(stream: Buffer, { complex, language }: Fib): string | null {
  if (complex) return null;
  const start = stream.readUInt32LE(TEXT_START_AT);
  const end = start + stream.readUInt32LE(TEXT_CHARS_AT) + stream.readUInt32LE(NOTES_CHARS_AT);
  if (end <= start || end > stream.length) return null;
  const codePage = CODE_PAGES[language & 0xff] ?? 'windows-1252';
  return normalizeText(iconv.decode(stream.subarray(start, end), codePage));
}
