import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHttpServer, setBodyDeadlines } from '#server/http-server.js';
import { attachSockets } from '#server/realtime/sockets.js';
import type { TestApp } from './app.js';

export interface LiveServer {
  server: Server;
  url: string;
  close(): Promise<void>;
}

/** Starts an app with its sockets on a port of its own; `close` does not close the app. */
export async function startLiveServer(
  { app, deps }: Pick<TestApp, 'app' | 'deps'>,
  options?: Parameters<typeof attachSockets>[2],
  connections: Parameters<typeof createHttpServer>[2] = {},
): Promise<LiveServer> {
  const server = createHttpServer(app, deps, connections);
  const sockets = attachSockets(server, deps, options);
  setBodyDeadlines(server, connections.limits);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    server,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      const closed = sockets.close();
      // `close` waits for idle connections, which are kept alive for minutes.
      server.closeAllConnections();
      await closed;
    },
  };
}
