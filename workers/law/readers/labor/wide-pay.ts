import { allOf, beyond, readTogether, type AddedReaders } from '../together.js';
import { WAGE } from './pieces.js';
import { ALONE, FIRMS } from './wide-pieces.js';
import { BORNE, PAID_BY_FIRM } from './wide-pay-words.js';

const CURRENCY = {
  en: '(?:\\bUSD\\b|US\\s?\\$|\\$\\s?\\d|\\bdollars?\\b|\\beuros?\\b|\\bEUR\\b|€|\\bGBP\\b|£|\\bsterling\\b|\\bAED\\b|\\bdirhams?\\b|\\brupees?\\b|\\bpesos?\\b|\\bforeign currency\\b|\\bcrypto\\w*|\\bbitcoin\\b)',
  ar: '~(?:دولار|دولارا|دولارات|يورو|جنيه|جنيها|درهم|درهما|دينار|روبية|بيزو|عملة أجنبية|عملات أجنبية|عملات رقمية)#',
};
const SUM = {
  en: '\\b(?:salar(?:y|ies)|wages?|remuneration|pay|package|award|gratuity|allowances?|overtime|compensation)\\b',
  ar: '~(?:أجر|أجور|راتب|رواتب|مرتب|مستحقات|مكافأة|بدل|بدلات)(?:ه|ها|هم)?#',
};
const DEDUCT = {
  en: '\\b(?:deduct\\w*|withh(?:old|eld)\\w*|set[- ]?off|offset|recover\\w*|recoup\\w*|claw\\w*|taken (?:from|out)|docked?|charg(?:e|ed|es)|ma(?:d|k)e good|subtract\\w*)\\b',
  ar: '~(?:حسم|[يت]حسم|خصم|[يت]خصم|استقطاع|[يت]ستقطع|اقتطاع|[يت]قتطع|استوفى|استوفت|[يت]ستوف|استيفاء|مقاصة|استرداد|[يت]سترد)',
};

