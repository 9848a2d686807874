import type { Topic } from '#workers/engines/topics/topic.js';
import { topic } from '../../phrase-list.js';
import { AR, EN, verbs } from './words.js';

const LIVES = 'expat*/foreign*/overseas/abroad/iqama/visa/Indian/Filipino/Egyptian/Pakistani/national*/crew';
const WAFID = 'أجنبي/أجانب/وافد/وافدين/وافدة/مقيم/مقيمين/عمالة/إقامة/جنسية';
const TRIED = 'try/tries/tried/trying/try-out/tryout/test/tests/tested/testing/trial/watch*/assess*/evaluat*';
const JARAB = `${verbs('جرب/ختبر/قيم')}/تجربة/تجريب/اختبار/تقييم/تجربته`;
const FIRST = 'first/initial/opening/beginning/90/three/3/six/6/two/ninety/hundred/120/180/month/few';

/** Phrases in plain words of the rules on the contract, on the trial, on renewal and on other work. */
export const contractTopics: Readonly<Record<string, Topic>> = {
  'SA-LAB-01': topic(
    `cop*/original/print*/paper/counterpart each/both/own/twice/two/you/file/employee/worker/party/get/gets/receiv*,
     put/nothing/written/write/down paper/writing contract/agreement/deal/agreed/handshake, handshake,
     spoken/mouth/verbal*/oral* contract/agreement/deal/agreed,
     upload*/register*/log/logged/enter*/post/filed portal/platform/online/government contract/deal/agreement`,
    `ورقة/نسخة/نسخ/صورة كل/واحد/طرف/عامل/موقعة/ملف/عندنا/عندك/لك، مرتين/نسختين/أصلين عقد/اتفاق،
     كلام/كلمة/شفوي*/شفهي* عقد/اتفاق/اتفقنا/بيننا/كتابة/يكتب،
     ${verbs('رفع/سجل/دخل/وثق')}/تسجيل/إدخال منصة/بوابة/موقع/وزارة عقد`,
  ),
  'SA-LAB-02': topic(
    `make/makes/earn*/get/gets/give/gives/given/paid/package/income/salary/wage
     month/monthly/riyal/SAR/food/bonus/fuel/phone/hour/day/told/decide*,
     month/monthly plus/bonus/commission/allowance/top food/phone/fuel/sales/housing`,
    `${AR.give}/مجموع/دخل شهر/شهريا/شهري/بدل/نسبة/ألف/آلاف/ريال، بدل جوال/أكل/طعام/بنزين/سكن/نقل،
     ${verbs('حدد/قرر')} كم/أجر/راتب/مبلغ`,
  ),
  'SA-LAB-61': topic(
    `join*/come/comes/take/takes/start/starts/sit/sits/work/works/hire*/taken
     cook/driver/cashier/clerk/seller/salesman/waiter/nurse/guard/cleaner/technician/engineer/accountant/teacher/barista/chef/manager/secretary/counter/kitchen/depot/warehouse/branch/shop/store,
     what do/does day/manager/boss/here,
     as+cook/driver/cashier/clerk/waiter/nurse/guard/cleaner/technician/engineer/accountant`,
    `${verbs('نضم/شتغل/عمل/جلس/داوم/لتحق/خدم/باشر')}
     طباخ*/سائق*/كاشير/بائع*/محاسب*/حارس*/عامل*/فني*/مهندس*/معلم*/نادل*/ممرض*/مندوب*/مطعم*/فرع/مستودع/محل/مخبز/مكتب/زبائن،
     ما/ماذا ${verbs('عمل/سوي')} مشرف/مدير/يوم، سائق*/طباخ*/كاشير/محاسب* عند*/لدى/في/فرع/مستودع`,
  ),
  'SA-LAB-03': topic(
    `English/Arabic/language/translat*
     paper/page/wording/version/document/contract/read/differ*/match*/win*/counts/go/understand*/signed`,
    `عربي/عربية/إنجليزي/إنجليزية/لغة/ترجمة/بلغة ورقة/عقد/اتفاق/أصل/توضيح/اختلف*/نمشي/مرجع/كلام/يفهم/نسخة/معتمد`,
  ),
  'SA-LAB-04': topic(
    `no/without/any/open end/finish/expir*/fixed date/term/time contract/job/work*/stay*/employ*/taken,
     ${LIVES} stay*/year/job/work*/contract until/year/long/end/finish/date/last*/run/runs,
     job/contract/work last/lasts/runs/stays year/paper/iqama/visa/long`,
    `${WAFID} ${verbs('بقى/ستمر/شتغل/عمل')}/عقد/مدة سنة/سنتين/تاريخ/نهاية/نقرر/إلى/حتى/مثل،
     بدون/بلا/دون/فيه/غير تاريخ/نهاية/مدة/أجل عقد/عمل/شغل، عقد مفتوح`,
  ),
  'SA-LAB-76': topic(
    `paper/card/iqama/permit/visa/brought/residence
     say/says/show/shows/written/plumber/driver/cleaner/cook/labourer/laborer/trade/job/match*/as/profession,
     other/another/outside/different job/trade/work card/paper/iqama/permit`,
    `إقامة/إقامته/بطاقة/كرت/هوية/رخصة/تأشيرة/جاء سباك*/سائق*/عامل*/طباخ*/نجار*/مسمى/شغل/مهنة/صنعة/مكتوب،
     غير مسمى/مهنة/صنعة/شغل إقامة/بطاقة/كرت/رخصة`,
  ),
  'SA-LAB-05': topic(
    `let/give/gives/sign*/signing/agree*/promise*/never/nothing/not/go
     ask/asks/chase*/claim*/demand*/sue/sues/owe*/left/anything/more company/us/later/money/employer/shop,
     law/labor/labour/government gives/says/more/even/otherwise/allows
     counts/written/here/paper/applies/contract/only,
     all/full/everything received/settled/cleared/paid sign*/claim*/left/owe*`,
    `${verbs('ترك/طلب/طالب/رجع/قر/بقى/شتكي/تنازل')}/يبق/ترك شيء/فلوس/حق/حقوق/مطالبة/كل
     شركة/منا/عندنا/توقيع/بتوقيع/لاحقا/صاحب،
     نظام/قانون/عمل ${verbs('عطي/قول')}/أكثر/حتى مكتوب/هنا/عقد/معمول/ورقة، استلم*/أخذ* كل/جميع/كامل
     حق/حقوق/شيء/مستحقات ${verbs('قر/وقع/بقى')}/يبق/إقرار`,
  ),
  'SA-LAB-06': topic(
    `young/old/older/single/men/women/girl/boy/guys/male/female/married/handicap*/disab*/lady/ladies/gender/race/religion/believe/origin
     rather/prefer*/less/only/apply/treat*/same/equal*/want/hire*/job/choose*/look,
     everyone/everybody/all/staff treat*/equal*/fair* same/alike/equal*/whatever/regardless`,
    `شباب/عزاب/بنات/أولاد/رجال/نساء/سيدات/كبار/همم/معاقين/متزوج*/أصل/أصله/لون/لونه/دين/جنسية/جنس
     ${verbs('فضل/قبل/اخذ/ختار/وظف')}/أقل/فقط/سواسية/مساواة/سواء/شغل،
     كل/جميع سواسية/سواء/متساوين/متساوون/مساواة`,
  ),
  'SA-LAB-07': topic(
    `${FIRST} see/fit/confirm*/watch*/test*/try/learn*/prove*/suit*/phase/look/check*/judge*,
     first/initial/opening month/day/week/90/180/phase see/fit/fits/confirm*/watch*/test*/try/prove*/suit*/check*,
     ${TRIED} period/month/day/phase/week/employee/worker/you/new`,
    `أول/أولى/بداية شهر/أشهر/شهور/يوم/أيام/أسبوع ${verbs('شوف/ناسب/صلح/ثبت/رى')}/مناسب/مناسبا/تقييم/تثبيت/نظر،
     ${JARAB} يوم/يوما/شهر/أشهر/أيام/مدة/عامل/موظف/فترة/وقت، نظر/تثبيت/يثبت/تثبت يوم/يوما/شهر/أشهر`,
  ),
  'SA-LAB-62': topic(
    `${TRIED} ${EN.go}/${EN.drop}/end/ends/call/goodbye/pull/out, first/initial month/day/90/week
     ${EN.go}/${EN.drop}/call/part/goodbye/end`,
    `${JARAB} ${AR.go}/${AR.drop}/حر/ينهي/ننهي، أول/أولى شهر/أشهر/شهور/يوم/أيام ${AR.go}/${AR.drop}/حر/عقد`,
  ),
  'SA-LAB-08': topic(
    `${TRIED} again/once/scratch/over/another/second/more/new/longer/extend*/back`,
    `${JARAB} بداية/جديد/مرة/زيادة/ثاني/ثانية/أول/مرتين/تمديد/رجع/إضافي*/إعادة`,
  ),
  'SA-LAB-09': topic(
    `renew*/sign*/extend*/extension/contract/deal again/many/times/three/third/four/years/each
     stay*/permanent*/good/forever/end/date/open/turn*/becom*/year,
     four/4/three year still/here/more end/date/permanent*/good/open, one-year again/permanent*/stay*`,
    `${verbs('جدد/مدد')}/جددنا/تجديد/تجديدات ثلاث/أربع/مهما/كل/مرات/دائم*/طول/مفتوح/سنة،
     أربع/أربعة/ثلاث سنين/سنوات/تجديدات ${verbs('صير/صبح/كون/بقى')}/مفتوح/دائم*، كل سنة عقد جديد/دائم*`,
  ),
  'SA-LAB-74': topic(
    `years/time/service/earlier/before/old/new count*/zero/start*/carr*/kept/keep*/wipe*/reset*/lost/add*
     sign*/renew*/extend*/contract/deal/paper`,
    `سنوات/سنين/مدة/خدمة/قديم/قبله/سابق*/أولى صفر/محسوب*/تضاف/يضاف/نضيف/يلغي/جددنا/تمديد/تجديد/جديد/ضاعت/تحسب
     عقد/جددنا/تجديد/تمديد/ورقة/سنين`,
  ),
  'SA-LAB-73': topic(
    `buy*/bought/sold/sell*/sale/hand*/pass*/tak*/join*/merge*/inherit*/new
     shop/business/factory/company/firm/restaurant/store/owner/boss
     staff/job/everybody/everyone/stay*/years/change*/start*/over/same/continue*/contract/kept/worker/employee`,
    `اشترى/انباع/باع/بيع/بعنا/${verbs('شتري/باع/بيع/دخل/سلم/دمج')}/سلم/دخلنا/اندمج*/جديد
     محل/مصنع/شركة/مؤسسة/مطعم/مشروع/مالك
     ${verbs('كمل/بقى/بدأ/تغير/نتقل/ستمر')}/جديد/موظفين/عمال/كل/سنوات/محفوظ*/معه`,
  ),
  'SA-LAB-10': topic(
    `send/sends/sent/shift*/mov*/go/pack*/post/posted/transfer*/relocat*/travel*
     shop/town/city/branch/store/country/Kingdom/Riyadh/Jeddah/Dammam/Abha/elsewhere/anywhere/live
     any/another/different/other/there/asking/yes/agree*/open`,
    `${verbs('رسل/ودي/بعث/نقل/روح/سافر/حول')}/نقل فرع/مدينة/منطقة/مملكة/رياض/جدة/دمام/أبها/مكان/سكن/محل
     أي/ثاني*/أخرى/آخر/هناك/رأي/وافق/رضا/فتحنا`,
  ),
  'SA-LAB-63': topic(
    `do/does/make/put/help/helps/give/gives/move
     whatever/anything/cleaning/other/another/different/short/wherever/extra
     job/trade/boss/manager/task/work/hands/needed/cashier/short/department`,
    `${verbs('سوي/عمل/شتغل/ساعد/حط/خلي/كلف/قوم')} أي/غير/تنظيف/تخصص*/قسم/آخر/أخرى/ثاني*
     شغل/عمل/مدير/ناس/رضا/مهمة/مهنة/كاشير/قسم`,
  ),
  'SA-LAB-64': topic(
    `month/monthly/salary/salaried/office day/daily/hour/hourly/piece/week
     rate/pay/paid/shift*/switch*/put/mov*/go/instead/rather/chang*`,
    `شهر/شهري/شهرية/راتب يوم/يومي/يومية/ساعة/قطعة/أسبوع ${verbs('حول/نقل/حاسب/صير/غير')}/بدل/بدلا/تحويل/نقل`,
  ),
  'SA-LAB-32': topic(
    `house/shop/company/office/staff/workplace/store
     rule/guideline/booklet/handbook/policy/policies/poster/instruction/notices/manual,
     rules change*/apply/applies/follow*, follow* poster/instruction/rule/guideline/booklet/notices`,
    `قوانين/قانون/أنظمة/تعليمات/كتيب/لائحة/سياسة/سياسات/قواعد محل/شركة/موظفين/معلقة/كل/مصنع/مكتب/فرع/عمال/مؤسسة`,
  ),
  'SA-LAB-34': topic(
    `complain*/claim*/sue/sues/court/judge/fight*/argue*/argument*/disagree*/dispute*/panel/case/lawyer
     month/week/day/year/against/us/pay/labor/labour/Dubai/panel/forget/go/take/company/London`,
    `شكوى/شكاوى/يشتكي/تشتكي/محكمة/محاكم/قاضي/خلاف/محكم/تحكيم/ترفع/قضية
     شهر/سنة/خلال/ضد/ضدنا/راتب/دبي/علينا/شركة/أسبوع/عمل`,
  ),
  'SA-LAB-201': topic(
    `name/ID/CR/lives/living/born/passport/iqama/Egyptian/Indian/Saudi/Pakistani/Filipino
     ID/number/CR/lives/shop/employer/worker/company/resident/store,
     first+day, start/starts/starting/begin/begins us/work/job/on/date
     Sunday/Monday/January/February/March/April/May/June/July/August/September/October/November/December/us/work/job`,
    `اسم/هوية/سجل/ساكن/يسكن/مقيم/مصري/هندي/سعودي/باكستاني/جواز رقم/هوية/محل/عامل/حي/سجله/هويته/شركة/مدينة،
     أول+يوم، ${verbs('بدأ/بدا/باشر/داوم')} معنا/عمل/شغل/دوام/أحد/اثنين/يناير/فبراير/مارس/أبريل/مايو/يونيو/تاريخ`,
  ),
  'SA-LAB-202': topic(
    `contract/deal/agreement/job/you/us/lasts/runs/take/hire* for/until/till/with
     year/month/end/2025/2026/2027/2028/eighteen/two/one`,
    `عقد/اتفاق/معنا/نشغل*/نوظف*/${verbs('ستمر/مشي/سري')}
     لسنة/سنة/سنتين/سنوات/شهر/شهرا/شهور/أشهر/آخر/نهاية/2025/2026/2027`,
  ),
};
