import { describe, expect, it } from '@jest/globals';
import { LIMITS } from '#shared/limits.js';
import { folderNames } from './names.js';

describe('folderNames', () => {
  it.each([
    ['عقد الإيجار.pdf', 'عقد الإيجار.pdf'],
    ['../../etc/passwd', '_.._etc_passwd'],
    ['..\\..\\boot.ini', '_.._boot.ini'],
    ['/absolute.txt', '_absolute.txt'],
    ['C:\\lease.docx', 'C__lease.docx'],
    ['..', 'document'],
    ['', 'document'],
    ['a\u0000b\u202Efdp.exe', 'a_b_fdp.exe'],
    ['trailing. ', 'trailing'],
    ['con.pdf', '_con.pdf'],
    ['contract.pdf', 'contract.pdf'],
    ['half \uD800.txt', 'half _.txt'],
  ])('the name %p becomes %p', (given, expected) => expect(folderNames()(given)).toBe(expected));

  it('each name is given only once, regardless of case', () => {
    const name = folderNames();
    expect(['a.pdf', 'A.pdf', 'a.pdf', 'a (2).pdf'].map((one) => name(one))).toEqual([
      'a.pdf',
      'A (2).pdf',
      'a (3).pdf',
      'a (2) (2).pdf',
    ]);
  });

  it('a name is limited in bytes, as file systems require, and keeps its extension', () => {
    const name = folderNames();
    for (const long of [`${'ع'.repeat(300)}.docx`, `${'😀'.repeat(200)}.docx`, `${'x'.repeat(1000)}.docx`]) {
      const given = [name(long), name(long)];
      expect(new Set(given).size).toBe(2);
      for (const one of given) {
        expect(one).toMatch(/\.docx$/);
        expect(one).not.toMatch(/\p{Surrogate}/u);
        expect(Buffer.byteLength(one)).toBeLessThanOrEqual(LIMITS.exports.nameBytes + ' (2)'.length);
      }
    }
  });

  it("another extension is added after the name's own", () => {
    expect(folderNames()('lease.pdf', '.txt')).toBe('lease.pdf.txt');
  });
});
