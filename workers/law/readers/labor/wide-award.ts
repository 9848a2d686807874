import { allOf, readTogether, type AddedReaders } from '../together.js';
import { AWARD } from './wide-ending-words.js';

const PENALTY = {
  en: '\\b(?:penalt(?:y|ies)|sanctions?|fines?|fined|disciplin\\w+|suspension|warnings?|dismiss\\w*|violations?|misconduct)\\b',
  ar: '~(?:جزاء|جزاءات|عقوبة|عقوبات|مجازاة|تأديب|غرامة|غرامات|مخالفة|فصل|إنذار|إيقاف عن (?:ال)?عمل)',
};
const CERTIFICATE = {
  en: '\\b(?:(?:service|experience|employment|reference) (?:certificate|letter)|certificate of (?:service|experience|employment)|originals?|diplomas?|references|letter of experience)s?\\b',
  ar: '~شهادة (?:ال)?(?:خدمة|خبرة|عمل)|~شهادة خبرته|~شهادات(?:ه|ها)?|~وثائق(?:ه|ها)?#',
};

/** Wide readers of the rules on the end of the contract. */
export const wideAwardReaders: AddedReaders = {
  'SA-LAB-72': readTogether({
    says: {
      en: 'The clause leaves fixed parts of the wage out of the award, or reckons it on another wage than the last.',
      ar: 'يستبعد البند من حساب المكافأة عناصر ثابتة من الأجر أو يحسبها على غير الأجر الأخير.',
    },
    en: [
      [
        AWARD.en,
        '\\b(?:basic (?:salary|wage|pay)|first (?:salary|wage)|starting (?:salary|wage)|initial (?:salary|wage)|average)\\b',
        '\\b(?:alone|only|exclusively|solely|without|average|first|starting|initial|exclud\\w+|calculat\\w+|comput\\w+|reckon\\w+|based|basis)\\b',
      ],
      [
        AWARD.en,
        '\\ballowances?\\b',
        '\\b(?:exclud\\w+|not (?:be )?(?:count\\w*|includ\\w*|consider\\w*|taken|form|enter\\w*|part)|left out|disregard\\w*|without|omit\\w*|no account)\\b',
      ],
    ],
    ar: [
      [
        AWARD.ar,
        '~(?:أجر (?:ال)?أساسي|راتب (?:ال)?أساسي|أجره (?:ال)?أساسي|راتبه (?:ال)?أساسي|متوسط|أول أجر|أول راتب|أجر (?:ال)?ابتدائي|عند التعيين|عند التحاقه)',
      ],
      [
        AWARD.ar,
        '~(?:بدل|بدلات|علاوات|علاوة)',
        '~(?:[يت]ستبعد|استبعاد|مستبعد|لا [يت](?:دخل|حتسب|حسب|شمل|ضاف)|دون احتساب|دون البدلات|باستثناء|عدا|مجردا)',
      ],
    ],
    unless: {
      en: '\\b(?:plus|together with|including|added|as well as|and (?:the |all |other |fixed )*(?:housing|transport\\w*)(?! and transport allowances? (?:payable|shall|excluded)))\\b(?![^.;]{0,60}\\b(?:not|excluded)\\b)|\\bcommission\\w*',
      ar: '~(?:مضافا|شاملا|بالإضافة|زائدا|إضافة إلى|مع البدلات|والبدلات|عمولات|عمولة|لا [يت]ستبعد)',
    },
  }),
  'SA-LAB-125': readTogether({
    says: {
      en: 'The clause lets a sanction be imposed without a hearing, or bars the objection to it.',
      ar: 'يجيز البند توقيع الجزاء دون سماع العامل أو يمنعه من التظلم منه.',
    },
    en: [
      [
        PENALTY.en,
        `\\b(?:no (?:statement|hearing|investigation|inquiry|defen[cs]e|questioning|minutes|record)|need not (?:be )?(?:heard|questioned|notified|told|investigat\\w+|hear|question|inform|give)|without (?:any |a |first |prior |the need (?:for|to) |being |having |giving |hearing )*(?:investigat\\w+|hearing|heard|inquiry|questioning|questioned|defen[cs]e|statement|interview|him|her|warning him)|report alone|(?:told|informed|notified)[^.;]{0,30}\\bafter(?:wards)?|sufficient|suffices?|(?:not|never) (?:be )?(?:heard|questioned|required to hear|obliged to hear))\\b`,
        '\\b(?:impos\\w+|appl(?:y|ied|ies)|levy|levied|fined|may|shall|is|are)\\b',
      ],
      [
        PENALTY.en,
        '\\b(?:final|(?:may|shall|can)(?:not| not) (?:be )?(?:object\\w*|appeal\\w*|contest\\w*|challeng\\w*|question\\w*|review\\w*)|no (?:right (?:of|to) )?(?:appeal|grievance|objection|recourse)|not (?:open|subject) to)\\b(?! (?:written|warning|settlement|inspection|account))',
        '\\b(?:decision\\w*|penalt\\w+|sanctions?|fines?|disciplin\\w+)\\b',
        '{employee}|{employer}|\\b(?:manager|director|management)\\b',
      ],
    ],
    ar: [
      [
        PENALTY.ar,
        '~(?:[يت]كتفى|[يت]كفي|كفى|لا [يت]لزم|لا [يت]شترط|لا [يت]ستلزم|لا حاجة|دون حاجة|دون سماع|دون تحقيق|بلا تحقيق|دون إبلاغ|دون استجواب|دون مواجهة|دون أخذ أقوال|دون منحه)',
      ],
      [
        PENALTY.ar,
        '~(?:نهائي|نهائيا|نهائية|لا [يت]سمع|لا [يت]قبل|غير قابل|قطعي|لا معقب|لا [يت]حق|لا [يت]جوز|ليس ل)',
        '~(?:تظلم|اعتراض|طعن|شكوى|تظلمه|اعتراضه)|~(?:يتظلم|يعترض|يطعن)',
      ],
    ],
    unless: {
      en: '\\bno (?:disciplinary )?(?:penalt\\w+|sanctions?|fine)\\b|\\b(?:penalt\\w+|sanctions?|fines?)\\b[^.;]{0,20}\\b(?:may|shall) not be (?:imposed|applied)|\\b(?:sick|late payment|delay|(?:has|have) the right to (?:appeal|object))\\b|\\bright to appeal\\b',
      ar: '~لا (?:[يت]وقع|[يت]جوز (?:توقيع|أن [يت]وقع|فرض|فصل|مجازاة))|~إلا بعد|~مقاول|~إجازة',
    },
  }),
  'SA-LAB-30': allOf(
    readTogether({
      says: {
        en: 'The clause makes the certificate of service, or the return of documents, depend on a payment, a release or a delay, or lets it harm the worker.',
        ar: 'يعلق البند تسليم شهادة الخدمة أو إعادة الوثائق على مقابل أو إبراء أو مهلة، أو يجيز تضمينها ما يسيء إلى العامل.',
      },
      en: [
        [
          CERTIFICATE.en,
          `\\b(?:fee|charge[ds]?|SAR|SR|payment of|only (?:once|after|if|upon|when|where)|until|unless|withh(?:old|eld)|retain\\w*|refuse\\w*|not (?:be )?(?:issue[ds]?|given|released|entitled)|provided that|subject to|misconduct|dismissed|reasons? (?:for|of)|release|clearance|clear\\w*|without (?:debt|liabilit\\w+)|after (?:\\w+ ){1,3}(?:months?|years?))\\b`,
          '{employee}|\\b(?:he|she|departing|leav\\w+)\\b',
        ],
      ],
      ar: [
        [
          CERTIFICATE.ar,
          '~(?:تسلم|[يت]سلم|تسليم|[يت]منح|منح|[يت]صدر|إصدار|[يت]عطى|إعطاء|[يت]عاد|إعادة|[يت]رد|استلام|أصول)',
          '~(?:رسم|رسوم|مبلغ|ريال|إلا بعد|بعد (?:مضي|مرور|سداد|توقيع|انقضاء|إبراء)|شريطة|بشرط|لحين|حتى|[يت]حتجز|حجز|لا [يت]سلم|لا [يت]منح|[يت]متنع|مخالفات|سبب (?:ال)?فصل|إبراء|مخالصة|ضمانا)',
          '{employee}|~(?:خدمة|انتهاء)',
        ],
      ],
      unless: {
        en: '\\b(?:free of charge|without charge|at no c|no (?:fee|charge)|shall not (?:include|contain|withhold|refuse|retain)|may not|previous employers?|medical|candidates?|belonging to|company property|credit (?:and charge )?cards?|salary certificate|attest\\w*|insurance)\\b',
        ar: '~(?:دون مقابل|مجانا|بلا مقابل|بدون مقابل|لا [يت]جوز|لا [يت]متنع|طبية|سابق|متقدم|مؤهل|إنجاز|مرشح|حضور|تدريب)',
      },
    }),
  ),
  'SA-LAB-70': readTogether({
    says: {
      en: 'The clause bars competition without a bound in time or place.',
      ar: 'يمنع البند المنافسة دون حد في الزمان أو المكان.',
    },
    en: [
      [
        '\\b(?:after|following|leav(?:es|ing)|once|departure|end of)\\b',
        '\\b(?:compet\\w+|same (?:trade|business|field|industry|line|sector|activity)|similar (?:business|activity|work)|rival\\w*)\\b',
        '\\b(?:never|indefinite\\w*|wherever|anywhere|any (?:country|place)|forever|for life|at any time|worldwide|without (?:any )?limit)\\b',
        '\\b(?:not|never|refrain\\w*|prohibit\\w*|barred)\\b',
        '{employee}',
      ],
    ],
    ar: [
      [
        '~(?:بعد|عقب|انتهاء|ترك|تركه|مغادرته)',
        '~(?:منافس|منافسة|[يت]نافس|نفس (?:ال)?نشاط|نشاط مماثل|نشاط مشابه|ذات (?:ال)?نشاط)',
        '~(?:أبدا|مطلقا|نهائيا|دون حد|غير محددة|مدى الحياة|أي مكان|أينما|أي دولة|أي وقت)',
        '~(?:لا|عدم|بعدم|[يت]متنع|[يت]حظر)#',
      ],
    ],
    unless: {
      en: '\\b(?:years?|months?)\\b|\\bsecret|\\bconfidential',
      ar: '~(?:سنة|سنتين|أشهر|شهرا|أسرار|سرية)#',
    },
  }),
};
