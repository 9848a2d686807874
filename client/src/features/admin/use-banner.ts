import { useCallback, useEffect, useState } from 'react';
import { LIMITS } from '#shared/limits.js';

/** What was just done, for five seconds; another deed begins them anew. */
export function useBanner(): [text: string | undefined, show: (text: string) => void] {
  const [banner, setBanner] = useState<{ text: string }>();
  useEffect(() => {
    if (banner === undefined) return undefined;
    const timer = setTimeout(() => {
      setBanner(undefined);
    }, LIMITS.ui.bannerMs);
    return () => {
      clearTimeout(timer);
    };
  }, [banner]);
  const show = useCallback((text: string) => {
    setBanner({ text });
  }, []);
  return [banner?.text, show];
}
