import type { ReadersById } from '../reader.js';
import { collectionReaders } from './collection.js';
import { consentReaders } from './consent.js';
import { securityReaders } from './duties.js';
import { handlingReaders } from './handling.js';
import { noticeReaders } from './notice.js';
import { retentionReaders } from './retention.js';
import { rightsReaders } from './rights.js';
import { widened } from './shapes.js';
import { dataUseReaders } from './use.js';
import { wideAbroadReaders } from './wide-abroad.js';
import { wideBreachReaders } from './wide-breach.js';
import { wideConsent } from './wide-consent.js';
import { wideMarketingReaders } from './wide-marketing.js';
import { wideProcessorReaders } from './wide-processor.js';
import { wideReleaseReaders } from './wide-release.js';
import { wideRights } from './wide-rights.js';
import { wideSensitiveReaders } from './wide-sensitive.js';
import { wideUseReaders } from './wide-use.js';
import { wideComplaints, wideWithdrawal } from './wide-withdrawal.js';

/** Readers that take the usual phrases. */
const usual: ReadersById = {
  ...noticeReaders,
  ...rightsReaders,
  ...retentionReaders,
  ...dataUseReaders,
  ...consentReaders,
  ...collectionReaders,
  ...securityReaders,
  ...handlingReaders,
};

/** Readers of the rules of the Personal Data Protection Law. */
export const personalDataReaders: ReadersById = widened(usual, {
  ...wideUseReaders,
  ...wideReleaseReaders,
  ...wideMarketingReaders,
  ...wideProcessorReaders,
  ...wideBreachReaders,
  ...wideSensitiveReaders,
  ...wideAbroadReaders,
  'SA-PDPL-03': wideConsent,
  'SA-PDPL-04': wideWithdrawal,
  'SA-PDPL-07': wideRights,
  'SA-PDPL-28': wideComplaints,
  'SA-PDPL-33': wideRights,
  'SA-PDPL-36': wideWithdrawal,
});
