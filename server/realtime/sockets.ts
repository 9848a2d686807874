import type { Server as HttpServer } from 'node:http';
import { Server, type Socket } from 'socket.io';
import { findPartItems } from '#platform/db/queries/job-views.js';
import { findUser, findUsers, type Account } from '#platform/db/queries/users.js';
import type { EventOf } from '#platform/events/bus.js';
import { isEndedByEpoch } from '#platform/sessions/epoch.js';
import { sessionsOf } from '#server/auth/session.js';
import type { Deps } from '#server/deps.js';
import { isCrossSite } from '#server/middleware/same-site.js';
import type { ServerToClient } from '#shared/contracts/events.js';
import { LIMITS } from '#shared/limits.js';
import { createMetricsFeed } from './metrics.js';

type Nothing = Record<string, never>;
/** Session that a socket was opened with. */
interface Opened {
  sid: string;
  userId: string;
  epoch: number | undefined;
}
type LdaServer = Server<Nothing, ServerToClient, Nothing, Opened>;
type LdaSocket = Socket<Nothing, ServerToClient, Nothing, Opened>;

const userRoom = (id: string) => `user:${id}`;
const sessionRoom = (id: string) => `session:${id}`;
const ADMINS = 'admins';

/**
 * Attaches sockets to the HTTP server. Each joins the rooms of its user and its session, an administrator's
 * also theirs, and receives the events of the bus. Every server receives every event and emits it to its own
 * sockets only, so that no adapter is needed and nothing is sent twice.
 */
export function attachSockets(
  httpServer: HttpServer,
  deps: Deps,
  { confirmMs = LIMITS.sockets.confirmMs } = {},
): { close(): Promise<void> } {
  const { config, bus, log } = deps;
  const io: LdaServer = new Server(httpServer, {
    serveClient: false,
    cors: config.corsOrigins.length > 0 ? { origin: config.corsOrigins, credentials: true } : undefined,
    allowRequest: (req, decide) => decide(null, !isCrossSite(req, config)),
    // Clients send nothing after the handshake.
    maxHttpBufferSize: 10_000,
  });
  const { middleware } = sessionsOf(deps);
  io.engine.use(
    (
      req: Parameters<typeof middleware>[0],
      res: Parameters<typeof middleware>[1],
      next: (error?: unknown) => void,
    ) => {
      // Only the handshake needs the session; later requests of the same connection carry the connection's id.
      if (new URL(req.url, 'http://socket').searchParams.has('sid')) next();
      else void middleware(req, res, next);
    },
  );
  io.use((socket, next) => {
    const { user } = socket.request as { user?: Account };
    next(user ? undefined : new Error('Not signed in.'));
  });
  const feed = createMetricsFeed(deps, {
    watched: () => io.sockets.adapter.rooms.has(ADMINS),
    tell: (metrics) => io.local.to(ADMINS).emit('metrics', metrics),
  });
  io.on('connection', (socket: LdaSocket) => {
    deps.metrics.sockets.inc();
    socket.once('disconnect', () => deps.metrics.sockets.dec());
    const { user, sessionID, session } = socket.request as {
      user?: Account;
      sessionID?: string;
      session?: { epoch?: number };
    };
    if (!user || !sessionID) {
      socket.disconnect(true);
      return;
    }
    void socket.join([userRoom(user.id), sessionRoom(sessionID)]);
    if (user.role === 'admin') void socket.join(ADMINS);
    socket.data = { sid: sessionID, userId: user.id, epoch: session?.epoch };
    // Checked only after the socket joined its rooms: it has missed events published during its handshake.
    confirm([socket]).then(
      () => {
        if (socket.rooms.has(ADMINS)) feed.joined();
      },
      (error: unknown) => {
        log.warn({ err: error, user: user.id }, 'a new socket could not be confirmed');
        socket.disconnect(true);
      },
    );
  });

  const cut = (socket: LdaSocket) => {
    socket.emit('session', { reason: 'revoked' });
    socket.disconnect(true);
  };
  /**
   * Closes the sockets whose session has ended; removes from the administrators' room those who are
   * administrators no longer.
   */
  const confirm = async (sockets: readonly LdaSocket[]) => {
    if (sockets.length === 0) return;
    const users = await findUsers(
      deps.db,
      sockets.map(({ data }) => data.userId),
    );
    for (const socket of sockets) {
      const user = users.get(socket.data.userId);
      if (user === undefined || isEndedByEpoch(user, socket.data)) cut(socket);
      else if (user.role !== 'admin') void socket.leave(ADMINS);
    }
    // After the accounts: if the session store is unavailable, sessions that the epoch ended are closed all the
    // same.
    const open = sockets.filter((socket) => socket.connected);
    const signedIn = await deps.sessions.findSignedIn(open.map(({ data }) => data.sid));
    for (const socket of open) if (!signedIn.has(socket.data.sid)) cut(socket);
  };
  const confirmUser = async (userId: string) => {
    await confirm([...io.sockets.sockets.values()].filter(({ data }) => data.userId === userId));
  };

  // A session may end without an event: by its age, or because its event was lost.
  const confirming = setInterval(() => {
    confirm([...io.sockets.sockets.values()]).catch((error: unknown) =>
      log.warn({ err: error }, 'open sockets could not be confirmed'),
    );
  }, confirmMs);

  /** Changes which events a user's sockets receive; they stay open, since the session does. */
  const changeRole = async (userId: string) => {
    const room = io.local.in(userRoom(userId));
    // Before the database is queried: a former administrator receives nothing from here on.
    room.socketsLeave(ADMINS);
    room.emit('session', { reason: 'role_changed' });
    const user = await findUser(deps.db, userId);
    if (user?.role === 'admin') {
      room.socketsJoin(ADMINS);
      feed.joined();
    } else room.socketsLeave(ADMINS);
  };

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
  const emitPartial = async (event: EventOf<'job:partial'>) => {
    const { kind, job_id: jobId, seq, user_id: userId } = event;
    const room = userRoom(userId);
    if (kind === undefined || !io.sockets.adapter.rooms.has(room)) return;
    const items = event.items ?? (await findPartItems(deps.db, { userId, jobId, seq }));
    io.local.to(room).emit('job:partial', { job_id: jobId, kind, items });
  };
  const subscriptions = [
    bus.subscribe('job', (event) => io.local.to(userRoom(event.user_id)).emit('job', event.job)),
    bus.subscribe('job:partial', (event) => {
      emitPartial(event).catch((error: unknown) =>
        log.warn({ err: error, job: event.job_id }, 'a partial result was not sent'),
      );
    }),
    bus.subscribe('documents', (event) =>
      io.local.to(userRoom(event.user_id)).emit('documents', { reason: event.reason }),
    ),
    bus.subscribe('history', ({ user_id: userId, kind }) =>
      io.local.to(userRoom(userId)).emit('history', { kind }),
    ),
    bus.subscribe('account', ({ user_id: userId, change }) => {
      io.local.to(userRoom(userId)).emit('account', { change });
      if (change !== 'details') return;
      io.local.to(ADMINS).emit('users', {});
      // The change may have ended sessions that could not be removed from an unavailable store.
      confirmUser(userId).catch((error: unknown) =>
        log.warn({ err: error, user: userId }, "a user's sockets could not be confirmed"),
      );
    }),
    bus.subscribe('session', endSession),
    // Events published while the bus was unavailable are lost: clients that reconnect fetch the current state.
    bus.onReconnect(() => io.local.disconnectSockets(true)),
  ];

  return {
    async close() {
      clearInterval(confirming);
      for (const end of subscriptions) end();
      feed.stop();
      await io.close();
    },
  };
}
