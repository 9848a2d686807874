import { limit } from '../limit.js';
import type { ReadersById } from '../reader.js';
import { AGENCY, TENDERER } from './pieces.js';
import { either, kept, right, told, wrong } from './turns.js';

const ASSIGNED = {
  en: 'The clause lets the contractor assign the contract without the approvals.',
  ar: 'يجيز البند تنازل المتعاقد عن العقد دون الموافقات النظامية.',
};
const CONSENT = '\\b(?:approv\\w+|consent\\w*|permission|authori[sz]ation)\\b';
const CONSENT_AR = '~(?:موافقة|موافقته|موافقتها|إذن)#';
const BARRED_AR = '(?:لا يجوز|لا يحق|يحظر|لا يصح|ليس ل|لا يكون ل|يلتزم بعدم|يمتنع)';
const ASSIGN_AR = '(?<core>~(?:تنازل|يتنازل|إحالة|تحويل|يحيل|يحول)#)';
const SUBBED = {
  en: "The clause allows subcontracting without the agency's approval, or frees the contractor of joint liability.",
  ar: 'يجيز البند التعاقد من الباطن دون موافقة الجهة أو يسقط المسؤولية بالتضامن.',
};
const SUB = '\\bsub-?(?:contract\\w*|let\\w*)';
const FINE = {
  en: '\\b(?:delay (?:fines?|penalt\\w+|damages)|(?:fines?|penalt\\w+|damages) for (?:any )?delay|liquidated damages)\\b',
  ar: '~(?:غرامة|غرامات)# (?:عن )?(?:ال)?تأخير|~شرط (?:ال)?جزائي',
};
const FINE_CAP = {
  en: '20% of the contract value (6% for supply)',
  ar: '20% من قيمة العقد (6% لعقد التوريد)',
};
const SUPPLY_CAP = { en: '6% of the value of a supply contract', ar: '6% من قيمة عقد التوريد' };
const UNCAPPED = {
  en: 'The clause sets delay fines without a cap.',
  ar: 'يفرض البند غرامة تأخير دون حد أقصى.',
};
const NO_CAP =
  '\\b(?:without (?:any )?(?:limit\\w*|cap|ceiling|maximum)|uncapped|unlimited|no (?:upper )?(?:cap|limit|ceiling|maximum)|not (?:be )?(?:capped|limited|subject to (?:a |any )?(?:maximum |upper )?(?:cap|limit|ceiling|maximum)))\\b';
const NO_CAP_AR =
  '(?:(?:دون|بلا|بدون|من غير|ليس لها|لا يوجد) (?:أي )?(?:حد|سقف)|مهما بلغت|غير محدودة|لا تخضع ل(?:أي )?(?:حد|سقف)|لا حد لها)';
const UNRELIEVED = {
  en: 'The clause applies delay fines where the law gives relief.',
  ar: 'يفرض البند غرامة التأخير في حالات الإعفاء النظامية.',
};
const EXCUSES = `\\b(?:emergenc\\w+|force majeure|beyond (?:its|his|her|their|the|the contractor's|the supplier's) (?:reasonable )?control|suspen\\w+|additional works)\\b|${AGENCY.en}`;
const EXCUSES_AR = '(?:خارجة? عن إراد|~(?:طارئة|قاهرة|طوارئ|إيقاف|وقف|أعمال (?:ال)?إضافية|اعتمادات)#|~جهة#)';

