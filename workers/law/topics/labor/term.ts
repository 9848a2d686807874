import type { Topic } from '#workers/engines/topics/topic.js';
import { topic } from '../phrase-list.js';
import { AR, EN } from './words.js';

const PROBATION = 'probation*/trial';
const TRIAL = 'تجربة/اختبار/تجريبية/تجريبي';

/** Phrases of the rules on probation, on renewal, and on moving the worker to another place or work. */
export const termTopics: Readonly<Record<string, Topic>> = {
  'SA-LAB-07': topic(
    `probation*, confirm* employment/appointment/post month, trial period/employment/month/term/basis/day`,
    `فترة/مدة/مرحلة/تحت/شهر/أشهر/يوم ${TRIAL}`,
  ),
  'SA-LAB-62': topic(
    `${PROBATION} ${EN.end}/resign*/leave/leaves/leaving/quit/separat*/revok*`,
    `${TRIAL} ${AR.end}/استقالة/يستقيل/ترك/يترك/تنهى/إلغاء/مغادرة`,
  ),
  'SA-LAB-08': topic(
    `${PROBATION} second/new/again/repeat*/renew*/another/twice/anew/restart*/afresh/fresh,
     ${PROBATION} more+than+once`,
    `${TRIAL} جديدة/جديد/تكرار/مجددا/إعادة/تجديد/مرتين/مرات، ${TRIAL}+ثانية/أخرى، ${TRIAL} مرة+أخرى/ثانية،
     ${TRIAL} أكثر مرة`,
  ),
  'SA-LAB-09': topic(
    `indefinite/unlimited/open-ended/permanent becom*/convert*/turn*/transform*/renew*/deemed/remain*,
     renew* three/four/number/many/successive*/consecutive*/often, renew* fixed/fixed-term/definite`,
    `محدد/محددة يتحول/تحول/تحوله/ينقلب/يصبح/تجديد/تجدد/يتجدد/يبقى/يظل،
     تجديد/تجدد/يتجدد ثلاث/متتالية/أربع/تكرر/تعدد/مرات/عدد`,
  ),
  'SA-LAB-74': topic(
    `renew*/successive/extension/re-hir*/new contract/term
     service/continu*/original/previous/prior/starts/award/length/zero/afresh/new/award/seniority/break/uninterrupted,
     continuous service renew*/contract, service count*/restart*/calculat*/start*/anew renew*`,
    `تجديد/يجدد/مجددة/تجدد خدمة/امتداد/امتدادا/أصلية/سابقة/متصلة/منفصلة/مستقلة/مكافأة/جديد،
     خدمة متصلة/مستمرة/سابقة عقد/عقود/تجديد`,
  ),
  'SA-LAB-73': topic(
    `change/transfer*/transmission/pass* ownership/owner/control,
     new/succeeding/successor/former owner/employer/purchaser,
     merger/merg*/amalgamat*/division/demerger/acqui*/takeover
     contract/employ*/service/company/employer/establishment,
     sale/sold/sell* establishment/business/company/employer/undertaking contract/employ*/service/worker,
     legal form`,
    `انتقال/انتقلت/تغيير/تغير/تغيرت/نقل/بيع ملكية/ملكيتها/مالك، مالك/مالكها جديد،
     اندماج/اندمجت/دمج/استحواذ/بيعت/بيع/تقسيم شركة/منشأة/عقود/عقد/خدمة/عاملين، شكل نظامي/قانوني`,
  ),
  'SA-LAB-10': topic(
    `transfer*/relocat*/move/moved/moving/post/posted/posting/second/seconded/reassign*/deploy*/assign*
     location/place/city/branch*/site/region/residence/anywhere/office/elsewhere,
     transfer* employee/worker/staff, change/move residence/house/home,
     location/place any/another/different/other work*/assign*/travel*`,
    `نقل/ينقل/تنقل/تحويل/ندب/انتداب/تكليف ${AR.worker}/طرف/مكان/مدينة/فرع/مقر/موقع/منطقة/فروع/مواقع
     آخر/أخرى/داخل/خارج/محل/فروع/فرع/مدينة/منطقة، نقل/ينقل/تحويل ${AR.worker}/طرف،
     محل إقامة/سكن ${AR.worker}/تغيير/نقل/يقتضي/يستلزم، عمل مكان/مدينة/فرع/موقع آخر/أخرى/أي`,
  ),
  'SA-LAB-63': topic(
    `different/other/another/additional/any work/duties/task/job/role/function/position
     assign*/entrust*/perform*/requir*/carr*/consent/need/materially/substantially/change*/undertak*,
     materially/substantially/essentially/fundamentally different,
     change*/alter*/vary profession/job/duties/role/position, change*/alter* nature work/job`,
    `عمل/بعمل/أعمال/مهام/مهمات/واجبات/وظيفة مختلف/مختلفة/أخرى/آخر/إضافية/مغاير/مغايرة/أي
     تكليف/يكلف/إسناد/تكلف/يقوم/أداء/القيام/يسند، يختلف/تختلف/اختلف عمل، جوهري/جوهريا اختلاف/اختلافا عمل،
     تغيير/تعديل+مهنة/مهام/عمل/طبيعة/وظيفة/مسمى`,
  ),
  'SA-LAB-64': topic(
    `monthly/month/monthly-paid daily/hourly/weekly/piece/piece-rate/piecework/workers
     basis/rate/paid/pay/wage/work/instead/category/convert*/switch*/transfer*/mov*,
     daily/hourly/piece/weekly rate/basis/wage/pay monthly/instead/convert*/switch*/mov*/chang*`,
    `شهري/شهرية مياومة/يومية/يومي/أسبوعي/قطعة/إنتاج/ساعة فئة/نقل/ينقل/تحويل/نظام،
     عمال يومية/مياومة نقل/ينقل/تحويل/فئة، أجر يومي/قطعة/مياومة تحويل/نقل/فئة`,
  ),
};
