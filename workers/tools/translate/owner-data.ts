import type { Db } from '#platform/db/client.js';
import { findSegments, listGlossary } from '#platform/db/queries/translations.js';

/** What the owner of a document has stored and a translation uses. */
export interface OwnerData {
  /** Returns the terms of the owner's glossary. */
  glossary(): Promise<readonly { en: string; ar: string }[]>;
  /** Returns finished translations of paragraphs, by the keys under which a conclusion has stored them. */
  translations(keys: readonly string[]): Promise<ReadonlyMap<string, unknown>>;
}

/** Returns access to what a user has stored. */
export const ownerData = (db: Db, userId: string): OwnerData => ({
  glossary: () => listGlossary(db, userId),
  translations: (keys) => findSegments(db, { userId, keys }),
});
