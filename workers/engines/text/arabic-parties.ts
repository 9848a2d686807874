import { arabicPattern, fold, folded, hasArabic } from './arabic.js';
import type { Party } from './parties.js';

const PREAMBLE_CHARS = 5000;
const ALIAS =
  /(?:ويشار|يشار|والمشار|المشار|ويسمى|وتسمى|ويدعى|ويعرف|وتعرف|ويرمز)[^"(.]{0,50}?(?:بـ|ب|باسم|له|لها|هنا)?\s{0,20}[:("]{1,3}\s{0,20}([^")،.\n]{3,40}?)\s{0,20}[")]|\(\s*(?:"\s*)?(الطرف\s+(?:الأول|الاول|الثاني|الثالث)|ال[\u0621-\u0652]{3,18}(?:\s+[\u0621-\u0652]{2,16})?)\s*(?:"\s*)?\)|\(\s*"\s*([^")،.\n]{3,40}?)\s*"\s*\)/g;
const NUMBERED =
  /(الطرف\s+(?:الأول|الاول|الثاني|الثالث))\s*[:/-]|^[^\S\n]{0,20}(ال[\u0621-\u064a]{3,14}(?:\s+[\u0621-\u064a]{2,12})?)\s{0,9}:(?=\s{0,9}(?:شركة|مؤسسة|مصنع|مجموعة|بنك|مكتب|السيد|السيدة|الأستاذ|الأستاذة|الدكتور|المهندس|ورثة|جمعية))/gm;
/** Where the recitals begin: a company that they mention is not a party. */
const RECITALS = arabicPattern('(?:^|\\n)\\s{0,9}(?:لما كان|وحيث|حيث (?:إن|أن)|حيث يملك|حيث ترغب)');
/** Words that are defined beside the parties but do not name a party. */
const NOT_A_PARTY = arabicPattern(
  '^(?:العقد|الاتفاقية|الخدمات|المنتجات|المخرجات|الأطراف|الطرفان|الطرفين|العين|العقار|المأجور|المشروع|الأعمال|المنطقة|الإقليم|المدة|الملحق|البضائع|الموقع|التاريخ)',
);
/** What Arabic contracts call their sides. */
export const ARABIC_ROLES: readonly string[] = [
  'المورد', 'العميل', 'المشتري', 'البائع', 'المؤجر', 'المستأجر', 'المقاول', 'صاحب العمل', 'الموظف', 'العامل',
  'الموزع', 'الوكيل', 'الموكل', 'المرخص له', 'المرخص', 'مقدم الخدمة', 'مقدم الخدمات', 'الاستشاري', 'المالك',
  'الشركة', 'المنتج', 'المصنع', 'المقرض', 'المقترض', 'الطرف الأول', 'الطرف الثاني', 'متلقي الخدمة', 'المقاول من الباطن', 'مقاول الباطن', 'المقاول الرئيسي',
  'مانح الامتياز', 'صاحب الامتياز', 'ممنوح الامتياز', 'مزود الخدمة', 'صاحب المنشأة', 'المنشأة', 'المشغل', 'المطور',
  'المستثمر', 'المستشار', 'المتعهد', 'المشترك', 'الناقل', 'الدائن', 'المدين', 'الكفيل', 'السائق', 'الطبيب',
]; // prettier-ignore
/** The English names of Arabic roles. */
export const ENGLISH_ROLES: Readonly<Record<string, string>> = {
  المورد: 'Supplier', العميل: 'Customer', المشتري: 'Buyer', البائع: 'Seller', المؤجر: 'Lessor',
  المستأجر: 'Lessee', المقاول: 'Contractor', 'صاحب العمل': 'Employer', الموظف: 'Employee', العامل: 'Employee',
  الموزع: 'Distributor', الوكيل: 'Agent', الموكل: 'Principal', 'المرخص له': 'Licensee', المرخص: 'Licensor',
  'مقدم الخدمة': 'Service Provider', الاستشاري: 'Consultant', الشركة: 'Company',
  'الطرف الأول': 'First Party', 'الطرف الثاني': 'Second Party',
}; // prettier-ignore

const words = (alias: string) => fold(alias).replace(/^ال/, '').replace(/\s+/g, '\\s+');
const uses = (flat: string, alias: string) =>
  flat.match(new RegExp(`(?<![ء-ي])[وفبكل]{0,2}(?:ال|ل)?${words(alias)}(?![ء-ي])`, 'g'))?.length ?? 0;

/**
 * Finds the parties that an Arabic preamble names; `text` is the normalized text, not folded, so that names keep
 * their spelling.
 */
