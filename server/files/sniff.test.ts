import { describe, expect, test } from '@jest/globals';
import iconv from 'iconv-lite';
import { AppError } from '#platform/errors.js';
import { TypeSniffer } from './sniff.js';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const ARABIC = 'عقد توريد بين الطرفين، حرر في الرياض. ';

async function judge(bytes: Buffer, pieceSize = 1_000): Promise<string> {
  const sniffer = new TypeSniffer();
  try {
    for (let at = 0; at < bytes.length; at += pieceSize)
      await sniffer.push(bytes.subarray(at, at + pieceSize));
    return await sniffer.end();
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

/** Builds a ZIP's local entries and its central directory, as far as names go. */
function zip(names: string[], padding = 0): Buffer {
  const entry = (mark: string, headerBytes: number, name: string) => {
    const header = Buffer.alloc(headerBytes);
    header.write(mark, 'latin1');
    header.writeUInt16LE(name.length, headerBytes === 30 ? 26 : 28);
    return Buffer.concat([header, Buffer.from(name)]);
  };
  return Buffer.concat([
    ...names.flatMap((name) => [entry('PK\x03\x04', 30, name), Buffer.alloc(padding, 7)]),
    ...names.map((name) => entry('PK\x01\x02', 46, name)),
    Buffer.from('PK\x05\x06'),
    Buffer.alloc(18),
  ]);
}

describe('TypeSniffer', () => {
  test.each<[string, Buffer, string]>([
    ['a PDF', Buffer.from('%PDF-1.7\n%\xE2\xE3\n1 0 obj', 'latin1'), 'application/pdf'],
    ['a PDF after other bytes', Buffer.from('\xE2\x00junk%PDF-1.4\n1 0 obj', 'latin1'), 'application/pdf'],
    ['a compound file', Buffer.from('d0cf11e0a1b11ae1000000', 'hex'), 'application/msword'],
    ['a file of Word 2', Buffer.from('dba52d000920090400000000', 'hex'), 'document_unsupported'],
    ['a Word ZIP', zip(['[Content_Types].xml', 'word/document.xml']), DOCX],
    ['a Word ZIP that begins with pictures', zip(['a/1.jpeg', 'word/document.xml'], 50_000), DOCX],
    ['a Word ZIP cut in half', zip(['word/document.xml', 'b']).subarray(0, 60), DOCX],
    ['a spreadsheet', zip(['[Content_Types].xml', 'xl/workbook.xml']), 'unsupported_type'],
    ['a JPEG', Buffer.from('ffd8ffe000104a46494600', 'hex'), 'image/jpeg'],
    ['a PNG', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'image/png'],
    ['a GIF', Buffer.from('47494638396101000100800000', 'hex'), 'unsupported_type'],
    ['a program', Buffer.from('7f454c4602010100000000', 'hex'), 'unsupported_type'],
    ['RTF', Buffer.from('{\\rtf1\\ansi A contract.}'), 'unsupported_type'],
    ['XML', Buffer.from('<?xml version="1.0"?><a/>'), 'unsupported_type'],
    ['text', Buffer.from(`Agreement. ${ARABIC}`), 'text/plain'],
    ['text that begins like a picture', Buffer.from('BMW and the Supplier agree as follows.'), 'text/plain'],
    ['text that speaks of PDF', Buffer.from('The file begins with %PDF-1.7, as all do.'), 'text/plain'],
    ['Windows-1256', iconv.encode(ARABIC, 'windows-1256'), 'text/plain'],
    ['UTF-16 with its mark', iconv.encode(ARABIC, 'utf-16le', { addBOM: true }), 'text/plain'],
    ['UTF-16 without it', iconv.encode(ARABIC.repeat(9), 'utf-16be', { addBOM: false }), 'text/plain'],
    ['text with a NUL', Buffer.from('Agreement\0 text'), 'unsupported_type'],
    ['a NUL far behind', Buffer.from(`${'Agreement. '.repeat(5_000)}\0`), 'unsupported_type'],
    [
      'numbers in binary',
      Buffer.from(Uint32Array.from({ length: 99 }, (_, i) => i).buffer),
      'unsupported_type',
    ],
    ['nothing', Buffer.alloc(0), 'document_empty'],
  ])('%s', async (_name, bytes, type) => {
    expect(await judge(bytes)).toBe(type);
    // The type does not depend on how the bytes are split into chunks.
    expect(await judge(bytes, 7)).toBe(type);
  });

  test('an unsupported type is refused by its beginning, before the rest has arrived', async () => {
    const sniffer = new TypeSniffer();
    const gif = Buffer.concat([Buffer.from('47494638396101000100800000', 'hex'), Buffer.alloc(5_000)]);
    await expect(sniffer.push(gif)).rejects.toMatchObject({ code: 'unsupported_type' });
  });
});
