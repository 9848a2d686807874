import { expect, test } from '@jest/globals';
import { draftEnglishToArabic } from './draft.js';

const draft = (text: string) => draftEnglishToArabic({ text, terms: [], names: [] });

/** Sentences by the pattern that they show, with the draft that is expected. */
const SENTENCES: [english: string, arabic: string][] = [
  [
    'The Supplier shall deliver the Goods to the Buyer within thirty (30) days of the date of this Agreement.',
    'يلتزم المورد بتسليم البضائع إلى المشتري خلال ثلاثين (30) يوماً من تاريخ هذه الاتفاقية.',
  ],
  ['Each Party shall bear its own costs.', 'يلتزم كل طرف بتحمل تكاليفه.'],
  [
    'The Contractor shall complete the works before 1 March 2026.',
    'يلتزم المقاول بإنجاز الأعمال قبل 1 مارس 2026.',
  ],
  ['The Company will provide the Services to the Client.', 'تلتزم الشركة بتقديم الخدمات إلى العميل.'],
  ['The Tenant shall pay the rent in advance.', 'يلتزم المستأجر بدفع الأجرة مقدماً.'],
  ['The Supplier shall deliver and install the equipment.', 'يلتزم المورد بتسليم وتركيب المعدات.'],
  [
    'The Supplier shall deliver the goods and provide the services.',
    'يلتزم المورد بتسليم البضائع وتقديم الخدمات.',
  ],
  [
    'The Employer shall provide the worker with a suitable place.',
    'يلتزم صاحب العمل بتزويد العامل بمكان مناسب.',
  ],
  [
    'The Tenant may not assign this Lease without the prior written consent of the Landlord.',
    'لا يجوز للمستأجر التنازل عن عقد الإيجار هذا دون الموافقة الخطية المسبقة للمؤجر.',
  ],
  [
    'The Contractor shall not disclose any Confidential Information to any third party.',
    'لا يجوز للمقاول الإفصاح عن أي معلومات سرية إلى أي طرف ثالث.',
  ],
  [
    'The Distributor shall not sell, lease or assign the Products outside the Territory.',
    'لا يجوز للموزع بيع، تأجير أو التنازل عن المنتجات خارج الإقليم.',
  ],
  [
    'Neither party shall be liable for any delay caused by force majeure.',
    'لا يكون أي من الطرفين مسؤولاً عن أي تأخير ناتج عن قوة قاهرة.',
  ],
  ['No party may assign this Agreement.', 'لا يجوز لأي طرف التنازل عن هذه الاتفاقية.'],
  [
    'In no event shall the Company be liable for any indirect damages.',
    'لا تكون الشركة بأي حال من الأحوال مسؤولة عن أي أضرار غير مباشرة.',
  ],
  [
    'Nothing in this Agreement shall be construed as creating a partnership between the Parties.',
    'لا يفسر أي شيء في هذه الاتفاقية كإنشاء شراكة بين الأطراف.',
  ],
  ['This Agreement shall not be amended.', 'لا يجوز تعديل هذه الاتفاقية.'],
  ['The Company does not guarantee the results.', 'لا تضمن الشركة النتائج.'],
  ['The goods were not delivered.', 'لم يتم تسليم البضائع.'],
  ['The Buyer has not paid the invoice.', 'لم يدفع المشتري الفاتورة.'],
  ['The Buyer may terminate this Agreement at any time.', 'يجوز للمشتري إنهاء هذه الاتفاقية في أي وقت.'],
  [
    "Either party may terminate this Agreement upon sixty (60) days' prior written notice to the other party.",
    'يجوز لأي من الطرفين إنهاء هذه الاتفاقية بناءً على إشعار خطي مسبق مدته ستين (60) يوماً إلى الطرف الآخر.',
  ],
  ['The Employee is entitled to annual leave.', 'يستحق الموظف إجازة سنوية.'],
  ['The Landlord reserves the right to inspect the premises.', 'يحتفظ المؤجر بالحق في فحص العين المؤجرة.'],
  ['The Lender shall have the right to transfer the loan.', 'يحق للمقرض نقل القرض.'],
  ['The Supplier has no right to suspend the services.', 'لا يحق للمورد تعليق الخدمات.'],
  ['The Agent shall be required to submit a monthly report.', 'يتعين على الوكيل تقديم تقرير شهري.'],
  ['The Client is not required to accept the proposal.', 'لا يلزم العميل بقبول المقترح.'],
  [
    'If the Supplier fails to deliver the Goods on the delivery date, the Buyer shall be entitled to terminate the Contract.',
    'إذا أخفق المورد في تسليم البضائع في تاريخ التسليم، يحق للمشتري إنهاء العقد.',
  ],
  [
    'If the Buyer does not pay the price, the Seller may suspend delivery.',
    'إذا لم يدفع المشتري السعر، يجوز للبائع تعليق التسليم.',
  ],
  [
    'Unless the Parties agree otherwise, the fees are not refundable.',
    'ما لم يوافق الأطراف على خلاف ذلك، ليست الرسوم قابلة للاسترداد.',
  ],
  [
    'The Agreement shall continue unless the Company terminates the Agreement.',
    'تستمر الاتفاقية ما لم تنه الشركة الاتفاقية.',
  ],
  [
    'The Buyer may cancel the order, provided that the Buyer notifies the Supplier.',
    'يجوز للمشتري إلغاء الأمر، بشرط أن يخطر المشتري المورد.',
  ],
  [
    'Should any provision of this Agreement be invalid, the remaining provisions shall remain in force.',
    'إذا كان أي حكم من هذه الاتفاقية باطلاً، تظل الأحكام المتبقية سارية.',
  ],
  ['The goods shall be delivered to the warehouse.', 'تسلم البضائع إلى المستودع.'],
  [
    'All notices shall be in writing and shall be sent by registered mail.',
    'تكون جميع الإشعارات خطية وترسل بالبريد المسجل.',
  ],
  ['The invoice must be paid within 15 days.', 'يجب دفع الفاتورة خلال 15 يوماً.'],
  ['This Agreement may be terminated by either Party.', 'يجوز إنهاء هذه الاتفاقية من قبل أي من الطرفين.'],
  ['The shares have been transferred to the Buyer.', 'تم نقل الحصص إلى المشتري.'],
  [
    'Any amendment to this Agreement must be made in writing and signed by both parties.',
    'يجب إجراء أي تعديل على هذه الاتفاقية خطياً والتوقيع عليه من قبل كلا الطرفين.',
  ],
  [
    'An employer who employs fifty workers or more shall provide them with a suitable place.',
    'يلتزم صاحب العمل يوظف خمسين عاملاً أو أكثر بتزويدهم بمكان مناسب.',
  ],
  [
    'The services provided by the Contractor shall be free of defects.',
    'تخلو الخدمات المقدمة من قبل المقاول من عيوب.',
  ],
  [
    'Any dispute arising out of this Agreement shall be referred to arbitration.',
    'يحال أي نزاع ينشأ عن هذه الاتفاقية إلى التحكيم.',
  ],
  [
    'The Company is not responsible for any loss that the Customer may suffer.',
    'لا تتحمل الشركة مسؤولية أي خسارة قد يتكبدها العميل.',
  ],
  [
    'This Agreement shall be governed by and construed in accordance with the laws of the Kingdom of Saudi Arabia.',
    'تخضع هذه الاتفاقية في أحكامها وتفسيرها لأنظمة المملكة العربية السعودية.',
  ],
  [
    'The term of this Agreement shall commence on the Effective Date and shall continue for two (2) years.',
    'تبدأ مدة هذه الاتفاقية في تاريخ السريان وتستمر لمدة سنتين (2).',
  ],
  ['The probation period shall not exceed ninety (90) days.', 'لا تتجاوز فترة التجربة تسعين (90) يوماً.'],
  [
    'The Employer shall pay the Employee a monthly salary of SAR 12,000.',
    'يلتزم صاحب العمل بدفع راتب شهري قدره 12,000 ريال سعودي إلى الموظف.',
  ],
  ['The interest rate is five percent (5%).', 'معدل الفائدة خمسة بالمئة (5%).'],
  ['The Guarantor shall pay three installments.', 'يلتزم الكفيل بدفع ثلاثة أقساط.'],
  ['The lease is for a period of one (1) year.', 'عقد الإيجار لمدة سنة واحدة (1).'],
  ["The Company's obligations are conditional.", 'التزامات الشركة مشروطة.'],
  ['The delivery date is specified in Annex A.', 'يحدد تاريخ التسليم في الملحق A.'],
  ["The Employee's employment contract is subject to the Labor Law.", 'يخضع عقد عمل الموظف لنظام العمل.'],
  ['The Seller agrees to indemnify the Buyer.', 'يوافق البائع على تعويض المشتري.'],
  [
    'The Receiving Party agrees not to disclose the Confidential Information.',
    'يوافق الطرف المتلقي على عدم الإفصاح عن المعلومات السرية.',
  ],
  [
    'The Licensee agrees that it will not copy or modify the Software.',
    'يوافق المرخص له على أن لا يجوز له نسخ أو تعديل البرنامج الحاسوبي.',
  ],
  [
    'The Seller represents and warrants that it has full power to enter into this Agreement.',
    'يقر البائع ويضمن أن لديه صلاحية كاملة في إبرام هذه الاتفاقية.',
  ],
  [
    'For the avoidance of doubt, the deposit is not refundable.',
    'ومنعاً لأي لبس، ليست الوديعة قابلة للاسترداد.',
  ],
  [
    'IN WITNESS WHEREOF, the parties have executed this Agreement as of the date first written above.',
    'وإثباتاً لما تقدم، وقع الأطراف هذه الاتفاقية اعتباراً من التاريخ المذكور أعلاه.',
  ],
  ['GOVERNING LAW', 'القانون الواجب التطبيق'],
  ['Term and Termination', 'المدة والإنهاء'],
  ['Article 5: Payment of Fees', 'المادة 5: دفع الرسوم'],
  [
    'Subject to Article 5, the Company shall have no liability to the Client.',
    'مع مراعاة المادة 5، لا تتحمل الشركة أي مسؤولية تجاه العميل.',
  ],
  ['The Licensor grants the Licensee a non-exclusive license.', 'يمنح المرخص ترخيصاً غير حصري إلى المرخص له.'],
  [
    'The Parties shall cooperate with each other in good faith.',
    'يلتزم الأطراف بالتعاون مع بعضهم بعضاً بحسن نية.',
  ],
  ['The arbitral tribunal shall consist of three arbitrators.', 'تتألف هيئة التحكيم من ثلاثة محكمين.'],
  ['The Buyer shall inspect the goods upon delivery.', 'يلتزم المشتري بفحص البضائع عند التسليم.'],
  [
    'Except as set forth in Article 5, the Company makes no warranties.',
    'باستثناء ما هو مبين في المادة 5، لا تجري الشركة أي ضمانات.',
  ],
  ['The worker shall be deemed an employee of the Company.', 'يعد العامل موظفاً للشركة.'],
  ['The Supplier warrants that the goods are new.', 'يضمن المورد أن البضائع جديدة.'],
  [
    'When the Contract expires, the Tenant shall vacate the premises.',
    'عندما ينتهي العقد، يلتزم المستأجر بإخلاء العين المؤجرة.',
  ],
  ['The Client shall pay the fees until the Contract expires.', 'يلتزم العميل بدفع الرسوم حتى ينتهي العقد.'],
  ['The Minister may exempt some establishments.', 'يجوز للوزير إعفاء بعض المنشآت.'],
  ['The Agent shall act on behalf of the Principal.', 'يلتزم الوكيل بالتصرف نيابة عن الموكل.'],
];

