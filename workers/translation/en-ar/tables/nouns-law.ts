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
terms and conditions|شروط +أحكام||f
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
building|مبنى|مباني
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
meaning|معنى|معاني
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
securities and exchange commission|هيئة _الأوراق _المالية _والبورصات||p o f
exchange commission|هيئة _الأوراق _المالية _والبورصات||p o f
securities act|قانون _الأوراق _المالية||p m
exchange act|قانون _بورصات _الأوراق _المالية||p m
food and drug administration|إدارة _الغذاء _والدواء||p o f
united states food and drug administration|إدارة _الغذاء _والدواء _الأمريكية||p o f
saudi food and drug authority|الهيئة _العامة _للغذاء _والدواء||p o f
food and drug authority|هيئة _الغذاء _والدواء||p o f
capital market authority|هيئة _السوق _المالية||p o f
saudi central bank|البنك _المركزي _السعودي||p o
central bank|بنك ~مركزي|بنوك|o
ports authority|الهيئة _العامة _للموانئ||p o f
saudi ports authority|الهيئة _العامة _للموانئ||p o f
transport general authority|الهيئة _العامة _للنقل||p o f
general authority for competition|الهيئة _العامة _للمنافسة||p o f
real estate general authority|الهيئة _العامة _للعقار||p o f
general authority for zakat and tax|الهيئة _العامة _للزكاة _والدخل||p o f
saudi data and artificial intelligence authority|الهيئة _السعودية _للبيانات _والذكاء _الاصطناعي||p o f
saudi authority for intellectual property|الهيئة _السعودية _للملكية _الفكرية||p o f
saudi standards, metrology and quality organization|الهيئة _السعودية _للمواصفات _والمقاييس _والجودة||p o f
general directorate of passports|المديرية _العامة _للجوازات||p o f
general directorate of civil defense|المديرية _العامة _للدفاع _المدني||p o f
civil defense|الدفاع _المدني||p o
civil defence|الدفاع _المدني||p o
ministry of justice|وزارة _العدل||p o f
ministry of commerce|وزارة _التجارة||p o f
ministry of finance|وزارة _المالية||p o f
ministry of health|وزارة _الصحة||p o f
ministry of interior|وزارة _الداخلية||p o f
ministry of the interior|وزارة _الداخلية||p o f
ministry of foreign affairs|وزارة _الخارجية||p o f
ministry of education|وزارة _التعليم||p o f
ministry of investment|وزارة _الاستثمار||p o f
ministry of human resources|وزارة _الموارد _البشرية||p o f
ministry of human resources and social development|وزارة _الموارد _البشرية _والتنمية _الاجتماعية||p o f
ministry of municipalities and housing|وزارة _البلديات _والإسكان||p o f
ministry of environment, water and agriculture|وزارة _البيئة _والمياه _والزراعة||p o f
ministry of industry and mineral resources|وزارة _الصناعة _والثروة _المعدنية||p o f
ministry of energy|وزارة _الطاقة||p o f
ministry of tourism|وزارة _السياحة||p o f
board of grievances|ديوان _المظالم||p o
supreme court|المحكمة _العليا||p o f
court of appeal|محكمة استئناف|محاكم|o
commercial court|محكمة ~تجارية|محاكم|o
labor court|محكمة ~عمالية|محاكم|o
labour court|محكمة ~عمالية|محاكم|o
general court|محكمة ~عامة|محاكم|o
execution court|محكمة تنفيذ|محاكم|o
enforcement court|محكمة تنفيذ|محاكم|o
execution judge|قاضي تنفيذ|قضاة|h
enforcement judge|قاضي تنفيذ|قضاة|h
administrative court|محكمة ~إدارية|محاكم|o
court of competent jurisdiction|محكمة ~مختصة|محاكم|o
competent court|محكمة ~مختصة|محاكم|o
saudi center for commercial arbitration|المركز _السعودي _للتحكيم _التجاري||p o
saudi centre for commercial arbitration|المركز _السعودي _للتحكيم _التجاري||p o
international chamber of commerce|غرفة _التجارة _الدولية||p o f
chamber of commerce|غرفة ~تجارية|غرف|o
bureau of experts|هيئة _الخبراء||p o f
royal decree|مرسوم ~ملكي|مراسيم
royal order|أمر ~ملكي|أوامر
ministerial resolution|قرار ~وزاري|قرارات
ministerial decision|قرار ~وزاري|قرارات
council of ministers resolution|قرار _مجلس _الوزراء|قرارات|p
committee for the settlement of financing disputes and violations|لجنة _الفصل _في _المخالفات _والمنازعات _التمويلية||p o f
committee for banking disputes|لجنة _المنازعات _المصرفية||p o f
government tenders and procurement law|نظام _المنافسات _والمشتريات _الحكومية||p
capital market law|نظام _السوق _المالية||p
commercial register law|نظام _السجل _التجاري||p
commercial agencies law|نظام _الوكالات _التجارية||p
trademarks law|نظام _العلامات _التجارية||p
patents law|نظام _براءات _الاختراع||p
commercial papers law|نظام _الأوراق _التجارية||p
commercial franchise law|نظام _الامتياز _التجاري||p
franchise law|نظام _الامتياز _التجاري||p
electronic transactions law|نظام _التعاملات _الإلكترونية||p
e-commerce law|نظام _التجارة _الإلكترونية||p
anti-cyber crime law|نظام _مكافحة _الجرائم _المعلوماتية||p
anti-money laundering law|نظام _مكافحة _غسل _الأموال||p
anti-commercial fraud law|نظام _مكافحة _الغش _التجاري||p
anti-concealment law|نظام _مكافحة _التستر||p
social insurance law|نظام _التأمينات _الاجتماعية||p
movable assets security law|نظام _ضمان _الحقوق _بالأموال _المنقولة||p
real estate mortgage law|نظام _الرهن _العقاري _المسجل||p
professional companies law|نظام _الشركات _المهنية||p
law of procedure before sharia courts|نظام _المرافعات _الشرعية||p
law of civil procedure|نظام _المرافعات _الشرعية||p
civil code|قانون ~مدني|قوانين
islamic law|الشريعة _الإسلامية||p f
islamic sharia|الشريعة _الإسلامية||p f
sharia principles|مبادئ _الشريعة||f p
public order|نظام ~عام||u
public policy|نظام ~عام||u
public interest|مصلحة ~عامة|مصالح
national id|هوية ~وطنية|هويات
national id number|رقم هوية ~وطنية|أرقام
national identity|هوية ~وطنية|هويات
residence permit|رخصة إقامة|رخص
residency permit|رخصة إقامة|رخص
work permit|رخصة عمل|رخص
work visa|تأشيرة عمل|تأشيرات
exit visa|تأشيرة خروج|تأشيرات
exit and re-entry visa|تأشيرة _خروج _وعودة|تأشيرات
exit and re-entry fees|رسوم _الخروج _والعودة||p f
re-entry|عودة||u
re-entry visa|تأشيرة عودة|تأشيرات
final exit|خروج ~نهائي||u
commercial registration|سجل ~تجاري|سجلات
commercial register|سجل ~تجاري|سجلات
commercial registration number|رقم سجل ~تجاري|أرقام
p.o. box|صندوق بريد|صناديق
po box|صندوق بريد|صناديق
post office box|صندوق بريد|صناديق
postal code|رمز ~بريدي|رموز
zip code|رمز ~بريدي|رموز
national address|عنوان ~وطني|عناوين
email address|عنوان بريد ~إلكتروني|عناوين
e-mail address|عنوان بريد ~إلكتروني|عناوين
principal place of business|مقر عمل ~رئيسي|مقار
place of business|مقر عمل|مقار
chief information officer|رئيس ~تنفيذي _للمعلومات|رؤساء|h
chief technology officer|رئيس ~تنفيذي _للتقنية|رؤساء|h
authorized signatory|مفوض _بالتوقيع|مفوضون|h
authorised signatory|مفوض _بالتوقيع|مفوضون|h
authorized representative|ممثل ~مفوض|ممثلون|h
authorised representative|ممثل ~مفوض|ممثلون|h
legal representative|ممثل ~نظامي|ممثلون|h
limited liability company|شركة _ذات _مسؤولية _محدودة|شركات|o
joint stock company|شركة ~مساهمة|شركات|o
closed joint stock company|شركة ~مساهمة ~مقفلة|شركات|o
simplified joint stock company|شركة ~مساهمة ~مبسطة|شركات|o
general partnership|شركة تضامن|شركات|o
limited partnership|شركة توصية ~بسيطة|شركات|o
single person company|شركة _الشخص _الواحد|شركات|o
sole proprietorship|مؤسسة ~فردية|مؤسسات|o
parent company|شركة أم|شركات|o
subsidiary company|شركة ~تابعة|شركات|o
affiliated company|شركة ~تابعة|شركات|o
general assembly|جمعية ~عامة|جمعيات|o
ordinary general assembly|جمعية ~عامة ~عادية|جمعيات|o
extraordinary general assembly|جمعية ~عامة ~غير+عادية|جمعيات|o
articles of association|نظام ~أساسي|أنظمة|m
memorandum of association|عقد تأسيس|عقود
articles of incorporation|عقد تأسيس|عقود
certificate of incorporation|شهادة تأسيس|شهادات
chairman of the board|رئيس _مجلس _الإدارة|رؤساء|p h
board resolution|قرار _مجلس _الإدارة|قرارات
shareholders' agreement|اتفاقية مساهمين|اتفاقيات
shareholders agreement|اتفاقية مساهمين|اتفاقيات
common stock|أسهم ~عادية||f
preferred stock|أسهم ~ممتازة||f
capital stock|رأس مال||m
paid-up capital|رأس مال ~مدفوع||m
stock exchange|سوق ~مالية|أسواق|f o
stock market|سوق _أسهم|أسواق|f
stock split|تجزئة أسهم||u
stock option|خيار أسهم|خيارات
fair market value|قيمة ~سوقية ~عادلة|قيم
market value|قيمة ~سوقية|قيم
book value|قيمة ~دفترية|قيم
nominal value|قيمة ~اسمية|قيم
par value|قيمة ~اسمية|قيم
face value|قيمة ~اسمية|قيم
market price|سعر سوق|أسعار
current market price|سعر _السوق _السائد||p
free writing prospectus|نشرة ~كتابية ~حرة|نشرات
registration statement|بيان تسجيل|بيانات
facility agreement|اتفاقية تسهيلات|اتفاقيات
credit facility|تسهيل ~ائتماني|تسهيلات
banking facilities|تسهيلات ~مصرفية||f
working capital|رأس مال ~عامل||m
working capital facility|تسهيل _رأس _المال _العامل|تسهيلات|p
loan agreement|اتفاقية قرض|اتفاقيات
financing agreement|اتفاقية تمويل|اتفاقيات
finance agreement|اتفاقية تمويل|اتفاقيات
finance lease|إجارة ~تمويلية|إجارات
promissory note|سند _لأمر|سندات
bill of exchange|كمبيالة|كمبيالات
profit margin|هامش ربح|هوامش
profit rate|معدل ربح|معدلات
cost price|سعر تكلفة|أسعار
due date|تاريخ استحقاق|تواريخ
maturity date|تاريخ استحقاق|تواريخ
payment date|تاريخ دفع|تواريخ
grace period|مهلة سماح|مهل
late payment|تأخر _في _السداد||u
late fee|غرامة تأخير|غرامات
late payment fee|غرامة تأخير|غرامات
delay penalty|غرامة تأخير|غرامات
delay damages|غرامة تأخير|غرامات
delay fine|غرامة تأخير|غرامات
liquidated damages|تعويض ~اتفاقي|تعويضات|m
penalty clause|شرط ~جزائي|شروط
early settlement|سداد ~مبكر||u
early repayment|سداد ~مبكر||u
principal amount|مبلغ ~أصلي|مبالغ
outstanding amount|مبلغ ~غير+مسدد|مبالغ
outstanding balance|رصيد ~غير+مسدد|أرصدة
overdue amount|مبلغ ~متأخر|مبالغ
down payment|دفعة ~مقدمة|دفعات
advance payment|دفعة ~مقدمة|دفعات
advance payment guarantee|ضمان _الدفعة _المقدمة|ضمانات|p
final guarantee|ضمان ~نهائي|ضمانات
final payment|دفعة ~ختامية|دفعات
progress payment|دفعة ~مرحلية|دفعات
security deposit|مبلغ تأمين|مبالغ
annual rent|أجرة ~سنوية||f
rental value|قيمة ~إيجارية|قيم
lease agreement|عقد إيجار|عقود
lease contract|عقد إيجار|عقود
tenancy contract|عقد إيجار|عقود
tenancy agreement|عقد إيجار|عقود
sublease agreement|عقد إيجار _من _الباطن|عقود
lease term|مدة إيجار|مدد
leased premises|عين ~مؤجرة|أعيان|f
leased property|عقار ~مؤجر|عقارات
leased asset|أصل ~مؤجر|أصول
title deed|صك ملكية|صكوك
common area|منطقة ~مشتركة|مناطق
common parts|أجزاء ~مشتركة||f
vacant possession|تسليم _خالياً _من _الشواغل||u
possession date|تاريخ تسلم|تواريخ
sales agreement|اتفاقية بيع|اتفاقيات
sale agreement|اتفاقية بيع|اتفاقيات
purchase agreement|اتفاقية شراء|اتفاقيات
share purchase agreement|اتفاقية شراء أسهم|اتفاقيات
sale and purchase agreement|اتفاقية _البيع _والشراء|اتفاقيات|p
supply agreement|اتفاقية توريد|اتفاقيات
supply contract|عقد توريد|عقود
service agreement|اتفاقية خدمات|اتفاقيات
services agreement|اتفاقية خدمات|اتفاقيات
cleaning services agreement|اتفاقية خدمات نظافة|اتفاقيات
cleaning services|خدمات نظافة||f
maintenance agreement|اتفاقية صيانة|اتفاقيات
maintenance contract|عقد صيانة|عقود
operation and maintenance|تشغيل +صيانة||u
operation and maintenance agreement|اتفاقية _التشغيل _والصيانة|اتفاقيات|p
consultancy agreement|اتفاقية خدمات ~استشارية|اتفاقيات
consulting agreement|اتفاقية خدمات ~استشارية|اتفاقيات
consulting services|خدمات ~استشارية||f
consultancy services|خدمات ~استشارية||f
agency agreement|اتفاقية وكالة|اتفاقيات
distribution agreement|اتفاقية توزيع|اتفاقيات
franchise agreement|اتفاقية امتياز|اتفاقيات
master agreement|اتفاقية ~إطارية|اتفاقيات
framework agreement|اتفاقية ~إطارية|اتفاقيات
master services agreement|اتفاقية خدمات ~إطارية|اتفاقيات
master service agreement|اتفاقية خدمات ~إطارية|اتفاقيات
non-disclosure agreement|اتفاقية عدم إفصاح|اتفاقيات
nondisclosure agreement|اتفاقية عدم إفصاح|اتفاقيات
confidentiality agreement|اتفاقية سرية|اتفاقيات
joint venture agreement|اتفاقية _المشروع _المشترك|اتفاقيات|p
partnership agreement|اتفاقية شراكة|اتفاقيات
settlement agreement|اتفاقية تسوية|اتفاقيات
arbitration agreement|اتفاق تحكيم|اتفاقات
arbitration clause|شرط تحكيم|شروط
construction contract|عقد مقاولة|عقود
construction agreement|عقد مقاولة|عقود
contract price|قيمة عقد|قيم
contract value|قيمة عقد|قيم
contract period|مدة عقد|مدد
contract year|سنة ~عقدية|سنوات
contract documents|وثائق عقد|وثائق|f
general conditions|شروط ~عامة||f
special conditions|شروط ~خاصة||f
technical specifications|مواصفات ~فنية||f
site handover|تسليم موقع||u
preliminary handover|تسليم ~ابتدائي||u
initial handover|تسليم ~ابتدائي||u
provisional acceptance|استلام ~ابتدائي||u
preliminary acceptance|استلام ~ابتدائي||u
final acceptance|استلام ~نهائي||u
final handover|تسليم ~نهائي||u
defects liability period|فترة _المسؤولية _عن _العيوب||p
defect liability period|فترة _المسؤولية _عن _العيوب||p
warranty period|فترة ضمان|فترات
guarantee period|فترة ضمان|فترات
maintenance period|فترة صيانة|فترات
latent defect|عيب ~خفي|عيوب
hidden defect|عيب ~خفي|عيوب
ten year liability|مسؤولية ~عشرية||u
ten-year liability|مسؤولية ~عشرية||u
decennial liability|مسؤولية ~عشرية||u
change order|أمر تغيير|أوامر
work order|أمر عمل|أوامر
extension of time|تمديد مدة||u
time extension|تمديد مدة||u
notice to proceed|إشعار مباشرة عمل|إشعارات
supervising engineer|مهندس ~مشرف|مهندسون|h
supervising consultant|استشاري ~مشرف|استشاريون|o
project manager|مدير مشروع|مدراء|h
main contractor|مقاول ~رئيسي|مقاولون|o
general contractor|مقاول ~عام|مقاولون|o
building permit|رخصة بناء|رخص
municipal license|رخصة ~بلدية|رخص
municipality license|رخصة ~بلدية|رخص
operating license|رخصة تشغيل|رخص
civil liability|مسؤولية ~مدنية|مسؤوليات
criminal liability|مسؤولية ~جزائية|مسؤوليات
tort liability|مسؤولية ~تقصيرية|مسؤوليات
contractual liability|مسؤولية ~عقدية|مسؤوليات
joint liability|مسؤولية ~تضامنية|مسؤوليات
product liability|مسؤولية _عن _المنتجات|مسؤوليات
limitation of liability|تحديد مسؤولية||u
limited liability|مسؤولية ~محدودة||u
vicarious liability|مسؤولية _تبعية||u
gross fault|خطأ ~جسيم|أخطاء
gross mistake|خطأ ~جسيم|أخطاء
wilful misconduct|سوء _سلوك ~متعمد||u
willful default|إخلال ~متعمد||u
direct damage|ضرر ~مباشر|أضرار
indirect damage|ضرر ~غير+مباشر|أضرار
consequential damage|ضرر ~تبعي|أضرار
punitive damages|تعويض ~عقابي|تعويضات
exemplary damages|تعويض ~تأديبي|تعويضات
loss of profit|فوات كسب||u
loss of profits|فوات كسب||u
lost profits|أرباح ~فائتة||f
loss of revenue|فوات إيراد||u
loss of use|فوات انتفاع||u
loss of data|فقدان بيانات||u
bodily injury|إصابة ~جسدية|إصابات
property damage|ضرر _بالممتلكات|أضرار
damage to property|ضرر _بالممتلكات|أضرار
third-party claim|مطالبة _من _الغير|مطالبات
third party claim|مطالبة _من _الغير|مطالبات
exceptional circumstances|ظروف ~استثنائية||f
emergency circumstances|ظروف ~طارئة||f
unforeseen circumstances|ظروف ~غير+متوقعة||f
labor dispute|نزاع ~عمالي|نزاعات
labour dispute|نزاع ~عمالي|نزاعات
civil war|حرب ~أهلية|حروب|f
natural disaster|كارثة ~طبيعية|كوارث
material adverse effect|أثر ~سلبي ~جوهري|آثار
material adverse change|تغير ~سلبي ~جوهري|تغيرات
material fact|واقعة ~جوهرية|وقائع
material respect|ناحية ~جوهرية|نواح
change of control|تغير سيطرة||u
change in control|تغير سيطرة||u
change in law|تغير نظام||u
change of law|تغير نظام||u
good standing|وضع ~نظامي ~سليم||u
certificate of good standing|شهادة _الوضع _النظامي _السليم|شهادات|p
sole discretion|تقدير ~مطلق||u
absolute discretion|تقدير ~مطلق||u
best interests|مصلحة ~فضلى||u
reasonable care|عناية ~معقولة||u
due care|عناية ~واجبة||u
duty of care|واجب عناية||u
burden of proof|عبء إثبات||u
statute of limitations|تقادم||u
limitation period|مدة _سماع _الدعوى|مدد
standard of care|معيار عناية|معايير
course of dealing|تعامل ~سابق||u
course of business|سير أعمال||u
ordinary course of business|سير _الأعمال _المعتاد||p
normal course of business|سير _الأعمال _المعتاد||p
right of first refusal|حق أولوية|حقوق
first right of refusal|حق أولوية|حقوق
pre-emption right|حق أولوية|حقوق
right of recourse|حق رجوع|حقوق
right of set-off|حق مقاصة|حقوق
right of termination|حق إنهاء|حقوق
right of way|حق مرور|حقوق
right of entry|حق دخول|حقوق
usufruct|حق انتفاع|حقوق
moral rights|حقوق ~معنوية||f
proprietary rights|حقوق ملكية||f
proprietary right|حق ملكية|حقوق
property right|حق ملكية|حقوق
industrial property|ملكية ~صناعية||u
background intellectual property|ملكية ~فكرية ~سابقة||u
foreground intellectual property|ملكية ~فكرية ~ناتجة||u
background ip|ملكية ~فكرية ~سابقة||u
foreground ip|ملكية ~فكرية ~ناتجة||u
derivative work|عمل ~مشتق|أعمال
work of authorship|مصنف|مصنفات
works of authorship|مصنفات||f
object code|شفرة _الهدف|شفرات
moral right|حق ~معنوي|حقوق
trade dress|مظهر ~تجاري|مظاهر
trade date|تاريخ تداول|تواريخ
trade register|سجل ~تجاري|سجلات
personal data|بيانات ~شخصية||f
sensitive data|بيانات ~حساسة||f
sensitive personal data|بيانات ~شخصية ~حساسة||f
health data|بيانات ~صحية||f
medical record|سجل ~طبي|سجلات
data controller|متحكم _بالبيانات|متحكمون|o
data processor|معالج بيانات|معالجون|o
data protection|حماية بيانات||u
data protection officer|مسؤول _حماية _البيانات|مسؤولون|h
data processing|معالجة بيانات||u
data processing agreement|اتفاقية معالجة بيانات|اتفاقيات
cross-border transfer|نقل _عبر _الحدود||u
privacy policy|سياسة خصوصية|سياسات
service level|مستوى خدمة|مستويات
service level agreement|اتفاقية مستوى خدمة|اتفاقيات
service credit|رصيد خدمة|أرصدة
cloud computing|حوسبة ~سحابية||u
cloud services|خدمات ~سحابية||f
cloud service|خدمة ~سحابية|خدمات
cloud hosting|استضافة ~سحابية||u
authorized user|مستخدم ~مصرح+له|مستخدمون|h
authorised user|مستخدم ~مصرح+له|مستخدمون|h
user account|حساب مستخدم|حسابات
open source|مصدر ~مفتوح|مصادر
open source software|برمجيات _مفتوحة _المصدر||f
third party software|برمجيات _الغير||f
price list|قائمة أسعار|قوائم
customer data|بيانات عملاء||f
customer list|قائمة عملاء|قوائم
business plan|خطة عمل|خطط
business hours|ساعات عمل||f
business model|نموذج عمل|نماذج
business partner|شريك ~تجاري|شركاء|o
business secret|سر ~تجاري|أسرار
business purpose|غرض ~تجاري|أغراض
commercial activity|نشاط ~تجاري|أنشطة
commercial agency|وكالة ~تجارية|وكالات
commercial agent|وكيل ~تجاري|وكلاء|o
commercial law|نظام ~تجاري|أنظمة
commercial purpose|غرض ~تجاري|أغراض
commercial concealment|تستر ~تجاري||u
commercial fraud|غش ~تجاري||u
money laundering|غسل أموال||u
terrorist financing|تمويل إرهاب||u
financing of terrorism|تمويل إرهاب||u
export control|رقابة صادرات||u
export controls|ضوابط تصدير||f
customs and duties|رسوم ~جمركية||f
liability policy|وثيقة تأمين _ضد _المسؤولية|وثائق
steering committee|لجنة ~توجيهية|لجان
customs clearance|تخليص ~جمركي||u
customs duty|رسم ~جمركي|رسوم
withholding tax|ضريبة استقطاع|ضرائب
tax return|إقرار ~ضريبي|إقرارات
zakat and tax returns|إقرارات _الزكاة _والضريبة||p f
zakat return|إقرار ~زكوي|إقرارات
tax invoice|فاتورة ~ضريبية|فواتير
tax authority|سلطة ~ضريبية|سلطات|o
financial year|سنة ~مالية|سنوات
year end|نهاية سنة|نهايات
fiscal quarter|ربع ~مالي|أرباع
audited accounts|حسابات ~مدققة||f
audited financial statements|قوائم ~مالية ~مراجعة||f
accounting records|سجلات ~محاسبية||f
accounting principles|مبادئ ~محاسبية||f
generally accepted accounting principles|المبادئ _المحاسبية _المتعارف _عليها||p f
books and records|دفاتر +سجلات||f
net profit|صافي ربح|صافي
net income|صافي دخل|صافي
net sales|صافي مبيعات|صافي
net revenue|صافي إيرادات|صافي
net proceeds|صافي متحصلات|صافي
net worth|صافي ثروة|صافي
gross revenue|إجمالي إيرادات|إجمالي
gross sales|إجمالي مبيعات|إجمالي
gross profit|إجمالي ربح|إجمالي
gross margin|هامش ربح ~إجمالي|هوامش
lead time|مدة توريد|مدد
delivery date|تاريخ تسليم|تواريخ
delivery note|إشعار تسليم|إشعارات
delivery schedule|جدول تسليم|جداول
place of delivery|مكان تسليم|أماكن
point of sale|نقطة بيع|نقاط
shipping document|مستند شحن|مستندات
packing list|قائمة تعبئة|قوائم
certificate of origin|شهادة منشأ|شهادات
country of origin|بلد منشأ|بلدان
safety data sheet|صحيفة بيانات سلامة|صحائف
raw material|المادة _الخام||f p
raw materials|المواد _الخام||f p
finished product|منتج ~نهائي|منتجات
defective product|منتج ~معيب|منتجات
road closure|إغلاق طرق||u
hourly rate|سعر ساعة|أسعار
overtime pay|أجر عمل ~إضافي||u
overtime hour|ساعة عمل ~إضافية|ساعات
working week|أسبوع عمل|أسابيع
weekly rest day|يوم _راحة ~أسبوعي|أيام
weekly rest|راحة ~أسبوعية||u
housing allowance|بدل سكن|بدلات
transport allowance|بدل نقل|بدلات
transportation allowance|بدل نقل|بدلات
travel allowance|بدل سفر|بدلات
medical insurance|تأمين ~طبي||u
health insurance|تأمين ~صحي||u
life insurance|تأمين _على _الحياة||u
liability insurance|تأمين _مسؤولية||u
monthly wage|أجر ~شهري|أجور
monthly salary|راتب ~شهري|رواتب
basic salary|راتب ~أساسي|رواتب
total wage|أجر ~إجمالي|أجور
daily wage|أجر ~يومي|أجور
air ticket|تذكرة سفر|تذاكر
return ticket|تذكرة عودة|تذاكر
job title|مسمى ~وظيفي|مسميات
job description|وصف ~وظيفي||u
notice period|مدة إشعار|مدد
non-compete|عدم منافسة||u
non-competition clause|شرط _عدم _منافسة|شروط
fixed-term contract|عقد ~محدد+المدة|عقود
fixed term contract|عقد ~محدد+المدة|عقود
indefinite-term contract|عقد _غير _محدد _المدة|عقود
trial period|فترة تجربة|فترات
disciplinary penalty|جزاء ~تأديبي|جزاءات
disciplinary action|إجراء ~تأديبي|إجراءات
occupational injury|إصابة عمل|إصابات
occupational disease|مرض ~مهني|أمراض
safety and health|سلامة +صحة||u
occupational safety|سلامة ~مهنية||u
service certificate|شهادة خدمة|شهادات
certificate of experience|شهادة خبرة|شهادات
transfer of services|نقل خدمات||u
recruitment fee|رسم استقدام|رسوم
marriage leave|إجازة زواج|إجازات
eid holiday|إجازة عيد|إجازات
eid al-fitr|عيد _الفطر||p
eid al-adha|عيد _الأضحى||p
national day|اليوم _الوطني||p
school year|سنة ~دراسية|سنوات
bank transfer|تحويل ~بنكي|تحويلات
bank account number|رقم حساب ~بنكي|أرقام
current account|حساب ~جاري|حسابات
letter of undertaking|خطاب تعهد|خطابات
letter of award|خطاب ترسية|خطابات
letter of acceptance|خطاب قبول|خطابات
invitation to tender|دعوة _لتقديم _العطاءات|دعوات
tender document|وثيقة منافسة|وثائق
bid security|ضمان ~ابتدائي|ضمانات
statement of claim|صحيفة دعوى|صحائف
statement of defense|مذكرة دفاع|مذكرات
statement of work|بيان أعمال|بيانات
seat of arbitration|مقر تحكيم|مقار
arbitral award|حكم تحكيم|أحكام
sole arbitrator|محكم ~فرد|محكمون|h
arbitration rules|قواعد تحكيم||f
final judgment|حكم ~نهائي|أحكام
court judgment|حكم ~قضائي|أحكام
court order|أمر ~قضائي|أوامر
court ruling|حكم ~قضائي|أحكام
judicial ruling|حكم ~قضائي|أحكام
execution order|أمر تنفيذ|أوامر
enforcement order|أمر تنفيذ|أوامر
writ of execution|سند ~تنفيذي|سندات
enforceable instrument|سند ~تنفيذي|سندات
enforcement deed|سند ~تنفيذي|سندات
precautionary attachment|حجز ~تحفظي|حجوزات
interim measure|تدبير ~وقتي|تدابير
interim relief|تدبير ~وقتي|تدابير
plea of inadmissibility|دفع _بعدم _القبول|دفوع
amicable settlement|تسوية ~ودية||u
bankruptcy proceeding|إجراء إفلاس|إجراءات
final settlement|تسوية ~نهائية||u
material term|حكم ~جوهري|أحكام
essential obligation|التزام ~جوهري|التزامات
corporate governance|حوكمة شركات||u
economic concentration|تركز ~اقتصادي||u
dominant position|وضع ~مهيمن|أوضاع
beneficial owner|مستفيد ~حقيقي|مستفيدون|h
ultimate beneficial owner|مستفيد ~حقيقي ~نهائي|مستفيدون|h
minor interest|مصلحة قاصر|مصالح
minor child|طفل ~قاصر|أطفال|h
legal guardian|ولي ~شرعي|أولياء|h
legal capacity|أهلية ~نظامية||u
legal entity|كيان ~نظامي|كيانات|o
legal personality|شخصية ~اعتبارية||u
legal adviser|مستشار ~قانوني|مستشارون|h
legal advisor|مستشار ~قانوني|مستشارون|h
legal opinion|رأي ~قانوني|آراء
legal requirement|متطلب ~نظامي|متطلبات
law firm|مكتب محاماة|مكاتب|o
natural gas|غاز ~طبيعي||u
crude petroleum|بترول ~خام||u
crude oil|نفط ~خام||u
petroleum product|منتج ~بترولي|منتجات
chilled water|مياه ~مبردة||f
electricity meter|عداد كهرباء|عدادات
civil works|أعمال ~مدنية||f
building materials|مواد بناء||f
operating expense|مصروف ~تشغيلي|مصروفات
operating cost|تكلفة ~تشغيلية|تكاليف
operating company|شركة ~مشغلة|شركات|o
marketing plan|خطة تسويق|خطط
marketing materials|مواد ~تسويقية||f
promotional materials|مواد ~ترويجية||f
advertising campaign|حملة ~إعلانية|حملات
advertising materials|مواد ~إعلانية||f
social media|وسائل _التواصل _الاجتماعي||p f
end product|منتج ~نهائي|منتجات
license fee|رسم ترخيص|رسوم
licence fee|رسم ترخيص|رسوم
franchise fee|رسم امتياز|رسوم
management fee|رسم إدارة|رسوم
service fee|رسم خدمة|رسوم
subscription fee|رسم اشتراك|رسوم
renewal fee|رسم تجديد|رسوم
filing fee|رسم قيد|رسوم
government fee|رسم ~حكومي|رسوم
administrative fee|رسم ~إداري|رسوم
bank charges|عمولات ~بنكية||f
renewal term|مدة تجديد|مدد
renewal period|مدة تجديد|مدد
initial term|مدة ~أولية|مدد
initial period|مدة ~أولية|مدد
effective period|مدة سريان|مدد
closing date|تاريخ إتمام|تواريخ
completion date|تاريخ إنجاز|تواريخ
expiry date|تاريخ انتهاء|تواريخ
start date|تاريخ بدء|تواريخ
end date|تاريخ انتهاء|تواريخ
issue date|تاريخ إصدار|تواريخ
signing date|تاريخ توقيع|تواريخ
invoice date|تاريخ فاتورة|تواريخ
date of signature|تاريخ توقيع|تواريخ
date of receipt|تاريخ استلام|تواريخ
date of issue|تاريخ إصدار|تواريخ
date of expiry|تاريخ انتهاء|تواريخ
gregorian calendar|التقويم _الميلادي||p
hijri calendar|التقويم _الهجري||p
contracting party|طرف ~متعاقد|أطراف|o
innocent party|طرف ~غير+مخل|أطراف|o
prevailing party|طرف _محكوم _له|أطراف|o
successful party|طرف _محكوم _له|أطراف|o
losing party|طرف _محكوم _عليه|أطراف|o
requesting party|طرف ~طالب|أطراف|o
claiming party|طرف ~مطالب|أطراف|o
first party|طرف ~أول|أطراف|o
second party|طرف ~ثاني|أطراف|o
third parties|الغير||p h
subject matter hereof|موضوع _هذه _الاتفاقية||p
subject matter of this agreement|موضوع _هذه _الاتفاقية||p
subject matter of this contract|موضوع _هذا _العقد||p
date hereof|تاريخ _هذه _الاتفاقية||p
gathering system|نظام تجميع|أنظمة|m
quality management system|نظام _إدارة _الجودة|أنظمة|m
evaluation material|مادة تقييم|مواد
clinical study|دراسة ~سريرية|دراسات
adverse event|حدث ~ضار|أحداث
regulatory approval|موافقة ~تنظيمية|موافقات
marketing authorization|ترخيص تسويق|تراخيص
health authority|سلطة ~صحية|سلطات|o
health facility|منشأة ~صحية|منشآت
school fees|رسوم ~دراسية||f
tuition fees|رسوم ~دراسية||f
farm produce|محصول ~زراعي|محاصيل
sales report|تقرير مبيعات|تقارير
sales tax|ضريبة مبيعات|ضرائب
sales price|سعر بيع|أسعار
selling price|سعر بيع|أسعار
sale price|سعر بيع|أسعار
unit price|سعر ~إفرادي|أسعار
fixed price|سعر ~ثابت|أسعار
total price|سعر ~إجمالي|أسعار
total value|قيمة ~إجمالية|قيم
total amount|مبلغ ~إجمالي|مبالغ
lump-sum price|سعر ~مقطوع|أسعار
police|شرطة||u o f
representations and warranties|إقرارات +ضمانات||f
successors and assigns|خلفاء _والمتنازل _لهم||h
successors and permitted assigns|خلفاء _والمتنازل _لهم _المسموح _بهم||h
rebuttal|رد|ردود
letter of resignation|خطاب استقالة|خطابات
court fees|رسوم ~قضائية||f
tuition|رسوم ~دراسية||f
act or omission|فعل _أو _امتناع|أفعال
acts or omissions|أفعال _أو _امتناع||f
acts and omissions|أفعال _أو _امتناع||f
financial condition|مركز ~مالي|مراكز
financial position|مركز ~مالي|مراكز
health care|رعاية ~صحية||u
shares of common stock|أسهم ~عادية||f
hourly wage|أجر ساعة|أجور
rest day|يوم راحة|أيام
software program|برنامج ~حاسوبي|برامج
securities exchange act|قانون _بورصات _الأوراق _المالية||p m
general partner|شريك ~متضامن|شركاء|o
limited partner|شريك ~موصي|شركاء|o
credit card|بطاقة ~ائتمانية|بطاقات
attorney's fees|أتعاب محاماة||f
reasonable attorneys' fees|أتعاب _المحاماة _المعقولة||f p
governmental agency|جهة ~حكومية|جهات|o
government agency|جهة ~حكومية|جهات|o
saudi riyal|ريال ~سعودي|ريالات
jubail industrial city|مدينة _الجبيل _الصناعية||p f
protective order|أمر حماية|أوامر
consolidated financial statements|قوائم ~مالية ~موحدة||f
cure period|مهلة تصحيح|مهل
public domain|ملك ~عام||u
fee schedule|جدول أتعاب|جداول
payment schedule|جدول دفعات|جداول
payment obligation|التزام _بالدفع|التزامات
payment terms|شروط دفع|شروط|f
insurance coverage|تغطية ~تأمينية||u
insurance certificate|شهادة تأمين|شهادات
untrue statement|بيان ~غير+صحيح|بيانات
industry standards|معايير _القطاع||f p
voting right|حق تصويت|حقوق
ownership interest|حصة ملكية|حصص
partnership interest|حصة _في _الشراكة|حصص
signature page|صفحة توقيعات|صفحات
annual meeting|اجتماع ~سنوي|اجتماعات
patent right|حق _براءة _الاختراع|حقوق
milestone payment|دفعة ~مرحلية|دفعات
`;
