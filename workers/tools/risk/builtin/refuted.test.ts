import { describe, expect, test } from '@jest/globals';
import { arabicContractWith, contractWith, documentOf, findingsOf } from '#tests/support/risk.js';
import type { Finding } from '../finding.js';

const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text);

/** Returns the findings whose evidence lies in a clause that stands in an otherwise harmless contract. */
async function foundIn(clause: string): Promise<Finding[]> {
  const lang = isArabic(clause) ? 'ar' : 'en';
  const text = (lang === 'ar' ? arabicContractWith : contractWith)(clause);
  const start = text.indexOf(clause);
  const found = await findingsOf(documentOf(text), { lang });
  return found.filter(({ evidence }) => evidence !== null && evidence.end > start);
}
const kindsIn = async (clause: string) => (await foundIn(clause)).map(({ kind }) => kind);

describe('an end on a condition is none without cause', () => {
  test.each([
    'Customer may terminate this Agreement on sixty days notice, should Supplier not have obtained the licence by then.',
    'Had Supplier not obtained the licence by then, Customer may terminate this Agreement on ten days notice.',
    'Customer may terminate this Agreement on sixty days notice provided that Supplier has not yet shipped.',
    'Customer may terminate this Agreement on sixty days notice once the price index has risen by more than 10%.',
    'Customer may terminate this Agreement on thirty days notice following three consecutive late deliveries.',
    'Customer may terminate this Agreement on thirty days notice for lack of funds.',
    'Customer may terminate this Agreement upon sixty days notice\n\nPage 4 of 12\n\nshould Supplier not have obtained the licence by then.',
    'Customer may terminate this Agreement upon sixty days notice\n\nSupply Agreement - Confidential\n4\n\nif Supplier has not obtained the licence by then.',
    'Where any of the following occurs:\n\n12\n\nCustomer may terminate this Agreement upon sixty days notice.',
  ])('%s', async (clause) => {
    expect(await kindsIn(clause)).not.toContain('termination-convenience');
  });

  test('a time to which the right is limited is told in its words', async () => {
    const [finding] = await foundIn(
      'Prior to 1 July 2025, Customer may terminate this Agreement on thirty days notice.',
    );
    expect(finding?.title).toBe('Customer may terminate without cause within limits');
    expect(finding?.explanation).toContain(
      'The sentence limits when the right can be used: “Prior to 1 July 2025”.',
    );
  });

  test.each([
    'Customer may terminate this Agreement for convenience on sixty days prior written notice.',
    'Customer may terminate this Agreement at any time, for any reason, by giving notice sixty days before the date of termination.',
    'Customer may terminate this Agreement at any time prior to the expiry of the Term by thirty days notice.',
    'Customer may at any time terminate this Agreement by sixty days notice, provided that it pays for all accepted goods.',
    'Customer may terminate this Agreement upon thirty days notice for any reason, including if the goods do not comply with the standards.',
    'This Agreement continues for twelve months; provided that Customer may terminate this Agreement at any time upon fifteen days notice to Supplier.',
  ])('a free right stays one: %s', async (clause) => {
    const [finding] = await foundIn(clause);
    expect(finding?.title).toMatch(/^Customer may terminate without cause \(notice/);
  });
});

describe('a length of time belongs to the phrase that governs it', () => {
  const told = async (clause: string) =>
    (await foundIn(clause)).map(({ title, explanation }) => `${title} ${explanation}`).join(' ');

  test.each([
    ['During the Term of this Agreement and for five years thereafter, Supplier will not disparage Customer.', /runs for/],
    ['The duty of confidentiality continues for seven years after the term of this Agreement.', /runs for/],
    ['The initial term is one year and this Agreement shall renew automatically unless either party gives notice of non-renewal.', /ahead|A renewal runs/],
    ['This Agreement shall automatically renew after the initial term of one (1) year unless either party gives written notice.', /ahead|A renewal runs/],
    ['مدة عقد الامتياز ثماني سنوات، ولا يزاول العميل نشاطاً منافساً بعد انتهائه إلا بمضي سنة واحدة.', /الانتهاء لمدة 8|ذُكرت لذلك مدة 8/],
    ['مدة هذا العقد سنتان، ويتجدد تلقائياً ما لم يخطر أحد الطرفين الآخر بعدم رغبته في التجديد.', /سنتين/],
  ])('%s', async (clause, wrong) => {
    expect(await told(clause)).not.toMatch(wrong);
  }); // prettier-ignore

  test.each([
    ['This Agreement is for a term of five (5) years and the duty of confidentiality shall survive its expiry for two (2) years.', 'The contract runs for 5 years.'],
    ['The initial term of this Agreement shall commence on the Effective Date and shall continue for a period of ten (10) years thereafter.', 'The contract runs for 10 years.'],
    ['This Agreement renews automatically for two-year terms unless either party gives notice ninety (90) days before.', 'Notice against renewal must be given 90 days ahead.'],
    ['This Agreement renews automatically for one-year periods unless notice is given six months before its end.', 'must be given 6 months ahead.'],
    ['مدة هذا العقد ست سنوات، ويلتزم المورد بالسرية خلال مدة العقد ولمدة عشر سنوات بعد انتهائه.', 'يسري العقد لمدة 6 سنوات.'],
    ['مدة عقد الامتياز ثماني سنوات، ولا يزاول العميل نشاطاً منافساً بعد انتهائه إلا بمضي سنة واحدة.', 'وذُكرت لذلك مدة سنة واحدة.'],
  ])('%s', async (clause, said) => {
    expect(await told(clause)).toContain(said);
  }); // prettier-ignore
});

describe('a cap belongs to the side whose liability it limits', () => {
  const capIn = async (clause: string) => {
    const found = (await foundIn(clause)).find(({ kind }) => kind === 'liability-cap');
    return found === undefined ? null : `${found.title} ${found.explanation}`;
  };

  test.each([
    "Supplier's total liability shall not exceed SAR 500,000 and Customer's shall not exceed SAR 2,000,000.",
    "Supplier's total liability shall not exceed SAR 500,000. Customer's shall not exceed SAR 2,000,000.",
    'The liability of Supplier is capped at SAR 500,000 and that of Customer at SAR 2,000,000.',
  ])('the cap of the other side is not denied: %s', async (clause) => {
    const told = await capIn(clause);
    expect(told).toMatch(
      /^Cap on the liability of Supplier The .*SAR 500,000.*liability of Customer as well/,
    );
    expect(told).not.toMatch(/only|2,000,000|No cap/);
  });

  test.each([
    'لا تتجاوز مسؤولية المورد مبلغ 500,000 ريال، ولا تتجاوز مسؤولية العميل مبلغ 900,000 ريال.',
    'الحد الأعلى لمسؤولية المورد 500,000 ريال، ولمسؤولية العميل 900,000 ريال.',
    'لا تتجاوز مسؤولية المورد مبلغ 500,000 ريال، أما مسؤولية العميل فلا تتجاوز 900,000 ريال.',
    'مسؤولية المورد محدودة بمبلغ 500,000 ريال ومسؤولية العميل محدودة بمبلغ 900,000 ريال.',
    'لا تتعدى مسؤولية المورد مبلغ 500,000 ريال، ولا تتعدى مسؤولية العميل مبلغ 900,000 ريال.',
  ])('%s', async (clause) => {
    const told = await capIn(clause);
    expect(told).toMatch(/^سقف لمسؤولية المورد مسؤولية المورد محددة بسقف. المبلغ المذكور 500,000/);
    expect(told).not.toMatch(/دون|900,000|لم يُعثر في المستند/);
  });

  test('a share is a cap too', async () => {
    const clause = "Supplier's liability is limited to 10% of the price and Customer's to 5% of it.";
    expect(await capIn(clause)).not.toMatch(/only|No cap/);
  });

  test('a side without a limit is told as that', async () => {
    expect(
      await capIn(
        "Supplier's liability shall not exceed SAR 500,000, and Customer's liability is unlimited.",
      ),
    ).toContain('No cap on the liability of Customer was found');
    expect(
      await capIn("Except for Customer's payment obligations, the liability of Supplier shall not exceed SAR 500,000."),
    ).toMatch(/^Cap on the liability of Supplier only/); // prettier-ignore
  });
});

test('one item of a list is not the whole of an indemnity', async () => {
  const told = async (clause: string) =>
    (await foundIn(clause)).map(({ title, explanation }) => `${title} ${explanation}`).join(' ');
  const from = (list: string) => `Supplier shall protect, indemnify and hold harmless Customer from ${list}.`;
  expect(await told(from('and against taxes, losses, claims and liabilities that its work causes'))).toMatch(/^One-sided(?!.*taxes)/); // prettier-ignore
  expect(await told(from('wages, taxes, injuries, damages and any other claims of its workers'))).not.toContain('taxes'); // prettier-ignore
  expect(await told(from('any taxes, penalties and interest'))).toContain('It is about taxes.');
});

describe('a duty that the other side has elsewhere is not told of one side alone', () => {
  const first = 'Supplier shall keep the Confidential Information of Customer secret.';
  test.each([
    '(b) Customer shall keep confidential all information of Supplier.',
    'Customer will safeguard the proprietary information of Supplier and not disclose it.',
    'All information received from Supplier shall be kept confidential by Customer.',
    'Customer may not divulge the trade secrets of Supplier.',
  ])('%s', async (second) => {
    expect(await kindsIn(`${first}\n\n2. Other\n${second}`)).not.toContain('one-sided-confidentiality');
  });

  test('where it is not certain whom a place binds, neither is said', async () => {
    const second = 'The same applies to Customer in respect of the information of Supplier.';
    const found = (await foundIn(`${first}\n\n2. Other\n${second}`)).find(
      ({ kind }) => kind === 'one-sided-confidentiality',
    );
    expect(found?.title).toBe('Supplier must keep information confidential');
    expect(found?.explanation).toContain('could not be read for certain');
  });

  test('nor where the contract has three parties', async () => {
    const text = contractWith(
      `${first}\n\n2. Other\nCustomer shall keep the Confidential Information of Supplier secret.`,
    ).replace('("Customer").', '("Customer") and Gamma Trust Ltd ("Guarantor"). Guarantor shall pay if Customer does not.');
    const kinds = (await findingsOf(documentOf(text))).map(({ kind }) => kind);
    expect(kinds).not.toContain('one-sided-confidentiality');
  }); // prettier-ignore

  test('a duty of one side alone is told', async () => {
    expect(await kindsIn(first)).toContain('one-sided-confidentiality');
  });
});

describe('words of a topic without the act are no finding', () => {
  test.each([
    ['deemed-acceptance', 'إذا لم يبد أحد الطرفين رغبته في عدم التجديد خلال 60 يوماً اعتبر موافقاً على تجديد العقد.'],
    ['deemed-acceptance', 'يعتبر الإشعار مقبولاً إذا أرسل خلال 30 يوماً من تاريخه.'],
    ['unilateral-change', 'يحق للمورد تحديث عنوانه الوطني المسجل في العقد.'],
    ['unilateral-change', 'يحق للمورد إلغاء العقد إذا وجد سجل آخر على العنوان.'],
    ['deposit-forfeited', 'مبلغ التأمين مسترد عند انتهاء العقد ولا يسترد قبل ذلك.'],
    ['deposit-forfeited', 'لا يسترد العميل مبلغ التأمين إلا في نهاية العقد بعد التسليم.'],
    ['non-refundable', 'لا ترد الدفعة المقدمة إلا عند انتهاء العقد.'],
    ['vague-words', 'حرر هذا العقد من نسختين بيد كل طرف نسخة للعمل بموجبها عند اللزوم.'],
    ['minimum-commitment', 'Supplier shall pay a Minimum Royalty of SAR 2 for each unit that it sells.'],
    ['tax-gross-up', 'Customer pays Supplier in goods that are free of all charges (taxes, duties).'],
    ['price-change', 'If payment is late, Supplier may increase the price by a surcharge of 2% of the overdue amount.'],
    ['price-change', 'إذا تأخر العميل في السداد يحق للمورد زيادة السعر بنسبة 2% غرامة تأخير.'],
    ['third-party-rights', 'Supplier shall cause its employees to sign covenants that identify Customer as a third-party beneficiary.'],
    ['tax-gross-up', 'يسلم المورد البضاعة خالية من جميع الضرائب والرسوم إلى مستودع العميل.'],
  ])('%s: %s', async (kind, clause) => {
    expect(await kindsIn(clause)).not.toContain(kind);
  });

  test.each([
    ['deemed-acceptance', 'عدم الرد خلال 7 أيام يعتبر موافقة من العميل.'],
    ['unilateral-change', 'يحق للمورد تعديل شروط العقد في أي وقت.'],
    ['deposit-forfeited', 'مبلغ الضمان غير قابل للاسترداد.'],
    ['non-refundable', 'المبالغ المدفوعة غير قابلة للاسترداد.'],
    ['minimum-commitment', 'Supplier shall pay Customer a minimum royalty of SAR 50,000 each quarter.'],
    ['price-change', 'Supplier may increase its prices at any time on thirty days notice.'],
    ['price-change', 'يحق للمورد زيادة الأسعار في أي وقت.'],
    ['third-party-rights', 'Gamma Ltd is an intended third party beneficiary of this Agreement and may enforce it.'],
    ['tax-gross-up', 'All payments shall be made free and clear of any deduction or withholding for taxes.'],
  ])('%s stays found: %s', async (kind, clause) => {
    expect(await kindsIn(clause)).toContain(kind);
  });
}); // prettier-ignore

test('an exclusive role of the side that is bound is told as no privilege of it', async () => {
  const title = async (clause: string) =>
    (await foundIn(clause)).find(({ kind }) => kind === 'exclusivity')?.title;
  const role = 'Supplier shall serve as the exclusive consultant of Customer';
  expect(await title(`${role} and shall not provide services to any other person.`)).toBe('Exclusive role');
  expect(await title(`${role}.`)).toBe('Exclusive role for Supplier');
});

test('a side that is only called "you" is described and not quoted as a name', async () => {
  const text =
    'TERMS\n\nWe provide the Services to you.\n\n1. Clause\nYou shall indemnify us from all losses. We may audit your records at any time.';
  const titles = async (lang: 'en' | 'ar') =>
    (await findingsOf(documentOf(text), { lang })).map(({ title }) => title).join(' | ');
  expect(await titles('en')).toContain('The side that calls itself “we” may audit books or records');
  expect(await titles('en')).toContain('Indemnity by the side addressed as “you”');
  expect(await titles('ar')).toContain('للطرف الذي يسمي نفسه');
});
