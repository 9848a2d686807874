import { doneTo, saying } from './shapes.js';
import { APART, AT_WILL, FAIR, FORBIDDEN, GRANTED, PEOPLES, UNAGREED } from './wide-words.js';

const GIVE_EN =
  '\\b(?:suppl(?:y|ies|ied)|shar(?:e|es|ed|ing)|disclos\\w+|provid(?:e|es|ed)|give|gives|given|pass(?:es|ed)?|hand(?:s|ed)?|sell|sells|sold|rent(?:ed)?|leas(?:e|ed)|trad(?:e|ed)|publish\\w*|post(?:s|ed)?|display\\w*|circulat\\w+|releas(?:e|ed)|made available|make available|transferr?(?:ed)?|forward\\w*|reveal\\w*|licen[cs]e[ds]?|exchang\\w+|send|sends|sent|expose[ds]?|moneti[sz]e)\\b';
const GIVE_AR =
  '~(?:إعطاء|تعطي|يعطي|نعطي|مد|تزويدهم|يطلع|نطلع|يزود|تزود|نزود|تزويد|مشاركة|تشارك|يشارك|نشارك|إفصاح|تفصح|يفصح|نفصح|إتاحة|تتيح|يتيح|نتيح|تقديم|تقدم|يقدم|نقدم|بيع|تبيع|يبيع|نبيع|تباع|تأجير|تؤجر|نشر|تنشر|ينشر|ننشر|تمرير|تمرر|نمرر|إفشاء|تسليم|تسلم|إطلاع|تطلع|منح|تمنح|إرسال|ترسل|تبادل|نقل|تنقل|ننقل|إحالة|تحيل|تداول|تتداول|كشف|تكشف|عرض|تعرض)(?:ها|ه)?#';
const GIVEN_TO_EN =
  "\\b(?:to|with|among|by) (?:[\\w'-]+ ){0,4}?(?:third part\\w+|compan\\w+|partners?|affiliates?|advertisers?|banks?|insurers?|firms?|agenc\\w+|brokers?|others|anyone|anybody|whom\\w*|whoever|person|part(?:y|ies)|entit\\w+|bod(?:y|ies)|organi[sz]ations?|contractors|suppliers|undertakings|media|press|public|landlords?)\\b";
const GIVEN_TO_AR =
  '~(?:غير|لغير|طرف|أطراف|جهة|جهات|شركة|شركات|شركاء|شركائها|شركائنا|بنوك|معلنين|وسطاء|وكالات|آخرين|عموم|جمهور|موردين|مقاولين)#|لمن [نتي]|لكل من|لأي|مع أي|إلى أي';
const ANYONE_EN =
  '\\b(?:to|with|by) (?:anyone|anybody|whoever|whom(?:so)?ever|any (?:\\w+ )?(?:person|party|company|one) (?:who|that|which) (?:asks?|requests?|wants?|pays?|wish\\w*))\\b';
const ANYONE_AR =
  '(?:لأي|مع أي|إلى أي) (?:جهة|طرف|شخص|شركة|شريك|أحد)[^.;]{0,15}(?:كان|كانت|تطلب|يطلب|ترغب|يرغب|مهتم)|لكل من [نتي](?:طلب|دفع|رغب)|لمن (?:[نتي]رى|[نتي]شاء|[نتي]طلب|شاء|[نتي]دفع|[نتي]رغب)';
const SELL_EN =
  '\\b(?:sell|sells|sold|selling|rent|rents|rented|leas(?:e|es|ed)|trad(?:e|es|ed)|moneti[sz]e[sd]?|auction(?:s|ed)?)\\b';
const SELL_AR = '~(?:بيع|يبيع|تبيع|نبيع|تباع|يباع|تأجير|تؤجر|يؤجر|نؤجر|متاجرة)(?:ها)?#';
const PAID_EN =
  '\\b(?:against payment|for (?:a |any )?(?:fee|consideration|payment|profit|money|reward)|in return for (?:payment|money|a fee|consideration))\\b';
