import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isApiError } from '../../../lib/api-error.js';
import { useTranslation, type MessageId } from '../../../lib/translation.js';
import { buttonClass } from '../../../ui/button.js';
import { ErrorNotice } from '../../../ui/error-notice.js';
import { QueryContent } from '../../../ui/query-content.js';
import { useLaws } from '../api.js';
import { LoadingLaws } from './loading-laws.js';

interface FoundLawProps<T> {
  query: { data: T | undefined; error: unknown; isPending: boolean; refetch: () => Promise<unknown> };
  failed: MessageId;
  /** The message if there is no such law or article. */
  gone: MessageId;
  children: (data: T) => ReactNode;
}

/** A law or an article, or why it is not shown: it loads, it could not be fetched, or there is none. */
export function FoundLaw<T>({ query, failed, gone, children }: FoundLawProps<T>) {
  if (query.data === undefined && isApiError(query.error) && query.error.status === 404) {
    return <Missing gone={gone} refetch={query.refetch} />;
  }
  return (
    <QueryContent query={query} rows={4} failed={failed}>
      {children}
    </QueryContent>
  );
}

/** What was not found may still come while the laws are being loaded. */
function Missing({
  gone,
  refetch,
}: Pick<FoundLawProps<unknown>, 'gone'> & { refetch: () => Promise<unknown> }) {
  const t = useTranslation();
  const { data } = useLaws();
  const loaded = data?.loaded;
  const waited = useRef(false);
  useEffect(() => {
    if (loaded === false) waited.current = true;
    else if (loaded === true && waited.current) void refetch();
  }, [loaded, refetch]);
  if (loaded === false) return <LoadingLaws />;
  return (
    <div>
      <ErrorNotice title={t(gone)} />
      <p className="text-center">
        <Link to="/dashboard/law" className={buttonClass('secondary')}>
          {t('law.all')}
        </Link>
      </p>
    </div>
  );
}
