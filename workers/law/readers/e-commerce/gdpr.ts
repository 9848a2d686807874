import { limit } from '../limit.js';
import type { ReadersById } from '../reader.js';
import { affirms, ban, states } from '../turns.js';
import { PERSONAL } from '../personal-data/words.js';

const EU_EN = '\\b(?:EU|European Union|EEA)\\b';
const EU_AR = '~(?:اتحاد الأوروبي|أوروبيين|أوروبية)#';
const BOUND = { en: '72 hours', ar: '72 ساعة' };
const ONLY_EU = { en: `${EU_EN}|\\bGDPR\\b`, ar: EU_AR };
const breachLimit = (measure: 'hours' | 'days', lang: 'en' | 'ar') =>
  limit({
    cues: lang === 'en' ? ['\\bnotif(?:y|ied)\\b'] : ['~(?:تشعر|نشعر|إشعار|يشعر)#'],
    measure,
    atMost: measure === 'hours' ? 72 : 3,
    after: 160,
    needs:
      lang === 'en'
        ? '(?:^|;)(?=[^;]*\\bbreach)(?=[^;]*\\bsupervisory authority\\b)(?=[^;]*\\b(?:EU|European|GDPR)\\b)'
        : '(?:^|;)(?=[^;]*~(?:تسرب|اختراق)#)(?=[^;]*~سلطة الرقابية#)(?=[^;]*~(?:أوروبية|أوروبي)#)',
    bound: BOUND,
  });

/** Readers of the rules of European law. */
export const gdprReaders: ReadersById = {
  'INT-GDPR-01': {
    onlyIf: ONLY_EU,
    topic: {
      en: `${EU_EN}[^.;]{0,60}\\brights?\\b|\\bGDPR\\b`,
      ar: `${EU_AR}[^.;]{0,40}~(?:حقوق|حق|حقوقهم)#`,
    },
    en: [
      states('breaks', {
        cues: [
          `${EU_EN}[^.;]{0,20}\\b(?:have no|no) (?:\\w+ )?rights\\b`,
          `${EU_EN}[^.;]{0,10}\\bwaive\\b[^.;]{0,10}\\brights\\b`,
          `\\b(?:GDPR|General Data Protection Regulation)\\b[^.;]{0,6}\\bdoes not apply to\\b[^.;]{0,20}${EU_EN}`,
        ],
        says: {
          en: 'The clause denies people in the European Union their rights.',
          ar: 'يحرم البند الأفراد في الاتحاد الأوروبي من حقوقهم.',
        },
      }),
      affirms('keeps', { cues: [`${EU_EN}[^.;]{0,30}\\b(?<core>have the rights?)\\b`] }),
    ],
    ar: [
      states('breaks', {
        cues: [`ليس [^.;]{0,20}${EU_AR} أي حقوق`, `يتنازل[^.;]{0,20}${EU_AR} عن حقوقهم`],
        says: {
          en: 'The clause denies people in the European Union their rights.',
          ar: 'يحرم البند الأفراد في الاتحاد الأوروبي من حقوقهم.',
        },
      }),
      states('keeps', {
        cues: [`${EU_AR}[^.;]{0,10}~(?:حقوق|فلك الحقوق)`, `${EU_AR} فلك `],
        unless: 'ليس|يتنازل',
      }),
    ],
  },
  'INT-GDPR-02': {
    onlyIf: ONLY_EU,
    topic: { en: '\\bsupervisory authority\\b', ar: '~سلطة الرقابية#' },
    en: [breachLimit('hours', 'en'), breachLimit('days', 'en')],
    ar: [breachLimit('hours', 'ar'), breachLimit('days', 'ar')],
  },
  'INT-GDPR-03': {
    onlyIf: ONLY_EU,
    topic: {
      en: `${EU_EN}[^.;]{0,60}\\b(?:data|transfer\\w*)\\b|\\btransfer\\w*\\b[^.;]{0,40}${EU_EN}`,
      ar: `~(?:نقل|تنقل)#[^.;]{0,60}${EU_AR}`,
    },
    en: [
      ban({
        cues: [
          `\\bdata\\b[^.;]{0,30}\\bmay (?<core>be) (?:sent|transferred)\\b[^.;]{0,10}\\bto any country\\b[^.;]{0,20}\\b(?:freely|without)\\b`,
        ],
        needs: EU_EN,
        says: {
          en: 'The clause lets European data go anywhere without safeguards.',
          ar: 'يجيز البند نقل البيانات الأوروبية إلى أي مكان دون ضمانات.',
        },
      }),
      affirms('keeps', {
        cues: [`\\btransfer\\w*\\b[^.;]{0,40}${EU_EN}[^.;]{0,40}\\b(?:contractual clauses|safeguards)\\b`],
        needs: `${PERSONAL.en}`,
        unless: '\\bwithout\\b',
      }),
    ],
    ar: [
      ban({
        cues: [`~(?:نقل|تنقل)#[^.;]{0,30}${EU_AR} إلى أي (?:دولة|بلد)[^.;]{0,6}(?:دون|بحرية|بلا)`],
        needs: PERSONAL.ar,
        says: {
          en: 'The clause lets European data go anywhere without safeguards.',
          ar: 'يجيز البند نقل البيانات الأوروبية إلى أي مكان دون ضمانات.',
        },
      }),
      affirms('keeps', {
        cues: [`~(?:نقل|تنقل)#[^.;]{0,30}${EU_AR}[^.;]{0,20}(?:البنود التعاقدية|ضمانات مناسبة)`],
        unless: 'دون',
      }),
    ],
  },
};
