import { topic } from './risk-topic.js';

/** What contracts of employment, leases, construction, trade and partnerships regulate. */
export const tradeTopics = {
  'long-probation': topic(
    `probation*, trial period, trial employ*, on trial, try-out, first months try,
    trial/test/probation*/assess*/evaluat*/try-out/tryout+period/month*/year/time
    employ*/first/month*/year/day*/worker, first month*/year/days test/trial/probation*/assess*/evaluat*,
    permanent/confirmed month*/year/days/assess*/trial/probation* employ*/worker/after, on+trial`,
    `تجربة, فترة التجربة, مدة التجربة, تحت التجربة, فترة الاختبار, مدة الاختبار, تحت الاختبار, فترة/مدة/أشهر/شهر/سنة
    تقييم/اختبار/تجربة/متابعة/تجريبي* أول/أولى/عامل/موظف/يثبت/تثبيت, يثبت/تثبيت عامل/موظف/متدرب/خدمة
    بعد/سنة/أشهر`,
  ),
  'unpaid-overtime': topic(
    `overtime, hours beyond, additional hours, extra hours, working hours, work hours, hours per week, hours a week,
    hours a day, beyond normal hours, on weekends work, rest day work, longer hours, work late, after hours
    work, extra time work, stay on after hours, shift hours,
    hour*/work*/stay*/friday*/weekend*/holiday*/extra/late/night* salary/paid/pay/wage*/extra/compensat*/free
    cover*/all/no/not/includ*/without/extra/worked+hours/paid/extra/additional/pay, stay*/work*/remain*
    long*/late/needed/need*/beyond/required+as/job/work/than/hours/until/finish*,
    friday*/weekend*/holiday*/rest+work*/duty/paid, salary/wage cover*/includ*/inclusive
    hour*/overtime/work/extra, hour* day/daily/week/weekly work*/staff/employee*/shift*`,
    `عمل إضافي, ساعات إضافية, العمل الإضافي, ساعات العمل, ساعات الدوام, ساعات عمل, أيام الراحة عمل, العطل عمل, أوقات
    إضافية, أجر إضافي, خارج الدوام, خارج أوقات الدوام, بعد الدوام, ساعات المناوبة, ساعات زائدة, ليلا أو نهارا,
    راتبه شامل, في أي وقت يطلب, راتب/أجر يشمل/شامل/يغطي/شاملا ساعات/عمل/وقت, يبقى/بقاء/يداوم/يستمر موظف/عامل
    عمل/حاجة/احتاج*/لزم/ينتهي, يبقى/بقاء/يداوم/يستمر موظف/عامل إنجاز+العمل, لا/دون/بلا/بدون+أجر/مقابل/بدل/تعويض
    زائد/إضافي/جمعة/عطلة/عطل/راحة/ساعات/رسمية/الأسبوعية/أسبوع, لا/دون/بلا/بدون+أجر/مقابل/بدل/تعويض إجازة+عمل,
    عمل+الجمعة/جمعة/إجازات/العطل/السبت أجر/زائد/مقابل/بدل`,
  ),
  'wage-deduction': topic(
    `deduct* wage*, deduct* salary, deduct* pay, deduct* remuneration, deduct* employee, deduct* worker, withhold*
    wage*, withhold* salary, bear* recruitment, employee* bear*, employee* pay* cost*, worker* bear*, reimburse
    training, repay* training, recruitment cost*, visa cost*, employee liable loss*, repay cost training,
    employee reimburse*, taken out pay, take* from pay, taken off wages, comes out salary, docked, breakages,
    taken/take*/deduct*/charg*/withheld/cut/docked/recover*/subtract*+from/to/on/against
    salary/wage*/pay/cashier/worker/employee*/damage*/shortfall*/tool*/breakage*/shortage*/loss*,
    employee/worker/he pay*/bear*/refund*/repay*/reimburs*/cover*
    permit*/visa/course*/training/iqama/recruit*/ticket*/damage*/shortage*/uniform*/licence/residence,
    shortfall*/shortage*/deficit* till/cash*/stock/worker/employee*/charg*, refund*/repay*/reimburs*/return*
    course*/training/cost* resign*/leave*/quit*/employee*`,
    `خصم من أجر, خصم من راتب, حسم من أجر, حسم من راتب, يحسم من أجر, يخصم من راتب, يخصم من أجر, استقطاع من راتب,
    استقطاع من أجر, اقتطاع من راتب, يتحمل العامل, يتحمل الموظف, تتحمل العاملة, رسوم الاستقدام, تكاليف الاستقدام,
    رسوم الإقامة, رخصة العمل, تكاليف التدريب, مصاريف التدريب, قيمة التلفيات, عجز الصندوق, يلتزم العامل بدفع,
    يلتزم الموظف بسداد, على نفقة العامل, خصم أجر, حسم أجر, تحسم من راتب, تحسم من أجر, تستقطع من راتب, تستقطع من
    عمولة, اقتطاع من أجر, من عمولته وراتبه, تخصم من راتبه, قيمة العهدة, دورة نفقة, رد تكاليفها, غرامة أجر,
    مسؤولا عن عجز, يعجز العملاء, سداد العملاء, تستقطع من راتبه, رسوم تجديد إقامته, رسوم إقامة,
    يؤخذ/تؤخذ/خصم/يخصم/تخصم/يحسم/حسم/استقطاع/يقتطع/يستقطع من+راتب/أجر/راتبه/أجره/رواتب/مستحقات+العامل,
    عامل/موظف/استقال/ترك دورة/تدريب/تأشيرة/استقدام/إقامة/رخصة/تذاكر
    أعاد/يعيد/رد/يرد/يدفع/يتحمل/يسدد/قيمة/تكلفة/رسوم, يدفع/يتحمل/عامل رسوم/تكلفة/رخصة/إقامة, يسدد+موظف
    رسوم/تكلفة/رخصة/إقامة, يتلف/تلف/عجز/فقد/تلفيات/كسر/ضياع راتب/راتبه/رواتب/صندوق/عهدة`,
  ),
  'benefits-waived': topic(
    `waive* end service, waive* gratuity, waive* leave, no gratuity, no end of service, end of service award,
    end-of-service, waive* vacation, waive* entitlement*, waive* statutory, no annual leave, not entitled leave,
    not entitled gratuity, waive* labor law, no allowance, gratuity, annual leave, severance, vacation pay,
    forfeit* leave, unused days lost, leave lost, days off lost,
    no/not/never/without/waive*/forfeit*/lose*/lost/give*/gives/renounc*/unpaid
    holiday*/leave/gratuity/sick/labour/labor/end-of-service/service+pay/right*/day*/taken/not/award/gratuity/up/benefit*/law/lost,
    give*/waive*/renounc*/forfeit*/surrender* labour/labor/statutory/employment+right*/entitle*/law/benefit*,
    holiday*/leave/vacation/days lost/lapse*/forfeit*/expire*/carried/compensat*/unused/not+taken/paid,
    sick/sickness/illness day*/leave/pay unpaid/not/no/without, end+of+service, holiday/vacation/sick pay
    no/not/claim*`,
    `مكافأة نهاية الخدمة, مكافأة الخدمة, نهاية الخدمة, يتنازل عن إجازة, إجازة سنوية, يتنازل عن حقوق العمالية, تنازل
    عن مكافأة, حقوق نظامية يتنازل, يتنازل عن مستحقات, نظام العمل حقوق يتنازل, إجازات, تذاكر, دون مستحقات, إجازة
    مرضية, حقوقه العمالية, حقوق العمالية, رصيد إجازات, كشف الراتب, مكافأته, لا مكافأة, مخالصة نهائية, المحاكم
    العمالية, مستحقات بعد توقيعه, إجازاته عند انتهاء, رصيد إجازاته, يسقط نهائيا, أيام إجازته, بدل نقدي,
    إجازة/إجازات/إجازاته/مكافأة/مرض/مرضية/بدل لا/ليس/بلا/دون/تضيع/تسقط/يتنازل/يفقد/ولا/تنتهي
    موظف/عامل/أجر/مستعمل*/خدمة/حق/يستحق/غير/أيام, أيام+المرض/مرضه/الغياب/مرض بلا/دون/لا/بدون,
    يتنازل/تنازل/إسقاط/يسقط عامل/موظف حقوق*/مكافأة/إجازة/مستحقات*`,
  ),
  'passport-kept': topic(
    `identity document*, iqama, residence permit kept, identity papers, travel document*, travel+paper*/document*,
    passport*, paper*/document* identity/personal/original/travel keep*/kept/hold*/held/stay*/retain*/deposit*
    employer/company/worker*/employee*`,
    `وثائق السفر, وثيقة السفر, أوراق ثبوتية, هوية يحتفظ, احتفاظ بوثائق, مستندات شخصية, رخصة الإقامة يحتفظ,
    وثائق*/أوراق*/مستندات*/رسمية/ثبوتية/شخصية/سفر/سفره/إقامة يحتفظ/تحفظ*/تبقى/يبقى/احتفاظ/لدى/تسلم/حجز,
    هوية+الرسمية يحتفظ/تحفظ*/تبقى/يبقى/احتفاظ/لدى/تسلم/حجز, جواز*`,
  ),
  relocation: topic(
    `transfer* another location, transfer* another place, relocat*, transfer* work place, place of work, assign*
    another location, work elsewhere, transfer* another company, reassign*, move* employee, change workplace,
    secondment, seconded, sent another branch, move other branch, sent elsewhere work, work at any branch,
    work*/move*/sent/send*/transfer*/post*/assign*/relocat*/place*
    wherever/anywhere/any/another/other/refus*+city/branch/site/town/location/place/company/region/needs,
    wherever/anywhere work*/send*/sent/company/employer, transfer* refus*/employee/worker/staff/city/branch,
    place+of+work, work*+place/location/site chang*/another/other/any`,
    `نقل العامل, نقل الموظف, نقله إلى, نقل إلى مدينة, نقل إلى فرع, مكان العمل, مقر العمل, نقل مقر, أي فرع, أي مدينة,
    نقل من مكان, موقع آخر عمل, يعمل في أي, انتداب, تكليف بالعمل, نقل خدمات, ينقل العامل, ينقل المستأجر, تنقل
    العامل, حيثما تعينه, قرار نقله, نقل العامل إلى, مدينة أخرى, من مدن المملكة, تنقل الموظف, نقلا دائما,
    حيث/حيثما/أينما+ترسل*/توجه*/يرسل*/تحدد*/تعين*/كان*/تكون, رفض نقل/انتقال مخالفة/إخلال/استقالة/موظف/عامل/غياب,
    مكان+العمل/عمله, يعمل/ينقل/نقل/إرسال/ترسل*/يرسل*/انتقال/ندب أي/حيث/حيثما/أينما/أخرى
    مدينة/فرع/منطقة/ترسله/يرسله`,
  ),
  'pay-cut': topic(
    `change* salary, change* dut*, assign* other dut*, demot*, different work, alter* dut*, modify salary, reduce*
    remuneration, perform other dut* salary, another job same, do whatever work,
    lower*/reduc*/cut/cuts/decreas*/withdraw*/withdrawn/stop*/cancel*/adjust*/chang*
    salary/wage*/pay/allowance*/bonus*/remunerat*/title/grade/position
    company/employer/management/business/slow/may/time/discretion,
    other/another/different/any+other/job/task*/work/role/position/duties
    given/assign*/do/does/ask*/perform*/employ*/carry, title/role/job/position/duties/tasks
    chang*/alter*/amend*/assign*, salary/pay/wage*/allowance* down/less/lower/reduc*/withdraw*/cut/revis*`,
    `تخفيض الأجر, تخفيض الراتب, خفض الأجر, خفض الراتب, إنقاص الأجر, تعديل الأجر, تعديل الراتب, تغيير المسمى الوظيفي,
    تغيير العمل, تغيير طبيعة العمل, تكليف بعمل آخر, تكليف بأي عمل, أعمال أخرى تكليف, تغيير المهام, مهام أخرى,
    نقل إلى وظيفة, تنزيل الدرجة, إلغاء البدلات, وظيفة أخرى, أي عمل يكلف, نقص راتبه, بدلات زيادة, بدلات نقصا,
    هيكل الرواتب, سلم الأجور, سلما جديدا, نصف الراتب, تعديلات الرواتب, إعادة النظر في بدلات,
    تقليل/خفض/تخفيض/إنقاص/تقليص/يخفض/تخفض/سحب/يلغي راتب/أجر/أجور/رواتب/بدل/بدلات/مزايا/حوافز/راتبه,
    أي/غير+وظيفة/عمل/مهام/مهمة تسند/يسند/يكلف/تكلف/إليه/يؤدي, يؤدي/يقوم/ينفذ أي+وظيفة/عمل/مهام/مهمة,
    تغيير/تعديل/تبديل مسمى/وظيفة/مهام/منصب/درجة`,
  ),
  'deposit-forfeited': topic(
    `security deposit, deposit non-refundable, earnest money, key money,
    deposit*/security/earnest/insurance+amount/money/sum/deposit/is/kept
    lost/lose*/keep*/kept/forfeit*/not/retain*/return*/refund*/confiscat*, deposit*
    lost/lose*/loses/forfeit*/kept/keep*/retain*/confiscat*/not/belong*/refund*/return*, security
    kept/keep*/forfeit*/lost/retain* landlord/lessor/seller/owner/by, down+payment
    lost/lose*/forfeit*/keep*/kept`,
    `مبلغ الضمان, مبلغ التأمين, تأمين مسترد, عربون, العربون, مبلغ تأمين, لا يرد التأمين, مصادرة, تصادر, ضمان نقدي,
    تأمين نقدي, وديعة, يصادر, تأمين لا يسترد, دفعة أولى لا ترد, يبقى للبائع ما عجله, تحت تصرف يصادر, ضمانا
    للشقة, الاحتفاظ بالمبلغ, تأمين*/عربون*/وديعة/تأمينه/عربونه
    ضاع/يضيع/يخسر/خسر/يفقد/يسقط/يصادر/مصادرة/يحتفظ/يؤول/حقا, ضمان+النقدي
    ضاع/يضيع/يخسر/خسر/يفقد/يسقط/يصادر/مصادرة/يحتفظ/يؤول/حقا, مبلغ+التأمين
    ضاع/يضيع/يخسر/خسر/يفقد/يسقط/يصادر/مصادرة/يحتفظ/يؤول/حقا, تأمين*/عربون*/وديعة/تأمينه/عربونه لا+يعاد,
    تأمين*/عربون*/وديعة/تأمينه/عربونه لا+يرد, تأمين*/عربون*/وديعة/تأمينه/عربونه لا+يسترد, يخسر/خسر/يفقد/ضاع
    عربون*/تأمين*/ضمان`,
  ),
  'holdover-rent': topic(
    `hold* over, holdover, holding over, double rent, remain* possession after, fails vacate, not vacate, rent after
    expir*, twice rent, percent rent after, stay* after term, overstay*, vacat* premises late, tenancy
    sufferance, stays on after, moves out late, not moved out, pays double stay,
    not+vacate*/handed/returned/moved/left rent/day*/double/pay*/unit/time,
    stay*/remain*/vacat*/hand*/return*/late/evacuat* double/twice/triple/200/three+times
    rent/day*/daily/lease/key*/tenant/cost*, stay*/remain*/occup* after/longer/beyond lease/tenant
    tenant/rent/pay*/cost*`,
    `تأخر في الإخلاء, تأخير الإخلاء, بقاء بعد انتهاء, بقي بعد انتهاء, عدم الإخلاء, لم يخل, إخلاء العين, تسليم العين
    تأخر, ضعف الأجرة, مثلي الأجرة, أجر المثل, ضعف الإيجار, عن كل يوم تأخير إخلاء, تأخر عن الإخلاء, يخلي العين,
    تأخر تسليم العين, أمثال أجرته, أمثال الأجرة, ثلاثة أمثال, أربعة أمثال, ضعف أجرة, تأخير تسليم العين,
    تأخر/يتأخر/تأخير/بقي/يبقى/بقاء/مكث/امتنع/استمر خروج/إخلاء/عقد/مدة/مفاتيح/تسليم/انتهاء/مفتاح
    مضاعف*/ضعف/ضعفي/ضعفين/مثلي/أضعاف/أمثال, تأخر/يتأخر/تأخير/بقي/يبقى/بقاء/مكث/امتنع/استمر
    خروج/إخلاء/عقد/مدة/مفاتيح/تسليم/انتهاء/مفتاح أجرة+مضاعفة, ضعف/ضعفي/مثلي/أضعاف+أجرة/الأجرة/الإيجار/إيجار,
    مضاعف* أجرة/إيجار`,
  ),
  'structural-repairs': topic(
    `structural repair*, repair* structure, repair* roof, repair* foundation*, tenant repair*, lessee repair*, tenant
    maint*, lessee maint*, all repairs, maintenance tenant, keep premises repair, repair* building, foundations
    roof, wear and tear, tenant fixes, repairs everything, roof walls pipes, repairs roof walls, tenant/lessee
    repair*/maint*/replac*/fix*/pay*/renew*/restor*/carr*
    roof/wall*/lift*/air/condition*/structure/structural/leak*/crack*/pipe*/foundation*/all/everything/elevator*/plumbing/building/large,
    tenant/lessee leak*/crack*/roof/structur*/pipe*/lift*/elevator*, maintenance/repairs
    all/every/large/major/structur*/kind/entire tenant/lessee/unit/building/premises, repair*/maint*
    tenant/lessee+cost/expense/bears/responsib*`,
    `إصلاحات إنشائية, صيانة إنشائية, الهيكل الإنشائي, ترميم, ترميمات, أعمال الصيانة المستأجر, صيانة المستأجر, إصلاح
    المستأجر, الصيانة الأساسية, الصيانة الجذرية, الصيانة الضرورية, صيانة العين, صيانة المبنى, إصلاح السقف, جميع
    الإصلاحات, كافة الإصلاحات, صيانة كاملة, أعمال الصيانة, مصاعد, تكييف مركزي, يستبدل المستأجر, متهالكة, تسربات
    السطح, تشققات الجدران, خطوط الصرف, مستأجر إصلاح/صيانة/يصلح/ترميم/يغير/يستبدل/تغيير/استبدال/إصلاحات
    سطح/سقف/جدران/مصعد/مصاعد/مكيف*/أساس*/كبيرة/كل/جميع/كافة/إنشائ*/هيكل/تسرب*/تمديدات/شبكات,
    صيانة/إصلاح/كبيرة/جميع/إنشائية/هيكلية/أساسية مستأجر, إصلاحات+كل مستأجر`,
  ),
  'entry-at-will': topic(
    `enter premises, entry premises, landlord enter*, lessor enter*, access premises, right of entry, landlord
    access, inspect* premises any time, lessor inspect*, landlord inspect*, come in any time, landlord key*, let
    himself in, own key, come into flat, visitors may come in, come in during hours, landlord/lessor/owner/he
    visit*/enter*/inspect*/access*/inside/come*/show*/key*/go
    flat/unit/premises/house/shop/apartment/inside/property/room*/tenant*/buyer*+whenever/any/without/time/when/notice/to/likes/at,
    landlord/lessor/owner whenever/any+time/moment/hour visit*/enter*/inspect*/access*, landlord/lessor/owner
    copy/key*/without+of/notice/key flat/unit/inside/key/door/premises/enter*/show*, access
    premises/unit/flat/property/apartment all+times/given/time/hours, show*
    unit/flat/premises/apartment/property buyer*/tenant*/purchaser*`,
    `دخول العين, دخول المأجور, دخول العقار, يدخل العين, دخول المؤجر, يدخل المؤجر, معاينة العين, زيارة العين, دخول في
    أي وقت, معاينة العقار, تفقد العين, دخول الوحدة, تفتيش العين, دخول المحل, دخول المبنى, دخول المستودع, معاينة
    الشقة, معاينة متى شاء, دخول متى شاء, معاينة المؤجر, يدخل الشقة, بمفتاحه, دون استئذان, مؤجر/مالك/صاحب
    زيارة/يزور/دخول/يدخل/معاينة/تفقد/عرض/يعاين شقة/وحدة/عين/محل/مسكن/عقار/منزل/مفتاح/مأجور/بيت
    متى/بلا/دون/نسخة/مشترين/بغير/لها/أوقات/كلما, مؤجر/مالك/صاحب زيارة/يزور/دخول/يدخل/معاينة/تفقد/عرض/يعاين
    شقة/وحدة/عين/محل/مسكن/عقار/منزل/مفتاح/مأجور/بيت أي+وقت, مؤجر/مالك مفتاح*/دخول,
    عرض+الوحدة/الشقة/العين/المحل/العقار مشتر*/مستأجر*/راغب*`,
  ),
  'improvements-forfeited': topic(
    `improvement* landlord, improvement* lessor, alteration* landlord, fixture* landlord, alteration* property,
    leasehold improvement*, fit-out, alterations tenant, improvements tenant, stays with landlord, built stays,
    machines furniture taken over, fit-out stays, tenant/lessee/lease/unit/premises/landlord/lessor/owner
    build*/built/add*/install*/decorat*/fitting*/improve*/alter*/partition*/fit-out/fixture*/works/construct*
    become*/stay*/remain*/belong*/leave*/behind/without/free/property/nothing/left,
    decorat*/fitting*/partition*/fixture*/installation*/cabling/addition*/improvement*
    stay*/remain*/belong*/leave*/left/become*/property/owner/without, leave*/left behind
    fitting*/fixture*/addition*/installation*/decorat*`,
    `تحسينات, التحسينات, تؤول التجهيزات, تؤول الإضافات, ديكورات, تجهيزات تؤول, تجهيزات ملك المؤجر, إضافات ملك المؤجر,
    تعديلات المستأجر, إضافات تؤول, منشآت تؤول, ما أحدثه, ما يحدثه, ما شيده, بناء يقيمه, ما أقامه, مبان تؤول,
    يقيمه المستأجر, يضيفه المستأجر, التجهيزات التي أحدثها, ملكا للمؤجر, إنشاءات ملكا, حق للمؤجر,
    يبني*/بناه/بنى/يضيف*/أضاف*/ينشئ*/يركب*/ركب*/يحدث*/ديكور*/تمديدات/قواطع/تحسين*/إضافات/تجهيز*/تركيب*
    مستأجر/محل/عين/مأجور/وحدة يصير/تصير/يصبح/تصبح/تبقى/يبقى/يترك/تؤول/يؤول/مؤجر/مالك/مقابل/ملك*,
    تبقى/يبقى/يترك/تترك ديكور*/تمديدات/قواطع/تحسين*/إضافات/تجهيز*/تركيب*`,
  ),
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
    franchisor/employer/owner/lender/may/client, charge*/bear*/pay* difference/excess+to/contractor/supplier/in`,
    `سحب الأعمال, سحب العمل, سحب المشروع, يسحب الأعمال, سحب الأعمال من المقاول, تنفيذ على حساب, إكمال على حساب, إسناد
    إلى مقاول آخر, تكليف مقاول آخر, مقاول آخر, على حساب المقاول, إكمال الأعمال, استلام الموقع, حجز المعدات,
    الاستيلاء على الموقع, تنفيذ العمل بواسطة, وضع يده على الموقع, أسند العمل, أسند إلى غيره, الحلول محل المقاول,
    حلول محل, يتسلم إدارة, إدارة المطعم, معدات المقاول, إتمام/إكمال/استكمال/تنفيذ/إنجاز عمل/أعمال/مشروع
    غيره/بغيره/آخر/سواه/الغير تحميل*/فرق/حساب/تكلفة/نفقة, تشغيل/إدارة/يدير/يشغل مطعم/محل/متجر/مشروع/فرع/منشأة
    نفسه/بنفسه/بنفسها/محله/مانح, تشغيل/إدارة/يدير/يشغل مطعم/محل/متجر/مشروع/فرع/منشأة مباشرة+بدلا,
    نزع/سحب/ينزع/يسحب/انتزاع عمل/أعمال/مشروع/تنفيذ مقاول/منفذ/مورد, تحميل*/يحمل مقاول/مورد/ممنوح
    فرق/تكلفة/تكاليف`,
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
    quantit* up/down/increas*/decreas*/vary rate*/price*/percent/30%`,
    `أوامر التغيير, أمر تغيير, أعمال إضافية, الأعمال الإضافية, تغيير الأعمال, تعديل الأعمال, تعديل المخططات, تغيير
    المخططات, تغيير التصاميم, زيادة الأعمال, إنقاص الأعمال, حذف أعمال, زيادة الكميات, زيادة أو إنقاص, دون مقابل
    إضافي, دون زيادة السعر, تغيير الكميات, إضافة أعمال, تعديل نطاق, تغيير نطاق, يزيد كميات, دون أجر زائد, زيادة
    كميات, بالأسعار نفسها, عمل يراه لازما, يعيد تجديد, كميات الأعمال, تغيير*/إضافات/إضافة/تعديل*/أوامر/زيادة
    أعمال/عمل/نطاق/مقاول/عميل/كميات/تصميم/مخطط* بلا/دون/بدون/نفس/كما+هو/ذات/مجانا مقابل/سعر/أجر/زيادة/إضافي/كما,
    سعر/مقابل/ثمن/أجر كما+هو/لا+يتغير/نفسه/ثابت+تغيير*/طلب تغيير*/إضافات/تعديل*, تغيير*/تعديل*/إضافات سعر/مقابل
    كما+هو/نفسه/دون/بلا, كميات تزيد/تنقص/زيادة/نقص/إنقاص/يزيد نفس/ذات/بالمئة/سعر/أسعار, مقاول إضافات/إضافي*
    بلا/دون/بدون+مقابل/أجر/زيادة`,
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
    goods/car*/seller/passes/remain*/vehicle/sold`,
    `احتفاظ بالملكية, الاحتفاظ بملكية, ملكية حتى سداد, تبقى ملكية, تظل ملكية, ملكية إلى حين سداد, لا تنتقل ملكية إلا,
    لا تنتقل الملكية, انتقال الملكية بعد سداد, ملكية البضاعة, ملكية البائع حتى, ملكية المبيع, انتقال الملكية عند
    سداد, يحتفظ بملكية, تبقى/يبقى/تظل/تسجل/يسجل/ملكية حتى/إلى/آخر/بعد سداد/قسط/تدفع/يدفع/وفاء
    بضاعة/سيارة/مبيع/بائع/معرض/ملكية/آلات`,
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
    goods/item*/product*/sale*/sold/opened`,
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
    share*/stake*/partner*`,
    `بيع حصته, بيع حصة, بيع حصص, بيع الحصص, شراء حصة, شراء حصص, شراء حصته, بيع إجباري, إلزام ببيع, بيع أسهم, شراء
    أسهم, إجبار على البيع, التخارج, تخارج, إخراج الشريك, فصل الشريك, حق الجر, تنازل عن حصته, استبعاد الشريك,
    ببيع حصصه, ملزما ببيع, يشتري حصة, آلت حصصه, قيمتها الدفترية, حصة الشريك, بيع معه بالشروط,
    باع*/بيع/يبيع/تبيع/شراء/يشتري/نقل/تنازل حصة/حصص/حصصه/حصته/أسهم/أسهمه
    مخل/شركاء/باقي*/دفتري*/إلزام/ملزم/يلتزم/إجبار/آخرين, باع*/بيع/يبيع/تبيع/شراء/يشتري/نقل/تنازل
    حصة/حصص/حصصه/حصته/أسهم/أسهمه على+الشريك, أغلبية/أقلية باع*/بيع/تبيع/يبيع/تلتزم/مثل,
    قيمة+الدفترية/دفترية/اسمية حصص*/أسهم/حصة/شريك`,
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
    board/manager*/general+assembly/meeting profit*/dividend*`,
    `توزيع الأرباح, توزيع أرباح, احتجاز الأرباح, احتجاز أرباح, ترحيل الأرباح, حجب الأرباح, أرباح محتجزة, عدم توزيع,
    الأرباح تبقى, إعادة استثمار الأرباح, أرباح الشركة, الأرباح الصافية, صافي الأرباح, نصيب من الأرباح, تأجيل
    توزيع, لا توزع الأرباح, توزع أرباح, لا يستحق أرباح, أي أرباح, الأرباح, أرباح/ربح
    يقسم/توزع/يوزع/توزيع/تبقى/يبقى/صرف/قسمة/تدور/تدوير/تحتجز/تحول/تقسم
    لا/شركة/قبل/سنوات/حتى/مدير/إدارة/قرض/احتياطي, لا/عدم/ليس+يقسم/توزع/يوزع/توزيع/نصيب ربح/أرباح`,
  ),
  'loss-on-one': topic(
    `bear* losses, loss* partner*, losses venture, loss* borne, loss* allocated, losses allocat*, profit* and loss*,
    cover deficit, losses alone, fund losses, operating losses, net losses, losses fall on, loss his alone,
    guaranteed profit, fixed profit, loss*/deficit carr*/bear*/borne/suffer*/only/alone/every/all/fall*/cover*
    partner*/investor*/working/manag*/venture/company/shareholder*/first/second,
    fixed/guarantee*/certain/assured/minimum+return*/profit*/income/yield/percent*
    partner*/investor*/year*/capital/money, money/capital/investment
    back/return*/guarantee*/protected/preserved/secure* even/loses/fail*/loss*/business/investor*/partner*,
    investor*/partner*/financier loss*/fail* capital/money/back/return*/share*, profit* loss* partner*/share*`,
    `يتحمل الخسائر, تحمل الخسائر, يتحمل الخسارة, تحمل الخسارة, خسائر الشركة, خسائر المشروع, الأرباح والخسائر, الخسائر
    يتحملها, خسارة الشريك, توزيع الخسائر, لا يتحمل خسارة, لا يتحمل خسائر, الخسائر على, رأس المال مضمون, ضمان رأس
    المال, يضمن رأس المال, خسائر, ربح ثابت, ربحا سنويا, رأس ماله, يضمن للشريك, ولو خسرت, مهما كانت نتائج,
    خسارة/خسائر كل*/جميع/وحده/كلها/كاملة على/شريك/يتحمل*/طرف/مضارب/عامل, خسارة/خسائر دون+غيره
    على/شريك/يتحمل*/طرف/مضارب/عامل, مستثمر/ممول/شريك يستعيد/يسترد/مضمون/ضمان/يضمن/يرجع مال*/ماله/رأسماله/مبلغ
    ولو/حتى/وإن/مهما/بكل/رغم, رب+المال يستعيد/يسترد/مضمون/ضمان/يضمن/يرجع مال*/ماله/رأسماله/مبلغ
    ولو/حتى/وإن/مهما/بكل/رغم, مستثمر/ممول/شريك يستعيد/يسترد/مضمون/ضمان/يضمن/يرجع رأس+ماله
    ولو/حتى/وإن/مهما/بكل/رغم, عائد/ربح/دخل/مبلغ ثابت/مضمون/مقطوع شريك/مستثمر/سنة/شهر*/سنوي*/ممول, فشل/خسر*/خسارة
    مال*/ماله مستثمر/شريك يستعيد/يسترد/مضمون/يضمن, فشل/خسر*/خسارة رأس+المال مستثمر/شريك يستعيد/يسترد/مضمون/يضمن`,
  ),
} as const;
