import { describe, expect, it } from '@jest/globals';
import { draftSegments } from './draft.js';

const doubtsOf = (text: string) =>
  draftSegments({ segments: [{ text, terms: [], names: [] }], to: 'ar' }).flatMap(({ doubts }) => doubts);

describe('the draft of a paragraph', () => {
  it('has no doubt where the paragraph is short and all its words are known', () => {
    expect(doubtsOf('The Buyer shall pay the price within thirty days.')).toEqual([]);
  });

  it.each([
    ['is long', 'The Buyer shall pay the price to the Seller within thirty days of the date of the invoice.'],
    ['has a word that is not known', 'The Buyer shall pay the flibberty within thirty days.'],
  ])('is uncertain where the paragraph %s', (_why, text) => {
    expect(doubtsOf(text)).toEqual(['uncertain']);
  });

  it('is not uncertain but missing where nothing was translated', () => {
    expect(doubtsOf('Flibberty gizmoid wobblyx.')).toEqual(['not_translated']);
  });
});