const PAID_AR = '~(?:بمقابل|مقابل مالي|مقابل مادي|لقاء مقابل|بعوض|مقابل أجر)';
/** The law allows it, or it is another rule's matter. */
const OTHERWISE = {
  en: `${FAIR.en}|${FORBIDDEN.en}|${GRANTED.en}|\\b(?:processors?|breach|authorit(?:y|ies)|trade-?marks?|copyright|credit bureau|SIMAH|other (?:users?|members?)'?|vital)\\b`,
  ar: `${FAIR.ar}|${FORBIDDEN.ar}|${GRANTED.ar}|~(?:جهة المختصة|جهات المختصة|جهات (?:ال)?حكومية|جهة عامة|تسرب|جهات المعالجة|جهات معالجة|جهة معالجة|علامة|مصلحة حيوية)#`,
} as const;
/** A whole business changes hands, or goods are sold to the people. */
const NO_SALE = {
  en: '\\b(?:merger|acqui\\w+|business|assets|successor|products?|goods|(?:to|from) (?:you|customers|clients|users)|trade names?)\\b',
  ar: '~(?:اندماج|استحواذ|منتجات|سلع|بضائع|أصول)#|لا [نتي]|عدم',
} as const;
const RELEASED = {
  en: 'The clause lets personal data be given to others freely or without consent.',
  ar: 'يجيز البند إتاحة البيانات الشخصية للغير دون قيد أو دون موافقة أصحابها.',
};

