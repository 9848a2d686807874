import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { InferInsertModel, InferSelectModel } from 'drizzle-orm';
import type { Db } from '#platform/db/client.js';
import { attachChatDocument, insertChatMessage, insertChatSession } from '#platform/db/queries/chat.js';
import {
  blobChunks,
  blobs,
  documents,
  documentTexts,
  reportFiles,
  reports,
  users,
} from '#platform/db/schema/index.js';
import { extractedMap, type ExtractedDocument } from '#platform/documents.js';
import { newObjectId } from '#platform/object-id.js';
import type { ReportedFinding } from '#shared/tools/risk/contract.js';

export type User = InferSelectModel<typeof users>;
export type Document = InferSelectModel<typeof documents>;

/** Inserts a user who cannot sign in (the stored hash is not one), unless `passwordHash` is given. */
export async function makeUser(db: Db, values: Partial<InferInsertModel<typeof users>> = {}): Promise<User> {
  const [user] = await db
    .insert(users)
    .values({
      email: `user-${randomBytes(6).toString('hex')}@example.com`,
      firstName: 'Layla',
      lastName: 'Haddad',
      passwordHash: 'none',
      ...values,
    })
    .returning();
  if (user === undefined) throw new Error('The user was not inserted.');
  return user;
}

/**
 * Stores a text document that is already extracted: one section over the whole text and no pages, unless `extracted`
 * is given. `text: null` leaves it as a fresh upload that is still to be extracted.
 */
export async function makeDocument(
  db: Db,
  {
    userId,
    text = 'This Agreement is made between the Company and the Supplier.',
    extracted,
    ...values
  }: { userId: string; text?: string | null; extracted?: Partial<Omit<ExtractedDocument, 'text'>> } & Partial<
    InferInsertModel<typeof documents>
  >,
): Promise<Document> {
  const bytes = Buffer.from(text ?? 'A document that waits for its extraction.');
  const [blob] = await db
    .insert(blobs)
    .values({
      state: 'stored',
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    })
    .returning();
  if (blob === undefined) throw new Error('The blob was not inserted.');
  await db.insert(blobChunks).values({ blobId: blob.id, seq: 0, bytes });
  const [document] = await db
    .insert(documents)
    .values({
      id: newObjectId(),
      userId,
      origin: 'upload',
      filename: 'contract.txt',
      contentType: 'text/plain',
      size: bytes.length,
      blobId: blob.id,
      status: text === null ? 'pending' : 'ready',
      ...values,
    })
    .returning();
  if (document === undefined) throw new Error('The document was not inserted.');
  if (text !== null) {
    await db.insert(documentTexts).values({
      documentId: document.id,
      content: text,
      map: extractedMap.parse({
        pages: [],
        sections: [{ start: 0, end: text.length, heading: null, number: null, level: 0 }],
        warnings: [],
        ...extracted,
      }),
    });
  }
  return document;
}

/** A finding as reports store it. */
export const FINDING: ReportedFinding = {
  risk_description: 'Liability without limit',
  explanation: '',
  extracted_text_snippet: null,
  clause: null,
  section: null,
  severity: 'high',
  recommendation: 'Agree on a cap.',
  kind: 'uncapped-liability',
  evidence: null,
  articles: [],
};

/** Inserts a risk report without findings, unless other values are given; `pdf` is its stored file. */
export async function makeReport(
  db: Db,
  {
    pdf = null,
    ...values
  }: { userId: string; pdf?: string | null } & Partial<InferInsertModel<typeof reports>>,
): Promise<string> {
  const id = values.id ?? randomUUID();
  await db.insert(reports).values({
    kind: 'risk',
    filename: 'lease.pdf',
    engine: 'builtin',
    lang: 'en',
    body: { risks: [], articles: [] },
    summary: { num_risks: 0 },
    incomplete: [],
    ...values,
    id,
  });
  if (pdf !== null) await db.insert(reportFiles).values({ reportId: id, name: 'pdf', documentId: pdf });
  return id;
}

/** Inserts a conversation with one answered question, and attaches these documents; returns its id. */
export async function makeChat(
  db: Db,
  {
    userId,
    documentIds = [],
    question = 'What is the notice period?',
    answer = 'Thirty days.',
  }: { userId: string; documentIds?: readonly string[]; question?: string; answer?: string },
): Promise<string> {
  const { id } = await insertChatSession(db, { userId, title: question });
  const messages = [
    { n: 1, sender: 'user', text: question },
    { n: 2, sender: 'bot', text: answer },
  ] as const;
  for (const message of messages)
    await insertChatMessage(db, { ...message, sessionId: id, status: 'complete' });
  for (const documentId of documentIds) await attachChatDocument(db, { sessionId: id, documentId });
  return id;
}
