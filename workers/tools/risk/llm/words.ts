import type { Severity } from '#shared/tools/risk/contract.js';
import type { Language } from '#shared/contracts/common.js';
import type { FailureReason } from '#workers/runtime/failures.js';
import type { Topic } from './kinds.js';

/** Reasons why a section was not analyzed. */
export const REASONS: Record<Language, Record<FailureReason, string>> = {
  en: {
    refused: 'The language model declined to analyze this section.',
    too_long: 'The language model could not answer in full: the section is too long for it.',
    rejected: 'The language model did not accept the request for this section.',
    invalid: 'The language model gave no usable answer for this section.',
    timeout: 'The language model took too long to answer.',
    unreachable: 'The language model could not be reached.',
    busy: 'The language model was too busy.',
  },
  ar: {
    refused: 'امتنع النموذج اللغوي عن تحليل هذا القسم.',
    too_long: 'تعذّر على النموذج اللغوي إكمال إجابته: القسم أطول مما يحتمله.',
    rejected: 'لم يقبل النموذج اللغوي طلب تحليل هذا القسم.',
    invalid: 'لم يقدّم النموذج اللغوي إجابة صالحة لهذا القسم.',
    timeout: 'استغرق النموذج اللغوي وقتاً أطول من المسموح به.',
    unreachable: 'تعذّر الوصول إلى النموذج اللغوي.',
    busy: 'كان النموذج اللغوي مشغولاً.',
  },
};

export const UNTITLED: Record<Language, (page: number | null) => string> = {
  en: (page) => (page === null ? 'Text without a heading' : `Text on page ${page}`),
  ar: (page) => (page === null ? 'نص بلا عنوان' : `نص في الصفحة ${page}`),
};

/** Note in the first finding of a kind that has more findings than are listed. */
export const FURTHER: Record<Language, (listed: number, further: number) => string> = {
  en: (listed, further) => `${listed} findings of this kind are listed, and ${further} more are not.`,
  ar: (listed, further) => `أُدرج من هذا النوع (${listed})، ولم تُدرج بقيتها (${further}).`,
};

/** Note in a finding whose texts cited articles that are not held. */
export const OMITTED: Record<Language, (sentences: number) => string> = {
  en: (sentences) =>
    `${sentences} ${sentences === 1 ? 'sentence' : 'sentences'} of the language model cited an article that could not be checked, and ${sentences === 1 ? 'was' : 'were'} left out.`,
  ar: (sentences) => `حُذف من كلام النموذج اللغوي ما استشهد بمادة تعذّر التحقق منها (عدد الجمل: ${sentences}).`,
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
