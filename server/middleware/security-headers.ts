import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { Config } from '#platform/config.js';

/** Sets security headers: scripts and connections of this origin only. */
export function setSecurityHeaders({ publicUrl }: Config): RequestHandler {
  const https = publicUrl.startsWith('https:');
  return helmet({
    contentSecurityPolicy: {
      // The defaults contain `upgrade-insecure-requests`, which breaks a server without TLS.
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        // Radix and sonner write style attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        // Older versions of Safari do not count ws: as 'self'.
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
