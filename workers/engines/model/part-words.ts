import type { Language } from '#shared/contracts/common.js';
import type { FailedPart, FailureReason } from '#workers/attempt/failures.js';

const REASONS: Record<Language, Record<FailureReason, string>> = {
  en: {
    refused: 'The language model declined to analyze this section.',
    too_long: 'The language model could not answer in full: the section is too long for it.',
    context_too_small:
      'The context of the language model is too small: it did not read the whole question. Whoever runs LDA can raise it.',
    rejected: 'The language model did not accept the request for this section.',
    invalid: 'The language model gave no usable answer for this section.',
    timeout: 'The language model took too long to answer.',
    unreachable: 'The language model could not be reached.',
    busy: 'The language model was too busy.',
  },
  ar: {
    refused: 'امتنع النموذج اللغوي عن تحليل هذا القسم.',
    too_long: 'تعذّر على النموذج اللغوي إكمال إجابته: القسم أطول مما يحتمله.',
    context_too_small:
      'سياق النموذج اللغوي أصغر من اللازم، فلم يقرأ السؤال كاملاً. ويمكن لمن يشغّل LDA توسيعه.',
    rejected: 'لم يقبل النموذج اللغوي طلب تحليل هذا القسم.',
    invalid: 'لم يقدّم النموذج اللغوي إجابة صالحة لهذا القسم.',
    timeout: 'استغرق النموذج اللغوي وقتاً أطول من المسموح به.',
    unreachable: 'تعذّر الوصول إلى النموذج اللغوي.',
    busy: 'كان النموذج اللغوي مشغولاً.',
  },
};

const READ: Record<Language, (prompt: NonNullable<FailedPart['prompt']>) => string> = {
  en: ({ read, sent }) =>
    `The context of the language model is too small: it read ${read} of about ${sent} tokens, so this section counts as not read. Whoever runs LDA can raise it.`,
  ar: ({ read, sent }) =>
    `سياق النموذج اللغوي أصغر من اللازم: قرأ ${read} من نحو ${sent} وحدة نصية (token)، فلم يُعدّ هذا القسم مقروءاً. ويمكن لمن يشغّل LDA توسيعه.`,
};

/** Says why a section was not analyzed; without a failure the model was never reached. */
export const reasonOf = (failed: FailedPart | undefined, lang: Language): string =>
  failed?.prompt === undefined ? REASONS[lang][failed?.reason ?? 'unreachable'] : READ[lang](failed.prompt);

/** The name of a part of the text that has no heading. */
export const UNTITLED: Record<Language, (page: number | null) => string> = {
  en: (page) => (page === null ? 'Text without a heading' : `Text on page ${page}`),
  ar: (page) => (page === null ? 'نص بلا عنوان' : `نص في الصفحة ${page}`),
};
