import type { Topic } from '#workers/engines/topics/topic.js';
import { topic } from '../phrase-list.js';
import { AR, EN } from './words.js';

const LEGAL_BASIS = topic(
  `legal/lawful/statutory basis/ground process*/data/collect*/consent, consent process*/collect*/data,
     without/regardless/no consent data/process*, without/no consent ${EN.whose} ${EN.info}, legitimate
     interest data/process*/${EN.whose}, basis process*/purpose, process*/collect*/use/record
     data/conversation consent/discretion/fit/choos*/wish*/like*/manner/permission/knowledge/any/legal,
     say/said/says/saying+yes ${EN.stuff}/handle*/use/collect*, ask/asks/asked/asking
     first/before/without/permission ${EN.stuff}/you/phones, look*/see/check*/read/open
     phone*/email*/message*/file/files asking/permission/knowing/agree*/knowledge, because
     law/agree*/asked/yes ${EN.stuff}, allow/allows/permission/knowledge/know*/consent*/agree*/approv*/yes
     collect*/record*/film*/photograph*/track*/gather*/monitor*/listen*,
     ask*/agree*/permission/consent*/mind/authori*/know*
     film*/record*/gather*/collect*/photograph*/data/information/${EN.stuff}`,
  `مسوغ/أساس/أساسا نظامي/قانوني/معالجة/جمع، ${AR.consent} معالجة/جمع/نعالج/نجمع/تعالج/يعالج/${AR.data}،
     مصلحة/مصالح مشروعة معالجة/${AR.data}، دون/بدون ${AR.consent} ${AR.data}،
     معالجة/جمع/نعالج/استخدام/توظيف/تسجيل/مراقبة ${AR.data}/محادثات
     نشاء/تشاء/يشاء/شاءت/شاء/تقدير/تقديرها/تراه/إذن/إذنه/علم/علمهم/نظامي،
     نسأل*/تسأل*/يسأل*/نستأذن*/يستأذن/استئذان*/إذن*/سمح*/تسمح*/يسمح* ${AR.stuff}
     قبل/دون/غير/لأن*/نأخذ*/نستعمل*/نجمع*/نتعامل/تطلع/يطلع/تأخذ/إلا،
     علم*/إذن*/رضا*/موافق*/يعرف*/توافق/سماح*/تسمح نصور/يصور*/تصوير/نسجل/تسجيل*/نجمع/نراقب*/مراقبة/تتبع،
     إذن*/نستأذن*/نسأل*/موافق*/توافق*/رضا*/علم* نصور/نأخذ*/أخذ*/بأخذ/جمع*/بجمع/نسجل/معلومات*/بيانات*`,
);
const WITHDRAWAL = topic(
  `withdraw*/revo*/irrevocabl*/opt-out/retract* consent/authori*/permission/data, opt+out consent/data,
     cancel* your consent, change+your/their/his+mind data/consent, withdraw* any+time,
     consent/permission/yes/agreement take/taken/taking+back, consent/permission final, change+your+mind
     information/use, take/took/taken/taking back yes/agree*/consent/permission/said,
     change/changes/changed+your/their/his/mind mind/stop, no/any+longer want/like/wish/agree
     use/using/contact/keep/${EN.stuff}, switch/turn/switched/turned off/it
     settings/whenever/anytime/time/like/wish, stop/stops using/use ${EN.stuff}, cannot/can/can't undo/reverse
     agree*/yes/consent, untick*/unsubscrib*/undo/reverse/drop/stop/withdraw*/cancel*/revoke*/retract*
     box/consent*/yes/permission/use/using/agree*/settings/later/anytime/mind, no+way+back,
     unhappy/regret*/later stop/drop/untick*/tell/write, agree*/yes/consent*
     stays/final/back/stop/change/undo/cancel*/withdraw*/later/again, regret*/revoke*/remove/retract*
     consent*/agree*/permission, consent*/agree* once/given/good/forever/ever/holds`,
  `عدول/يعدل/تعدل/رجوع/رجعة/سحب/تسحب/يسحب/إلغاء/تراجع/تلغي ${AR.consent}، غير*/تغير*/بدل* رأي*،
     تراجع/ترجع/رجوع/تتراجع/يتراجع سمحت*/وافقت*/قبلت*/أذنت*/سماح*/إذن*، توقف*/إيقاف*/أوقف*/تلغي*/نتوقف
     إعدادات/متى/وقت/فورا/استعمال*/استخدام*، سحب*/تسحب*/إلغاء*/تلغي/نقف/نتوقف/توقف*/أوقف*/إيقاف*/تراجع*/رجوع*
     كلام*/موافق*/إذن*/استعمال*/استخدام*/صور*/بيانات*/معلومات*/وقت/سماح*، وافقت*/موافق*/رضيت*
     رجوع*/تراجع/نهائي*/إلغاء*/سحب*/رجعة/توقف*، ندمت/ندم/إلغاء/ألغ*/سارية/للأبد موافق*/وافقت*/إذن*`,
);
const DATA_RIGHTS = topic(
  `right/request*/entitle*/ask*/ability/able/enquir*
     access/look/inspect/amend/erased/stored/correct*/rectif*/delet*/eras*/destr*/obtain/copy/copies/update/restrict*/portab*/object
     data, right/request*/entitle*/ability/under/forgo*
     access/look/inspect/amend*/correct*/rectif*/delet*/eras*/copy ${EN.whose}/about/account
     ${EN.info}/account/personnel/file, your/data/subject right, about+you
     wrong/correct*/copy/copies/delet*/eras*, copy what+we hold/have/know, request* data/information
     answer*/act/days/deal*/fee/subject, access/correct*/rectif*/delet*/copy/copies data/information
     ${EN.whose}/subject/request*, see/look/fix/wipe/delete*/remove*/correct*/change/erase/right
     have/hold/know/keep on/about you/them/him, ask*/tell/request*
     see/look/wipe*/remove*/delet*/fix/correct*/copy/right everything/${EN.stuff}, see/look/view/read
     own/his/their/her file/files/record/records, everything/anything+we have/hold/know
     see/wipe*/remove*/ask/delet*,
     printout/copy/copies/show/see/download*/export*/look/correct*/change*/wipe*/delete*/remove*
     profile/everything/file/record/data/information/detail/account
     ask*/email*/request*/want/entitle*/can/may/right, read/see/correct*/fix/copy/change/delete*/wipe/remove*
     saved/hold/held/name/data/detail/information/file/account/profile, copy/printout/history/stored
     customer*/about/purchase*/member* get/gets/hand/see`,
  `حق/حقه/حقها/حقهم/حقوق/حقوقه/طلب/طلبات/يحق/حقك/مطالبة
     اطلاع/محو/مسح/وصول/تصحيح/تصحيحها/إتلاف/إتلافها/حصول/نسخة/حذف/حذفها/تحديث/تعديل ${AR.data}، عنك*
     تطلع/اطلاع/نسخة/تصحيح/خطأ/حذف/تطلب، حقوق أصحاب/صاحب ${AR.data}، حقوقك، طلب/طلبات/طلبك صاحب/أصحاب
     ${AR.data}، طلبك/طلباتك تنفيذ/ننفذ/رد/خلال/رسوم/نلبي/نجيب،
     تشوف*/يشوف*/ترى/يرى/تطلع/يطلع/تعرف/تصلح*/نصلح*/نمسح*/تمسح*/نحذف*/نصحح*/تصحح*/نعدل*
     عنك*/لدينا/عندنا/ملفه/ملفك/ملفاتك/معلوماتك/معلوماته/بياناتك/بياناته،
     يطلب*/اطلب*/تطلب*/بإمكان*/لك/يحق*/تقدر*/للموظف/للعامل/للعميل
     صورة/نسخة/اطلاع*/تعديل*/تصحيح*/مسح*/حذف*/يرى/ترى/تشوف* ملف*/سجل*/معلومات*/بيانات*/حساب*،
     يقرأ/نصحح*/تصحيح*/يرى/حذف*/مسح*/تعديل*/نسخة/اطلاع* حفظنا*/عنه/عنك/اسمك/بيانات*/معلومات*/ملف*/حساب*،
     نسخة/سجل*/خزناه/حفظناه عنك/مشتريات*/عميل/طلبات*/مجانا`,
);

