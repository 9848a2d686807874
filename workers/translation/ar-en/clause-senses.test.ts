import { describe, expect, it } from '@jest/globals';
import { draftArabicToEnglish } from './draft.js';

const draft = (text: string) => draftArabicToEnglish({ text, terms: [], names: [] }).text;

describe('the Arabic draft does not turn who acts into what is acted on', () => {
  it.each([
    [
      'يشكل رئيس المجلس "لجنة إدارية" للمركز.',
      'The chairman of the council shall form "an administrative committee" to the center.',
    ],
    [
      'يسلّم المستأجر العين، ويدفع عن كل يوم تأخير 1,000 ريال.',
      'The tenant shall deliver the property, and 1,000 riyals shall be paid for every day of delay.',
    ],
    ['يدعو الرئيس المجلس إلى الاجتماع.', 'The chairman shall invite the council to meeting.'],
    ['تُدعى الجمعية خلال ثلاثين يوماً.', 'The association shall be called within thirty days.'],
    [
      'يعاقب كل من لم يسدد الضريبة بغرامة.',
      'Any person who does not pay the tax shall be punished by a fine.',
    ],
    [
      'إذا علمت أو شكّت المنشأة أن المنتج يخالف العقد',
      'If the establishment knows or doubts that the product violates the contract',
    ],
    ['فإن لم يدفع المشتري الثمن', 'If the buyer does not pay the price'],
    ['يلتزم المورد بالصيانة وينشر ذلك.', 'The supplier shall maintain and that shall be published.'],
  ])('%s', (arabic, english) => {
    expect(draft(arabic)).toBe(english);
  });
});

describe('the Arabic draft takes verbs in the sense that their objects tell', () => {
  it.each([
    ['يقدم المورد الخدمات إلى العميل.', 'The supplier shall provide the services to the client.'],
    ['يقدم المورد التقرير إلى العميل.', 'The supplier shall submit the report to the client.'],
    ['نحتفظ بحق موكلتنا في التعويض.', 'We reserve the right of our client to compensation.'],
    ['يتم التصويت على القرارات.', 'Voting shall take place on the decisions.'],
    ['وفق نموذج يعد لهذا الغرض', 'In accordance with a form that is prepared for this purpose'],
    ['إذا تأخر المستأجر في السداد خمسة أيام', 'If the tenant is delayed in payment for five days'],
  ])('%s', (arabic, english) => {
    expect(draft(arabic)).toBe(english);
  });
});

describe('the Arabic draft keeps what a clause depends on', () => {
  it.each([
    [
      'لا يستحق المقاول أي مبلغ إلا بعد أن يقبض المقاول الثمن من المالك.',
      'The contractor is not entitled to any amount except after the contractor receives the price from the owner.',
    ],
    ['إذا لم يدفع المالك لأي سبب', 'If the owner does not pay for any reason'],
    ['تكون مدة العضوية في اللجنة ثلاث سنوات.', 'The term of membership in the committee is three years.'],
    ['للوزارة اتخاذ الإجراءات اللازمة.', 'The ministry may take the necessary measures.'],
  ])('%s', (arabic, english) => {
    expect(draft(arabic)).toBe(english);
  });
});

describe('the Arabic draft tells a part of its whole', () => {
  it.each([
    ['وما يضعه من ضوابط ومعايير', 'Any controls and standards that it establishes'],
    ['ما ينشأ عنه من نزاع', 'Any dispute that arises from it'],
    ['يوقع كل موظف منهم تعهداً.', 'Every employee of them shall sign undertaking.'],
    [
      'يحظر على الموظف إفشاء الأسرار التجارية لصاحب العمل.',
      'The employee may not disclose the trade secrets of the employer.',
    ],
    ['يوقع العامل العقد ويعمل فيه.', 'The worker shall sign the contract and he shall work in it.'],
  ])('%s', (arabic, english) => {
    expect(draft(arabic)).toBe(english);
  });
});
