import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Article } from '#shared/contracts/law.js';
import { formatDay, formatMonth } from '../../../lib/format.js';
import { lawPath } from '../../../lib/law-path.js';
import { localize } from '../../../lib/locale.js';
import { languageAttributes } from '../../../lib/text-attributes.js';
import { useTranslation, type Translate } from '../../../lib/translation.js';

/** The articles that an item cites, each in full; folded, because the item has said what matters of them. */
export function CitedArticles({ articles }: { articles: readonly Article[] }) {
  const t = useTranslation();
  if (articles.length === 0) return null;
  return (
    <ul
      aria-label={t('review.articles')}
      className="mt-3 divide-y divide-line rounded-control border border-line"
    >
      {articles.map((article) => (
        <li key={`${article.law} ${article.number}`}>
          <details className="group">
            <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-control px-4 py-2 text-sm font-semibold text-ink-2 hover:bg-raised hover:text-ink [&::-webkit-details-marker]:hidden">
              <span className="min-w-0 flex-1">
                {t('review.article', { number: article.number, law: localize(article.name) })}
              </span>
              <ChevronDown
                aria-hidden
                className="size-4 shrink-0 text-ink-3 transition-transform group-open:rotate-180"
              />
            </summary>
            <ArticleText article={article} />
          </details>
        </li>
      ))}
    </ul>
  );
}

function ArticleText({ article }: { article: Article }) {
  const t = useTranslation();
  const { decree, issued, text, source } = article;
  return (
    <div className="px-4 pt-1 pb-4 text-sm text-ink-2">
      <p>{t('review.article.issued', { decree: localize(decree), date: formatDay(issued) })}</p>
      <p>{stateOf(t, article)}</p>
      <p className="mt-3 text-ink-3">{t('review.article.text')}</p>
      <p
        {...languageAttributes('ar')}
        className="mt-1 border-s-3 border-line-strong/50 ps-4 text-base leading-loose whitespace-pre-line text-ink"
      >
        {text}
      </p>
      <p className="mt-3 text-ink-3">{t('review.article.unofficial')}</p>
      <p className="flex flex-wrap gap-x-6">
        <Link
          to={lawPath(article.law, article.number)}
          className="inline-flex min-h-11 items-center font-semibold text-brand underline"
        >
          {t('review.article.open')}
        </Link>
        <a
          href={source}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-11 items-center font-semibold text-brand underline"
        >
          {t('review.article.source', { host: new URL(source).hostname })}
        </a>
      </p>
    </div>
  );
}

function stateOf(t: Translate, { status, issued, amended, traced_to: tracedTo }: Article): string {
  if (status === 'as_published' || tracedTo === null) {
    return t('review.article.asPublished', { date: formatDay(issued) });
  }
  const month = formatMonth(tracedTo);
  if (amended === null) return t('review.article.inForce', { month });
  return t('review.article.amended', { decree: localize(amended), month });
}
