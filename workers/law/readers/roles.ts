import type { DocumentType } from '#shared/tools/compliance/documents.js';
import type { Party } from '#workers/engines/text/parties.js';
import { arabicPattern, fold, hasArabic } from '#workers/engines/text/arabic.js';
import { phrasePattern } from '#workers/engines/text/plain.js';
import type { InBoth } from '#platform/law/rules/rule.js';

/**
 * What contracts call the person in a role, in any document of the law. Arabic is written as for `arabicPattern`, without the
 * letters at its front.
 */
const ROLES = {
  employer: {
    en: 'employer|company|establishment|firm|institution|organi[sz]ation|we',
    ar: 'صاحب (?:ال)?عمل|رب (?:ال)?عمل|منشأة|شركة|مؤسسة|جهة (?:ال)?عمل|جهة',
  },
  employee: {
    en: 'employees?|workers?|staff(?: members?)?|executive|personnel|you',
    ar: 'عامل|عاملة|عاملين|عمال|موظف|موظفة|موظفين|أجير',
  },
  landlord: { en: 'landlord|lessor', ar: 'مؤجر|مالك' },
  tenant: { en: 'tenant|lessee', ar: 'مستأجر' },
  seller: { en: 'seller|supplier|vendor', ar: 'بائع|مورد' },
  buyer: { en: 'buyer|purchaser|customer', ar: 'مشتري|عميل' },
  customer: { en: 'customer|client', ar: 'عميل|متلقي (?:ال)?خدمة' },
  provider: {
    en: '(?:service )?provider|supplier|consultant|vendor',
    ar: 'مقدم (?:ال)?خدمة|مقدم (?:ال)?خدمات|مزود (?:ال)?خدمة|استشاري|مورد',
  },
  principal: { en: 'principal|manufacturer|supplier|company', ar: 'موكل|منتج|شركة|مورد' },
  agent: { en: 'agent|distributor|representative|dealer', ar: 'وكيل|موزع' },
  franchisor: { en: 'franchisor|grantor', ar: 'مانح (?:ال)?امتياز|مانح' },
  franchisee: { en: 'franchisee', ar: 'صاحب (?:ال)?امتياز|ممنوح (?:ال)?امتياز|ممنوح' },
  owner: { en: 'owner|employer|client', ar: 'صاحب (?:ال)?عمل|مالك|رب (?:ال)?عمل|عميل' },
  contractor: { en: 'contractor', ar: 'مقاول' },
  subcontractor: { en: 'sub-?contractor', ar: 'مقاول (?:من )?(?:ال)?باطن' },
  lender: {
    en: 'lender|bank|financier|creditor|financing company',
    ar: 'مقرض|ممول|دائن|بنك|جهة (?:ال)?تمويل',
  },
  borrower: { en: 'borrower|debtor|obligor', ar: 'مقترض|مدين|متمول|عميل' },
  guarantor: { en: 'guarantor|surety', ar: 'كفيل|ضامن' },
  controller: {
    en: 'we|us|controller|company|platform|store|(?:service )?provider|operator',
    ar: 'نحن|جهة (?:ال)?تحكم|شركة|منصة|متجر|مقدم (?:ال)?خدمة|موقع',
  },
  person: {
    en: 'you|users?|data subjects?|customers?|individuals?|consumers?',
    ar: 'أنت|مستخدم|مستخدمين|صاحب (?:ال)?بيانات|عميل|عملاء|مستهلك',
  },
} as const satisfies Record<string, InBoth>;
export type RoleName = keyof typeof ROLES;
const ROLE_NAMES = Object.keys(ROLES) as RoleName[];

