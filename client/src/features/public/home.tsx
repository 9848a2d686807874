import { HeartHandshake, LockKeyhole, SearchCheck, Stamp, type LucideIcon } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { withRetry } from '../../lib/with-retry.js';
import { useTranslation } from '../../lib/translation.js';
import { Button, buttonClass } from '../../ui/button.js';
import { useSession } from '../session/api.js';
import { HeroFinding } from './components/hero-finding.js';
import { Hero } from './components/hero.js';
import { PublicPage, scrollToSection } from './components/page.js';
import { Section } from './components/section.js';
import { Services } from './components/services.js';
import { Testimonials } from './components/testimonials.js';
import { SAMPLES } from './content.js';

// Only few visits show it, so its code is fetched on demand.
const AccountClosed = lazy(withRetry(() => import('./components/account-closed.js')));

const REASONS = [
  { id: 'ai', icon: SearchCheck },
  { id: 'secure', icon: LockKeyhole },
  { id: 'user', icon: HeartHandshake },
  { id: 'compliance', icon: Stamp },
] as const satisfies readonly { id: string; icon: LucideIcon }[];

export default function HomePage() {
  const t = useTranslation();
  const session = useSession();
  const [query] = useSearchParams();
  const signedIn = Boolean(session.data);
  return (
    <PublicPage title={t('public.home')}>
      {query.get('account') === 'closed' && (
        <Suspense fallback={null}>
          <AccountClosed />
        </Suspense>
      )}
      <Hero
        large
        eyebrow={t('public.hero.eyebrow')}
        title={t('public.hero.title')}
        lead={t('public.hero.lead')}
        facts={([1, 2, 3] as const).map((fact) => t(`public.hero.fact.${fact}`))}
        aside={<HeroFinding />}
      >
        <Button
          variant="spark"
          className="px-6"
          onClick={() => {
            scrollToSection('services');
          }}
        >
          {t('public.hero.action')}
        </Button>
        <Link
          to={signedIn ? '/dashboard' : '/auth?form=register'}
          className={buttonClass('panel', session.isPending ? 'invisible px-6' : 'px-6')}
        >
          {t(signedIn ? 'public.dashboard' : 'public.hero.begin')}
        </Link>
      </Hero>

      <Section id="services" title={t('public.services.title')} lead={t('public.services.lead')}>
        <Services />
      </Section>

      <Section id="why" raised title={t('public.why.title')} lead={t('public.why.lead')}>
        <ul className="grid gap-x-12 gap-y-10 sm:grid-cols-2">
          {REASONS.map(({ id, icon: Icon }) => (
            <li key={id} className="flex gap-5 border-t border-line-strong/40 pt-6">
              <Icon aria-hidden className="mt-1 size-6 shrink-0 text-accent" />
              <div>
                <h3 className="text-lg font-semibold text-ink">{t(`public.why.${id}`)}</h3>
                <p className="mt-1 text-ink-2">{t(`public.why.${id}.text`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </Section>

      <Section
        id="clients"
        title={t('public.clients.title')}
        {...(SAMPLES ? { lead: t('public.clients.note') } : {})}
      >
        <Testimonials />
      </Section>
    </PublicPage>
  );
}
