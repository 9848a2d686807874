import type { ReadersById } from '../reader.js';
import { affirms, ban, denies } from '../turns.js';

const THIS_CONTRACT =
  '(?:(?:this|the|his|her|their|signed|present) ){1,2}(?:employment |labou?r )?(?:contract|agreement)';
const REGISTER = '\\b(?:document(?:ed|ing)?|authenticat\\w+|register(?:ed|ing)?|notari[sz]\\w+)\\b';
const REGISTER_AR = '~(?:توثيق|توثق|يوثق|وثق|تسجيل|تسجل|يسجل|سجل)(?:ه|ها)?#';
const LATER =
  '(?:later|subsequently|verbally|orally|after (?:the )?(?:sign\\w+|commencement|joining)|discretion|sees fit|deems fit)\\b';
const LATER_AR =
  '~(?:لاحقا|فيما بعد|شفهيا|شفاهة|شفويا|تقدير(?:ه|ها)? (?:المطلق|المنفرد)|سلطة (?:ال)?تقديرية|تقديرية|بعد (?:ال)?توقيع|بعد (?:ال)?مباشرة|تقدير {employer})';
const SET_AR = '~(?:[يت]?حدد|تحديد|[يت]خضع|[يت]قدر|تقدير|[يت]قرر|حسب ما اتفق|وفق ما اتفق)#';

