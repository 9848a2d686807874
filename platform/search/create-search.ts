import { notes } from '#platform/law/notes.js';
import type { Database } from '#platform/db/client.js';
import { createDocumentSearch } from './documents.js';
import { createLawSearch } from './laws.js';
import { createNoteSearch } from './notes.js';
import type { Search } from './search.js';

/** Makes the search over laws, documents and notes. It keeps parts of the index in memory: make one for each process. */
export function createSearch(db: Database): Search {
  return {
    laws: createLawSearch(db),
    documents: createDocumentSearch(db),
    notes: createNoteSearch(() =>
      notes().map((note) => ({ ...note, question: { en: note.question, ar: null } })),
    ),
  };
}
