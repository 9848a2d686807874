import { describe, expect, it } from '@jest/globals';
import { governedValues } from './governed-values.js';
import { askedValues } from './value-question.js';

const inFront = (question: string, text: string, { heading = null }: { heading?: string | null } = {}) =>
  askedValues(question).flatMap((kind) => governedValues(question, kind, { text, heading }));

const NOTICE = 'What is the notice period?';
const ARABIC_NOTICE = 'كم مدة الإشعار؟';

describe('a value in front is that of the noun that was asked for', () => {
  it.each([
    [
      'notice and term',
      'How much notice must be given?',
      'The term is two years; either party may end it on 60 days’ notice.',
      ['60 days'],
    ],
    [
      'term and notice',
      'What is the term of the contract?',
      'The term is two years; either party may end it on 60 days’ notice.',
      ['two years'],
    ],
    [
      'leave and notice',
      'How long is the annual leave?',
      'Annual leave is 30 days. Either party may terminate on 60 days’ notice.',
      ['30 days'],
    ],
    [
      'one side and the other',
      'How much notice must the Client give?',
      'The Supplier may terminate on ninety days’ notice; the Client may terminate on thirty days’ notice.',
      ['thirty days'],
    ],
    [
      'one cap and no cap',
      'What is the Client’s liability cap?',
      'The Supplier’s liability is unlimited and the Client’s liability shall not exceed SAR 2,000,000.',
      ['SAR 2,000,000'],
    ],
    [
      'wage and allowance',
      'How much is the housing allowance?',
      'The Employer pays a basic wage of SAR 16,000, a housing allowance of SAR 4,000 and transport.',
      ['SAR 4,000'],
    ],
    [
      'rent and deposit',
      'How much is the rent?',
      'The rent is SAR 120,000 a year. The Tenant pays a deposit of SAR 10,000.',
      ['SAR 120,000'],
    ],
    [
      'two dates',
      'When does the lease end?',
      'The lease begins on 1 March 2026 and ends on 28 February 2027.',
      ['28 February 2027'],
    ],
    [
      'hours and Ramadan',
      'What are the working hours in Ramadan?',
      'Work is 8 hours a day, and 6 hours a day in Ramadan.',
      ['6 hours'],
    ],
    [
      'hours of day and week',
      'What are the working hours?',
      'Working hours are 8 hours per day or 48 hours per week.',
      ['8 hours', '48 hours'],
    ],
    [
      'a numbered clause',
      NOTICE,
      '2. Notice\nEither party may end it by sixty (60) days written notice.',
      ['sixty (60) days'],
    ],
    [
      'in Arabic, term and survival',
      'كم مدة العقد؟',
      'مدة العقد سنتان، ويبقى الالتزام بالسرية بعد انتهائه لمدة خمس سنوات.',
      ['سنتان'],
    ],
    [
      'in Arabic, leave and notice',
      ARABIC_NOTICE,
      'الإجازة السنوية 30 يوماً، ولأي من الطرفين إنهاء العقد بإشعار مدته 60 يوماً.',
      ['60 يوماً'],
    ],
    [
      'in Arabic, salary and allowance',
      'كم راتب الموظف؟',
      'يتقاضى الموظف راتباً أساسياً قدره 9,000 ريال وبدل سكن قدره 2,000 ريال.',
      ['9,000 ريال'],
    ],
    [
      'in Arabic, a number of two words',
      'كم ساعات العمل في رمضان؟',
      'تكون في شهر رمضان ستاً وثلاثين ساعة.',
      ['ستاً وثلاثين ساعة'],
    ],
    [
      'an English question of an Arabic text',
      NOTICE,
      'لأي من الطرفين إنهاء العقد بإشعار كتابي مدته ستون يوماً.',
      ['ستون يوماً'],
    ],
  ])('%s', (_title, question, text, expected) => {
    expect(inFront(question, text)).toEqual(expected);
  });

  it.each([
    ['another noun alone', NOTICE, 'This Agreement is for a term of two years.'],
    ['another noun alone, in Arabic', NOTICE, 'مدة هذا العقد سنتان تبدأ من تاريخ توقيعه.'],
    [
      'two that are of it',
      NOTICE,
      'The Supplier may terminate on ninety days’ notice; the Client on thirty days’ notice.',
    ],
    [
      'caps of both sides where no side is named',
      'What is the liability cap?',
      'The Supplier’s liability shall not exceed SAR 10,000; the Client’s liability is unlimited.',
    ],
    [
      'the cap of the other side',
      'What is the Supplier’s liability cap?',
      'The Supplier’s liability is unlimited and the Client’s liability shall not exceed SAR 2,000,000.',
    ],
    [
      'liability to a side',
      'What is the Merchant’s liability cap?',
      'The Bank’s liability to the Merchant shall not exceed SAR 400,000.',
    ],
    ['a time that begins with a notice', NOTICE, 'A breach must be cured within thirty days of notice.'],
    ['a notice that counts as received', NOTICE, 'A notice is deemed received three days after posting.'],
    [
      'a time in which no notice is needed',
      NOTICE,
      'No notice is required during a probation period of 90 days.',
    ],
    ['a duty to report', NOTICE, 'The Tenant shall notify the Landlord of any damage within 48 hours.'],
    [
      'a clause that goes on',
      'What is the term of the agreement?',
      'The insurance shall remain in force for 12 months.',
    ],
    [
      'leave in the term',
      'What is the term of the agreement?',
      'During the term of the agreement the Employee has 30 days of leave.',
    ],
    [
      'a sum for being late with it',
      'How much is the salary?',
      'If the salary is late, the Employer pays the Employee SAR 500.',
    ],
    [
      'a sum insured',
      'What is the Contractor’s liability cap?',
      'The Contractor maintains liability insurance of SAR 5,000,000.',
    ],
    [
      'a difference',
      'كم ساعات العمل في رمضان؟',
      'إذا حل شهر رمضان أُنقص يوم عمل الموظف المسلم، وهو ثماني ساعات، بمقدار ساعتين.',
    ],
    [
      'a figure whose beginning was not read',
      'كم ساعات العمل في رمضان؟',
      'تكون في شهر رمضان نيفاً وثلاثين ساعة.',
    ],
    ['the length of a covenant', 'كم مدة العقد؟', 'يسري شرط عدم المنافسة لمدة سنة واحدة.'],
    [
      'a notice that counts as received, in Arabic',
      ARABIC_NOTICE,
      'يُعد الإشعار مستلماً بعد ثلاثة أيام من إرساله.',
    ],
    [
      'a time that begins with a notice, in Arabic',
      ARABIC_NOTICE,
      'يلتزم المورد بالتصحيح خلال 30 يوماً من تسلم الإشعار.',
    ],
    [
      'a time for an inspection',
      'What are the working hours?',
      'Pipes are open for forty-eight hours to look at.',
    ],
    ['a time to tell', 'What are the working hours?', 'Tell us within twenty-four hours of ordering.'],
    ['the notice of an inspection', ARABIC_NOTICE, 'للعميل أن يدقق مرة كل سنة بإشعار قبله بمئة وعشرين يوماً.'],
    [
      'a condition before a notice',
      ARABIC_NOTICE,
      'إذا استمرت القوة القاهرة أكثر من تسعين يوماً جاز إنهاء العقد بإشعار كتابي.',
    ],
    [
      'an absence without notice',
      NOTICE,
      'The Company may dismiss him without award, notice or pay if absent for more than fifteen days, and end the contract.',
    ],
    [
      'a period of negotiation',
      'كم مدة العقد؟',
      'يخضع هذا العقد لنظام الامتياز، وتختص المحكمة بعد مهلة تفاوض مدتها ثلاثون يوماً.',
    ],
    ['how often', 'كم مدة السداد؟', 'تدفع الأجرة السنوية أول كل ستة أشهر.'],
    ['a grace', 'كم مدة السداد؟', 'للمؤجر فسخ العقد إذا لم يُدفع القسط خلال 30 يوماً من الإخطار.'],
    [
      'damages agreed on',
      'ما الحد الأعلى للمسؤولية؟',
      'يتفق الطرفان على تعويض قدره خمسون ألف ريال عن كل إفشاء.',
    ],
    [
      'the ceiling of a cost',
      'What is the liability cap?',
      'Tools are made good by the Contractor to an overall ceiling of SAR 1,500.',
    ],
    [
      'what is taken off',
      'How much is the rent?',
      'للمستأجر حسم تكلفة الإصلاح من الأجرة بما لا يتجاوز 15,000 ريال.',
    ],
    ['the counterpart of the side', 'ما سقف مسؤولية المؤجر؟', 'لا تتجاوز مسؤولية المستأجر 700,000 ريال.'],
  ])('none: %s', (_title, question, text) => {
    expect(inFront(question, text)).toEqual([]);
  });

  it('of an article none that its sentence does not give for what was asked', () => {
    const article =
      'إذا تأخر موفر الخدمة عن تسليم محل العقد مدة تزيد على (خمسة عشر) يوماً، فللمستهلك فسخ العقد.';
    const question = 'شريت من موقع إلكتروني وأبغى أرجّع المنتج، كم يوم عندي؟';
    expect(inFront(question, article)).toEqual([]);
  });
});
