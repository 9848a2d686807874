import { describe, expect, test } from '@jest/globals';
import { readingsOf } from '#tests/support/compliance.js';

const broken = (clause: string) =>
  readingsOf(clause, 'employment')
    .filter(({ answer }) => answer === 'breaks')
    .map(({ rule }) => rule);

describe('clauses in unusual words', () => {
  test.each([
    [
      'SA-LAB-11',
      "The Company may dispense with the Employee's services on fourteen days' written notice, his wage being paid monthly.",
    ],
    [
      'SA-LAB-18',
      'The monthly package has been set with the end-of-service indemnity in mind and settles it in full.',
    ],
    [
      'SA-LAB-71',
      'No gratuity whatsoever accrues to staff who tender their resignation, however long they have been with us.',
    ],
    [
      'SA-LAB-112',
      'Leave days left over on 31 December are wiped out and cannot be claimed in money or kind.',
    ],
    ['SA-LAB-109', 'The salary is all-inclusive, and hours worked beyond the roster attract no further pay.'],
    ['SA-LAB-108', 'Crew members work every day of the month and have no fixed day off.'],
    [
      'SA-LAB-29',
      'The cost of renewing the iqama will be advanced by the Company and clawed back from the Employee in four instalments.',
    ],
    [
      'SA-LAB-123',
      "For the duration of the assignment, the Employee's passport shall be lodged with the HR office.",
    ],
    [
      'SA-LAB-105',
      'The Company is at liberty to hold back the last two salaries until the clearance form is signed.',
    ],
    [
      'SA-LAB-10',
      "The Employee agrees in advance to be posted to any of the Group's sites throughout the Kingdom, whether or not this obliges him to move house.",
    ],
    [
      'SA-LAB-62',
      'During probation only the Company may bring the contract to an end; the Employee shall see it through.',
    ],
    ['SA-LAB-13', 'A resignation has no effect until the General Manager signs it, however long that takes.'],
    ['SA-LAB-26', 'Absence through illness is unpaid for the first three days of each occurrence.'],
    [
      'SA-LAB-119',
      'An employee who becomes pregnant before completing a year of service shall be considered to have resigned.',
    ],
    ['SA-LAB-127', "Medical cover is the Employee's own affair and is not part of this package."],
    ['SA-LAB-31', "Any late arrival costs the employee a week's pay."],
    [
      'SA-LAB-34',
      'The parties agree that the Employee shall not take the Company before any labor authority or court.',
    ],
    [
      'SA-LAB-16',
      'For four years following his departure the Employee shall stay out of any business that rivals the Company.',
    ],
    ['SA-LAB-30', 'The experience letter is handed over only once the Employee has signed a full release.'],
    ['SA-LAB-07', 'تستمر فترة الاختبار حتى تقتنع الشركة بكفاءة الموظف ولو تجاوزت سنة كاملة.'],
    ['SA-LAB-09', 'مهما تكرر تجديد هذا العقد فإنه يبقى عقداً محدد المدة ولا ينقلب إلى غير محدد.'],
    ['SA-LAB-23', 'تحسب ساعة العمل الإضافية بأجر الساعة العادية دون زيادة.'],
    ['SA-LAB-24', 'رصيد الموظف من الإجازات خمسة عشر يوماً في العام.'],
    ['SA-LAB-113', 'ما تبقى من رصيد الإجازات عند انتهاء الخدمة لا يقابله أي مبلغ.'],
    ['SA-LAB-19', 'تُصرف مستحقات الموظف النهائية بعد تسعين يوماً من آخر يوم عمل له.'],
    ['SA-LAB-21', 'للشركة حسم ما تراه من مبالغ من أجر الموظف متى شاءت ودون الرجوع إليه.'],
    ['SA-LAB-104', 'إذا أتلف السائق المركبة استوفت الشركة قيمة الإصلاح كاملة من أول راتب.'],
    ['SA-LAB-126', 'قيمة الخوذة وحذاء السلامة تستوفى من العامل عند التسليم.'],
    ['SA-LAB-33', 'لا شأن للشركة بما قد يصيب العامل من حوادث أثناء أداء العمل، وعليه أن يتعالج على حسابه.'],
    ['SA-LAB-128', 'عند انتهاء العقد يتدبر الموظف الوافد أمر سفره إلى بلده من ماله الخاص.'],
    ['SA-LAB-65', 'للشركة أن تستغني عن خدمات الموظف في أي لحظة ولها وحدها تقدير ذلك.'],
    ['SA-LAB-69', 'يعد الغياب ثلاثة أيام متصلة بلا عذر تركاً للعمل، ويُفسخ العقد دون مكافأة.'],
    ['SA-LAB-06', 'تُقصر وظائف الصيانة الميدانية على الذكور ممن لا تزيد أعمارهم على خمس وثلاثين سنة.'],
    ['SA-LAB-125', 'قرار الجزاء الصادر من المدير نهائي ولا تُسمع فيه شكوى الموظف.'],
    ['SA-SIL-01', 'اتفق الطرفان على عدم تسجيل الموظف في التأمينات خلال السنة الأولى.'],
    ['SA-LAB-25', 'غياب الموظف بسبب وفاة أحد والديه يُحسب من رصيد إجازته السنوية.'],
    [
      'SA-LAB-73',
      'إذا بيعت المنشأة انتهت عقود العاملين فيها، وللمالك الجديد أن يتعاقد مع من يشاء منهم بعقود جديدة.',
    ],
    ['SA-LAB-101', 'يُرحَّل راتب الشهر إلى حين تحصيل الشركة مستحقاتها من العملاء.'],
    ['SA-LAB-07', 'Your trial employment runs for eight calendar months before you are confirmed.'],
    [
      'SA-LAB-18',
      'Having received a thirteenth-month salary each year, you will have no separate gratuity claim when you leave us.',
    ],
    ['SA-LAB-72', 'EOSB is worked out on the starting basic pay shown in the offer letter.'],
    ['SA-LAB-115', "Management may put off an employee's vacation for as long as operations demand."],
    ['SA-LAB-112', 'Holiday not taken by year end is bought back by the Company at the basic rate.'],
    ['SA-LAB-27', 'Expectant mothers receive eight weeks of leave around the birth.'],
    ['SA-LAB-25', 'Time off for a bereavement is taken from annual leave.'],
    ['SA-LAB-23', 'Overtime hours are remunerated at 125% of the hourly rate.'],
    ['SA-LAB-107', 'Cashiers work a seven-hour shift straight through, taking meals at the till.'],
    ['SA-LAB-104', "Cash shortages are made good in full out of the cashier's next wages."],
    [
      'SA-LAB-36',
      'If the trainee withdraws for any reason he owes the Company twice what his training cost.',
    ],
    [
      'SA-LAB-70',
      'After leaving, the Employee shall never work for anyone in the same trade, wherever that may be.',
    ],
    [
      'SA-LAB-30',
      'References and originals of diplomas stay with the Company until the Employee has settled all his debts.',
    ],
    [
      'SA-LAB-15',
      'The Employee may in no circumstances walk out without serving notice, even if wages are overdue.',
    ],
    ['SA-LAB-32', 'Where this Handbook and the Labor Law differ, the Handbook is followed.'],
    ['SA-LAB-19', 'تُسدد كافة حقوق العامل خلال ثلاثة أشهر من تاريخ إخلاء طرفه.'],
    ['SA-LAB-18', 'لا محل لصرف أي مكافأة عن مدة الخدمة لأن الراتب الشهري رُوعيت فيه.'],
    ['SA-LAB-24', 'يتمتع الموظف بإجازة قدرها أسبوعان كل سنة.'],
    ['SA-LAB-26', 'أول ثلاثة أيام من كل مرض تُحسب بلا أجر.'],
    ['SA-LAB-27', 'للموظفة ستون يوماً إجازة وضع.'],
    ['SA-LAB-29', 'تُقسط رسوم تجديد الإقامة على راتب العامل.'],
    ['SA-LAB-23', 'أجر الساعة الإضافية ساعة وربع.'],
    ['SA-LAB-10', 'للإدارة تحويل الموظف إلى أي فرع داخل المملكة، وامتناعه عن التنفيذ يعد استقالة.'],
    ['SA-LAB-16', 'لا يعمل الموظف بعد تركه الخدمة لدى أي جهة منافسة لثلاث سنوات.'],
    ['SA-LAB-34', 'أي خلاف عمالي لا يُرفع إلى المحاكم ويكون قرار المدير العام فيه فاصلاً.'],
    ['SA-LAB-105', 'يُحبس راتب آخر شهرين ريثما يسلم الموظف ما بعهدته.'],
    ['SA-LAB-123', 'تحفظ جوازات العمالة في خزنة الإدارة.'],
    ['SA-LAB-119', 'لا تُجدد عقود الموظفات الحوامل.'],
    ['SA-LAB-06', 'الأولوية في التعيين لغير المتزوجات.'],
    ['SA-LAB-128', 'العودة النهائية إلى بلد العامل تكون على حسابه الخاص.'],
    ['SA-LAB-13', 'لا تُقبل استقالة الموظف قبل مرور أربعة أشهر على تقديمها.'],
    ['SA-LAB-31', 'كل تأخير يزيد على ساعة يُخصم عنه أجر عشرة أيام.'],
    ['SA-LAB-125', 'تُوقع الجزاءات فوراً ودون سماع أقوال الموظف.'],
    ['SA-LAB-11', 'للشركة إنهاء عقد الموظف بإشعار قبل شهر، وراتبه شهري.'],
  ])('%s is broken by: %s', (id, clause) => expect(broken(clause)).toContain(id));
});

