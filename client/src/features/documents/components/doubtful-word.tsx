import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/translation.js';
import { cx } from '../../../ui/cx.js';

interface DoubtfulWordProps {
  /** Number of the word in the document's text, from 1; undefined where it is shown outside of the text. */
  number?: number;
  active?: boolean;
  children: ReactNode;
}

/** A recognized word or number that may have been misread; the underline is told apart by its dots, not its color. */
export function DoubtfulWord({ number, active = false, children }: DoubtfulWordProps) {
  const t = useTranslation();
  return (
    <span
      role="mark"
      title={t('documents.doubtful')}
      data-doubt={number}
      className={cx(
        'scroll-my-24 underline decoration-(--accent) decoration-dotted decoration-2 underline-offset-[0.3em] [text-decoration-skip-ink:none]',
        // A finding's mark has a line of its own below.
        'in-[mark]:decoration-current in-[mark]:underline-offset-[0.12em]',
        active && 'rounded-xs outline-2 outline-offset-2 outline-brand',
      )}
    >
      {children}
    </span>
  );
}
