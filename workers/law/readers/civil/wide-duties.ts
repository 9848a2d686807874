import { readTogether, type AddedReaders } from '../together.js';

/** Wide readers of the rules on prices, insolvency, companies, tax, bribery and reports of suspicion. */
export const wideDutyReaders: AddedReaders = {
  'SA-CMP-01': readTogether({
    says: {
      en: 'The clause fixes the price at which the other establishment sells on.',
      ar: 'يحدد البند السعر الذي تبيع به المنشأة الأخرى.',
    },
    en: [
      [
        '\\b(?:retailers?|dealers?|distributors?|resellers?|wholesalers?|franchisees?)\\b',
        '\\b(?:list price|price list|prices? (?:fixed|set|dictated|determined) by)\\b',
        '\\b(?:at no other|not (?:\\w+ )?(?:discounts?|deviate|depart|undercut)|only at|below|no discounts?|sells? (?:\\w+ )?at the)\\b',
      ],
      [
        '\\b(?:competitors?|competing|rivals?)\\b',
        '\\b(?:same|identical|uniform|common) (?:prices?|fees|rates|tariffs?)\\b|\\b(?:raise|fix|align|increase) (?:\\w+ )?(?:prices|fees|rates)\\b',
        '\\b(?:shall|agree|undertake|will)\\b',
      ],
    ],
    ar: [
      [
        '~(?:موزع|موزعين|تاجر|متجر|وكيل|بائع (?:ال)?تجزئة)',
        '~(?:لا [يت]جوز|لا [يت]حق|[يت]متنع|[يت]حظر|[يت]لتزم بعدم)#[^.;]{0,30}~(?:خصم|تخفيض|بيع|[يت]بيع)',
        '~(?:قائمة أسعار|أقل من (?:ال)?سعر|دون سعر|السعر (?:الذي )?[يت]حدد)',
      ],
      [
        '~(?:متنافسان|متنافسين|منافسين|متنافسون|متنافستان)#',
        '~(?:رفع|تثبيت|توحيد|تنسيق|تحديد|خفض)# ~?(?:أسعار|أسعارهما|أسعارهم|سعر|تعرفة)',
        '~(?:[يت]تفق|اتفق|[يت]لتزم|[يت]تعهد|يتفقان|اتفقا|اتفقت)',
      ],
    ],
    unless: {
      en: '\\b(?:recommend\\w*|suggest\\w*|free to|maximum|appointed|shall not (?:fix|agree|coordinate|align))\\b',
      ar: '~(?:استرشاد|مقترح|حرية|لا [يت]جوز (?:لل[ء-ي]+ )?(?:ال)?اتفاق|حد (?:ال)?أقصى)',
    },
  }),
  'SA-BKR-01': readTogether({
    says: {
      en: 'The clause ends or changes the contract because a procedure of the Bankruptcy Law is sought or opened.',
      ar: 'ينهي البند العقد أو يعدله بسبب طلب أحد إجراءات الإفلاس أو افتتاحه.',
    },
    en: [
      [
        '\\b(?:preventive settlement|financial (?:re)?organi[sz]ation|(?:seeks?|applies|files?|petition\\w*) (?:for )?(?:protection|a procedure)? ?under the bankruptcy law)\\b',
        '\\b(?:rescind\\w*|terminat\\w+|cancel\\w*|ends?|lapses?|accelerat\\w+|immediately due)\\b',
        '\\b(?:may|shall|will|ends?|automatically|entitled|lapses?|right)\\b',
      ],
    ],
    ar: [
      [
        '~(?:تسوية (?:ال)?وقائية|إعادة (?:ال)?تنظيم (?:ال)?مالي)',
        '~(?:[يت]نقضي|[يت]نتهي|فسخ|[يت]فسخ|إنهاء|منفسخا|مفسوخا|[يت]حل|تحل|حلول)',
        '~(?:بمجرد|متى|إذا|عند|حال|سببا|بسبب|تقدم|طلب|افتتاح)',
      ],
    ],
    unless: {
      en: '\\b(?:(?:shall|may|does|will)(?: \\w+)? not|neither|no effect|unless)\\b',
      ar: '~(?:لا|ليس|عدم|دون أن)#',
    },
  }),
  'SA-COM-07': readTogether({
    says: {
      en: 'The clause keeps a partner from the profits, or spares him the losses, of the company.',
      ar: 'يحرم البند الشريك من أرباح الشركة أو يعفيه من خسائرها.',
    },
    en: [
      [
        '\\b(?:partners?|shareholders?)\\b',
        "\\bcompany\\b|\\bcompany['’]s\\b",
        '\\b(?:none|no (?:share|part)|not share)\\b[^.;]{0,20}\\bprofits?\\b|\\b(?:spared|exempt(?:ed)? from|free of|bears? none of)\\b[^.;]{0,20}\\b(?:them|loss(?:es)?)\\b|\\bloss(?:es)?\\b[^.;]{0,40}\\b(?:only|alone)\\b',
      ],
    ],
    ar: [
      [
        '~(?:شريك|مساهم|شركاء)',
        '~شركة',
        '~(?:[يت]حرم|حرمان|لا نصيب|لا [يت](?:ستحق|تحمل|شارك)|[يت]عفى|إعفاء)#[^.;]{0,40}~(?:أرباح|ربح|خسائر|خسارة)',
      ],
    ],
    unless: {
      en: '\\b(?:before|until|unless|interim|labou?r|employees?)\\b',
      ar: '~(?:قبل|إلا(?! [يت][ء-ي])|ما لم|بعمله|مؤقتة)(?![ء-ي])',
    },
  }),
  'SA-VAT-01': readTogether({
    says: {
      en: 'The clause sets value added tax below the rate of the law.',
      ar: 'يحدد البند ضريبة القيمة المضافة بأقل من النسبة النظامية.',
    },
    en: [],
    ar: [
      [
        '~ضريبة (?:ال)?قيمة (?:ال)?مضافة[^.;]{0,20}~نسبة(?:\\S{0,3} | )(?:\\(?5 ?%|(?:خمسة|عشرة) (?:في (?:ال)?مائة|بالمائة|بالمئة))',
      ],
    ],
    unless: { en: '\\bzero\\b', ar: '~(?:صفر|معفاة|خصم|غرامة|عمولة|سابقا|كانت)#' },
  }),
  'SA-BRI-01': readTogether({
    says: {
      en: 'The clause has officials paid or given benefits.',
      ar: 'يقضي البند بتقديم مبالغ أو منافع لموظفين عامين.',
    },
    en: [
      [
        '\\b(?:officials?|public employees?|civil servants?|inspectors? of the (?:ministry|municipality)|employees of the (?:ministry|municipality|authority))\\b',
        '\\b(?:percentage|share|gifts?|commission|sum|benefit|reward|cut)\\b',
        '\\b(?:goes to|paid to|given to|handed to|set aside for|offered to|hand\\w*|offer\\w*|gives?)\\b',
      ],
    ],
    ar: [
      [
        '~(?:موظف عام|مسؤول (?:ال)?حكومي|موظفي (?:ال)?(?:وزارة|بلدية|أمانة|هيئة|جمارك)|مسؤولي)',
        '~(?:نسبة|هدايا|هدية|مبلغ|عمولة|مكافأة|إكرامية|منفعة)',
        '~(?:[يت]خصص|تخصص|[يت]دفع|تدفع|[يت]قدم|[يت]منح|تمنح|[يت]صرف|تصرف)',
      ],
    ],
    unless: {
      en: '\\b(?:not|no|never|neither|nor|official (?:fees?|receipt)|statutory|brib\\w+)\\b',
      ar: '~(?:لا|عدم|[يت]حظر|[يت]متنع|رسوم|رشوة|ألا)#',
    },
  }),
  'SA-AML-02': readTogether({
    says: {
      en: 'The clause has the customer told of a report of suspicion, or the report depend on him.',
      ar: 'يقضي البند بإعلام العميل بالبلاغ عن الاشتباه أو يعلق البلاغ على موافقته.',
    },
    en: [
      [
        '\\b(?:suspicio\\w+|money laundering)\\b',
        '\\breport\\w*\\b',
        '\\b(?:informs?|tells?|notif(?:y|ies)|advises?|alerts?|warns?) (?:the |its )?(?:customers?|clients?|borrowers?|users?)\\b',
      ],
    ],
    ar: [
      [
        '~(?:اشتباه|مشبوهة|مشتبه|غسل (?:ال)?أموال)',
        '~(?:بلاغ|بلاغات|إبلاغ|تقرير)',
        '~(?:تخطر|[يت]خطر|[يت]علم|إعلام|إخطار|[يت]بلغ|إشعار|[يت]شعر)# (?:~(?:شركة|بنك|مؤسسة)# )?(?:~)?(?:ال)?(?:عميل|عملاء|مقترض)',
      ],
    ],
    unless: {
      en: '\\b(?:not|never|without (?:informing|telling)|no)\\b',
      ar: '~(?:لا|عدم|دون|[يت]حظر|[يت]متنع)#',
    },
  }),
};
