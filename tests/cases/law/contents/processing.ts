import type { Sample } from './sample.js';

/** Agreements with processors of personal data with all that they must contain. */
export const processingSamples: readonly Sample[] = [
  {
    type: 'services',
    lang: 'en',
    pieces: [
      'SERVICES AGREEMENT\n\nThis agreement is made on 4 May 2026 between Gulf Clinics Company, Dammam (the "Client") and Clear Ledger Company, Riyadh (the "Provider").\n\n1. Services. The Provider answers the telephone calls of patients, six days a week, and books their appointments. It employs trained staff and bears their wages.\n\n2. Fees. The Client pays SAR 30,000 a month within thirty days of an invoice. Value added tax is added.\n\n3. Patients. The Provider acts as processor of personal data for the Client. ',
      ['SA-PDPL-201 0', 'The purpose of the processing is the booking of appointments. '],
      ['SA-PDPL-201 1', 'The categories of data are identification and health data. '],
      ['SA-PDPL-201 2', 'The duration of the processing is three years. '],
      ['SA-PDPL-201 3', 'The Provider informs the Client of a data breach within a day. '],
      ['SA-PDPL-201 4', 'The Provider is not subject to the law of another state. '],
      [
        'SA-PDPL-201 5',
        'Where the law compels the Provider to disclose something, no approval is needed, and the Provider tells the Client. ',
      ],
      ['SA-PDPL-201 6', 'The sub-processors are Blue Line Company and no others. '],
      '\n\n4. Liability. Each party answers for what it breaches, and repairs it within ten days of a notice of the other. Neither answers for force majeure.\n\n5. End. This agreement ends on 3 May 2029. Either party may end it earlier with ninety days of notice if the other party does not repair a breach. It is governed by the laws of the Kingdom, and the courts of Dammam decide. Changes are made in writing and signed by both parties.\n',
    ],
  },
  {
    type: 'services',
    lang: 'ar',
    pieces: [
      'عقد خدمات\n\nأبرم هذا العقد في يوم 4 مايو 2026م بين شركة عيادات الخليج بالدمام (العميل) وشركة الدفتر الواضح بالرياض (مقدم الخدمة).\n\n1. الخدمات: يرد مقدم الخدمة على مكالمات المرضى ستة أيام في الأسبوع ويحجز مواعيدهم، ويستعين بموظفين مدربين ويتحمل أجورهم.\n\n2. المقابل: يدفع العميل 30,000 ريال شهرياً خلال ثلاثين يوماً من تسلم الفاتورة، وتضاف إليه ضريبة القيمة المضافة.\n\n3. المرضى: مقدم الخدمة جهة معالجة للبيانات الشخصية لدى العميل. ',
      ['SA-PDPL-201 0', 'الغرض من المعالجة حجز المواعيد. '],
      ['SA-PDPL-201 1', 'فئات البيانات: بيانات التعريف والبيانات الصحية. '],
      ['SA-PDPL-201 2', 'مدة المعالجة ثلاث سنوات. '],
      ['SA-PDPL-201 3', 'يشعر مقدم الخدمة العميل بأي تسرب للبيانات خلال يوم. '],
      ['SA-PDPL-201 4', 'لا يخضع مقدم الخدمة لأنظمة دولة أخرى. '],
      ['SA-PDPL-201 5', 'ما أوجب النظام الإفصاح عنه لا يحتاج إلى موافقة، ويخبر به مقدم الخدمة العميل. '],
      ['SA-PDPL-201 6', 'جهات المعالجة الفرعية هي شركة الخط الأزرق دون غيرها. '],
      '\n\n4. المسؤولية: يسأل كل طرف عما يخل به، ويصلحه خلال عشرة أيام من إشعار الطرف الآخر، ولا يسأل عن القوة القاهرة.\n\n5. الانتهاء: ينتهي هذا العقد في يوم 3 مايو 2029م، ولأي من الطرفين إنهاؤه قبل ذلك بإشعار مدته تسعون يوماً إذا لم يصلح الآخر ما أخل به. ويخضع لأنظمة المملكة العربية السعودية، وتختص محاكم الدمام. ولا يعدل إلا كتابة بتوقيع الطرفين. وحرر من نسختين بيد كل طرف نسخة للعمل بموجبها، وتوجه الإشعارات إلى عناوين الطرفين المبينة في صدره، ويعد كل إشعار صحيحاً متى سلم باليد أو أرسل إلى البريد الإلكتروني لأي منهما. ولا يعد سكوت طرف عن حق تنازلاً عنه.\n',
    ],
  },
];
