import type { Sample } from './sample.js';

/** Employment contracts with all that they must contain. */
export const employmentSamples: readonly Sample[] = [
  {
    type: 'employment',
    lang: 'en',
    pieces: [
      'EMPLOYMENT CONTRACT\n\nThis fixed-term contract is made in two copies on 3 May 2026 between:\n\n1. Desert Lamp Trading Company LLC, commercial registration no. 4030112233',
      ['SA-LAB-201 0', ', whose office is at 12 Palestine Street, Jeddah 23412'],
      ', represented by its manager (the "Employer"); and\n\n2. Mr. Samir Haddad',
      ['SA-LAB-201 1', ', a Jordanian national'],
      ['SA-LAB-201 2', ', holder of Iqama No. 2233445566'],
      ['SA-LAB-201 3', ', residing at 7 Coral Street, Al Rawdah District'],
      ' (the "Employee").\n\n1. Work. ',
      ['SA-LAB-61 0', 'The Employee is engaged as an accountant'],
      ['SA-LAB-61 1', ' and the place of work is the branch in Jeddah'],
      '. He follows the lawful instructions of the Employer. He may be given other duties that do not differ in substance from what is agreed.\n\n2. Term. ',
      ['SA-LAB-202 0', 'The term of this contract is two (2) years. '],
      ['SA-LAB-201 4', 'Work begins on 1 June 2026. '],
      'The probation period is ninety days.\n\n3. Wage. ',
      [
        'SA-LAB-02 0',
        'The Employer pays the Employee a basic wage of SAR 7,000 a month and a housing allowance of SAR 1,750. ',
      ],
      'It is paid by the end of each month through a bank in the Kingdom.\n\n4. Hours. The Employee works eight hours a day, six days a week.\n\n5. Leave. The Employee has thirty days of paid leave each year. No transfer that requires a change of residence takes place without his written consent. The Employer bears the fees of the iqama and the work permit.\n\n6. Secrecy. For two years after this contract ends the Employee shall not disclose the trade secrets of the accounting department',
      ['SA-LAB-17 1', ' within the Makkah Region'],
      '.\n\n7. End. On the end of the relationship the Employer pays the award that the law provides and settles all dues within a week. The Arabic text alone is relied upon.\n\nThe Employer: ____________   The Employee: ____________\n',
    ],
  },
  {
    type: 'employment',
    lang: 'ar',
    pieces: [
      'عقد عمل محدد المدة\n\nأبرم هذا العقد من نسختين في يوم 3 مايو 2026م بين كل من:\n\nالطرف الأول: شركة مصباح الصحراء للتجارة، سجل تجاري رقم 4030112233',
      ['SA-LAB-201 0', '، وعنوانها: شارع فلسطين، جدة 23412'],
      '، ويمثلها مديرها، ويشار إليها بـ«صاحب العمل».\n\nالطرف الثاني: سمير بن خليل حداد',
      ['SA-LAB-201 1', '، أردني الجنسية'],
      ['SA-LAB-201 2', '، إقامة رقم 2233445566'],
      ['SA-LAB-201 3', '، وعنوانه: حي الروضة، شارع المرجان'],
      '، ويشار إليه بـ«العامل».\n\nالبند الأول: العمل\n',
      ['SA-LAB-61 0', 'يعمل العامل لدى صاحب العمل بمهنة محاسب'],
      ['SA-LAB-61 1', '، ومكان العمل فرع الشركة في جدة'],
      '. ويتبع العامل تعليمات صاحب العمل النظامية ويحافظ على ما في عهدته.\n\nالبند الثاني: المدة\n',
      ['SA-LAB-202 0', 'مدة هذا العقد سنتان ميلاديتان. '],
      ['SA-LAB-201 4', 'تاريخ المباشرة: 1 يونيو 2026م. '],
      'وتكون فترة التجربة تسعين يوماً لا تدخل فيها إجازة العيدين.\n\nالبند الثالث: الأجر\n',
      ['SA-LAB-02 0', 'يدفع صاحب العمل للعامل أجراً أساسياً قدره 7000 ريال شهرياً، وبدل سكن قدره 1750 ريالاً. '],
      'ويكون الدفع في نهاية كل شهر من خلال أحد البنوك العاملة في المملكة.\n\nالبند الرابع: ساعات العمل\nيعمل العامل ثماني ساعات في اليوم، ستة أيام في الأسبوع، وتخفض في رمضان إلى ست ساعات للمسلمين.\n\nالبند الخامس: الإجازات\nيستحق العامل إجازة سنوية مدفوعة ثلاثين يوماً. ولا ينقل العامل إلى مكان يقتضي تغيير محل إقامته بغير موافقته المكتوبة. ويتحمل صاحب العمل رسوم الإقامة ورخصة العمل.\n\nالبند السادس: السرية\nيلتزم العامل مدة سنتين بعد انتهاء العقد بعدم إفشاء أسرار قسم المحاسبة',
      ['SA-LAB-17 1', ' في منطقة مكة المكرمة'],
      '.\n\nالبند السابع: انتهاء العقد\nيدفع صاحب العمل للعامل عند انتهاء العلاقة مكافأة نهاية الخدمة وفق النظام، ويصفي حقوقه خلال أسبوع.\n\nصاحب العمل: ____________    العامل: ____________\n',
    ],
  },
];
