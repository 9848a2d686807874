import type { ReactNode } from 'react';
import { useWords, type MessageId } from '../lib/words.js';
import { Notice } from './notice.js';
import { SkeletonRows } from './skeleton.js';

interface LoadedProps<T> {
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
export function Loaded<T>({ query, rows, loading = 'app.loading', failed, children }: LoadedProps<T>) {
  const say = useWords();
  if (query.data !== undefined) return children(query.data);
  if (query.isPending) return <SkeletonRows rows={rows} label={say(loading)} />;
  return (
    <Notice
      title={say(failed)}
      action={{ label: say('action.tryAgain'), onClick: () => void query.refetch() }}
    />
  );
}
