import { describe, expect, it } from '@jest/globals';
import { borneOut, clauseOfWords } from './clause-number.js';

describe('the number of the clause in which words stand', () => {
  const text = 'Buyer may terminate if (a) Seller is in breach, (b) Seller is insolvent, or (c) it likes.';
  const of = (words: string) => {
    const start = text.indexOf(words);
    return clauseOfWords('14.1(a)', text, { start, end: start + words.length });
  };

  it('is that of the item', () => {
    expect(of('in breach')).toBe('14.1(a)');
    expect(of('insolvent')).toBe('14.1(b)');
  });

  it('has no letter for words of several items', () => {
    expect(of('terminate if (a) Seller is in breach, (b) Seller is insolvent')).toBe('14.1');
  });

  it('stays where there is no other item, or none at all', () => {
    expect(clauseOfWords('14.1', text, { start: 0, end: 5 })).toBe('14.1');
    expect(clauseOfWords('14.1(a)', '(a) Seller is insolvent.', { start: 4, end: 10 })).toBe('14.1(a)');
    expect(clauseOfWords(null, text, { start: 0, end: 5 })).toBeNull();
  });
});

describe('the number of a clause and the beginning of its sentence', () => {
  it.each([
    ['8.8(a)', '(b) Tenant shall pay.', '8.8(b)'],
    ['6.8', '(b) Tenant shall pay.', '6.8(b)'],
    ['10', '11. 5 Notwithstanding anything else.', null],
    ['1', 'WHEREAS: 1. Tenant wishes to rent.', null],
    ['(xviii)(xxiii)(iv)', 'Tenant shall pay.', null],
    ['10(1)', 'B. Tenant shall pay.', '10'],
    ['11.5', '11. 5 Notwithstanding anything else.', '11.5'],
    ['8(a)', 'Tenant shall pay.', '8(a)'],
  ])('of %s, "%s" bears out %s', (clause, text, expected) => {
    expect(borneOut(clause, text)).toBe(expected);
  });
});
