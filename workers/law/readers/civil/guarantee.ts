import type { ReadersById } from '../reader.js';
import { tells } from './tells.js';

const GUARANTOR =
  '\\b(?:guarantors?|suret(?:y|ies)|guarantees? (?:all|every|each|any|the (?:due|payment|debts?|obligations?))|(?:personal |this |continuing |the )guarantee|suretyship|guaranty)\\b';
const DEBTS = '\\b(?:sums?|debts?|obligations?|liabilit\\w+|amounts?|indebtedness|dues|credit)\\b';
const FUTURE =
  '\\b(?:future|hereafter|from time to time|may (?:\\w+ )?(?:arise|incur|become due|owe)|at any time)\\b';
const NO_LIMIT =
  '\\b(?:without (?:any )?(?:limit\\w*|ceiling|cap|maximum|restriction)|unlimited|no (?:limit|ceiling|cap|maximum)|whatever (?:(?:its|their|the|be) )*(?:amounts?|size|value|sum)|regardless of (?:the |its |their )*amount|irrespective of (?:the |its |their )*amount|in any amount|however large|limitless|uncapped|of any amount)\\b';
const LIMITED =
  '\\b(?:up to|not exceed\\w*|maximum (?:amount )?of|limited to|subject to a (?:maximum|limit)|to the extent of)\\b';
const UNLIMITED = {
  en: 'The clause guarantees future debts without a limit fixed in advance.',
  ar: 'يكفل البند ديوناً مستقبلة دون تحديد مقدار المكفول به.',
};
const GUARANTOR_AR = '~(?:كفيل|كفلاء|كفالة|كفالته|كفالتها|[يت]كفل|كفل|ضامن|[يت]ضمن)#|~ضمان (?:ال)?شخصي';
const FUTURE_AR = '~(?:مستقبلة|مستقبلية|مستقبلا|مستقبل|قد [يت]نشأ|سوف [يت]نشأ|ستنشأ|لاحقة)#';
const DEBTS_AR = '~(?:دين|ديون|ديونه|التزام|التزامات|مديونية|مديونيات|مبالغ|ذمة|مستحقات)#';
const NO_LIMIT_AR =
  '~(?:دون|بدون|بلا|لا|غير|من غير)# ~(?:أي )?~(?:حد|سقف|محدودة|محدد|محددة|تحديد|حدود|قيد)(?:ا|ه)?#|~(?:مهما|أيا)# ~?(?:بلغ|بلغت|كان|كانت)#[^.;]{0,20}~(?:مقدار|مبلغ|قيمة|مقدارها|مقداره|قيمتها|قيمته|مبلغه|مبلغها)|~مهما (?:بلغ|بلغت)#|~بالغا ما بلغ|~بالغة ما بلغت';
const LIMITED_AR =
  '~(?:في حدود|بما لا [يت](?:تجاوز|زيد|جاوز)|لا [يت]تجاوز|بحد أقصى|حتى مبلغ|بما لا [يت]جاوز)#';
const BEYOND = {
  en: 'The clause binds the guarantor beyond what the debtor owes.',
  ar: 'يلزم البند الكفيل بأكثر مما هو مستحق على المدين.',
};
const PERSON = '\\b(?:guarantors?|suret(?:y|ies)|guarantee)\\b';
const PERSON_AR = '~(?:كفيل|كفلاء|كفالة|[يت]كفل)#';

