import { useEffect, useState, useSyncExternalStore } from 'react';

/** The value once it has not changed for `ms`. */
export function useSettled<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled(value);
    }, ms);
    return () => {
      clearTimeout(timer);
    };
  }, [value, ms]);
  return settled;
}

/** Whole seconds until `moment` (ms since the epoch), counted down to 0. */
export function useSecondsUntil(moment: number): number {
  const left = () => Math.max(0, Math.ceil((moment - Date.now()) / 1000));
  const [seconds, setSeconds] = useState(left);
  useEffect(() => {
    setSeconds(left());
    const timer = setInterval(() => {
      setSeconds(left());
      if (Date.now() >= moment) clearInterval(timer);
    }, 250);
    return () => {
      clearInterval(timer);
    };
    // `left` reads nothing but `moment` and the clock.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [moment]);
  return seconds;
}

/** Whether `ms` have passed since `moment` (ms since the epoch). */
export function useElapsed(moment: number, ms: number): boolean {
  const [elapsed, setElapsed] = useState(() => Date.now() - moment >= ms);
  useEffect(() => {
    const left = moment + ms - Date.now();
    setElapsed(left <= 0);
    const timer = setTimeout(
      () => {
        setElapsed(true);
      },
      Math.max(0, left),
    );
    return () => {
      clearTimeout(timer);
    };
  }, [moment, ms]);
  return elapsed;
}

function watch(query: string) {
  return (listener: () => void) => {
    const list = window.matchMedia(query);
    list.addEventListener('change', listener);
    return () => {
      list.removeEventListener('change', listener);
    };
  };
}

const WIDE = '(min-width: 1024px)';
const watchWide = watch(WIDE);

/** From 1024 px there is a sidebar, and text beside the cards. */
export function useWide(): boolean {
  return useSyncExternalStore(watchWide, () => window.matchMedia(WIDE).matches);
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

/** The document's title while a screen is shown. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · LDA`;
  }, [title]);
}
