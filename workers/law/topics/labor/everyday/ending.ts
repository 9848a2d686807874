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
   never/not/ban/stay*/out work*/join* trade/field/line/again/sector/industry/wherever year/again/leaving/gone/after/never/riyadh`,
  `${verbs('فتح/شتغل/عمل/بيع/بتعد/لتحق/ؤسس')}/منع/ابتعد/يبتعد مثل*/قريب/نفس/مشابه*/غير*/زبائن/عملاء/سوق/مشروع/ثاني/منافس*/مجال/أي/أبدا محل/مخبز/مشروع/عملاء/زبائن/سوق/بضاعة/شركة/شغل/مكان/عند/مدة/عطور ${BAAD}`,
);

/** Phrases in plain words of the rules on how employment ends, what is due then, and what binds the worker after it. */
export const endingTopics: Readonly<Record<string, Topic>> = {
  'SA-LAB-11': topic(
    `${TELL} ${EN.go}/out/ahead/early/end*/stop*/let before/ahead/day/week/month/early/writing`,
    `${KHABAR} ${AR.go}/${AR.drop}/قبل/كتابة/طرف قبل/يوم/أسبوع/شهر/شهرين/أيام/ثلاثين`,
  ),
  'SA-LAB-65': topic(
    `${EN.let} reason/why/whenever/wish*/feel/want*/will/cause/explain*/say/anytime/fair,
     ${EN.drop}/part/parts/good whenever/reason/why/feel/cause/explain*/anytime/wish*
     people/staff/worker/employee/you/him/anyone/nobody/boss`,
    `${AR.drop} متى/سبب/أسباب/ليش/لماذا/مبرر/مقنع/أراد*/شاء*/نبغى/رغب*/وقت`,
  ),
  'SA-LAB-77': topic(
    `${TELL} without/skip*/not/no/fail*/short/late owe*/pay/pays/money/wage/salary,
     ${EN.let}/spot/sudden*/once pay/money/wage/salary/hand month/two/week`,
    `${KHABAR} بدون/دون/لم/ما/فجأة/يعطي راتب/${verbs('دفع/تحمل')}/قيمة/عليك/فلوس/أجر، ${AR.drop} فجأة/فورا/حالا
     راتب/أجر/شهر/شهرين`,
  ),
  'SA-LAB-66': topic(
    `last/final/told/notice/after/once week/month/leave/notice/go
     off/home/stay*/find/look*/search*/interview*/free/paid new/job/work/else/time/paid/pay/interview*/something,
     notice/last/final home/stay* paid/pay`,
    `${KHABAR}/${AR.drop}/آخر/أخير ${verbs('دور/بحث/طلع/خلي/داوم/غيب')}/بيت/مقابلات/مقابلة
     شغل/وظيفة/عمل/راتب/وقت/أسبوع/يوم`,
  ),
  'SA-LAB-12': topic(
    `${EN.go}/${EN.drop}/break/breaks/breaking/sent/let before/early/nothing/cause/reason/up/unfair*
     pay/pays/owe*/get/gets/money/month/year`,
    `${AR.go}/${AR.drop}/${verbs('كسر')}/مشينا*/يكسر قبل/سبب/مبرر/باقي/ظلم
     ${verbs('دفع/عطي')}/راتب/شهر/شهرين/باقي/ألف/تعويض`,
  ),
  'SA-LAB-13': topic(
    `quit/quits/quitting/resign*/departure/hand
     letter/paper/writing/boss/sign*/mind/before/accept*/free/week/thirty/approv*/year,
     hand paper/letter before/year/leave/leaving/notice, letter departure/leaving/resign* sign*/count*/accept*`,
    `${verbs('ستقيل/قدم/تراجع/طلب')}/طلب/طلبت/استقالة خروج/ترك/استقالة/شغل/عمل
     ${verbs('تراجع/مشي/قبل/وقع')}/توقيع/بتوقيع/سنة/شهر/أسبوع/حر/قبل/مدير/موافقة`,
  ),
  'SA-LAB-67': topic(
    `quit/quits/quitting/resign*/walk*/own/choice
     nothing/money/lose*/lost/gone/bonus/still/everything/due/extras/paid/all
     home/off/own/out/choice/leave*/leaving/who/their/you,
     leav* own/choice/accord nothing/money/lose*/extras/bonus/cost*/rights`,
    `${AR.go} نفس/بنفس*/نفسه/بكيف*/كيفه/بدون/شيء/يستقيل/استقال*/برغبت*
     شيء/فلوس/راح*/إجازات/بونص*/حق/حقوق/كامل*/مستحقات`,
  ),
  'SA-LAB-68': topic(
    `quit/quits/quitting/leave/leaving/resign*/goodbye letter/paper/write/form/note
     sign*/blank/ready/drawer/push*/forc*/first/start/advance/press*`,
    `${verbs('وقع/كتب/ضغط')}/توقيع/موقع* بياض/استقالة/تارك/ترك/جاهز*/أول/خطاب ورقة/استقالة/ترك/تارك/خطاب`,
  ),
  'SA-LAB-14': topic(
    `steal*/stole/theft/thief/hit/hits/beat*/forg*/fake*/warning/drunk/fraud/caught
     out/gone/door/once/right/nothing/same/spot/away/immediate*/money,
     out/gone/door once/nothing/away/spot/immediate* nothing/money/riyal/day/steal*/caught`,
    `${verbs('سرق/ضرب/زور/غش')}/سرقة/زورت/ضرب/تزوير/إنذارات/سرق ${AR.go}/${AR.drop}/فورا/طول/حالا/بدون/شيء`,
  ),
  'SA-LAB-69': topic(
    `miss/misses/missed/missing/no-show/skip*/turn/show/absent/absence/absen*/away
     day/week/work/shift/fifteen/straight job/back/off/good/left/coming/out/lose*/letter/over/roster/row`,
    `غبت/غاب/${verbs('غيب/داوم/حضر/تخلف/جي')}/تخلف/حضور/جيت/غياب يوم/يومين/أيام/أسبوع
     ${verbs('رجع/خسر/شطب/عتبر')}/شغل/تركت/ترك/ترجع/رسالة/كشف/عمل`,
  ),
  'SA-LAB-75': topic(
    `punish*/let/fire/fired/fine/fined/decid*/wrong/dismiss*/sack*/accus*
     side/story/say/answer*/hear/heard/speak/explain*/ask/listen*/reply/defend*`,
    `${verbs('عاقب/فصل/قرر')}/عقوبة/غلط/خطأ/فصل ${verbs('سمع/رد/دافع/قول/شرح')}/كلام/فرصة/رأي/نسمع/دفاع`,
  ),
  'SA-LAB-15': topic(
    `${EN.go} once/same/spot/right/immediate*/free/any
     insult*/beat*/hit/word/lie*/lied/owe*/promise*/unpaid/abus*/danger*/money/pay`,
    `${AR.go}/حر فورا/حالا/مباشرة/نفس/بنفس/تأخر* أهان*/ضرب*/كذب*/وفينا/حق/حقوق/رواتب/خطر/شغل/مدير`,
  ),
  'SA-LAB-16': NON_COMPETE,
  'SA-LAB-70': NON_COMPETE,
  'SA-LAB-17': topic(
    `tell/tells/talk*/share*/post/posted/pass/passed/keep/keeps/stay*/show/copy/speak*
     outsider/anyone/anybody/nobody/mouth/quiet/here/online/friend/recipe/price/customer/client/kitchen/rival*
     recipe/price/customer/client/company/business/kitchen/see/hear/inside/list/outsider/nothing`,
    `${verbs('قول/نشر/نقل/تكلم/شوف/صور/حكي/خبر/بوح')}/كلام وصفات*/أسعار*/عملاء/زبائن/شركة/مطبخ*/أحد/محل/شغل
     أحد/أي/عندنا/ممنوع/لا/بعد/خارج`,
  ),
  'SA-LAB-18': topic(
    `end/leaving/leave/go/going/finish*/parting/farewell/long-timer/last ${LEFT_MONEY}/month/half
     year/lump/bonus/reward*/thank*,
     leaving/end/parting/farewell+bonus/money/gift/reward/pay, month/half year/each/per go/leave/end/finish*/leaving`,
    `${AR.go}/آخر/نهاية/انتهى/طول ${END_MONEY} سنة/سنين/سنوات/نهاية/خروج/كل، مكافأة خروج/نهاية/ترك/خدمة، نهاية خدمة`,
  ),
  'SA-LAB-71': topic(
    `quit/quits/quitting/resign*/choice/leaves/leave/go ${LEFT_MONEY}
     third/year/gone/wedding/marr*/birth/leaving/end/whole/no`,
    `${AR.go}/زواج*/ولادة ${END_MONEY}/ثلث/ثلثين مكافأة/نهاية/ثلث/ثلثين/سنتين/خدمة/سنين`,
  ),
  'SA-LAB-72': topic(
    `bonus/end/leaving/gratuity/final work/works/figure*/calculat*/sum/count*/use/based/reckon*
     pay/money/salary/wage/bare/last/basic/started/extras/housing/allowance`,
    `مكافأة/نهاية ${verbs('حسب/طلع/نحسب/دخل')}/حساب/نحسب/تنحسب راتب/بدل/بدلات/سكن/أجر`,
  ),
  'SA-LAB-19': topic(
    `final/last/all/full/everything/owe* money/pay/paid/owe*/settle*/clear*/account
     day/week/month/leave/going/leaving/ready/time/go last/day/week/month/leave/going/leaving/full/after/people`,
    `فلوس/حق/حساب/كل/حقوق/مستحقات آخر/أخير/خروج*/${AR.go}/جاهز*/محاسب
     ${verbs('ستلم/عطي/دفع')}/يوم/أسبوع/شهر/شهور/جاهز*/كامل`,
  ),
  'SA-LAB-30': topic(
    `paper/letter/certificate/diploma/document give/gives/get/gets/back/safe/keep*/stay*/cost*/return*/held
     work*/time/school/long/leaving/leave/diploma/back/pay/here/degree`,
    `ورقة/أوراق/خطاب/شهادات/شهادة/وثائق ${verbs('عطي/رجع/بقى/دفع/ستلم')}/خزنة/ترجع/أصل
     مدة/شغل/دراسية/طلعت/خبرة/عمل/خزنة/خروج*/دراسة`,
  ),
  'SA-LAB-118': topic(
    `ill/sick/illness/sickness/hospital ${EN.drop}/job/part/let/someone/else/replace*/long/over/place`,
    `مرض/مريض/تمرض/يمرض/مرضك/مستشفى/تعبان ${AR.drop}/شغل/غير*/نجيب/عمل/طول`,
  ),
  'INT-ILO-01': topic(
    `leave/quit/go/stop/stopping/work*/camp
     debt/spent/owe*/loan/earned/back/forced/made/against/will/until/till/reason
     until/till/paid/back/earned/will/forced/cannot/reason/against/not/nobody debt/work*/will/camp/us/reason`,
    `${verbs('طلع/شتغل/وقف/ترك/غصب/جبر/خرج')} دين/سلفة/صرفناه/أحد/سبب/سداد/رغما/قوة لين/حتى/شغل/عمل/تسدد/نغصب*`,
  ),
};
