import { describe, expect, it } from '@jest/globals';
import { filenameOf } from './download.js';

describe('filenameOf', () => {
  it('prefers the encoded name, which alone can be Arabic', () => {
    expect(filenameOf(`attachment; filename="x.pdf"; filename*=UTF-8''%D8%B9%D9%82%D8%AF.pdf`)).toBe(
      'عقد.pdf',
    );
  });
  it('reads the plain name, and nothing where there is none', () => {
    expect(filenameOf('attachment; filename="a b.pdf"')).toBe('a b.pdf');
    expect(filenameOf(null)).toBeUndefined();
    expect(filenameOf("attachment; filename*=UTF-8''%E0%A4%A")).toBeUndefined();
  });
});
