import { describe, expect, it } from '@jest/globals';
import { createSeal } from './seal.js';

const OLD = 'the secret of last year, of some length';
const NEW = 'the secret of this year, of some length';

describe('a seal', () => {
  it('opens what it sealed, and shows nothing of it', () => {
    const seal = createSeal([NEW]);
    const sealed = seal.seal('a secret: سرّ', 'whose');
    expect(sealed).toMatch(/^v1\.[\w-]+$/);
    expect(Buffer.from(sealed.slice(3), 'base64url').includes('secret')).toBe(false);
    expect(seal.open(sealed, 'whose')).toEqual({ plain: 'a secret: سرّ', current: true });
  });

  it('never seals alike', () => {
    const seal = createSeal([NEW]);
    expect(seal.seal('same', 'whose')).not.toBe(seal.seal('same', 'whose'));
  });

  it('opens what an old secret sealed, and says so', () => {
    const sealed = createSeal([OLD]).seal('kept', 'whose');
    expect(createSeal([NEW, OLD]).open(sealed, 'whose')).toEqual({ plain: 'kept', current: false });
  });

  it('seals with the first secret alone', () => {
    const sealed = createSeal([NEW, OLD]).seal('kept', 'whose');
    expect(createSeal([OLD]).open(sealed, 'whose')).toBeUndefined();
    expect(createSeal([NEW]).open(sealed, 'whose')?.plain).toBe('kept');
  });

  it('opens neither for another, nor changed, nor cut', () => {
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
