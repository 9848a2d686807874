import type { ReadersById } from '../reader.js';
import { collectionReaders } from './collection.js';
import { consentReaders } from './consent.js';
import { securityReaders } from './duties.js';
import { handlingReaders } from './handling.js';
import { noticeReaders } from './notice.js';
import { retentionReaders } from './retention.js';
import { rightsReaders } from './rights.js';
import { dataUseReaders } from './use.js';

/** Readers of the rules of the Personal Data Protection Law. */
export const personalDataReaders: ReadersById = {
  ...noticeReaders,
  ...rightsReaders,
  ...retentionReaders,
  ...dataUseReaders,
  ...consentReaders,
  ...collectionReaders,
  ...securityReaders,
  ...handlingReaders,
};
