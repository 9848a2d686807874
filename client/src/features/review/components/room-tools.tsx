import { CircleQuestionMark, Search, SlidersHorizontal } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from '../../../lib/translation.js';
import { IconButton } from '../../../ui/button.js';
import { cx } from '../../../ui/cx.js';
import { isInState, type Sort } from '../review.js';
import type { Room } from '../use-room.js';
import { PaneSwitch } from './pane-switch.js';

const STATES = ['open', 'accepted', 'dismissed'] as const;
const SORTS: readonly Sort[] = ['severity', 'place'];
const FIELD =
  'h-11 rounded-control border border-line-strong/60 bg-surface text-sm text-ink hover:border-line-strong';

/** Search, states and order of the list; below 1024 px also the choice of the pane, and all else behind a button. */
export function RoomTools({ room }: { room: Room }) {
  const t = useTranslation();
  const { review, dispatch, filterBy, marks, items, hasText, toolsOpen: open } = room;
  const count = (state: (typeof STATES)[number]) =>
    items.filter((item) => isInState(item, state, marks.states)).length;
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-2 max-lg:w-full print:hidden">
      <div className="flex w-full items-center gap-2 lg:hidden">
        {hasText && <PaneSwitch room={room} />}
        <IconButton
          label={t('review.tools')}
          aria-expanded={open}
          className="ms-auto"
          onClick={() => {
            room.setToolsOpen(!open);
          }}
        >
          <SlidersHorizontal aria-hidden />
        </IconButton>
      </div>
      <div className={cx('flex min-w-0 flex-1 flex-wrap items-center gap-2', !open && 'max-lg:hidden')}>
        <SearchBox room={room} />
        <Select
          label={t('review.state')}
          value={review.filter.state ?? ''}
          onChange={({ target }) => {
            filterBy({ state: STATES.find((state) => state === target.value) ?? null });
          }}
        >
          <option value="">{t('review.state.any')}</option>
          {STATES.map((state) => (
            <option key={state} value={state}>
              {t('review.state.count', { state: t(`review.state.${state}`), count: count(state) })}
            </option>
          ))}
        </Select>
        <Select
          label={t('review.sort')}
          value={review.sort}
          onChange={({ target }) => {
            dispatch({ type: 'sort', sort: SORTS.find((sort) => sort === target.value) ?? 'severity' });
          }}
        >
          {SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {t(`review.sort.${sort}`)}
            </option>
          ))}
        </Select>
        <IconButton
          label={t('review.help')}
          aria-haspopup="dialog"
          onClick={() => {
            room.setHelpOpen(true);
          }}
        >
          <CircleQuestionMark aria-hidden />
        </IconButton>
      </div>
    </div>
  );
}

function SearchBox({ room }: { room: Room }) {
  const t = useTranslation();
  const { review, dispatch, searchBox, listed, activate } = room;
  return (
    <div className="relative min-w-40 flex-1 lg:w-44 lg:flex-none">
      <Search
        aria-hidden
        className="pointer-events-none absolute inset-y-0 start-3 my-auto size-4 text-ink-3"
      />
      <input
        ref={searchBox}
        type="search"
        aria-label={t('review.search')}
        placeholder={t('review.search')}
        value={review.filter.query}
        className={cx(FIELD, 'w-full ps-9 pe-2 placeholder:text-ink-3')}
        onChange={({ target }) => {
          dispatch({ type: 'filter', change: { query: target.value } });
        }}
        onKeyDown={(event) => {
          const [first] = listed;
          if (event.key === 'Enter' && first !== undefined) {
            event.preventDefault();
            activate(first, 'list');
          }
          if (event.key === 'Escape') {
            event.preventDefault();
            if (review.filter.query === '') searchBox.current?.blur();
            else dispatch({ type: 'filter', change: { query: '' } });
          }
        }}
      />
      <span role="status" className="sr-only">
        {review.filter.query.trim() !== '' && t('review.search.found', { count: listed.length })}
      </span>
    </div>
  );
}

function Select({ label, children, ...rest }: ComponentProps<'select'> & { label: string }) {
  return (
    <select
      aria-label={label}
      title={label}
      className={cx(FIELD, 'max-w-36 min-w-0 cursor-pointer truncate px-2.5')}
      {...rest}
    >
      {children}
    </select>
  );
}
