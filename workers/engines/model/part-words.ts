import type { Language } from '#shared/contracts/common.js';
import type { FailureReason } from '#workers/attempt/failures.js';

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

/** The name of a part of the text that has no heading. */
export const UNTITLED: Record<Language, (page: number | null) => string> = {
  en: (page) => (page === null ? 'Text without a heading' : `Text on page ${page}`),
  ar: (page) => (page === null ? 'نص بلا عنوان' : `نص في الصفحة ${page}`),
};
