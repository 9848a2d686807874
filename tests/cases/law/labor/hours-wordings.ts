import type { Language } from '#shared/contracts/common.js';

/** Lawful hours, Ramadan's beside those of the rest of the year, in wordings of many forms. */
export const LAWFUL_HOURS: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'In Ramadan, Muslim employees work six hours a day; in the remaining months they work eight hours a day.',
    'The Employee works eight hours a day, except in Ramadan, when Muslims work six.',
    'Eight hours a day are worked throughout the year, but six in Ramadan if the Employee is a Muslim.',
    'Ordinary: 8/48. Ramadan: 6/36.',
    'Hours of work - ordinary: 8 per day, 48 per week; Ramadan (Muslims): 6 per day, 36 per week.',
    'The Employee works 48 hours a week. In Ramadan he works 36 hours a week if he is a Muslim.',
    'Ramadan begins with the sighting of the moon. During it, Muslim staff work six hours a day; otherwise eight hours a day.',
    'Working hours are reduced from eight to six hours a day in Ramadan for Muslim employees.',
    'In Ramadan the working day of Muslim employees is cut from eight hours to six hours.',
    'Instead of 8 hours a day, Muslim employees work 6 hours a day in Ramadan.',
    'Muslim employees work two hours less in Ramadan than the usual eight hours a day.',
    'The working day is eight hours; in Ramadan it is two hours shorter for Muslims.',
    'The working week is 40 hours, eight hours on each of five days, and 30 hours in Ramadan.',
    'The Employee works seven hours a day, six days a week, and five hours a day in Ramadan.',
    'Part-time staff work four hours a day, 24 hours a week; in Ramadan three hours a day.',
    'The Employee works a split shift of four hours in the morning and four hours in the evening.',
    'Shifts last eight hours; in Ramadan they last six hours for Muslims.',
    'The Employee works 48 hours a week, of which eight hours fall on Saturday.',
    'Working hours are eight hours a day, and overtime may not exceed two hours a day.',
    'Overtime shall not exceed 720 hours a year, and ordinary working hours are 48 hours a week.',
    'Working hours are 8 hours a day with a rest of half an hour after every five hours in a row.',
    'The Employee is present nine hours a day, of which one hour is a break for rest, prayer and food.',
    'The working day is nine hours including a break of one hour, and seven hours including a break of one hour in Ramadan.',
    'No Employee shall work more than five hours in a row without a break of at least thirty minutes.',
    'The total of working hours, overtime included, shall not exceed ten hours a day or sixty hours a week.',
    'The Employee works nine hours a day on five days a week, which is 45 hours a week; in Ramadan 36 hours a week.',
    'Non-Muslim employees continue to work eight hours a day in Ramadan, while Muslims work six hours a day.',
    'In Ramadan Muslims work 6 hours a day and 36 hours a week, and non-Muslims 8 hours a day and 48 hours a week.',
    'The Employee shall have at least twelve hours of rest between two working days of eight hours a day.',
    'The weekly rest is not less than 24 hours, and the working week is 48 hours.',
    'The Employee may not be required to work twelve hours a day.',
    'Where the Employee works more than 48 hours a week, he is paid overtime for the excess.',
    'Your hours in Ramadan remain 6 a day and your hours outside it remain 8 a day.',
    'The store is open twelve hours a day; each Employee works eight hours a day.',
    'During Ramadan the shop is open ten hours a day, and the Muslim Employee works six hours a day.',
    'The Employee works 7.5 hours a day, and 5.5 hours a day in Ramadan.',
    'An Employee who is a Muslim works thirty-six hours a week in Ramadan, as against forty-eight hours a week in the other eleven months.',
    'Weekly hours go down from 50 to 48 hours from the date of this amendment, and Ramadan hours stay at 36.',
    'Save for Ramadan, in which six hours a day are worked by Muslims, the working day is eight hours.',
    'The Employee shall work eight hours daily from 8 a.m. to 5 p.m., with an unpaid hour for lunch, Sunday to Thursday, and six hours daily in Ramadan.',
    'In Ramadan: from 10 a.m. to 4 p.m. (6 hours a day). In other months: from 8 a.m. to 4 p.m. (8 hours a day).',
    'The Employee trains for ten hours a week in Ramadan outside his working time of six hours a day.',
    'After Ramadan the Employee resumes working eight hours a day.',
    'Before Ramadan and after it, the Employee works eight hours a day; during the holy month, six hours a day.',
  ],
  ar: [
    'في شهر رمضان يعمل المسلمون ست ساعات يومياً، وفي باقي الأشهر ثماني ساعات يومياً.',
    'يعمل الموظف ثماني ساعات يومياً، عدا شهر رمضان فيعمل المسلم ست ساعات يومياً.',
    'العادي: 8/48. رمضان: 6/36.',
    'ساعات العمل في الأيام العادية: 8 يومياً، 48 أسبوعياً؛ وفي رمضان للمسلمين: 6 يومياً، 36 أسبوعياً.',
    'يعمل الموظف 48 ساعة في الأسبوع. ويعمل في رمضان 36 ساعة في الأسبوع إن كان مسلماً.',
    'إذا حل شهر رمضان عمل المسلم فيه ست ساعات يومياً، وعمل في غيره ثماني ساعات يومياً.',
    'تخفض ساعات العمل في رمضان للمسلمين من ثماني ساعات إلى ست ساعات يومياً.',
    'يعمل المسلم في رمضان ست ساعات يومياً بدلاً من ثماني ساعات يومياً.',
    'تنقص ساعات عمل المسلم، وهي ثماني ساعات يومياً، ساعتين في شهر رمضان.',
    'يكون يوم العمل ثماني ساعات، ويقل في رمضان بساعتين للمسلمين.',
    'أسبوع العمل أربعون ساعة بواقع ثماني ساعات يومياً لخمسة أيام، وثلاثون ساعة في رمضان.',
    'يعمل الموظف سبع ساعات يومياً ستة أيام في الأسبوع، وخمس ساعات يومياً في رمضان.',
    'يعمل الموظف بدوام جزئي أربع ساعات يومياً، وثلاث ساعات يومياً في رمضان.',
    'يكون الدوام على فترتين: أربع ساعات صباحاً وأربع ساعات مساءً.',
    'مدة الوردية ثماني ساعات، وتكون في رمضان ست ساعات للمسلمين.',
    'يعمل الموظف 48 ساعة أسبوعياً منها ثماني ساعات يوم السبت.',
    'ساعات العمل ثماني ساعات يومياً، ولا يتجاوز العمل الإضافي ساعتين يومياً.',
    'لا تزيد ساعات العمل الإضافية على 720 ساعة في السنة، وساعات العمل العادية 48 ساعة في الأسبوع.',
    'ساعات العمل ثماني ساعات يومياً تتخللها راحة لا تقل عن نصف ساعة بعد كل خمس ساعات متصلة.',
    'يحضر العامل تسع ساعات يومياً منها ساعة للراحة والصلاة والطعام.',
    'لا يعمل العامل أكثر من خمس ساعات متتالية دون فترة راحة لا تقل عن ثلاثين دقيقة.',
    'لا يجوز أن يزيد مجموع ساعات العمل شاملة الإضافي على عشر ساعات في اليوم أو ستين ساعة في الأسبوع.',
    'يعمل الموظف تسع ساعات يومياً لخمسة أيام في الأسبوع أي 45 ساعة أسبوعياً، وفي رمضان 36 ساعة أسبوعياً.',
    'يستمر غير المسلمين في رمضان على ثماني ساعات يومياً، بينما يعمل المسلمون ست ساعات يومياً.',
    'يعمل المسلم في رمضان 6 ساعات يومياً و36 ساعة أسبوعياً، وغير المسلم 8 ساعات يومياً و48 ساعة أسبوعياً.',
    'يمنح العامل راحة لا تقل عن اثنتي عشرة ساعة بين يومي عمل، ويعمل ثماني ساعات يومياً.',
    'لا تقل الراحة الأسبوعية عن أربع وعشرين ساعة، وأسبوع العمل ثمان وأربعون ساعة.',
    'لا يجوز تشغيل العامل اثنتي عشرة ساعة في اليوم.',
    'إذا زادت ساعات العمل على 48 ساعة في الأسبوع استحق العامل أجراً إضافياً عن الزيادة.',
    'تبقى ساعات العمل في رمضان 6 يومياً وفي غيره 8 يومياً.',
    'يفتح المتجر اثنتي عشرة ساعة يومياً، ويعمل كل موظف ثماني ساعات يومياً.',
    'دوام المسلم في رمضان خمس ساعات ونصف يومياً، وفيما سواه سبع ساعات ونصف يومياً.',
    'يعمل المسلم في رمضان ستاً وثلاثين ساعة في الأسبوع مقابل ثمان وأربعين ساعة في الأسبوع في سائر الشهور.',
    'تعدل ساعات العمل الأسبوعية من خمسين ساعة إلى ثمان وأربعين ساعة، وتبقى في رمضان ستاً وثلاثين ساعة.',
    'فيما عدا شهر رمضان الذي يعمل فيه المسلمون ست ساعات يومياً، يكون يوم العمل ثماني ساعات.',
    'ساعات العمل ثماني ساعات يومياً من الثامنة صباحاً إلى الخامسة مساءً تتخللها ساعة للغداء، وست ساعات يومياً في رمضان.',
    'في رمضان: من العاشرة إلى الرابعة (6 ساعات يومياً). وفي بقية الشهور: من الثامنة إلى الرابعة (8 ساعات يومياً).',
    'بعد انتهاء شهر رمضان يعود الموظف إلى العمل ثماني ساعات يومياً.',
    'قبل رمضان وبعده يعمل الموظف ثماني ساعات يومياً، وخلاله ست ساعات يومياً.',
    'الحد الأعلى لساعات العمل 8 ساعات يومياً أو 48 ساعة أسبوعياً، وفي رمضان 6 ساعات يومياً أو 36 ساعة أسبوعياً للمسلمين.',
    'يلتزم العامل بالدوام 8 ساعات في اليوم (6 ساعات في اليوم للمسلم في رمضان).',
  ],
};

