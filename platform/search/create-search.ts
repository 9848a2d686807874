import { notes } from '#platform/law/notes.js';
import type { Database } from '#platform/db/client.js';
import { areLawsLoaded } from '#platform/db/queries/law.js';
import { createDocumentSearch } from './documents.js';
import { hintsFor } from './hints.js';
import { createLawSearch } from './laws.js';
import { createNoteSearch } from './notes.js';
import { readQuery } from './query.js';
import type { Search } from './search.js';

/** Makes the search over laws, documents and notes. It keeps parts of the index in memory: make one for each process. */
export function createSearch(db: Database): Search {
  let loaded = false;
  return {
    laws: createLawSearch(db),
    documents: createDocumentSearch(db),
    notes: createNoteSearch(() =>
      notes().map((note) => ({ ...note, question: { en: note.question, ar: null } })),
    ),
    // Once loaded they stay, so that later questions need not ask.
    areLawsLoaded: async () => (loaded ||= await areLawsLoaded(db)),
  };
}

/** Makes the tables that questions are read with, which takes half a second: no question has to wait for that. */
export function warmSearch(): void {
  hintsFor(readQuery('notice'));
}
