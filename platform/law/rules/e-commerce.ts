import type { LawRule } from './rule.js';

const SHOP = { confidence: 'verified', documents: ['terms'] } as const;

/** Rules of the E-Commerce Law on the terms of online shops. */
export const eCommerceRules: readonly LawRule[] = [
  {
    ...SHOP,
    id: 'SA-ECL-01',
    source: { law: 'e-commerce', articles: ['6', '7'] },
    severity: 'high',
    subject: { en: 'Identity of the shop', ar: 'بيانات موفر الخدمة' },
    demands: {
      en: 'The shop must disclose its name and address (unless certified), its means of contact, and its registration name and number.',
      ar: 'على موفر الخدمة الإفصاح عن اسمه وعنوانه (ما لم يكن مسجلاً لدى جهة توثيق) ووسائل الاتصال به واسم السجل المقيد فيه ورقمه.',
    },
    instead: {
      en: 'This shop is run by (name), commercial registration no. (number), (address); telephone (number), e-mail (address).',
      ar: 'يدير هذا المتجر (الاسم)، سجل تجاري رقم (الرقم)، العنوان (العنوان)، هاتف (الرقم)، البريد الإلكتروني (العنوان).',
    },
    silence: 'issue',
    searched: {
      en: ['commercial registration', 'contact us', 'e-mail'],
      ar: ['السجل التجاري', 'تواصل معنا', 'البريد الإلكتروني'],
    },
  },
  {
    ...SHOP,
    id: 'SA-ECL-02',
    source: { law: 'e-commerce', articles: ['7'] },
    severity: 'high',
    subject: { en: 'Total price', ar: 'إجمالي السعر' },
    demands: {
      en: 'Before the contract the consumer must be told the total price, with all fees, taxes and delivery charges.',
      ar: 'يجب أن يبين موفر الخدمة للمستهلك قبل إبرام العقد إجمالي السعر شاملاً جميع الرسوم والضرائب والمبالغ الإضافية المتعلقة بالتسليم.',
    },
    instead: {
      en: 'The total price, including VAT, fees and delivery charges, is shown before you confirm the order; nothing is added to it afterwards.',
      ar: 'يظهر إجمالي السعر شاملاً ضريبة القيمة المضافة والرسوم ومبالغ التوصيل قبل تأكيد الطلب، ولا يُضاف إليه شيء بعد ذلك.',
    },
    silence: 'issue',
    searched: { en: ['price', 'VAT', 'fees'], ar: ['السعر', 'الضريبة', 'الرسوم'] },
  },
  {
    ...SHOP,
    id: 'SA-ECL-03',
    source: { law: 'e-commerce', articles: ['8'] },
    severity: 'medium',
    subject: { en: 'Invoice', ar: 'الفاتورة' },
    demands: {
      en: 'After the contract the consumer must be given an invoice with the costs, the total price and the date and place of delivery.',
      ar: 'على موفر الخدمة تقديم فاتورة إلى المستهلك بعد إبرام العقد تبين التكاليف وإجمالي السعر وتاريخ التسليم ومكانه.',
    },
    instead: {
      en: 'We send you an invoice by e-mail once your order is confirmed.',
      ar: 'نرسل إليك فاتورة عبر البريد الإلكتروني بعد تأكيد طلبك.',
    },
    silence: 'nothing',
    searched: { en: ['invoice'], ar: ['فاتورة'] },
  },
  {
    ...SHOP,
    id: 'SA-ECL-04',
    source: { law: 'e-commerce', articles: ['5'] },
    severity: 'high',
    subject: { en: 'Data of consumers', ar: 'بيانات المستهلك' },
    demands: {
      en: 'The shop protects the data of consumers, also where it lies with its partners, and neither uses nor discloses it for other purposes without their consent.',
      ar: 'موفر الخدمة مسؤول عن حماية بيانات المستهلك الشخصية ولو كانت لدى الجهات التي يتعامل معها، ولا يستعملها لأغراض غير مصرح بها ولا يفصح عنها إلا بموافقته.',
    },
    instead: {
      en: 'We use your data only to carry out your order, protect it also where our partners hold it, and disclose it to others only with your consent.',
      ar: 'نستعمل بياناتك لتنفيذ طلبك فقط، ونحميها ولو كانت لدى شركائنا، ولا نفصح عنها لغيرهم إلا بموافقتك.',
    },
    silence: 'nothing',
    searched: { en: ['customer data'], ar: ['بيانات المستهلك'] },
  },
  {
    ...SHOP,
    id: 'SA-ECL-05',
    source: { law: 'e-commerce', articles: ['13'] },
    severity: 'high',
    subject: { en: 'Cancellation within seven days', ar: 'الفسخ خلال سبعة أيام' },
    demands: {
      en: 'The consumer may cancel within seven days of receiving the product or of contracting for the service, if unused, except for the goods and services that the law lists, such as those made to order.',
      ar: 'للمستهلك فسخ العقد خلال الأيام السبعة التالية لتسلم المنتج أو للتعاقد على الخدمة ما دام لم يستخدمه أو لم يستفد منها، في غير الحالات المستثناة كالمنتجات المصنعة بناءً على طلبه.',
    },
    instead: {
      en: 'You may cancel within seven days of receiving the product if it is unused, except for products made to your order and the other cases excluded by the E-Commerce Law.',
      ar: 'لك فسخ العقد خلال سبعة أيام من تسلم المنتج ما دمت لم تستخدمه، ويستثنى من ذلك ما صُنع بناءً على طلبك وسائر الحالات المستثناة في نظام التجارة الإلكترونية.',
    },
    silence: 'warning',
    searched: { en: ['return', 'cancel', 'refund'], ar: ['الاسترجاع', 'الإرجاع', 'إلغاء الطلب'] },
  },
  {
    ...SHOP,
    id: 'SA-ECL-06',
    source: { law: 'e-commerce', articles: ['7', '14'] },
    severity: 'medium',
    subject: { en: 'Delivery and delay', ar: 'التسليم والتأخر فيه' },
    demands: {
      en: 'The arrangements for delivery must be stated. If delivery is more than 15 days late, the consumer may cancel and recover what was paid, unless another time was agreed or force majeure caused the delay.',
      ar: 'يجب بيان ترتيبات التسليم، وللمستهلك فسخ العقد واسترداد ما دفعه إذا تأخر التسليم أكثر من خمسة عشر يوماً، ما لم يُتفق على مدة أخرى أو يكن التأخير بسبب قوة قاهرة.',
    },
    instead: {
      en: 'We deliver within (number) days. If delivery is more than 15 days late, you may cancel the order and we refund all that you paid.',
      ar: 'يتم التسليم خلال (عدد) أيام، وإذا تأخر أكثر من خمسة عشر يوماً فلك فسخ العقد واسترداد جميع ما دفعته.',
    },
    silence: 'issue',
    searched: { en: ['delivery', 'shipping'], ar: ['التسليم', 'التوصيل', 'الشحن'] },
  },
  {
    ...SHOP,
    id: 'SA-ECL-07',
    source: { law: 'e-commerce', articles: ['10', '11'] },
    severity: 'medium',
    subject: { en: 'Binding advertisements', ar: 'إلزامية الإعلان الإلكتروني' },
    demands: {
      en: 'An electronic advertisement is part of the contract and binds the parties; it may not be false or misleading.',
      ar: 'يُعد الإعلان الإلكتروني من الوثائق التعاقدية المكملة للعقد والملزمة لأطرافه، ولا يجوز أن يكون كاذباً أو مضللاً.',
    },
    instead: {
      en: 'Our advertisements form part of the contract and bind us.',
      ar: 'تعد إعلاناتنا جزءاً مكملاً للعقد وملزمة لنا.',
    },
    silence: 'nothing',
    searched: { en: ['advertisements'], ar: ['الإعلانات'] },
  },
  {
    ...SHOP,
    id: 'SA-ECL-08',
    source: { law: 'e-commerce', articles: ['4'] },
    severity: 'low',
    subject: { en: 'Errors in orders', ar: 'الخطأ في الطلب' },
    demands: {
      en: 'A consumer who had no means to correct an error in an order may notify it as soon as it is discovered; that corrects it, if the product or service was not used.',
      ar: 'للمستهلك الذي لم تتح له تقنية الاتصال تدارك خطأ في خطابه الإلكتروني أن يبلغ عنه فور علمه به، ويعد الإبلاغ تداركاً للخطأ ما لم يستفد من المنتج أو الخدمة.',
    },
    instead: {
      en: 'If you made an error in your order, tell us as soon as you notice it and we correct it, unless you have used the product.',
      ar: 'إذا وقع خطأ في طلبك فأبلغنا به فور علمك به ليُصحح، ما لم تكن قد استفدت من المنتج.',
    },
    silence: 'nothing',
    searched: { en: ['errors in an order'], ar: ['الخطأ في الطلب'] },
  },
];
