import type { Sample } from './sample.js';

/** Privacy policies with all that they must tell. */
export const privacySamples: readonly Sample[] = [
  {
    type: 'privacy-policy',
    lang: 'en',
    pieces: [
      'PRIVACY POLICY OF THE PALM BOOKSHOP\n\nThe Palm Bookshop values the trust of its readers in the Kingdom of Saudi Arabia. This policy has been in force since 1 May 2026 and is published on every page of our site. Please read it before you open an account. We may change it from time to time, and we tell you thirty days before a change takes effect.\n\n',
      [
        'SA-PDPL-37 0',
        'What we collect. When you register, you give us your name, telephone number and delivery address; we collect this information from you alone.\n\n',
      ],
      [
        'SA-PDPL-05 0',
        'Purposes. We use your personal data to deliver books that you order and to answer your questions.\n\n',
      ],
      [
        'SA-PDPL-02 0',
        'Legal basis. The lawful basis for deliveries is your order, and for the newsletter your consent.\n\n',
      ],
      ['SA-PDPL-40 0', 'Fields with an asterisk are mandatory; all others are optional.\n\n'],
      [
        'SA-PDPL-39 0',
        'Recipients. Our couriers receive names and addresses; no third party receives anything else, in the Kingdom or abroad.\n\n',
      ],
      ['SA-PDPL-38 0', 'Where it is. Everything lies encrypted on servers in Dammam.\n\n'],
      [
        'SA-PDPL-16 0',
        'Retention. Orders are erased two years after the last purchase, and our retention period for questions is six months.\n\n',
      ],
      [
        'SA-PDPL-07 0',
        'Your rights. You may ask to see, correct or receive a copy of what we hold on you; we answer within thirty days.\n\n',
      ],
      [
        'SA-PDPL-04 0',
        'Newsletter. You can unsubscribe at any time with the link at the foot of each message.\n\n',
      ],
      ['SA-PDPL-06 0', 'Who we are. The Palm Bookshop LLC, Riyadh; write to us: care@palm.example.\n\n'],
      'Children. Our shop is made for adults, and children may only use it together with a parent. Cookies are small files on your device that remember the language of the page and what lies in the cart; you can switch them off in your browser, and the shop goes on working. This policy is governed by the laws of the Kingdom.\n',
    ],
  },
  {
    type: 'privacy-policy',
    lang: 'ar',
    pieces: [
      'سياسة الخصوصية لمكتبة النخلة\n\nتقدر مكتبة النخلة ثقة قرائها في المملكة العربية السعودية. وتسري هذه السياسة منذ الأول من مايو 2026م، وهي منشورة في كل صفحة من صفحات موقعنا. نرجو أن تقرأها قبل أن تفتح حساباً لدينا. وقد نغيرها من حين إلى حين، ونخبرك قبل سريان التغيير بثلاثين يوماً على الأقل.\n\n',
      [
        'SA-PDPL-37 0',
        'ما نجمعه: عند التسجيل نجمع منك اسمك ورقم هاتفك، وهذه هي البيانات التي نحصل عليها دون غيرها.\n\n',
      ],
      ['SA-PDPL-05 0', 'الغرض: نستخدم بياناتك لتوصيل الكتب التي تطلبها والرد على أسئلتك.\n\n'],
      ['SA-PDPL-02 0', 'المسوغ النظامي للتوصيل هو طلبك، وللنشرة موافقتك.\n\n'],
      ['SA-PDPL-40 0', 'الحقول ذات النجمة إلزامية، وما عداها اختياري.\n\n'],
      ['SA-PDPL-39 0', 'لا نفصح عن البيانات إلا لمندوبي التوصيل، ولا تنقل إلى خارج المملكة.\n\n'],
      ['SA-PDPL-38 0', 'كل ذلك مشفر على خوادم في الدمام.\n\n'],
      ['SA-PDPL-16 0', 'مدة الاحتفاظ: تمحى الطلبات بعد سنتين من آخر عملية شراء.\n\n'],
      ['SA-PDPL-07 0', 'حقوقك: لك أن تطلع على ما لدينا عنك وأن تطلب تصحيحه، ونجيبك خلال ثلاثين يوماً.\n\n'],
      ['SA-PDPL-04 0', 'النشرة: يمكنك إلغاء الاشتراك في أي وقت من الرابط أسفل كل رسالة.\n\n'],
      ['SA-PDPL-06 0', 'من نحن: شركة مكتبة النخلة، الرياض، راسلنا على care@palm.example.\n\n'],
      'الأطفال: أعد متجرنا للبالغين، ولا يستخدمه الصغار إلا مع أحد الوالدين. وملفات الارتباط ملفات صغيرة على جهازك تتذكر لغة الصفحة ومحتوى السلة، ولك أن توقفها من متصفحك ويبقى المتجر يعمل. وقد أعددنا هذه السياسة بلغة سهلة ليفهمها كل قارئ، فإن وجدت فيها ما يحتاج إلى بيان فأخبرنا به لنزيده وضوحاً. كما نراجعها مرة كل سنة على الأقل، وننشر تاريخ آخر مراجعة في أعلى الصفحة ليعرفه الزائر. ولا تسري هذه السياسة على المواقع التي تصل إليها من روابط في صفحاتنا، فلكل منها سياسته التي يحسن أن تطلع عليها قبل استخدامه. وتخضع هذه السياسة لأنظمة المملكة العربية السعودية.\n',
    ],
  },
];
