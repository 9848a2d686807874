import { useTranslation } from '../lib/translation.js';

/** The first stop of the keyboard: past what every page begins with, to the element `content`. */
export function SkipLink() {
  const t = useTranslation();
  return (
    <a
      href="#content"
      className="sr-only z-50 rounded-control bg-brand px-4 py-3 text-on-brand focus:not-sr-only focus:fixed focus:start-4 focus:top-4"
    >
      {t('app.skip')}
    </a>
  );
}
