import type { Language } from '#shared/contracts/common.js';
import type { BodyOf } from '#shared/tools/index.js';

const percent = (share: number) => `${Math.max(share > 0 ? 1 : 0, Math.round(share * 100))}%`;

/** Stands before a paragraph that is to be compared, in files without colors. */
export const DOUBT_MARK = '[?]';

const WORDS = {
  en: {
    draft: (share: string | null) =>
      share === null
        ? 'Draft translation, made without a language model'
        : `Draft translation in part: ${share} of the words come from a translation without a language model`,
    unknown: (share: string, isWhole: boolean) =>
      isWhole ? `; ${share} of the words were not translated` : `, of which ${share} were not translated`,
    doubtful: (count: number) => ` Paragraphs to compare with the original: ${count}.`,
    marked: (count: number) =>
      ` Paragraphs to compare with the original: ${count}, each marked ${DOUBT_MARK}. Others may be wrong, too.`,
    colors: ' Yellow: untranslated words. Blue: paragraphs to compare with the original.',
    measured:
      ' In a test, more than half of the paragraphs drafted so said something else than the original.',
    review: ' Have it reviewed before use.',
  },
  ar: {
    draft: (share: string | null) =>
      share === null
        ? 'مسودة ترجمة أُعدّت دون نموذج لغوي'
        : `مسودة ترجمة في جزء منها: ${share} من الكلمات تُرجمت دون نموذج لغوي`,
    unknown: (share: string, isWhole: boolean) =>
      isWhole ? `، ولم يُترجم ${share} من الكلمات` : `، ومنها ${share} لم تُترجم`,
    doubtful: (count: number) => ` عدد الفقرات التي تنبغي مقارنتها بالأصل (${count}).`,
    marked: (count: number) =>
      ` عدد الفقرات التي تنبغي مقارنتها بالأصل (${count})، وقبل كل منها العلامة ${DOUBT_MARK}. وقد يقع الخطأ في غيرها أيضاً.`,
    colors: ' ما ظُلّل بالأصفر كلمات لم تُترجم، وما ظُلّل بالأزرق فقرات تنبغي مقارنتها بالأصل.',
    measured: ' وفي اختبار، خالف أكثر من نصف الفقرات التي تُرجمت هكذا معنى الأصل.',
    review: ' تجب مراجعتها قبل استعمالها.',
  },
} as const;

/**
 * Says what the reader of a translation's file must know of it, in the translation's language; null if there is nothing.
 * @param colored true for a file in which colors show where; in others `DOUBT_MARK` does.
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
  const isWhole = draft !== null && percent(draft) === '100%';
  const parts: string[] = [];
  if (draft !== null)
    parts.push(
      `${words.draft(isWhole ? null : percent(draft))}${unknown ? words.unknown(percent(unknown), isWhole) : ''}.${words.measured}`,
    );
  if (doubtful > 0) parts.push(colored ? words.doubtful(doubtful) : words.marked(doubtful));
  if (colored && (doubtful > 0 || unknown)) parts.push(words.colors);
  return `${parts.join('')}${words.review}`.trim();
}
