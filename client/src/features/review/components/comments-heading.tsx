import { useTranslation } from '../../../lib/translation.js';

/** The heading of the comments that stand behind a document's text; nothing where there are none. */
export function CommentsHeading({ count }: { count: number }) {
  const t = useTranslation();
  if (count === 0) return null;
  return (
    <h3 className="mt-6 mb-3 border-t border-line pt-4 font-semibold text-ink">{t('review.comments')}</h3>
  );
}
