import type { Topic } from '#workers/engines/topics/topic.js';
import { topic } from '../../phrase-list.js';
import { AR, EN, verbs } from './words.js';

const TAKE = `${verbs('اخذ/أخذ/نزل/خصم/قطع/مسك/رجع/سحب')}/ناخذ*/خصم`;
const BREAK = 'break/breaks/broken/scratch*/ruin*/lost/lose/damage*/smash*/crash*/spoil*/missing/short';
const KASR = `${verbs('كسر/خدش/خرب/ضيع/فقد/تلف')}/خدشت/كسر*/ضايع*/ضاع/تلف/صدم*`;
const HURT = 'hurt/hurts/injur*/cut/cuts/fall/falls/fell/burn*/accident';
const JARH = `${verbs('نجرح/تعور/طيح/صاب/سقط')}/انجرح*/تعور*/طحت/عور*/إصابة/حادث/جرح`;
const INSURED = 'insur*/cover/covered/medical/health/clinic/doctor';
const GEAR = 'hat/helmet/glove/boot/shoe/mask/goggle/vest/kit/gear';
const IDDA = 'قبعات/قفازات/جزم/جزمة/حذاء/كمامات/نظارات/خوذ*/سترة/ملابس';
const PENSION = 'pension/GOSI/retire*/insurance';

