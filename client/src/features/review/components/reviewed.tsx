import type { Reviewed as Counts } from '#shared/contracts/marks.js';
import { useTranslation } from '../../../lib/translation.js';

/** How many of a report's items are accepted or dismissed. */
export function Reviewed({ counts: { done, of } }: { counts: Counts }) {
  const t = useTranslation();
  if (of === 0) return null;
  return (
    <p className="flex shrink-0 items-center gap-2 text-sm text-ink-2">
      <span aria-hidden className="h-1.5 w-16 overflow-hidden rounded-full bg-line print:hidden">
        <span
          className="filled block h-full rounded-full bg-brand transition-[width]"
          style={{ width: `${String((done / of) * 100)}%` }}
        />
      </span>
      {t('review.reviewed', { done, of })}
    </p>
  );
}
