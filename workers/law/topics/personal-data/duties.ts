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
     correct*/update* error/mistake/change file/data/record`,
    `دقة/دقيقة/صحة/صحيحة/تحديث/تحديثها/محدثة/حداثة/اكتمال/تحقق/أخطاء/خطأ ${AR.data}`,
  ),
  'SA-PDPL-12': topic(
    `processor, sub-processor/subprocessor, process* data behalf/instruct*/processor/own,
     work+for+us detail/information/data/contract, on+our+behalf detail/information/data,
     customer/client/personal data own/instruct* provider/vendor/supplier/contractor, subcontract* data process*`,
    `جهة/جهات+معالجة، معالجة+فرعية،
     ${AR.data} لمصلحته/مصلحته/لمصلحتها/تعليمات/تعليماته/نيابة/لأغراضه/لأغراضها مورد/مزود/مقدم/طرف،
     معالج بيانات، متعاقد باطن ${AR.data}`,
  ),
  'SA-PDPL-13': topic(
    `secur*/protect/protects/protected/protecting/safeguard*/encrypt*/measure data,
     secur*/protect/protects/protected/protecting/safeguard*/encrypt* ${EN.whose} ${EN.info},
     technical/organi* measure, responsib*/liab* loss/safety/security data, access control data,
     keep*/kept safe/secure data/information/detail, loss/leak* data liab*/responsib*`,
    `أمن/تحمي/نحمي/يحمي/تشفير/أمان/تأمين/محافظة/سلامة ${AR.data} ${AR.personal}،
     وسائل/إجراءات/تدابير/تلتزم/يلتزم/نلتزم حماية/أمن/محافظة ${AR.data} ${AR.personal}،
     أمن/حماية/نحمي/تشفير/أمان/محافظة/سلامة بياناتك/بياناتكم/بياناته/معلوماتك،
     مسؤولية/مسؤول تسرب/فقدان/فقد/فقدانها/ضياع ${AR.data}، تدابير/إجراءات/وسائل تقنية/تنظيمية/أمنية ${AR.data}`,
  ),
  'SA-PDPL-14': topic(
    `${BREACH} data ${AUTHORITY}/notif*/report*/inform*/tell*/hour/day, data breach/leak/incident,
     security incident/breach, SDAIA notif*/report*,
     breach* report*/notif* authority/SDAIA hour/competent/controller`,
    `${AR.breach} ${AR.data}/تسرب/سدايا/مختصة/معلومات، تسرب/تسريب،
     إشعار/إبلاغ/تشعر/نشعر/تبلغ/نبلغ سدايا/مختصة تسرب/حادثة/اختراق`,
  ),
  'SA-PDPL-15': topic(
    `${BREACH} data/system notif*/inform*/tell*/hear*/told/disclos*/announc*/customer/user/subject/you,
     data breach/leak/incident, security incident/breach`,
    `${AR.breach} ${AR.data}/تسرب/معلومات/أنظمتنا/أنظمة
     إشعار/إبلاغ/إعلان/يعلن/متضررين/نشعر/نبلغ/نشعرك/نبلغك/تبلغ/تشعر/يبلغ/يشعر/أشعر/أشعرناك/صاحب/أصحاب/عميل/عملاء/مستخدم/مستخدمين/دون/إخطار،
     تسرب/تسريب`,
  ),
  'SA-PDPL-17': topic(
    `transfer*/transmit*/sent/send/stor*/host*/export*/process*/leave/leaves/mov*/go/goes/replicat*
     data/information
     worldwide/outside/abroad/country/countries/cross-border/overseas/international*/world/elsewhere,
     cross-border data/transfer*, data leave/leaves/leaving Kingdom, data outside/abroad/overseas/country,
     server abroad/overseas/country/elsewhere, server somewhere+else,
     server abroad/overseas/country/elsewhere/somewhere/anywhere/travel*,
     transfer* outside Saudi/Kingdom/contractual/SDAIA, standard contractual`,
    `نقل/تنقل/ننقل/ينقل/إرسال/نخزن/تخزين/تخزن/استضافة/تحويل/معالجة/إفصاح/تعالج/خوادم/إتاحة ${AR.data}
     خارج/دولة/دول/بلد/أجنبية/عالم/بلدان، ${AR.data} خارج مملكة`,
  ),
  'SA-PDPL-23': topic(
    `record* process* data/activit*/authority/available/SDAIA/maintain*, record authority/SDAIA process*,
     cooperat*/assist*/inspect* authority/SDAIA/regulator data/process*/record/request*,
     SDAIA/authority cooperat*`,
    `سجل/سجلات أنشطة/معالجة/نشاط،
     تعاون/نتعاون/تتعاون/يتعاون جهة/جهات/سدايا/هيئة مختصة/بيانات/رقابية/سعودية/سدايا، سدايا تعاون/سجلات`,
  ),
  'SA-PDPL-25': topic(
    `diagnos*/sick/medical/health/patient/clinical file/record/data/history/report/information,
     diagnos* employee/patient`,
    `تشخيص*/ملف/ملفات/سجل/سجلات/بيانات*/تقارير/معلومات* طبي/طبية/صحي/صحية،
     تقارير/تشخيصات/تشخيص مرضية/مرض/موظفين، ملف/ملفات/سجل/سجلات مرضى/مريض`,
  ),
  'SA-PDPL-27': topic(
    `cop*/photocop*/scan*/image/photograph* ${ID}, cop*/photocop*/scan*/image national/residence card/permit`,
    `صورة/صور/تصوير/نسخ/نسخة/تصويرها/نسخها/صورا/نصور/ننسخ/ينسخ/تنسخ ${HAWIYA}`,
  ),
  'SA-PDPL-28': topic(
    `complain* data/privacy/SDAIA, you/may complain* competent/supervisory/regulator us/you/90/days,
     complain* officer/lodge*/file/raise/right/us data/privacy/process*,
     compensat*/damages/liab*/claim/waive* data/privacy
     violat*/breach*/misuse/loss/harm/process*/leak*/disclos*/use/compensat*, SDAIA, Saudi+data, AI+authority`,
    `شكوى/شكاوى/شكواك/تشتكي/شكوانا ${AR.data}/سدايا/خصوصية، لك شكوى مختصة/هيئة،
     تعويض/تعويضات/مطالبة/مسؤولية/مساءلة ${AR.data}/خصوصية
     ضرر/أضرار/انتهاك/مخالفة/تسرب/معالجة/استخدام/إفصاح/يطالب/محكمة/إساءة/تعويض، سدايا، هيئة+سعودية+بيانات`,
  ),
  'SA-PDPL-29': topic(
    `confidential*/secre*/non-disclosure/private data, confidential*/secre* ${EN.whose} ${EN.info},
     confidential*/secre* customer/patient/client/employee personal/record/data/file`,
    `سرية/سري/أسرار/سر/كتمان/سريتها ${AR.data} ${AR.personal}، سرية بياناتك/بياناته/بياناتهم،
     سرية/أسرار ملفات مرضى`,
  ),
  'SA-PDPL-201': topic(
    `processor, sub-processor/subprocessor, data processing agreement/addendum/schedule,
     process* personal data behalf/instruct*/controller, categor*/type personal data, controller data`,
    `جهة/جهات+معالجة، جهة+تحكم، معالجة بيانات شخصية نيابة/لحساب/تعليمات/ملحق/اتفاقية، فئات/أنواع بيانات شخصية`,
  ),
};
