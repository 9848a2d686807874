import { readTogether, allOf, type AddedReaders } from '../together.js';

const NUMBER =
  '(?:\\d[\\d.,]{0,10}|one|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty)(?: and a half)?(?: ?\\(\\d[\\d.]{0,6} ?%?\\))?';
const RATE = `(?:${NUMBER} ?(?:%|per ?cent|percent)(?: ?\\(\\d[\\d.]{0,6} ?%\\))?|(?:SAR|SR|riyals?) ?\\d[\\d,.]{0,12}|\\d[\\d,.]{0,12} ?(?:SAR|riyals?))`;
/** Money that is paid late, or not paid. */
const UNPAID =
  '\\b(?:un(?:paid|settled)|delayed (?:rent|payments?|sums?|amounts?|invoices?|instal+ments?)|default(?:s|ed)? (?:on|in paying)|overdue|past due|in arrears|arrears|late (?:payments?|settlement|instal+ments?)|(?:payments?|instal+ments?|invoices?|rent|sums?|amounts?)\\b[^.;]{0,30}\\b(?:(?:is|are|be|being) (?:late|delayed|missed)|not (?:been )?(?:paid|settled|received|met)|missed)|(?:not|never) (?:been )?(?:paid|settled|received) (?:when|within|by|on)|(?:settles?|pays?|paid|settled|paying|settling) late|delay(?:s|ed)? (?:in|of) (?:the )?(?:pay\\w+|settl\\w+)|fail(?:s|ed|ure|ing)? to (?:pay|settle)|late in (?:paying|settling))\\b';
const PER_TIME =
  '\\b(?:per|a|an|each|every|for each|for every|by the) (?:(?:calendar|full|whole|part of a|started) )?(?:day|week|month|year|annum|quarter)\\b|\\b(?:daily|weekly|monthly|annual(?:ly)?|yearly)\\b|\\bper diem\\b';
const CHARGED =
  '\\b(?:charges?|fees?|compensation|surcharges?|attracts?|attracted|bears?|carr(?:y|ies)|accrues?|incurs?|grows?|rises?|increase[sd]?|uplift(?:s|ed)?|pays?|bills?|levied|adds?|added|owes?|due)\\b';
const NOT_LATE_MONEY =
  '\\b(?:minimum purchase|may waive|no (?:\\w+ ){0,3}?(?:interest|charges?|fees?|penalt\\w+|surcharges?|compensation)|(?:not|never|nor) (?:\\w+ ){0,3}?(?:bear|accrue|attract|carry|incur|be charged|charge|increase|owe)|without (?:any )?(?:interest|charge|increase)|discount|early|retention|(?:taxes|zakat|municipal\\w*|GOSI|government|wages?|salar(?:y|ies)|charit\\w+)|delay(?:s|ed)? (?:in|of) (?:the )?(?:complet\\w+|deliver\\w+|hand\\w+|perform\\w+|execut\\w+)|late (?:in )?(?:deliver\\w+|complet\\w+|hand\\w+)|suspend\\w*|terminat\\w*|does not apply|(?:unpaid|paid) until)\\b';
const RATE_AR =
  '(?:%|~(?:بالمائة|بالمئة|في (?:ال)?مائة|في (?:ال)?مئة|ريال|ريالا|ريالات|نسبة|مبلغ مقطوع|مبلغا مقطوعا|مبلغ مقدر|تعويض تأخير))';
const UNPAID_AR =
  '(?:~(?:[يت]تأخر|تأخر|تأخير|تأخره|متأخر|تخلف|[يت]تخلف|تخلفه|امتنع|امتناع|لم|لا|عدم)#[^.;]{0,30}~(?:سداد|سداده|سدادها|دفع|دفعها|دفعه|وفاء|[يت]سدد|[يت]سددها|[يت]دفع|[يت]دفعها|تدفع|تسدد|تحصل|أداء)#|~(?:دفعات|مبالغ|أقساط|فواتير|مستحقات|أجرة)# ~متأخرة#)';