/** Phrases of the rules on what people are told of their data, and on what they may ask for. */
export const noticeTopics: Readonly<Record<string, Topic>> = {
  'SA-PDPL-05': topic(
    `purpose data/information/process*/collect*/process*/use, use/used/uses/using data/information/detail,
     process* data/information, why collect*/data, need*/ask*/want/use/take ${EN.stuff}
     so/because/order/help*/find/deliver*/suggest/call/reason/why/driver, what+you/they
     tell/give/write/type/upload help*/use*/let*, help*/let*/lets/allow* us
     run/bring/improve/serve/answer/send/suggest, use/uses/used/need*/let/lets/help*
     location/birthday/name/number/phone/address/email/photo/age/data/detail`,
    `غرض/أغراض/أهداف جمع/نجمع/معالجة/${AR.data}/استخدام/نستخدم،
     نستخدم/تستخدم/يستخدم/استخدام/نعالج/تعالج/معالجة/نستعمل/استعمال ${AR.data}،
     نحتاج*/نسأل*/نطلب*/نأخذ*/نستعين ${AR.stuff}
     حتى/لكي/كي/لنقترح/لنرسل/لنوصل/لنتواصل/لأجل/لأن*/يصل*/توصيل*/اقتراح/سبب، يساعد*/تساعد*/نستفيد/ينفع*
     نا/نحن/على/في/طلب*/خدمة*/متجر*/تكتب*/تخبر*/${AR.stuff}، نستعمل*/نستخدم*/نحتاج*/يساعد*/نستفيد
     موقعك/تاريخ/اسم*/رقم*/هاتف*/عنوان*/بريد*/صور*/عمر*/بيانات*/معلومات*`,
  ),
  'SA-PDPL-37': topic(
    `take/takes/ask/asks name/mobile/address/email/e-mail, collect*/gather*/obtain*/receiv*/record*
     data/information/detail/name/address, data/information/detail provide/give/submit/enter,
     type/categor*/kind data/information, ask*/take*/see/know/need*/fill*/type/enter/write ${EN.stuff}/pages
     you/your/order/visit*/from, collect*/ask*/gather*/receive*/get/need*
     name/phone/email/address/location/birthday/age/payment/card/IP/photo`,
    `نجمع/جمع/تجمع/يجمع/نحصل/تحصل/نتلقى ${AR.data}/اسم، ${AR.data}
     تقدمها/تزودنا/تدخلها/تقدمونها/نجمعها/تجمعها، فئات/أنواع/محتوى ${AR.data}،
     نسأل*/نطلب*/نأخذ*/نعرف*/تملأ*/تكتب*/تعبئ*/نرى/يعرف*
     اسم*/جوال*/عنوان*/رقم*/صفحات*/معلومات*/بيانات*/استمارة/بريد*/عمر*،
     نجمع*/نطلب*/نحصل*/نتلقى/نسأل*/نسجل*/نحتاج* اسم*/رقم*/هاتف*/بريد*/عنوان*/موقع*/ميلاد/بطاقة/صورة`,
  ),
  'SA-PDPL-06': topic(
    `contact/reach/write/call/email/e-mail/turn us/detail/officer/controller/privacy, controller, data
     protection officer, e-mail, email, telephone/phone number, commercial registration/registered, who we,
     question*/worr*/query/queries/concern* privacy/ask/write/drop/line/call/us,
     app/site/website/store/service run/runs/owned/operated/belongs/managed
     company/trading/est/establishment/by, privacy person/team/lead/manager/colleague/ask`,
    `تواصل/اتصال/مراسلة معنا/بيانات/وسيلة/وسائل/بنا/مسؤول/جهة/خصوصية، تواصلوا، جهة تحكم، مسؤول حماية، بريد
     إلكتروني/إلكترونيا، هاتف/جوال رقم، سجل تجاري، من نحن، سؤال*/أسئلة/استفسار*/ملاحظة*/شكوى
     اكتب*/راسل*/اتصل*/كلم*/أرسل*/خصوصية*، تطبيق*/موقع*/متجر*/خدمة تدير*/يدير*/تشغل*/تملك*/يملك*/مملوك*/تابع*
     مؤسسة/شركة/متجر، مسؤول*/موظف*/مختص* خصوصية*`,
  ),
  'SA-PDPL-02': LEGAL_BASIS,
  'SA-PDPL-32': LEGAL_BASIS,
  'SA-PDPL-04': WITHDRAWAL,
  'SA-PDPL-36': WITHDRAWAL,
  'SA-PDPL-07': DATA_RIGHTS,
  'SA-PDPL-33': DATA_RIGHTS,
  'SA-PDPL-16': topic(
    `${EN.keep}/stay*/remain*/hang about+you, how+long keep*/hold*/data/information/detail, ${EN.destroy}
     about+you, ${EN.keep}/stay*/remain* data/information/record/detail, ${EN.destroy}
     data/information/record/detail/account, retention, ${EN.destroy}/goes/gone/clear*/vanish*
     everything/anything/gave/all/paper*/${EN.stuff}, keep*/hold*/stor* everything/gave/anything
     forever/good/year/years/months/long, clos* account goes/gone/everything/lost/wiped,
     backup*/archive*/log/logs/recording*/copies/photos/data/records
     overwrit*/purge*/expire*/clear*/delet*/days/months/years/dropped,
     clean*/vanish*/disappear*/expire*/clear*/delet*/wipe*/drop*/remov*
     account*/chats/data/record*/photos/files/information/detail/messages`,
    `${AR.keep}/${AR.destroy} عنك*، ${AR.keep}/تظل/تبقى/محفوظة ${AR.data}/سجلات/سجل، ${AR.destroy}
     ${AR.data}/سجلات/حساب، مدة احتفاظ،
     ${AR.destroy}/نرمي*/يرمي*/نمسح*/يمسح*/تمسح*/مسح*/تمزق*/نمزق*/نتخلص*/نترك*/نبقي*/يزول/تزول
     ${AR.stuff}/أعطيت*/عندنا/لدينا، أغلقت*/إغلاق*/تغلق* حساب* يذهب/يحذف*/يمسح*/شيء/نمسح*/يزول، يبقى/تبقى
     عندنا/لدينا ${AR.stuff}/سنة/سنتين/سنوات/أبدا/شهر/أشهر، صور*/نسخ*/تسجيلات*/سجلات*/بيانات*/حساب*
     تحذف*/يحذف*/نحذف*/تمسح*/تزال*/تتلف*/شهور/أشهر/سنة/سنوات/يوما/تلقائي*،
     ننظف/تختفي/يختفي/تزول/تنتهي/نحذف/تحذف/يحذف/تمحى محادثات*/حسابات*/بيانات*/صور*/سجلات*/ملفات*/رسائل*`,
  ),
  'SA-PDPL-34': topic(
    `${EN.keep}/remain*/stay* data, personnel file/record ${EN.keep}/${EN.destroy}, ${EN.keep} ${EN.whose}
     ${EN.info}, ${EN.destroy} data, ${EN.destroy} ${EN.whose} ${EN.info}, data retention, ${EN.destroy}
     everything/CV/CVs/paper*/${EN.stuff}, shred*, keep*/hold* everything/anything/CV/CVs
     about/on/good/forever/year*/months, empt*/clear*/purge*/bin/remov*/delet*/destroy*/shred*/wipe*
     folder*/file*/applicant*/record*/data/detail/CV*/account*, ${EN.keep}
     file*/record*/applicant*/detail/data year*/months/forever/ever/long/after, papers/lists/files/records
     years/burn*/leavers/hands+back/return*/over/former`,
    `${AR.keep} ${AR.data} ${AR.personal}، ${AR.destroy} ${AR.data} ${AR.personal}، ${AR.keep}/${AR.destroy}
     بياناتك/بياناته/بياناتهم/بياناتها،
     ${AR.destroy}/نرمي*/يرمي*/ترمي/نمسح*/يمسح*/تمسح*/مسح*/تمزق*/يمزق*/نمزق*/نتخلص*/نترك*/نبقي*
     ${AR.stuff}/سيرة*/سير*، ${AR.keep} سيرة*/سير*/عنك*، تفرغ*/نفرغ*/تخلص*/إتلاف*/حذف*/مسح*/نحذف*/تمزيق*
     ملف*/متقدم*/سجل*/بيانات*/معلومات*/حساب*، ${AR.keep} ملف*/سجل*/متقدم* سنة/سنوات/دائم*/أشهر/شهر/بعد،
     أوراق*/قوائم*/ملفات*/سجلات* سنوات/تحرقها/غادر*/تعيد*/نبقي/انتهاء/نهاية`,
  ),
  'SA-PDPL-38': topic(
    `stor*/host*/server/cloud/database/encrypt*/backup/archiv*/save data/information/record,
     on/our+server/servers/cloud, encrypted server/cloud/rest, where data kept/held/stored, data
     centre/center, sit/sits/lie/lies/kept/keep/stored/saved/stay/stays/locked
     computer*/cupboard*/cabinet*/drive/cloud/server*/drawer*/disk, ${EN.stuff}/everything/paper*
     cloud/computer*/server*/cupboard*/cabinet*/drawer*, stor*/kept/keep*/held/hold*/save*/saved/sit/sits
     server*/cloud/computer*/file*/paper*/database/cabinet/office/safe/data,
     safe/vault/hosting/hosted/hard+drive`,
    `تخزين/تخزن/نخزن/يخزن/حفظ/تحفظ/نحفظ/يحفظ/نحتفظ/تحتفظ/خوادم/خوادمنا/سحابة/سحابية/قواعد/تشفير/مشفرة/أنظمة
     ${AR.data}، خوادم/خوادمنا، مركز بيانات، أجهزة/أجهزتنا/جهاز/سحابة/خزانة/خزائن/درج/حاسوب/خوادم*/قرص
     ${AR.stuff}/شيء/تبقى/مقفل*/محفوظ*/نضع*، خوادم*/سحابة/أجهزة*/جهاز*/قاعدة/خزانة/مكتب*/ورق*
     تحفظ*/نحفظ*/محفوظ*/تخزن*/نخزن*/تبقى/موجود*، خزنة/خزينة/استضافة`,
  ),
  'SA-PDPL-39': topic(
    `${EN.disclose} about+you, detail/answer/photo/information/data go/goes/sent/given/get/gets
     partner/brand/insurer/insurance/company/courier/firm/bank/seller, ${EN.disclose}
     data/information/detail/third/partner, recipient data/information, third+part*
     data/information/receiv*/share*/disclos*, service provider/providers data/information, outside/abroad
     Kingdom/country data/information/transfer*,
     courier*/driver*/bank/partner*/insurer*/government/nobody/anyone/no-one/${EN.handler}
     get/gets/see/sees/take/takes/tell/tells/give/gives/know/knows ${EN.stuff}/about,
     driver*/courier*/bank*/partner*/supplier*/authorities/police/insurer*/doctor*
     see*/get*/receive*/know*/given/told name/address/number/detail/data/order*,
     forward*/pass*/send/sends/share*/give*/hand* detail/data/number/name/address/information
     bank/company/partner*/courier/others/third/driver/firm/provider*`,
    `${AR.disclose}/نقل/ننقل/تنقل ${AR.data}/عنك*/اسمك/رقمك/عنوانك/جوالك، جهات/أطراف/طرف/شركاء
     خارجية/ثالث/ثالثة/أخرى ${AR.data}، خارج مملكة، شركة/شركات/بنك/سائق*/مندوب*/شركاء*/جهة/أحد*/أحدا/مطعم/متجر
     تأخذ*/يأخذ*/ترى/يرى/نعطي*/نخبر*/تعرف*/يعرف*/نسلم* ${AR.stuff}،
     سائق*/مندوب*/بنك*/شركاء*/شركة*/جهات/شرطة/مورد* يطلع*/تطلع*/يستلم*/تستلم*/تصل*/نرسل*/نشارك* ${AR.stuff}،
     نحول*/نرسل*/نمرر*/نسلم*/نشارك*/نعطي* بيانات*/معلومات*/رقم*/اسم*
     بنك/للبنك/شركة*/للشركة/شركاء*/جهة/جهات/آخر*`,
  ),
  'SA-PDPL-40': topic(
    `mandatory/optional/voluntary/compulsory/obligatory/required data/information/field/detail/provi*/answer,
     not/decline/fail/choose/refus*/without provide/providing/give/supply/fill
     data/information/detail/field/us, marked/asterisk/starred field, field/fields/boxes/star
     must/fill*/leave/skip/blank/empty, leave/leaves/left+out/blank/empty ${EN.stuff},
     have/need/must/obliged+to tell/give/answer/fill/enter ${EN.stuff}, without/skip/leave ${EN.stuff}
     can/can't/cannot/won't/unable/deliver*/serve,
     optional/mandatory/compulsory/voluntary/required/asterisk/skip/star/starred,
     number/name/address/detail/hobby must/optional/up+to+you/no/without pick-up/service/you/delivery`,
    `إلزامي/إلزامية/اختياري/اختيارية/إجباري/إجبارية/إلزاميا/اختياريا/مطلوبة ${AR.data}/حقول/حقل/تقديم،
     عدم/لم/امتناع/رفض/دون تقديم/تقدم/تزويد/تزودنا/تزويدنا ${AR.data}، نجمة حقول، مجبر*/مضطر*/لازم/ملزم*/ضروري
     تخبرنا/تكتب*/تعطي*/تعبأ/تعبئة/تملأ*/خانات/خانة/حقول/تذكر، كتبت/أعطيت*/تكتب*/ذكرت/تركت*/تعط* ${AR.stuff}
     نقدر/نستطيع/يمكن*/لن/ما/لم، خانات/خانة/حقول/حقل نجمة/لازم/اختيار*/تعبأ/فارغ*/ضروري*،
     اختياري*/إلزامي*/إجباري*/نجمة، رقم*/اسم*/بيانات/هواية* لا+بد/اختيار*/بلا/تحب/إلزام*`,
  ),
};
