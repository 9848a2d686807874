import { SearchX } from 'lucide-react';
import { memo, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { LawResult, LawSummary } from '#shared/api/law.js';
import { LIMITS } from '#shared/limits.js';
import { useTranslation } from '../../../lib/translation.js';
import { Button, buttonClass } from '../../../ui/button.js';
import { Card } from '../../../ui/card.js';
import { Chip } from '../../../ui/chip.js';
import { cx } from '../../../ui/cx.js';
import { QueryContent } from '../../../ui/query-content.js';
import { useLawSearch, useLaws } from '../api.js';
import { byClosestName } from '../list.js';
import { LawName } from './law-name.js';
import { LawRow } from './law-row.js';
import { LoadingLaws } from './loading-laws.js';
import { ResultCard } from './result-card.js';

interface ResultsProps {
  q: string;
  /** The key of the one law that is searched; null searches all. */
  law: string | null;
  /** True to offer searching one law alone, or all again, by the address. */
  filter?: boolean;
}

/**
 * What a search found: laws whose names match, and articles, with a filter by law. Memoized: typing in the search field
 * renders none of it.
 */
export const Results = memo(function Results({ q, law, filter = false }: ResultsProps) {
  const [, setAddress] = useSearchParams();
  const search = `${law ?? ''} ${q}`;
  const [asked, setAsked] = useState<{ search: string; limit: number }>({
    search,
    limit: LIMITS.ui.lawResults,
  });
  // Another search begins with its first articles.
  const limit = asked.search === search ? asked.limit : LIMITS.ui.lawResults;
  const query = useLawSearch({ q, law, limit });
  return (
    <QueryContent query={query} rows={4} failed="law.search.failed">
      {({ laws, results, more, loaded }) =>
        loaded ? (
          <div
            aria-busy={query.isPlaceholderData || undefined}
            className={cx('flex flex-col gap-6 transition-opacity', query.isPlaceholderData && 'opacity-55')}
          >
            {law === null && laws.length > 0 && <LawsByName key={q} laws={laws} />}
            {filter && (
              <LawFilter
                law={law}
                results={results}
                onLaw={(key) => {
                  setAddress(key === null ? { q } : { q, law: key }, { replace: true });
                }}
              />
            )}
            <Articles
              results={results}
              more={more}
              busy={query.isPlaceholderData}
              onMore={() => {
                setAsked({ search, limit: limit + LIMITS.ui.lawResults });
              }}
            />
            {results.length === 0 && <NothingFound q={q} law={law} />}
          </div>
        ) : (
          <LoadingLaws />
        )
      }
    </QueryContent>
  );
});

function LawsByName({ laws }: { laws: readonly LawSummary[] }) {
  const t = useTranslation();
  const [whole, setWhole] = useState(false);
  const closest = byClosestName(laws);
  const shown = whole ? closest : closest.slice(0, LIMITS.ui.lawsByName);
  return (
    <section aria-labelledby="by-name" className="flex flex-col gap-3">
      <h2 id="by-name" className="text-lg font-semibold text-ink">
        {t('law.results.laws')}
      </h2>
      <Card className="overflow-hidden">
        <ul className="divide-y divide-line">
          {shown.map((law) => (
            <LawRow key={law.key} law={law} />
          ))}
        </ul>
        {shown.length < laws.length && (
          <div className="border-t border-line p-2">
            <Button
              variant="link"
              className="w-full"
              onClick={() => {
                setWhole(true);
              }}
            >
              {t('law.results.allLaws', { count: laws.length })}
            </Button>
          </div>
        )}
      </Card>
    </section>
  );
}

interface LawFilterProps {
  law: string | null;
  results: readonly LawResult[];
  onLaw: (key: string | null) => void;
}

/** Toggles by which only articles of one law are searched: those of the laws that were found, the most frequent first. */
function LawFilter({ law, results, onLaw }: LawFilterProps) {
  const t = useTranslation();
  const { data } = useLaws();
  const chosen = data?.laws.filter(({ key }) => key === law) ?? [];
  const counts = new Map<string, { one: LawSummary; count: number }>();
  for (const { law: one } of results) {
    counts.set(one.key, { one, count: (counts.get(one.key)?.count ?? 0) + 1 });
  }
  const found = [...counts.values()].sort((a, b) => b.count - a.count).map(({ one }) => one);
  const laws = law === null ? found : chosen;
  if (law === null && laws.length < 2) return null;
  return (
    <div
      role="group"
      aria-label={t('law.results.filter')}
      className="flex gap-2 overflow-x-auto py-1 [scrollbar-width:none] sm:flex-wrap print:hidden [&>*]:shrink-0 sm:[&>*]:shrink"
    >
      <Chip
        pressed={law === null}
        onClick={() => {
          onLaw(null);
        }}
      >
        {t('law.results.everyLaw')}
      </Chip>
      {laws.map(({ key, name }) => (
        <Chip
          key={key}
          pressed={key === law}
          onClick={() => {
            onLaw(key === law ? null : key);
          }}
        >
          <LawName name={name} />
        </Chip>
      ))}
    </div>
  );
}

interface ArticlesProps {
  results: readonly LawResult[];
  /** True if the search found more than these. */
  more: boolean;
  busy: boolean;
  onMore: () => void;
}

function Articles({ results, more, busy, onMore }: ArticlesProps) {
  const t = useTranslation();
  return (
    <section aria-labelledby="articles" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="articles" className="text-lg font-semibold text-ink">
          {t('law.results')}
        </h2>
        <p role="status" className={results.length === 0 ? 'sr-only' : 'text-sm text-ink-3'}>
          {t(more ? 'law.results.shown' : 'law.results.count', { count: results.length })}
        </p>
      </div>
      {results.length > 0 && (
        <ul className="flex flex-col gap-4">
          {results.map((result) => (
            <ResultCard key={`${result.law.key} ${result.number}`} result={result} />
          ))}
        </ul>
      )}
      {more &&
        (results.length < LIMITS.ui.lawResultsMost ? (
          <Button variant="secondary" className="self-center print:hidden" busy={busy} onClick={onMore}>
            {t('law.results.more')}
          </Button>
        ) : (
          <p className="text-center text-sm text-ink-3">{t('law.results.narrow')}</p>
        ))}
    </section>
  );
}

const HINTS = ['law.results.none.words', 'law.results.none.arabic', 'law.results.none.number'] as const;

function NothingFound({ q, law }: { q: string; law: string | null }) {
  const t = useTranslation();
  return (
    <div className="flex flex-col items-center gap-3 px-4 py-8 text-center">
      <SearchX aria-hidden className="size-6 text-ink-3" />
      <p className="font-semibold text-ink">{t('law.results.none')}</p>
      <ul className="flex flex-col gap-1 text-ink-2">
        {HINTS.map((hint) => (
          <li key={hint}>{t(hint)}</li>
        ))}
      </ul>
      {law !== null && (
        <Link
          to={`/dashboard/law?${new URLSearchParams({ q }).toString()}`}
          className={buttonClass('secondary')}
        >
          {t('law.results.none.within')}
        </Link>
      )}
    </div>
  );
}
