import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin, type Rolldown } from 'vite';
import type { addresses } from './src/app/screens.js';

const LANGUAGES = ['en', 'ar'] as const;
const src = fileURLToPath(new URL('src/', import.meta.url));
const screens = `${src}app/screens.ts`;

/** A module that the client fetches by name, with the file that names it. */
interface Named {
  specifier: string;
  importer: string;
}

/** The client's own list of addresses, run with what it would fetch named instead of fetched. */
async function readAddresses(): Promise<typeof addresses> {
  const named: Plugin = {
    name: 'lda-named-imports',
    enforce: 'pre',
    transform: (code, id) =>
      id.startsWith(`${src}app/`)
        ? code.replaceAll(
            /\bimport\(('[^']+')\)/g,
            (_, specifier) => `Promise.resolve({ specifier: ${specifier}, importer: ${JSON.stringify(id)} })`,
          )
        : undefined,
  };
  const { module } = await runnerImport<{ addresses: typeof addresses }>(screens, {
    configFile: false,
    plugins: [named],
    logLevel: 'error',
  });
  return module.addresses;
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

      const pages: Record<string, Record<string, string[]>> = {};
      for (const [address, parts] of Object.entries(await readAddresses())) {
        const words = ['common', ...parts.flatMap((part) => part.words)];
        const modules: string[] = [];
        for (const { fetch } of parts) {
          const { specifier, importer } = (await fetch('en')) as Named;
          const resolved = await this.resolve(specifier, importer);
          modules.push(resolved?.id ?? this.error(`${importer} names ${specifier}, which is not there.`));
        }
        pages[address] = Object.fromEntries(
          LANGUAGES.map((language) => {
            const catalogues = words.map((part) =>
              part === 'common' ? `${src}locales/${language}.ts` : `${src}locales/${language}-${part}.ts`,
            );
            // A text of a page's own, such as a policy, has a file for each language too.
            const texts = modules
              .flatMap((id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
              .filter((id) => id.endsWith(`-${language}.ts`));
            return [language, filesOf([...catalogues, ...modules, ...texts])];
          }),
        );
      }
      // Below a folder with a dot: the server reads it and serves it to nobody.
      this.emitFile({ type: 'asset', fileName: '.pages/pages.json', source: JSON.stringify(pages) });
    },
  };
}
