import { expect, it } from '@jest/globals';
import { amendment } from './amendments.js';

it.each([
  [
    'current wording, as amended by M/134 of 27/11/1440H, M/44 of 8/2/1446H',
    'Current wording, as amended by Royal Decree M/134 of 27/11/1440H and Royal Decree M/44 of 8/2/1446H.',
    'النص الحالي بعد تعديله بموجب المرسوم الملكي رقم (م/134) وتاريخ 27/11/1440هـ والمرسوم الملكي رقم (م/44) وتاريخ 8/2/1446هـ.',
  ],
  [
    'added by M/272 of 1445H (Cabinet Decision 1016 of 27/11/1445H)',
    'Added by Royal Decree M/272 of 1445H (Cabinet Decision 1016 of 27/11/1445H).',
    'أُضيفت بموجب المرسوم الملكي رقم (م/272) لعام 1445هـ (قرار مجلس الوزراء رقم (1016) وتاريخ 27/11/1445هـ).',
  ],
  [
    'current wording, as amended by م / 52 of 28 / 4 / 1441H',
    'Current wording, as amended by Royal Decree M/52 of 28/4/1441H.',
    'النص الحالي بعد تعديله بموجب المرسوم الملكي رقم (م/52) وتاريخ 28/4/1441هـ.',
  ],
])('the note %j is a sentence in both languages', (written, en, ar) => {
  expect(amendment(written)).toEqual({ note: { en, ar }, outdated: false });
});

it('a text that is older than its amendment is outdated, and the note ends with the amendment', () => {
  const { note, outdated } = amendment(
    'amended by M/101 of 1440/9/3H and M/76 of 1442/9/3H; text held is older. Amendment: أول. | ثان.',
  );
  expect(outdated).toBe(true);
  expect(note?.en).toBe(
    'Amended by Royal Decree M/101 of 3/9/1440H and Royal Decree M/76 of 3/9/1442H; the text held is older than this amendment. Its text, in Arabic:\nأول.\nثان.',
  );
  expect(note?.ar).toMatch(/، والنص المعروض أقدم من هذا التعديل\. ونص التعديل:\nأول\.\nثان\.$/);
});

it('the former wording of a repealed article is outdated', () => {
  expect(
    amendment(
      'repealed by the Law of Evidence, M/43 of 26/5/1443H (Art. 128 repeals Part 7); former wording held',
    ),
  ).toEqual({
    note: {
      en: 'Repealed by the Law of Evidence, Royal Decree M/43 of 26/5/1443H (its Art. 128 repeals Part 7); the text held is the former wording.',
      ar: 'ملغاة بموجب نظام الإثبات الصادر بالمرسوم الملكي رقم (م/43) وتاريخ 26/5/1443هـ (ألغت المادة (128) منه الباب (7))، والنص المعروض هو النص السابق.',
    },
    outdated: true,
  });
});

it('no amendment, and none traced, say nothing of an article', () => {
  const nothing = { note: null, outdated: false };
  expect(amendment(null)).toEqual(nothing);
  expect(amendment('as published in the Official Gazette; later amendments not traced')).toEqual(nothing);
});

it('a note of an unknown form stops the command', () => {
  expect(() => amendment('changed somehow')).toThrow('A note of an unknown form: changed somehow');
});
