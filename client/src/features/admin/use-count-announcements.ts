import { useEffect, useRef, useState } from 'react';
import { LIMITS } from '#shared/limits.js';
import { useTranslation } from '../../lib/translation.js';
import { formatNumber } from './format.js';
import { listChangedCounts, type Overview } from './overview.js';

/**
 * Returns the screen reader announcement of changed counts; changes are batched so that announcements do not
 * interrupt each other.
 */
export function useCountAnnouncements(overview: Overview | undefined): string {
  const t = useTranslation();
  const [news, setNews] = useState('');
  const lastAnnounced = useRef<Overview>(undefined);
  const latest = useRef(overview);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = overview;
    lastAnnounced.current ??= overview;
    if (overview === undefined || timer.current !== undefined || lastAnnounced.current === overview) return;
    timer.current = setTimeout(() => {
      timer.current = undefined;
      const [before, after] = [lastAnnounced.current, latest.current];
      lastAnnounced.current = after;
      if (before === undefined || after === undefined) return;
      const changed = listChangedCounts(before, after).map((name) =>
        t('admin.overview.news', {
          label: t(`admin.count.${name}`),
          count: formatNumber(after[name].value),
        }),
      );
      if (changed.length > 0) setNews(changed.join('. '));
    }, LIMITS.ui.announceMs);
  }, [overview, t]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
  return news;
}
