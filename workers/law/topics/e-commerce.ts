import type { Topic } from '#workers/engines/topics/topic.js';
import { topic } from './phrase-list.js';
import { EN } from './plain-words.js';
import { AR } from './verbs.js';

/** Phrases of the rules on online shops, electronic dealings, trade descriptions and people in the European Union. */
export const eCommerceTopics: Readonly<Record<string, Topic>> = {
  'SA-ECL-01': topic(
    `commercial registration, contact us, operated by, registration number, customer service, our address,
     seller identity, about us, company behind store, CR number, shop name, WhatsApp, email us, call us, reach
     us, who we are, registered address, company name register, trade name store, licence number, Saudi
     Business Centre, shop/store/site/we/website
     belongs/owned/run/operated/CR/registration/address/contact/phone/email, contact
     support/team/enquir*/customer/help, find/visit/ring/phone/text/write/message us/road/street/evening/shop,
     us road/street/building/city/number,
     CR/Est/registered/registration/VAT+number/contact/phone/address/store/shop
     Riyadh/Jeddah/Dammam/number/details/email`,
    `سجل تجاري، تواصل معنا، اتصل بنا، خدمة عملاء، عنواننا، متجر مؤسسة، من نحن، بيانات متجر، تديره، رقم سجل،
     واتساب، اسم متجر، سجله تجاري، متجر إفصاح، راسلنا، للتواصل، بريد متجر، وثيقة عمل حر، رقم موحد، مركز أعمال،
     تشغله شركة، متجر تشغيل، متجر/موقع/تطبيق/شركة/مؤسسة
     مملوك*/تابع/يديره/تديره/سجل/سجلات/عنوان/هاتف/جوال/تواصل/ترخيص،
     تجدنا/زورونا/كلمنا/كلمونا/اتصل*/راسل*/تجدوننا شارع/طريق/حي/رقم/على/مدينة، شارع/حي/طريق
     متجر*/محل*/نحن/تجدنا/مقر*، مؤسسة/شركة/متجر*/سجل رياض/الرياض/جدة/دمام/رقم/سجل/هاتف/عنوان*/جوال`,
  ),
  'SA-ECL-02': topic(
    `total price, price includ*, price exclud*, price tax*, delivery charge, delivery fee, shipping fee, price
     checkout, additional charge, further fees, charged after order, fees order, shipping charges, price list,
     total order, price payable, prices inclusive, postage/shipping/delivery/fees/charges/tax/taxes/VAT
     price*/step/checkout/told/shown/add*/includ*/total/extra/cost, price/prices
     see/shown/pay/final/display*/all, see/shown/price pay/pays, ${EN.parcel}
     cost/costs/top/more/extra/money/free/charge*, bringing/delivery/shipping cost*/more/free,
     shipping/delivery/postage/fees/tax/cost*
     step/shown/see/worked/added/add*/total/checkout/end/extra/free/includ*,
     packing/courier/VAT/shipping/fees/charge basket/included/after/ordered/lot/total`,
    `إجمالي سعر، إجمالي أسعار، رسوم توصيل، رسوم شحن، تكلفة شحن، رسوم إضافية، أسعار معروضة، تكاليف شحن، إضافة
     رسوم، رسوم بعد، رسوم طلب، أسعار متجر، أجور توصيل، إجمالي طلب، سعر معروض، تكلفة توصيل، أسعار ريال،
     سعر/أسعار/مبلغ/مبالغ/قيمة/إجمالي توصيل/شحن/ضريبة/ضرائب/رسوم/شامل*/إضافي*/نهائي*/${AR.add}،
     تراه/ترى/تشوف*/معروض تدفعه*/تدفع*/سعر*، توصيل*/إيصال*/شحن*/سائق/مندوب
     أجرة/زيادة/بعشرين/ريال*/نزيد*/مجان*/إضاف*، شحن*/توصيل*/رسوم*/ضريبة/تكلفة
     يظهر*/تظهر*/خطوة/تضاف*/يضاف*/مجاني*/إجمالي*/نهاية/زيادة، تغليف/ضريبة/مندوب/شحن/رسوم/أجرة
     سلة/تعرض/تظهر/بعد/إجمالي`,
  ),
  'SA-ECL-03': topic(
    `invoice, order summary email, proof purchase, bill, receipt
     payment/purchase/email*/issue*/send/sent/print*, slip/paper/receipt/note/bill
     order/box/bought/pay/paid/parcel, send/mail/email/get bought cost/paid/price`,
    `فاتورة، فواتير، إيصال، سند، إثبات شراء، ورقة/إيصال/وصل/كشف طلب*/صندوق/دفع*/شراء، نرسل* اشتريت*
     دفعت*/سعر*/كم`,
  ),
  'SA-ECL-04': topic(
    `personal data, personal information, your data, your information, customer data, consumer data, customer
     information, your details, consumer information, data partners, mobile number marketing, email address
     marketing, third parties information, privacy, pass*/share*/sell*/give*/use*/keep*/protect*
     number*/data/details/information/email*/address*, number/address/live/orders/name/phone
     keep*/know*/show*/tell*/share/give ourselves/nobody/brands/else/others/nothing/anyone`,
    `بيانات شخصية، معلومات شخصية، بياناتك، بياناتكم، معلوماتك، بيانات عميل، بيانات عملاء، بيانات مستهلك،
     بيانات مستخدم، معلومات عميل، بيانات شركاء، معلوماتكم، رقم جوال تسويق، خصوصية، بيانات تسويق، معلومات
     مستخدم، بيانات مشتري، بيانات زبون*،
     نعطي/نشارك/مشاركة/نبيع/${AR.sell}/نستخدم/استخدام/نحمي/حماية/نحفظ/إفصاح
     رقمك/بيانات/بياناتك/معلومات/معلوماتك/بريدك/رقم، رقمك/عنوانك/اسمك/طلباتك/جوالك/تسكن
     عندنا/نري*/يعرف*/نعطي*/لأحد/شركات*/فقط/نخبر*`,
  ),
  'SA-ECL-05': topic(
    `refund, money back, return policy, withdraw* days, seven days, no return*, sold not returned, return*
     days, cancel* subscription, sale final, all sales, cancel* days, send* back, back within days, change
     mind, swap, returnable, store credit, cooling-off, cancel* within, taken/take/give/send/bring/sent/given
     back, bought/purchas*/order*/goods/product*/item* return*/back/cancel*/refund*/exchange*/swap*/final,
     week/days/box/like/open*/opened/swap* bring/back/yours/money/send/return*/round, like/liked/happy+it
     bring/send/return*/back, come+back, return*/exchange*/refund*/swap*/back
     once/opened/used/sale/days/worn/tags/receipt/within/perfume/goods, return*, refund*, back
     change/days/taken/money/goods`,
    `إرجاع، استرجاع، ترجيع، إلغاء طلب، استرداد مبلغ، بضاعة مباعة، لا ترد، إلغاء اشتراك، سبعة أيام، مبيعات
     نهائية، بيع نهائي، فسخ عقد، فسخ خلال، فسخ يوم*، رد ثمن، تبديل، عدول، رصيد متجر، إعادة خلال، إلغاء خلال،
     استبدال، إلغاء شراء، ${AR.giveBack}/إرجاع/استرجاع/${AR.return}/ترجع/يرجع/تبدل/استبدال/تستبدل
     بضاعة/منتج/منتجات/سلعة/طلب/طلبات/مشتريات/مباعة/قطعة، أسبوع/أيام/فتحت*/عجبك/يعجبك/علبة/تغلق
     ترجعه*/ترجع*/لك/فلوسك/نبدل*/تبدل*، نبدل*/تبديل*/يبدل* بغيره/فلوس*/غيره/مقاس،
     يرجع*/ترجع*/إرجاع*/استبدال*/نبدل*/استرداد* بعد/فتح*/استعمال*/خلال/أيام/لا/ما/عطر/بضاعة/منتج*،
     نسترد*/تسترد*/استرداد*/نستردها، إرجاع*/ترجع*/نرجع*`,
  ),
  'SA-ECL-06': topic(
    `delay* deliver*, order late, deliver* address, courier, arrives, delivery period, goods arrive, parcel,
     shipment, on its way, not delivered, shipping, send/ship*/deliver*/dispatch*/parcel/arrive*
     day*/time/late/date/when/within/fixed/week*/order, order*/parcel/goods/item*/product*
     reach*/arrive*/get/come* weeks/days/date/time/week, door/bring/brings/arrive*/reach*/come*/get
     within/days/weeks/hours/longer/can/soon, takes/take longer/week*/days/more off/cancel*/call/days/weeks,
     order*/parcel*/item*/goods/shipment*/delivery
     leave*/morning/days/hours/tomorrow/late/delay*/ship*/dispatch*/next,
     van/driver/courier/truck/sofa/order*/parcel* comes/come/days/week/weeks/hours/arriv*`,
    `مدة تسليم، موعد تسليم، تأخر تسليم، تسليم خلال، تأخر طلب، تسليم طلب*، تأخير تسليم، وصول طلب، يصل طلب،
     شحنة، شحنات، مندوب، وصول منتج، لم يصل، توصيل، شحن،
     نرسل/يرسل/إرسال/نوصل/يوصل/توصيل/شحن/يشحن/${AR.deliver}/نسلم/${AR.arrive} طلب/طلبك/طلبات/منتج/شحنة
     موعد/متى/مدة/خلال/أيام/يوم/${AR.delay}/وقت، يصلك/تصلك/نجيب*/نوصل*/باب/وصول*
     خلال/أيام/أسبوع*/متى/ساعة/ساعات/يومين، طال/تأخر*/يطول أسبوع*/أيام/يوم تلغي*/إلغاء*/فلوس*/لك،
     طلب*/طلبات*/شحنة/شحنات/توصيل* تطلع*/غد/الغد/أيام/ساعة/ساعات/تأخر*/تأخير/يصل*/صباح/يوم*،
     سيارة/توزيع/مندوب/شاحنة/سائق تمر/يوم/أيام/يأتي*/يوصل*، خلال أيام/أسبوع*/ساعات/يوم*
     عندك/يصل*/تصل*/توصيل*/مالك/طلب*`,
  ),
  'SA-ECL-07': topic(
    `advert*, ads, picture* product*, image* product*, marketing material bind*, promotional content, offer
     website bind*, photo* product*, promotional material*, promotion* bind*, website description,
     picture*/photo*/post*/instagram/influencer*/snapchat/tiktok/story/stories
     better/real/promise*/look*/differ*/get/like`,
    `إعلان، إعلانات، صور منتج*، صورة منتج، مواد دعائية، دعاية، عروض ملزم*، محتوى إعلاني، إعلاناتنا، عرض ترويجي
     ملزم، دعائي، ترويج، إعلانا، صور*/منشور*/انستغرام/سناب/مشاهير*/مشهور*/تيك
     حقيقة/نعد*/وعد*/أحلى/تختلف*/مختلف*/كلام*/تحصل`,
  ),
  'SA-ECL-08': topic(
    `error order, mistake order, wrong order, correct* order, error* checkout, typing error, wrong item
     order*, incorrect* order, modify order, errors changed, error* correct*, errors click*, mistake correct*,
     slip order, typed wrong, ordered by mistake, fix order, wrong quantity,
     click*/order*/error*/mistake*/wrong put/right/correct*/chang*/undo*/fix*/amend*
     order*/click*/error*/mistake*/wrong, basket/order*/cart check*/change*/error*/undo*/mistake*
     ordered/after/confirm*/submit*/click*, order* modif*/amend*/chang*/edit*/correct*
     submit*/placed/confirm*/once/after, tap*/click*/press*/wrong/chose/picked/typed/entered
     fix/change/wrong/tell buy/size/street/address/colour/order, tapped/clicked/pressed buy/order
     can't/cannot/change, mistype*/mistake*/wrong/error*/typo*
     ring/call/tell/before/fix*/correct*/change*/order/contact, accident/mistake*/typo*/typed/mistyped/error*`,
    `خطأ طلب، أخطاء طلب، تصحيح طلب، تعديل طلب، خطأ إدخال، طلب خاطئ، تدارك خطأ، خطأ شراء، تصحيح خطأ، خطأ كمية،
     تصحيح أخطاء، أخطاء تأكيد، تعديل أخطاء، كمية خاطئة، عنوان خاطئ، طلب غلط، خطأ مدخل*،
     أخطأت/أخطأ/خطأ/أخطاء/غلط طلب/طلبات/طلبك/إدخال/تأكيد/بيانات/ضغط ${AR.amend}/تصحيح/تدارك/تغيير،
     خطأ/أخطاء/أخطأت طلب/طلبات/طلبك يصحح/أبلغنا/إبلاغ/يبلغ/تدارك، غلط/خطأ/ضغط*/تضغط/اخترت*/كتبت*
     مقاس*/شارع*/عنوان*/شراء/لون/طلب* نصلح*/تغير*/نرسله*/تقدر/قل، خطأ/غلط/أخطأت
     كتبت*/كلمنا/أخبرنا/تواصل*/طلب*/قبل/نصلح*/نعدل*/تعدل*، سهوا/خطأ/بالخطأ/صوابا/غلط`,
  ),
  'SA-ECL-201': topic(
    `place order, placing order, confirm* order, order accept*, checkout, payment method, pay card, cash
     delivery, Mada, Apple Pay, shopping cart, complet* purchase, submit order, pay order, how order, steps
     order, order placed, payment by, pay by, pay with, basket, add cart, ways pay, credit card,
     pick*/choose/put/tap*/press*/add buy/bag/cart/basket/order, pay
     driver/door/delivery/card*/transfer*/arrives, take/accept card*/transfer*/cash/Mada, pay/payment
     cash/card*/transfer*/online/delivery/Mada/apple`,
    `إتمام طلب، تأكيد طلب، تقديم طلب، قبول طلب، سلة تسوق، سلة مشتريات، طرق دفع، وسائل دفع، دفع بطاقة، دفع عند
     استلام، مدى، أبل باي، إتمام شراء، طريقة دفع، تأكيد شراء، خطوات شراء، بطاقة ائتمان*، كيفية طلب، إنشاء طلب،
     إرسال طلب، عربة، تحويل بنكي، دفع إلكتروني، بوابة دفع، خطوات طلب، سداد بطاقة، إجراءات إبرام، ترتيبات دفع،
     اختر*/تختار/حط*/ضع/اضغط/تضغط شراء/سلة/طلب*/تأكيد، تدفع*/دفع*/ادفع سائق/مندوب/باب/بطاقة*/استلام/تحويل،
     نقبل* بطاقات/تحويل*/نقد*/كاش/مدى، دفع*/تدفع*/سداد بطاقة*/نقد*/تحويل*/مدى/إلكترون*/باب`,
  ),
  'SA-ETL-01': topic(
    `electronic signature, electronic record, signed electronic*, e-signature, electronic transaction,
     electronic message, digital signature, electronic* valid, electronic communication, electronic form,
     electronic copy sign*, emails binding, DocuSign, click* accept*, e-mail valid, sign* online, electronic
     notice*, email* signature, signed platform, e-mail/email/electronic*/digital*/online
     agreement/contract/signature/sign*/record*/notice count*/valid*/bind*/force/proof/evidence/enforce*,
     whatsapp/tap*/click*/phone/screen/email/online/message yes/count*/good/sign*/paper/agree*/valid,
     pen/ink/hand sign*/count*, email*/e-mail*/electronic*/digital*/online/whatsapp
     agreement/agree*/sign*/contract/notice/accept*`,
    `توقيع إلكتروني، توقيعات إلكترونية، سجل إلكتروني، سجلات إلكترونية، تعاملات إلكترونية، موقع إلكترونيا،
     توقيع رقمي، حجية إلكتروني*، مراسلات إلكترونية، نسخة إلكترونية توقيع، إلكتروني* حجة، يوقع إلكترونيا، توقيع
     رقمية، موقعة إلكترونيا، توقيع منصة، وسائل إلكترونية عقد، تصديق رقمي، توقيع خط يد،
     إلكتروني/إلكترونية/إلكترونيا/رقمي/رقمية اتفاق/عقد/توقيع/سجلات/مراسلات/تعاملات/إشعار
     يعتد/حجة/حجية/ملزم*/صحيح*/قانوني*/أثر/إثبات/${AR.accept}، قبول+إلكتروني، موافقة+إلكترونية،
     موافقة+إلكترونيا، واتساب/ضغط*/جوال/بريد/شاشة/رسالة/إلكترون* موافق*/توقيع*/ورقة/يكفي/مثل/يحسب، قلم*/خط+يد
     وقع*/توقيع*/يحسب، إيميل*/الإيميل/بريد*/إلكترون*/رقمي*/واتساب اتفاق*/عقد*/توقيع*/موافق*/قبول*/إشعار*`,
  ),
  'SA-CYB-01': topic(
    `password, intercept*, unauthori* access, hack*, private email, personal email, private account, monitor*
     communication*, eavesdrop*, log-in details, social media account access, penetration test*, private
     message*, monitor* message*, access system without, keylog*, credentials, read emails, read messages,
     access phone, access computer*, access accounts, login details, listen calls, spy*, break into, monitor
     emails, surveillance, read*/open*/listen*/record*/track*/monitor*/access*/enter*
     phone*/message*/email*/e-mail*/account*/device*/computer*/calls/network
     private/personal/own/staff/employee*/user*/without/consent/unauthori*, boss/company/manager/we/owner
     look*/read*/see/into/hear*/enter write/messages/chats/account/phone/emails, code/PIN/password
     phone/account/hand*/give*, account/phone/mail without+you,
     read*/open*/listen*/watch*/monitor*/check*/look* chats/messages/emails/calls/phones/mailbox/inbox`,
    `كلمة مرور، كلمات مرور، كلمة سر، اعتراض رسائل، تنصت، اختراق، دخول غير مشروع، دخول غير مصرح، حسابات شخصية،
     بريد شخصي، مراقبة مراسلات، مراقبة اتصالات، رسائل خاصة، دخول أجهزة، اعتراض اتصالات، مراقبة رسائل، اطلاع
     محادثات، دخول نظام، دخول أنظمة، اعتراض مراسلات، مراسلات خاصة، دخول تصريح، قراءة رسائل، دخول بريد، مراقبة
     أجهزة، تفتيش هاتف، تجسس، مراقبة بريد، اطلاع رسائل، هاتف شخصي، دخول حسابات، دخول حسابه شخصي،
     قراءة/فتح/اطلاع/مراقبة/تتبع/دخول/${AR.record}/اعتراض
     رسائل/بريد/هاتف/هواتف/حسابات/أجهزة/مكالمات/اتصالات/محادثات شخصي*/خاصة/خاص/دون/علم/إذن/موظف*/مستخدم*،
     مدير*/شركة/نحن/صاحب يرى/يقرأ*/يسمع*/يدخل*/ندخل*/تطلع/نفتح يكتب*/رسائل*/محادث*/جوال*/حساب*،
     رمز/رقم+سري/كلمة جوال*/حساب*/هاتف*/تسلم*، ندخل*/يدخل* حساب*/جوال*/هاتف* دون*/إذن*/علم*،
     يقرأ*/تقرأ*/نقرأ/قراءة/مراقبة/يراقب*/نراقب/يفتح*/يسمع*/اطلاع*/تفتيش
     محادثات*/رسائل*/بريد*/مكالمات*/جوالات/هواتف*`,
  ),
  'SA-CNS-01': topic(
    `description product, description goods, describ* product, describ* goods, origin product*, origin goods,
     counterfeit, genuine product*, quality differ*, country origin, product not match, labelled origin,
     authentic, adulterat*, quantity differ*, descriptions true, descriptions promotional, descriptions
     accura*, description* inaccura*, fake, sold as original, real origin, ingredients, contents label, not as
     described, conform description,
     come*/made/origin/source/country/quality/kind/quantity/contents/ingredients
     label*/say*/describ*/different/other/another/differ*/true product*/goods/item*/jar/package*,
     deceiv*/mislead* product*/goods/quality/qualities/source/quantity/kind,
     bottle/bag/bags/box/jar/goods/product* say*/says/looks/look/famous/real/come*/China/Italy/made/fake/copy,
     genuine/original/fake*/imitation*/copy/copies/real/origin product*/goods/brand*/item*/bags/perfume*,
     tin/tins/jar/jars/package/packs less/printed/label*/labelled/full/honey, Saudi+honey/made/product*`,
    `وصف منتج، وصف سلعة، أوصاف منتج، بلد منشأ، مغشوش، مقلد، منتجات أصلية، منشأ منتج، تضليل منتج*، خداع، مطابق
     وصف، مصدر منتج، وصف بضاعة، بلد صنع، منشأ بضاعة، مطابقة منتج، بضاعة نوع مصدر، منتج لوصف*، بضاعة مختلف*،
     منتج مطابق، غير أصلي، تقليد، مكونات منتج، مواصفات منتج، مطابق* مواصفات، منتج مزيف، بلد إنتاج،
     منشأ/مصدر/بلد/نوع/جودة/مكونات/كمية/مواصفات منتج/بضاعة/سلعة/عبوة/صنف
     مختلف*/مكتوب/ملصق/غير/مطابق*/حقيقي*/أصلي*/وصف، غش+تجاري، غش منتج/منتجات/بضاعة/سلعة،
     علبة/شنط*/حقيبة/حقائب/قارورة/منتج*/بضاعة/صندوق مكتوب*/تشبه*/أصلي*/ماركات*/صين/تقليد*/حقيقي*، مكتوب*
     من/غير/إيطالي*/صين/بلد، أصلي*/تقليد*/مقلد*/مزيف*/درجة/منشأ منتج*/بضاعة/ماركة/ماركات/عطور/سلع*،
     عبوة/عبوات/برطمان/علبة أقل/طبع/مطبوع/مكتوب/وزن، سعودي عسل*/منتج*/صنع*`,
  ),
  'SA-LNG-01': topic(
    `trade description, label*, Arabic product*, instructions Arabic, manuals Arabic, printed Arabic, printed
     English, box*/label*/pack*/sticker*/invoice*/advert*/catalog* English/Arabic/language,
     leaflet/writing/bottle/box/boxes/label* Arabic/Chinese/English/translate*/French/Turkish`,
    `بيان تجاري، بيانات تجارية، بطاقة بيان*، تعليمات عربية، كتيب عربية، مكتوب عربية منتج*، لغة عربية منتج*،
     إرشادات عربية، صناديق/عبوة/عبوات/ملصق/ملصقات/غلاف/أغلفة/فاتورة/فواتير/إعلان/إعلانات/بيانات/بطاقة
     عربية/إنجليزية/لغة/عربي، علب*/علبة/نشرة/كتيب/قارورة/كتابة/مكتوب*
     عربي*/بالعربي*/صيني*/بالصيني*/إنجليزي*/نترجم*/ترجم*`,
  ),
  'SA-FIN-03': topic(
    `credit information, credit record, credit report, credit history, SIMAH, credit bureau, credit check,
     credit data, creditworthiness, credit score, ask*/look*/check*/see/learn*/know*
     loans/loan/debts/debt/owe/instalment* paid/pay/get/stays/before/other/your`,
    `معلومات ائتمانية، سجل ائتماني، تقرير ائتماني، سمة، بيانات ائتمانية، سجلات ائتمانية، ملاءة ائتمانية،
     استعلام ائتماني، تاريخ ائتماني، سجله ائتماني، سجلك ائتماني، نسأل*/نشوف*/نعرف*/يعرف*/نستعلم*/يرى/نتحقق
     قروض*/ديون*/أقساط*/دين`,
  ),
  'SA-PDPL-26': topic(
    `credit data, credit information, credit record, credit report, credit history, SIMAH, credit bureau,
     credit check, credit score, credit data/record/information/bureau/report/history/score/check/file, SIMAH,
     ask*/look*/check*/see/sees/know/knows pay/pays/paid/owe/owes
     debts/debt/time/bank/banks/loans/instalment*, see/sees/know/knows/ask*/tell* owe/owes/debt/debts
     yes/agree*/permission/nobody/bank/banks/how/much`,
    `بيانات ائتمانية، معلومات ائتمانية، سجل ائتماني، تقرير ائتماني، سمة، سجلات ائتمانية، استعلام ائتماني،
     بياناته ائتمانية، بياناتك ائتمانية، بيانات*/معلومات*/سجل/سجله/سجلات/تقرير/تقارير/تاريخ ائتماني/ائتمانية،
     سمة ائتماني/ائتمانية/استعلام، استعلام ائتماني، نسأل*/نشوف*/نستعلم*/يرى/نعرف*/يعرف*/نتحقق/نستفسر
     ديون*/دين/أقساط*/قروض* بنك/بنوك/تسدد*/تدفع*/كم/إذن*/عليك/وقت*`,
  ),
  'INT-GDPR-01': topic(
    `GDPR, European Union right*, EU right*, EEA right*, EU resident, General Data Protection Regulation,
     residents European Union, EU data subject, Europe* users right*, EU visitors,
     France/Germany/Europe*/EU/Italy/Spain right/rights/ask/more/nothing/live/visitors people/more/have/others`,
    `اتحاد أوروبي حق*، لائحة أوروبية، أوروبيين حقوق، لائحة عامة حماية بيانات، مقيم* اتحاد أوروبي، أوروبا حقوق،
     حماية بيانات أوروبية، GDPR، فرنسا/ألمانيا/أوروبا/إيطاليا/إسبانيا/أوروبي* حق*/حقوق*/يطلب*/أكثر/زوار*`,
  ),
  'INT-GDPR-02': topic(
    `supervisory authority, data breach EU, GDPR breach, breach Europe*, 72 hours`,
    `سلطة رقابية، تسرب أوروبي، اختراق أوروبي، 72 ساعة، تسرب أوروبية، خرق بيانات أوروب*، سلطة إشرافية أوروب*،
     إشعار تسرب أوروب*`,
  ),
  'INT-GDPR-03': topic(
    `transfer* EU, transfer* European, standard contractual clauses, adequacy decision, transfer* EEA,
     data leave* European, data outside EU, data outside European, appropriate safeguards transfer,
     data EU sent, binding corporate rules`,
    `نقل بيانات أوروب*، بنود تعاقدية قياسية، بنود تعاقدية نموذجية، قرار كفاية، نقل اتحاد أوروبي،
     بيانات خارج اتحاد أوروبي، ضمانات مناسبة نقل، تنقل بيانات اتحاد أوروبي، قواعد ملزمة شركات`,
  ),
};