/** Which roles the first and the second party have by custom, where the document does not tell. */
const IN_ORDER: Partial<Record<DocumentType, readonly [RoleName, RoleName]>> = {
  employment: ['employer', 'employee'],
  lease: ['landlord', 'tenant'],
  construction: ['owner', 'contractor'],
  loan: ['lender', 'borrower'],
  franchise: ['franchisor', 'franchisee'],
  distribution: ['principal', 'agent'],
  sale: ['seller', 'buyer'],
  services: ['customer', 'provider'],
};
const ORDINALS: readonly [InBoth, InBoth] = [
  { en: 'first party', ar: 'طرف (?:ال)?أول' },
  { en: 'second party', ar: 'طرف (?:ال)?ثاني' },
];
const COMPANY = {
  en: '\\b(?:company|LLC|L\\.L\\.C|limited|ltd|inc|corp|corporation|establishment|est\\.|group|bank)\\b',
  ar: '~(?:شركة|مؤسسة|مصنع|مجموعة|بنك|مستشفى|مدرسة|جامعة)#',
};

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, ' ');
const bare = (alias: string) => alias.replace(/^(?:the |ال)/i, '');

/** Names by which a document calls the person in each role, as alternatives of a pattern in either language. */
export type Roles = Readonly<Record<RoleName, InBoth>>;

const namesOf = ({ name, aliases }: Party) => [...new Set([name, ...aliases])];

/** Tells whether a party is called by the words of a role. */
function isCalled(party: Party, role: RoleName): boolean {
  return namesOf(party).some((name) =>
    hasArabic(name)
      ? arabicPattern(`^(?:ال)?(?:${ROLES[role].ar})#`).test(fold(name))
      : phrasePattern(`^(?:the )?(?:${ROLES[role].en})$`).test(name),
  );
}

const isCompany = (party: Party) =>
  namesOf(party).some((name) =>
    hasArabic(name) ? arabicPattern(COMPANY.ar).test(fold(name)) : phrasePattern(COMPANY.en).test(name),
  );

/** Returns which of two parties has the first of two facing roles: 0 or 1; null if nothing tells. */
function holderOf(roles: readonly [RoleName, RoleName], parties: readonly Party[]): 0 | 1 | null {
  const [a, b] = parties;
  if (a === undefined || b === undefined || parties.length !== 2) return null;
  const [first, second] = roles;
  if (isCalled(b, second) || isCalled(a, first)) return 0;
  if (isCalled(a, second) || isCalled(b, first)) return 1;
  if (first === 'employer' && isCompany(a) !== isCompany(b)) return isCompany(a) ? 0 : 1;
  return null;
}

/**
 * Returns the names of each role in a document: the usual words, the names and aliases of the parties that have it, and "first
 * party" or "second party" as the document, or else custom, gives it to them.
 */
export function rolesIn(type: DocumentType, parties: readonly Party[]): Roles {
  const roles = Object.fromEntries(
    ROLE_NAMES.map((role) => [role, { en: [ROLES[role].en], ar: [ROLES[role].ar] }]),
  ) as unknown as Record<RoleName, Record<'en' | 'ar', string[]>>;
  const facing = IN_ORDER[type];
  if (facing !== undefined) {
    const holder = holderOf(facing, parties);
    for (const [at, role] of facing.entries()) {
      const index = holder === 1 ? 1 - at : at;
      const party = holder === null ? undefined : parties[index];
      const ordinal = ORDINALS[index] ?? ORDINALS[0];
      roles[role].en.push(ordinal.en);
      roles[role].ar.push(ordinal.ar);
      for (const name of party === undefined ? [] : namesOf(party)) {
        const words = escaped(bare(name));
        if (words.length > 2) roles[role][hasArabic(name) ? 'ar' : 'en'].push(words);
      }
    }
  }
  return Object.fromEntries(
    ROLE_NAMES.map((role) => [role, { en: roles[role].en.join('|'), ar: roles[role].ar.join('|') }]),
  ) as Roles;
}

/** Puts the names of roles into the source of a pattern: `{employee}` in English as whole words, in Arabic with `~` and `#`. */
export const withRoles = (source: string, roles: Roles, lang: 'en' | 'ar'): string =>
  source.replace(/\{([a-z]+)\}/g, (written, name: string) => {
    if (!Object.hasOwn(roles, name)) throw new Error(`Unknown role ${written} in a pattern`);
    const names = roles[name as RoleName][lang];
    return lang === 'en' ? `\\b(?:${names})\\b` : `~(?:${names})#`;
  });
