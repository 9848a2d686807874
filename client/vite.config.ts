import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, loadEnv, type ProxyOptions } from 'vite';
import { messagesPlugin } from './messages-plugin.js';
import { pagesPlugin } from './pages-plugin.js';
import { precompressPlugin } from './precompress-plugin.js';

const repository = fileURLToPath(new URL('..', import.meta.url));
/** The address of the server under `npm run dev`; its port comes from the environment or .env, as for the server. */
const SERVER = `http://127.0.0.1:${loadEnv('development', repository, 'PORT').PORT ?? '3000'}`;
const ROUTER = 'react-router';
/** React Router's build without developer warnings, which the package's exports do not offer. */
const routerWithoutWarnings = fileURLToPath(
  new URL(`../node_modules/${ROUTER}/dist/production/index.mjs`, import.meta.url),
);

/**
 * Groups of modules that are bundled into one chunk each. Every lazy screen is a chunk by itself, and so is code that
 * several of them share: a new feature folder needs no entry. These groups combine the code that nearly every page
 * fetches, since many small files compress worse and each costs a request. A group includes the imports of its modules,
 * unless a group of higher priority has them already.
 */
const CHUNKS = [
  { name: 'base', tags: ['$initial' as const], priority: 6 },
  { name: 'lib', test: /\/client\/src\/lib\//, priority: 5 },
  { name: 'icons', test: /\/node_modules\/lucide-react\//, priority: 4 },
  { name: 'panels', test: /\/client\/src\/ui\/(?:dialog|menu)\.tsx$/, priority: 3 },
  { name: 'public', test: /\/client\/src\/app\/public\/layout\.tsx$/, priority: 2 },
  { name: 'shell', test: /\/client\/src\/app\/shell\//, priority: 1 },
];

/**
 * Proxy of API calls. `/auth` is a screen and `/auth/login` is a call: a GET that accepts HTML and is not for a stored
 * file gets the client.
 */
const api: ProxyOptions = {
  target: SERVER,
  bypass: (request) =>
    request.method === 'GET' &&
    request.headers.accept?.includes('text/html') === true &&
    !/^\/(documents\/download|risk\/file|compliance\/report|rephrase\/file|translate\/file|admin\/queues\/board)(\/|$)/.test(
      request.url ?? '',
    )
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
    // The content security policy allows fonts from the origin only, not from data: URLs.
    assetsInlineLimit: 0,
  },
  server: {
    proxy: {
      '^/(admin|auth|chatbot|compliance|contact|documents|law|rephrase|risk|translate|jobs|healthz|readyz|openapi\\.json)(/|\\?|$)':
        api,
      '/socket.io': { target: SERVER, ws: true },
    },
  },
});
