import { afterEach, expect, it } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import { usePrinting } from './use-printing.js';

afterEach(cleanup);

it('usePrinting is true before the browser lays out the pages, and until printing has ended', () => {
  const { result } = renderHook(usePrinting);
  expect(result.current).toBe(false);
  act(() => {
    window.dispatchEvent(new Event('beforeprint'));
    // True within the event, without waiting for React to schedule a render.
    expect(result.current).toBe(true);
  });
  act(() => {
    window.dispatchEvent(new Event('afterprint'));
  });
  expect(result.current).toBe(false);
});
