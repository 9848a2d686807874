import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { socketEvents, type SocketEventName, type SocketEvents } from '#shared/contracts/events.js';
import { isTerminal } from '#shared/domain/job-state.js';
import { adminKey, onMetrics, onUsers } from '../features/admin/live.js';
import { chatKey } from '../features/chat/keys.js';
import { onChat, onChatDelta } from '../features/chat/live.js';
import { documentsKey } from '../features/documents/api.js';
import { jobsKey } from '../features/jobs/cache.js';
import { onJob, onPartial } from '../features/jobs/live.js';
import { exportKey, factorKey, sessionsKey } from '../features/profile/keys.js';
import { allReportsKey, keyAfterJob, reportsKey } from '../features/reports/keys.js';
import { onReport } from '../features/reports/marks.js';
import { API_URL } from '../lib/call.js';
import { withRetry } from '../lib/with-retry.js';
import { accountGoneKey, checkService, refetchAfterNews, sessionKey } from '../lib/query-client.js';

/** Time within which the response that sets a new session's cookie should have reached this browser, in ms. */
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
  'chat:delta': onChatDelta,
  chat: onChat,
  documents: (client) => {
    void refetchAfterNews(client, documentsKey);
  },
  history: (client, { kind }) => {
    // The list of jobs names each job's result, so it is stale too.
    for (const queryKey of [reportsKey(kind), jobsKey]) void refetchAfterNews(client, queryKey);
  },
  report: onReport,
  account: (client, { change }) => {
    const queryKeys = change === 'sessions' ? [sessionsKey] : [sessionsKey, sessionKey, factorKey];
    for (const queryKey of queryKeys) void refetchAfterNews(client, queryKey);
  },
  users: onUsers,
  metrics: onMetrics,
  session: (client, { reason }) => {
    if (reason === 'role_changed') void refetchAfterNews(client, sessionKey);
    else {
      if (reason === 'account_removed') client.setQueryData(accountGoneKey, true);
      client.setQueryData(sessionKey, null);
      // The session may have ended because the user signed in again in another window of this browser.
      setTimeout(() => void refetchAfterNews(client, sessionKey), COOKIE_MS);
    }
  },
};

/**
 * Keeps one socket open while the shell is shown. Its events are only hints: after each connection the data is
 * fetched again.
 */
export function useLiveUpdates(): void {
  const client = useQueryClient();
  useEffect(() => {
    let close: (() => void) | undefined;
    let unmounted = false;
    const connect = async () => {
      const { io } = await withRetry(() => import('./socket.js'))();
      if (unmounted) return;
      const socket = io(API_URL === '' ? window.location.origin : API_URL, {
        path: '/socket.io',
        withCredentials: true,
        transports: ['websocket', 'polling'],
        tryAllTransports: true,
      });
      close = () => {
        const closeSocket = () => {
          socket.close();
        };
        // A browser logs an error for a socket that is closed while it is connecting.
        if (socket.connected) closeSocket();
        else socket.once('connect', closeSocket).once('connect_error', closeSocket);
      };
      socket.on('disconnect', (reason) => {
        // Socket.IO does not reconnect by itself after the server disconnects a socket, which the server does when it
        // has missed events and when it stops. Without a session the server refuses the connection, so none is tried.
        if (reason === 'io server disconnect' && client.getQueryData(sessionKey)) socket.connect();
      });
      socket.on('connect_error', () => {
        // Socket.IO retries by itself unless the server refused the connection: then nobody is signed in any more.
        if (!socket.active) void refetchAfterNews(client, sessionKey);
        else void checkService(client);
      });
      let wasConnected = false;
      socket.on('connect', () => {
        // While the socket was closed, another user may have signed in in another window of this browser.
        if (wasConnected) void refetchAfterNews(client, sessionKey);
        wasConnected = true;
        for (const queryKey of [
          jobsKey,
          documentsKey,
          allReportsKey,
          chatKey,
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
    // Without a socket the jobs are polled: updates are slower, but none is lost.
    connect().catch(() => undefined);
    return () => {
      unmounted = true;
      close?.();
    };
  }, [client]);
}
