import { readTogether, type AddedReaders } from '../together.js';

const SHARED_OUT =
  '\\b(?:divid\\w+|split\\w*|carv\\w+|allocat\\w+|partition\\w*|apportion\\w*|shar(?:e|es|ed|ing)|reserv\\w+)\\b[^.;]{0,40}\\b(?:markets?|kingdom|regions?|provinces?|territor\\w+|customers?|clients|sectors?|cities|areas?)\\b';
const BETWEEN =
  "\\b(?:between (?:them|the (?:two|parties))|among (?:them|themselves)|the former|the latter|(?:one|each) (?:of them )?(?:shall|will|may) (?:not |only )?(?:sell|supply|serve|deal)|neither (?:shall|will|may|party shall)|the other(?:'s)?)\\b";
const RIVALS =
  '\\b(?:competitors?|competing|compete|rivals?|neither|the former|both (?:parties|companies|suppliers))\\b';

/** Wide readers of the rules on competition and on tax. */
export const wideBusinessReaders: AddedReaders = {
  'SA-CMP-04': readTogether({
    says: {
      en: 'The clause divides markets or customers between establishments.',
      ar: 'يقسم البند السوق أو العملاء بين المنشآت.',
    },
    en: [
      [SHARED_OUT, BETWEEN, RIVALS, '\\b(?:sell|suppl\\w+|serv\\w+|customers?|bid|deal|market)\\b'],
      [
        '\\b(?:not|never|refrain\\w*|refus\\w+|neither)\\b[^.;]{0,60}\\b(?:sell\\w*|suppl\\w+|deal\\w*|serv\\w+|answer\\w*|accept\\w*)\\b',
        '\\b(?:outside|beyond|from another|other (?:regions?|territor\\w+|areas?))\\b',
        '\\b(?:even (?:if|where|when|though)|whether or not|unsolicited)\\b[^.;]{0,50}\\b(?:asks?|requests?|approach\\w*|orders?|initiative|unsolicited|unprompted|contacts?|demand\\w*)\\b',
      ],
    ],
    ar: [
      [
        '~(?:تقسيم|تقاسم|اقتسام|[يت]قسم|[يت]قتسم|[يت]تقاسم|[يت]قتسمان|[يت]تقاسمان|قسمة)#',
        '~(?:سوق|أسواق|عملاء|مناطق|مملكة|مدن)',
        '~(?:متنافسان|متنافستان|متنافسين|منافسين|أولى|أحدهما|أي منهما|كل منهما)#',
        '~(?:[يت]ختص|تختص|لا [يت](?:تعامل|بيع|قدم|خدم)|[يت]تعامل|[يت]نفرد|تنفرد|دون (?:ال)?آخر|لا تبيع|لا تتعامل)#',
      ],
      [
        '~(?:لا|ألا|عدم)#[^.;]{0,10}~(?:[يت]بيع|بيع|[يت]ورد|توريد|تعامل|[يت]تعامل)#',
        '~خارج#[^.;]{0,25}~(?:منطقة|إقليم|مدينة|نطاق|محافظة)',
        '~(?:ولو|حتى لو|حتى وإن|وإن|سواء)#[^.;]{0,40}~(?:طلب|بادر|طلبه|رغب|تقدم|تواصل|مبادرة)',
      ],
    ],
    unless: {
      en: '\\b(?:not divide|shall not (?:divide|share|allocate)|remains? free|nothing|profits?|revenue|work|stages?|costs?)\\b',
      ar: '~(?:لا [يت]ترتب|لا [يت]عد|حرية|[يت]حظر|لا [يت]تضمن|أرباح|إيرادات|أعمال)#',
    },
  }),
  'SA-CMP-05': readTogether({
    says: {
      en: 'The clause has the parties coordinate their bids.',
      ar: 'يقضي البند بتنسيق الطرفين لعطاءاتهما.',
    },
    en: [
      [
        '\\b(?:bids?|bidding|tenders?|bidders?)\\b',
        '\\b(?:which of them|who (?:is|will|shall) win|the other (?:shall|will|to)|alternat\\w+|in turn|cover (?:bid|price)|take turns|rotat\\w+)\\b',
        '\\b(?:higher|win|wins|winning|lose|losing|abstain\\w*|not bid|withdraw)\\b',
        '\\b(?:parties|both|competitors?|they|each|companies)\\b',
      ],
    ],
    ar: [
      [
        '~(?:عطاء|عطاءات|عطاءاتهما|عروض|عروضهما|منافسة|منافسات|مناقصة|مناقصات|مزايدة)',
        '~(?:[يت]تناوب|[يت]تناوبان|تناوب|ليفوز|[يت]فوز|[يت]رسو|فوز)',
        '~(?:أعلى|[يت]متنع|[يت]نسحب|صوري|صوريا|شكلي)#',
        '~(?:أحدهما|طرفان|طرفين|متنافسان|شركتان|آخر)#',
      ],
    ],
    unless: {
      en: '\\b(?:shall not|may not|independently|never|department|internal|joint bid|consortium)\\b',
      ar: '~(?:لا [يت]جوز|[يت]حظر|عدم|مستقلا|ائتلاف|تحالف)#',
    },
  }),
  'SA-ITX-01': readTogether({
    says: {
      en: 'The clause forbids the withholding of tax that the law demands.',
      ar: 'يمنع البند استقطاع الضريبة الواجبة نظاماً.',
    },
    en: [
      [
        '\\b(?:non-?residents?|not resident)\\b',
        '\\b(?:(?:shall|will|may|must) not (?:\\w+ )?(?:withhold|deduct|remit)|without (?:any )?(?:withholding|deduction) of|no (?:\\w+ ){0,2}?(?:withholding|tax (?:shall|will|is to) be (?:withheld|deducted)))\\b',
        '\\btax\\w*\\b',
        '\\b(?:saudi|kingdom|zatca|withholding tax|resident \\w+)\\b',
      ],
    ],
    ar: [
      [
        '~(?:غير (?:ال)?مقيم|غير (?:ال)?مقيمة|غير (?:ال)?مقيمين)#',
        '~(?:لا|ألا|دون|عدم|بلا)#[^.;]{0,20}~(?:[يت]ستقطع|استقطاع|[يت]قتطع|اقتطاع|[يت]خصم|خصم|[يت]حسم|حسم)#',
        '~(?:ضريبة|ضرائب|ضريبي)',
      ],
    ],
    unless: {
      en: '\\b(?:unless|except|gross(?:ed|es)?[- ]up|treaty|double tax\\w*|exempt\\w* (?:certificate|under)|salary|required by law)\\b',
      ar: '~(?:إلا(?! [يت][ء-ي])|ما لم|ازدواج|اتفاقية تجنب|عدا|إذا أوجب|أجور|رواتب)(?![ء-ي])',
    },
  }),
};
