import { and, eq } from 'drizzle-orm';
import type { Db } from '#platform/db/client.js';
import { documents, documentTexts } from '#platform/db/schema/index.js';
import { extractedMap, type ExtractedDocument } from '#platform/documents.js';

export interface DocumentText {
  status: 'pending' | 'ready' | 'failed';
  errorCode: string | null;
  contentType: string;
  /** The extracted text and its map; null until extraction has finished. */
  extracted: ExtractedDocument | null;
}

/** Returns the text and map of a user's document, or undefined if there is no such document. */
export async function findDocumentText(
  db: Db,
  { userId, documentId }: { userId: string; documentId: string },
): Promise<DocumentText | undefined> {
  const [row] = await db
    .select({
      status: documents.status,
      errorCode: documents.errorCode,
      contentType: documents.contentType,
      content: documentTexts.content,
      map: documentTexts.map,
    })
    .from(documents)
    .leftJoin(documentTexts, eq(documentTexts.documentId, documents.id))
    .where(and(eq(documents.id, documentId), eq(documents.userId, userId)));
  if (row === undefined) return undefined;
  const extracted = row.content === null ? null : { text: row.content, ...extractedMap.parse(row.map) };
  const { status, errorCode, contentType } = row;
  return { status, errorCode, contentType, extracted };
}
