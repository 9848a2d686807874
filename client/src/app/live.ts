import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { socketEvents, type SocketEventName, type SocketEvents } from '#shared/contracts/events.js';
import { isTerminal } from '#shared/domain/job-state.js';
import { adminKey, onMetrics, onUsers } from '../features/admin/live.js';
import { documentsKey } from '../features/documents/api.js';
import { jobsKey } from '../features/jobs/cache.js';
import { onJob, onPartial } from '../features/jobs/live.js';
import { exportKey, factorKey, sessionsKey } from '../features/profile/keys.js';
import { allReportsKey, keyAfterJob, reportsKey } from '../features/reports/keys.js';
import { API_URL } from '../lib/call.js';
import { withRetry } from '../lib/with-retry.js';
import { accountGoneKey, refetchAfterNews, sessionKey } from '../lib/query-client.js';

/** By then the answer that brings the cookie of a new session has come to this browser, ms. */
const COOKIE_MS = 1_500;

type Handlers = { [K in SocketEventName]: (client: QueryClient, payload: SocketEvents[K]) => void };

const handlers: Handlers = {
  job: (client, job) => {
    onJob(client, job);
    if (isTerminal(job.status)) {
      void refetchAfterNews(client, job.kind === 'export' ? exportKey : keyAfterJob(job.kind));
    }
  },
  'job:partial': onPartial,
  documents: (client) => {
    void refetchAfterNews(client, documentsKey);
  },
  history: (client, { kind }) => {
    // A job's result is named in the list of jobs too.
    for (const queryKey of [reportsKey(kind), jobsKey]) void refetchAfterNews(client, queryKey);
  },
  account: (client, { change }) => {
    const changed = change === 'sessions' ? [sessionsKey] : [sessionsKey, sessionKey, factorKey];
    for (const queryKey of changed) void refetchAfterNews(client, queryKey);
  },
  users: onUsers,
  metrics: onMetrics,
  session: (client, { reason }) => {
    if (reason === 'role_changed') void refetchAfterNews(client, sessionKey);
    else {
      if (reason === 'account_removed') client.setQueryData(accountGoneKey, true);
      client.setQueryData(sessionKey, null);
      // It may have ended because somebody signed in anew, in another window of this browser.
      setTimeout(() => void refetchAfterNews(client, sessionKey), COOKIE_MS);
    }
  },
};

/** One socket while the shell is shown. What it says is a hint: after each connection the truth is asked for. */
export function useLive(): void {
  const client = useQueryClient();
  useEffect(() => {
    let close: (() => void) | undefined;
    let left = false;
    const open = async () => {
      const { io } = await withRetry(() => import('./socket.js'))();
      if (left) return;
      const socket = io(API_URL === '' ? window.location.origin : API_URL, {
        path: '/socket.io',
        withCredentials: true,
        transports: ['websocket', 'polling'],
        tryAllTransports: true,
      });
      close = () => {
        const cut = () => {
          socket.close();
        };
        // A browser complains aloud of a socket that is cut while it is being opened.
        if (socket.connected) cut();
        else socket.once('connect', cut).once('connect_error', cut);
      };
      socket.on('disconnect', (reason) => {
        // A cut by the server is for good, unless one asks: it sheds its sockets after a gap in its own news, and
        // when it is stopped. Whoever has no session any more is not let in.
        if (reason === 'io server disconnect' && client.getQueryData(sessionKey)) socket.connect();
      });
      socket.on('connect_error', () => {
        // It tries again by itself, unless it was not let in: then nobody is signed in any more.
        if (!socket.active) void refetchAfterNews(client, sessionKey);
      });
      let before = false;
      socket.on('connect', () => {
        // Meanwhile somebody else may have signed in, in another window of this browser.
        if (before) void refetchAfterNews(client, sessionKey);
        before = true;
        for (const queryKey of [
          jobsKey,
          documentsKey,
          allReportsKey,
          exportKey,
          sessionsKey,
          factorKey,
          adminKey,
        ])
          void refetchAfterNews(client, queryKey);
        void refetchAfterNews(client, ['job-items']);
      });
      const listen = <K extends SocketEventName>(name: K) => {
        const event: string = name;
        socket.on(event, (payload: unknown) => {
          const parsed = socketEvents[name].safeParse(payload);
          if (parsed.success) handlers[name](client, parsed.data as SocketEvents[K]);
        });
      };
      for (const name of Object.keys(handlers) as SocketEventName[]) listen(name);
    };
    // Without a socket the jobs are polled: nothing is lost but speed.
    open().catch(() => undefined);
    return () => {
      left = true;
      close?.();
    };
  }, [client]);
}
