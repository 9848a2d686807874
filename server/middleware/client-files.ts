import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import express, { Router } from 'express';

/** The built client: beside the compiled server, or in the same place when the source runs. */
export function builtClient(): string {
  let folder = path.dirname(fileURLToPath(import.meta.url));
  while (!existsSync(path.join(folder, 'package.json')) && folder !== path.dirname(folder)) {
    folder = path.dirname(folder);
  }
  return path.join(folder, 'dist', 'client');
}

/**
 * The client's files, and its page for every other GET that accepts text/html, so that its router can send
 * the visitor on. Mounted after the API: an API route wins by method and path.
 */
export function clientFiles(folder: string): Router {
  const router = Router();
  // Vite puts a hash into these names: what they hold never changes.
  router.use(
    '/assets',
    express.static(path.join(folder, 'assets'), { index: false, immutable: true, maxAge: '1y' }),
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
  router.get('/{*any}', (req, res, next) => {
    // Named, and not `*/*`: a program that asks for a path which is not there is told so.
    if (!req.get('Accept')?.includes('text/html')) return next();
    res.set('Cache-Control', 'no-cache');
    res.sendFile('index.html', { root: folder, cacheControl: false }, (error) => {
      if (error && !res.headersSent) next();
    });
  });
  return router;
}
