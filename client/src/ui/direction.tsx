import { Direction } from 'radix-ui';
import type { ReactNode } from 'react';

/** One at the root: without it Radix' panels open left to right under Arabic. */
export function DirectionRoot({ dir, children }: { dir: 'ltr' | 'rtl'; children: ReactNode }) {
  return <Direction.Provider dir={dir}>{children}</Direction.Provider>;
}