export function findArabicParties(text: string): Party[] {
  if (!hasArabic(text)) return [];
  const head = text.slice(0, PREAMBLE_CHARS);
  const flat = fold(text);
  const parties: Party[] = [];
  const opening = folded(head);
  const recitals = opening.offsets[RECITALS.exec(opening.text)?.index ?? -1] ?? Infinity;
  const add = (alias: string, name: string) => {
    const tidy = alias
      .replace(/\s+/g, ' ')
      .replace(/["():]/g, '')
      .trim();
    const key = fold(tidy);
    if (tidy.length < 4 || !hasArabic(tidy) || NOT_A_PARTY.test(key) || uses(flat, tidy) < 3) return;
    if (parties.length < 4 && !parties.some(({ aliases }) => aliases.some((known) => fold(known) === key)))
      parties.push({ name, aliases: [tidy] });
  };
  const named = [...head.matchAll(ALIAS), ...head.matchAll(NUMBERED)].sort((a, b) => a.index - b.index);
  for (const match of named) {
    if (parties.length >= 2 && match.index > recitals) break;
    const alias = match[1] ?? match[2] ?? match[3] ?? '';
    add(alias, nameAround(head, match.index, match[0].length) ?? alias);
  }
  for (const role of ARABIC_ROLES) if (parties.length < 2) add(role, role);
  const introduced = parties.length < 2 ? introducedIn(head, flat) : [];
  return introduced.length > 0 ? introduced : parties;
}

/** Words that belong to the form of a company, and that a contract leaves out where it speaks of it. */
const FORM = /^(?:شركة|مؤسسة|مصنع|مجموعة|مكتب)\s|\s(?:المحدودة|المساهمة|القابضة|ذات المسؤولية المحدودة)$/g;
const BETWEEN = /(?:^|\s)بين\s([^.\n]{5,200})/;

/** Finds the two sides of "between X and Y", which the contract calls by their roles or short names. */
function introducedIn(head: string, flat: string): Party[] {
  const named =
    BETWEEN.exec(head)?.[1]?.split(/\s(?=و(?:شركة|مؤسسة|مصنع|مجموعة|مكتب|ال|صاحب|مقدم|رب)\s?)/) ?? [];
  if (named.length !== 2) return [];
  const sides = named.map((side, at) => {
    const name = (at === 0 ? side : side.slice(1)).trim();
    return { name, aliases: [name.replace(FORM, '').replace(FORM, '').trim()] };
  });
  return sides.every(({ aliases: [alias = ''] }) => alias.length > 3 && uses(flat, alias) > 1) ? sides : [];
}

const NAME =
  /(?<!(?:يمثل[\u0621-\u064a]{1,3}|بتمثيل|ممثل[\u0621-\u064a]{1,3})\s(?:[\u0621-\u064a/]{2,12}\s){0,5})((?:شركة|مؤسسة|مصنع|مجموعة|مجمع|بنك|مكتب|جمعية|ورثة|السيدة?|الأستاذة?|الدكتورة?|المهندسة?)[\s/]{1,3}(?!ذات|مساهمة|شخص|تضامن|مهنية|قائمة|سعودية)[^\n،,.("؛:]{3,60})/g;

/** Finds the nearest company or person: before "(المورد)", after "الطرف الأول:". */
function nameAround(head: string, at: number, length: number): string | null {
  const before = head.slice(Math.max(0, at - 260), at);
  const behind = head.slice(at + length, at + length + 120);
  const colon = /[:/-]$/.test(head.slice(at, at + length));
  const name = colon ? [...behind.matchAll(NAME)][0]?.[1] : [...before.matchAll(NAME)].at(-1)?.[1];
  return name?.replace(/\s+/g, ' ').trim() ?? null;
}

/** Merges the parties of a bilingual contract into one list: a side that both texts name is one party. */
export function withArabic(english: readonly Party[], arabic: readonly Party[]): Party[] {
  if (english.length === 0 || arabic.length === 0) return [...english, ...arabic];
  const left = [...arabic];
  const joined = english.map((party) => {
    const at = left.findIndex(({ aliases }) =>
      aliases.some((alias) =>
        party.aliases.some((own) => own.toLowerCase() === roleOf(alias)?.toLowerCase()),
      ),
    );
    const twin = at === -1 ? undefined : left.splice(at, 1)[0];
    return twin === undefined ? party : { ...party, aliases: [...party.aliases, ...twin.aliases] };
  });
  // Parties that are left on both sides are paired in the order of the text.
  return joined
    .map((party) => {
      if (party.aliases.some(hasArabic)) return party;
      const twin = left.shift();
      return twin === undefined ? party : { ...party, aliases: [...party.aliases, ...twin.aliases] };
    })
    .concat(left);
}

const roleOf = (alias: string) =>
  Object.entries(ENGLISH_ROLES).find(([role]) => fold(role) === fold(alias))?.[1] ?? null;
