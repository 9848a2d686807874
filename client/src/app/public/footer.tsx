import { Link } from 'react-router-dom';
import { useTranslation, type MessageId } from '../../lib/translation.js';
import { Wordmark } from '../../ui/wordmark.js';

const QUICK = [
  { to: '/', label: 'public.home' },
  { to: '/#services', label: 'public.services' },
  { to: '/contact', label: 'public.contact' },
] as const satisfies readonly { to: string; label: MessageId }[];
const LEGAL = [
  { to: '/privacy', label: 'public.privacy' },
  { to: '/terms', label: 'public.terms' },
] as const satisfies readonly { to: string; label: MessageId }[];

const thisYear = () => String(new Date().getFullYear());

function LinkList({ title, links }: { title: string; links: readonly { to: string; label: MessageId }[] }) {
  const t = useTranslation();
  return (
    <nav aria-label={title}>
      <h2 className="mb-1 font-semibold">{title}</h2>
      <ul>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link
              to={to}
              className="inline-flex min-h-11 items-center text-on-panel/85 hover:text-on-panel hover:underline"
            >
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function Footer() {
  const t = useTranslation();
  return (
    <footer className="bg-panel print:hidden px-4 py-12 text-on-panel sm:px-8">
      <div className="mx-auto flex max-w-(--content-max) flex-wrap justify-between gap-x-16 gap-y-10">
        <div className="max-w-sm">
          <Wordmark onPanel />
          <p className="mt-4 text-on-panel/85">{t('app.tagline')}</p>
        </div>
        <div className="flex flex-wrap gap-x-16 gap-y-8">
          <LinkList title={t('public.quickLinks')} links={QUICK} />
          <LinkList title={t('public.legal')} links={LEGAL} />
        </div>
      </div>
      <div className="mx-auto mt-10 flex max-w-(--content-max) flex-wrap justify-between gap-x-8 gap-y-1 border-t border-on-panel/20 pt-6 text-sm text-on-panel/80">
        <p>{t('public.rights', { year: thisYear() })}</p>
        <p>{t('public.notAdvice')}</p>
      </div>
    </footer>
  );
}
