import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LIMITS } from '#shared/limits.js';

export interface LawSearch {
  /** What stands in the field. */
  typed: string;
  type: (text: string) => void;
  /** What is searched for: the address's `q`. */
  q: string;
  /** Searches for what stands in the field without waiting for a pause. */
  submit: () => void;
}

/** The search field's text and the address's `q`, which follows it after a pause in typing. */
export function useSearch(): LawSearch {
  const [address, setAddress] = useSearchParams();
  const q = (address.get('q') ?? '').trim();
  const [typed, setTyped] = useState(q);
  /** The last `q` that is known, and the last that was written here; the router takes its time to write it. */
  const [known, setKnown] = useState(q);
  const [written, setWritten] = useState(q);
  if (q !== known) {
    setKnown(q);
    // Another `q` than the one that was written, as after "back", takes the field's place.
    if (q !== written) {
      setWritten(q);
      setTyped(q);
    }
  }

  const search = (text: string) => {
    setWritten(text);
    setAddress(
      (before) => {
        const after = new URLSearchParams(before);
        // Without words there is nothing to filter by law.
        if (text === '') for (const name of ['q', 'law']) after.delete(name);
        else after.set('q', text);
        return after;
      },
      // A first search is a step of the history; further typing changes it.
      { replace: q !== '' },
    );
  };
  const next = typed.trim();
  const searchNext = useEffectEvent(() => {
    search(next);
  });
  useEffect(() => {
    if (next === q || next === written) return undefined;
    const timer = setTimeout(searchNext, LIMITS.ui.lawSearchMs);
    return () => {
      clearTimeout(timer);
    };
  }, [next, q, written]);

  return {
    typed,
    type: (text) => {
      setTyped(text);
      if (text === '' && q !== '') search('');
    },
    q,
    submit: () => {
      if (next !== q && next !== written) search(next);
    },
  };
}
