import type { ReadersById } from '../reader.js';
import { both, NO, tells } from './tells.js';

const MANAGER =
  '\\b(?:(?<!project |site |property |asset |contract |account |construction |fund )managers?(?! of the (?:project|site))|directors?|board members?|members? of the board)\\b';
const FREED =
  '\\b(?:(?:not|no|never|neither|nor)\\b[^.;]{0,40}\\b(?:liab\\w+|responsib\\w+|answerable|accountable)|exempt\\w*|releas\\w+|discharg\\w+|waiv\\w+|absolv\\w+|relieve[sd]?|immune|answers? to no ?one|no recourse)\\b';
const FAULT =
  '\\b(?:negligen\\w+|faults?|errors?|mistakes?|breach\\w*|violat\\w+|mismanagement|default|failure|any liability|all liability|any claim|decisions?|acts or omissions)\\b';
const COMPANY = '\\b(?:company|partners?|shareholders?|board|management|directors?)\\b';
const NOT_SO =
  '\\b(?:nothing|except\\w*|save|unless|other than|insur\\w+|not (?:exempt|relieve|release|discharge)|debts of|gross|fraud|general assembly (?:may|discharges)|each year|annual|project|customer|client|contractor|supplier|employer)\\b';
const SHIELDED = {
  en: 'The clause frees managers or directors from liability for their fault.',
  ar: 'يعفي البند المدير أو أعضاء مجلس الإدارة من المسؤولية عن خطئهم.',
};
const MANAGER_AR =
  '~(?:مدير|مديرها|مديريها|مديري|مديرو|مديرين|مدراء|أعضاء مجلس (?:ال)?إدارة|عضو مجلس (?:ال)?إدارة|أعضاء (?:ال)?مجلس)#';
const FREED_AR =
  '~(?:لا [يت]سأل|لا [يت]تحمل|غير مسؤول|[يت]عفى|إعفاء|معفى|معفيون|[يت]تنازل|تنازل|[يت]برئ|إبراء|[يت]خلي|إخلاء|لا [يت]كون مسؤولا|لا مسؤولية|لا رجوع)(?![ء-ي])';
const FAULT_AR =
  '~(?:خطأ|أخطاء|أخطائه|أخطائهم|خطئه|إهمال|إهمالهم|إهماله|تقصير|تقصيرهم|تقصيره|مخالفة|مخالفته|مخالفتهم|سوء إدارة|أي مسؤولية|كل مسؤولية|أي مطالبة)#';
const NOT_SO_AR =
  '~(?:إلا|عدا|ما لم|لا [يت]عفي|لا [يت]خل|تأمين|تؤمن|مدير (?:ال)?مشروع|مدير (?:ال)?موقع|ديون|مقاول|عميل|مورد|صاحب (?:ال)?عمل)(?![ء-ي])';
const COMPETE =
  '\\b(?:compet(?:e|es|ing|ition)|interest in|contract(?:s|ing)? with the company|deal(?:s|ing)? with the company|transact\\w* with)\\b';
const UNLICENSED =
  '\\b(?:(?:without|no|not)\\b[^.;]{0,40}\\b(?:authori[sz]ation|leave|consent|approval|permission|licen[cs]e)\\b|free to|need no\\b)';
const COMPETES = {
  en: 'The clause lets a manager or director compete or deal with the company without leave.',
  ar: 'يجيز البند للمدير أو عضو المجلس منافسة الشركة أو التعاقد معها دون ترخيص.',
};
const ARTICLES =
  "\\b(?:articles of (?:association|incorporation)|memorandum of association|bylaws|by-laws|company(?:'s)? (?:articles|statute)|the articles)\\b";
const PACT =
  "\\b(?:(?:this|the) (?:\\w+ )?(?:agreement|contract|pact|charter)|shareholders'? agreement|family charter)\\b";
const ABOVE =
  '\\b(?:prevails?|supersed\\w+|overrid\\w+|takes? (?:precedence|priority)|prevailing|precedence)\\b[^.;]{0,40}';
const OVER = {
  en: 'The clause puts the agreement above the articles of the company, or amends them without registration.',
  ar: 'يقدم البند الاتفاق على عقد تأسيس الشركة أو نظامها الأساس أو يعدله دون قيد.',
};
const ARTICLES_AR = '~(?:عقد (?:ال)?تأسيس|عقد تأسيس (?:ال)?شركة|نظام(?:ها)? (?:ال)?أساس(?:ي)?|نظام أساس)#';
const PACT_AR = '~(?:هذا (?:ال)?(?:اتفاق|عقد)|هذه (?:ال)?اتفاقية|اتفاقية|اتفاق|ميثاق)';
const PARTNER = '\\b(?:partners?|shareholders?)\\b';
const PARTNER_AR = '~(?:شريك|شركاء|مساهم|مساهمين)#';
const DEPRIVED = {
  en: 'The clause keeps a partner from the profit, or frees one from the loss.',
  ar: 'يحرم البند شريكاً من الربح أو يعفيه من الخسارة.',
};

