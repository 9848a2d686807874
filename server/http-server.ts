import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Express } from 'express';
import ipaddr from 'ipaddr.js';
import type { Config } from '#platform/config.js';
import type { Logger } from '#platform/log.js';
import { LIMITS } from '#shared/limits.js';
import { refuseSlowBody } from './middleware/body-deadline.js';
import { ipKey } from './middleware/rate-limit-keys.js';

/** What one connection may cost, and how many there may be. */
export type ConnectionLimits = Record<keyof typeof LIMITS.connections, number>;

interface Served {
  config: Pick<Config, 'trustProxy'>;
  log: Pick<Logger, 'warn'>;
}

/** Between two log lines about connections that were refused, ms. */
const COMPLAIN_MS = 60_000;

/**
 * The HTTP server of an app, not listening yet, with every limit on connections and on how slowly a request may
 * arrive. Sockets are attached to it afterwards.
 */
export function createHttpServer(
  app: Express,
  { config, log }: Served,
  {
    limits = LIMITS.connections,
    isExempt = isLoopback,
  }: { limits?: ConnectionLimits; isExempt?: (address: string) => boolean } = {},
): Server {
  const server = createServer(
    {
      headersTimeout: limits.headersMs,
      // Of the longest request, an upload; everything else has the deadline of its body.
      requestTimeout: LIMITS.upload.deadlineMs,
      // Longer than Node's five seconds, which would close connections that a proxy is about to use.
      keepAliveTimeout: limits.keepAliveMs,
      connectionsCheckingInterval: limits.checkMs,
    },
    app,
  );
  server.maxConnections = limits.total;
  const complain = createThrottledWarning(log);
  server.on('drop', () => complain('this server has all the connections that it takes'));
  // The address of a proxy is everybody's: behind one, the proxy counts.
  if (config.trustProxy === 0) limitPerAddress(server, { limits, isExempt, complain });
  return server;
}

/** Has every request's body arrive in time, also those of sockets: call it when those are attached. */
export function limitBodies(
  server: Server,
  { bodyMs }: Pick<ConnectionLimits, 'bodyMs'> = LIMITS.connections,
): void {
  server.prependListener('request', (req: IncomingMessage, res: ServerResponse) =>
    refuseSlowBody(req, res, bodyMs),
  );
}

const isLoopback = (address: string) =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';

function limitPerAddress(
  server: Server,
  {
    limits,
    isExempt,
    complain,
  }: {
    limits: ConnectionLimits;
    isExempt: (address: string) => boolean;
    complain: (message: string) => void;
  },
): void {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket;
    if (remoteAddress === undefined || isExempt(remoteAddress)) return;
    const key = ipKey({ ip: remoteAddress });
    const count = (open.get(key) ?? 0) + 1;
    if (count > limits.perAddress) {
      complain('a network address has all the connections that it may have');
      socket.destroy();
      return;
    }
    open.set(key, count);
    socket.once('close', () => {
      const left = (open.get(key) ?? 0) - 1;
      if (left > 0) open.set(key, left);
      else open.delete(key);
    });
  });
}

function createThrottledWarning(log: Pick<Logger, 'warn'>): (message: string) => void {
  const complainedAt = new Map<string, number>();
  return (message) => {
    if (performance.now() - (complainedAt.get(message) ?? -Infinity) < COMPLAIN_MS) return;
    complainedAt.set(message, performance.now());
    log.warn(message);
  };
}
