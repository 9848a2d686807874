import { afterEach, describe, expect, it } from '@jest/globals';
import { isInitialNavigation, recordInitialNavigation } from './initial-navigation.js';

describe('the place that the browser loaded', () => {
  afterEach(() => {
    window.history.replaceState(null, '');
    recordInitialNavigation();
  });

  it('has no key at a first visit', () => {
    recordInitialNavigation();
    expect([isInitialNavigation('default'), isInitialNavigation('k2')]).toEqual([true, false]);
  });

  it('keeps its key when it is loaded again', () => {
    window.history.replaceState({ key: 'k2', idx: 1 }, '');
    recordInitialNavigation();
    expect([isInitialNavigation('k2'), isInitialNavigation('default')]).toEqual([true, false]);
  });

  it('is not followed by what another script left there', () => {
    window.history.replaceState({ key: 7 }, '');
    recordInitialNavigation();
    expect(isInitialNavigation('default')).toBe(true);
  });
});
