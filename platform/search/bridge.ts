import { createRequire } from 'node:module';
import * as z from 'zod';

const rows = z.array(z.string().transform((line) => line.split('|')));
const file = z.object({ nouns: rows, verbs: rows, adjectives: rows, irregular: rows });
export type Bridge = z.infer<typeof file>;

let held: Bridge | undefined;

/**
 * Returns the words of both languages, as `npm run write:search-bridge` writes them. Cells of a noun: English, Arabic, plural of
 * the Arabic head; of a verb: English, past, present, verbal noun; of an adjective: English, Arabic; of an irregular
 * verb: its English forms.
 */
export function bridge(): Bridge {
  return (held ??= file.parse(createRequire(import.meta.url)('#search/bridge.json')));
}
