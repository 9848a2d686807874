import { expect, it } from '@jest/globals';
import { plainAnswer } from './plain-answer.js';

it('an answer is copied without its marks', () => {
  expect(plainAnswer('It is **30 days** [1].\n\n- one\n- two\n\n> quoted')).toBe(
    'It is 30 days [1].\n\n- one\n- two\n\nquoted',
  );
});
