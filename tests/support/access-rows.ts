import { readdirSync } from 'node:fs';

/** Ids of the owner's data, created again for every row because a row may delete it. */
export interface Own {
  documentId: string;
  jobId: string;
  reportId: string;
  reportFileId: string;
  /** A conversation to which the document is attached. */
  chatId: string;
  sessionId: string;
  email: string;
}
/**
 * Access rule of a route or event. `who` may use it: anybody; any signed-in user; only the owner (for all others,
 * administrators included, it answers as if it did not exist); only administrators.
 */
export interface AccessRow {
  who: 'anybody' | 'user' | 'owner' | 'admin';
  /** Builds the path with its ids; absent for a path without ids. */
  at?: (own: Own) => string;
  body?: (own: Own) => object;
  /** Set where even a permitted request finds nothing: the page of a client that was not built, an unknown user. */
  empty?: true;
  /** Set where the request sends a small PDF. */
  file?: true;
}

/** Rows by route, such as `GET /risk/:id`. */
export type AccessRows = Record<string, AccessRow>;

/** Loads the rows of the tools, one file for each tool in `tests/access`. */
export async function rowsOfTools(): Promise<AccessRows> {
  const rows: AccessRows = {};
  for (const file of readdirSync('tests/access')) {
    const module = (await import(`#tests/access/${file.replace(/\.ts$/, '.js')}`)) as { default: AccessRows };
    Object.assign(rows, module.default);
  }
  return rows;
}
