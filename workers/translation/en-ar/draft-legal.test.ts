import { expect, test } from '@jest/globals';
import { draftEnglishToArabic } from './draft.js';

/** Turns of contracts that say who must, may or may not do what. */
const SENTENCES: [string, string][] = [
  ['6.2 Neither party may assign this Agreement.', '6.2 لا يجوز لأي من الطرفين التنازل عن هذه الاتفاقية.'],
  ['5.5 Provider may copy the records.', '5.5 يجوز للمقدم نسخ السجلات.'],
  [
    'The Lessee may not sub-let the premises, in whole or in part.',
    'لا يجوز للمستأجر تأجير العين المؤجرة من الباطن، كلياً أو جزئياً.',
  ],
  ['Each such employee shall sign an undertaking.', 'يلتزم كل موظف منهم بالتوقيع على تعهد.'],
  [
    'The Customer shall not mortgage its assets without the Bank’s consent.',
    'لا يجوز للعميل رهن أصوله دون موافقة البنك.',
  ],
  [
    'The dispute is settled under the Arbitration Law issued by Royal Decree No. M/34 dated 24/5/1433H. The court decides.',
    'يسوى النزاع بموجب نظام التحكيم المصدر بموجب المرسوم الملكي رقم م/34 المؤرخ 24/5/1433هـ. تقرر المحكمة.',
  ],
  [
    'Wages are paid by bank transfer no later than the 5th day of the following month.',
    'تدفع الأجور بتحويل بنكي في موعد لا يتجاوز اليوم الخامس من الشهر التالي.',
  ],
  [
    'The Contractor shall assign at least forty-five (45) workers to the services.',
    'يلتزم المقاول بتخصيص ما لا يقل عن خمسة وأربعين (45) عاملاً إلى الخدمات.',
  ],
  ['The Fund appoints a Co-Trustee.', 'يعين الصندوق أميناً مشاركاً.'],
  [
    'The Buyer shall hold the Seller and its officers harmless from any claim.',
    'يلتزم المشتري بإبراء ذمة البائع ومسؤوليه من أي مطالبة.',
  ],
];

test.each(SENTENCES)('the draft of "%s" says the same', (english, arabic) => {
  expect(draftEnglishToArabic({ text: english, terms: [], names: [] }).text).toBe(arabic);
});
