/**
 * Nouns of which contracts give values. A value belongs to one of them: of those whose words stand in its phrase to the first of this
 * list, so that "sixty days' notice before the end of the term" is of the notice.
 */
export type ValueNoun =
  | ('rest' | 'overtime' | 'ramadan' | 'receipt' | 'cure' | 'notice' | 'probation' | 'leave' | 'warranty')
  | 'delivery'
  | ('payment' | 'renewal' | 'survival' | 'term')
  | (
      | 'cap'
      | 'most'
      | 'penalty'
      | 'deposit'
      | 'advance'
      | 'allowance'
      | 'insurance'
      | 'capital'
      | 'salary'
      | 'rent'
    )
  | 'price';

interface Noun {
  noun: ValueNoun;
  of: 'time' | 'money';
  /** Words of a question for it, where they are not those of its phrase. */
  asks?: RegExp;
  /** Words of the phrase of a value of it. Texts are folded and in small letters. */
  words: RegExp;
}

const arabic = (source: string) => `(?<![ء-ي])[وف]?[بلك]?(?:ال|لل|ل)?(?:${source})(?![ء-ي])`;
const either = (english: string, inArabic: string) => new RegExp(`\\b(?:${english})\\b|${arabic(inArabic)}`);

/** Words of the agreement itself: what lasts, where nothing else does. */
const AGREEMENT_EN =
  'agreement|contract|lease|tenancy|nda|engagement|employment|appointment|assignment|licen[cs]e|memorandum|pilot phase';
const AGREEMENT_AR =
  'عقد|عقده|عقدها|اتفاق|اتفاقيه|ايجار|امتياز|مذكره|وظيفه|خدمه|توظيف|مشروع|مرحله التجريبيه|فتره التجريبيه';
export const AGREEMENT = either(AGREEMENT_EN, AGREEMENT_AR);

const ENDED_EN = '(?:end|ends|ended|expir\\w*|terminat\\w*|complet\\w*|cessation)';
const ENDED_AR = 'انتهاء|انتهاءه|انتهاءها|انهاء|انهاءه|انهاءها|انقضاء|انقضاءه|انقضاءها|فسخ|فسخه|زوال';
/** Before these words a term is not what has the length, but a point in time. */
const POINT =
  '(?<!(?:during|throughout|end of|expiry of|expiration of|before|beginning of|start of|remainder of|within)(?: \\w+){0,2} )';

