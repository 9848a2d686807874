import { afterEach, describe, expect, it } from '@jest/globals';
import { isArrival, noteArrival } from './arrival.js';

describe('the place that the browser loaded', () => {
  afterEach(() => {
    window.history.replaceState(null, '');
    noteArrival();
  });

  it('has no key at a first visit', () => {
    noteArrival();
    expect([isArrival('default'), isArrival('k2')]).toEqual([true, false]);
  });

  it('keeps its key when it is loaded again', () => {
    window.history.replaceState({ key: 'k2', idx: 1 }, '');
    noteArrival();
    expect([isArrival('k2'), isArrival('default')]).toEqual([true, false]);
  });

  it('is not followed by what another script left there', () => {
    window.history.replaceState({ key: 7 }, '');
    noteArrival();
    expect(isArrival('default')).toBe(true);
  });
});
