import * as z from 'zod';

/** A line of a file of statutes: one article of a law. */
export const statuteLine = z.object({
  law_key: z.string(),
  law_ar: z.string(),
  decree: z.string(),
  status: z.enum(['in_force', 'as_published', 'repealed']),
  in_force: z.boolean().nullable(),
  issued: z.string(),
  article: z.union([z.number(), z.string()]),
  title: z.string().nullable(),
  amended_note: z.string().nullable(),
  text: z.string(),
  url: z.url(),
});
export type StatuteLine = z.infer<typeof statuteLine>;

/** The month up to which amendments of the statutes were traced. */
export const STATUTES_TRACED_TO = '2026-06';

const INSTRUMENTS: Record<string, string> = {
  'Royal Decree': 'المرسوم الملكي رقم',
  'Royal Order': 'الأمر الملكي رقم',
  'Cabinet Decision': 'قرار مجلس الوزراء رقم',
  'SDAIA Decision': 'قرار الهيئة السعودية للبيانات والذكاء الاصطناعي رقم',
};

/** Instruments that are named by their publication. */
const UNNUMBERED: Record<string, { en: string; ar: string }> = {
  'SDAIA transfer regulation, published 1 September 2024': {
    en: 'SDAIA regulation, published on 1 September 2024',
    ar: 'لائحة الهيئة السعودية للبيانات والذكاء الاصطناعي، المنشورة في 1 سبتمبر 2024',
  },
};

/**
 * Returns "Royal Decree M/46 of 1436/6/5H" in both languages, with the day first.
 * @throws Error for an instrument of another form.
 */
export function instrument(written: string): { en: string; ar: string } {
  const other = UNNUMBERED[written];
  if (other !== undefined) return other;
  const [, kind = '', number = '', date = ''] =
    /^(\D+?) ([AM]\/\d+|[\d/]+) of ([\d/]+)H$/.exec(written) ?? [];
  const kindInArabic = INSTRUMENTS[kind];
  if (kindInArabic === undefined) throw new Error(`No known instrument: ${written}`);
  const parts = date.split('/');
  const day = (parts[0]?.length === 4 ? parts.reverse() : parts).join('/');
  return {
    en: `${kind} ${number} of ${day}H`,
    ar: `${kindInArabic} (${number.replace('M', 'م').replace('A', 'أ')}) وتاريخ ${day}هـ`,
  };
}

/** Returns the instrument of a decree by its number and date alone: "M/46 of 5/6/1436H", "A/90 of …". */
export const decree = (written: string): { en: string; ar: string } =>
  instrument(`Royal ${written.startsWith('A') ? 'Order' : 'Decree'} ${written}`);

/** Begins paragraphs and numbered items on lines of their own, where the file has lost the breaks; words stay as they are. */
export const inParagraphs = (text: string) =>
  text
    .replace(/[ \t]+/g, ' ')
    .replace(/(?<=[.:؛]) (?=- )/g, '\n')
    .replace(/(?<=[.:؛%]\s?) (?=(?:[\d\u0660-\u0669]{1,2}|هـ|[\u0621-\u064a]) ?[-ـ–] ?\S)/g, '\n')
    .trim();
