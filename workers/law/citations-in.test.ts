import { describe, expect, test } from '@jest/globals';
import { isLinear, sizesOf } from '#tests/support/linear-time.js';
import { citationsIn, withHeldCitations } from './citations-in.js';

const CIVIL = 'civil-transactions-m191-1444';
/** What a text cites: "law number", or null for a citation of what is not held. */
const cited = (text: string) =>
  citationsIn(text).map(({ articles }) => articles?.map(({ law, number }) => `${law} ${number}`) ?? null);
const civil = (...numbers: number[]) => numbers.map((number) => `${CIVIL} ${number}`);

describe('citationsIn', () => {
  test.each([
    ['Article 173 of the Civil Transactions Law limits this.', [civil(173)]],
    ['نظام المعاملات المدنية الصادر بالمرسوم الملكي رقم (م/191)، المادة 173', [civil(173)]],
    ['Under the Saudi Civil Transactions Law (Royal Decree M/191), Art. 173(1) applies.', [civil(173)]],
    ['See Civil Transactions Law, Arts. 107 and 108.', [civil(107, 108)]],
    ['It is void (Civil Transactions Law, Articles 178-180).', [civil(178, 179, 180)]],
    ['The Labour Law, in Article 83, and Article 23 of the Bankruptcy Law apply.', [['labor-m51-1426 83'], ['bankruptcy-m50-1439 23']]],
    ['Article 17 of the Implementing Regulations of the PDPL and Article 29 of the PDPL.', [['pdpl-ir-1516-1445 17'], ['pdpl-m19-1443 29']]],
    ['Under the Civil Transactions Law this is void. Article 385 says so.', [civil(385)]],
    ['تنص المادة (173) من نظام المعاملات المدنية على ذلك.', [civil(173)]],
    ['وفقاً للمادة الثالثة والسبعين بعد المائة من نظام المعاملات المدنية.', [civil(173)]],
    ['نظام المعاملات المدنية، المادتان 107 و108', [civil(107, 108)]],
    ['المادتين (١٠٧) و(١٠٨) من نظام المعاملات المدنيّة', [civil(107, 108)]],
    ['والمواد من 178 إلى 180 من نظام المعاملات المدنية', [civil(178, 179, 180)]],
    ['المادة 24 من اللائحة التنفيذية لنظام حماية البيانات الشخصية', [['pdpl-ir-1516-1445 24']]],
    ['Article 23 of the Companies Law (Royal Decree M/132) applies.', [['companies-m132-1443 23']]],
    ['المادة 23 من نظام الشركات', [['companies-m132-1443 23']]],
    ['بموجب المادة التاسعة من نظام التنفيذ الجديد', [['enforcement-m237-1447 9']]],
  ])('%s', (text, articles) => {
    expect(cited(text)).toEqual(articles);
  }); // prettier-ignore

  test.each([
    'Article 999 of the Civil Transactions Law says so.',
    'Article 5 of the Payment Services Law applies.',
    'Article 12 of the Labor Law Implementing Regulations applies.',
    'Article 11 of the Enforcement Law (Royal Decree No. M/53 of 1433H) governs this.',
    'Article 173 of the UAE Civil Transactions Law is similar.',
    'Article 83 of the Egyptian Labour Law is similar.',
    'Article 23 of the Companies Law (Royal Decree M/3 of 1437H) applies.',
    'Article 23 of the Professional Companies Law applies.',
    'المادة 23 من نظام الشركات المهنية',
    'المادة 8 من نظام العمل التطوعي',
    'المادة 11 من نظام التنفيذ الصادر بالمرسوم الملكي رقم (م/53)',
    'Article 5 of Royal Decree M/76 applies.',
    'المادة 5 من المرسوم الملكي رقم (م/76)',
    'المادة 5 من نظام المدفوعات وخدماتها',
    'المادة 83 من اللائحة التنفيذية لنظام العمل',
    'المادة 700 من نظام المعاملات المدنية',
  ])('%s: its text is not held', (text) => {
    expect(cited(text)).toEqual([null]);
  });

  test.each([
    'Article 7 of this Agreement lets Supplier change prices.',
    'Under the Civil Transactions Law, Article 7 of the contract may be void.',
    'Article 12.3 caps liability.',
    'Article 7 lets Supplier terminate.',
    'Articles of clothing are delivered by law.',
    'تجيز المادة 7 من العقد للمورد تعديل الأسعار.',
    'وفق نظام العمل، المادة 7 من هذا العقد باطلة.',
    'مواد البناء على المقاول.',
  ])('%s: it cites no law', (text) => {
    expect(cited(text)).toEqual([]);
  });

  test('a citation is located in the text as it is written', () => {
    const text = 'وَفْقاً لِلمـادة (١٧٣) من نظام المعاملات المدنية.';
    const [found] = citationsIn(text);
    expect(text.slice(found?.start, found?.end)).toBe('لِلمـادة (١٧٣)');
  });

  test.each(['Article 1 of the ', 'المادة 5 و', 'law ', 'نظام ', 'Art. 1, ', '(((', 'المادة الأولى بعد '])(
    'a row of %j is read in time linear in its length',
    async (unit) => {
      const of = (size: number) => () => citationsIn(unit.repeat(size / unit.length));
      expect(await isLinear(of, sizesOf(2, 32))).toBe(true);
    },
  );
});

describe('withHeldCitations', () => {
  test('a sentence that cites what is not held is left out and counted', () => {
    expect(
      withHeldCitations(
        'The cap is low. Article 173 of the Civil Transactions Law permits it, see Royal Decree No. M/191. Article 9 of the Insurance Law forbids it. Ask for more.',
      ),
    ).toEqual({
      text: 'The cap is low. Article 173 of the Civil Transactions Law permits it, see Royal Decree No. M/191. Ask for more.',
      articles: [{ law: CIVIL, number: '173' }],
      dropped: 1,
    });
  });

  test('a text without such citations stays as it is', () => {
    const text = 'السقف منخفض.\nويجوز ذلك (نظام المعاملات المدنية، المادة 173).';
    expect(withHeldCitations(text)).toEqual({ text, articles: [{ law: CIVIL, number: '173' }], dropped: 0 });
  });
});
