import { limit } from '../limit.js';
import type { ReadersById } from '../reader.js';
import { allOf, readTogether } from '../together.js';
import { NOT_NEEDED } from './turns.js';

const SERVICE = {
  en: '\\b(?:maintenance|cleaning|operation|catering|operating|janitorial)\\b',
  ar: '~(?:صيانة|صيانتها|نظافة|نظافتها|تشغيل|إعاشة|خدمات (?:ال)?مستمرة)#',
};
const FIVE = { en: 'five years', ar: 'خمس سنوات' };
const TERM_ELSE = {
  en: '\\b(?:warrant\\w+|guarantees?|records?|spare|insurance|confidential\\w*|liab\\w+|private|experience|Ministry of Finance|exceptional\\w*)\\b',
  ar: '~(?:يضمن|ضمان|سجلات|قطع|خبرة|سرية|تأمين|خاصة|وزارة (?:ال)?مالية|لا تزاد|عمرها)#',
};
const EARLY = {
  en: '\\b(?:early|premature) (?:settle\\w*|repay\\w*|payment|discharge)\\b|\\bprepay\\w*\\b|\\bsettle early\\b',
  ar: '~سداد (?:ال)?مبكر',
};
const FORMULA = { en: '\\b(?:formula|equation)\\b', ar: '~(?:معادلة|معادلته)#' };
const MARK = { en: '\\b(?:trade ?mark|brand|mark)\\b', ar: '~(?:علامة|علامات)#' };
const TIED = {
  en: '\\b(?:condition\\w*|provided that|subject to|in return for|only if|oblig(?:es|ed|ation))\\b',
  ar: '~(?:يشترط|شرط|كشرط|مشروط|شروط|مقابل|يعلق|معلق|يلزم|إلا إذا|يلتزم)#',
};
const BUYS = {
  en: '\\b(?:buy(?:s|ing)?|purchas(?:e|es|ing)|takes?|insure|deal with)\\b',
  ar: '~(?:يشتري|اشترى|شراء|تأمين|تعامل|يؤمن)#',
};
const FOREIGN_GOODS = {
  en: '\\b(?:unrelated|furniture|stationery|office supplies|cleaning (?:materials|supplies)|vehicles?|cars|insure|insurance|bank|not bearing the mark)\\b',
  ar: '~(?:أثاث|أثاثه|قرطاسية|قرطاسيته|مواد (?:ال)?(?:تنظيف|نظافة)|سيارات|مركبات|تأمين|لا صلة لها|غير مرتبطة|لا علاقة لها|بنك)',
};

