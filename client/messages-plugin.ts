import { compileMessage } from '@lingui/message-utils/compileMessage';
import { runnerImport, type Plugin } from 'vite';

/** A module that is named by its language first holds messages of that language. */
const CATALOGUE = /\/client\/src\/.*\/(?:en|ar)(?:-[a-z]+)*\.ts$/;

/** Runs each catalogue of messages and bundles what it exports, compiled: the browser then needs no message parser. */
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
