import { topic } from './risk-topic.js';

/** Prices, payments, and what is owed for a breach. */
export const moneyTopics = {
  'liquidated-damages': topic(
    `liquidated damages, late fee, early terminat* fee, terminat* fee, cancel* fee, cancel* charge*, break fee,
    percent* day delay, delay damages, agreed damages, fine* delay, compensation delay day, service credit*,
    forfeit* amount, sum for each breach, pre-agreed compensation, penalt* pay*, penalt* late, penalt* delay,
    penalt* breach, penalt* terminat*, penalt* cancel*, penalty equal, every day overrun*, every day pay* price,
    each day deduct*, per cent every day, fixed sum breach, set sum breach, agreed sum breach, flat sum, even
    lost nothing, without showing loss, owed in full even, last word owed,
    pay*/owe*/charg*/cost*/fine*/penalt*/forfeit*/deduct*/lose* day/week/month/each/every/occasion/per
    delay*/late*/breach*/violat*/infring*/fail*/overrun*,
    agreed/fixed/set/lump/flat/predetermined+damages/sum/compensation/amount/penalty/indemnity, pay*/owe*
    salar*/month* leave*/resign*/quit*/breach* damages/early/compensat*/penalt*/before, fine*
    violat*/breach*/rule*/charge*/pay*/riyal*/sar, breach*/violat*/infring* cost*/pay*/owe*/forfeit*
    sar/riyal*/amount/sum/fixed/occasion/each/every, penalt*+of/charge/fee/amount/clause`,
    `غرامة, غرامات, شرط جزائي, تعويض اتفاقي, تعويض متفق, جزاءات تأخير, تعويض عن كل يوم, مبلغ عن كل يوم, خصم عن كل
    يوم, حسم عن كل يوم, عن كل أسبوع تأخير, عن كل يوم تأخير, عن كل شهر تأخير, رسوم إنهاء, رسوم إلغاء, تعويض قدره,
    مبلغ مقطوع تعويض, عن كل مخالفة, على سبيل التعويض, مبلغ مقطوع, مبلغا مقطوعا, تعويضا مقداره, تعويضا جزافيا,
    جزافي, دون إثبات ضرر, دون حاجة إلى إثبات, ولو لم يلحقه ضرر, يدفع عنها, يدفع عن كل, دفع راتب, التزم بدفع, عن
    كل موظف, مليون ريال دفع, مبلغ مقطوع قدره, أجر سنة كاملة, فإن خالف دفع,
    يدفع/تدفع/دفع/يلتزم/لزمه/تكلف/غرم/يغرم/تغريم/حسم/خصم يوم/أسبوع/شهر/كل/نسبة/بالمئة/المئة
    تأخر*/يتأخر*/تأخير/مخالفة/إخلال, يدفع/لزمه/دفع/يلتزم/تكلف راتب/رواتب/أجر/مبلغ/ألف/ريال/مليون
    تعويض*/مخالفة/إخلال/ترك/مبكر*, تكلف/كلف*/جزاء/غرامة مخالفة/إخلال/تأخير, ريال/ألف كل/عن+مخالفة/إخلال/يوم`,
  ),
  'late-interest': topic(
    `interest overdue, interest late, interest pay*, late payment charge*, late charge*, late payment interest,
    interest annum, interest month, bear* interest, accrue* interest, overdue amounts percent, late payment
    percent, default interest, finance charge*, carry percent yearly, carries percent unpaid, fee late pay*,
    late fee, delay* pay* percent, grow* per cent month, per cent month until settled, per cent every month, per
    cent late, growth added sum, late/overdue/arrears/unpaid increas*/extra/added/surcharge,
    late/overdue/arrears/unpaid/delay*/outstanding/not+paid/on/settled
    percent/per/interest/charge*/extra/surcharge/increas*/added/fee/penalt*/rate
    rent/sum*/invoice*/pay*/amount*/instalment*/debt*/month*/week*/due/day, interest
    due/date/arrears/sum*/run*/charge*/rate/percent/per/unpaid, extra/addition*/surcharge/charge+of/on
    late/overdue/unpaid/delay*/arrears`,
    `فائدة تأخير, فوائد تأخير, فوائد, فائدة سنوية, فائدة شهرية, غرامة تأخير السداد, رسوم تأخير, غرامة سداد, تأخر سداد
    نسبة, تأخر سداد غرامة, تأخير سداد, تأخر في السداد, تأخر عن السداد, تأخر دفع, تأخير دفع, مبالغ متأخرة,
    متأخرات نسبة, زيادة عن كل يوم تأخير سداد, تعويض تأخر سداد, قسط متأخر, أقساط متأخرة, دفعة متأخرة, عن كل شهر
    تأخير, زيادة نسبتها, عائد, عائد نسبته, فائدة مركبة, فائدة, زيد على المبلغ المتأخر, مبلغ إضافي تأخير,
    متأخر*/تأخر/يتأخر/تأخير زيادة/أضيف/يضاف/تضاف/فائدة/فوائد/غرامة مبلغ/مبالغ/دفعة/قسط/شهر*/سنوي*/بالمئة,
    لم+يدفع/تسدد/تدفع أضيف/يضاف/زيد/زيادة/فائدة/غرامة`,
  ),
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
    يطلب/يشتري/شراء/كمية/يدفع/مبيعات/إتاوة/وحدة/كرتون/يبيع`,
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
    lower royalt*, lower rate other*, preferential terms, better royalt*, less than charged other*, more favorable royalt*`,
    `معاملة أفضل, المعاملة الأفضل, شروط أفضل, أفضل الأسعار, أفضل سعر, أقل سعر, أسعار أقل, الأكثر رعاية, الأولى
    بالرعاية, شروط أكثر ملاءمة, أسعار تفضيلية, سعر أدنى, أدنى سعر, أرخص/أدنى/أقل/أفضل/أحسن/أنسب/أوفر
    سعر/أسعار/شروط/شرط/ثمن/يبيع غير*/آخر/عميل/عملاء/مشتر/لأحد/سواه, خفض/خصم/تخفيض سعر عميل/آخر/غير*/عملاء
    لنا/له/مثل*/نفس*, لا+يعطى/يمنح/تمنح/يعطي غير*/آخر/مشتر شروطا/سعرا/أحسن/أفضل, يبيع/بيع أرخص,
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
    money/paid/pay*/settle*/invoice* three/four/five/six+months`,
    `يسدد خلال يوما, يدفع خلال يوما, تسدد خلال يوما, تدفع خلال يوما, سداد خلال يوما, دفع خلال يوما, صرف خلال يوما,
    يصرف خلال يوما, فاتورة خلال يوما, فواتير خلال يوما, مستحقات خلال يوما, مستخلصات خلال, سداد خلال يوم, دفع
    خلال يوم, سداد بعد يوما, صرف بعد يوما, سداد خلال أشهر, للعميل/للمشتري/للشركة/مهلة يوما/أشهر/يوم دفع/سداد,
    تسعين/ستين/٩٠/٦٠/١٢٠/٤٥/٧٥/90/60/120/45/75+يوما/يوم يسدد/تسدد/سداد/يدفع/تدفع/دفع/صرف/تصرف/يستلم/يصرف,
    مئة/مائة/خمسة+وعشرين/وثمانين/وأربعين/وسبعين يوما سداد/دفع/يسدد/يدفع/صرف,
    سداد/دفع/صرف/يسدد/يستلم/مستحقات/مستخلص/فاتورة ثلاثة/أربعة/ستة/خمسة+أشهر/شهور, سداد/دفع/صرف/فاتورة/مستخلص
    شهرين`,
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
    by/its/our/each/every/year*/annual*/percent/per/january, fee*/charge*/rent/price* put/puts/putting up`,
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
    يوم/وقت/تسليم/طلب/تاريخ`,
  ),
  'no-set-off': topic(
    `set-off, set off, setoff, offset*, without deduction*, free deduction*, without withholding, without
    counterclaim, no deduction*, not deduct*, not withhold*, pay* full without, clear of deduction*, without
    taking anything off, nothing taken off, pay in full whatever, not/no/without/never/nor
    hold*/withhold*/net/deduct*/subtract*/reduc*/keep* back/rent/pay*/price/fee*/sum*/invoice*
    reason/claim*/counterclaim*/part/whatever/dispute/any/all/ground*, pay*/paid
    full/whole+even/regardless/without/with/and/whatever, full
    no/without+deduction/subtraction/set-off/counterclaim/reduction/discount/withholding, pay*
    even+if/where/though/when claim*/dispute*/defect*/complain*, not+set/net/deduct/withhold/reduce,
    without/no/free+any/of/from/subtraction/deduct*/withhold* pay*/paid/rent/sum*/amount*`,
    `مقاصة, دون خصم, دون أي خصم, بدون خصم, دون حسم, دون استقطاع, دون اقتطاع, لا يحق خصم, لا يجوز خصم, لا يحق حجب, لا
    يحق حبس, لا يجوز حبس, لا يحق الامتناع عن السداد, لا يجوز الامتناع عن السداد, دون أي حسم, عدم خصم,
    لا/دون/بلا/بدون/ليس/ولا+يحجز/يحبس/يخصم/استقطاع/حسم/خصم/يمسك/مقاصة/يمتنع/يوقف/حجز/حبس/يستقطع
    أجرة/مبلغ/مبالغ/ثمن/سداد/كامل*/دفع/إيجار, سداد/دفع/يسدد/يدفع حتى/ولو/رغم/وإن لو/كانت/كان/وجد
    مطالبة/نزاع/اعتراض/دعوى/شكوى/خلاف, كامل*/كاملة دون/بلا/بدون+استقطاع/خصم/حسم/مقاصة/نقص`,
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
    يصبح/حق/حقا/يبقى/يحتفظ/يضيع/لا, يصبح/يبقى/يظل حقا/حق/ملكا بائع/مؤجر/مانح/شركة دفع*/سدد*/رسوم/مبلغ`,
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
    paid+by+the+client/employer/owner/main/customer after/when/once/only/if/until`,
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
    وصول/وصل+المال/الدفعة/المبلغ/المبالغ من`,
  ),
  retention: topic(
    `retention, retain* percent, retain* payment, withhold* percent, withhold* payment, withhold* amount, hold back,
    holdback, retain* sum*, retainage, kept back, percent* until complet*, percent* retained, withheld until,
    keep* back, kept from each, per cent kept, hold* back per cent, half released, released take-over, kept
    until, keep*/held/hold*/withh*/retain*/kept/reserve*/deduct*
    percent/per/tenth/part/portion/amount/sum/balance/price/%
    pay*/invoice*/security/until/release*/defect*/year/handover/complet*/instalment*,
    final/last+portion/payment/part/instalment/balance handover/defect*/complet*/acceptance/releas*,
    release*/releas* handover/defect*/complet*/acceptance/take-over
    sum*/portion/part/balance/percent/half/money/rest,
    defects/warranty/maintenance+period/liability/notification
    held/hold*/withh*/retain*/kept/keep*/release*/percent`,
    `احتجاز, يحتجز, تحتجز, محتجز*, محجوز*, حجز نسبة, استقطاع نسبة, حجب المستحقات, حجب مستحقات, حبس مستحقات, إيقاف
    صرف, تأجيل صرف, خصم نسبة ضمان, نسبة من كل مستخلص, نسبة من كل دفعة, استبقاء مبلغ, تحجز نسبة, يحجز من مستحقات,
    حجز دفعات, وقف صرف, يقتطع من مستحقات, حجز مستحقات,
    يبقى/تبقى/يستبقي/تستبقي/احتجاز/حجز/يحجز/يحتجز/استبقاء/حبس/يقتطع/اقتطاع/تحجز/يحبس بالمئة/نسبة/جزء/ربع/٪
    فاتورة/دفعة/ضمان*/مستخلص/مستحق*/عيوب/استلام, دفعة/جزء/مبلغ/باقي/قسط أخير*/النهائي* استلام/عيوب/فترة/نهائي
    لا/إلا/بعد/يصرف/تصرف, دفعة/جزء/مبلغ/باقي/قسط أخير*/النهائي* تسليم+النهائي لا/إلا/بعد/يصرف/تصرف,
    لا+تصرف/يصرف/يدفع/تدفع/يسدد دفعة/جزء/باقي إلا+بعد`,
  ),
  'wide-set-off': topic(
    `set-off, set off, setoff, offset*, deduct* any amount*, deduct* sums, deduct* from payment*, deduct* from
    amount*, deduct* from invoice*, deduct* from fee*, withhold* from payment*, withhold* from amount*, net
    against, charge back, chargeback, deduct* owed, right deduct, deduct* cost*, take* out of next payment,
    knock* off bill, take* from payments, net off, charged to account, take* off what owes,
    take*/subtract*/deduct*/charge*/recover*/recoup*/net/withhold*/keep*/offset*/debit*
    owe*/due/owing/debt*/loss*/cost*/amount*/sum*/claim* from/against/out/any/whatever/next
    money/sum*/amount*/account/invoice*/pay*/salary/due/owe*/contract/dues, charge*/debit*/book*
    loss*/cost*/damage*/fine*/expense* account, recover*/take*/deduct* cost*/loss*/debt*/claim*/damage*/amount*
    out+of, any+other+contract/agreement/account deduct*/subtract*/withhold*/set/take*/recover*/net`,
    `مقاصة, خصم من مستحقات, يخصم من مستحقات, تخصم من مستحقات, خصم من أي مبالغ, حسم من مستحقات, يحسم من مستحقات, تحسم
    من مستحقات, استقطاع من مستحقات, اقتطاع من مستحقات, خصم المبالغ, يخصم المبلغ, خصم قيمة, خصم أي مبالغ, خصم من
    الدفعات, خصم من الضمان, خصم من أتعاب, يخصم من أي, تستقطع من, الخصم من حساب, يستوفي من مستحقات, يقتطع من
    مستحقات, استيفاء من مستحقات, من أي حساب, من أي مبالغ, مقاصته من مستحقاته, تستقطع من راتب, له حسم,
    تأخذ/يأخذ/أخذ/تطرح/يطرح/تخصم/يخصم/نخصم/خصم/يستوفي/تستوفي/استيفاء/يحسم/حسم/تستقطع/استقطاع/نستقطع/مقاصة
    أي/مستحق*/مستحقات/تكاليف/مبلغ/مبالغ/دين/ديون/خسائر
    من+أي/مما/فاتورة/فاتورتك/مستحقات*/حساب*/قادم*/غيره/آخر/يستحقه/عليها, هذا+العقد أو+غيره/غيره/سواه
    خصم/مقاصة/مبالغ*/تطرح, من+أي+مبلغ/مبالغ/حساب/مستحقات/دفعة, يستوفي/تستوفي/يخصم/تخصم مما`,
  ),
  acceleration: topic(
    `accelerat*, immediately due, become due payable, due and payable, all amounts due, entire balance, entire debt
    due, whole debt due, outstanding balance due, entire amount due, whole amount due, default all due, all
    instalments due, all installments due, call in loan, full balance, everything due at once, whole sum at
    once, pay everything at once, all at once due, whole balance at once,
    rest/balance/remaining/remainder/all/whole/full/entire/future/outstanding due/payable/owed/demand*
    once/immediate*/straight/away/full/instant*
    instalment*/installment*/rent/loan/debt/default/breach/late/miss*/pay*/amount/lender/sum,
    falls/fall/become*/becomes+due/payable once/immediate*/straight/full/forthwith/instant*,
    one/single/missed/late/missing+instalment/installment/payment/rent/payments due/payable/all/rest/once/whole`,
    `حلول الأجل, حلول كامل, حلول الدين, تحل جميع الأقساط, يحل كامل, حلت جميع, تحل كافة, يحل أجل, سقوط الأجل, مستحق
    فورا, مستحقة فورا, حالا فورا, مستحقا بالكامل, مستحقة بالكامل, مستحقة الأداء فورا, كامل المبلغ المتبقي, كامل
    الدين, جميع الأقساط, كافة الأقساط, حالة الأداء, باقي الأقساط, واجب السداد فورا, الأقساط حالة, حل الدين,
    استحق*/تستحق/مستحق*/حل/حلت/تحل/يحل بقية/باقي/كل/كامل/جميع/قادم*/متبقي*
    فورا/حالا/تخلف/تأخر/قسط/أقساط/أجرة/دين, استحق*/تستحق/مستحق*/حل/حلت/تحل/يحل
    بقية/باقي/كل/كامل/جميع/قادم*/متبقي* دفعة+واحدة, باقي+الدين فورا/حالا/تخلف/تأخر/عند, تأخر/تخلف قسط/دفعة
    كل/بقية/كامل/باقي/جميع, كامل/كل/جميع/بقية/باقي+الدين/القرض/الأقساط/الأجرة/المبلغ فورا/حالا/تخلف/تأخر`,
  ),
  'blank-note': topic(
    `promissory note, post-dated cheque, postdated check, signed blank, bill exchange, note blank, fill in amount,
    fill* amount note, note/notes+to+order, cheque*/check/checks
    hand*/sign*/deliver*/give*/undated/date/security/guarantee/instalment*/installment*/rent/advance/blank,
    sign* paper/note/document/form/draft complet*/fill*/amount/sum/blank/later/order, bill+of+exchange, note
    sign*/order/rent/debt*/loan/guarant*`,
    `سند لأمر, سندات لأمر, سند أمر, على بياض, شيكات ضمان, شيكات مؤجلة, كمبيالة, كمبيالات, سند موقع, شيكا, شيكات, سندا
    لأمر, ورقة/سند/شيك/نموذج/كمبيالة تملؤها/يملؤها/تعبئ*/يعبئ*/موقعة/بياض/فارغ*/تعبئة/مبلغ, توقيع/يوقع/توقع
    ورقة/سند/شيك/كمبيالة, شيك, سند+لأمر/إذني`,
  ),
} as const;
