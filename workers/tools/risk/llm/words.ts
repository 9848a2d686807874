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

/** Reason why a kind of risk is open in a section that was analyzed: what a model said of it could not be confirmed. */
export const UNCONFIRMED: Record<Language, (kinds: string) => string> = {
  en: (kinds) =>
    `The language model reported what could not be confirmed by the words of the text: ${kinds}. It is not shown, and may still be so: read this section for it.`,
  ar: (kinds) =>
    `ذكر النموذج اللغوي ما لم يتأكد من عبارات النص: ${kinds}. فلم يُعرض، وقد يكون قائماً، فراجع هذا القسم بشأنه.`,
};

/** Reason why sentences are not shown of findings that are. */
export const LEFT_OUT: Record<Language, (statements: number) => string> = {
  en: (statements) =>
    `Sentences of the language model that the quoted words do not bear out were left out: ${statements}. The section was analyzed.`,
  ar: (statements) =>
    `حُذفت جمل للنموذج اللغوي لا تسندها العبارات المقتبسة، وعددها: ${statements}. أما القسم فقد حُلّل.`,
};

/** Reason why neither of two findings is shown. */
export const CONTRARY: Record<Language, (titles: string) => string> = {
  en: (titles) =>
    `The language model said contrary things of the same words: ${titles}. Neither is shown as a finding: read the clause itself.`,
  ar: (titles) =>
    `ذكر النموذج اللغوي أمرين متعارضين عن العبارات نفسها: ${titles}. فلم يُعرض أيٌّ منهما ملاحظةً، فراجع نص البند.`,
};

/** The name of risks of no known kind. */
export const OTHER_KIND: Record<Language, string> = { en: 'another risk', ar: 'خطر آخر' };

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
