import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Express } from 'express';
import ipaddr from 'ipaddr.js';
import type { Config } from '#platform/config.js';
import type { Logger } from '#platform/log.js';
import { LIMITS } from '#shared/limits.js';
import { refuseSlowBody } from './middleware/body-deadline.js';
import { ipKey } from './middleware/rate-limit-keys.js';

/** Limits on connections: how long each phase may take, and how many may be open. */
export type ConnectionLimits = Record<keyof typeof LIMITS.connections, number>;

interface HttpServerDeps {
  config: Pick<Config, 'trustProxy'>;
  log: Pick<Logger, 'warn'>;
}

/** Shortest time between two log lines about refused connections, ms. */
const WARNING_INTERVAL_MS = 60_000;

/**
 * Creates the HTTP server of an app, not listening yet, with every limit on connections and on how slowly a
 * request may arrive. Sockets are attached to it afterwards.
 */
export function createHttpServer(
  app: Express,
  { config, log }: HttpServerDeps,
  {
    limits = LIMITS.connections,
    isExempt = isLoopback,
  }: { limits?: ConnectionLimits; isExempt?: (address: string) => boolean } = {},
): Server {
  const server = createServer(
    {
      headersTimeout: limits.headersMs,
      // Deadline of the longest request, an upload; every other body has a deadline of its own (`setBodyDeadlines`).
      requestTimeout: LIMITS.upload.deadlineMs,
      // Longer than Node's default of five seconds, after which it would close connections that a proxy is
      // about to use.
      keepAliveTimeout: limits.keepAliveMs,
      connectionsCheckingInterval: limits.checkMs,
    },
    app,
  );
  server.maxConnections = limits.total;
  const warn = createThrottledWarning(log);
  server.on('drop', () => warn('this server has all the connections that it takes'));
  // Behind a proxy every connection has the proxy's address, so the proxy must do the counting.
  if (config.trustProxy === 0) limitPerAddress(server, { limits, isExempt, warn });
  return server;
}

/**
 * Sets a deadline for the body of every request, including those of sockets: call it after the sockets are
 * attached.
 */
export function setBodyDeadlines(
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
    warn,
  }: {
    limits: ConnectionLimits;
    isExempt: (address: string) => boolean;
    warn: (message: string) => void;
  },
): void {
  const connectionCounts = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket;
    if (remoteAddress === undefined || isExempt(remoteAddress)) return;
    const key = ipKey({ ip: remoteAddress });
    const count = (connectionCounts.get(key) ?? 0) + 1;
    if (count > limits.perAddress) {
      warn('a network address has all the connections that it may have');
      socket.destroy();
      return;
    }
    connectionCounts.set(key, count);
    socket.once('close', () => {
      const left = (connectionCounts.get(key) ?? 0) - 1;
      if (left > 0) connectionCounts.set(key, left);
      else connectionCounts.delete(key);
    });
  });
}

function createThrottledWarning(log: Pick<Logger, 'warn'>): (message: string) => void {
  const lastWarnedAt = new Map<string, number>();
  return (message) => {
    if (performance.now() - (lastWarnedAt.get(message) ?? -Infinity) < WARNING_INTERVAL_MS) return;
    lastWarnedAt.set(message, performance.now());
    log.warn(message);
  };
}
