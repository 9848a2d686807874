import { ExternalLink, Globe, GraduationCap, Lightbulb, ShieldCheck, type LucideIcon } from 'lucide-react';
import { useLanguage } from '../../lib/locale.js';
import { useTranslation } from '../../lib/translation.js';
import { Button, buttonClass } from '../../ui/button.js';
import { Hero } from './components/hero.js';
import { PublicPage, scrollToSection } from './components/page.js';
import { Portrait } from './components/portrait.js';
import { SampleBadge } from './components/sample-badge.js';
import { Section } from './components/section.js';
import { SAMPLES, TEAM } from './content.js';

const VALUES = [
  { id: 'innovation', icon: Lightbulb },
  { id: 'integrity', icon: ShieldCheck },
  { id: 'reach', icon: Globe },
  { id: 'expertise', icon: GraduationCap },
] as const satisfies readonly { id: string; icon: LucideIcon }[];

export default function AboutPage() {
  const t = useTranslation();
  const language = useLanguage();
  return (
    <PublicPage title={t('public.about')}>
      <Hero title={t('public.about.title')} lead={t('public.about.lead')}>
        <Button
          variant="panel"
          className="px-6"
          onClick={() => {
            scrollToSection('our-story');
          }}
        >
          {t('public.about.action')}
        </Button>
      </Hero>

      <Section id="our-story" beside title={t('public.about.story')}>
        <div className="flex max-w-(--read-max) flex-col gap-5 text-lg text-ink-2">
          {([1, 2, 3] as const).map((paragraph) => (
            <p key={paragraph}>{t(`public.about.story.${paragraph}`)}</p>
          ))}
        </div>
      </Section>

      <Section
        id="our-mission"
        raised
        title={t('public.about.mission')}
        lead={t('public.about.mission.lead')}
      >
        <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
          {VALUES.map(({ id, icon: Icon }) => (
            <li key={id} className="rounded-card border border-line bg-surface p-6 shadow-card">
              <Icon aria-hidden className="size-6 text-accent" />
              <h3 className="mt-4 text-lg font-semibold text-ink">{t(`public.about.value.${id}`)}</h3>
              <p className="mt-1 text-ink-2">{t(`public.about.value.${id}.text`)}</p>
            </li>
          ))}
        </ul>
      </Section>

      <Section
        id="our-team"
        title={t('public.about.team')}
        {...(SAMPLES ? { lead: t('public.about.team.note') } : {})}
      >
        <ul className="grid gap-5 sm:grid-cols-2">
          {TEAM.map((member) => (
            <li
              key={member.id}
              className="flex flex-col rounded-card border border-line bg-surface p-6 shadow-card"
            >
              <div className="flex items-center gap-3">
                <Portrait name={member.name[language]} url={member.avatarUrl} />
                <div className="min-w-0 flex-1 leading-snug">
                  <h3 className="font-semibold text-ink">{member.name[language]}</h3>
                  <p className="text-sm text-ink-2">{member.role[language]}</p>
                </div>
                <SampleBadge />
              </div>
              <p className="mt-4 flex-1 text-ink-2">{member.bio[language]}</p>
              <a
                href={member.profileUrl}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={t('public.about.team.profileOf', { name: member.name[language] })}
                className={buttonClass('link', 'mt-3 -ms-4 self-start')}
              >
                {t('public.about.team.profile')}
                <ExternalLink aria-hidden className="size-4 rtl:-scale-x-100" />
              </a>
            </li>
          ))}
        </ul>
      </Section>
    </PublicPage>
  );
}
