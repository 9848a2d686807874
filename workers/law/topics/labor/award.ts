import type { Topic } from '#workers/engines/topics/topic.js';
import { topic } from '../phrase-list.js';
import { AR, EN } from './words.js';

const RESIGN = 'استقالة/استقالته/استقالتها/استقال/استقالت/يستقيل/تستقيل/مستقيل/مستقيلة';

/** Phrases of the rules on what is due at the end of service: the award, the settlement and the documents. */
export const awardTopics: Readonly<Record<string, Topic>> = {
  'SA-LAB-18': topic(
    `end-of-service award/gratuity/benefit/indemnity/pay/compensation/entitlement,
     end service award/gratuity/benefit/indemnity/pay*/bonus, end+of+service, gratuity, EOSB, ESB,
     service/leaving award/indemnity, severance, award half month wage, half month wage/salary year`,
    `مكافأة نهاية/انتهاء/إنهاء/ترك خدمة/عمل/عقد، مكافأة خدمة/خدمته/خدماته، تعويض/مستحقات/مكافآت/حقوق نهاية خدمة،
     مكافأة أجر/راتب نصف/شهر، نهاية خدمة مكافأة/مستحقات/تعويض`,
  ),
  'SA-LAB-71': topic(
    `resign* ${EN.award}/third/benefit, ${EN.award} third/two-thirds/marriage/childbirth/birth,
     leave*/quit* own/accord/voluntar* ${EN.award}`,
    `${RESIGN} مكافأة/مكافآت/ثلث/نهاية، مكافأة ثلث/ثلثي/ثلثا/زواجها/وضعها`,
  ),
  'SA-LAB-72': topic(
    `${EN.award} last/basic/basis/calculat*/comput*/reckon*/based/worked/allowance/commission/starting
     wage/salary/pay/allowance/commission, ${EN.award} calculat*/comput*/reckon*/basis`,
    `مكافأة/مكافآت أجر/راتب/أساس/بدلات أخير/أساسي/أول/بدلات/عمولات/عمولة، احتساب/تحسب/تحتسب/حساب مكافأة/مكافآت،
     تسوى/تسوية مكافأة أجر/أساس`,
  ),
  'SA-LAB-19': topic(
    `settle* end-of-service/benefit/due, final settlement/due/payment/wage/salary/entitlement/account/clearance,
     full settlement/due/entitlement,
     due/entitlement/right settle*/paid/released end*/terminat*/service/contract/leav*/week/last,
     wage settle*/paid week/day end*/terminat*/service, clearance due/entitlement/settlement/sign*`,
    `تصفية/يصفي/تصفي/يسوي/تسوي/تسوية/صرف/تصرف/دفع/تدفع/سداد/تسدد/تسليم/تسلم/أداء حقوق/حقوقه/مستحقات/مستحقاته،
     مستحقات نهائية، مخالصة نهائية/مستحقات/حقوق، إخلاء طرف/طرفه مستحقات/حقوق`,
  ),
  'SA-LAB-30': topic(
    `certificate/letter service/experience, service/experience certificate/letter,
     return*/hand*/deliver*/retain*/keep*/withh* certificate/document/diploma employee/worker/original/service,
     original certificate/diploma/document, reference letter/original/diploma`,
    `شهادة/شهادات خدمة/خبرة،
     إعادة/يعيد/تعاد/رد/تسليم/احتفاظ/تحتفظ/يحتفظ شهادات/وثائق/مستندات/أصول/مؤهلات
     ${AR.worker}/مودعة/أصلية/خاصة/أصول/انتهاء/علمية، أصول شهادات/مؤهلات/وثائق`,
  ),
};
