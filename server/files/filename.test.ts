import { describe, expect, test } from '@jest/globals';
import { safeFilename } from './filename.js';

describe('safeFilename', () => {
  test.each([
    ['contract.pdf', 'contract.pdf'],
    ['عقد توريد.pdf', 'عقد توريد.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\x\\agreement.docx', 'agreement.docx'],
    ['a\r\nSet-Cookie: b\0.txt', 'aSet-Cookie: b.txt'],
    ['contract\u202Efdp.exe', 'contractfdp.exe'],
    ['cafe\u0301.txt', 'caf\u00E9.txt'],
    ['  two   words .pdf ', 'two words .pdf'],
    ['a\uD800b.txt', 'ab.txt'],
    ['..', 'document'],
    ['folder/', 'document'],
    ['', 'document'],
    [undefined, 'document'],
  ])('%j is stored as %j', (given, kept) => expect(safeFilename(given)).toBe(kept));

  test('a long name keeps its extension and whole characters', () => {
    const name = safeFilename(`${'\u{1F600}'.repeat(200)}.docx`);
    expect(name.length).toBeLessThanOrEqual(255);
    expect(name.endsWith('.docx')).toBe(true);
    expect(name).not.toMatch(/\p{Surrogate}/u);
  });
});
