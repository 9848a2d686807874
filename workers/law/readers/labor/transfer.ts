import { limit } from '../limit.js';
import type { ReadersById } from '../reader.js';
import { affirms, ban, denies, states } from '../turns.js';

const WITH_CONSENT =
  '\\b(?:only with|subject to|unless|requires?|upon|except with|obtain\\w*|after|if)\\b[^.;]{0,40}\\b(?:consents?|agrees?|approval|agreement)\\b|(?<!without )\\b(?:the |his )?(?:prior )?written consent\\b';
const WITH_CONSENT_AR =
  '(?:~(?:إلا )?(?:بعد|شريطة|بشرط|رهنا|متى|إذا|مع) [^.;]{0,20}~(?:موافقة|موافقته|وافق|رضا)|(?<!(?:دون|بدون|بغير|الحاجة إلى|اشتراط|حاجة ل|أخذ) )(?<![ء-ي])بموافقت?ه?[^.;]{0,10})';
const PLACE =
  '\\b(?:cit(?:y|ies)|branch(?:es)?|locations?|places?|regions?|sites?|countr(?:y|ies)|anywhere|worksites?|kingdom)\\b';
const ANY_PLACE = `(?:\\bany (?:other )?(?:of (?:its|the {employer}'?s?) )?${PLACE}|\\banywhere\\b|\\b(?:inside|within) (?:or|and) outside the kingdom\\b|\\banother (?:city|country|region)\\b)`;
const PLACE_AR = '~(?:مدينة|فرع|فروع|مكان|موقع|منطقة|دولة|مدن|مواقع|جهة)';
const ANY_PLACE_AR = `(?:~(?:أي|أية) (?:من )?(?:${PLACE_AR})|~(?:داخل|خارج) (?:ال)?مملكة (?:أو |و)خارجها|~(?:مدينة|منطقة|دولة) أخرى#)`;
const SAME_CITY = '\\b(?:same|within the) city\\b|\\bservices?\\b|\\b(?:data|files?|documents?|bank)\\b';
const SAME_CITY_AR = '~(?:مدينة نفسها|نفس المدينة|ذات المدينة|نقل خدمات|ملفات|بيانات|مستندات|بنك)';
const MOVED = {
  en: 'The clause lets the employer move the worker elsewhere without his written consent.',
  ar: 'يجيز البند نقل العامل إلى مكان آخر دون موافقته الكتابية.',
};
const OTHER_WORK = {
  en: 'The clause lets the employer give the worker other work without his written consent.',
  ar: 'يجيز البند تكليف العامل بعمل مختلف دون موافقته الكتابية.',
};
const REPAID = {
  en: 'The clause lets the employer replace monthly pay by another kind of pay.',
  ar: 'يجيز البند نقل العامل من الأجر الشهري إلى نوع آخر من الأجر.',
};
const OTHER_PAY = '\\b(?:hourly|daily|weekly|piece)(?:-rate| rate|-work| work)?\\b';
const OTHER_PAY_AR = '~(?:يومي|يومية|ساعة|قطعة|أسبوعي|مياومة)#';

