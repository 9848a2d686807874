import type { ReadersById } from '../reader.js';
import { affirms, ban, denies, states } from '../turns.js';

const LABOR_LAW = '\\blabou?r (?:law|regulations?)\\b';
const LABOR_LAW_AR = '~(?:نظام|قانون|أنظمة) (?:ال)?عمل#';
const RIGHTS =
  '\\b(?:rights?|claims?|entitlements?|dues|benefits|award|gratuity|compensation|overtime|leave|wages?)\\b';
const RIGHTS_AR =
  '~(?:حق|حقوق|مطالبات|مطالبة|مستحقات|مكافأة|تعويض|تعويضات|بدل|بدلات|إجازات|إجازة|أجور|ميزات|مزايا)(?:ه|ها|هم)?#';
const OTHER_WAIVER =
  '\\b(?:intellectual|moral rights?|copyrights?|patents?|inventions?|works created|receipt|received|final settlement|clearance|settlement of (?:all|his)|confidential\\w*|privacy)\\b';
const OTHER_WAIVER_AR =
  '~(?:ملكية (?:ال)?فكرية|مصنفات|اختراع|اختراعات|حقوق (?:ال)?مؤلف|براءة|مخالصة نهائية|تسوية نهائية|بعد (?:استلام|تسلم|قبض)|استلامه|تسلمه|للغير)';
const WAIVED = {
  en: 'The clause has the worker waive his rights.',
  ar: 'يتضمن البند تنازل العامل عن حقوقه.',
};
const MARRIED = '\\b(?:marriage|marries|married|marry|pregnan\\w+|gives? birth|childbirth)\\b';
const MARRIED_AR = '~(?:زواج|زواجها|زواجه|تزوجت|تزوج|حملها|حملت|إنجاب|أنجبت|ولادتها)#|(?<![ء-ي])[بل]?الحمل#';
const ENDS_AR =
  '~(?:إنهاء|فصل|فسخ|[يت]نتهي|[يت]نهى|[يت]فسخ|[يت]نفسخ|[يت]فصل|استقالة|[يت]ستقيل|[يت]لغى|تسريح)(?:ها|ه)?#';
const UNFAIR = {
  en: 'The clause treats the worker differently for sex, marriage, pregnancy, age or disability.',
  ar: 'يفرق البند في معاملة العامل بسبب الجنس أو الزواج أو الحمل أو السن أو الإعاقة.',
};

