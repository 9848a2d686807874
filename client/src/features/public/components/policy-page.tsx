import { Link } from 'react-router-dom';
import { intlTag } from '../../../lib/locale.js';
import { useTranslation, type MessageId } from '../../../lib/translation.js';
import { useLocalizedText, type ByLanguage } from '../by-language.js';
import type { Policy } from '../policies/policy.js';
import { Hero } from './hero.js';
import { PublicPage } from './page.js';

interface PolicyPageProps {
  title: MessageId;
  texts: ByLanguage<Policy>;
}

export function PolicyPage({ title, texts }: PolicyPageProps) {
  const t = useTranslation();
  const policy = useLocalizedText(texts);
  const updated = new Intl.DateTimeFormat(intlTag(), { dateStyle: 'long', timeZone: 'Asia/Riyadh' });
  return (
    <PublicPage title={t(title)}>
      <Hero
        title={t(title)}
        lead={t('public.policy.updated', { date: updated.format(new Date(policy.updated)) })}
      />
      <div className="px-4 py-12 sm:px-8 sm:py-16 print:p-0">
        <div className="mx-auto grid max-w-(--content-max) gap-10 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-16 print:block">
          <nav
            aria-label={t('public.policy.contents')}
            className="lg:sticky lg:top-28 lg:self-start print:hidden"
          >
            <p aria-hidden className="mb-2 font-semibold text-ink">
              {t('public.policy.contents')}
            </p>
            <ol className="flex flex-col">
              {policy.sections.map((section, index) => (
                <li key={section.id}>
                  <Link
                    to={`#${section.id}`}
                    className="flex min-h-11 items-center gap-3 py-1 lg:min-h-9 text-ink-2 hover:text-brand hover:underline"
                  >
                    <span aria-hidden className="w-5 shrink-0 text-ink-3">
                      {index + 1}
                    </span>
                    {section.title}
                  </Link>
                </li>
              ))}
            </ol>
          </nav>
          <div className="flex max-w-(--read-max) flex-col gap-10">
            {policy.sections.map((section, index) => (
              <section
                key={section.id}
                id={section.id}
                tabIndex={-1}
                aria-labelledby={`${section.id}-title`}
                className="outline-none"
              >
                <h2
                  id={`${section.id}-title`}
                  className="break-after-avoid text-xl font-semibold text-ink sm:text-2xl"
                >
                  {index + 1}. {section.title}
                </h2>
                <div className="mt-3 flex flex-col gap-3 text-ink-2">
                  {section.body.map((block, at) => (
                    <Block key={at} block={block} />
                  ))}
                  {section.id === 'contact' && (
                    <Link
                      to="/contact"
                      className="inline-flex min-h-11 items-center self-start font-semibold text-brand underline"
                    >
                      {t('public.contact')}
                    </Link>
                  )}
                </div>
              </section>
            ))}
          </div>
        </div>
      </div>
    </PublicPage>
  );
}

function Block({ block }: { block: string | readonly string[] }) {
  if (typeof block === 'string') return <p>{block}</p>;
  return (
    <ul className="flex list-disc flex-col gap-2 ps-5 marker:text-accent">
      {block.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
