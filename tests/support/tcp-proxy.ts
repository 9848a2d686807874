import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** Proxy to a database that can refuse new connections and break open ones. */
export interface TcpProxy {
  /** URL of the database through this proxy. */
  url: string;
  /** Accepts new connections and never answers them, like a frozen postmaster. */
  freeze(): void;
  /** Refuses new connections from now on. */
  refuse(): void;
  /** Serves new connections again, and drops those that wait. */
  restore(): void;
  /** Stops all traffic of open connections without closing them, like a machine that lost power; new ones are served. */
  hang(): void;
  /** Lets the traffic of connections that hang flow again, with what was sent meanwhile. */
  thaw(): void;
  /** Cuts every open connection. */
  cut(): void;
  close(): Promise<void>;
}

/** Starts a proxy to the database of `databaseUrl`. */
export async function startTcpProxy(databaseUrl: string): Promise<TcpProxy> {
  const target = new URL(databaseUrl);
  /** Open connections: each end with the other one. */
  const sockets = new Map<Socket, Socket>();
  const waiting = new Set<Socket>();
  let mode: 'serve' | 'freeze' | 'refuse' = 'serve';

  const keep = (socket: Socket, kept: { delete(socket: Socket): unknown }) => {
    // A broken connection is handled by its 'close' event.
    socket.on('error', () => socket.destroy());
    socket.once('close', () => kept.delete(socket));
  };
  const server = createServer((client) => {
    if (mode === 'refuse') return void client.destroy();
    if (mode === 'freeze') return keep(client, waiting.add(client));
    const upstream = connect(Number(target.port), target.hostname);
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      keep(one, sockets.set(one, other));
      one.once('close', () => other.destroy());
      one.pipe(other);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${address.port}`;
  const drop = (dropped: Iterable<Socket>) => {
    for (const socket of [...dropped]) socket.destroy();
  };
  return {
    url: url.href,
    freeze: () => (mode = 'freeze'),
    refuse: () => (mode = 'refuse'),
    restore() {
      mode = 'serve';
      drop(waiting);
    },
    hang() {
      for (const socket of sockets.keys()) socket.unpipe().pause();
    },
    thaw() {
      for (const [socket, other] of sockets) socket.pipe(other);
    },
    cut: () => drop(sockets.keys()),
    async close() {
      drop(waiting);
      drop(sockets.keys());
      server.close();
      await once(server, 'close');
    },
  };
}
