import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { me } from '#shared/api/auth.js';
import { sectionAddress } from '#shared/domain/page-address.js';
import { language, type Language } from '#shared/contracts/common.js';

/**
 * Schema of the files that the page at each address needs in each language, written by the build
 * (client/pages-plugin.ts).
 */
const pagesSchema = z.record(z.string(), z.record(language, z.array(z.string())));

interface Visit {
  path: string;
  /**
   * Language that the browser asks for. If the user has chosen another one, the page fetches its messages
   * itself.
   */
  language: Language;
  /** True if the browser may have a session, whose user the page will ask for. */
  hasSession: boolean;
}

/** Configuration that the client shows and enforces before it sends a request. */
export interface ClientSettings {
  maxUploadBytes: number;
}

/**
 * Creates a function that returns the client's page, or undefined if it was never built. The head of the page
 * names what the address needs beside the first script, so that the browser fetches all of it in parallel and
 * not after that script has loaded.
 */
export function createClientPage(
  folder: string,
  { maxUploadBytes }: ClientSettings,
): (visit: Visit) => Promise<string | undefined> {
  const textOf = async (name: string) => {
    const file = path.join(folder, name);
    return existsSync(file) ? readFile(file, 'utf8') : undefined;
  };
  const readBuild = async () => {
    const html = await textOf('index.html');
    if (html === undefined) return undefined;
    const pages = pagesSchema.parse(JSON.parse((await textOf('.pages/pages.json')) ?? '{}'));
    return { html, pages: new Map(Object.entries(pages)) };
  };
  let build: Awaited<ReturnType<typeof readBuild>>;
  return async (visit) => {
    build ??= await readBuild();
    if (build === undefined) return undefined;
    const page = build.pages.get(visit.path) ?? build.pages.get(sectionAddress(visit.path));
    const files = page?.[visit.language] ?? [];
    const links = files.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`);
    // First, because it is small and takes long. It must match the client's own request
    // (client/src/lib/call.ts), or the browser would send both.
    if (visit.hasSession)
      links.unshift(`<link rel="preload" as="fetch" crossorigin="use-credentials" href="${me.path}">`);
    // Read by client/src/lib/served-limits.ts.
    const limit = `<meta name="lda-max-upload-bytes" content="${String(maxUploadBytes)}">`;
    return build.html.replace('</head>', `${limit}${links.join('')}</head>`);
  };
}