/** Readers of the rules on continuous services, early settlement and trademark licences. */
export const tradeDutyReaders: ReadersById = {
  'SA-GTP-13': {
    topic: { en: '\\bterm of (?:the |this )?(?:\\w+ )?(?:contract|agreement)\\b', ar: '~مدة (?:ال)?عقد' },
    en: [
      limit({
        cues: [
          '\\b(?:term|duration|period)\\b[^.;]{0,60}\\bcontract\\b',
          '\\bcontract\\b[^.;]{0,60}\\b(?:term|duration|period|is for|runs? for|lasts?(?: for)?|in force for|continues? for)\\b',
        ],
        measure: 'days',
        atMost: 1830,
        after: 60,
        needs: SERVICE.en,
        unless: TERM_ELSE.en,
        notBefore: '\\b(?:within|every|exceed\\w*|notice of)\\b[^.;]{0,10}$',
        bound: FIVE,
      }),
      ...readTogether({
        says: {
          en: 'The clause sets a term beyond five years without the approval of the Ministry of Finance.',
          ar: 'يجيز البند مدة تتجاوز خمس سنوات دون موافقة وزارة المالية.',
        },
        en: [
          [
            SERVICE.en,
            '\\b(?:six|seven|eight|nine|ten|twelve|fifteen|[6-9]|1\\d|20)\\b[^.;]{0,8}\\byears\\b',
            '\\bno (?:\\w+ )?(?:approval|consent)\\b[^.;]{0,10}\\bMinistry of Finance\\b|\\bwithout (?:\\w+ ){0,3}?(?:approval|consent)[^.;]{0,10}\\bMinistry of Finance\\b',
          ],
        ],
        ar: [],
      }).en,
    ],
    ar: [
      limit({
        cues: ['~مدة#[^.;]{0,30}~(?:عقد|عقدها)#', '~عقد#[^.;]{0,50}~مدة#'],
        measure: 'days',
        atMost: 1830,
        after: 60,
        needs: SERVICE.ar,
        unless: TERM_ELSE.ar,
        bound: FIVE,
      }),
      ...readTogether({
        says: {
          en: 'The clause sets a term beyond five years without the approval of the Ministry of Finance.',
          ar: 'يجيز البند مدة تتجاوز خمس سنوات دون موافقة وزارة المالية.',
        },
        en: [],
        ar: [
          [
            SERVICE.ar,
            '~(?:ست|سبع|ثماني|ثمان|تسع|عشر)# ?(?:\\(?\\d+\\)? )?~سنوات#',
            '~(?:دون|بغير|بدون|لا يلزم|لا تلزم|لا حاجة)#[^.;]{0,25}~وزارة (?:ال)?مالية',
          ],
        ],
      }).ar,
    ],
  },
  'SA-FIN-07': {
    topic: { en: '\\bearly settlement\\b', ar: '~سداد (?:ال)?مبكر' },
    ...allOf(
      readTogether({
        says: {
          en: 'The clause withholds the early settlement formula from the customer until after the contract.',
          ar: 'يحجب البند معادلة السداد المبكر عن العميل قبل التعاقد.',
        },
        en: [
          [
            EARLY.en,
            FORMULA.en,
            '\\b(?:not (?:be )?(?:disclos\\w*|given|provid\\w*|explain\\w*|told|made known|shown)|need not|only (?:when|upon|if|after)|if and when|confidential|secret|no right to (?:see|inspect|know)|not entitled to|determined by the (?:lender|finance company|company|bank|financier) at|no formula)\\b',
            '{borrower}|\\bcustomer\\b|{lender}|\\bcompany\\b',
          ],
        ],
        ar: [
          [
            EARLY.ar,
            FORMULA.ar,
            `${NOT_NEEDED.ar}|~(?:سرية|سريتها)#|~(?:لا تلتزم|لا يلزمه|لا يفصح|لا تفصح|عند طلبه|وقت (?:ال)?سداد|لا يحق|ليس|تقديرها|تقديره|دون (?:ال)?إفصاح|يتنازل)#`,
          ],
        ],
        unless: {
          en: '\\bthird part(?:y|ies)\\b|\\b(?:not confidential|changed|amended|only in)\\b|\\b(?:borrower|customer) shall not disclose\\b',
          ar: '~(?:غير|إفشاء)#',
        },
      }),
      readTogether({
        says: { en: 'The formula is disclosed beforehand.', ar: 'يفصح عن المعادلة قبل التعاقد.' },
        answer: 'keeps',
        en: [
          [
            EARLY.en,
            FORMULA.en,
            '\\b(?:before|prior to) (?:\\w+ ){0,3}?(?:sign\\w*|contract\\w*|conclu\\w+|execut\\w+)\\b',
            '\\b(?:disclos\\w+|given|gave|provid\\w+|explain\\w+|received|handed|shown)\\b',
          ],
        ],
        ar: [[EARLY.ar, FORMULA.ar, '~قبل#', '~(?:أفصح|أفصحت|يفصح|تفصح|إفصاح|أطلع|اطلع|تسلم|زود)']],
        unless: {
          en: '\\b(?:not|no|need|waives?|only when|confidential)\\b',
          ar: '~(?:لا|ليس|دون|سرية|يتنازل)#',
        },
      }),
    ),
  },
  'SA-IPR-06': {
    topic: { en: '\\btrade ?mark licen[cs]e\\b', ar: '~ترخيص[^.;]{0,20}~علامة' },
    ...allOf(
      readTogether({
        says: {
          en: 'The clause ties the trademark licence to dealings that have nothing to do with the mark.',
          ar: 'يعلق البند ترخيص العلامة على تعاملات لا صلة لها بالعلامة.',
        },
        en: [
          [
            MARK.en,
            '\\b(?:licen[cs]e\\w*|use|right to use)\\b',
            TIED.en,
            BUYS.en,
            FOREIGN_GOODS.en,
            '\\b(?:affiliates?|sister|licensor|group|unrelated|owned)\\b',
          ],
        ],
        ar: [[MARK.ar, '~(?:ترخيص|استعمال|يستعمل|استخدام|مرخص له)', TIED.ar, BUYS.ar, FOREIGN_GOODS.ar]],
        unless: {
          en: '\\b(?:bear(?:s|ing)? the mark|quality|liability insurance|free to buy|fleet livery)\\b|\\bnot (?:be )?(?:required|obliged|conditional)\\b|\\binfring\\w+',
          ar: '~(?:تحمل (?:ال)?علامة|جودة|لا يشترط|لا يلزم|حر|مسؤولية)#',
        },
      }),
      readTogether({
        says: { en: 'The licence is bounded by area or quality.', ar: 'الترخيص محدود بالمنطقة أو الجودة.' },
        answer: 'keeps',
        en: [[MARK.en, '\\blicensee\\b', '\\buse\\b', '\\b(?:region|territory|area|quality)\\b']],
        ar: [[MARK.ar, '~مرخص له#', '~(?:يستعمل|يستخدم)#', '~(?:منطقة|جودة|إقليم)#']],
        unless: {
          en: `\\b(?:not|no|outside|buy|purchas\\w+)\\b`,
          ar: '~(?:لا|خارج|شراء|يشتري)#',
        },
      }),
    ),
  },
};
