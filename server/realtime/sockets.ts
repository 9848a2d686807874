import type { Server as HttpServer } from 'node:http';
import { Server, type Socket } from 'socket.io';
import * as z from 'zod';
import { findPartItems } from '#platform/db/queries/job-views.js';
import type { EventOf } from '#platform/events/bus.js';
import { sessionsOf } from '#server/auth/session.js';
import type { Deps } from '#server/deps.js';
import { isCrossSite } from '#server/middleware/same-site.js';
import { risk } from '#shared/contracts/api/risk.js';
import type { ServerToClient } from '#shared/contracts/events.js';

type LdaServer = Server<Record<string, never>, ServerToClient>;
type LdaSocket = Socket<Record<string, never>, ServerToClient>;

const userRoom = (id: string) => `user:${id}`;
const sessionRoom = (id: string) => `session:${id}`;
const storedItems = z.array(risk);

/**
 * Sockets on the HTTP server: each joins its user's and its session's room and is told what the bus says.
 * Every server hears every event and tells its own sockets alone, so that no adapter is needed and nothing
 * is sent twice.
 */
export function attachSockets(httpServer: HttpServer, deps: Deps): { close(): Promise<void> } {
  const { config, bus, log } = deps;
  const io: LdaServer = new Server(httpServer, {
    serveClient: false,
    cors: config.corsOrigins.length > 0 ? { origin: config.corsOrigins, credentials: true } : undefined,
    allowRequest: (req, decide) => decide(null, !isCrossSite(req, config)),
    // A client says nothing but hello.
    maxHttpBufferSize: 10_000,
  });
  const { middleware } = sessionsOf(deps);
  io.engine.use(
    (
      req: Parameters<typeof middleware>[0],
      res: Parameters<typeof middleware>[1],
      next: (error?: unknown) => void,
    ) => {
      // Only the handshake needs the session; later requests of the same connection go by its id.
      if (new URL(req.url, 'http://socket').searchParams.has('sid')) next();
      else void middleware(req, res, next);
    },
  );
  io.use((socket, next) => {
    const { user } = socket.request as { user?: { id: string } };
    next(user ? undefined : new Error('Not signed in.'));
  });
  io.on('connection', (socket: LdaSocket) => {
    const { user, sessionID } = socket.request as { user?: { id: string }; sessionID?: string };
    if (!user || !sessionID) {
      socket.disconnect(true);
      return;
    }
    void socket.join([userRoom(user.id), sessionRoom(sessionID)]);
  });

  const endSession = ({ user_id: userId, session_id: sessionId, reason }: EventOf<'session'>) => {
    const room = io.local.to(sessionId === null ? userRoom(userId) : sessionRoom(sessionId));
    room.emit('session', { reason });
    room.disconnectSockets(true);
  };
  const tellPartial = async (event: EventOf<'job:partial'>) => {
    const room = userRoom(event.user_id);
    if (!io.sockets.adapter.rooms.has(room)) return;
    const items =
      event.items ??
      storedItems.parse(
        await findPartItems(deps.db, { userId: event.user_id, jobId: event.job_id, seq: event.seq }),
      );
    io.local.to(room).emit('job:partial', { job_id: event.job_id, items });
  };
  const subscriptions = [
    bus.subscribe('job', (event) => io.local.to(userRoom(event.user_id)).emit('job', event.job)),
    bus.subscribe('job:partial', (event) => {
      tellPartial(event).catch((error: unknown) =>
        log.warn({ err: error, job: event.job_id }, 'a partial result was not sent'),
      );
    }),
    bus.subscribe('documents', (event) =>
      io.local.to(userRoom(event.user_id)).emit('documents', { reason: event.reason }),
    ),
    bus.subscribe('session', endSession),
    // What was said while the bus was away is lost: clients that connect anew ask for the truth.
    bus.onReconnect(() => io.local.disconnectSockets(true)),
  ];

  return {
    async close() {
      for (const end of subscriptions) end();
      await io.close();
    },
  };
}
