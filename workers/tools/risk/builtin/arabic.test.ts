import { describe, expect, test } from '@jest/globals';
import type { Severity } from '#shared/tools/risk/contract.js';
import { ARABIC_RULES } from './rules/arabic/index.js';
import { employmentRules } from './rules/arabic/employment.js';
import { leaseRules } from './rules/arabic/lease.js';
import { partnersRules } from './rules/arabic/partners.js';
import { tradeRules } from './rules/arabic/trade.js';
import { worksRules } from './rules/arabic/works.js';
import type { SentenceKind } from './rules/index.js';
import { arabicContractWith, documentOf, findingsOf } from '#tests/support/risk.js';

const BURDENS = new Set<SentenceKind>(
  [employmentRules, leaseRules, worksRules, tradeRules, partnersRules].flat().map(({ kind }) => kind),
);

type Case = readonly [kind: SentenceKind, severity: Severity | null, clause: string];

/** Cases for each rule: the kind, its expected severity (null if the rule must not match), and the clause. */
const CASES: readonly Case[] = [
  ['unlimited-liability', 'high', 'يكون المورد مسؤولاً مسؤولية غير محدودة عن جميع خسائر العميل.'],
  ['unlimited-liability', 'high', 'تكون مسؤوليّة المورِّد عن الأضرار بلا سقف.'],
  ['unlimited-liability', null, 'شركة ألفا شركة ذات مسؤولية محدودة مسجلة في الرياض.'],
  ['cap-carve-outs', 'low', 'لا يسري حد المسؤولية المنصوص عليه أعلاه على الإخلال بالسرية.'],
  ['cap-carve-outs', null, 'لا يسري هذا الخصم على الطلبات العاجلة.'],
  ['liability-cap', 'high', 'لا تتجاوز مسؤولية المورد بموجب هذا العقد مبلغ ٥٠٠٠ ريال سعودي.'],
  ['liability-cap', 'high', 'مسؤولية المورد الإجمالية لا تتجاوز المبالغ المدفوعة خلال الأشهر الثلاثة السابقة، أي مدة ثلاثة أشهر.'],
  ['liability-cap', 'low', 'باستثناء الغش والخطأ الجسيم، لا تتجاوز المسؤولية الإجمالية لأي من الطرفين قيمة العقد خلال أربعة وعشرين شهراً، وتكون مسؤولية كل طرف محدودة بحد أقصى قدره 900,000 ريال.'],
  ['liability-cap', null, 'لا يتجاوز مبلغ التأمين على مسؤولية المورد تجاه الغير مليون ريال.'],
  ['liability-exclusion', 'high', 'لا يتحمل المورد أي مسؤولية عن أي أضرار مهما كان سببها.'],
  ['liability-exclusion', null, 'لا يتحمل المورد أي مسؤولية عن التأخير الناتج عن القوة القاهرة.'],
  ['consequential-loss', 'medium', 'لا يكون المورد مسؤولاً بأي حال عن الأضرار غير المباشرة أو فوات الربح.'],
  ['consequential-loss', 'low', 'لا يكون أي من الطرفين مسؤولاً عن الأضرار التبعية إلا في حالة الغش.'],
  ['indemnity', 'high', 'يلتزم العميل بتعويض المورد عن كافة المطالبات والخسائر الناشئة عن الخدمات.'],
  ['indemnity', 'low', 'يعوض كل طرف الطرف الآخر عن الأضرار الناتجة عن إخلاله بالعقد.'],
  ['indemnity', null, 'لا يلتزم العميل بتعويض المورد عن خسائره.'],
  ['consequential-loss', null, 'يلتزم المورد بتعويض العميل عن الأضرار المباشرة.'],
  ['exclusive-remedy', 'medium', 'يكون إصلاح الخدمة هو التعويض الوحيد والحصري للعميل.'],
  ['exclusive-remedy', null, 'يعد هذا العقد الوثيقة الوحيدة بين الطرفين.'],
  ['warranty-disclaimer', 'medium', 'لا يقدم المورد أي ضمانات صريحة أو ضمنية بشأن الخدمات.'],
  ['warranty-disclaimer', 'medium', 'يستلم العميل الأجهزة كما هي دون فحص.'],
  ['warranty-disclaimer', null, 'تؤدى الخدمات كما هو موضح في الملحق رقم واحد.'],
  ['insurance', 'low', 'يلتزم المورد بإبرام وثيقة تأمين ضد المسؤولية المدنية طوال مدة العقد.'],
  ['insurance', null, 'يلتزم المورد بتسجيل عماله في التأمينات الاجتماعية.'],
  ['joint-liability', 'medium', 'يكون الشركاء مسؤولين بالتضامن عن سداد الأتعاب.'],
  ['joint-liability', null, 'يتعاون الشركاء في تنفيذ الأعمال.'],
  ['short-claim-period', 'medium', 'لا تسمع أي دعوى ناشئة عن العقد بعد مضي ستة أشهر من تاريخ الاستحقاق.'],
  ['short-claim-period', null, 'يلتزم المورد بالرد على أي مطالبة خلال ستة أشهر.'],
  ['guarantee', 'high', 'يقدم المدير كفالة شخصية بجميع ديون العميل.'],
  ['guarantee', null, 'يكفل المورد جودة الأعمال لمدة سنة.'],
  ['liquidated-damages', 'high', 'يدفع المورد غرامة قدرها 25% من قيمة العقد عند التأخير.'],
  ['liquidated-damages', 'medium', 'تفرض على المورد غرامة تأخير قدرها ١٠٠٠ ريال عن كل يوم.'],
  ['liquidated-damages', null, 'يجوز للعميل إلغاء الطلب دون أي غرامة.'],
  ['liquidated-damages', 'low', 'إذا تأخر المورد في التسليم تحسم منه غرامة قدرها 1% عن كل أسبوع على ألا يتجاوز مجموعها 10% من قيمة العقد.'],
  ['liquidated-damages', 'medium', 'إذا أفشى المورد سراً التزم بدفع مليون ريال للعميل دون حاجة إلى إثبات ضرر ودون أن يحق له طلب تخفيضه.'],
  ['late-interest', null, 'إذا تأخر المورد عن التسليم دفع غرامة قدرها 2% من قيمة العقد عن كل يوم تأخير دون حد أقصى.'],
  ['warranty-disclaimer', null, 'للعميل فسخ العقد فوراً دون إنذار ومصادرة الضمان إذا توقف المورد عن العمل.'],
  ['liability-exclusion', 'high', 'لا يتحمل المورد أي مسؤولية عن أي أضرار مباشرة أو غير مباشرة أياً كان سببها.'],
  ['consequential-loss', null, 'لا يتحمل المورد أي مسؤولية عن أي أضرار مباشرة أو غير مباشرة أياً كان سببها.'],
  ['insurance', null, 'يلتزم المورد بتوفير التأمين الصحي لموظفيه وفق النظام.'],
  ['price-change', 'low', 'يحق للمورد تعديل أسعاره بإشعار العميل كتابة قبل تسعين يوماً.'],
  ['non-compete', 'high', 'يمتنع المورد بعد انتهاء العقد لأي سبب عن العمل لدى أي جهة منافسة داخل المملكة أو خارجها لمدة خمس سنوات.'],
  ['survival-unlimited', 'medium', 'وتبقى التزامات المورد سارية بعد الانتهاء إلى الأبد، دون أن يبقى على العميل أي التزام.'],
  ['termination-convenience', 'high', 'يحق للمورد إنهاء هذا العقد في أي وقت دون إبداء الأسباب بموجب إشعار مدته عشرة أيام.'],
  ['termination-convenience', 'low', 'يجوز لأي من الطرفين إنهاء هذا العقد في أي وقت بموجب إشعار خطي قبل تسعين (٩٠) يوماً.'],
  ['termination-convenience', null, 'إذا أخل العميل بالتزاماته جاز للمورد إنهاء العقد بعد إشعار مدته ثلاثون يوماً.'],
  ['termination-no-cure', 'high', 'يحق للمورد فسخ العقد فوراً إذا أخل العميل بأي من التزاماته.'],
  ['termination-no-cure', null, 'يحق للمورد فسخ العقد فوراً إذا أخل العميل بالتزاماته ولم يقم بتصحيح الإخلال خلال ثلاثين يوماً.'],
  ['short-cure', 'medium', 'يحق للمورد إنهاء العقد إذا أخل العميل ولم يصحح الإخلال خلال مهلة ثلاثة أيام.'],
  ['short-cure', null, 'يحق للمورد إنهاء العقد إذا أخل العميل ولم يقم بتصحيح الإخلال خلال ثلاثين يوماً.'],
  ['insolvency-termination', 'low', 'ينتهي هذا العقد تلقائياً عند إفلاس أي من الطرفين.'],
  ['insolvency-termination', null, 'يلتزم العميل بإشعار المورد عند إفلاس أحد عملائه.'],
  ['change-of-control', 'medium', 'يحق للعميل إنهاء العقد عند تغير السيطرة على المورد.'],
  ['change-of-control', null, 'يتحمل المورد تكاليف نقل الملكية.'],
  ['suspension', 'medium', 'يحق للمورد إيقاف الخدمات في أي وقت دون إشعار.'],
  ['suspension', null, 'لا يتوقف المورد عن تقديم الخدمات.'],
  ['auto-renewal', 'medium', 'يتجدد العقد تلقائياً لمدة سنة ما لم يشعر أحد الطرفين الآخر قبل تسعين يوماً من انتهائه.'],
  ['auto-renewal', 'low', 'يتجدد العقد تلقائياً لمدة سنة ما لم يشعر أحد الطرفين الآخر قبل ثلاثين يوماً من انتهائه.'],
  ['auto-renewal', null, 'لا يتجدد هذا العقد تلقائياً.'],
  ['long-term', 'medium', 'مدة هذا العقد خمس عشرة سنة تبدأ من تاريخ توقيعه.'],
  ['long-term', null, 'مدة هذا العقد سنتان تبدأ من تاريخ توقيعه.'],
  ['survival-unlimited', 'low', 'تبقى أحكام هذه المادة سارية بعد انتهاء العقد.'],
  ['survival-unlimited', null, 'تبقى أحكام هذه المادة سارية لمدة سنة بعد انتهاء العقد.'],
  ['late-interest', 'medium', 'تستحق على المبالغ المتأخرة فائدة تأخير قدرها ٢٪ شهرياً.'],
  ['late-interest', null, 'لا تستحق أي فوائد على المبالغ المتأخرة.'],
  ['minimum-commitment', 'medium', 'يلتزم العميل بشراء ما لا يقل عن خمسة آلاف وحدة سنوياً.'],
  ['minimum-commitment', null, 'لا يوجد حد أدنى لكمية الشراء.'],
  ['cost-shifting', 'medium', 'يتحمل العميل أتعاب المحاماة ومصاريف التحصيل.'],
  ['cost-shifting', null, 'يتحمل كل طرف أتعاب المحاماة الخاصة به ومصاريفه.'],
  ['most-favoured', 'medium', 'يلتزم المورد بمنح العميل أفضل الأسعار الممنوحة لأي عميل آخر.'],
  ['most-favoured', null, 'يلتزم المورد بأفضل معايير الجودة.'],
  ['slow-payment', 'medium', 'يسدد العميل قيمة كل فاتورة خلال تسعين يوماً من استلامها.'],
  ['slow-payment', 'low', 'يسدد العميل قيمة كل فاتورة خلال ستين يوماً من استلامها.'],
  ['slow-payment', 'medium', 'يسدد العميل قيمة كل فاتورة خلال مائة وعشرين يوماً من استلامها.'],
  ['slow-payment', null, 'يسدد العميل قيمة كل فاتورة خلال ثلاثين يوماً من استلامها.'],
  ['price-change', 'high', 'يحق للمورد زيادة الأسعار في أي وقت دون إشعار.'],
  ['price-change', 'low', 'يحق للمورد زيادة الأسعار مرة في السنة بنسبة لا تتجاوز 3%.'],
  ['price-change', null, 'لا يجوز للمورد زيادة الأسعار خلال مدة العقد.'],
  ['price-change', null, 'يجوز للعميل تعديل نطاق الخدمات، ويلتزم المورد بتنفيذ كل تعديل دون مقابل إضافي.'],
  ['no-set-off', 'low', 'يسدد العميل المبالغ المستحقة دون أي مقاصة أو خصم.'],
  ['no-set-off', null, 'للعميل إجراء المقاصة بين المبالغ المستحقة.'],
  ['tax-gross-up', 'medium', 'يدفع العميل المبالغ صافية من جميع الضرائب والاستقطاعات.'],
  ['tax-gross-up', null, 'يلتزم المورد بسداد ضرائبه.'],
  ['non-refundable', 'low', 'الدفعة المقدمة غير قابلة للاسترداد.'],
  ['non-refundable', null, 'ترد الدفعة المقدمة للعميل عند الإنهاء.'],
  ['advance-payment', 'low', 'يسدد العميل دفعة مقدمة قدرها 20% عند التوقيع.'],
  ['advance-payment', null, 'يسدد العميل الأتعاب بعد التسليم.'],
  ['exclusivity', 'medium', 'يعين العميل المورد مورداً حصرياً للخدمات.'],
  ['exclusivity', null, 'يمنح العميل المورد ترخيصاً غير حصري لاستخدام العلامة.'],
  ['non-compete', 'high', 'يمتنع المورد لمدة ثلاث سنوات بعد انتهاء العقد عن منافسة العميل.'],
  ['non-compete', 'high', 'يمتنع المورد لمدة خمس (5) سنوات بعد انتهاء هذا العقد عن تقديم خدمات مماثلة لأي تاجر تجزئة آخر.'],
  ['non-compete', null, 'يقدم المورد للعميل خدمات مماثلة لما يقدمه لغيره.'],
  ['non-compete', null, 'لا يجوز للمورد إفشاء المعلومات السرية لأي منافس.'],
  ['non-solicit', 'low', 'لا يجوز لأي من الطرفين توظيف موظفي الطرف الآخر لمدة سنة.'],
  ['non-solicit', null, 'يلتزم المورد بتوظيف موظفين سعوديين.'],
  ['non-disparagement', 'low', 'يمتنع المورد عن الإساءة إلى سمعة العميل.'],
  ['non-disparagement', null, 'لا يجوز للعميل إساءة استخدام النظام.'],
  ['first-refusal', 'medium', 'يكون للعميل حق الأولوية في شراء الحصص.'],
  ['first-refusal', null, 'تكون الأولوية للوثائق اللاحقة عند التعارض.'],
  ['free-assignment', 'medium', 'يحق للمورد التنازل عن هذا العقد للغير دون موافقة العميل.'],
  ['free-assignment', null, 'لا يجوز لأي من الطرفين التنازل عن هذا العقد دون موافقة الطرف الآخر.'],
  ['one-sided-assignment-ban', 'medium', 'لا يجوز للعميل التنازل عن هذا العقد دون موافقة المورد.'],
  ['one-sided-assignment-ban', null, 'لا يجوز لأي من الطرفين التنازل عن هذا العقد.'],
  ['audit', 'medium', 'يحق للمورد تدقيق سجلات العميل في أي وقت.'],
  ['audit', null, 'يلتزم العميل بالاحتفاظ بالسجلات.'],
  ['publicity', 'medium', 'يحق للمورد استخدام اسم العميل وشعاره في الدعاية.'],
  ['publicity', null, 'لا يستخدم المورد شعار العميل في الدعاية.'],
  ['ip-assignment', 'high', 'يتنازل المورد للعميل عن جميع حقوق الملكية الفكرية في المخرجات.'],
  ['ip-assignment', null, 'يحتفظ المورد بحقوق الملكية الفكرية في برامجه.'],
  ['endless-licence', 'high', 'يمنح العميل المورد ترخيصاً دائماً غير قابل للإلغاء ودون مقابل لاستخدام البيانات.'],
  ['endless-licence', null, 'يمنح العميل المورد ترخيصاً لمدة سنة.'],
  ['endless-confidentiality', 'medium', 'يلتزم كل طرف بالسرية إلى أجل غير مسمى.'],
  ['endless-confidentiality', null, 'يلتزم كل طرف بالسرية لمدة ثلاث سنوات بعد انتهاء العقد.'],
  ['one-sided-confidentiality', 'medium', 'يلتزم العميل بالمحافظة على سرية معلومات المورد.'],
  ['one-sided-confidentiality', null, 'يلتزم كل طرف بالمحافظة على سرية معلومات الطرف الآخر.'],
  ['no-challenge', 'low', 'لا يحق للعميل الطعن في ملكية العلامات التجارية.'],
  ['no-challenge', null, 'للعميل الاعتراض على الفواتير خلال عشرة أيام.'],
  ['personal-data', 'medium', 'يحق للمورد نقل البيانات الشخصية إلى خارج المملكة.'],
  ['personal-data', null, 'يحظر على المورد نقل البيانات الشخصية.'],
  ['power-of-attorney', 'high', 'يوكل العميل المورد وكالة غير قابلة للإلغاء في التوقيع نيابة عنه.'],
  ['power-of-attorney', null, 'يوقع العميل على العقد بنفسه.'],
  ['immunity-waiver', 'medium', 'يتنازل العميل عن أي حصانة من إجراءات التنفيذ.'],
  ['immunity-waiver', null, 'يتمتع العميل بالحصانة.'],
  ['injunction', 'medium', 'يحق للمورد طلب تدابير مستعجلة دون تقديم ضمان.'],
  ['injunction', null, 'يلتزم المورد بالتدابير الوقائية.'],
  ['foreign-law', 'medium', 'يخضع هذا العقد لقوانين إنجلترا ويفسر وفقاً لها.'],
  ['foreign-law', null, 'يخضع هذا العقد لأنظمة المملكة العربية السعودية.'],
  ['foreign-courts', 'medium', 'تختص محاكم دبي بنظر أي نزاع ينشأ عن العقد.'],
  ['foreign-courts', null, 'تختص المحكمة التجارية بالرياض بنظر أي نزاع.'],
  ['arbitration', 'high', 'تحال النزاعات إلى التحكيم في الرياض أمام محكمين اثنين وفق قواعد المركز السعودي للتحكيم التجاري.'],
  ['arbitration', 'medium', 'يحال أي نزاع إلى التحكيم.'],
  ['arbitration', null, 'يحال أي نزاع إلى التحكيم في مدينة الرياض أمام ثلاثة محكمين وفق قواعد المركز السعودي للتحكيم التجاري.'],
  ['language', 'medium', 'عند التعارض يسود النص الإنجليزي.'],
  ['language', null, 'عند التعارض يسود النص العربي.'],
  ['unilateral-change', 'high', 'يحق للمورد تعديل شروط هذا العقد في أي وقت ووفق تقديره المطلق.'],
  ['unilateral-change', null, 'لا يجوز تعديل هذا العقد إلا كتابة وبتوقيع الطرفين.'],
  ['deemed-acceptance', 'medium', 'إذا لم يعترض العميل خلال ثلاثة أيام اعتبرت المخرجات مقبولة.'],
  ['deemed-acceptance', null, 'لا يعتبر سكوت العميل موافقة منه.'],
  ['wide-force-majeure', 'low', 'لا يتحمل المورد تبعة القوة القاهرة.'],
  ['wide-force-majeure', null, 'لا يكون أي من الطرفين مسؤولاً عن القوة القاهرة، ويلتزم بإشعار الطرف الآخر خلال عشرة أيام.'],
  ['hardship-waiver', 'medium', 'يتنازل المورد عن أي حق ينشأ عن الظروف الطارئة.'],
  ['hardship-waiver', null, 'للمورد طلب إعادة التوازن عند الظروف الاستثنائية.'],
  ['entire-agreement', 'low', 'يمثل هذا العقد كامل الاتفاق بين الطرفين ويلغي جميع الاتفاقات السابقة.'],
  ['entire-agreement', null, 'يلتزم الطرفان بكامل بنود العقد.'],
  ['email-notice', 'low', 'ترسل الإشعارات بالبريد الإلكتروني وتعد نافذة عند إرسالها.'],
  ['email-notice', null, 'ترسل الإشعارات بالبريد المسجل.'],
  ['best-efforts', 'low', 'يلتزم المورد ببذل قصارى جهده في تنفيذ الخدمات.'],
  ['best-efforts', null, 'يلتزم المورد بتنفيذ الخدمات.'],
  ['prohibited-object', 'high', 'يقوم المورد بتوزيع المشروبات الكحولية لحساب العميل.'],
  ['prohibited-object', null, 'يحظر على المورد بيع المشروبات الكحولية.'],
  ['vague-words', 'low', 'ينفذ المورد الخدمات خلال مدة معقولة.'],
  ['vague-words', null, 'ينفذ المورد الخدمات خلال عشرة أيام.'],
  ['blank', 'high', 'قيمة الخدمات السنوية هي [●] ريال يسددها العميل.'],
  ['blank', null, 'الاسم: ____________________ التوقيع: ____________________'],
  ['agree-later', 'medium', 'يتفق الطرفان على سعر التجديد لاحقاً.'],
  ['agree-later', null, 'يتفق الطرفان على تسوية النزاع ودياً فيما بعد.'],
  ['number-conflict', 'high', 'يلتزم العميل بالإشعار قبل ثلاثين (60) يوماً.'],
  ['number-conflict', null, 'يلتزم العميل بالإشعار قبل خمسة وأربعين (٤٥) يوماً.'],
  ['refers-outside', 'low', 'يكون للمصطلحات المعاني المحددة في العقد الإطاري.'],
  ['refers-outside', null, 'تعد الملاحق جزءاً لا يتجزأ من هذا العقد.'],
]; // prettier-ignore

