import type { AddedReaders } from '../together.js';
import { kept, WITHOUT } from './kept.js';

const REFUSED = '\\b(?:(?:shall|may|will|does|do|can|must)(?: \\w+)? not|cannot|nothing|neither|nor|no)\\b';
const REFUSED_AR = '~(?:لا|ليس|دون|بما لا|لن)#';

/** Readers of clauses that keep the rules on contracts of trade, in whatever words. */
export const wideKeptReaders: AddedReaders = {
  'SA-CTL-17': kept({
    says: {
      en: 'The clause leaves liability for fraud and gross fault as it is.',
      ar: 'يستثني البند الغش والخطأ الجسيم من الإعفاء.',
    },
    en: [
      [
        '\\b(?:liab\\w+|exclusion|limit\\w*|cap)\\b',
        `\\b(?:not (?:apply|extend|cover|affect|include)|save|except\\w*|other than|unless|unlimited|outside)\\b[^.;]{0,90}\\b(?:fraud|gross (?:fault|negligence)|wil+ful|deceit|deliberate)\\b`,
      ],
    ],
    ar: [
      [
        '~(?:لا [يت]سأل|ألا [يت]سأل|إعفاء|[يت]عفى|مسؤولية|سقف|حد)#',
        '~(?:[يت]ستثنى|باستثناء|عدا|إلا|ما لم|لا [يت]سري|لا [يت]شمل|لا [يت]متد)#[^.;]{0,70}~(?:غش|غشه|خطأ (?:ال)?جسيم|خطئه (?:ال)?جسيم|تعمد|تدليس)#',
      ],
    ],
    unless: WITHOUT,
  }),
  'SA-CTL-44': kept({
    says: {
      en: 'The clause leaves liability for harmful acts as it is.',
      ar: 'يبقي البند المسؤولية عن الفعل الضار قائمة.',
    },
    en: [
      [
        '\\b(?:torts?|tortious|harmful acts?|(?:bodily|personal) injur(?:y|ies)|death)\\b',
        `${REFUSED}[^.;]{0,30}\\b(?:reliev\\w*|releas\\w*|limit\\w*|exclud\\w*|restrict\\w*|affect\\w*|extend|apply|discharge|exempt)\\b|\\bremains? (?:fully )?(?:liable|subject|unaffected)`,
      ],
    ],
    ar: [
      [
        '~(?:فعل (?:ال)?ضار|بفعله (?:ال)?ضار|أفعال (?:ال)?ضارة|تقصيرية)',
        '~(?:لا|ولا)# ~?[يت](?:متد|سري|شمل|خل|عفي|حد|نال)|~(?:[يت]ظل|[يت]بقى|تبقى|تظل)[^.;]{0,20}~(?:ملزما|مسؤولا|قائمة|مسؤولية)',
      ],
    ],
    unless: { en: `${WITHOUT.en}|\\bfraud\\b`, ar: WITHOUT.ar },
  }),
  'SA-CTL-06': kept({
    says: {
      en: 'The clause leaves unfair terms to the review of the court.',
      ar: 'يحفظ البند سلطة المحكمة في الشروط التعسفية.',
    },
    en: [
      [
        '\\b(?:unfair|abusive)\\b',
        '\\bcourts?\\b',
        '\\b(?:nothing|not (?:affect|limit|exclude|prevent|prejudice)|remains?|retains?|may (?:ask|request|apply|amend|modify))\\b',
      ],
    ],
    ar: [
      [
        '~(?:تعسفي|تعسفيا|تعسفية|إذعان)#',
        '~(?:محكمة|قضاء)',
        '~(?:لا تخل|لا [يت]خل|لا [يت]حول|دون (?:ال)?إخلال|[يت]حق لل?(?:مشترك|عميل|طرف)|لا [يت]منع|لا تمنع)',
      ],
    ],
    unless: WITHOUT,
  }),
  'SA-CTL-23': kept({
    says: {
      en: 'The clause leaves the periods of the law in force.',
      ar: 'يبقي البند المدد النظامية لسماع الدعوى.',
    },
    en: [
      [
        '\\b(?:claims?|actions?|limitation)\\b',
        '\\b(?:periods?|time|limitation)\\b',
        '\\b(?:laid down by|set by|fixed by|prescribed by|provided (?:for )?(?:by|in)|under) (?:the )?(?:applicable )?law\\b|\\b(?:neither|nothing|not)\\b[^.;]{0,40}\\b(?:shorten|extend)\\w*',
      ],
    ],
    ar: [
      [
        '~(?:سماع (?:ال)?(?:دعوى|دعاوى)|تقادم)',
        '~(?:نظام|نظاما|نظامية)#',
        '~(?:تخضع|[يت]خضع|تسري|[يت]سري|مقررة|[يت]قرره|وفق|وفقا)',
      ],
    ],
    unless: { en: '\\b(?:waiv\\w+|notwithstanding|instead)\\b', ar: '~(?:استثناء|خلافا|[يت]تنازل)#' },
  }),
  'SA-CTL-47': kept({
    says: { en: 'The clause shares the profit in proportions.', ar: 'يقسم البند الربح بنسب شائعة.' },
    en: [
      [
        '\\bprofits?\\b',
        '\\b(?:shared?|divided|distributed|split|allocated)\\b',
        '\\d{1,2} ?%|\\b(?:per ?cent|equal(?:ly)?|in proportion|half|one[- ]third|pro rata)\\b',
        '\\b(?:partners?|mudarib|capital provider|rabb?|owner of the capital|parties)\\b',
      ],
    ],
    ar: [
      [
        '~(?:أرباح|ربح)',
        '~(?:توزع|[يت]وزع|تقسم|[يت]قسم|[يت]قتسم|توزيع)#',
        '%|~(?:مناصفة|بنسبة|نسبة|بالتساوي|في المائة|بالمائة|ثلث|نصف)#',
        '~(?:مضاربة|مضارب|رب (?:ال)?مال|شريك|شركاء|طرفين)#',
      ],
    ],
    unless: {
      en: '\\b(?:fixed (?:profit|sum|return)|guaranteed|in any event|whatever the (?:result|outcome)|employees?|bonus)\\b',
      ar: '~(?:مبلغ (?:ال)?(?:محدد|ثابت)|مضمون|أيا كانت|مهما كانت|موظف)#',
    },
  }),
  'SA-CMP-04': kept({
    says: {
      en: 'The clause leaves each free to sell to anybody.',
      ar: 'يبقي البند لكل طرف حرية البيع لأي عميل وفي أي منطقة.',
    },
    en: [
      [
        '\\b(?:free to|may (?:sell|supply|deal))\\b',
        '\\b(?:any|every|all) (?:customers?|regions?|areas?|parts? of the kingdom|territor\\w+)\\b',
        '\\b(?:each|both|either|parties|companies|distributor)\\b',
      ],
    ],
    ar: [
      [
        '~(?:لكل|لكل منهما|حرية|[يت]حق|للموزع)',
        '~(?:[يت]بيع|بيع|تعامل|[يت]ورد)',
        '~(?:أي عميل|أي منطقة|جميع (?:ال)?مناطق|كل (?:ال)?عملاء|جميع (?:ال)?عملاء)',
      ],
    ],
    unless: { en: '\\bnot\\b', ar: '~(?:ليس|لا [يت]حق|لا [يت]جوز|إلا بموافقة)#' },
  }),
  'SA-CMP-05': kept({
    says: { en: 'The clause has each prepare its bid alone.', ar: 'يعد كل طرف عرضه مستقلاً وفق البند.' },
    en: [
      [
        '\\b(?:bids?|tenders?)\\b',
        '\\b(?:on its own|independently|separately|without consult\\w+)\\b',
        '\\b(?:not (?:disclose|discuss|share|coordinate|reveal)|each)\\b',
      ],
    ],
    ar: [
      [
        '~(?:عرضه|عرضا|عطاءه|عطاءاته|عروضه)',
        '~(?:مستقلا|بصورة مستقلة|باستقلال|منفردا)#',
        '~(?:كل (?:طرف|منهما|منشأة|متنافس)|لا [يت]طلع|لا [يت]فصح)',
      ],
    ],
    unless: { en: '\\b(?:which of them|higher)\\b', ar: '~(?:تنسيق|ليفوز|أعلى)#' },
  }),
  'SA-ITX-01': kept({
    says: {
      en: 'The clause has tax withheld from payments to non-residents.',
      ar: 'يقضي البند باستقطاع الضريبة من المدفوعات لغير المقيم.',
    },
    en: [['\\bwithh(?:old|olds|eld)\\b', '\\btax\\w*\\b', '\\b(?:non-?residents?|zatca|certificate)\\b']],
    ar: [['~[يت]ستقطع', '~(?:ضريبة|ضرائب)', '~(?:غير (?:ال)?مقيم|غير (?:ال)?مقيمة|هيئة|شهادة)']],
    unless: { en: '\\b(?:not|no|without|never|salary)\\b', ar: '~(?:لا|دون|عدم)#' },
  }),
  'SA-BKR-01': kept({
    says: {
      en: 'The clause lets the contract go on in insolvency procedures.',
      ar: 'يبقي البند العقد مستمراً رغم إجراءات الإفلاس.',
    },
    en: [
      [
        '\\b(?:preventive settlement|financial reorgani[sz]ation|bankruptcy|insolvency|liquidation) (?:proce\\w+|law)\\b|\\bpreventive settlement\\b',
        `${REFUSED}[^.;]{0,40}\\b(?:affect|terminat\\w+|ground|reason|entitle|end)\\w*\\b`,
      ],
    ],
    ar: [
      [
        '~(?:تسوية (?:ال)?وقائية|إعادة (?:ال)?تنظيم (?:ال)?مالي|إجراءات (?:ال)?إفلاس)',
        `${REFUSED_AR}[^.;]{0,90}~(?:أثر|سببا|فسخ|إنهاء|[يت]ؤثر|[يت]نتهي)`,
      ],
    ],
    unless: {
      en: '\\b(?:except|unless|may terminate|waiv\\w+)\\b',
      ar: '~(?:دون (?:حاجة|إشعار|إنذار|حكم)|[يت]حق فسخ|جاز)#',
    },
  }),
};
