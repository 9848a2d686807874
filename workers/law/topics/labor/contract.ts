import type { Topic } from '#workers/engines/topics/topic.js';
import { topic } from '../phrase-list.js';
import { AR } from './words.js';

/** Phrases of the rules on the contract: its form, what it states, its language, and rights that it cannot take. */
export const contractTopics: Readonly<Record<string, Topic>> = {
  'SA-LAB-01': topic(
    `Qiwa, two/duplicate/single/one/only cop*/original/counterpart contract/agreement/deed,
     two cop*/original/counterpart party, cop* contract/agreement keep/kept/retain*/receiv*/given/hand*/sign*,
     document* contract platform/electronic*, unwritten contract, oral*/verbal* contract/agreement`,
    `منصة قوى، قوى توثيق/يوثق/موثق، صورة/نسخة عقد ${AR.worker}/طرف/يسلم/تسليم، نسختين،
     نسخة/نسخ عقد يحتفظ/يسلم/تسليم/استلم/حرر/احتفاظ/تبقى/تحتفظ/وحيدة/واحدة، توثيق/يوثق/موثق عقد، حرر عقد نسخ*،
     عقد شفهي/شفوي/شفهيا/شفويا`,
  ),
  'SA-LAB-02': topic(
    `basic/base/monthly/gross/net/agreed/total wage/salary/pay/remuneration,
     wage/salary/remuneration SAR/riyal/SR, paid SAR/riyal/SR month*,
     salary/wage determined/schedule/offer/letter, wage/salary fixed/set discretion/company`,
    `أجر/راتب أساسي، أجر/راتب/مرتب شهري/شهريا/إجمالي، أجر/راتب/مرتب ريال، يتقاضى/يتقاضاه ريال/أجر/راتب،
     راتب/أجر يحدد/يتحدد/تحديد لاحقا/تقدير/إدارة/شركة/صاحب/طرف، أجر/راتب اتفق/متفق شفهيا/عليه`,
  ),
  'SA-LAB-61': topic(
    `job title/description, nature work specif*/determin*,
     title/position/capacity/profession/occupation/role employed/engaged/appointed/hired/hold*,
     employed/engaged/appointed/hired office/branch/site/head, place/location/site/seat work,
     duties/job determined/decide*`,
    `مسمى وظيفي، مهنة/بمهنة/وظيفة/بوظيفة يعمل/يشغل/عين/تعيين/التحق، مقر/مكان عمل، وصف وظيفي، نوع عمل،
     مهام/واجبات وظيفة/وظيفية`,
  ),
  'SA-LAB-03': topic(
    `Arabic text/version/language/translation/copy/prevail*, English text/version/language/prevail*/only,
     language prevail*/contract/governing, version/text prevail*, two/both language,
     translat* contract/agreement`,
    `نص/نصين/نسخة/لغة عربية/عربي/إنجليزي/إنجليزية، لغة عقد، ترجمة عقد/عربية/نص،
     إنجليزية/إنجليزي يعتد/معتمد/مرجع/أولوية، لغتين`,
  ),
  'SA-LAB-04': topic(
    `indefinite, open-ended, fixed-term/fixed/definite/unlimited/specified term/period/duration,
     no/without term/duration contract, term contract year, contract permit term,
     non-Saudi/expatriate/foreign contract term/year/duration/renew*,
     contract work permit valid*/expir*/duration`,
    `محدد/محددة مدة، غير محدد/محددة، مفتوح مدة، دون/بدون/بلا مدة/تحديد عقد، مدة عقد سنة/سنتين/سنتان/سنوات،
     غير سعودي/سعودية/سعوديين عقد مدة، مدة عقد رخصة/وافد/أجنبي`,
  ),
  'SA-LAB-76': topic(
    `profession/occupation/job/trade permit/iqama/licence/license/residence/visa,
     other/another/different profession/occupation/trade, outside profession/occupation`,
    `مهنة رخصة/رخص/إقامة/تأشيرة/مدونة/مغايرة/أخرى/مسجلة، مهن أخرى، غير مهنة، وظيفة رخصة/تأشيرة`,
  ),
  'SA-LAB-05': topic(
    `employee/worker/party/staff/you/hereby waiv*/relinquish*/forgo*/forego*/forfeit*
     right/claim/entitlement/benefit/award/overtime/leave/compensation/due,
     releas*/discharg* company/employer/party claim/liabilit*/obligation,
     give/gives/giving up right/claim/entitlement, no right/claim/entitlement labor/labour law,
     conflict*/contrary/contradict*/inconsistent/derogat*/differ/prevail*/regardless/notwithstanding
     labor/labour law, less labor/labour law,
     right labor/labour law waiv*/void/affect*/protect*/derogat*/preserv*,
     may not/never claim/complain*/sue labor/labour/court employer/company`,
    `تنازل/يتنازل/تنازلا/نزول/تخلي/يتخلى ${AR.worker}/طرف حق/حقوق/مكافأة/بدل/إجازات/مستحقات/مطالبة،
     تنازل/يتنازل حقوق/حقه/حق نظام/مكافأة/مقررة، إبراء/يبرئ/تبرئ/مبرأ/براءة ذمة/حقوق/طرف/شركة،
     يسقط/سقط/تسقط/سقوط حق/حقوق/مطالبة ${AR.worker}/طرف،
     نظام+عمل خالف/خالفت/يخالف/تعارض/تتعارض/خلافا*/أولوية/تقدم/باطل/باطلا/يخل/إخلال/أقل/أفضل،
     لا يحق/يجوز ${AR.worker}/طرف مطالبة/رفع/دعوى حقوق/حق/محاكم/نظام، حقوق نظامية ${AR.worker}/تنازل`,
  ),
  'SA-LAB-06': topic(
    `discriminat*, equal opportun*, marital status,
     marry/marri*/unmarried/single female/women/woman/undertak*/terminat*/resign*/remain,
     pregnan* terminat*/end*/becom*/resign*, male/men female/women/promot*/prefer*/applicant/only,
     male employee prefer*/promot*, female/women wage/lower/less/paid/only/prefer*/promot*,
     men male only/prefer*/promot*,
     gender/sex/race/colour/color/religion/disabilit*
     age/race/dismiss*/prefer*/recruit*/basis/ground*/regardless, age/disabilit* dismiss*/terminat*`,
    `تمييز عاملين/${AR.worker}/جنس/بين/أساس، تكافؤ فرص، حالة اجتماعية، ذكور/إناث،
     غير/عدم متزوجة/متزوجات/زواج/إنجاب، زواج/زواجها/تتزوج/حمل/حملها/حوامل ${AR.end}،
     جنس/سن/إعاقة/عرق/دين/لون سن/إعاقة/فصل/إنهاء/أساس/تمييز، نساء/سيدات/إناث أجر/راتب/ترقية،
     أجر/راتب عاملات/موظفات ذكور، أفضلية/أولوية ترقية/تعيين/توظيف`,
  ),
  'SA-LAB-32': topic(
    `internal/work/company regulation/policies/policy/rule/bylaw/handbook/manual, handbook,
     HR/employee/staff policy/policies/manual/regulation, regulation/policies/handbook labor/labour law`,
    `لائحة/لوائح تنظيم/داخلي/داخلية/عمل/شركة/منشأة، سياسات/سياسة داخلي/داخلية/شركة/منشأة/موارد،
     أنظمة/تعليمات داخلية، دليل ${AR.worker}/سياسات`,
  ),
  'SA-LAB-34': topic(
    `labor/labour court/claim/dispute/authorit*/action,
     claim/action/lawsuit/proceeding month/week/day/lapse*/time-bar*/barred/after/within
     terminat*/end/employment/labor/labour/filed/brought/heard,
     employee/worker/you/staff sue/court/arbitrat*/lawsuit/litigat* company/employer/before/right,
     court/lawsuit/arbitrat* employ*/worker, dispute court/arbitrat*`,
    `محكمة/محاكم/دعوى/دعاوى/مطالبة/مطالبات/خلاف/نزاع/منازعات/قضاء عمالي/عمالية،
     دعوى/دعاوى/شكوى خلال/بعد/تسقط/تسمع/تقبل/سماع شهر/أشهر/سنة/يوم/أسبوع،
     مطالبة/مطالبات تسقط/يسقط/تسمع/تقبل/سماع/سقوط/تقادم شهر/أشهر/سنة/يوم/أسبوع،
     رفع/إقامة/تقديم/ترفع/ترفع دعوى/شكوى/مطالبة ${AR.worker}/عمل/عمالية، لجوء/يلجأ/حق قضاء/محاكم/محكمة/تقاضي`,
  ),
  'SA-LAB-201': topic(
    `nationality, national/identity/ID/iqama/passport number/card, ID/iqama/passport no,
     commercial registration/CR, joining/commencement/start/starting date, date joining/commencement,
     address employee/residence/home/employer/company, begin*/commenc*/start* work/employment/duties`,
    `جنسية/سعودي الجنسية، رقم هوية/إقامة/جواز، هوية/إقامة رقم، سجل تجاري، تاريخ مباشرة/التحاق/بدء،
     يباشر/مباشرة عمل، عنوان إقامة/${AR.worker}/سكن/وطني/طرف`,
  ),
  'SA-LAB-202': topic(
    `term/duration contract/agreement/employment year/month/commenc*/begin*, fixed-term, fixed term,
     contract/agreement year/month valid/effective`,
    `مدة عقد سنة/سنوات/سنتين/سنتان/شهر/أشهر/عام/تبدأ، محدد مدة، ينتهي عقد تاريخ`,
  ),
};
