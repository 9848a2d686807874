import { useEffect, useRef, useState } from 'react';
import { LIMITS } from '#shared/limits.js';
import { useWords } from '../../lib/words.js';
import { number } from './format.js';
import { changedCounts, type Overview } from './overview.js';

/** What a screen reader is told of the counts: those that changed, gathered, so that it is never talked over. */
export function useNews(overview: Overview | undefined): string {
  const say = useWords();
  const [news, setNews] = useState('');
  const told = useRef<Overview>(undefined);
  const latest = useRef(overview);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = overview;
    told.current ??= overview;
    if (overview === undefined || timer.current !== undefined || told.current === overview) return;
    timer.current = setTimeout(() => {
      timer.current = undefined;
      const [before, after] = [told.current, latest.current];
      told.current = after;
      if (before === undefined || after === undefined) return;
      const changed = changedCounts(before, after).map((name) =>
        say('admin.overview.news', {
          label: say(`admin.count.${name}`),
          count: number(after[name].value),
        }),
      );
      if (changed.length > 0) setNews(changed.join('. '));
    }, LIMITS.ui.announceMs);
  }, [overview, say]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
  return news;
}
