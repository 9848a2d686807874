import type { ReadersById } from '../reader.js';
import { affirms, ban, states } from '../turns.js';
import { WAGE } from './pieces.js';

const FOREIGN = {
  en: '(?:\\bUSD\\b|US\\s?\\$|\\$\\s?\\d|\\bU\\.?S\\.? dollars?\\b|\\b(?:American |US )?dollars?\\b|\\beuros?\\b|\\bEUR\\b|€|\\bGBP\\b|£|\\bpounds?\\b|\\bAED\\b|\\bdirhams?\\b|\\brupees?\\b|\\bINR\\b|\\bforeign currency\\b)',
  ar: '~(?:دولار|دولارا|دولارات|يورو|جنيه|جنيها|درهم|درهما|دينار|دينارا|روبية|عملة أجنبية|عملات أجنبية)#',
};
const RIYALS = {
  en: '\\bSAR\\b|\\bSR\\b|\\briyals?\\b|\\bequivalent\\b',
  ar: '~(?:ريال|ريالا|ريالات|يعادل|معادل)',
};

/** Readers of the rules on paying wages. */
export const workPayReaders: ReadersById = {
  'SA-LAB-20': {
    topic: {
      en: `(?:${WAGE.en})[^.;]{0,80}\\b(?:currency|riyals?|SAR|dollars?|USD)\\b`,
      ar: `(?:${WAGE.ar})[^.;]{0,80}~(?:عملة|ريال|دولار)`,
    },
    en: [
      affirms('breaks', {
        cues: [
          `(?:${WAGE.en})[^.;]{0,90}${FOREIGN.en}`,
          `${FOREIGN.en}[^.;]{0,40}\\b(?:as|in|of) (?:a |his |her |the )?(?:gross |net |basic |total )?(?:monthly |annual )?(?:${WAGE.en})`,
        ],
        unless: `${RIYALS.en}|\\b(?:sanctions?|exchange rate|insurance|customers?|bonus|cap(?:ped)?)\\b`,
        says: {
          en: 'The clause sets or pays the wage in a foreign currency.',
          ar: 'يحدد البند الأجر أو يدفعه بعملة أجنبية.',
        },
      }),
      ban({
        cues: [
          `(?:${WAGE.en})[^.;]{0,60}\\b(?:paid|payable|settled|given)\\b[^.;]{0,40}\\b(?<core>in kind|in goods|vouchers|company products)\\b`,
        ],
        unless: '\\b(?:benefits?|allowances?)\\b',
        says: { en: 'The clause lets the wage be paid in kind.', ar: 'يجيز البند دفع الأجر عيناً.' },
      }),
      affirms('keeps', {
        cues: [`(?:${WAGE.en})[^.;]{0,110}\\b(?:SAR|SR|(?:Saudi )?riyals?|official currency)\\b`],
        unless: FOREIGN.en,
      }),
    ],
    ar: [
      affirms('breaks', {
        cues: [`(?:${WAGE.ar})[^.;]{0,90}${FOREIGN.ar}`],
        unless: `${RIYALS.ar}|~(?:مكافأة|تأمين|عملاء)#`,
        says: {
          en: 'The clause sets or pays the wage in a foreign currency.',
          ar: 'يحدد البند الأجر أو يدفعه بعملة أجنبية.',
        },
      }),
      ban({
        cues: [`(?:${WAGE.ar})[^.;]{0,50}(?<core>~(?:عينا|عينية|بضائع|قسائم|منتجات)#)`],
        unless: '~(?:مزايا|بدل|بدلات|ميزات)#',
        needs: '~(?:دفع|يدفع|تدفع|صرف|يصرف|تصرف|سداد|يسدد)',
        says: { en: 'The clause lets the wage be paid in kind.', ar: 'يجيز البند دفع الأجر عيناً.' },
      }),
      affirms('keeps', {
        cues: [`(?:${WAGE.ar})[^.;]{0,110}~(?:ريال|ريالا|ريالات|عملة (?:ال)?رسمية)`],
        unless: FOREIGN.ar,
      }),
    ],
  },
  'SA-LAB-101': {
    topic: {
      en: `(?:${WAGE.en})[^.;]{0,80}\\b(?:month|monthly|quarterly)\\b`,
      ar: `(?:${WAGE.ar})[^.;]{0,80}~(?:شهر|شهريا|شهرين)#`,
    },
    en: [
      affirms('breaks', {
        cues: [
          `(?:${WAGE.en})[^.;]{0,60}\\b(?:paid|payable|disbursed|transferred|released)\\b[^.;]{0,40}\\b(?:every (?:two|three|four|six|2|3|4|6)(?: \\(\\d\\))? months|once every (?:two|three|four|six)|quarterly|semi-annually|annually|at the end of (?:the|each) (?:project|contract|term|quarter|year))\\b`,
        ],
        unless: '\\b(?:bonus\\w*|commissions?|incentives?|allowances?|reviewed|award)\\b',
        says: {
          en: 'The clause pays the wage less often than once a month.',
          ar: 'يجعل البند صرف الأجر على فترات تزيد على شهر.',
        },
      }),
      states('breaks', {
        cues: [
          `(?:${WAGE.en})[^.;]{0,90}\\b(?:upon|after|once|when|until|only if|unless|subject to|conditional (?:up)?on|contingent (?:up)?on)\\b[^.;]{0,60}\\b(?:clients?|customers?|project owner)\\b[^.;]{0,40}\\b(?:pays?|paid|payments?|settles?|remits?)\\b`,
          `(?:${WAGE.en})[^.;]{0,60}\\b(?:upon|after|once|when|until|only if|subject to|conditional (?:up)?on|contingent (?:up)?on)\\b[^.;]{0,40}\\b(?:receipt|collection|receiv(?:es?|ed|ing)|collect(?:s|ed|ing)?)\\b[^.;]{0,50}\\b(?:clients?|customers?|project owner)\\b`,
        ],
        unless:
          '\\b(?:bonus\\w*|commissions?|incentives?)\\b|\\bnot (?:be )?(?:conditional|contingent|subject|depend\\w*)\\b|\\b(?:irrespective|regardless|whether or not)\\b',
        says: {
          en: 'The clause makes the wage depend on what customers pay.',
          ar: 'يعلق البند صرف الأجر على ما يدفعه العملاء.',
        },
      }),
      ban({
        cues: [
          `{employer}[^.;]{0,60}\\b(?<core>delay|defer|postpone)\\b[^.;]{0,40}\\b(?:payment of )?(?:the |any |his )?(?:${WAGE.en})`,
        ],
        unless: '\\b(?:bonus\\w*|commissions?|increases?|review)\\b',
        says: {
          en: 'The clause lets the employer delay the wage.',
          ar: 'يجيز البند لصاحب العمل تأخير الأجر.',
        },
      }),
      affirms('keeps', {
        cues: [
          `(?:${WAGE.en})[^.;]{0,140}\\b(?:monthly|(?:of )?(?:each|every) (?:calendar |Gregorian |working )?month|end of the month)\\b`,
        ],
        needs: '\\b(?:paid|pays?|payable|transferred|disbursed|credited|deposited)\\b',
        unless: '\\bdeduct\\w*|\\bovertime\\b',
      }),
    ],
    ar: [
      affirms('breaks', {
        cues: [
          `~(?:يدفع|تدفع|يصرف|تصرف|يسدد|دفع|صرف)#[^.;]{0,40}(?:${WAGE.ar})[^.;]{0,40}~(?:كل (?:شهرين|ثلاثة (?:\\(3\\) )?أشهر|أربعة أشهر|ستة أشهر)|كل (?:\\(?\\d\\)? )(?:أشهر|شهور)|ربع سنوي|بنهاية المشروع|عند انتهاء المشروع|في نهاية (?:ال)?(?:عقد|مشروع|سنة))`,
          `(?:${WAGE.ar})[^.;]{0,60}~كل (?:شهرين|ثلاثة أشهر|أربعة أشهر|ستة أشهر)#`,
        ],
        unless: '~(?:عمولة|مكافأة|حافز|حوافز|بدل|زيادة|يراجع|مراجعة)#',
        says: {
          en: 'The clause pays the wage less often than once a month.',
          ar: 'يجعل البند صرف الأجر على فترات تزيد على شهر.',
        },
      }),
      states('breaks', {
        cues: [
          `(?:${WAGE.ar})[^.;]{0,80}(?<![ء-ي])(?:بعد|عند|لحين|حتى|حين|إلا|بشرط|معلقا|معلق|مشروط|متوقفا|رهنا)[^.;]{0,50}~(?:سداد|دفع|تحصيل|استلام|تسلم|قبض)[^.;]{0,40}~(?:عميل|عملاء|مالك|مستخلص|مستخلصات|زبون)`,
          `(?:${WAGE.ar})[^.;]{0,80}(?<![ء-ي])(?:بعد|عند|لحين|حتى|حين|إلا) [^.;]{0,40}~(?:عميل|عملاء|مالك)[^.;]{0,30}~(?:سداد|دفع|بسداد|بدفع)`,
        ],
        unless: '~(?:عمولة|مكافأة|حوافز)#|بغض النظر|لا (?:يجوز|يتوقف|يعلق|يرتبط)',
        says: {
          en: 'The clause makes the wage depend on what customers pay.',
          ar: 'يعلق البند صرف الأجر على ما يدفعه العملاء.',
        },
      }),
      ban({
        cues: [`(?<core>~(?:تأخير|تأجيل|إرجاء|يؤخر|يؤجل|تؤخر)#)[^.;]{0,30}(?:${WAGE.ar})`],
        needs: '~(?:يحق|يجوز|لا يجوز|لا يحق|حق|يلتزم)#',
        unless: '~(?:زيادة|مكافأة|علاوة|غرامة|تعويض)#',
        says: {
          en: 'The clause lets the employer delay the wage.',
          ar: 'يجيز البند لصاحب العمل تأخير الأجر.',
        },
      }),
      affirms('keeps', {
        cues: [`(?:${WAGE.ar})[^.;]{0,120}(?:~شهريا#|~(?:كل|نهاية) (?:ال)?شهر#|~نهاية كل شهر|~من كل شهر)`],
        needs: '~(?:يدفع|تدفع|يصرف|تصرف|يسدد|يودع|يحول|دفع|صرف|تحويل|إيداع)#',
        unless: '~(?:حسم|خصم|إضافي|إضافية)#',
      }),
    ],
  },
  'SA-LAB-102': {
    topic: { en: '\\bwage protection\\b|\\bWPS\\b|\\bMudad\\b', ar: '~حماية (?:ال)?أجور|~منصة مدد' },
    en: [
      affirms('breaks', {
        cues: [
          `(?:${WAGE.en})[^.;]{0,120}\\b(?:bank )?accounts?\\b[^.;]{0,50}\\boutside (?:of )?(?:the Kingdom|Saudi Arabia|KSA)\\b`,
        ],
        says: {
          en: 'The clause pays the wage to an account outside the Kingdom.',
          ar: 'يجعل البند دفع الأجر في حساب خارج المملكة.',
        },
      }),
      affirms('doubtful', {
        cues: [
          `(?:${WAGE.en})[^.;]{0,80}\\b(?:paid|payable|delivered|handed|disbursed)\\b[^.;]{0,40}\\b(?:in cash|by hand|cash)\\b`,
        ],
        unless: '\\bpetty cash|\\bcash (?:allowance|benefit)',
        says: { en: 'The clause pays the wage in cash.', ar: 'يجعل البند دفع الأجر نقداً.' },
      }),
      affirms('keeps', {
        cues: [
          `(?:${WAGE.en})[^.;]{0,140}\\b(?:bank (?:account|transfer)|banks? (?:approved|licensed|in the Kingdom)|local bank|wage protection|WPS|Mudad)\\b`,
        ],
      }),
    ],
    ar: [
      affirms('breaks', {
        cues: [`(?:${WAGE.ar})[^.;]{0,120}~(?:حساب|حسابه|حسابات|بنك)#[^.;]{0,40}خارج (?:المملكة|السعودية)`],
        says: {
          en: 'The clause pays the wage to an account outside the Kingdom.',
          ar: 'يجعل البند دفع الأجر في حساب خارج المملكة.',
        },
      }),
      affirms('doubtful', {
        cues: [`(?:${WAGE.ar})[^.;]{0,60}~(?:نقدا|نقدي|يدا بيد|يدويا)#`],
        needs: '~(?:يدفع|تدفع|يصرف|تصرف|يسلم|دفع|صرف|تسليم)#',
        unless: '~بدل#|~عوض',
        says: { en: 'The clause pays the wage in cash.', ar: 'يجعل البند دفع الأجر نقداً.' },
      }),
      affirms('keeps', {
        cues: [
          `(?:${WAGE.ar})[^.;]{0,120}~(?:حساب|حسابه|حسابها|حسابات|بنوك|بنك|تحويل بنكي|حماية (?:ال)?أجور)`,
        ],
      }),
    ],
  },
};
