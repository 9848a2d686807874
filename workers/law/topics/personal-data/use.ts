import type { Topic } from '#workers/engines/topics/topic.js';
import { topic } from '../phrase-list.js';
import { AR, EN } from './words.js';

const MARKETING = 'marketing/promotion*/promote*/advertis*/commercial/newsletter';
const TASWEEQ = 'تسويق/تسويقية/تسويقي/ترويج/ترويجية/دعائية/دعاية/إعلانية/إعلانات/إعلان/إخبارية/عروض';
const CHILD = 'child/children/minor/guardian/parent/parental/under-age/underage';
const TIFL = 'صغار/آباء/آبائهم/طفل/أطفال/طفلك/قاصر/قاصرين/قصر/ولي/وليه/أولياء/وصي/والديه/أبوين/والد';

/** Phrases of the rules on the use of personal data: law, consent, purpose, disclosure, marketing and particular kinds of data. */
export const useTopics: Readonly<Record<string, Topic>> = {
  'SA-PDPL-01': topic(
    `PDPL, data protection/privacy law/legislation/regulation/act,
     data/processing govern*/subject/apply/applies law/laws, privacy law`,
    `نظام حماية بيانات، ${AR.data}/معالجة يخضع/تخضع/خاضعة/يحكم/تحكم/يسري/تسري قانون/قوانين/لقوانين/نظام/أنظمة`,
  ),
  'SA-PDPL-03': topic(
    `consent*/agree*/accept*
     data/process*/${MARKETING}/brows*/visit*/tick*/box/unticked/silen*/separate*/privacy/share
     deemed/condition/purpose/separate*/continu*/implied/merely/counts/partner/order/default/everything/tick*/box/boxes/each/collection/silen*/service/register*/able/unable,
     consent* free*/separate*/implied/tacit/deemed/bundled/condition ${MARKETING}/purpose/data,
     install*/download*/open*/register*/brows* app/site/website/account consent*/agree*/happy/accept*,
     take+it+that you agree*/consent*/happy/accept*, box/boxes tick*/untick*/default/pre-ticked`,
    `${AR.consent}/تقبل/يقبل ${AR.data}/${TASWEEQ}/معالجة/سياسة/جمع/خصوصية
     شرط/شرطا/مجرد/طلب/مشاركة/ضمنية/ضمنا/سكوت/سكوتك/مستقلة/مستقل/زيارة/بزيارتك/تصفح/استخدام/باستخدامك/مسبقا/يعد/تعد/خدمة/غرض/أغراض/دخول/اختياري/صريحة/تلقائيا/يشترط/اشتراط،
     مربع ${AR.consent}/محدد، ${AR.consent} ضمنية/صريحة/مستقلة/منفصلة/ضمنا غرض/كل/${AR.data}/${TASWEEQ}/معالجة،
     ${AR.consent} غرض/أغراض`,
  ),
  'SA-PDPL-08': topic(
    `train* data/record/information/file model/AI/algorithm/intelligence, purpose/ends data,
     purpose ${EN.whose}/collected ${EN.info},
     any/other/whatever/another/further/new/future/own use data use/used/process*/exploit*`,
    `تدريب ذكاء/نماذج/خوارزميات ${AR.data}/ملفات/سجلات، غرض/أغراض/أهداف ${AR.data}،
     استخدام/استعمال/معالجة/نستخدم/تستخدم/يستخدم/نعالج ${AR.data} آخر/أخرى/تراها/تراه/مستقبلا/شاءت/يشاء`,
  ),
  'SA-PDPL-09': topic(
    `minim*/necess*/unnecessary/need*/regardless/excessive/least/limited/only/any/all/whatever/fuller/more
     collect*/ask*/request*/gather* data/item/detail,
     contacts/photo/address-book/book/log/microphone/camera/gallery/message/location
     access*/collect*/read*/device/phone, data minimi*,
     enter/collect*/ask*/provide marital/income/dependant/religion/family`,
    `حد أدنى ${AR.data}،
     جمع/نجمع/تجمع/يجمع/طلب/نطلب/يطلب ${AR.data}
     ضرورية/لازم/لازمة/حاجة/يلزم/غنى/دخلك/ديانتك/أسرتك/زائدة/يزيد/جميع/نشاء/تشاء/كافة/يقتصر/أي/غير،
     جهات اتصال/اتصالك/اتصالات، صور/رسائل/سجل/موقعك/كاميرا/ميكروفون جهاز/جهازك/هاتفك/جوالك/تطبيق`,
  ),
  'SA-PDPL-11': topic(
    `${EN.disclose} about+you,
     answer/photo/detail/information go/goes/sent/given partner/brand/insurer/insurance/advertiser/seller,
     ${EN.disclose}/hand/hands/handed/give/gives/given/supply data,
     hand/hands/handed/give*/supply/supplies employee/member/customer name/number/detail/salary,
     ${EN.disclose} ${EN.whose} ${EN.info},
     ${EN.disclose} customer/employee/client ${EN.info}/database
     third/businesses/fee/partner/advertiser/anyone/consent/affiliate/commercial/insurer/bank`,
    `${AR.disclose} ${AR.data} ${AR.personal}،
     تعطي/يعطي/تسليم/تزويد/إعطاء/${AR.disclose} أرقام/أسماء/عناوين/هواتف ${AR.personal}/موظفيها/عملائها،
     ${AR.disclose} بياناتك/بياناته/بياناتهم/بياناتها/معلوماتك، ${AR.disclose} أسماء/أرقام/هواتف ${AR.personal}`,
  ),
  'SA-PDPL-18': topic(
    `sensitive data/information,
     allerg*/medicin*/pregnan*/diagnos*/disabilit* tell/ask*/answer/data/question/information,
     face photo/photograph/scan*,
     pregnan*/chronic/prescription/illness/disease/diagnos* use/advertis*/marketing/data/learn,
     health/medical/biometric/genetic/religious/criminal/ethnic/belief
     data/information/condition/record/history/status/template, fingerprint*,
     face/facial recognition/scan*/data, biometric`,
    `${AR.data} حساسة/صحية/حيوية/وراثية/جينية/طبية/دينية/أمنية/جنائية، بصمة/بصمات/بصمته/بصماتهم، سمات حيوية،
     سجلك/سجل/وصفات/حالة/أمراض مرضي/مرضية/صحية/دوائية/طبي ${TASWEEQ}/${AR.data}،
     تشخيص*/أمراض ${AR.data}/بيع/تسويق/استعمال/استخدام، حالة صحية ${AR.data}، معتقدات دينية`,
  ),
  'SA-PDPL-19': topic(
    `${CHILD}/young* data/information/consent*/register*/account/use/user/age/service/site,
     under/below/younger eighteen/18/fifteen/thirteen/age/legal
     data/register*/account/use/user/parent*/guardian/consent*`,
    `${TIFL} ${AR.data}/${AR.consent}/تسجيل/يسجل/حساب/استخدام/سن/جمع/تحقق،
     دون/أقل/تحت سن/ثامنة/18/بلوغ ${AR.data}/تسجيل/استخدام/${AR.consent}/حساب`,
  ),
  'SA-PDPL-20': topic(
    `${MARKETING}
     message/e-mail/email/SMS/text/offer/communication/call/material/subscrib*/unsubscrib*/consent*/stop/opt,
     newsletter, unsubscrib*, offers text/SMS/email/message/news/send, opt-out/opt out message/offer/email`,
    `${TASWEEQ} رسالة/رسائل/رسائلنا/مواد/بريد/اتصالات/نصية/إشعارات/نشرة/نشرات/إيقاف/إلغاء/إرسال/نرسل/ترسل/يرسل،
     نشرة/نشرات بريدية/إخبارية، إلغاء اشتراك/اشتراكك، إيقاف رسائل`,
  ),
  'SA-PDPL-21': topic(
    `marketing/mailing/contact/customer list/database/lists,
     ${MARKETING} data collect*/obtain*/bought/buy/purchas*/source/third/direct*/acquir*/public,
     buy/bought/purchas* mailing/marketing/contact/customer/consumer list/data/database`,
    `قوائم/قائمة/قواعد/قاعدة تسويق/تسويقية/بريدية/جهات/شراء/نشتري/تشتري،
     ${TASWEEQ} ${AR.data} جمع/جمعت/مصدر/شراء/نشتري/مباشرة/أطراف/حصل/نحصل/تشتري/مشتراة/منشورة`,
  ),
  'SA-PDPL-30': topic(
    `cookie*, tracker, tracking/track technolog*/tool/pixel/device/brows*, pixel, beacon`,
    `ملفات ارتباط، كوكيز، أدوات/تقنيات/ملفات تتبع، تتبع تصفح/متصفح/زيارات`,
  ),
  'SA-PDPL-26': topic(
    `credit data/record/information/bureau/report/history/score/check/file, SIMAH`,
    `بيانات*/معلومات*/سجل/سجله/سجلات/تقرير/تقارير/تاريخ ائتماني/ائتمانية، سمة ائتماني/ائتمانية/استعلام،
     استعلام ائتماني`,
  ),
};
