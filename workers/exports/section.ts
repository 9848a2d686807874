import type { Readable } from 'node:stream';
import type { Language } from '#shared/contracts/common.js';
import type { Database } from '#platform/db/client.js';
import type { Account } from '#platform/db/queries/users.js';
import type { JobRow } from '#platform/jobs/types.js';
import type { SessionStore } from '#platform/sessions/session-store.js';
import type { Storage } from '#platform/storage/storage.js';

/** Whose data is written down, and where it comes from. */
export interface ExportSource {
  db: Database;
  storage: Storage;
  sessions: Pick<SessionStore, 'list'>;
  account: Account;
  /** The job that writes it; its own row is still changing, and left out. */
  job: Pick<JobRow, 'id' | 'createdAt'>;
}

/** A file of an export. Nothing of it is read before its turn. */
export interface ExportEntry {
  /** Within the archive, with `/`; each part of it safe as a file's name. */
  path: string;
  at: Date;
  /** Whether it is compressed already: deflating it again would only take time. */
  packed?: boolean;
  /** Hands its bytes over until they have been taken; undefined where they were deleted meanwhile. */
  read(take: (bytes: Readable | undefined) => Promise<void>): Promise<void>;
}

/** One kind of data in an export. A new tool adds a file with one of these to the list in `sections/index.ts`. */
export interface ExportSection {
  /** The tables that it brings out: a table without a section must be named in `left-out.ts`. */
  tables: readonly string[];
  /** What stands in its files and folders, for the README. */
  about: readonly { path: string; text: Record<Language, string> }[];
  entries(source: ExportSource): Promise<ExportEntry[]> | ExportEntry[];
}
