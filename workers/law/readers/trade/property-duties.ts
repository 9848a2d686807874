import type { ReadersById } from '../reader.js';
import { allOf, readTogether } from '../together.js';
import { DENIED } from './wide-pieces.js';

const DEPOSIT = {
  en: "\\b(?:security|rental|damage|tenancy|lease|refundable|guarantee) deposit\\b|\\btenant's (?:\\w+ )?deposit\\b|\\bdeposit paid by the (?:tenant|lessee)\\b",
  ar: '~(?:مبلغ (?:ال)?(?:ضمان|تأمين)|ضمان|تأمين (?:ال)?مسترد)#',
};
const BROKER = {
  en: '\\b(?:brokers?|real estate (?:agent|office|agency))\\b',
  ar: '~(?:وسيط|مكتب (?:ال)?عقاري|سمسار)#',
};
const COMMISSION = { en: '\\b(?:commission|brokerage fees?)\\b', ar: '~(?:عمولة|عمولته|سعي)#' };
const LATE = {
  en: '\\b(?:late|delay(?:s|ed)?|overdue|behind schedule|lateness)\\b',
  ar: '~(?:تأخر|تأخير|تأخره|متأخر)#?',
};
const HANDOVER = {
  en: '\\b(?:deliver\\w*|hand(?:ing)? ?over|handover|completion|possession)\\b',
  ar: '~(?:تسليم|تسليمها|تسليمه|إنجاز|إكمال)#',
};
const DEVELOPER = {
  en: '\\b(?:developer|off-?plan)\\b',
  ar: '~(?:مطور|خارطة|شركة (?:ال)?مطورة)#',
};
/** Readers of the rules on deposits and commissions in brokerage and on late off-plan units. */
export const propertyDutyReaders: ReadersById = {
  'SA-REB-06': {
    topic: { en: '\\bsecurity deposit\\b[^.;]{0,80}\\bbroker\\b', ar: '~وسيط#[^.;]{0,60}~مبلغ (?:ال)?ضمان' },
    onlyIf: BROKER,
    ...allOf(
      readTogether({
        says: {
          en: 'The clause leaves the security deposit with the broker, or passes it to the landlord.',
          ar: 'يبقي البند مبلغ الضمان لدى الوسيط أو يسلمه إلى المؤجر.',
        },
        en: [
          [
            DEPOSIT.en,
            `(?:${BROKER.en})(?: (?:shall|may|will|is entitled to|must))? (?:keeps?|retains?|holds?|uses?|invests?|pass(?:es)?|pay|remits?|transfers?)\\b|\\b(?:kept|held|retained|remains?|stays?|received)\\b[^.;]{0,20}\\b(?:by|with|in)\\b[^.;]{0,24}(?:${BROKER.en})|\\bbroker's (?:own )?(?:current |bank )?account\\b|(?:${BROKER.en}) may (?:use|invest|make use)`,
            '\\b(?:kept|keeps?|retains?|retained|holds?|held|uses?|invests?|own|until|remains?|stays?|account|landlord|lessor)\\b',
          ],
          [
            DEPOSIT.en,
            `(?:${BROKER.en})`,
            '\\b(?:pass(?:es|ed)?|pa(?:y|ys|id) over|handed|remit\\w*|transfer\\w*|forward\\w*)\\b[^.;]{0,50}\\bto the (?:landlord|lessor|owner)\\b',
          ],
        ],
        ar: [
          [
            DEPOSIT.ar,
            BROKER.ar,
            '~(?:[يت]حتفظ|احتفاظ|[يت]بقى|[يت]ظل|حوزة|حسابه|حساب (?:ال)?جاري|حساب (?:ال)?وسيط|[يت]ستعمل|استعمال|[يت]صرف|تصرف|[يت]ستثمر|استثمار)|~(?:يسلم|يحول|يدفع|تسليم|تحويل)[^.;]{0,60}~(?:إلى|ل)? ?(?:ال)?مؤجر',
          ],
        ],
        unless: {
          en: '\\b(?:Authority|REGA|Ejar|platform|delegate)\\b|\\b(?:may|shall|must|will) not\\b|\\bcommission once\\b',
          ar: '~(?:هيئة|منصة|من تخوله|شبكة)#|لا (?:يجوز|يحق|يحتفظ)|~(?:مقاول|بنكي|بنكيا|مؤجر)# ?~?(?:ب|مبلغ)?(?:مبلغ )?(?:ال)?ضمان',
        },
      }),
      readTogether({
        says: {
          en: 'The clause delivers the deposit to the Authority.',
          ar: 'يسلم البند الضمان إلى الهيئة.',
        },
        answer: 'keeps',
        en: [
          [
            DEPOSIT.en,
            BROKER.en,
            '\\b(?:hand\\w*|deliver\\w*|transfer\\w*|deposit\\w*|pa(?:y|ys|id))\\b[^.;]{0,50}\\b(?:Authority|REGA)\\b',
          ],
        ],
        ar: [[DEPOSIT.ar, BROKER.ar, '~(?:يسلم|يسلمه|يودع|يودعه|تسليم|إيداع|تسليمه)#[^.;]{0,40}~هيئة#']],
        unless: { en: '\\b(?:not|need|no)\\b', ar: '~(?:لا|دون|عدم)#' },
      }),
    ),
  },
  'SA-REB-07': {
    topic: { en: "\\b(?:broker(?:age|'s)) commission\\b", ar: '~عمولة (?:ال)?(?:وسيط|وساطة)#' },
    onlyIf: { en: '\\bbroker', ar: '~(?:وسيط|وساطة|مكتب (?:ال)?عقاري|سمسار)#' },
    ...allOf(
      readTogether({
        says: {
          en: 'The clause lays the commission on somebody who did not engage the broker.',
          ar: 'يحمل البند العمولة من لم يتعاقد مع الوسيط.',
        },
        en: [
          [
            COMMISSION.en,
            `${BROKER.en}|\\bbrokerage\\b`,
            '\\b(?:buyer|purchaser|buys|tenant|lessee|seller|landlord)\\b',
            '\\b(?:not (?:a |being a )?(?:party|bound)|(?:has|have|having) (?:not|never|nothing)|never (?:contracted|engaged|appointed|signed)|signed nothing|did not (?:engage|appoint|contract|sign|instruct)|not (?:be )?required to have signed|without having (?:any )?(?:contract|engaged|signed|contracted)|whether or not the (?:buyer|purchaser|tenant|lessee|seller|landlord) (?:has )?(?:engaged|contracted|appointed|signed))\\b',
            '\\b(?:bears?|borne|collected|charged|payable|pays?|paid|recover(?:ed)?|falls on|due from)\\b',
          ],
        ],
        ar: [
          [
            COMMISSION.ar,
            '~(?:مشتري|مستأجر|بائع)#',
            '~(?:ليس طرفا|لم يكن طرفا|غير متعاقد|لم يتعاقد|لم يوقع|دون أن يكون طرفا|ليس متعاقدا)',
            '~(?:[يت]تحمل|[يت]حصل|[يت]دفع|[يت]سدد|سداد|على (?:ال)?(?:مستأجر|مشتري)|مطالبة|[يت]ستوفى|[يت]لتزم)',
          ],
        ],
        unless: {
          en: '\\bno commission shall\\b|\\b(?:shall|may|will) not (?:be )?(?:claim\\w*|charged?|collect\\w*|demand\\w*|payable|due|recover\\w*)\\b|\\binsurance\\b|\\bnot be borne by (?:the |a |any )?(?:buyer|purchaser|tenant)',
          ar: 'ولا تستحق|الذي تعاقد|لا (?:يجوز|يحق|تحصل|تستوفى|يتحمل المشتري|يتحمل المستأجر|عمولة)|~تأمين#',
        },
      }),
      readTogether({
        says: { en: 'The party that engaged the broker bears it.', ar: 'يتحملها المتعاقد مع الوسيط.' },
        answer: 'keeps',
        en: [
          [
            COMMISSION.en,
            '\\b(?:engaged|contracted with|appointed|instructed) (?:the )?broker\\b|\\bparty (?:that|who|which) (?:engaged|contracted)\\b',
            '\\b(?:bears?|borne|pays?|paid|payable)\\b',
          ],
        ],
        ar: [
          [
            COMMISSION.ar,
            '~(?:متعاقد مع (?:ال)?وسيط|كلف (?:ال)?وسيط|طرف (?:ال)?متعاقد)',
            '~(?:[يت]تحمل|[يت]دفع|[يت]سدد)',
          ],
        ],
        unless: { en: '\\b(?:not (?!payable by)|never|whether or not|did not)\\b', ar: '~(?:لم|ليس|غير)#' },
      }),
    ),
  },
  'SA-OFF-04': {
    topic: { en: '\\blate delivery\\b|\\bdelay in delivery\\b', ar: '~تأخر (?:في |عن )?(?:ال)?تسليم' },
    onlyIf: {
      en: '\\boff-?\\s?plan\\b|\\bwafi\\b|\\bescrow\\b|\\bdeveloper\\b',
      ar: '~(?:خارطة|وافي|حساب (?:ال)?ضمان|مطور)#',
    },
    ...allOf(
      readTogether({
        says: {
          en: 'The clause denies the buyer compensation for late delivery by the developer.',
          ar: 'يحرم البند المشتري من التعويض عن تأخر المطور في التسليم.',
        },
        en: [[DEVELOPER.en, LATE.en, HANDOVER.en, DENIED.en]],
        ar: [[DEVELOPER.ar, LATE.ar, HANDOVER.ar, DENIED.ar]],
        unless: {
          en: "(?<!whether or not )\\b(?:force majeure|(?:beyond|outside) (?:the |its )?(?:developer's )?(?:reasonable )?control|caused by the (?:buyer|purchaser)|(?:buyer|purchaser) (?:delays?|is late|fails|defaults)|acts? of (?:the )?(?:buyer|purchaser)|(?:buyer|purchaser)'s (?:delay|default|failure)|instal?lments?|payments?|not be (?:relieved|released|discharged|exempt\\w*)|contractors?|where the delay|results? from|resulting|due to|except|unless|in excess|more than|authorit(?:y|ies))\\b",
          ar: '~(?:قاهرة|خارجة? عن إراد|بسبب (?:ال)?مشتري|تأخر (?:ال)?مشتري|مقاول|أقساط|قسط|دفعات|سداد|توصيل|إذا كان سببه|ناتج|ناجم|إلا(?![ء-ي])|ما لم|لم يسدد|قرار|امتناع|تنصل|يزيد|يتجاوز)|لا (?:يحق ~?ل?ل?مطور|يحق للمطور|يجوز للمطور|يعفي|يعفى|تبرأ|يسقط)',
        },
      }),
      readTogether({
        says: { en: 'The developer compensates delay.', ar: 'يعوض المطور عن التأخير.' },
        answer: 'keeps',
        en: [
          [
            DEVELOPER.en,
            `${LATE.en}|\\bfails to (?:deliver|complete)\\b`,
            '\\bpays?\\b[^.;]{0,40}\\b(?:rent|compensation)\\b',
          ],
        ],
        ar: [
          [
            DEVELOPER.ar,
            LATE.ar,
            '~(?:[يت]?دفع|[يت]ستحق|استحق|[يت]?عوض|[يت]لتزم|التزم)',
            '~(?:أجرة (?:ال)?مثل|تعويض|تعويضا)',
          ],
        ],
        unless: { en: DENIED.en, ar: `${DENIED.ar}|~(?:لا|ليس)#` },
      }),
    ),
  },
};
