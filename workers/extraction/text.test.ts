import { describe, expect, test } from '@jest/globals';
import iconv from 'iconv-lite';
import { AppError } from '#platform/errors.js';
import { decodeText } from './text.js';

const ARABIC = 'اتفاقية توريد بين الطرف الأول والطرف الثاني، حررت في الرياض.';
const MIXED = `Supply Agreement – ${ARABIC} Article 1`;

describe('decodeText', () => {
  test.each([
    ['utf-8', Buffer.from(MIXED)],
    ['utf-8', Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(MIXED)])],
    ['utf-16le', iconv.encode(MIXED, 'utf-16le', { addBOM: true })],
    ['utf-16be', iconv.encode(MIXED, 'utf-16be', { addBOM: true })],
    ['utf-16le', iconv.encode(MIXED, 'utf-16le', { addBOM: false })],
    ['utf-16be', iconv.encode(MIXED, 'utf-16be', { addBOM: false })],
    ['windows-1256', iconv.encode(MIXED, 'windows-1256')],
    ['windows-1256', iconv.encode('البند الأول', 'windows-1256')],
  ])('text in %s is decoded', (encoding, bytes) => {
    const decoded = decodeText(bytes);
    expect(decoded.encoding).toBe(encoding);
    expect([MIXED, 'البند الأول']).toContain(decoded.text);
  });

  test('Latin text with accents is not taken for Arabic', () => {
    const text = 'Le présent accord est régi par le droit français – “résiliation” après préavis.';
    expect(decodeText(iconv.encode(text, 'windows-1252'))).toEqual({ text, encoding: 'windows-1252' });
  });

  test('binary data is not text', () => {
    expect(() => decodeText(Buffer.from([1, 0, 0, 0, 200, 3, 0, 0, 0]))).toThrow(AppError);
  });
});
