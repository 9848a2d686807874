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
const PENSION = 'pension/GOSI/retire*';

/** Phrases in plain words of the rules on pay, what is taken from it, discipline, and what employment costs. */
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
     ${EN.take} pay/salary/wage loan/uniform/cost/agreed/boss/company/advance`,
    `${TAKE} راتب/معاش/فلوس/أجر/رواتب،
     ${AR.pay} ${verbs('سوى/خصم/قتطع/سترد/نقص/حسم/ستقطع')}/تسوى/خصم/حسم/اقتطاع
     فروق/صندوق/سلفة/قرض/دين/تالي/شهر/عجز/مبلغ/راتب،
     راتب*/راتبه/أجره ${verbs('سترد/اخذ/خصم/ستقطع')} سلف/سلفة/ثمن/دين/غرامة/وافق`,
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
     missing/dent*/broken/lost/scratch*/stolen/damage*/crash* cost*/paid/pay/pays/charge*/price/repair*`,
    `${KASR} ${verbs('دفع/تحمل')}/يدفعها/تصليح/إصلاح/ناخذ*/راتب/عليك/على/قيمة،
     ${verbs('فسد/كسر/تلف/ضيع/خرب/فقد')}/إفساد/تلف/كسر/ضياع نفقت*/حسابه/يستبدل/إصلاح/قيمة*/ثمن*/${verbs('دفع/تحمل')}،
     مفقود*/مصدوم*/مكسور*/تالف*/ضائع*/مسروق*/تلف* ${verbs('كلف/دفع/تحمل')}/ثمن*/قيمة*/حساب*`,
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
     out/brother/relative/other/client restaurant/shop/company/firm/sent/farm`,
    `${verbs('عير/شتغل/داوم/عمل')}/شغل/إعارة عند/تطبيق/غير*/أخونا/فراغ/عملاء/محل*/توصيل
     تطبيق/محل/عملائنا/عملاء/ممنوع/نعيرك/وقت/واحد/غير،
     ${verbs('وضع/عير/عار/شتغل/عمل/شغل')}/وضع/إعارة/تشغيل/عمل شقيقة/أخرى/آخر/غير/خارج/شقيق*/عملاء/أخ*
     شركة/منشأة/محل/جهة/لدى/موسم*/عند/صاحب،
     وقت/فراغ*/فراغه/مساء ${verbs('قود/عمل/شتغل')} سيارة/تطبيق/غير*/آخر/فراغه/لحسابه، ${verbs('ساعد/رسل/عمل')}
     أخي/قريب/شقيق*/غير مطعم/محل/شركة/مزرعة`,
  ),
  'SA-LAB-29': topic(
    `iqama/visa/paper/card/government/residence/permit/renew* pay/pays/money/cost*/us/pay/fee/worker/bill/first
     own/us/keep/comes/renew*/worker/first/runs/government/you/company,
     residence/visa/iqama/permit/recruit*/levy/government/transfer ${EN.cost}
     employee/worker/company/employer/firm/us/he/she/his/own,
     papers/renew*/government/visa/iqama/permit/residence/residency
     half/company/worker/cost/costs/paid/settle*/cover*/fee/fees`,
    `إقامة/تأشيرة/أوراق/كرت/حكومة/رخصة/جوازات ${verbs('دفع/تحمل')}/فلوس/علينا/عليك/على/تجديد/رسوم/حساب،
     إقامة/تأشيرة/رخصة/استقدام/كفالة/حكومي* ${AR.cost}/على،
     أوراق/تجديد حكومية/إقامة/رخصة مناصفة/${AR.cost}/على/شركة`,
  ),
  'SA-LAB-128': topic(
    `fly/flight/plane/ticket/back/going/return* home/country/seat/early/bill/end/India/Manila/Cairo
     finish*/bill/buy*/end/go/goes/country/pay*/our/own/leave,
     journey/travel*/flight/ticket/trip/airfare/fare home/country/homeland/back/abroad
     ${EN.cost}/firm/company/employer/employee/worker/bought/own,
     flight/plane/ticket/airfare resign*/buy/buys/home/himself/over/end/contract/leave*/own`,
    `نسفر*/رجوع*/رجوعك/تذكرة/تذاكر/طيارة/سفر بلد/لبلدك/أهل/لأهلك/حساب/مانيلا/بدري/نهاية/علينا/عليك/يمشي،
     رحلة/سفر/عودة/تذكرة/تذاكر/رجوع نهاية/بلد*/وطن*/أهل*/عودة ${AR.cost}/على/شركة/عامل/موظف،
     طائرته/طيران/تذكرت*/تذكرته/تذكرة/سفر* بلده/بلد/عقد/استقال/استقالة/بنفسه/حسابه/انتهى/ندفع`,
  ),
  'SA-LAB-122': topic(
    `room/flat/housing/house/live/bed/van/bus/ride/lift/rent/apartment/villa
     shop/place/morning/near/share*/rent/pick*/find/us/give/gives/own/men/work,
     villa/camp/housing/room/dormitory/lodging/accommodation/minibus/bus/transport/ride
     crew/staff/worker/employee/firm/company/rent*/provid*/run/runs/allowance,
     bed/beds/room/flat/dormitory/housing/lodging workshop/available/share*/staff/worker/behind/provided/free,
     own/private/company car/cars/bus/van come/work/drive/shift`,
    `غرفة/شقة/سكن/تسكن/باص/إيجار/فيلا/سرير/سيارة قريب*/محل/مكان/صباح/علينا/دبر/ياخذكم/نعطي*/ستة/توصيل،
     فيلا/سكن/مجمع/غرف/حافلة/حافلات/مواصلات/نقل عمال/طاقم/موظف*/شركة/تستأجر/تسير/يومي*/بدل،
     أسرة/سرير/غرفة/سكن/شقة ورشة/خلف/توجد/متوفر*/مجان*/عمال، سيارات*/سيارة*/حافلة/باص موظف*/عمال/عمل
     ${verbs('اتي/أتي/نقل/حضر')}`,
  ),
  'SA-LAB-123': topic(
    `passport/travel stay*/keep*/pocket/give/gives/lock*/drawer/office/safe/day/own/hold/holds,
     passport/travel booklet/document/paper collect*/keep*/kept/held/desk/safe/hand/handed/stored/return*`,
    `جواز*/سفر* درج/مكتب/معك/عطنا/خزنة/عندنا/عند/أول/معه/إدارة،
     جواز*/سفر وثائق/وثيقة/جواز*/أوراق تجمع/جمع/مكتب/تحفظ/يحتفظ/تسلم/خزنة/عند`,
  ),
  'SA-LAB-33': topic(
    `${HURT}/danger*/fire/ladder/guard/hazard/safe* job/work/hospital/pay/shop/machine/exit/floor/problem/site/place,
     machine/site/workplace/walkway/premises/plant/equipment fence*/guard*/safe*/free/clear/harm*/protect*/danger*,
     ${EN.harm} worker/employee/anyone/nobody/someone/he/him work/duty/site/responsib*/cost*/hospital/treat*/own,
     burnt/burned/burn/accident/hurt/injured/wound* kitchen/oven/doctor/hospital/risk/pay/machine/work/site, own
     risk/responsib* accident/danger/injury`,
    `${JARH}/خطر/حريق/سلم/طفايات/حواجز شغل/عمل/مستشفى/مكان/مكاين/مشكلت*/ندفع/موقع،
     آلات/آلة/موقع/مكان/معدات/ورشة تسيج/سياج/سلامة/أمان/خطر/حماية/وقاية/آمن*/يتأذى، ${AR.harm}
     عمل/عامل/عمال/أثناء/علاج/مسؤول*،
     احترق/حروق/حوادث/حادث/إصابة/أصيب/انجرح طبيب/مستشفى/مطبخ/فرن/مسؤولي*/علاج/دفعنا/موقع`,
  ),
  'SA-LAB-126': topic(
    `hard+hat/hats, ${GEAR} work/free/own/buy*/hand*/take/us/come*/pay*/month/give*/worker/cost*/charge*/safety,
     plug/overall/overalls/glove/helmet/boot/mask/goggle/harness/uniform/coverall/protective
     ${EN.cost}/expense/firm/free/provid*/suppl*`,
    `${IDDA} عمل/عليك/علينا/على/نوزع*/ناخذ/اشتر*/مجان*/ببلاش/نفس/بنفس*/شهر،
     أفرول*/قفاز*/خوذ*/أحذية/كمام*/نظارات/ملابس/واقي* ${AR.cost}/على/شركة/توفر/مجان*`,
  ),
  'SA-LAB-139': topic(
    `hard+hat/hats, ${GEAR} crew/sub/men/worker/site/bring*/bill*/free/charge/us/own/everyone/safety,
     plug/overall/overalls/glove/helmet/boot/mask/goggle/harness/vest/coverall/protective
     people/men/crew/worker/supplier/contractor/site/buy*/provid*/${EN.cost}`,
    `${IDDA}/عدة رجال*/مقاول/عمال/موقع/سلامة/يجيبون/ببلاش/مجان*/منا،
     أفرول*/قفاز*/خوذ*/أحذية/كمام*/سترات/واقي* رجال/عمال/مورد/مقاول/موقع/${AR.cost}`,
  ),
  'SA-LAB-127': topic(
    `ill/sick/doctor/clinic/hospital/medical/medicine clinic/bill/card/cost/our/own/pay*/send/us/free,
     hospital/pharmacy/medicine/doctor/clinic/medical/health/treatment
     ${EN.cost}/firm/company/card/provid*/free/insur*`,
    `مرضت/مريض/دكتور/طبيب/عيادة/مستشفى/طبي/دواء عيادة/لعيادتنا/فواتير/عليك/كرت/حساب/حسابنا/علينا/نرسلك/علاج،
     صيدلية/مستشفى/دواء/أدوية/طبيب/عيادة/علاج/صحي* ${AR.cost}/شركة/على/بطاقة/مجان*/تأمين`,
  ),
  'SA-LAB-134': topic(
    `agency/sub/subbed-out/supplier/takes/outsourc*/subcontract*/contractor crew/guys/men/people/staff/worker/team
     get/less/paid/bonus/same/share/deal/pay,
     intermediary/agency/contractor/subcontractor/supplier/provider/hired/outsourc*
     labour/labor/people/staff/worker/crew/men own/enjoy*/same/equal*/less/right/benefit/terms`,
    `مقاول/مورد/مشغلة/باطن/متعهد/يستلم عمال/ربع/ناس/يجون/أجر/أجرهم مثل/أقل/بونص/نفس/حقوق/ياخذون/أجر،
     وسيط/مقاول/متعهد/مورد/مكتب رجال*/عمال*/عمالة/يتمتع/جاء حقوق/مزايا/يتمتع/مثل/نفس/أقل`,
  ),
  'SA-LAB-135': topic(
    `${INSURED} iqama/foreign*/expat*/country/stay/residen*/family/until,
     resident/foreign*/expat*/non-Saudi/iqama/family health/medical/insur*/clinic/cover*
     card/stay/throughout/period/cover*/insur*/plan/policy`,
    `تأمين/مؤمن/تأمينهم/كرت/ضمان أجنبي/إقامة/مقيم/وافدين/تسافر/طبي/صحي/إقامته،
     مقيم*/وافد*/أجنبي/إقامة/أجانب صحي*/طبي*/تأمين/ضمان بطاقة/طوال/طول/مدة/تأمين/بقاء*/وثيقة`,
  ),
  'SA-SIL-01': topic(
    `${PENSION} sign/enrol*/enroll*/add/adds/register*/join*/put/worker/state/month,
     insurance/pension/GOSI/retirement
     agency/name/register*/file*/enter*/report*/join*/fund/office/enrol*/enroll*/scheme`,
    `تأمينات*/تقاعد نسجل*/نضيف*/نرفع/يشترك/نشترك/اسم/تسجيل/عامل، جهة+تأمين،
     تأمينات*/تقاعد اسم/جهة/تدرج/إدراج/تسجيل/تضم/صندوق/اشتراك`,
  ),
  'SA-SIL-02': topic(
    `${PENSION} share/part/percent/take/takes/pay/pays/paid/money/own,
     pension/GOSI/retirement pay/pays/paid/fund/share/contribut*/both/half/part/percent/side, insurance
     fund/share/contribut*`,
    `تأمينات/تقاعد عليك/علينا/ناخذ/نصيب*/فلوس/بالمية/حصة/يدفع/تدفع/كل*/نصف،
     تأمينات*/تقاعد ${verbs('دفع/سهم/شترك/خصم')}/صندوق/حصة/نصيب/جانبان/طرفان/نسبة`,
  ),
  'SA-LAB-138': topic(
    `${HURT} pay/paid/unpaid/money/wage/75/salary work/cannot/back/month/day/site/whole/until/two,
     ${EN.harm} ${EN.remuneration}/day/days duty/work/site/job/while/unable/cannot/recover*`,
    `${JARH} راتب/فلوس/أجر/75/نعطيك/شهرين شغل/كامل/ترجع/موقع/بدون/تشتغل/علاج،
     ${AR.harm} ${AR.pay}/يوم*/أيام خدمة/عمل/أثناء/موقع/علاج/شفاء`,
  ),
};
