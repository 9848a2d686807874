import { expect, test } from '@jest/globals';
import { draftEnglishToArabic } from './draft.js';

const draft = (text: string) => draftEnglishToArabic({ text, terms: [], names: [] });

/** Sentences whose structure or whose sense a draft used to lose, with what is expected. */
const SENTENCES: [english: string, arabic: string][] = [
  [
    'Article (2) The Agent shall register this contract within three months.',
    'المادة (2) يلتزم الوكيل بتسجيل هذا العقد خلال ثلاثة أشهر.',
  ],
  ['Clause 5 Each party shall bear its own costs.', 'البند 5 يلتزم كل طرف بتحمل تكاليفه.'],
  [
    'The Supplier shall be liable without limitation for any losses of the Customer.',
    'يكون المورد مسؤولاً دون حد عن أي خسائر للعميل.',
  ],
  ['Article (5) of the Labor Law applies.', 'تطبق المادة (5) من نظام العمل.'],
  ['The Employer may end this contract without notice.', 'يجوز لصاحب العمل إنهاء هذا العقد دون إشعار.'],
  ['When the contract ends the Employee shall leave.', 'عندما ينتهي العقد يلتزم الموظف بالمغادرة.'],
  [
    'A Party who terminates without lawful reason before expiry shall pay the wage.',
    'يلتزم طرف ينهي دون سبب مشروع قبل الانتهاء بدفع الأجر.',
  ],
  ['The Supplier shall keep the records accurate and complete.', 'يلتزم المورد بإبقاء السجلات دقيقة وكاملة.'],
  ['My client denies that notice was given.', 'ينكر عميلي أنه تم تقديم الإشعار.'],
  ['At the end of the term Provider shall return the data.', 'في نهاية المدة يلتزم المقدم بإعادة البيانات.'],
  ['The Agent shall have received the certificate.', 'يجب أن يكون الوكيل قد تسلم الشهادة.'],
  ['The fees shall have been paid.', 'يجب أن يكون قد تم دفع الرسوم.'],
  ['The Customer may not assign its rights to any person.', 'لا يجوز للعميل التنازل عن حقوقه إلى أي شخص.'],
  [
    'The bidder has submitted an offer which the Ministry accepted on 4 May 2026.',
    'قدم المتنافس عرضاً قبلته الوزارة في 4 مايو 2026.',
  ],
  ['The Party shall pay the losses they suffer.', 'يلتزم الطرف بدفع الخسائر التي يتكبدها.'],
  [
    'The Recipient may disclose data where the laws in force in the Kingdom compel disclosure, but shall notify the Customer.',
    'يجوز للمتلقي الإفصاح عن بيانات حيثما تقتضي الأنظمة المعمول بها في المملكة إفصاحاً، لكن يلتزم بإخطار العميل.',
  ],
  [
    'Terms used in this certificate have the meanings given to them in the Agency Agreement.',
    'يكون للمصطلحات المستخدمة في هذه الشهادة المعاني المحددة لها في اتفاقية الوكالة.',
  ],
  [
    'NUMUW COMPANY, a limited liability company, whose head office is in Riyadh, represented by its General Manager.',
    'NUMUW COMPANY، شركة ذات مسؤولية محدودة، ومركزها الرئيسي في الرياض، ويمثلها مديرها العام.',
  ],
  ['The Buyer accepts the terms and conditions.', 'يقبل المشتري الشروط والأحكام.'],
  ['The Seller confirms its representations and warranties.', 'يؤكد البائع إقراراته وضماناته.'],
  [
    'The commission is earned when the deed is conveyed, not when the offer is accepted.',
    'تكسب العمولة عندما ينقل الصك، وليس عندما يقبل العرض.',
  ],
  ['No waiver shall be deemed a continuing waiver.', 'لا يعد أي تنازل تنازلاً مستمراً.'],
  ['No partnership is created.', 'لا تنشأ أي شراكة.'],
  ['Neither Party is entitled to compensation.', 'لا يستحق أي من الطرفين تعويضاً.'],
  [
    'WORLDWIDE STRATEGIES INC. TOUCHSTAR SOFTWARE CORPORATION',
    'WORLDWIDE STRATEGIES INC. TOUCHSTAR SOFTWARE CORPORATION',
  ],
  [
    'As the work gives access to secrets, he shall not disclose any secret.',
    'حيث إنه يقدم العمل الوصول إلى أسرار، لا يجوز له الإفصاح عن أي سر.',
  ],
  ['The fee is correct; pay it by Thursday.', 'الرسم صحيح؛ دفعه بحلول يوم الخميس.'],
  [
    'The Supplier shall neither suspend the services nor reduce the number of its engineers.',
    'لا يجوز للمورد تعليق الخدمات ولا تخفيض عدد مهندسيه.',
  ],
  [
    'Neither the Consultant nor its personnel shall accept any commission.',
    'لا يجوز لأي من الاستشاري أو موظفيه قبول أي عمولة.',
  ],
  [
    'The Tenant must not, without the Landlord’s consent, install any equipment whose weight exceeds 500 kilograms.',
    'لا يجوز للمستأجر تركيب أي معدات، دون موافقة المؤجر، يتجاوز وزنها 500 كيلوغرام.',
  ],
  [
    'The Bank shall be entitled to set off any deposit against the outstanding balance.',
    'يحق للبنك مقاصة أي وديعة من الرصيد غير المسدد.',
  ],
  [
    'The Seller wishes to sell and the Buyer wishes to purchase the goods.',
    'يرغب البائع في البيع ويرغب المشتري في شراء البضائع.',
  ],
  ['The Guarantor, being a company, waives the notice.', 'يتنازل الكفيل، وهو شركة، عن الإشعار.'],
  [
    'Completion is conditional upon the Authority having issued its approval.',
    'يتوقف الإنجاز على أن تكون الهيئة قد أصدرت موافقتها.',
  ],
  [
    'The court dismissed the claim because the plaintiff failed to prove the damage.',
    'رفضت المحكمة الدعوى لأنه أخفق المدعي في إثبات الضرر.',
  ],
  [
    'The Company grants to the Dealer a limited, revocable and exclusive right.',
    'تمنح الشركة إلى التاجر حقاً محدوداً، قابلاً للإلغاء وحصرياً.',
  ],
  [
    'The Distributor shall keep, at each branch, a sufficient stock of the products.',
    'يلتزم الموزع بحفظ مخزون كافي للمنتجات، في كل فرع.',
  ],
  [
    'The Lessee shall hand them over to the Lessor in good condition.',
    'يلتزم المستأجر بتسليمهم إلى المؤجر بحالة جيدة.',
  ],
  [
    'The Vendor shall comply with the Personal Data Protection Law.',
    'يلتزم المورد بالتقيد بنظام حماية البيانات الشخصية.',
  ],
  [
    'The Contractor shall deliver the Performance Bond to the Employer.',
    'يلتزم المقاول بتسليم ضمان حسن التنفيذ إلى صاحب العمل.',
  ],
  ['The Company will at no time close its books.', 'لا يجوز للشركة إغلاق دفاترها في أي وقت.'],
  ['We act for the claimant.', 'نمثل المدعي.'],
  [
    'In no event shall the total liability of the Supplier, whether in contract or otherwise, exceed 100% of the price.',
    'لا تتجاوز المسؤولية الإجمالية للمورد 100% من السعر بأي حال من الأحوال، سواء في العقد أو غير ذلك.',
  ],
];

test.each(SENTENCES)('the draft of "%s" keeps who does what', (english, arabic) => {
  expect(draft(english).text).toBe(arabic);
});

test('the first of several subjects stands under the same denial as the others', () => {
  const { text } = draft(
    'Strikes of its staff, late delivery by suppliers and a change in prices shall not constitute force majeure.',
  );
  expect(text).toMatch(/^لا تشكل إضرابات/u);
});

test('names of several words stay in their order', () => {
  expect(draft('The claim of Wadi Najd Contracting Company is admissible.').text).toContain(
    'Wadi Najd Contracting Company',
  );
});

test('a verb that no rule could place is marked as doubtful', () => {
  const { text, unknown } = draft('Upon the whereas forthwith issuing shall.');
  expect(unknown.map(({ start, end }) => text.slice(start, end)).join(' ')).not.toBe('');
});

test('stock is a share beside shareholders and goods in store beside spare parts', () => {
  expect(draft('The shareholder sold the stock.').text).toContain('السهم');
  expect(draft('The Distributor holds a stock of spare parts.').text).toContain('مخزون');
});
