import { describe, expect, it } from '@jest/globals';
import { filenameOf } from './download.js';

describe('filenameOf', () => {
  it('prefers the encoded name, the only form that can be Arabic', () => {
    expect(filenameOf(`attachment; filename="x.pdf"; filename*=UTF-8''%D8%B9%D9%82%D8%AF.pdf`)).toBe(
      'عقد.pdf',
    );
  });
  it('falls back to the plain name and returns undefined when there is no valid name', () => {
    expect(filenameOf('attachment; filename="a b.pdf"')).toBe('a b.pdf');
    expect(filenameOf(null)).toBeUndefined();
    expect(filenameOf("attachment; filename*=UTF-8''%E0%A4%A")).toBeUndefined();
  });
});
