import type { Language } from '#shared/contracts/common.js';
import type { Reader, ReadersById } from '../reader.js';
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

/** Words of sentences on something else than data about people: what is defined, indemnified or secret between firms. */
const OTHER_MATTERS: Record<Language, string> = {
  en: '["”\'’](?: or ["“][^"”]{1,40}["”])? ?(?:\\(s\\) )?(?:shall )?means?\\b|\\b(?:shall mean|means those|have the meanings?)\\b|\\bindemnif\\w+|\\bhold harmless\\b|\\btrade secrets?\\b|\\b(?:confidential|proprietary) information\\b|\\brepresents? (?:and warrants?|to)\\b|\\bpress releases?\\b|\\bmedia releases?\\b|\\bmake no (?:sale|disclosure)\\b|\\bhelp desk\\b',
  ar: '~(?:أسرار (?:ال)?تجارية|معلومات (?:ال)?سرية)#|(?<![ء-ي])و?يقصد ب',
};

/** Keeps a reader from sentences on other matters where it would say that a rule is broken. */
const onData =
  (read: Reader): Reader =>
  (sentence, words) => {
    const reading = read(sentence, words);
    return reading?.answer === 'breaks' && words.has(sentence, OTHER_MATTERS[sentence.lang]) ? null : reading;
  };

const all = widened(usual, {
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

/** Readers of the rules of the Personal Data Protection Law. */
export const personalDataReaders: ReadersById = Object.fromEntries(
  Object.entries(all).map(([id, read]) => [
    id,
    { ...read, en: read.en.map(onData), ar: read.ar.map(onData) },
  ]),
);
