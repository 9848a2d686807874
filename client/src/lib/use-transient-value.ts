import { useCallback, useEffect, useState } from 'react';

/** A value that becomes undefined `ms` milliseconds after it was set; setting the same value again restarts the time. */
export function useTransientValue<T>(ms: number): [value: T | undefined, tell: (value: T) => void] {
  const [shown, setShown] = useState<{ value: T }>();
  useEffect(() => {
    if (shown === undefined) return undefined;
    const timer = setTimeout(() => {
      setShown(undefined);
    }, ms);
    return () => {
      clearTimeout(timer);
    };
  }, [shown, ms]);
  const show = useCallback((value: T) => {
    setShown({ value });
  }, []);
  return [shown?.value, show];
}
