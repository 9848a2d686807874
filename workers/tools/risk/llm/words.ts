import type { Severity } from '#shared/tools/risk/contract.js';
import type { Language } from '#shared/contracts/common.js';
import type { Topic } from './kinds.js';

/** The words that bear a statement, where its finding does not show them as its quote. */
export const QUOTED: Record<Language, (quote: string) => string> = {
  en: (quote) => `(“${quote}”)`,
  ar: (quote) => `(«${quote}»)`,
};

/** Advice where all that a model advised was left out. */
export const REVIEW: Record<Language, string> = {
  en: 'Have a lawyer review this clause.',
  ar: 'اعرض هذا البند على محامٍ لمراجعته.',
};

/** Reason why a section is not fully analyzed: what the model said of it, and the text does not bear out. */
export const UNBORNE: Record<Language, (findings: number, statements: number) => string> = {
  en: (findings, statements) =>
    `The language model said more about this section than its words bear out, and that was left out (findings: ${findings}, statements: ${statements}).`,
  ar: (findings, statements) =>
    `ذكر النموذج اللغوي عن هذا القسم ما لا تسنده عباراته، فلم يُدرج (الملاحظات: ${findings}، العبارات: ${statements}).`,
};

interface Missing {
  kind: string;
  severity: Severity;
  en: string;
  ar: string;
}

/** Findings for topics that no section covers. */
export const MISSING: Record<Topic, Missing> = {
  'liability-limit': { kind: 'missing-liability-limit', severity: 'medium', en: 'limitation of liability', ar: 'تحديد المسؤولية' },
  termination: { kind: 'missing-termination', severity: 'medium', en: 'termination', ar: 'إنهاء العقد' },
  'governing-law': { kind: 'missing-governing-law', severity: 'medium', en: 'governing law', ar: 'القانون الواجب التطبيق' },
  'dispute-resolution': { kind: 'missing-dispute-resolution', severity: 'medium', en: 'dispute resolution', ar: 'تسوية المنازعات' },
  confidentiality: { kind: 'missing-confidentiality', severity: 'medium', en: 'confidentiality', ar: 'السرية' },
  'force-majeure': { kind: 'missing-force-majeure', severity: 'low', en: 'force majeure', ar: 'القوة القاهرة' },
  notices: { kind: 'missing-notices', severity: 'low', en: 'notices', ar: 'الإشعارات' },
  'payment-terms': { kind: 'missing-payment-terms', severity: 'medium', en: 'payment terms', ar: 'شروط الدفع' },
}; // prettier-ignore

export const ABSENT: Record<
  Language,
  (topic: string) => { title: string; explanation: string; recommendation: string }
> = {
  en: (topic) => ({
    title: `No clause on ${topic}`,
    explanation: `Each section was read, and none of them provides for ${topic}. The point is then left to the law and to dispute.`,
    recommendation: `Consider adding a clause on ${topic}.`,
  }),
  ar: (topic) => ({
    title: `لا يوجد بند بشأن ${topic}`,
    explanation: `قُرئت جميع الأقسام ولم يتناول أيٌّ منها ${topic}، فتبقى المسألة لأحكام النظام وعرضة للنزاع.`,
    recommendation: `يحسن إضافة بند بشأن ${topic}.`,
  }),
};
