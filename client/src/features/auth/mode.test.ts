import { describe, expect, it } from '@jest/globals';
import { modeOf } from './mode.js';

describe('modeOf', () => {
  it.each([
    ['register', null, 'register'],
    ['login', { isSignUp: true }, 'login'],
    [null, { isSignUp: true }, 'register'],
    ['other', { isSignUp: false }, 'login'],
    [null, null, 'login'],
  ])('the query form=%s with the state %j selects %s', (form, state, mode) => {
    expect(modeOf(form, state)).toBe(mode);
  });
});
