import type { Readable } from 'node:stream';
import type { Language } from '#shared/contracts/common.js';
import type { Database } from '#platform/db/client.js';
import type { Account } from '#platform/db/queries/users.js';
import type { JobRow } from '#platform/db/schema/jobs.js';
import type { SessionStore } from '#platform/sessions/session-store.js';
import type { Storage } from '#platform/storage/storage.js';

/** The user whose data is exported, and the sources of the data. */
export interface ExportSource {
  db: Database;
  storage: Storage;
  sessions: Pick<SessionStore, 'list'>;
  account: Account;
  /** The job that writes the export; its own row is left out, because it is still changing. */
  job: Pick<JobRow, 'id' | 'createdAt'>;
}

/** A file of an export. Its content is read only when its turn comes. */
export interface ExportEntry {
  /** Path within the archive, with `/`; each part is safe as a file name. */
  path: string;
  at: Date;
  /** True if the content is already compressed: deflating it again would only take time. */
  packed?: boolean;
  /**
   * Passes the bytes to `take` and waits until they are consumed; passes undefined if the file was deleted in the
   * meantime.
   */
  read(take: (bytes: Readable | undefined) => Promise<void>): Promise<void>;
}

/** One kind of data in an export. A new tool adds a file with one of these to the list in `sections/index.ts`. */
export interface ExportSection {
  /** The tables that it exports: a table without a section must be listed in `sections.int.test.ts`. */
  tables: readonly string[];
  /** Description of its files and folders, for the README. */
  about: readonly { path: string; text: Record<Language, string> }[];
  entries(source: ExportSource): Promise<ExportEntry[]> | ExportEntry[];
}
