import { useQueryClient } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import type { LawArticle } from '#shared/api/law.js';
import { articleHeading } from '../../../lib/article-heading.js';
import { lawPath } from '../../../lib/law-path.js';
import { currentLanguage, localize } from '../../../lib/locale.js';
import { languageAttributes, productTextAttributes } from '../../../lib/text-attributes.js';
import { useTitleDetail } from '../../../lib/title.js';
import { useTranslation } from '../../../lib/translation.js';
import { Card } from '../../../ui/card.js';
import { prefetchArticle, useArticle } from '../api.js';
import { articleName, paragraphsOf } from '../article.js';
import { nameOf } from '../list.js';
import { ArticleActions } from './article-actions.js';
import { FoundLaw } from './found-law.js';
import { LawFacts } from './law-facts.js';
import { LawName, OwnLanguage } from './law-name.js';
import { Neighbors } from './neighbors.js';
import { StateBadge } from './state-badge.js';
import { Trail } from './trail.js';

/** The page of an article: its text in full, how current it is, and what can be done with it. */
export function ArticlePage() {
  const t = useTranslation();
  const { key = '', article: number = '' } = useParams();
  const article = useArticle(key, number);
  return (
    <div className="mx-auto flex max-w-[52rem] flex-col gap-4">
      <Trail to={lawPath(key)}>
        {article.data === undefined ? t('law.article.toLaw') : <LawName name={article.data.law.name} />}
      </Trail>
      <FoundLaw query={article} failed="law.article.openFailed" gone="law.article.gone">
        {(found) => <Article article={found} />}
      </FoundLaw>
    </div>
  );
}

function Article({ article }: { article: LawArticle }) {
  const t = useTranslation();
  const client = useQueryClient();
  const { law, number, title, text, note, outdated, next } = article;
  const heading = articleHeading(title, currentLanguage());
  const name = articleName(t, number);
  useTitleDetail([name, nameOf(law.name, currentLanguage())].join(t('law.comma')));
  useEffect(() => {
    if (next !== null) prefetchArticle(client, law.key, next.number);
  }, [client, law.key, next]);
  return (
    <>
      <Card
        aria-labelledby="article"
        className="flex flex-col gap-4 p-5 sm:p-8 print:border-0 print:p-0 print:shadow-none"
      >
        <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <div className="min-w-0 flex-1 basis-64">
            <h2 id="article" className="text-xl font-semibold text-ink sm:text-2xl">
              <OwnLanguage>{name}</OwnLanguage>
            </h2>
            {heading !== null && (
              <p className="text-ink-2">
                <OwnLanguage>{heading}</OwnLanguage>
              </p>
            )}
            <p className="mt-1 text-ink-2">
              <LawName name={law.name} />
            </p>
          </div>
          <StateBadge state={outdated ? 'outdated' : law.state} tracedTo={law.traced_to} />
        </header>
        {outdated && <Outdated />}
        {currentLanguage() === 'en' && <p className="text-sm text-ink-3">{t('law.article.arabic')}</p>}
        <div
          {...languageAttributes('ar')}
          role="group"
          aria-label={t('law.article.text')}
          className="flex flex-col gap-3 text-lg leading-loose text-ink"
        >
          {paragraphsOf(text).map((paragraph, index) => (
            <p key={index}>{paragraph}</p>
          ))}
        </div>
        {note !== null && (
          <section aria-labelledby="amendments" className="border-t border-line pt-4">
            <h3 id="amendments" className="font-semibold text-ink">
              {t('law.article.amendments')}
            </h3>
            {paragraphsOf(localize(note)).map((line, index) => (
              // An English note quotes the amendment in Arabic.
              <p key={index} {...productTextAttributes(line)} className="text-ink-2">
                {line}
              </p>
            ))}
          </section>
        )}
      </Card>
      <ArticleActions article={article} />
      <Neighbors article={article} />
      <Card className="p-5 text-sm print:border-0 print:p-0 print:shadow-none">
        <LawFacts law={law} />
      </Card>
    </>
  );
}

/** Says that the text must not be taken for the present one. */
function Outdated() {
  const t = useTranslation();
  return (
    <div role="note" className="flex items-start gap-3 rounded-control bg-accent-soft px-4 py-3">
      <History aria-hidden className="mt-1 size-5 shrink-0 text-accent" />
      <div>
        <p className="font-semibold text-ink">{t('law.article.outdated')}</p>
        <p className="text-ink">{t('law.article.outdated.text')}</p>
      </div>
    </div>
  );
}
