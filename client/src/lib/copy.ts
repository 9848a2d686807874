import { useEffect, useState } from 'react';
import { LIMITS } from '#shared/limits.js';

/** Puts a text on the clipboard; returns whether it is there. */
export async function copyText(text: string): Promise<boolean> {
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
  const [told, setTold] = useState<{ outcome: 'copied' | 'failed' }>();
  useEffect(() => {
    if (told === undefined) return undefined;
    const timer = setTimeout(() => {
      setTold(undefined);
    }, LIMITS.ui.copiedMs);
    return () => {
      clearTimeout(timer);
    };
  }, [told]);
  return [
    told?.outcome,
    (text) => {
      void copyText(text).then((copied) => {
        setTold({ outcome: copied ? 'copied' : 'failed' });
      });
    },
  ];
}
