import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A way to a database that can be closed to new connections, or break those that are open. */
export interface TcpProxy {
  /** The same database, by way of this proxy. */
  url: string;
  /** New connections are accepted and never answered, as by a frozen postmaster. */
  freeze(): void;
  /** New connections are refused from now on. */
  refuse(): void;
  /** New connections are served again; those that wait are dropped. */
  restore(): void;
  /** Open connections carry nothing any more and stay open, as to a machine without power; new ones are served. */
  hang(): void;
  /** Cuts every open connection. */
  cut(): void;
  close(): Promise<void>;
}

/** Stands between a client and the database of `databaseUrl`. */
export async function startTcpProxy(databaseUrl: string): Promise<TcpProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const waiting = new Set<Socket>();
  let mode: 'serve' | 'freeze' | 'refuse' = 'serve';

  const keep = (socket: Socket, kept: Set<Socket>) => {
    kept.add(socket);
    // Whoever is cut off says so by 'close'.
    socket.on('error', () => socket.destroy());
    socket.once('close', () => kept.delete(socket));
  };
  const server = createServer((client) => {
    if (mode === 'refuse') return void client.destroy();
    if (mode === 'freeze') return keep(client, waiting);
    const upstream = connect(Number(target.port), target.hostname);
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      keep(one, sockets);
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
  const drop = (dropped: Set<Socket>) => {
    for (const socket of dropped) socket.destroy();
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
      for (const socket of sockets) socket.unpipe().pause();
    },
    cut: () => drop(sockets),
    async close() {
      drop(waiting);
      drop(sockets);
      server.close();
      await once(server, 'close');
    },
  };
}
