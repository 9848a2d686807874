import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { checkService, refetchAfterNews } from '../../lib/query-client.js';
import { serviceState } from '../../lib/service-state.js';
import { useStore } from '../../lib/store.js';
import { useTranslation } from '../../lib/translation.js';

/** Ms between two attempts to reach a service that does not answer. */
const RETRY_MS = 3_000;

/**
 * Returns whether the service answers. While it does not, the session is asked for every few seconds; when it answers
 * again, everything on screen is fetched again.
 */
export function useServiceRecovery(): boolean {
  const client = useQueryClient();
  const { available } = useStore(serviceState);
  useEffect(() => {
    if (available) return undefined;
    const timer = setInterval(() => {
      void checkService(client);
    }, RETRY_MS);
    return () => {
      clearInterval(timer);
      if (serviceState.get().available) void refetchAfterNews(client, []);
    };
  }, [available, client]);
  return available;
}

/** The page of a user whose session cannot be asked for; it goes by itself. */
export function ServiceUnavailable() {
  const t = useTranslation();
  return (
    <main className="grid min-h-dvh place-items-center p-6">
      <p role="status" className="max-w-prose text-center text-ink">
        {t('app.unavailable')}
      </p>
    </main>
  );
}