const CHARGED_AR =
  '~(?:تزيد|تزداد|[يت]ستحق|استحق|[يت]ضاف|أضيف|أضيفت|[يت]زيد|[يت]زاد|زيد|[يت]دفع|دفع|[يت]تحمل|[يت]حتسب|تحتسب|[يت]لتزم|التزم|[يت]حمل|[يت]حق|[يت]ترتب)#';
const NOT_LATE_MONEY_AR =
  '~(?:لا [يت](?:ستحق|ترتب|فرض|تحمل|لتزم|زيد|زاد|ضاف|حتسب|طالب)|دون|بدون|بلا|عدم)#[^.;]{0,30}~(?:غرامة|فائدة|زيادة|تعويض|مبلغ إضافي|نسبة)#|~(?:خصما|خصم|إلا بعد|[يت]حتجز|محتجز|حكومية|بلدية|ضرائب|تأمينات|أجور|رواتب|خيرية|وقف|إيقاف)#|~(?:تأخر|تأخير|[يت]تأخر|تأخره)#[^.;]{0,25}~(?:تسليم|توريد|تنفيذ|إنجاز|إكمال)#|~قبل موعد';

/** What is fixed in advance for a breach, in whatever name. */
const FIXED_SUM =
  '\\b(?:compensation|penalt(?:y|ies)|(?:agreed|liquidated) damages|service credits|credits|deductions?|(?:sum|amount)s? (?:stated|fixed|specified|set|forfeited|mentioned|due|agreed|payable|stipulated)|(?:amount|rate) of (?:the )?(?:agreed|liquidated) damages|lump sum|delay damages)\\b';
const COURT = '\\b(?:courts?|judges?|tribunals?|arbitrators?|judicial\\w*)\\b';
const LOWER =
  '\\b(?:reduc\\w+|lower\\w*|adjust\\w*|moderat\\w+|mitigat\\w+|reconsider\\w*|review\\w*|revis\\w+|reassess\\w*|vary|alter\\w*|modif\\w+|decreas\\w+|re-?open\\w*|diminish\\w*)\\b';
const BARRED =
  '\\b(?:waiv\\w+|gives? up|for(?:e)?goes|relinquish\\w*|renounc\\w+|surrender\\w*|(?:shall|may|will|can|must|is|are|be)\\b(?: \\w+){0,2}? not|cannot|neither|no|nor|without)\\b';
const NOT_SUM =
  '\\b(?:not (?:be )?(?:due|payable|owed)|(?<!neither \\w+ )may (?:be )?(?:reduc|ask|request|apply)\\w*|without prejudice|unless|if the \\w+ proves|foreseeable|prices?|wages?|insur\\w+)\\b';
const SUM_AR =
  '~(?:تعويض|غرامة|غرامات|جزاء|شرط جزائي|(?:مبلغ|مبالغ) (?:ال)?(?:محدد|محددة|مذكور|مذكورة|متفق|مقدر|مقدرة|مشار|منصوص|مبين)|حسم|حسميات|خصم متفق|بدل (?:ال)?تأخير)';
const NOT_SUM_AR =
  '~(?:لا [يت](?:ستحق|كون|لتزم)|غير متوقعة|تأمين|ما لم|إلا إذا|دون إخلال|أجور|أسعار)#|(?<![ء-ي])(?<!(?:يجوز|يحق|ليس|تجيز) )للمحكمة (?:إنقاص|تخفيض|أن|تعديل)|~إذا أثبت|~جاز للمحكمة';

const DEBT_AR = '~(?:دين|ديون|دينه|ديونه|مستحقات|مستحقاته|مبالغ مستحقة|مطالبات)';