describe('fair clauses', () => {
  test.each([
    'The Employee shall wear the protective equipment provided by the Company and return it when he leaves.',
    'Overtime must be approved in advance by the line manager and is paid at 150% of the hourly wage.',
    'The Employee may not carry over more than five days of leave unless the Company postpones it in writing.',
    'Housing allowance is not paid where the Company provides accommodation.',
    'If the Employee resigns during the first year he shall hand over his work before leaving.',
    'The Company may transfer the Employee to another department within the same city.',
    'Confidential information shall never be disclosed to a competitor, at any time.',
    'Sick leave requires a certificate; absence without one is unpaid.',
    'Salaries are paid on the 27th; if that day is a holiday they are paid on the working day before.',
    'The Employee shall not be entitled to a bonus if he has given notice of resignation.',
    'Wages for days of unlawful absence are deducted from the salary.',
    'The Company may dismiss the Employee without award or notice in the cases of Article 80 of the Labor Law.',
    'Only Saudi nationals may be appointed to the positions that the Ministry has reserved for them.',
    "The Employee's passport remains with him; the Company keeps a copy for government procedures.",
    'The medical insurance does not cover cosmetic treatment.',
    'During probation either party may terminate the contract without notice or award.',
    'لا يستحق الموظف بدل النقل إذا وفرت له الشركة وسيلة مواصلات.',
    'يلتزم الموظف بارتداء أدوات السلامة التي توفرها له الشركة.',
    'تحسم أيام الغياب غير المشروع من راتب الموظف.',
    'لا يحق للموظف العمل لدى الغير أثناء سريان العقد إلا بموافقة الشركة ووفق النظام.',
    'يجوز نقل الموظف بين الأقسام داخل المدينة نفسها وفق حاجة العمل.',
    'يحق للشركة فصل العامل دون مكافأة أو إشعار أو تعويض في الحالات الواردة في المادة الثمانين.',
    'يحتفظ العامل بجواز سفره، وتحتفظ الشركة بصورة منه.',
    'تصرف الرواتب في اليوم السابع والعشرين من كل شهر، وإذا وافق عطلة صرفت قبلها.',
    'لا يجوز للموظف تمديد إجازته السنوية دون موافقة مديره.',
    'لا تُدفع مكافأة الأداء السنوية لمن استقال قبل نهاية السنة.',
    'إجازة الحج لمرة واحدة طوال مدة الخدمة لمن لم يؤد الفريضة.',
    'يتحمل الموظف رسوم مرافقيه ورسوم بدل الفاقد للإقامة.',
    'لا يشمل التأمين الطبي علاجات التجميل.',
    'يلتزم الموظف بسرية المعلومات بعد انتهاء العقد لمدة سنتين داخل المملكة في مجال عمل الشركة.',
  ])('nothing is broken by: %s', (clause) => expect(broken(clause)).toEqual([]));
});
