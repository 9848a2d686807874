import type { Topic } from '#workers/engines/topics/topic.js';
import { topic } from '../phrase-list.js';
import { AR } from './words.js';

const COMPETE =
  'non-compet*/noncompet*/compete/competes/competed/competing/competitor/competition/competitive/rival*';
const MUNAFASA = 'منافسة/منافس/منافسين/منافسا/ينافس/منافسته/تنافس/منافسه/منافسيه';
const SANCTION = 'penalt*/sanction/fine/fined/disciplin*/punish*';
const JAZA = 'جزاء/جزاءات/غرامة/غرامات/عقوبة/عقوبات/تأديبي/تأديبية/مخالفة/مخالفات/مساءلة';

const NON_COMPETE = topic(
  `${COMPETE},
   same/similar/related trade/business/activity/field/sector/industry work*/engag*/join*/employ*
   after/leav*/following/year,
   leaving/departure/termination not/never/refrain work*/engag*/join*/employ* trade/industry/sector`,
  `${MUNAFASA}، يعمل/عمل/التحاق/اشتغال نشاط/مجال/مهنة مماثل/مماثلة/مشابه/ذات بعد/انتهاء/سنة/سنتين،
   بعد انتهاء/تركه/ترك يعمل/يلتحق/التحاق/اشتغال/يشتغل منشأة/جهة/شركة/نشاط/قطاع/مجال`,
);

/** Phrases of the rules on conduct: competition, secrets, discipline, training, harassment and work for others. */
export const conductTopics: Readonly<Record<string, Topic>> = {
  'SA-LAB-16': NON_COMPETE,
  'SA-LAB-70': NON_COMPETE,
  'SA-LAB-17': topic(
    `confidential*, secret/secrets/secrecy,
     disclos*/divulg*/reveal*/share* information/knowledge company/employer/after/employment/third,
     proprietary information, trade know-how`,
    `سرية/أسرار/سر/أسراره/أسرارها، إفشاء/يفشي/كشف/إفصاح معلومات/عمل/بيانات/أسرار`,
  ),
  'SA-LAB-31': topic(
    `fine/fined day/wage/salary/pay/amount/violation/deduct*/exceed*/late/each/lateness/absen*,
     penalt*/sanction wage/salary/deduct*,
     late/lateness/tardiness/violation/infraction deduct*/cost/pay/wage/salary/fine*,
     disciplinary fine/deduction`,
    `غرامة/غرامات/يغرم/تغرم/تغريم أجر/راتب/أيام/يوم/مخالفة/ريال، جزاء/جزاءات أجر/راتب،
     تأخير/تأخر/مخالفة/مخالفات ${AR.deduct}/غرامة/غرامات`,
  ),
  'SA-LAB-124': topic(
    `suspen* employee/worker/work/pay/wage/salary/duty/disciplin*/investigat*/day`,
    `إيقاف/إيقافه/يوقف/توقف/وقف/كف عمل/يد/${AR.worker}/عمله أجر/راتب/دون/أيام/يوم/تأديبي/تحقيق، إيقاف عن عمل،
     كف يد`,
  ),
  'SA-LAB-125': topic(
    `${SANCTION}
     hear*/heard/investigat*/inquiry/defen*/object*/appeal*/notif*/question*/record*/complain*/final/grievance/written/writing/statement/explain*/contest*/challeng*/reply/discuss*/interview*`,
    `${JAZA}
     تحقيق/سماع/تسمع/أقوال/أقواله/دفاع/دفاعه/تظلم/يتظلم/اعتراض/يعترض/إبلاغ/إبلاغه/كتابة/محضر/نهائي/نهائيا/استجواب/فورا/شكوى/طعن`,
  ),
  'SA-LAB-129': topic(
    `${SANCTION}/violation/offence/offense/misconduct/accus*/charge
     day/month/year/time/limit/discover*/later/old/within/whenever/before/after
     punish*/${SANCTION}/accus*/impos*/disciplin*,
     violation/offence/misconduct/accus* discover*/light/detect*/known month/day/year/time`,
    `${JAZA} مضي/مضى/مرور/انقضاء/كشف/كشفها/اكتشاف/اكتشافها/ثبوت/ثبوتها/تقادم/قديمة،
     ${JAZA} يوم/يوما/شهر/أشهر/سنة وقت/تاريخ/بعد/خلال توقيع/مساءلة/اتهام/تحقيق/ارتكاب/ارتكابها/وقوع/وقوعها`,
  ),
  'SA-LAB-36': topic(
    `train*
     contract/trainee/programme/program/cost/agreement/repay*/reimburs*/period/reward/stipend/withdraw*/notice,
     trainee, apprentice*, traineeship, training+bond`,
    `تدريب/تأهيل عقد/متدرب/برنامج/تكاليف/مكافأة/إنهاء/مدة/تكلفة/يرد/نفقات، متدرب/متدربة/متدربين`,
  ),
  'SA-HAR-01': topic(
    `harass*, complain*/grievance/report* misconduct/harass*/sexual/abuse/bully*/incident/conduct/authorit*`,
    `تحرش/متحرش/مضايقة، شكوى/شكاوى/بلاغ تحرش/إيذاء/سلوك/إساءة/مضايقة`,
  ),
  'INT-ILO-01': topic(
    `not/never/may resign* circumstance/term/until, forced/compulsory/bonded labor/labour/work,
     debt/repaid/repay*/loan work/working/employment/service/remain*/stay*/serve*/leave
     until/unless/continue*/not, threat*/coerc*/compel*/forced will/work*/labor/labour,
     may/not/cannot leave site/premises/camp/service until/before/permission/debt, leave until debt/repaid`,
    `سخرة، لا يحق/يجوز استقالة ظرف/مدة/سداد، عمل جبري/إلزامي/قسري/جبرا/إجباري/إكراه/تهديد/عقوبة،
     دين/ديون/مديونية/سلفة/قرض عمل/يعمل/ترك/مغادرة/بقاء/خدمة سداد/حتى/لحين/دون،
     إجبار/يجبر/إكراه/تهديد ${AR.worker}/عمل`,
  ),
  'SA-LAB-132': topic(
    `work*/employ*/serve*/second*/assign* another/other/others/third/affiliate/sister
     employer/establishment/entity, own account, second* client/compan*/affiliate, work*/employ* others,
     work* any third+party sponsor*/fee, employ* worker another/other, moonlight*, freelanc*,
     outside/other/another/second/side+employment/job/business/occupation/employer`,
    `عمل/يعمل/تشغيل/يشتغل/إعارة/تعار/يعار/يشغل/تشغيله/اشتغال/تعمل لدى+غير/آخرين، لدى منشأة/جهة/شركة+أخرى،
     منشأة/جهة/شركة/منشآت/جهات+أخرى عمل/يعمل/تشغيل/خدمات/خدماته، صاحب/أصحاب+عمل+آخر/آخرين، حساب/لحسابه خاص/خاصة،
     عمال/عامل غير تشغيل/استخدام، إعارة/تعار/يعار ${AR.worker}/خدمات`,
  ),
};
