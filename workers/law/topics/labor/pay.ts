import type { Topic } from '#workers/engines/topics/topic.js';
import { topic } from '../phrase-list.js';
import { AR, EN } from './words.js';

const DAMAGE =
  'damage*/loss/lost/breakage/broken/shortage/shortfall/missing/stolen/theft/repair*/replacement/breaks';
const TALAF =
  'تلف/تلفيات/إتلاف/أتلف/أتلفه/يتلف/يتلفه/تالف/فقد/فقدان/فقده/يفقد/ضرر/أضرار/خسائر/خسارة/عجز/كسر/إصلاح/عهدة/خراب/خدوش/نقص';
const PAID =
  'صرف/يصرف/تصرف/دفع/يدفع/تدفع/سداد/يسدد/تسدد/أداء/يؤدى/تسليم/يستحق/إيداع/يودع/تودع/تحويل/يحول/تحول';

/** Phrases of the rules on the payment of the wage and on what is taken from it. */
export const payTopics: Readonly<Record<string, Topic>> = {
  'SA-LAB-20': topic(
    `wage/salary/pay/paid/remuneration/due/sum
     currency/dollar/euro/USD/SAR/SR/riyal/pound/rupee/cryptocurrency/goods/kind`,
    `أجر/أجور/راتب/رواتب/مرتب/مبالغ/مستحقات/دفع/يدفع عملة/دولار/يورو/ريال/جنيه/درهم/عينا/عيني/منتجات`,
  ),
  'SA-LAB-101': topic(
    `wage/salary/remuneration paid/payable/disburs*/transferred/credited/released
     month/monthly/weekly/quarterly/quarter/bimonthly/fortnight/late/delay*/defer*/arrears/end,
     salary/wage paid/payable/receiv*/disburs* after/once/until client/customer/project/invoice/collect*,
     salary/wage credited/paid/transferred day, payday, delay*/late/postpon*/defer* payment wage/salary`,
    `رواتب/راتب/أجور ${PAID}
     شهر/شهريا/شهرين/أسبوع/أسبوعيا/ربع/موعد/مواعيد/يوم/نهاية/كل/أشهر/حين/لحين/متى/عميل/مالك،
     ${PAID} أجر شهريا/شهرية/موعد/مواعيد/مستخلص/عميل/مالك/أشهر، ${PAID} أجر نهاية/مطلع كل،
     تأخر/تأخير/يتأخر/تأجيل/يرحل/ترحل ${AR.wage}`,
  ),
  'SA-LAB-102': topic(
    `wage/salary/remuneration bank/account/WPS/Mudad/hand, salary/wage paid cash,
     account bank accredited/approved/licensed/licenced/employee, wage protection, WPS, Mudad`,
    `${AR.wage} بنك/بنوك/بنكي/مصرف/مصرفي/حساب/يدا، رواتب/راتب/أجور نقدا/نقد، حماية أجور، منصة مدد`,
  ),
  'SA-LAB-21': topic(
    `${EN.deduct} wage/salary/remuneration/paycheck, ${EN.deduct} pay employee/worker,
     withh* wage/salary amount/sum, set off wage/salary/remuneration, deduct* employee/worker/you,
     taken/takes/take off/out wage/salary/pay, charged wage/salary`,
    `${AR.deduct} ${AR.wage}، ${AR.deduct} ${AR.worker} مبلغ/مبالغ`,
  ),
  'SA-LAB-103': topic(
    `${EN.deduct} wage/salary/pay 50/60/70/75/80/90,
     ${EN.deduct} half/percent/per/cent/limit/maximum/exceed*/whole/full/entire wage/salary/pay/remuneration`,
    `${AR.deduct} ${AR.wage} نصف/نسبة/يتجاوز/تتجاوز/يزيد/تزيد/كامل/كامله/حد/بالمائة/يصل،
     محسومة/مبالغ ${AR.wage} نصف، يخصم/يحسم/خصم/حسم ${AR.wage} %/60/70/75/80/50`,
  ),
  'SA-LAB-104': topic(
    `${DAMAGE} ${EN.deduct},
     ${DAMAGE} wage/salary/pay/employee/worker cost/price/value/liable/bear*/charg*/made/good/compensat*,
     cost*/value/price repair*/${DAMAGE} wage/salary/employee/worker`,
    `${TALAF} ${AR.deduct}، ${TALAF} ${AR.wage}، ${TALAF} ${AR.worker}/سائق قيمة/ثمن/تعويض/يتحمل/غرامة/ثمنه`,
  ),
  'SA-LAB-105': topic(
    `withh*/retain*/hold/held/holding/hold-back/freeze* wage/salary/remuneration/pay
     until/security/deposit/part/guarantee/back/release/company/employer, wage/salary security/deposit/guarantee`,
    `حجز/يحجز/تحجز/احتجاز/يحتجز/تحتجز/حبس/يحبس/تحبس/امتناع/تمتنع/إيقاف/توقف/احتفاظ/تحتفظ/ضمان/ضمانا/تجميد
     ${AR.wage}`,
  ),
  'SA-LAB-133': topic(
    `stoppage/standstill/idle/idleness/downtime/shutdown
     work/wage/salary/pay/paid/plant/production/site/project,
     stop*/closed/interrupt*/lack/suspend*/stand* plant/production/site/project/factory/work
     wage/salary/pay/paid, no+work wage/salary/paid/pay,
     ready/willing/reports/available work wage/salary/paid/pay`,
    `توقف/يتوقف/تعطل/إغلاق/انقطاع/تعليق/عدم عمل/إنتاج/مشروع/منشأة/أغلقت/إغلاق/توفر/يتوقف ${AR.wage}/أجور،
     حضر/يحضر/مستعد/استعداد/استعداده عمل ${AR.wage}/منعه`,
  ),
  'SA-LAB-130': topic(
    `detain*/detention/arrest*/imprison*/custody/jail*`,
    `توقيف/أوقف/موقوف/سجن/حبس/احتجاز/يوقف/احتجز/حجز ${AR.worker}/جهات/جهة/سلطات/سلطة/قضية/أمنية/قضايا، توقيفه*،
     قضية متصلة/صلة/بسبب عمل`,
  ),
};
