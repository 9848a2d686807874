import { ExternalLink, Globe, GraduationCap, Lightbulb, ShieldCheck, type LucideIcon } from 'lucide-react';
import { useLanguage } from '../../lib/locale.js';
import { useWords } from '../../lib/words.js';
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
  const say = useWords();
  const language = useLanguage();
  return (
    <PublicPage title={say('public.about')}>
      <Hero title={say('public.about.title')} lead={say('public.about.lead')}>
        <Button
          variant="panel"
          className="px-6"
          onClick={() => {
            scrollToSection('our-story');
          }}
        >
          {say('public.about.action')}
        </Button>
      </Hero>

      <Section id="our-story" beside title={say('public.about.story')}>
        <div className="flex max-w-(--read-max) flex-col gap-5 text-lg text-ink-2">
          {([1, 2, 3] as const).map((paragraph) => (
            <p key={paragraph}>{say(`public.about.story.${paragraph}`)}</p>
          ))}
        </div>
      </Section>

      <Section
        id="our-mission"
        raised
        title={say('public.about.mission')}
        lead={say('public.about.mission.lead')}
      >
        <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
          {VALUES.map(({ id, icon: Icon }) => (
            <li key={id} className="rounded-card border border-line bg-surface p-6 shadow-card">
              <Icon aria-hidden className="size-6 text-accent" />
              <h3 className="mt-4 text-lg font-semibold text-ink">{say(`public.about.value.${id}`)}</h3>
              <p className="mt-1 text-ink-2">{say(`public.about.value.${id}.text`)}</p>
            </li>
          ))}
        </ul>
      </Section>

      <Section
        id="our-team"
        title={say('public.about.team')}
        {...(SAMPLES ? { lead: say('public.about.team.note') } : {})}
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
                aria-label={say('public.about.team.profileOf', { name: member.name[language] })}
                className={buttonClass('link', 'mt-3 -ms-4 self-start')}
              >
                {say('public.about.team.profile')}
                <ExternalLink aria-hidden className="size-4 rtl:-scale-x-100" />
              </a>
            </li>
          ))}
        </ul>
      </Section>
    </PublicPage>
  );
}
