import type { Topic } from '#workers/engines/topics/topic.js';
import { topicOf } from './topic-of.js';

/** Phrases of the rules on online shops, electronic dealings, trade descriptions and people in the European Union. */
export const eCommerceTopics: Readonly<Record<string, Topic>> = {
  'SA-ECL-01': topicOf({
    en: `
      commercial registration, contact us, operated by, store run by, shop owned, registration number,
      customer service, our address, seller identity, about us, company behind store, CR number, shop name,
      WhatsApp`,
    ar: `
      سجل تجاري، تواصل معنا، اتصل بنا، خدمة عملاء، عنواننا، متجر مملوك، متجر مؤسسة، من نحن، بيانات متجر،
      تديره، رقم سجل، واتساب، تواصل متجر، اسم متجر، عنوان متجر، متجر سجل، سجله تجاري، متجر إفصاح`,
  }),
  'SA-ECL-02': topicOf({
    en: `
      total price, price includ*, price exclud*, prices VAT, price tax*, delivery charge, delivery fee,
      shipping cost, shipping fee, final price, price checkout, additional charge, price shown, charges added,
      fees price, fees added, further fees, additional fees, charged after order, fees order`,
    ar: `
      إجمالي سعر، إجمالي أسعار، أسعار شاملة، سعر شامل، أسعار ضريبة، سعر ضريبة، رسوم توصيل، رسوم شحن،
      تكلفة شحن، سعر نهائي، رسوم إضافية، أسعار معروضة، تكاليف شحن، أسعار غير شاملة، قيمة توصيل، إضافة رسوم،
      مبالغ إضافية، رسوم بعد، رسوم طلب، تضاف سعر، رسوم سعر`,
  }),
  'SA-ECL-03': topicOf({
    en: `
      invoice, receipt order, bill order, receipt purchase, tax invoice, no receipt, issue receipt,
      order summary email`,
    ar: `فاتورة، فواتير، إيصال شراء، إيصال طلب، فاتورة إلكترونية، سند شراء، إيصال دفع`,
  }),
  'SA-ECL-04': topicOf({
    en: `
      personal data, personal information, your data, your information, customer data, consumer data,
      customer information, privacy policy, your details, share data partner*, consumer information,
      data partners, mobile number marketing`,
    ar: `
      بيانات شخصية، معلومات شخصية، بياناتك، بياناتكم، معلوماتك، بيانات عميل، بيانات عملاء، بيانات مستهلك،
      سياسة خصوصية، مشاركة بيانات، بيانات مستخدم، معلومات عميل، بيانات شركاء، معلوماتكم`,
  }),
  'SA-ECL-05': topicOf({
    en: `
      return* product, return* goods, return* item, cancel* order, refund, money back, exchange product,
      return policy, cancel* purchase, withdraw* days, seven days, no return*, sold not returned,
      return* days, cancel* subscription, return* order, sales final, sale final, all sales, cancel* days`,
    ar: `
      استرجاع منتج، إرجاع منتج، إرجاع، استرجاع، ترجيع، إلغاء طلب، استرداد مبلغ، استبدال منتج، سياسة استبدال،
      فسخ عقد أيام، بضاعة مباعة، لا ترد، إعادة منتج، إعادة سلعة، إلغاء اشتراك، سبعة أيام، مبيعات نهائية،
      بيع نهائي، فسخ عقد، فسخ خلال، فسخ يوم*`,
  }),
  'SA-ECL-06': topicOf({
    en: `
      delivery time, delivery date, deliver* within, late delivery, delay* deliver*, shipping time,
      shipment delay, deliver* days, ship* days, order late, order not arrive, deliver* address, courier,
      deliver* order, deliver* late, dispatch order`,
    ar: `
      مدة توصيل، مدة تسليم، مدة شحن، موعد تسليم، تأخر تسليم، تأخر توصيل، تأخر شحن، توصيل خلال، شحن خلال،
      تسليم خلال، شركة شحن، تأخر طلب، توصيل طلب*، تسليم طلب*، توصيل أيام، تأخير تسليم، تأخير توصيل، شحن أيام`,
  }),
  'SA-ECL-07': topicOf({
    en: `
      advertisement, advert*, ads, picture* product*, image* product*, marketing material bind*,
      promotional content, offer website bind*, misleading advert*, photo* product*`,
    ar: `
      إعلان، إعلانات، صور منتج*، صورة منتج، إعلان مضلل، مواد دعائية، دعاية، إعلان إلكتروني، عروض ملزم*،
      محتوى إعلاني، إعلاناتنا`,
  }),
  'SA-ECL-08': topicOf({
    en: `
      error order, mistake order, wrong order, correct* order, error* checkout, order amend* mistake,
      typing error, wrong address order, wrong item order*, incorrect* order, chang* order after,
      modify order, errors changed, error* correct*, errors click*, mistake correct*`,
    ar: `
      خطأ طلب، أخطاء طلب، تصحيح طلب، تعديل طلب، خطأ إدخال، طلب خاطئ، تدارك خطأ، خطأ شراء، تصحيح خطأ،
      بيانات طلب خطأ، خطأ كمية، خطأ عنوان طلب، تصحيح أخطاء، أخطاء تأكيد، تعديل أخطاء`,
  }),
  'SA-ECL-201': topicOf({
    en: `
      place order, placing order, confirm* order, order accept*, checkout, payment method, pay card,
      cash delivery, Mada, Apple Pay, shopping cart, complet* purchase, submit order, order confirmation,
      pay order`,
    ar: `
      إتمام طلب، تأكيد طلب، تقديم طلب، قبول طلب، سلة تسوق، سلة مشتريات، طرق دفع، وسائل دفع، دفع بطاقة،
      دفع عند استلام، مدى، أبل باي، إتمام شراء، طريقة دفع، تأكيد شراء، خطوات شراء، بطاقة ائتمان*`,
  }),
  'SA-ETL-01': topicOf({
    en: `
      electronic signature, electronic record, signed electronic*, e-signature, electronic transaction,
      electronic message, digital signature, electronic* valid, electronic communication, electronic form,
      electronic copy sign*, emails binding, DocuSign`,
    ar: `
      توقيع إلكتروني، توقيعات إلكترونية، سجل إلكتروني، سجلات إلكترونية، تعاملات إلكترونية، موقع إلكترونيا،
      توقيع رقمي، رسائل إلكترونية حجية، حجية إلكتروني*، مراسلات إلكترونية، نسخة إلكترونية توقيع،
      إلكتروني* حجة، يوقع إلكترونيا`,
  }),
  'SA-CYB-01': topicOf({
    en: `
      password, intercept*, unauthori* access, hack*, private email, personal email, private account,
      monitor* communication*, eavesdrop*, log-in details, personal accounts access,
      social media account access, penetration test*, private message*, monitor* message*,
      access system without, keylog*, credentials`,
    ar: `
      كلمة مرور، كلمات مرور، كلمة سر، اعتراض رسائل، تنصت، اختراق، دخول غير مشروع، دخول غير مصرح، حسابات شخصية،
      حساب شخصي دخول، بريد شخصي، مراقبة مراسلات، مراقبة اتصالات، رسائل خاصة، دخول أجهزة، اعتراض اتصالات،
      مراقبة رسائل، دخول حساب*، اطلاع محادثات، دخول نظام، دخول أنظمة، اعتراض مراسلات، مراسلات خاصة، دخول تصريح`,
  }),
  'SA-CNS-01': topicOf({
    en: `
      description product, description goods, describ* product, describ* goods, origin product*, origin goods,
      counterfeit, genuine product*, quality differ*, country origin, mislead* product*, product not match,
      labelled origin, authentic, adulterat*, quantity differ*, descriptions true, descriptions promotional,
      descriptions accura*, description* inaccura*`,
    ar: `
      وصف منتج، وصف سلعة، أوصاف منتج، مواصفات غير مطابقة، بلد منشأ، مغشوش، مقلد، منتجات أصلية، منشأ منتج،
      تضليل منتج*، خداع، غش تجاري، مطابق وصف، مصدر منتج، وصف بضاعة، بلد صنع، منشأ بضاعة، مطابقة منتج،
      بضاعة نوع مصدر، منتج لوصف*، بضاعة مختلف*، منتج مطابق`,
  }),
  'SA-LNG-01': topicOf({
    en: `
      label* Arabic, label* English, packag* Arabic, invoice Arabic, packag* English, label* language,
      trade description, invoice English, label*, Arabic product*, packag* language, advert* language,
      catalogue Arabic`,
    ar: `
      ملصقات عربية، أغلفة عربية، عبوات عربية، فواتير عربية، بيان تجاري، بيانات تجارية، ملصق لغة، بطاقة بيان*،
      ملصقات لغة، أغلفة لغة، فاتورة لغة، عبوات إنجليزية، فواتير إنجليزية، إعلان لغة، عبوات لغة،
      ملصقات إنجليزية`,
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
    en: `
      supervisory authority, breach 72 hours, data breach EU, breach notif* European, GDPR breach,
      breach Europe*, 72 hours`,
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