/** Readers of the rules on moving the worker to another place, work or kind of pay. */
export const transferReaders: ReadersById = {
  'SA-LAB-10': {
    topic: {
      en: `\\b(?:transfer|relocat\\w+|mov(?:e|ed|ing))\\b[^.;]{0,30}{employee}|{employee}[^.;]{0,30}\\b(?:transferred|relocated)\\b`,
      ar: '~نقل# {employee}|~محل إقامت(?:ه|ها)#',
    },
    en: [
      ban({
        cues: [
          `\\b(?:transfer|relocate|move|assign|second|redeploy|post)(?:ring)? (?:the )?{employee}[^.;]{0,40}${ANY_PLACE}`,
          `(?<={employee}[^.;]{0,40})\\b(?:transferred|relocated|moved|assigned|posted)\\b[^.;]{0,30}${ANY_PLACE}`,
          `(?<={employee}[^.;]{0,30})\\bwork\\b[^.;]{0,20}${ANY_PLACE}[^.;]{0,40}\\b(?:directed|determined|required|decides?|designated|instructed|sees fit|specified)\\b`,
          `\\btransfer (?:the )?{employee}[^.;]{0,60}\\bwithout (?:his |her |their |the need for )?(?:prior |written |any )*(?:consent|approval|agreement)\\b`,
        ],
        unless: `${WITH_CONSENT}|${SAME_CITY}|\\b(?:thirty|30)\\b|\\b(?:training|business trips?|missions?)\\b|\\b(?:for|up to) [^.;]{0,20}\\b(?:weeks?|days?)\\b`,
        says: MOVED,
      }),
      states('breaks', {
        cues: [
          '{employee}[^.;]{0,60}\\b(?:no right to|may not|shall not|not entitled to) (?:object|refuse|reject)\\b[^.;]{0,40}\\b(?:transfer|relocat\\w+)\\b',
          '\\b(?:transfer|relocat\\w+)\\b[^.;]{0,60}\\b(?:no right to|may not|shall not|not entitled to) (?:object|refuse|reject)\\b',
        ],
        unless: '\\b(?:same city|within the city)\\b',
        says: MOVED,
      }),
      affirms('breaks', {
        cues: [
          `{employee}[^.;]{0,20}\\b(?:bears?|pays?)\\b[^.;]{0,50}\\b(?:travel|accommodation|relocation|transport\\w*|moving)\\b[^.;]{0,60}\\b(?:assigned|transfer\\w*|relocat\\w*|temporar\\w+)\\b`,
        ],
        unless: '\\b(?:at his (?:own )?request|commut\\w+)\\b',
        says: {
          en: 'The clause lays the costs of temporary work elsewhere on the worker.',
          ar: 'يحمل البند العامل تكاليف تكليفه المؤقت في مكان آخر.',
        },
      }),
      limit({
        cues: [
          `\\b(?:transfer|relocate|assign|second)(?:ed)?\\b[^.;]{0,60}\\b(?:another|different|other) (?:location|place|city|site|branch)\\b`,
        ],
        measure: 'days',
        atMost: 30,
        needs:
          '\\bwithout (?:his |her |the )?(?:prior |written )?consent|\\bnecessity\\b|\\bper year\\b|\\ba year\\b',
        notAfter: "^'?s?\\W{0,3}(?:prior |written )*notice",
        unless: SAME_CITY,
        bound: { en: 'thirty days a year', ar: 'ثلاثون يوماً في السنة' },
      }),
      ban({
        cues: [
          `\\b(?:transfer(?:red)?|relocat\\w+|mov(?:e|ed))\\b[^.;]{0,60}${PLACE}[^.;]{0,60}\\bwithout\\b[^.;]{0,40}\\bconsent\\b`,
        ],
        needs: '{employee}',
        unless: `${SAME_CITY}|\\b(?:thirty|30|ninety|days|months)\\b`,
        says: MOVED,
      }),
      affirms('keeps', {
        cues: [
          `\\b(?:transfer\\w*|relocat\\w+|change of residence|mov(?:e|ed))\\b[^.;]{0,100}\\b(?:subject to|only with|requires?|upon|except with)\\b[^.;]{0,20}\\b(?:written )?consent\\b`,
        ],
      }),
    ],
    ar: [
      ban({
        cues: [
          `~(?:نقل|تكليف|انتداب|[يت]نقل|إلحاق)# {employee}[^.;]{0,50}(?:${ANY_PLACE_AR})`,
          `~(?:نقل|[يت]نقل)# {employee}[^.;]{0,60}~(?:دون|بدون|بغير|وفقا لتقدير|حسب تقدير|وفق ما يراه|متى)#`,
          '{employee}[^.;]{0,20}~عمل#[^.;]{0,8}~أي#[^.;]{0,40}~مملكة (?:أو |و)خارجها',
          `~(?:[يت]لتزم|[يت]وافق|[يت]قبل|[يت]عمل) {employee}[^.;]{0,15}~(?:عمل|انتقال)?[^.;]{0,15}(?:${ANY_PLACE_AR})[^.;]{0,40}~(?:[يت]حدد|[يت]راه|[يت]قرر|[يت]عين|[يت]طلب)(?:ه|ها)?`,
        ],
        unless: `${WITH_CONSENT_AR}|${SAME_CITY_AR}|~ثلاثين|30|~(?:[يت]تحمل) {employee}|~(?:أجر (?:ال)?شهري|فئة|يومية)`,
        says: MOVED,
      }),
      states('breaks', {
        cues: ['~(?:لا يحق|ليس|لا يجوز)# [^.;]{0,20}~(?:اعتراض|رفض)#[^.;]{0,20}~نقل'],
        unless: SAME_CITY_AR,
        says: MOVED,
      }),
      affirms('breaks', {
        cues: [
          `~[يت]تحمل {employee}[^.;]{0,30}~(?:انتقال|انتقاله|إقامته|سفره|سكنه|نقله)#[^.;]{0,40}~(?:تكليف|تكليفه|نقله|مدينة أخرى|انتدابه)`,
        ],
        unless: '~بناء على طلبه',
        says: {
          en: 'The clause lays the costs of temporary work elsewhere on the worker.',
          ar: 'يحمل البند العامل تكاليف تكليفه المؤقت في مكان آخر.',
        },
      }),
      limit({
        cues: [
          `~(?:تكليف|نقل|انتداب|[يت]كلف)# {employee}[^.;]{0,40}~(?:مكان|مدينة|موقع|فرع)# ~(?:آخر|أخرى)#`,
        ],
        measure: 'days',
        atMost: 30,
        notBefore: '~(?:إشعار|إخطار|قبل)[^.;]{0,20}$',
        unless: SAME_CITY_AR,
        bound: { en: 'thirty days a year', ar: 'ثلاثون يوماً في السنة' },
      }),
      states('keeps', {
        cues: [
          '~(?:لا يجوز|لا يحق|لا)# [^.;]{0,15}~(?:نقل|[يت]نقل)# {employee}[^.;]{0,80}~(?:إلا|بغير|دون)#[^.;]{0,10}~موافق',
        ],
      }),
      affirms('keeps', {
        cues: ['~(?:نقل|[يت]نقل)# {employee}[^.;]{0,80}~(?:بعد|بشرط|شريطة|رهنا ب|متى) ?[^.;]{0,10}~موافق'],
      }),
    ],
  },
  'SA-LAB-63': {
    topic: {
      en: '\\b(?:materially|substantially|fundamentally) different\\b|\\b(?:any|other) (?:work|duties|tasks)\\b[^.;]{0,60}\\bassigned\\b',
      ar: '~[يت]ختلف اختلافا|~تكليف {employee}',
    },
    en: [
      ban({
        cues: [
          '\\b(?:assign|require|instruct|direct|order)\\b[^.;]{0,60}\\b(?:differs?|different)\\b[^.;]{0,20}\\b(?:materially|substantially|fundamentally|from)\\b',
          '\\bassign\\w*\\b[^.;]{0,30}\\b(?:materially|substantially|fundamentally) different\\b',
          '(?<={employee}[^.;]{0,30})\\b(?:perform|carry out|undertake|do|execute)\\b[^.;]{0,20}\\bany (?:other )?(?:work|duties|tasks|job)\\b[^.;]{0,60}\\b(?:regardless|irrespective|whether or not|even if|outside)\\b',
          '\\bchange\\b[^.;]{0,20}\\b(?:profession|job title|position|nature of (?:the )?work|duties|role)\\b[^.;]{0,60}\\bwithout\\b[^.;]{0,30}\\b(?:consent|approval|agreement)\\b',
        ],
        unless: `${WITH_CONSENT}|\\b(?:thirty|30)\\b|\\bplaces?\\b|\\b(?:months?|days?)\\b`,
        says: OTHER_WORK,
      }),
      limit({
        cues: ['\\bassign\\w*\\b[^.;]{0,40}\\b(?:materially|substantially|fundamentally)? ?different\\b'],
        measure: 'days',
        atMost: 30,
        unless: `${WITH_CONSENT}|\\b(?:place|location|city)\\b`,
        bound: { en: 'thirty days a year', ar: 'ثلاثون يوماً في السنة' },
      }),
      denies('keeps', {
        cues: [
          '\\b(?:assigned?|required)\\b[^.;]{0,60}\\b(?:materially|substantially|fundamentally) different\\b',
        ],
      }),
      affirms('keeps', {
        cues: [
          '\\bdifferent\\b[^.;]{0,40}\\b(?:requires?|needs?|subject to|only with)\\b[^.;]{0,20}\\bconsent\\b',
        ],
        needs: '\\bwork\\b',
      }),
    ],
    ar: [
      ban({
        cues: [
          `~(?:تكليف|[يت]كلف|إسناد)# (?:{employee})?[^.;]{0,20}~(?:عمل|أعمال|مهام)#[^.;]{0,30}~(?:[يت]ختلف|اختلف|اختلفت|مختلف|مختلفة|مغاير)`,
          `(?<={employee}[^.;]{0,20})~(?:أداء|تنفيذ|قيام|[يت]ؤدي)#[^.;]{0,10}~(?:أي|أية|كل|كافة) (?:ال)?(?:عمل|أعمال|مهام|مهمة)[^.;]{0,50}~(?:بغض النظر|ولو|خارج|حتى لو|وإن|مهما)#`,
          `~تغيير#[^.;]{0,10}~(?:مهنة|مسمى|وظيفة|طبيعة عمل|عمل)[^.;]{0,50}~(?:دون|بدون|بغير)#[^.;]{0,20}~(?:موافقة|موافقته|رضاه|الرجوع)`,
        ],
        unless: `${WITH_CONSENT_AR}|~ثلاثين|30|~(?:أشهر|شهر|شهرين|أيام|يوما)#`,
        says: OTHER_WORK,
      }),
      limit({
        cues: ['~(?:تكليف|[يت]كلف)#[^.;]{0,30}~عمل#[^.;]{0,10}~(?:[يت]ختلف|مختلف|مغاير)'],
        measure: 'days',
        atMost: 30,
        unless: WITH_CONSENT_AR,
        bound: { en: 'thirty days a year', ar: 'ثلاثون يوماً في السنة' },
      }),
      denies('keeps', { cues: ['~(?:تكليف|[يت]كلف)#[^.;]{0,30}~عمل#[^.;]{0,10}~(?:[يت]ختلف|مختلف|مغاير)'] }),
      states('keeps', { cues: ['~لا [يت]كلف[^.;]{0,40}~مختلف[^.;]{0,30}~إلا#[^.;]{0,10}~موافقت'] }),
    ],
  },
  'SA-LAB-64': {
    topic: {
      en: `\\bmonthly(?:-paid)?\\b[^.;]{0,80}${OTHER_PAY}`,
      ar: `~(?:شهري|شهرية)#[^.;]{0,60}${OTHER_PAY_AR}`,
    },
    en: [
      ban({
        cues: [
          `\\b(?:convert|transfer|transferred|change|move|moved|switch|replace)\\b[^.;]{0,60}\\bmonthly(?:-paid)?\\b[^.;]{0,40}\\b(?:to|into|by|with)\\b[^.;]{0,30}${OTHER_PAY}`,
          `\\bmonthly-paid\\b[^.;]{0,40}\\b(?<core>transferred|moved|converted)\\b[^.;]{0,40}${OTHER_PAY}`,
        ],
        unless: '\\b(?:only with|subject to|if)\\b[^.;]{0,30}\\bconsents?\\b',
        says: REPAID,
      }),
      states('keeps', {
        cues: [
          `\\b(?:may|shall) not be (?:moved|transferred)\\b[^.;]{0,60}${OTHER_PAY}[^.;]{0,40}\\bconsent\\b`,
        ],
      }),
    ],
    ar: [
      ban({
        cues: [
          `~(?:نقل|تحويل|[يت]نقل|[يت]حول|تغيير)#[^.;]{0,40}~(?:شهري|شهرية)#[^.;]{0,20}~إلى#[^.;]{0,30}${OTHER_PAY_AR}`,
        ],
        unless: '(?<!دون )(?<!بدون )(?<!بغير )(?<![ء-ي])بموافقته',
        says: REPAID,
      }),
      states('keeps', {
        cues: [
          `~لا (?:يجوز نقل|[يت]نقل)#[^.;]{0,40}~شهري[^.;]{0,30}${OTHER_PAY_AR}[^.;]{0,20}~(?:إلا|دون|بغير)#[^.;]{0,10}~موافقت`,
        ],
      }),
    ],
  },
};
