import { describe, expect, test } from '@jest/globals';
import { isLinear, sizesOf } from '#tests/support/linear-time.js';
import { fold } from '../arabic.js';
import { normalizeText } from '../plain.js';
import { arabicValue } from './arabic.js';
import { englishValue } from './english.js';
import type { Answer, Question } from './value.js';

/** Writes an answer as a line: "5 year", "1.5 percent / month", a name, or why there is none. */
const written = (answer: Answer) =>
  answer.state === 'given'
    ? [answer.value, answer.unit, answer.period && `/ ${answer.period}`].filter(Boolean).join(' ')
    : answer.state;
const english = (question: Question, text: string) => written(englishValue(normalizeText(text), question));
const arabic = (question: Question, text: string) => written(arabicValue(fold(text), question));

const ENGLISH: readonly (readonly [Question, string, string])[] = [
  ['interest-rate', 'Overdue amounts shall bear interest at 1.5% per month (18% per annum) until paid.', '1.5 percent / month'],
  ['interest-rate', 'Buyer shall pay interest on late sums at the rate of twelve percent (12%) per annum and 15% VAT.', '12 percent / year'],
  ['interest-rate', 'A late charge of one and one-half percent per month is added to unpaid invoices.', '1.5 percent / month'],
  ['interest-rate', 'Late payments accrue interest daily at 0.05% per day.', '0.05 percent / day'],
  ['interest-rate', 'Any late payment bears interest at the prime rate plus 2%.', 'absent'],
  ['interest-rate', 'Interest accrues at two percent (2%) above the base rate of the bank.', 'absent'],
  ['interest-rate', 'Interest accrues at the lower of 9% per annum and the rate allowed by law.', '9 percent / year'],
  ['interest-rate', 'Late amounts bear interest at [***]% per annum.', 'redacted'],
  ['interest-rate', 'Late amounts bear interest at ____ percent per annum.', 'blank'],
  ['interest-rate', 'Each holder of a 10% ownership interest in the company may attend.', 'absent'],
  ['interest-rate', 'A discount of 3% applies to early payment; no interest is due on late payment.', 'absent'],
  ['penalty-rate', 'Supplier pays liquidated damages of 0.5% of the price for each week of delay, up to a maximum of 10%.', '0.5 percent / week'],
  ['penalty-rate', 'If delivery is late, Contractor shall pay a penalty of SAR 5,000 per day, not exceeding SAR 100,000.', '5000 SAR / day'],
  ['penalty-rate', 'Total liquidated damages shall not exceed ten percent (10%) of the Contract Price.', 'absent'],
  ['notice-period', 'Customer may terminate this Agreement for convenience upon sixty (60) days prior written notice.', '60 day'],
  ['notice-period', 'Either party may cancel this Agreement at any time by giving not less than three months’ notice.', '3 month'],
  ['notice-period', 'Either party may terminate on 30 days notice for material breach not cured within 10 days.', 'absent'],
  ['notice-period', 'The term renews unless a party gives notice of non-renewal 90 days before its end.', 'absent'],
  ['notice-period', 'Agent may withdraw without cause by providing notice at least forty-five (45) days in advance.', '45 day'],
  ['notice-period', 'Either party may terminate without cause upon [***] days written notice.', 'redacted'],
  ['initial-term', 'The initial term shall be eighteen (18) months and renews for successive one-year terms.', '18 month'],
  ['initial-term', 'This Agreement shall remain in full force and effect for a period of five (5) years.', '5 year'],
  ['initial-term', 'This Lease runs for three years from 1 March 2026.', '3 year'],
  ['initial-term', 'The obligations of confidence survive for five years after termination.', 'absent'],
  ['renewal-term', 'It shall renew automatically for additional periods of two (2) years each unless terminated.', '2 year'],
  ['renewal-term', 'After the Initial Term of five years this Agreement renews on a year-to-year basis.', '1 year'],
  ['renewal-term', 'The Agreement may be extended by mutual consent for a further six (6) months.', '6 month'],
  ['cure-period', 'If the breach is not remedied within thirty (30) days after notice, the other may terminate on 10 days notice.', '30 day'],
  ['cure-period', 'The defaulting party has fifteen days in which to cure the default.', '15 day'],
  ['cure-period', 'A party may terminate upon thirty (30) days written notice of a material breach unless it is cured in that period.', '30 day'],
  ['survival-period', 'These obligations shall survive for a period of three (3) years following expiration.', '3 year'],
  ['survival-period', 'During the term and for two years thereafter, neither party shall disclose them.', '2 year'],
  ['survival-period', 'The receiving party shall return all copies within 30 days after termination.', 'absent'],
  ['payment-term', 'Invoices are payable net 45.', '45 day'],
  ['payment-term', 'Customer shall pay each undisputed invoice within thirty (30) days of receipt.', '30 day'],
  ['payment-term', 'Within sixty (60) days after the end of each quarter, Licensee shall pay the royalties.', '60 day'],
  ['payment-term', 'Amounts unpaid for 30 days bear interest.', 'absent'],
  ['liability-cap', 'The total liability of Supplier shall not exceed US$ 1.5 million.', '1500000 USD'],
  ['liability-cap', 'Except for fraud, neither party’s aggregate liability under this Agreement will exceed SAR 2,000,000.', '2000000 SAR'],
  ['liability-cap', 'Supplier is liable for all damages and keeps insurance of $1,000,000.', 'absent'],
  ['liability-cap', 'Liability is limited to $[***] in each year.', 'redacted'],
  ['deposit', 'Tenant shall pay a refundable security deposit of ten thousand riyals (SAR 10,000).', '10000 SAR'],
  ['deposit', 'Lessee shall deposit with Lessor the sum of $2,500 as security; the rent is $1,000 per month.', '2500 USD'],
  ['minimum-purchase', 'Distributor shall purchase at least 10,000 units of the Products in each year.', '10000 units / year'],
  ['minimum-purchase', 'The minimum annual purchase commitment is $500,000.', '500000 USD / year'],
  ['minimum-purchase', 'Buyer may order as many Products as it wishes; there is no minimum.', 'absent'],
  ['governing-law', 'This Agreement is governed by the laws of the People’s Republic of China.', 'People\'s Republic of China'],
  ['governing-law', 'It is governed by English law, and notices go to New York.', 'England and Wales'],
  ['governing-law', 'The laws of the Parties’ home countries apply.', 'absent'],
  ['governing-law', 'This Agreement shall be construed under the laws of the Kingdom of Saudi Arabia.', 'Kingdom of Saudi Arabia'],
  ['governing-law', 'The validity of this Agreement is determined under Delaware law.', 'Delaware'],
  ['governing-law', 'This Agreement is governed by the laws of [***].', 'redacted'],
  ['court', 'The courts of England and Wales have exclusive jurisdiction.', 'England and Wales'],
  ['court', 'Any action shall be brought in the state or federal courts located in Wilmington, Delaware.', 'Wilmington, Delaware'],
  ['court', 'Judgment on the award may be entered by the courts of Paris.', 'absent'],
  ['seat', 'The seat of arbitration shall be London, England.', 'London, England'],
  ['seat', 'Disputes are settled by ICC arbitration in Geneva, Switzerland.', 'Geneva, Switzerland'],
  ['seat', 'Arbitration follows the ICC Rules. Hearings may be held in Paris.', 'absent'],
]; // prettier-ignore

