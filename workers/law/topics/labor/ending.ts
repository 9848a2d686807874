import type { Topic } from '#workers/engines/topics/topic.js';
import { topic } from '../phrase-list.js';
import { AR, EN } from './words.js';

const NOTICE = 'إشعار/إخطار/إنذار/إبلاغ/إعلام/إشعارا/إخطارا';
const RESIGNING = 'استقالة/استقالته/استقالتها/استقال/استقالت/يستقيل/تستقيل';
const RESIGN = `${RESIGNING}/مستقيل/مستقيلة/مستقيلا`;

/** Phrases of the rules on how employment ends: notice, reasons, dismissal and resignation. */
export const endingTopics: Readonly<Record<string, Topic>> = {
  'SA-LAB-11': topic(
    `notice ${EN.terminate}/dispens*/separat*, notice let+go,
     notice end/ending/ended contract/employment/agreement/service/relationship, notice period/month/week,
     period notice, day/month/week notice contract/employment/service/position`,
    `${NOTICE} ${AR.end}/ترك/استقالة، مهلة/فترة/مدة ${NOTICE}`,
  ),
  'SA-LAB-65': topic(
    `${EN.terminate} reason/cause/justif*/ground/convenience/discretion/whenever/wish*,
     ${EN.terminate} any+time,
     end/ends/ending/ended contract/employment/service reason/cause/discretion/whenever,
     end/ends/ended contract/employment/service any+time, at+will,
     lawful/legitimate/valid reason/cause ${EN.end}/contract, dispens* service, let+go reason/time/notice,
     without stating/giving/any reason`,
    `${AR.end} سبب/أسباب/وقت/مبرر/مبررات/تقدير/تقديرها/لحظة/شاءت/شاء/رغبت/إرادة،
     سبب/أسباب مشروع/مشروعة عقد/إنهاء، إبداء/ذكر/بيان أسباب/سبب، استغناء/تستغني خدمات/خدماته`,
  ),
  'SA-LAB-77': topic(
    `lieu/instead/place notice, notice+pay/wages/salary/indemnity,
     pay/wage/salary/compensat*/indemnity/lump notice+period, wage/salary/compensat* that/equal notice period,
     fail*/without/breach*/disregard*/observ*/short notice pay*/compensat*/wage/salary/liable`,
    `بدل/بدلا/عوض/عوضا/مقابل ${NOTICE}، تعويض/تعويضا/أجر/راتب مهلة/فترة/مدة ${NOTICE}،
     ${NOTICE} يدفع/تدفع/دفع/يلتزم أجر/راتب/تعويض/مبلغ`,
  ),
  'SA-LAB-66': topic(
    `notice period/during/while look*/search*/seek*/absen*/find*/release*/excus*/reliev*/off,
     during/throughout notice period work/wage/salary/pay/leave/service/hour, garden* leave,
     notice reliev*/releas*/excus* work/duties`,
    `مهلة/فترة/مدة/خلال/أثناء ${NOTICE} بحث/غياب/يتغيب/تغيب/إعفاء/يعفى/إعفاؤه/مداومة/حضور/دوام،
     مهلة+${NOTICE} خدمة، ${NOTICE} يتغيب/غياب/بحث عمل/بحث أجر/ساعات/عمل/يوم،
     خلال/أثناء+مهلة/فترة/مدة ${NOTICE} أجر/راتب/عمل/أجره/خدمة/ساعات/مستحقات`,
  ),
  'SA-LAB-12': topic(
    `compensat*/damages/indemnif*/liable/owes/penalty ${EN.end}/leaves/leaving/breach*
     unlawful*/illegitimate*/unjustif*/wrongful*/reason/before/early/prematurely/expir*/remain*/remainder/unexpired/month/wage/salary,
     pay/pays ${EN.end}/leaves unlawful*/unjustif*/reason/before/early/expir*/remain*/remainder/unexpired,
     compensat* ${EN.terminate}, fifteen/15 day wage/salary year,
     wage/salary remain*/remainder/unexpired/rest term/contract/period,
     wrongful/unfair/arbitrary/unlawful/illegitimate ${EN.terminate}`,
    `تعويض/يعوض/تعويضا/تعويضات/غرامة ${AR.end}/ترك/سبب/تعسفي، إنهاء/فصل/فسخ تعسفي/تعسفيا/مشروع،
     أجر/أجور/راتب/رواتب مدة باقية/متبقية/باقي/متبقي/بقية عقد،
     ${AR.end} يدفع/يلتزم/تعويض أجر/راتب/رواتب/مبلغ مدة/سبب/قبل/شهر/شهرين/أشهر`,
  ),
  'SA-LAB-14': topic(
    `without award/gratuity/indemnity/compensation/end-of-service/due ${EN.end}/notice,
     without notice ${EN.terminate}/compensation/award, article 80/eighty,
     ${EN.terminate} immediate*/forthwith/instant*/summar*/spot/effect/gross,
     immediate*/instant/summary ${EN.terminate}`,
    `دون/بدون/بلا مكافأة/إشعار/تعويض/إخطار/إنذار/مستحقات ${AR.end}/مكافأة/تعويض، مادة ثمانين/ثمانون/80،
     ${AR.end} فورا/فوري/فورية/حالا`,
  ),
  'SA-LAB-69': topic(
    `absen*/non-attendance
     ${EN.terminate}/consecutive/continuous/intermittent/abandon*/resign*/warning/separate/row/contract,
     fail*/unable report/attend/show/appear/turn/return ${EN.terminate}/abandon*/absent/resign*,
     abandon* work/job/post/employment, stay* away`,
    `غياب/يتغيب/تغيب/غيابه/تغيبه/غاب/انقطاع/انقطع/ينقطع
     ${AR.end}/متصلة/متصل/متتالية/متفرقة/متقطعة/إنذار/مفصول/مفصولا/مفسوخ/مفسوخا/تركا/مستقيل/مستقيلا/متتاليين/يعتبر`,
  ),
  'SA-LAB-75': topic(
    `hear/heard/hearing/investigat*/inquiry/interview*/question*
     dismiss*/terminat*/penalt*/sanction/disciplin*/employee/worker/allegation/record*/fine,
     object*/objection/reply/respond/defend/defence/defense
     dismiss*/terminat*/penalt*/sanction/disciplin*/allegation`,
    `تحقيق/سماع/أقوال/أقواله/دفاع/دفاعه/معارضة/معارضته/استجواب/مساءلة/اعتراض/تظلم/إبداء
     جزاء/جزاءات/عقوبة/عقوبات/فصل/فسخ/تأديبي/تأديبية/إنهاء/مخالفة/مخالفات`,
  ),
  'SA-LAB-15': topic(
    `leave/leaves/leaving/quit*/walk*/resign* work/job/post/service/employment/out/once notice,
     article 81/eighty-one, leave/leaves work/employer without/breach*/assault*/decei*/humiliat*/danger*,
     walk out, leaves without notice, may/cannot leave work wage/even/notice`,
    `ترك/يترك/تترك/مغادرة/يغادر عمل/عمله/وظيفة/خدمة ${NOTICE}، مادة 81/حادية ثمانين/ثمانون/81،
     ترك/يترك عمل فورا/حقوق/إخلال/حالات/أخل`,
  ),
  'SA-LAB-13': topic(
    `resign*
     accept*/approv*/reject*/refus*/withdraw*/effect*/reply/defer*/postpone*/submi*/tender*/consent/sign*/day/month/deemed/before/until,
     may/can/right/cannot/not resign`,
    `${RESIGNING}
     قبول/تقبل/يقبل/مقبولة/رفض/ترفض/رجوع/عدول/سحب/موافقة/يوافق/تقديم/تقديمها/تأجيل/إرجاء/نافذة/سارية/تعد/يوم/شهر/أشهر/قبل/حق/يحق/يجوز`,
  ),
  'SA-LAB-67': topic(
    `resign*
     forfeit*/lose/loses/lost/right/entitle*/due/wage/salary/unused/accrued/depriv*/benefit/unpaid/balance/claim/grant*,
     leave* own accord forfeit*/lose*/claim`,
    `${RESIGN} حق/حقوق/حقوقه/مستحقات/مستحقاته/يفقد/تفقد/رصيد/رواتب/حرمان/يحرم/يسقط/تسقط/بدل/بدلات/أجور`,
  ),
  'SA-LAB-68': topic(
    `resign*
     undated/advance/blank/dated/pre-signed/presigned/pressure/coerc*/duress/freely/future/date/sign*/standby,
     undated letter`,
    `${RESIGNING} مؤرخة/مسبقة/مسبقا/مقدما/بياض/تاريخ/إكراه/ضغط/توقيع/يوقع/موقعة/مؤجل/حرية/لاحق/سلفا`,
  ),
  'SA-LAB-118': topic(
    `ill/illness/sick/sickness/disease/disabilit*/unfit/incapacit*/sick-leave ${EN.terminate},
     ill/illness/sick/sickness/sick-leave end/ends/ended/ending/replac*
     service/contract/employment/employer/company`,
    `مرض/مرضه/مرضية/مريض/مرضا/علاج/عجز/عجزه ${AR.end}`,
  ),
};
