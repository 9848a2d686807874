import { useTranslation } from '../../../lib/translation.js';
import { Card } from '../../../ui/card.js';
import { ErrorNotice } from '../../../ui/error-notice.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { useOverview } from '../api.js';
import { formatNumber, formatTime } from '../format.js';
import { COUNTS, type Overview } from '../overview.js';
import { useCountAnnouncements } from '../use-count-announcements.js';
import { Section } from '../../../ui/section.js';

const GRID = 'grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-3';

export function OverviewCards() {
  const t = useTranslation();
  const overview = useOverview();
  const news = useCountAnnouncements(overview.data);
  return (
    <Section title={t('admin.overview')} lead={t('admin.overview.lead')}>
      <p role="status" className="sr-only">
        {news}
      </p>
      {overview.data !== undefined ? (
        <Counts overview={overview.data} />
      ) : overview.isPending ? (
        <div role="status" className={`delayed ${GRID}`}>
          <span className="sr-only">{t('app.loading')}</span>
          {COUNTS.map((name) => (
            <Skeleton key={name} className="h-32 max-sm:h-34.5 max-sm:rtl:h-41" />
          ))}
        </div>
      ) : (
        <Card>
          <ErrorNotice
            title={t('admin.overview.failed')}
            action={{ label: t('action.tryAgain'), onClick: () => void overview.refetch() }}
          />
        </Card>
      )}
    </Section>
  );
}

function Counts({ overview }: { overview: Overview }) {
  const t = useTranslation();
  const now = Math.max(...COUNTS.map((name) => overview[name].since));
  return (
    <dl className={GRID}>
      {COUNTS.map((name) => {
        const { value, since: moment, changed } = overview[name];
        return (
          <div
            key={name}
            className="flex flex-col rounded-card border border-line bg-surface p-4 shadow-card sm:p-5"
          >
            <dt className="text-sm text-ink-2">{t(`admin.count.${name}`)}</dt>
            <dd className="mt-1 flex flex-1 flex-col justify-between gap-1">
              {/* A new element for each value, so that the entrance animation draws the eye to a change. */}
              <span
                key={value}
                className={
                  changed ? 'enter text-3xl font-semibold text-ink' : 'text-3xl font-semibold text-ink'
                }
              >
                {formatNumber(value)}
              </span>
              {/* On a phone this text takes one line or two, depending on its exact width: two are reserved so
                  that a late font moves nothing. */}
              <span className="text-sm text-ink-3 max-sm:min-h-[2lh]">
                {t(changed ? 'admin.overview.changed' : 'admin.overview.same', {
                  time: formatTime(moment, now),
                })}
              </span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