/** Readers of the rules on guarantees. */
export const guaranteeReaders: ReadersById = {
  'SA-CTL-31': {
    topic: { en: `${GUARANTOR}[^.;]{0,100}${FUTURE}`, ar: `(?:${GUARANTOR_AR})[^.;]{0,80}${FUTURE_AR}` },
    en: [
      tells('breaks', {
        all: [GUARANTOR, DEBTS, FUTURE, NO_LIMIT],
        unless: `${LIMITED}|\\b(?:not|never|void)\\b[^.;]{0,30}\\b(?:unlimited|without limit)`,
        says: UNLIMITED,
      }),
      tells('breaks', {
        all: [
          '\\b(?:no (?:limit|ceiling|cap|maximum))\\b[^.;]{0,40}\\bfuture (?:liabilities|debts|obligations)\\b',
          '\\bguarantee\\b',
        ],
        says: UNLIMITED,
      }),
      tells('keeps', { all: [GUARANTOR, DEBTS, FUTURE, LIMITED] }),
    ],
    ar: [
      tells('breaks', {
        all: [GUARANTOR_AR, DEBTS_AR, FUTURE_AR, NO_LIMIT_AR],
        unless: LIMITED_AR,
        says: UNLIMITED,
      }),
      tells('keeps', { all: [GUARANTOR_AR, DEBTS_AR, FUTURE_AR, LIMITED_AR] }),
    ],
  },
  'SA-CTL-46': {
    topic: { en: `${PERSON}[^.;]{0,80}\\bdebtor\\b`, ar: `${PERSON_AR}[^.;]{0,60}~مدين#` },
    en: [
      tells('breaks', {
        all: [
          PERSON,
          '\\b(?:more than (?:what )?(?:the )?(?:debtor|borrower|principal debtor|debt)|exceed\\w* (?:that|what|the (?:debt|liability|sum|amount))|(?:in excess of|greater than|beyond) (?:the|that|what) (?:debt|debtor|amount due|is due|owed)|(?:one hundred and \\w+|1[1-9]\\d)\\s?(?:percent|per cent|%)[^.;]{0,30}\\b(?:debt|due|owed))',
        ],
        unless: '\\b(?:not|no|never|nor)\\b',
        says: BEYOND,
      }),
      tells('breaks', {
        all: [
          PERSON,
          '\\b(?:even (?:if|where|though)|notwithstanding|regardless|irrespective)\\b[^.;]{0,60}\\b(?:debts?|obligations?|liabilit\\w+)\\b[^.;]{0,40}\\b(?:discharged|extinguished|reduced|paid|void|ceases?|settled)\\b|\\b(?:even (?:if|where|though))\\b[^.;]{0,30}\\b(?:discharge|extinction|reduction) of the (?:principal )?(?:debt|obligation)',
          '\\b(?:full|remains?|enforceable|whole|entire)\\b',
        ],
        unless: '\\bpartial(?:ly)?\\b',
        says: BEYOND,
      }),
      tells('keeps', {
        all: [
          PERSON,
          '\\b(?:not|no)\\b[^.;]{0,40}\\b(?:more than|exceed\\w*|in excess of)\\b[^.;]{0,40}\\b(?:due|owed?s?|debt|debtor)\\b',
        ],
      }),
    ],
    ar: [
      tells('breaks', {
        all: [
          PERSON_AR,
          '~(?:[يت]زيد|أكثر|[يت]تجاوز|[يت]جاوز|أكبر|أعلى)#[^.;]{0,40}~(?:دين|مدين|مستحق)#|~مائة و(?:عشر|خمس|ثلاث|أربع|عشرة)[ء-ي]* (?:بالمائة|بالمئة|في المائة)[^.;]{0,30}~(?:دين|مستحق)#|~1[1-9]\\d\\s?%[^.;]{0,30}~دين#',
        ],
        unless: '~(?:لا|دون|ليس|عدم)#',
        says: BEYOND,
      }),
      tells('breaks', {
        all: [
          PERSON_AR,
          '~(?:ولو|حتى لو|وإن|رغم|وإن كان)#[^.;]{0,40}~(?:سقط|نقص|انقضى|سدد|انقضاء|سقوط|بطل|برئت)#[^.;]{0,30}~(?:دين|ذمة|التزام)#|~(?:ولو|حتى لو|وإن|رغم)# ~(?:سقط|نقص|انقضى|برئ|بطل)',
          '~(?:كامل|كاملا|تبقى|[يت]ظل|قائمة|[يت]بقى|سارية)#',
        ],
        says: BEYOND,
      }),
      tells('keeps', {
        all: [PERSON_AR, '~لا#[^.;]{0,20}~أكثر مما#|~لا [يت](?:تجاوز|زيد)#[^.;]{0,50}~(?:دين|مستحق)#'],
      }),
    ],
  },
};
