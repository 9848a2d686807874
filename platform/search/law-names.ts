import { LAWS, type LawName } from '#platform/law/laws.js';
import { analyse, type Token } from './analyse.js';

/** Other names of laws in use, in both languages. */
const ALIASES: Partial<Record<LawName, string>> = {
  labor:
    'labour law,employment law,saudi labor law,labour code,labor code,قانون العمل,نظام العمل والعمال,نظام العمل السعودي',
  'personal-data':
    'PDPL,data protection law,personal data law,privacy law,نظام حماية البيانات,نظام البيانات الشخصية,قانون حماية البيانات الشخصية',
  'personal-data-regulation':
    'PDPL regulation,PDPL implementing regulation,PDPL regulations,لائحة حماية البيانات الشخصية,لائحة نظام حماية البيانات الشخصية',
  'civil-transactions': 'CTL,civil code,civil law,نظام المعاملات,القانون المدني,النظام المدني',
  companies: 'company law,corporate law,corporations law,قانون الشركات',
  bankruptcy: 'insolvency law,قانون الإفلاس,نظام التعثر',
  'civil-procedure':
    'civil procedure law,sharia procedure law,law of procedure,نظام المرافعات,قانون المرافعات',
  'commercial-courts': 'commercial court law,نظام المحكمة التجارية,نظام المحاكم التجاريه',
  competition: 'antitrust law,قانون المنافسة',
  copyright: 'copyrights law,author rights law,نظام حماية حقوق المؤلف,نظام حق المؤلف',
  enforcement: 'execution law,قانون التنفيذ',
  evidence: 'evidence law,proof law,قانون الإثبات',
  franchise: 'franchising law,نظام الفرنشايز,نظام الامتياز',
  'gcc-trademark':
    'trademark law,trademarks law,GCC trademarks law,نظام العلامات التجارية,قانون العلامات التجارية',
  'government-tenders':
    'GTPL,government procurement law,procurement law,tenders law,government tenders law,نظام المنافسات,نظام المشتريات الحكومية,نظام المنافسات الحكومية',
  'income-tax': 'tax law,نظام الضريبة على الدخل',
  'anti-money-laundering': 'AML law,AML,money laundering law,نظام غسل الأموال,نظام غسيل الأموال',
  'anti-bribery': 'bribery law,combating bribery law,نظام الرشوة',
  'anti-concealment': 'concealment law,tasattur law,نظام التستر,نظام مكافحة التستر التجاري',
  'cyber-crime':
    'cybercrime law,anti cybercrime law,cyber crime law,cyber crimes law,نظام الجرائم المعلوماتية,نظام جرائم المعلوماتية,قانون الجرائم المعلوماتية',
  'commercial-fraud': 'commercial fraud law,نظام الغش التجاري',
  'anti-harassment': 'harassment law,نظام التحرش,نظام مكافحة التحرش',
  'building-code': 'building code law,نظام كود البناء',
  'commercial-agencies': 'commercial agency law,agency law,agencies law,نظام الوكالة التجارية',
  'credit-information': 'credit information law,نظام المعلومات الائتمانيه',
  'e-commerce': 'ecommerce law,electronic commerce law,نظام التجارة الالكترونية',
  'e-transactions': 'electronic transactions law,e-transactions law,نظام المعاملات الإلكترونية',
  'health-insurance': 'health insurance law,نظام الضمان الصحي,نظام التأمين الصحي',
  investment: 'foreign investment law,نظام الاستثمار الأجنبي,قانون الاستثمار',
  'landlord-tenant':
    'landlord tenant law,rent law,tenancy law,أحكام العلاقة بين المؤجر والمستأجر,نظام الإيجار',
  'non-saudi-property': 'foreign ownership law,نظام تملك الأجانب,نظام تملك غير السعوديين',
  'off-plan': 'off plan law,off plan sale law,نظام البيع على الخارطة',
  'real-estate-brokerage': 'brokerage law,نظام الوساطة',
  'real-estate-tax': 'RETT law,RETT,real estate tax law,نظام التصرفات العقارية',
  'social-insurance': 'GOSI law,نظام التأمينات',
  'value-added-tax': 'VAT law,VAT,نظام القيمة المضافة,نظام الضريبة المضافة',
};

/** Names of laws as they stand in questions, by their first term; the longest first. */
/** Laws of the product's that no rule rests on, and others that are asked about in English. */
const OTHERS: Record<string, string> = {
  'basic-a90-1412': 'basic law of governance,basic law,النظام الأساسي للحكم',
  'anti-terror-m21-1439':
    'anti terrorism law,counter terrorism law,terrorism law,law on combating terrorism,نظام مكافحة الإرهاب,نظام الإرهاب',
};

export type LawNames = ReadonlyMap<string, readonly { key: string; terms: readonly string[] }[]>;

/** Returns the names of laws for `namesIn`: of those given, and of the product's own with their usual other names. */
export function lawNames(laws: readonly { key: string; nameAr: string; nameEn: string | null }[]): LawNames {
  const names = new Map<string, { key: string; terms: string[] }[]>();
  const add = (key: string, name: string) => {
    const terms = analyse(name).map(({ term }) => term);
    const [first] = terms;
    if (first === undefined) return;
    const list = names.get(first) ?? [];
    if (!list.some((other) => other.terms.join(' ') === terms.join(' '))) list.push({ key, terms });
    names.set(first, list);
  };
  for (const [name, law] of Object.entries(LAWS)) {
    const aliases = ALIASES[name as LawName];
    for (const alias of [law.name.en, law.name.ar, ...(aliases === undefined ? [] : aliases.split(','))])
      add(law.key, alias);
  }
  for (const [key, aliases] of Object.entries(OTHERS))
    for (const alias of aliases.split(',')) add(key, alias);
  for (const { key, nameAr, nameEn } of laws) {
    add(key, nameAr);
    if (nameEn !== null) add(key, nameEn);
  }
  for (const list of names.values()) list.sort((a, b) => b.terms.length - a.terms.length);
  return names;
}

export interface NamedLaw {
  key: string;
  /** Positions of its words among the tokens, end exclusive. */
  from: number;
  to: number;
}

/** Finds laws that a text names, each name as long as possible. */
export function namesIn(tokens: readonly Token[], names: LawNames): NamedLaw[] {
  const found: NamedLaw[] = [];
  for (let at = 0; at < tokens.length;) {
    const match = (names.get(tokens[at]?.term ?? '') ?? []).find(({ terms }) =>
      terms.every((term, index) => tokens[at + index]?.term === term),
    );
    if (match !== undefined) found.push({ key: match.key, from: at, to: at + match.terms.length });
    at += match?.terms.length ?? 1;
  }
  return found;
}
