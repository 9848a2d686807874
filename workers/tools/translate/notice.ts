import type { BodyOf } from '#shared/tools/index.js';

const percent = (share: number) => `${Math.max(share > 0 ? 1 : 0, Math.round(share * 100))}%`;

/** Says what the reader of a translation's files must know of it, in both languages; null if there is nothing. */
export function noticeOf({
  draft_share: draft,
  unknown_share: unknown,
  paragraphs,
}: Pick<BodyOf<'translate'>, 'draft_share' | 'unknown_share' | 'paragraphs'>): {
  en: string;
  ar: string;
} | null {
  const doubtful = paragraphs.filter(({ doubts }) => doubts.length > 0).length;
  const en: string[] = [];
  const ar: string[] = [];
  if (draft !== null) {
    en.push(
      `Draft translation: ${percent(draft)} of the words were translated without a language model${unknown ? `, and ${percent(unknown)} of those stand untranslated` : ''}.`,
    );
    ar.push(
      `مسودة ترجمة: تُرجم ${percent(draft)} من الكلمات دون نموذج لغوي${unknown ? `، وبقي ${percent(unknown)} منها دون ترجمة` : ''}.`,
    );
  }
  if (doubtful > 0) {
    en.push(`Paragraphs to compare with the original: ${doubtful}.`);
    ar.push(`فقرات ينبغي مقارنتها بالأصل: ${doubtful}.`);
  }
  if (en.length === 0) return null;
  return { en: `${en.join(' ')} Have it reviewed before use.`, ar: `${ar.join(' ')} تُراجع قبل استعمالها.` };
}
