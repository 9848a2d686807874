import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { isApiError } from '../../../lib/api-error.js';
import { isInitialNavigation } from '../../../lib/initial-navigation.js';
import { useTranslation, type MessageId } from '../../../lib/translation.js';
import { Button } from '../../../ui/button.js';
import { cx } from '../../../ui/cx.js';
import { ErrorNotice } from '../../../ui/error-notice.js';
import { SkeletonRows } from '../../../ui/skeleton.js';
import { goToHistory } from './report-history.js';
import { useReport, type ReportEntry, type ReportsApi } from '../api.js';

interface OpenReportProps<Report, Entry extends ReportEntry> {
  api: ReportsApi<Report, Entry>;
  id: string;
  words: {
    /** The label of the button that leads back to the form. */
    another: MessageId;
    /** The message for an answer of an unexpected form. */
    unexpected: MessageId;
    /** The message for a report that could not be fetched, where a tool has its own. */
    failed?: MessageId;
    /** The message for a report that was deleted, and the label of the way to the others, where a tool has its own. */
    gone?: MessageId;
    toHistory?: MessageId;
  };
  /** Tells whether an answer has the expected form. */
  isWhole: (report: Report) => boolean;
  /** True where it has its place within the form: nothing around it moves. */
  inline?: boolean;
  onAnother: () => void;
  children: (report: Report) => ReactNode;
}

/** Tells whether an address leads to a place within a report, which moves the focus by itself. */
const isWithinReport = (search: string): boolean => {
  const query = new URLSearchParams(search);
  return query.has('finding') || query.has('view');
};

/**
 * A tool's report: loading, not available, or rendered by the tool and scrolled into view. The tool's code for it may be
 * fetched only now.
 */
export function OpenReport<Report, Entry extends ReportEntry>(props: OpenReportProps<Report, Entry>) {
  const t = useTranslation();
  return (
    // Outside of what scrolls and moves the focus, which is done once all of it is there.
    <Suspense fallback={<SkeletonRows rows={4} label={t('app.loading')} />}>
      <LoadedReport {...props} />
    </Suspense>
  );
}

function LoadedReport<Report, Entry extends ReportEntry>(props: OpenReportProps<Report, Entry>) {
  const { api, id, words, isWhole, inline = false, onAnother, children } = props;
  const t = useTranslation();
  const report = useReport(api, id);
  const container = useRef<HTMLDivElement>(null);
  const { key, search } = useLocation();
  const within = isWithinReport(search);
  const wasWithin = useRef(false);
  const loaded = report.data !== undefined;
  useEffect(() => {
    if (!loaded) return;
    const stays = within || wasWithin.current;
    wasWithin.current = within;
    if (stays) return;
    container.current?.scrollIntoView({ block: inline ? 'nearest' : 'start' });
    // The form that the report replaces may have had the focus; an open dialog or menu keeps its own.
    if (isInitialNavigation(key) || document.activeElement?.closest('[role="dialog"], [role="menu"]')) return;
    container.current?.querySelector('h2')?.focus({ preventScroll: true });
  }, [loaded, key, within, inline]);

  const malformed = report.data !== undefined && !isWhole(report.data);
  const notFound = isApiError(report.error) && report.error.status === 404;
  return (
    // As high as the window while the report is fetched, so that the content below does not jump.
    <div ref={container} className={cx('scroll-mt-24', report.isPending && !inline && 'min-h-dvh')}>
      {report.isPending && <SkeletonRows rows={4} label={t('app.loading')} />}
      {(report.isError || malformed) && (
        <div>
          {notFound ? (
            <ErrorNotice
              title={t(words.gone ?? 'reports.gone')}
              action={{
                label: t(words.toHistory ?? 'reports.toHistory'),
                onClick: () => {
                  onAnother();
                  goToHistory();
                },
              }}
            />
          ) : (
            <ErrorNotice
              title={t(malformed ? words.unexpected : (words.failed ?? 'reports.openFailed'))}
              action={{ label: t('action.tryAgain'), onClick: () => void report.refetch() }}
            />
          )}
          <p className="text-center">
            <Button variant="ghost" onClick={onAnother}>
              {t(words.another)}
            </Button>
          </p>
        </div>
      )}
      {report.isSuccess && !malformed && children(report.data)}
    </div>
  );
}
