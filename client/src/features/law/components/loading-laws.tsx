import { LoaderCircle } from 'lucide-react';
import { useTranslation } from '../../../lib/translation.js';

/** Says that the laws are still being loaded into the database; the page fetches them again until they are there. */
export function LoadingLaws() {
  const t = useTranslation();
  return (
    <div role="status" className="flex flex-col items-center gap-3 px-4 py-12 text-center">
      <LoaderCircle aria-hidden className="size-6 animate-spin text-accent" />
      <p className="font-semibold text-ink">{t('law.loading.title')}</p>
      <p className="max-w-(--read-max) text-ink-2">{t('law.loading.text')}</p>
    </div>
  );
}
