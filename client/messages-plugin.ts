import { compileMessage } from '@lingui/message-utils/compileMessage';
import { runnerImport, type Plugin } from 'vite';

/** Matches catalogues: modules whose name begins with the language of their messages, such as `en-auth.ts`. */
const CATALOGUE = /\/client\/src\/.*\/(?:en|ar)(?:-[a-z]+)*\.ts$/;

/** Vite plugin that runs each catalogue and bundles its messages compiled, so that the browser needs no parser. */
export function messagesPlugin(): Plugin {
  return {
    name: 'lda-messages',
    apply: 'build',
    async load(id) {
      if (!CATALOGUE.test(id)) return undefined;
      const { module } = await runnerImport<Record<string, Record<string, string>>>(id);
      const compiled = Object.entries(module).map(([name, messages]) => {
        const byId = Object.entries(messages).map(([key, text]) => [key, compileMessage(text)]);
        return `export const ${name} = ${JSON.stringify(Object.fromEntries(byId))};`;
      });
      return compiled.join('\n');
    },
  };
}
