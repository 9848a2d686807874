import { once } from 'node:events';
import type { Server } from 'node:http';
import type { Config } from '#platform/config.js';
import { createLogger } from '#platform/log.js';
import { exitOnUncaughtErrors, start } from '#platform/start.js';
import { startTracing } from '#platform/tracing.js';
import { LIMITS } from '#shared/limits.js';
import { createApp } from './app.js';
import { ensureAdmin } from './auth/first-admin.js';
import { resealSecondFactors } from './auth/second-factor.js';
import { openDeps } from './open-deps.js';
import { createHttpServer, setBodyDeadlines } from './http-server.js';
import { attachSockets } from './realtime/sockets.js';

const IDLE_CHECK_MS = 100;

async function main(config: Config): Promise<void> {
  const log = createLogger('server', config.logLevel);
  exitOnUncaughtErrors('server', log);

  const tracing = await startTracing(config, { role: 'server', log });
  const { deps, shutdown, close } = await openDeps(config, { log, name: 'lda-server' });
  await ensureAdmin(deps);
  await resealSecondFactors(deps);

  const server = createHttpServer(createApp(deps), deps);
  const sockets = attachSockets(server, deps);
  setBodyDeadlines(server);
  await listen(server, config);

  const stop = (signal: NodeJS.Signals) => {
    if (shutdown.signal.aborted) return;
    log.info({ signal }, 'server stopping');
    // Anything that hangs now must not keep the process alive.
    setTimeout(() => {
      log.warn('requests were still open at the deadline');
      process.exit(0);
    }, LIMITS.serverShutdownMs).unref();
    shutdown.abort();
    void (async () => {
      // Accepts no new connections, closes the sockets, and lets the requests in progress finish.
      const closed = once(server, 'close');
      server.close();
      // Connections that have become idle would otherwise stay open for their keep-alive time.
      const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
      await sockets.close();
      await closed;
      clearInterval(idle);
      await close();
      await tracing.shutdown();
      log.info('server stopped');
      process.exit(0);
    })();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // Logged last: a program that reads this line may stop the server at once.
  log.info({ address: server.address(), url: config.publicUrl }, 'server ready');
}

async function listen(server: Server, { host, port }: Config): Promise<void> {
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (error) {
    // Never rethrown as it is: a HOST that cannot be resolved would be mistaken for the database's.
    const { code = '', message } = error as NodeJS.ErrnoException;
    const why: Partial<Record<string, string>> = {
      EADDRINUSE: `Port ${port} is taken by another program: stop it, or set PORT to another.`,
      EACCES: `Port ${port} may not be used by this user: set PORT to another.`,
      EADDRNOTAVAIL: `HOST ${host} is not an address of this machine.`,
      ENOTFOUND: `HOST ${host} is not an address of this machine.`,
      EAI_AGAIN: `HOST ${host} is not an address of this machine.`,
    };
    throw new Error(why[code] ?? `The server cannot listen on ${host}:${port} (${message}).`);
  }
}

await start('server', main);
