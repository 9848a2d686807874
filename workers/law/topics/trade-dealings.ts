import type { Topic } from '#workers/engines/topics/topic.js';
import { topic } from './phrase-list.js';
import { AR } from './verbs.js';

/** Phrases of the rules on franchises, agencies, concealment, foreign investors and sales campaigns. */
export const dealingTopics: Readonly<Record<string, Topic>> = {
  'SA-FRA-01': topic(
    `operat* history, franchise tested, franchise operated year, outlet operated year, proven business, new
     concept, operated outlets, model practised, business model operated, not yet operated, concept operated,
     franchise concept, pilot, operated months, operated less year, opened months ago, first outlet, tried
     system, running since, shop opened, system outlets years, business run,
     concept/business/system/model/brand tried/tested/new/operated/opened/proven/started
     year/years/months/outlet*/branch*/anywhere/yet, franchisor operated/opened/tested/proven
     business/system/outlet*/branch*/concept, shops/branches/outlets/stores/idea/system/concept/business
     tried/run/tested/worked/opened/earn*/first/new/before year/years/last/nobody/three/two/branches, you+are
     first/earliest, nobody/no-one run/tried/opened/done before/idea/this, branch*/outlet*/shop*/store*
     happy/success*/behind/years/tested/experience/running/pilot/name, pilot/untested/tested/proven/untried`,
    `ممارسة أعمال امتياز، منفذ تجريبي، منفذي بيع، مارس أعمال امتياز، فرع تجريبي، فروع قائمة، تشغيل فروع سنة،
     نموذج عمل سنة، تجربة نموذج، لم يمارس، تشغيل منفذ، ممارسة نموذج، نموذج ممارسته، نموذج جديد، تشغيل نموذج،
     نموذج عمل أشهر، ممارسته أشهر، يسبق تشغيل*، تسبق ممارسة*، تشغيل فعلي سنة، افتتح فرع، أول فرع، نشاط قائم،
     تجربة امتياز، فروع مانح، خبرة مانح سنوات، منفذين*، نموذج/نشاط/أعمال/امتياز/علامة/مانح
     يجرب/تجربة/حديث/جديد/تشغيل/ممارسة/افتتح/افتتاح/يمارس سنة/سنوات/أشهر/قبل/فرع/فروع/منفذ/منافذ/مكان،
     محلات*/فروع*/فرعين/فرع*/فكرة/طريقة/نشاط/مشروع جرب*/سنين/سنوات/سنة/عام*/أول/قبل*/يشتغل*/نجح*،
     فرع*/فروع*/محل*/منفذ* ناجح*/نجاح*/تجربة*/سنوات/خبرة*/سنة/وراء، تجريبي/تجرب/مجرب*، يعمل/تعمل منذ
     فرع/مطبخ/محل/سنة`,
  ),
  'SA-FRA-02': topic(
    `disclosure document, disclosure statement, disclos* before sign*, disclos* franchisee, handed document
     before sign*, franchisor disclos*, folder franchisor, disclosure days, document* describing franchisor,
     disclos* after sign*, information pack, figures list operators, received before signing, offering
     document, pay* before documents, disclosed documents, franchisee/franchisor
     papers/document*/folder/disclos*/information/pack/file sign*/before/after/days/received/gets/handed,
     book/papers/paper/numbers/file/folder/brochure got/get/reach*/reaches/show*/hand*/see/send*/receive*
     before/after/weeks/days sign*/paid/pay/you,
     fact/sheet/brochure/document*/information/figures/papers/prospectus
     days/weeks/fortnight/before/sign*/early/had/read, figures/handbook/prospectus/facts/disclos*
     days/then/ahead/before/first/after`,
    `وثيقة إفصاح، مستند إفصاح، إفصاح قبل توقيع، إفصاح صاحب امتياز، إفصاح مانح، ملف إفصاح، إفصاح يوم*، يفصح
     مانح، وثائق قبل توقيع، تسلم وثيقة قبل، استلم وثيقة، مستندات قبل إبرام، وثيقة قبل إبرام، ملف معلومات،
     وثيقة/ملف/مستندات/بيانات/معلومات/وثائق/أوراق ممنوح/امتياز/مانح
     توقيع/قبل/بعد/إبرام/يستلم/${AR.deliver}/استلم، كتيب*/أوراق*/أرقام/ملف*/معلومات
     وصل*/يصل*/نعطي*/يعطي*/تستلم*/نرسل*/نسلم* قبل/بعد توقيع*/توقع/تدفع/دفع*/أسبوع*،
     كتيب*/مستند*/وثيقة*/وثائق/معلومات*/أوراق/حقائق أيام/أسبوع*/شهر/قبل/يوم*/قرأ*/اطلع*/توقيع،
     أرقام/دليلنا/كتيب*/بيانات/حقائق قبل/ثم/بعد متقدم/توقيع/رسم/يوما/ادفع`,
  ),
  'SA-FRA-03': topic(
    `franchise law, franchisee waiv*, franchisee releas*, franchisee renounc*, franchisee give* up, franchisee
     claim*, franchisee rights law, settlement franchisee rights, franchisee abandon*, franchisee forego*,
     franchisee agrees not, franchisee come back franchisor, franchisee give* rights, gives/give/gave+up
     law/rules/right*/franchise/government, franchise rules/rule/law/government/owners
     give*/promise*/count*/ask*/claim*/protect*`,
    `نظام امتياز، تنازل صاحب امتياز، يتنازل صاحب امتياز، صاحب امتياز حقوق، إبراء مانح، صاحب امتياز يسقط، صاحب
     امتياز مطالبة، ممنوح تنازل، صاحب امتياز يقبل عدم، تنازل حقوق نظام، ممنوح يتنازل، لا يحق صاحب امتياز،
     امتياز/ممنوح ${AR.waive}/إسقاط/${AR.lapse}/إبراء/يبرئ/عدم حق/حقوق/${AR.claim}/${AR.compensate}/نظام،
     يترك*/يتخلى*/يسقط*/يطلب*/يحسب* امتياز*/أنظمة/نظام/دولة تعطي*/يعده*/يعطي*/حق*/فرع*/فروع`,
  ),
  'SA-FRA-04': topic(
    `terminat* franchisor, franchisor end* agreement, franchisor cancel*, terminat* franchise, terminat*
     franchisee, franchisor bring* end, franchisor withdraw*, franchisor revok*, franchisee breach cure,
     franchisor stop*, terminat* agreement cause, terminat* without cause, end franchise, terminat* notice,
     end* agreement notice, end any day, franchisor take* back franchise, cut short, franchisor close,
     franchisor/brand/owner end*/take*/cancel*/terminat*/withdraw*/stop*/close*/revok*
     franchise/agreement/contract/grant notice/any/away/time/cause/whenever/days,
     shut/close/closes/kick*/take/takes/stop*/throw* brand/shop/you/down/away/out
     warning/reason/why/day/rules/notice/any, franchise/licence/brand
     gone/end*/lost/lose*/withdraw*/cancel*/taken/stop*/terminat*, break/breaks/breach*/violat*
     rules/standards franchise/brand/gone/out, lose*/send*/end*/close*/terminat*/stop*/quit*
     notice/brand/spot/off/days/breach`,
    `إنهاء مانح، ينهي مانح، مانح فسخ، إنهاء امتياز، فسخ امتياز، إلغاء امتياز، مانح يلغي، مانح إلغاء، سحب حق
     امتياز، مانح متى شاء، إنهاء مبكر، فسخ اتفاقية، إنهاء اتفاقية، مانح/مالك
     ${AR.terminate}/${AR.rescind}/سحب/يسحب/${AR.cancel}/إيقاف امتياز/اتفاقية/عقد/ترخيص،
     نقفل*/يقفل*/نغلق*/نسحب*/يوقفك/نوقف*/نأخذ*/يأخذ*/يسحب*/نلغي* فرع*/محل*/علامة/منك
     سبب*/يوم/تنبيه*/إشعار*/خالفت*/وقت/شهر، علامة يوقف*/توقف* تنبيه*/إشعار*، امتياز/علامة/ترخيص
     ينتهي*/ينهي*/يسحب*/نسحب*/إلغاء*/يلغى/إنهاء*/فسخ*، مخالف*/خالف* امتياز/علامة/ينتهي*،
     تفقد/يفقد/نستغني/ننهي*/إنهاء*/نوقف*/تنتهي*/ينهي*/فسخ علامة/إشعار*/بإشعار/فورا/عقد*/امتياز/يوما`,
  ),
  'SA-FRA-05': topic(
    `regist* franchise, regist* Ministry Commerce, record* agreement Ministry, regist* agreement, fil*
     agreement Ministry, file* agreement, entry Ministry, Ministry of Commerce, lodged Ministry,
     agreement/franchise/document register*/regist*/file*/enter*/lodge* Ministry/Commerce/authority/official,
     ministry/commerce agreement/copy/franchise/regist*, deal/paper/papers/agreement
     ministry/commerce/government enter*/take*/hand*/bring*/office/list`,
    `قيد اتفاقية، قيد امتياز، تسجيل اتفاقية، تسجيل امتياز، سجل امتياز، قيد وثيقة إفصاح، تقيد اتفاقية، عدم قيد،
     يقيد مانح، وزارة تجارة، قيد لدى وزارة، مركز امتياز، اتفاق*/ورقة/أوراق*/عقد وزارة*/تجارة/دولة/جهة
     ندخل*/يودي/يقدم*/سجل*/نقدم*/تقديم*/رفع*/مكتب`,
  ),
  'SA-FRA-06': topic(
    `English only, language agreement, governing language, Arabic prevail*, English prevail*, certified
     translation, prevail* language, English/Arabic text/language/version/translat*/written/drawn,
     English/Arabic wrote/write*/enough/go/goes/texts/wins/counts/same`,
    `لغة عربية، ترجمة معتمدة، لغة اتفاقية، نص عربي، لغة إنجليزية، ترجمة عربية، نص إنجليزي، نسخة عربية، ترجمة
     اتفاقية، حرر* لغة، إنجليزي*/بالإنجليزي*/عربي*/بالعربي*
     نص*/نصان/نمشي*/كتب*/نكتب*/ورقة/تكفي/يكفي/مكتوب*/وقع*`,
  ),
  'SA-FRA-07': topic(
    `buy back, buy-back, buyback, repurchase, take* over stock, compensat* franchisee, no compensation
     terminat*, franchise assets purchase, buy* equipment franchise*, goodwill compensat*, takes over
     machines, take* back stock, take* over equipment, franchisor pays end, franchisee whole, loss investment,
     stock unsold, equipment end agreement, franchisor/end/terminat*
     buy/buys/buying/owe*/takes/purchase*/compensat*
     equipment/ovens/stock/assets/machines/furniture/inventory/fixtures/investment/nothing,
     end*/over/early/stop*/after/keep* buy/buys/pay*/nothing/gone/spent/back
     oven*/stock/tables/machines/equipment/shop/goods/furniture, buy/buys/back/purchase*/compensat*/refund*
     used/fryer*/equipment/stock/furniture/fittings/ovens/machines leave*/end*/out/over/stop*/close*,
     take*/buy*/pay*/keep*/leftover*/unsold/rid machines/equipment/cups/signs/stock/goods/furniture/tools
     part/end*/leave*/over/close*/leftover/yours/used`,
    `إعادة شراء، شراء أصول، تعويض صاحب امتياز، شراء معدات، شراء مخزون، إنهاء دون تعويض، أصول مادية، يشتري
     مانح، تعويض ممنوح، شراء موجودات، استرداد معدات، تعويض استثمار*، مخزون إنهاء، شراء بضاعة، قيمة معدات
     إنهاء، مخزون متبق*، مانح/${AR.terminate}/انتهاء/نهاية ${AR.buy}/${AR.compensate}/استرداد/${AR.pay}
     أصول/معدات/مخزون/بضاعة/استثمار*/أثاث/امتياز/ممنوح، أنهي*/ننهي*/انتهى*/إنهاء*/نهاية/أوقفنا
     نشتري*/ندفع*/يروح*/نعوض*/صرفت*/خسرت* أفران*/بضاعة/طاولات/أجهزة/محل*/معدات، طاولات/أفران/أجهزة/معدات/بضاعة
     ندفع*/نشتري*/لك، نشتري*/يشتري*/شراء*/نعوض*/تعويض* مقالي/معدات/أجهزة/أثاث/بضاعة/مخزون/أفران/ديكور*
     خرجت*/انتهى*/إنهاء*/إغلاق*/تركت*/نهاية، نأخذ*/نشتري*/تتصرف*/باقي*/الباقية/متبقي*
     مكائن/معدات/أكواب/لوحات*/بضاعة/أثاث/أجهزة/مخزون`,
  ),
  'SA-FRA-201': topic(
    `franchise fee, royalt*, franchise territory, train* franchisee, operations manual, franchise trademark,
     franchise business, franchise term, change ownership franchisee, franchisee supplier*, franchise system,
     territory exclusive, brand fund, transfer franchise*, assign* franchise*, franchisee sell business, pass
     rights buyer, entry fee, master franchise, sub-franchis*, territory boundar*, franchise manual, territory
     means, pay*/pays join/start/month/entry percent/thousand/sales, teach*/train*/show* people/staff/team
     weeks/days, nobody/no-one opens/open name/town/city/area, train*, royalt*, territor*, manual,
     every+hundred, percent/per+cent sales/turnover/takings`,
    `مقابل امتياز، رسوم امتياز، نطاق جغرافي، تدريب موظفي، امتياز فرعي، دليل تشغيل، أعمال امتياز، مدة امتياز،
     تغيير ملكية، إتاوة، علامات امتياز، علامة امتياز، منطقة امتياز، منطقة حصرية، تدريب فريق، تدريب صاحب
     امتياز، دليل عمليات، نقل امتياز، رسم دخول، رسوم دخول، صندوق تسويق، صاحب امتياز شراء، امتياز من باطن، نسبة
     مبيعات، توريد امتياز، تنازل امتياز للغير*، تنازل امتياز الغير*، تدفع*/يدفع* دخول/اشتراك/شهر*/بداية
     بالمئة/بالمائة/ألف*، نعلم*/ندرب*/تدريب* عمال*/موظفين*/فريق*/أسبوعين، يفتح*/نفتح*
     باسم*/مدينت*/منطقت*/مدينة، تدريب، مدرب*، إتاوة، دليل/كتيب تشغيل/عمل، من+كل مئة/مائة، نسبة/بالمئة/بالمائة
     مبيعات*/دخل*`,
  ),
  'SA-AGN-01': topic(
    `ownership distributor, foreign company commercial, distributor owners, distributor/agent
     incorporated/established/registered Dubai/foreign/abroad/outside/laws, agent/distributor/dealer
     foreign/national*/owned/shareholder*/capital/non-Saudi/Saudis*, Saudi+national, Saudi+company,
     Saudi+citizen, Saudi+owned, Saudi+agent, Saudi+distributor, wholly+Saudi, Saudi+partner,
     Saudi+shareholder, agent/distributor be+Saudi, dealer/agent/distributor/shop
     company/man/woman/owner*/owns/half/business/partner
     Dubai/Turkish/Indian/Egyptian/Saudi*/foreign*/Kuwait*/Emirat*/German*/Chinese/abroad`,
    `جنسية وكيل، رأس مال سعودي، وكيل أجنبي، موزع أجنبي، شركاء وكيل، شركاء موزع، ملكية موزع، ملكية وكيل، موزع
     رأس مال، وكيل رأس مال، موزع/وكيل غير+سعودي/سعوديين*/جنسية/جنسيته/مملوك*/أجنبي/أجنبية، موزع+سعودي،
     وكيل+سعودي، سعودي+جنسية، سعوديين* رأس/شركاء/توقيع/مجلس، موزع/وكيل شركة مؤسسة/مسجلة دبي/خارج/أجنبي/قوانين،
     موزع*/وكيل* شركة/رجل/ملاك/نصف/شركاء/صاحب*/مالك*
     دبي/تركي*/هندي*/مصري*/سعودي*/أجنبي*/كويتي*/إماراتي*/ألماني*/خارج`,
  ),
  'SA-AGN-03': topic(
    `spare part, spares, after-sales, after sales, maintenance products, maintenance year, warranty service,
     repair product*, workshop, servicing product*, parts stock, parts available, fix* product*, repair parts,
     service centre, service center, warrant* after end, distributor/agent/dealer
     parts/spare*/mend/repair*/maint*/servic*/warrant*, dealer/agent/distributor/nobody/seller
     parts/mends/mend/fix*/repair*/looks/spare* shelf/stock/break*/broken/machine*/always/after,
     parts/filters/belts/spares/repair*/maintenance/service/warranty
     dealer/distributor/agent/stock/customers/available/kept, garage, workshop, repair*, mend*, spare*,
     batter*/screens/parts/filters hand/stock/available/supply/keep*`,
    `قطع غيار، صيانة منتج*، ضمان جودة صنع، ورشة صيانة، إصلاح منتج*، صيانة ضمان، مخزون قطع، صيانة أجهزة، صيانة
     معدات، توفير قطع، مركز صيانة، مراكز صيانة، ضمان بعد انتهاء، وكيل/موزع قطع/صيانة/إصلاح/ضمان/غيار، بعد+بيع،
     موزع*/وكيل*/أحد*/بائع قطع/يصلح*/إصلاح*/صيانة/غيار خربت*/خراب/آلة/أجهزة/دائم*/بعد/عند،
     قطع/فلاتر/سيور/غيار/صيانة/إصلاح*/ضمان* موزع*/وكيل*/زبائن*/عملاء/يوفر*/توفير*، ورشة، صيانة، إصلاح*،
     يصلح*/تصلح*، متوفر*/توفير*/مخزون/يوفر* قطع*/بطاريات*/شاشات*/غيار`,
  ),
  'SA-AGN-04': topic(
    `agenc* regist*, commercial agency, regist* Ministry Commerce, commercial agencies, distributor regist*,
     regist* agreement, agent/dealer/distributor/deal/agency ministry/government
     name/list/books/enter*/register*/papers`,
    `سجل وكالات، قيد وكالة، تسجيل وكالة، وكالات تجارية، وكالة تجارية، قيد وزارة تجارة، تسجيل وزارة تجارة، قيد
     موزع، تسجيل عقد توزيع، قيد عقد، وكيل مقيد، وكالة وزارة تجارة، تقيد وكالة، توزيع وزارة تجارة، قيد وكالات،
     وكيل*/موزع*/اتفاق*/وكالة وزارة*/تجارة يسجل*/قائمة/يدخل*/سجل*/دخول/رفع*`,
  ),
  'SA-ACL-01': topic(
    `concealment, tasattur, own account foreign*, licen* use name non-Saudi, commercial register non-Saudi,
     front business, foreigner run* business, use licen* foreign*, use commercial register, operate name
     licen*, lend* licen*, use trade name licen* account, non-Saudi business, own account licence, nominal
     share Saudi, non-Saudi owner, commercial register own, foreign* real owner, licen* another's activity,
     Saudi name only, name licence fee month, lend* name, cover licen*, runs shop own account, foreign* under
     licence, non-Saudi/foreign*/expatriate/resident/worker runs/run/operat*/own/manage*/profit*
     shop/business/store/licen*/register/name account/pays/own/Saudi/month*/himself, Saudi
     name/licen*/papers/register fee/pays/month*/cover foreign*/real/runs/own,
     name/papers/licence/license/register runs/run/runs+it/use/uses/works/keeps/pay* money/business/shop/month
     foreign*/Saudi/India*/another/my/his, name/sign/licence/register/papers/front real/behind/actual/true
     boss/owner/man/runs/business/brother-in-law/foreign*, licence/license/permit/register/name
     wall/share/monthly/hang*/lend*/rent*, Saudi+named himself/runs`,
    `تستر، سجل تجاري غير سعودي، تمكين غير سعودي، لحسابه خاص نشاط، استعمال سجل، استخدام سجل، باسم سجل تجاري،
     تمكين أجنبي، نشاط لحساب غير سعودي، وافد نشاط، إدارة محل لحساب، أجنبي سجل تجاري، ترخيصه أجنبي، استخدام
     سجله، سعودي صوري*، وافد سجل، وافد لحسابه، وافد مالك، سجله تجاري، ترخيصه أرباح، فعلي منشأة، استخدام
     ترخيصه*، استعمال ترخيص غير سعودي، استخدام رخصة أجنبي، استخدام رخصته، باسم سعودي، إدارة لحساب وافد، مبلغ
     شهري مقابل سجل، عامل لحسابه، تأجير سجل، اسمه تجاري وافد، مقابل اسم، وافد/أجنبي/عامل/كفيل*/مقيم/جنسية
     محل/نشاط/منشأة/متجر/مؤسسة يدير/إدارة/لحسابه/لنفسه/أرباح/${AR.pay}/مقابل
     كل/شهري*/شهر/أشهر/سجل/سجلات/رخصة/اسم، اسم*/باسم*/سجل*/رخصت*/أوراق*
     يدير*/يشتغل*/تشتغل*/يأخذ*/يعمل*/تعطيني*/تدفع* محل*/فلوس*/سعودي/وافد/شهر*/هندي/أجنبي*،
     لوحة*/اسم*/باسم*/سجل*/رخصة* حقيقي*/فعلي*/مشغل*/يشغل*/يدير*/صاحب رجل/وافد/أجنبي*/غير/محل*/نشاط،
     رخصتي/سجلي/رخصته/سجله نصيب*/شهري*/علق/تعليق/أجرة، سعودي لنفسه/يدير/مسمى`,
  ),
  'SA-ACL-02': topic(
    `absolute power attorney, general power attorney, full power attorney, full control, absolute control,
     unlimited authority, irrevocable power, sole control business, complete control, power* non-Saudi, powers
     manager annex, power* manager revok*, power/powers/proxy/mandate
     everything/all/full/absolute/irrevocab*/unlimited Saudi/partner/back/cancel*/non-Saudi/foreign*,
     manager/partner/he/foreign* anything/everything/all/whatever/full company/business
     stop*/say/sign*/signs/wants/hand*/good/alone`,
    `وكالة مطلقة، وكالة عامة، تصرف مطلق، صلاحيات مطلقة، تفويض مطلق، وكالة شاملة، صلاحيات كاملة، تفويض كامل،
     سيطرة كاملة، وكالة عزل، تفويض شامل، صلاحيات غير سعودي، مدير غير سعودي، صلاحيات مدير ملحق، تقتصر صلاحيات
     مدير، مدير*/شريك*/أجنبي*/وافد يريد/كل/شيء/كامل*/وحده يوقع*/يفعل*/يمنع*/يسلم*/قرار*/يتصرف* شركة`,
  ),
  'SA-ACL-03': topic(
    `personal bank account, account not name company, pay* account individual, account another's name, revenue
     account, proceeds account, bank account establishment, takings account, company's bank account, bank
     account own name, bank account belong*, company bank account, receipts account, cash account manager,
     sales paid account, paid into account, deposit* account partner, bank account third part*, bank account
     partner, paid personal account, personal account manager, personal account business, account name manager
     pay*, takings/revenue*/receipts/proceeds/sales/income/money account
     personal/manager*/own/private/partner*/individual, takings/money/customers/sales/payments/cash/income
     account own/manager*/brother*/shop*/personal/private/his`,
    `حساب شخصي، حساب بنكي، حسابات شخصية، إيداع إيرادات، حساب مصرفي، حسابه شخصي، حساب عائد، حوالات حساب، تحويل
     حساب شخص*، تودع حساب، يودع حساب، رقم آيبان، إيداع حساب خاص، إيداع حساب مدير، متحصلات حساب، إيرادات حساب
     باسم، إيراد*/دخل/مبيعات/متحصلات/أموال/مبالغ حساب شخصي/مدير/شريك/خاص/باسمه، مبيعات/إيراد*/دخل/نقدية
     حساب/حسابه/حسابات عامل/وافد/موظف/شريك/مدير/شخصي*، فلوس*/زبائن*/مبيعات/دخل/نقد*/أموال حساب*
     مدير/أخي/محل*/شخصي/خاص/باسم*/شركة/صاحب`,
  ),
  'SA-INV-01': topic(
    `Ministry Investment, MISA, investment licen*, foreign capital, investor regist*, foreign shareholder,
     foreign invest*, foreign partner, foreign owner licen*,
     partner/owner/shareholder/Germans/Chinese/foreign*/abroad/Kuwait*/Emirat*/Turkish/Indian
     investment/money/capital/papers/licen*, investment papers/office/licen*/ministry`,
    `وزارة استثمار، مستثمر أجنبي، استثمار أجنبي، ترخيص استثمار، رخصة استثمار، تسجيل استثمار، شريك أجنبي،
     مستثمرين أجانب، تسجيل مستثمر، مستثمر غير سعودي، شركة أجنبية استثمار، شريك غير سعودي، مال أجنبي،
     شريك*/مالك*/مستثمر*/ألمان/أتراك/كويتي*/إماراتي*/هنود/أجنبي*/أجانب استثمار*/رأس/رخصت*/ترخيص*/مال،
     رخصة+الاستثمار/استثمار`,
  ),
  'SA-CNS-02': topic(
    `discount campaign, price reduction, sales campaign, prize draw, competition prize*, promotional offer,
     promotional campaign, discount licen*, raffle, sale season discount, seasonal discount, reduced prices,
     lucky draw, promotion* licen*, discounts, voucher, coupon, giveaway*, price cut*, offer* discount,
     percent off, clearance, contests, trade contest, contest prize, contest customers,
     shop/shops/distributor/dealer/franchisee/store sales/discount*/draws/offers/prizes/reduc*
     run/hold/offer*/price*/want*/licen*/campaign*, sales/draws/offers seasonal/promotional/clearance,
     lower*/cut/cuts/knock*/drop*/slash*/reduc* price/prices/percent/Ramadan/season,
     win/wins/winner*/prize*/draw buy/buys/customer*/car/twice/ticket`,
    `تخفيضات، تخفيض أسعار، مسابقة، مسابقات، سحوبات، عروض ترويجية، حملة ترويجية، حملات ترويجية، جوائز، عروض
     خصم، قسائم، خصومات، تصفية أسعار، جائزة، كوبون*، سحب/سحبا/قرعة/جوائز/مسابقة/تخفيضات/${AR.deduct}
     متجر/محل/موزع/عملاء/زبائن/جائزة، ننزل*/ينزل*/تنزيل*/نخفض*/يخفض*/رخص* سعر*/أسعار*،
     يفوز*/فائز*/جائزة/تفوز/ربح* يشتري*/زبون*/زبائن/عميل/عملاء/سيارة`,
  ),
};