test.each(SENTENCES)('the draft of "%s" is right', (english, arabic) => {
  expect(draft(english).text).toBe(arabic);
});

test('every English denial among the sentences is one in Arabic', () => {
  const denials = SENTENCES.filter(([english]) =>
    /\b(?:not|no|neither|nothing|without|unless)\b/iu.test(english),
  );
  for (const [english] of denials) {
    expect(draft(english).text).toMatch(/(?:^|[ \u0648])(?:لا|لم|ليس|ليست|غير|عدم|دون|ما لم)(?: |$)/u);
  }
  expect(denials.length).toBeGreaterThan(15);
});

test('a word that the tables lack stays as it is and is listed', () => {
  const { text, words, known, unknown } = draft('The Supplier shall deliver the zorbles to the Buyer.');
  expect(unknown.map(({ start, end }) => text.slice(start, end))).toEqual(['zorbles']);
  expect([words, known]).toEqual([9, 8]);
});

test('a name is kept and not counted as a word', () => {
  const task = { text: 'Dar Al Noor LLC shall pay the fees.', terms: [], names: ['Dar Al Noor LLC'] };
  const { text, words, unknown } = draftEnglishToArabic(task);
  expect(text).toBe('يلتزم Dar Al Noor LLC بدفع الرسوم.');
  expect([words, unknown]).toEqual([4, []]);
});

