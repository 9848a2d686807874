import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import { useTransientValue } from './use-transient-value.js';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

it('useTransientValue keeps a value for its time, and setting the same value restarts the time', () => {
  const { result } = renderHook(() => useTransientValue<string>(1000));
  const tell = () => {
    act(() => {
      result.current[1]('Copied');
    });
  };
  const pass = (ms: number) => {
    act(() => {
      jest.advanceTimersByTime(ms);
    });
  };
  expect(result.current[0]).toBeUndefined();
  tell();
  pass(900);
  tell();
  pass(999);
  expect(result.current[0]).toBe('Copied');
  pass(1);
  expect(result.current[0]).toBeUndefined();
});
