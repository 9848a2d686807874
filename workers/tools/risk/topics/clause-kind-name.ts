import type { Language } from '#shared/contracts/common.js';
import type { MissingKind } from '../expected-clauses.js';

const NAMES: Readonly<Record<MissingKind, Readonly<Record<Language, string>>>> = {
  'missing-liability-limit': { en: 'Limits of liability', ar: 'حدود المسؤولية' },
  'missing-termination': { en: 'Termination', ar: 'الإنهاء' },
  'missing-governing-law': { en: 'Governing law', ar: 'القانون الواجب التطبيق' },
  'missing-dispute-resolution': { en: 'Disputes', ar: 'تسوية المنازعات' },
  'missing-confidentiality': { en: 'Confidentiality', ar: 'السرية' },
  'missing-force-majeure': { en: 'Force majeure', ar: 'القوة القاهرة' },
  'missing-payment-terms': { en: 'Time of payment', ar: 'موعد الدفع' },
  'missing-ip': { en: 'Ownership of what is created', ar: 'ملكية المخرجات' },
  'missing-data-protection': { en: 'Data protection', ar: 'حماية البيانات' },
  'missing-amendment': { en: 'Amendments in writing', ar: 'التعديل كتابةً' },
  'missing-warranty': { en: 'Warranty', ar: 'الضمان' },
  'missing-term': { en: 'Term', ar: 'المدة' },
  'missing-signature': { en: 'Signatures', ar: 'التوقيعات' },
};

/** Returns the name of a clause that a contract should have, as it is listed where it may be there. */
export const clauseKindName = (kind: MissingKind, lang: Language): string => NAMES[kind][lang];
