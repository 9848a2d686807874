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
  {
    rule: 'SA-LAB-106',
    clause:
      'Muslims fast in Ramadan and work seven hours a day, while the day of everybody else stays at eight hours.',
  },
  {
    rule: 'SA-LAB-106',
    clause: "A day's work is eight hours (seven hours a day for Muslims during the month of Ramadan).",
  },
  {
    rule: 'SA-LAB-106',
    clause: 'The Employee works 45 hours a week; during Ramadan he works 40 hours a week.',
  },
  {
    rule: 'SA-LAB-22',
    clause: 'From Saturday to Thursday the Employee works nine hours a day; in Ramadan, six hours a day.',
  },
  {
    rule: 'SA-LAB-22',
    clause: "The Employee's hours are 55 per week, save in Ramadan when they are 30 per week.",
  },
  { rule: 'SA-LAB-22', clause: 'The ordinary hours, 11 a day, shall in Ramadan be 6 a day for Muslims.' },
  {
    rule: 'SA-LAB-106',
    clause:
      'The ordinary hours, 8 a day and 48 a week, shall in Ramadan be 7 a day and 42 a week for Muslims.',
  },
  {
    rule: 'SA-LAB-106',
    clause: 'Work in Ramadan is 8 hours per day. Work outside Ramadan is 8 hours per day.',
  },
  {
    rule: 'SA-LAB-106',
    clause: 'The forty-eight-hour week becomes a forty-two-hour week in Ramadan for those who are Muslim.',
  },
  { rule: 'SA-LAB-106', clause: 'يخفض أسبوع العمل البالغ 48 ساعة إلى 42 ساعة في الأسبوع طوال شهر رمضان.' },
  { rule: 'SA-LAB-22', clause: 'من السبت إلى الخميس يعمل الموظف تسع ساعات يومياً، وفي رمضان ست ساعات يومياً.' },
  { rule: 'SA-LAB-22', clause: 'ساعات العمل 54 ساعة في الأسبوع، إلا في رمضان فهي 30 ساعة في الأسبوع.' },
  { rule: 'SA-LAB-106', clause: 'ساعات العمل 45 ساعة في الأسبوع، إلا في رمضان فهي 40 ساعة في الأسبوع.' },
  {
    rule: 'SA-LAB-106',
    clause: 'في رمضان يكون دوام غير المسلمين ثماني ساعات يومياً، ودوام المسلمين سبع ساعات يومياً.',
  },
  { rule: 'SA-LAB-106', clause: 'يكون العمل بنظام ثماني ساعات يومياً، ويخفض بساعة واحدة في رمضان للمسلمين.' },
  {
    rule: 'SA-LAB-22',
    clause: 'مدة الدوام في الشتاء والصيف إحدى عشرة ساعة يومياً، وفي رمضان ست ساعات يومياً.',
  },
  {
    rule: 'SA-LAB-106',
    clause: 'ساعات العمل اليومية ثماني ساعات. وتكون ساعات العمل في رمضان سبع ساعات يومياً للمسلمين.',
  },
  {
    rule: 'SA-LAB-106',
    clause:
      'In the month of Ramadan, the working hours for Muslim workers shall be 7 hours per day or 42 hours per week.',
  },
  {
    rule: 'SA-LAB-22',
    clause:
      'The Employee agrees to eleven working hours in every working day and to six hours a day in Ramadan.',
  },
  {
    rule: 'SA-LAB-22',
    clause:
      'The Employee will work 12 hours a day during all months with the exception of Ramadan, for which 6 hours a day are agreed.',
  },
  {
    rule: 'SA-LAB-106',
    clause:
      'The Employee will work 8 hours a day in all months; in Ramadan, 7 hours a day are agreed for Muslims.',
  },
  { rule: 'SA-LAB-22', clause: 'You are required to work 52 hours per week, Sunday to Thursday.' },
  { rule: 'SA-LAB-106', clause: 'Hours of work in Ramadan for Muslim staff: 8 hours per day.' },
  { rule: 'SA-LAB-106', clause: 'ساعات العمل للمسلمين خلال شهر رمضان المبارك سبع ساعات في اليوم.' },
  {
    rule: 'SA-LAB-22',
    clause: 'يعمل الموظف إحدى عشرة ساعة يومياً في جميع أشهر السنة، وفي شهر رمضان يعمل ست ساعات يومياً.',
  },
  {
    rule: 'SA-LAB-106',
    clause: 'ساعات العمل 48 ساعة في الأسبوع، وفي شهر رمضان 45 ساعة في الأسبوع لجميع العاملين.',
  },
  { rule: 'SA-LAB-22', clause: 'تحدد ساعات العمل بـ 56 ساعة أسبوعياً تخفض في رمضان إلى 36 ساعة أسبوعياً.' },
  {
    rule: 'SA-LAB-22',
    clause: 'ساعات العمل من السابعة صباحاً حتى السابعة مساءً بواقع 12 ساعة يومياً طوال العام.',
  },
  { rule: 'SA-LAB-106', clause: 'يعمل الطرف الثاني في رمضان ثماني ساعات في اليوم كبقية الشهور.' },
];