/** Wide readers of the rules on late payment, agreed compensation and set-off. */
export const wideMoneyReaders: AddedReaders = {
  'SA-CTL-15': readTogether({
    says: {
      en: 'The clause fixes a penalty, percentage or interest for paying money late.',
      ar: 'يحدد البند غرامة أو نسبة أو فائدة عن التأخر في سداد مبلغ نقدي.',
    },
    en: [
      [UNPAID, RATE, CHARGED, PER_TIME],
      [
        UNPAID,
        `\\b(?:uplift\\w*|increase[sd]?|grows?|add(?:s|ed)|charged?|surcharge|fee of|compensation of)\\b[^.;]{0,40}${RATE}`,
      ],
      [
        '\\bfor each (?:day|week|month)[^.;]{0,30}\\b(?:late|delay) (?:in |of )?(?:payment|paying|settlement)',
        RATE,
      ],
    ],
    ar: [
      [
        UNPAID_AR,
        RATE_AR,
        CHARGED_AR,
        '~(?:يوم|أسبوع|أسبوعيا|شهر|شهري|شهريا|شهرية|سنة|سنوي|سنويا|سنوية|يومي|يوميا|قيمته|قيمتها|قيمة|تعويض|زيادة|نسبة)',
      ],
    ],
    unless: { en: NOT_LATE_MONEY, ar: NOT_LATE_MONEY_AR },
  }),
  'SA-CTL-16': allOf(
    readTogether({
      says: {
        en: 'The clause makes the agreed compensation owed or unchangeable whatever the loss.',
        ar: 'يجعل البند التعويض الاتفاقي مستحقاً أو غير قابل للتعديل أياً كان الضرر.',
      },
      en: [
        [
          FIXED_SUM,
          '\\b(?:even (?:if|where|though)|whether or not|although|whatever the actual|regardless of whether|irrespective of whether)\\b[^.;]{0,60}\\b(?:no|not|never|actual|suffer\\w*|sustain\\w*|incur\\w*)\\b[^.;]{0,30}\\b(?:loss(?:es)?|damages?|harm)\\b',
        ],
        [FIXED_SUM, COURT, BARRED, LOWER],
        [
          `${BARRED}[^.;]{0,40}\\b(?:prov(?:e|ing)|show\\w*|argu\\w+|plead\\w*|contend\\w*|claim\\w*|establish\\w*|demonstrat\\w+|allege)\\b[^.;]{0,80}\\b(?:no|not|less)\\b[^.;]{0,20}\\b(?:loss(?:es)?|damages?|harm)\\b`,
        ],
      ],
      ar: [
        [
          SUM_AR,
          '~(?:ولو|لو|وإن|حتى|سواء|مهما|رغم|بصرف النظر|بغض النظر)#[^.;]{0,60}~(?:لم [يت](?:صب|لحق|ترتب|نشأ|تضرر|قع|حدث)|أصابه ضرر|لحقه ضرر|انتفاء|عدم وقوع|عدم لحوق|عدم وجود)',
          '~(?:ضرر|ضررا|خسارة|أضرار)#',
        ],
        [
          SUM_AR,
          '~(?:محكمة|محاكم|قضاء|قضائي|قضائيا|قاضي|هيئة (?:ال)?تحكيم)#|(?<![ء-ي])(?:ل)(?:لقضاء|لمحكمة)',
          '~(?:لا|ليس|[يت]تنازل|تنازل|دون|[يت]متنع|[يت]سقط|غير)#',
          '~(?:إنقاص|إنقاصه|تخفيض|تخفيضه|تعديل|تعديله|خفض|خفضه|[يت]نقص|[يت]خفض|[يت]عدل|إعادة تقدير|إعادة (?:ال)?نظر)#',
        ],
        [
          SUM_AR,
          '~(?:لا [يت](?:حق|جوز|قبل|سمع)|ليس|[يت]تنازل|[يت]متنع)#[^.;]{0,40}~(?:إثبات|[يت]ثبت|دفع|[يت]دفع|ادعاء|احتجاج|تمسك|[يت]تمسك)#[^.;]{0,60}~(?:لم [يت]لحق|لم [يت]صب|عدم (?:وقوع|لحوق|وجود|تحقق)|مبالغ|انتفاء)',
        ],
        [
          SUM_AR,
          '~(?:ولو|وإن|حتى|رغم)#[^.;]{0,15}~(?:نفذ|أنجز|أنجزت|نفذت|تم تنفيذ)#[^.;]{0,30}~(?:جزء|جزءا|بعض|معظم|أغلب)',
          '~(?:كاملا|كاملة|كامل|دون (?:أي )?(?:إنقاص|تخفيض|خصم))#',
        ],
      ],
      unless: { en: NOT_SUM, ar: NOT_SUM_AR },
    }),
    readTogether({
      answer: 'keeps',
      says: {
        en: 'The clause leaves room to prove that there was no loss, or for the court to change the sum.',
        ar: 'يبقي البند للمدين إثبات انتفاء الضرر أو للمحكمة تعديل التعويض.',
      },
      en: [
        [
          FIXED_SUM,
          '\\b(?:unless|not (?:be )?(?:due|payable|owed)|may)\\b[^.;]{0,60}\\bprov(?:e|es|ed)\\b[^.;]{0,60}\\bno (?:loss|damage|harm)|\\bproves? that\\b[^.;]{0,50}\\b(?:suffered|incurred|sustained) no\\b',
        ],
        [FIXED_SUM, `${COURT}[^.;]{0,20}\\b(?:may|can)\\b(?! not)[^.;]{0,20}${LOWER}`],
      ],
      ar: [
        [SUM_AR, '~(?:ل|أن )?[يت]ثبت[^.;]{0,40}~لم [يت]لحق|~إذا أثبت[^.;]{0,50}~لم [يت]لحق'],
        [SUM_AR, '(?<![ء-ي])(?<!(?:يجوز|يحق|ليس) )للمحكمة (?:إنقاص|تخفيض|تعديل)|~خصما متفقا[^.;]{0,10}'],
      ],
      unless: {
        en: `${BARRED}[^.;]{0,40}\\b(?:prov(?:e|ing)|show|argue|plead)\\b`,
        ar: '~(?:لا [يت](?:حق|جوز|قبل|سمع)|ليس|[يت]تنازل|ولو|حتى)#',
      },
    }),
  ),
  'SA-CTL-45': readTogether({
    says: {
      en: 'The clause waives set-off in advance.',
      ar: 'يتضمن البند النزول عن المقاصة قبل ثبوت الحق فيها.',
    },
    en: [
      [
        '\\b(?:netting(?: off)?|off-?set\\w*|set[- ]?off|sets? off|deduct\\w*)\\b',
        '\\b(?:(?:may|shall|will|must|can)(?: \\w+)? not|cannot|waiv\\w+|gives? up|excluded|forgoes|renounc\\w+|relinquish\\w*|no right)\\b',
        '\\b(?:rent|price|fees?|invoices?|instal+ments?|debts?|royalt\\w+|purchase money)\\b',
        '\\b(?:owed|owes|owing|mutual|cross|counter-?claims?|against its|due to it from)\\b',
      ],
    ],
    ar: [
      [
        '~(?:[يت]قتطع|اقتطاع|[يت]خصم|خصم|[يت]حسم|حسم|[يت]ستنزل|[يت]قاص)#',
        '~(?:لا [يت](?:جوز|حق)|ليس|دون أن|عدم|[يت]تنازل|[يت]متنع)#',
        '~(?:أجرة|ثمن|قسط|أقساط|فاتورة|فواتير|إتاوة)#',
        `${DEBT_AR}[^.;]{0,20}~(?:ذمة|على)#|${DEBT_AR}# (?:له|لها)`,
      ],
    ],
    unless: {
      en: '\\b(?:without (?:\\w+ )?(?:notice|prejudice)|unless|except|undisputed|carbon|admitted|third part(?:y|ies))\\b',
      ar: '~(?:إلا(?! [يت][ء-ي])|ما لم|عدا|دون (?:ال)?إخلال|تحصيل|محصلة)(?![ء-ي])',
    },
  }),
};
