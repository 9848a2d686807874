import { useEffect, useState, useSyncExternalStore } from 'react';

/** The value once it has not changed for `ms`. */
export function useDebouncedValue<T>(value: T, ms: number): T {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => {
      setDebounced(value);
    }, ms);
    return () => {
      clearTimeout(timer);
    };
  }, [value, ms]);
  return debounced;
}

/** A countdown: the seconds left, and a function that starts or restarts it. */
export function useCountdown(): [left: number, start: (seconds: number) => void] {
  const [{ end, left }, set] = useState({ end: 0, left: 0 });
  useEffect(() => {
    if (end === 0) return undefined;
    const timer = setInterval(() => {
      // Computed from the clock, since timers of a background tab fire rarely.
      const seconds = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      set((now) => ({ ...now, left: seconds }));
      if (seconds === 0) clearInterval(timer);
    }, 250);
    return () => {
      clearInterval(timer);
    };
  }, [end]);
  return [
    left,
    (seconds) => {
      set({ end: Date.now() + seconds * 1000, left: seconds });
    },
  ];
}

/** True once `ms` milliseconds have passed since `moment` (ms since the epoch). */
export function useElapsed(moment: number, ms: number): boolean {
  const [elapsedMoment, setElapsedMoment] = useState<number>();
  useEffect(() => {
    const timer = setTimeout(
      () => {
        setElapsedMoment(moment);
      },
      Math.max(0, moment + ms - Date.now()),
    );
    return () => {
      clearTimeout(timer);
    };
  }, [moment, ms]);
  return elapsedMoment === moment;
}

function watchMedia(query: string) {
  return (listener: () => void) => {
    const list = window.matchMedia(query);
    list.addEventListener('change', listener);
    return () => {
      list.removeEventListener('change', listener);
    };
  };
}

/** The breakpoint of the style sheet: 1024 px, more when the user has set a larger font size. */
const WIDE = '(min-width: 64rem)';
const watchWidth = watchMedia(WIDE);
/** From 1600 px on there is room for a third column. */
const VERY_WIDE = '(min-width: 100rem)';
const watchVeryWide = watchMedia(VERY_WIDE);

/** True from 1024 px on, where the layout has a sidebar and shows text beside the cards. */
export function useIsWideScreen(): boolean {
  return useSyncExternalStore(watchWidth, () => window.matchMedia(WIDE).matches);
}

/** True from 1600 px on, where the outline of a text stands beside it. */
export function useIsVeryWideScreen(): boolean {
  return useSyncExternalStore(watchVeryWide, () => window.matchMedia(VERY_WIDE).matches);
}

function watchNetwork(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

export function useOnline(): boolean {
  return useSyncExternalStore(watchNetwork, () => navigator.onLine);
}
