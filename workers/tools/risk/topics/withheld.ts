import { topic } from './risk-topic.js';

/** What is owed for a breach or a delay, and what one side may keep or claim at once. */
export const withheldTopics = {
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
    تعويض*/مخالفة/إخلال/ترك/مبكر*, تكلف/كلف*/جزاء/غرامة مخالفة/إخلال/تأخير, ريال/ألف كل/عن+مخالفة/إخلال/يوم,
    يكلف/تكلف/يغرم/تغرم/يلزم ألف/ريال/مبلغ كل/مرة/مخالفة/غياب`,
  ),
  'late-interest': topic(
    `interest overdue, interest late, interest pay*, late payment charge*, late charge*, late payment interest,
    interest annum, interest month, bear* interest, accrue* interest, late payment percent, default interest,
    finance charge*, carry percent yearly, carries percent unpaid, fee late pay*, late fee, delay* pay* percent,
    grow* per cent month, per cent month until settled, per cent every month, per cent late, growth added sum,
    late/overdue/arrears/unpaid increas*/extra/added/surcharge,
    late/overdue/arrears/unpaid/delay*/outstanding/not+paid/on/settled
    percent/per/interest/charge*/extra/surcharge/increas*/added/fee/penalt*/rate
    rent/sum*/invoice*/pay*/amount*/instalment*/debt*/month*/week*/due/day, interest
    due/date/arrears/sum*/run*/charge*/rate/percent/per/unpaid, extra/addition*/surcharge/charge+of/on
    late/overdue/unpaid/delay*/arrears, unpaid/overdue/late/outstanding bill*/invoice*/amount*/sum*/rent/debt*
    percent/per/extra/grow*/increas*/charge*`,
    `فائدة تأخير, فوائد تأخير, فوائد, فائدة سنوية, فائدة شهرية, غرامة تأخير السداد, رسوم تأخير, غرامة سداد, تأخر سداد
    نسبة, تأخر سداد غرامة, تأخير سداد, تأخر في السداد, تأخر عن السداد, تأخر دفع, تأخير دفع, مبالغ متأخرة,
    متأخرات نسبة, تعويض تأخر سداد, قسط متأخر, أقساط متأخرة, دفعة متأخرة, عن كل شهر تأخير, زيادة نسبتها, عائد,
    عائد نسبته, فائدة مركبة, فائدة, زيد على المبلغ المتأخر, مبلغ إضافي تأخير, متأخر*/تأخر/يتأخر/تأخير
    زيادة/أضيف/يضاف/تضاف/فائدة/فوائد/غرامة مبلغ/مبالغ/دفعة/قسط/شهر*/سنوي*/بالمئة, لم+يدفع/تسدد/تدفع
    أضيف/يضاف/زيد/زيادة/فائدة/غرامة, تزاد/يزاد/يزيد/تزيد/زيادة/يضاف/تضاف مسدد*/سداد/متأخر*/تأخر/مدفوع*/دفع
    بالمئة/المئة/شهر*/نسبة/مبلغ/يوم`,
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
    without/no/free+any/of/from/subtraction/deduct*/withhold* pay*/paid/rent/sum*/amount*,
    cannot/not/never/nothing+deduct/deducted/subtract/withhold/offset/net pay*/full/owed/invoice*/price/rent`,
    `مقاصة, دون خصم, دون أي خصم, بدون خصم, دون حسم, دون استقطاع, دون اقتطاع, لا يحق خصم, لا يجوز خصم, لا يحق حجب, لا
    يحق حبس, لا يجوز حبس, لا يحق الامتناع عن السداد, لا يجوز الامتناع عن السداد, دون أي حسم, عدم خصم,
    لا/دون/بلا/بدون/ليس/ولا+يحجز/يحبس/يخصم/استقطاع/حسم/خصم/يمسك/مقاصة/يمتنع/يوقف/حجز/حبس/يستقطع
    أجرة/مبلغ/مبالغ/ثمن/سداد/كامل*/دفع/إيجار, سداد/دفع/يسدد/يدفع حتى/ولو/رغم/وإن لو/كانت/كان/وجد
    مطالبة/نزاع/اعتراض/دعوى/شكوى/خلاف, كامل*/كاملة دون/بلا/بدون+استقطاع/خصم/حسم/مقاصة/نقص,
    لا/ولا+يحسم/يخصم/تخصم/يقتطع/يستقطع/ينقص/يطرح/تحسم شيئا/شيء/أي/أجرة/مبلغ/فاتورة/ثمن,
    لا+يقتطع/يستقطع/يخصم/يحسم+منها/منه/من/شيئا, لا/ولا/ليس يحبس/يحجز/حبس/حجز/يوقف شيئا/مبلغ/مبالغ/أجرة/ثمن
    مقابل/سبب/مطالبات*/كان`,
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
    held/hold*/withh*/retain*/kept/keep*/release*/percent, percent/part/tenth/share/amount
    stay*/kept/held/remain*/keep* maintenance/warranty/defect*/guarantee/year/client/employer/owner
    until/for/during/till/with`,
    `احتجاز, يحتجز, تحتجز, محتجز*, محجوز*, حجز نسبة, استقطاع نسبة, حجب المستحقات, حجب مستحقات, حبس مستحقات, إيقاف
    صرف, تأجيل صرف, خصم نسبة ضمان, نسبة من كل مستخلص, نسبة من كل دفعة, استبقاء مبلغ, تحجز نسبة, يحجز من مستحقات,
    حجز دفعات, وقف صرف, يقتطع من مستحقات, حجز مستحقات,
    يبقى/تبقى/يستبقي/تستبقي/احتجاز/حجز/يحجز/يحتجز/استبقاء/حبس/يقتطع/اقتطاع/تحجز/يحبس بالمئة/نسبة/جزء/ربع/٪
    فاتورة/دفعة/ضمان*/مستخلص/مستحق*/عيوب/استلام, دفعة/جزء/مبلغ/باقي/قسط أخير*/النهائي* استلام/عيوب/فترة/نهائي
    لا/إلا/بعد/يصرف/تصرف, دفعة/جزء/مبلغ/باقي/قسط أخير*/النهائي* تسليم+النهائي لا/إلا/بعد/يصرف/تصرف,
    لا+تصرف/يصرف/يدفع/تدفع/يسدد دفعة/جزء/باقي إلا+بعد, تحجز/يحجز/تبقى/يبقى/تحتجز/يحتجز/يستبقي/تستبقي
    بالمئة/المئة/نسبة/جزء صيانة/ضمان/عيوب/سنة/تسليم/استلام, يحتفظ/تحتفظ/احتفاظ/نحتفظ نسبة/جزء/بالمئة
    أتعاب/مستحق*/دفعة/فاتورة/ثمن إلى/حتى/اعتماد/ضمان*`,
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
    out+of, any+other+contract/agreement/account deduct*/subtract*/withhold*/set/take*/recover*/net,
    settle*/recover*/take*/deduct*/pay* owe*/due/debt* out+of, balance/account/credit owe*/debt*/due
    settle*/deduct*/take*/recover*/net`,
    `مقاصة, خصم من مستحقات, يخصم من مستحقات, تخصم من مستحقات, خصم من أي مبالغ, حسم من مستحقات, يحسم من مستحقات, تحسم
    من مستحقات, استقطاع من مستحقات, اقتطاع من مستحقات, خصم المبالغ, يخصم المبلغ, خصم قيمة, خصم أي مبالغ, خصم من
    الدفعات, خصم من الضمان, خصم من أتعاب, يخصم من أي, تستقطع من, الخصم من حساب, يستوفي من مستحقات, يقتطع من
    مستحقات, استيفاء من مستحقات, من أي حساب, من أي مبالغ, مقاصته من مستحقاته, تستقطع من راتب, له حسم,
    تأخذ/يأخذ/أخذ/تطرح/يطرح/تخصم/يخصم/نخصم/خصم/يستوفي/تستوفي/استيفاء/يحسم/حسم/تستقطع/استقطاع/نستقطع/مقاصة
    أي/مستحق*/مستحقات/تكاليف/مبلغ/مبالغ/دين/ديون/خسائر
    من+أي/مما/فاتورة/فاتورتك/مستحقات*/حساب*/قادم*/غيره/آخر/يستحقه/عليها, هذا+العقد أو+غيره/غيره/سواه
    خصم/مقاصة/مبالغ*/تطرح, من+أي+مبلغ/مبالغ/حساب/مستحقات/دفعة, يستوفي/تستوفي/يخصم/تخصم مما,
    نستوفي/يستوفي/تستوفي/نخصم/نأخذ/استيفاء رصيد*/حساب*/عليك/عليه/دين/ديون, ما+عليك/عليه/له/لنا
    رصيد*/حساب*/مستحق*`,
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
    one/single/missed/late/missing+instalment/installment/payment/rent/payments due/payable/all/rest/once/whole,
    complete/whole/entire/full/total+loan/debt/balance/price/amount due/payable/missed/unpaid/late/falls,
    unpaid/missed+months/month/instalments/payments/rent loan/whole/all/complete/full/entire due/payable`,
    `حلول الأجل, حلول كامل, حلول الدين, تحل جميع الأقساط, يحل كامل, حلت جميع, تحل كافة, يحل أجل, سقوط الأجل, مستحق
    فورا, مستحقة فورا, حالا فورا, مستحقا بالكامل, مستحقة بالكامل, مستحقة الأداء فورا, كامل المبلغ المتبقي, كامل
    الدين, جميع الأقساط, كافة الأقساط, حالة الأداء, باقي الأقساط, واجب السداد فورا, الأقساط حالة, حل الدين,
    استحق*/تستحق/مستحق*/حل/حلت/تحل/يحل بقية/باقي/كل/كامل/جميع/قادم*/متبقي*
    فورا/حالا/تخلف/تأخر/قسط/أقساط/أجرة/دين, استحق*/تستحق/مستحق*/حل/حلت/تحل/يحل
    بقية/باقي/كل/كامل/جميع/قادم*/متبقي* دفعة+واحدة, باقي+الدين فورا/حالا/تخلف/تأخر/عند, تأخر/تخلف قسط/دفعة
    كل/بقية/كامل/باقي/جميع, كامل/كل/جميع/بقية/باقي+الدين/القرض/الأقساط/الأجرة/المبلغ فورا/حالا/تخلف/تأخر,
    حل/حلت/يحل/تحل دين/قرض/تمويل/أقساط/أجرة/مبلغ بأكمله/كله/كامل*/جميع/كلها/كاملا, لم+تسدد/يسدد/يدفع
    دفعتان/دفعة/قسط/قسطان/قسطين حل/كامل/بأكمله/جميع/كل/مستحق`,
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
