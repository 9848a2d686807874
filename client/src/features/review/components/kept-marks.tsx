import { Link } from 'react-router-dom';
import type { KeptMarks as Kept } from '#shared/contracts/marks.js';
import { formatRiyadhDay } from '../../../lib/format.js';
import { useTranslation } from '../../../lib/translation.js';
import { Button, buttonClass } from '../../../ui/button.js';

interface KeptMarksProps {
  marks: Kept;
  busy: boolean;
  onUndo: () => void;
}

/**
 * Says how many decisions and notes a report has taken over from an earlier review of the same text, and how many it has not, with the
 * ways to that review and back.
 */
export function KeptMarks({
  marks: { report_id: id, reviewed_at: moment, kept, left },
  busy,
  onUndo,
}: KeptMarksProps) {
  const t = useTranslation();
  const day = formatRiyadhDay(moment);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-card border border-line bg-raised px-4 py-2 text-ink-2 print:hidden">
      <div className="min-w-0 flex-1 basis-64">
        {kept > 0 && <p>{t('review.kept', { count: kept, day })}</p>}
        {left > 0 && <p>{t(kept > 0 ? 'review.kept.left' : 'review.kept.none', { count: left, day })}</p>}
      </div>
      <div className="-mx-2 flex flex-wrap">
        {id !== null && (
          <Link to={{ search: `?report=${id}` }} className={buttonClass('link', 'px-2')}>
            {t('review.kept.open')}
          </Link>
        )}
        {kept > 0 && (
          <Button variant="link" className="px-2" busy={busy} disabled={busy} onClick={onUndo}>
            {t('review.kept.undo')}
          </Button>
        )}
      </div>
    </div>
  );
}
