import type { InBoth } from '#platform/law/rules/rule.js';
import type { LawReading, Reader, ReadersById } from '../reader.js';
import { states } from '../turns.js';

/** The terms of each edition of the Incoterms. */
const EDITIONS: Readonly<Record<string, string>> = {
  '2020': 'EXW FCA CPT CIP DAP DPU DDP FAS FOB CFR CIF',
  '2010': 'EXW FCA CPT CIP DAT DAP DDP FAS FOB CFR CIF',
  '2000': 'EXW FCA FAS FOB CFR CIF CPT CIP DAF DES DEQ DDU DDP',
};
const EVER = new Set(Object.values(EDITIONS).flatMap((terms) => terms.split(' ')));
const NAMED: InBoth = {
  en: '\\bincoterms?\\b',
  ar: '~(?:إنكوترمز|انكوترمز|إنكوتيرمز|الإنكوترمز)#|\\bincoterms?\\b',
};
const CODE = /\b[A-Z]{3}\b/g;
const YEAR = /\b(?:2000|2010|2020)\b/;
/** Words in capitals that stand beside a term, and are none. */
const OTHER = new Set([
  'SAR',
  'USD',
  'EUR',
  'GBP',
  'AED',
  'ICC',
  'KSA',
  'UAE',
  'USA',
  'THE',
  'AND',
  'LLC',
  'LTD',
  'INC',
  'VAT',
  'RFQ',
]);
/** A place behind a term: a name, not the edition. */
const PLACE =
  /^\s?[(:,-]?\s?(?:the |ميناء |مدينه |مصنع |مقر |مستودع |في )?(?!(?:ICC )?incoterms?\b|terms?\b|basis\b|شروط|وفق|حسب|بموجب)[A-Z\u0621-\u064a][\p{L}'-]{2,}/u;

/** Reads a delivery term of the Incoterms: that it is of its edition, and stands with a place and the edition. */
const incoterm: Reader = (sentence, words) => {
  const [named] = words.matches(sentence, NAMED[sentence.lang]);
  if (named === undefined) return null;
  const { text } = sentence;
  const codes = [...text.matchAll(CODE)].filter(({ 0: code }) => !OTHER.has(code));
  const year = YEAR.exec(text)?.[0] ?? null;
  const terms = codes.filter(({ 0: code }) => EVER.has(code));
  const [term] = terms;
  // Words in capitals are terms where they stand right beside the name of the rules.
  const unknown = codes.find(
    ({ 0: code, index }) => !EVER.has(code) && Math.abs(index - (named.index ?? 0)) < 40,
  );
  const reading = (answer: LawReading['answer'], match: RegExpMatchArray, says: InBoth): LawReading => ({
    answer,
    at: { start: match.index ?? 0, end: (match.index ?? 0) + match[0].length },
    says,
  });
  if (term === undefined)
    return unknown === undefined
      ? null
      : reading('breaks', unknown, {
          en: `“${unknown[0]}” is no term of the Incoterms.`,
          ar: `«${unknown[0]}» ليس من مصطلحات الإنكوترمز.`,
        });
  const edition = year === null ? undefined : EDITIONS[year];
  const foreign = edition === undefined ? undefined : terms.find(({ 0: code }) => !edition.includes(code));
  if (foreign !== undefined)
    return reading('breaks', foreign, {
      en: `“${foreign[0]}” is no term of Incoterms ${year ?? ''}.`,
      ar: `«${foreign[0]}» ليس من مصطلحات الإنكوترمز ${year ?? ''}.`,
    });
  const hasPlace = terms.some(({ index, 0: code }) =>
    PLACE.test(text.slice(index + code.length, index + code.length + 40)),
  );
  if (year === null || !hasPlace)
    return reading('doubtful', term, {
      en: `The clause names a term of the Incoterms without ${year === null ? 'the edition' : 'a place'}.`,
      ar: `يذكر البند مصطلحاً من الإنكوترمز دون ${year === null ? 'بيان الإصدار' : 'مكان مسمى'}.`,
    });
  return reading('keeps', term, { en: '', ar: '' });
};

const CISG_EN =
  '\\b(?:CISG|vienna (?:sales )?convention|(?:united nations |UN )?convention on contracts for the international sale of goods)\\b';
const CISG_AR =
  '~(?:اتفاقية فيينا|اتفاقية الأمم المتحدة بشأن|اتفاقية البيع الدولي|البيع الدولي للبضائع|CISG)';
const PART_3 = {
  en: 'The clause takes it that the whole Convention binds the Kingdom, which declared that Part III does not.',
  ar: 'يفترض البند سريان الاتفاقية كلها على المملكة، وقد أعلنت المملكة عدم التزامها بالجزء الثالث منها.',
};

/** Readers of the rules on international trade. */
export const tradeTermReaders: ReadersById = {
  'INT-INC-01': { topic: NAMED, en: [incoterm], ar: [incoterm] },
  'INT-CISG-01': {
    topic: { en: CISG_EN, ar: CISG_AR },
    en: [
      states('breaks', {
        cues: [
          '\\b(?:kingdom|saudi arabia|KSA)\\b[^.;]{0,60}\\b(?:bound by|party to|contracting state|acceded to|ratified)\\b[^.;]{0,120}\\b(?:all of|the whole of|every part|in full|entire|without (?:reservation|declaration)|part III)\\b',
          '\\b(?:in full|in its entirety|including part III|all (?:four )?parts|part III)\\b[^.;]{0,80}\\b(?:binds?|binding|in force)\\b[^.;]{0,60}\\b(?:kingdom|saudi arabia|saudi)\\b',
        ],
        needs: CISG_EN,
        unless: '\\b(?:except|excluding|exclud\\w+|other than|not|save)\\b',
        says: PART_3,
      }),
      states('keeps', {
        cues: [
          `(?:${CISG_EN})[^.;]{0,120}\\b(?:not apply|excluded|disapplied|except(?:ing)? part III|other than part III)\\b`,
          `\\b(?:exclud\\w+|without|disappl\\w+)\\b[^.;]{0,60}(?:${CISG_EN})`,
        ],
      }),
    ],
    ar: [
      states('breaks', {
        cues: [
          '~مملكة[^.;]{0,60}~(?:طرف|ملتزمة|انضمت|منضمة|صادقت)[^.;]{0,80}~(?:كاملة|بكامل|بجميع أجزاء|دون تحفظ|بلا تحفظ|الجزء الثالث|جميع أجزائها)',
          '~(?:كاملة|بكاملها|جميع أجزائها|الجزء الثالث)[^.;]{0,60}~(?:ملزم|ملزمة|تلزم|نافذة|نافذ)[^.;]{0,40}~(?:مملكة|سعودي)',
        ],
        needs: CISG_AR,
        unless: '~(?:باستثناء|عدا|دون الجزء|لا)#',
        says: PART_3,
      }),
      states('keeps', {
        cues: [
          `لا ~?(?:تسري|تنطبق|تطبق|يسري)#[^.;]{0,60}(?:${CISG_AR})`,
          `(?:${CISG_AR})[^.;]{0,80}(?:لا ~?(?:تسري|تنطبق|تطبق)|~(?:مستبعد|استبعاد|باستثناء الجزء الثالث|عدا الجزء الثالث))`,
          `~(?:استبعاد|يستبعد|تستبعد|استبعد)[^.;]{0,40}(?:${CISG_AR})`,
        ],
      }),
    ],
  },
  'INT-NYC-01': {
    topic: {
      en: '\\bnew york convention\\b|\\bforeign (?:arbitral )?awards?\\b',
      ar: '~(?:اتفاقية نيويورك|أحكام (?:ال)?(?:تحكيم|محكمين) (?:ال)?أجنبية|حكم (?:ال)?تحكيم (?:ال)?أجنبي)',
    },
    en: [
      states('breaks', {
        cues: [
          '\\b(?:new york convention|foreign (?:arbitral )?awards?)\\b[^.;]{0,120}\\b(?:shall not|may not|will not|does not|not be|no effect|inapplicable|waiv\\w+|excluded)\\b',
          '\\b(?:foreign (?:arbitral )?awards?|new york convention)\\b[^.;]{0,100}\\b(?:re-?heard|re-?examin\\w+|review(?:ed)?) (?:of |on )?(?:the )?merits\\b',
          '\\bwaiv\\w+[^.;]{0,60}\\bnew york convention\\b',
        ],
        unless:
          '\\b(?:if|unless|where|without (?:any )?review|shall not (?:oppose|object|resist|be reviewed|be re-?heard))\\b',
        says: {
          en: 'The clause takes foreign awards out of the Convention, or has their merits heard again.',
          ar: 'يستبعد البند أحكام التحكيم الأجنبية من الاتفاقية أو يعيد النظر في موضوعها.',
        },
      }),
      states('keeps', {
        cues: [
          '\\benforce\\w*\\b[^.;]{0,100}\\bnew york convention\\b',
          '\\bnew york convention\\b[^.;]{0,100}\\benforce\\w*\\b',
        ],
        unless: '\\b(?:not|waiv\\w+|excluded)\\b',
      }),
    ],
    ar: [
      states('breaks', {
        cues: [
          'لا ~?(?:تسري|تنطبق|تنفذ|ينفذ|يعترف|تطبق)#[^.;]{0,60}~(?:اتفاقية نيويورك|أحكام (?:ال)?تحكيم (?:ال)?أجنبية|حكم (?:ال)?تحكيم (?:ال)?أجنبي)',
          '~(?:تنازل|يتنازل|يتنازلان|استبعاد|تستبعد)[^.;]{0,60}~اتفاقية نيويورك',
          '~(?:أحكام|حكم) (?:ال)?تحكيم (?:ال)?(?:أجنبية|أجنبي)[^.;]{0,60}~(?:إعادة النظر|مراجعة|بحث|فحص)[^.;]{0,20}~موضوع',
        ],
        unless: '~(?:إذا|ما لم|إلا|دون مراجعة|دون إعادة)#',
        says: {
          en: 'The clause takes foreign awards out of the Convention, or has their merits heard again.',
          ar: 'يستبعد البند أحكام التحكيم الأجنبية من الاتفاقية أو يعيد النظر في موضوعها.',
        },
      }),
      states('keeps', {
        cues: [
          '~(?:تنفيذ|ينفذ|تنفذ)[^.;]{0,100}~اتفاقية نيويورك',
          '~اتفاقية نيويورك[^.;]{0,80}~(?:تنفيذ|ينفذ|تنفذ)',
        ],
        unless: 'لا ~?(?:تسري|تنطبق|تنفذ|ينفذ)|~(?:تنازل|استبعاد)',
      }),
    ],
  },
};
