import { describe, expect, it } from '@jest/globals';
import { draftArabicToEnglish } from './draft.js';

const draft = (text: string) => draftArabicToEnglish({ text, terms: [], names: [] });

describe('the Arabic draft tells who acts and what is acted on in a contract', () => {
  it.each([
    ['يُمهل المورد مدة خمسة عشر يوماً.', 'The supplier shall be granted a period of fifteen days.'],
    [
      'أجّر الطرف الأول للطرف الثاني المكتب رقم (7).',
      'The First Party leased to the Second Party the office No. (7).',
    ],
    ['ورُدّت الدفعة إلى المشتري.', 'The payment was returned to the buyer.'],
    [
      'تعاد العينات إلى المورد بعد الفحص.',
      'The samples shall be returned to the supplier after examination.',
    ],
    ['يضمن البائع المبيع ضد العيوب.', 'The seller shall guarantee the goods sold against the defects.'],
    ['يحق للمشتري تفقد البضاعة.', 'The buyer is entitled to inspect the goods.'],
    ['يقر المدين بالدين.', 'The debtor shall acknowledge the debt.'],
    ['تلتزم الشركة المشغلة بصيانة المصاعد.', 'The operating company shall maintain the elevators.'],
    [
      'العقود التي لا تتجاوز قيمتها 5 ملايين ريال',
      'The contracts whose value does not exceed 5 million riyals',
    ],
  ])('%s', (arabic, english) => {
    expect(draft(arabic).text).toBe(english);
  });
});

describe('the Arabic draft keeps denials, conditions and lists of a contract whole', () => {
  it.each([
    ['لا يجوز نسخ البرنامج ولا توزيعه.', 'The program or its distribution may not be copied.'],
    ['ألا يكون قد صدر ضد المدير حكم نهائي.', 'That a final judgment is not issued against the manager.'],
    ['يُحظر على الموظف قبول العروض.', 'The employee may not accept the offers.'],
    ['لا يُعتد بأي تعديل شفهي.', 'No oral amendment shall be recognized.'],
    ['ليس للمدير أن تكون له مصلحة في العقد.', 'The manager may not have an interest in the contract.'],
    [
      'إذا تأخر المستأجر في سداد الأجرة جاز للمؤجر فسخ العقد.',
      'If the tenant is delayed in payment of the rent, the lessor may terminate the contract.',
    ],
    [
      'يلتزم المورد بتسليم الأجهزة، وبإشعار العميل عند وصولها.',
      'The supplier shall deliver the devices, and shall notify the client upon their arrival.',
    ],
    ['كل تقرير فني أو مالي أو إداري', 'Every technical or financial or administrative report'],
    ['دون أن يكون له التمسك بالعقد', 'Without being entitled to invoke the contract'],
  ])('%s', (arabic, english) => {
    expect(draft(arabic).text).toBe(english);
  });

  it('marks a verb of which it cannot tell whether its subject is left out', () => {
    const { text, unknown } = draft('وقدم عرضه.');
    expect(unknown.map(({ start, end }) => text.slice(start, end))).toEqual(['was submitted']);
  });
});
