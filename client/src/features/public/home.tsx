import {
  ArrowRight,
  HeartHandshake,
  Languages,
  LockKeyhole,
  MessagesSquare,
  Scale,
  SearchCheck,
  ShieldAlert,
  Stamp,
  type LucideIcon,
} from 'lucide-react';
import { Link } from 'react-router-dom';
import { useWords } from '../../lib/words.js';
import { Button } from '../../ui/button.js';
import { AccountClosed } from './components/account-closed.js';
import { HeroSheet } from './components/hero-sheet.js';
import { Hero } from './components/hero.js';
import { PublicPage, scrollToSection } from './components/page.js';
import { Section } from './components/section.js';
import { Testimonials } from './components/testimonials.js';
import { SAMPLES } from './content.js';

const SERVICES = [
  { id: 'risk', icon: ShieldAlert },
  { id: 'compliance', icon: Scale },
  { id: 'translation', icon: Languages },
  { id: 'chatbot', icon: MessagesSquare },
] as const satisfies readonly { id: string; icon: LucideIcon }[];

const REASONS = [
  { id: 'ai', icon: SearchCheck },
  { id: 'secure', icon: LockKeyhole },
  { id: 'user', icon: HeartHandshake },
  { id: 'compliance', icon: Stamp },
] as const satisfies readonly { id: string; icon: LucideIcon }[];

export default function HomePage() {
  const say = useWords();
  return (
    <PublicPage title={say('public.home')}>
      <AccountClosed />
      <Hero
        large
        eyebrow={say('public.hero.eyebrow')}
        title={say('public.hero.title')}
        lead={say('public.hero.lead')}
        aside={<HeroSheet />}
      >
        <Button
          variant="spark"
          className="px-6"
          onClick={() => {
            scrollToSection('services');
          }}
        >
          {say('public.hero.action')}
        </Button>
      </Hero>

      <Section id="services" title={say('public.services.title')} lead={say('public.services.lead')}>
        <ul className="grid gap-5 md:grid-cols-2">
          {SERVICES.map(({ id, icon: Icon }) => (
            <li key={id}>
              <Link
                to="/dashboard"
                className="group flex h-full flex-col rounded-card border border-line bg-surface p-6 shadow-card transition-colors hover:border-brand sm:p-8"
              >
                <span className="grid size-12 place-items-center rounded-control bg-accent-soft text-accent">
                  <Icon aria-hidden className="size-6" />
                </span>
                <h3 className="mt-5 text-xl font-semibold text-ink">{say(`public.service.${id}`)}</h3>
                <p className="mt-2 text-ink-2">{say(`public.service.${id}.text`)}</p>
                <ul className="mt-4 flex flex-col gap-1.5 text-ink-2">
                  {([1, 2, 3] as const).map((line) => (
                    <li key={line} className="flex items-baseline gap-3">
                      <span
                        aria-hidden
                        className="size-1.5 shrink-0 -translate-y-0.5 rounded-full bg-accent"
                      />
                      {say(`public.service.${id}.${line}`)}
                    </li>
                  ))}
                </ul>
                <span className="mt-auto flex items-center gap-2 pt-6 font-semibold text-brand">
                  {say('public.services.open')}
                  <ArrowRight
                    aria-hidden
                    className="size-4 transition-transform group-hover:translate-x-1 rtl:rotate-180 rtl:group-hover:-translate-x-1"
                  />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </Section>

      <Section id="why" raised title={say('public.why.title')} lead={say('public.why.lead')}>
        <ul className="grid gap-x-12 gap-y-10 sm:grid-cols-2">
          {REASONS.map(({ id, icon: Icon }) => (
            <li key={id} className="flex gap-5 border-t border-line-strong/40 pt-6">
              <Icon aria-hidden className="mt-1 size-6 shrink-0 text-accent" />
              <div>
                <h3 className="text-lg font-semibold text-ink">{say(`public.why.${id}`)}</h3>
                <p className="mt-1 text-ink-2">{say(`public.why.${id}.text`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </Section>

      <Section
        id="clients"
        title={say('public.clients.title')}
        {...(SAMPLES ? { lead: say('public.clients.note') } : {})}
      >
        <Testimonials />
      </Section>
    </PublicPage>
  );
}
