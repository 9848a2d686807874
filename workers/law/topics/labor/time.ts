import type { Topic } from '#workers/engines/topics/topic.js';
import { topic } from '../phrase-list.js';

const OVERTIME = 'overtime, extra/additional/excess/beyond hour/time, stay*/work* late, after+hours';
const IDAFI =
  'عمل/ساعات/ساعة/أجر/وقت/دوام إضافي/إضافية، ساعات زائدة/زيادة/خارج/تتجاوز، عمل خارج/بعد/فوق ساعات/دوام';
const MINOR = 'minor/juvenile/under-age/underage/youth/adolescent';
const AHDATH = 'أحداث/حدث/قاصر/قاصرين/قصر/طفل/أطفال/صغار';

/** Phrases of the rules on working hours, rest and overtime, and on the work of minors. */
export const timeTopics: Readonly<Record<string, Topic>> = {
  'SA-LAB-22': topic(
    `work* hour/time/schedule/shift day/daily/week/weekly/normal*/per/regular, hour work day/daily/week/weekly,
     Saturday/Sunday Thursday hour/work*, hour day/week/shift eight/nine/ten/twelve/48/forty-eight/8/9/10/12/60,
     shift hour`,
    `ساعة/ساعات يوميا/أسبوعيا/يومية/أسبوعية، ساعات/ساعة عمل/يعمل/دوام يومي/يوميا/أسبوع/أسبوعيا/يوم/أسبوعي،
     ساعات عمل/دوام/عملهم، دوام/وردية/مناوبة ساعة/ساعات`,
  ),
  'SA-LAB-106': topic(`Ramadan, fasting hour`, `رمضان، صيام ساعات`),
  'SA-LAB-107': topic(
    `break rest/meal/lunch/prayer/food/minute/hour/half/day/shift/paid/unpaid,
     rest/meal/lunch/prayer+period/time/interval/hour/break,
     hour consecutive*/straight/continuous*/uninterrupted/interrupt*/row/non-stop/interval work*/shift,
     without break/pause/interruption hour/work*/shift, hour workplace/premises/site remain*/stay*, meal/eat*`,
    `فترة/فترات/وقت راحة/استراحة/صلاة/طعام/غداء/طعامه، ساعات+متتالية/متواصلة/متصلة/متوالية،
     عمل+متواصل/متصل/متواصلة، ساعات توقف/بقاء/يبقى مكان/عمل/راحة، استراحة/راحة دقيقة/نصف/صلاة/طعام/ساعة/خلال،
     دون/بدون انقطاع/راحة/توقف ساعات/عمل/يعمل`,
  ),
  'SA-LAB-108': topic(
    `weekly rest/off/holiday, rest+day, day+of+rest, day+off, day-off, weekend, Friday,
     seven/7/every day week/work*, Saturday`,
    `راحة/عطلة/إجازة+أسبوعية، يوم/أيام+راحة/عطلة، جمعة، سبعة/كل/طوال أيام أسبوع/شهر، نهاية+أسبوع`,
  ),
  'SA-LAB-23': topic(
    `${OVERTIME}, time-off compensatory, compensatory leave/time, time/leave lieu hour`,
    `${IDAFI}، إجازة تعويضية`,
  ),
  'SA-LAB-109': topic(
    `${OVERTIME}, all-inclusive/inclusive/comprehensive wage/salary/pay hour,
     hour holiday/feast/weekend work* pay/paid/extra/compensat*`,
    `${IDAFI}، راتب/أجر شامل ساعات/جميع، عمل أيام أعياد/عطل/راحة أجر/مقابل/تعويض`,
  ),
  'SA-LAB-131': topic(
    `${MINOR} hour/night/rest/day/break/holiday/Ramadan/Friday/shift,
     aged/age/under/below fifteen/sixteen/seventeen/eighteen/18/17/16 hour/day/rest/holiday`,
    `${AHDATH} ساعة/ساعات/ليلا/ليل/راحة/أعياد/عطل/أيام/رمضان/جمعة، دون+سن/ثامنة ساعات/راحة/أيام/عمل`,
  ),
  'SA-LAB-35': topic(
    `child/children labor/labour/employment, ${MINOR} employ*/work*/hazard*/danger*/night/age/hire*/hired,
     aged/age/under/below/younger
     twelve/12/thirteen/fourteen/fifteen/sixteen/seventeen/eighteen/18/17/16/15/14/13
     employ*/work*/year/recruit*/hire*, minimum age`,
    `${AHDATH} تشغيل/يشغل/عمل/خطرة/ليلا/سن/توظيف/استخدام/يعمل/أعمال،
     سن/عمر/أعمار/أعمارهم/دون عمل/أعمال/توظيف/تشغيل خامسة/ثامنة/عشرة/15/18/14/16/12،
     دون/يتم خامسة/ثامنة/رابعة/ثالثة عشرة`,
  ),
};
