import { expect, it } from '@jest/globals';
import { ApiError, isRetryable } from './api-error.js';

it.each([
  [0, 'network', true],
  [503, 'unavailable', true],
  [408, 'too_slow', true],
  [429, 'too_many_uploads', true],
  [429, 'rate_limited', false],
  [413, 'storage_quota', false],
])('isRetryable tells a transient error from a permanent one (%d %s: %s)', (status, code, passes) => {
  expect(isRetryable(new ApiError(status, code, ''))).toBe(passes);
});
