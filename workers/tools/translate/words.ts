import type { Doubt } from '#shared/tools/translate/contract.js';

/** Why a translation of a paragraph is doubtful, for its reader. */
export const DOUBTS: Readonly<Record<Doubt['code'], { en: string; ar: string }>> = {
  not_translated: { en: 'This paragraph was not translated.', ar: 'لم تُترجم هذه الفقرة.' },
  drafted: {
    en: 'The language model did not translate this paragraph; this is a draft made without it.',
    ar: 'لم يترجم النموذج اللغوي هذه الفقرة، وهذه مسودة أُعدّت من دونه.',
  },
  numbers: {
    en: 'Figures, dates or amounts differ from the original.',
    ar: 'تختلف الأرقام أو التواريخ أو المبالغ عن الأصل.',
  },
  negation: {
    en: 'A negation of the original may be lost, or one was added.',
    ar: 'قد يكون نفيٌ في الأصل قد سقط، أو أُضيف نفي ليس فيه.',
  },
  terms: {
    en: 'A term of your glossary was not used.',
    ar: 'لم يُستخدم مصطلح من مسردك.',
  },
};

/** Why a section is incomplete. */
export const NOT_FINISHED = { en: 'This section was not translated.', ar: 'لم يُترجم هذا القسم.' } as const;