const ARABIC: readonly (readonly [Question, string, string])[] = [
  ['interest-rate', 'إذا تأخر العميل عن السداد استحقت عليه غرامة بنسبة ٢٪ عن كل شهر تأخير.', '2 percent / month'],
  ['interest-rate', 'يحسب على المبالغ المتأخرة تعويض بواقع خمسة في الألف عن كل يوم.', '5 permille / day'],
  ['interest-rate', 'تستحق على المبالغ المتأخرة نسبة سنوية قدرها [***]٪.', 'redacted'],
  ['interest-rate', 'تضاف ضريبة القيمة المضافة بنسبة 15% إلى جميع المبالغ.', 'absent'],
  ['penalty-rate', 'يلتزم المقاول بغرامة تأخير مقدارها ألف ريال عن كل يوم على ألا تتجاوز ١٠٪ من قيمة العقد.', '1000 SAR / day'],
  ['notice-period', 'يحق لأي من الطرفين إنهاء العقد بموجب إشعار كتابي مدته ثلاثون (30) يوماً.', '30 day'],
  ['notice-period', 'يجوز للعميل إنهاء الاتفاقية في أي وقت بإخطار المورد قبل ستين يوماً.', '60 day'],
  ['notice-period', 'يتجدد العقد ما لم يخطر أحدهما الآخر بعدم التجديد قبل شهرين.', 'absent'],
  ['initial-term', 'مدة هذا العقد سنتان تبدأ من تاريخ توقيعه.', '2 year'],
  ['initial-term', 'تسري هذه الاتفاقية لمدة ١٨ شهراً من تاريخ التوقيع وتتجدد لسنة.', '18 month'],
  ['renewal-term', 'يتجدد العقد تلقائياً لمدة سنة واحدة ما لم يشعر أحد الطرفين الآخر قبل شهرين.', '1 year'],
  ['cure-period', 'إذا لم يعالج المورد الإخلال خلال خمسة عشر يوماً من إشعاره جاز للعميل الفسخ.', '15 day'],
  ['cure-period', 'يمنح المخل مهلة عشرة أيام لتصحيح المخالفة.', '10 day'],
  ['survival-period', 'تبقى التزامات السرية نافذة مدة ثلاث سنوات بعد انتهاء العقد.', '3 year'],
  ['payment-term', 'يسدد العميل قيمة كل فاتورة خلال ٣٠ يوماً من تاريخ استلامها.', '30 day'],
  ['payment-term', 'تستحق الدفعات خلال ........ يوماً من الفاتورة.', 'blank'],
  ['liability-cap', 'لا تتجاوز مسؤولية المورد بأي حال مبلغ خمسمائة ألف ريال سعودي.', '500000 SAR'],
  ['liability-cap', 'مسؤولية المورد عن الأضرار لا تتجاوز ٢٬٠٠٠٬٠٠٠ ريال.', '2000000 SAR'],
  ['deposit', 'دفع المشتري عربوناً قدره عشرة آلاف ريال من ثمن مقداره مليون ريال.', '10000 SAR'],
  ['minimum-purchase', 'يلتزم الموزع بشراء ما لا يقل عن ٥٠٠٠ وحدة في كل سنة.', '5000 وحده / year'],
  ['governing-law', 'يخضع هذا العقد لأنظمة المملكة العربية السعودية ويفسر وفقاً لها.', fold('المملكة العربية السعودية')],
  ['governing-law', 'تطبق على هذه الاتفاقية قوانين دولة الكويت.', fold('الكويت')],
  ['court', 'تختص محاكم مدينة الرياض بنظر أي نزاع ينشأ عن هذا العقد.', fold('محاكم مدينة الرياض')],
  ['seat', 'يحال النزاع إلى التحكيم ويكون مقر التحكيم مدينة الرياض.', fold('الرياض')],
  ['seat', 'ينعقد التحكيم في جدة.', fold('جدة')],
  ['probation', 'يخضع العامل لفترة تجربة مدتها تسعون يوماً.', '90 day'],
]; // prettier-ignore

