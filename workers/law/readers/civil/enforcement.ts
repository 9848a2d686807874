import type { ReadersById } from '../reader.js';
import { both, NO, NO_AR, tells } from './tells.js';

const NOTE = '\\b(?:promissory notes?|bills? of exchange|order notes?)\\b';
const UNREGISTERED =
  '\\b(?:without (?:\\w+ ){0,4}?regist\\w+|(?:not|need not|never) (?:\\w+ ){0,3}?regist\\w+|unregistered|no (?:\\w+ )?registration|whether or not (?:\\w+ ){0,3}?registered|regardless of (?:\\w+ )?registration|registration (?:\\w+ ){0,8}?(?:is|shall) not|waives? (?:\\w+ ){0,4}?registration)\\b';
const ENFORCED = '\\b(?:enforce\\w*|execut\\w+|instrument|deed)\\b';
const OFF_PLATFORM = {
  en: 'The clause relies on a promissory note that is not registered on the national platform.',
  ar: 'يعتمد البند على سند لأمر غير مسجل في المنصة الوطنية.',
};
const NOTE_AR = '~(?:سند(?:ا|ات)? (?:ال)?لأمر|سندات (?:ال)?لأمر|سند لأمر|كمبيالة|كمبيالات)#';
const UNREGISTERED_AR =
  '~(?:دون|بدون|بلا|لا|لم|غير|عدم|ولو لم)#[^.;]{0,40}~(?:تسجيل|تسجيله|تسجيلها|قيد|قيده|مسجل|مسجلا|مسجلة|[يت]سجل|منصة)#|~ورقيا?#[^.;]{0,60}~سندا تنفيذيا';

const PAY = '\\b(?:salar(?:y|ies)|wages?|pensions?)\\b';
const HOME =
  '\\b(?:(?:family |private )?home|dwelling|residence|place of residence|tools of (?:his |their )?trade|means of transport|personal vehicle|state aid|government (?:aid|support|subsid\\w+))\\b';
const SEIZE =
  '\\b(?:attach(?:ed|ment|es)?|seiz\\w+|execution|execut(?:e|ed)|levy|levied|garnish\\w*|exempt\\w*)\\b';
const TOO_MUCH =
  '\\b(?:entire|whole|all|full|half|any (?:part|portion|percentage)|two[- ]thirds|three[- ]quarters|(?:[4-9]\\d|100)\\s?(?:%|percent|per cent)|fifty percent)\\b';
const TAKES_EXEMPT = {
  en: 'The clause extends execution to what the law exempts from it.',
  ar: 'يمد البند التنفيذ إلى ما لا يجوز الحجز عليه نظاماً.',
};
const PAY_AR = '~(?:راتب|راتبه|رواتب|أجر|أجره|معاش|معاشه|أجور)#';
const HOME_AR =
  '~(?:دار سكن|دار سكنه|مسكن|مسكنه|منزله|منزل (?:ال)?مدين|سكنه|بيته|وسيلة نقله|وسيلة (?:ال)?نقل|أدوات مهنته|إعانات (?:ال)?حكومية)#|~دار (?:ال)?سكن|~دار سكن';
const SEIZE_AR = '~(?:حجز|[يت]حجز|تنفيذ على|حجزا|[يت]نفذ على|استقطاع)#|~تنفيذ#';
const TOO_MUCH_AR = '~(?:كامل|كل|جميع|كافة|نصف|ثلثي|ثلثا|أي جزء|أكثر من (?:ال)?ثلث)#|(?:[4-9]\\d|100)\\s?%';

const CONTRACT = '\\b(?:this|the) (?:contract|agreement|deed|document|undertaking)\\b';
const INSTRUMENT =
  '\\b(?:(?:enforcement|enforceable|executive|execution|executory) (?:instrument|deed|document|bond|title)|directly enforceable|enforceable directly)\\b';
const NOTARIZED =
  '\\b(?:notari[sz]\\w*|notary|documented|ejar|najiz|registered|authenticat\\w+|certified)\\b';
const SELF_MADE = {
  en: 'The clause declares the contract an enforcement instrument by the will of the parties.',
  ar: 'يجعل البند العقد سنداً تنفيذياً بإرادة الطرفين دون توثيق.',
};
const INSTRUMENT_AR =
  '~(?:سند(?:ا)? (?:ال)?تنفيذي(?:ا)?|قوة (?:ال)?سند (?:ال)?تنفيذي|سندات (?:ال)?تنفيذية|صيغة (?:ال)?تنفيذية)#';
const NOTARIZED_AR =
  '~(?:[يت]وثق|توثيقه لدى|توثيق (?:ال)?عقد لدى|موثق|كاتب (?:ال)?عدل|موثقا|إيجار|ناجز|بعد توثيق|لأمر|شيك|شيكات)#|~بعد توثيق';

