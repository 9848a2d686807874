import { analyse } from 'chardet';
import iconv from 'iconv-lite';
import { AppError } from '#platform/errors.js';

/**
 * Bytes that the encoding detector reads: enough for statistics, while 50 MB would take it longer than everything
 * else.
 */
const SAMPLE_BYTES = 64 * 1024;

function byteOrderMark(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return null;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/**
 * Decodes UTF-16 without a byte order mark, recognized by its spaces and line ends: they put a NUL into every second
 * byte, always the same one.
 */
function unmarkedUtf16(bytes: Uint8Array): string | null {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const nuls = [0, 0];
  for (const [index, byte] of sample.entries()) {
    if (byte === 0) nuls[index % 2] = (nuls[index % 2] ?? 0) + 1;
  }
  const [even = 0, odd = 0] = nuls;
  if (odd > sample.length / 100 && odd > even * 20) return 'utf-16le';
  if (even > sample.length / 100 && even > odd * 20) return 'utf-16be';
  return null;
}

/**
 * Returns the single-byte encoding. In Arabic, bytes above 0x7F form words; in the Latin languages of Windows-1252
 * they occur singly among others. Short texts are distinguished by that; the detector decides only between the two
 * Arabic encodings, which share most letters.
 */
function singleByte(bytes: Uint8Array): string {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  let high = 0;
  let together = 0;
  for (const [index, byte] of sample.entries()) {
    if (byte < 0xc0) continue;
    high += 1;
    if ((sample[index - 1] ?? 0) >= 0xc0 || (sample[index + 1] ?? 0) >= 0xc0) together += 1;
  }
  if (together * 2 <= high) return 'windows-1252';
  const arabic = analyse(sample).filter(({ name }) => name === 'windows-1256' || name === 'ISO-8859-6');
  return arabic[0]?.name === 'ISO-8859-6' && (arabic[1]?.confidence ?? 0) < arabic[0].confidence
    ? 'iso-8859-6'
    : 'windows-1256';
}

/**
 * Decodes a text file: UTF-8 and UTF-16 with or without a byte order mark, Windows-1256, Windows-1252.
 * @throws AppError `document_damaged` if it turns out not to be text.
 */
export function decodeText(bytes: Uint8Array): { text: string; encoding: string } {
  const encoding =
    byteOrderMark(bytes) ??
    (bytes.includes(0) ? unmarkedUtf16(bytes) : null) ??
    (isUtf8(bytes) ? 'utf-8' : singleByte(bytes));
  const text = iconv.decode(bytes, encoding, { stripBOM: true });
  if (text.includes('\0')) throw new AppError('document_damaged');
  return { text, encoding };
}
