import type { CasesById } from '../types.js';

/** Clauses on defects, sale and destruction of leased property. */
export const leasePropertyCases: CasesById = {
  'SA-CTL-36': {
    en: {
      keeps: ['The exclusion of liability does not cover defects that the Lessor deliberately concealed.'],
      breaks: [
        'The Lessee takes the premises with all defects and releases the Lessor from liability for defects it deliberately concealed.',
        'The Lessee accepts all defects, including those that the Lessor concealed.',
        'The Landlord shall not be liable for any defect in the premises, whether or not known to or hidden by the Landlord.',
        'The Lessee waives every claim for defects, even if the First Party knew of them and did not disclose them.',
      ],
      neither: [
        'The Lessee shall not conceal any damage to the premises from the Landlord.',
        'The Lessee accepts the visible condition of the premises after inspection.',
      ],
    },
    ar: {
      keeps: ['لا يسري الإعفاء من ضمان العيوب على ما تعمد المؤجر إخفاءه.'],
      breaks: [
        'لا يسأل المؤجر عن عيوب العقار حتى التي تعمد إخفاءها.',
        'يقبل المستأجر جميع العيوب بما فيها العيوب التي أخفاها المؤجر.',
        'لا يضمن المؤجر أي عيب في العين المؤجرة ولو كان عالماً به وأخفاه عن المستأجر.',
        'يسقط حق المستأجر في الرجوع بسبب العيوب حتى لو تعمد الطرف الأول كتمانها.',
      ],
      neither: [
        'يلتزم المستأجر بعدم إخفاء أي ضرر في العقار عن المؤجر.',
        'عاين المستأجر العين المؤجرة وقبلها بحالتها الظاهرة.',
      ],
    },
  },
  'SA-LEA-05': {
    en: {
      keeps: [
        'If the property is sold, the new owner shall be bound by this lease until the end of its term.',
      ],
      breaks: [
        'Should the Lessor transfer ownership of the property to a third party, this contract shall come to an end on the date of transfer.',
        'In the event of sale of the building, this Agreement is automatically cancelled and the Tenant shall vacate within 30 days.',
        'The new owner shall not be obliged to honour this lease.',
        'If the Landlord sells the property, this lease shall terminate automatically.',
        'A purchaser of the premises shall not be bound by this tenancy.',
        "On transfer of ownership of the building the Lessee's rights lapse and it must vacate within a month.",
        'The new owner may evict the Tenant within thirty days of the sale of the premises.',
      ],
      neither: [
        'This lease terminates if the Tenant sells prohibited goods in the premises.',
        'The Landlord shall notify the Tenant of the sale of the property.',
        'If the Tenant sells its business, the Landlord may terminate this lease.',
        'On a sale of the property the Landlord is released from its obligations, which pass to the buyer.',
      ],
    },
    ar: {
      keeps: ['إذا بيع العقار يبقى المالك الجديد ملزماً بهذا العقد حتى انتهاء مدته.'],
      breaks: [
        'للمالك الجديد إخلاء المستأجر خلال ثلاثين يوماً من تاريخ انتقال الملكية.',
        'في حال بيع العقار يعتبر عقد الإيجار منتهياً ويلتزم المستأجر بالإخلاء خلال شهر.',
        'لا يسري عقد الإيجار في مواجهة المشتري إذا بيعت العين المؤجرة.',
        'إذا باع المؤجر العقار ينتهي عقد الإيجار تلقائياً.',
        'لا يلتزم المالك الجديد بهذا العقد في حال انتقال ملكية العقار إليه.',
        'يسقط حق المستأجر في البقاء بالعين المؤجرة عند بيعها وعليه إخلاؤها.',
      ],
      neither: [
        'ينتهي العقد إذا باع المستأجر بضائع ممنوعة في العين المؤجرة.',
        'يخطر المؤجر المستأجر عند بيع العقار.',
      ],
    },
  },
  'SA-LEA-06': {
    en: {
      keeps: [
        'If the premises are wholly destroyed, this lease shall terminate automatically and no rent is due.',
      ],
      breaks: [
        'Fire or total destruction of the shop shall not discharge the Tenant from its obligation to pay the rent for the remainder of the term.',
        'The rent remains due notwithstanding the total destruction of the premises.',
        'The Tenant shall continue to pay the rent even if the premises are totally destroyed by fire.',
        'Destruction of the building shall not release the Lessee from payment of rent.',
        'If the building collapses, the rent remains payable in full until the end of the term.',
      ],
      neither: [
        'The Tenant shall pay for goods destroyed by its employees.',
        'The Tenant remains liable for the rent if the premises are destroyed by its negligence.',
        'The Tenant shall not be released from payment of rent by reason of its own closure.',
      ],
    },
    ar: {
      keeps: ['إذا هلك العقار كلياً انفسخ عقد الإيجار تلقائياً ولا تستحق أجرة.'],
      breaks: [
        'لا يترتب على هلاك العين المؤجرة سقوط الأجرة المستحقة عن باقي مدة العقد.',
        'تظل الأجرة مستحقة على المستأجر حتى لو هلك العقار بالكامل.',
        'يستمر المستأجر في دفع الأجرة ولو هلكت العين المؤجرة كلياً.',
        'لا يعفى المستأجر من سداد الأجرة في حال تهدم المبنى أو احتراقه.',
        'إذا انهار المبنى بقيت الأجرة مستحقة كاملة حتى نهاية مدة العقد.',
      ],
      neither: [
        'يدفع المستأجر قيمة ما يتلفه عماله من أثاث.',
        'لا يعفى المستأجر من سداد الأجرة في حال إغلاق نشاطه.',
      ],
    },
  },
};
