import { describe, expect, it } from '@jest/globals';
import { createSeal } from './seal.js';

const OLD = 'the secret of last year, of some length';
const NEW = 'the secret of this year, of some length';

describe('createSeal', () => {
  it('a seal opens its own output, which does not show the plain text', () => {
    const seal = createSeal([NEW]);
    const sealed = seal.seal('a secret: سرّ', 'whose');
    expect(sealed).toMatch(/^v1\.[\w-]+$/);
    expect(Buffer.from(sealed.slice(3), 'base64url').includes('secret')).toBe(false);
    expect(seal.open(sealed, 'whose')).toEqual({ plain: 'a secret: سرّ', current: true });
  });

  it('sealing the same text twice gives different output', () => {
    const seal = createSeal([NEW]);
    expect(seal.seal('same', 'whose')).not.toBe(seal.seal('same', 'whose'));
  });

  it('a seal opens text sealed with an old secret and reports that the secret is old', () => {
    const sealed = createSeal([OLD]).seal('kept', 'whose');
    expect(createSeal([NEW, OLD]).open(sealed, 'whose')).toEqual({ plain: 'kept', current: false });
  });

  it('a seal uses only the first secret to seal', () => {
    const sealed = createSeal([NEW, OLD]).seal('kept', 'whose');
    expect(createSeal([OLD]).open(sealed, 'whose')).toBeUndefined();
    expect(createSeal([NEW]).open(sealed, 'whose')?.plain).toBe('kept');
  });

  it('a seal opens no text of another context, changed text or truncated text', () => {
    const seal = createSeal([NEW]);
    const sealed = seal.seal('mine', 'mine');
    const other = sealed.at(-1) === 'A' ? 'B' : 'A';
    expect(seal.open(sealed, 'yours')).toBeUndefined();
    for (const wrong of [
      '',
      'v1.',
      'mine',
      sealed.slice(0, 20),
      sealed.slice(3),
      `v1.${other}${sealed.slice(4)}x`,
    ]) {
      expect(seal.open(wrong, 'mine')).toBeUndefined();
    }
  });
});
