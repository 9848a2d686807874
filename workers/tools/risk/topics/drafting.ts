import { topic } from './risk-topic.js';

/** Points that a text leaves open, or says in a way that can be read in two ways. */
export const draftingTopics = {
  'time-of-essence': topic(
    `time essence, time of the essence, strict* time, time critical, timely performance essential, time material
    term, date*/deadline*/schedule*/timetable*
    strict*/binding/essential/fundamental/crucial/vital/mandatory/missed`,
    `الوقت جوهري, المواعيد جوهرية, الوقت عنصر, المدة جوهرية, الوقت أساسي, الالتزام بالمواعيد جوهري,
    موعد/مواعيد/آجال/مدد/تواريخ/وقت حتمي*/ملزم*/جوهري*/أساسي*/صارم*/قاطع*/نهائي*/تجاوز, جدول+الزمني
    حتمي*/ملزم*/جوهري*/أساسي*/صارم*/قاطع*/نهائي*/تجاوز, موعد/مواعيد/آجال/مدد/تواريخ/وقت لا+تقبل, التزام/تقيد
    جدول/مواعيد/موعد شرط/أساسي/جوهري, لا/عدم تجاوز/تأخير/تخلف/تأخر مواعيد/موعد/أجل بأي+حال/مطلقا/إطلاقا`,
  ),
  'vague-words': topic(
    `reasonable time, reasonable period, as soon as possible, promptly, as soon as practicable, from time to time, if
    necessary, as necessary, where appropriate, as appropriate, when appropriate, satisfactory, reasonabl*,
    adequate, suitable, sufficient, as needed, as required, substantial*, material* adverse, timely manner, best
    quality, high quality, good quality, customary, industry standard*, approximately,
    about/around+one/two/three/four/five/six/seven/eight/nine/ten/half/a+week*/month*/day*/year*/dozen/hour*`,
    `في أقرب وقت, بأسرع وقت, وقت مناسب, مدة معقولة, فترة معقولة, وقت معقول, حسب الحاجة, عند الحاجة, عند الاقتضاء,
    عند اللزوم, وفق ما يلزم, حسب ما يلزم, مناسب*, معقول*, ملائم*, كاف, كافية, قدر الإمكان, من حين إلى آخر,
    من وقت لآخر, جودة عالية, حسب العرف, حسب المعتاد, المتعارف عليه, كلما أمكن, على وجه السرعة, تقريبا`,
  ),
  blank: topic(
    `left blank, tbd, tba, fill in, intentionally blank, insert*, blank space*, blanks filled`,
    `يعبأ لاحقا, يستكمل لاحقا, يحدد لاحقا, تحدد لاحقا, تترك فارغة, فراغ, يكتب هنا, تعبأ, اسم الطرف هنا, يدون هنا`,
  ),
  redacted: topic(
    `confidential treatment, redact*, omitted confidential, portions omitted, filed separately, omitted portion*,
    omitted pursuant, certain information omitted, has been omitted`,
    `حذف سري, حجب سري, محجوب سرية, نسخة محجوبة, حذفت البيانات, تم حجب`,
  ),
  'agree-later': topic(
    `agree later, negotiat* good faith, subsequently agree*, good faith discuss*, agree* upon price*, agree* upon
    fee*, mutually agree* price*, mutually agree* fee*, mutually agree* terms, negotiat* price*, negotiat* fee*,
    parties negotiat* terms, agree royalt*, negotiat* royalt*, negotiat* compensation, agree compensation, enter
    separate supply agreement, enter separate agreement, enter into definitive agreement, talk about further
    term, talk about later, settle later, work out later, sort out later, sit together build, parties talk
    about, agree* later date, to+be+agreed/negotiated/settled/discussed/determined/fixed/defined/decided,
    separate+deal/agreement/contract/document scope/fix*/agree*/detail*/set,
    agree*/settle*/settled/discuss*/negotiat*/determin* later/future/subsequent*/renewal/separate
    price*/rent*/fee*/detail*/scope/royalt*/terms, talked/talk/discuss*/agree*/settle*/negotiat*
    cost*/price*/fee*/rent/term*/pay later/next/renewal/then/time,
    will+be+discussed/agreed/talked/settled/negotiated/determined`,
    `يتفق لاحقا, يتفق الطرفان, يتفق عليه لاحقا, اتفاق لاحق, يتم الاتفاق, يتم الاتفاق لاحقا, تفاوض بحسن نية, التفاوض
    حول, يتفاوض الطرفان, يحدد بالاتفاق, تحدد بالاتفاق, يحدد لاحقا, تحدد لاحقا, بحسب الاتفاق, وفق ما يتفق, حسب ما
    يتفق, اتفاق منفصل, اتفاقية منفصلة, يتفقان على,
    يتفاهم/يتفق/تفاهم/يبحث/تبحث/بحث/تقرر/يقرر/يحدد/تحدد/نقاش/يناقش/تناقش/التفاوض/اتفاق/تتفق لاحق*/مستقبل*
    أجرة/قيمة/سعر/تفاصيل/مقابل/رسوم/نطاق/شروط/طرف*,
    يتفاهم/يتفق/تفاهم/يبحث/تبحث/بحث/تقرر/يقرر/يحدد/تحدد/نقاش/يناقش/تناقش/التفاوض/اتفاق/تتفق فيما+بعد
    أجرة/قيمة/سعر/تفاصيل/مقابل/رسوم/نطاق/شروط/طرف*,
    يتفاهم/يتفق/تفاهم/يبحث/تبحث/بحث/تقرر/يقرر/يحدد/تحدد/نقاش/يناقش/تناقش/التفاوض/اتفاق/تتفق عند+التجديد
    أجرة/قيمة/سعر/تفاصيل/مقابل/رسوم/نطاق/شروط/طرف*,
    يتفاهم/يتفق/تفاهم/يبحث/تبحث/بحث/تقرر/يقرر/يحدد/تحدد/نقاش/يناقش/تناقش/التفاوض/اتفاق/تتفق عند+تجديد
    أجرة/قيمة/سعر/تفاصيل/مقابل/رسوم/نطاق/شروط/طرف*,
    يتفاهم/يتفق/تفاهم/يبحث/تبحث/بحث/تقرر/يقرر/يحدد/تحدد/نقاش/يناقش/تناقش/التفاوض/اتفاق/تتفق في+حينه
    أجرة/قيمة/سعر/تفاصيل/مقابل/رسوم/نطاق/شروط/طرف*,
    يتفاهم/يتفق/تفاهم/يبحث/تبحث/بحث/تقرر/يقرر/يحدد/تحدد/نقاش/يناقش/تناقش/التفاوض/اتفاق/تتفق في+وقت
    أجرة/قيمة/سعر/تفاصيل/مقابل/رسوم/نطاق/شروط/طرف*,
    يتفاهم/يتفق/تفاهم/يبحث/تبحث/بحث/تقرر/يقرر/يحدد/تحدد/نقاش/يناقش/تناقش/التفاوض/اتفاق/تتفق اتفاق+لاحق
    أجرة/قيمة/سعر/تفاصيل/مقابل/رسوم/نطاق/شروط/طرف*,
    يتفاهم/يتفق/تفاهم/يبحث/تبحث/بحث/تقرر/يقرر/يحدد/تحدد/نقاش/يناقش/تناقش/التفاوض/اتفاق/تتفق ملحق+لاحق
    أجرة/قيمة/سعر/تفاصيل/مقابل/رسوم/نطاق/شروط/طرف*, لاحقا/فيما+بعد+تقرر/تحدد/يتفق,
    تقرر/تحدد/يتفق/يتحدد+عليه/عليها/لاحقا/فيما, تبحث/يبحث/تناقش قيمة/أجرة/سعر تجديد,
    تحدد/يحدد/تقدر/يتحدد/تعين/يعين تشاور/بالتشاور/تفاهم/بالتفاهم/بالتراضي/التراضي/لاحقا/فيما+بعد,
    بالتشاور/بالتفاهم/بالتراضي+بين/في/لاحقا/عند`,
  ),
  'refers-outside': topic(
    `incorporated reference, incorporated herein, master agreement, framework agreement, meaning ascribed, general
    conditions, standard terms, general terms, in another agreement, terms published, main agreement, principal
    agreement, side letter, terms agreement dated, meaning given agreement, meaning set agreement, defined
    agreement dated, subject terms master, supplement* agreement dated, terms on website, rules on website,
    handbook, house rules, operations manual, published/posted+terms/policies/rules/on/by/at, as+published,
    general/standard+terms/conditions/rules, rule*/polic*/regulation*/handbook/manual*
    building/website*/published/internal/park/mall/company+policies/rules part/appl*/bind*,
    company*+polic*/rule*/regulation*/policies, annex*/appendi*/exhibit* not+attached/yet,
    form*+part+of+this/the`,
    `جزءا لا يتجزأ, الاتفاقية الإطارية, اتفاقية إطارية, العقد الأصلي, الاتفاقية الرئيسية, العقد الرئيسي, العقد
    الأساسي, الاتفاقية الأصلية, شروط عامة, الشروط العامة, أحكام عامة ملحق, وفق أحكام الاتفاقية المؤرخة, المبرمة
    بتاريخ, المبرم بتاريخ, المؤرخ في, المؤرخة في, اتفاقية أخرى, المعنى الوارد, اتفاق مستقل, لوائح الشركة,
    اللائحة الداخلية, سياسات الشركة, دليل السياسات, العقد الإطاري, يتجزأ من هذا الملحق, الوصف الوظيفي,
    أنظمة/لوائح/لائحة/قواعد/سياسات/تعليمات/دليل مجمع/شركة/مبنى/منشأة/برج/سوق/مركز/مانح/داخلي*
    جزء/تطبق/تسري/ملزم*/منشور*/معتمد*/يلتزم/يتقيد, شروطنا/المنشورة/عامة موقع/تسري/تطبق/جزء, شروط*+العامة
    موقع/تسري/تطبق/جزء, جزء/جزءا+من+هذا/العقد/لا`,
  ),
  'estimated-dates': topic(
    `estimate* time, estimate* schedule, target date*, date* not guaranteed, tentative, time not essence, lead time*,
    not binding date*, projected date*, planned date*, should arrive, hope to deliver, may take up to, some take
    up to, most there in week, date*/time*/schedule/timetable
    guide/guidance/approximate*/indicat*/estimat*/not+guaranteed/binding/promised/firm/fixed,
    expect*/likely/approximat*/estimat*/roughly/anticipat*/indicativ*/forecast*
    deliver*/date*/handover/complet*/arriv*/ship*/opening, handover/opening/delivery likely/expected/quarter,
    date*/time* only/guide/rough*/approximat* guide/idea/estimate*/indication, hope*/expect*/aim*
    week*/day*/month*/date*/deliver*/arriv*/ready about/in/by/within/around
    goods/order/parcel/deliver*/arriv*/complet*/ready/handover/with+you,
    ready/finished/completed/delivered/there around/about/roughly/approximately/some,
    should+be/arrive/reach/take ready/finished/around/about/complet*/deliver*`,
    `التاريخ المتوقع, الموعد المتوقع, مدة تقديرية, مدة تقريبية, مواعيد غير ملزمة, موعد مستهدف,
    يتوقع/متوقع*/يرجح/تقديري*/تقريبي*/تقريبا/نتوقع/محتمل/نحو/حوالي/استرشاد*/إرشادي*
    تسليم/استلام/تاريخ/تواريخ/موعد/مواعيد/إنجاز/وصول/انتهاء/افتتاح/ربع/شحن, تاريخ/تواريخ/مواعيد/جدول
    للاسترشاد/استرشاد*/إرشادي*/تقديري*, تاريخ/تواريخ/مواعيد/جدول غير+ملزم*, نأمل/يؤمل/نرجو/متوقع/نتوقع/يتوقع
    وصول/تسليم/إنجاز/توريد/استلام/جاهز*, تقريبا/حوالي/نحو/قرابة أسابيع/أسبوع/يوما/أيام/شهر/أشهر
    تسليم/وصول/إنجاز/توريد/استلام/افتتاح`,
  ),
} as const;
