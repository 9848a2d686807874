import type { ReactNode } from 'react';
import { useTranslation, type MessageId } from '../lib/translation.js';
import { ErrorNotice } from './error-notice.js';
import { SkeletonRows } from './skeleton.js';

interface QueryContentProps<T> {
  query: { data: T | undefined; isPending: boolean; refetch: () => Promise<unknown> };
  /** As many as will roughly be there. */
  rows: number;
  loading?: MessageId;
  failed: MessageId;
  children: (data: T) => ReactNode;
}

/**
 * What is fetched; until then that it is on its way, or that it could not be had, with another try. What is there
 * stays where a newer one cannot be had.
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
