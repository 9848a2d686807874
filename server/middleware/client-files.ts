import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import express, { Router, type Request, type RequestHandler } from 'express';
import { SESSION_COOKIE } from '#server/auth/session.js';
import { requestLanguage } from '#server/language.js';
import { createClientPage, type ClientSettings } from './client-page.js';

const hasSession = (req: Request) =>
  (req.get('Cookie') ?? '').split(/;\s*/).some((cookie) => cookie.startsWith(`${SESSION_COOKIE}=`));

/** Returns the folder of the built client, whether this runs compiled or from source. */
export function builtClientFolder(): string {
  let folder = path.dirname(fileURLToPath(import.meta.url));
  while (!existsSync(path.join(folder, 'package.json')) && folder !== path.dirname(folder)) {
    folder = path.dirname(folder);
  }
  return path.join(folder, 'dist', 'client');
}

/**
 * Serves the files that the build has compressed (client/precompress-plugin.ts) to browsers that accept Brotli.
 */
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

/**
 * The content security policy of the worker that draws PDFs, in place of the page's: it decodes the images of scans by
 * WebAssembly, has no document, and loads from this origin alone.
 */
const PDF_WORKER = /^pdf\.worker[^/]*\.mjs$/;
const PDF_WORKER_POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; font-src 'self' data:";

/** Path that no file and no route has. */
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
 * Serves the client's files, and its page for every other GET that accepts text/html, so that the client's
 * router handles the path. Mounted after the API: an API route wins by method and path.
 */
export function serveClient(folder: string, settings: ClientSettings): Router {
  const router = Router();
  // A path with invalid percent-encoding matches neither files nor routes; it is answered as an unknown one.
  router.use((req, _res, next) => {
    if (!isReadable(req.path)) req.url = UNKNOWN;
    next();
  });
  // Vite puts a content hash into these names: the files never change.
  const immutableFiles = { index: false, immutable: true, maxAge: '1y' } as const;
  const assets = path.join(folder, 'assets');
  router.use(
    '/assets',
    precompressedFiles(assets, immutableFiles),
    express.static(assets, {
      ...immutableFiles,
      setHeaders: (res, file) => {
        if (PDF_WORKER.test(path.basename(file))) res.setHeader('Content-Security-Policy', PDF_WORKER_POLICY);
      },
    }),
  );
  router.use(
    express.static(folder, {
      index: false,
      maxAge: '1h',
      setHeaders: (res, file) => {
        if (file.endsWith('.html')) res.setHeader('Cache-Control', 'no-cache');
      },
    }),
  );
  const page = createClientPage(folder, settings);
  router.get('/{*any}', async (req, res, next) => {
    // `text/html` must be named; `*/*` is not enough, so that a program that asks for a missing path gets a
    // 404.
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
