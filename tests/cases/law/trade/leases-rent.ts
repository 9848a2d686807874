import type { CasesById } from '../types.js';

/** Clauses on the rent and the deposit of leases. */
export const leaseRentCases: CasesById = {
  'SA-CTL-35': {
    en: {
      keeps: ['The annual rent is SAR 120,000, payable in four equal instalments.'],
      breaks: [
        'The Lessor reserves the right to vary the rent at any time during the term upon notice to the Lessee.',
        'Rent shall be reviewed by the Landlord from time to time as it considers appropriate.',
        'The Landlord may unilaterally revise the annual rent.',
        'The rent shall be determined by the Landlord at its sole discretion during the term.',
        'The Lessor may at any time during the term increase the rent as it deems fit.',
        'The amount of the rent shall be such sum as the First Party may from time to time decide.',
        'The Lessee undertakes to pay whatever rent the Landlord fixes for each year, without the right to object.',
      ],
      neither: [
        'The Landlord may at its discretion choose the contractor that maintains the premises.',
        'The Lessor may not change the rent at its discretion.',
      ],
    },
    ar: {
      keeps: ['الأجرة السنوية مبلغ 120,000 ريال تدفع على أربع دفعات.'],
      breaks: [
        'يجوز للمؤجر تعديل قيمة الإيجار في أي وقت دون موافقة المستأجر.',
        'تحدد الأجرة عن كل سنة وفقاً لما يراه الطرف الأول مناسباً.',
        'يلتزم المستأجر بدفع أي زيادة يقررها المؤجر في الأجرة.',
        'يحدد المؤجر قيمة الأجرة خلال مدة العقد وفق تقديره المطلق.',
        'للمؤجر في أي وقت رفع الأجرة بالقدر الذي يراه مناسباً دون اعتراض من المستأجر.',
        'تكون الأجرة بالمبلغ الذي يقرره الطرف الأول من حين لآخر.',
      ],
      neither: [
        'للمؤجر وفق تقديره اختيار مقاول صيانة المبنى.',
        'لا يحق للمؤجر زيادة الأجرة وفق تقديره أثناء سريان العقد.',
      ],
    },
  },
  'SA-LEA-02': {
    en: {
      keeps: ['The rent shall not increase during the term or on renewal.'],
      breaks: [
        'Rent for the second and subsequent years shall be increased by fifteen percent (15%) over the rent of the preceding year.',
        'The Lessor shall be entitled to increase the annual rent at the end of each lease year by a percentage not exceeding 12%.',
        'Starting from the second year the annual rent will be increased by SAR 5,000 each year.',
        'An annual increase of five percent in the rent shall apply automatically.',
        'The Tenant agrees to an increase of 10% of the rent upon renewal.',
        'The annual rent shall increase by 5% at the beginning of each lease year.',
        'The Landlord may raise the rent on renewal by up to ten per cent.',
        'Upon each renewal the rent is escalated by a fixed percentage of 7%.',
        'The rent of the renewed term shall be ten percent higher than that of the preceding one.',
      ],
      neither: [
        "The parties' obligations increase if the area is extended.",
        'The Landlord may not increase the rent.',
      ],
    },
    ar: {
      keeps: ['لا تزاد الأجرة خلال مدة العقد ولا عند التجديد.'],
      breaks: [
        'للمؤجر الحق في زيادة القيمة الإيجارية بنسبة (15%) خمسة عشر بالمائة عند كل تجديد.',
        'تكون الأجرة في السنة الثانية أعلى بنسبة 10% من أجرة السنة الأولى.',
        'ترتفع قيمة الإيجار السنوي بنسبة 10% ابتداءً من السنة الثانية.',
        'يلتزم المستأجر بدفع زيادة سنوية على الأجرة قدرها 5%.',
        'عند تجديد العقد تزاد الأجرة بنسبة لا تتجاوز 8%.',
        'تزاد الأجرة السنوية بنسبة 5% في بداية كل سنة إيجارية.',
        'يحق للمؤجر رفع القيمة الإيجارية عند التجديد بما لا يتجاوز عشرة بالمائة.',
        'عند كل تجديد ترتفع الأجرة بمقدار سبعة في المائة تلقائياً.',
      ],
      neither: ['لا يحق للمؤجر زيادة الأجرة.', 'يزاد عدد مواقف السيارات عند طلب المستأجر.'],
    },
  },
  'SA-LEA-08': {
    en: {
      keeps: [
        'The security deposit shall be returned to the Tenant on handover, less the cost of repairing damage.',
      ],
      breaks: [
        'The Landlord may keep the security deposit in full at the end of the lease, regardless of the condition of the premises.',
        'The deposit shall in no event be returned to the Lessee.',
        'The Lessee forfeits the security deposit upon expiry irrespective of the condition of the premises.',
        'The security deposit becomes the property of the Landlord on the expiry date.',
        'The security deposit is non-refundable in all cases.',
        'The Tenant shall not be entitled to recover the security deposit at the end of the lease.',
        'The Landlord shall retain the deposit on expiry of the lease even if there is no damage.',
      ],
      neither: [
        'The Tenant is not entitled to interest on the security deposit.',
        'The booking fee paid to the broker is non-refundable.',
        'The security deposit shall bear no profit.',
      ],
    },
    ar: {
      keeps: ['يعاد مبلغ الضمان إلى المستأجر عند تسليم العقار بعد خصم قيمة الأضرار.'],
      breaks: [
        'مبلغ الضمان المدفوع من المستأجر لا يسترد ولو سلم العقار بحالة سليمة.',
        'لا يحق للطرف الثاني استرداد مبلغ التأمين بأي حال من الأحوال.',
        'يتنازل المستأجر عن مبلغ الضمان لصالح المؤجر عند انتهاء العقد.',
        'مبلغ التأمين غير مسترد في جميع الأحوال.',
        'لا يحق للمستأجر المطالبة باسترداد مبلغ الضمان عند انتهاء العقد.',
        'يحتفظ المؤجر بمبلغ التأمين عند انتهاء الإيجار ولو لم توجد أضرار.',
      ],
      neither: [
        'لا يرد مبلغ الضمان قبل تسليم العقار وسداد فواتير الكهرباء.',
        'رسوم الحجز غير مستردة.',
        'لا يحق للمستأجر المطالبة بأرباح على مبلغ الضمان.',
      ],
    },
  },
};
