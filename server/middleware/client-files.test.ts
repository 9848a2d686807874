import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import express from 'express';
import request from 'supertest';
import { serveClient } from './client-files.js';

const HTML = '<!doctype html><html><head><title>LDA</title></head><body></body></html>';
/** The page of an address that needs no files. */
const BARE = HTML.replace('</head>', '<meta name="lda-max-upload-bytes" content="5000000"></head>');
const PAGES = {
  '/': { en: ['/assets/en-1.js', '/assets/home-1.js'], ar: ['/assets/ar-1.js', '/assets/home-1.js'] },
  '/dashboard/law/*': { en: ['/assets/law-1.js'], ar: ['/assets/law-1.js'] },
};
const folders: string[] = [];

async function folderWith(files: Record<string, string | Buffer>): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lda-client-files-'));
  folders.push(folder);
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), content);
  }
  return folder;
}
const served = (folder: string) => express().use(serveClient(folder, { maxUploadBytes: 5_000_000 }));

let app: express.Express;
beforeAll(async () => {
  app = served(
    await folderWith({
      'index.html': HTML,
      '.pages/pages.json': JSON.stringify(PAGES),
      'assets/home-1.js': 'export const packed = false;',
      'assets/home-1.js.br': brotliCompressSync('export const packed = true;'),
      'assets/base-1.css': 'b{}',
      'assets/base-1.css.br': brotliCompressSync('i{}'),
      'assets/small-1.js': 'export {};',
      'assets/pdf.worker.min-1.mjs': 'export {};',
    }),
  );
});
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

const visit = (address: string, headers: Record<string, string> = {}) =>
  request(app)
    .get(address)
    .set({ Accept: 'text/html', ...headers });
/** Returns the files that the page names, in order. */
const named = (html: string) =>
  [...html.matchAll(/<link rel="(\w+)"[^>]* href="([^"]+)">/g)].map(([, , href]) => href);

describe("the client's page", () => {
  it('the page gives the size limit of uploads, so that a larger file is not sent', async () => {
    const { text } = await visit('/dashboard').expect(200);
    expect(text).toContain('<meta name="lda-max-upload-bytes" content="5000000">');
  });

  it('the page names its files in the language that the browser asks for', async () => {
    const { text } = await visit('/', { 'Accept-Language': 'en-GB,ar;q=0.5' }).expect(200);
    expect(named(text)).toEqual(PAGES['/'].en);
    expect(named((await visit('/?from=mail', { 'Accept-Language': 'ar-SA,en;q=0.8' })).text)).toEqual(
      PAGES['/'].ar,
    );
  });

  it.each(['/dashboard/law', '/dashboard/law/labor', '/dashboard/law/labor/79%20bis'])(
    'the page names the files of its section at %s',
    async (address) => {
      expect(named((await visit(address).expect(200)).text)).toEqual(['/assets/law-1.js']);
    },
  );

  it.each(['/%', '/dashboard/%E0%A4%A'])(
    'an address that cannot be decoded gets the page of an unknown one: %s',
    async (address) => {
      expect((await visit(address).expect(200)).text).toBe((await visit('/unknown').expect(200)).text);
      await visit(address, { Accept: '*/*' }).expect(404);
    },
  );

  it.each([undefined, 'fr', '*'])('the page is in English for Accept-Language %p', async (header) => {
    const { text } = await visit('/', header === undefined ? {} : { 'Accept-Language': header });
    expect(named(text)).toEqual(PAGES['/'].en);
  });

  it.each(['/nowhere', '/dashboard/lawyer', '/law', '/toString', '/__proto__', '/%2e%2e', '//'])(
    'the page names no files at %s',
    async (address) => {
      const { text } = await visit(address).expect(200);
      expect(text).toBe(BARE);
    },
  );

  it('the page preloads the signed-in user if the browser has a session', async () => {
    const { text } = await visit('/', { Cookie: 'other=1; lda.sid=s%3Aabc' });
    expect(named(text)).toEqual(['/auth/me', ...PAGES['/'].en]);
    expect(text).toContain('<link rel="preload" as="fetch" crossorigin="use-credentials" href="/auth/me">');
    expect((await visit('/', { Cookie: 'not.lda.sid=1; lda.sid2=1' })).text).not.toContain('/auth/me');
  });

  it('the page is not cached across languages and sessions', async () => {
    const { headers } = await visit('/');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['vary']).toBe('Accept-Language, Cookie');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it('the list of pages and their files is not served', async () => {
    await request(app).get('/.pages/pages.json').expect(404);
    expect((await visit('/.pages/pages.json')).text).toBe(BARE);
  });

  it('the page is served unchanged if the build named no files', async () => {
    const plain = served(await folderWith({ 'index.html': HTML }));
    expect((await request(plain).get('/').set('Accept', 'text/html').expect(200)).text).toBe(BARE);
  });

  it('the page is served as soon as it was built', async () => {
    const folder = await folderWith({});
    const early = served(folder);
    await request(early).get('/').set('Accept', 'text/html').expect(404);
    await writeFile(path.join(folder, 'index.html'), HTML);
    await request(early).get('/').set('Accept', 'text/html').expect(200);
  });
});

describe('scripts and styles', () => {
  it('the worker that draws PDFs may run WebAssembly, no other script may', async () => {
    const policyOf = async (file: string) =>
      (await request(app).get(`/assets/${file}`).expect(200)).headers['content-security-policy'];
    expect(await policyOf('pdf.worker.min-1.mjs')).toBe(
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; font-src 'self' data:",
    );
    expect(await policyOf('small-1.js')).toBeUndefined();
  });

  const ask = (file: string, encoding: string) =>
    request(app).get(`/assets/${file}`).set('Accept-Encoding', encoding).expect(200);

  it('a script is served compressed to browsers that accept Brotli', async () => {
    const packed = await ask('base-1.css', 'gzip, deflate, br');
    expect(packed.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    });
    expect(packed.text).toBe('i{}');
    const { headers } = await ask('home-1.js?x', 'br');
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
    });
  });

  it('a script is served uncompressed to other browsers and if the build did not compress it', async () => {
    for (const [file, encoding] of [
      ['home-1.js', 'gzip'],
      ['home-1.js', 'br;q=0'],
      ['small-1.js', 'br'],
    ] as const) {
      const { headers, text } = await ask(file, encoding);
      expect(headers['content-encoding']).toBeUndefined();
      expect(headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'Accept-Encoding',
      });
      expect(text).toMatch(/^export /);
    }
  });
});
