import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHttpServer, limitBodies } from '#server/http-server.js';
import { attachSockets } from '#server/realtime/sockets.js';
import type { TestApp } from './app.js';

export interface LiveServer {
  server: Server;
  url: string;
  close(): Promise<void>;
}

/** An app with its sockets, on a port of its own; `close` leaves the app. */
export async function startLiveServer(
  { app, deps }: Pick<TestApp, 'app' | 'deps'>,
  options?: Parameters<typeof attachSockets>[2],
  connections: Parameters<typeof createHttpServer>[2] = {},
): Promise<LiveServer> {
  const server = createHttpServer(app, deps, connections);
  const sockets = attachSockets(server, deps, options);
  limitBodies(server, connections.limits);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    server,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      const closed = sockets.close();
      // Idle ones are kept for minutes, and it waits for them.
      server.closeAllConnections();
      await closed;
    },
  };
}
