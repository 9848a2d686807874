import type { Language } from '#shared/contracts/common.js';
import type { RuleReading } from '../answer.js';

const VIEWS: Record<Language, Record<RuleReading['answer'], string>> = {
  en: {
    keeps: 'in line with this rule',
    breaks: 'contrary to this rule',
    doubtful: 'perhaps contrary to this rule',
    partly: 'in line with this rule as far as it was read',
    mentions: 'on this subject',
  },
  ar: {
    keeps: 'متفقاً مع هذا الحكم',
    breaks: 'مخالفاً لهذا الحكم',
    doubtful: 'ربما يخالف هذا الحكم',
    partly: 'متفقاً مع هذا الحكم فيما قُرئ منه',
    mentions: 'متصلاً بهذا الموضوع',
  },
};

/** Says in one answer what a model and a rule's own readers take a clause for, where these are contrary. */
export function contraryViews(
  model: { answer: RuleReading['answer']; sentence: string | null },
  reader: Pick<RuleReading, 'answer' | 'says'>,
): { en: string; ar: string } {
  const view = (lang: Language, answer: RuleReading['answer'], says: string | null | undefined) =>
    `${VIEWS[lang][answer]}${says === null || says === undefined ? '' : lang === 'en' ? ` (“${says}”)` : ` («${says}»)`}`;
  const by = (lang: Language) => ({
    model: view(lang, model.answer, model.sentence),
    reader: view(lang, reader.answer, reader.says?.[lang]),
  });
  const [en, ar] = [by('en'), by('ar')];
  return {
    en: `The language model takes the clause to be ${en.model}; read by fixed rules it is ${en.reader}. Read the clause itself.`,
    ar: `يرى النموذج اللغوي البند ${ar.model}، بينما تراه القراءة وفق قواعد ثابتة ${ar.reader}. راجع نص البند.`,
  };
}

/** Reason why rules are not answered though their section was read. */
export const UNSETTLED_RULES: Record<Language, (subjects: string) => string> = {
  en: (subjects) =>
    `Not settled: ${subjects}. The language model gave no answer that the text bears out; read this section for them.`,
  ar: (subjects) =>
    `لم يُحسم: ${subjects}. لم يقدّم النموذج اللغوي في ذلك إجابة تسندها عبارات النص، فراجع هذا القسم بشأنها.`,
};
