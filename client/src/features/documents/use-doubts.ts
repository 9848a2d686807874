import { useState } from 'react';

/** The doubtful words of a text, and the one that is shown. */
export interface Doubts {
  count: number;
  /** Number of the word that is shown, from 1; null at first. */
  current: number | null;
  /** Counts the steps, so that a text with a single doubtful word scrolls to it again. */
  steps: number;
  /** Shows the next word (1) or the previous one (-1); after the last comes the first. */
  step: (direction: 1 | -1) => void;
}

/** State of stepping through the `count` doubtful words of a text. */
export function useDoubts(count: number): Doubts {
  const [{ current, steps }, set] = useState<{ current: number | null; steps: number }>({
    current: null,
    steps: 0,
  });
  return {
    count,
    current,
    steps,
    step: (direction) => {
      if (count === 0) return;
      set((now) => {
        const from = now.current ?? (direction === 1 ? 0 : 1);
        return { current: ((from - 1 + direction + count) % count) + 1, steps: now.steps + 1 };
      });
    },
  };
}