export const NOUNS: readonly Noun[] = [
  {
    ...{ noun: 'rest', of: 'time' },
    words: either('rest|breaks?|lunch|meals?|prayers?', 'راحه|استراحه|صلاه|طعام|غداء'),
  },
  {
    ...{ noun: 'overtime', of: 'time' },
    words: either('overtime|additional hours|extra hours', 'اضافيه|اضافي|اضافيا'),
  },
  { ...{ noun: 'ramadan', of: 'time' }, words: either('ramadan', 'رمضان') },
  {
    // A notice that counts as received some days after it was sent is not one that must be given so long before.
    ...{ noun: 'receipt', of: 'time' },
    words: new RegExp(
      `\\b(?:deemed|posting|mailing)\\b|(?<![ء-ي])(?:مستلما|مستلمه|مسلما|متسلما|مبلغا|مبلغه|نافذا|منتجا)(?![ء-ي])`,
    ),
  },
  {
    ...{ noun: 'cure', of: 'time' },
    words: either(
      'cure[ds]?|curing|remed(?:y|ies|ied|ying)|rectif\\w+',
      'تصحيح|تصحيحه|معالجه|معالجته|تدارك|تداركه|ازاله|اصلاح|اصلاحه',
    ),
  },
  {
    ...{ noun: 'notice', of: 'time' },
    asks: either('notices?|notif(?:y|ied|ication)|warning', 'اشعارا?|اشعاره|اخطارا?|اخطاره|تنبيه'),
    words: new RegExp(
      `(?<!\\b(?:of|from|after|following|receiving|receipt|no) (?:(?:the|a|an|such|that|any|its|written|said) ){0,3}|without (?:[a-z]+,? ){0,4})\\b(?:notices?|notif(?:y|ies|ied|ication)|notifying|non-renewal)\\b|` +
        `(?<!(?:من|بعد|تاريخ|تسلم|تسلمه|استلام|استلامه|تلقي|ورود|لدي|دون|بدون|عقب) (?:تاريخ |تسلم |استلام )?)${arabic('اشعارا?|اشعاره|اخطارا?|اخطاره|(?:ي|ت|ا)شعر|(?:ي|ت|ا)خطر|تنبيه')}`,
    ),
  },
  {
    ...{ noun: 'probation', of: 'time' },
    words: either('probation(?:ary)?|trial period', 'تجربه|فتره تجريبيه'),
  },
  {
    ...{ noun: 'leave', of: 'time' },
    words: either('leave|vacation|holidays?', 'اجازه|اجازته|اجازات|اجازاته|عطله'),
  },
  {
    ...{ noun: 'warranty', of: 'time' },
    words: either('warrant(?:y|ies|ed|s)|defects?|guarantees?', 'ضمان|ضمانه|عيوب'),
  },
  {
    ...{ noun: 'delivery', of: 'time' },
    words: either('deliver(?:y|s|ed|ies)?|dispatch(?:ed)?|shipment', 'تسليم|تسليمه|توريد|توريدها|شحن|انجاز'),
  },
  {
    ...{ noun: 'payment', of: 'time' },
    words: either(
      'pay|pays|paid|payable|payments?|invoices?|invoiced',
      'سداد|سداده|دفع|دفعها|يدفع|تدفع|يسدد|تسدد|فاتوره|فواتير|صرف',
    ),
  },
  {
    ...{ noun: 'renewal', of: 'time' },
    words: either(
      'renew\\w*|successive|extension|extended|extend',
      'تجديد|تجديده|تجديدها|(?:ي|ت)تجدد|(?:ي|ت)جدد|تمديد|تمديده|(?:ي|ت)مدد|متعاقبه|متتاليه',
    ),
  },
  {
    ...{ noun: 'survival', of: 'time' },
    asks: new RegExp(
      `\\b(?:surviv\\w*|after\\b[^?]{0,40}${ENDED_EN}|outlive|post-termination)|${arabic('بعد')} [^؟?]{0,30}(?:${ENDED_AR})`,
    ),
    words: new RegExp(
      `\\b(?:surviv\\w*|thereafter|(?:after|following|upon) (?:\\S+ ){0,3}${ENDED_EN}|post-?(?:termination|contract)\\w*|for a further|date of (?:termination|expiry)|nonetheless)\\b|` +
        `${arabic('بعد')} (?:\\S+ ){0,1}(?:ال)?(?:${ENDED_AR})(?![ء-ي])|(?<![ء-ي])و?(?:ي|ت)(?:بقي|ظل)(?![ء-ي])|` +
        `${arabic('لاحقه|اخري')}`,
    ),
  },
  {
    ...{ noun: 'term', of: 'time' },
    asks: new RegExp(
      `\\b(?:term|duration)\\b|\\bhow long\\b[^?]{0,30}\\b(?:${AGREEMENT_EN})s?\\b|${arabic(`مده|مدته|مدتها`)} (?:هذا |هذه |سريان )?(?:ال)?(?:${AGREEMENT_AR})(?![ء-ي])|${arabic('مدته|مدتها')}`,
    ),
    words: new RegExp(
      `${POINT}\\b(?:term|duration)\\b|\\bterms? (?:of|is|shall be|:)|` +
        `(?<!\\b(?:during|under|of|to|by|with|in|after|before|for) (?:this |the |an? )?)\\b(?:${AGREEMENT_EN})(?: \\S+){0,8} (?:run|runs|continue|continues|remain|remains|lasts?|valid|effective|force|effect|expires?|is|be)(?: in (?:full )?(?:force|effect))?(?: and effect)? (?:for|after|until)\\b|` +
        `\\b(?:engaged|employed|appointed) for\\b|` +
        `(?<!(?:خلال|طوال|اثناء|نهايه|انتهاء|قبل|بعد|طيله) )${arabic('مده|لمده|مدته|مدتها')} (?:سريان |تنفيذ |كل )?(?:هذا |هذه )?(?:ال)?(?:${AGREEMENT_AR}|اوليه|اصليه)(?![ء-ي])|` +
        `(?<![ء-ي])و?(?:ي|ت)(?:سري|عمل|نتهي|ستمر) (?:[ء-ي]{1,12} )?ب?(?:هذا |هذه )?(?:ال)?(?:${AGREEMENT_AR})(?![ء-ي])|` +
        `(?:${AGREEMENT_AR}) (?:[ء-ي]{1,12} )?(?:ساري|ساريا|ساريه|نافذا|نافذه)(?![ء-ي])|(?<![ء-ي])عقد محدد المده`,
    ),
  },
  {
    ...{ noun: 'cap', of: 'money' },
    words: either(
      'liabilit(?:y|ies)|liable|caps?|capped|ceilings?',
      'مسءوليه|مسءوليته|مسءوليتها|مسءول|سقف|تعويض|(?:ي|ت)سال',
    ),
    asks: either(
      'liabilit(?:y|ies)|liable|caps?|capped|ceiling',
      'مسءوليه|مسءوليته|سقف|حد الاعلي|حد الاقصي|حد اعلي|حد اقصي',
    ),
  },
  {
    ...{ noun: 'most', of: 'money' },
    words: either(
      'maximum|not exceed|not to exceed|up to|limited|limit|not be more than|no more than',
      'حد الاعلي|حد اعلي|حد الاقصي|حد اقصي|(?:ي|ت)تجاوز|(?:ي|ت)جاوز|(?:ي|ت)زيد|(?:ت|ي)قيد|حدود',
    ),
    asks: /(?!)/,
  },
  {
    ...{ noun: 'penalty', of: 'money' },
    words: either(
      'penalt(?:y|ies)|fine[sd]?|damages|late fee',
      'غرامه|غرامات|غرامتها|شرط الجزاءي|جزاء|تاخير',
    ),
  },
  {
    ...{ noun: 'deposit', of: 'money' },
    words: either('deposits?|security', 'تامين|وديعه|عربون|مبلغ الضمان|ضمان'),
  },
  {
    ...{ noun: 'advance', of: 'money' },
    words: either('advance payment|down payment', 'دفعه مقدمه|دفعه الاولي'),
  },
  { ...{ noun: 'allowance', of: 'money' }, words: either('allowances?', 'بدلا?|بدلات') },
  {
    ...{ noun: 'insurance', of: 'money' },
    words: either('insur(?:e|ed|ance|ances)|premiums?', 'تامين|وثيقه التامين|قسط'),
  },
  { ...{ noun: 'capital', of: 'money' }, words: either('capital|shares?', 'راس المال|راسمال|حصه|حصص|سهم') },
  {
    ...{ noun: 'salary', of: 'money' },
    words: either('salar(?:y|ies)|wages?|remuneration', 'راتبا?|راتبه|رواتب|اجر|اجرا|اجور'),
  },
  { ...{ noun: 'rent', of: 'money' }, words: either('rents?|rental', 'ايجار|اجره|قيمه الايجاريه') },
  {
    ...{ noun: 'price', of: 'money' },
    words: either('prices?|contract value|consideration|contract sum', 'ثمن|سعر|قيمه العقد|قيمه الاجماليه'),
  },
];

