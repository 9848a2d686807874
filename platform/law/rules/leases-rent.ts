import type { LawRule } from './rule.js';

/** Rules on the rent and the deposit of leases. */
export const leaseRentRules: readonly LawRule[] = [
  {
    id: 'SA-CTL-35',
    source: { law: 'civil-transactions', articles: ['409'] },
    documents: ['lease'],
    severity: 'low',
    confidence: 'partly-verified',
    subject: {
      en: 'Rent that can be determined',
      ar: 'تحديد الأجرة',
    },
    demands: {
      en: 'It is enough for the rent that sound bases are stated by which it is determined, and it may be a stated sum with a stated share of yield or profit. The article does not say what follows if there are none.',
      ar: 'يصح أن يقتصر تقدير الأجرة على بيان أسس صالحة تتحدد بمقتضاها، ويصح أن تكون بمبلغ معين مع نسبة معلومة من الناتج أو من الربح. ولم تبين المادة أثر خلو العقد من ذلك.',
    },
    instead: {
      en: 'The annual rent is SAR (amount), due in (number) instalments on the dates in the schedule, and does not change during the term.',
      ar: 'الأجرة السنوية مبلغ (...) ريال، تستحق على (...) دفعات في المواعيد المبينة في الجدول، ولا تتغير خلال مدة الإيجار.',
    },
    silence: 'nothing',
    searched: {
      en: ["rent at the landlord's discretion", 'amount of the rent'],
      ar: ['تحديد الأجرة', 'قيمة الأجرة'],
    },
  },
  {
    id: 'SA-LEA-02',
    source: { law: 'landlord-tenant', articles: ['2', '3', '5', '6'] },
    documents: ['lease'],
    severity: 'high',
    confidence: 'verified',
    subject: {
      en: 'No increase of rent in Riyadh',
      ar: 'عدم زيادة الأجرة في الرياض',
    },
    demands: {
      en: "For real estate in the city of Riyadh, the lessor may not increase the total rent of existing or new leases for five years from the provisions' entry into force, and a vacant property that was let before may not be let for more than its last lease.",
      ar: 'لا يجوز للمؤجر في مدينة الرياض أن يزيد قيمة الأجرة الإجمالية في عقود الإيجار القائمة أو الجديدة خلال خمس سنوات من نفاذ الأحكام، ويجب ألا تزيد أجرة العقار الشاغر الذي سبق تأجيره على قيمة آخر عقد إيجار.',
    },
    instead: {
      en: 'The total rent does not increase during the term or on renewal.',
      ar: 'لا تزاد الأجرة الإجمالية خلال مدة العقد ولا عند تجديده.',
    },
    caution: {
      en: 'It applies to the city of Riyadh and where it has been extended. The lessor of a vacant property may object to the last rent, for instance after structural works or where that lease was made before 2024.',
      ar: 'يقتصر على مدينة الرياض وما يقرر شموله من غيرها، ولمؤجر العقار الشاغر الاعتراض على الأجرة الأخيرة لأسباب منها ترميمات جوهرية أو إبرام آخر عقد قبل 2024م.',
    },
    silence: 'nothing',
    searched: { en: ['rent increase', 'escalation of rent'], ar: ['زيادة الأجرة', 'رفع الإيجار'] },
  },
  {
    id: 'SA-LEA-08',
    source: { law: 'real-estate-brokerage', articles: ['12'] },
    documents: ['lease'],
    severity: 'medium',
    confidence: 'verified',
    subject: {
      en: 'Return of the security deposit',
      ar: 'إعادة مبلغ الضمان',
    },
    demands: {
      en: 'Where a broker receives the security deposit, it is kept with the Authority until the property is returned, and is then returned to the tenant less the value of damage.',
      ar: 'يسلم الوسيط مبلغ الضمان إلى الهيئة أو من تخوله ويحفظ لديها إلى حين إعادة العقار، ثم يعاد الضمان أو ما تبقى منه بعد اقتطاع قيمة الأضرار إلى المستأجر.',
    },
    instead: {
      en: 'The deposit is returned to the Lessee when the property is handed back, less the value of damage.',
      ar: 'يعاد مبلغ الضمان إلى المستأجر عند إعادة العقار بعد اقتطاع قيمة الأضرار إن وجدت.',
    },
    caution: {
      en: 'It applies to leases made through a licensed real estate broker.',
      ar: 'يسري على العقود المبرمة عن طريق وسيط عقاري مرخص.',
    },
    silence: 'nothing',
    searched: { en: ['security deposit'], ar: ['مبلغ الضمان', 'التأمين'] },
  },
];
