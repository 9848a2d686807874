import { topic } from './risk-topic.js';

/** How long a contract runs, how it ends, and what outlives it. */
export const endingTopics = {
  'termination-convenience': topic(
    `terminat* convenience, terminat* at any time, terminat* upon notice, terminat* written notice, terminat* by
    giving, terminat* sole discretion, terminat* prior notice, cancel* any time, cancel* notice, cancel* any
    reason, end agreement notice, end contract notice, end any time, end this agreement days, withdraw* notice,
    walk away, terminate upon days, right terminate days, quit notice, may terminate, terminable will, option
    terminate, bring agreement end day*, bring contract end day*, bring subcontract end, brought to end notice,
    pack up leave, time choosing, any day during term, without fault leave, without being at fault, without
    giving reason, without saying why, whether or not wrong end, part company notice, send away any time, stop
    agreement any time, leave any time notice, let go any time, let/send go/away pleasure/whenever/notice,
    end/ends/stop/cancel/terminat*/discontinue/leave/quit/dismiss*/withdraw*/exit/revoke
    whenever/pleasure/wish*/want*/like*/choose*/anytime/justif*/reason*/cause,
    end/ends/stop/cancel/terminat*/discontinue/leave/quit/dismiss*/withdraw*/exit any+time/moment/reason/cause,
    end/ends/ended/stop/cancel/terminat*/discontinue/leave/quit/dismiss*/exit month/day/week+notice,
    let/send+go/away pleasure/whenever/time/reason/wish*,
    without+having/cause/reason/justification/fault/explanation
    end/stop/cancel/terminat*/discontinue/leave/quit/dismiss*,
    may/can/right/free/entitled+end/stop/cancel/leave/quit/discontinue/terminate,
    free/right/option+to+end/stop/cancel/leave/quit/discontinue/bring/terminate,
    end/close/stop/cancel/terminat*/leave/quit at+any/a/some+moment/time/day, any+moment/time
    end/close/stop/cancel/leave/quit, dispense+with, without+stating/giving/saying/naming/having`,
    `إنهاء دون سبب, إنهاء بدون سبب, إنهاء دون إبداء أسباب, إنهاء بلا سبب, إنهاء في أي وقت, ينهي في أي وقت, إنهاء
    بإشعار, إنهاء بإخطار, إنهاء بإرادة منفردة, إنهاء بإرادته, إنهاء وفق تقدير, يحق إنهاء العقد, يجوز إنهاء
    العقد, فسخ في أي وقت, فسخ دون سبب, فسخ دون إبداء أسباب, إلغاء في أي وقت, إلغاء دون سبب, إنهاء مبكر, إبداء
    أسباب, إبداء سبب, بيان الأسباب, حاجة إلى سبب, لأي سبب فسخ, لأي سبب إنهاء, الاستغناء عن خدمات, التحلل من
    العقد, الانسحاب من, انسحاب, عزل الوكيل, ينتهي بإخطار, تنتهي بإخطار, إلغاء وفق تقديره, دون ذكر سبب, دون ذكر
    أي سبب, لأي سبب تراه, إيقاف/إنهاء/ينهي/تنهي/ترك/فسخ/إلغاء/يلغي/تلغي/وقف/يترك/ينسحب/خروج/فصل
    متى/أراد*/شاء*/رغب*/تبرير/مبرر, إيقاف/إنهاء/ينهي/تنهي/ترك/فسخ/إلغاء/يلغي/تلغي/وقف/يترك/ينسحب/خروج/فصل
    أي+وقت, إنهاء/فسخ/إلغاء/ترك/ينهي إخطار+مدته, دون/بلا/بدون/بغير+تبرير/مبرر/إبداء/ذكر/تعليل, لأي+سبب/اعتبار
    إنهاء/فسخ/إلغاء/ترك/ينهي, حر/مخير إنهاء/فسخ/ترك/إلغاء, يستغني/تستغني/استغناء, دون/بلا/بدون/بغير+سبب
    إنهاء/فسخ/إلغاء/ترك/ينهي, أي+لحظة/وقت/حين إنهاء/إغلاق/إيقاف/فسخ/إلغاء/ينهي/ترك, إغلاق/وقف/إيقاف/إنهاء
    مشروع/تعامل/خدمة/عقد بإخطار/بإشعار/متى/إخطار, استغناء, من+غير/دون+بيان/ذكر/إبداء+السبب/سبب/أسباب,
    إنهاء/فسخ/إلغاء/ترك/ينهي بإشعار/بإخطار/إشعار+كتابي/مسبق/مدته/قبل/خطي`,
  ),
  'termination-no-cure': topic(
    `terminat* immediately, immediate* terminat*, terminat* forthwith, terminat* without notice, terminat* at once,
    terminat* breach, terminat* default, terminat* fails, cancel* breach, end agreement breach, end contract
    breach, end immediately, terminat* automatically, rescind* breach, terminat* violat*, ends on spot, end
    without warning, over at once breach, out at once, ends at once,
    end/ends/close*/cancel*/terminat*/revoke*/rescind*/stop*/dismiss*/expel*
    immediate*/straight/instant*/forthwith/once/same+day/away/effect,
    end/ends/close*/cancel*/terminat*/revoke*/rescind*/dismiss* breach/violat*/break*/late/miss*/fail*/default*
    immediate*/straight/instant*/once/single/any/same/effect/without,
    single/one/any+breach/violation/late/delay/missed/default end/ends/cancel*/terminat*/revoke*/lose*,
    immediate+effect, no/without+warning/notice/chance/opportunity
    end/ends/cancel*/terminat*/revoke*/close*/dismiss*, there+and+then, on+the+spot end/ends/terminat*/cancel*,
    end/ends/terminat*/cancel* then/spot/instant*/once one/missed/breach/single/any`,
    `مفسوخا من تلقاء, إنهاء إخلال, إنهاء مخالفة, فسخ إخلال, فسخ مخالفة, يعد مفسوخا, يعتبر مفسوخا, مفسوخ دون إنذار,
    إنهاء دون إنذار, إنهاء دون إشعار, فسخ دون إنذار, فسخ دون إشعار, فسخ دون حاجة, إنهاء دون مهلة, ملغى من تلقاء,
    منتهيا من تلقاء, ينفسخ, ينفسخ من تلقاء, منتهيا بمجرد, يعد منتهيا, دون إعذار, حاجة إعذار, بمجرد تأخر, دون
    إنذار, عد العقد مفسوخا, فورا ودون إنذار, فسخ/إنهاء/انتهى/ينتهي/يلغى/إلغاء/سحب/يفسخ/فصل/ينهي/تنهي/إغلاق/ألغي
    فورا/حالا/مباشرة/يومه/لحظته/فوري*, فسخ/إنهاء/انتهى/ينتهي/يلغى/إلغاء/سحب/يفسخ/فصل/ينهي/تنهي/إغلاق/ألغي
    في+الحال, فسخ/إنهاء/انتهى/ينتهي/يلغى/إلغاء/سحب/يفسخ/فصل/ينهي/تنهي/إغلاق/ألغي دون+إنذار,
    فسخ/إنهاء/انتهى/ينتهي/يلغى/إلغاء/سحب/يفسخ/فصل/ينهي/تنهي/إغلاق/ألغي دون+مهلة,
    فسخ/إنهاء/انتهى/ينتهي/يلغى/إلغاء/سحب/يفسخ/فصل/ينهي/تنهي/إغلاق/ألغي دون+إشعار,
    فسخ/إنهاء/انتهى/ينتهي/يلغى/إلغاء/سحب/يفسخ/فصل/ينهي/تنهي/إغلاق/ألغي دون+إعذار,
    فسخ/إنهاء/انتهى/ينتهي/يلغى/إلغاء/سحب/يفسخ/فصل/ينهي/تنهي/إغلاق/ألغي بلا+إنذار,
    فسخ/إنهاء/انتهى/ينتهي/يلغى/سحب/يفسخ/منفسخا قسط+واحد/أي+مخالفة/مجرد/مخالفة+واحدة/أي+إخلال/أول+مخالفة,
    إذا/عند/متى خالف*/أخل/مخالفة/إخلال فسخ/إنهاء/يلغى/سحب/ينتهي/انتهى فورا/مباشرة/حال*/حق,
    في+الحال/نفس+اليوم/حينه تنتهي/ينتهي/إنهاء/فسخ/يلغى/سحب/يفسخ/ينفسخ, تنتهي/ينتهي/ينفسخ/تفسخ/يفسخ إذا/بمجرد/متى
    أخل/خالف/تأخر/امتنع, يطرد/يفصل/يستبعد/يقصى/يلغى/تلغى فورا/حالا/مباشرة متى/إذا/مخالفة/خالف`,
  ),
  'short-cure': topic(
    `cure* days, cure* period, cure* breach, cure* default, remed* breach days, remed* default days, remed* within,
    fails cure, fails remedy, rectif* within, correct* breach within, correct* within days, put right within,
    opportunity cure, grace period, fix* breach days, make good within, days to correct, days put right, letter
    saying wrong, chance to put right, days to fix, day/hour/week/month
    remed*/cure*/repair*/mend*/comply/rectif*/correct*/fix*/set/put
    breach*/fault*/default*/right*/fail*/notice/warning/terminat*/cancel*/end, day/hour/week
    warning/reminder/notice comply/remed*/cure*/repair*/correct*/rectif*/fix*/mend*,
    breach/default/fault/violation not+cured/remedied/mended/repaired/corrected/rectified/fixed`,
    `معالجة الإخلال خلال, إزالة المخالفة خلال, إصلاح الإخلال, تصحيح الإخلال, تصحيح المخالفة, معالجة خلال, تصحيح خلال
    أيام, تدارك خلال, مهلة لتصحيح, مهلة للتصحيح, مهلة لمعالجة, مهلة لإصلاح, إزالة أسباب الإخلال, يعالج الإخلال,
    لم يعالج خلال, لم يصحح خلال, إنذار خلال أيام, مهلة إنذار, يصحح الإخلال, يصحح خلال, إخلال مهلة, أخل ولم يصحح,
    إصلاح/يصلح/تصحيح/يصحح/معالجة/يعالج/تدارك/يتدارك/إزالة/يزيل/تلافي/يتلافى أيام/يوم/يوما/أسبوع/ساعة/أسبوعين/شهر
    إخلال/أخل/مخل/مقصر/مخالفة/عيب/إنذار/فسخ/إنهاء/تقصير, يمنح/مهلة/يعطى/أمام مقصر/مخل/مخالف/إنذار/تقصير
    أيام/يوم/يوما/أسبوع/ساعة, إنذار/تنبيه أيام/يوما/أسبوع/مهلة فسخ/إنهاء/إصلاح/تصحيح/امتثال,
    تصحيح/إصلاح/معالجة/تدارك يومان/يومين/أسبوعان/أسبوعين/ساعتان/ساعتين/أيام/ساعة/يوما
    وإلا/خطاب*/إنذار/فسخ/فقد/خطأ/خلل`,
  ),
  'insolvency-termination': topic(
    `bankrupt*, insolven*, receivership, receiver appoint*, winding up, assignment benefit creditors, creditors
    arrangement, administrator appoint*, dissol* terminat*, liquidator,
    cannot/unable/fail*/stop*/cease*+pay/paying/to+its/debts/creditors/pay, pay creditor*/debts
    cannot/unable/stop*/cease*/inability,
    administration/liquidation/restructuring/reorganis*/reorganiz*/receiver*/liquidat*
    end/ends/terminat*/cancel*/leave/enter*/open*/goes/go/into, goes/go/gone+bust/under/broke,
    financial+restructuring/distress/reorganisation/reorganization/difficulties/collapse, wound+up, winding-up,
    unable/cannot/fail*/incapable meet*/pay*/settle* debts/creditors`,
    `إفلاس, إعسار, إعادة تنظيم مالي, التصفية, حراسة قضائية, حارس قضائي, تعثر مالي, صلح واق, إشهار إفلاس,
    عجز/يعجز/توقف/تعذر دفع/سداد/وفاء دين/ديون/ديونه/ديونها/دائنين, إعادة+تنظيم/هيكلة/جدولة,
    أفلس/يفلس/تفلس/أعسر/أعلن+إفلاس*, دائنين/دائنيه صلح/تسوية/حجز/تنازل, إفلاس/تصفية ينتهي/إنهاء/فسخ/ينفسخ`,
  ),
  'change-of-control': topic(
    `change control, chang* ownership, control* acquir*, acquisition shares, sale substantially all, sale all assets,
    transfer* control, takeover, new owner*, change shareholders,
    share*/stake*/interest*/ownership/company/business sold/sell*/sale/chang*/transfer*/acqui*/dispos*
    shareholder*/partner*/owner*/control*/majority/half/approval/consent/assignment,
    shareholder*/partner*/owner*/management change*/new/replac*/different/leaves
    company/business/consent/approval/end/ends/terminat*, control*
    gets/gain*/pass*/obtain*/acqui*/lose*/change*/transfer*
    company/business/franchisee/licensee/tenant/party/share*, get*/gets+hold/control business/company,
    admit*/bring*/take* new/another/other+partner/partners/shareholder/shareholders/owner, sale/sell*
    share*/company/business half/majority/per/percent/assign*/consent/approval, merge*,
    sell*/sale/sold/buy*/acquir* business/company/firm/enterprise
    end/cancel*/off/terminat*/consent/approval/leave/withdraw/call*, owner*/family/founder* sell*/leave*/change*
    business/company/firm/shares,
    acquired by third party, is acquired, sold to another company`,
    `تغير السيطرة, تغيير السيطرة, تغير الملكية, تغيير الملكية, انتقال السيطرة, تغير ملكية, اندماج, استحواذ, بيع حصص
    مسيطر*, انتقال ملكية الشركة, بيع أغلبية, تغير في الشركاء, تغيير الشركاء, دخول شركاء,
    بيع/بيعت/انتقل*/نقل/تغير/تغيير/تبدل/تبديل/تصرف/يغير حصص/أسهم/ملاك/ملاكها/شركاء/ملكية/سيطرة/مالك/إدارة
    موافقة/إذن/فسخ/إنهاء/تنازلا/أغلبية/نصف/جاز/حق, بيع/بيعت/انتقل*/نقل/تغير/تغيير/تبدل/تبديل/تصرف/يغير شركة+أو
    موافقة/إذن/فسخ/إنهاء/تنازلا/أغلبية/نصف/جاز/حق, شريك/شركاء/مساهم/مستثمر جديد/جدد/جديدا/آخر
    إذن/موافقة/يدخل/إدخال/لا, نصف/أغلبية حصص/أسهم نقل/بيع/تنازل, أكثر+من+نصف حصص/أسهم نقل/بيع/تنازل,
    تغير/تغيير/تبدل+ملاك*/ملكية/إدارة/سيطرة/شركاء/هيكل, باع/باعت/بيع/يبيع/تبيع منشأة/شركة/مؤسسة/نشاط/حصص/أسهم
    إلغاء/فسخ/إنهاء/موافقة/جاز/إذن,
    تغير ملاك, بيع الشركة`,
  ),
  suspension: topic(
    `suspend* service*, suspend* perform*, suspend* work, suspend* deliver*, suspend* access, suspend* obligation*,
    suspension, withhold* perform*, withhold* service*, stop* work*, stop* deliver*, discontinue* service*,
    cease* service*, disconnect* service*, halt* work*, withhold deliver*, suspend* right*, suspend* account,
    switch* off, turn* off service, cut* off service, down tools, pause* service, freeze* account, block*
    access, stop* until paid, hold* back delivery, put/place/keep+service/services/work/works/account/deliveries
    hold, hold/lock/freez*/halt/interrupt*/pause*/stop*/block*/suspend*/stay
    service*/work*/site/account*/deliver*/access/suppl*/shipment*/performance
    paid/unpaid/pay*/settle*/outstanding/owed/arrears/overdue/investigat*/look/complain*/breach/due, on+hold,
    lock/freez*/block/deactivat*/disabl*/restrict+your/the/its/his+account/access/service/profile,
    hold/withhold/keep+further/back/all+deliveries/shipments/services/goods, turn/shut/cut/switch+off/down
    supply/water/power/service/access/account/system/line/while/until`,
    `تعليق الخدمة, تعليق التنفيذ, تعليق الأعمال, تعليق الخدمات, إيقاف الخدمة, إيقاف الخدمات, إيقاف الأعمال, إيقاف
    التنفيذ, وقف التنفيذ, وقف الأعمال, وقف الخدمة, وقف التوريد, يوقف العمل, يوقف الخدمة, يعلق الخدمات, حبس
    التنفيذ, الامتناع عن التنفيذ, التوقف عن, يتوقف عن, إيقاف التوريد, فصل الخدمة, قطع الخدمة, حجب النظام, حجب
    الخدمة, حجب العميل, إيقاف المنصة, حجب الملفات,
    توقف/يتوقف/تجميد/نجمد/يجمد/تجمد/تعليق/نعلق/يعلق/وقف/يوقف/نوقف/إيقاف/حجب/نحجب/يحجب
    حساب*/خدمة/خدمات/عمل/أعمال/توريد/وصول/تنفيذ/اشتراك/منصة, حق/يجوز/جاز توقف/تعليق/امتناع/وقف
    يقبض/يدفع/تسدد/يسدد/سداد/دفع/شكوى, توقف/يتوقف/امتناع/يمتنع يقبض/تسدد/يسدد/فاتورة/مستحق*/متأخر*,
    تتوقف/يتوقف/توقف/تعلق/يعلق/توقيف عمل/أعمال/خدمة/خدمات/توريد/تسليم تأخر/تأخير/لم/حتى/إذا/عدم
    صرف/سداد/دفع/مستخلص/يدفع/تسدد/فاتورة`,
  ),
  'auto-renewal': topic(
    `automatic* renew*, renew* automatic*, automatic* extend*, extend* automatic*, renew* successive, renew* term,
    renewal period, successive terms, successive periods, evergreen, roll* over, renew* unless, extend* unless,
    extend* additional term, extend* successive, renew* itself, renewal notice, continue* year to year,
    year-to-year, month-to-month, runs on unless, carries on unless, goes on unless, another year unless,
    further year unless, again unless told, renew*/prolong*/extend*/continue*/run*/roll*/start*
    unless/until/except cancel*/object*/notice/notif*/terminat*/tell*/told/oppos*/refus*/writ*,
    renew*/prolong*/extend*/continue*/start*/run*/repeat*
    another/further/same/each/every/equal/similar/like/additional+year/month/period/term/time/twelve,
    renew*/prolong*/extend*/continue*/start*/run* again/itself/automat*/tacit*/like+period,
    nobody/neither/no+one/party/side/objects object*/cancel*/notice
    renew*/prolong*/extend*/continue*/start*/run*/again, renew* every/each/month*/year*,
    subscription/plan/membership continue*/renew*, tacit*,
    tacit* renew*, renew* tacit*, renew* every year, renew* each year`,
    `تجديد تلقائي, تجدد تلقائيا, يتجدد تلقائيا, يجدد تلقائيا, تمدد تلقائيا, يمدد تلقائيا, تجديد ما لم, يتجدد ما لم,
    تتجدد ما لم, يجدد ما لم, تجديد لمدة مماثلة, يتجدد لمدة, تتجدد لمدة, تجدد لمدد, يجدد لمدة, تمتد تلقائيا, يمتد
    تلقائيا, قابل للتجديد, قابلة للتجديد, تجديد العقد, تجديد الاتفاقية, مدد مماثلة, سنة فسنة,
    يتجدد/تتجدد/يجدد/تجدد/تجديد/يستمر/تستمر/يمتد/تمتد/يمدد/تمدد/بدأ/يبدأ/يسري
    مماثل*/أخرى/أخر/جديد/ذاتها/نفسها/تلقائي*/شهريا/سنويا/مرة سنة/مدة/شهر/اشتراك/عقد/فترة/باقة/اتفاق*,
    يتجدد/تتجدد/يجدد/تجدد/تجديد/يستمر/تستمر/يمتد/تمتد/يمدد/تمدد/بدأ/يبدأ/يسري من+جديد
    سنة/مدة/شهر/اشتراك/عقد/فترة/باقة/اتفاق*, يتجدد/تتجدد/يجدد/تجدد/يمتد/تمتد/يستمر/تستمر/بدأ
    ما+لم/إلا+إذا/إن+لم/حتى تلغي*/يعترض/يخطر/يشعر/إلغاء/ينه*/رغب*/إشعار/إخطار, لم يعترض/يخطر/يشعر/يبد*/يرغب
    قبل/نهاية/انتهاء بدأ/تجدد/جدد/امتد/استمر/يتجدد/يجدد, يمدد/تمدد/يجدد/تجدد/يتجدد/تتجدد/يمتد/تمتد/يستمر
    ثانية/أخرى/جديدة/مماثلة/مثلها/لاحقة, يمدد/تمدد/يجدد/تجدد/يتجدد/تتجدد/يمتد/تمتد إذا/ما/إن+لم,
    تجديد ضمني, يتجدد ضمنيا`,
  ),
  'long-term': topic(
    `term years, years from effective, years from date, initial term years, continue* years, remain* effect years,
    remain* force years, duration years, lease years, run* years, perpetual* term, term perpetual, fixed term,
    lock-in, perpetu* agreement, perpetu* term, continues perpetuity, locked in, tied years, decade*,
    no/without+end/expiry/fixed+date/end/term, for+ever, indefinite*/open-ended/unlimited
    period/term/duration/contract/agreement, no/not/cannot end/terminat*/leave/exit/cancel*/break first/before
    year*, lasts/last/runs/run/valid/force/period/term/duration/granted/fixed
    three/four/five/six/seven/eight/ten/twelve/fifteen/twenty/thirty/5/7/10/15/20/25/30+year*,
    until/till+the/year/2040/2045/2050/2035/2060 year/end/earlier/runs/term/2035/2040/2045/2050`,
    `مدة العقد سنوات, مدة الاتفاقية سنوات, مدة سنوات تبدأ, مدة العقد سنتان, مدة الإيجار سنوات, مدة عشر سنوات, مدة خمس
    سنوات, عشرين سنة مدة, عاما مدة العقد, أعوام مدة, مدة العقد أعوام, سنوات ميلادية, سنوات هجرية, غير محدد
    المدة, خمس+سنة منح/مدة/عقد/اتفاق/امتياز/إيجار, ليس/بلا/دون/لا/غير تاريخ+نهاية/انتهاء/محدد*+المدة/مدة+محددة,
    إلى+أجل+غير, لا/ليس قبل+انتهاء/مضي إنهاء/فسخ/خروج سنوات/سنتين/السنة,
    ثلاث/أربع/خمس/ست/سبع/ثماني/تسع/عشر+سنوات/سنين مدة/مدته/نافذ*/ساري*/يسري/يستمر/يمنح/منح/يبقى/لمدة/عقد,
    عشرين/عشرون/ثلاثين+سنة/عاما, خمسة/عشرة/سبعة+أعوام, تاريخ+نهاية/انتهاء ليس/لا/بلا/دون,
    حتى/إلى+عام/سنة/نهاية+٢٠٣٥/٢٠٤٠/٢٠٤٥/٢٠٥٠/2035/2040/2045/2050/عام/سنة, لا/ولا+ينهى/ينتهي/يفسخ/إنهاء قبل*,
    امتياز/عقد/اتفاق يمتد/يستمر حتى+عام/سنة/نهاية`,
  ),
  'survival-unlimited': topic(
    `surviv* terminat*, surviv* expir*, surviv* indefinite*, surviv*, remain* effect after, outlive*, continue* apply
    after, remain* binding after, carries on after end, still binding after, goes on doing after,
    keep*/remain*/stay*/continue*/go/goes/last*/bind*/live*/endure*/hold/apply
    after/beyond/past/once/even/over/despite/notwithstanding
    end/ends/ended/terminat*/expir*/over/finish*/employment, terminat*/expir*/end
    not/never+affect/stop/end/discharge/relieve, not/never+stop/end/lapse/cease with/at/on
    end/terminat*/expir*/employment, clause*/section*/article*/obligation*/duties/provisions
    continue*/remain*/keep*/stay* force/effect/bind*/valid, for+ever obligation*/duty/duties/clause*,
    hold*/stand*/last*/remain*/stay*/continu*/appl*
    after/once/beyond+parties/the/they/separat*/part/parted/contract/agreement/end/leaving
    separat*/part*/ended/over/ways/end`,
    `تبقى بعد انتهاء, يبقى بعد انتهاء, تظل بعد انتهاء, يظل بعد انتهاء, تستمر بعد انتهاء, يستمر بعد انتهاء, سارية بعد
    انتهاء, ساريا بعد انتهاء, نافذة بعد انتهاء, نافذا بعد انتهاء, قائمة بعد انتهاء, قائما بعد انتهاء, تبقى بعد
    إنهاء, تظل بعد إنهاء, تستمر بعد انقضاء, يبقى بعد انقضاء, يظل بعد انقضاء, حتى بعد انتهاء, حتى بعد إنهاء, حتى
    بعد فسخ, ملزما بعد انتهاء, ملزمة بعد انتهاء, تبقى/يبقى/تظل/يظل/تستمر/يستمر/تسري/يسري/قائمة/ملزم*/نافذ*/تلازم
    انقضى/انتهى/انتهاء/انقضاء/زوال/إنهاء/فسخ/بعد وإن/ولو/رغم/بعد/حتى,
    تبقى/يبقى/تظل/يظل/تستمر/يستمر/تسري/يسري/قائمة/ملزم*/نافذ*/تلازم بعد+انتهاء وإن/ولو/رغم/بعد/حتى,
    لا+تنتهي/تسقط/تزول/ينتهي/يسقط/تنقضي بانتهاء/بانقضاء/انتهاء/بفسخ/بزوال, مدى+الحياة,
    بعد+انتهاء/انقضاء/إنهاء+العقد/الاتفاق/الخدمة/العلاقة/عقد/اتفاقية ملزم*/ساري*/نافذ*/قائم*/تبقى/تستمر/تظل,
    يظل/تظل/يبقى/تبقى/يستمر/تستمر+قائم*/ساري*/نافذ*/ملزم*/قائما بعد/ولو/حتى/رغم, سرية/سداد/التزام* بعد
    افتراق/انفصال/انتهاء/زوال يظل/تظل/يبقى/تبقى/قائم*/ساري*`,
  ),
  'remaining-term-due': topic(
    `remaining term rent, balance term due, remaining term pay*, remainder term pay*, remaining fees due, remaining
    months pay*, rest term pay*, fees remaining term, early terminat* fee, all fees remaining, remain* liable
    term, rent remainder, unexpired term, charges remaining term, liable rent end, rest of term pay*, left of
    term pay*, until term up pay*, leave*/cancel*/end/ends/terminat*/quit*/withdraw*/pull*/move*/vacat*/breach
    early/before/soon*/out/prematur* rent/fee*/subscription/pay*/owe*/due/balance/instalment*/installment*
    whole/full/rest/remain*/balance/last/until/entire/all/unexpired/left, rent/fee*/subscription/price/charges
    whole/full/entire/rest/remain*/balance/unexpired+of/term/period/year/lease/contract/months/years,
    outstanding/remaining+monthly/fees/rent/months/instalments/installments/payments/period end/term/due/pay*,
    balance contract+value/price/sum/fee, until/to/through end/last/expiry term/lease/contract/period/day
    rent/fee*/pay*/due/owe*, pay*/owe*/liable rest/remainder/balance/remaining+of/the
    year/term/period/contract/months, quit*/leave*/cancel*/withdraw* still pay*/owe*`,
    `باقي مدة العقد, باقي المدة, بقية المدة, المدة المتبقية, مدة متبقية, باقي الأجرة, باقي الإيجار, أجرة المدة
    المتبقية, كامل قيمة العقد, كامل أجرة, كامل الأجرة, عن كامل مدة, الأقساط المتبقية, باقي العقد, أجرتها كاملة,
    رسوم سنتين, قبل انتهاء مدته دفع, ترك/خرج/أخلى/ألغى/إلغاء/أنهى/إنهاء/انسحب/إخلاء/فسخ مبكر*/ولو/قبل
    أجرة/رسوم/اشتراك/أقساط/قيمة/دفع كل/كامل/كلها/باقي*/آخر/متبقي*/جميع/بقية,
    ترك/خرج/أخلى/ألغى/إلغاء/أنهى/إنهاء/انسحب/إخلاء/فسخ قبل+نهاية أجرة/رسوم/اشتراك/أقساط/قيمة/دفع
    كل/كامل/كلها/باقي*/آخر/متبقي*/جميع/بقية, ترك/خرج/أخلى/ألغى/إلغاء/أنهى/إنهاء/انسحب/إخلاء/فسخ قبل+انتهاء
    أجرة/رسوم/اشتراك/أقساط/قيمة/دفع كل/كامل/كلها/باقي*/آخر/متبقي*/جميع/بقية, رسوم/أجرة/أقساط/اشتراك
    باقية/متبقية/الباقي/بقية/كلها/بقيت إلغاء/إنهاء/ألغى/فسخ/ترك/مدة/عقد, إلى+آخر/نهاية/حتى+نهاية عقد/مدة/يوم
    أجرة/إيجار/رسوم`,
  ),
  'no-end-compensation': topic(
    `no severance, no goodwill, not liable terminat*, no liability terminat*, nothing further to ask, nothing further
    ask, nothing more claim, leaves with nothing, walks away nothing, keeps what received nothing, not a riyal
    end, no/not/nothing/without/never/waive*
    compensat*/damage*/indemn*/goodwill/payment/claim*/severance/profit/commission/reward
    end/ends/ended/ending/terminat*/expir*/non-renewal/renew*/leave*/close*/cancel*,
    nothing/no+payment/compensation/money/indemnity/severance/bonus
    end/ends/ended/ending/terminat*/expir*/leave*/over/close*/goodwill, receive*/get*/gets/claim*/owed/due
    nothing end/ends/terminat*/expir*/leave*/over/close*, goodwill/clientele/market/investment*
    no/not/without/nothing compensat*/claim*/pay*`,
    `دون أي تعويض, بدون تعويض, لا يحق مطالبة تعويض, دون حق تعويض, دون استحقاق تعويض, لا يستحق أي تعويض, دون مطالبة
    تعويض, تعويض عن إنهاء, تعويض عن عدم تجديد, لا يطالب تعويض, المطالبة بأي تعويض, حقا في التعويض, لا يستحق
    مكافأة فسخ, أي التزام تجاهه, لا يستحق أتعابا, لا عمولة, لا تستحق العمولة, دون أي التزام, لا يطالب بأي, تعويض
    عما أنفقه, ولا يستحق شيئا, لا يستحق المستأجر شيئا, لا يكون له سوى, لا/ليس/دون/بلا/بدون/ولا
    يأخذ/تعويض/يستحق/شيئا/مكافأة/حق/مقابل/يطالب نهاية/انتهاء/انقضاء/إنهاء/فسخ/خروج
    وكيل/موزع/مقاول/عامل/مستأجر/ممنوح/عقد/وكالة/طرف, لا/ليس/دون/بلا/بدون/ولا
    يأخذ/تعويض/يستحق/شيئا/مكافأة/حق/مقابل/يطالب عدم+تجديد وكيل/موزع/مقاول/عامل/مستأجر/ممنوح/عقد/وكالة/طرف, تعويض
    إنهاء/انتهاء/انقضاء/نهاية/فسخ لا/ليس/دون/بلا/أي, لا+تعويض/مكافأة/مقابل+متى/إذا/عند/عن/له
    انتهى/إنهاء/انتهاء/فسخ/انقضاء`,
  ),
  'data-lost': topic(
    `delet* data terminat*, data deleted, erase* data, data terminat* access, data not available after, return data
    terminat*, export data, retriev* data, data loss, lost data, remove* data, customer data terminat*, backup*,
    wipe* data, data gone, delete everything, wiped,
    remove*/delete*/erase*/purge*/destroy*/wipe*/clear*/lose*/lost
    file*/data/record*/content*/account*/document*/information/backup*/mail*/photo*
    after/end/ends/cancel*/close*/terminat*/expir*/leave*/subscription/day*,
    not/never/no+keep/obliged/duty/obligation/store/hold/retain/restore
    file*/data/record*/content/cop*/backup*/document* end/ends/after/cancel*/close*/subscription/lost/restore*,
    lost/gone/deleted/erased cannot/not/never+be/recover*/restore*/retriev*/brought, cop*/backup*
    not/no/never+keep/make/store/restore/hold, content/file*/data purge*/restor*/recover*,
    mail*/account/mailbox/file*/data/content/storage empt*/delet*/eras*/purg*/wip*/remov*
    after/end/cancel*/day*/good/expir*`,
    `حذف البيانات, تحذف البيانات, إتلاف البيانات, تتلف البيانات, مسح البيانات, بيانات عند انتهاء, بيانات بعد انتهاء,
    بيانات انتهاء الاشتراك, فقدان البيانات, ضياع البيانات, استرجاع البيانات, تصدير البيانات, تسليم البيانات
    انتهاء, إعادة البيانات, نسخ احتياطية, يحذف بيانات, نسخة من بياناته, دون تمكينه, بياناته عند انتهاء, يمحوها,
    محو البيانات, مصير البيانات, نزيل/تزال/حذف/نحذف/يحذف/تحذف/يمسح/مسح/إزالة/إتلاف/نمسح/تمحى/محو
    ملف*/بيانات/بيان*/سجل*/محتوى/حساب*/نسخ/معلومات بعد/عند/انتهاء/إغلاق/إلغاء/توقف,
    لا/غير/دون+يلزم/يلتزم/ملزم/نحتفظ/يحتفظ/نلتزم/مسؤول حفظ/بحفظ/نسخ/سجلات/بيانات/ملفات/احتفاظ,
    بيانات/ملفات/محتوى فقد/يفقد/ضاع/تلف/تفقد لا/استعاد*/استرجاع, لا+يمكن استعاد*/استرجاع*,
    تفرغ/يفرغ/تفريغ/تمحى/يمحى/تحذف/تزال/حذف/إزالة بريد*/صناديق/حساب*/ملف*/بيانات/محتوى/صور نهائي*/بعد/عند/إلغاء`,
  ),
} as const;
