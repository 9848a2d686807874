import { afterEach, expect, it } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import { usePrinting } from './use-printing.js';

afterEach(cleanup);

it('is known before the browser counts the sheets, and until they are printed', () => {
  const { result } = renderHook(usePrinting);
  expect(result.current).toBe(false);
  act(() => {
    window.dispatchEvent(new Event('beforeprint'));
    // Within the event, not when React finds the time.
    expect(result.current).toBe(true);
  });
  act(() => {
    window.dispatchEvent(new Event('afterprint'));
  });
  expect(result.current).toBe(false);
});
