import { describe, expect, it } from '@jest/globals';
import type { BodyOf } from '#shared/tools/index.js';
import { noticeOf } from './notice.js';
import { writeTextFile } from './text-file.js';

type Body = BodyOf<'translate'>;

const paragraph = (
  start: number,
  source: string,
  text: string,
  isDoubtful = false,
): Body['paragraphs'][number] =>
  ({
    ...{ kind: 'paragraph', source, text, unknown: [], engine: 'builtin' },
    doubts: isDoubtful ? [{ code: 'numbers', en: 'Figures differ.', ar: 'تختلف الأرقام.' }] : [],
    evidence: { start, end: start + source.length, page: null },
  }) as unknown as Body['paragraphs'][number];
const of = (to: 'en' | 'ar', draft: number | null, unknown: number | null, doubtful = 1) => ({
  ...{ to, draft_share: draft, unknown_share: unknown },
  paragraphs: Array.from({ length: 2 }, (_, at) => paragraph(at * 10, 'Pay.', 'ادفع.', at < doubtful)),
});

describe('the notice of a draft', () => {
  it('does not call words translated that were not', () => {
    expect(noticeOf(of('en', 1, 0.05, 0))).toMatch(
      /^Draft translation, made without a language model; 5% of the words were not translated\./,
    );
    expect(noticeOf(of('en', 0.5, 0.05, 0))).toMatch(
      /^Draft translation in part: 50% of the words come from .*, of which 5% were not translated\./,
    );
    expect(noticeOf(of('ar', 1, 0.05, 0))).toMatch(
      /^مسودة ترجمة أُعدّت دون نموذج لغوي، ولم يُترجم 5% من الكلمات\./,
    );
  });

  it('in Arabic has no count that reads as the number of an item', () => {
    const notice = noticeOf(of('ar', 1, 0), { colored: true });
    expect(notice).toContain('تنبغي مقارنتها بالأصل (1). ما ظُلّل بالأصفر');
    expect(notice).not.toMatch(/\d\.\s*الأصفر/);
  });

  it('in files without colors says how paragraphs are marked, and that others may be wrong', () => {
    expect(noticeOf(of('en', 1, 0))).toContain(
      'to compare with the original: 1, each marked [?]. Others may be wrong, too.',
    );
  });
});

it('a text file marks the paragraphs that its notice counts', async () => {
  const [one, two] = [paragraph(0, 'Pay 5.', 'ادفع ٥٠.', true), paragraph(8, 'Deliver.', 'سلّم.')];
  const body = {
    to: 'ar',
    text: 'Pay 5.\n\nDeliver.',
    paragraphs: [one, two],
    draft_share: 1,
    unknown_share: 0,
  };
  let written = '';
  for await (const chunk of writeTextFile({ body } as unknown as Parameters<typeof writeTextFile>[0]))
    written += Buffer.from(chunk).toString();
  expect(written).toContain('[?] ادفع ٥٠.');
  expect(written).not.toContain('[?] سلّم.');
});
