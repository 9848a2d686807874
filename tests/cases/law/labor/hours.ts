import type { CasesById } from '../types.js';

export const hoursCases: CasesById = {
  'SA-LAB-22': {
    en: {
      keeps: [
        'Working hours are eight (8) hours per day, 48 hours per week.',
        'The Employee works nine hours a day, five days a week.',
        'The normal working hours shall not exceed 48 hours per week.',
        'Working time is eight hours daily and at most forty-eight hours weekly, and in Ramadan it is reduced to six hours daily.',
      ],
      breaks: [
        'The working hours of the Employee are ten (10) hours a day, six days a week.',
        'The Second Party shall work twelve hours per day.',
        'The Employee shall work 60 hours per week.',
        'Regular working hours shall be 54 hours weekly, as scheduled by the Company.',
        'Work is 54 hours a week, save that in Ramadan, if the Employee is a Muslim, the week is cut to 36 hours.',
        'In Ramadan Muslims work six hours a day. Outside Ramadan, 11 hours are worked in each day.',
      ],
      neither: [
        'Overtime may not exceed two hours per day.',
        'In Ramadan, Muslims work six hours a day.',
        'The Employee gives notice of absence at least 48 hours before.',
        'Working hours are nine hours per day including a lunch break of one hour.',
      ],
    },
    ar: {
      keeps: [
        'ساعات العمل ثماني ساعات يومياً أو ثمان وأربعون ساعة أسبوعياً.',
        'تكون ساعات العمل (8) ساعات يومياً.',
        'ساعات العمل ثماني ساعات في اليوم وبحد أقصى ثمان وأربعون ساعة في الأسبوع، وتخفض في رمضان إلى ست ساعات يومياً.',
      ],
      breaks: [
        'تكون ساعات العمل عشر (10) ساعات يومياً لمدة ستة أيام في الأسبوع.',
        'يلتزم العامل بالعمل 12 ساعة يومياً.',
        'يعمل الطرف الثاني 60 ساعة في الأسبوع.',
        'يعمل العامل ستاً وخمسين ساعة أسبوعياً، ويعمل المسلم في رمضان ستاً وثلاثين ساعة أسبوعياً.',
      ],
      neither: [
        'لا تزيد ساعات العمل الإضافية على ساعتين يومياً.',
        'يلتزم العامل بإبلاغ رئيسه قبل 48 ساعة من الغياب.',
      ],
    },
  },
  'SA-LAB-106': {
    en: {
      keeps: [
        'During Ramadan, Muslim employees work no more than six hours a day or 36 hours a week.',
        'Working time is eight hours daily and at most forty-eight hours weekly, and in Ramadan it is reduced to six hours daily.',
        'Hours are 8 a day; Working hours: 8 hours daily (6 hours daily in Ramadan for Muslims).',
        'Working hours are eight hours a day, reduced by two hours a day in Ramadan.',
      ],
      breaks: [
        'During the month of Ramadan working hours are eight hours per day.',
        'Working hours will not be reduced in Ramadan.',
        'In Ramadan the working hours remain the same as in other months.',
        'Working hours: 6 hours daily (8 hours daily in Ramadan for Muslims).',
        'Hours of work are 48 hours a week and, in Ramadan, 40 hours a week for Muslims.',
      ],
      neither: [
        'Working hours are eight hours a day.',
        'Non-Muslim employees keep the same hours during Ramadan.',
        'The Employee may not take leave during Ramadan.',
      ],
    },
    ar: {
      keeps: [
        'تخفض ساعات العمل خلال شهر رمضان للمسلمين بحيث لا تزيد على ست ساعات في اليوم.',
        'ساعات العمل ثماني ساعات في اليوم وبحد أقصى ثمان وأربعون ساعة في الأسبوع، وتخفض في رمضان إلى ست ساعات يومياً.',
        'تحدد ساعات العمل بثماني ساعات يومياً، وبست ساعات يومياً في شهر رمضان للمسلمين.',
      ],
      breaks: [
        'تكون ساعات العمل في شهر رمضان ثماني ساعات يومياً.',
        'لا تخفض ساعات العمل خلال شهر رمضان.',
        'تبقى ساعات العمل في رمضان كما هي دون تخفيض.',
        'ساعات العمل الأسبوعية ثمان وأربعون ساعة، وتكون في رمضان أربعين ساعة للمسلمين.',
        'إذا حل شهر رمضان أنقص يوم عمل المسلم، وهو ثماني ساعات، بمقدار ساعة واحدة.',
      ],
      neither: ['ساعات العمل ثماني ساعات يومياً.', 'لا تمنح الإجازات في شهر رمضان.'],
    },
  },
  'SA-LAB-107': {
    en: {
      keeps: [
        'The Employee shall not work more than five consecutive hours without a break of at least thirty minutes.',
        'The Employee takes a break of half an hour.',
      ],
      breaks: [
        'The Employee shall work eight consecutive hours.',
        'The Worker shall work his whole shift without any break.',
        'The Employee is not entitled to any rest break during working hours.',
      ],
      neither: [
        'The weekly rest is 24 consecutive hours.',
        'No smoking breaks are allowed.',
        'Services are provided without interruption.',
      ],
    },
    ar: {
      keeps: ['لا يعمل العامل أكثر من خمس ساعات متتالية دون فترة راحة لا تقل عن نصف ساعة.'],
      breaks: [
        'يعمل العامل ثماني ساعات متواصلة.',
        'يلتزم العامل بالعمل طوال الدوام دون أي فترة راحة.',
        'لا يحق للعامل الحصول على فترات راحة أثناء الدوام.',
      ],
      neither: ['تكون الراحة الأسبوعية أربعاً وعشرين ساعة متتالية.', 'تقدم الخدمة على مدار الساعة.'],
    },
  },
  'SA-LAB-108': {
    en: {
      keeps: [
        'Friday is the weekly rest day, with full pay.',
        'The Employee has a paid weekly rest day of 24 consecutive hours.',
        'The weekly rest day may not be replaced by cash.',
      ],
      breaks: [
        'The Employee shall work seven days a week.',
        'The Employee is not entitled to a weekly rest day.',
        'The Employer may pay cash in lieu of the weekly rest day.',
        'The weekly day off may be compensated by a cash payment at the option of the Company.',
        'The weekly rest day is unpaid.',
      ],
      neither: [
        'The store is open seven days a week.',
        'Work on the weekly rest day is paid as overtime.',
        'The Employee may not work elsewhere on his day off.',
      ],
    },
    ar: {
      keeps: [
        'يوم الجمعة هو يوم الراحة الأسبوعية بأجر كامل.',
        'لا يجوز تعويض يوم الراحة الأسبوعية بمقابل نقدي.',
      ],
      breaks: [
        'يعمل العامل سبعة أيام في الأسبوع.',
        'لا يستحق العامل راحة أسبوعية.',
        'يجوز لصاحب العمل تعويض العامل عن يوم الراحة الأسبوعية بمقابل نقدي.',
        'يتنازل الطرف الثاني عن حقه في يوم الراحة الأسبوعية.',
        'تكون الراحة الأسبوعية دون أجر.',
      ],
      neither: ['تعد ساعات العمل في يوم الراحة الأسبوعية ساعات إضافية.', 'يفتح المتجر جميع أيام الأسبوع.'],
    },
  },
};
