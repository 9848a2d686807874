import { fold } from '../arabic.js';
import { normalizeText } from '../plain.js';

const ENGLISH_VERBS =
  '(?:hereby\\s)?(?:shall|must|may|will|agrees|undertakes|warrants|bears|pays|owns|is\\s(?:entitled|obliged|liable|responsible))';
const ENGLISH_BOUND = new RegExp(
  `(?<![A-Za-z])[Tt]he\\s([A-Z][A-Za-z-]{2,20}(?:\\s(?:Party|Provider|Agent))?)\\s${ENGLISH_VERBS}\\b`,
  'g',
);
/** A name of a party with the article, or of two words such as «صاحب العمل». */
const ARABIC_NAME =
  '((?:ل?(?:صاحب|رب|جهه|مقدم|مزود|مانح)\\sال[ء-ي]{3,12}|(?:ال|لل)[ء-ي]{3,12})(?:\\s(?:ال)?(?:اول|اولي|ثاني|ثانيه|ثالث|مفصح|متلقي|مستلم))?)(?![ء-ي])';
const ARABIC_MODALS =
  '(?:لا\\s)?(?:يلتزم|تلتزم|يتعهد|تتعهد|يتحمل|تتحمل|يجوز|يحق|جاز|حق)|يجب\\sعلي|يتعين\\sعلي|علي';
const ARABIC_BOUND = new RegExp(
  // The first verb of a sentence, a verb that obliges or permits, or the party itself: «للمؤجر فسخ العقد».
  `^[\\d\\s().:/-]{0,12}(?:لا\\s)?[يت][ء-ي]{2,8}\\s${ARABIC_NAME}|(?<![ء-ي])[وف]?(?:${ARABIC_MODALS})\\s${ARABIC_NAME}|^[\\d\\s().:/-]{0,12}(لل[ء-ي]{3,12})(?![ء-ي])`,
  'g',
);

/** Returns the name of the only party that a text obliges or entitles; null if it names none or several. */
export function boundIn(text: string, lang: 'en' | 'ar'): string | null {
  const flat = normalizeText(text).replace(/\s+/g, ' ');
  const names =
    lang === 'en'
      ? [...flat.matchAll(ENGLISH_BOUND)].map(([, name = '']) => name)
      : [...fold(flat).matchAll(ARABIC_BOUND)].map(([, first, bound, holder]) =>
          withoutArticles(first ?? bound ?? holder ?? ''),
        );
  return new Set(names).size === 1 ? (names[0] ?? null) : null;
}

const withoutArticles = (name: string) =>
  name
    .split(' ')
    .map((word) => word.replace(/^(?:ال|لل|ل(?=صاحب|رب|جهه|مقدم|مزود|مانح))/, ''))
    .join(' ');

/** Usual names of the parties in both languages, folded; a document may use others, which its pairs show. */
const USUAL: readonly (readonly [english: string, arabic: string])[] = (
  [
    ['Employer', 'صاحب عمل|رب عمل'],
    ['Employee', 'موظف|عامل'],
    ['Worker', 'عامل'],
    ['Landlord', 'مؤجر'],
    ['Lessor', 'مؤجر'],
    ['Tenant', 'مستأجر'],
    ['Lessee', 'مستأجر'],
    ['Supplier', 'مورد'],
    ['Buyer', 'مشتري'],
    ['Purchaser', 'مشتري'],
    ['Seller', 'بائع'],
    ['Customer', 'عميل'],
    ['Client', 'عميل'],
    ['Contractor', 'مقاول'],
    ['Consultant', 'استشاري|مستشار'],
    ['Distributor', 'موزع'],
    ['Principal', 'موكل'],
    ['Agent', 'وكيل'],
    ['Franchisor', 'مانح'],
    ['Lender', 'مقرض'],
    ['Borrower', 'مقترض'],
    ['Guarantor', 'كفيل|ضامن'],
    ['Licensor', 'مرخص'],
    ['Financier', 'ممول'],
    ['Discloser', 'مفصح'],
    ['Disclosing Party', 'مفصح|طرف مفصح'],
    ['Recipient', 'متلقي|مستلم'],
    ['Receiving Party', 'متلقي|طرف متلقي|مستلم|طرف مستلم'],
    ['Service Provider', 'مقدم خدمة|مقدم خدمات|مزود خدمة'],
    ['Franchisee', 'صاحب امتياز'],
    ['Owner', 'مالك'],
    ['First Party', 'طرف أول'],
    ['Second Party', 'طرف ثاني'],
  ] as const
).flatMap(([english, arabic]) => arabic.split('|').map((name) => [english, fold(name)] as const));

/** Least pairs that show which Arabic name a party has. */
const SHOWN = 2;

/** Which Arabic name each English name of a party stands beside in most pairs, and the other way round. */
export class Roles {
  readonly #counts = new Map<string, Map<string, number>>();

  constructor(bound: readonly { en: string | null; ar: string | null }[]) {
    for (const [english, arabic] of USUAL)
      for (let times = 0; times < SHOWN; times += 1) this.#count(english, arabic);
    for (const { en, ar } of bound) {
      if (en === null || ar === null) continue;
      this.#count(en, ar);
    }
  }

  #count(english: string, arabic: string): void {
    this.#add(`en ${english}`, arabic);
    this.#add(`ar ${arabic}`, english);
  }

  #add(name: string, other: string): void {
    const counts = this.#counts.get(name) ?? new Map<string, number>();
    this.#counts.set(name, counts.set(other, (counts.get(other) ?? 0) + 1));
  }

  /** Tells whether two names are those of different parties for certain: each has another name beside it elsewhere. */
  differ(en: string, ar: string): boolean {
    const [usual, english] = [this.#usual(`en ${en}`), this.#usual(`ar ${ar}`)];
    return usual !== null && english !== null && usual !== ar && english !== en;
  }

  #usual(name: string): string | null {
    const sorted = [...(this.#counts.get(name) ?? [])].sort(([, a], [, b]) => b - a);
    const [first, second] = sorted;
    if (first === undefined || first[1] < SHOWN || first[1] <= (second?.[1] ?? 0)) return null;
    return first[0];
  }
}