/** Readers of the rules on enforcement. */
export const enforcementReaders: ReadersById = {
  'SA-ENF-02': {
    topic: { en: NOTE, ar: NOTE_AR },
    en: [
      tells('breaks', {
        all: [NOTE, UNREGISTERED, ENFORCED],
        unless:
          '\\b(?:shall not be enforce\\w*|not an enforcement|is not enforceable|unless registered|until registered|null|void)\\b',
        says: OFF_PLATFORM,
      }),
      tells('keeps', {
        all: [NOTE, '\\bregistered on\\b|\\bregist\\w+\\b[^.;]{0,40}\\bplatform\\b'],
        unless: UNREGISTERED,
      }),
    ],
    ar: [
      tells('breaks', {
        all: [NOTE_AR, UNREGISTERED_AR, '~(?:تنفيذ|تنفيذي|تنفيذيا|تنفيذه|تنفيذها|نافذ)#'],
        unless: '~(?:لا [يت]عد|لا [يت]كون|لا [يت]قبل|ما لم|إلا)(?![ء-ي])',
        says: OFF_PLATFORM,
      }),
      tells('keeps', {
        all: [NOTE_AR, '~(?:مسجلا|مسجلة|مسجل|[يت]سجل|تسجيل|تسجيله)#[^.;]{0,30}~منص'],
        unless: UNREGISTERED_AR,
      }),
    ],
  },
  'SA-ENF-03': {
    topic: {
      en: `${SEIZE}[^.;]{0,80}(?:${PAY}|${HOME})|(?:${PAY}|${HOME})[^.;]{0,80}\\b(?:attach\\w*|seiz\\w+|garnish\\w*)\\b`,
      ar: `~حجز#[^.;]{0,40}(?:${PAY_AR}|${HOME_AR})`,
    },
    en: [
      tells('breaks', {
        all: [
          '\\b(?:debtor|guarantor|borrower|customer|tenant|buyer|party|surety|obligor)\\b',
          '\\b(?:attach\\w*|seiz\\w+|garnish\\w*|execution|levy)\\b',
          both(TOO_MUCH, PAY, 30),
        ],
        unless: `${NO}|\\b(?:maintenance|alimony|exceed)\\b`,
        says: TAKES_EXEMPT,
      }),
      tells('breaks', {
        all: [
          both('\\b(?:waiv\\w+|relinquish\\w*|renounc\\w+|no property)\\b', '\\bexempt\\w*', 120),
          `${HOME}|${PAY}`,
        ],
        unless: '\\b(?:ERISA|employee plans?|reporting requirements|internal revenue)\\b',
        says: TAKES_EXEMPT,
      }),
      tells('breaks', {
        all: [
          '\\b(?:may|shall|can|agrees?|consents?|right to|extends?|includ\\w+)\\b',
          `${SEIZE}[^.;]{0,60}${HOME}`,
        ],
        unless: `${NO}|\\b(?:mortgag\\w*|pledg\\w*|exempt|execution of (?:this|the) (?:contract|agreement|lease|works?))\\b`,
        says: TAKES_EXEMPT,
      }),
      tells('keeps', {
        all: [
          `${SEIZE}`,
          `(?:${HOME})[^.;]{0,60}\\b(?:is|are) exempt\\b|\\b(?:not|no more than)\\b[^.;]{0,40}\\b(?:one[- ]third|a third)\\b`,
        ],
      }),
    ],
    ar: [
      tells('breaks', {
        all: ['~حجز#|~[يت]حجز#|~تنفيذ#|~[يت]ستوفي#[^.;]{0,10}~دين', both(TOO_MUCH_AR, PAY_AR, 12)],
        unless: `${NO_AR}|~(?:نفقة|صاحب (?:ال)?عمل)`,
        says: TAKES_EXEMPT,
      }),
      tells('breaks', {
        all: ['~(?:[يت]تنازل|تنازل)#', '~(?:حجز|تنفيذ)#', `${HOME_AR}|${PAY_AR}`],
        says: TAKES_EXEMPT,
      }),
      tells('breaks', {
        all: ['~(?:يجوز|يحق|[يت]وافق|[يت]شمل|[يت]متد|حق)#', `(?:${SEIZE_AR})[^.;]{0,40}(?:${HOME_AR})`],
        unless: `${NO_AR}|~(?:[يت]رهن|رهن|مرهونة|مرهون)#`,
        says: TAKES_EXEMPT,
      }),
      tells('keeps', {
        all: [`~لا#[^.;]{0,40}~حجز#|~حجز#[^.;]{0,20}~لا [يت]تجاوز`, `${HOME_AR}|~ثلث#`],
        unless: '~[يت]تنازل#|~عدم#',
      }),
    ],
  },
  'SA-ENF-04': {
    topic: { en: INSTRUMENT, ar: INSTRUMENT_AR },
    en: [
      tells('breaks', {
        all: [CONTRACT, INSTRUMENT],
        unless: `${NOTARIZED.replace('notari[sz]\\w*|notary|documented', 'notari[sz]ed (?:before|at|under|by)|notary|documented')}|\\b(?:shall (?:be )?notari[sz]ed?|not an|award|judgment of|promissory|cheque)\\b`,
        says: SELF_MADE,
      }),
      tells('keeps', { all: [INSTRUMENT, NOTARIZED], unless: `\\bwithout\\b|\\bunregistered\\b|\\bnot\\b` }),
    ],
    ar: [
      tells('breaks', {
        all: ['~(?:هذا )?(?:ال)?(?:عقد|اتفاق|اتفاقية|محرر|إقرار)#', INSTRUMENT_AR],
        unless: `${NOTARIZED_AR}|~(?:لا [يت]عد|لا [يت]كون|ليس)#`,
        says: SELF_MADE,
      }),
      tells('keeps', {
        all: [INSTRUMENT_AR, '~(?:[يت]وثق|كاتب (?:ال)?عدل|توثيق)#'],
        unless: '~(?:دون|بدون)#',
      }),
    ],
  },
};
