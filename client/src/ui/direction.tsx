import { Direction } from 'radix-ui';
import type { ReactNode } from 'react';

/** Provides the text direction to Radix. Needed once at the root: without it, Radix uses left to right in Arabic too. */
export function DirectionRoot({ dir, children }: { dir: 'ltr' | 'rtl'; children: ReactNode }) {
  return <Direction.Provider dir={dir}>{children}</Direction.Provider>;
}
