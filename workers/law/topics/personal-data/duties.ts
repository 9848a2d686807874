import type { Topic } from '#workers/engines/topics/topic.js';
import { topic } from '../phrase-list.js';
import { AR, EN } from './words.js';

const BREACH = 'breach*/leak*/hack*/incident/intrusion/compromis*/unauthori*';
const AUTHORITY = 'SDAIA/authority/authorities/regulator/72/seventy-two/supervisory';
const ID = 'passport/ID/identity/iqama/identification/ID-card';
const HAWIYA = 'هوية/هويتكم/هويته/هويتك/هوياتهم/هويات/جواز/جوازات/إقامة/أحوال/إثبات';

/** Phrases of the rules on how personal data is kept safe and correct, moved and handed on. */
export const dutyTopics: Readonly<Record<string, Topic>> = {
  'SA-PDPL-10': topic(
    `accura*/inaccura*/up-to-date/outdated/correct/verif*/complete data/information, up date data/information,
     correct*/update* error/mistake/change file/data/record,
     tell/check*/fix/update*/correct*/blame/review*/keep ${EN.stuff}
     wrong/right/mistake*/change/changes/changed/true/current/still/fresh/old, check*/review* have/hold/know
     on/about still/holds/true/right/correct, wrong/mistake/false books/file/files/record/records
     about/blame/fault/name/address,
     update*/renew*/refresh*/correct*/confirm*/wrong/mistake*/accura*/old/out-of-date/outdated
     profile/detail/data/information/address/phone/name/file/record, typo/typos,
     contacts/names/numbers/addresses good/right/check*/still/correct/twice`,
    `دقة/دقيقة/صحة/صحيحة/تحديث/تحديثها/محدثة/حداثة/اكتمال/تحقق/أخطاء/خطأ ${AR.data}،
     أخبرنا/تخبرنا/نراجع*/مراجعة*/نتأكد/نصحح*/تصحح*/ذنب*/مسؤول* ${AR.stuff}
     تغير*/صحيح*/غلط/خطأ/قديم*/محدث*/جديد*/دقيق*،
     جدد*/تجديد/حدث/تحدث/تحديث*/صحح/تصحيح*/صحيح*/خطأ/غلط/أخطاء/قديم*/دقيق*/تغيير*/تغير*
     بيانات*/معلومات*/عنوان*/رقم*/سكن*/ملف*/اسم*/سجل*، أخطاء كتابة/اسمك/أسماء/عناوين/أرقام، أرقام*/عناوين*
     نتصل/نراجع/باقية/صحيح*/تغير*`,
  ),
  'SA-PDPL-12': topic(
    `processor, sub-processor/subprocessor, process* data behalf/instruct*/processor/own, work+for+us
     detail/information/data/contract, on+our+behalf detail/information/data, customer/client/personal data
     own/instruct* provider/vendor/supplier/contractor, subcontract* data process*, ${EN.handler}
     handle*/use/uses/see/sees/process*/touch*/treat*/work/works customer*/client*/people/our/your
     ${EN.stuff}/order/orders, ${EN.handler} work/works/working for+us, ${EN.handler}
     see/sees/get/gets/receive*/handle*/hold*/keep*/use*/return*/process*
     customer*/client*/subscriber*/member*/staff/employee*/patient* ${EN.stuff},
     bookkeeper/accountant/assistant/helper/carrier ${EN.stuff}/addresses only/own/itself/say-so/orders/our`,
    `جهة/جهات+معالجة، معالجة+فرعية، ${AR.data} لمصلحته/مصلحته/لمصلحتها/تعليمات/تعليماته/نيابة/لأغراضه/لأغراضها
     مورد/مزود/مقدم/طرف، معالج بيانات، متعاقد باطن ${AR.data}، ${AR.handler}
     تتعامل/يتعامل/تستعمل*/يستعمل*/ترى/يرى/تطلع/يطلع/يستخدم*/تستخدم*/تعمل/يعمل
     عملاء*/زبائن*/معلومات*/بيانات*/طلبات*/ملفات*/لحساب*، ${AR.handler}
     تستلم*/يستلم*/تسلم*/يأخذ*/تأخذ*/تستخدم*/يستخدم*/تعالج*/يطلع*/تحفظ/تعيد*/يحفظ ${AR.stuff}،
     محاسب*/مساعد*/ناقل/شركة ${AR.stuff} بأمر*/لنفسها/فقط/إلا/تعليمات`,
  ),
  'SA-PDPL-13': topic(
    `secur*/protect/protects/protected/protecting/safeguard*/encrypt*/measure data,
     secur*/protect/protects/protected/protecting/safeguard*/encrypt* ${EN.whose} ${EN.info},
     technical/organi* measure, responsib*/liab* loss/safety/security data, access control data, keep*/kept
     safe/secure data/information/detail, loss/leak* data liab*/responsib*,
     lock*/safe/safely/guard*/password*/key/keys/private/vault ${EN.stuff}/tell/gave,
     only/nobody/no-one/none/anyone open*/see/sees/get/gets/reach*/access* ${EN.stuff},
     password*/encrypt*/firewall*/antivirus/lock*/protect*/safe/safely/secur*/guard*/key/keys/backup*
     laptop*/computer*/file*/data/detail/information/server*/system*/account*/device*,
     file/files/data/record/records/system/systems/computers/servers/information
     door/lock*/safe/tight/virus*/protect*/secur*/guard*/password*/encrypt*`,
    `أمن/تحمي/نحمي/يحمي/تشفير/أمان/تأمين/محافظة/سلامة ${AR.data} ${AR.personal}،
     وسائل/إجراءات/تدابير/تلتزم/يلتزم/نلتزم حماية/أمن/محافظة ${AR.data} ${AR.personal}،
     أمن/حماية/نحمي/تشفير/أمان/محافظة/سلامة بياناتك/بياناتكم/بياناته/معلوماتك، مسؤولية/مسؤول
     تسرب/فقدان/فقد/فقدانها/ضياع ${AR.data}، تدابير/إجراءات/وسائل تقنية/تنظيمية/أمنية ${AR.data}،
     نقفل/مقفل*/مقفول*/قفل/آمن*/أمان*/نصون/نحرس/نحافظ/صلاحية/سري ${AR.stuff}، لا/إلا/أحد* يصل*/يفتح*/يدخل*
     ${AR.stuff}، كلمة+مرور/كلمات/كلمة+سر/تشفير*/جدار*/حماية*/محمي*/قفل/مقفل*/نحمي*/آمن*/أمن*/نسخ+احتياطي*
     جهاز*/أجهزة*/ملف*/بيانات*/معلومات*/خوادم*/أنظمة*/حساب*،
     محمي*/حماية*/باب/قفل/فيروس*/أمان*/آمن*/حراسة/تأمين
     ملفات*/أجهزت*/أجهزة/بيانات*/معلومات*/خوادم*/نظام*/أنظمة`,
  ),
  'SA-PDPL-14': topic(
    `${BREACH} data ${AUTHORITY}/notif*/report*/inform*/tell*/hour/day, data breach/leak/incident, security
     incident/breach, SDAIA notif*/report*, breach* report*/notif* authority/SDAIA hour/competent/controller,
     ${EN.lost} ${EN.stuff}/system/systems/files ${EN.tell}/government/ministry/police/authorit*, ${EN.lost}
     laptop*/phone*/device*/data/file*/server*/system*/record*
     SDAIA/authority/authorities/government/report*/regulator/ministry, hack*
     report*/tell/inform*/notif*/authority, stolen/theft/steal*/breach*/leak*/lost/hack*
     record*/data/file*/detail/system
     official*/authority/authorities/regulator/government/SDAIA/ministry/report*`,
    `${AR.breach} ${AR.data}/تسرب/سدايا/مختصة/معلومات، تسرب/تسريب، إشعار/إبلاغ/تشعر/نشعر/تبلغ/نبلغ سدايا/مختصة
     تسرب/حادثة/اختراق، ${AR.lost} معلومات*/ملفات*/أنظمت*/أنظمة/نظام*/بيانات*/أرقام*/أجهزت*
     ${AR.tell}/هيئة/دولة/جهة/شرطة/وزارة، ${AR.lost} جهاز*/أجهزة*/بيانات*/ملفات*/أرقام*/خادم*/حساب*/معلومات*
     هيئة/سدايا/جهة/نرفع*/نبلغ*/إبلاغ*/وزارة/دولة، قراصنة، اختراق* هيئة/سدايا/نبلغ*،
     سرقة*/تسرب*/ضياع*/اختراق*/فقدان سجلات*/للسجلات/بيانات*/ملفات*/معلومات*/أنظمة
     جهة*/للجهة/هيئة*/أحد/دولة/سدايا/مختصة`,
  ),
  'SA-PDPL-15': topic(
    `${BREACH} data/system notif*/inform*/tell*/hear*/told/disclos*/announc*/customer/user/subject/you, data
     breach/leak/incident, security incident/breach, ${EN.lost} ${EN.stuff}/system/systems/files
     ${EN.tell}/let, hacker*, hack*/stolen/theft/leak*/broken+into you/customer*/people/user*/client*
     tell/told/message/email/inform*/let/know/call, ${EN.lost} server*/account*/data/detail
     message/email/tell/call/contact*/write, leak*/stolen/gets+out/hack*
     card/number*/victim*/hear*/data/records/news`,
    `${AR.breach} ${AR.data}/تسرب/معلومات/أنظمتنا/أنظمة
     إشعار/إبلاغ/إعلان/يعلن/متضررين/نشعر/نبلغ/نشعرك/نبلغك/تبلغ/تشعر/يبلغ/يشعر/أشعر/أشعرناك/صاحب/أصحاب/عميل/عملاء/مستخدم/مستخدمين/دون/إخطار،
     تسرب/تسريب، ${AR.lost} معلومات*/ملفات*/أنظمت*/أنظمة/نظام*/بيانات*/أرقام*/أجهزت* ${AR.tell}، قراصنة،
     ${AR.lost} حساب*/بيانات*/معلومات*/خادم*/نظام* نراسل*/نتواصل/نخبر*/رسالة/نتصل/نبلغ*، تسرب*/خرج/سرق*/اختراق
     رقم*/أرقام*/بطاقتك يسمع*/نكلم*/نخبر*/يعرف*/منا`,
  ),
  'SA-PDPL-17': topic(
    `transfer*/transmit*/sent/send/stor*/host*/export*/process*/leave/leaves/mov*/go/goes/replicat*
     data/information
     worldwide/outside/abroad/country/countries/cross-border/overseas/international*/world/elsewhere,
     cross-border data/transfer*, data leave/leaves/leaving Kingdom, data outside/abroad/overseas/country,
     server abroad/overseas/country/elsewhere, server somewhere+else, server
     abroad/overseas/country/elsewhere/somewhere/anywhere/travel*, transfer* outside
     Saudi/Kingdom/contractual/SDAIA, standard contractual, ${EN.abroad} ${EN.stuff}/tell/gave/told
     sit/sits/stay*/stays/see/sees/kept/lie/lies/stor*/travel*/sent/send/go/goes/leave*/office/branch,
     computer*/server*/cloud/machines ${EN.abroad}, server*/cloud/host*/tool*/software/system*/backup*
     ${EN.abroad}, ${EN.stuff} ${EN.abroad}
     transfer*/send*/stor*/handle*/process*/run*/team/office/parent/headquarter*, server/servers, ${EN.abroad}
     ${EN.stuff} get/gets/receive*/work*/look*/handle*/firm`,
    `نقل/تنقل/ننقل/ينقل/إرسال/نخزن/تخزين/تخزن/استضافة/تحويل/معالجة/إفصاح/تعالج/خوادم/إتاحة ${AR.data}
     خارج/دولة/دول/بلد/أجنبية/عالم/بلدان، ${AR.data} خارج مملكة، ${AR.abroad} ${AR.stuff}/تخبرنا/أعطيت*
     يرى/ترى/تبقى/يبقى/تخزن*/تذهب/تخرج/يخرج/موجود*/أجهزة/خوادم*/ترسل*/نرسل*/تنقل*/مكتب*/فرع*/محفوظ*،
     أجهزة/خوادم*/سحابة/حواسيب ${AR.abroad}، خوادم*/خوادمه/خادم*/سيرفر*/سحابة/برنامج/أنظمة/استضافة
     ${AR.abroad}، ${AR.stuff} ${AR.abroad} مكتب*/شركة+أم/إدارة/فريق/نرسل*/إرسال*/تحويل*،
     خوادم/خوادمنا/سيرفرات/سيرفر، ${AR.abroad} ${AR.stuff} تستلم*/يستلم*/تعمل/يطلع*/شركة`,
  ),
  'SA-PDPL-23': topic(
    `record* process* data/activit*/authority/available/SDAIA/maintain*, record authority/SDAIA process*,
     cooperat*/assist*/inspect* authority/SDAIA/regulator data/process*/record/request*, SDAIA/authority
     cooperat*, government/ministry/authority/authorities/inspector*/regulator/state
     ask*/see/want*/show/open*/check*/answer*/help* ${EN.stuff}/books, list/register/log/record/note
     keep*/kept do/does/handle*/done data/detail/information,
     SDAIA/inspector*/regulator/authority/authorities/official*
     record*/ask*/request*/check*/visit*/cooperat*/help*/log/files/open`,
    `سجل/سجلات أنشطة/معالجة/نشاط، تعاون/نتعاون/تتعاون/يتعاون جهة/جهات/سدايا/هيئة
     مختصة/بيانات/رقابية/سعودية/سدايا، سدايا تعاون/سجلات، جهة/جهات/هيئة/حكومة/دولة/مفتش*/وزارة
     نري*/ترى/نفتح/نطلع*/أرادت/طلبت*/سألت*/نتعاون/نجيب معلومات*/دفاتر*/ملفات*/بيانات*/سجلات*،
     قائمة/سجل/سجلا/كشف/دفتر تحتفظ/نحتفظ/يحتفظ/لدينا/نكتب/نسجل تفعل*/نفعل*/يفعل*/معلومات*/بيانات*،
     سدايا/مفتش*/جهة+رقابية/هيئة/مختصة سجل*/سجلات*/طلب*/تطلب*/زيارة*/نتعاون*/تعاون*/تفتيش/ملفات/دفاتر`,
  ),
  'SA-PDPL-25': topic(
    `diagnos*/sick/medical/health/patient/clinical file/record/data/history/report/information, diagnos*
     employee/patient, patient*/ill/illness/sick*/medical/clinic*/doctor*/nurse*/check-up/checkup/health
     open*/see/sees/read*/know/knows/keep*/look* paper*/result*/file*/why/record*/report*/manager*,
     sick*/medical/health/doctor*/clinic*/patient*/illness*
     note*/report*/file*/result*/record*/data/information/chart*
     seen/sees/see/alone/only/HR/nurse*/manager*/staff/access*/read*, blood/lab/test*/diagnos*/sick+leave
     doctor*/lab/papers/browse*/see*/further/results`,
    `تشخيص*/ملف/ملفات/سجل/سجلات/بيانات*/تقارير/معلومات* طبي/طبية/صحي/صحية، تقارير/تشخيصات/تشخيص
     مرضية/مرض/موظفين، ملف/ملفات/سجل/سجلات مرضى/مريض، مرضى/مريض/مرض*/فحص*/فحوص*/طبي*/أطباء/طبيب*/ممرض*/عيادة
     يفتح*/يرى/يعرف/يطلع*/تبقى/يحتفظ/نحتفظ/تصل نتائج/أوراق*/ملف*/سبب*/تقارير/أحد/مدير،
     طبيب*/طبي*/صحي*/مرضي*/مرضى/مريض*/مرض*/عيادة تقرير*/تقارير*/ملف*/نتائج*/بيانات*/سجل*/إجازة
     يرا*/يطلع*/يعرف*/يصل*/شؤون/موظف*/فقط/إلا، تحليل*/دم/مختبر/إجازات+مرضية/تشخيص*
     طبيب*/أوراق*/تصفح/يطلع*/فقط/نتائج`,
  ),
  'SA-PDPL-27': topic(
    `cop*/photocop*/scan*/image/photograph* ${ID}, cop*/photocop*/scan*/image national/residence card/permit,
     photo*/picture*/snap*/copy/copies passport/iqama/ID/identity/identification/residence/papers,
     passport/passports, iqama, ID/identity/licence cop*/photo*/scan*/picture*/photocop*`,
    `صورة/صور/تصوير/نسخ/نسخة/تصويرها/نسخها/صورا/نصور/ننسخ/ينسخ/تنسخ ${HAWIYA}،
     صورة/صور*/تصوير/نسخ*/يصور*/نصور*/تصور*/التقاط بطاقة/بطاقته/بطاقتك/بطاقات/جواز*/هوية*/إقامة*،
     جواز*/إقامته/هوية*/بطاقة+الهوية/بطاقته/بطاقتك تصوير*/صورة*/نسخ*/نصور*/يصور*/يترك*/يسلم*/احتفاظ*/نحتفظ*`,
  ),
  'SA-PDPL-28': topic(
    `complain* data/privacy/SDAIA, you/may complain* competent/supervisory/regulator us/you/90/days, complain*
     officer/lodge*/file/raise/right/us data/privacy/process*, compensat*/damages/liab*/claim/waive*
     data/privacy violat*/breach*/misuse/loss/harm/process*/leak*/disclos*/use/compensat*, SDAIA, Saudi+data,
     AI+authority, happy/unhappy/wrong*/upset/hurt/harm*/suffer* ${EN.stuff}/privacy
     authority/court/go/pay/pays/complain*/sue/judge/authorities, court/sue/judge/lawsuit/authority/complain*
     ${EN.stuff}/privacy us/we/against/over/misuse/go, SDAIA, complain*/court/authority/sue/compensat*
     privacy/data/information/detail/answer/us, satisf*/unhappy/happy answer/reply/us
     authority/complain*/court/SDAIA, sue/suing/sued/court/complain*/compensat*/damages
     data/privacy/information/detail/records`,
    `شكوى/شكاوى/شكواك/تشتكي/شكوانا ${AR.data}/سدايا/خصوصية، لك شكوى مختصة/هيئة،
     تعويض/تعويضات/مطالبة/مسؤولية/مساءلة ${AR.data}/خصوصية
     ضرر/أضرار/انتهاك/مخالفة/تسرب/معالجة/استخدام/إفصاح/يطالب/محكمة/إساءة/تعويض، سدايا، هيئة+سعودية+بيانات،
     راض*/تضرر*/ضرر/أضرار/شكوى/تشكو*/اشتك*/تشتك*/أسأنا معلومات*/بيانات*/خصوصية*
     هيئة/محكمة/قضية/ندفع*/نعوض*/قاض*/جهة، قضية/محكمة/دعوى/قاض*/هيئة معلومات*/خصوصية*
     ترفع*/تذهب/لك/علينا/سبب*، سدايا، شكوى*/شكاوى/تشتكي*/محكمة/تعويض*/هيئة خصوصية*/بيانات*/معلومات*/ردنا/رد*،
     ردنا/جواب* محكمة/هيئة/جهة/أمامك، مقاضات*/تقاضي/دعوى/تعويض*/شكوى*/ظلم*/ظلمت بيانات*/معلومات*/خصوصية*`,
  ),
  'SA-PDPL-29': topic(
    `confidential*/secre*/non-disclosure/private data, confidential*/secre* ${EN.whose} ${EN.info},
     confidential*/secre* customer/patient/client/employee personal/record/data/file,
     talk*/tell/tells/speak*/secret/quiet/himself/stays/whisper*
     client*/customer*/patient*/people/staff/guest*
     anyone/anybody/outsiders/nobody/no-one/after/gone/him/others/never/seen/sees/know*,
     keep*/secret*/confiden*/quiet/repeat*/never/not/tell*/talk*
     yourself/himself/screens/patient*/customer*/client*/data/file*
     see*/learn*/hear*/know*/outside/after/private, forget*/tell*/repeat*/reveal*/gossip*
     names/faces/charts/patients/saw/sees/read/heard`,
    `سرية/سري/أسرار/سر/كتمان/سريتها ${AR.data} ${AR.personal}، سرية بياناتك/بياناته/بياناتهم، سرية/أسرار ملفات
     مرضى، يتكلم*/نتكلم/يخبر*/يخبرون/يحكي*/يتحدث*/يبوح/يفشي*/يبقى/كتم*/يكتم*
     عملاء*/زبائن*/عميل/موظف*/مرضى/ناس/نزلاء أحد*/أحدا/خروج*/غيره/عنده/نفسه/بعد/يعرف*/يرا*،
     تنقل*/تتكلم/تخبر/تكتم/تحفظ/سر*/أسرار/تبوح/كتمان زبائن*/عملاء*/مرضى/بيانات*/موظفين*/معلومات*/ملفات،
     ينسى/تفشي/يفشي/يكشف/يبوح/ينقل أسماء/وجوه/رآه/قرأته/سمع*/عرف*/مرضى`,
  ),
  'SA-PDPL-201': topic(
    `processor, sub-processor/subprocessor, data processing agreement/addendum/schedule, process* personal
     data behalf/instruct*/controller, categor*/type personal data, controller data, ${EN.handler}
     customer*/client*/people/our ${EN.stuff}
     handle*/lose*/lost/hand*/give*/keep*/tell/tells/back/another/use*`,
    `جهة/جهات+معالجة، جهة+تحكم، معالجة بيانات شخصية نيابة/لحساب/تعليمات/ملحق/اتفاقية، فئات/أنواع بيانات شخصية،
     ${AR.handler}/اتصال عملاء*/زبائن*/موظفين* ${AR.stuff}
     تتعامل/يتعامل/ضاعت*/يخبر*/تخبر*/تعيد*/يعيد*/يعطي*/تعطي*/يسلم*/يستعمل*/تستعمل*`,
  ),
};
