import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Returns whether a server could listen on this port of the loopback interface. */
export function isFree(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

/**
 * Finds an unused port below the range for outgoing connections (from 32768 on Linux). While a server restarts, a
 * port of that range could be given to an outgoing connection of any program (even to one of ours that tries to
 * reach the server, and then connects to itself), which would occupy it.
 */
export async function freePort() {
  for (let tries = 0; tries < 100; tries += 1) {
    const port = randomInt(20_000, 30_000);
    if (await isFree(port)) return port;
  }
  throw new Error('No port between 20000 and 30000 is free.');
}