/** Returns the nouns whose words stand in a folded text, in the order of the list. */
export function nounsIn(folded: string, of: Noun['of']): ValueNoun[] {
  return NOUNS.filter((one) => one.of === of && one.words.test(folded)).map(({ noun }) => noun);
}

/** Returns the nouns of a kind that a folded question asks for, in the order of the list. */
export function nounsAsked(folded: string, of: Noun['of']): ValueNoun[] {
  return NOUNS.filter((one) => one.of === of && (one.asks ?? one.words).test(folded)).map(({ noun }) => noun);
}

/** Words for the day or week of work: what is said of it is not said of the month that stands before it. */
const WORK = either(
  'working (?:day|week|hours|time)|day|week',
  'يوم عمل|يوم العمل|اسبوع عمل|ساعات عمل|ساعات العمل',
);

/** Characters before a word such as «ومدته» within which stands what it refers to. */
const NEAR_CHARS = 40;
/** A period that is none of the list: «بعد مهلة تفاوض مدتها». */
const OTHER_PERIOD = either('notice|period', 'اشعار|اخطار|مهله|فتره');

/** Returns the noun to which a word refers that ends a folded text, such as "whose term is" or «ومدته»; undefined if it is none of the list. */
export function nounReferredTo(folded: string, of: Noun['of']): ValueNoun | undefined {
  const near = folded.slice(-NEAR_CHARS).replace(/^\S*\s/, '');
  const noun = lastNoun(near, of);
  const other = [...near.matchAll(new RegExp(OTHER_PERIOD, 'g'))].at(-1)?.index ?? -1;
  return noun === 'term' && other > lastAt(near, AGREEMENT) ? undefined : noun;
}

const lastAt = (folded: string, words: RegExp): number =>
  [...folded.matchAll(new RegExp(words, 'g'))].reduce((end, match) => Math.max(end, match.index), -1);

/** Returns the noun of a kind whose words stand last in a folded text, the agreement itself for its term; undefined if none does. */
function lastNoun(folded: string, of: Noun['of']): ValueNoun | undefined {
  const found = [
    ...NOUNS.filter((one) => one.of === of).map(({ noun, words }) => ({ noun, at: lastAt(folded, words) })),
    ...(of === 'time'
      ? [
          { noun: 'term' as const, at: lastAt(folded, AGREEMENT) },
          { noun: undefined, at: lastAt(folded, WORK) },
        ]
      : []),
  ].filter(({ at }) => at >= 0);
  return found.toSorted((a, b) => b.at - a.at)[0]?.noun;
}
