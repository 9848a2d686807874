import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, loadEnv, type ProxyOptions } from 'vite';
import { messagesPlugin } from './messages-plugin.js';
import { pagesPlugin } from './pages-plugin.js';
import { precompressPlugin } from './precompress-plugin.js';

const repository = fileURLToPath(new URL('..', import.meta.url));
/** Where `npm run dev` has the server: the environment decides, and .env, as they do for it. */
const SERVER = `http://127.0.0.1:${loadEnv('development', repository, 'PORT').PORT ?? '3000'}`;
const ROUTER = 'react-router';
/** Its own exports name the build with warnings for developers alone. */
const routerWithoutWarnings = fileURLToPath(
  new URL(`../node_modules/${ROUTER}/dist/production/index.mjs`, import.meta.url),
);

/**
 * Every lazy screen is a chunk, and so is what some of them share: a new feature folder needs nothing here. These few
 * put together what nearly every page fetches, for many small files compress worse and each costs a request. A group
 * takes along what its modules import, unless one above it has it already.
 */
const CHUNKS = [
  { name: 'base', tags: ['$initial' as const], priority: 6 },
  { name: 'lib', test: /\/client\/src\/lib\//, priority: 5 },
  { name: 'icons', test: /\/node_modules\/lucide-react\//, priority: 4 },
  { name: 'panels', test: /\/client\/src\/ui\/(?:dialog|menu)\.tsx$/, priority: 3 },
  { name: 'public', test: /\/client\/src\/app\/public\/layout\.tsx$/, priority: 2 },
  { name: 'shell', test: /\/client\/src\/app\/shell\//, priority: 1 },
];

/** `/auth` is a screen and `/auth/login` a call: what asks for a page and is no stored file gets the client. */
const api: ProxyOptions = {
  target: SERVER,
  bypass: (request) =>
    request.method === 'GET' &&
    request.headers.accept?.includes('text/html') === true &&
    !/^\/(documents\/download|risk\/file|admin\/queues\/board)(\/|$)/.test(request.url ?? '')
      ? '/index.html'
      : undefined,
};

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [messagesPlugin(), pagesPlugin(), precompressPlugin(), react(), tailwindcss()],
  resolve: {
    conditions: ['lda-source', ...defaultClientConditions],
    alias: [{ find: /^react-router$/, replacement: routerWithoutWarnings }],
  },
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
    modulePreload: { polyfill: false },
    // The content security policy allows fonts from the origin alone, not from data: addresses.
    assetsInlineLimit: 0,
  },
  server: {
    proxy: {
      '^/(admin|auth|contact|documents|risk|jobs|healthz|readyz|openapi\\.json)(/|\\?|$)': api,
      '/socket.io': { target: SERVER, ws: true },
    },
  },
});
