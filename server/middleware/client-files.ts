import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import express, { Router, type Request, type RequestHandler } from 'express';
import { SESSION_COOKIE } from '#server/auth/session.js';
import { requestLanguage } from '#server/language.js';
import { clientPage, type ClientSettings } from './client-page.js';

const hasSession = (req: Request) =>
  (req.get('Cookie') ?? '').split(/;\s*/).some((cookie) => cookie.startsWith(`${SESSION_COOKIE}=`));

/** The built client: beside the compiled server, or in the same place when the source runs. */
export function builtClient(): string {
  let folder = path.dirname(fileURLToPath(import.meta.url));
  while (!existsSync(path.join(folder, 'package.json')) && folder !== path.dirname(folder)) {
    folder = path.dirname(folder);
  }
  return path.join(folder, 'dist', 'client');
}

/** What the build has compressed already (client/precompress-plugin.ts), for browsers that can read it. */
function precompressedFiles(folder: string, options: Parameters<typeof express.static>[1]): RequestHandler {
  const serve = express.static(folder, {
    ...options,
    setHeaders: (res, file) => {
      res.setHeader('Content-Encoding', 'br');
      res.setHeader('Content-Type', `text/${file.endsWith('.css.br') ? 'css' : 'javascript'}; charset=utf-8`);
    },
  });
  return (req, res, next) => {
    res.vary('Accept-Encoding');
    if (!req.acceptsEncodings('br')) return next();
    const { url } = req;
    req.url = `${req.path}.br`;
    serve(req, res, (error?: unknown) => {
      req.url = url;
      next(error);
    });
  };
}

/** A path that nothing has. */
const UNKNOWN = '/unknown';

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * The client's files, and its page for every other GET that accepts text/html, so that its router can send
 * the visitor on. Mounted after the API: an API route wins by method and path.
 */
export function clientFiles(folder: string, settings: ClientSettings): Router {
  const router = Router();
  // Neither files nor routes are found by a path that is badly escaped: it is answered as an unknown one.
  router.use((req, _res, next) => {
    if (!isReadable(req.path)) req.url = UNKNOWN;
    next();
  });
  // Vite puts a hash into these names: what they hold never changes.
  const forever = { index: false, immutable: true, maxAge: '1y' } as const;
  const assets = path.join(folder, 'assets');
  router.use('/assets', precompressedFiles(assets, forever), express.static(assets, forever));
  router.use(
    express.static(folder, {
      index: false,
      maxAge: '1h',
      setHeaders: (res, file) => {
        if (file.endsWith('.html')) res.setHeader('Cache-Control', 'no-cache');
      },
    }),
  );
  const page = clientPage(folder, settings);
  router.get('/{*any}', async (req, res, next) => {
    // Named, and not `*/*`: a program that asks for a path which is not there is told so.
    if (!req.get('Accept')?.includes('text/html')) return next();
    const html = await page({
      path: req.path,
      language: requestLanguage(req, 'en'),
      hasSession: hasSession(req),
    });
    if (html === undefined) return next();
    res.vary('Accept-Language').vary('Cookie').set('Cache-Control', 'no-cache').type('html').send(html);
  });
  return router;
}
