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
    `PDPL, data protection/privacy law/legislation/regulation/act, data/processing
     govern*/subject/apply/applies law/laws, privacy law, rule/rules/law/laws/legislation/regulation*
     privacy/data/information/detail
     Saudi/Kingdom/country/foreign/apply/applies/govern*/follow*/decide*/treat/treats/handle*/comply/obey,
     obey*/follow*/comply/under/subject privacy/data law/laws/rule/rules/Kingdom, privacy/data
     Saudi+law/rules/regulation*, law/laws/rules/regulation* privacy/data, data/privacy Saudi
     act/law/rules/apply, rules/courts/law/act user/users/data/information foreign/only/Saudi/Ireland/matter`,
    `نظام حماية بيانات، ${AR.data}/معالجة يخضع/تخضع/خاضعة/يحكم/تحكم/يسري/تسري قانون/قوانين/لقوانين/نظام/أنظمة،
     حماية خصوصية مملكة/سعودية/ناس/نظام/أنظمة، قوانين/قانون/نظام/أنظمة/قواعد خصوصية*/${AR.data}
     مملكة/سعودية/وحدها/نتبع/نلتزم/تحكم/يحكم/تسري/تنطبق/علاقة/نراعي/نتعامل، خصوصية*/بيانات*/معلومات*
     نظام/قانون/قوانين/أنظمة بلد*/مملكة/سعودية/دولة/غير/نتبع/تحت، قانون*/نظام*/قوانين*/أنظمة
     خصوصية*/بيانات*/معلومات*، بيانات*/معلومات*/خصوصية* سعودية/أنظمة/محلية/نظام/قانون
     نلتزم/شأن/علاقة/تسري/نتبع/قررت*`,
  ),
  'SA-PDPL-03': topic(
    `consent*/agree*/accept*
     data/process*/${MARKETING}/brows*/visit*/tick*/box/unticked/silen*/separate*/privacy/share
     deemed/condition/purpose/separate*/continu*/implied/merely/counts/partner/order/default/everything/tick*/box/boxes/each/collection/silen*/service/register*/able/unable,
     consent* free*/separate*/implied/tacit/deemed/bundled/condition ${MARKETING}/purpose/data,
     install*/download*/open*/register*/brows* app/site/website/account consent*/agree*/happy/accept*,
     take+it+that you agree*/consent*/happy/accept*, box/boxes tick*/untick*/default/pre-ticked,
     open*/using/use/click*/brows*/install*/join* app/site/website/store/page
     say/said/says/means/mean/agree*/accept*/happy, say/said/says+yes all/each/everything/every, ask*
     each/separate*/every use/purpose/thing/detail, let/allow us post/use/share/publish ${EN.stuff}
     unless/only/without/salary/service, unless+you let/agree*/allow/accept*,
     sign*/signing/join*/register*/using/order*/visit* means/mean/agree*/fine/okay/accept*/consent*/yes/happy
     everything/all/below/this/terms/use, box/tick*/untick*/checkbox agree*/consent*/offer*/marketing/yes,
     each/every use/purpose/kind switch/own/separate*/toggle/choice, no newsletter/consent/agree*
     discount/card/service/account`,
    `${AR.consent}/تقبل/يقبل ${AR.data}/${TASWEEQ}/معالجة/سياسة/جمع/خصوصية
     شرط/شرطا/مجرد/طلب/مشاركة/ضمنية/ضمنا/سكوت/سكوتك/مستقلة/مستقل/زيارة/بزيارتك/تصفح/استخدام/باستخدامك/مسبقا/يعد/تعد/خدمة/غرض/أغراض/دخول/اختياري/صريحة/تلقائيا/يشترط/اشتراط،
     مربع ${AR.consent}/محدد، ${AR.consent} ضمنية/صريحة/مستقلة/منفصلة/ضمنا
     غرض/كل/${AR.data}/${TASWEEQ}/معالجة، ${AR.consent} غرض/أغراض، فتح*/تفتح*/دخول*/استعمال*/استخدام*/تحميل*
     تطبيق*/موقع*/متجر*/صفحة يعني/قبلت*/وافقت*/رضيت*/موافق*/تقبل، نسأل*/نستأذن*/إذن* كل/لكل
     حدة/استعمال/غرض/أمر/شيء/مرة، إلا+إذا سمحت*/وافقت*/قبلت*/يوافق/توافق/تسمح/يسمح، سمحت*/تسمح*/يسمح*
     نستعمل*/استعمال*/ننشر/نشر/نستخدم*/استخدام* ${AR.stuff}، تسجيل*/تكمل*/طلب*/دخول*/استخدام*/شراء*
     توافق*/موافق*/قبول*/تقبل*/رضا* إعلان*/كل*/جميع/شرط*/بدون/دون/يعني/يعد، مربع*/خانة*/علامة
     موافق*/توافق*/عروض*/إعلان*، لكل/كل استعمال/غرض/نوع زر/مستقل*/مفتاح/خيار، يرفض/رفض نشرة/عروض/موافقة
     لا/بطاقة/خدمة`,
  ),
  'SA-PDPL-08': topic(
    `train* data/record/information/file model/AI/algorithm/intelligence, purpose/ends data, purpose
     ${EN.whose}/collected ${EN.info}, any/other/whatever/another/further/new/future/own use data
     use/used/process*/exploit*, anything/else/other/only/new/later/different use/used/uses/using
     ${EN.stuff}/gave/given/purpose, use/used/using smarter/better/improv*/train*/teach*/learn
     upload*/software/${EN.stuff}, new+uses, photo*/number*/data/information/detail/file*/address*/email/phone
     serve*/only/solely/nothing/use/used/reuse*/other/else/purpose/reason/more, camera*/data/detail/recording*
     only/safety/not/count*/other/purpose, whatever/anything/everything enter*/give*/upload*/type
     please*/like/wish/fit`,
    `تدريب ذكاء/نماذج/خوارزميات ${AR.data}/ملفات/سجلات، غرض/أغراض/أهداف ${AR.data}،
     استخدام/استعمال/معالجة/نستخدم/تستخدم/يستخدم/نعالج ${AR.data} آخر/أخرى/تراها/تراه/مستقبلا/شاءت/يشاء،
     نستعمل*/نستخدم*/استعمال*/استخدام*/نستفيد/استفادة/تستعمل*/تستفيد/يستفيد ${AR.stuff}
     إلا/لغير/آخر/أخرى/جديد*/تحسين*/تدريب*/فقط/لاحقا/تطوير*، استعمالات/استخدامات جديدة/أخرى، لن/لا
     نستعمل*/نستخدم* ${AR.stuff}، صور*/رقم*/بيانات*/معلومات*/ملفات*/عنوان*/بريد*/أرقام*
     فقط/إلا/غير/آخر/ثان/ثاني/غرض*/سوى/وليس/لأي، كاميرات/تسجيلات/بيانات* فقط/لا/سلامة/غرض*/غير، نتصرف*/تتصرف
     تدخله/تعطي*/بيانات*/معلومات*/نشاء`,
  ),
  'SA-PDPL-09': topic(
    `minim*/necess*/unnecessary/need*/regardless/excessive/least/limited/only/any/all/whatever/fuller/more
     collect*/ask*/request*/gather* data/item/detail,
     contacts/photo/address-book/book/log/microphone/camera/gallery/message/location
     access*/collect*/read*/device/phone, data minimi*, enter/collect*/ask*/provide
     marital/income/dependant/religion/family, ask*/take*/collect* only/just/really/must
     need/needs/needed/necessary, question*/form/forms/ask*
     family/earn*/religion/married/marital/salary/income/relatives, app/application
     read*/see/sees/access*/open* contact*/picture*/photo*/message*/calendar,
     collect*/ask*/gather*/state*/fill*/provide*
     only/need*/without/necessary/family/children/religion/pray*/married/income`,
    `حد أدنى ${AR.data}، جمع/نجمع/تجمع/يجمع/طلب/نطلب/يطلب ${AR.data}
     ضرورية/لازم/لازمة/حاجة/يلزم/غنى/دخلك/ديانتك/أسرتك/زائدة/يزيد/جميع/نشاء/تشاء/كافة/يقتصر/أي/غير، جهات
     اتصال/اتصالك/اتصالات، صور/رسائل/سجل/موقعك/كاميرا/ميكروفون جهاز/جهازك/هاتفك/جوالك/تطبيق،
     نسأل*/نطلب*/نأخذ*/نجمع* إلا/فقط نحتاج*/يلزم*/حاجة*/لازم/ضروري*، أسئلة/نسأل*/تسأل/استمارة
     أسرت*/دخل*/ديانة*/زواج*/راتب*/أهل*/عائلت*، تطبيق* يقرأ/يطلع/يدخل/يصل/يفتح
     صور*/أرقام/رسائل*/معارف*/جهات/أسماء/كاميرا، نأخذ*/نجمع*/نطلب*/نسأل*/يذكر*/يكتب*/متقدم*
     إلا/فقط/يلزم*/نحتاج*/حاجة/أولاد*/دخل*/أسرت*/ديانة/يصلي/زواج`,
  ),
  'SA-PDPL-11': topic(
    `${EN.disclose} about+you, answer/photo/detail/information go/goes/sent/given
     partner/brand/insurer/insurance/advertiser/seller,
     ${EN.disclose}/hand/hands/handed/give/gives/given/supply data, hand/hands/handed/give*/supply/supplies
     employee/member/customer name/number/detail/salary, ${EN.disclose} ${EN.whose} ${EN.info}, ${EN.disclose}
     customer/employee/client ${EN.info}/database
     third/businesses/fee/partner/advertiser/anyone/consent/affiliate/commercial/insurer/bank,
     give/gives/gave/given/tell/tells/show/shows/hand/hands ${EN.stuff}/earn*/salary
     anyone/anybody/nobody/no-one/others/partner*/friends/bank/banks/landlord/company/companies/outsiders/insurer/else/never,
     never/not give/tell/show/hand ${EN.stuff}, see/sees/know/knows/look ${EN.stuff}/order/orders
     partner*/friend*/bank/banks/outsiders/companies/others,
     swap*/trade*/exchange*/give*/show*/sell*/share*/hand*/lend*/pass*
     list*/customer*/data/detail/number*/file*/names/contacts
     shops/companies/others/partner*/third/sister/brands/anyone/outsiders/firms/bank*,
     land/lands/hand/hands/give*/pass*/forward*/share*/sell*/show*/reach*/leak*
     your/customer*/client*/employee*/staff/member* number*/file*/detail/data/name*/record*/list*/address*`,
    `${AR.disclose} ${AR.data} ${AR.personal}، تعطي/يعطي/تسليم/تزويد/إعطاء/${AR.disclose}
     أرقام/أسماء/عناوين/هواتف ${AR.personal}/موظفيها/عملائها، ${AR.disclose}
     بياناتك/بياناته/بياناتهم/بياناتها/معلوماتك، ${AR.disclose} أسماء/أرقام/هواتف ${AR.personal}،
     نعطي*/تعطي*/يعطي*/نخبر*/يخبر*/تخبر*/نطلع*/يطلع*/نري*/نسلم*/يرى/تكشف* ${AR.stuff}/راتب*/طلبات*
     لأحد/أحد*/أحدا/غيرنا/غير*/بنك/بنوك/شركاء*/شركات*/جهة/جهات/مالك/آخرين/آخر،
     نتبادل*/تبادل*/نعير/نعطي*/نبيع*/يبيع*/نشارك*/نرسل*/تسليم*/نمرر*
     قوائم*/بيانات*/معلومات*/أرقام*/أسماء*/ملفات*/عناوين*، يصل*/نسلم*/نعطي*/نبيع*/نشارك*/نمرر*/نكشف*/يطلع*
     رقمك/ملفك/اسمك/بياناتك/معلوماتك/بياناته*/عنوانك/بيانات/أرقام
     رعاة/غريب/أحد*/شركات*/غير*/جهة/جهات/آخر*/ثالث`,
  ),
  'SA-PDPL-18': topic(
    `sensitive data/information, allerg*/medicin*/pregnan*/diagnos*/disabilit*
     tell/ask*/answer/data/question/information, face photo/photograph/scan*,
     pregnan*/chronic/prescription/illness/disease/diagnos* use/advertis*/marketing/data/learn,
     health/medical/biometric/genetic/religious/criminal/ethnic/belief
     data/information/condition/record/history/status/template, fingerprint*, face/facial
     recognition/scan*/data, biometric,
     illness*/ill/disease*/blood/finger*/face/faces/eye/eyes/iris/religion/faith/sick*/allerg*
     ask/asks/use/uses/read*/know/knows/scan*/offer*/tell/tells,
     health/medical/disabilit*/pregnan*/fingerprint*/faith/DNA/genes/drug*/medicine*/mental, criminal
     record/history, pills/medication/mosque/blood/religion/faith/weight/allergies/biometric*`,
    `${AR.data} حساسة/صحية/حيوية/وراثية/جينية/طبية/دينية/أمنية/جنائية، بصمة/بصمات/بصمته/بصماتهم، سمات حيوية،
     سجلك/سجل/وصفات/حالة/أمراض مرضي/مرضية/صحية/دوائية/طبي ${TASWEEQ}/${AR.data}، تشخيص*/أمراض
     ${AR.data}/بيع/تسويق/استعمال/استخدام، حالة صحية ${AR.data}، معتقدات دينية،
     مرض*/أمراض*/دم*/فصيلة/أصابع*/إصبع*/وجه*/وجوه/عين*/ديانت*/صحتك/صحته
     نسأل*/تسأل/نستعمل*/تقرأ*/يقرأ*/نعرف*/يعرف*/تخبرنا/عروض*/جهاز/ساعة،
     صحي*/صحة/طبية/إعاقة/حمل*/أدوية*/دواء*/بصمة*/بصمات/وراث*/جينات/ديانة*/مذهب*/سوابق
     بيانات*/معلومات*/نسأل*/نعرف*/سجل*/تحليل*/تسويق*/تستخدم*/حالة*،
     أدوية/أدويتك/مذهب*/وزنك/فصيلة/ديانت*/حساسية/بصمة/بصمات`,
  ),
  'SA-PDPL-19': topic(
    `${CHILD}/young* data/information/consent*/register*/account/use/user/age/service/site,
     under/below/younger eighteen/18/fifteen/thirteen/age/legal
     data/register*/account/use/user/parent*/guardian/consent*,
     kid/kids/teen*/youngster*/son/daughter/adult*/parent*/mum/mom/dad/father/mother
     sign/play*/use*/app/account/join*/allow*/permission/register*/ask*/buy,
     eighteen/18/sixteen/16/thirteen/13 must/old/older/years/app/use/join*/sign,
     child*/minor*/kid*/underage/under-age/schoolchild*/pupil*/student*
     parent*/guardian*/family/consent*/age/permission/with/need*/father/mother, under/below/younger
     sixteen*/eighteen*/thirteen*/twelve/fifteen*/age, mother/father/parent*/guardian
     form/young/account/sign*/agree*/allow*`,
    `${TIFL} ${AR.data}/${AR.consent}/تسجيل/يسجل/حساب/استخدام/سن/جمع/تحقق، دون/أقل/تحت سن/ثامنة/18/بلوغ
     ${AR.data}/تسجيل/استخدام/${AR.consent}/حساب،
     أولاد*/ولد*/بنت/بنات*/مراهق*/أطفال*/طفل*/أب/أم/أهل*/والد*/آباء*
     إذن*/يسجل*/تسجيل/يلعب*/نسأل*/يستعمل*/يستخدم*/حساب*/تطبيق*/يشتري، عمر*/سن* ثماني/ثمانية/18/عشرة/ستة/بالغ*،
     طفل*/أطفال*/صغير*/صغار*/قاصر*/قصر/طالب/طلاب والد*/ولي/أب*/أم*/أهل*/عمر*/سن*/وجود/إذن*، دون/تحت/أقل
     سادسة/ثامنة/خامسة/عشرة/سن/عمر، أم/الأم/أب/الأب/والد*/ولي يعبئ/يوافق*/توقيع*/حساب*/صغار/استمارة/يسجل*`,
  ),
  'SA-PDPL-20': topic(
    `${MARKETING}
     message/e-mail/email/SMS/text/offer/communication/call/material/subscrib*/unsubscrib*/consent*/stop/opt,
     newsletter, unsubscrib*, offers text/SMS/email/message/news/send, opt-out/opt out message/offer/email,
     deal/deals/offer/offers/news/promo* text/texts/message*/whatsapp/send/sends/sent/call/calls/email*/stop,
     STOP/unsubscrib*/leave/opt*/reply list/whatsapp/newsletter/message*/emails/texts,
     offers/promotion*/news/advert* send/email*/message*/text*/whatsapp/SMS/list/receive*,
     promo*/advert*/newsletter/offers/marketing mail/inbox/weekly/expect/leave/stop/text/message*/email*/phone`,
    `${TASWEEQ}
     رسالة/رسائل/رسائلنا/مواد/بريد/اتصالات/نصية/إشعارات/نشرة/نشرات/إيقاف/إلغاء/إرسال/نرسل/ترسل/يرسل،
     نشرة/نشرات بريدية/إخبارية، إلغاء اشتراك/اشتراكك، إيقاف رسائل، عروض*/تخفيضات*/أخبار*/جديدنا
     نرسل*/ترسل*/يرسل*/رسائل*/واتساب/جوال*/تصل*/يصل*/اتصال*/نتصل، عروض*/دعاية*/إعلانات*/ترويج*/جديد*
     قائمة/رسائل*/رسالة/أرسل*/ترسل*/نرسل*/إيقاف*/قف/نحذفك/تصلك/واتساب/بريد*، إعلان*/دعائ*/ترويج*/عروض*/إعلانية
     رسال*/بريد*/تختفي/إيقاف*/جوال*`,
  ),
  'SA-PDPL-21': topic(
    `marketing/mailing/contact/customer list/database/lists, ${MARKETING} data
     collect*/obtain*/bought/buy/purchas*/source/third/direct*/acquir*/public, buy/bought/purchas*
     mailing/marketing/contact/customer/consumer list/data/database,
     deal/deals/offer/offers/campaign*/market*/sales number/numbers/list/lists/name/names/contact/contacts
     got/get/gets/gave/give/buy/buys/bought/took/take/another/other/people/themselves/yourself/company,
     list/lists/numbers/database buy*/bought/rent*/purchas*/trade*/broker*/found/scrap*/web,
     market*/offer*/campaign* list/lists/numbers/names/data/public/bought, phone*/call*/flyer*/mail/text
     people/buyers/numbers/addresses found/web/internet/left/source/bought`,
    `قوائم/قائمة/قواعد/قاعدة تسويق/تسويقية/بريدية/جهات/شراء/نشتري/تشتري، ${TASWEEQ} ${AR.data}
     جمع/جمعت/مصدر/شراء/نشتري/مباشرة/أطراف/حصل/نحصل/تشتري/مشتراة/منشورة، عروض*/حملة/حملات/تسويق*/إعلان*
     أرقام*/رقم*/قوائم/أسماء/بيانات*/معلومات* شركة/أخذ*/نأخذ*/تشتري*/نشتري*/اشتر*/أعطا*/بنفس*/جمع*/غير*/آخر*،
     قوائم/أرقام*/قاعدة/بيانات* شراء*/نشتري*/مشترا*/جاهز*/استئجار*/سوق، تسويق*/حملات/حملة
     أرقام*/قوائم/بيانات*/أسماء*، نهاتف/نتصل/منشوراتنا/إعلانات*/نرسل ناس*/أناسا/أرقام*/بريد*
     وجدنا*/شبكة/إنترنت/ترك*/اشترين*`,
  ),
  'SA-PDPL-30': topic(
    `cookie*, tracker, tracking/track technolog*/tool/pixel/device/brows*, pixel, beacon, remember*
     you/visitor* site/app/website/back/visit*/return, little/small file/files browser/device/phone/computer,
     browser pages/remember*/see/like/stor*/file/files, track*/cookie*/pixel*/analytics/fingerprinting,
     browser/device stor*/save*/remember*/read*, advertiser*/track*/follow* site/app/web/around/browser/pages,
     file/files device/browser/drop*`,
    `ملفات ارتباط، كوكيز، أدوات/تقنيات/ملفات تتبع، تتبع تصفح/متصفح/زيارات، يتذكر*/نتذكر*
     موقع*/تطبيق*/رجعت/زيارة*/عدت، ملفات صغيرة متصفح*/جهاز*/جوال*، متصفح* نعرف*/نضع/يعجب*/ملفات/تتبع*،
     تتبع*/كوكيز/ارتباط/تحليلات، متصفح* تخزن*/نخزن*/نحفظ/يحفظ/ملف*، معلن*/المعلنون/يتتبع*/تتبع*
     موقع*/تطبيق*/متصفح*/زيارة*، ملفات جهازك/متصفحك/نصية`,
  ),
};
