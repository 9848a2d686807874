import { useCallback, useEffect, useState } from 'react';

/** A value that is there for `ms` after it was told; the same one told again begins them anew. */
export function useForAWhile<T>(ms: number): [value: T | undefined, tell: (value: T) => void] {
  const [told, setTold] = useState<{ value: T }>();
  useEffect(() => {
    if (told === undefined) return undefined;
    const timer = setTimeout(() => {
      setTold(undefined);
    }, ms);
    return () => {
      clearTimeout(timer);
    };
  }, [told, ms]);
  const tell = useCallback((value: T) => {
    setTold({ value });
  }, []);
  return [told?.value, tell];
}
