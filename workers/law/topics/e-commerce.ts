import type { Topic } from '#workers/engines/topics/topic.js';
import { topicOf } from './topic-of.js';

/** Phrases of the rules on online shops, electronic dealings, trade descriptions and people in the European Union. */
export const eCommerceTopics: Readonly<Record<string, Topic>> = {
  'SA-ECL-01': topicOf({
    en: `
      commercial registration, contact us, operated by, store run by, shop owned, registration number,
      customer service, our address, seller identity, about us, company behind store, CR number, shop name,
      WhatsApp, email us, call us, reach us, who we are, registered address, company name register,
      trade name store, licence number, Saudi Business Centre`,
    ar: `
      سجل تجاري، تواصل معنا، اتصل بنا، خدمة عملاء، عنواننا، متجر مملوك، متجر مؤسسة، من نحن، بيانات متجر،
      تديره، رقم سجل، واتساب، تواصل متجر، اسم متجر، عنوان متجر، متجر سجل، سجله تجاري، متجر إفصاح، راسلنا،
      للتواصل، هاتف متجر، بريد متجر، وثيقة عمل حر، رقم موحد، مركز أعمال، تشغله شركة، متجر تشغيل، متجر تابع`,
  }),
  'SA-ECL-02': topicOf({
    en: `
      total price, price includ*, price exclud*, prices VAT, price tax*, delivery charge, delivery fee,
      shipping cost, shipping fee, final price, price checkout, additional charge, price shown, charges added,
      fees price, fees added, further fees, additional fees, charged after order, fees order, taxes included,
      shipping charges, price list, total order, cost delivery, price payable, prices inclusive`,
    ar: `
      إجمالي سعر، إجمالي أسعار، أسعار شاملة، سعر شامل، أسعار ضريبة، سعر ضريبة، رسوم توصيل، رسوم شحن،
      تكلفة شحن، سعر نهائي، رسوم إضافية، أسعار معروضة، تكاليف شحن، قيمة توصيل، إضافة رسوم، مبالغ إضافية،
      رسوم بعد، رسوم طلب، تضاف سعر، رسوم سعر، أسعار متجر، ضرائب سعر، أجور توصيل، إجمالي طلب، سعر معروض،
      تكلفة توصيل، أسعار ريال، رسوم مبالغ تضاف، قيمة شحن`,
  }),
  'SA-ECL-03': topicOf({
    en: `invoice, order summary email, proof purchase, receipt, bill`,
    ar: `فاتورة، فواتير، إيصال، سند، إثبات شراء`,
  }),
  'SA-ECL-04': topicOf({
    en: `
      personal data, personal information, your data, your information, customer data, consumer data,
      customer information, your details, share data partner*, consumer information, data partners,
      mobile number marketing, keep details, phone number use, email address marketing, sell data,
      third parties information, privacy`,
    ar: `
      بيانات شخصية، معلومات شخصية، بياناتك، بياناتكم، معلوماتك، بيانات عميل، بيانات عملاء، بيانات مستهلك،
      مشاركة بيانات، بيانات مستخدم، معلومات عميل، بيانات شركاء، معلوماتكم، رقم جوال تسويق، بيع بيانات، خصوصية،
      بيانات تسويق، معلومات مستخدم، بيانات مشتري، بيانات زبون*`,
  }),
  'SA-ECL-05': topicOf({
    en: `
      return* product, return* goods, return* item, cancel* order, refund, money back, exchange product,
      return policy, cancel* purchase, withdraw* days, seven days, no return*, sold not returned,
      return* days, cancel* subscription, return* order, sale final, all sales, cancel* days, send* back,
      give back, back within days, change mind, swap, taken back, returnable, store credit, cooling-off,
      cancel* within`,
    ar: `
      إرجاع، استرجاع، ترجيع، إلغاء طلب، استرداد مبلغ، بضاعة مباعة، لا ترد، إعادة منتج، إعادة سلعة،
      إلغاء اشتراك، سبعة أيام، مبيعات نهائية، بيع نهائي، فسخ عقد، فسخ خلال، فسخ يوم*، رد منتج، رد سلعة،
      رد ثمن، تبديل، عدول، رصيد متجر، إعادة خلال، إلغاء خلال، استبدال، إلغاء شراء`,
  }),
  'SA-ECL-06': topicOf({
    en: `
      delivery time, delivery date, deliver* within, delay* deliver*, deliver* days, ship* days, order late,
      order not arrive, deliver* address, courier, deliver* order, deliver* late, dispatch order, arrives,
      delivery period, deliver* times, goods arrive, parcel, shipment, on its way, not delivered, shipping`,
    ar: `
      مدة تسليم، موعد تسليم، تأخر تسليم، تسليم خلال، تأخر طلب، تسليم طلب*، تأخير تسليم، وصول طلب، يصل طلب،
      شحنة، شحنات، مندوب، وصول منتج، لم يصل، توصيل، شحن`,
  }),
  'SA-ECL-07': topicOf({
    en: `
      advert*, ads, picture* product*, image* product*, marketing material bind*, promotional content,
      offer website bind*, photo* product*, promotional material*, promotion* bind*, website description,
      commercials`,
    ar: `
      إعلان، إعلانات، صور منتج*، صورة منتج، مواد دعائية، دعاية، عروض ملزم*، محتوى إعلاني، إعلاناتنا،
      عرض ترويجي ملزم، دعائي، ترويج، إعلانا`,
  }),
  'SA-ECL-08': topicOf({
    en: `
      error order, mistake order, wrong order, correct* order, error* checkout, typing error,
      wrong item order*, incorrect* order, chang* order after, modify order, errors changed, error* correct*,
      errors click*, mistake correct*, slip order, typed wrong, ordered by mistake, fix order, wrong quantity`,
    ar: `
      خطأ طلب، أخطاء طلب، تصحيح طلب، تعديل طلب، خطأ إدخال، طلب خاطئ، تدارك خطأ، خطأ شراء، تصحيح خطأ، خطأ كمية،
      تصحيح أخطاء، أخطاء تأكيد، تعديل أخطاء، كمية خاطئة، عنوان خاطئ، طلب غلط، خطأ مدخل*`,
  }),
  'SA-ECL-201': topicOf({
    en: `
      place order, placing order, confirm* order, order accept*, checkout, payment method, pay card,
      cash delivery, Mada, Apple Pay, shopping cart, complet* purchase, submit order, pay order, how order,
      steps order, order placed, payment by, pay by, pay with, basket, add cart, ways pay, credit card`,
    ar: `
      إتمام طلب، تأكيد طلب، تقديم طلب، قبول طلب، سلة تسوق، سلة مشتريات، طرق دفع، وسائل دفع، دفع بطاقة،
      دفع عند استلام، مدى، أبل باي، إتمام شراء، طريقة دفع، تأكيد شراء، خطوات شراء، بطاقة ائتمان*، كيفية طلب،
      إنشاء طلب، إرسال طلب، عربة، تحويل بنكي، دفع إلكتروني، بوابة دفع، خطوات طلب، سداد بطاقة`,
  }),
  'SA-ETL-01': topicOf({
    en: `
      electronic signature, electronic record, signed electronic*, e-signature, electronic transaction,
      electronic message, digital signature, electronic* valid, electronic communication, electronic form,
      electronic copy sign*, emails binding, DocuSign, click* accept*, e-mail valid, sign* online,
      electronic notice*, email* signature, signed platform`,
    ar: `
      توقيع إلكتروني، توقيعات إلكترونية، سجل إلكتروني، سجلات إلكترونية، تعاملات إلكترونية، موقع إلكترونيا،
      توقيع رقمي، حجية إلكتروني*، مراسلات إلكترونية، نسخة إلكترونية توقيع، إلكتروني* حجة، يوقع إلكترونيا،
      توقيع رقمية، موقعة إلكترونيا، قبول إلكتروني، موافقة إلكترونية، توقيع منصة، وسائل إلكترونية عقد،
      تصديق رقمي، توقيع خط يد`,
  }),
  'SA-CYB-01': topicOf({
    en: `
      password, intercept*, unauthori* access, hack*, private email, personal email, private account,
      monitor* communication*, eavesdrop*, log-in details, social media account access, penetration test*,
      private message*, monitor* message*, access system without, keylog*, credentials, read emails,
      read messages, access phone, access computer*, access accounts, login details, listen calls, spy*,
      break into, monitor emails, surveillance`,
    ar: `
      كلمة مرور، كلمات مرور، كلمة سر، اعتراض رسائل، تنصت، اختراق، دخول غير مشروع، دخول غير مصرح، حسابات شخصية،
      بريد شخصي، مراقبة مراسلات، مراقبة اتصالات، رسائل خاصة، دخول أجهزة، اعتراض اتصالات، مراقبة رسائل،
      اطلاع محادثات، دخول نظام، دخول أنظمة، اعتراض مراسلات، مراسلات خاصة، دخول تصريح، قراءة رسائل، دخول بريد،
      مراقبة أجهزة، تفتيش هاتف، تجسس، مراقبة بريد، اطلاع رسائل، هاتف شخصي، دخول حسابات، تسجيل مكالمات دون علم،
      دخول حسابه شخصي`,
  }),
  'SA-CNS-01': topicOf({
    en: `
      description product, description goods, describ* product, describ* goods, origin product*, origin goods,
      counterfeit, genuine product*, quality differ*, country origin, mislead* product*, product not match,
      labelled origin, authentic, adulterat*, quantity differ*, descriptions true, descriptions promotional,
      descriptions accura*, description* inaccura*, fake, sold as original, real origin, ingredients,
      contents label, not as described, conform description`,
    ar: `
      وصف منتج، وصف سلعة، أوصاف منتج، بلد منشأ، مغشوش، مقلد، منتجات أصلية، منشأ منتج، تضليل منتج*، خداع،
      مطابق وصف، مصدر منتج، وصف بضاعة، بلد صنع، منشأ بضاعة، مطابقة منتج، بضاعة نوع مصدر، منتج لوصف*،
      بضاعة مختلف*، منتج مطابق، غير أصلي، تقليد، مكونات منتج، مواصفات منتج، مطابق* مواصفات، جودة منتج غير،
      منتج مزيف، غش، بلد إنتاج`,
  }),
  'SA-LNG-01': topicOf({
    en: `
      packag* Arabic, invoice Arabic, packag* English, trade description, invoice English, label*,
      Arabic product*, packag* language, advert* language, catalogue Arabic, instructions Arabic,
      manuals Arabic, printed Arabic, printed English, sticker Arabic`,
    ar: `
      ملصقات عربية، أغلفة عربية، عبوات عربية، فواتير عربية، بيان تجاري، بيانات تجارية، ملصق لغة، بطاقة بيان*،
      ملصقات لغة، أغلفة لغة، فاتورة لغة، عبوات إنجليزية، فواتير إنجليزية، إعلان لغة، عبوات لغة،
      ملصقات إنجليزية، عبوة عربية، تعليمات عربية، كتيب عربية، مكتوب عربية منتج*، بيانات منتج عربية،
      إعلانات عربية، لغة عربية منتج*، إرشادات عربية`,
  }),
  'SA-FIN-03': topicOf({
    en: `
      credit information, credit record, credit report, credit history, SIMAH, credit bureau, credit check,
      credit data, creditworthiness, credit score`,
    ar: `
      معلومات ائتمانية، سجل ائتماني، تقرير ائتماني، سمة، بيانات ائتمانية، سجلات ائتمانية، ملاءة ائتمانية،
      استعلام ائتماني، تاريخ ائتماني، سجله ائتماني، سجلك ائتماني`,
  }),
  'SA-PDPL-26': topicOf({
    en: `
      credit data, credit information, credit record, credit report, credit history, SIMAH, credit bureau,
      credit check, credit score`,
    ar: `
      بيانات ائتمانية، معلومات ائتمانية، سجل ائتماني، تقرير ائتماني، سمة، سجلات ائتمانية، استعلام ائتماني،
      بياناته ائتمانية، بياناتك ائتمانية`,
  }),
  'INT-GDPR-01': topicOf({
    en: `
      GDPR, European Union right*, EU right*, EEA right*, EU resident, General Data Protection Regulation,
      residents European Union, EU data subject, Europe* users right*, EU visitors`,
    ar: `
      اتحاد أوروبي حق*، لائحة أوروبية، أوروبيين حقوق، لائحة عامة حماية بيانات، مقيم* اتحاد أوروبي،
      أوروبا حقوق، حماية بيانات أوروبية، GDPR`,
  }),
  'INT-GDPR-02': topicOf({
    en: `supervisory authority, data breach EU, GDPR breach, breach Europe*, 72 hours`,
    ar: `
      سلطة رقابية، تسرب أوروبي، اختراق أوروبي، 72 ساعة، تسرب أوروبية، خرق بيانات أوروب*، سلطة إشرافية أوروب*،
      إشعار تسرب أوروب*`,
  }),
  'INT-GDPR-03': topicOf({
    en: `
      transfer* EU, transfer* European, standard contractual clauses, adequacy decision, transfer* EEA,
      data leave* European, data outside EU, data outside European, appropriate safeguards transfer,
      data EU sent, binding corporate rules`,
    ar: `
      نقل بيانات أوروب*، بنود تعاقدية قياسية، بنود تعاقدية نموذجية، قرار كفاية، نقل اتحاد أوروبي،
      بيانات خارج اتحاد أوروبي، ضمانات مناسبة نقل، تنقل بيانات اتحاد أوروبي، قواعد ملزمة شركات`,
  }),
};
