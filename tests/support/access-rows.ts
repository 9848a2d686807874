import { readdirSync } from 'node:fs';

/** What belongs to the owner, made anew for every row: a row may remove it. */
export interface Own {
  documentId: string;
  jobId: string;
  reportId: string;
  reportFileId: string;
  sessionId: string;
  email: string;
}
/**
 * Who may: anybody; whoever has signed in; only whose thing it is (for all others, administrators included, it
 * is not there); only administrators.
 */
export interface AccessRow {
  who: 'anybody' | 'user' | 'owner' | 'admin';
  /** The path with its ids, where it has any. */
  at?: (own: Own) => string;
  body?: (own: Own) => object;
  /** Whoever is let in finds nothing: the page of a client that was not built, a person who is not there. */
  empty?: true;
  /** Sends a small PDF. */
  file?: true;
}

/** Rows by route: `GET /risk/:id`. */
export type AccessRows = Record<string, AccessRow>;

/** The rows of the tools: one file for each in `tests/access`. */
export async function rowsOfTools(): Promise<AccessRows> {
  const rows: AccessRows = {};
  for (const file of readdirSync('tests/access')) {
    const module = (await import(`#tests/access/${file.replace(/\.ts$/, '.js')}`)) as { default: AccessRows };
    Object.assign(rows, module.default);
  }
  return rows;
}
