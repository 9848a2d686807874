import { LIMITS } from '#shared/limits.js';
import { useTransientValue } from './use-transient-value.js';

/** Copies a text to the clipboard; returns false when the browser refuses. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // The clipboard is refused by the browser or missing on plain http; the text on screen can be copied by hand.
    return false;
  }
}

/** Returns a function that copies a text, and the outcome of the last copy for as long as it is to be shown. */
export function useCopy(): [outcome: 'copied' | 'failed' | undefined, copy: (text: string) => void] {
  const [outcome, tell] = useTransientValue<'copied' | 'failed'>(LIMITS.ui.copiedMs);
  return [
    outcome,
    (text) => {
      void copyText(text).then((copied) => {
        tell(copied ? 'copied' : 'failed');
      });
    },
  ];
}
