import { describe, expect, test } from '@jest/globals';
import { documentName } from './document-name.js';

describe('what an English document calls itself', () => {
  test('the name that it uses throughout is its own', () => {
    expect(documentName('this Lease ends. Under this Lease he pays. He signs this Lease.')).toBe(
      'this Lease',
    );
  });

  test('a document of several names, or with one used seldom, has none that is certain', () => {
    expect(documentName('this Agreement binds.')).toBeNull();
    expect(documentName('this Agreement; this Agreement; this Lease; this Lease; this Agreement')).toBeNull();
  });
});
