import type { Language } from '#shared/contracts/common.js';
import type { Kind } from './english.js';
import { WORDINGS } from './words.js';

/** Names of kinds whose titles say more than the kind: what a clause has, or how far it goes. */
const NAMES: Partial<Record<Kind, Record<Language, string>>> = {
  'change-of-control': { en: 'Change of control', ar: 'تغيّر السيطرة' },
  'termination-no-cure': { en: 'Immediate termination for breach', ar: 'إنهاء فوري عند الإخلال' },
  'short-cure': { en: 'Short time to cure a breach', ar: 'مهلة قصيرة لمعالجة الإخلال' },
  'long-term': { en: 'Long term', ar: 'مدة طويلة' },
  'slow-payment': { en: 'Long time to pay', ar: 'مدة دفع طويلة' },
  'one-sided-assignment-ban': {
    en: 'Only one side is barred from assigning',
    ar: 'منع أحد الطرفين من التنازل دون الآخر',
  },
  'one-sided-confidentiality': {
    en: 'Only one side must keep information confidential',
    ar: 'السرية على أحد الطرفين دون الآخر',
  },
  'foreign-law': { en: 'Foreign governing law', ar: 'قانون أجنبي واجب التطبيق' },
  'foreign-courts': { en: 'Foreign courts', ar: 'محاكم أجنبية' },
  'unilateral-change': { en: 'One side may make changes alone', ar: 'تغييرات بإرادة منفردة' },
  'prohibited-object': { en: 'Subject that is unlawful in Saudi Arabia', ar: 'محل محظور في المملكة' },
  'vague-words': { en: 'Vague wording', ar: 'صياغة غامضة' },
  'number-conflict': { en: 'Words and figures that differ', ar: 'اختلاف الكتابة والأرقام' },
  'date-conflict': { en: 'Two effective dates', ar: 'تاريخان للنفاذ' },
  'undefined-term': { en: 'Terms used but not defined', ar: 'مصطلحات مستعملة غير معرّفة' },
  'claim-notice-bar': {
    en: 'Claims are lost without timely notice',
    ar: 'سقوط المطالبة لعدم الإشعار في المدة',
  },
  language: { en: 'Controlling language other than Arabic', ar: 'ترجيح لغة غير العربية' },
};

/** Returns the name of a kind of risk, as it is listed where none was found. */
export function kindName(kind: Kind, lang: Language): string {
  const lines = WORDINGS[lang][kind].title;
  const unconditional = lines.filter((line) => typeof line === 'string');
  return NAMES[kind]?.[lang] ?? unconditional.at(-1) ?? kind;
}
