import { ArrowRight, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Citation } from '#shared/api/chat.js';
import type { LawArticle } from '#shared/api/law.js';
import { isApiError } from '../../../lib/api-error.js';
import { articleHeading } from '../../../lib/article-heading.js';
import { formatMonth } from '../../../lib/format.js';
import { currentLanguage } from '../../../lib/locale.js';
import { languageAttributes, productTextAttributes, textAttributes } from '../../../lib/text-attributes.js';
import { useTranslation, type Translate } from '../../../lib/translation.js';
import { buttonClass } from '../../../ui/button.js';
import { QueryContent } from '../../../ui/query-content.js';
import { useLawArticle } from '../api.js';
import { quoteRange } from '../quote-range.js';
import { useScrollToMark } from '../use-scroll-to-mark.js';
import { CitedQuote } from './cited-quote.js';

/** Returns how far the text of a law is known to be the one in force. */
function stateText(t: Translate, { state, traced_to: traced }: LawArticle['law']): string {
  switch (state) {
    case 'in_force':
      return traced === null
        ? t('chat.law.inForce.untraced')
        : t('chat.law.inForce', { month: formatMonth(traced) });
    case 'as_published':
      return t('chat.law.asPublished');
    case 'repealed':
      return t('chat.law.repealed');
    default:
      return state satisfies never;
  }
}

/** An article of a law, with the cited passage marked in it. */
export function LawSource({ citation: { id, title, quote } }: { citation: Citation }) {
  const t = useTranslation();
  const slash = id.indexOf('/');
  const article = useLawArticle(id.slice(0, slash), id.slice(slash + 1));
  if (isApiError(article.error) && article.error.status === 404)
    return (
      <>
        <h3 {...textAttributes(title)} className="font-semibold text-ink">
          {title}
        </h3>
        <p className="text-ink-2">{t('chat.law.gone')}</p>
        <CitedQuote quote={quote} />
      </>
    );
  return (
    <QueryContent query={article} rows={4} failed="chat.law.failed">
      {(data) => <Article article={data} quote={quote} />}
    </QueryContent>
  );
}

function Article({ article, quote }: { article: LawArticle; quote: string }) {
  const t = useTranslation();
  const { law, number, title, text, note, outdated } = article;
  const name = currentLanguage() === 'en' ? (law.name.en ?? law.name.ar) : law.name.ar;
  const heading = articleHeading(title, currentLanguage());
  const range = quoteRange(text, quote);
  const box = useScrollToMark(text);
  const warns = outdated || law.state === 'repealed';
  return (
    <div ref={box} className="flex flex-col gap-3">
      <div>
        <h3 {...textAttributes(name)} className="font-semibold text-ink">
          {name}
        </h3>
        <p className="text-ink-2">
          {t('chat.law.article', { number })}
          {heading !== null && (
            <>
              {' · '}
              <bdi {...textAttributes(heading)}>{heading}</bdi>
            </>
          )}
        </p>
        <p className="text-sm text-ink-3">{stateText(t, law)}</p>
      </div>
      {warns && (
        <p className="flex items-start gap-2 rounded-control bg-med-soft px-3 py-2 text-sm text-ink">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-med" />
          {t(outdated ? 'chat.law.outdated' : 'chat.law.repealed')}
        </p>
      )}
      {note !== null && (
        <p {...productTextAttributes(note[currentLanguage()])} className="text-sm text-ink-2">
          {note[currentLanguage()]}
        </p>
      )}
      {currentLanguage() === 'en' && <p className="text-sm text-ink-3">{t('chat.law.arabic')}</p>}
      {/* A quote that the text does not contain is shown by itself. */}
      {range === null && <CitedQuote quote={quote} />}
      <p {...languageAttributes('ar')} className="leading-loose whitespace-pre-line text-ink">
        {range === null ? (
          text
        ) : (
          <>
            {text.slice(0, range.start)}
            <mark className="rounded-xs bg-mark text-ink [box-decoration-break:clone]">
              {text.slice(range.start, range.end)}
            </mark>
            {text.slice(range.end)}
          </>
        )}
      </p>
      <Link
        to={`/dashboard/law/${encodeURIComponent(law.key)}/${encodeURIComponent(number)}`}
        className={buttonClass('secondary', 'self-start')}
      >
        {t('chat.law.open')}
        <ArrowRight aria-hidden className="size-4 rtl:rotate-180" />
      </Link>
    </div>
  );
}
