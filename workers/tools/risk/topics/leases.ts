import { topic } from './risk-topic.js';

/** What leases regulate. */
export const leaseTopics = {
  'deposit-forfeited': topic(
    `security deposit, deposit non-refundable, earnest money, key money,
    deposit*/security/earnest/insurance+amount/money/sum/deposit/is/kept
    lost/lose*/keep*/kept/forfeit*/not/retain*/return*/refund*/confiscat*, deposit*
    lost/lose*/loses/forfeit*/kept/keep*/retain*/confiscat*/not/belong*/refund*/return*, security
    kept/keep*/forfeit*/lost/retain* landlord/lessor/seller/owner/by, down+payment
    lost/lose*/forfeit*/keep*/kept, keep*/retain*/lose*/lost deposit cancel*/called/leave*/breach/withdraw*/off`,
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
    مضاعف* أجرة/إيجار, يخلى/يخلي/إخلاء/يسلم/خرج/تسليم أجرة/إيجار مرتين/ضعف*/مضاعف*/مثل*/ثلاثة,
    أجرة/إيجار+مرتين/مضاعفة/ضعفين, لم+يسلم/يخل/يخرج/تسلم/يغادر أجرة/إيجار/مضاعف*/ضعف/مثل*`,
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
    صيانة/إصلاح/كبيرة/جميع/إنشائية/هيكلية/أساسية مستأجر, إصلاحات+كل مستأجر,
    تشققات/أنابيب/سقف/أسقف/جدران/أساسات/سطح/خزانات/هيكل يصلح/إصلاح/صيانة/ترميم نفقته/حساب/مستأجر/نفقة/يتحمل`,
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
} as const;
