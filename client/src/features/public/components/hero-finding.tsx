import { useTranslation } from '../../../lib/translation.js';

/**
 * An example of the product: a marked clause of the sample agreement, and the finding of the risk assessment about
 * it.
 */
export function HeroFinding() {
  const t = useTranslation();
  return (
    <figure className="min-w-0">
      <div className="rounded-card border border-line bg-surface p-5 pb-11 text-ink-2 shadow-float sm:p-7 sm:pb-12 lg:me-12">
        <p className="font-semibold text-ink">{t('public.hero.article')}</p>
        <p className="mt-3">
          <span className="me-2 text-ink-3">7.1</span>
          <mark className="rounded-xs border-b-2 border-high bg-mark text-ink [box-decoration-break:clone]">
            {t('public.hero.clause')}
          </mark>
        </p>
        <p className="mt-3">
          <span className="me-2 text-ink-3">7.2</span>
          {t('public.hero.next')}
        </p>
      </div>
      <div className="relative -mt-8 ms-4 rounded-card border border-line bg-surface p-5 text-ink shadow-float sm:ms-10 sm:p-6 lg:ms-20">
        <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <span className="font-semibold">{t('public.hero.finding')}</span>
          <span className="inline-flex items-center gap-1.5 rounded-full bg-high-soft px-2.5 py-1 text-sm font-semibold text-high">
            <svg aria-hidden viewBox="0 0 16 16" className="size-3.5">
              <path d="M8 1.5 15 14H1z" fill="currentColor" />
            </svg>
            {t('public.hero.level')}
          </span>
        </p>
        <p className="mt-2 text-ink-2">{t('public.hero.why')}</p>
        <div className="mt-4 rounded-control bg-accent-soft px-4 py-3">
          <p className="text-sm font-semibold text-accent">{t('public.hero.recommendation')}</p>
          <p className="mt-0.5">{t('public.hero.advice')}</p>
        </div>
      </div>
      <figcaption className="mt-4 ms-4 text-sm text-on-panel/80 sm:ms-10 lg:ms-20">
        {t('public.hero.caption')}
      </figcaption>
    </figure>
  );
}