/** Readers, by rules, that take disclosure and collection in whatever words. */
export const wideReleaseReaders = {
  'SA-PDPL-11': saying(RELEASED, {
    en: [
      {
        on: [],
        has: [UNAGREED.en],
        does: doneTo(GIVE_EN, PEOPLES.en),
        unless: OTHERWISE.en,
        apart: APART.en,
      },
      {
        on: [],
        has: [GIVEN_TO_EN, `${ANYONE_EN}|${AT_WILL.en}|${PAID_EN}`],
        does: doneTo(GIVE_EN, PEOPLES.en),
        unless: OTHERWISE.en,
        apart: APART.en,
      },
      { on: [], does: doneTo(SELL_EN, PEOPLES.en), unless: `${OTHERWISE.en}|${NO_SALE.en}`, apart: APART.en },
      {
        on: ['\\b(?:name|photo\\w*|image|picture|identity|ID number)s?\\b'],
        has: [
          '\\b(?:social media|website|notice board|noticeboard|public\\w*|newspaper|whatsapp|group|list of)\\b',
          '\\b(?:default\\w*|arrears|late|behind|unpaid|debt\\w*|fail\\w*|owed|overdue|blacklist\\w*|absent\\w*|dismiss\\w*|complain\\w*)\\b',
        ],
        does: ['\\b(?:post|publish|display|announce|circulate|share|name)\\w*\\b'],
        unless: '\\b(?:trade name|logo|court|judgment)\\b',
        apart: APART.en,
      },
    ],
    ar: [
      {
        on: [],
        has: [UNAGREED.ar],
        does: doneTo(GIVE_AR, PEOPLES.ar),
        unless: OTHERWISE.ar,
        apart: APART.ar,
      },
      {
        on: [],
        has: [GIVEN_TO_AR, `${ANYONE_AR}|${AT_WILL.ar}|${PAID_AR}`],
        does: doneTo(GIVE_AR, PEOPLES.ar),
        unless: OTHERWISE.ar,
        apart: APART.ar,
      },
      { on: [], does: doneTo(SELL_AR, PEOPLES.ar), unless: `${OTHERWISE.ar}|${NO_SALE.ar}`, apart: APART.ar },
      {
        on: ['~(?:اسمه|صورته|اسم|صورة|أسماء|صور|هويته|بياناته)#'],
        has: [
          '~(?:تواصل|وسائل|حسابات|حساباته|حساباتها|موقع|لوحة|صحف|مجموعات|عموم|علنا|للجمهور)#',
          '~(?:تأخر|تعثر|مماطل|مماطلين|متعثرين|متأخرات|سداد|إخلال|مدين|مدينين|متخلفين|قائمة سوداء|غياب|فصل)',
        ],
        does: ['~(?:نشر|ينشر|تنشر|إعلان|يعلن|تعلن|تعليق|تشهير|تداول|عرض)#'],
        unless: '~(?:شعار|الاسم التجاري|حكم|محكمة)#',
        apart: APART.ar,
      },
    ],
  }),
  'SA-PDPL-09': saying(
    {
      en: 'The clause lets more data be collected than the purpose needs.',
      ar: 'يجيز البند جمع بيانات تزيد على ما يلزم للغرض.',
    },
    {
      en: [
        {
          on: [
            `${PEOPLES.en}|\\b(?:religion|family details|mobile number|marital status|date of birth|nationality|income)\\b`,
          ],
          is: [
            '\\b(?:is|are|be|being|if|though|although|even|were) not (?:\\w+ )?(?:needed|necessary|required|relevant|essential)\\b(?! to (?!place|complete|process|deliver|perform))',
            '\\b(?:whether or not|regardless of whether|irrespective of whether)[^.;]{0,40}\\b(?:need|necess|requir|relevan)\\w*',
            '\\b(?:beyond|more than|in excess of|exceed\\w*)\\b[^.;]{0,20}\\b(?:what|the minimum|is|needed|necessary|needs?|minimum)\\b',
            '\\b(?:although|though|even (?:if|though|where))\\b[^.;]{0,60}\\b(?:do|does|did|has|have) not (?:\\w+ )?(?:call for|need|require|depend on|use|bear on)|\\bno (?:bearing|relevance)\\b|\\b(?:nothing to do|unconnected|unrelated) (?:with|to)\\b',
            '\\b(?:not|no)\\b[^.;]{0,12}\\b(?:limited|confined|restricted) to\\b[^.;]{0,40}\\b(?:need|necess|minimum|requir)\\w*',
          ],
          has: [
            '\\b(?:collect\\w*|enter|provid\\w*|ask\\w*|record\\w*|request\\w*|handling|items?|gather\\w*|data|information|take|takes|photograph\\w*|scan\\w*)\\b',
          ],
          unless: `${FAIR.en}|\\b(?:do|does|shall|will|may|must) not (?:\\w+ )?(?:collect|ask|request|gather)|\\b(?:need not provide|optional|if|destroy|delete|stop|agree\\w*|consent\\w*)\\b`,
          apart: APART.en,
        },
      ],
      ar: [
        {
          on: [PEOPLES.ar],
          has: ['~(?:جمع|يجمع|تجمع|نجمع|طلب|يطلب|تطلب|نطلب|تقديم|تعبئة|يدون|تسجيل|يسجل|تسجل)#'],
          is: [
            '(?:وإن|ولو|سواء|وان|رغم أنها|مع أنها) (?:لم|كانت|لا|غير)[^.;]{0,30}~(?:لازمة|ضرورية|تلزم|يلزم|حاجة|يتطلبها|مطلوبة|تقتضيها|صلة)',
            '(?:وإن|ولو|مع أن|رغم أن|على الرغم من أن|وإن كان)[^.;]{0,40}~?(?:في غنى|لا (?:تحتاج|يحتاج|تتطلب|يتطلب|تلزم|حاجة|صلة|علاقة)|غير لازم)',
            '~(?:تزيد|يزيد|تتجاوز|يتجاوز|زائدة|يفوق|تفوق)#[^.;]{0,30}~(?:حاجة|لازم|يلزم|غرض|حد الأدنى|ضروري)',
            '~(?:تحسبا|احتياطا)#[^.;]{0,40}~(?:مستقبل|لاحقا|حاجة|مستقبلا)',
          ],
          unless: `${FAIR.ar}|(?:لا يجوز|يمنع|يحظر|لا يجمع|لا نجمع|ويمنع)`,
          apart: APART.ar,
        },
      ],
    },
  ),
} as const;