/** Readers of the rules on assignment, subcontracting and fines in government contracts. */
export const tenderPerformanceReaders: ReadersById = {
  'SA-GTP-05': {
    topic: {
      en: '\\b(?:assign\\w*|transfer|novat\\w+)\\b[^.;]{0,40}\\bcontract\\b',
      ar: '~تنازل[^.;]{0,10} عن (?:ال)?عقد',
    },
    en: [
      wrong(
        ASSIGNED,
        { unless: `${CONSENT}|\\bsubject to\\b|\\b(?:receivables|proceeds|sums due|payments due)\\b` },
        `${TENDERER.en} (?:may|can|(?:is|shall be) (?:free|entitled|allowed|permitted) to|(?:has|shall have) the right to)(?: \\w+){0,4}? (?<core>assign|transfer|novate|cede)\\b[^.;]{0,30}\\b(?:contract|any part|rights and obligations)`,
        '\\b(?:this|the) contract\\b[^.;]{0,40}\\b(?:may|can) be (?:freely )?(?<core>assigned|transferred|novated)\\b[^.;]{0,20}\\bby (?:the )?(?:contractor|supplier|second party)',
      ),
      told(
        ASSIGNED,
        { unless: '\\b(?:may|shall|can|must) ?not\\b[^.;]{0,40}\\bassign|\\bproceeds|receivables\\b' },
        `${TENDERER.en}[^.;]{0,40}\\b(?:may|free to|entitled to|right to|can)\\b[^.;]{0,40}\\b(?:assign|transfer|novate)\\b[^.;]{0,30}\\b(?:contract|part)\\b[^.;]{0,80}\\bwithout (?:\\w+ ){0,4}?(?:approval|consent|permission)`,
        `\\bno (?:\\w+ ){0,3}?(?:approval|consent) (?:\\w+ ){0,8}?(?:needed|required|necessary)\\b[^.;]{0,40}\\bassign`,
        '\\bassign\\w*[^.;]{0,80}\\b(?:shall|does|do) not require (?:\\w+ ){0,4}?(?:approval|consent)',
        '\\b(?:consent|approval)\\b[^.;]{0,60}\\bassign\\w*[^.;]{0,60}\\bdeemed\\b',
        '\\bdeemed\\b[^.;]{0,60}\\b(?:consent|approval)\\b[^.;]{0,40}\\bassign',
      ),
      kept(
        {},
        `${TENDERER.en} (?:shall|may|must|is) not[^.;]{0,30}\\bassign\\b[^.;]{0,60}\\b(?:without|except|unless)\\b[^.;]{0,120}\\bministry\\b`,
      ),
    ],
    ar: [
      wrong(
        ASSIGNED,
        { unless: `~إلا#|~(?:مستحقات|مستحقاته|دعوى|دعواه)#|${CONSENT_AR}` },
        `(?:يحق|يجوز|من حق|يكون) ${TENDERER.ar}(?: في| أن)? ?${ASSIGN_AR}[^.;]{0,20}~(?:عقد|عقده|جزء)#`,
        `(?<![ء-ي])[وف]?ل(?:ل|أي من )(?:متعاقد(?: معه)?|مقاول|مورد|متعهد|طرف الثاني|استشاري)(?: أن| الحق في| حق)? ${ASSIGN_AR}[^.;]{0,20}~(?:عقد|عقده|جزء)#`,
      ),
      told(
        ASSIGNED,
        { unless: `${BARRED_AR}[^.;]{0,40}~(?:تنازل|إحالة)` },
        '~(?:سكوت|عدم رد)#[^.;]{0,60}~موافقة[^.;]{0,60}~تنازل',
        `${TENDERER.ar}[^.;]{0,20}~(?:تنازل|يتنازل|إحالة)#[^.;]{0,20}~عقد[^.;]{0,60}(?:دون حاجة|دون الحاجة|دون (?:أخذ |الحصول على )?موافقة|بدون موافقة|لا يتطلب|لا يلزم|لا تشترط)`,
        `(?:لا يلزم|لا تلزم|لا تشترط|لا يشترط|لا حاجة)[^.;]{0,20}${CONSENT_AR}[^.;]{0,40}~تنازل`,
      ),
      kept({}, `${BARRED_AR}[^.;]{0,40}~تنازل[^.;]{0,50}(?:~إلا#|دون|ما لم)[^.;]{0,80}~وزارة`),
    ],
  },
  'SA-GTP-06': {
    topic: FINE,
    en: [
      limit({
        cues: [FINE.en],
        measure: 'percent',
        atMost: 6,
        after: 140,
        needs: '\\bsupply contract|\\bcontracts? (?:for|of) supply|\\bsuppl(?:y|ied) (?:of|goods)\\b',
        unless: '\\b(?:Minister|advance payment|other contracts|20%)\\b',
        notAfter: '\\b(?:per|a|each|every) (?:day|week|month)|\\bdaily|\\bweekly',
        bound: SUPPLY_CAP,
      }),
      limit({
        cues: [FINE.en],
        measure: 'percent',
        atMost: 20,
        after: 140,
        unless: '\\b(?:Minister|advance payment)\\b',
        notAfter: '\\b(?:per|a|each|every) (?:day|week|month)|\\bdaily|\\bweekly',
        bound: FINE_CAP,
      }),
      limit({
        cues: ['\\b(?:maximum|up to|not exceed\\w*|capped at|ceiling|cap)\\b'],
        measure: 'percent',
        atMost: 20,
        after: 40,
        needs: FINE.en,
        unless: '\\b(?:Minister|advance payment)\\b',
        bound: FINE_CAP,
      }),
      told(UNCAPPED, { unless: '\\b(?:may|shall) not be (?:imposed|levied)\\b' }, ...either(FINE.en, NO_CAP)),
    ],
    ar: [
      limit({
        cues: [FINE.ar],
        measure: 'percent',
        atMost: 6,
        after: 120,
        needs: '~(?:عقد|عقود) (?:ال)?توريد',
        unless: '~(?:الوزير|دفعة|أخرى)#|20',
        notAfter: '(?:عن|لكل|كل) (?:كل )?(?:يوم|أسبوع)|يوميا',
        bound: SUPPLY_CAP,
      }),
      limit({
        cues: [FINE.ar],
        measure: 'percent',
        atMost: 20,
        after: 120,
        unless: '~(?:الوزير|دفعة)#',
        notAfter: '(?:عن|لكل|كل) (?:كل )?(?:يوم|أسبوع)|يوميا',
        bound: FINE_CAP,
      }),
      limit({
        cues: ['~(?:حد أقصى|حد أعلى|لا يتجاوز|لا تتجاوز|أقصاه|أقصاها|سقف)#'],
        measure: 'percent',
        atMost: 20,
        after: 40,
        needs: FINE.ar,
        unless: '~(?:الوزير|دفعة)#',
        bound: FINE_CAP,
      }),
      told(UNCAPPED, {}, ...either(FINE.ar, NO_CAP_AR)),
    ],
  },
  'SA-GTP-10': {
    topic: { en: SUB, ar: '~(?:تعاقد من (?:ال)?باطن|مقاول(?:ي)? (?:من )?(?:ال)?باطن)' },
    en: [
      wrong(
        SUBBED,
        {
          unless: `\\b(?:with|after|subject to|upon|obtain\\w*) (?:\\w+ ){0,2}?(?:agency's )?(?:\\w+ ){0,2}?(?:approval|consent)`,
        },
        `${TENDERER.en} (?:may|can|(?:is|shall be) (?:free|entitled|allowed) to|(?:has|shall have) the right to)[^.;]{0,20}\\b(?<core>subcontract|engage|sublet|sub-let|appoint)\\b[^.;]{0,80}\\b(?:without|choice|freely|only notify|need not|notice to)`,
        '\\bsub-?contractors?\\b (?<core>alone|solely|exclusively)\\b[^.;]{0,20}\\b(?:liable|responsible)\\b',
      ),
      told(
        SUBBED,
        {
          needs: SUB,
          unless:
            '\\b(?:shall|may|must|can) ?not (?:sub-?contract|sub-?let|engage)|\\b(?:may|shall) terminate\\b',
        },
        `${TENDERER.en} (?:shall|is|will) not (?:be )?(?:jointly|severally|responsible|liable|answerable)\\b[^.;]{0,60}${SUB}`,
        `\\bno (?:\\w+ ){0,3}?(?:approval|consent)\\b[^.;]{0,60}${SUB}`,
        `${SUB}[^.;]{0,60}\\b(?:(?:does|do|shall) not require|requires? no|without (?:the )?need (?:for|of))\\b`,
        `\\b(?:may|can|free to|entitled to|right to)\\b(?! not)[^.;]{0,60}${SUB}[^.;]{0,60}\\bwithout (?:\\w+ ){0,4}?(?:approval|consent)\\b`,
      ),
      kept(
        {},
        `${TENDERER.en} (?:shall|may|must) not (?:sub-?contract|sub-?let)\\b[^.;]{0,80}\\b(?:without|except|unless)\\b[^.;]{0,60}(?:${CONSENT})`,
        '\\bjointly (?:and severally )?(?:liable|responsible)\\b[^.;]{0,40}\\bsub-?contract',
      ),
    ],
    ar: [
      wrong(
        SUBBED,
        { needs: '~باطن#', unless: '~إلا#|بعد موافقة|بشرط موافقة|بعد الحصول|بموافقة' },
        `${TENDERER.ar}[^.;]{0,10}(?<core>~(?:تعاقد|إسناد|يسند|يتعاقد|استعانة|تكليف)#)[^.;]{0,80}(?:دون|بدون|ويكتفى|لمن يشاء|بحرية)`,
        '~باطن#[^.;]{0,10}(?<core>~وحده)[^.;]{0,20}~(?:مسؤول|مسؤولا)',
      ),
      told(
        SUBBED,
        { needs: '~باطن#', unless: `${BARRED_AR}[^.;]{0,40}~(?:تعاقد|إسناد)` },
        '(?:لا يكون|لا يسأل|لا يعد) (?:ال)?(?:متعاقد|مقاول)#(?! (?:من )?(?:ال)?باطن)[^.;]{0,60}(?:بالتضامن|متضامنا|مسؤولا|~باطن)',
        '(?:لا يلزم|لا حاجة|لا يشترط|لا تشترط|دون حاجة)[^.;]{0,30}موافقة[^.;]{0,60}~باطن',
      ),
      kept(
        { unless: '~(?:مقاول|مقاولي) (?:من )?(?:ال)?باطن (?:إسناد|التعاقد)' },
        `${BARRED_AR}[^.;]{0,50}~باطن[^.;]{0,30}(?:دون|~إلا#|ما لم)[^.;]{0,20}~موافقة`,
        '~مسؤولا بالتضامن مع[^.;]{0,30}~باطن',
      ),
    ],
  },
  'SA-GTP-12': {
    topic: {
      en: '\\b(?:relief from|extension of time)\\b',
      ar: '~(?:إعفاء من (?:ال)?غرامة|تمديد (?:ال)?عقد)',
    },
    en: [
      told(
        UNRELIEVED,
        {
          unless:
            '\\b(?:shall|will|may) not (?:be )?(?:appl\\w+|impos\\w+|levi\\w+|charge\\w*)\\b|\\bno delay fine\\b|\\bnotif\\w+ (?:the )?(?:agency|of)',
        },
        `(?:${FINE.en}|\\bfines?\\b)[^.;]{0,40}\\b(?:appl\\w+|due|payable|imposed|levied|accrues?|charged)\\b[^.;]{0,40}\\b(?:even (?:if|where|when|though)|regardless|irrespective|whatever|whether)\\b[^.;]{0,80}(?:${EXCUSES}|\\bcause|\\bcontrol)`,
        `${TENDERER.en}[^.;]{0,20}\\b(?:not (?:be )?(?:relieved|exempt\\w*|excused|released|entitled)|no (?:relief|extension|right)|waives?)\\b[^.;]{0,60}\\b(?:fines?|extension|relief|penalt\\w+)\\b[^.;]{0,80}(?:${EXCUSES})`,
        `(?:\\b(?:emergenc\\w+|force majeure|beyond (?:its|the) control)\\b|caused by the (?:${AGENCY.en}))[^.;]{0,60}\\bnot (?:be )?(?:taken into account|considered|regarded|relevant|excuse|relieve)\\b[^.;]{0,60}\\b(?:fines?|delay)`,
      ),
      right(
        { unless: '\\b(?:even|not be relieved|waives?)\\b' },
        '\\b(?<core>extended|extension|relieved|exempt\\w*)\\b[^.;]{0,60}\\b(?:due to the|caused by|beyond|attributable to the agency)\\b',
      ),
    ],
    ar: [
      told(
        UNRELIEVED,
        { unless: '(?:لا تطبق|لا تفرض|لا تستحق|لا توقع)[^.;]{0,10}~غرام' },
        `(?:تطبق|تفرض|تستحق|تحسب|تسري|توقع)[^.;]{0,20}~غرام[^.;]{0,40}(?:ولو|حتى لو|حتى وإن|بغض النظر|أيا كان|وإن كان|مهما كان)[^.;]{0,60}(?:${EXCUSES_AR}|سبب)`,
        `(?:لا يعفى|لا يستحق|لا يحق|يتنازل|ليس)[^.;]{0,40}~(?:غرامة|غرامات|تمديد)#[^.;]{0,80}${EXCUSES_AR}`,
        '(?:لا تؤخذ|لا يعتد|لا تعد|لا تعتبر|لا أثر)[^.;]{0,30}(?:ظروف|طارئة|أسباب|قاهرة|تأخر الجهة)[^.;]{0,60}~(?:غرامة|غرامات|تأخير)#',
      ),
      right(
        { unless: 'لا يعفى|ولو|يتنازل' },
        '(?<core>~(?:يمدد|تمديد|يعفى)#)[^.;]{0,60}~(?:غرام|تمديد)?[^.;]{0,60}(?:إذا|في حال|بسبب)',
      ),
    ],
  },
};
