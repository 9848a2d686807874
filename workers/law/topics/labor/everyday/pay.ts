import type { Topic } from '#workers/engines/topics/topic.js';
import { topic } from '../../phrase-list.js';
import { AR, EN, verbs } from './words.js';

const TAKE = `${verbs('اخذ/أخذ/نزل/خصم/قطع/مسك/رجع/سحب')}/ناخذ*/خصم`;
const BREAK = 'break/breaks/broken/scratch*/ruin*/lost/lose/damage*/smash*/crash*/spoil*/missing/short';
const KASR = `${verbs('كسر/خدش/خرب/ضيع/فقد/تلف')}/خدشت/كسر*/ضايع*/ضاع/تلف/صدم*`;

/** Phrases in plain words of the rules on pay, what is taken from it, on discipline and on work for others. */
export const payTopics: Readonly<Record<string, Topic>> = {
  'SA-LAB-20': topic(
    `${EN.money} dollar/euro/rupee/peso/pound/currency/groceries/goods/voucher*/crypto/kind/food/currency,
     ${EN.remuneration} currency/currencies/euro/dollar/rupee/pound/dirham/peso/bitcoin/foreign/kind/goods`,
    `${AR.money}/${AR.give} دولار/روبية/يورو/جنيه/بضاعة/عملة/محلية/قسائم/مواد،
     ${AR.pay} عملة/يورو/دولار/روبية/جنيه/درهم/عيني*/بضاعة`,
  ),
  'SA-LAB-101': topic(
    `${EN.money} on/comes/every/each/when/client/late/day/delay*
     27th/25th/1st/28th/30th/27/client/two/Thursday/Friday/Sunday/weekly/monthly/end/late/customer/fortnight/month,
     ${EN.remuneration} reach*/transfer*/due/paid/released/arrive*/day/first/late/wait*
     month/monthly/week/weekly/day/following/quarter/date/client,
     salaries/wages/pay out/working/late/delay*/last/day/date month/day/week/weeks/due, salaries/wages
     late/delay*/out`,
    `${AR.money}/${verbs('قبض/ستلم')} ${verbs('نزل/ستلم/قبض/دفع/تأخر/صرف')}
     يوم/عميل/شهرين/خميس/أسبوع/كل/شهر/نهاية/متأخر،
     ${AR.pay}/أجرة ${verbs('صل/صرف/دفع/تأخر/حول/نزل')}/تأخير/عمال شهر/أسبوع/يوم/أيام/خميس/شهرين/موعد/نهاية/عميل/كل،
     ${verbs('قبض/ستلم')} عمال/عامل/موظف*/يومية شهر/شهرين/خميس/أسبوع/كل،
     رواتب/راتب/أجور ${verbs('تأخر/نزل/صرف')}/تأخير آخر/أسابيع/يوم/أيام/شهر/أسبوع`,
  ),
  'SA-LAB-102': topic(
    `${EN.money} envelope/card/IBAN/bank/account/hand/hands/counter/transfer*/cheque/check/wallet,
     ${EN.remuneration} hand*/notes/coins/bank*/transfer*/account/cash/card/cheque/person`,
    `${AR.money}/${verbs('حول/ستلم/عطي')} ظرف/بطاقة/آيبان/كاش/بنك/حساب/محفظة/تحويل/يد/باليد،
     ${AR.pay} ${verbs('سلم/حول/ودع')}/يد/بنك/ورقيا/نقدا/تحويل/حساب/بطاقة`,
  ),
  'SA-LAB-21': topic(
    `${EN.take} off/from/out/back pay/money/salary/wage/earn*
     till/loan/bill/sign*/phone/short/owe*/debt/advance/fee/cost/nothing,
     taken/knock*/dock*/deduct* pay/money/salary/wage/earn*,
     ${EN.remuneration} set/against/offset*/deduct*/recover*/reduc*/less/minus/withheld/repay*/instal*
     difference/shortage/loan/advance/debt/till/cost/salary/next/owe*/fine,
     ${EN.take} pay/salary/wage loan/uniform/cost/agreed/boss/company/advance,
     out/off/from pay/salary/wages/wage invoice/bill/debt/loan/loss/shortage/unpaid`,
    `${TAKE} راتب/معاش/فلوس/أجر/رواتب،
     ${AR.pay} ${verbs('سوى/خصم/قتطع/سترد/نقص/حسم/ستقطع')}/تسوى/خصم/حسم/اقتطاع
     فروق/صندوق/سلفة/قرض/دين/تالي/شهر/عجز/مبلغ/راتب،
     راتب*/راتبه/أجره ${verbs('سترد/اخذ/خصم/ستقطع')} سلف/سلفة/ثمن/دين/غرامة/وافق،
     راتب/راتبه/أجر ${verbs('نزل/خصم/قتطع/سحب')} فواتير/فاتورة/دين/سلفة/غير`,
  ),
  'SA-LAB-103': topic(
    `half/most/percent/whole/entire/all/80/70/60/50 pay/money/month/salary/wage/earn*
     taken/take/keep*/kept/reach*/debt/owe*/deduct*/hold,
     half/percent/whole/most/quarter/third ${EN.remuneration}
     left/remain*/repay*/deduct*/taken/kept/reduc*/instal*`,
    `نصف/معظم/نص/بالمية/80/70/60/50 راتب/معاش/شهر/أجر ${TAKE}/نمسك/يوصل*/ديون/سلفة،
     نصف/ثلث/ربع/معظم ${AR.pay} يبقى/باقي/سداد/خصم/حسم/اقتطاع/أقساط/يقل`,
  ),
  'SA-LAB-104': topic(
    `${BREAK} pay/pays/charge*/repair*/taken/owe*/cost*/bill*
     glass/truck/car/tools/tool/till/anything/whatever/item/stock/machine/you/it/things,
     spoil*/damag*/break*/broken/lost/loses/loss*/ruin*/destroy*/careless*
     expense/cost/replac*/repair*/charged/pay*/owe*/deduct*/account
     equipment/tool/device/property/car/vehicle/stock/phone/item/anything/he/she/employee/worker,
     missing/dent*/broken/lost/scratch*/stolen/damage*/crash* cost*/paid/pay/pays/charge*/price/repair*,
     price/cost/value waste/spoil*/broken/breaks/lost pays/pay/charged`,
    `${KASR} ${verbs('دفع/تحمل')}/يدفعها/تصليح/إصلاح/ناخذ*/راتب/عليك/على/قيمة،
     ${verbs('فسد/كسر/تلف/ضيع/خرب/فقد')}/إفساد/تلف/كسر/ضياع نفقت*/حسابه/يستبدل/إصلاح/قيمة*/ثمن*/${verbs('دفع/تحمل')}،
     مفقود*/مصدوم*/مكسور*/تالف*/ضائع*/مسروق*/تلف* ${verbs('كلف/دفع/تحمل')}/ثمن*/قيمة*/حساب*،
     فسد/أفسد/تلف/كسر/ضاع ثمنه/ثمن/قيمته/دفع`,
  ),
  'SA-LAB-105': topic(
    `keep/keeps/hold/holds/held/sit/stop/stopped/stays/freeze/retain* pay/money/wage/salary
     until/till/safety/first/reason/deposit/back/security/part/hand,
     salary/salaries/wage/pay/payment
     pledge*/held/hold/kept/withh*/guarantee/deposit/frozen, one/first+salary/month/wage remain*/stay*/kept/held`,
    `${verbs('مسك/وقف/بقى/حجز/حبس')} راتب/رواتب/معاش/أجر/فلوس،
     ${AR.pay} رهن*/ضمان/حجز/نحتفظ/احتجاز/تجميد/نمسك`,
  ),
  'SA-LAB-133': topic(
    `machine/nothing/site/gate/power/shut/closed/locked/broken/down pay/paid/earn*/counts/counted/money/wage/nothing
     day/home/do/us/come/worked/days/still,
     lost/idle/closed/stopped/failed/failure/power/breakdown/outage/stoppage/waiting/shut
     ${EN.remuneration}/remunerated hour/day/time/work/site/plant/because`,
    `خربت/مكينة/شغل/إغلاق/مقفول/كهرباء/تعطل راتب/أجر/فلوس/ينحسب/تحسب/يحسب يوم/أيام/بيت/بسببنا/جيت/موقع/بدون/باب،
     ضائعة/انقطاع/كهرباء/توقف/إغلاق/تعطل/انتظار ${AR.pay}/مدفوعة/${verbs('دفع/حسب')}
     ساعات/أيام/يوم/عمل/مصنع/موقع`,
  ),
  'SA-LAB-130': topic(
    `police/locked/authorities/bars/prison/jail*/arrest*/detain* pay/half/money/stop/work/job/hold/up/everything,
     police/authorit*/custody/court/taken ${EN.remuneration}
     case/matter/half/work/suspend*/detain*/arrest*/held/taken`,
    `شرطة/محبوس/سجن/حكومة/أوقفت*/أوقفته/موقوف/سلطات راتب/نصف/نوقف/شغل/عمل/أجر،
     استوقف/توقيف/محبوس/سجن/شرطة/احتجاز/موقوف ${AR.pay} قضية/عمل/نصف/نصفه`,
  ),
  'SA-LAB-31': topic(
    `late/slip*/mistake/phone/smok*/lateness/fault/fine/fines/fined riyal/SAR/day/pay/hour/off/minute
     lose/cost*/gone/off/half/each/taken/pays/phone,
     unpunctual/late/lateness/absen*/${EN.wrong}/arrival reduc*/cost*/lose*/fine/fined/deduct*/less
     salary/day/pay/wage/riyal/hour,
     smoking/smoke/late/lateness/phone/absent/sleep*/uniform/dirty/mistake
     riyal/SAR/fine/lose*/hour's/pay/taken/fined`,
    `تتأخر/تأخير/غلطة/جوال/تدخين/مخالفة/يتأخر يوم/ريال/نص/نصف/ساعة/أجر/راتب،
     متأخر/تأخير/تأخر/${AR.wrong} ${verbs('نقص/خصم/غرم/حسم/كلف')}/غرامة/خصم/حسم راتب/يوم/يوما/أجر/ريال/ساعة،
     تدخين/تأخير/تأخر/نوم/جوال/إهمال ريال/أجر/ساعة/غرامة/${verbs('خسر/غرم/خصم')}`,
  ),
  'SA-LAB-124': topic(
    `send/sent/stood/stay*/bench*/sit/suspend* home/down/month/day/week/someone
     pay/unpaid/look/month/week/day/investigat*,
     keep*/kept/stay*/suspend*/sent/stood/barred/away away/home/down/off/work
     unpaid/pay/without/day/week/month/supervisor/manager`,
    `${verbs('خلي/وقف/قعد/بعد')} بيت/موضوع/شغل/عمل/دوام بدون/لين/شهر/أسبوعين/يوم/أيام/تحقيق،
     ${verbs('بعد/وقف/منع')}/إبعاد/إيقاف/منع عمل/دوام/حضور دون/بدون/بلا/مقابل/أجر/يوم/أيام/شهر/أسبوع`,
  ),
  'SA-LAB-125': topic(
    `punish*/fine/fines/warning/penalt*/disciplin*/wrong/did
     hear/disagree*/say/asked/sign*/write/question*/explain*/object*/spot,
     ${EN.punish}
     answer*/reply/hear*/written/writing/explain*/object*/issued/record*/question*/defen*/ask*/appeal*/complain*`,
    `${verbs('عاقب/غرم')}/غرامة/إنذار/جزاء/سويته/مخالفة/عقوبة نسمع*/كلام/تقول/موافق/توقع/نكتب/رأي/مباشرة/سماع،
     ${AR.punish} رد/كتابيا/كتابة/سماع/دفاع/اعتراض/تظلم/تحقيق/يصدر/أقوال*/شرح`,
  ),
  'SA-LAB-129': topic(
    `old/mistake/wrong/later/today/forgotten/last/ago punish*/pay/mistake/brought/find/did/past
     year/month/anytime/time/last/later/forgotten/up,
     ${EN.wrong} past/old/years/year/month/later/ago/after/late/earlier/stale
     ${EN.punish}/still/pursu*/rais*/forgot*/held/brought`,
    `أخطاء/غلطة/خطأ/سويته/نعاقب*/تتعاقب/مخالفة قديمة/شهر/سنة/شهور/متى
     ${verbs('فتح/عاقب/تعاقب/سكر/نسى')}/متى/بعد/عرفنا،
     ${AR.wrong} ماضية/قديم*/سنوات/سنة/شهر/أشهر/مضى/سابق* ${AR.punish}/محل/محاسبة`,
  ),
  'SA-LAB-36': topic(
    `teach*/learner/learn/learns/course/taught/pupil/intern*
     trade/month/pay/stay/get/drop/year/course/money/riyal/job/skill,
     coach*/train*/instruct*/taught/teach*/course/apprentice*/intern*
     month/newcomer/money/repay*/cost/stay*/stipend/year/week`,
    `${verbs('علم/تعلم/درب')}/متعلم/دورة/صنعة صنعة/شهر/أشهر/${verbs('قعد/دفع/اخذ/ترك')}/ياخذ/سنتين/تركت/مهنة،
     ${verbs('ؤهل/درب/علم/تعلم')}/تأهيل/تدريب/دورة/مستجد* شهر/أشهر/مصروف/مقابل/تكلفة/سنة/سنتين/ترك`,
  ),
  'SA-HAR-01': topic(
    `hand/hands/bother*/touch*/dirty/insult*/abus*/bully*/unwanted/report*/dignity
     girl/woman/colleague/talk/manager/someone/off/fear/work/joke*/her/respect*,
     unwelcome/improper/indecent/sexual*/harass*/rude/vulgar/bother*/touch*/dignity/abus*
     remark/contact/conduct/behaviour/behavior/word/gesture/colleague/woman/tolerat*/complain*/report*/employee`,
    `يد/يدك/ضايق*/يلمس*/لمس/وسخ/بذيء/إهانة/كرامة زميلات/زميلة/زميلته/مدير/أحد/كلام/بلغ/تبلغ/شغل/احترام،
     تصرف/سلوك/لمس/كلام/لفظ/نظرة/مضايقة/إيذاء مخل/زميلات/زميلة/زميل/لائق/بذيء/كرامة/امرأة/خادش*`,
  ),
  'SA-LAB-132': topic(
    `lend*/side/drive/drives/app/another/second/sister job/shop/app/client/employer/free/business/drive,
     work*/help* client/clients/sister/brother might/may/for/shop,
     placed/lent/lend*/seconded/work*/help*/employ*
     other/another/second/third/sister/side+company/employer/business/job/shop/firm/party/client,
     placed/lent/lend*/seconded/work*/help* affiliate/sister/elsewhere,
     spare/free/own+time/outside/evening drive/drives/work*/job/taxi/business/trade, help*
     out/brother/relative/other/client restaurant/shop/company/firm/sent/farm,
     anybody/anyone/nobody/else/others work*/job/serve* evening/else/outside/weekend/another`,
    `${verbs('عير/شتغل/داوم/عمل')}/شغل/إعارة عند/تطبيق/غير*/أخونا/فراغ/عملاء/محل*/توصيل
     تطبيق/محل/عملائنا/عملاء/ممنوع/نعيرك/وقت/واحد/غير،
     ${verbs('وضع/عير/عار/شتغل/عمل/شغل')}/وضع/إعارة/تشغيل/عمل شقيقة/أخرى/آخر/غير/خارج/شقيق*/عملاء/أخ*
     شركة/منشأة/محل/جهة/لدى/موسم*/عند/صاحب،
     وقت/فراغ*/فراغه/مساء ${verbs('قود/عمل/شتغل')} سيارة/تطبيق/غير*/آخر/فراغه/لحسابه، ${verbs('ساعد/رسل/عمل')}
     أخي/قريب/شقيق*/غير مطعم/محل/شركة/مزرعة،
     ${verbs('عمل/شتغل/خدم')} عند/لدى أحد/غيرنا/غيره/سوانا/آخرين`,
  ),
};
