import { createRequire } from 'node:module';
import * as z from 'zod';

const note = z.object({
  id: z.string(),
  question: z.string(),
  keywords: z.array(z.string()),
  answer: z.string(),
  references: z.array(z.string()),
});
/** A note in English on a usual question of practice, with keywords in both languages. */
export type Note = Readonly<z.infer<typeof note>>;

let read: readonly Note[] | undefined;

/** Returns the product's notes on usual questions of practice. */
export const notes = (): readonly Note[] =>
  (read ??= z.array(note).parse(createRequire(import.meta.url)('#law/notes.json')));
