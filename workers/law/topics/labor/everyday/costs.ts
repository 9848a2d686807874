import type { Topic } from '#workers/engines/topics/topic.js';
import { topic } from '../../phrase-list.js';
import { AR, EN, verbs } from './words.js';

const HURT = 'hurt/hurts/injur*/cut/cuts/fall/falls/fell/burn*/accident';
const JARH = `${verbs('نجرح/تعور/طيح/صاب/سقط')}/انجرح*/تعور*/طحت/عور*/إصابة/حادث/جرح`;
const INSURED = 'insur*/cover/covered/medical/health/clinic/doctor';
const GEAR = 'hat/helmet/glove/boot/shoe/mask/goggle/vest/kit/gear';
const IDDA = 'قبعات/قفازات/جزم/جزمة/حذاء/كمامات/نظارات/خوذ*/سترة/ملابس';
const PENSION = 'pension/GOSI/retire*';

/** Phrases in plain words of the rules on what employment costs: permits, tickets, housing, protection, injury and insurance. */
export const costTopics: Readonly<Record<string, Topic>> = {
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
     risk/responsib* accident/danger/injury,
     nobody/no-one/anyone hurt/injured/harmed, scaffold*/ladder*/extinguisher*/first-aid
     check*/inspect*/safe*/fall*/provide*/kept`,
    `${JARH}/خطر/حريق/سلم/طفايات/حواجز شغل/عمل/مستشفى/مكان/مكاين/مشكلت*/ندفع/موقع،
     آلات/آلة/موقع/مكان/معدات/ورشة تسيج/سياج/سلامة/أمان/خطر/حماية/وقاية/آمن*/يتأذى، ${AR.harm}
     عمل/عامل/عمال/أثناء/علاج/مسؤول*،
     احترق/حروق/حوادث/حادث/إصابة/أصيب/انجرح طبيب/مستشفى/مطبخ/فرن/مسؤولي*/علاج/دفعنا/موقع،
     سقالات/سلالم/طفايات/إسعافات ${verbs('فحص/صاب/سقط/وفر')}/سلامة/فحص/توفر/أحد`,
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
