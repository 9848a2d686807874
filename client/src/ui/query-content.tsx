import type { ReactNode } from 'react';
import { useTranslation, type MessageId } from '../lib/translation.js';
import { ErrorNotice } from './error-notice.js';
import { SkeletonRows } from './skeleton.js';

interface QueryContentProps<T> {
  query: { data: T | undefined; isPending: boolean; refetch: () => Promise<unknown> };
  /** The number of skeleton rows: roughly the expected number of items. */
  rows: number;
  loading?: MessageId;
  failed: MessageId;
  children: (data: T) => ReactNode;
}

/**
 * The data of a query; until it arrives, a loading state, or an error with a retry button. Data that is already shown
 * stays when a refetch fails.
 */
export function QueryContent<T>({
  query,
  rows,
  loading = 'app.loading',
  failed,
  children,
}: QueryContentProps<T>) {
  const t = useTranslation();
  if (query.data !== undefined) return children(query.data);
  if (query.isPending) return <SkeletonRows rows={rows} label={t(loading)} />;
  return (
    <ErrorNotice
      title={t(failed)}
      action={{ label: t('action.tryAgain'), onClick: () => void query.refetch() }}
    />
  );
}
