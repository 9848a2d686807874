import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { LawArticle } from '#shared/api/law.js';
import { lawPath } from '../../../lib/law-path.js';
import { useTranslation } from '../../../lib/translation.js';
import { cx } from '../../../ui/cx.js';
import { articleName } from '../article.js';
import { OwnLanguage } from './law-name.js';

/** Links to the article before and the one after, in the order of the law. */
export function Neighbors({ article: { law, previous, next } }: { article: LawArticle }) {
  const t = useTranslation();
  if (previous === null && next === null) return null;
  return (
    <nav aria-label={t('law.article.neighbors')} className="grid grid-cols-2 gap-3 print:hidden">
      {previous !== null && <Neighbor law={law.key} number={previous.number} side="previous" />}
      {next !== null && <Neighbor law={law.key} number={next.number} side="next" />}
    </nav>
  );
}

function Neighbor({ law, number, side }: { law: string; number: string; side: 'previous' | 'next' }) {
  const t = useTranslation();
  const Arrow = side === 'next' ? ChevronRight : ChevronLeft;
  return (
    <Link
      to={lawPath(law, number)}
      rel={side === 'next' ? 'next' : 'prev'}
      className={cx(
        'flex min-h-11 items-center gap-2 rounded-card border border-line bg-surface px-3 py-2 shadow-card transition-colors hover:border-brand sm:px-4',
        side === 'next' && 'col-start-2 flex-row-reverse text-end',
      )}
    >
      <Arrow aria-hidden className="size-5 shrink-0 text-ink-3 rtl:-scale-x-100" />
      <span className="min-w-0 flex-1">
        <span className="block text-sm text-ink-3">{t(`law.article.${side}`)}</span>
        <span className="block font-semibold text-ink">
          <OwnLanguage>{articleName(t, number)}</OwnLanguage>
        </span>
      </span>
    </Link>
  );
}