/** Readers of the rules on the form of the contract and on what it states. */
export const contractReaders: ReadersById = {
  'SA-LAB-01': {
    topic: { en: `\\bQiwa\\b|\\bcop(?:y|ies) of ${THIS_CONTRACT}`, ar: '~منصة قوى#|~(?:نسختين|نسخة واحدة)#' },
    en: [
      ban({
        cues: [
          '\\bone(?: \\(?1\\)?)? (?:original|copy|counterpart)\\b(?! (?:each|for each|to each|of which))',
          `\\b(?:only|sole|single) (?:original|copy)\\b[^.;]{0,60}\\b(?:remain|kept|keep|held|retained)\\b`,
        ],
        needs: `\\b(?:contract|agreement)\\b[^.;]{0,60}\\b(?:made|drawn up|executed|issued|signed|written)\\b|\\bonly (?:original|copy)\\b|\\b(?:sole|single) (?:original|copy)\\b`,
        unless: '\\b(?:each|both|two|second copy|another|other copy|three)\\b',
        says: {
          en: 'The clause leaves the worker without a copy of the contract.',
          ar: 'يترك البند العامل دون نسخة من العقد.',
        },
      }),
      denies('breaks', {
        cues: [`${REGISTER}[^.;]{0,60}\\bQiwa\\b`, `(?<=\\bQiwa\\b[^.;]{0,60})${REGISTER}`],
        needs: '\\b(?:contract|agreement)\\b',
        says: {
          en: 'The clause leaves the contract undocumented.',
          ar: 'يقضي البند بعدم توثيق العقد.',
        },
      }),
      denies('breaks', {
        cues: [
          `(?<={employee}[^.;]{0,50})\\b(?:be given|provided with|entitled to|receive|obtain|keep|retain)\\b[^.;]{0,30}\\b(?:cop(?:y|ies)|original) of ${THIS_CONTRACT}`,
        ],
        says: {
          en: 'The clause denies the worker a copy of the contract.',
          ar: 'يحرم البند العامل من نسخة من العقد.',
        },
      }),
      affirms('keeps', {
        cues: [
          `\\b(?:contract|agreement)\\b[^.;]{0,60}\\b(?:two|duplicate)\\b(?: \\(?2\\)?)?[^.;]{0,30}\\b(?:cop(?:y|ies)|originals?|counterparts?)\\b`,
          `${REGISTER}[^.;]{0,60}\\bQiwa\\b`,
        ],
        needs: '\\b(?:contract|agreement)\\b',
      }),
    ],
    ar: [
      ban({
        cues: ['~نسخة (?:أصلية )?(?:واحدة|وحيدة)#', '~(?:نسخة|أصل) (?:ال)?(?:وحيدة|وحيد)#[^.;]{0,40}~عقد#'],
        needs: '~(?:عقد|اتفاقية)#',
        unless: '~(?:كل طرف|لكل|كلا الطرفين|نسختين|أخرى|ثلاث)',
        says: {
          en: 'The clause leaves the worker without a copy of the contract.',
          ar: 'يترك البند العامل دون نسخة من العقد.',
        },
      }),
      denies('breaks', {
        cues: [`${REGISTER_AR}[^.;]{0,60}~(?:منصة )?قوى#`, `(?<=~قوى#[^.;]{0,60})${REGISTER_AR}`],
        needs: '~عقد#',
        says: { en: 'The clause leaves the contract undocumented.', ar: 'يقضي البند بعدم توثيق العقد.' },
      }),
      denies('breaks', {
        cues: [
          '(?:(?<=(?:يحق|يجوز) {employee}[^.;]{0,20})|(?<={employee}[^.;]{0,20}))~(?:حصول|استلام|احتفاظ|تسلم)#[^.;]{0,30}~(?:نسخة|صورة|أصل) (?:من )?(?:(?:هذا|أصل) )?~عقد',
          '~[يت]سلم {employee}[^.;]{0,20}~(?:نسخة|صورة|أصل) (?:من )?(?:(?:هذا|أصل) )?~عقد',
        ],
        unless: '~(?:غير|آخرين|أطراف)#',
        says: {
          en: 'The clause denies the worker a copy of the contract.',
          ar: 'يحرم البند العامل من نسخة من العقد.',
        },
      }),
      affirms('keeps', {
        cues: ['~(?:نسختين|صورتين|أصلين)#', `${REGISTER_AR}[^.;]{0,60}~(?:منصة )?قوى#`],
        needs: '~عقد#',
      }),
    ],
  },
  'SA-LAB-02': {
    topic: {
      en: '\\b(?:salary|salaries|wages?|remuneration|SAR|riyals?)\\b',
      ar: '~(?:أجر|أجور|راتب|رواتب|أجرا|راتبا|ريال|مرتب)(?:ه|ها)?#',
    },
    en: [
      ban({
        cues: [
          `\\b(?:salary|wages?|remuneration)\\b(?: of (?:the )?{employee})? (?:shall|will|is|are|to)(?: be)?(?: to)?(?: be)? (?:as )?(?:verbally agreed|orally agreed|(?:agreed|determined|fixed|set|decided)[^.;]{0,60}\\b${LATER})`,
        ],
        unless:
          '\\b(?:increases?|increments?|bonus\\w*|review\\w*|raise|deduct\\w*|variable|currency|payment date|pay day)\\b',
        says: {
          en: 'The clause leaves the wage to be determined outside the contract.',
          ar: 'يترك البند الأجر ليحدد خارج العقد.',
        },
      }),
      affirms('keeps', {
        cues: [
          '\\b(?:salary|wages?|remuneration|pay)\\b[^.;]{0,60}(?:\\b(?:of|is|be|amount\\w*|at)\\b|:)[^.;]{0,30}\\b(?:SAR|SR|riyals?)\\b',
        ],
        unless: '\\b(?:fine|deduct\\w*|penalty)\\b',
      }),
    ],
    ar: [
      ban({
        cues: [
          `${SET_AR}[^.;]{0,30}~(?:أجر|راتب)(?:ه|ها)?#[^.;]{0,60}${LATER_AR}`,
          `~(?:أجر|راتب)(?:ه|ها)?# (?:${SET_AR})[^.;]{0,40}${LATER_AR}`,
        ],
        unless: '~(?:زيادة|علاوة|علاوات|مكافأة|حوافز|مراجعة|خصم|بدل)',
        says: {
          en: 'The clause leaves the wage to be determined outside the contract.',
          ar: 'يترك البند الأجر ليحدد خارج العقد.',
        },
      }),
      affirms('keeps', {
        cues: [
          '~(?:أجر|راتب|أجرا|راتبا)(?:ه|ها)?#[^.;]{0,60}~(?:قدره|مقداره|بمبلغ|مبلغ|وقدره)#[^.;]{0,40}~ريال',
        ],
        unless: '~(?:غرامة|خصم|حسم)#',
      }),
    ],
  },
  'SA-LAB-61': {
    topic: {
      en: '\\b(?:job title|position|profession|occupation|place of work|workplace|capacity of|job|duties)\\b',
      ar: '~(?:مهنة|مسمى|وظيفة|مكان (?:ال)?عمل|مقر (?:ال)?عمل|مهام|بوظيفة|يعمل)',
    },
    en: [
      ban({
        cues: [
          `\\b(?:job title|position|profession|nature of (?:the |his )?work|type of work|place of work|work location|workplace)\\b[^.;]{0,40}\\b(?:determined|specified|decided|fixed|designated)\\b[^.;]{0,40}\\b${LATER}`,
        ],
        says: {
          en: 'The clause leaves the work or its place to be determined outside the contract.',
          ar: 'يترك البند نوع العمل أو مكانه ليحدد خارج العقد.',
        },
      }),
      affirms('keeps', {
        cues: [
          '{employee}[^.;]{0,40}\\b(?:employed|engaged|appointed|works?|hired|serves?)\\b(?: \\w+){0,4}? (?:as an?|in the (?:position|capacity|role|post) of)\\b',
          '\\b(?:job title|position|profession|place of work|work location)\\b(?:\\s?:| is| shall be)',
        ],
      }),
    ],
    ar: [
      ban({
        cues: [
          `${SET_AR}[^.;]{0,30}~(?:نوع|مهنة|مسمى|طبيعة|مكان|مقر)[^.;]{0,70}${LATER_AR}`,
          `${SET_AR}[^.;]{0,30}~(?:نوع|مهنة|مسمى|طبيعة|مكان|مقر) (?:ال)?(?:عمل|عمله|وظيفي)#[^.;]{0,60}${LATER_AR}`,
        ],
        needs: '~(?:نوع (?:ال)?عمل|مهنة|مسمى|طبيعة (?:ال)?عمل|مكان (?:ال)?عمل|مقر (?:ال)?عمل)',
        says: {
          en: 'The clause leaves the work or its place to be determined outside the contract.',
          ar: 'يترك البند نوع العمل أو مكانه ليحدد خارج العقد.',
        },
      }),
      affirms('keeps', {
        cues: [
          '~يعمل {employee}[^.;]{0,50}~(?:بمهنة|بوظيفة|وظيفة|مهنة|بمسمى|مسمى)#',
          '~(?:مكان|مقر) (?:ال)?عمل\\s?:',
          '~(?:مهنة|مسمى (?:ال)?وظيفي)\\s?:',
        ],
      }),
    ],
  },
};
