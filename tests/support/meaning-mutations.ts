import type { Language } from '#shared/contracts/common.js';

/** A clause changed so that it means something else. */
export interface MeaningMutation {
  name: string;
  clause: string;
}

type Swap = readonly [
  name: string,
  find: RegExp,
  write: string | ((found: string, ...groups: string[]) => string),
];

const next = (digits: string) => String((Number(digits.at(-1)) + 1) % 10);
const word = (source: string) => new RegExp(`\\b(?:${source})\\b`, 'i');
const arabic = (source: string) =>
  new RegExp(`(?<![ء-ي\\u064b-\\u0652])([وف]?)(?:${source})(?![ء-ي\\u064b-\\u0652])`);

const ENGLISH: readonly Swap[] = [
  ['figure', /(?<![\p{L}\d])\d+(?![\d%]|\/)/u, (found) => found.slice(0, -1) + next(found)],
  ['number in words', word('two|three|four|five|six|seven|eight|ten|fifteen|twenty|thirty|sixty|ninety'), (found) => (/^thirty$/i.test(found) ? 'forty' : 'thirty')],
  ['percentage', /\d+(?:\.\d+)?(?=\s?(?:%|percent))/, (found) => `${found}0`],
  ['days to months', word('(?<!business |working |calendar )days'), 'months'],
  ['months to days', word('months'), 'days'],
  ['month to year', word('month'), 'year'],
  ['years to months', word('years'), 'months'],
  ['business days', word('business days|working days'), 'days'],
  ['calendar days', word('calendar days'), 'business days'],
  ['days to business days', /(?<=\d\)? )days\b/i, 'business days'],
  ['currency', /\bSAR\b|\bUSD\b|(?<!US)\$/, (found) => (found === 'SAR' ? 'USD' : 'SAR ')],
  ['riyals', word('riyals'), 'dollars'],
  ['month of a date', /\b(?:January|March|April|June|July|August|September|October|November|December)(?=,? \d)/, (found) => (found === 'June' ? 'July' : 'June')],
  ['duty to right', word('(?:shall|must)(?! be entitled)'), 'may'],
  ['right to duty', word('may(?! not)(?!,? ?-?\\d)'), 'shall'],
  ['shall to will', word('shall'), 'will'],
  ['shall to should', word('shall(?! not)'), 'should'],
  ['negation added', /\b(shall|may|will|must|is|are)\b(?! (?:not|be entitled))/i, '$1 not'],
  ['negation dropped', / not\b(?!-)/i, ''],
  ['negation dropped before a noun', / (?:no|without)\b/i, ' any'],
  ['condition dropped', word('if|provided that'), 'and'],
  ['if to unless', word('if'), 'unless'],
  ['unless to if', word('unless'), 'if'],
  ['exception dropped', word('except(?: for| as)?|other than|excluding'), 'including'],
  ['before to after', word('before|prior to'), 'after'],
  ['after to before', word('after|following'), 'before'],
  ['within to after', word('within'), 'after'],
  ['at least', word('at least|not less than|no less than'), 'at most'],
  ['at most', word('not more than|no more than|not exceeding|(?<!-)up to'), 'at least'],
  ['limit dropped', / (?:at least|not less than|not more than|not exceeding)\b/i, ''],
  ['or to and', / or /, ' and '],
  ['and to or', / and /, ' or '],
  ['each to either', word('each|every'), 'either'],
  ['sole to exclusive', /\bsole\b(?! and)/i, 'exclusive'],
  ['exclusive', /(?<!-|and |exclusive )\bexclusive\b/i, 'non-exclusive'],
  ['non-exclusive', word('non-exclusive'), 'exclusive'],
  ['joint liability', word('jointly and severally'), 'severally'],
  ['without limitation', /,? without limitation,?/i, ''],
  ['including to means', word('including'), 'namely'],
  ['only dropped', / (?:only|solely)\b/i, ''],
  ['written', word('in writing|written'), 'oral'],
  ['reasonable', word('reasonable'), 'unreasonable'],
  ['qualifier dropped', / (?:reasonable|material|prior written|written)\b/i, ''],
  ['notwithstanding', word('notwithstanding|despite'), 'subject to'],
  ['subject to', word('subject to'), 'notwithstanding'],
  ['reference', /\b((?:Clause|Section|Article|Schedule|Annex|Exhibit) )(\d+)/i, (_, kind, number) => `${kind}${Number(number) + 1}`],
  ['increase', word('increase'), 'decrease'],
  ['include', word('includes'), 'excludes'],
  ['terminate', word('terminate'), 'renew'],
  ['sentence added', /(?<=\w)\.$/, ', and no fee is owed.'],
  ['name from elsewhere', /\bthe ([A-Z][a-z]+)\b/, 'Acme Holdings'],
]; // prettier-ignore

