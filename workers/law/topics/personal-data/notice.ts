import type { Topic } from '#workers/engines/topics/topic.js';
import { topic } from '../phrase-list.js';
import { AR, EN } from './words.js';

const LEGAL_BASIS = topic(
  `legal/lawful/statutory basis/ground process*/data/collect*/consent, consent process*/collect*/data,
   without/regardless/no consent data/process*, without/no consent ${EN.whose} ${EN.info},
   legitimate interest data/process*/${EN.whose}, basis process*/purpose,
   process*/collect*/use/record data/conversation
   consent/discretion/fit/choos*/wish*/like*/manner/permission/knowledge/any/legal`,
  `مسوغ/أساس/أساسا نظامي/قانوني/معالجة/جمع، ${AR.consent} معالجة/جمع/نعالج/نجمع/تعالج/يعالج/${AR.data}،
   مصلحة/مصالح مشروعة معالجة/${AR.data}، دون/بدون ${AR.consent} ${AR.data}،
   معالجة/جمع/نعالج/استخدام/توظيف/تسجيل/مراقبة ${AR.data}/محادثات
   نشاء/تشاء/يشاء/شاءت/شاء/تقدير/تقديرها/تراه/إذن/إذنه/علم/علمهم/نظامي`,
);
const WITHDRAWAL = topic(
  `withdraw*/revo*/irrevocabl*/opt-out/retract* consent/authori*/permission/data, opt+out consent/data,
   cancel* your consent, change+your/their/his+mind data/consent, withdraw* any+time,
   consent/permission/yes/agreement take/taken/taking+back, consent/permission final,
   change+your+mind information/use`,
  `عدول/يعدل/تعدل/رجوع/رجعة/سحب/تسحب/يسحب/إلغاء/تراجع/تلغي ${AR.consent}`,
);
const DATA_RIGHTS = topic(
  `right/request*/entitle*/ask*/ability/able/enquir*
   access/look/inspect/amend/erased/stored/correct*/rectif*/delet*/eras*/destr*/obtain/copy/copies/update/restrict*/portab*/object
   data,
   right/request*/entitle*/ability/under/forgo* access/look/inspect/amend*/correct*/rectif*/delet*/eras*/copy
   ${EN.whose}/about/account ${EN.info}/account/personnel/file, your/data/subject right,
   about+you wrong/correct*/copy/copies/delet*/eras*, copy what+we hold/have/know,
   request* data/information answer*/act/days/deal*/fee/subject,
   access/correct*/rectif*/delet*/copy/copies data/information ${EN.whose}/subject/request*`,
  `حق/حقه/حقها/حقهم/حقوق/حقوقه/طلب/طلبات/يحق/حقك/مطالبة
   اطلاع/محو/مسح/وصول/تصحيح/تصحيحها/إتلاف/إتلافها/حصول/نسخة/حذف/حذفها/تحديث/تعديل ${AR.data}،
   عنك* تطلع/اطلاع/نسخة/تصحيح/خطأ/حذف/تطلب، حقوق أصحاب/صاحب ${AR.data}، حقوقك،
   طلب/طلبات/طلبك صاحب/أصحاب ${AR.data}، طلبك/طلباتك تنفيذ/ننفذ/رد/خلال/رسوم/نلبي/نجيب`,
);

