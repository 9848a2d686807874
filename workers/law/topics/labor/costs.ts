import type { Topic } from '#workers/engines/topics/topic.js';
import { topic } from '../phrase-list.js';
import { AR } from './words.js';

const COST =
  'cost/costs/fee/fees/expense/charge/charges/bear*/pay/pays/paid/borne/reimburs*/repay*/deduct*/fine/account';
const HEALTH = 'medical/health/healthcare/health-care';
const INSURANCE = 'insur*/cover/coverage/care/treatment/plan/policy';
const GOSI = 'social insurance/security, GOSI, general organization insurance';
const PPE =
  'protective/safety/protection equipment/gear/clothing/helmet/boot/shoe/device/glove, PPE, helmet, safety boot/shoe/glove/goggle/harness/vest';
const WIQAYA =
  'أدوات/معدات/وسائل/مستلزمات/ملابس/أحذية/تجهيزات/أجهزة وقاية/حماية/سلامة، خوذة/خوذ، حذاء سلامة/حذاء';

/** Phrases of the rules on what employment costs: permits, tickets, housing, protection and insurance. */
export const costTopics: Readonly<Record<string, Topic>> = {
  'SA-LAB-29': topic(
    `recruitment/recruiting/visa/iqama/residence/residency/work-permit/levy/sponsorship ${COST},
     work/labor/labour permit/licence/license/card ${COST}, exit/re-entry ${COST}, change profession ${COST}`,
    `كفالة/كفالته/استقدام/استقدامه/إقامة/إقامته/تأشيرة/تأشيرات ${AR.bear}/غرامات/يرد،
     رخصة/رخص عمل ${AR.bear}/غرامات، تغيير مهنة ${AR.bear}`,
  ),
  'SA-LAB-128': topic(
    `return/repatriat*/home/air/travel ticket, repatriat*, ticket end*/terminat*/expir*/country/final,
     return*/flight/fly home/country/homeland ${COST}, travel*/flight home country`,
    `تذكرة/تذاكر عودة/سفر/إياب/طيران/إركاب/عودته، عودة/عودته/سفر/سفره/ترحيل بلد/بلده/موطنه/وطنه، عودة+نهائية`,
  ),
  'SA-LAB-122': topic(
    `hous*/accommodation/lodging/dormitory allowance/provid*/suitable/transport*/deduct*/rent,
     transport* allowance/provid*/bus/workplace/site/employee/worker, commut*`,
    `سكن/مسكن/إسكان/سكنه بدل/توفير/يوفر/توفر/تأمين/يؤمن/مناسب/مواصلات/لائق،
     مواصلات بدل/توفير/وسيلة/يوفر/سكن/مقر، بدل/وسيلة/وسائل+نقل/انتقال/مواصلات/سكن،
     وسيلة/وسائل انتقال/نقل/انتقاله`,
  ),
  'SA-LAB-123': topic(
    `travel+document keep*/kept/hold/holds/held/retain*/hand*/surrender*,
     passport
     keep*/kept/hold/holds/held/holding/retain*/deposit*/custody/surrender*/hand*/return*/possession/safe*/lodg*/collect*/remain*/stay*/give*/deliver*,
     passport employee/worker+own`,
    `جواز/جوازات/جوازه
     يحتفظ/تحتفظ/احتفاظ/يحفظ/تحفظ/حفظ/تسليم/يسلم/تسلم/حيازة/يودع/تودع/إيداع/استلام/خزنة/تبقى/يبقى/حجز/احتجاز/يحتجز/تحتجز/إعادة،
     جوازات*`,
  ),
  'SA-LAB-126': topic(
    `${PPE}, protection ${COST}, uniform ${COST}`,
    `${WIQAYA}، مهمات+وقاية/سلامة، وقاية/سلامة ${AR.bear}`,
  ),
  'SA-LAB-139': topic(
    `${PPE}, protection worker/site/labourer/laborer ${COST}`,
    `${WIQAYA}، مهمات+وقاية/سلامة، وقاية/سلامة ${AR.worker}/موقع ${AR.bear}`,
  ),
  'SA-LAB-127': topic(
    `${HEALTH} ${INSURANCE}, medical bill/expense/cost, cooperative insurance`,
    `تأمين/ضمان/رعاية/عناية/تغطية/وثيقة/علاج طبي/صحي/طبية/صحية، ضمان صحي، تأمين علاج،
     علاج ${AR.worker}/نفقته/حسابه`,
  ),
  'SA-LAB-135': topic(
    `${HEALTH} insur*/cover/policy residen*/non-Saudi/foreign/expatriate/cooperative/sponsor*/iqama,
     cooperative health/insurance, ${HEALTH} insur*`,
    `ضمان/تأمين صحي/طبي تعاوني/إقامة/سعودي/وافد/مقيم/${AR.worker}، ضمان/تأمين صحي/طبي`,
  ),
  'SA-SIL-01': topic(`${GOSI}`, `تأمينات اجتماعية، تسجيل/يسجل/نسجل/تسجل التأمينات`),
  'SA-SIL-02': topic(
    `${GOSI}, contribution/share insur*/pension/GOSI/security/unemployment/hazard,
     contribution deduct* wage/salary/share`,
    `تأمينات اشتراك/اشتراكات/حصة/حصته/نسبة/قسط/${AR.bear}/خصم/يخصم/حسم/اقتطاع،
     اشتراك/اشتراكات يقتطع/تقتطع/يخصم/يحسم/حسم/خصم أجر/راتب/حصة/حصته،
     اشتراك/اشتراكات معاشات/تعطل/أخطار/ساند/تأمين`,
  ),
  'SA-LAB-33': topic(
    `work*/occupational/employment injur*/accident/hazard/disease,
     safe*/healthy work*/workplace/condition/environment/occupational/precaution, health safety,
     injur* employee/worker/treatment/liable/company/employer/risk/compensat*,
     accident employee/worker/liable/responsib*`,
    `إصابة/إصابات/حوادث/حادث عمل/مهنية/مهني/${AR.worker}/تعرض، مرض/أمراض مهني/مهنية،
     سلامة+مهنية/عمل/عاملين/عمال، صحة+سلامة، احتياطات/إجراءات/شروط/معايير/قواعد/اشتراطات سلامة،
     أخطار/مخاطر عمل/مهنية/${AR.worker}، حماية ${AR.worker} خطر/أخطار/إصابة/إصابات،
     يصاب/أصيب/يصيب ${AR.worker}/عمل`,
  ),
  'SA-LAB-138': topic(
    `work*/occupational/employment/duty injur*/accident
     wage/salary/pay/paid/unpaid/day/month/treatment/benefit/leave,
     injur*/injured wage/salary/pay/paid/unpaid/sick/benefit, injur* unfit/incapacit*/disab*`,
    `إصابة/إصابات/مصاب/أصيب/إصابته/يصاب/إصابه ${AR.wage}/أجره/معونة/عجز/عجزه/علاج/علاجه/يوم/يوما/تعويض`,
  ),
  'SA-LAB-134': topic(
    `contractor/subcontractor/agency/outsourc*/supplier/labour-supply/provider
     worker/employee/staff/personnel/workforce
     right/benefit/wage/privilege/equal/same/treat*/less/terms/allowance,
     outsourced/contracted worker/employee/staff, entrust*/assign* work worker right/benefit`,
    `عمال/عماله/عاملين/عامليه/موظفي/عمالته مقاول/متعهد/مقاولين/باطن/متعهدين
     حقوق/مزايا/أجور/ميزات/معاملة/امتيازات/أجر، عمال/عاملين متعهد/مقاول، أعمال+أصلية،
     عهد/يعهد عمل/أعمال عمال/عماله حقوق/مزايا`,
  ),
};
