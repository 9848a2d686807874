import type { ContentsById, Part } from './content.js';

const arabic: Part = {
  name: { en: 'an Arabic text', ar: 'نص عربي' },
  found: {
    en: '\\barabic\\b',
    ar: '[ء-ي]{3,20} [ء-ي]{3,20} [ء-ي]{3,20} [ء-ي]{3,20}',
  },
  subject: { en: '\\b(?:translation|language)\\b', ar: '~ترجمة' },
};

/** Documents that must be in Arabic: one in another language that does not speak of an Arabic text. */
export const languageContents: ContentsById = {
  'SA-LAB-03': { parts: [arabic] },
  'SA-GTP-01': { parts: [arabic] },
  'SA-FRA-06': { parts: [arabic] },
};
