import { useState } from 'react';
import { decodeCsv, MOST_BYTES, termsOfCsv, withTerms, type RefusedTerm } from './glossary.js';
import type { ChangeGlossary } from './glossary-api.js';

/** What came of a file. */
export type Imported =
  { name: string; unreadable: 'size' | 'text' } | { name: string; count: number; refused: RefusedTerm[] };

/** Takes the terms of CSV files into the glossary. */
export function useImport(change: ChangeGlossary, onFailed: (error: Error) => void) {
  const [imported, setImported] = useState<Imported>();
  const take = async (file: File) => {
    const { name } = file;
    setImported(undefined);
    if (file.size > MOST_BYTES) return setImported({ name, unreadable: 'size' });
    const csv = decodeCsv(new Uint8Array(await file.arrayBuffer()));
    if (csv === undefined) return setImported({ name, unreadable: 'text' });
    const { terms, refused } = termsOfCsv(csv);
    const done = () => {
      setImported({ name, count: terms.length, refused });
    };
    if (terms.length === 0) return done();
    await change.mutateAsync((newest) => withTerms(newest, terms)).then(done, onFailed);
  };
  return { imported, take };
}
