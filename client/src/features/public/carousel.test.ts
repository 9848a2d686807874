import { describe, expect, it } from '@jest/globals';
import { cardsOfPage, cardsPerPage, clampPage, lastPage } from './carousel.js';

describe('carousel', () => {
  it.each([
    [320, 1],
    [639, 1],
    [640, 2],
    [1023, 2],
    [1024, 3],
    [2560, 3],
  ])('a window of %i px shows %i cards at a time', (width, cards) => {
    expect(cardsPerPage(width)).toBe(cards);
  });

  it.each([
    [6, 3, 1],
    [6, 2, 2],
    [6, 1, 5],
    [5, 3, 1],
    [0, 3, 0],
  ])('%i cards, %i at a time, have %i as their last page', (cards, perPage, last) => {
    expect(lastPage(cards, perPage)).toBe(last);
  });

  it.each([
    [-1, 1, 0],
    [0, 1, 0],
    [1, 1, 1],
    [5, 1, 1],
  ])('page %i of a last page %i is clamped to %i', (page, last, clamped) => {
    expect(clampPage(page, last)).toBe(clamped);
  });

  it('every card is shown on exactly one page', () => {
    const cards = ['a', 'b', 'c', 'd', 'e'];
    expect([0, 1, 2].map((page) => cardsOfPage(cards, page, 2))).toEqual([['a', 'b'], ['c', 'd'], ['e']]);
  });
});
