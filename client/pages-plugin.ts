import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin, type Rolldown } from 'vite';
import type { pageModules, Stub } from './page-modules.js';

/** The source of a module that exports one stub under every name; the stub is callable, for a screen's `prepare`. */
function stubModule(moduleId: string, exports: readonly string[]): string {
  const stub = `const stub = Object.assign(() => undefined, ${JSON.stringify({ moduleId } satisfies Stub)});`;
  return [stub, ...exports.map((name) => `export { stub as ${name} };`)].join('\n');
}

/**
 * Runs the client's own lists of screens and messages. Every module that they import dynamically is replaced by a stub
 * that contains the module's id.
 */
async function readPageModules(context: Rolldown.PluginContext): Promise<typeof pageModules> {
  const stubs: Plugin = {
    name: 'lda-stubs',
    load(id) {
      const info = context.getModuleInfo(id);
      return info && info.dynamicImporters.length > 0 ? stubModule(id, info.exports) : undefined;
    },
  };
  // Imports of a room would lead to its built files, which a first build does not have yet.
  const sources: Plugin = {
    name: 'lda-sources',
    enforce: 'pre',
    resolveId: (source) =>
      source.startsWith('#shared/')
        ? fileURLToPath(new URL(`../${source.slice(1).replace(/\.js$/, '.ts')}`, import.meta.url))
        : undefined,
  };
  const { module } = await runnerImport<{ pageModules: typeof pageModules }>(
    fileURLToPath(new URL('page-modules.ts', import.meta.url)),
    { configFile: false, plugins: [sources, stubs], logLevel: 'error' },
  );
  return module.pageModules;
}

/**
 * Vite plugin that lists the files that the page at each address needs in each language. The server preloads them in
 * the page, so that the browser requests them while it still waits for the first script.
 */
export function pagesPlugin(): Plugin {
  return {
    name: 'lda-pages',
    apply: 'build',
    async generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const entries = chunks.filter(({ isEntry }) => isEntry);
      const inPage = new Set(entries.flatMap(({ fileName, imports }) => [fileName, ...imports]));
      /** The chunks that contain a module or are the target of an import of it, which may be another chunk. */
      const chunksOf = (id: string) => {
        const own = chunks.filter(
          ({ moduleIds, facadeModuleId }) => facadeModuleId === id || moduleIds.includes(id),
        );
        return own.length > 0 ? own : this.error(`No file of the client holds ${id}.`);
      };
      /** The files of the modules and of all their imports, without those that every page loads anyway. */
      const filesOf = (ids: readonly string[]): string[] => {
        const files = new Set<string>();
        const add = (chunk: Rolldown.OutputChunk) => {
          if (files.has(chunk.fileName)) return;
          files.add(chunk.fileName);
          for (const name of chunk.imports) {
            const imported = bundle[name];
            if (imported?.type === 'chunk') add(imported);
          }
        };
        for (const chunk of ids.flatMap(chunksOf)) add(chunk);
        return [...files].filter((file) => !inPage.has(file)).map((file) => `/${file}`);
      };

      // A page's own text, such as a policy, has a file for each language too.
      const textsOf = (id: string, language: string) =>
        (this.getModuleInfo(id)?.dynamicallyImportedIds ?? []).filter((text) =>
          text.endsWith(`-${language}.ts`),
        );
      const pages: Record<string, Record<string, string[]>> = {};
      for (const [address, byLanguage] of Object.entries(await readPageModules(this))) {
        const files: Record<string, string[]> = {};
        for (const [language, modules] of Object.entries(byLanguage)) {
          files[language] = filesOf([...modules, ...modules.flatMap((id) => textsOf(id, language))]);
        }
        pages[address] = files;
      }
      // In a folder whose name begins with a dot: the server reads the file but does not serve it.
      this.emitFile({ type: 'asset', fileName: '.pages/pages.json', source: JSON.stringify(pages) });
    },
  };
}
