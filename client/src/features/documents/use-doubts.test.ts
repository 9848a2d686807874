import { expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useDoubts } from './use-doubts.js';

function stepsThrough(count: number, steps: readonly (1 | -1)[]): (number | null)[] {
  const { result } = renderHook(() => useDoubts(count));
  return steps.map((direction) => {
    act(() => {
      result.current.step(direction);
    });
    return result.current.current;
  });
}

it('steps lead through the doubtful words from the first one on, and from the last to the first', () => {
  expect(stepsThrough(3, [1, 1, 1, 1, -1, -1])).toEqual([1, 2, 3, 1, 3, 2]);
});

it('the first step backwards leads to the last doubtful word', () => {
  expect(stepsThrough(3, [-1, -1])).toEqual([3, 2]);
});

it('a text without doubtful words has none to step to, and one alone is shown again', () => {
  expect(stepsThrough(0, [1])).toEqual([null]);
  const { result } = renderHook(() => useDoubts(1));
  for (const steps of [1, 2]) {
    act(() => {
      result.current.step(1);
    });
    expect(result.current).toMatchObject({ current: 1, steps });
  }
});
