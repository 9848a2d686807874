import type { Language } from '#shared/contracts/common.js';
import { fold } from '#workers/engines/text/arabic.js';
import type { Sentence } from '#workers/engines/text/sentences.js';
import type { Reader, ReadersById } from '../reader.js';
import type { RuleWords } from '../words.js';
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

/** Words of clauses on data about people, and on what is done with them. */
const OF_DATA: Record<Language, string> = {
  en: '\\b(?:data|information|privacy|cookies?|consents?|marketing|advertis\\w+|newsletters?|opt(?:ing)?[- ]out|unsubscribe|messages|processors?|sub-?processors?|cameras?|records?|PDPL|SDAIA)\\b',
  ar: '~(?:بيانات|بياناتك|بياناته|بياناتهم|بياناتها|معلومات|معلوماتك|معلوماته|خصوصية|ملفات (?:ال)?تعريف|كوكيز|موافقة|موافقتك|تسويق|تسويقية|دعائية|إعلانية|رسائل|معالجة|كاميرات|سجلات|سدايا)',
};

/** Tells whether a sentence, its heading or its clause is on data about people. */
const isOnData = ({ text, heading, around, lang }: Sentence, words: RuleWords) =>
  [text, heading ?? '', around].some((one) =>
    words.has({ text: lang === 'ar' ? fold(one) : one, lang }, OF_DATA[lang]),
  );

/** Rules on rights that clauses also name without a word on what they are rights over. */
const ON_RIGHTS: ReadonlySet<string> = new Set(['SA-PDPL-07', 'SA-PDPL-33']);

/**
 * Keeps a reader from sentences on other matters: from those by which it would say that a rule is broken, and from "your rights" where
 * nothing tells that they are rights over data.
 */
const onData =
  (id: string) =>
  (read: Reader): Reader =>
  (sentence, words) => {
    const reading = read(sentence, words);
    if (reading?.answer === 'breaks' && words.has(sentence, OTHER_MATTERS[sentence.lang])) return null;
    return reading?.answer === 'keeps' && ON_RIGHTS.has(id) && !isOnData(sentence, words) ? null : reading;
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
    { ...read, en: read.en.map(onData(id)), ar: read.ar.map(onData(id)) },
  ]),
);
