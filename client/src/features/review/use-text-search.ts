import { useDeferredValue, useEffect, useMemo, useState, type RefObject } from 'react';
import { textsOf, type Part } from './layout.js';
import { offsetAtTop } from './reading-position.js';
import { scrollInBox } from './scroll.js';
import { highlight, liveRange, rangesOf } from './text-ranges.js';
import { findInText, indexText, matchAfter } from './text-search.js';

interface Search {
  query: string;
  /** Offset of the text from which on the query was first looked for. */
  from: number;
  /** Steps from the first match there. */
  steps: number;
}

const NONE: Search = { query: '', from: 0, steps: 0 };

/** The search in a document's text: its matches are highlighted, and the current one is scrolled to. */
export function useTextSearch(
  box: RefObject<HTMLElement | null>,
  { content, parts }: { content: string; parts: readonly Part[] },
) {
  const [{ query, from, steps }, set] = useState(NONE);
  const sought = useDeferredValue(query);
  const searching = sought !== '';
  const texts = useMemo(() => textsOf(parts), [parts]);
  const index = useMemo(
    () => (searching ? indexText(content, texts) : undefined),
    [content, texts, searching],
  );
  const matches = useMemo(() => (index === undefined ? [] : findInText(index, sought)), [index, sought]);
  const count = matches.length;
  const current = count === 0 ? -1 : (((matchAfter(matches, from) + steps) % count) + count) % count;

  useEffect(() => {
    if (box.current !== null) highlight('text-match', rangesOf(box.current, texts, matches));
    return () => {
      highlight('text-match', []);
    };
  }, [box, texts, matches]);
  useEffect(() => {
    const [element, match] = [box.current, matches[current]];
    const [range] = element === null || match === undefined ? [] : rangesOf(element, texts, [match]);
    if (element !== null && range !== undefined) {
      highlight('text-match-current', [range], 1);
      scrollInBox(element, () => liveRange(range));
    }
    return () => {
      highlight('text-match-current', []);
    };
    // `steps` counts the steps, so that a single match is scrolled to again.
  }, [box, texts, matches, current, steps]);

  return {
    query,
    count,
    /** Index of the current match; -1 if there is none. */
    current,
    /** True once the matches are those of the query. */
    settled: sought === query,
    search: (next: string) => {
      set({ query: next, from: box.current === null ? 0 : offsetAtTop(box.current), steps: 0 });
    },
    step: (direction: 1 | -1) => {
      set((now) => ({ ...now, steps: now.steps + direction }));
    },
    clear: () => {
      set(NONE);
    },
  };
}

export type TextSearch = ReturnType<typeof useTextSearch>;
