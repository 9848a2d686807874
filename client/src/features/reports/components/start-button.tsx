import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.js';

interface StartButtonProps {
  /** True if there is something to start with. */
  ready: boolean;
  busy: boolean;
  onStart: () => void;
  children: ReactNode;
}

/**
 * The button that starts a tool. It is never `disabled`: pressing it with nothing chosen shows what is missing, and it keeps
 * the focus while the job runs.
 */
export function StartButton({ ready, busy, onStart, children }: StartButtonProps) {
  return (
    <Button
      className="self-stretch aria-disabled:cursor-not-allowed aria-disabled:opacity-55 sm:self-start sm:px-8"
      aria-disabled={busy || !ready || undefined}
      busy={busy}
      onClick={onStart}
    >
      {children}
    </Button>
  );
}
