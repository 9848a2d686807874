import { useCallback, useEffect, useState } from 'react';

/** A value that becomes undefined `ms` milliseconds after it was set; setting the same value again restarts the time. */
export function useTransientValue<T>(ms: number): [value: T | undefined, set: (value: T) => void] {
  const [current, setCurrent] = useState<{ value: T }>();
  useEffect(() => {
    if (current === undefined) return undefined;
    const timer = setTimeout(() => {
      setCurrent(undefined);
    }, ms);
    return () => {
      clearTimeout(timer);
    };
  }, [current, ms]);
  const set = useCallback((value: T) => {
    setCurrent({ value });
  }, []);
  return [current?.value, set];
}
