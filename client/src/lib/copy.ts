import { LIMITS } from '#shared/limits.js';
import { useTransientValue } from './use-transient-value.js';

/** Puts a text on the clipboard; returns whether it is there. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Refused by the browser, or missing on plain http: the text is on the screen and can be copied by hand.
    return false;
  }
}

/** Copies, and says for a moment how that went. */
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
