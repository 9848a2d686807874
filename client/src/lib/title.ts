import { useEffect } from 'react';
import { onSessionEnd } from './session-end.js';

/** News stand in the title for so long where the tab is looked at, ms; else until it is. */
const NEWS_MS = 8_000;

const parts: { news?: string; detail?: string; page?: string } = {};

function write(change: typeof parts): void {
  Object.assign(parts, change);
  document.title = [parts.news, parts.detail, parts.page, 'LDA'].filter((part) => part).join(' · ');
}

onSessionEnd(() => {
  write({ news: '' });
});

/** The document's title while a screen is shown. */
export function useDocumentTitle(page: string): void {
  useEffect(() => {
    write({ page });
  }, [page]);
}

/** What of a page is shown, and how far it is, before the page's own title. */
export function useTitleDetail(detail: string): void {
  useEffect(() => {
    write({ detail });
    return () => {
      write({ detail: '' });
    };
  }, [detail]);
}

/** Puts news before the title, until somebody has looked at the tab. */
export function showNewsInTitle(news: string): void {
  write({ news });
  const end = () => {
    setTimeout(() => {
      if (parts.news === news) write({ news: '' });
    }, NEWS_MS);
  };
  if (document.visibilityState === 'visible') end();
  else document.addEventListener('visibilitychange', end, { once: true });
}