const ARABIC: readonly Swap[] = [
  ['figure', /(?<![\p{L}\d])\d+(?![\d%]|\/)/u, (found) => found.slice(0, -1) + next(found)],
  ['Hijri year', /\b14\d\d(?=\s?هـ)/, (found) => String(Number(found) + 1)],
  ['day of a date', /\b\d{1,2}(?=\/\d)/, (found) => String((Number(found) % 28) + 1)],
  ['Arabic figure', /[٠-٨](?![٠-٩])/, (found) => String.fromCharCode(found.charCodeAt(0) + 1)],
  ['number in words', arabic('ثلاثين|ثلاثون'), '$1أربعين'],
  ['number in words 2', arabic('خمسة|ستة|سبعة|ثمانية|تسعة'), '$1أربعة'],
  ['days to months', arabic('يوماً|يوما|أيام'), '$1شهراً'],
  ['months to days', arabic('شهراً|شهرا|أشهر'), '$1يوماً'],
  ['year to month', arabic('سنة|سنوات'), '$1شهر'],
  ['business days', /(?<=(?:يوم|أيام|يومي|يوماً) )عمل(?=[ .،])/, 'تقويمية'],
  ['currency', arabic('ريال|ريالا|ريالاً'), '$1دولار'],
  ['percentage', /\d+(?=\s?[%٪])/, (found) => `${found}0`],
  ['duty to right', arabic('يجب(?: على)?|يتعين(?: على)?|يلتزم|تلتزم'), '$1يجوز'],
  ['right to duty', /(?<!لا )(?<![ء-ي])([وف]?)(?:يجوز|يحق)(?![ء-ي])/, '$1يجب'],
  ['negation dropped', /(?<![ء-ي])([وف]?)لا (?=[يت])/, '$1'],
  ['negation added', /(?<!لا )(?<![ء-ي])([وف]?)(?=(?:يجوز|يحق|يلتزم|يتحمل|يلزم)(?![ء-ي]))/, '$1لا '],
  ['lack dropped', /(?<![ء-ي])([وف]?ب?)عدم /, '$1'],
  ['condition', arabic('إذا'), '$1ما لم'],
  ['in case', arabic('في حال|في حالة'), '$1باستثناء'],
  ['unless', arabic('ما لم'), '$1إذا'],
  ['exception', arabic('باستثناء|فيما عدا|ما عدا'), '$1بما في ذلك'],
  ['before to after', arabic('قبل'), '$1بعد'],
  ['after to before', arabic('بعد'), '$1قبل'],
  ['within to after', arabic('خلال'), '$1بعد'],
  ['at least', arabic('لا يقل|لا تقل'), '$1لا يزيد'],
  ['at most', arabic('لا يزيد|لا تزيد|لا يتجاوز|لا تتجاوز'), '$1لا يقل'],
  ['or to and', / أو /, ' و'],
  ['all to some', arabic('جميع|كافة'), '$1بعض'],
  ['first to second side', /الطرف الأول/, 'الطرف الثاني'],
  ['second to first side', /الطرف الثاني/, 'الطرف الأول'],
  ['written', arabic('خطية|كتابية'), '$1شفهية'],
  ['written form', arabic('كتابة|خطياً|كتابياً'), '$1شفاهة'],
  ['reference', /(?<=المادة \(?)\d+/, (found) => String(Number(found) + 1)],
  ['month of a date', arabic('محرم|رجب|رمضان|شوال'), '$1شعبان'],
  ['joint liability', arabic('بالتضامن'), '$1منفردين'],
  ['calendar', /هـ/, 'م'],
]; // prettier-ignore

/** Exchanges two names where the clause has both, each as it stands. */
function sidesExchanged(clause: string, names: readonly string[], lang: Language): MeaningMutation[] {
  const found: MeaningMutation[] = [];
  const has = (name: string) => (lang === 'en' ? word(name).test(clause) : clause.includes(name));
  const [one, other] = names.filter(has);
  if (one === undefined || other === undefined || one.includes(other) || other.includes(one)) return found;
  const either = new RegExp(lang === 'en' ? `\\b(?:${one}|${other})\\b` : `${one}|${other}`, 'g');
  const turned = clause.replace(either, (name) => (name === one ? other : one));
  if (turned !== clause) found.push({ name: 'sides exchanged', clause: turned });
  const first = clause.replace(either, (name) => (name === one ? other : one));
  const at = clause.search(either);
  if (at >= 0) {
    const single =
      clause.slice(0, at) +
      clause.slice(at).replace(new RegExp(either.source), (name) => (name === one ? other : one));
    if (single !== clause && single !== first) found.push({ name: 'one side replaced', clause: single });
  }
  return found;
}

const NAMES = {
  en: ['Supplier', 'Customer', 'Employer', 'Employee', 'Landlord', 'Tenant', 'Lessor', 'Lessee', 'Licensor', 'Licensee', 'Distributor', 'Company', 'Contractor', 'Client', 'Seller', 'Buyer', 'Consultant', 'Agent', 'Principal', 'Lender', 'Borrower', 'Owner', 'Provider', 'Recipient'],
  ar: ['المورد', 'العميل', 'المؤجر', 'المستأجر', 'صاحب العمل', 'العامل', 'الطرف الأول', 'الطرف الثاني', 'المقاول', 'المالك', 'البائع', 'المشتري', 'الموزع', 'الشركة', 'الوكيل'],
} as const; // prettier-ignore

/** Changes a clause in every way that it has words for: each result means something else than the clause. */
export function meaningMutations(clause: string, lang: Language): MeaningMutation[] {
  const swaps = lang === 'en' ? ENGLISH : ARABIC;
  const swapped = swaps.flatMap(([name, find, write]) => {
    const changed = typeof write === 'string' ? clause.replace(find, write) : clause.replace(find, write);
    return changed === clause ? [] : [{ name, clause: changed }];
  });
  const moved = negationMoved(clause, lang);
  const lowered =
    lang === 'en'
      ? clause.replace(/(?<=\b(?:the|any) )([A-Z][a-z]{3,})\b/, (name) => name.toLowerCase())
      : clause;
  return [
    ...swapped,
    ...sidesExchanged(clause, NAMES[lang], lang),
    ...(moved === null ? [] : [{ name: 'negation moved', clause: moved }]),
    ...(lowered === clause ? [] : [{ name: 'capital of a term', clause: lowered }]),
  ];
}

/** Takes a denial from one verb of a clause to another. */
function negationMoved(clause: string, lang: Language): string | null {
  if (lang === 'ar') {
    const [, before, , between, verb, after] =
      /^(.*?(?<![ء-ي]))(لا )([يت][ء-ي].*?(?<!لا) و?)([يت][ء-ي]{3,})(.*)$/s.exec(clause) ?? [];
    return before === undefined ? null : `${before}${between}لا ${verb}${after}`;
  }
  const [, before, between, verb, after] =
    /^(.*?\b(?:shall|may|will|must)) not\b(.*?\b(?:shall|may|will|must)\b)(?! not)( [a-z]+)(.*)$/s.exec(
      clause,
    ) ?? [];
  return before === undefined ? null : `${before}${between} not${verb}${after}`;
}
