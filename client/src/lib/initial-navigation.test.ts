import { afterEach, describe, expect, it } from '@jest/globals';
import { isInitialNavigation, recordInitialNavigation } from './initial-navigation.js';

describe('isInitialNavigation', () => {
  afterEach(() => {
    window.history.replaceState(null, '');
    recordInitialNavigation();
  });

  it('is true for the default key on a first visit', () => {
    recordInitialNavigation();
    expect([isInitialNavigation('default'), isInitialNavigation('k2')]).toEqual([true, false]);
  });

  it('is true for the key of the history entry after a reload', () => {
    window.history.replaceState({ key: 'k2', idx: 1 }, '');
    recordInitialNavigation();
    expect([isInitialNavigation('k2'), isInitialNavigation('default')]).toEqual([true, false]);
  });

  it('ignores a history state that another script wrote', () => {
    window.history.replaceState({ key: 7 }, '');
    recordInitialNavigation();
    expect(isInitialNavigation('default')).toBe(true);
  });
});