/** Phrases in plain words of the rules on pay, what is taken from it, discipline, and what employment costs. */
export const payTopics: Readonly<Record<string, Topic>> = {
  'SA-LAB-20': topic(
    `${EN.money} dollar/euro/rupee/peso/pound/currency/groceries/goods/voucher*/crypto/kind/food/currency`,
    `${AR.money}/${AR.give} دولار/روبية/يورو/جنيه/بضاعة/عملة/محلية/قسائم/مواد`,
  ),
  'SA-LAB-101': topic(
    `${EN.money} on/comes/every/each/when/client/late/day/delay*
     27th/25th/1st/28th/30th/27/client/two/Thursday/Friday/Sunday/weekly/monthly/end/late/customer/fortnight/month`,
    `${AR.money}/${verbs('قبض/ستلم')} ${verbs('نزل/ستلم/قبض/دفع/تأخر/صرف')}
     يوم/عميل/شهرين/خميس/أسبوع/كل/شهر/نهاية/متأخر`,
  ),
  'SA-LAB-102': topic(
    `${EN.money} envelope/card/IBAN/bank/account/hand/hands/counter/transfer*/cheque/check/wallet`,
    `${AR.money}/${verbs('حول/ستلم/عطي')} ظرف/بطاقة/آيبان/كاش/بنك/حساب/محفظة/تحويل/يد/باليد`,
  ),
  'SA-LAB-21': topic(
    `${EN.take} off/from/out/back pay/money/salary/wage/earn*
     till/loan/bill/sign*/phone/short/owe*/debt/advance/fee/cost/nothing,
     taken/knock*/dock*/deduct* pay/money/salary/wage/earn*`,
    `${TAKE} راتب/معاش/فلوس/أجر/رواتب`,
  ),
  'SA-LAB-103': topic(
    `half/most/percent/whole/entire/all/80/70/60/50 pay/money/month/salary/wage/earn*
     taken/take/keep*/kept/reach*/debt/owe*/deduct*/hold`,
    `نصف/معظم/نص/كل/بالمية/80/70/60/50 راتب/معاش/شهر/أجر ${TAKE}/نمسك/يوصل*/ديون/سلفة`,
  ),
  'SA-LAB-104': topic(
    `${BREAK} pay/pays/charge*/repair*/taken/owe*/cost*/bill*
     glass/truck/car/tools/tool/till/anything/whatever/item/stock/machine/you/it/things`,
    `${KASR} ${verbs('دفع/تحمل')}/يدفعها/تصليح/إصلاح/ناخذ*/راتب/عليك/على/قيمة`,
  ),
  'SA-LAB-105': topic(
    `keep/keeps/hold/holds/held/sit/stop/stopped/stays/freeze/retain* pay/money/wage/salary
     until/till/safety/first/reason/deposit/back/security/part/hand`,
    `${verbs('مسك/وقف/بقى/حجز/حبس')} راتب/رواتب/معاش/أجر/فلوس`,
  ),
  'SA-LAB-133': topic(
    `machine/nothing/site/gate/power/shut/closed/locked/broken/down pay/paid/earn*/counts/counted/money/wage/nothing
     day/home/do/us/come/worked/days/still`,
    `خربت/مكينة/شغل/إغلاق/مقفول/كهرباء/عطل/تعطل راتب/أجر/فلوس/ينحسب/تحسب/يحسب يوم/أيام/بيت/بسببنا/جيت/موقع/بدون/باب`,
  ),
  'SA-LAB-130': topic(
    `police/locked/authorities/bars/prison/jail*/arrest*/detain* pay/half/money/stop/work/job/hold/up/everything`,
    `شرطة/محبوس/سجن/حكومة/أوقف*/قبض/موقوف/سلطات راتب/نصف/نوقف/شغل/عمل/أجر`,
  ),
  'SA-LAB-31': topic(
    `late/slip*/mistake/phone/smok*/lateness/fault/fine/fines/fined riyal/SAR/day/pay/hour/off/minute
     lose/cost*/gone/off/half/each/taken/pays/phone`,
    `تتأخر/تأخير/غلطة/جوال/تدخين/مخالفة/يتأخر يوم/ريال/نص/نصف/ساعة/أجر/راتب`,
  ),
  'SA-LAB-124': topic(
    `send/sent/stood/stay*/bench*/sit/suspend* home/down/month/day/week/someone
     pay/unpaid/look/month/week/day/investigat*`,
    `${verbs('خلي/وقف/قعد/بعد')} بيت/موضوع/شغل/عمل/دوام بدون/لين/شهر/أسبوعين/يوم/أيام/تحقيق`,
  ),
  'SA-LAB-125': topic(
    `punish*/fine/fines/warning/penalt*/disciplin*/wrong/did
     hear/disagree*/say/asked/sign*/write/question*/explain*/object*/spot`,
    `${verbs('عاقب/غرم')}/غرامة/إنذار/جزاء/سويته/مخالفة/عقوبة نسمع*/كلام/تقول/موافق/توقع/نكتب/رأي/مباشرة/سماع`,
  ),
  'SA-LAB-129': topic(
    `old/mistake/wrong/later/today/forgotten/last/ago punish*/pay/mistake/brought/find/did/past
     year/month/anytime/time/last/later/forgotten/up`,
    `أخطاء/غلطة/خطأ/سويته/نعاقب*/تتعاقب/مخالفة قديمة/شهر/سنة/شهور/متى
     ${verbs('فتح/عاقب/تعاقب/سكر/نسى')}/متى/بعد/عرفنا`,
  ),
  'SA-LAB-36': topic(
    `teach*/learner/learn/learns/course/taught/pupil/intern*
     trade/month/pay/stay/get/drop/year/course/money/riyal/job/skill`,
    `${verbs('علم/تعلم/درب')}/متعلم/دورة/تعليم/صنعة صنعة/شهر/أشهر/${verbs('قعد/دفع/اخذ/ترك')}/ياخذ/سنتين/تركت/مهنة`,
  ),
  'SA-HAR-01': topic(
    `hand/hands/bother*/touch*/dirty/insult*/abus*/bully*/unwanted/report*/dignity
     girl/woman/colleague/talk/manager/someone/off/fear/work/joke*/her/respect*`,
    `يد/يدك/ضايق*/يلمس*/لمس/وسخ/بذيء/إهانة/كرامة زميلات/زميلة/زميلته/مدير/أحد/كلام/بلغ/تبلغ/شغل/احترام`,
  ),
  'SA-LAB-132': topic(
    `lend*/loan/loaned/side/drive*/app/another/second/other/sister
     job/shop/work*/app/client/employer/free/company/business/drive*,
     work*/help* client/clients/sister/brother might/may/for/shop`,
    `${verbs('عير/شتغل/داوم/عمل')}/شغل/إعارة عند/ثاني/تطبيق/غير*/أخونا/فراغ/عملاء/محل*/توصيل
     ثاني/تطبيق/محل/عملائنا/عملاء/ممنوع/نعيرك/وقت/واحد/غير`,
  ),
  'SA-LAB-29': topic(
    `iqama/visa/paper/card/government/residence/permit/renew* pay/pays/money/cost*/us/pay/fee/worker/bill/first
     own/us/keep/comes/renew*/worker/first/runs/government/you/company`,
    `إقامة/تأشيرة/أوراق/كرت/حكومة/رخصة/جوازات ${verbs('دفع/تحمل')}/فلوس/علينا/عليك/على/تجديد/رسوم/حساب`,
  ),
  'SA-LAB-128': topic(
    `fly/flight/plane/ticket/back/going/return* home/country/seat/early/bill/end/India/Manila/Cairo
     finish*/bill/buy*/end/go/goes/country/pay*/our/own/leave`,
    `نسفر*/رجوع*/رجوعك/تذكرة/تذاكر/طيارة/سفر بلد/لبلدك/أهل/لأهلك/حساب/مانيلا/بدري/نهاية/علينا/عليك/يمشي`,
  ),
  'SA-LAB-122': topic(
    `room/flat/housing/house/live/bed/van/bus/ride/lift/rent/apartment/villa
     shop/place/morning/near/share*/rent/pick*/find/us/give/gives/own/men/work`,
    `غرفة/شقة/سكن/تسكن/باص/إيجار/فيلا/سرير/سيارة قريب*/محل/مكان/صباح/علينا/دبر/ياخذكم/نعطي*/ستة/توصيل`,
  ),
  'SA-LAB-123': topic(
    `passport/travel stay*/keep*/pocket/give/gives/lock*/drawer/office/safe/day/own/hold*`,
    `جواز*/سفر* درج/مكتب/معك/عطنا/خزنة/عندنا/عند/أول/معه/إدارة`,
  ),
  'SA-LAB-33': topic(
    `${HURT}/danger*/fire/ladder/guard/hazard/safe* job/work/hospital/pay/shop/machine/exit/floor/problem/site/place`,
    `${JARH}/خطر/حريق/سلم/طفايات/حواجز شغل/عمل/مستشفى/مكان/مكاين/مشكلت*/ندفع/موقع`,
  ),
  'SA-LAB-126': topic(
    `hard+hat/hats, ${GEAR} work/free/own/buy*/hand*/take/us/come*/pay*/month/give*/worker/cost*/charge*/safety`,
    `${IDDA} عمل/عليك/علينا/على/نوزع*/ناخذ/اشتر*/مجان*/ببلاش/نفس/بنفس*/شهر`,
  ),
  'SA-LAB-139': topic(
    `hard+hat/hats, ${GEAR} crew/sub/men/worker/site/bring*/bill*/free/charge/us/own/everyone/safety`,
    `${IDDA}/عدة رجال*/مقاول/عمال/موقع/سلامة/يجيبون/ببلاش/مجان*/منا`,
  ),
  'SA-LAB-127': topic(
    `ill/sick/doctor/clinic/hospital/medical/medicine clinic/bill/card/cost/our/own/pay*/send/us/free`,
    `مرضت/مريض/دكتور/طبيب/عيادة/مستشفى/طبي/دواء عيادة/لعيادتنا/فواتير/عليك/كرت/حساب/حسابنا/علينا/نرسلك/علاج`,
  ),
  'SA-LAB-134': topic(
    `agency/sub/subbed-out/supplier/takes/outsourc*/subcontract*/contractor crew/guys/men/people/staff/worker/team
     get/less/paid/bonus/same/share/deal/pay`,
    `مقاول/مورد/مشغلة/باطن/متعهد/يستلم عمال/ربع/ناس/يجون/أجر/أجرهم مثل/أقل/بونص/نفس/حقوق/ياخذون/أجر`,
  ),
  'SA-LAB-135': topic(
    `${INSURED} iqama/foreign*/expat*/country/stay/residen*/family/until`,
    `تأمين/مؤمن/تأمينهم/كرت/ضمان أجنبي/إقامة/مقيم/وافدين/تسافر/طبي/صحي/إقامته`,
  ),
  'SA-SIL-01': topic(
    `${PENSION} sign/enrol*/enroll*/add/adds/register*/join*/put/worker/state/month`,
    `تأمينات/تقاعد نسجل*/نضيف*/نرفع/يشترك/نشترك/اسم/تسجيل/اشتراك/عامل`,
  ),
  'SA-SIL-02': topic(
    `${PENSION} share/part/percent/take/takes/pay/pays/paid/money/own`,
    `تأمينات/تقاعد عليك/علينا/ناخذ/نصيب*/فلوس/بالمية/حصة/يدفع/تدفع/كل*/نصف`,
  ),
  'SA-LAB-138': topic(
    `${HURT} pay/paid/unpaid/money/wage/75/salary work/cannot/back/month/day/site/whole/until/two`,
    `${JARH} راتب/فلوس/أجر/75/نعطيك/شهرين شغل/كامل/ترجع/موقع/بدون/تشتغل/علاج`,
  ),
};
