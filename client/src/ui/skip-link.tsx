import { useTranslation } from '../lib/translation.js';

/** The skip link: the first tab stop, which leads past the navigation to the element with the id `content`. */
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
