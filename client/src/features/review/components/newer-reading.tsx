import { Link } from 'react-router-dom';
import { useTranslation } from '../../../lib/translation.js';
import { buttonClass } from '../../../ui/button.js';

/** Says that a report's document has been read again since, and leads to the tool's form with the new text chosen. */
export function NewerReading({ id }: { id: string | null }) {
  const t = useTranslation();
  if (id === null) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-card border border-line bg-raised px-4 py-2 text-ink-2 print:hidden">
      <p className="min-w-0 flex-1 basis-64">{t('review.readAgain')}</p>
      <Link to={{ search: `?document=${id}` }} className={buttonClass('link', '-me-2 px-2')}>
        {t('review.readAgain.analyze')}
      </Link>
    </div>
  );
}