/** Readers of the rules on companies. */
export const companyReaders: ReadersById = {
  'SA-COM-05': {
    topic: {
      en: `${MANAGER}[^.;]{0,60}\\bliab\\w+`,
      ar: `${MANAGER_AR}[^.;]{0,50}~(?:مسؤولية|[يت]سأل|مسؤولا)`,
    },
    en: [
      tells('breaks', { all: [both(MANAGER, FREED, 60), FAULT, COMPANY], unless: NOT_SO, says: SHIELDED }),
      tells('breaks', {
        all: [`\\b[Nn]o ${MANAGER}[^.;]{0,60}\\b(?:liable|responsible|answerable)\\b`, FAULT],
        unless: NOT_SO,
        says: SHIELDED,
      }),
      tells('keeps', {
        all: [
          MANAGER,
          '\\b(?:nothing|not)\\b[^.;]{0,40}\\b(?:exempt\\w*|relieve\\w*|release\\w*)\\b',
          '\\bliab',
        ],
      }),
    ],
    ar: [
      tells('breaks', {
        all: [both(MANAGER_AR, FREED_AR, 60), FAULT_AR, '~(?:شركة|إدارة|شركاء|تأسيس)'],
        unless: NOT_SO_AR,
        says: SHIELDED,
      }),
      tells('keeps', { all: [MANAGER_AR, '~لا [يت](?:عفي|عفى|خل)#[^.;]{0,60}~مسؤولية'] }),
    ],
  },
  'SA-COM-04': {
    topic: {
      en: `${MANAGER}[^.;]{0,40}\\bcompet\\w+ with the company`,
      ar: `${MANAGER_AR}[^.;]{0,30}~منافسة (?:ال)?شركة`,
    },
    en: [
      tells('breaks', {
        all: [MANAGER, COMPETE, UNLICENSED],
        unless: '\\b(?:may not|shall not|must not|no (?:manager|director)|neither)\\b|\\bunless\\b',
        says: COMPETES,
      }),
      tells('keeps', {
        all: [MANAGER, COMPETE, '\\b(?:not|no)\\b[^.;]{0,60}\\b(?:without|unless|except)\\b|\\bonly with\\b'],
      }),
    ],
    ar: [
      tells('breaks', {
        all: [
          MANAGER_AR,
          '~(?:منافسة|[يت]نافس|تعاقد مع (?:ال)?شركة|تعاقد معها|مصلحة)',
          '~(?:دون|بدون|بلا|لا [يت]لزم|لا [يت]شترط|لا [يت]حتاج|غير)#[^.;]{0,30}~(?:ترخيص|موافقة|إذن)',
        ],
        unless: '~(?:لا يجوز|لا يحق|يحظر|ليس)#',
        says: COMPETES,
      }),
      tells('keeps', { all: [MANAGER_AR, '~(?:منافسة|[يت]نافس|مصلحة)#', '~(?:لا يجوز|لا يحق|يحظر)#'] }),
    ],
  },
  'SA-COM-03': {
    topic: {
      en: `${ARTICLES}[^.;]{0,80}\\b(?:prevail\\w*|conflict\\w*)|\\b(?:prevail\\w*|conflict\\w*)\\b[^.;]{0,80}${ARTICLES}`,
      ar: `~(?:تعارض|اختلاف)#[^.;]{0,60}${ARTICLES_AR}`,
    },
    en: [
      tells('breaks', {
        all: [`${PACT}[^.;]{0,60}${ABOVE}${ARTICLES}`],
        unless: `\\barticles(?: of association)?\\b[^.;]{0,20}\\b(?:shall |will )?(?:prevail|take precedence)|\\bprocure\\b|\\bamend(?:ed)? the articles\\b|${NO}`,
        says: OVER,
      }),
      tells('breaks', {
        all: [
          `${ARTICLES}[^.;]{0,30}\\b(?:not|no)\\b[^.;]{0,30}\\b(?:relied upon|apply|effect|considered|regard\\w*|binding)\\b`,
          PACT,
        ],
        says: OVER,
      }),
      tells('breaks', {
        all: [
          `${PACT}[^.;]{0,30}\\b(?:amend\\w*|modif\\w+|alter\\w*)\\b[^.;]{0,20}${ARTICLES}`,
          '\\b(?:without|even if not|no need|need not|whether or not)\\b[^.;]{0,40}\\b(?:regist\\w+|entr(?:y|ed)|publi\\w+)',
        ],
        says: OVER,
      }),
      tells('keeps', { all: [`${ARTICLES}[^.;]{0,30}\\b(?:prevails?|take precedence|takes precedence)\\b`] }),
    ],
    ar: [
      tells('breaks', {
        all: [
          `~(?:[يت]سود|[يت]قدم|[يت]غلب|[يت]رجح|أولوية|[يت]عتد)#[^.;]{0,20}${PACT_AR}[^.;]{0,20}~على#[^.;]{0,20}${ARTICLES_AR}|${PACT_AR}[^.;]{0,20}~(?:[يت]سود|[يت]قدم|[يت]غلب)#[^.;]{0,12}~على#[^.;]{0,20}${ARTICLES_AR}|~تقدم أحكام#[^.;]{0,20}${PACT_AR}[^.;]{0,20}~على#[^.;]{0,20}${ARTICLES_AR}`,
        ],
        says: OVER,
      }),
      tells('breaks', {
        all: [`~(?:لا [يت]عتد|لا [يت]سري|لا [يت]عمل)#[^.;]{0,20}${ARTICLES_AR}`, PACT_AR],
        says: OVER,
      }),
      tells('breaks', {
        all: [
          `${PACT_AR}[^.;]{0,20}~(?:تعديلا|معدلا|[يت]عدل)#[^.;]{0,10}${ARTICLES_AR}`,
          '~(?:دون|ولو لم|بدون)#[^.;]{0,20}~(?:قيد|قيده|تسجيل|[يت]قيد|شهر)',
        ],
        says: OVER,
      }),
      tells('keeps', { all: [`~(?:[يت]سود|[يت]قدم)#[^.;]{0,8}${ARTICLES_AR}`] }),
    ],
  },
  'SA-COM-07': {
    topic: {
      en: `${PARTNER}[^.;]{0,60}\\b(?:profits?|losses)\\b[^.;]{0,30}\\bcompany\\b`,
      ar: `${PARTNER_AR}[^.;]{0,40}~(?:أرباح|خسائر)`,
    },
    en: [
      tells('breaks', {
        all: [
          PARTNER,
          `${PARTNER}[^.;]{0,40}\\b(?:no|not|never|waiv\\w+|deprived|relinquish\\w*)\\b[^.;]{0,40}\\b(?:share (?:in|of) (?:the )?profits?|right to (?:the |any )?profits?|participate in (?:the )?profits?|profits? of the company)|\\ball (?:the )?(?:net )?profits?\\b[^.;]{0,50}\\b(?:alone|solely|exclusively|only)\\b|${PARTNER}[^.;]{0,30}\\b(?:exempt\\w*|free|not (?:bear|share|contribute))\\b[^.;]{0,30}\\bloss(?:es)?\\b`,
        ],
        unless:
          '\\b(?:before|until|unless|distributor|supplier|declared|labou?r only|only his work|interim|assign\\w*)\\b',
        says: DEPRIVED,
      }),
      tells('keeps', {
        all: [PARTNER, '\\b(?:share|bear)\\b[^.;]{0,20}\\bprofits? and (?:the )?loss(?:es)?\\b'],
        unless: NO,
      }),
    ],
    ar: [
      tells('breaks', {
        all: [
          PARTNER_AR,
          '~(?:لا [يت]ستحق|ليس|[يت]حرم|حرمان|لا نصيب|[يت]تنازل|تنازل|لا [يت]كون)#[^.;]{0,50}~(?:ربح|أرباح)#|~(?:جميع|كل|كامل|كافة) (?:أرباح|(?:ال)?أرباح)#[^.;]{0,40}~(?:وحده|دون غيره|حصرا)#|~(?:[يت]عفى|إعفاء|لا [يت]تحمل)#[^.;]{0,40}~(?:خسائر|خسارة)#',
        ],
        unless: '~(?:قبل|إلا|ما لم|بعمله|مؤقتة|مورد|موزع)(?![ء-ي])',
        says: DEPRIVED,
      }),
      tells('keeps', {
        all: [
          PARTNER_AR,
          '~(?:أرباح|ربح)# ~(?:خسائر|خسارة)#|~(?:أرباح|ربح) و(?:ال)?(?:خسائر|خسارة)',
          '~نسبة',
        ],
      }),
    ],
  },
};