describe('the value that belongs to what is asked', () => {
  test.each(ENGLISH)('%s in "%s" is %s', (question, text, expected) => {
    expect(english(question, text)).toBe(expected);
  });

  test.each(ARABIC)('%s in "%s" is %s', (question, text, expected) => {
    expect(arabic(question, text)).toBe(expected);
  });

  test('a rate over a base is given as a formula, not as its margin', () => {
    const found = englishValue(
      'Late sums bear interest at the prime rate plus two percent (2%).',
      'interest-rate',
    );
    expect(found).toMatchObject({ state: 'absent' });
    expect(found.state !== 'given' && found.formula).toContain('prime rate plus two percent (2%)');
  });

  test('names of places in a clause in capitals are read', () => {
    const text = 'THIS AGREEMENT SHALL BE GOVERNED BY THE LAWS OF THE STATE OF NEW YORK, UNITED STATES.';
    expect(english('governing-law', text)).toBe('New York');
  });

  test('the offsets are those of the words that bear the value', () => {
    const text = 'Overdue sums bear interest at twelve percent (12%) per annum.';
    const found = englishValue(text, 'interest-rate');
    expect(found.state === 'given' && text.slice(found.start, found.end)).toBe('twelve percent (12%)');
  });

  const ENGLISH_UNITS =
    'interest at |1,234 |ten |____ |[***] |courts of New York |term of 5 years |   '.split('|');
  const ARABIC_UNITS = ['غرامة تأخير ', 'ألف و', 'مدة العقد ', 'سنتان ', 'مئة ريال '];
  test.each([
    ...ENGLISH_UNITS.map((unit) => ({ unit, valueIn: englishValue })),
    ...ARABIC_UNITS.map((unit) => ({ unit, valueIn: arabicValue })),
  ])('a row of "$unit" is read in time linear in its length', async ({ unit, valueIn }) => {
    const of = (size: number) => {
      const text = fold(unit.repeat(size / unit.length));
      return () => {
        for (const question of ['interest-rate', 'court', 'initial-term', 'liability-cap'] as const)
          valueIn(text, question);
      };
    };
    expect(await isLinear(of, sizesOf(2, 32))).toBe(true);
  });
});
