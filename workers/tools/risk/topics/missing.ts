import type { Topic } from '#workers/engines/topics/topic.js';
import type { MissingKind } from '../expected-clauses.js';
import { topic } from './risk-topic.js';

/** The phrases of each clause that contracts should have: where one stands in the text, the clause is not said to be missing. */
export const MISSING_TOPICS = {
  'missing-liability-limit': topic(
    `liab* cap, liab* capped, cap damage*, damage* not exceed, compensation not exceed, recover* not exceed,
    maximum compensation, maximum recover*, owe* no more than, pay* no more than damage*, exposure limit*,
    knock-on loss*, not answerable loss*, nothing to pay loss*, ceiling damage*, ceiling compensation`,
    `سقف المسؤولية, حد المسؤولية, تحديد المسؤولية, مسؤولية لا تتجاوز, مسؤولية لا تزيد, تعويض لا يتجاوز,
    تعويض لا يزيد, تعويضات لا تتجاوز, غير مسؤول, لا يسأل, لا تسأل, لا يتحمل مسؤولية, لا تتحمل مسؤولية,
    أضرار غير مباشرة, خسائر غير مباشرة, تقتصر مسؤولية, بحد أقصى تعويض, ليس مسؤولا, عدم مسؤولية`,
  ),
  'missing-termination': topic(
    `walk away, pull out, opt out agreement, give notice leave, stop service notice, bring agreement end,
    agreement comes end, contract comes end, part ways notice, let go notice, step out agreement`,
    `إنهاء, فسخ, إلغاء العقد, ينهي, ينتهي العقد, تنتهي الاتفاقية, انقضاء العقد, وقف التعاقد, ترك العمل,
    التحلل من العقد, الانسحاب من العقد, إيقاف العقد`,
  ),
  'missing-governing-law': topic(
    `law govern, laws govern, laws shall govern, law shall apply, law applies, law of land, law kingdom, law saudi,
    law uae, law england, sharia*, legislation applies, legislation govern, legal system, law prevail`,
    `القانون الواجب, القانون المطبق, القانون الحاكم, تطبق قوانين, تطبق أنظمة, يطبق نظام, يطبق قانون, تسري قوانين,
    تسري أنظمة, يخضع لقانون, يخضع لقوانين, يخضع لأنظمة, تخضع لأنظمة, تخضع لقوانين, قوانين صاحبة الاختصاص,
    أنظمة صاحبة الاختصاص, قوانين دولة, أنظمة المملكة, أحكام نظام, الشريعة الإسلامية, قوانين نافذة, أنظمة نافذة,
    وفق قوانين, وفق أنظمة`,
  ),
  'missing-dispute-resolution': topic(
    `disagreement*, difference* settle*, difference* resolv*, settle* amicabl*, ombudsman, complaint* procedure,
    quarrel*, judge decides, referee*, expert decides, proceedings brought`,
    `نزاع, خلاف, منازعات, تحكيم, محكمة مختصة, محاكم مختصة, تسوية ودية, وديا, اختلاف, الجهة القضائية, وساطة, صلح`,
  ),
  'missing-confidentiality': topic(
    `not disclose, not reveal, not share information, keep* private, not pass on information, not tell,
    not talk about, keep* themselves information, need to know`,
    `سرية, أسرار, إفشاء, إفصاح, كتمان, لا يفشي, لا يفصح, عدم اطلاع, عدم نقل معلومات, محافظة على معلومات,
    لا يطلع أحد`,
  ),
  'missing-force-majeure': topic(
    `act* god, beyond control, outside control, unforeseen event*, unavoidable event*, natural disaster*,
    events prevent* perform*, extraordinary event*, impossible perform*, impossibility perform*, nobody control`,
    `قوة قاهرة, ظروف قاهرة, ظرف قاهر, ظروف طارئة, خارج عن إرادة, خارجة عن إرادة, كوارث طبيعية, استحالة التنفيذ,
    سبب أجنبي, حادث مفاجئ, ظروف استثنائية`,
  ),
  'missing-payment-terms': topic(
    `due date pay*, payment schedule, pay* monthly, payment terms, pay* milestone*, pay* upon, pay* on delivery,
    payable within`,
    `يسدد خلال, يدفع خلال, موعد السداد, مواعيد السداد, تاريخ الاستحقاق, فاتورة, أقساط, دفعات, جدول الدفعات, شهريا,
    عند التسليم دفع, طريقة الدفع, آلية السداد, حوالة بنكية`,
  ),
  'missing-ip': topic(
    `owne* work*, owne* result*, owne* software, owne* design*, own* deliverable*, belong* customer work*,
    belong* client work*, belong* company work*, rights in work*, licen* use work*, copyright owner, moral rights,
    intellectual property`,
    `ملكية فكرية, حقوق المؤلف, حقوق الملكية, ملكية المخرجات, ملكية الأعمال, تؤول ملكية, ملكا للعميل, ملك العميل,
    ترخيص استخدام, حق استعمال, حقوق التصميم`,
  ),
  'missing-data-protection': topic(
    `data protection, privacy, pdpl, gdpr, protect* data, data secur*, safeguard* personal, data breach,
    keep* data safe, personal data protect*, personal information protect*`,
    `حماية البيانات, بيانات شخصية, معلومات شخصية, خصوصية, حماية المعلومات, أمن المعلومات, أمن البيانات,
    سرية البيانات, تسرب البيانات, أصحاب البيانات`,
  ),
  'missing-amendment': topic(
    `amend* writing, amend* written, modif* writing, modif* written, chang* writing agreement,
    chang* written agreement, vary writing, variation writing, amend* signed, modif* signed, written addendum`,
    `تعديل كتابة, تعديل خطي, تعديل مكتوب, تعديل موقع, تعديل ملحق, تغيير كتابة, تعديل باتفاق, ملحق عقد, إضافة كتابة`,
  ),
  'missing-warranty': topic(
    `quality goods, conform* specification*, repair replace, replacement goods, fit purpose, make good defects,
    free defects, merchantab*, take back faulty, replace faulty, refund faulty, in working order`,
    `ضمان, يضمن, عيوب, عيب, خلل, مطابقة للمواصفات, إصلاح أو استبدال, جودة المنتجات, صلاحية, صيانة مجانية`,
  ),
  'missing-term': topic(
    `duration agreement, duration contract, valid until, expiry, in force until, initial term, agreement lasts,
    contract lasts, runs until, ends on date`,
    `مدة العقد, مدة الاتفاقية, مدة سريان, تنتهي في, ينتهي في, صالح حتى, ساري حتى, سارية حتى, لمدة سنة, لمدة شهر,
    لمدة سنوات, تاريخ الانتهاء, يبدأ ينتهي`,
  ),
  'missing-signature': topic(
    `signature, signatory, in witness whereof, duly authorized, hereunto set, electronically signed, click accept`,
    `توقيع, التوقيع, وقع الطرفان, ختم, تواقيع, الموقعون, حرر من نسختين, توقيعا إلكترونيا, اعتماد إلكتروني,
    إثباتا لما تقدم`,
  ),
} as const satisfies Readonly<Record<MissingKind, Topic>>;
