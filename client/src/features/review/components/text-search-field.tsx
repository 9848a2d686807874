import { ChevronDown, ChevronUp, Search } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from '../../../lib/translation.js';
import { IconButton } from '../../../ui/button.js';
import { cx } from '../../../ui/cx.js';
import type { TextSearch } from '../use-text-search.js';

/** Searches the document's text: Enter leads to the next match, with Shift to the one before, Escape ends it. */
export function TextSearchField({ search, className }: { search: TextSearch; className: string }) {
  const t = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const { query, count, current, settled } = search;
  const begun = query.trim() !== '';
  return (
    <div
      role="search"
      aria-label={t('review.text.search')}
      className={cx('flex min-w-36 flex-1 items-center', className)}
    >
      <div className="relative min-w-0 flex-1">
        <Search
          aria-hidden
          className="pointer-events-none absolute inset-y-0 start-3 my-auto size-4 text-ink-3"
        />
        <input
          ref={field}
          type="search"
          aria-label={t('review.text.search')}
          placeholder={t('review.text.search')}
          value={query}
          // The count beside it stands for the browser's button that clears it: Escape does.
          className="h-10 w-full rounded-control border border-line-strong/60 bg-surface ps-9 pe-2 text-sm text-ink placeholder:text-ink-3 hover:border-line-strong [&::-webkit-search-cancel-button]:hidden"
          onChange={({ target }) => {
            search.search(target.value);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && begun) {
              event.preventDefault();
              search.step(event.shiftKey ? -1 : 1);
            }
            if (event.key === 'Escape') {
              event.preventDefault();
              if (query === '') field.current?.blur();
              else search.clear();
            }
          }}
        />
      </div>
      <span role="status" className="text-sm whitespace-nowrap text-ink-2">
        {begun && settled && (
          <span className="px-2">
            {count === 0
              ? t('review.text.search.none')
              : t('review.text.search.at', { at: current + 1, count })}
          </span>
        )}
      </span>
      {begun && count > 0 && (
        <>
          <IconButton
            label={t('review.text.search.previous')}
            onClick={() => {
              search.step(-1);
            }}
          >
            <ChevronUp aria-hidden />
          </IconButton>
          <IconButton
            label={t('review.text.search.next')}
            onClick={() => {
              search.step(1);
            }}
          >
            <ChevronDown aria-hidden />
          </IconButton>
        </>
      )}
    </div>
  );
}
