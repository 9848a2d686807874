import { useEffect } from 'react';
import { onSessionEnd } from './session-end.js';

/** Time that news stays in the title of a visible tab, in ms; in a hidden tab it starts when the tab becomes visible. */
const NEWS_MS = 8_000;

const parts: { news?: string; detail?: string; page?: string } = {};

function write(change: typeof parts): void {
  Object.assign(parts, change);
  document.title = [parts.news, parts.detail, parts.page, 'LDA'].filter((part) => part).join(' · ');
}

onSessionEnd(() => {
  write({ news: '' });
});

/** Sets the page's part of the document title while a screen is shown. */
export function useDocumentTitle(page: string): void {
  useEffect(() => {
    write({ page });
  }, [page]);
}

/** Puts a detail, such as the open document and its progress, before the page's title while a component is mounted. */
export function useTitleDetail(detail: string): void {
  useEffect(() => {
    write({ detail });
    return () => {
      write({ detail: '' });
    };
  }, [detail]);
}

/** Puts news before the title, until the tab has been visible for `NEWS_MS`. */
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
