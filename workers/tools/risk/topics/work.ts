import { topic } from './risk-topic.js';

/** What contracts of employment regulate. */
export const workTopics = {
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
    hour*/overtime/work/extra, hour* day/daily/week/weekly work*/staff/employee*/shift*, work*
    night/late/longer/weekend*/extra/holiday*/hours same/no/without/included wage*/pay/salary/extra/money`,
    `عمل إضافي, ساعات إضافية, العمل الإضافي, ساعات العمل, ساعات الدوام, ساعات عمل, أيام الراحة عمل, العطل عمل, أوقات
    إضافية, أجر إضافي, خارج الدوام, خارج أوقات الدوام, بعد الدوام, ساعات المناوبة, ساعات زائدة, ليلا أو نهارا,
    راتبه شامل, في أي وقت يطلب, راتب/أجر يشمل/شامل/يغطي/شاملا ساعات/عمل/وقت, يبقى/بقاء/يداوم/يستمر موظف/عامل
    عمل/حاجة/احتاج*/لزم/ينتهي, يبقى/بقاء/يداوم/يستمر موظف/عامل إنجاز+العمل, لا/دون/بلا/بدون+أجر/مقابل/بدل/تعويض
    زائد/إضافي/جمعة/عطلة/عطل/راحة/ساعات/رسمية/الأسبوعية/أسبوع, لا/دون/بلا/بدون+أجر/مقابل/بدل/تعويض إجازة+عمل,
    عمل+الجمعة/جمعة/إجازات/العطل/السبت أجر/زائد/مقابل/بدل, يعمل/تعمل/عمل
    ليلا/متأخر*/ساعات/عطل*/الجمعة/طويل*/زيادة بأجر*/بالأجر/براتب*/أجر+نفسه/ذاته/إضافي,
    بالأجر/الأجر/الراتب/بالراتب+نفسه/ذاته يعمل/عمل`,
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
    course*/training/cost* resign*/leave*/quit*/employee*, wages/salary/wage/pay
    damage*/fine*/loss*/shortage*/breakage*/traffic pay*/deduct*/out/from/take*/charg*,
    out+of+his/her/their+wages/salary/pay`,
    `خصم من أجر, خصم من راتب, حسم من أجر, حسم من راتب, يحسم من أجر, يخصم من راتب, يخصم من أجر, استقطاع من راتب,
    استقطاع من أجر, اقتطاع من راتب, يتحمل العامل, يتحمل الموظف, تتحمل العاملة, رسوم الاستقدام, تكاليف الاستقدام,
    رسوم الإقامة, رخصة العمل, تكاليف التدريب, مصاريف التدريب, قيمة التلفيات, عجز الصندوق, يلتزم العامل بدفع,
    يلتزم الموظف بسداد, على نفقة العامل, خصم أجر, حسم أجر, تحسم من راتب, تحسم من أجر, تستقطع من راتب, تستقطع من
    عمولة, اقتطاع من أجر, من عمولته وراتبه, تخصم من راتبه, قيمة العهدة, دورة نفقة, رد تكاليفها, غرامة أجر,
    مسؤولا عن عجز, يعجز العملاء, سداد العملاء, تستقطع من راتبه, رسوم تجديد إقامته, رسوم إقامة,
    يؤخذ/تؤخذ/خصم/يخصم/تخصم/يحسم/حسم/استقطاع/يقتطع/يستقطع من+راتب/أجر/راتبه/أجره/رواتب/مستحقات+العامل,
    عامل/موظف/استقال/ترك دورة/تدريب/تأشيرة/استقدام/إقامة/رخصة/تذاكر
    أعاد/يعيد/رد/يرد/يدفع/يتحمل/يسدد/قيمة/تكلفة/رسوم, يدفع/يتحمل/عامل رسوم/تكلفة/رخصة/إقامة, يسدد+موظف
    رسوم/تكلفة/رخصة/إقامة, يتلف/تلف/عجز/فقد/تلفيات/كسر/ضياع راتب/راتبه/رواتب/صندوق/عهدة,
    من+أجره/راتبه/أجرها/راتبها/أجرته/رواتبهم/أجورهم, أضرار/مخالفات/غرامات/تلف سائق/عامل/موظف
    يدفع/يتحمل/يسدد/يلتزم`,
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
    place+of+work, work*+place/location/site chang*/another/other/any, post*/sent/send*/assign*/move*/transfer*
    any/other/another+site/branch/city/location/place/region/office/shop/company/town`,
    `نقل العامل, نقل الموظف, نقله إلى, نقل إلى مدينة, نقل إلى فرع, مكان العمل, مقر العمل, نقل مقر, أي فرع, أي مدينة,
    نقل من مكان, موقع آخر عمل, يعمل في أي, انتداب, تكليف بالعمل, نقل خدمات, ينقل العامل, ينقل المستأجر, تنقل
    العامل, حيثما تعينه, قرار نقله, نقل العامل إلى, مدينة أخرى, من مدن المملكة, تنقل الموظف, نقلا دائما,
    حيث/حيثما/أينما+ترسل*/توجه*/يرسل*/تحدد*/تعين*/كان*/تكون, رفض نقل/انتقال مخالفة/إخلال/استقالة/موظف/عامل/غياب,
    مكان+العمل/عمله, يعمل/ينقل/نقل/إرسال/ترسل*/يرسل*/انتقال/ندب أي/حيث/حيثما/أينما/أخرى
    مدينة/فرع/منطقة/ترسله/يرسله, تكليف/تكلف/يكلف/نقل/ندب/تعيين
    أي/موقع/فرع/مدينة/منطقة+موقع/فرع/مدينة/منطقة/مكان/آخر/أخرى, تكليف/نقل/ندب/إيفاد/تعيين
    أي+موقع/فرع/مدينة/منطقة/مكان`,
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
} as const;
