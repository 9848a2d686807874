import { Link } from 'react-router-dom';
import type { LawResult } from '#shared/api/law.js';
import { articleHeading } from '../../../lib/article-heading.js';
import { lawPath } from '../../../lib/law-path.js';
import { currentLanguage } from '../../../lib/locale.js';
import { languageAttributes } from '../../../lib/text-attributes.js';
import { useTranslation } from '../../../lib/translation.js';
import { articleName, cutAtMatches } from '../article.js';
import { LawName, OwnLanguage } from './law-name.js';
import { StateBadge } from './state-badge.js';

/** An article that a search found, with the passage that fits best. */
export function ResultCard({ result }: { result: LawResult }) {
  const t = useTranslation();
  const { law, number, title, outdated, passage, matches } = result;
  const heading = articleHeading(title, currentLanguage());
  return (
    <li className="relative rounded-card border border-line bg-surface p-4 shadow-card transition-colors hover:border-brand sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-56">
          <h3 className="font-semibold text-ink">
            <Link
              data-result
              to={lawPath(law.key, number)}
              className="after:absolute after:inset-0 after:rounded-card hover:text-brand"
            >
              <OwnLanguage>{articleName(t, number)}</OwnLanguage>
              {t('law.comma')}
              <LawName name={law.name} />
            </Link>
          </h3>
          {heading !== null && (
            <p className="text-sm text-ink-3">
              <OwnLanguage>{heading}</OwnLanguage>
            </p>
          )}
        </div>
        <div className="flex flex-wrap gap-2">
          {outdated && <StateBadge state="outdated" />}
          <StateBadge state={law.state} />
        </div>
      </div>
      <p
        {...languageAttributes('ar')}
        className="mt-3 border-s-3 border-line-strong/50 ps-4 whitespace-pre-line text-ink"
      >
        {cutAtMatches(passage, matches).map(({ start, text, matched }) =>
          matched ? (
            <mark key={start} className="rounded-xs bg-mark text-ink">
              {text}
            </mark>
          ) : (
            text
          ),
        )}
      </p>
    </li>
  );
}
