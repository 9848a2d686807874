import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin, type Rolldown } from 'vite';
import type { pageModules, Stub } from './page-modules.js';

/** A module whose every export is the same stub, callable so that a screen's `prepare` does nothing. */
function stubModule(moduleId: string, exports: readonly string[]): string {
  const stub = `const stub = Object.assign(() => undefined, ${JSON.stringify({ moduleId } satisfies Stub)});`;
  return [stub, ...exports.map((name) => `export { stub as ${name} };`)].join('\n');
}

/** Runs the client's own lists of screens and words; whatever they fetch is a stub that says which module it is. */
async function readPageModules(context: Rolldown.PluginContext): Promise<typeof pageModules> {
  const stubs: Plugin = {
    name: 'lda-stubs',
    load(id) {
      const info = context.getModuleInfo(id);
      return info && info.dynamicImporters.length > 0 ? stubModule(id, info.exports) : undefined;
    },
  };
  const { module } = await runnerImport<{ pageModules: typeof pageModules }>(
    fileURLToPath(new URL('page-modules.ts', import.meta.url)),
    { configFile: false, plugins: [stubs], logLevel: 'error' },
  );
  return module.pageModules;
}

/**
 * Writes down which files the page at each address needs, in each language, so that the server can name them in
 * the page: the browser then asks for them while it still waits for the first script.
 */
export function pagesPlugin(): Plugin {
  return {
    name: 'lda-pages',
    apply: 'build',
    async generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const entries = chunks.filter(({ isEntry }) => isEntry);
      const inPage = new Set(entries.flatMap(({ fileName, imports }) => [fileName, ...imports]));
      /** What holds a module, and the file that an import of it names where that is another one. */
      const chunksOf = (id: string) => {
        const own = chunks.filter(
          ({ moduleIds, facadeModuleId }) => facadeModuleId === id || moduleIds.includes(id),
        );
        return own.length > 0 ? own : this.error(`No file of the client holds ${id}.`);
      };
      /** With all that it imports, and without what the page names anyway. */
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

      // A text of a page's own, such as a policy, has a file for each language too.
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
      // Below a folder with a dot: the server reads it and serves it to nobody.
      this.emitFile({ type: 'asset', fileName: '.pages/pages.json', source: JSON.stringify(pages) });
    },
  };
}