/** Readers of the rules on rights that the contract cannot take, and on discrimination. */
export const rightsReaders: ReadersById = {
  'SA-LAB-05': {
    topic: {
      en: `{employee}[^.;]{0,60}\\b(?:waiv\\w+|releas\\w+|relinquish\\w*)\\b[^.;]{0,60}${RIGHTS}`,
      ar: '{employee}[^.;]{0,40}~(?:تنازل|[يت]تنازل|إبراء|[يت]برئ)#|~(?:تنازل|[يت]تنازل|إبراء)# {employee}',
    },
    en: [
      ban({
        cues: [
          `(?<={employee}[^.;]{0,60})\\b(?:waives?|waive|relinquish(?:es)?|renounces?|forgoes?|gives? up|surrenders?)\\b(?! (?:no|none)\\b)[^.;]{0,60}${RIGHTS}`,
          '(?<={employee}[^.;]{0,60})\\b(?:releases?|discharges?|absolves?) (?:and (?:forever )?discharges? )?(?:the )?{employer}[^.;]{0,30}\\bfrom\\b[^.;]{0,30}\\b(?:claims?|liabilit\\w+|rights?|demands?|obligations?)\\b',
          `\\brights? of (?:the )?{employee}[^.;]{0,40}${LABOR_LAW}[^.;]{0,20}\\b(?<core>waived|relinquished)\\b`,
        ],
        unless: OTHER_WAIVER,
        says: WAIVED,
      }),
      ban({
        cues: [
          `\\b(?:contract|agreement|polic(?:y|ies)|regulations?|handbook|provisions|terms)\\b[^.;]{0,40}\\b(?<core>prevails?|overrides?|supersedes?|takes? (?:precedence|priority)) (?:over )?(?:(?:the|any|all|provisions?|of|articles?|saudi|contrary|conflicting|in) ){0,6}${LABOR_LAW}`,
          `\\b(?<core>appl(?:y|ies)|binding|effective|enforced|valid)\\b[^.;]{0,30}\\b(?:even (?:if|where|though)|notwithstanding that|regardless of whether)[^.;]{0,40}\\b(?:conflicts?|contrary|contradicts?|contravenes?|inconsistent|less)\\b[^.;]{0,40}${LABOR_LAW}`,
        ],
        unless: '\\bmore (?:favou?rable|beneficial|generous)\\b',
        says: {
          en: 'The clause puts the contract above the Labor Law.',
          ar: 'يقدم البند العقد على نظام العمل.',
        },
      }),
      denies('breaks', {
        cues: [
          '(?<={employee}[^.;]{0,60})\\b(?:bring|file|lodge|raise|initiate|submit|commence|pursue|sue)\\b[^.;]{0,60}\\b(?:against (?:the )?{employer}|labou?r (?:courts?|office)|(?:the )?{employer}|ministry)\\b[^.;]{0,40}',
        ],
        needs: '\\b(?:claims?|complaints?|actions?|lawsuits?|proceedings?|sue)\\b',
        unless:
          '\\b(?:before (?:first|attempt\\w*|try\\w*|exhaust\\w*|submitt\\w*|refer\\w*)|until|unless|prior to|amicabl\\w*|(?:on|in) behalf|client|customer|false|malicious)\\b',
        says: {
          en: 'The clause bars the worker from going to court.',
          ar: 'يمنع البند العامل من رفع الدعوى.',
        },
      }),
      denies('breaks', {
        cues: [
          `(?<={employee}[^.;]{0,30})\\b(?:right to (?:claim|demand)|entitled to(?: claim)?|claim|demand)\\b[^.;]{0,40}\\b(?:rights|benefits|entitlements|dues)\\b[^.;]{0,30}${LABOR_LAW}`,
        ],
        unless: '\\b(?:more than|other than|beyond|in addition|exceed\\w*|except|double|twice)\\b',
        says: WAIVED,
      }),
      affirms('keeps', {
        cues: [`\\blabou?r law\\b (?:shall |will )?(?:apply|applies|prevails?)\\b`],
        needs: '\\b(?:less|conflict|contradict\\w*|inconsisten\\w*|contrary|favou?rable)\\b',
      }),
      denies('keeps', {
        cues: [
          '\\b(?:derogat\\w+|prejudic\\w+|affects?|reduces?|diminish\\w*|limits?|waives?)\\b[^.;]{0,40}\\brights\\b[^.;]{0,40}\\blabou?r law\\b',
        ],
      }),
      states('keeps', {
        cues: ['\\bwaiver\\b[^.;]{0,60}\\brights\\b[^.;]{0,60}\\b(?:is|are|shall be) (?:null and )?void\\b'],
      }),
    ],
    ar: [
      ban({
        cues: [
          `~(?:[يت]تنازل|تنازل|تنازلا|متنازلا)# {employee}[^.;]{0,30}~عن#[^.;]{0,40}(?:${RIGHTS_AR})`,
          `(?<={employee}[^.;]{0,40})~(?:[يت]تنازل|تنازل|تنازله|تنازلا|متنازلا)#[^.;]{0,30}~عن#[^.;]{0,40}(?:${RIGHTS_AR})`,
          '~(?:إبراء|[يت]برئ|أبرأ)#[^.;]{0,20}~ذمة (?:ال)?[^.;]{0,30}~من#[^.;]{0,40}~(?:حقوق|حق|مطالبة|مطالبات|التزام|التزامات)#',
        ],
        needs: '{employee}',
        unless: OTHER_WAIVER_AR,
        says: WAIVED,
      }),
      states('breaks', {
        cues: [
          `~(?:[يت]سقط|سقوط)# ~(?:حق|حقوق)# {employee}[^.;]{0,10}~في#[^.;]{0,40}(?:${RIGHTS_AR})`,
          '~(?:[يت]سقط|سقوط)# ~(?:جميع|كافة|كل) (?:ال)?(?:حقوق|مستحقات) {employee}',
          `~(?:لا يحق|ليس|لا يجوز)# {employee}[^.;]{0,20}~مطالبة#[^.;]{0,30}~(?:حقوق|مستحقات|مزايا|حق)#[^.;]{0,30}${LABOR_LAW_AR}`,
        ],
        unless: `${OTHER_WAIVER_AR}|~(?:مضي|مرور|سنة|مدة|أكثر|زيادة|علاوة|غير|سوى|خلاف)#`,
        says: WAIVED,
      }),
      ban({
        cues: [
          `~(?<core>[يت]سري|[يت]طبق|[يت]عمل|[يت]سود|ملزم|ملزمة|نافذ|نافذة)#[^.;]{0,40}~(?:ولو|حتى لو|وإن|حتى وإن|رغم)#[^.;]{0,15}~(?:خالف|خالفت|تعارض|تعارضت|مخالفته|مخالفتها|تعارضها|كانت مخالفة|كان مخالفا)#[^.;]{0,25}${LABOR_LAW_AR}`,
          `~(?<core>[يت]قدم|[يت]سود|[يت]رجح|أولوية|[يت]غلب)#[^.;]{0,30}~(?:عقد|لائحة|سياسات|لوائح)#[^.;]{0,20}~على#[^.;]{0,20}${LABOR_LAW_AR}`,
        ],
        unless: '~(?:أفضل|أكثر فائدة|أصلح)',
        says: {
          en: 'The clause puts the contract above the Labor Law.',
          ar: 'يقدم البند العقد على نظام العمل.',
        },
      }),
      denies('breaks', {
        cues: [
          '~(?:رفع|إقامة|تقديم|تقدم|مقاضاة|[يت]رفع|[يت]قيم|[يت]قاضي)#[^.;]{0,20}~(?:دعوى|دعاوى|شكوى|شكاوى|قضية|{employer})[^.;]{0,40}',
        ],
        needs: '{employee}',
        unless: '~(?:قبل|إلا بعد|ودي|وديا|كيدية|نيابة|عملاء)|ما لم',
        says: {
          en: 'The clause bars the worker from going to court.',
          ar: 'يمنع البند العامل من رفع الدعوى.',
        },
      }),
      states('keeps', {
        cues: [
          `~(?:لا يخل|لا تخل|لا يمس|دون الإخلال|لا ينتقص)#[^.;]{0,50}~(?:حقوق|حق)#[^.;]{0,30}${LABOR_LAW_AR}`,
          '~لا [يت]عد[^.;]{0,40}~تنازلا عن[^.;]{0,20}~حقوق',
          '~(?:باطلا|باطل|يبطل)#[^.;]{0,40}~تنازل[^.;]{0,30}~حقوق',
        ],
      }),
    ],
  },
  'SA-LAB-06': {
    topic: {
      en: '\\bdiscriminat\\w+|\\bequal opportunit\\w+|\\bmarital status\\b',
      ar: '~(?:تمييز|تكافؤ (?:ال)?فرص|حالة (?:ال)?اجتماعية)#',
    },
    en: [
      ban({
        cues: [
          `\\b(?:terminat\\w+|ends?|resigns?|dismiss\\w*|discharge\\w*|lapses?|ceases?)\\b[^.;]{0,60}${MARRIED}`,
          `${MARRIED}[^.;]{0,50}\\b(?<core>terminated?s?|terminates|resigns?|dismiss(?:ed)?|ends)\\b`,
          '\\b(?:dismiss\\w*|terminat\\w+)\\b[^.;]{0,40}\\b(?:because|on (?:the )?grounds?|by reason|on account|due to|for reasons?)\\b[^.;]{0,10}\\b(?:age|disability|sex|gender|race|marital status)\\b',
        ],
        unless:
          '\\b(?:award|gratuity|benefits?|months? (?:of|from|after)|entitled|right to (?:terminate|resign|end)|leave|discriminat\\w+)\\b',
        says: UNFAIR,
      }),
      states('breaks', {
        cues: [
          '(?:{employee}|\\bfemales?\\b|\\bwom[ae]n\\b)[^.;]{0,30}\\b(?:undertakes?|agrees?|shall|may|must|will)(?: not)?(?: to)?(?: not)?(?: \\w+)? (?:not to |not )?(?:marry|get married|become pregnant|get pregnant)\\b',
          '(?:{employee}|\\bapplicants?|\\bcandidates?)[^.;]{0,20}\\b(?:must|shall|is required to|should) (?:be|remain|stay) (?:single|unmarried)\\b',
        ],
        needs: '\\b(?:not to|not|single|unmarried)\\b',
        says: UNFAIR,
      }),
      ban({
        cues: [
          '\\b(?:female|wom[ae]n)\\b[^.;]{0,40}\\b(?<core>lower|less|reduced)\\b[^.;]{0,30}\\b(?:wages?|salar\\w+|pay|than)\\b',
          '\\b(?:preference|priority)\\b[^.;]{0,40}\\b(?:to|for) (?:male|female|younger|unmarried|single)\\b',
        ],
        unless: '\\b(?:weeks?|days?|hours?)\\b',
        says: UNFAIR,
      }),
      denies('keeps', { cues: ['\\bdiscriminat\\w+'] }),
      affirms('keeps', { cues: ['\\bequal (?:opportunit\\w+|treatment)', '\\bnon-discrimination\\b'] }),
    ],
    ar: [
      ban({
        cues: [
          `${ENDS_AR}[^.;]{0,40}(?:${MARRIED_AR})`,
          `(?:${MARRIED_AR})[^.;]{0,30}(?<core>${ENDS_AR})`,
          '~(?:فصل|إنهاء|استبعاد)#[^.;]{0,30}~(?:بسبب|على أساس|لسبب)#[^.;]{0,8}~(?:سن|إعاقة|جنس|حالة (?:ال)?اجتماعية|عرق|لون|عمر)#',
        ],
        unless: '~(?:مكافأة|إجازة|خلال ستة|أشهر|حمل (?:ال)?(?:أثقال|سلاح)|تحميل)',
        says: UNFAIR,
      }),
      states('breaks', {
        cues: [
          `~(?:[يت]تعهد|[يت]لتزم|على) {employee}[^.;]{0,10}~(?:عدم|بعدم|ألا)# ~(?:زواج|[يت]تزوج|حمل|إنجاب|[يت]نجب)#`,
          '~(?:[يت]بقى|[يت]ظل|[يت]كون) {employee}[^.;]{0,10}(?:~غير متزوج(?:ة)?#|~(?:عزباء|أعزب)#)',
          '{employee}[^.;]{0,20}~أجر(?:ا)?#[^.;]{0,15}~أقل#[^.;]{0,20}~(?:ذكور|رجال)#',
          '~أجر(?:ا)? (?:{employee}|~(?:عاملات|موظفات|نساء)#)[^.;]{0,15}~أقل#[^.;]{0,30}~(?:ذكور|رجال)#',
        ],
        says: UNFAIR,
      }),
      ban({
        cues: ['~(?:أفضلية|أولوية)#[^.;]{0,30}~(?:ذكور|رجال|إناث|غير (?:ال)?متزوجين)#'],
        says: UNFAIR,
      }),
      denies('keeps', { cues: ['~(?:تمييز|تفرقة)#'] }),
      affirms('keeps', { cues: ['~(?:تكافؤ (?:ال)?فرص|مساواة)#'] }),
    ],
  },
};
