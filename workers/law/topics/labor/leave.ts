import type { Topic } from '#workers/engines/topics/topic.js';
import { topic } from '../phrase-list.js';
import { AR, EN } from './words.js';

const IJAZA = AR.leave;
const MATERNITY = 'maternity/confinement/childbirth/birth/pregnan*/expectant/delivery/deliver';
const WADA = 'وضع/وضعها/أمومة/ولادة/ولادتها/حمل/حملها/حامل/حوامل/نفاس';

/** Phrases of the rules on leave. */
export const leaveTopics: Readonly<Record<string, Topic>> = {
  'SA-LAB-24': topic(
    `annual/yearly/ordinary leave/holiday/vacation, vacation day/year*/entitle*/annual*/paid,
     leave day/week year/annum each/per/every, holiday entitlement, holiday year/annum each/per day/week,
     paid+time+off, PTO`,
    `${IJAZA} سنوية/سنويا/اعتيادية/اعتيادي/سنوي، ${IJAZA} يوم/يوما/أيام/أسبوع/أسبوعان/أسبوعين كل سنة/عام،
     رصيد ${IJAZA} يوم/يوما/أيام، ${IJAZA} أسبوعان/أسبوعين سنة`,
  ),
  'SA-LAB-111': topic(
    `leave/vacation five/5 year/service, leave/vacation thirty/30 day year/service/after/rais*/rise*/increas*,
     leave/vacation length/regardless service/years/seniority`,
    `${IJAZA} خمس/5 سنوات/أعوام/سنين، ${IJAZA} ثلاثين/ثلاثون/30 يوما/سنوات خدمة/أمضى/بعد،
     ${IJAZA} مهما/طالت/مدة خدمة/خدمته`,
  ),
  'SA-LAB-112': topic(
    `leave/vacation/holiday cash/cashed/encash*/lieu/money/bought/sell/buy/exchang*/compensat*,
     leave/vacation/holiday forfeit*/waiv*/lapse*/lost/relinquish*/wiped/expire*/give/forgo*/carr*,
     leave/vacation taken/take/enjoy* year due/same, not/no entitle* annual leave/vacation`,
    `${IJAZA} بدل/بدلا/نقدا/نقدي/نقد/تعويض/مقابل/شراء/مبلغ/مال/مالي،
     ${IJAZA} يسقط/تسقط/سقوط/يتنازل/تنازل/نزول/يفقد/تلغى/ينزل/ترحيل،
     ${IJAZA} يتمتع/التمتع/استعمال/سنة استحقاق/استحقاقها`,
  ),
  'SA-LAB-113': topic(
    `unused/accrued/untaken/outstanding/unutilised/unutilized/remaining leave/vacation/holiday,
     leave/vacation/holiday balance/entitlement end*/terminat*/service/leav*/paid/settle*/depart*,
     leave/vacation not taken/used, leave/vacation before using/taking/use/used`,
    `رصيد/متبقي/متبقية/أرصدة ${IJAZA}/إجازاته، ${IJAZA} لم يتمتع،
     ${IJAZA} مستعملة/مستحقة/مستنفدة/مستخدمة/يستعملها/يستخدمها/يتمتع
     انتهاء/نهاية/ترك/أجرة/عقد/خدمة/بدل/يدفع/تدفع، أجرة/أجر/بدل ${IJAZA} انتهاء/نهاية/ترك/إنهاء خدمة/عمل/عقد`,
  ),
  'SA-LAB-114': topic(
    `annual/yearly leave/vacation wage/salary/pay/paid/unpaid/payment/advance,
     vacation/leave wage/salary/pay advance/before/return*/half/reduced/full
     start*/begin*/taken/return*/vacation/annual, vacation wage/salary/pay/unpaid, leave salary`,
    `${IJAZA} سنوية/سنوي أجر/راتب/مدفوعة/مقدما/أجره/بأجر/دون/أجرها،
     أجر/راتب/أجره ${IJAZA} مقدما/سنوية/بدء/عودة/يدفع/قبل/بداية، ${IJAZA} سنوية دون/بدون أجر`,
  ),
  'SA-LAB-115': topic(
    `leave/vacation/holiday postpon*/defer*/delay*/carr*/reschedul*/put`,
    `${IJAZA} تأجيل/يؤجل/تؤجل/إرجاء/يرجئ/ترحيل/ترحل/تأخير`,
  ),
  'SA-LAB-25': topic(
    `marriage/marri*/wedding/bereavement/compassionate/paternity/funeral leave/day/off/absen*,
     death/dies/decease*/bereavement
     spouse/parent/relative/ascendant/child/brother/sister/sibling/family/leave/off, leave other annual,
     newborn/child/son/daughter/wife birth/born/gives/paternity day/leave/father`,
    `${IJAZA} سوى/غير/خلاف سنوية، ${IJAZA} زواج/زواجه/وفاة/مولود/عزاء/ولادة/مولوده/قران،
     زواج/زواجه/وفاة/مولود يوم/أيام/يومان/يومين/أجر/أجازة، وفاة زوج/أحد/أصول/فروع/والد/والدي/والديه/أخ/أقارب،
     غياب وفاة/زواج`,
  ),
  'SA-LAB-116': topic(`Hajj, pilgrim*`, `حج، إجازة حج، فريضة`),
  'SA-LAB-117': topic(
    `public/official/national/religious/statutory holiday/vacation/occasion,
     Eid paid/pay/wage/salary/entitle*/grant*/law/regulation/official/work*/enjoy*/unpaid/off/overtime, feast,
     national/founding day holiday/leave/September/February`,
    `عيد/عيدين/عيدي/أعياد أجر/أجره/راتب/يستحق/يتمتع/يمنح/تمنح/نظام/لائحة/رسمية/مناسبات/يعمل/عمل/مدفوعة/حقه،
     عطل/عطلات/عطلة/إجازات/إجازة رسمية/وطنية/أعياد/مناسبات، يوم وطني/تأسيس، مناسبات رسمية/وطنية`,
  ),
  'SA-LAB-26': topic(
    `sick/sickness/sick-leave leave/absen*/day/time
     pay/paid/unpaid/wage/salary/certificate/report/entitle*/grant*/law/proof/prove*/full/half/quarter*/exceed*/limited/maximum/annum,
     sick/sickness+pay,
     illness/ill/sickness absen*/leave/day/certificate unpaid/paid/pay/wage/salary/certificate/entitle*,
     medical+leave, off+sick, sick+note`,
    `${IJAZA} مرضية/مرضي/مرض أجر/أجره/راتب/يستحق/تستحق/يمنح/تمنح/شهادة/تقرير/نظام/مدفوعة/دون/بدون/حق،
     مرض/مرضه/مريض أجر/غياب/يوم/أيام/راتب/أجره/غيابه/يغيب/تقرير`,
  ),
  'SA-LAB-27': topic(
    `${MATERNITY} leave/week/pay/paid/wage/off, mother leave/week`,
    `${IJAZA} ${WADA}، ${WADA} أسابيع/أسبوع/أسبوعا`,
  ),
  'SA-LAB-119': topic(
    `pregnan*/expectant undertak*/${EN.end}/service/contract/resign*/warn*/renew*,
     ${MATERNITY} ${EN.terminate}/warn*/resign*/end/ends/ending/replac*`,
    `${WADA}/حملت ${AR.end}/مفسوخ/مفسوخا/إنذار/إنذارها/تنذر/عقود/تجدد/مستقيلة/خدمة/خدماتها/عقد`,
  ),
  'SA-LAB-136': topic(
    `nursing/nurse/nurses/breastfeed*/breast-feed*/lactat*/suckl*
     break/child/hour/mother/baby/infant/period/woman/women, breastfeed*`,
    `رضاعة/إرضاع/رضيع/رضيعها/ترضع/مرضع/مرضعة`,
  ),
  'SA-LAB-137': topic(
    `widow*, iddah, husband die/dies/death/died/decease*/dead/pass*, waiting period leave`,
    `عدة ${IJAZA}/وفاة/متوفى/أرملة، وفاة/يتوفى/توفي/متوفى زوجها*، أرملة`,
  ),
};
