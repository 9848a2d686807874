import { LIMITS } from '#shared/limits.js';
import { useTransientValue } from './use-transient-value.js';

/** Copies a text to the clipboard; returns whether it succeeded. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Clipboard access is denied, or unavailable on plain HTTP; the text on screen can be copied by hand.
    return false;
  }
}

/** Returns a function that copies a text, and the outcome of the last copy, cleared after `LIMITS.ui.copiedMs`. */
export function useCopy(): [outcome: 'copied' | 'failed' | undefined, copy: (text: string) => void] {
  const [outcome, setOutcome] = useTransientValue<'copied' | 'failed'>(LIMITS.ui.copiedMs);
  return [
    outcome,
    (text) => {
      void copyText(text).then((copied) => {
        setOutcome(copied ? 'copied' : 'failed');
      });
    },
  ];
}
