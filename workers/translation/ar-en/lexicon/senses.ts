/**
 * Words whose sense the word beside them tells: `word next,next=noun/verb`, parted by `|`, the first that fits counts.
 * `*` stands for any noun that does not act, `ال` for the word with its article, `ه` for the word with a pronoun,
 * `بـ` for an adverb such as «بصورة منتظمة». Where a verb is given, the noun is the action of it.
 */
export const SENSES = `
حكم مادة,فقرة,بند,نظام,لائحة,مادتين,فقرتين=provision |
مشروع نظام,أنظمة,لائحة,لوائح,قرار,قرارات,ميزانية,موازنة,اتفاقية,اتفاقيات,مرسوم=draft | مشروعات نظام,أنظمة,لائحة,لوائح,قرار,قرارات,ميزانية,موازنة,اتفاقيات=draft | مشاريع أنظمة,لوائح,قرارات,اتفاقيات=draft |
وضع علامة,ختم,ملصق,ملصقات,شارة,شارات,لوحة,لوحات=placing/place | وضع *=establishing/establish |
عقد اجتماع,اجتماعات,جلسة,جلسات,ندوة,ندوات,مؤتمر,مؤتمرات,ورشة,ورش,دورة,دورات,لقاء,لقاءات=holding/hold |
نقل ملكية,حق,حقوق,عامل,عاملين,موظف,موظفين,ضباط,خدمات,كفالة,اختصاص,اختصاصات,مسؤولية,عبء,ترخيص,رخصة,أموال,مكان,سهم,أسهم,حصة,حصص,مقر,معلومات,بيانات,تقنية,معرفة,مخاطر,صلاحيات,مهام,مهمات,سجل,سجلات,وظيفة,دعوى,قضية=transfer/transfer |
رفع دعوى,دعاوى,قضية,شكوى=filing/file | رفع مستوى,كفاءة,كفاية,وعي,جودة,نسبة,أتعاب,أجر,أجور,سعر,أسعار,إنتاجية,قدرة,قدرات,معدل=raising/raise | رفع حجز,حظر=lifting/lift |
تحقيق *=achieving/achieve | تحقيق ه=achieving/achieve | إقرار *=approval/approve | منح *=granting/grant |
إجراء إفلاس,تصفية,تسوية,تنظيم=procedure | إجراء *=conducting/conduct |
حل خلاف,خلافات,نزاع,نزاعات,منازعات,مشكلات,مشاكل=resolution/resolve |
وقف تنفيذ,نشاط,عمل,سريان,صرف,ترخيص,خدمة,إجراءات,دعوى,إفراج,سير,نظر,مهل,مخالفة,إنتاج,بيع=suspension/suspend |
قيد دعوى,طلب,عقد,مقيمين=registration/register | صحة اجتماع,اجتماعات,انعقاد,تصرف,تصرفات,إجراءات,قرارات=validity |
طرق ودية,نظامية,آتية,تالية,مقررة,مناسبة,رسمية,أخرى,إلكترونية=method | طرق ال=road |
قائد مركبة,سيارة,دراجة,حافلة,شاحنة=driver | دليل تنظيمي,إجرائي,إرشادي,استرشادي=manual | إدارة عامة=department |
أمين عام,سر=secretary | صورة بـ=manner | شكل بـ=manner | طريقة بـ=manner |
`;
