import { describe, expect, test } from '@jest/globals';
import type { DocumentType } from '#shared/tools/compliance/documents.js';
import { readingsOf } from '#workers/tools/compliance/testing.js';

const broken = (clause: string, type: DocumentType) =>
  readingsOf(clause, type)
    .filter(({ answer }) => answer === 'breaks')
    .map(({ rule }) => rule);

describe('clauses in unusual words', () => {
  test.each([
    [
      'SA-REB-01',
      'services',
      'The brokerage agreement shall be kept between the parties and no copy of it lodged with REGA.',
    ],
    [
      'SA-REB-01',
      'services',
      'The Broker undertakes not to file this agreement with the Real Estate General Authority.',
    ],
    ['SA-REB-01', 'services', 'لا يرفع الوسيط نسخة من هذا العقد إلى الهيئة العامة للعقار.'],
    ['SA-REB-01', 'services', 'عقد الوساطة نافذ بين طرفيه دون إيداع نسخة منه لدى الهيئة.'],
    [
      'SA-REB-02',
      'sale',
      'The Buyer pays earnest money of SAR 200,000 on the villa, the price of which is SAR 1,000,000.',
    ],
    ['SA-REB-02', 'sale', 'دفع المشتري عربوناً قدره 100,000 ريال من ثمن الأرض البالغ 900,000 ريال.'],
    [
      'SA-REB-04',
      'services',
      'The commission remains payable on any sale to a person introduced by the Broker that takes place within nine months after this brokerage agreement has ended.',
    ],
    [
      'SA-REB-05',
      'services',
      'The brokerage mandate has no expiry date and runs for as long as the unit remains unsold.',
    ],
    ['SA-REB-05', 'services', 'The exclusive brokerage agreement remains in force until the land is sold.'],
    ['SA-REB-05', 'services', 'يستمر عقد الوساطة سارياً إلى أن يباع العقار.'],
    ['SA-REB-05', 'services', 'لا تنتهي مدة عقد الوساطة إلا ببيع العقار مهما طال الزمن.'],
    [
      'SA-OFF-01',
      'sale',
      'The Developer is entitled to meet the claims of its creditors out of the escrow account.',
    ],
    ['SA-OFF-01', 'sale', 'Sums in the escrow account may be lent to an affiliate of the Developer.'],
    [
      'SA-OFF-01',
      'sale',
      'Instalments for the off-plan apartment are payable to the current account of the Developer.',
    ],
    ['SA-OFF-01', 'sale', 'يجوز للمطور الصرف من حساب الضمان على مشروع آخر.'],
    ['SA-OFF-01', 'sale', 'للمطور سداد ديونه من حساب الضمان متى شاء.'],
    [
      'SA-OFF-02',
      'sale',
      'One third of the value of each unit sold may be drawn from the escrow account for advertising.',
    ],
    ['SA-OFF-02', 'sale', 'يصرف من حساب الضمان ثلث قيمة الوحدات المبيعة على الإعلان والإدارة.'],
    [
      'SA-NSR-01',
      'sale',
      'The Buyer, an Egyptian national, becomes owner of the villa on signing, without any registration in the Real Estate Register.',
    ],
    [
      'SA-NSR-01',
      'sale',
      'تنتقل ملكية الفيلا إلى المشتري الأردني الجنسية فور التوقيع دون حاجة إلى قيدها في السجل العقاري.',
    ],
    ['SA-NSR-02', 'sale', 'A company incorporated in France acquires freehold title to a tower in Madinah.'],
    ['SA-NSR-02', 'sale', 'يتملك المشتري غير السعودي أرضاً في مكة المكرمة أياً كانت ديانته.'],
    [
      'SA-RETT-01',
      'sale',
      'The parties will show a price of SAR 1,000,000 in the deed in order to reduce the transaction tax.',
    ],
    [
      'SA-RETT-01',
      'sale',
      'The sale of the villa shall be documented as a gift so as to benefit from the exemption from transaction tax.',
    ],
    ['SA-RETT-01', 'sale', 'يثبت في الصك ثمن مخفض للأرض لتقليل ضريبة التصرفات العقارية.'],
    ['SA-RETT-01', 'sale', 'يوثق بيع الأرض على أنه هبة للإعفاء من ضريبة التصرفات.'],
    [
      'SA-GTP-01',
      'procurement',
      'If the two texts differ, the English version shall be binding on the parties.',
    ],
    ['SA-GTP-01', 'procurement', 'عند الاختلاف بين النصين يؤخذ بالنص الإنجليزي.'],
    ['SA-GTP-01', 'procurement', 'تكتب وثائق العقد بالإنجليزية دون العربية.'],
    [
      'SA-GTP-02',
      'procurement',
      'The Contractor shall submit the final guarantee within sixty (60) days of notice of the award.',
    ],
    ['SA-GTP-02', 'procurement', 'يقدم المتعاقد الضمان النهائي خلال ستين يوماً من إبلاغه بالترسية.'],
    ['SA-GTP-10', 'procurement', 'لا مسؤولية على المتعاقد عن الأعمال التي ينفذها متعاقدو الباطن.'],
    ['SA-GTP-10', 'procurement', 'تنتفي مسؤولية المتعاقد عما أسنده إلى مقاول من الباطن.'],
    [
      'SA-FRA-02',
      'franchise',
      'The disclosure document will be supplied once the franchise fee has been paid.',
    ],
    ['SA-FRA-02', 'franchise', 'يزود المانح صاحب الامتياز بوثيقة الإفصاح بعد أسبوع من سداد الرسوم.'],
    ['SA-FRA-02', 'franchise', 'تسلم صاحب الامتياز وثيقة الإفصاح قبل توقيع الاتفاقية بيومين.'],
    [
      'SA-FRA-06',
      'franchise',
      'The sole language of this Agreement is French and it shall not be translated into Arabic.',
    ],
    ['SA-FRA-06', 'franchise', 'اللغة الوحيدة لهذه الاتفاقية هي الإنجليزية.'],
    [
      'SA-FRA-07',
      'franchise',
      'On termination without legitimate reason the Franchisor need not buy back any equipment of the Franchisee.',
    ],
    ['SA-FRA-07', 'franchise', 'لا يلتزم المانح بإعادة شراء المعدات إذا أنهى الاتفاقية دون سبب مشروع.'],
    ['SA-AGN-03', 'distribution', 'The Agent is under no duty to stock spare parts for the Products.'],
    ['SA-AGN-03', 'distribution', 'لا شأن للموزع بصيانة المنتجات ولا بقطع غيارها.'],
    [
      'SA-IPR-01',
      'services',
      'The Writer transfers to the Publisher whatever novels he shall write for the rest of his career.',
    ],
    ['SA-IPR-01', 'services', 'تؤول إلى الدار ملكية كل ما سيكتبه المؤلف من روايات طوال حياته.'],
    [
      'SA-IPR-02',
      'services',
      'The Author renounces the right to be named as author of the book and the right to object to any distortion of it.',
    ],
    ['SA-IPR-02', 'services', 'يتنازل الكاتب عن حقه في نسبة المصنف إليه.'],
    [
      'SA-FIN-01',
      'loan',
      'The Financing Company lends to the public although it holds no licence from SAMA.',
    ],
    [
      'SA-ACL-01',
      'contract',
      'The First Party hands his commercial registration to a foreigner, who runs the shop for his own account and keeps its profits.',
    ],
    ['SA-ACL-01', 'contract', 'يضع المواطن سجله التجاري تحت يد وافد يدير المحل لحسابه ويأخذ أرباحه.'],
    ['SA-CON-01', 'construction', 'تنفذ الأعمال وفق الكود الأمريكي دون التقيد بكود البناء السعودي.'],
    ['SA-CON-03', 'construction', 'ينتقل المالك إلى السكن في المبنى وإن لم تصدر شهادة الإشغال.'],
    [
      'SA-CON-03',
      'construction',
      'The Owner moves into the villa although no occupancy certificate has been issued.',
    ],
    ['SA-CNS-02', 'distribution', 'يجري الموزع التخفيضات متى رأى ذلك دونما حاجة إلى أي ترخيص.'],
  ] as const)('%s is broken (%s): %s', (rule, type, clause) => {
    expect(broken(clause, type)).toContain(rule);
  });

  test.each([
    [
      'sale',
      'The Developer shall be exempt from compensation for late delivery of the unit where the delay results from an order of the authorities.',
    ],
    [
      'sale',
      'The Purchaser may not claim delay compensation in excess of the rent of the like if the Developer delivers late.',
    ],
    ['sale', 'لا يتحمل المطور تعويض التأخير في التسليم إذا كان سببه صدور قرار حكومي بإيقاف العمل.'],
    ['sale', 'لا يخل ما تقدم بحق المشتري في التعويض عن تأخر المطور في التسليم.'],
    ['sale', 'لا يحق للمطور الامتناع عن تعويض المشتري عن التأخر في التسليم.'],
    ['sale', 'لا يستحق المشتري تعويضاً عن تأخر التسليم إلا إذا تأخر المطور أكثر من يوم.'],
    ['sale', 'إذا لم يسدد المشتري الثمن فلا مسؤولية على المطور عن تأخر تسليم الوحدة.'],
    [
      'construction',
      'The Contractor shall not be released from liability for structural defects of the building.',
    ],
    ['construction', 'لا يتحمل المقاول مسؤولية العيوب الإنشائية في المبنى الناتجة عن سوء استعمال المالك.'],
    ['construction', 'The Contractor is not responsible for structural defects in the existing building.'],
    ['construction', 'لا يحق للمقاول التنصل من مسؤوليته عن تهدم البناء.'],
    [
      'construction',
      'Contractor shall bear no additional cost, and the Owner shall have no claim against the Contractor for hidden defects caused by misuse of the building by third parties.',
    ],
    ['lease', 'The Broker shall not keep the security deposit.'],
    ['lease', 'يتسلم المؤجر مبلغ الضمان ويحتفظ به، ويتقاضى الوسيط عمولته من المؤجر.'],
    [
      'lease',
      'The Landlord keeps the security deposit; the Broker receives its commission from the Landlord.',
    ],
    ['lease', 'يحتفظ المؤجر بمبلغ الضمان لديه، ولا علاقة للوسيط به.'],
    ['services', 'تستحق العمولة على المشتري الذي تعاقد مع الوسيط، ولا تستحق على من لم يتعاقد.'],
    [
      'distribution',
      'The Distributor is not obliged to provide maintenance where the Product was damaged by fire.',
    ],
    ['distribution', 'لا يلتزم الموزع بصيانة المنتجات التي تتلف بفعل المستهلك.'],
    ['procurement', 'لا تنتهي مسؤولية المتعاقد بالتعاقد من الباطن.'],
    ['procurement', 'مدة عقد الصيانة أربع سنوات، ومدة ضمان الأجهزة عشر سنوات.'],
    [
      'procurement',
      'The cleaning contract lasts three years; the contractor must show ten years of experience.',
    ],
    ['loan', 'The Lender explains the early settlement formula only in Arabic.'],
    ['loan', 'لا يجوز للممول تعديل معادلة السداد المبكر إلا بموافقة العميل.'],
    [
      'loan',
      'The formula for early settlement may not be changed without the consent of the Customer and is not confidential.',
    ],
    [
      'franchise',
      'The Franchisor shall deliver the disclosure document 20 days prior to signing and the Franchisee pays after signing.',
    ],
    ['services', 'يؤول إلى الشركة ما ينجزه المصمم من أعمال بموجب هذا العقد.'],
    ['services', 'يتنازل المؤلف عن حقوقه المالية مع بقاء حقه في نسبة المصنف إليه.'],
    ['sale', 'يتملك المشتري، وهو سعودي، الأرض في مكة من شركة أجنبية بعد الإفراغ.'],
    ['sale', 'A foreign company sells its plot in Madinah to a Saudi buyer.'],
    [
      'services',
      'This brokerage agreement has no effect until a copy of it is deposited with the Authority.',
    ],
    [
      'services',
      'The brokerage agreement runs for six months or until the property is sold, whichever is earlier.',
    ],
    ['services', 'The insurance broker remains appointed until the policy expires.'],
    ['sale', 'The Buyer pays earnest money of SAR 40,000 on the villa, the price of which is SAR 1,000,000.'],
    ['sale', 'دفع المشتري عربوناً قدره 40,000 ريال من ثمن الأرض البالغ 900,000 ريال.'],
    ['sale', 'The Developer may not use the escrow account to pay its creditors or for another project.'],
    ['sale', 'لا يجوز للمطور الصرف من حساب الضمان على مشروع آخر.'],
    ['sale', 'No part of the escrow account, be it a quarter or a third, is spent on advertising.'],
    ['sale', 'A British company leases hotel rooms in Makkah for its customers.'],
    [
      'sale',
      'The parties shall not record a lower price in the deed in order to reduce the transaction tax.',
    ],
    ['sale', 'A gift of land between relatives is exempt from the transaction tax.'],
    ['procurement', 'If the two texts differ, the Arabic version prevails over the English version.'],
    ['procurement', 'عند الاختلاف بين النصين العربي والإنجليزي يؤخذ بالنص العربي.'],
    ['procurement', 'The final guarantee shall remain valid until sixty days after final acceptance.'],
    ['procurement', 'لا تنتفي مسؤولية المتعاقد عما أسنده إلى مقاول من الباطن.'],
    [
      'franchise',
      'The Franchisor updates the disclosure document within 180 days after the end of its financial year.',
    ],
    ['franchise', 'Menus may be in English only.'],
    ['franchise', 'The Franchisor need not repurchase stock during the term of this Agreement.'],
    ['franchise', 'لا يلتزم المانح بإعادة شراء المعدات إذا أنهى الاتفاقية بسبب إخلال صاحب الامتياز.'],
    ['distribution', 'The Distributor is not obliged to keep spare parts for products that it did not sell.'],
    ['distribution', 'لا يجوز للموزع إجراء تخفيضات دون ترخيص.'],
    [
      'services',
      'The Writer transfers the six novels listed in Annex 1 and keeps whatever he shall write in future.',
    ],
    ['services', 'The Author keeps the right to be named as author and transfers the right to print.'],
    ['services', 'لا يتنازل المؤلف عن حقه في نسبة المصنف إليه.'],
    [
      'contract',
      'The foreign investor operates under its own licence from the Ministry of Investment and keeps its profits.',
    ],
    ['construction', 'لا يجوز تنفيذ الأعمال دون التقيد بكود البناء السعودي.'],
    ['construction', 'The Owner shall not move in before the occupancy certificate is issued.'],
  ] as const)('a fair clause (%s): %s', (type, clause) => {
    expect(broken(clause, type)).toEqual([]);
  });
});
