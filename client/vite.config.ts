import { fileURLToPath } from 'node:url';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, runnerImport, type Plugin, type ProxyOptions } from 'vite';

const SERVER = 'http://127.0.0.1:3000';
const shared = fileURLToPath(new URL('../shared/', import.meta.url));

/** Compiles the catalogues at build time: the browser then needs no message parser. */
function compiledCatalogues(): Plugin {
  return {
    name: 'lda-compiled-catalogues',
    apply: 'build',
    async load(id) {
      if (!/\/src\/locales\/(?:en|ar)(?:-[a-z]+)*\.ts$/.test(id)) return undefined;
      const { module } = await runnerImport<Record<string, Record<string, string>>>(id);
      const compiled = Object.entries(module).map(([name, messages]) => {
        const entries = Object.entries(messages).map(([key, text]) => [key, compileMessage(text)]);
        return `export const ${name} = ${JSON.stringify(Object.fromEntries(entries))};`;
      });
      return compiled.join('\n');
    },
  };
}

/** `/auth` is a screen and `/auth/login` a call: what asks for a page and is no stored file gets the client. */
const api: ProxyOptions = {
  target: SERVER,
  bypass: (request) =>
    request.method === 'GET' &&
    request.headers.accept?.includes('text/html') === true &&
    !/^\/(documents\/download|risk\/file)\//.test(request.url ?? '')
      ? '/index.html'
      : undefined,
};

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [compiledCatalogues(), react(), tailwindcss()],
  resolve: { alias: [{ find: /^#shared\/(.*)\.js$/, replacement: `${shared}$1.ts` }] },
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
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
