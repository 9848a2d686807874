import { topic } from './risk-topic.js';

/** Inspection, publicity, intellectual property, secrets and personal data. */
export const informationTopics = {
  audit: topic(
    `audit*, inspect* books, inspect* records, examine* books, examine* records, access books records, right inspect,
    inspect* premises, inspect* facilit*, inspection record*, review* books, books records available, site
    visit*, verify records, look at books, check records, look into books, look over books, visitors may come,
    proper books, show books, open books, see books, look at records, accounts looked over, come in and look,
    accountant*/auditor*/inspector* check*/verify*/look*/examin*/ask*/visit*, sales+figures/records/reports
    check*/verify*/inspect*/open, time+sheets verify*/check*/audit*, surprise+visit*/inspection*,
    look*/check*/verify*/examin*/inspect*/review* book*/record*/account*/figure*/sheet*/computer*/ledger*
    accountant*/sales/right/cop*/send*/licens*/auditor*/franchis*`,
    `تدقيق, التدقيق, تفتيش, التفتيش, مراجعة الدفاتر, مراجعة السجلات, فحص الدفاتر, فحص السجلات, الاطلاع على الدفاتر,
    الاطلاع على السجلات, معاينة المنشآت, زيارة المواقع, زيارات تفتيش*, دخول مواقع, الاطلاع على حسابات, فتح
    دفاتره, فحص أجهزة, دفاتره ومستنداته, تحت نظر, دفاتره وسجلاته, للعميل أن يدقق, يدقق,
    اطلاع/فحص/مراجعة/تحقق/تدقيق/معاينة/جرد/مطابقة/يفحص/يراجع/يطلع دفاتر*/سجل*/حسابات/أرقام/مبيعات*/فواتير/كشوف,
    محاسب*/مدقق/مراجع+طلب/فحص/تحقق/اطلاع/الحسابات/حسابات/قانوني, طلب أرقام/كشوف/مبيعات* تحقق/مراجعة, نظر
    دفاتر/حسابات`,
  ),
  publicity: topic(
    `public* name, use name logo, use name marketing, use name advertis*, customer list name, name likeness,
    likeness, publicity, promot* name, name photograph, announcement*, testimonial, use name public*, name in
    adverts, photo* adverts, name on website, tell press, photograph* staff,
    statement*/announc*/interview*/release* media/press/public*/newspaper*, reference*/referee
    mention*/client*/customer*/name*/use*, mention* client*/customer*/name/reference
    public*/market*/website*/reference, case+study, as+a+reference, logo*
    show*/advertis*/website*/client*/promot*/market*, picture*/photo*/image*/portrait
    advertis*/market*/promot*/social/media/campaign*/brochure*,
    photo*/picture*/image*/portrait/face/video*/voice print*/publish*/poster*/show*/display*/film*/share*/post*
    may/can/right/allow*/agree*/club/company`,
    `دعاية, الدعاية, إعلان* اسم, استعمال اسم, استخدام اسم, استخدام شعار, استعمال شعار, اسم وشعار, صورة إعلان*, صور
    إعلان*, تسويق اسم, قائمة عملاء, نشر اسم, ذكر اسم, مواد دعائية, تصوير ونشر, أغراض تسويقية, بيان صحفي, تصريح
    صحفي, عرض/نعرض/يعرض/وضع/ذكر/نذكر/استعمال/استخدام/نشر/إدراج شعار*/اسم/صورة/صور/اسمك/شعارك
    عملاء/عملائنا/موقع/إعلان*/تسويق*/دعاي*/ترويج*/حملات/منصات, تصريح*/يصرح/بيان/يدلي/مقابلة
    إعلام/صحافة/صحف/وسائل, إعلام/صحافة لا/دون/عدم تصريح*/يصرح/بيان/يدلي, صورة/صور/فيديو/اسم
    طباعة/نشر/عرض/ملصق*/استعمال/بث/تصوير ملصق*/منصات/حسابات/نادي/شركة/عضو/موظف/إعلان*`,
  ),
  'ip-assignment': topic(
    `own* intellectual property, own* work product, own* deliverable*, own* invention*, own* improvement*, own* all
    right title, assign* intellectual property, assign* invention*, assign* right title interest, assign*
    patent*, work made hire, work for hire, transfer* intellectual property, sole property, exclusive property,
    all rights work*, belong* deliverable*, belong* work*, belong* invention*, belong* intellectual, belong*
    result*, vest* right*, vest* title, vest* ownership, ownership invention*, ownership deliverable*, assign*
    all right title, ownership improvement*, become* property, rights belong*, may be used by without charge,
    ideas belong, makes belongs, improvements used without charge, keeps rights in work, designs belong, owns
    what made, belongs everything made, everything/whatever/anything/all+the/that/it/employee/he
    creat*/make*/made/develop*/invent*/writ* belong*/own*/property, owner+of+the/all/everything/every
    code/work*/result*/design*/drawing*/software/right*/creat*,
    creat*/writ*/code/drawing*/design*/logo/invent*/copyright*/software/report*/deliverable*/idea*/result*
    belong*/vest*/owner/owned/property/assign*/pass*+to/the, right*/copyright*/ownership
    drawing*/design*/code/logo/software/report*/text* pass*/transfer*/belong*/assign*/vest*, copyright*
    hand*/transfer*/assign*/own*`,
    `ملكية فكرية, الملكية الفكرية, حقوق المؤلف, حقوق فكرية, تؤول الملكية, تؤول ملكية, تؤول حقوق, ملكية المخرجات,
    ملكية الأعمال, ملكية التصاميم, تنتقل ملكية, ملكا خالصا, ملكا للشركة, ملكا للعميل, ملك لصاحب العمل, ملكية
    خالصة, حقا خالصا, براءة اختراع, اختراع*, ابتكار*, تنازل عن حقوق الملكية, ملكية جميع, مملوك, مملوكا, مملوكة,
    تؤول, يؤول, حقوق التقارير, حقوق التصاميم, ما يطوره, ما ينجزه, ما يبتكره, تنازل عن حقوق في, قاعدة العملاء
    ملك, التصاميم التي يطورها, أن يستغل ما يقدمه, حق في الأسماء والتصاميم,
    يبدع*/يبتكر*/يطور*/ينجز*/يصمم*/ينتج*/يكتب*/كتابة*/أعده/يعده/يخترع* حق/ملك*/ملكا/مالك*/تؤول/يؤول/تنتقل/حقوق,
    حقوق/ملكية/حق رسومات/تصاميم/تصميم/شفرة/برنامج/برمج*/مخرجات/مصنف*/تقارير/أعمال/مؤلف/شعار
    تنتقل/ينتقل/تؤول/يؤول/مملوك*/ملك*/نقل/لصاحب/يتنازل, مالكا/مالك شفرة/برنامج/تصميم/مخرجات/عمل/مصنف`,
  ),
  'endless-licence': topic(
    `perpetual licen*, irrevocable licen*, perpetual right*, irrevocable right*, licen* perpetuity, licen* forever,
    licence indefinite*, license indefinite*, permanent licen*, perpetual irrevocable, worldwide licen*, licen*
    survive*, non-terminable licen*, fully paid-up licen*, royalty-free licen*, unlimited licen*, licen* without
    end, use forever, use for ever, use without end, no end date use, for all time use, as long as likes use,
    licen*/right/use/allow* no/without+time/end/expiry+limit/date, licen*
    cannot/not/never+be/revocable/withdrawn/terminated/cancelled+withdrawn/revoked/terminated/cancelled/taken/ended,
    use/licen*/right permanent*/perpetual*/forever/irrevocab*/indefinite*/endless*
    software/content/licen*/right*/data/material*/photo*/work*, for+all+time, for+ever licen*/use/right,
    as+long+as like*/want*/wish*/choose*/please* use/licen*/keep*, everywhere/worldwide/world use/licen*
    time/ever/perpetual*/content/photo*, without/no+any/limit/end/time limit*/end time
    use*/print*/publish*/licen*/copy/exploit*/keep*, use*/print*/publish*/exploit* without+any+limit/end`,
    `ترخيص دائم, ترخيصا دائما, ترخيص غير قابل للإلغاء, ترخيص غير قابل للرجوع, ترخيصا غير قابل, ترخيص مؤبد, ترخيص غير
    محدد, ترخيص بلا مدة, رخصة دائمة, رخصة غير قابلة, ترخيص مجاني, ترخيصا مجانيا, حق استخدام دائم, حق استعمال
    دائم, استعمال إلى الأبد, حق دائم, ترخيص عالمي, استخدام دون مدة, دون قيد زمني, موافقة دائمة,
    ترخيص/رخصة/إذن/استعمال/استخدام/تأذن/حق لا+يجوز/غير+قابل/ليس/بلا/دون/بدون
    سحب*/إلغاء/رجوع/أجل/مدة/نهاية/انتهاء/محدد*, استعمال/استخدام/ترخيص/نستعمل/نستخدم
    ما+شئنا/شاء*/دائم*/أبد*/دوما/زمان/إلى+الأبد/مؤبد*/زمن, كل+مكان+وزمان/زمان, ليس+له/لها+أجل/مدة/نهاية,
    استعمال/استخدام/ترخيص ما+شئنا/شاء, يأذن/إذن/يرخص/ترخيص/استعمال/استخدام/طبع/نشر
    دون/بلا/بدون+حد/قيد/مدة/أجل/نهاية, دون/بلا/بدون+حد/قيد/أي+زمني/زمن/مدة/حد`,
  ),
  'endless-confidentiality': topic(
    `confiden* surviv*, confiden* perpetu*, confiden* indefinite*, confiden* terminat*, confiden* expir*, confiden*
    after, confiden* at all times, confiden* years, secre* after, non-disclosure after, secre* forever,
    confiden* forever, not disclose any time, secret* surviv*, secret for ever, goes on doing so after secret,
    keep quiet after, never tell, treats as secret after,
    secre*/confiden*/disclos*/reveal*/silen*/non-disclosure
    life/ever/never/always/year*/month*/time/limit/perpetu*/indefinite*/even
    after/end/ends/leav*/limit/terminat*/expir*/no/from/ended/unlimited/public,
    never+disclose/reveal/tell/share/divulge/speak/publish/use, secre*/confiden* for+life/ever, secre*/confiden*
    no/without+time/limit/end, secre*/confiden*/disclos* after/once/beyond
    end/ends/ended/leav*/left/terminat*/employment`,
    `سرية بعد انتهاء, سرية بعد إنهاء, سرية دائم, سرية إلى الأبد, سرية بعد انقضاء, سرية سنوات, إفشاء بعد انتهاء, إفصاح
    بعد انتهاء, سرية في جميع الأوقات, أسرار بعد انتهاء, سرية غير محدد, عدم الإفصاح بعد, كتمان بعد, أجل غير مسمى,
    سرية أجل, سر بعد, كتمان/سرية/سر/أسرار/معلومات/إفشاء/إفصاح
    بلا+أجل/أجل/حياته/حياة/أبد*/دائم*/طوال/إلى+الأبد/مدى+الحياة/سنوات/سنة/محمية
    واجب/بعد/شركة/التزام/حفظ/يحفظ/عقد/انتهاء/ترك, كتمان/سرية/أسرار/سر بلا/دون/مهما/طوال/أبد*/حتى
    أجل/مدة/حياته/حياة/طال/بعد/زمن, معلومات+محمية/سرية سنوات/بعد`,
  ),
  'one-sided-confidentiality': topic(
    `confiden*, not disclose, non-disclosure, nondisclosure, secre*, proprietary information, trade secret*, not
    reveal, not divulge, keep* private, tell no one, treat* as secret, keep* secret, tell nobody, keep quiet,
    not talk about, keep to itself, not/no/never/nor
    share*/pass*/tell*/reveal*/disclos*/show*/publish*/hand*/leak*/copy
    information/data/document*/recipe*/know-how/secret*/plan*/list*/knowledge
    outsider*/third/other*/anyone/party/parties/person*/else/public,
    information/document*/know-how/recipe*/manual* keep*/kept/stay*/treat*
    confiden*/secre*/private/itself/himself/themselves, know-how`,
    `سرية, السرية, سري, أسرار, إفشاء, إفصاح, كتمان, لا يفشي, لا يفصح, عدم الإفشاء, عدم الإفصاح,
    لا/عدم/ألا/دون+يطلع/يتداول*/تنقل/ينقل/يكشف/كشف/يبوح/يشارك/مشاركة/يذيع/تداول/نقل/يخبر/يسرب/تسريب
    معلومات/مستندات/بيانات/وثائق/وصفات/خطط/أسرار, يحتفظ/حفظ/يحفظ/تحفظ لنفسه/سر*/كتمان
    مستندات/معلومات/وثائق/بيانات, معلومات/مستندات/وثائق غير/أحد*/سواه/آخرين
    لا/عدم/ألا+يطلع/تنقل/ينقل/يكشف/يعطى/تعطى/تسلم/إطلاع, لا/ولا/ألا+يخبر/يحدث/يطلع/يبلغ/يفضي
    أحد*/غيره/آخرين/الغير`,
  ),
  'personal-data': topic(
    `personal data, personal information, personally identifiable, data protection, data privacy, privacy, data
    subject*, employee data, customer data, patient data, user data, personal detail*, health information,
    medical record*, pdpl, gdpr, identity number*, passport number*, biometric, date birth, passport birth,
    information about you, your details, your information, information about people, staff details, records of
    patients, names addresses phone, information
    individual*/person*/people+handl*/process*/collect*/for/controller, controller/processor, cookie*, file
    employee*/patient*/student* abroad/sent/share*/group/transfer*, individual* information/data
    process*/collect*/handl*/protect*, collect*/process*/store*/share* name*/phone*/data/email*/photo*
    user*/individual*/person*/people/customer*/patient*/staff/visitor*/child*,
    patient*/customer*/client*/visitor*/guest*/employee*/user*/child*/student*/member*/tenant*
    telephone*/phone*/address*/result*/photo*/file*/number*/data/detail*/birth*/health
    store*/keep*/collect*/share*/process*/record*/hold*/use*`,
    `بيانات شخصية, معلومات شخصية, حماية البيانات, خصوصية, بيانات العملاء, بيانات الموظفين, بيانات المستخدمين, بيانات
    المرضى, بيانات المستفيدين, أرقام الهوية, ملفات المرضى, سجلات طبية, بيانات صحية, أصحاب البيانات, بيانات
    العاملين, بيانات الطلاب, نقل البيانات, بيانات العميل, استعمال بيانات, البيانات خارج المملكة, بيانات
    المراجعين, ملفات المراجعين, بياناته الصحية, نجمع/يجمع/جمع/نعالج/يعالج/معالجة/نشارك/إرسال/نقل/تخزين/نخزن/حفظ
    أسماء/اسم/هاتف/هواتف*/جوال/عنوان/ملفه/صور/بريد*/هوية موظف*/مستخدم*/عملاء/عميل/مرضى/زوار/أرقام*/خارج/طلاب,
    نجمع/يجمع/جمع/نعالج/يعالج/معالجة/نشارك/إرسال/نقل/تخزين/نخزن/حفظ ملفات+المرضى
    موظف*/مستخدم*/عملاء/عميل/مرضى/زوار/أرقام*/خارج/طلاب, ملفات+الارتباط/التعريف/تعريف/الكوكيز, ملف/ملفه/ملفات
    موظف/عامل/مريض/طالب خارج/إرسال/مجموعة/مشاركة/نقل, معلومات/بيانات+الأفراد/عنك/تخصك/شخصية/الأشخاص,
    مرضى/مريض/عملاء/زوار/ضيوف/طلاب/موظف*/مستخدم*/أعضاء/مستأجر*/أطفال
    هاتف/هواتف*/جوال*/عناوين*/تحاليل*/هوياتهم/هوية/صورهم/سجلات/أرقامهم/ميلاد`,
  ),
} as const;
