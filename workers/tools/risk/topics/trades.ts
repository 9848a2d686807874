import { topic } from './risk-topic.js';

/** What contracts of construction, trade and partnership regulate. */
export const tradeTopics = {
  'ground-risk': topic(
    `ground condition*, subsurface, sub-surface, site condition*, unforeseen condition*, underground, geotechnical,
    concealed condition*, physical condition* site, site investigation, rock groundwater, ground water,
    inspected site, site risk, under ground found, below ground, what lies underground, site/ground/soil/land
    seen/visit*/inspect*/examin*/found/risk/accept*/satisf*/condition*/rock*/water/hidden
    contractor/builder/risk/money/price/extra/found/unforeseen,
    hidden/buried/unknown/underground+cable*/pipe*/obstacle*/condition*/services/utilities,
    rock/rocks/groundwater/water+ground/in/extra/cost/contractor, soil, takes/accepts+site/it/the/ground
    found/is/site`,
    `طبيعة الأرض, طبيعة التربة, ظروف التربة, ظروف الموقع, التربة, جوفية, تحت سطح الأرض, معاينة الموقع, عاين الموقع,
    حالة الأرض, صخور, فحص التربة, تقرير التربة, طبيعة الموقع, ظروف جوفية, عوائق تحت, معاينة نافية للجهالة, عوائق
    الحفر, عوائق الموقع, ما يطرأ في الموقع, مقاول موقع/أرض رأى/عاين/شاهد/اطلع/زار/فحص/يقبل/قبله/قبل,
    صخر*/ماء/مياه+الأرض/جوفية/أرض/جوف/في, صخر*/صخور/جوفي* سعر/مقاول/زيادة/أرض, مخفي*/مدفون*/مطمور*
    كابلات/أنابيب/عوائق/مرافق/خدمات/تمديدات, غير+ظاهرة كابلات/أنابيب/عوائق/مرافق/خدمات/تمديدات, تربة`,
  ),
  'step-in': topic(
    `takeover work*, step-in, complete work* expense, complete work* cost contractor, employ other contractor*,
    remove contractor, withdraw* work*, exclude contractor site, engage others complete, take possession site,
    finish work* itself, hand work other contractor, remedy at contractor's, complete with others, have it done
    charge, done by others cost, bring in others, finish with others,
    finish*/complet*/done/carr*/execut*/remed*/perform* someone/other*/another/third/else
    cost*/expense/charge*/account contractor*/supplier*/subcontractor*/franchisee*/difference/work*,
    appoint*/hire*/engage*/bring*/employ* another/other*/third/else/someone
    builder/contractor*/supplier*/difference/cost*/expense/else
    finish*/complet*/charge*/difference/cost*/expense, take*/taken work* out/hand*/away/over,
    run/runs/manage*/operat*/take* itself/over/control restaurant/business/shop/site/franchise/store/work*
    franchisor/employer/owner/lender/may/client, charge*/bear*/pay* difference/excess+to/contractor/supplier/in,
    bring*/call*/get*/hire*/take* in/another/other* bill/cost*/charge*/expense/invoice
    him/contractor/supplier/sends/sent/send`,
    `سحب الأعمال, سحب العمل, سحب المشروع, يسحب الأعمال, سحب الأعمال من المقاول, تنفيذ على حساب, إكمال على حساب, إسناد
    إلى مقاول آخر, تكليف مقاول آخر, مقاول آخر, على حساب المقاول, إكمال الأعمال, استلام الموقع, حجز المعدات,
    الاستيلاء على الموقع, تنفيذ العمل بواسطة, وضع يده على الموقع, أسند العمل, أسند إلى غيره, الحلول محل المقاول,
    حلول محل, يتسلم إدارة, إدارة المطعم, معدات المقاول, إتمام/إكمال/استكمال/تنفيذ/إنجاز عمل/أعمال/مشروع
    غيره/بغيره/آخر/سواه/الغير تحميل*/فرق/حساب/تكلفة/نفقة, تشغيل/إدارة/يدير/يشغل مطعم/محل/متجر/مشروع/فرع/منشأة
    نفسه/بنفسه/بنفسها/محله/مانح, تشغيل/إدارة/يدير/يشغل مطعم/محل/متجر/مشروع/فرع/منشأة مباشرة+بدلا,
    نزع/سحب/ينزع/يسحب/انتزاع عمل/أعمال/مشروع/تنفيذ مقاول/منفذ/مورد, تحميل*/يحمل مقاول/مورد/ممنوح
    فرق/تكلفة/تكاليف, استعان/استعانة/يستعين/كلف/تكليف/أحضر/جلب بغيره/غيره/آخر/سواه/الغير
    حساب*/نفقة*/تكلفة/كلفة/فرق`,
  ),
  'free-variation': topic(
    `variation*, change order*, additional work*, extra work*, change* work*, no additional pay*, without additional
    charge, without extra cost, no extra charge, omit* work*, alter* scope, change scope, add* work*, reduce
    scope, modify scope, increase scope, add* work same price, extras free, small items not shown, without extra
    money, added without pay*, change*/addition*/variation*/revision*/extra*/modif*/adjust*/alter*/amend*
    free/same/no/without+price/more/extra/additional/charge/pay*/cost
    work*/client/employer/contractor/price/scope/often/owner/designer, price/sum/fee
    stay*/remain*/same/unchanged+same/the/fixed change*/addition*/variation*/revision*/extra*, revision*
    free/often/unlimited/charge, extra/additional+work/works/tasks/services no/without/free/same/included/price,
    quantit* up/down/increas*/decreas*/vary rate*/price*/percent/30%,
    correction*/change*/revision*/redo*/alteration*/amendment*
    no+more/extra/additional+money/pay/charge/price/cost, correction*/revision*/change*/alteration*
    often/many/free/unlimited+as/charge`,
    `أوامر التغيير, أمر تغيير, أعمال إضافية, الأعمال الإضافية, تغيير الأعمال, تعديل الأعمال, تعديل المخططات, تغيير
    المخططات, تغيير التصاميم, زيادة الأعمال, إنقاص الأعمال, حذف أعمال, زيادة الكميات, زيادة أو إنقاص, دون مقابل
    إضافي, دون زيادة السعر, تغيير الكميات, إضافة أعمال, تعديل نطاق, تغيير نطاق, يزيد كميات, دون أجر زائد, زيادة
    كميات, بالأسعار نفسها, عمل يراه لازما, يعيد تجديد, كميات الأعمال, تغيير*/إضافات/إضافة/تعديل*/أوامر/زيادة
    أعمال/عمل/نطاق/مقاول/عميل/كميات/تصميم/مخطط* بلا/دون/بدون/نفس/كما+هو/ذات/مجانا مقابل/سعر/أجر/زيادة/إضافي/كما,
    سعر/مقابل/ثمن/أجر كما+هو/لا+يتغير/نفسه/ثابت+تغيير*/طلب تغيير*/إضافات/تعديل*, تغيير*/تعديل*/إضافات سعر/مقابل
    كما+هو/نفسه/دون/بلا, كميات تزيد/تنقص/زيادة/نقص/إنقاص/يزيد نفس/ذات/بالمئة/سعر/أسعار, مقاول إضافات/إضافي*
    بلا/دون/بدون+مقابل/أجر/زيادة, تصحيح*/تعديل*/تغيير*/مراجع*/إضاف* دون/بلا/بدون+زيادة/مقابل/أجر/رسوم/تكلفة`,
  ),
  'stock-kept': topic(
    `repurchase*, buy back, buyback, sell-off period, inventory terminat*, stock terminat*, take back stock,
    inventory expir*, excess inventory, return unsold, stock left, left over stock, takes over stock,
    goods/stock/item*/product*/inventory unsold/left/leftover/remain*/could+not/over/goods/stock
    sell*/keep*/take*/back/buy*/repurchas*/return*/sold/end/terminat*, leftover*/left-over/unsold/remaining
    goods/stock/item*/product*/inventory, stock/inventory buy*/purchas*/take*/return*/cost/back/sell*
    supplier/principal/distributor/franchis*/agent/end/terminat*, goods not/cannot+sold/sell
    end/terminat*/distributor/keep*`,
    `المخزون, مخزون, بضاعة متبقية, البضائع المتبقية, بضائع غير مباعة, منتجات غير مباعة, إعادة شراء, شراء المخزون,
    استرداد المخزون, المنتجات المتبقية, الكميات المتبقية, بضاعة لدى الموزع, البضاعة الباقية, بضاعة باقية,
    استرداد البضاعة, سلع/بضاعة/بضائع/منتجات/مخزون/كميات باق*/تبقى/بقي/يبيع*/يبعها/تبع/راكد*/فائض
    موزع/موكل/وكيل/مورد/ممنوح/نهاية/انتهاء, سلع/بضاعة/بضائع/منتجات/مخزون/كميات غير+مباع*
    موزع/موكل/وكيل/مورد/ممنوح/نهاية/انتهاء, لا/دون يسترجع/يسترد/يشتري/يعيد موكل/مورد/شركة
    بضاعة/مخزون/سلع/منتجات/بضائع, لم+يبعها/تبع/يتم+بيعها/يصرفها`,
  ),
  'title-retained': topic(
    `retention title, retain* title, title until pay*, title remain* seller, title remain* until, ownership until
    pay*, reservation title, title not pass until, security interest goods, own* until paid, title remains,
    remain* property seller, remain* property supplier, remain* property until, belongs to seller until, owner
    until paid, seller keeps goods until paid, until paid belong*, register* seller/dealer/lender/until/till
    price/paid/pay*/clear*, seller/supplier/dealer/vendor owner/own*/title/ownership until/till/full/paid/pay*,
    ownership/title pass*/transfer*/move* instalment*/installment*/payment/price/paid/full,
    own*/ownership/title/property/ours until/till/last/full paid/pay*/instalment*/installment*/price/settle*
    goods/car*/seller/passes/remain*/vehicle/sold, belong*/own*/property/title until/till
    last/full/final/all+payment/instalment/price/paid/is/has/payments`,
    `احتفاظ بالملكية, الاحتفاظ بملكية, ملكية حتى سداد, تبقى ملكية, تظل ملكية, ملكية إلى حين سداد, لا تنتقل ملكية إلا,
    لا تنتقل الملكية, انتقال الملكية بعد سداد, ملكية البضاعة, ملكية البائع حتى, ملكية المبيع, انتقال الملكية عند
    سداد, يحتفظ بملكية, تبقى/يبقى/تظل/تسجل/يسجل/ملكية حتى/إلى/آخر/بعد سداد/قسط/تدفع/يدفع/وفاء
    بضاعة/سيارة/مبيع/بائع/معرض/ملكية/آلات, ملكا/ملك/مملوك*/ملكية حتى/إلى/لحين
    آخر/سداد/دفع/اكتمال/تمام/وفاء+دفعة/قسط/الثمن/القيمة/كامل/الدفعات/كل, ملكية آخر+قسط/دفعة, ملكية/ملكا
    مع/بعد/عند+آخر/سداد/دفع`,
  ),
  'early-risk': topic(
    `risk loss pass*, risk pass*, risk transfer*, passage risk, pass* of risk, risk of loss, title and risk, risk
    goods, f.o.b., fob, ex works, exw, risk damage buyer, risk from dispatch, loss in transit, fca, cif, loss on
    way, lost on way, once left warehouse, left our warehouse, risk/danger/loss/damage/responsib*
    goods/parcel*/product*/cargo/shipment*/purchaser/buyer/customer/item*
    leave*/load*/road/transit/travel*/ship*/way/dispatch*/carrier/moves/pass*/journey/factory/warehouse/port/transport*,
    goods/parcel*/product*/shipment* buyer/customer/purchaser+'s/risk/bears/risks,
    at+the+buyer/customer/purchaser/recipient+risk, risk move*/shift*/transfer*/pass*
    purchaser/buyer/customer/client/load*`,
    `تبعة الهلاك, تنتقل المخاطر, انتقال المخاطر, مخاطر البضاعة, مخاطر الشحن, تبعة هلاك, مخاطر التلف, هلاك المبيع,
    هلاك البضاعة, مخاطر المنتجات, تنتقل تبعة, تسليم المصنع, مسؤولية البضاعة من, مخاطر الطريق, تلف أثناء النقل,
    مخاطر فقدان, تبعة فقد, تبعة تلف, تلف أثناء, تهلك البضاعة, تهلك, ضمان المشتري,
    خطر/مخاطر/تلف/ضرر/تضرر/هلاك/فقد/ضياع/تبعة بضاعة/طرد/شحنة/بضائع/منتج*/مبيع/إرسالية
    مشتري/عميل/خروج/طريق/شحن/مصنع/مستودع/نقل/ناقل/تحميل`,
  ),
  'no-returns': topic(
    `no return*, not return* goods, not return* product*, return* goods, return* product*, non-returnable, return*
    defective, reject* goods, reject* product*, no exchange*, return authorization, not take back, returned
    merchandise, not swap, no swap, sent back, send item back, sale*/sold final,
    no+refunds/returns/exchanges/exchange/refund/return, cannot/not+be/return*+returned/exchanged/taken,
    not/never/cannot+taken/returned/exchanged/refunded/return/exchange/replaced
    goods/item*/product*/sale*/sold/opened,
    cannot/not/never/no+be/may/longer+brought/returned/exchanged/taken/given/swapped/cancelled+back/returned/exchanged`,
    `رد البضاعة, إعادة البضاعة, رد المنتجات, إعادة المنتجات, إرجاع البضاعة, إرجاع المنتجات, لا ترد البضاعة, لا ترد
    ولا تستبدل, استبدال البضاعة, لا يقبل إرجاع, عدم رد, مرتجعات, رفض البضاعة, إرجاع, البضاعة المباعة, استرجاع
    البضاعة, رد المبيع, إعادة أي كمية, رد بالعيب, دعوى عيب, استرداد البضاعة,
    لا/عدم/دون+ترجع/ترد/تبدل/تستبدل/ترجيع/يرجع/يستبدل/يعاد/تعاد/إرجاع/استبدال بضاعة/بضائع/سلع/سلعة/منتج*/مبيع*,
    بيع/بيوع/مبيعات نهائي*/قطعي*/باتة/بات, لا+إرجاع/استبدال/استرجاع/رد`,
  ),
  'forced-sale': topic(
    `drag along, drag-along, tag along, forced sale, compulsory transfer, compulsory sale, buy out share*, buy-out
    share*, call option share*, purchase share* partner, sell share* other, require* sell share*, transfer
    share* default, shares repurchase*, compel sell, buyout, sell interest venture, purchase interest partner,
    has to sell share, buy him out, buy them out, oblig*/must/forc*/compel*/bound sell*/transfer* share*/stake*,
    sell*/transfer*/sale/buy*/dispos*/purchas*/expel* share*/stake*/interest*/holding*
    must/has/have/oblig*/forc*/requir*/compel*/bound/book/majority/minority/out/value/breach/leave*
    partner*/shareholder*/other*/minority/majority/value/founder*/heir*, minority/majority
    sell*/sale/follow*/same/join*, buy*/bought+him/them/out/it+out, sell*+as+well, book/nominal/fair+value
    share*/stake*/partner*, leave*/retire*/die*/breach*/exit*/quit* sell*/transfer*/offer*
    share*/stake*/interest remain*/other*/partners/those`,
    `بيع حصته, بيع حصة, بيع حصص, بيع الحصص, شراء حصة, شراء حصص, شراء حصته, بيع إجباري, إلزام ببيع, بيع أسهم, شراء
    أسهم, إجبار على البيع, التخارج, تخارج, إخراج الشريك, فصل الشريك, حق الجر, تنازل عن حصته, استبعاد الشريك,
    ببيع حصصه, ملزما ببيع, يشتري حصة, آلت حصصه, قيمتها الدفترية, حصة الشريك, بيع معه بالشروط,
    باع*/بيع/يبيع/تبيع/شراء/يشتري/نقل/تنازل حصة/حصص/حصصه/حصته/أسهم/أسهمه
    مخل/شركاء/باقي*/دفتري*/إلزام/ملزم/يلتزم/إجبار/آخرين, باع*/بيع/يبيع/تبيع/شراء/يشتري/نقل/تنازل
    حصة/حصص/حصصه/حصته/أسهم/أسهمه على+الشريك, أغلبية/أقلية باع*/بيع/تبيع/يبيع/تلتزم/مثل,
    قيمة+الدفترية/دفترية/اسمية حصص*/أسهم/حصة/شريك, يغادر/غادر/خرج/يخرج/انسحب/يتقاعد/توفي/مات/يترك/ترك
    يبيع/بيع/باع/يتنازل/نقل/شراء حصت*/حصص*/أسهم*/نصيب*`,
  ),
  dilution: topic(
    `dilut*, issue new share*, issue additional share*, additional capital, fails contribute capital, anti-dilution,
    reduce* shareholding, percentage interest reduced, further funding partners, share gets smaller, smaller
    share, new partner money, capital/fund*/pay*/contribut*/invest* percentage/share*/stake*/holding*/ownership
    fall*/reduc*/shrink*/smaller/cut/drop*/decreas*/lower* partner*/shareholder*/who*/investor*/new/not/if,
    new/further/additional/more/fresh+share*/investor*/capital/partner*/shareholder*/money/funding/stock
    issu*/reduc*/holding*/percentage/come/admit*/fall*/company/partner*, investor*
    new/further/share*/reduc*/holding*/come/issu*, capital increas*/rais*/call*/new`,
    `زيادة رأس المال, زيادة رأسمال, رفع رأس المال, تخفيض نسبة, تخفيض حصة, تنخفض حصة, تخفيف نسبة, إصدار أسهم, نسبة
    ملكية تخفض, تمويل إضافي, شركاء جدد, مساهمة إضافية, رأس+المال/رأسمال/تمويل/مال
    لم+يدفع/لم+يساهم/امتنع/تخلف/زيادة/جديد/إضافي نقص*/نسبة*/نسبته/حصة/حصته/تخفيض/تنخفض/انخفض*/يقل,
    مستثمر*/شركاء/مساهمين جدد/جديد إدخال/دخول/قبول/شركة/إصدار, إصدار/طرح حصص/جدد/إضافية, إصدار/طرح أسهم+جديدة,
    نقصت/تنقص/تنخفض/انخفضت/تقل/خفضت نسبته/حصته/نسبة/حصة مال/تمويل/زيادة/يدفع`,
  ),
  'no-dividend': topic(
    `dividend*, profit distribut*, distribut* profit*, retain* profit*, retain* earnings, reinvest* profit*, no
    distribution, withhold* profit*, share of profit*, distribution* partner*, pay* profits, profits held, pay
    out profit*, paid out profit*, profit*/earning*/dividend*/surplus
    stay*/kept/keep*/retain*/paid/pay*/shared/share*/distribut*/reserve*/reinvest*/part/withh*/remain*
    company/board/until/partner*/no/not/year*/decid*/shareholder*/loan/business/manager,
    board/manager*/general+assembly/meeting profit*/dividend*, earnings/profit*/surplus
    keep*/kept/retain*/hold*/plough*/reinvest* none/no/not/company/clinic/growth/expansion/for`,
    `توزيع الأرباح, توزيع أرباح, احتجاز الأرباح, احتجاز أرباح, ترحيل الأرباح, حجب الأرباح, أرباح محتجزة, عدم توزيع,
    الأرباح تبقى, إعادة استثمار الأرباح, أرباح الشركة, الأرباح الصافية, صافي الأرباح, نصيب من الأرباح, تأجيل
    توزيع, لا توزع الأرباح, توزع أرباح, لا يستحق أرباح, أي أرباح, الأرباح, أرباح/ربح
    يقسم/توزع/يوزع/توزيع/تبقى/يبقى/صرف/قسمة/تدور/تدوير/تحتجز/تحول/تقسم
    لا/شركة/قبل/سنوات/حتى/مدير/إدارة/قرض/احتياطي, لا/عدم/ليس+يقسم/توزع/يوزع/توزيع/نصيب ربح/أرباح, أرباح*/ربح
    تحتفظ/يحتفظ/احتفاظ/تدوير/توسع/تطوير/احتجاز لا/شركة/عيادة/توزع/توزيع/ولا`,
  ),
  'loss-on-one': topic(
    `bear* losses, loss* partner*, losses venture, loss* borne, loss* allocated, losses allocat*, profit* and loss*,
    cover deficit, losses alone, fund losses, operating losses, net losses, losses fall on, loss his alone,
    guaranteed profit, fixed profit, loss*/deficit carr*/bear*/borne/suffer*/only/alone/every/all/fall*/cover*
    partner*/investor*/working/manag*/venture/company/shareholder*/first/second,
    fixed/guarantee*/certain/assured/minimum+return*/profit*/income/yield/percent*
    partner*/investor*/year*/capital/money, money/capital/investment
    back/return*/guarantee*/protected/preserved/secure* even/loses/fail*/loss*/business/investor*/partner*,
    investor*/partner*/financier loss*/fail* capital/money/back/return*/share*, profit* loss* partner*/share*,
    lose*/loss*/losing/deficit alone/only/sole*/whole/by+himself make*/bear*/carr*/pay*/cover*/meet*`,
    `يتحمل الخسائر, تحمل الخسائر, يتحمل الخسارة, تحمل الخسارة, خسائر الشركة, خسائر المشروع, الأرباح والخسائر, الخسائر
    يتحملها, خسارة الشريك, توزيع الخسائر, لا يتحمل خسارة, لا يتحمل خسائر, الخسائر على, رأس المال مضمون, ضمان رأس
    المال, يضمن رأس المال, خسائر, ربح ثابت, ربحا سنويا, رأس ماله, يضمن للشريك, ولو خسرت, مهما كانت نتائج,
    خسارة/خسائر كل*/جميع/وحده/كلها/كاملة على/شريك/يتحمل*/طرف/مضارب/عامل, خسارة/خسائر دون+غيره
    على/شريك/يتحمل*/طرف/مضارب/عامل, مستثمر/ممول/شريك يستعيد/يسترد/مضمون/ضمان/يضمن/يرجع مال*/ماله/رأسماله/مبلغ
    ولو/حتى/وإن/مهما/بكل/رغم, رب+المال يستعيد/يسترد/مضمون/ضمان/يضمن/يرجع مال*/ماله/رأسماله/مبلغ
    ولو/حتى/وإن/مهما/بكل/رغم, مستثمر/ممول/شريك يستعيد/يسترد/مضمون/ضمان/يضمن/يرجع رأس+ماله
    ولو/حتى/وإن/مهما/بكل/رغم, عائد/ربح/دخل/مبلغ ثابت/مضمون/مقطوع شريك/مستثمر/سنة/شهر*/سنوي*/ممول, فشل/خسر*/خسارة
    مال*/ماله مستثمر/شريك يستعيد/يسترد/مضمون/يضمن, فشل/خسر*/خسارة رأس+المال مستثمر/شريك يستعيد/يسترد/مضمون/يضمن,
    خسر*/يخسر/تخسر/خسارة/خسائر تحمل*/يتحمل/تكون/تقع وحده/وحدها/دون+غيره/بمفرده/كاملة/كلها`,
  ),
} as const;
