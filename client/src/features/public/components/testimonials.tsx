import { useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useLanguage } from '../../../lib/locale.js';
import { useTranslation } from '../../../lib/translation.js';
import { IconButton } from '../../../ui/button.js';
import { cardsOfPage, cardsPerPage, clampPage, lastPage } from '../carousel.js';
import { TESTIMONIALS } from '../content.js';
import { Portrait } from './portrait.js';
import { SampleBadge } from './sample-badge.js';

function subscribeToResize(listener: () => void) {
  window.addEventListener('resize', listener);
  return () => {
    window.removeEventListener('resize', listener);
  };
}

export function Testimonials() {
  const t = useTranslation();
  const perPage = useSyncExternalStore(subscribeToResize, () => cardsPerPage(window.innerWidth));
  const [selectedPage, setSelectedPage] = useState(0);
  const last = lastPage(TESTIMONIALS.length, perPage);
  const page = clampPage(selectedPage, last);
  const goToPage = (to: number, button: HTMLButtonElement) => {
    flushSync(() => {
      setSelectedPage(clampPage(to, last));
    });
    // At the first or last page the pressed button is disabled, so the focus moves to the other button.
    if (button.disabled) button.parentElement?.querySelector<HTMLElement>('button:enabled')?.focus();
  };
  return (
    <div>
      <ul key={page} className="enter grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {cardsOfPage(TESTIMONIALS, page, perPage).map((testimonial) => (
          <li key={testimonial.id}>
            <TestimonialCard testimonial={testimonial} />
          </li>
        ))}
      </ul>
      <div className="mt-6 flex items-center justify-between gap-4">
        <p role="status" className="text-ink-2">
          {t('public.clients.page', { page: page + 1, pages: last + 1 })}
        </p>
        <div className="flex gap-2">
          <IconButton
            label={t('public.clients.previous')}
            className="border border-line-strong/60 bg-surface"
            disabled={page === 0}
            onClick={(event) => {
              goToPage(page - 1, event.currentTarget);
            }}
          >
            <ChevronLeft aria-hidden className="rtl:-scale-x-100" />
          </IconButton>
          <IconButton
            label={t('public.clients.next')}
            className="border border-line-strong/60 bg-surface"
            disabled={page === last}
            onClick={(event) => {
              goToPage(page + 1, event.currentTarget);
            }}
          >
            <ChevronRight aria-hidden className="rtl:-scale-x-100" />
          </IconButton>
        </div>
      </div>
    </div>
  );
}

function TestimonialCard({ testimonial }: { testimonial: (typeof TESTIMONIALS)[number] }) {
  const language = useLanguage();
  const { name, role, quote, avatarUrl } = testimonial;
  return (
    <figure className="flex h-full min-h-60 flex-col rounded-card border border-line bg-surface p-6 shadow-card">
      <span aria-hidden className="text-5xl leading-none font-semibold text-accent">
        {language === 'ar' ? '«' : '“'}
      </span>
      <blockquote className="mt-2 flex-1 text-lg text-ink">{quote[language]}</blockquote>
      <figcaption className="mt-6 flex items-center gap-3">
        <Portrait name={name[language]} url={avatarUrl} />
        <span className="flex min-w-0 flex-1 flex-col leading-snug">
          <span className="font-semibold text-ink">{name[language]}</span>
          <span className="text-sm text-ink-2">{role[language]}</span>
        </span>
        <SampleBadge />
      </figcaption>
    </figure>
  );
}
