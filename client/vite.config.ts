import { fileURLToPath } from 'node:url';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import {
  defaultClientConditions,
  defineConfig,
  loadEnv,
  runnerImport,
  type Plugin,
  type ProxyOptions,
} from 'vite';
import { packedPlugin } from './packed-plugin.js';
import { pagesPlugin } from './pages-plugin.js';

const repository = fileURLToPath(new URL('..', import.meta.url));
/** Where `npm run dev` has the server: the environment decides, and .env, as they do for it. */
const SERVER = `http://127.0.0.1:${loadEnv('development', repository, 'PORT').PORT ?? '3000'}`;
const ROUTER = 'react-router';
/** Its own exports name the build with warnings for developers alone. */
const routerWithoutWarnings = fileURLToPath(
  new URL(`../node_modules/${ROUTER}/dist/production/index.mjs`, import.meta.url),
);

/** Runs modules at build time: the browser gets what they export, and nothing of what made it. */
function evaluated(name: string, of: RegExp, finish: (exported: unknown) => unknown = (all) => all): Plugin {
  return {
    name,
    apply: 'build',
    async load(id) {
      if (!of.test(id)) return undefined;
      const { module } = await runnerImport<Record<string, unknown>>(id);
      const made = Object.entries(module).map(
        ([exportName, exported]) => `export const ${exportName} = ${JSON.stringify(finish(exported))};`,
      );
      return made.join('\n');
    },
  };
}

/** The browser then needs no message parser. */
const compiledCatalogues = () =>
  evaluated('lda-compiled-catalogues', /\/src\/locales\/(?:en|ar)(?:-[a-z]+)*\.ts$/, (messages) =>
    Object.fromEntries(
      Object.entries(messages as Record<string, string>).map(([id, text]) => [id, compileMessage(text)]),
    ),
  );

/** Operators edit one file, in both languages; a page fetches what it shows of it, in its own. */
const cutContent = () =>
  evaluated(
    'lda-cut-content',
    /\/src\/features\/public\/content\/(?:samples|team|testimonials-(?:en|ar))\.ts$/,
  );

/** What an endpoint says to those who serve and describe it. */
const UNASKED = new Set([
  ...['summary', 'access', 'params', 'query', 'body', 'form'],
  ...['status', 'response', 'file', 'text', 'speaks', 'also', 'errors'],
]);

/**
 * The browser asks by an endpoint's method and path and parses nothing by its schemas, the server does. They
 * stay out of the bundle, and zod with them wherever nothing else uses it.
 */
function endpointsWithoutSchemas(): Plugin {
  return {
    name: 'lda-endpoints-without-schemas',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      if (!id.includes('/shared/contracts/api/')) return undefined;
      let text = code;
      const cut: [start: number, end: number, instead: string][] = [];
      for (const node of this.parse(code, { lang: 'ts' }).body) {
        const declared = node.type === 'ExportNamedDeclaration' ? node.declaration : null;
        if (declared?.type !== 'VariableDeclaration') continue;
        for (const { init } of declared.declarations) {
          if (init?.type !== 'CallExpression' || init.callee.type !== 'Identifier') continue;
          const [given] = init.arguments;
          if (init.callee.name !== 'endpoint' || given?.type !== 'ObjectExpression') continue;
          for (const property of given.properties) {
            if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
            if (!UNASKED.has(property.key.name)) continue;
            const { key, value, start, end } = property;
            const comma = /^\s*,/.exec(code.slice(end))?.[0].length ?? 0;
            // Whether there is an answer to read is asked for; its shape is not.
            if (key.name !== 'response') cut.push([start, end + comma, '']);
            else if (value.type !== 'Literal') cut.push([start, end, 'response: {}']);
          }
        }
      }
      for (const [start, end, instead] of cut.sort(([a], [b]) => b - a)) {
        text = text.slice(0, start) + instead + text.slice(end);
      }
      return { code: text, map: null };
    },
  };
}

/**
 * What is always fetched together is one file: many small ones compress worse, and each costs a request. The
 * contracts that hold schemas stay out of the first, for zod would come with them to pages that parse nothing.
 */
const TOGETHER = [
  {
    name: 'base',
    tags: ['$initial' as const],
    test: (id: string) =>
      !/node_modules\/zod\/|\/shared\/contracts\/(?:common|errors|events|jobs)\.ts/.test(id),
    priority: 2,
  },
  {
    name: 'frame',
    test: /\/src\/(?:lib\/hooks|ui\/(?:wordmark|skip-link)|features\/session\/(?:language-switch|theme-switch))\.tsx?$|\/lucide-react\/.*\/(?:languages|menu|moon|sun|x|circle-check|arrow-right|shield-exclamation-point)\.mjs$/,
    priority: 1,
  },
  {
    name: 'public',
    test: /\/src\/(?:app\/public\/(?:layout|top-nav|footer|links)|features\/public\/components\/(?:hero|lattice|page|section))\.tsx?$/,
    priority: 1,
  },
  {
    name: 'person',
    test: /\/src\/features\/session\/(?:initials|use-sign-out)\.ts$|\/lucide-react\/.*\/(?:log-out|user-round)\.mjs$/,
    priority: 1,
  },
  {
    name: 'forms',
    test: /\/src\/ui\/(?:done|field)\.tsx$|\/shared\/domain\/email\.ts$|\/lucide-react\/.*\/(?:check|circle-exclamation-point)\.mjs$/,
    priority: 1,
  },
  {
    name: 'panels',
    test: /\/node_modules\/(?:@radix-ui|@floating-ui|aria-hidden|get-nonce|react-remove-scroll|react-remove-scroll-bar|tslib|use-sidecar|use-callback-ref|react-style-singleton)\/|\/src\/ui\/(?:menu|dialog)\.tsx$/,
    priority: 1,
  },
  {
    name: 'socket',
    test: /\/node_modules\/(?:@socket\.io|engine\.io-client|engine\.io-parser|socket\.io-client|socket\.io-parser)\//,
    priority: 1,
  },
  {
    name: 'shell',
    test: /\/node_modules\/zod\/|\/shared\/(?:contracts\/(?:common|errors|events|jobs|api\/(?:admin|documents|jobs|risk))|domain\/job-state)\.ts$|\/src\/(?:app\/(?:live|tools|shell\/[a-z-]+)|lib\/keep-focus|features\/(?:admin\/(?:live|overview)|documents\/api|jobs\/(?:api|cache|live)|profile\/keys|risk\/keys))\.tsx?$|\/lucide-react\/.*\/(?:chevrons-up-down|layout-dashboard|shield-user)\.mjs$/,
    priority: 1,
  },
  {
    name: 'lists',
    test: /\/shared\/domain\/object-id\.ts$|\/src\/(?:lib\/(?:download|format)|ui\/(?:card|confirm-dialog|file-name|loaded)|features\/documents\/(?:use-download|components\/(?:document-list|remove-document)))\.tsx?$|\/lucide-react\/.*\/(?:download|trash)\.mjs$/,
    priority: 1,
  },
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
  plugins: [
    compiledCatalogues(),
    cutContent(),
    endpointsWithoutSchemas(),
    pagesPlugin(),
    packedPlugin(),
    react(),
    tailwindcss(),
  ],
  resolve: {
    conditions: ['lda-source', ...defaultClientConditions],
    alias: [{ find: /^react-router$/, replacement: routerWithoutWarnings }],
  },
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    rolldownOptions: {
      // Schemas that nothing parses with are only made: they may go.
      treeshake: { manualPureFunctions: ['z', 'endpoint'] },
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: TOGETHER } },
    },
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