/** Phrases of the rules on what people are told of their data, and on what they may ask for. */
export const noticeTopics: Readonly<Record<string, Topic>> = {
  'SA-PDPL-05': topic(
    `purpose data/information/process*/collect*/process*/use, use/used/uses/using data/information/detail,
     process* data/information, why collect*/data`,
    `غرض/أغراض/أهداف جمع/نجمع/معالجة/${AR.data}/استخدام/نستخدم،
     نستخدم/تستخدم/يستخدم/استخدام/نعالج/تعالج/معالجة/نستعمل/استعمال ${AR.data}`,
  ),
  'SA-PDPL-37': topic(
    `take/takes/ask/asks name/mobile/address/email/e-mail,
     collect*/gather*/obtain*/receiv*/record* data/information/detail/name/address,
     data/information/detail provide/give/submit/enter, type/categor*/kind data/information`,
    `نجمع/جمع/تجمع/يجمع/نحصل/تحصل/نتلقى ${AR.data}/اسم، ${AR.data} تقدمها/تزودنا/تدخلها/تقدمونها/نجمعها/تجمعها،
     فئات/أنواع/محتوى ${AR.data}`,
  ),
  'SA-PDPL-06': topic(
    `contact/reach/write/call/email/e-mail/turn us/detail/officer/controller/privacy, controller,
     data protection officer, e-mail, email, telephone/phone number, commercial registration/registered, who we`,
    `تواصل/اتصال/مراسلة معنا/بيانات/وسيلة/وسائل/بنا/مسؤول/جهة/خصوصية، تواصلوا، جهة تحكم، مسؤول حماية،
     بريد إلكتروني/إلكترونيا، هاتف/جوال رقم، سجل تجاري، من نحن`,
  ),
  'SA-PDPL-02': LEGAL_BASIS,
  'SA-PDPL-32': LEGAL_BASIS,
  'SA-PDPL-04': WITHDRAWAL,
  'SA-PDPL-36': WITHDRAWAL,
  'SA-PDPL-07': DATA_RIGHTS,
  'SA-PDPL-33': DATA_RIGHTS,
  'SA-PDPL-16': topic(
    `${EN.keep}/stay*/remain*/hang about+you, how+long keep*/hold*/data/information/detail,
     ${EN.destroy} about+you, ${EN.keep}/stay*/remain* data/information/record/detail,
     ${EN.destroy} data/information/record/detail/account, retention`,
    `${AR.keep}/${AR.destroy} عنك*، ${AR.keep}/تظل/تبقى/محفوظة ${AR.data}/سجلات/سجل،
     ${AR.destroy} ${AR.data}/سجلات/حساب، مدة احتفاظ`,
  ),
  'SA-PDPL-34': topic(
    `${EN.keep}/remain*/stay* data, personnel file/record ${EN.keep}/${EN.destroy},
     ${EN.keep} ${EN.whose} ${EN.info}, ${EN.destroy} data, ${EN.destroy} ${EN.whose} ${EN.info}, data retention`,
    `${AR.keep} ${AR.data} ${AR.personal}، ${AR.destroy} ${AR.data} ${AR.personal}،
     ${AR.keep}/${AR.destroy} بياناتك/بياناته/بياناتهم/بياناتها`,
  ),
  'SA-PDPL-38': topic(
    `stor*/host*/server/cloud/database/encrypt*/backup/archiv*/save data/information/record,
     on/our+server/servers/cloud, encrypted server/cloud/rest, where data kept/held/stored, data centre/center`,
    `تخزين/تخزن/نخزن/يخزن/حفظ/تحفظ/نحفظ/يحفظ/نحتفظ/تحتفظ/خوادم/خوادمنا/سحابة/سحابية/قواعد/تشفير/مشفرة/أنظمة
     ${AR.data}، خوادم/خوادمنا، مركز بيانات`,
  ),
  'SA-PDPL-39': topic(
    `${EN.disclose} about+you,
     detail/answer/photo/information/data go/goes/sent/given/get/gets
     partner/brand/insurer/insurance/company/courier/firm/bank/seller,
     ${EN.disclose} data/information/detail/third/partner, recipient data/information,
     third+part* data/information/receiv*/share*/disclos*, service provider/providers data/information,
     outside/abroad Kingdom/country data/information/transfer*`,
    `${AR.disclose}/نقل/ننقل/تنقل ${AR.data}/عنك*/اسمك/رقمك/عنوانك/جوالك،
     جهات/أطراف/طرف/شركاء خارجية/ثالث/ثالثة/أخرى ${AR.data}، خارج مملكة`,
  ),
  'SA-PDPL-40': topic(
    `mandatory/optional/voluntary/compulsory/obligatory/required data/information/field/detail/provi*/answer,
     not/decline/fail/choose/refus*/without provide/providing/give/supply/fill data/information/detail/field/us,
     marked/asterisk/starred field`,
    `إلزامي/إلزامية/اختياري/اختيارية/إجباري/إجبارية/إلزاميا/اختياريا/مطلوبة ${AR.data}/حقول/حقل/تقديم،
     عدم/لم/امتناع/رفض/دون تقديم/تقدم/تزويد/تزودنا/تزويدنا ${AR.data}، نجمة حقول`,
  ),
};
