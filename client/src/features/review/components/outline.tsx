import { X } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useTranslation } from '../../../lib/translation.js';
import { IconButton } from '../../../ui/button.js';
import { cx } from '../../../ui/cx.js';
import type { OutlineEntry } from '../outline.js';

interface OutlineProps {
  entries: readonly OutlineEntry[];
  /** Index of the heading under which the reader is; -1 above the first. */
  current: number;
  /** True if it stands beside the text, false if it lies over it. */
  beside: boolean;
  onChoose: (entry: OutlineEntry) => void;
  onClose: () => void;
}

const STEPS = ['ps-4', 'ps-8', 'ps-11'];

/** Moves the focus among the entries by the arrow keys, Home and End; Escape closes the outline. */
function useListKeys(onClose: () => void) {
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
      return;
    }
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('li button')];
    const at = buttons.findIndex((button) => button === document.activeElement);
    const to = { ArrowDown: at + 1, ArrowUp: Math.max(0, at - 1), Home: 0, End: buttons.length - 1 }[
      event.key
    ];
    if (to === undefined) return;
    event.preventDefault();
    buttons[Math.min(to, buttons.length - 1)]?.focus();
  };
}

/** The headings of the document, each with the number of findings below it. */
export function Outline({ entries, current, beside, onChoose, onClose }: OutlineProps) {
  const t = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const onKeyDown = useListKeys(onClose);
  useEffect(() => {
    if (beside) return;
    // It was opened by its button and lies over the text: its reader goes on from the current heading.
    const button =
      list.current?.querySelector<HTMLElement>('[aria-current]') ?? list.current?.querySelector('button');
    button?.focus();
  }, [beside]);
  useEffect(() => {
    const box = list.current;
    const entry = box?.children[current];
    if (box === null || entry === undefined) return;
    // Not `scrollIntoView`, which would scroll the page too.
    const [inner, outer] = [entry.getBoundingClientRect(), box.getBoundingClientRect()];
    if (inner.top < outer.top || inner.bottom > outer.bottom)
      box.scrollTop += inner.top - outer.top - outer.height / 3;
  }, [current]);
  return (
    <nav
      aria-label={t('review.outline')}
      className={cx(
        'flex min-h-0 flex-col border-e border-line bg-surface',
        beside
          ? 'w-60 shrink-0 min-[120rem]:w-72'
          : 'absolute inset-y-0 start-0 z-10 w-80 max-w-[88%] shadow-float',
      )}
      onKeyDown={onKeyDown}
    >
      <div className="flex items-center justify-between ps-4 pe-1 pt-1">
        <h4 className="text-sm font-semibold text-ink-2">{t('review.outline')}</h4>
        <IconButton label={t('review.outline.close')} onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </div>
      <ul ref={list} className="min-h-0 flex-1 overflow-y-auto overscroll-contain pb-3">
        {entries.map((entry, index) => (
          <li key={entry.start}>
            <button
              type="button"
              aria-current={index === current ? 'location' : undefined}
              className={cx(
                'flex min-h-9 w-full items-baseline gap-2 border-s-3 py-1.5 pe-4 text-start text-sm transition-colors hover:bg-raised hover:text-ink',
                STEPS[entry.level - 1] ?? STEPS.at(-1),
                index === current
                  ? 'border-brand bg-brand-soft font-semibold text-ink'
                  : 'border-transparent text-ink-2',
              )}
              onClick={() => {
                onChoose(entry);
              }}
            >
              <bdi
                dir={entry.dir}
                lang={entry.dir === 'rtl' ? 'ar' : 'en'}
                className="line-clamp-2 min-w-0 flex-1"
              >
                {entry.title}
              </bdi>
              {entry.count > 0 && (
                <span className="shrink-0 rounded-full bg-mark px-1.5 text-xs font-semibold text-ink">
                  <span aria-hidden>{entry.count}</span>
                  <span className="sr-only">{t('review.outline.findings', { count: entry.count })}</span>
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
