import type { Language } from '#shared/contracts/common.js';
import type { BodyOf } from '#shared/tools/index.js';

const percent = (share: number) => `${Math.max(share > 0 ? 1 : 0, Math.round(share * 100))}%`;

const WORDS = {
  en: {
    draft: (share: string) =>
      `Draft translation: ${share} of the words were translated without a language model`,
    unknown: (share: string) => `, and ${share} of those stand untranslated`,
    doubtful: (count: number) => ` Paragraphs to compare with the original: ${count}.`,
    colors: ' Yellow: untranslated words. Blue: paragraphs to compare with the original.',
    measured:
      ' In a test, more than half of the paragraphs drafted so said something else than the original.',
    review: ' Have it reviewed before use.',
  },
  ar: {
    draft: (share: string) => `مسودة ترجمة: تُرجم ${share} من الكلمات دون نموذج لغوي`,
    unknown: (share: string) => `، وبقي ${share} منها دون ترجمة`,
    doubtful: (count: number) => ` فقرات تنبغي مقارنتها بالأصل: ${count}.`,
    colors: ' الأصفر: كلمات لم تُترجم. الأزرق: فقرات تنبغي مقارنتها بالأصل.',
    measured: ' وفي اختبار، خالف أكثر من نصف الفقرات التي تُرجمت هكذا معنى الأصل.',
    review: ' تجب مراجعتها قبل استعمالها.',
  },
} as const;

/**
 * Says what the reader of a translation's file must know of it, in the translation's language; null if there is nothing.
 * @param colored true for a file in which colors show where.
 */
export function noticeOf(
  {
    draft_share: draft,
    unknown_share: unknown,
    paragraphs,
    to,
  }: Pick<BodyOf<'translate'>, 'draft_share' | 'unknown_share' | 'paragraphs'> & { to: Language },
  { colored = false }: { colored?: boolean } = {},
): string | null {
  const doubtful = paragraphs.filter(({ doubts }) => doubts.length > 0).length;
  if (draft === null && doubtful === 0) return null;
  const words = WORDS[to];
  const parts: string[] = [];
  if (draft !== null)
    parts.push(
      `${words.draft(percent(draft))}${unknown ? words.unknown(percent(unknown)) : ''}.${words.measured}`,
    );
  if (doubtful > 0) parts.push(words.doubtful(doubtful));
  if (colored && (doubtful > 0 || unknown)) parts.push(words.colors);
  return `${parts.join('')}${words.review}`.trim();
}
