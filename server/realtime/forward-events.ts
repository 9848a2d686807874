import { findPartItems } from '#platform/db/queries/job-views.js';
import { findMark } from '#platform/db/queries/marks.js';
import { findUser } from '#platform/db/queries/users.js';
import type { EventOf } from '#platform/events/bus.js';
import type { Deps } from '#server/deps.js';
import { createJobNews } from './job-news.js';
import { ADMINS, sessionRoom, userRoom, type LdaServer } from './rooms.js';

/**
 * Emits the events of the bus to the sockets of this server; returns the functions that end the subscriptions.
 */
export function forwardEvents(
  io: LdaServer,
  { bus, db, log }: Pick<Deps, 'bus' | 'db' | 'log'>,
  options: {
    /** Closes those sockets of a user whose session has ended. */
    confirmUser: (userId: string) => Promise<void>;
    /** Called when sockets join the administrators' room. */
    onAdminJoined: () => void;
  },
): (() => void)[] {
  /** Changes which events a user's sockets receive; they stay open, since the session does. */
  const changeRole = async (userId: string) => {
    const room = io.local.in(userRoom(userId));
    // Before the database is queried: a former administrator receives nothing from here on.
    room.socketsLeave(ADMINS);
    room.emit('session', { reason: 'role_changed' });
    const user = await findUser(db, userId);
    if (user?.role === 'admin') {
      room.socketsJoin(ADMINS);
      options.onAdminJoined();
    } else room.socketsLeave(ADMINS);
  };

  const isNews = createJobNews();

  const endSession = ({ user_id: userId, session_id: sessionId, reason }: EventOf<'session'>) => {
    if (reason === 'role_changed') {
      changeRole(userId).catch((error: unknown) =>
        log.warn({ err: error, user: userId }, 'a changed role could not be looked up'),
      );
      return;
    }
    const room = io.local.to(sessionId === null ? userRoom(userId) : sessionRoom(sessionId));
    room.emit('session', { reason });
    room.disconnectSockets(true);
    if (sessionId === null) io.local.to(ADMINS).emit('users', {});
    else io.local.to(userRoom(userId)).emit('account', { change: 'sessions' });
  };
  /** Most events are of users whose windows are open at other servers, or nowhere. */
  const isConnected = (userId: string) => io.sockets.adapter.rooms.has(userRoom(userId));
  const emitPartial = async (event: EventOf<'job:partial'>) => {
    const { kind, job_id: jobId, seq, user_id: userId } = event;
    if (kind === undefined || !isConnected(userId)) return;
    const items = event.items ?? (await findPartItems(db, { userId, jobId, seq }));
    io.local.to(userRoom(userId)).emit('job:partial', { job_id: jobId, kind, items });
  };
  const emitMark = async ({ user_id: userId, kind, id, n, mark }: EventOf<'report'>) => {
    if (!isConnected(userId)) return;
    const shown = mark ?? (await findMark(db, { userId, reportId: id, n }));
    if (shown !== undefined) io.local.to(userRoom(userId)).emit('report', { kind, id, mark: shown });
  };
  return [
    bus.subscribe('job', ({ user_id: userId, job }) => {
      if (isConnected(userId) && isNews(job)) io.local.to(userRoom(userId)).emit('job', job);
    }),
    bus.subscribe('job:partial', (event) => {
      emitPartial(event).catch((error: unknown) =>
        log.warn({ err: error, job: event.job_id }, 'a partial result was not sent'),
      );
    }),
    bus.subscribe('chat:delta', ({ topic: _, user_id: userId, ...delta }) => {
      if (isConnected(userId)) io.local.to(userRoom(userId)).emit('chat:delta', delta);
    }),
    bus.subscribe('chat', ({ user_id: userId, session_id, change }) =>
      io.local.to(userRoom(userId)).emit('chat', { session_id, change }),
    ),
    bus.subscribe('documents', (event) =>
      io.local.to(userRoom(event.user_id)).emit('documents', { reason: event.reason }),
    ),
    bus.subscribe('history', ({ user_id: userId, kind }) =>
      io.local.to(userRoom(userId)).emit('history', { kind }),
    ),
    bus.subscribe('report', (event) => {
      emitMark(event).catch((error: unknown) =>
        log.warn({ err: error, report: event.id }, 'a changed mark was not sent'),
      );
    }),
    bus.subscribe('account', ({ user_id: userId, change }) => {
      io.local.to(userRoom(userId)).emit('account', { change });
      if (change !== 'details') return;
      io.local.to(ADMINS).emit('users', {});
      // The change may have ended sessions that could not be removed from an unavailable store.
      options
        .confirmUser(userId)
        .catch((error: unknown) =>
          log.warn({ err: error, user: userId }, "a user's sockets could not be confirmed"),
        );
    }),
    bus.subscribe('session', endSession),
    // Events published while the bus was unavailable are lost: clients that reconnect fetch the current state.
    bus.onReconnect(() => io.local.disconnectSockets(true)),
  ];
}
