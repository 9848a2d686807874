import { topic } from './risk-topic.js';

/** Prices, payments and costs. */
export const moneyTopics = {
  'minimum-commitment': topic(
    `minimum purchase*, minimum order*, minimum quantit*, minimum volume*, minimum royalt*, minimum annual, minimum
    fee*, minimum commitment*, minimum pay*, minimum guarantee*, minimum sale*, at least units, not less than
    units, purchase at least, buy at least, order at least, pay at least, spend at least, take or pay,
    take-or-pay, purchase not less, pay* not less than, guaranteed minimum, quota*, no fewer than, minimum
    monthly fee*, minimum amount purchase*, royalt* not less than, buy no less than, take no less, at least
    tons, pays whether uses, pays whether takes, sell* at least, target* year sales, whether or not takes,
    minimum/least/fewer/less+of/than/order*/purchase*/quantit*/turnover/volume/sales/spend/fee/royalt*/amount
    order*/buy*/purchase*/sell*/take*/pay*/spend*/licen*/unit*/carton*/royalt*/sales/volume/turnover,
    commit*/oblig*/undertake*/must/shall buy*/order*/purchase*/take*/spend*/sell* minimum/least/less/fewer,
    royalt*/fee*/rent/pay* at+least, pay* even/whether/regardless+if/of/less/or take*/use*/order*/buy*/consum*,
    pay* agreed+volume/quantity/amount, sales/turnover+target/quota/minimum/goal,
    pay* regardless whether successful, pay* whether or not used`,
    `حد أدنى, الحد الأدنى, حدا أدنى, كحد أدنى, بحد أدنى, لا تقل عن وحدة, لا يقل عن وحدة, شراء لا يقل, يشتري لا يقل,
    كمية لا تقل, كميات لا تقل, شراء لا تقل, مبيعات لا تقل, قيمة لا تقل, مبلغ لا يقل, ما لا يقل عن شراء, حجم
    مبيعات, مشتريات لا تقل, لا تقل عن مليون, على الأقل يدفع, على الأقل شهريا, يسحب على الأقل, على الأقل وإلا,
    الكمية السنوية, لا تقل قيمتها, بيع ما لا يقل, ولو لم يستلمها, لا+ينزل/تنزل/يقل/تقل/ينخفض/تنخفض/تنقص/ينقص عن
    إتاوة/طلب/شراء/مبيعات/كمي*/رسوم/وحدة/كرتون/دفعة/أجرة, ولو+أخذ/استعمل/استهلك/اشترى/لم
    أقل/يستعمل/يأخذ/يستهلك/كمية/يدفع/ثمن, هدف/مستهدف* مبيعات/بيع, على+الأقل
    يطلب/يشتري/شراء/كمية/يدفع/مبيعات/إتاوة/وحدة/كرتون/يبيع, أخذ/شراء/يأخذ/يشتري/طلب/يطلب على+الأقل/أدنى,
    على+الأقل يلتزم/تلتزم/يتعهد/حجز/يحجز/يأخذ`,
  ),
  'cost-shifting': topic(
    `legal fees, legal costs, legal expenses, court costs, costs collection, collection costs, litigation costs,
    solicitor* fees, costs enforcement, costs proceedings, arbitration costs, expenses enforcement, prevailing
    party, lawyers bills, court bill*, cost going to court,
    pay*/bear*/borne/reimburse*/cover*/charge*/account/expense
    lawyer*/legal/attorney*/court/litigation/collection/recovery/enforcement+cost*/fee*/expense*/charges/of/costs/the,
    loser/losing lawyer*/cost*/fee*/legal/pay*, lawyer*/attorney*/legal/court+fee*/cost*/expense*/charges,
    lawyer*/attorney* pay*/bear*/cost*/fee*,
    registration/stamp/municipal/notary/licence/permit/government+fee*/duty/dut*/cost*/charges
    pay*/borne/bear*/account, stamp/municipal/notar* borne/bear*/pay*, cost*/expense*
    dispute/collect*/recover*/enforc*/case/litigat* pay*/bear*/borne/account`,
    `أتعاب المحاماة, أتعاب المحامي, أتعاب المحامين, مصاريف التقاضي, تكاليف التقاضي, تكاليف قضائية, مصاريف قضائية,
    رسوم قضائية, نفقات التقاضي, مصروفات قضائية, مصاريف التحصيل, تكاليف التحكيم, مصاريف التحكيم, نفقات التحكيم,
    تكاليف المطالبة, مصاريف المطالبة, رسوم الدعوى, مصاريف الدعوى, نفقات الدعاوى, نفقات الدعوى, تكاليف الدعاوى,
    أجرة/أتعاب/مصاريف/نفقات/تكاليف/رسوم محام*/قضية/تقاض*/تحصيل/ترافع, خسر*/خاسر قضية/دعوى/أتعاب/مصاريف/محام*,
    رسوم/تكاليف/مصاريف توثيق/بلدية/تسجيل/دمغة/سعي/تصديق/كهرباء/ترخيص/عدل على/يتحمل*/تتحمل*/عاتق/حساب`,
  ),
  'most-favoured': topic(
    `most favo*, most favored, most favoured, mfn, no less favo*able than, no less favorable than, not less
    favorable, less favorable than offered, lower price other*, lowest price*, best price, more favorable terms,
    more favourable terms, better terms other*, price* as low, equal to lowest, price match, match lower price,
    better price*, as favorable as, no less favourable, nobody gets cheaper, nobody better terms, cheaper
    others, lower anyone else, no one better price, lowest/best/cheap*/discount*+price*/rate*/terms/given/to
    price*/customer*/client*/buyer*/anyone/other*/else,
    other/another/any/no/nobody+customer/buyer/client/else/other better/lower/cheap*/discount*/favour*/favor*
    price*/term*/condition*/rate*/discount*/same, price*/term*/condition* good/favour*/favor*/low+as
    offered/given/compar*/other*/customer*, same+discount/price/terms/rate/reduction
    other/another/customer*/anyone, compar*/similar+customer*/client*/buyer* price*/term*,
    cheap*/better/lower/lowest+deal/offer/price/terms/rate/prices
    else*/other*/another/anyone/elsewhere/as+well/same, elsewhere/anyone+else/cheaper/less
    price*/deal/terms/cheap*,
    lower royalt*, lower rate other*, preferential terms, better royalt*, less than charged other*, more favorable royalt*`,
    `معاملة أفضل, المعاملة الأفضل, شروط أفضل, أفضل الأسعار, أفضل سعر, أقل سعر, أسعار أقل, الأكثر رعاية, الأولى
    بالرعاية, شروط أكثر ملاءمة, أسعار تفضيلية, سعر أدنى, أدنى سعر, أرخص/أدنى/أقل/أفضل/أحسن/أنسب/أوفر
    سعر/أسعار/شروط/شرط/ثمن/يبيع غير*/آخر/عميل/عملاء/مشتر/لأحد/سواه, خفض/خصم/تخفيض سعر عميل/آخر/غير*/عملاء
    لنا/له/مثل*/نفس*, لا+يعطى/يمنح/تمنح/يعطي غير*/آخر/مشتر شروطا/سعرا/أحسن/أفضل, يبيع/بيع أرخص,
    أرخص/أفضل/أقل/أدنى/أحسن عرض*/سعر/أسعار/ثمن/شروط غيرنا/غيره/آخر/آخرين/عميل/استفاد*,
    منح/أعطى/عرض+غيرنا/غيره/لغيرنا عرض*/سعر/أرخص/أفضل,
    شروط تفضيلية`,
  ),
  'slow-payment': topic(
    `pay* within days, pay* days receipt, pay* days after, pay* days following, invoice* days, due days, paid days,
    payable days, pay* within months, pay* later than days,
    sixty/ninety/hundred/forty-five/seventy-five/60/90/120/45/75/180+day/days/calendar
    pay*/settle*/invoice*/due/fee*/price/paid/transfer*, pay*/paid/settle*/transfer*
    invoice*/bill*/money/fee*/price/certif*/statement month/months/days+after/later/following/from/of,
    payment+term* day/days/month*, days/day/months/month+to+pay/settle, pay*/settle*
    days/day+after/of/from/following receipt/receiv*/invoice*/approval/acceptance,
    money/paid/pay*/settle*/invoice* three/four/five/six+months, pay*/paid/settle* half+a+year/month,
    pay*/paid/settle* year/quarter/months after/following close/end/quarter/delivery/invoice,
    end+of+the/each/following+quarter/next pay*/paid`,
    `يسدد خلال يوما, يدفع خلال يوما, تسدد خلال يوما, تدفع خلال يوما, سداد خلال يوما, دفع خلال يوما, صرف خلال يوما,
    يصرف خلال يوما, فاتورة خلال يوما, فواتير خلال يوما, مستحقات خلال يوما, مستخلصات خلال, سداد خلال يوم, دفع
    خلال يوم, سداد بعد يوما, صرف بعد يوما, سداد خلال أشهر, للعميل/للمشتري/للشركة/مهلة يوما/أشهر/يوم دفع/سداد,
    تسعين/ستين/٩٠/٦٠/١٢٠/٤٥/٧٥/90/60/120/45/75+يوما/يوم يسدد/تسدد/سداد/يدفع/تدفع/دفع/صرف/تصرف/يستلم/يصرف,
    مئة/مائة/خمسة+وعشرين/وثمانين/وأربعين/وسبعين يوما سداد/دفع/يسدد/يدفع/صرف,
    سداد/دفع/صرف/يسدد/يستلم/مستحقات/مستخلص/فاتورة ثلاثة/أربعة/ستة/خمسة+أشهر/شهور, سداد/دفع/صرف/فاتورة/مستخلص
    شهرين, يدفع/تدفع/يسدد/تسدد/تصرف/صرف/سداد بعد/خلال/مضي+ثلاثة/أربعة/خمسة/ستة+أشهر`,
  ),
  'price-change': topic(
    `price* increase*, increase* price*, increase* fee*, fee* increase*, change* price*, price* change*, change*
    fee*, adjust* price*, adjust* fee*, revise* price*, revise* fee*, raise* price*, raise* fee*, raise* rent,
    increase* rent, modify price*, modify fee*, escalat* price*, rent review, amend price*, price list, update
    price*, increase* rate*, price go up, price gone up, figures from week to week, catalogue figures, new
    price*, charge more, dearer, current list price, take difference price, price*/fee*/rent/charges/rate*
    in+force day/date/time/deliver*/order*, price*/rent/fee* rise*/increas*/rais*/escalat*
    year*/annual*/percent/per/january/renewal, current/prevailing/then/market+price*/rate*/rent/list,
    alter*/change*/raise*/vary/revise*+its/our/the+charges/prices/price/fees/rent/rates/tariff/fee,
    put/puts/go/goes+fees/prices/rent/charges/up, price*/fee*/charge*/rent*/rate*/tariff*/subscription*/royalt*
    raise*/rise*/rising/increas*/alter*/revis*/review*/vary/reset/escalat*
    by/its/our/each/every/year*/annual*/percent/per/january, fee*/charge*/rent/price* put/puts/putting up,
    price*/fee*/rent/charge*/rate*/tuition/dues/premium*/tariff*
    may/can+move/change/rise/increase/vary/go/differ/alter,
    revise*/review*/reset*/adjust*/raise*/change*+tuition/prices/price/fees/rent/rates/dues/its/the/our+fees/prices/rates/tuition/rent/price/every/each`,
    `تعديل الأسعار, تعديل السعر, تغيير الأسعار, زيادة الأسعار, زيادة السعر, رفع الأسعار, رفع السعر, يعدل الأسعار,
    يرفع الأسعار, يزيد الأسعار, يغير الأسعار, تعديل الأتعاب, زيادة الأتعاب, رفع الأتعاب, تعديل الرسوم, زيادة
    الرسوم, رفع الرسوم, زيادة الأجرة, رفع الأجرة, زيادة الإيجار, رفع الإيجار, تعديل الأجرة, تعديل المقابل,
    مراجعة الأسعار, تغير الأسعار, تعدل أسعار, تزاد الأجرة, يعدل سعر, يعدل رسوم, الأسعار التي يحددها, رسوم
    يقررها, الزيادات التي يعلنها, تتغير الأسعار, الأسعار السارية, يعيد تسعير, إعادة تسعير, تخفيض نسبة العمولة,
    يعاد تحديد, يحدده المؤجر, عدل رسومه, قائمة المورد, هامش الربح تعديل, زيادة الأجور, الأسعار وفق تقدير, بقدر
    يقرره, رفع الاشتراك, يرفع الاشتراك, يرفع الأجرة, تزيد الأجرة, زيادة الاشتراك,
    رفع/يرفع/زيادة/تزيد/يزيد/تعديل/يعدل/تغيير/يغير/ترتفع/يرتفع/مراجعة
    رسوم/رسومه/أجرة/سعر/أسعار/أسعارنا/اشتراك/مقابل/تعرفة/إيجار/إتاوة
    سنوي*/سنة/كل/يناير/بالمئة/نسبة/متى/إشعار/عام/أشهر, سائد/ساري/جاري/معلن/معمول سعر/أسعار/ثمن
    يوم/وقت/تسليم/طلب/تاريخ, تراجع/مراجعة/تعديل/ترفع/رفع/يراجع/تحديد أقساط*/رسوم*/أسعار*/أجرة/اشتراك*/تعرفة
    كل/عام/سنة/سنوي*/متى/وقت`,
  ),
  'tax-gross-up': topic(
    `gross up, gross-up, grossed up, withholding tax*, free tax*, net tax*, tax* deduct*, tax* withh*, exclusive
    tax*, additional amount* tax*, without deduction tax*, bear* tax*, taxes on top, net in hand, after tax
    amount, tax*/vat withh* full/more/additional/extra/receive*/without,
    net/free/clear+of+tax/taxes/vat/all/any/withholding, tax*/vat/zakat
    bear*/borne/exclusive/excluding/plus/net/before price*/fee*/rent/amount*`,
    `ضريبة الاستقطاع, ضريبة استقطاع, استقطاع ضريبي, صافية من الضرائب, صافي الضرائب, خالية من الضرائب, دون خصم ضرائب,
    يتحمل الضرائب, تتحمل الضرائب, يتحمل ضريبة, تتحمل ضريبة, ضرائب على عاتق, صافيا دون, شاملة الضرائب, غير شامل
    ضريبة, غير شاملة ضريبة, كافة الضرائب, جميع الضرائب, ضريبة/ضرائب يتحمل*/تتحمل*/يدفع*/قبل/إضافة/صاف*/دون/زكاة
    أسعار/سعر/أجرة/مبلغ/مبالغ/رسوم/عميل/مستأجر/مشتري, ضريبة/ضرائب على+عاتق
    أسعار/سعر/أجرة/مبلغ/مبالغ/رسوم/عميل/مستأجر/مشتري, ضريبة/ضرائب غير+شامل*
    أسعار/سعر/أجرة/مبلغ/مبالغ/رسوم/عميل/مستأجر/مشتري, استقطاع/خصم ضريبة/ضرائب كامل*/يدفع/صاف*/زيادة/يعوض`,
  ),
  'non-refundable': topic(
    `non-refundable, nonrefundable, not refund*, no refund*, non-returnable, not return* fee*, not return* deposit,
    not return* payment, not repa*, refund*, not give back, keep* deposit, retain* deposit, forfeit* deposit,
    nonreturnable, non-recoupable, not paid back, pay back, no money back, money back, keep* money paid, points
    instead, cannot be sent back, not get back, getting money back,
    no/not/never+refund*/reimburs*/returned/repaid/recoverable/repayable
    fee*/price/pay*/sum*/money/month*/deposit/amount*, no/not/without+refund*/reimburs*/repayment/money,
    paid/fee*/sum* not/never+be/given/paid/returned+back/given/returned/refunded/repaid/in, irrecoverable,
    forfeit* fee*/sum*/money/payment*, fee*/money/sum*/payment*/deposit/amount* stay*/remain*/kept/belong*
    with/even seller/landlord/franchisor/school/company/paid/cancel*,
    not/no/never+refund*/reimburs*/given/repaid/reimbursement/refunded`,
    `غير قابل للاسترداد, غير قابلة للاسترداد, غير مستردة, غير مسترد, لا يسترد, لا تسترد, لا يرد, لا ترد, لا يعاد, لا
    تعاد, غير قابل للرد, غير قابلة للرد, لا يحق استرداد, لا يجوز استرداد, استرداد المبلغ, استرداد المبالغ,
    استرداد الرسوم, لا يحق له استرداد, رد المبلغ, رد المبالغ, إعادة المبالغ, استرجاع المبلغ, لا يسترد منه, يبقى
    ما عجله, عجله المشتري, الاحتفاظ بالمبلغ, يحتفظ بالمبلغ, يسقط نهائيا,
    لا/لن/غير/ولا+نرد/ترد/يرد/تعاد/يعاد/نعيد/ترجع/يسترد/مسترد*/مستردة/نرجع/يستعيد/قابلة
    رسوم/مبلغ/مبالغ/قيمة/دفع*/ثمن/اشتراك/دفعة/مقدم/امتياز/شهر/أشهر, ما/مبلغ/مبالغ+دفع*/سدد*/دفعه/عجله
    يصبح/حق/حقا/يبقى/يحتفظ/يضيع/لا, يصبح/يبقى/يظل حقا/حق/ملكا بائع/مؤجر/مانح/شركة دفع*/سدد*/رسوم/مبلغ,
    لا/لن/غير/دون+تسترجع/يسترجع/تسترد/يسترد/تستعاد/يستعاد/نعيد/نرجع
    قيمة/ثمن/رسوم/مبلغ/مبالغ/تذاكر/دفعة/مقدم/اشتراك`,
  ),
  'advance-payment': topic(
    `advance pay*, up front, upfront, down payment, deposit pay*, pay* before deliver*, pay* prior deliver*, pay*
    upon signing, pay* upon execution, due upon signing, advance fee, paid on signing, mobilization, retainer,
    prepaid fee*, prepaid service*, prepaid rent, pay* in advance, invoice* advance, due advance, fee* advance,
    rent advance, pay* upon signature, paid up front, pay first, money first, half on signing, paid beforehand,
    before work pay*, deposit/half/percent/part/instalment/third/fee* due/pay*/collect*/paid
    order*/booking/sign*/signature/outset/start/conclusion, first+instalment/installment/payment
    sign*/start/order*, prepay*, rent/fee*/price whole/full/year*/annual paid/pay*/due
    beginning/start/begin*/first/front/advance, pay*/paid/due/collect*/settle*
    before/advance/beginning/booking/sign*/outset/commencement/front/order+is
    work*/year/quarter*/service*/price/rent/fee*/half/percent/per/deposit/whole, pay*+before, deposit/percent
    order*/booking`,
    `مقدما, دفعة مقدمة, دفعة أولى, مقدم العقد, يدفع مقدما, تدفع مقدما, دفع مقدم, عند التوقيع, عند توقيع, دفعة عند,
    قبل التسليم دفع, قبل الشحن دفع, سلفا, عربون, مقدم أتعاب, تسدد مقدما, يسدد مقدما, كل ربع سنة مقدما,
    يدفع/تدفع/يسدد/تسدد قبل+بدء/التسليم/مباشرة/الشروع/الشحن/تنفيذ, دفعة+الثمن عند/تأكيد/طلب/توقيع,
    يدفع/تدفع/يسدد/تسدد/سداد/بالمئة أولها/مطلع/بداية/مقدما/سلفا سنة/شهر/عقد/أجرة/فصل/ربع, بالمئة/نصف/ثلث/دفعة
    عند/فور+تأكيد/التعاقد/الطلب/الحجز/إبرام, يدفع/تدفع/يسدد/تسدد/دفع/سداد
    قبل+بدء/البدء/التسليم/مباشرة/الشروع/الشحن/تنفيذ/بداية`,
  ),
  'pay-when-paid': topic(
    `pay when paid, pay-when-paid, pay* receipt owner, pay* upon receipt client, payment from owner, payment from
    client, pay* after owner pays, only if paid, paid by employer, receipt from customer, pay* once receive*,
    back-to-back, back to back, condition precedent payment, pay-if-paid, receives payment owner, if when
    employer money, when employer paid, employer put money, until owner pays, once client pays, after client
    pays, payment reaches, employer not paid, owner not paid, nothing owed until, from what it receives pay*, no
    matter why not paid, in month without payment, paid/pay*/receive*/money/commission/sum*/due
    after/once/only/when/if/until/upon client/employer/owner/customer*/main/principal/end-user
    has/have/is/been/pays/paid/settled/receiv*/collect*/arriv*/reach*+paid/been/settled/from/money/it/the/by/their/them,
    paid/pay*/due/commission/fee* after/once/only/when/until/of collect*/receiv*/receipt
    client/employer/owner/customer*/main, employer/client/owner/customer*+pays/paid/money/payment/'s
    arriv*/reach*/receiv*/after/once/only/when/if due/pay*/paid/fee*/sum*,
    paid+by+the+client/employer/owner/main/customer after/when/once/only/if/until, paid/pay*
    once/after/when/if/until+he/she/it/the/they/we/our+has/have/is/are/client/shipper/buyer/customer/employer/owner/landlord/principal/paid+paid/been/have/has/received`,
    `بعد قبض, بعد استلام من المالك, بعد صرف المالك, عند استلام من العميل, بعد تحصيل, عند تحصيل, بعد استلام مستحقات,
    عند قبض, معلق على قبض, قبض من المالك, قبض من صاحب, استلام المبالغ من, صرف من الجهة المالكة, بعد صرف, تحصيل
    من العملاء, تحصيل من المالك, سداد المالك, سداد العميل للمقاول, حين استلام, استلامه المبلغ من المالك, معلق
    على صرف, معلق عليه, مشروطا بتحصيل, تحصيل المقاول, امتنع المالك عن الدفع, يقبض المقاول, ما لم يقبض, لم يقبض,
    ورد المبلغ, تال للدفع, صرف المالك, الدفع من المالك, المالك لم يدفع, عند وصول المبلغ, إذا وصل المبلغ,
    يدفع/يسدد/يقبض/وصول/وصل/استلام/تحصيل/يصل/سداد/دفع مالك/عميل/عملاء/زبائن/مستفيد
    بعد/حتى/عند/متى/حين/إذا/حال/وقت مقاول/عمولة/تصرف/يصرف/ندفع/مورد/يستحق/وكيل/يستحقه,
    يدفع/يسدد/يقبض/وصول/وصل/استلام/تحصيل/يصل/سداد/دفع صاحب+العمل بعد/حتى/عند/متى/حين/إذا/حال/وقت
    مقاول/عمولة/تصرف/يصرف/ندفع/مورد/يستحق/وكيل/يستحقه, يدفع/يسدد/يقبض/وصول/وصل/استلام/تحصيل/يصل/سداد/دفع
    رب+العمل بعد/حتى/عند/متى/حين/إذا/حال/وقت مقاول/عمولة/تصرف/يصرف/ندفع/مورد/يستحق/وكيل/يستحقه, وصل+المال من,
    وصول/وصل+المال/الدفعة/المبلغ/المبالغ من, نسدد/ندفع/يسدد/يدفع/يصرف/نصرف متى/إذا/حين/بعد/عندما/حتى
    سدد/دفع/قبض/حصل/استلم/قبضنا/استلمنا, متى/إذا/حين/عندما+سدد/دفع/قبض/حصل/قبضنا/استلمنا/سددت`,
  ),
} as const;