describe('findings in Arabic text', () => {
  const said = async (kind: SentenceKind, clause: string) => {
    const findings = await findingsOf(documentOf(arabicContractWith(clause)), { lang: 'ar' });
    return findings.find((finding) => finding.kind === kind);
  };

  test('a finding quotes the contract in its own spelling', async () => {
    const clause = 'يقوم المورد بتوزيع المشروبات الكحوليَّة لحساب العميل.';
    expect((await said('prohibited-object', clause))?.title).toBe('محل محظور في المملكة: «الكحوليَّة»');
    const conflict = 'يلتزم العميل بالإشعار قبل مائة (60) يوماً.';
    expect((await said('number-conflict', conflict))?.title).toBe('اختلاف الكتابة والأرقام: «مائة (60)»');
  });

  test.each([
    ['liquidated-damages', 'إذا أخل المورد بالعقد، يدفع للعميل غرامة قدرها 50,000 ريال.', 'المورد'],
    ['non-compete', 'يلتزم المورد بعد العقد بعدم منافسة العميل في جدة سنة واحدة.', 'المورد'],
    ['indemnity', 'يُعَوِّضُ العميلَ المورِدُ عن كل ما يلحقه من مطالبات الغير وخسائره.', 'المورد'],
    ['insurance', 'على المورد أن يؤمن على الأجهزة تأميناً شاملاً لدى شركة يقبلها العميل.', 'المورد'],
  ] as const)('%s burdens the right side in: %s', async (kind, clause, who) => {
    const { title = '', explanation = '' } = (await said(kind, clause)) ?? {};
    expect(`${title} ${explanation}`).toContain(`على ${who}`);
    expect(`${title} ${explanation}`).not.toContain('على العميل');
  });

  test('each sentence about a clause is bound to its own words', async () => {
    const clause =
      'يدفع المورد غرامة قدرها 25% من قيمة العقد عند التأخير دون حد أقصى ولا يجوز له طلب تخفيضها.';
    const { statements = [] } = (await said('liquidated-damages', clause)) ?? {};
    const words = (start: string) => statements.find(({ text }) => text.startsWith(start))?.words;
    expect(words('وينفي البند كل حد')).toBe('دون حد أقصى');
    expect(words('ويمنع طلب')).toMatch(/^لا يجوز له طلب تخفيض/);
  });

  test('one and two are written without a figure', async () => {
    const clause = 'لا يجوز لأي من الطرفين توظيف موظفي الطرف الآخر لمدة سنتين.';
    expect((await said('non-solicit', clause))?.explanation).toContain('وذُكرت لذلك مدة سنتين.');
  });

  test('a finding on a thing accepted as it is does not say that the accepting party gives no warranty', async () => {
    const finding = await said('warranty-disclaimer', 'يستلم العميل الأجهزة كما هي دون فحص.');
    expect(finding?.explanation).toContain('يُستلم محل العقد «كما هو».');
    expect(finding?.explanation).not.toContain('ينفي');
  });

  test('a finding has the other places of the same risk', async () => {
    const clauses = ['يسدد العميل 5 ريالات غرامة عن كل يوم تأخير.', '8/2 تفرض على العميل غرامة 5 ريالات.'];
    const finding = await said('liquidated-damages', clauses.join('\n'));
    expect(finding?.places).toMatchObject([
      { clause: '8/2', quote: expect.stringContaining('غرامة 5 ريالات') },
    ]);
  });
});

describe('Arabic rules', () => {
  test.each(CASES)('%s has severity %s in: %s', async (kind, severity, clause) => {
    const findings = await findingsOf(documentOf(arabicContractWith(clause)));
    expect(findings.find((finding) => finding.kind === kind)?.severity ?? null).toBe(severity);
  });

  test('each of at least 40 kinds has a clause that it must recognize and one that it must ignore', () => {
    // The clauses of burdens are in arabic-burdens.test.ts.
    const kinds = ARABIC_RULES.map(({ kind }) => kind).filter((kind) => !BURDENS.has(kind));
    expect(new Set(kinds).size).toBeGreaterThanOrEqual(40);
    const of = (seen: boolean) =>
      new Set(CASES.filter(([, severity]) => (severity !== null) === seen).map(([kind]) => kind));
    expect(kinds.filter((kind) => !of(true).has(kind) || !of(false).has(kind))).toEqual([]);
  });
});
