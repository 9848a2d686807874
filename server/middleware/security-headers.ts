import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { Config } from '#platform/config.js';

/** Security headers: scripts and connections of our own origin alone. */
export function securityHeaders({ publicUrl }: Config): RequestHandler {
  const https = publicUrl.startsWith('https:');
  return helmet({
    contentSecurityPolicy: {
      // Not the defaults: they hold `upgrade-insecure-requests`, which breaks a server without TLS.
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        // Radix and sonner write style attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        // Older Safaris do not count ws: among 'self'.
        connectSrc: ["'self'", new URL(publicUrl.replace(/^http/, 'ws')).origin],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: https,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
}
