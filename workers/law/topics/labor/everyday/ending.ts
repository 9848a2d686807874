import type { Topic } from '#workers/engines/topics/topic.js';
import { topic } from '../../phrase-list.js';
import { AR, EN, verbs } from './words.js';

const TELL = 'tell/tells/told/telling/warn*/know/heads-up/notice/notif*/letter/inform*';
const KHABAR = `${verbs('بلغ/علم/خبر/نذر/شعر/خطر/عطي')}/علمنا/خبر/إبلاغ/إشعار/إنذار/إخطار/مهلة`;
const LEFT_MONEY = 'bonus/money/award/gratuity/lump/thank*/reward*/extras/benefit';
const END_MONEY = 'مكافأة/فلوس/مبلغ/راتب/شيء/نكرم*/بونص/حق/حقوق';
const SIMILAR = 'similar/same/like/own/another/other/nearby/near/rival*/competing/line/trade';
const AFTER = 'after/once/leaving/leave/leaves/quit*/gone/year/month/again/never/out/goes/go';
const BAAD = `بعد/إذا/سنة/سنتين/أبدا/خروج*/${AR.go}`;

const NON_COMPETE = topic(
  `open*/start*/set/run/runs/join*/work/works/sell*/ban/stay*/keep/buy* ${SIMILAR}/client/customer/away/out shop/bakery/business/trade/client/customer/buyer/firm/store/stuff/joining/restaurant/line/company ${AFTER},
   never/not/ban/stay*/out work*/join* trade/field/line/again/sector/industry/wherever year/again/leaving/gone/after/never/riyadh,
     ${EN.depart}/after/later/afterwards/year/eighteen/month/following
     serve*/work*/join*/open*/compet*/engage*/start*/restrict*/trade/own
     rival*/compet*/similar/district/salon/same/trade/customer/client/business/restriction/line/field/area,
     restriction/ban/bar cover*/limit*/appl*/last*/confin*
     year/month/area/city/trade/riyadh/jeddah/khobar/dammam/region,
     sell/sells/serve/serves/open/opens/approach*/contact*/solicit*/set
     customer/client/competing/rival/supplier/street year/month/leaving/leaves/shop/garage/afterwards`,
  `${verbs('فتح/شتغل/عمل/بيع/بتعد/لتحق/ؤسس')}/منع/ابتعد/يبتعد مثل*/قريب/نفس/مشابه*/غير*/زبائن/عملاء/سوق/مشروع/منافس*/مجال/أي/أبدا محل/مخبز/مشروع/عملاء/زبائن/سوق/بضاعة/شركة/شغل/مكان/عند/مدة/عطور ${BAAD}،
     ${verbs('خدم/عمل/شتغل/فتح/لتحق/نافس/مارس/بتعد')}/قيد/منع/حظر/ابتعد
     آخر/مماثل/مشابه/منافس*/نفس/حي/مجال/سوق/زبائن*/نشاط/مدينة/يقتصر/عطور سنة/سنتين/شهرا/أشهر/بعد/أبدا، قيد/منع/حظر
     يقتصر/يشمل/يسري/لمدة سنة/سنتين/شهرا/مدينة،
     ${verbs('بيع/فتح/تصل/خدم/جذب/تعامل')} زبائن*/عملاء*/منافس* سنة/سنتين/بعد/شارع/أشهر`,
);

