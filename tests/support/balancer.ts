import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface Balancer {
  /** Address under which the servers are reached. */
  url: string;
  close(): Promise<void>;
}

/** Starts a TCP balancer, like a proxy before several servers: a connection goes to the first of them that accepts it. */
export async function startBalancer(targets: readonly string[]): Promise<Balancer> {
  const open = new Set<Socket>();
  const forward = (client: Socket, [target, ...others]: readonly string[]) => {
    if (target === undefined) return void client.destroy();
    const { hostname, port } = new URL(target);
    const upstream = connect(Number(port), hostname);
    let accepted = false;
    // A broken connection is handled by its 'close' event.
    upstream.on('error', () => undefined);
    upstream.once('connect', () => {
      accepted = true;
      client.pipe(upstream).pipe(client);
    });
    upstream.once('close', () => (accepted ? client.destroy() : forward(client, others)));
    client.once('close', () => upstream.destroy());
  };
  const server = createServer((client) => {
    open.add(client);
    client.on('error', () => client.destroy());
    client.once('close', () => open.delete(client));
    forward(client, targets);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    async close() {
      for (const client of open) client.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
