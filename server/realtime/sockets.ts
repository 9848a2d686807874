import type { Server as HttpServer } from 'node:http';
import { Server } from 'socket.io';
import type { Account } from '#platform/db/queries/users.js';
import { sessionsOf } from '#server/auth/session.js';
import type { Deps } from '#server/deps.js';
import { isCrossSite } from '#server/middleware/cross-site.js';
import { LIMITS } from '#shared/limits.js';
import { confirmSockets } from './confirm-sockets.js';
import { forwardEvents } from './forward-events.js';
import { createMetricsFeed } from './metrics.js';
import { ADMINS, sessionRoom, userRoom, type LdaServer, type LdaSocket } from './rooms.js';

/**
 * Attaches sockets to the HTTP server. Each joins the rooms of its user and its session, and an administrator's also
 * the administrators' room, and receives the events of the bus. Every server receives every event and emits it to its
 * own sockets only, so that no adapter is needed and nothing is sent twice.
 */
export function attachSockets(
  httpServer: HttpServer,
  deps: Deps,
  { confirmMs = LIMITS.sockets.confirmMs } = {},
): { close(): Promise<void> } {
  const { config, log } = deps;
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
    isWatched: () => io.sockets.adapter.rooms.has(ADMINS),
    send: (metrics) => io.local.to(ADMINS).emit('metrics', metrics),
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
        if (socket.rooms.has(ADMINS)) feed.adminJoined();
      },
      (error: unknown) => {
        log.warn({ err: error, user: user.id }, 'a new socket could not be confirmed');
        socket.disconnect(true);
      },
    );
  });

  const confirm = (sockets: readonly LdaSocket[]) => confirmSockets(deps, sockets);
  const allSockets = () => [...io.sockets.sockets.values()];

  // A session may end without an event: by its age, or because its event was lost.
  const confirmTimer = setInterval(() => {
    confirm(allSockets()).catch((error: unknown) =>
      log.warn({ err: error }, 'open sockets could not be confirmed'),
    );
  }, confirmMs);
  const subscriptions = forwardEvents(io, deps, {
    confirmUser: (userId) => confirm(allSockets().filter(({ data }) => data.userId === userId)),
    onAdminJoined: () => feed.adminJoined(),
  });

  return {
    async close() {
      clearInterval(confirmTimer);
      for (const end of subscriptions) end();
      feed.stop();
      await io.close();
    },
  };
}