/** Phrases in plain words of the rules on how employment ends, what is due then, and what binds the worker after it. */
export const endingTopics: Readonly<Record<string, Topic>> = {
  'SA-LAB-11': topic(
    `${TELL} ${EN.go}/out/ahead/early/end*/stop*/let before/ahead/day/week/month/early/writing,
     ${EN.warn} ${EN.depart}/${EN.remove}/end/ends/other/stop* day/week/month/advance/beforehand,
     ${EN.warn}/know fortnight/month/week/days ${EN.depart}/${EN.remove}/plan*/stop*`,
    `${KHABAR} ${AR.go}/${AR.drop}/قبل/كتابة/طرف قبل/يوم/أسبوع/شهر/شهرين/أيام/ثلاثين،
     ${AR.warn} ${AR.depart}/${AR.remove}/قبل/صاحبه/طرف/عمل يوم/أيام/أسبوع/أسابيع/شهر/شهرين/أشهر،
     أخبر/يخبر/تخبر/نخبر/خطاب/رسالة/${AR.warn} ${AR.depart}/${AR.remove} يوم/يوما/أسبوع/أسبوعين/شهر/قبل`,
  ),
  'SA-LAB-65': topic(
    `${EN.let} reason/why/whenever/wish*/feel/want*/will/cause/explain*/say/anytime/fair,
     ${EN.drop}/part/parts/good whenever/reason/why/feel/cause/explain*/anytime/wish*
     people/staff/worker/employee/you/him/anyone/nobody/boss,
     ${EN.remove}/end/ends/close/closes
     reason/why/explain*/explaining/explanation/cause/justif*/discretion/wish*/pleas*/like*/ground/choose*/whenever/anytime,
     ${EN.remove}/end/ends/part any moment/time/date`,
    `${AR.drop} متى/سبب/أسباب/ليش/لماذا/مبرر/مقنع/أراد*/شاء*/نبغى/رغبت*، صرف/تصرف/يصرف عامل/موظف خدمة متى/سبب،
     ${AR.remove} سبب/تشرح/شرح/تعليل/تبرير/مبرر/متى/تفسير/علاقة`,
  ),
  'SA-LAB-77': topic(
    `${TELL} without/skip*/not/no/fail*/short/late owe*/pay/pays/money/wage/salary,
     ${EN.let}/spot/sudden*/once pay/money/wage/salary/hand month/two/week,
     ${EN.warn} missed/without/short*/lack*/fail*/ignor*/value/instead/skip*/observ*
     pay/pays/due/owe*/amount/compensat*/salary/wage`,
    `${KHABAR} بدون/دون/لم/ما/فجأة/يعطي راتب/${verbs('دفع/تحمل')}/قيمة/عليك/فلوس/أجر، ${AR.drop} فجأة/فورا/حالا
     راتب/أجر/شهر/شهرين،
     ${AR.warn}/مهلة أخل/يخل/دون/بدون/بدل/لم/عدم ${AR.pay}/${verbs('دفع/عوض')}/دفع/قيمته/قيمتها`,
  ),
  'SA-LAB-66': topic(
    `last/final/told/notice week/month/leave/notice/go off/home/find/look*/search*/interview*
     new/job/work/else/time/paid/interview*/something,
     notice/last/final home/stay* paid/pay,
     ${EN.warn} hunt*/look*/search*/seek*/find*/interview*/free/off/paid/stay*/home/time`,
    `${KHABAR}/${AR.drop}/آخر/أخير ${verbs('دور/بحث/طلع/خلي/داوم/غيب')}/بيت
     شغل/وظيفة/عمل/راتب/وقت/أسبوع/يوم،
     ${AR.warn} بحث/للبحث/وقتا/غياب/يغيب/دوام/بيت/منزل/مقابل*`,
  ),
  'SA-LAB-12': topic(
    `${EN.go}/${EN.drop}/break/breaks/breaking/sent/let before/early/nothing/cause/reason/up/unfair*
     pay/pays/owe*/get/gets/money/month/year,
     early/premature*/before/sudden*/unfair*/unjust*/reason depart*/leaving/leave*/end/ending/${EN.remove}
     ${EN.remuneration}/cost/costs/compensat*/owe*/salaries/liable/damages,
     ${EN.let}/${EN.remove} no/without/reason/early/unfair* receives/receive/gets/get/salary/pays/months,
     ends/end/leaves/breaks year/years/contract/term early/before pays/pay/owes,
     close/end/ends/leave/leaves/send/sent before contract/end/over/expire* salary/salaries/receives/pays/compensat*`,
    `${AR.go}/${AR.drop}/${verbs('كسر')}/مشينا*/يكسر قبل/سبب/مبرر/باقي/ظلم
     ${verbs('دفع/عطي')}/راتب/شهر/شهرين/باقي/ألف/تعويض،
     ${AR.depart}/${AR.remove}/مبكر ${AR.pay}/تعويض/يكلف/يدفع/غرامة
     مبكر/قبل/سبب/ظلم/مبرر/أشهر/ثلاثة/شهرين/ألف/متبقي*/مدة،
     أنهى/ينهي/صرفناه/${AR.depart} مبكرا/قبل/سبب/مبرر ${AR.pay}/${verbs('دفع/اخذ/عوض')}/دفع/أخذ،
     قبل نهاية/انتهاء/انقضاء عقد*/عقده/مدة ${AR.pay}/راتبا/راتبين/رواتب/أجرا`,
  ),
  'SA-LAB-13': topic(
    `quit/quits/quitting/resign*/departure/hand
     letter/paper/writing/boss/sign*/mind/before/accept*/free/week/thirty/approv*/year,
     hand paper/letter before/year/leave/leaving/notice, letter departure/leaving/resign* sign*/count*/accept*,
     depart*/leaving/resign*/quit* request/letter/application/accept*/approv*/agree*/effect*/consent/refus*/valid,
     resign*`,
    `${verbs('ستقيل/قدم/تراجع/طلب')}/طلب/طلبت/استقالة خروج/ترك/استقالة/شغل/عمل
     ${verbs('تراجع/مشي/قبل/وقع')}/توقيع/بتوقيع/سنة/شهر/أسبوع/حر/قبل/مدير/موافقة،
     طلب/خطاب/كتاب/تقديم رحيل/ترك/مغادرة/استقالة/خروج/انصراف قبول/موافقة/ينفذ/نافذ*/رفض/إدارة/مدير/أيام/شهر،
     استقالة/استقال/يستقيل/استقالته`,
  ),
  'SA-LAB-67': topic(
    `quit/quits/quitting/resign*/walk*/own/choice
     nothing/money/lose*/lost/gone/bonus/still/everything/due/extras/paid/all
     home/off/own/out/choice/leave*/leaving/who/their/you,
     leav* own/choice/accord nothing/money/lose*/extras/bonus/cost*/rights,
     depart*/leav*/resign*/quit*/goes/exit* volunt*/own/choice/will/accord/himself/choos*
     gives/lose*/loses/forfeit*/receiv*/built/claim*/accru*/entitle*/right/due/nothing/keep*/full/all,
     resign*/quit*/quits take/takes/only/earned/keep*/away/last/nothing`,
    `${AR.go} نفسه/نفسها/بنفسك/نفسك/بكيف*/كيفه/يستقيل/استقال*/برغبت*
     شيء/فلوس/راح*/إجازات/بونص*/حق/حقوق/كامل*/مستحقات،
     ${AR.depart} اختيار*/بنفسه/برغبت*/إرادت*/طوع* ${AR.pay}/خسر/يخسر/حق/حقوق/كل/كامل/تجمع،
     استقال*/استقالة/يستقيل ${verbs('اخذ/ضيع/خسر/كسب/ستحق')}/شيء/راتبه/كسبه/حقه/حقوقه`,
  ),
  'SA-LAB-68': topic(
    `quit/quits/quitting/leave/leaving/resign*/goodbye letter/paper/write/form/note
     sign*/blank/ready/drawer/push*/forc*/first/start/advance/press*,
     depart*/leav*/resign*/quit*/exit letter/request/form/paper/application/declaration
     open/blank/sign*/joining/undated/advance/date/pressure/pressur*/threat*`,
    `${verbs('وقع/كتب/ضغط')}/توقيع/موقع* بياض/استقالة/تارك/ترك/جاهز*/أول/خطاب ورقة/استقالة/ترك/تارك/خطاب،
     رحيل/ترك/استقالة/مغادرة/خروج خطاب/طلب/ورقة/كتاب/نموذج
     ${verbs('وقع')}/توقيع/موقع*/مفتوح/تاريخ/التحاق/مسبق*/ضغط/إجبار`,
  ),
  'SA-LAB-14': topic(
    `steal*/stole/theft/thief/hit/hits/beat*/forg*/fake*/warning/drunk/fraud/caught
     out/gone/door/once/right/nothing/same/spot/away/immediate*/money,
     out/gone/door once/nothing/away/spot/immediate* nothing/money/riyal/day/steal*/caught,
     theft/steal*/violence/violent/fraud/assault*/drunk*/forg*/fight*/dishonest*/gross/serious/betray*
     ${EN.remove}/removal/out/immediate*/day/payout/nothing/once/end/ends,
     secret/theft/steal*/hit/hits/assault*/fraud/forge*/insult*/selling/bribe*
     door/${EN.remove}/penny/nothing/out/fired`,
    `${verbs('سرق/ضرب/زور/غش')}/سرقة/زورت/ضرب/تزوير/إنذارات/سرق ${AR.go}/${AR.drop}/فورا/طول/حالا/بدون/شيء،
     سرقة/عنف/تزوير/اعتداء/غش/ضرب/خيانة/سكر ${AR.remove}/فورا/نفسه/حالا/بلا/دون،
     أسرار*/سرق*/ضرب/اعتدى/غش/رشوة/زور ${AR.depart}/${AR.remove}/هللة/فورا/خرج/فصل`,
  ),
  'SA-LAB-69': topic(
    `miss/misses/missed/missing/no-show/skip*/turn/show/absent/absence/absen*/away
     day/week/work/shift/fifteen/straight job/back/off/good/left/coming/out/lose*/letter/over/roster/row,
     away/absent/absence/missing/unexcused/excuse/no-show day/days/week/consecutive/row/shift
     post/filled/excuse/job/${EN.remove}/end/ends/deemed/abandon*/left,
     absen*/showing/show/turning/appear*/attend* ${EN.remove}/write/writes/warn*/letter/left/twice/consider*,
     week/day/days without/coming/showing/turning/attending job/work/goes/else/fired/left`,
    `غبت/غاب/${verbs('غيب/داوم/حضر/تخلف/جي')}/تخلف/حضور/جيت/غياب يوم/يومين/أيام/أسبوع
     ${verbs('رجع/خسر/شطب/عتبر')}/شغل/تركت/ترك/ترجع/رسالة/كشف/عمل،
     غياب/يغيب/غاب/عذر/انقطاع/تغيب يوم/أيام/يومين/أسبوع وظيفة/غيره/عذر/${AR.remove}/ترك/تاركا،
     غياب/حضوره/حضور*/يغيب/انقطاع ${verbs('كتب/فصل/نذر')}/إنذار/خطاب/تارك*/مرتين،
     أسبوع/أيام/يومين حضور/دوام/عذر غيره/لغيره/فصل/ترك`,
  ),
  'SA-LAB-75': topic(
    `punish*/let/fire/fired/fine/fined/decid*/wrong/dismiss*/sack*/accus*
     side/story/say/answer*/hear/heard/speak/explain*/ask/listen*/reply/defend*,
     hear/hears/heard/hearing/listen*/explain*/defen*/answer*/reply/side
     step/action/measure/against/decision/${EN.punish}/${EN.remove} employee/worker/him/her/you/he/she/staff,
     version/side/invite*/inviting/committee/hear*/present decid*/decision/sanction/punish*/dismiss*/penal*`,
    `${verbs('عاقب/فصل/قرر')}/عقوبة/غلط/خطأ/فصل ${verbs('سمع/رد/دافع/قول/شرح')}/كلام/فرصة/رأي/نسمع/دفاع،
     ${verbs('ستمع/سمع/رد/دافع')}/استماع/سماع/دفاع/أقوال* إجراء/قرار/عقاب/عقوبة/فصل/جزاء/ضده/خطوة،
     لجنة/${verbs('روي/دعو/سمع/دافع/قرر')}/أقوال*/روايت* جزاء/قرار/نقرر/تقرر/عقوبة/فصل`,
  ),
  'SA-LAB-15': topic(
    `${EN.go} once/same/spot/right/immediate*/free
     insult*/beat*/hit/word/lie/lies/lied/owe*/promise*/unpaid/abus*/danger*/money,
     mistreat*/abus*/insult*/assault*/unpaid/late/cheat*/deceiv*/danger*/breach* ${EN.depart}
     once/immediate*/everything/right/owed/without/free/straight,
     ${EN.depart} claim/late/treated/badly/mistreat*/insult*/unpaid/abus* still/must/all/can/may/same, stay/stays
     treated/badly/mistreat*/insult*/abus*`,
    `${AR.go}/حر فورا/حالا/مباشرة/نفس/بنفس/تأخر* أهان*/ضرب*/كذب*/وفينا/حق/حقوق/رواتب/خطر/شغل/مدير،
     أسأنا/إساءة/إهانة/ضرب/غش/خداع/إخلال/خطر/معاملت* ${AR.depart} فورا/حالا/يستحق/حق/حقوق/دون،
     ${verbs('ترك/بقى/غادر')}/ترك تأخر*/عومل*/سوء/معاملة/إساءة/أهين*/خالف* حق*/راتب*/راتبه/عمل/بسوء`,
  ),
  'SA-LAB-16': NON_COMPETE,
  'SA-LAB-70': NON_COMPETE,
  'SA-LAB-17': topic(
    `tell/tells/talk*/share*/post/posted/pass/passed/keep/keeps/stay*/show/copy/speak*
     outsider/anyone/anybody/nobody/mouth/quiet/here/online/friend/recipe/price/customer/client/kitchen/rival*
     recipe/price/customer/client/company/business/kitchen/see/hear/inside/list/outsider/nothing,
     customer/client/formula/recipe/price/list/file/drawing/plan/information/knowledge/data/company
     remain*/stay*/outside/walls/private/quiet/within/leak*/outsider/disclos*/passed/posted/copy/copied/taken,
     private/sensitive information/matter/document/data,
     learn*/know*/see/sees/photo*/picture*/details
     himself/online/secret*/supplier/outside/workshop/keep*/share*/nobody/internet/social,
     supplier/customer/price/recipe/design/cost
     business/nobody/nobody's/no-one/stay*/between/outsider/competitor/secret`,
    `${verbs('قول/نشر/تكلم/شوف/صور/حكي/خبر/بوح')}/كلام وصفات*/أسعار*/عملاء/زبائن/شركة/مطبخ*/أحد/محل/شغل
     أحد/أي/عندنا/ممنوع/لا/بعد/خارج،
     قوائم/عملاء/خلطات/وصفات/أسعار/معلومات/ملفات/خطط/بيانات/شركة
     تخرج/خارج/جدران/غير/ينقل/تنقل/تسرب/يفشي/نقل/تصوير/خاصة،
     ${verbs('عرف/نشر/حفظ/حتفظ/صور/بوح/طلع')} موردين*/موردينا/نفسه/لنفسه/صور/إنترنت/ورشة/أسرار/غير/أحد،
     أسعار/موردين*/موردينا/وصفات/تكاليف/تصاميم أحد/أحدا/سوانا/غيرنا/خارج/منافس*`,
  ),
  'SA-LAB-18': topic(
    `end/leaving/leave/go/going/finish*/parting/farewell/long-timer/last ${LEFT_MONEY}/month/half
     year/lump/bonus/reward*/thank*,
     leaving/end/parting/farewell+bonus/money/gift/reward/pay, month/half year/each/per go/leave/end/finish*/leaving,
     parting/leaving/departure/end/farewell/service/final payment/bonus/reward/sum/amount/gratuity/payout/lump
     year/years/grow*/month/service/each/completed, lump finish*/end*/leav*/go,
     years salary/salaries ends/home/leaving/leaves/goes`,
    `${AR.go}/آخر/نهاية/انتهى/طول ${END_MONEY} سنة/سنين/سنوات/نهاية/خروج/كل، مكافأة خروج/نهاية/ترك/خدمة، نهاية خدمة،
     ${AR.depart}/وداع/نهاية/ينتهي/ختام دفعة/مكافأة/مبلغ/تعويض/مقابل/أجر سنة/سنوات/خدمة/شهر/كل/يطول،
     سنين/سنوات/سنة رواتب/راتب/أجر يعود/خروج*/بلده/نهاية/مكافأة`,
  ),
  'SA-LAB-71': topic(
    `quit/quits/quitting/resign*/choice/leaves/leave/go ${LEFT_MONEY}
     third/year/gone/wedding/marr*/birth/leaving/end/whole/no,
     depart*/leav*/resign*/quit*/goes own/volunt*/choice/themselves/resign*/quit*
     part/portion/third/half/payment/bonus/reward/gratuity/payout`,
    `${AR.go}/زواجها/ولادة مكافأة/فلوس/ثلث/ثلثين مكافأة/نهاية/ثلث/ثلثين/سنتين/خدمة/سنين،
     ${AR.depart} اختيار*/بنفسه/برغبت*/استقال* جزء/ثلث/نصف/دفعة/مكافأة`,
  ),
  'SA-LAB-72': topic(
    `bonus/end/leaving/gratuity/final work/works/figure*/calculat*/sum/count*/use/based/reckon*
     pay/money/salary/wage/bare/last/basic/started/extras/housing/allowance,
     parting/leaving/departure/end/final/service/gratuity/award payment/bonus/reward/payout/sum/gratuity/award/money
     work*/calculat*/base/based/basic/supplement/allowance/last/reckon*/measur*`,
    `مكافأة/نهاية ${verbs('حسب/طلع/نحسب/دخل')}/حساب/نحسب/تنحسب راتب/بدل/بدلات/سكن/أجر،
     دفعة/مكافأة/وداع/نهاية/تعويض ${verbs('قدر/حسب/حتسب')}/تحسب/حساب/أساس/إضافات/بدلات/أخير`,
  ),
  'SA-LAB-19': topic(
    `final/last/all/full/everything/owe* money/pay/paid/owe*/settle*/clear*/account
     day/week/month/going/leaving/ready/time last/going/leaving/after/people/leave/final,
     outstanding/remaining/final/last/all/due/owed ${EN.remuneration}/settle*/dues/account/everything
     day/week/month/once/within depart*/leav*/end*/goes/going/last/separat*,
     account/owe*/due/balance/settlement closed/close/paid/transferred/pay
     stop*/leave*/leaves/keys/return*/go/goes/after/end/days`,
    `فلوس/حق/حساب/كل/حقوق/مستحقات آخر/أخير/خروج*/${AR.go}/جاهز*/محاسب
     ${verbs('ستلم/عطي/دفع')}/يوم/أسبوع/شهر/شهور/جاهز*/كامل،
     ${AR.pay}/حق/حقوق/حساب معلقة/متبقية/كل/جميع/كامل/نهائي*/باقي ${AR.depart}/انتهاء/نهاية،
     حسابه/حساب*/باقي/بقي ${verbs('قفل/دفع/حول/سوي/صفي')} توقف*/خروج*/مفاتيح/أيام/نهاية/بعد/عهدة`,
  ),
  'SA-LAB-30': topic(
    `paper/letter/certificate/diploma/document give/gives/get/gets/back/safe/keep*/stay*/cost*/return*/held
     work*/time/school/long/leaving/leave/diploma/back/pay/here/degree,
     statement/certificate/letter/reference/paper written/time/service/worked/experience/us/long
     employee/worker/he/she/you, original/diploma/degree/papers return*/keep*/kept/held/back`,
    `ورقة/أوراق/خطاب/شهادات/شهادة/وثائق ${verbs('عطي/رجع/بقى/دفع/ستلم')}/خزنة/ترجع/أصل
     مدة/شغل/دراسية/طلعت/خبرة/عمل/خزنة/خروج*/دراسة،
     إفادة/شهادة/خطاب/ورقة مدة/عمل*/خبرة/خدمة/شغل*، أصول/مؤهلات/شهادات رد/إعادة/تعاد/تحتفظ/يسترد`,
  ),
  'SA-LAB-118': topic(
    `ill/sick/illness/sickness/hospital ${EN.drop}/job/part/let/someone/else/replace*/long/over/place,
     ${EN.ill} ${EN.remove}/job/post/replace* month/long/someone/employee/worker/he/she, health+fails/failing/failed`,
    `مرض/مريض/تمرض/يمرض/مرضك/مستشفى/تعبان ${AR.drop}/شغل/غير*/نجيب/عمل/طول،
     ${AR.ill} ${AR.remove}/وظيفة/غيره/شهر/شهرين/طويل*`,
  ),
  'INT-ILO-01': topic(
    `leave/quit/go/stop/stopping/work*/camp
     debt/spent/owe*/loan/earned/back/forced/made/against/will/until/till/reason
     until/till/paid/back/earned/will/forced/cannot/reason/against/not/nobody debt/work*/will/camp/us/reason,
     stay*/remain*/work*/serve*/leave/stop advance/debt/loan/owe*/spent/invested/repaid/threat*/forc*/against
     will/until/till
     until/till/off/paid/back/unless/before, forced/compel*/coerc*/against will/work*/labor/labour/anyone/nobody`,
    `${verbs('طلع/شتغل/وقف/ترك/غصب/جبر/خرج')} دين/سلفة/صرفناه/أحد/سبب/سداد/رغما/قوة لين/حتى/شغل/عمل/تسدد/نغصب*،
     ${verbs('بقى/عمل/ترك/غادر/توقف/شتغل')} سلفة/دين/دفعناه/صرفناه/قرض/تكاليف/إكراه/جبر* حتى/لين/قبل/إلا/يستوفي/سداد`,
  ),
};
