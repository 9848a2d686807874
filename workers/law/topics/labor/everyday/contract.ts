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
     upload*/register*/log/logged/enter*/post/filed portal/platform/online/government contract/deal/agreement,
     sign*/identical/same set/sets/pages/copies/copy both/each/keep*/two, ministry/Qiwa/official
     platform/portal/record* contract/agreement,
     signed+page/copy/set/paper/original`,
    `ورقة/نسخة/نسخ/صورة كل/واحد/طرف/عامل/موقعة/ملف/عندنا/عندك/لك، مرتين/نسختين/أصلين عقد/اتفاق،
     كلام/كلمة/شفوي*/شفهي* عقد/اتفاق/اتفقنا/بيننا/كتابة/يكتب،
     ${verbs('رفع/سجل/دخل/وثق')}/تسجيل/إدخال منصة/بوابة/موقع/وزارة عقد،
     نسخة/نسخ/صفحات كل/لدى/منا/طرف/كلا،
     صفحة/ورقة/نسخة موقعة/موقع/توقيع`,
  ),
  'SA-LAB-02': topic(
    `make/makes/earn*/get/gets/give/gives/given/paid/package/income/salary/wage
     month/monthly/riyal/SAR/food/bonus/fuel/phone/hour/day/told/decide*,
     month/monthly plus/bonus/commission/allowance/top food/phone/fuel/sales/housing,
     ${EN.remuneration} monthly/month/transport/supplement/allowance/hour/basic/fixed/includ*,
     take-home/earnings/stipend, figure/amount/sum agreed/monthly rent/meal/fuel/allowance/season/cover*,
     basic/gross/net pay/salary/wage/money`,
    `${AR.give}/مجموع/دخل شهر/شهريا/شهري/بدل/نسبة/ألف/آلاف/ريال، بدل جوال/أكل/طعام/بنزين/سكن/نقل،
     ${verbs('حدد/قرر')} كم/أجر/راتب/مبلغ،
     ${AR.pay} شهري/شهريا/شهر/مواصلات/يشمل/بدل/ثابت/أساس،
     أجرة/أجر/راتب/دخل/معاش متفق/سكن/أكل/${verbs('شمل/غطي/قبض/بلغ')}/صاف/صافي`,
  ),
  'SA-LAB-61': topic(
    `join*/come/comes/take/takes/start/starts/sit/sits/work/works/hire*/taken
     cook/driver/cashier/clerk/seller/salesman/waiter/nurse/guard/cleaner/technician/engineer/accountant/teacher/barista/chef/manager/secretary/counter/kitchen/depot/warehouse/branch/shop/store,
     what do/does day/manager/boss/here,
     as+cook/driver/cashier/clerk/waiter/nurse/guard/cleaner/technician/engineer/accountant,
     engage*/hire*/appoint*/recruit*/tak*/assign*/employ*
     keeper/assistant/officer/operator/supervisor/worker/as/yard/plant/branch/post/position/department,
     position/post/role/title/duties employee/worker/he/she/is/include*/hold*,
     need/needs/want/wants/hired/joins desk/counter/reception/kitchen/centre/center/clinic/shop/branch/floor`,
    `${verbs('نضم/شتغل/عمل/جلس/داوم/لتحق/خدم/باشر')}
     طباخ*/سائق*/كاشير/بائع*/محاسب*/حارس*/عامل*/فني*/مهندس*/معلم*/نادل*/ممرض*/مندوب*/مطعم*/فرع/مستودع/محل/مخبز/مكتب/زبائن،
     ما/ماذا ${verbs('عمل/سوي')} مشرف/مدير/يوم، سائق*/طباخ*/كاشير/محاسب* عند*/لدى/في/فرع/مستودع،
     ${verbs('لتحق/عين/وظف/كلف')}/تعيين قسم/فرع/وظيفة/منصب/بصفة/مصنع/مخزن/مقر/محل، وظيفة/منصب/مهام موظف/عامل/هي/تشمل،
     ${verbs('حتاج/ريد/عين')}/نحتاج* استقبال/مركز/فرع/قسم/عيادة/محل`,
  ),
  'SA-LAB-03': topic(
    `English/Arabic/language/translat*
     paper/page/wording/version/document/contract/read/differ*/match*/win*/counts/go/understand*/signed,
     language/English/Arabic/translation doubt/govern*/prevail*/differ*/original/reference/wording/text/explain*`,
    `عربي/عربية/إنجليزي/إنجليزية/لغة/ترجمة/بلغة ورقة/عقد/اتفاق/أصل/توضيح/اختلف*/نمشي/مرجع/كلام/يفهم/نسخة/معتمد،
     عربية/إنجليزية/عربي/إنجليزي/لغة/ترجمة صيغة/شك/نعتمد/نص/أصل/خلاف/معنى/تفسير`,
  ),
  'SA-LAB-04': topic(
    `no/without/any/open end/finish/expir*/fixed date/term/time contract/job/work*/stay*/employ*/taken,
     ${LIVES} stay*/year/job/work*/contract until/year/long/end/finish/date/last*/run/runs,
     job/contract/work last/lasts/runs/stays year/paper/iqama/visa/long,
     overseas/foreign*/expat*/abroad/non-Saudi/nationalit* engage*/contract/hire*/employ*/work*
     date/end/term/year/closing/long/period, no/without/unlimited closing/end/final date,
     guards/driver/worker/staff/labourers keep*/stay*/remain* long/need*/until/indefinitely job/work*/us`,
    `${WAFID} ${verbs('بقى/ستمر/شتغل/عمل')}/عقد/مدة سنة/سنتين/تاريخ/نهاية/نقرر/إلى/حتى/مثل،
     بدون/بلا/دون/فيه/غير تاريخ/نهاية/مدة/أجل عقد/عمل/شغل، عقد مفتوح،
     خارج/أجانب/أجنبي/وافد/مقيم/سعودي/مغترب عقد/عقود* أجل/مدة/سنة/نهاية/محدد،
     ${verbs('بقى')}/باقون/باق طالما/احتجنا/حاجة عمال/عامل/حراس*`,
  ),
  'SA-LAB-76': topic(
    `paper/card/iqama/permit/visa/brought/residence
     say/says/show/shows/written/plumber/driver/cleaner/cook/labourer/laborer/trade/job/match*/as/profession,
     other/another/outside/different job/trade/work card/paper/iqama/permit,
     residence/iqama/permit/card/ID/identity/licence/license/visa work/job/trade/occupation/profession/task/duties
     show/shown/stated/other/only/match*/named/written/registered`,
    `إقامة/إقامته/بطاقة/كرت/هوية/رخصة/تأشيرة/جاء سباك*/سائق*/عامل*/طباخ*/نجار*/مسمى/شغل/مهنة/صنعة/مكتوب،
     غير مسمى/مهنة/صنعة/شغل إقامة/بطاقة/كرت/رخصة،
     إقامة/هوية/بطاقة/رخصة/تأشيرة عمل/مهنة/صنعة/وظيفة/شغل مدون/مكتوب/مسجل*/غير/فقط/نفس/مطابق*`,
  ),
  'SA-LAB-05': topic(
    `let/give/gives/sign*/signing/agree*/promise*/never/nothing/not/go
     ask/asks/chase*/claim*/demand*/sue/sues/owe*/left/anything/more company/us/later/money/employer/shop,
     law/labor/labour/government gives/says/more/even/otherwise/allows
     counts/written/here/paper/applies/contract/only,
     all/full/everything received/settled/cleared/paid sign*/claim*/left/owe*,
     nothing/no/not/further/never more/owe*/further/claim*/ask*/demand*
     confirm*/sign*/accept*/agree*/declare*/undertake* employee/worker/he/she/you/us/company,
     rights/claims/entitlements give/gives/waive*/less/law/drop*/surrender*/renounce*,
     clearance/waiver/quittance/settlement sign*/demand/claim/back, whatever/despite/even
     law/government/regulation/ministry/rules page/paper/contract/follow*/applies/agreed`,
    `${verbs('ترك/طلب/طالب/رجع/قر/بقى/شتكي/تنازل')}/يبق/ترك شيء/فلوس/حق/حقوق/مطالبة/كل
     شركة/منا/عندنا/توقيع/بتوقيع/لاحقا/صاحب،
     نظام/قانون ${verbs('عطي/قول')}/أكثر مكتوب/هنا/معمول/ورقة، استلم*/أخذ* كل/جميع/كامل
     حق/حقوق/شيء/مستحقات ${verbs('قر/وقع/بقى')}/يبق/إقرار،
     ${verbs('ؤكد/قر/تعهد/قبل/وافق/وقع')} مطالبة/يطالب*/أمر/حق/حقوق/شيء/ذمة/مستقبلا لن/لا/لم/ليس/عدم،
     مخالصة/إقرار/تنازل/إبراء طلب/مطالبة/توقيع/يعود/حق، مهما/رغم نظام/أنظمة/قانون/وزارة ورقة/عقد/اتفاق/نسير`,
  ),
  'SA-LAB-06': topic(
    `young/old/older/single/men/women/girl/boy/guys/male/female/married/handicap*/disab*/lady/ladies/gender/race/religion/believe/origin
     rather/prefer*/less/only/apply/treat*/same/equal*/want/hire*/job/choose*/look,
     everyone/everybody/all/staff treat*/equal*/fair* same/alike/equal*/whatever/regardless,
     preference/prefer*/favour*/favor*/priority/exclude*/reserved/equal*
     men/women/male/female/age/young*/nationality/Muslim/religion/married/single/sex/disab*`,
    `شباب/عزاب/بنات/أولاد/رجال/نساء/سيدات/كبار/همم/معاقين/متزوج*/أصل/أصله/لون/لونه/دين/جنسية/جنس
     ${verbs('فضل/قبل/اخذ/ختار/وظف')}/أقل/فقط/سواسية/مساواة/سواء/شغل،
     كل/جميع سواسية/سواء/متساوين/متساوون/مساواة،
     ذكور/إناث/رجال/نساء/شباب/لون/جنس/متزوج*/إعاقة تقدم/أولوية/تفضيل/فقط/استبعاد/طلبات/مساواة/متساو*`,
  ),
  'SA-LAB-07': topic(
    `${FIRST} see/fit/confirm*/watch*/test*/try/learn*/prove*/suit*/phase/look/check*/judge*,
     first/initial/opening month/day/week/90/180/phase see/fit/fits/confirm*/watch*/test*/try/prove*/suit*/check*,
     ${TRIED} period/month/day/phase/week/employee/worker/you/new,
     ${EN.trial} month/day/week/period/perform*/newcomer/suitab*/confirm*/look*,
     approval/probationer/suitab*/suits/judge* month/day/week/until/place/newcomer/new, new
     employee/worker/people/staff/hire approval/observ*/judge*/trial/first,
     weeks/months/days enough/tell/decide/see/find whether/if can/fit/suit*/does/does/job/well`,
    `أول/أولى/بداية شهر/أشهر/شهور/يوم/أيام/أسبوع ${verbs('شوف/ناسب/صلح/ثبت/رى')}/مناسب/مناسبا/تقييم/تثبيت/نظر،
     ${JARAB} يوم/يوما/شهر/أشهر/أيام/مدة/عامل/موظف/فترة/وقت، نظر/تثبيت/يثبت/تثبت يوم/يوما/شهر/أشهر،
     ${AR.trial} يوم/يوما/شهر/أشهر/أداء/جديد/أسابيع/فترة/مدة/خلال،
     متابعة/ملاحظة/تجريب*/يناسبنا/ملاءمة يوم/شهر/أشهر/أسابيع/جديد،
     أسابيع/أشهر/أيام/يوما تكفي/لنعرف/لنرى/معرفة/نقرر يصلح/تصلح/يناسب/يستحق/قدرته`,
  ),
  'SA-LAB-62': topic(
    `${TRIED} ${EN.go}/${EN.drop}/end/ends/call/goodbye/pull/out, first/initial month/day/90/week
     ${EN.go}/${EN.drop}/call/part/goodbye/end,
     ${EN.trial} ${EN.depart}/${EN.remove}/end/ends/stop*/withdraw*,
     approval/trial/testing/test/probation* stop*/unhappy/let/cancel*/leave/apart`,
    `${JARAB} ${AR.go}/${AR.drop}/حر/ينهي/ننهي، أول+ثلاثة/ثلاث/ستة/90/شهر ${AR.go}/${AR.drop}/حر/عقد،
     ${AR.trial} ${AR.depart}/${AR.remove}/تعاقد/انسحاب،
     متابعة/اختبار/تجربة ${AR.remove}/افترق*/${AR.depart}/انتهى/نوقف`,
  ),
  'SA-LAB-08': topic(
    `${TRIED} again/once/scratch/over/another/second/more/new/longer/extend*/back,
     trial/probation*/test*/tried/try second/again/repeat*/twice/another/anew/longer/re-run,
     afresh/again/anew look/tried/test*/probation*/trial`,
    `${JARAB} بداية/جديد/مرة/زيادة/مرتين/تمديد/رجع/إضافي*/إعادة،
     ${AR.trial} أعدنا/إعادة/تكرار/مرة/مرتين/جديد/مجددا/أخرى،
     اختبر*/جرب*/جديد أشهر/تجربة/اختبار قسم/انتقل/جديد`,
  ),
  'SA-LAB-09': topic(
    `renew*/sign*/extend*/extension/deal again/many/times/three/third/four/each
     stay*/permanent*/good/forever/end/date/open/turn*/becom*/year,
     four/4/three year still/here/more end/date/permanent*/good/open, one-year again/permanent*/stay*,
     ${EN.renew} end/date/permanent*/indefinite/open/often/times/matter/many/number/years/stay*`,
    `${verbs('جدد/مدد')}/جددنا/تجديد/تجديدات ثلاث/أربع/مهما/مرات/دائم*/طول/مفتوح،
     أربع/أربعة/ثلاث سنين/سنوات/تجديدات ${verbs('صير/صبح/كون/بقى')}/مفتوح/دائم*، كل سنة عقد جديد/دائم*،
     ${AR.renew} دائم/دائما/مهما/مرات/عدد/مفتوح/يتحول/تحول/غير/محدد`,
  ),
  'SA-LAB-74': topic(
    `years/time/service/earlier/before/old/new count*/zero/start*/carr*/kept/keep*/wipe*/reset*/lost/add*
     sign*/renew*/extend*/contract/deal/paper,
     ${EN.renew} seniority/service/anew/afresh/zero/earlier/previous/count*/past`,
    `سنوات/سنين/مدة/خدمة/قديم/قبله/سابق*/أولى صفر/محسوب*/تضاف/يضاف/نضيف/يلغي/جددنا/تمديد/تجديد/جديد/ضاعت/تحسب
     عقد/جددنا/تجديد/تمديد/ورقة/سنين،
     ${AR.renew} أقدمية/خدمة/سنوات/جديد/صفر/سابق*/بداية/مدة`,
  ),
  'SA-LAB-73': topic(
    `buy*/bought/sold/sell*/sale/hands/passes/taken/join/merge*/inherit*
     shop/business/factory/company/firm/restaurant/store/owner/boss
     staff/job/everybody/everyone/years/start*/over/same/continue*/kept,
     hands/owner/ownership/buyer/sold/sale/takeover/merge*/heir change*/pass*/new/other/another/over/next
     employee/staff/worker/seniority/contract/job/work*/service`,
    `اشترى/انباع/باع/بيع/بعنا/${verbs('شتري/بيع/دمج')}/دخلنا/اندمج*/ورثة/مالك محل/مصنع/شركة/مؤسسة/مطعم/مشروع/مالك
     ${verbs('كمل/بقى/بدأ/تغير/نتقل/ستمر')}/جديد/موظفين/عمال/كل/سنوات/محفوظ*/معه،
     ${verbs('نتقل/بيع/باع/شتري/تحول/ندمج')}/انتقل*/بيع*/باع*/مالك/ملكية/ورثة
     مالك/ملكية/آخر/جديد/ورشة/شركة/محل/مصنع/مؤسسة عمال/عامل/موظف*/عقود/عقد/خدمة/أوراق`,
  ),
  'SA-LAB-10': topic(
    `send/sends/sent/shift*/mov*/go/pack*/post/posted/transfer*/relocat*/travel*
     shop/town/city/branch/store/country/Kingdom/Riyadh/Jeddah/Dammam/Abha/elsewhere/anywhere/live
     any/another/different/other/there/asking/yes/agree*/open,
     assign*/transfer*/move/moved/moves/send/sent/relocat*/station*/post/posted/deploy*/dispatch*
     site/city/branch/region/town/anywhere/location/far/place/project/abroad,
     work/works/moved/move/transfer*/relocat*/sent/ask*
     outlet/branch/Riyadh/Jeddah/Dammam/Tabuk/Abha/Makkah/Madinah/Khobar/city/town
     any/its/out/without/other/another/ask/different/refuse*/consent`,
    `${verbs('رسل/ودي/بعث/نقل/روح/سافر/حول')}/نقل فرع/مدينة/منطقة/مملكة/رياض/جدة/دمام/أبها/مكان/سكن/محل
     أي/أخرى/آخر/هناك/رأي/وافق/رضا/فتحنا،
     ${verbs('وجه/نقل/رسل/بعث/وفد/كلف/نتدب')}/نقل/انتداب موقع/مدينة/فرع/منطقة/مكان/مشروع/بلد/جهة
     أي/آخر/أخرى/مهما/بعيد*/غير/خارج،
     ${verbs('نقل')}/نقل/انتقال رياض/جدة/دمام/تبوك/أبها/مكة/مدينة/خبر/فرع*/فروع، ${verbs('طلب/كلف')} عمل
     فرع/فروع/مدينة/موقع أي/آخر/أخرى/تبوك/رياض/جدة`,
  ),
  'SA-LAB-63': topic(
    `do/does/make/put/help/helps/give/gives/move
     whatever/anything/cleaning/other/another/different/short/wherever/extra
     job/trade/boss/manager/task/work/hands/needed/cashier/short/department,
     task/duties/work/job/assignment/role outside/beyond/other/different/unrelated/additional/any/extra
     speciality/specialty/trade/field/skill/asked/qualification/bargain/agreed/given/position,
     asked/ask/told/require* also/load/clean/cook/wash/carry/serve/guard
     driver/cashier/clerk/worker/employee/waiter, job/trade/work anything/nothing/else/other`,
    `${verbs('سوي/عمل/شتغل/ساعد/حط/خلي/كلف/قوم')} أي/غير/تنظيف/تخصص*/قسم/آخر/أخرى
     شغل/عمل/مدير/ناس/رضا/مهمة/مهنة/كاشير/قسم،
     ${verbs('نجز/ؤدي/عمل/قوم/كلف/نفذ')} خارج/غير/أي/آخر/أخرى/إضافي* اختصاص*/تخصص*/مهنة/مهام/يطلب/عمل/مجال/وظيفة،
     ${verbs('طلب/كلف/عطي')} ${verbs('حمل/نظف/طبخ/غسل/حرس')}/غيره/عمله/إضافي*، عمله/شغله/مهنته غيره/غيرها/سواه`,
  ),
  'SA-LAB-64': topic(
    `month/monthly/salary/salaried/office day/daily/hour/hourly/piece/week shift*/switch*/put/instead/rather/rates,
     salaried/monthly/salary day/days/daily/hourly/piece/weekly actually/worked/slack/instead/switch*/convert*,
     salaried/monthly daily/hourly/piece rate/basis/paid`,
    `شهر/شهري/شهرية/راتب يوم/يومي/يومية/ساعة/قطعة/أسبوع ${verbs('حاسب/صير')}/بدل/بدلا/نحول/ننقل،
     راتب/رواتب/شهري/شهر يوم/أيام/ساعة/ساعات/قطعة/إنتاج ${verbs('حاسب/صير')}/عملوها/ركود/بدلا`,
  ),
  'SA-LAB-32': topic(
    `house/shop/company/office/staff/workplace/store
     rule/guideline/booklet/handbook/policy/policies/poster/instruction/notices/manual,
     rules change*/apply/applies/follow*, follow* poster/instruction/rule/guideline/booklet/notices,
     circular/instruction/rule/regulation/policy/policies/handbook/code/manual/guideline
     entrance/bind*/everyone/company/house/staff/follow*/obey*/part/appl*/amend*/chang*`,
    `قوانين/قانون/أنظمة/تعليمات/كتيب/لائحة/سياسة/سياسات/قواعد محل/شركة/موظفين/معلقة/كل/مصنع/مكتب/فرع/عمال/مؤسسة،
     تعاميم/تعميم/تعليمات/لائحة/لوائح/قواعد/سياسات/دليل/أنظمة
     ملزمة/جميع/مدخل/شركة/موظف*/داخلي*/يلتزم/تسري/معلقة/تعديل`,
  ),
  'SA-LAB-34': topic(
    `complain*/claim*/sue/sues/court/judge/fight*/argue*/argument*/disagree*/dispute*/panel/case/lawyer
     month/week/day/year/against/us/pay/labor/labour/Dubai/panel/forget/go/take/company/London,
     grievance/complain*/claim/claims/objection/lawsuit/case/dispute
     day/week/month/year/court/raise*/raised/closed/late/lapse*/arbitrat*/after, court/judge/arbitrat*/tribunal
     employee/worker/us/company/employer/dispute/go,
     disagree*/complain*/dispute/quarrel*/conflict owner/final/decid*/month/months/court/judge/day/days/settle*`,
    `شكوى/شكاوى/يشتكي/تشتكي/محكمة/محاكم/قاضي/خلاف/محكم/تحكيم/ترفع/قضية
     شهر/سنة/خلال/ضد/ضدنا/راتب/دبي/علينا/شركة/أسبوع/عمل،
     اعتراض/شكوى/مطالبة/دعوى/نزاع/خلاف يوم/يوما/شهر/أشهر/سنة/يغلق/تقدم/يقدم/محكمة/تحكيم،
     خلاف*/يشتكي/شكوى/نزاع/ليشتكي مالك/نهائي*/أشهر/شهر/محكمة/يحكم/قاضي/يوم*`,
  ),
  'SA-LAB-201': topic(
    `name/ID/CR/lives/living/born/passport/iqama/Egyptian/Indian/Saudi/Pakistani/Filipino
     ID/number/CR/lives/shop/employer/worker/company/resident/store,
     first+day, start/starts/starting/begin/begins us/work/job/on/date
     Sunday/Monday/January/February/March/April/May/June/July/August/September/October/November/December/us/work/job,
     citizen/national/nationality/resident/holder/Mr/Mrs/Ms/born
     Pakistan*/India*/Egypt*/Saudi/Philippines/Sudan*/Yemen*/Jordan*/Syria*/ID/passport/iqama/number/Trading/company/establishment`,
    `اسم/هوية/سجل/ساكن/يسكن/مقيم/مصري/هندي/سعودي/باكستاني/جواز رقم/هوية/محل/عامل/حي/سجله/هويته/شركة/مدينة،
     أول+يوم، ${verbs('بدأ/بدا/باشر/داوم')} معنا/عمل/شغل/دوام/أحد/اثنين/يناير/فبراير/مارس/أبريل/مايو/يونيو/تاريخ،
     طرفان/طرفين/سيد/سيدة/مواطن/حامل مؤسسة/شركة/سيد/سيدة/جنسية/هوية/جواز/إقامة`,
  ),
  'SA-LAB-202': topic(
    `contract/deal/agreement/job/you/us/lasts/runs/take/hire* for/until/till/with
     year/month/end/2025/2026/2027/2028/eighteen/two/one,
     engage*/employ*/hire*/contract*/agreement through/until/till/for/ends/expires/lasts
     year/month/2025/2026/2027/2028/date/december/june`,
    `عقد/اتفاق/معنا/نشغل*/نوظف*/${verbs('ستمر/مشي/سري')}
     لسنة/سنة/سنتين/سنوات/شهر/شهرا/شهور/أشهر/آخر/نهاية/2025/2026/2027،
     ${verbs('تعاقد/وظف/شغل')}/تعاقد/عقد/اتفاق نهاية/حتى/سنة/سنتين/شهرا/2025/2026/2027/2028/عام`,
  ),
};
