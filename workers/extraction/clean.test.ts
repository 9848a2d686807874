import { describe, expect, test } from '@jest/globals';
import { cleanText, joinPages } from './clean.js';

describe('cleanText', () => {
  test('every kind of line break becomes the same one', () => {
    expect(cleanText('a\r\nb\rc\fd\u2028e \t\nf')).toBe('a\nb\nc\nd\ne\nf');
  });

  test('invisible characters are removed, and also those that a database refuses', () => {
    expect(cleanText('a\u0000b\u202Ec\u2066d\u200Fe\uFEFFf\u0007g')).toBe('abcdefg');
    expect(cleanText('a\uD800b')).toBe('a\uFFFDb');
    expect(cleanText('\u{1F600}')).toBe('\u{1F600}');
  });

  test('presentation forms of Arabic become letters; the riyal sign and other characters stay', () => {
    expect(cleanText('\uFE8D\uFEDF\uFECC\uFED8\uFEAA')).toBe('العقد');
    expect(cleanText('\uFEFB')).toBe('لا');
    expect(cleanText('ب\uFE7A')).toBe('ب\u0650');
    expect(cleanText('100 \uFDFC ﬁ ½ ²')).toBe('100 \uFDFC ﬁ ½ ²');
  });

  test('spaces of other widths become ordinary spaces, at the same offset', () => {
    expect(cleanText('a\u00A0b\u202Fc')).toBe('a b c');
  });
});

describe('joinPages', () => {
  test('pages are separated by a blank line and cover the text', () => {
    const { text, spans } = joinPages(['one\n', '', ' two ', 'three']);
    expect(text).toBe('one\n\n two\n\nthree');
    expect(spans.map(({ start, end }) => text.slice(start, end))).toEqual([
      'one\n\n',
      '',
      ' two\n\n',
      'three',
    ]);
    expect(spans.every(({ start }, index) => start === (spans[index - 1]?.end ?? 0))).toBe(true);
  });
});
