import { and, asc, desc, eq, gte, gt, inArray, lt, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '#platform/db/client.js';
import { auditLog, contactMessages, documents, documentTexts, jobs } from '#platform/db/schema/index.js';
import type { JobRow } from '#platform/db/schema/jobs.js';
import type { AuditRow } from './audit.js';
import type { DocumentRow } from './documents.js';

/** Rows read per page where there may be very many. */
const PAGE = 500;
/** Maximum number of past addresses followed for one account; nobody changes theirs so often. */
const ADDRESSES = 50;

export interface OwnFile extends Omit<DocumentRow, 'userId' | 'blobId'> {
  hasText: boolean;
}

/**
 * Lists a user's uploaded and pasted documents, the oldest first, each with whether its text was extracted; earlier
 * readings of an upload are listed too.
 */
export async function listOwnFiles(db: Db, userId: string): Promise<OwnFile[]> {
  return db
    .select({
      id: documents.id,
      origin: documents.origin,
      filename: documents.filename,
      contentType: documents.contentType,
      size: documents.size,
      status: documents.status,
      pages: documents.pages,
      errorCode: documents.errorCode,
      firstId: documents.firstId,
      readerVersion: documents.readerVersion,
      readAt: documents.readAt,
      createdAt: documents.createdAt,
      hasText: sql<boolean>`exists (select 1 from ${documentTexts} where ${documentTexts.documentId} = ${documents.id})`,
    })
    .from(documents)
    .where(and(eq(documents.userId, userId), inArray(documents.origin, ['upload', 'pasted', 'earlier'])))
    .orderBy(asc(documents.createdAt), asc(documents.id));
}

/** Returns only the text of a user's document, or undefined if there is none (any more). */
export async function findOwnText(
  db: Db,
  { userId, documentId }: { userId: string; documentId: string },
): Promise<string | undefined> {
  const [row] = await db
    .select({ content: documentTexts.content })
    .from(documentTexts)
    .innerJoin(documents, eq(documents.id, documentTexts.documentId))
    .where(and(eq(documents.id, documentId), eq(documents.userId, userId)));
  return row?.content;
}

/** Yields a user's jobs except one, the oldest first, in pages. */
export async function* pageOwnJobs(
  db: Db,
  { userId, except }: { userId: string; except: string },
): AsyncGenerator<JobRow[]> {
  let after: SQL | undefined;
  for (;;) {
    const rows = await db
      .select()
      .from(jobs)
      .where(and(eq(jobs.userId, userId), ne(jobs.id, except), after))
      .orderBy(asc(jobs.createdAt), asc(jobs.id))
      .limit(PAGE);
    yield rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < PAGE) return;
    after = or(
      gt(jobs.createdAt, last.createdAt),
      and(eq(jobs.createdAt, last.createdAt), gt(jobs.id, last.id)),
    );
  }
}

/** An address, and the time during which it belonged to an account. */
export interface PastAddress {
  email: string;
  from: Date;
  /** Null for the current address. */
  until: Date | null;
}

/**
 * Returns the addresses that an account has had, the current one first, from the audit entries about address
 * changes.
 */
export async function listPastAddresses(
  db: Db,
  account: { email: string; createdAt: Date },
): Promise<PastAddress[]> {
  const addresses: PastAddress[] = [];
  let { email } = account;
  let until: Date | null = null;
  while (addresses.length < ADDRESSES) {
    const [change] = await db
      .select({ at: auditLog.at, before: auditLog.actor })
      .from(auditLog)
      .where(
        and(
          eq(auditLog.action, 'email_changed'),
          eq(auditLog.subject, email),
          gte(auditLog.at, account.createdAt),
          until === null ? undefined : lt(auditLog.at, until),
        ),
      )
      .orderBy(desc(auditLog.at))
      .limit(1);
    addresses.push({ email, from: change?.at ?? account.createdAt, until });
    if (change === undefined) break;
    email = change.before;
    until = change.at;
  }
  return addresses;
}

/**
 * Yields the audit entries about these addresses from the time they belonged to the account, the oldest first, in
 * pages.
 */
export async function* pageAuditOf(db: Db, addresses: readonly PastAddress[]): AsyncGenerator<AuditRow[]> {
  const about = or(
    ...addresses.map(({ email, from, until }) =>
      and(
        or(eq(auditLog.actor, email), eq(auditLog.subject, email)),
        gte(auditLog.at, from),
        until === null ? undefined : lte(auditLog.at, until),
      ),
    ),
  );
  for (let after = 0; ;) {
    const rows = await db
      .select()
      .from(auditLog)
      .where(and(about, gt(auditLog.id, after)))
      .orderBy(asc(auditLog.id))
      .limit(PAGE);
    yield rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < PAGE) return;
    after = last.id;
  }
}

export type ContactRow = typeof contactMessages.$inferSelect;

/** Lists the messages sent with this (normalized) address, the oldest first. */
export async function listContactMessages(db: Db, email: string): Promise<ContactRow[]> {
  return db
    .select()
    .from(contactMessages)
    .where(eq(sql`lower(${contactMessages.email})`, email))
    .orderBy(asc(contactMessages.createdAt), asc(contactMessages.id));
}