/** Wide readers of the rules on pay and on who bears what. */
export const widePayReaders: AddedReaders = {
  'SA-LAB-20': readTogether({
    says: {
      en: 'The clause sets or pays what is due to the worker in a foreign currency.',
      ar: 'يحدد البند الأجر أو المستحقات أو يدفعها بعملة أجنبية.',
    },
    en: [
      [
        SUM.en,
        CURRENCY.en,
        '\\b(?:monthly|month|paid|payable|credited|transferred|annual|per annum|settled|denominated|basic|gross|net)\\b',
      ],
    ],
    ar: [
      [
        SUM.ar,
        CURRENCY.ar,
        '~(?:شهري|شهريا|[يت]صرف|[يت]دفع|[يت]حول|[يت]سدد|[يت]ودع|صرف|دفع|مقدار|قدره|[يت]حدد|[يت]ستحق|[يت]تقاضى|تحويل)',
      ],
    ],
    unless: {
      en: `${FIRMS.en}|\\b(?:SAR|SR|riyals?|equivalent|per diem|travel|expenses?|exchange rate|sanctions?|bonus|cap(?:ped)?|insurance|fees)\\b`,
      ar: `${FIRMS.ar}|~(?:ريال|ريالا|ريالات|[يت]عادل|معادل|سفر|انتداب|تأمين|مكافأة سنوية)`,
    },
  }),
  'SA-LAB-101': readTogether({
    says: {
      en: 'The clause lets the wage be paid late, or makes it wait for money of customers.',
      ar: 'يجيز البند تأخير الأجر أو يعلقه على تحصيل مستحقات من الغير.',
    },
    en: [
      [
        '\\b(?:salar(?:y|ies)|wages?|payroll)\\b',
        '\\b(?:clients?|customers?|project owner|main contractor|cash ?flow|liquidity|funds|government payments?|collections?|receivables|invoices?)\\b',
        '\\b(?:until|once|after|upon|when|only (?:if|when|after)|subject to|depends?|depending|conditional|contingent|defer\\w*|delay\\w*|postpon\\w*|as soon as|carried (?:over|forward)|late)\\b',
        '\\b(?:pay|paid|payable|payment|receiv\\w+|settle\\w*|transfer\\w*|availab\\w+|collect\\w*|permits?|allows?)\\b',
      ],
      [
        '\\b(?:salar(?:y|ies)|wages?)\\b',
        '\\b(?:every|each|once (?:in )?every|at intervals of)\\b (?:two|three|four|six|other|second|2|3|4|6)\\b[^.;]{0,10}\\bmonths?|\\bquarterly\\b|\\bevery (?:forty-five|45|sixty|60|ninety|90)\\b|\\bat the end of the (?:project|contract|assignment|season)',
        '\\b(?:paid|pays?|payable|disburs\\w+|settled|transferred)\\b',
      ],
    ],
    ar: [
      [
        '~(?:أجر|أجور|راتب|رواتب|مرتب)',
        '~(?:عميل|عملاء|مالك|مالكة|مستخلص|مستخلصات|سيولة|تدفقات|جهة (?:ال)?حكومية|مقاول (?:ال)?رئيس|زبائن)',
        '~(?:عند|عقب|بعد|حين|لحين|إلى حين|حتى|متى|إلا|معلق|مشروط|متوقف|رهنا|مرهون|تأخير|تأجيل|إرجاء|[يت]رحل|[يت]ؤجل|[يت]ؤخر|تبعا)',
        '~(?:سداد|دفع|تحصيل|استلام|تسلم|قبض|صرف|[يت]صرف|توفر|تسوية|تحسن|[يت]سمح)',
      ],
      [
        '~(?:أجر|أجور|راتب|رواتب)',
        '~(?:كل (?:شهرين|ثلاثة|أربعة|ستة|خمسة وأربعين|ستين|تسعين)|مجمع[ءا-ي]{0,3} (?:مرة )?كل|ربع سنوي|نهاية (?:ال)?(?:مشروع|موسم))',
        '~(?:[يت]صرف|صرف|[يت]دفع|دفع|[يت]سدد|سداد)',
      ],
    ],
    unless: {
      en: `\\b(?:bonus\\w*|commissions?|incentives?|allowances?|increase\\w*|irrespective|regardless|whether or not|not (?:be )?(?:conditional|contingent|subject|depend\\w*|delay\\w*|defer\\w*))\\b`,
      ar: '~(?:عمولة|عمولات|مكافأة|مكافآت|حافز|حوافز|زيادة|علاوة|بغض النظر|بصرف النظر|سواء)|~لا (?:[يت]جوز|[يت]توقف|[يت]علق|[يت]رتبط|[يت]تأخر)',
    },
  }),
  'SA-LAB-21': allOf(
    readTogether({
      says: {
        en: 'The clause lets the employer take sums from the wage without the written consent of the worker.',
        ar: 'يجيز البند الحسم من الأجر دون موافقة العامل الكتابية.',
      },
      en: [
        [
          DEDUCT.en,
          WAGE.en,
          '\\b(?:without|no|need not|not (?:be )?(?:required|needed|necessary|called for))\\b[^.;]{0,40}\\b(?:consent|approval|agreement|authori[sz]ation|reverting|reference)\\b|\\b(?:consent|approval)\\b[^.;]{0,40}\\b(?:not|un)\\w*\\b[^.;]{0,20}\\b(?:required|needed|called for|necessary)|\\bno\\b[^.;]{0,30}\\bconsent\\b|\\bany (?:sums?|amounts?) (?:it|that it|which it|as it)[^.;]{0,20}(?:sees|deems|considers|thinks)|\\b(?:sole|absolute) discretion',
        ],
      ],
      ar: [[DEDUCT.ar, WAGE.ar, `${ALONE.ar}|~ما تراه|~ما يراه`]],
      unless: {
        en: '\\b(?:shall|may|will|must) not (?:be )?(?:deduct\\w*|withh\\w+)|\\bno (?:sum|amount|deduction|part)\\b|\\bnothing\\b|\\b(?:except|save) (?:as|with|by|upon)|\\bArticle|\\b(?:social insurance|court)\\b',
        ar: '~(?:لا [يت](?:حسم|خصم|جوز|حق)|إلا بموافقة|محكمة|تأمينات)',
      },
    }),
    {
      en: [
        beyond({
          cues: ['\\bloans?\\b|\\badvances?\\b'],
          needs: `(?:${DEDUCT.en}|\\binstal?ments?\\b|\\brepa\\w+)[^.;]{0,200}|\\bdeduct`,
          unless: '\\b(?:banks?|house|interest|customer)\\b',
          measure: 'percent',
          atMost: 10,
          before: 120,
          after: 160,
          follows: `^[^.;]{0,15}(?:${WAGE.en})`,
          bound: { en: '10% of the wage', ar: '10% من الأجر' },
        }),
      ],
      ar: [
        beyond({
          cues: ['~(?:قرض|قروض|سلفة|سلف)(?:ه|ها)?#'],
          needs: DEDUCT.ar,
          unless: '~(?:بنك|مصرف)#',
          measure: 'percent',
          atMost: 10,
          before: 120,
          after: 160,
          bound: { en: '10% of the wage', ar: '10% من الأجر' },
        }),
      ],
    },
  ),
  'SA-LAB-105': readTogether({
    says: {
      en: 'The clause lets the employer hold back the wage.',
      ar: 'يجيز البند لصاحب العمل حجز الأجر.',
    },
    en: [
      [
        '\\b(?:withh(?:old|eld|olding)|hold(?:s|ing)? back|held back|retain\\w*|suspend\\w*|freez\\w+|frozen|keep|stop\\w*)\\b',
        '\\b(?:salar(?:y|ies)|wages?|pay|remuneration)\\b',
        '\\b(?:until|pending|as security|as a guarantee|for as long|unless|if he|clearance|hand(?:ed|s)? over|handover|security deposit|deposit)\\b',
        '{employer}|\\b(?:shall|may|will) be\\b',
      ],
    ],
    ar: [
      [
        '~(?:حجز|[يت]حجز|[يت]حتجز|احتجاز|[يت]حبس|[يت]وقف صرف|إيقاف صرف|[يت]حتفظ|[يت]متنع عن صرف|حبس|تجميد|تعليق صرف|وقف)',
        '~(?:أجر|أجور|راتب|رواتب|مرتب|أجره|راتبه)',
        '~(?:حتى|لحين|إلى حين|ضمانا|تأمينا|ريثما|إلى أن|إخلاء (?:ال)?طرف|عهدة|عهدته)',
      ],
    ],
    unless: {
      en: `${FIRMS.en}|\\b(?:shall|may|will|must) not\\b|\\b(?:court|judicial|sick|detain\\w*|bonus|commission|deduct\\w*|unpaid leave|record\\w*|suspended from)\\b`,
      ar: `${FIRMS.ar}|~(?:لا [يت](?:جوز|حق|حجز)|محكمة|قضائي|مرضية|توقيف|مكافأة|عمولة|مستندات|سجلات)`,
    },
  }),
  'SA-LAB-104': readTogether({
    says: {
      en: "The clause lets damage be taken from the wage at once, beyond five days' wage a month.",
      ar: 'يجيز البند حسم قيمة الضرر من الأجر دفعة واحدة بما يجاوز أجر خمسة أيام في الشهر.',
    },
    en: [
      [
        DEDUCT.en,
        '\\b(?:damag\\w+|loss(?:es)?|lost|broken|breakage|shortages?|repairs?|accidents?|fault)\\b',
        WAGE.en,
        '\\b(?:in full|full (?:value|cost|amount)|whole|entire\\w*|at once|one (?:payment|instal?ment|go)|lump sum|immediately|total (?:value|cost|amount)|next (?:salary|wage|pay))\\b',
      ],
    ],
    ar: [
      [
        '~(?:حسم|[يت]حسم|خصم|[يت]خصم|استقطاع|[يت]ستقطع|استوف|[يت]ستوف|استيفاء|اقتطاع|[يت]قتطع)',
        '~(?:أتلف|تلف|أضرار|ضرر|خسائر|خسارة|فقد|إصلاح|كسر|عجز|حادث)',
        '~(?:أجر|راتب|أجره|راتبه|رواتبه)',
        '~(?:كامل|كاملا|كاملة|دفعة واحدة|مرة واحدة|فورا|كل قيمة|أول راتب|جميع)',
      ],
    ],
    unless: {
      en: '\\bfive days|\\b5 days|\\bnot exceed\\b|\\bend[- ]of[- ]service\\b|\\bmay not\\b|\\bshall not\\b',
      ar: '~(?:خمسة أيام|لا [يت](?:زيد|تجاوز|جاوز|جوز|حسم|خصم))',
    },
  }),
  'SA-LAB-103': {
    en: [
      beyond({
        cues: ['\\bdeduct(?:ions?|ed)?\\b|\\bwithheld\\b|\\binstal?ments?\\b'],
        needs: WAGE.en,
        unless: '\\b(?:overtime|court|GOSI|insurance|award|tax|price|invoice)\\b',
        measure: 'percent',
        atMost: 50,
        after: 140,
        before: 100,
        follows: `^[^.;]{0,25}(?:${WAGE.en})`,
        bound: { en: 'half of the wage', ar: 'نصف الأجر' },
      }),
    ],
    ar: [
      beyond({
        cues: ['~(?:حسم|حسومات|خصم|خصومات|استقطاع|استقطاعات|اقتطاع)'],
        needs: WAGE.ar,
        unless: '~(?:محكمة|تأمينات|مكافأة|ضريبة)',
        measure: 'percent',
        atMost: 50,
        after: 140,
        before: 100,
        bound: { en: 'half of the wage', ar: 'نصف الأجر' },
      }),
    ],
  },
  'SA-LAB-29': readTogether({
    says: {
      en: 'The clause makes the worker bear fees of recruitment, residence or the work permit.',
      ar: 'يحمل البند العامل رسوم الاستقدام أو الإقامة أو رخصة العمل.',
    },
    en: [
      [
        '\\b(?:recruitment|recruiting|visas?|iqama|residen(?:ce|cy)(?: permit)?|work permit|exit[- ]re-?entry|re-?entry|change of profession|sponsorship transfer)\\b',
        '\\b(?:fees?|costs?|expenses?|charges?|fines?|cost of renew\\w+|renew\\w*|amount)\\b',
        BORNE.en,
      ],
    ],
    ar: [
      [
        '~(?:استقدام|استقدامه|إقامة|إقامته|رخصة (?:ال)?عمل|رخصة عمله|تأشيرة|تأشيرات|خروج و(?:ال)?عودة|تغيير (?:ال)?مهنة|نقل خدمات)',
        '~(?:رسوم|رسم|تكاليف|تكلفة|مصاريف|مصروفات|نفقات|غرامات|كلفة|تجديد|مقابل مالي)',
        BORNE.ar,
      ],
    ],
    unless: {
      en: `${PAID_BY_FIRM.en}(?![^.;]{0,120}(?<!without )\\b(?:advanced?|claw|recover|deduct|reimburs))|\\b(?:dependants?|dependents?|family|wife|spouse|children|lost|replacement|passport renewal|without a (?:lawful|valid))\\b`,
      ar: `${PAID_BY_FIRM.ar}|~(?:مرافق|تابع|أسر|عائل|زوج|أبناء|بدل فاقد|دون سبب مشروع|صاحب (?:ال)?عمل (?:ال)?جديد)`,
    },
  }),
};
