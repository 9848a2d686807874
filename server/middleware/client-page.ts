import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { me } from '#shared/contracts/api/auth.js';
import { language, type Language } from '#shared/contracts/common.js';

/** Which files the page at each address needs in each language: written by the build (client/pages-plugin.ts). */
const pagesSchema = z.record(z.string(), z.record(language, z.array(z.string())));

interface Visit {
  path: string;
  /** The one that the browser asks for. Where another was chosen, the page fetches its words itself. */
  language: Language;
  /** Whether there may be a session to ask for. */
  hasSession: boolean;
}

/** What an operator has set that the client shows and holds to before it asks. */
export interface ClientSettings {
  maxUploadBytes: number;
}

/**
 * The client's page, undefined where it was never built. Its head names what the address needs beside the first
 * script: the browser then fetches all of it at once, and not when the first script has come and says so.
 */
export function clientPage(
  folder: string,
  { maxUploadBytes }: ClientSettings,
): (visit: Visit) => Promise<string | undefined> {
  const textOf = async (name: string) => {
    const file = path.join(folder, name);
    return existsSync(file) ? readFile(file, 'utf8') : undefined;
  };
  const read = async () => {
    const html = await textOf('index.html');
    if (html === undefined) return undefined;
    const pages = pagesSchema.parse(JSON.parse((await textOf('.pages/pages.json')) ?? '{}'));
    return { html, pages: new Map(Object.entries(pages)) };
  };
  let built: Awaited<ReturnType<typeof read>>;
  return async (visit) => {
    built ??= await read();
    if (built === undefined) return undefined;
    const files = built.pages.get(visit.path)?.[visit.language] ?? [];
    const links = files.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`);
    // First, for it is small and takes long; and just as the client asks for it (client/src/lib/call.ts), for
    // else the browser would ask twice.
    if (visit.hasSession)
      links.unshift(`<link rel="preload" as="fetch" crossorigin="use-credentials" href="${me.path}">`);
    // Read by client/src/lib/served-limits.ts.
    const limit = `<meta name="lda-max-upload-bytes" content="${String(maxUploadBytes)}">`;
    return built.html.replace('</head>', `${limit}${links.join('')}</head>`);
  };
}