test('a term of the user goes before that of the tables, in the plural too', () => {
  const terms = [{ en: 'Deliverable', ar: 'منجز تعاقدي' }];
  const { text } = draftEnglishToArabic({
    text: 'The Contractor shall submit the Deliverable.',
    terms,
    names: [],
  });
  expect(text).toBe('يلتزم المقاول بتقديم المنجز التعاقدي.');
  expect(draftEnglishToArabic({ text: 'The Deliverables are late.', terms, names: [] }).text).toContain(
    'منجز',
  );
});

test('a hint in brackets is no part of a term of the glossary', () => {
  expect(draft('The works are subject to practical completion.').text).toContain('إنجاز عملي');
  expect(draft('The parties signed a resolution.').text).not.toContain('(');
});

test('figures, amounts and dates are those of the source', () => {
  const { text } = draft(
    'The Buyer shall pay SAR 5,250.75 (5%) within 45 days of 3 June 2026 under Clause 4.2(b).',
  );
  for (const figure of ['5,250.75', '5%', '45', '3 يونيو 2026', '4.2(b)']) expect(text).toContain(figure);
});

test('marks close to each other stay so across the parts of a sentence, and nothing invisible is left in the draft', () => {
  for (const text of [
    'The price is agreed..',
    '"/"',
    '(/) the price: /',
    '...',
    '/the price/',
    'Price:(a)',
  ]) {
    expect(draft(text).text).not.toMatch(/[\uE000-\uF8FF]/u);
  }
  expect(draft('The price is agreed..').text).toMatch(/[ء-ي]\.\.$/u);
});

test('addresses of the web and of e-mail stay as they are', () => {
  const { text, unknown } = draft(
    'Notices (to legal@example.com.sa) and http://www.example.com/staff/page.cfm?page=10, see www.agency.org.',
  );
  for (const address of [
    '(إلى legal@example.com.sa)',
    'http://www.example.com/staff/page.cfm?page=10،',
    'www.agency.org.',
  ]) {
    expect(text).toContain(address);
  }
  expect(unknown.map(({ start, end }) => text.slice(start, end)).join(' ')).not.toMatch(/[./@]/u);
});

test('lines of a paragraph stay lines', () => {
  expect(draft('Term\nTermination').text.split('\n')).toHaveLength(2);
});

test('the same text gives the same draft', () => {
  const text = 'The Lessee shall return the leased property.';
  expect(draft(text)).toEqual(draft(text));
});

test('a long text without a mark is drafted whole', () => {
  const long = 'the supplier and the buyer of the goods which '.repeat(2000);
  expect(draft(long).words).toBe(18_000);
});