/** Hours beyond the law's, with the rule that they break. */
export const UNLAWFUL_HOURS: readonly { rule: 'SA-LAB-22' | 'SA-LAB-106'; clause: string }[] = [
  {
    rule: 'SA-LAB-106',
    clause:
      'In Ramadan, Muslim employees work eight hours a day; in the remaining months they work eight hours a day.',
  },
  {
    rule: 'SA-LAB-106',
    clause: 'The Employee works 48 hours a week. In Ramadan he works 42 hours a week if he is a Muslim.',
  },
  {
    rule: 'SA-LAB-106',
    clause: 'Working hours are reduced from eight to seven hours a day in Ramadan for Muslim employees.',
  },
  {
    rule: 'SA-LAB-106',
    clause: 'In Ramadan the working day of Muslim employees is cut from eight hours to seven hours.',
  },
  {
    rule: 'SA-LAB-106',
    clause: 'The working day is eight hours; in Ramadan it is one hour shorter for Muslims.',
  },
  {
    rule: 'SA-LAB-106',
    clause: 'Hours of work - ordinary: 8 per day, 48 per week; Ramadan (Muslims): 7 per day, 42 per week.',
  },
  {
    rule: 'SA-LAB-106',
    clause:
      'Muslim employees work seven and eight hours a day respectively: in Ramadan 7 hours a day, otherwise 8 hours a day.',
  },
  {
    rule: 'SA-LAB-106',
    clause: 'During the holy month of Ramadan the Employee shall work forty (40) hours per week.',
  },
  { rule: 'SA-LAB-106', clause: 'The working week is 40 hours and remains 40 hours in Ramadan.' },
  {
    rule: 'SA-LAB-106',
    clause:
      'In Ramadan: from 9 a.m. to 4 p.m. (7 hours a day). In other months: from 8 a.m. to 4 p.m. (8 hours a day).',
  },
  {
    rule: 'SA-LAB-22',
    clause:
      'In Ramadan, Muslim employees work six hours a day; in the remaining months they work ten hours a day.',
  },
  {
    rule: 'SA-LAB-22',
    clause: 'The Employee works 54 hours a week. In Ramadan he works 36 hours a week if he is a Muslim.',
  },
  {
    rule: 'SA-LAB-22',
    clause:
      'Before Ramadan and after it, the Employee works eleven hours a day; during the holy month, six hours a day.',
  },
  { rule: 'SA-LAB-22', clause: 'Weekly hours go up from 48 to 56 hours, and Ramadan hours stay at 36.' },
  {
    rule: 'SA-LAB-22',
    clause: 'Working hours are 12 hours a day, and overtime may not exceed two hours a day.',
  },
  { rule: 'SA-LAB-22', clause: 'Working hours are 60 hours a week, with half an hour of rest each day.' },
  {
    rule: 'SA-LAB-22',
    clause: 'The ordinary working week is fifty-four hours, and thirty-six hours in Ramadan.',
  },
  {
    rule: 'SA-LAB-22',
    clause:
      'The Employee works eleven hours daily, excluding a break of one hour, and six hours daily in Ramadan.',
  },
  {
    rule: 'SA-LAB-22',
    clause:
      'Save for Ramadan, in which six hours a day are worked by Muslims, the working day is eleven hours.',
  },
  {
    rule: 'SA-LAB-22',
    clause: 'The Employee works ten hours a day, six days a week, and six hours a day in Ramadan.',
  },
  {
    rule: 'SA-LAB-106',
    clause: 'في شهر رمضان يعمل المسلمون ثماني ساعات يومياً، وفي باقي الأشهر ثماني ساعات يومياً.',
  },
  {
    rule: 'SA-LAB-106',
    clause: 'يعمل الموظف 48 ساعة في الأسبوع. ويعمل في رمضان 42 ساعة في الأسبوع إن كان مسلماً.',
  },
  { rule: 'SA-LAB-106', clause: 'تخفض ساعات العمل في رمضان للمسلمين من ثماني ساعات إلى سبع ساعات يومياً.' },
  { rule: 'SA-LAB-106', clause: 'يكون يوم العمل ثماني ساعات، وينقص في رمضان بمقدار ساعة واحدة للمسلمين.' },
  {
    rule: 'SA-LAB-106',
    clause: 'ساعات العمل في الأيام العادية: 8 يومياً، 48 أسبوعياً؛ وفي رمضان للمسلمين: 7 يومياً، 42 أسبوعياً.',
  },
  {
    rule: 'SA-LAB-106',
    clause: 'إذا حل شهر رمضان عمل المسلم فيه سبع ساعات يومياً، وعمل في غيره ثماني ساعات يومياً.',
  },
  { rule: 'SA-LAB-106', clause: 'يعمل المسلم خلال شهر رمضان أربعين (40) ساعة في الأسبوع.' },
  {
    rule: 'SA-LAB-106',
    clause:
      'في رمضان: من التاسعة إلى الرابعة (7 ساعات يومياً). وفي بقية الشهور: من الثامنة إلى الرابعة (8 ساعات يومياً).',
  },
  { rule: 'SA-LAB-106', clause: 'يلتزم العامل بالدوام 8 ساعات في اليوم (7 ساعات في اليوم للمسلم في رمضان).' },
  { rule: 'SA-LAB-106', clause: 'دوام المسلم في رمضان سبع ساعات ونصف يومياً، وفيما سواه ثماني ساعات يومياً.' },
  {
    rule: 'SA-LAB-22',
    clause: 'في شهر رمضان يعمل المسلمون ست ساعات يومياً، وفي باقي الأشهر عشر ساعات يومياً.',
  },
  {
    rule: 'SA-LAB-22',
    clause: 'يعمل الموظف 54 ساعة في الأسبوع. ويعمل في رمضان 36 ساعة في الأسبوع إن كان مسلماً.',
  },
  { rule: 'SA-LAB-22', clause: 'قبل رمضان وبعده يعمل الموظف إحدى عشرة ساعة يومياً، وخلاله ست ساعات يومياً.' },
  {
    rule: 'SA-LAB-22',
    clause:
      'تعدل ساعات العمل الأسبوعية من ثمان وأربعين ساعة إلى خمس وخمسين ساعة، وتبقى في رمضان ستاً وثلاثين ساعة.',
  },
  { rule: 'SA-LAB-22', clause: 'ساعات العمل اثنتا عشرة ساعة يومياً، ولا يتجاوز العمل الإضافي ساعتين يومياً.' },
  { rule: 'SA-LAB-22', clause: 'أسبوع العمل أربع وخمسون ساعة، وست وثلاثون ساعة في رمضان.' },
  {
    rule: 'SA-LAB-22',
    clause: 'يعمل الموظف إحدى عشرة ساعة يومياً لا تدخل فيها راحة مدتها ساعة، وست ساعات يومياً في رمضان.',
  },
  {
    rule: 'SA-LAB-22',
    clause: 'فيما عدا شهر رمضان الذي يعمل فيه المسلمون ست ساعات يومياً، يكون يوم العمل إحدى عشرة ساعة.',
  },
  { rule: 'SA-LAB-22', clause: 'ساعات العمل: ٨ يومياً و٥٦ أسبوعياً، وفي رمضان للمسلمين: ٦ يومياً و٣٦ أسبوعياً.' },
  {
    rule: 'SA-LAB-22',
    clause:
      'يعمل العامل ستين ساعة أسبوعياً تتخللها راحة يومية لا تقل عن نصف ساعة، وفي رمضان ستاً وثلاثين ساعة أسبوعياً.',
  },
];
