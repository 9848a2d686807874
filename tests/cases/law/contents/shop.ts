import type { Sample } from './sample.js';

/** Terms of online shops with all that they must tell. */
export const shopSamples: readonly Sample[] = [
  {
    type: 'terms',
    lang: 'en',
    pieces: [
      'TERMS AND CONDITIONS OF THE PALM BOOKSHOP ONLINE STORE\n\nThese terms apply to everyone who buys from our online store. By using it you accept them. We may change them for later purchases.\n\n1. Who we are\n',
      ['SA-ECL-01 0', 'The shop is run by Palm Pages Trading Establishment. '],
      ['SA-ECL-01 1', 'You find us at 9 Tahlia Street, Riyadh. '],
      ['SA-ECL-01 2', 'Write to care@palm.example whenever you need help. '],
      ['SA-ECL-01 3', 'Our commercial registration is 1010445566. '],
      '\n\n2. Books\nEach book is shown with its author, its language and its number of pages. Pictures serve to illustrate.\n\n3. Ordering\n',
      [
        'SA-ECL-201 0',
        'You place an order by confirming the contents of your cart, and we accept it by a message. ',
      ],
      ['SA-ECL-02 0', 'Prices include VAT and all charges. '],
      ['SA-ECL-201 1', 'Payment is by mada or by credit card. '],
      '\n\n4. Receiving your books\n',
      ['SA-ECL-06 0', 'We deliver within five days in all cities of the Kingdom. '],
      ['SA-ECL-05 0', 'You may cancel within seven days of receipt if the book is unused. '],
      '\n\n5. Accounts\nKeep your password secret. You must be eighteen years old or act with a parent. Do not copy our texts or pictures, and do not try to disturb the working of the online store. We may close an account that is used for fraud, and tell you why.\n\n6. Law\nThese terms are governed by the laws of the Kingdom of Saudi Arabia, and its courts decide any dispute. If a part of these terms is void, the others remain. Nothing in them takes away a right that the law gives to consumers.\n',
    ],
  },
  {
    type: 'terms',
    lang: 'ar',
    pieces: [
      'الشروط والأحكام لمتجر النخلة\n\nتسري هذه الشروط على كل من يشتري من متجرنا الإلكتروني، واستخدامك له قبول بها. ولنا أن نغيرها لما يأتي من عمليات الشراء.\n\nأولاً: من نحن\n',
      ['SA-ECL-01 0', 'تدير المتجر مؤسسة صفحات النخلة للتجارة. '],
      ['SA-ECL-01 1', 'تجدنا في شارع التحلية بالرياض. '],
      ['SA-ECL-01 2', 'راسلنا على care@palm.example متى احتجت إلى عون. '],
      ['SA-ECL-01 3', 'السجل التجاري 1010445566. '],
      '\n\nثانياً: الكتب\nيظهر كل كتاب مع اسم مؤلفه ولغته وعدد صفحاته، والصور للتوضيح.\n\nثالثاً: الشراء\n',
      ['SA-ECL-201 0', 'يتم تأكيد الطلب من سلة التسوق، ونقبله برسالة نبعثها إليك. '],
      ['SA-ECL-02 0', 'الأسعار شاملة ضريبة القيمة المضافة وكل الرسوم. '],
      ['SA-ECL-201 1', 'الدفع ببطاقة مدى أو بالبطاقة الائتمانية. '],
      '\n\nرابعاً: وصول الكتب\n',
      ['SA-ECL-06 0', 'يكون التوصيل خلال خمسة أيام في مدن المملكة كافة. '],
      ['SA-ECL-05 0', 'لك فسخ العقد خلال سبعة أيام من استلام الكتاب ما لم تستعمله. '],
      '\n\nخامساً: الحسابات\nاحفظ كلمة المرور سراً. ويلزم أن تكون قد أتممت الثامنة عشرة أو أن تتصرف مع أحد والديك. ولا تنسخ نصوصنا ولا صورنا، ولا تحاول تعطيل المتجر. ولنا أن نغلق حساباً يستعمل في الاحتيال مع بيان السبب لصاحبه. وما نعرضه من تعليقات القراء يعبر عن رأي أصحابه، ولنا أن نزيل ما كان منها مسيئاً أو مخالفاً للآداب العامة. وقد تتضمن صفحاتنا روابط إلى مواقع أخرى لا شأن لنا بمحتواها.\n\nسادساً: النظام\nتخضع هذه الشروط لأنظمة المملكة العربية السعودية، وتختص محاكمها بما ينشأ عنها. وإذا بطل جزء منها بقي غيره، وليس فيها ما يسلب المستهلك حقاً قرره له النظام.\n',
    ],
  },
];
