import { useCallback, useState } from 'react';
import type { Evidence } from '#shared/contracts/common.js';

/** A passage of the document that belongs to no item and is shown in its text. */
export interface ShownPassage {
  evidence: Evidence;
  /** Counts how often passages were shown, so that the same one is scrolled to again. */
  steps: number;
}

/** State of the passage that is shown in the text: none once an item was activated after it. */
export function usePassage(activation: number): {
  passage: ShownPassage | null;
  showPassage: (evidence: Evidence) => void;
} {
  const [shown, set] = useState<ShownPassage & { activation: number }>();
  const showPassage = useCallback(
    (evidence: Evidence) => {
      set((before) => ({ evidence, activation, steps: (before?.steps ?? 0) + 1 }));
    },
    [activation],
  );
  return { passage: shown?.activation === activation ? shown : null, showPassage };
}
