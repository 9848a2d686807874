/**
 * Nouns of contracts and statutes: English | Arabic | plural of the Arabic head (`ون`, `ات` append) | flags: `h` a person, `o` an
 * organisation, `f` or `m` the gender where the ending deceives, `u` no plural, `of=`, `to=` the preposition before a
 * complement. In Arabic, `~` marks an adjective of the head and `_` a word that never changes.
 */
export const LAW_NOUNS = `
agreement|اتفاقية|اتفاقيات
contract|عقد|عقود
subcontract|عقد مقاولة _من _الباطن|عقود
party|طرف|أطراف|o
counterparty|طرف ~مقابل|أطراف|o
third party|طرف ~ثالث|أطراف|o
supplier|مورد|ون|o
buyer|مشتري|مشترون|o
purchaser|مشتري|مشترون|o
seller|بائع|ون|o
vendor|مورد|ون|o
customer|عميل|عملاء|o
client|عميل|عملاء|o
company|شركة|شركات|o
corporation|شركة|شركات|o
firm|منشأة|منشآت|o
establishment|منشأة|منشآت|o
enterprise|مؤسسة|مؤسسات|o
business|أعمال||u
contractor|مقاول|ون|o
subcontractor|مقاول _من _الباطن|مقاولون|o
consultant|استشاري|ون|o
adviser|مستشار|ون|o
advisor|مستشار|ون|o
sub-advisor|مستشار ~فرعي|مستشارون|o
distributor|موزع|ون|o
sub-distributor|موزع ~فرعي|موزعون|o
reseller|معيد بيع|معيدو|o
dealer|تاجر|تجار|o
merchant|تاجر|تجار|o
trader|تاجر|تجار|o
retailer|تاجر تجزئة|تجار|o
wholesaler|تاجر جملة|تجار|o
agent|وكيل|وكلاء|o
principal|موكل|ون|o
agency|وكالة|وكالات|o
franchise|امتياز ~تجاري|امتيازات
franchisee|صاحب الامتياز|أصحاب|o
franchisor|مانح الامتياز|مانحو|o
licensee|مرخص _له|مرخص|o
licensor|مرخص|ون|o
sublicensee|مرخص _له _من _الباطن|مرخص|o
license|ترخيص|تراخيص
licence|ترخيص|تراخيص
sublicense|ترخيص _من _الباطن|تراخيص
sub-license|ترخيص _من _الباطن|تراخيص
employer|صاحب العمل|أصحاب|o
employee|موظف|ون|o
worker|عامل|عمال|o
landlord|مؤجر|ون|o
lessor|مؤجر|ون|o
tenant|مستأجر|ون|o
lessee|مستأجر|ون|o
lease|عقد إيجار|عقود
sublease|إيجار _من _الباطن
rent|أجرة||u
borrower|مقترض|ون|o
lender|مقرض|ون|o
guarantor|كفيل|كفلاء|o
guarantee|ضمان|ضمانات
guaranty|كفالة|كفالات
surety|كفيل|كفلاء|o
creditor|دائن|ون|o
debtor|مدين|ون|o
debt|دين|ديون
indebtedness|مديونية|مديونيات
loan|قرض|قروض
mortgage|رهن ~عقاري|رهون
pledge|رهن|رهون
lien|حق امتياز|حقوق
encumbrance|عبء|أعباء
collateral|ضمان ~عيني|ضمانات
security interest|حق ضمان|حقوق
trust|أمانة|أمانات
trustee|أمين|أمناء|o
beneficiary|مستفيد|ون|o
custodian|أمين حفظ|أمناء|o
receiver|حارس ~قضائي|حراس|o
receivership|حراسة ~قضائية
liquidator|مصفي|ون|o
bankruptcy|إفلاس||u
insolvency|إعسار||u
liquidation|تصفية|تصفيات
dissolution|حل||u
winding-up|تصفية
moratorium|تأجيل سداد
director|مدير|مديرون|h
officer|مسؤول|ون|h
board|مجلس|مجالس|o
board of directors|مجلس إدارة|مجالس|o
shareholder|مساهم|ون|o
stockholder|مساهم|ون|o
member|عضو|أعضاء|o
partner|شريك|شركاء|o
partnership|شراكة|شراكات
joint venture|مشروع ~مشترك|مشاريع
venture|مشروع|مشاريع
affiliate|شركة ~تابعة|شركات|o
subsidiary|شركة ~تابعة|شركات|o
parent|شركة ~أم|شركات|o
branch|فرع|فروع|o
successor|خلف|خلفاء|o
assign|متنازل _له|متنازل|o
assignee|متنازل _له|متنازل|o
assignor|متنازل|ون|o
transferee|منقول _إليه|منقول|o
transferor|ناقل|ون|o
heir|وارث|ورثة|h
guardian|ولي|أولياء|h
representative|ممثل|ون|o
delegate|مفوض|ون|h
designee|شخص ~معين|أشخاص|h
nominee|مرشح|ون|h
signatory|موقع|ون|h
owner|مالك|ملاك|o
proprietor|مالك|ملاك|o
holder|حامل|حملة|o
user|مستخدم|ون|o
end-user|مستخدم ~نهائي|مستخدمون|o
end user|مستخدم ~نهائي|مستخدمون|o
consumer|مستهلك|ون|o
recipient|متلقي|متلقون|o
provider|مقدم|ون|o
service provider|مقدم خدمة|مقدمو|o
operator|مشغل|ون|o
manufacturer|مصنع|ون|o
producer|منتج|ون|o
publisher|ناشر|ون|o
developer|مطور|ون|o
author|مؤلف|ون|h
inventor|مخترع|ون|h
investor|مستثمر|ون|o
sponsor|راعي|رعاة|o
carrier|ناقل|ون|o
shipper|شاحن|ون|o
transporter|ناقل|ون|o
consignee|مرسل _إليه|مرسل|o
consignor|مرسل|ون|o
broker|وسيط|وسطاء|o
underwriter|متعهد تغطية|متعهدو|o
insurer|مؤمن|ون|o
insured|مؤمن _له|مؤمن|o
issuer|مصدر|ون|o
subscriber|مشترك|ون|o
participant|مشارك|ون|o
competitor|منافس|ون|o
bidder|متنافس|ون|o
indemnitee|طرف ~معوض|أطراف|o
indemnitor|طرف ~معوض|أطراف|o
discloser|مفصح|ون|o
indemnifying party|طرف ~معوض|أطراف|o
indemnified party|طرف ~معوض|أطراف|o
terminating party|طرف ~منهي|أطراف|o
notifying party|طرف ~مخطر|أطراف|o
breaching party|طرف ~مخل|أطراف|o
defaulting party|طرف ~مخل|أطراف|o
non-breaching party|طرف ~غير+مخل|أطراف|o
non-defaulting party|طرف ~غير+مخل|أطراف|o
affected party|طرف ~متأثر|أطراف|o
competing product|منتج ~منافس|منتجات
disclosing party|الطرف ~المفصح|أطراف|o
receiving party|الطرف ~المتلقي|أطراف|o
claimant|مدعي|مدعون|o
plaintiff|مدعي|مدعون|o
defendant|مدعى _عليه|مدعى|o
attorney|محامي|محامون|h
lawyer|محامي|محامون|h
counsel|مستشار ~قانوني|مستشارون|h
legal counsel|مستشار ~قانوني|مستشارون|h
notary|كاتب عدل|كتاب|h
notary public|كاتب عدل|كتاب|h
witness|شاهد|شهود|h
expert|خبير|خبراء|h
judge|قاضي|قضاة|h
jury|هيئة محلفين|هيئات|o
arbitrator|محكم|ون|h
mediator|وسيط|وسطاء|h
mediation|وساطة
conciliation|صلح||u
arbitration|تحكيم||u
tribunal|هيئة|هيئات|o
arbitral tribunal|هيئة التحكيم|هيئات|o
court|محكمة|محاكم|o
judgment|حكم|أحكام
judgement|حكم|أحكام
ruling|حكم|أحكام
award|حكم|أحكام
decree|مرسوم|مراسيم
verdict|حكم|أحكام
order|أمر|أوامر
injunction|أمر ~قضائي|أوامر
writ|أمر ~قضائي|أوامر
lawsuit|دعوى|دعاوى|f
suit|دعوى|دعاوى|f
litigation|تقاضي||u
proceeding|إجراء|إجراءات
legal proceeding|إجراء ~قضائي|إجراءات
legal action|إجراء ~قانوني|إجراءات
action|إجراء|إجراءات
claim|مطالبة|مطالبات
cause of action|سبب دعوى|أسباب
counterclaim|دعوى ~مقابلة|دعاوى|f
complaint|شكوى|شكاوى|f
petition|التماس|ات
motion|طلب|ات
appeal|استئناف|ات
hearing|جلسة|جلسات
trial|محاكمة|محاكمات
prosecution|ملاحقة ~قضائية
venue|مكان التقاضي
jurisdiction|اختصاص ~قضائي|اختصاصات
dispute|نزاع|نزاعات
controversy|خلاف|ات
disagreement|خلاف|ات
difference|خلاف|ات
settlement|تسوية|تسويات
compromise|تسوية|تسويات
evidence|دليل|أدلة
proof|إثبات|ات
testimony|شهادة|شهادات
subpoena|أمر حضور|أوامر
law|نظام|أنظمة
statute|نظام|أنظمة
act|نظام|أنظمة
ordinance|نظام|أنظمة
legislation|تشريع|ات
regulation|لائحة|لوائح
rule|قاعدة|قواعد
bylaw|نظام ~أساس|أنظمة
code|نظام|أنظمة
convention|اتفاقية|اتفاقيات
treaty|معاهدة|معاهدات
protocol|بروتوكول|ات
directive|توجيه|ات
guideline|إرشاد|ات
policy|سياسة|سياسات
standard|معيار|معايير
procedure|إجراء|إجراءات
process|عملية|عمليات
resolution|قرار|ات
decision|قرار|ات
determination|تحديد|ات
article|مادة|مواد
section|قسم|أقسام
subsection|قسم ~فرعي|أقسام
sub-section|قسم ~فرعي|أقسام
clause|بند|بنود
subclause|بند ~فرعي|بنود
sub-clause|بند ~فرعي|بنود
paragraph|فقرة|فقرات
subparagraph|فقرة ~فرعية|فقرات
chapter|فصل|فصول
sentence|جملة|جمل
exhibit|ملحق|ملاحق
schedule|جدول|جداول
appendix|ملحق|ملاحق
annex|ملحق|ملاحق
attachment|مرفق|ات
addendum|ملحق|ملاحق
recital|تمهيد|ات
preamble|ديباجة
heading|عنوان|عناوين
caption|عنوان|عناوين
provision|حكم|أحكام
term|مدة|مدد
terms|شروط|شروط
terms and conditions|شرط +أحكام|شروط
stipulation|شرط|شروط
covenant|تعهد|ات
undertaking|تعهد|ات
promise|وعد|وعود
representation|إقرار|ات
warranty|ضمان|ات
obligation|التزام|ات|to=بـ
duty|واجب|ات
responsibility|مسؤولية|مسؤوليات
liability|مسؤولية|مسؤوليات
right|حق|حقوق|to=في
title|ملكية||u
interest|مصلحة|مصالح
ownership|ملكية||u
possession|حيازة||u
custody|حيازة||u
authority|صلاحية|صلاحيات|to=في
competent authority|الجهة ~المختصة|الجهات|o
power|صلاحية|صلاحيات|to=في
privilege|امتياز|ات
immunity|حصانة|حصانات
consent|موافقة|موافقات
written consent|موافقة ~خطية|موافقات
approval|موافقة|موافقات
permission|إذن|أذون
authorization|تفويض|ات
permit|تصريح|تصاريح
waiver|تنازل|ات|of=عن
release|إبراء|ات
discharge|إبراء||u
amendment|تعديل|ات
modification|تعديل|ات
alteration|تغيير|ات
supplement|ملحق|ملاحق
change|تغيير|ات
addition|إضافة|إضافات
exception|استثناء|ات
exemption|إعفاء|ات
exclusion|استبعاد|ات
limitation|قيد|قيود
restriction|قيد|قيود
prohibition|حظر||u
condition|شرط|شروط
requirement|متطلب|ات
breach|إخلال|ات|of=بـ
material breach|إخلال ~جوهري||of=بـ
violation|مخالفة|مخالفات
default|إخلال|ات
event of default|حالة إخلال|حالات
failure|إخفاق|ات|to=في
non-compliance|عدم امتثال||u
non-performance|عدم تنفيذ||u
infringement|تعدي|تعديات|of=على
misappropriation|استيلاء _غير _مشروع||u
misuse|إساءة استعمال||u
offense|مخالفة|مخالفات
crime|جريمة|جرائم
fraud|غش||u
theft|سرقة|سرقات
bribery|رشوة||u
corruption|فساد||u
misconduct|سوء سلوك||u
willful misconduct|سوء سلوك ~متعمد||u
negligence|إهمال||u
gross negligence|إهمال ~جسيم||u
omission|إغفال|ات
fault|خطأ|أخطاء
error|خطأ|أخطاء
mistake|غلط|أغلاط
misrepresentation|تدليس||u
tort|فعل ~ضار|أفعال
equity|إنصاف||u
penalty|جزاء|جزاءات
fine|غرامة|غرامات
sanction|عقوبة|عقوبات
punishment|عقوبة|عقوبات
remedy|سبيل انتصاف|سبل
relief|انتصاف||u
injunctive relief|أمر ~قضائي _زجري|أوامر
equitable relief|انتصاف ~عادل||u
damage|ضرر|أضرار
damages|تعويض|تعويضات
loss|خسارة|خسائر
injury|إصابة|إصابات
personal injury|إصابة ~شخصية|إصابات
harm|ضرر|أضرار
cost|تكلفة|تكاليف
expense|مصروف|مصروفات
charge|رسم|رسوم
fee|رسم|رسوم
attorneys' fees|أتعاب المحاماة|أتعاب
legal fees|أتعاب ~قانونية|أتعاب
indemnification|تعويض|ات
indemnity|تعويض|ات
compensation|تعويض|ات
reimbursement|رد||u
refund|رد||u
restitution|رد||u
consideration|مقابل||u
payment|دفعة|دفعات
prepayment|دفعة ~مقدمة|دفعات
underpayment|نقص _في _الدفع
overpayment|دفع ~زائد
installment|قسط|أقساط
instalment|قسط|أقساط
amount|مبلغ|مبالغ
sum|مبلغ|مبالغ
price|سعر|أسعار
purchase price|ثمن الشراء|أثمان
value|قيمة|قيم
rate|معدل|ات
interest rate|معدل فائدة|معدلات
percentage|نسبة ~مئوية|نسب
royalty|إتاوة|إتاوات
commission|عمولة|عمولات
discount|خصم|خصومات
rebate|حسم|حسومات
premium|قسط تأمين|أقساط
salary|راتب|رواتب
wage|أجر|أجور
remuneration|أجر|أجور
bonus|مكافأة|مكافآت
allowance|بدل|ات
benefit|منفعة|منافع
pension|معاش|ات
annuity|إيراد ~دوري|إيرادات
tax|ضريبة|ضرائب
income tax|ضريبة دخل|ضرائب
levy|رسم|رسوم
tariff|تعرفة|تعرفات
custom|عرف|أعراف
customs|جمارك|جمارك|f
invoice|فاتورة|فواتير
bill|فاتورة|فواتير
receipt|استلام||u
credit|ائتمان|ات
debit|خصم
deposit|وديعة|ودائع
escrow|ضمان||u
account|حساب|ات
bank account|حساب ~بنكي|حسابات
balance|رصيد|أرصدة
fund|صندوق|صناديق
funds|أموال|أموال
money|مال|أموال
cash|نقد|نقود
currency|عملة|عملات
dollar|دولار|دولارات
riyal|ريال|ريالات
euro|يورو|يورو
check|شيك|ات
cheque|شيك|ات
wire transfer|حوالة ~بنكية|حوالات
profit|ربح|أرباح
revenue|إيراد|ات
income|دخل||u
earnings|أرباح|أرباح
proceeds|حصيلة|حصيلة
dividend|توزيع أرباح|توزيعات
share|حصة|حصص
stock|سهم|أسهم
capital|رأس مال|رؤوس
asset|أصل|أصول
property|ملكية|ممتلكات
real property|عقار|عقارات
real estate|عقار|عقارات
estate|تركة|تركات
premises|مقر|مقار
building|مبنى|مبان
land|أرض|أراض|f
goods|بضائع|بضائع
product|منتج|ات
service|خدمة|خدمات
work|عمل|أعمال
works|أعمال|أعمال
material|مادة|مواد
equipment|معدات|معدات
machinery|آلات|آلات
intellectual property|ملكية ~فكرية||u
intellectual property right|حق ملكية ~فكرية|حقوق
patent|براءة اختراع|براءات
trademark|علامة ~تجارية|علامات
trade mark|علامة ~تجارية|علامات
service mark|علامة خدمة|علامات
trade name|اسم ~تجاري|أسماء
trade secret|سر ~تجاري|أسرار
copyright|حق مؤلف|حقوق
brand|علامة ~تجارية|علامات
mark|علامة|علامات
logo|شعار|ات
domain name|اسم نطاق|أسماء
invention|اختراع|ات
improvement|تحسين|ات
know-how|معرفة ~فنية||u
goodwill|سمعة ~تجارية||u
reputation|سمعة||u
confidential information|معلومات ~سرية|معلومات
confidentiality|سرية||u
confidence|ثقة||u
secrecy|سرية||u
secret|سر|أسرار
privacy|خصوصية||u
disclosure|إفصاح|ات|of=عن
non-disclosure|عدم إفصاح||u
assignment|تنازل|ات|of=عن
transfer|نقل||u
conveyance|نقل ملكية||u
delegation|تفويض|ات
subrogation|حلول||u
novation|تجديد||u
merger|اندماج|ات
acquisition|استحواذ|ات
consolidation|دمج||u
reorganization|إعادة تنظيم||u
sale|بيع|مبيعات
purchase|شراء|مشتريات
purchase order|أمر شراء|أوامر
resale|إعادة بيع||u
offer|عرض|عروض
proposal|مقترح|ات
bid|عرض|عروض
tender|منافسة|منافسات
quotation|عرض أسعار|عروض
acceptance|قبول||u
rejection|رفض||u
delivery|تسليم||u
shipment|شحنة|شحنات
inspection|فحص||u
test|اختبار|ات
warehouse|مستودع|ات
insurance|تأمين|ات
insurance policy|وثيقة تأمين|وثائق
coverage|تغطية|تغطيات
notice|إشعار|ات
written notice|إشعار ~خطي|إشعارات
prior written notice|إشعار ~خطي ~مسبق|إشعارات
notification|إخطار|ات
request|طلب|ات
demand|مطالبة|مطالبات
communication|مراسلة|مراسلات
correspondence|مراسلات|مراسلات
letter|خطاب|ات
letter of credit|اعتماد ~مستندي|اعتمادات
letter of intent|خطاب نوايا|خطابات
instrument|مستند|ات
deed|صك|صكوك
document|مستند|ات
documentation|وثائق|وثائق
record|سجل|ات
register|سجل|ات
registration|تسجيل|ات
certificate|شهادة|شهادات
certification|شهادة|شهادات
statement|بيان|ات
report|تقرير|تقارير
copy|نسخة|نسخ|of=من
duplicate|نسخة ~مطابقة|نسخ|of=من
counterpart|نسخة|نسخ
original|أصل|أصول
signature|توقيع|ات
seal|ختم|أختام
execution|توقيع||u
performance|تنفيذ||u
specific performance|تنفيذ ~عيني||u
compliance|امتثال||u
enforcement|إنفاذ||u
enforceability|قابلية إنفاذ||u
unenforceability|عدم قابلية إنفاذ||u
validity|صحة||u
invalidity|بطلان||u
legality|مشروعية||u
illegality|عدم مشروعية||u
severability|قابلية فصل||u
interpretation|تفسير|ات
construction|إنشاء|ات
definition|تعريف|ات
meaning|معنى|معان
termination|إنهاء||u
early termination|إنهاء ~مبكر||u
expiration|انتهاء||u
expiry|انتهاء||u
cancellation|إلغاء||u
rescission|فسخ||u
renewal|تجديد|ات
extension|تمديد|ات
survival|استمرار||u
suspension|تعليق||u
cessation|توقف||u
commencement|بدء||u
effectiveness|سريان||u
effective date|تاريخ سريان|تواريخ
commencement date|تاريخ بدء|تواريخ
expiration date|تاريخ انتهاء|تواريخ
termination date|تاريخ إنهاء|تواريخ
force majeure|قوة ~قاهرة||u
force majeure event|حدث قوة ~قاهرة|أحداث
act of god|قضاء _وقدر||u
good faith|حسن نية||u
bad faith|سوء نية||u
best efforts|أقصى جهود|جهود
reasonable efforts|جهود ~معقولة|جهود
commercially reasonable efforts|جهود ~معقولة _تجارياً|جهود
governing law|نظام ~واجب _التطبيق||u
applicable law|نظام _معمول _به|أنظمة
choice of law|اختيار النظام _الواجب _التطبيق||u
conflict of laws|تنازع القوانين||u
conflict of law|تنازع القوانين||u
conflict of interest|تعارض مصالح||u
entire agreement|اتفاق ~كامل||u
independent contractor|متعاقد ~مستقل|متعاقدون|o
scope of work|نطاق عمل||u
due diligence|فحص ~نافي _للجهالة||u
business day|يوم عمل|أيام
working day|يوم عمل|أيام
calendar day|يوم ~تقويمي|أيام
calendar year|سنة ~ميلادية|سنوات
calendar month|شهر ~ميلادي|أشهر
calendar quarter|ربع سنة|أرباع
fiscal year|سنة ~مالية|سنوات
head office|مركز ~رئيسي|مراكز
principal office|مركز ~رئيسي|مراكز
registered office|مقر ~مسجل|مقار
power of attorney|وكالة|وكالات
person|شخص|أشخاص|h
individual|فرد|أفراد|h
natural person|شخص ~طبيعي|أشخاص|h
legal person|شخص ~اعتباري|أشخاص|h
entity|كيان|ات|o
government entity|جهة ~حكومية|جهات|o
governmental authority|جهة ~حكومية|جهات|o
government authority|جهة ~حكومية|جهات|o
regulatory authority|جهة ~تنظيمية|جهات|o
governmental entity|جهة ~حكومية|جهات|o
government|حكومة|حكومات|o
ministry|وزارة|وزارات|o
minister|وزير|وزراء|h
council|مجلس|مجالس|o
council of ministers|مجلس الوزراء||o
king|ملك|ملوك|h
state|دولة|دول
body|هيئة|هيئات|o
committee|لجنة|لجان|o
commissioner|مفوض|ون|h
department|إدارة|إدارات|o
bureau|مكتب|مكاتب|o
office|مكتب|مكاتب
authorities|جهات|جهات|o
public|جمهور||u
performance bond|ضمان حسن تنفيذ|ضمانات
performance guarantee|ضمان حسن تنفيذ|ضمانات
performance security|ضمان حسن تنفيذ|ضمانات
bid bond|ضمان ~ابتدائي|ضمانات
advance payment bond|ضمان دفعة ~مقدمة|ضمانات
retention money|مبالغ ~محتجزة|مبالغ|u f
retention|مبالغ ~محتجزة|مبالغ|u f
interim payment certificate|مستخلص ~مرحلي|مستخلصات
interim certificate|مستخلص ~مرحلي|مستخلصات
payment certificate|مستخلص|ات
interim payment|دفعة ~مرحلية|دفعات
interim dividend|أرباح ~مرحلية|أرباح|f
taking-over certificate|شهادة استلام|شهادات
taking over certificate|شهادة استلام|شهادات
taking-over|استلام||u
provisional acceptance certificate|شهادة _الاستلام _الابتدائي|شهادات|p
final acceptance certificate|شهادة _الاستلام _النهائي|شهادات|p
end-of-service award|مكافأة _نهاية _الخدمة|مكافآت|p
end of service award|مكافأة _نهاية _الخدمة|مكافآت|p
end-of-service benefit|مكافأة _نهاية _الخدمة|مكافآت|p
end of service benefit|مكافأة _نهاية _الخدمة|مكافآت|p
end-of-service gratuity|مكافأة _نهاية _الخدمة|مكافآت|p
date of joining|تاريخ مباشرة عمل|تواريخ
joining date|تاريخ مباشرة عمل|تواريخ
personal data protection law|نظام _حماية _البيانات _الشخصية|أنظمة|p
implementing regulation|لائحة ~تنفيذية|لوائح
implementing regulations|لائحة ~تنفيذية|لوائح
executive regulation|لائحة ~تنفيذية|لوائح
executive regulations|لائحة ~تنفيذية|لوائح
labor law|نظام _العمل|أنظمة|p
companies law|نظام _الشركات|أنظمة|p
civil transactions law|نظام _المعاملات _المدنية|أنظمة|p
arbitration law|نظام _التحكيم|أنظمة|p
enforcement law|نظام _التنفيذ|أنظمة|p
bankruptcy law|نظام _الإفلاس|أنظمة|p
commercial courts law|نظام _المحاكم _التجارية|أنظمة|p
competition law|نظام _المنافسة|أنظمة|p
law of evidence|نظام _الإثبات|أنظمة|p
value added tax law|نظام _ضريبة _القيمة _المضافة|أنظمة|p
general organization for social insurance|المؤسسة _العامة _للتأمينات _الاجتماعية||p f
zakat, tax and customs authority|هيئة _الزكاة _والضريبة _والجمارك||p
share capital|رأس _مال|رؤوس
bill of quantities|جدول كميات|جداول
letter of guarantee|خطاب ضمان|خطابات
bank guarantee|ضمان ~بنكي|ضمانات
aggregate liability|مسؤولية ~إجمالية||u of=عن
total liability|مسؤولية ~إجمالية||u
aggregate amount|مبلغ ~إجمالي|مبالغ
bill of lading|بوليصة شحن|بوالص
spare part|قطعة غيار|قطع
after-sales service|خدمة _ما _بعد _البيع|خدمات|p
after-sales maintenance|صيانة _ما _بعد _البيع||u p
drawdown|سحب|سحوبات
utilisation|سحب|سحوبات
utilization request|طلب سحب|طلبات
obligor|مدين|ون|o
plea|دفع|دفوع
domicile|محل ~مختار|محال
data subject|صاحب بيانات _الشخصية|أصحاب|h
lawful owner|مالك ~شرعي|ملاك|h
no-objection|عدم ممانعة||u f
no-objection certificate|شهادة عدم ممانعة|شهادات
e-invoicing|فوترة ~إلكترونية||u
e-invoice|فاتورة ~إلكترونية|فواتير
e-signature|توقيع ~إلكتروني|توقيعات
reminder|تذكير|ات
wear and tear|أثر _الاستعمال _المعتاد||u p
contracting company|شركة مقاولات|شركات|o
trading company|شركة ~تجارية|شركات|o
investment company|شركة استثمار|شركات|o
holding company|شركة ~قابضة|شركات|o
unit rate|سعر وحدة|أسعار
restricted period|فترة تقييد|فترات
validity period|مدة سريان|مدد
sick leave|إجازة ~مرضية|إجازات
variation order|أمر تغيير|أوامر
plot of land|قطعة أرض|قطع
plot|قطعة أرض|قطع
joining|مباشرة عمل||u
title to and risk|ملكية +مخاطر||f
title and risk|ملكية +مخاطر||f
risk and title|ملكية +مخاطر||f
data breach|تسرب بيانات|تسربات
personal data breach|تسرب بيانات _الشخصية|تسربات
power and authority|صلاحية +سلطة||f
vat|ضريبة _القيمة _المضافة||u p
official public holiday|عطلة ~رسمية|عطلات
`;
