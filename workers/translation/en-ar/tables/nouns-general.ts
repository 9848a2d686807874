/** Other nouns that contracts use, in the format of `nouns-law.ts`. */
export const GENERAL_NOUNS = `
ability|قدرة|قدرات|to=على
inability|عدم قدرة||u to=على
absence|غياب|ات
acceleration|تعجيل||u
access|وصول||u of=إلى to=إلى
accessory|ملحق|ات
accident|حادث|حوادث
accommodation|سكن|مساكن
accompaniment|مرافقة
accomplishment|إنجاز|ات
accordance|وفق||u
accountant|محاسب|ون|h
accounting|محاسبة||u
accreditation|اعتماد|ات
accrual|استحقاق|ات
accuracy|دقة||u
achievement|إنجاز|ات
acid|حمض|أحماض
acknowledgment|إقرار|ات
acknowledgement|إقرار|ات
activation|تفعيل||u
activity|نشاط|أنشطة
adaptation|تكييف|ات
address|عنوان|عناوين
adequacy|كفاية||u
adherence|التزام||u
adjustment|تعديل|ات
administration|إدارة|إدارات
administrator|مدير|ون|h
admission|إقرار|ات
adoption|اعتماد||u
advance|دفعة ~مقدمة|دفعات
advantage|ميزة|مزايا
advertisement|إعلان|ات
advertising|إعلان||u
advice|مشورة||u
affair|شأن|شؤون
age|سن|أعمار|f
agenda|جدول أعمال|جداول
aggregate|إجمالي||u
aid|مساعدة|مساعدات
air|هواء||u
aircraft|طائرة|طائرات
airline|شركة طيران|شركات|o
airport|مطار|ات
algorithm|خوارزمية|خوارزميات
allegation|ادعاء|ات
alliance|تحالف|ات
allocation|تخصيص||u
alternative|بديل|بدائل
ambulance|سيارة إسعاف|سيارات
amortization|إطفاء||u
analysis|تحليل|ات
ancillary|تابع|توابع
anniversary|ذكرى ~سنوية|ذكريات
announcement|إعلان|ات
answer|جواب|أجوبة
apartment|شقة|شقق
apparatus|جهاز|أجهزة
appearance|مظهر|مظاهر
applicability|انطباق||u
applicant|مقدم طلب|مقدمو|h
application|طلب|ات
appointment|تعيين|ات
appraisal|تقييم|ات
appraiser|مقيم|ون|h
approach|نهج|مناهج
architect|مهندس ~معماري|مهندسون|h
architecture|هندسة ~معمارية
archive|أرشيف|ات
area|منطقة|مناطق
arrangement|ترتيب|ات
arrears|متأخرات|متأخرات
arrival|وصول||u
art|فن|فنون
artist|فنان|ون|h
artwork|عمل ~فني|أعمال
aspect|جانب|جوانب
assault|اعتداء|ات
assembly|جمعية|جمعيات|o
assertion|ادعاء|ات
assessment|تقييم|ات
assistance|مساعدة|مساعدات
assistant|مساعد|ون|h
association|جمعية|جمعيات|o
assumption|افتراض|ات
assurance|تأكيد|ات
athlete|رياضي|ون|h
attack|هجوم|هجمات
attempt|محاولة|محاولات
attendance|حضور||u
attention|عناية||u
attribute|سمة|سمات
auction|مزاد|ات
audience|جمهور|جماهير
audit|تدقيق||u
auditor|مراجع حسابات|مراجعو|h
authenticity|صحة||u
automation|أتمتة||u
automobile|سيارة|سيارات
availability|توفر||u
average|متوسط|ات
avoidance|تجنب||u
awareness|وعي||u
backup|نسخة ~احتياطية|نسخ
back-up|نسخة ~احتياطية|نسخ
bag|حقيبة|حقائب
ban|حظر||u
band|نطاق|ات
bandwidth|عرض نطاق|عروض
bank|بنك|بنوك|o
banker|مصرفي|ون|h
banking|أعمال ~مصرفية||u
banner|لافتة|لافتات
bar|حاجز|حواجز
barrel|برميل|براميل
barrier|حاجز|حواجز
base|قاعدة|قواعد
basis|أساس|أسس
batch|دفعة|دفعات
beginning|بداية|بدايات
behalf|نيابة||u
behavior|سلوك||u
being|كون||u
belief|اعتقاد|ات
benchmark|مؤشر ~مرجعي|مؤشرات
billing|فوترة||u
binder|ملف|ات
birth|ولادة|ولادات
block|كتلة|كتل
boat|قارب|قوارب
bond|سند|ات
book|دفتر|دفاتر
booking|حجز|حجوزات
border|حدود|حدود|f
bottom|أسفل||u
box|صندوق|صناديق
bracket|قوس|أقواس
brackets|أقواس|أقواس
break|فترة راحة|فترات
breakdown|عطل|أعطال
bridge|جسر|جسور
broadcast|بث||u
brochure|كتيب|ات
brother|أخ|إخوة|h
browser|متصفح|ات
budget|ميزانية|ميزانيات
bug|خلل||u
bundle|حزمة|حزم
burden|عبء|أعباء
bus|حافلة|حافلات
businessman|رجل أعمال|رجال|h
button|زر|أزرار
cable|كابل|ات
calculation|حساب|حسابات
calendar|تقويم|تقاويم
call|مكالمة|مكالمات
camp|مخيم|ات
campaign|حملة|حملات
cancer|سرطان||u
candidate|مرشح|ون|h
cap|سقف|سقوف
capability|قدرة|قدرات
capacity|صفة|صفات
captain|ربان|ربابنة|h
car|سيارة|سيارات
card|بطاقة|بطاقات
care|عناية||u
career|مسيرة ~مهنية|مسيرات
cargo|حمولة|حمولات
case|حالة|حالات
catalog|كتالوج|ات
category|فئة|فئات
cause|سبب|أسباب
caution|حذر||u
ceiling|سقف|سقوف
celebrity|شخصية ~مشهورة|شخصيات
cell|خلية|خلايا
center|مركز|مراكز
centre|مركز|مراكز
century|قرن|قرون
chain|سلسلة|سلاسل
chairman|رئيس|رؤساء|h
chairperson|رئيس|رؤساء|h
challenge|تحدي|تحديات
chance|فرصة|فرص
channel|قناة|قنوات
character|طابع||u
characteristic|خاصية|خصائص
charter|ميثاق|مواثيق
chemical|مادة ~كيميائية|مواد
child|طفل|أطفال|h
choice|اختيار|ات
circuit|دائرة|دوائر
circumstance|ظرف|ظروف
citizen|مواطن|ون|h
city|مدينة|مدن
clarity|وضوح||u
clarification|توضيح|ات
class|فئة|فئات
classification|تصنيف|ات
clearance|تخليص|ات
clinic|عيادة|عيادات
clock|ساعة|ساعات
closing|إتمام||u
closure|إغلاق||u
club|نادي|أندية|o
coach|مدرب|ون|h
cold|برد||u
collaboration|تعاون||u
collaborator|متعاون|ون|o
colleague|زميل|زملاء|h
collection|تحصيل||u
college|كلية|كليات
color|لون|ألوان
column|عمود|أعمدة
combination|مزيج|أمزجة
comfort|راحة||u
comment|تعليق|ات
commerce|تجارة||u
commercial|إعلان ~تجاري|إعلانات
commercialization|تسويق ~تجاري||u
commitment|التزام|ات
commodity|سلعة|سلع
community|مجتمع|ات
comparison|مقارنة|مقارنات
competence|كفاءة|كفاءات
competition|منافسة||u
completeness|اكتمال||u
completion|إنجاز||u
complex|مجمع|ات
complexity|تعقيد|ات
component|مكون|ات
composition|تركيب|ات
compound|مركب|ات
computation|حساب||u
computer|حاسوب|حواسيب
concept|مفهوم|مفاهيم
concern|شاغل|شواغل
conclusion|خاتمة|خواتيم
concurrence|موافقة
conduct|سلوك||u
conference|مؤتمر|ات
configuration|إعداد|ات
confirmation|تأكيد|ات
conflict|تعارض|ات
conformance|مطابقة||u
conformity|مطابقة||u
confusion|لبس||u
conjunction|اقتران||u
connection|صلة|صلات
connectivity|اتصال||u
consensus|توافق||u
consequence|نتيجة|نتائج
conservation|حفظ||u
consortium|ائتلاف|ات|o
constituent|مكون|ات
constraint|قيد|قيود
consultation|تشاور||u
consulting|استشارات|استشارات
consummation|إتمام||u
consumption|استهلاك||u
contact|جهة اتصال|جهات
container|حاوية|حاويات
contamination|تلوث||u
content|محتوى|محتويات
contents|محتويات|محتويات
contest|مسابقة|مسابقات
context|سياق|ات
contingency|طارئ|طوارئ
continuation|استمرار||u
continuity|استمرارية||u
contribution|مساهمة|مساهمات
control|سيطرة||u of=على
controls|ضوابط|ضوابط
controller|جهة تحكم|جهات
convenience|ملاءمة||u
conversion|تحويل||u
cooperation|تعاون||u
coordination|تنسيق||u
coordinator|منسق|ون|h
correction|تصحيح|ات
corrective action|إجراء ~تصحيحي|إجراءات
cosmetic|مستحضر تجميل|مستحضرات
country|دولة|دول
county|مقاطعة|مقاطعات
couple|زوج|أزواج
courier|شركة شحن|شركات
course|سياق|ات
cover|غطاء|أغطية
craft|حرفة|حرف
creation|إنشاء||u
creditworthiness|جدارة ~ائتمانية
crew|طاقم|طواقم
crisis|أزمة|أزمات
criterion|معيار|معايير
criteria|معايير|معايير
crop|محصول|محاصيل
cure|معالجة||u
customization|تخصيص||u
cut|خفض||u
cycle|دورة|دورات
danger|خطر|أخطار
data|بيانات|بيانات
data base|قاعدة بيانات|قواعد
database|قاعدة بيانات|قواعد
date|تاريخ|تواريخ
daughter|ابنة|بنات|h
day|يوم|أيام
deadline|موعد ~نهائي|مواعيد
deal|صفقة|صفقات
dealing|تعامل|ات
death|وفاة|وفيات
decrease|انخفاض|ات
deduction|حسم|حسومات
defect|عيب|عيوب
defense|دفاع|ات
defence|دفاع|ات
deficiency|نقص||u
degree|درجة|درجات
delay|تأخير|ات
deletion|حذف||u
deliverable|مخرج|ات
delinquency|تأخر||u
demonstration|عرض ~توضيحي|عروض
density|كثافة|كثافات
deployment|نشر||u
depreciation|استهلاك||u
derivative|مشتق|ات
description|وصف|أوصاف
design|تصميم|ات|m
designation|تعيين|ات
designer|مصمم|ون|h
desire|رغبة|رغبات
desk|مكتب|مكاتب
destination|وجهة|وجهات
destruction|إتلاف||u
detail|تفصيل|تفاصيل
detention|احتجاز||u
development|تطوير||u
device|جهاز|أجهزة
diagnosis|تشخيص||u
dialogue|حوار|ات
digit|رقم|أرقام
dignity|كرامة||u
diligence|عناية||u
dimension|بعد|أبعاد
diploma|دبلوم|ات
direction|توجيه|ات
directory|دليل|أدلة
disability|إعاقة|إعاقات
disaster|كارثة|كوارث
disbursement|صرف||u
disc|قرص|أقراص
disclaimer|إخلاء مسؤولية
discontinuance|وقف||u
discovery|اكتشاف|ات
discrepancy|تباين|ات
discretion|تقدير||u
discrimination|تمييز||u
discussion|مناقشة|مناقشات
disease|مرض|أمراض
disk|قرص|أقراص
dismissal|فصل||u
disorder|اضطراب|ات
dispatch|إرسال||u
display|عرض||u
disposal|تصرف|ات
disposition|تصرف|ات
disruption|تعطيل||u
dissemination|نشر||u
distance|مسافة|مسافات
distribution|توزيع||u
distress|حجز||u
district|منطقة|مناطق
disturbance|اضطراب|ات
diversity|تنوع||u
division|قسم|أقسام
doctor|طبيب|أطباء|h
domain|نطاق|ات
donation|تبرع|ات
door|باب|أبواب
dose|جرعة|جرعات
doubt|شك|شكوك
download|تنزيل|ات
downtime|فترة توقف|فترات
draft|مسودة|مسودات
drawing|رسم|رسومات
drink|مشروب|ات
driver|سائق|ون|h
drug|دواء|أدوية
duration|مدة|مدد
dwelling|مسكن|مساكن
ear|أذن|آذان|f
earthquake|زلزال|زلازل
ease|سهولة||u
east|شرق||u
economy|اقتصاد|ات
edge|حافة|حواف
edition|طبعة|طبعات
editor|محرر|ون|h
education|تعليم||u
effect|أثر|آثار
efficacy|فعالية||u
efficiency|كفاءة||u
effort|جهد|جهود
election|اختيار||u
electricity|كهرباء||u f
element|عنصر|عناصر
eligibility|أهلية||u
email|بريد ~إلكتروني|رسائل|m
e-mail|بريد ~إلكتروني|رسائل|m
emblem|شعار|ات
embodiment|تجسيد|ات
emergency|طارئ|طوارئ
employment|عمل||u
end|نهاية|نهايات
end of service award|مكافأة نهاية الخدمة|مكافآت
endeavor|مسعى|مساعي
endeavour|مسعى|مساعي
endorsement|تظهير|ات
energy|طاقة||u
engagement|ارتباط|ات
engine|محرك|ات
engineer|مهندس|ون|h
engineering|هندسة||u
enhancement|تحسين|ات
enjoyment|انتفاع||u
enquiry|استفسار|ات
entertainment|ترفيه||u
entitlement|استحقاق|ات
entirety|كامل||u
entrance|مدخل|مداخل
entrepreneur|رائد أعمال|رواد|h
entry|دخول||u
environment|بيئة|بيئات
epidemic|وباء|أوبئة
equality|مساواة||u
erection|تركيب||u
escalation|تصعيد||u
essence|جوهر||u
estimate|تقدير|ات
ethic|أخلاق|أخلاقيات
evaluation|تقييم|ات
event|حدث|أحداث
examination|فحص|فحوصات
example|مثال|أمثلة
excerpt|مقتطف|ات
excess|زيادة||u
exchange|تبادل||u
exchange rate|سعر صرف|أسعار
exclusivity|حصرية||u
excuse|عذر|أعذار
executive|مسؤول ~تنفيذي|مسؤولون|h
exercise|ممارسة||u
exhibition|معرض|معارض
existence|وجود||u
exit|خروج||u
expansion|توسع||u
expectation|توقع|ات
expenditure|إنفاق|نفقات
experience|خبرة|خبرات
experiment|تجربة|تجارب
expertise|خبرة|خبرات
explanation|شرح|شروح
exploitation|استغلال||u
exploration|استكشاف||u
explosion|انفجار|ات
export|تصدير|صادرات
exposure|تعرض||u
expression|تعبير|ات
extent|حد|حدود
extract|مستخرج|ات
eye|عين|أعين|f
face|وجه|أوجه
facility|مرفق|مرافق
facsimile|فاكس||u
fact|واقعة|وقائع
factor|عامل|عوامل
factory|مصنع|مصانع
fair|معرض|معارض
fairness|عدالة||u
faith|نية||u
family|أسرة|أسر
farm|مزرعة|مزارع
father|أب|آباء|h
favor|صالح||u
fax|فاكس||u
feasibility|جدوى||u f
feature|ميزة|ميزات
feedback|ملاحظات|ملاحظات
field|مجال|ات
figure|رقم|أرقام
file|ملف|ات
filing|إيداع|ات
film|فيلم|أفلام
finance|تمويل||u
financing|تمويل||u
financial statement|قائمة ~مالية|قوائم
finding|نتيجة|نتائج
fire|حريق|حرائق
fitness|ملاءمة||u
fleet|أسطول|أساطيل
flexibility|مرونة||u
flight|رحلة ~جوية|رحلات
flood|فيضان|ات
floor|طابق|طوابق
flow|تدفق|ات
food|غذاء|أغذية
foot|قدم|أقدام|f
forbearance|إمهال||u
force|قوة|قوى
forecast|توقع|ات
form|نموذج|نماذج
formality|إجراء ~شكلي|إجراءات
format|صيغة|صيغ
formation|تكوين||u
formula|معادلة|معادلات
formulation|تركيبة|تركيبات
forum|محفل|محافل
foundation|مؤسسة|مؤسسات|o
founder|مؤسس|ون|h
fraction|كسر|كسور
frame|إطار|أطر
framework|إطار|أطر
freedom|حرية|حريات
freight|شحن||u
frequency|تكرار||u
friend|صديق|أصدقاء|h
fruit|ثمرة|ثمار
fuel|وقود||u
fulfillment|وفاء||u of=بـ
function|وظيفة|وظائف
functionality|وظيفة|وظائف
furniture|أثاث||u
furtherance|تعزيز||u
future|مستقبل||u
gain|كسب|مكاسب
game|لعبة|ألعاب
gap|فجوة|فجوات
gas|غاز|ات
gateway|بوابة|بوابات
gender|جنس|أجناس
gene|جين|ات
generality|عموم||u
generation|جيل|أجيال
gift|هدية|هدايا
goal|هدف|أهداف
good|سلعة|سلع
governance|حوكمة||u
governor|محافظ|ون|h
grade|درجة|درجات
grant|منح||u
graphic|رسم|رسومات
ground|سبب|أسباب
group|مجموعة|مجموعات|o
growth|نمو||u
guard|حارس|حراس|h
guest|ضيف|ضيوف|h
guidance|إرشاد|ات
guide|دليل|أدلة
half|نصف|أنصاف
hand|يد|أيد|f
handbook|دليل|أدلة
handling|مناولة||u
hardship|مشقة||u
hardware|أجهزة|أجهزة
harmony|انسجام||u
hazard|خطر|مخاطر
head|رئيس|رؤساء|h
headquarters|مقر ~رئيسي|مقار
health|صحة||u
healthcare|رعاية ~صحية||u
heat|حرارة||u
height|ارتفاع|ات
help|مساعدة|مساعدات
history|تاريخ||u
holding|ملكية|ملكيات
holiday|عطلة|عطلات
home|منزل|منازل
honor|شرف||u
hospital|مستشفى|مستشفيات|m
hospitality|ضيافة||u
hospitalization|تنويم||u
host|مضيف|ون|o
hosting|استضافة||u
hotel|فندق|فنادق
hour|ساعة|ساعات
house|منزل|منازل
household|أسرة|أسر
housing|سكن||u
human|إنسان|بشر|h
human resources|موارد ~بشرية|موارد
husband|زوج|أزواج|h
idea|فكرة|أفكار
identification|تحديد||u
identifier|معرف|ات
identity|هوية|هويات
illness|مرض|أمراض
image|صورة|صور
impact|أثر|آثار
impairment|إضعاف||u
implementation|تنفيذ||u
implication|أثر|آثار
import|استيراد|واردات
importance|أهمية||u
importer|مستورد|ون|o
impossibility|استحالة||u
improvement|تحسين|ات
incapacity|عجز||u
incentive|حافز|حوافز
inception|بداية||u
inch|بوصة|بوصات
incident|حادث|حوادث
inclusion|إدراج||u
inconvenience|إزعاج||u
incorporation|تأسيس||u
increase|زيادة|زيادات
increment|علاوة|علاوات
independence|استقلال||u
index|مؤشر|ات
indication|دلالة|دلالات
inducement|حافز|حوافز
industry|صناعة|صناعات
inflation|تضخم||u
influence|تأثير|ات
information|معلومات|معلومات
infrastructure|بنية ~تحتية||u
ingredient|مكون|ات
inheritance|إرث||u
initiation|بدء||u
initiative|مبادرة|مبادرات
innovation|ابتكار|ات
input|مدخل|ات
inquiry|استفسار|ات
inspector|مفتش|ون|h
installation|تركيب|ات
instance|حالة|حالات
institute|معهد|معاهد|o
institution|مؤسسة|مؤسسات|o
instruction|تعليمات|تعليمات
integration|تكامل||u
integrity|سلامة||u
intent|نية|نوايا
intention|نية|نوايا
interaction|تفاعل|ات
interface|واجهة|واجهات
interference|تدخل|ات
interruption|انقطاع|ات
interval|فترة|فترات
intervention|تدخل|ات
interview|مقابلة|مقابلات
introduction|مقدمة|مقدمات
inventory|مخزون|ات
investigation|تحقيق|ات
investment|استثمار|ات
investigator|محقق|ون|h
invitation|دعوة|دعوات
issuance|إصدار||u
issue|مسألة|مسائل
item|بند|بنود
itinerary|مسار رحلة|مسارات
job|وظيفة|وظائف
joinder|ضم||u
journal|مجلة|مجلات
journey|رحلة|رحلات
justice|عدالة||u
justification|مبرر|ات
key|مفتاح|مفاتيح
kind|نوع|أنواع
kit|طقم|أطقم
knowledge|علم||u
label|ملصق|ات
labeling|توسيم||u
labor|عمل||u
labour|عمل||u
laboratory|مختبر|ات
lack|انعدام||u
language|لغة|لغات
lapse|سقوط||u
laundering|غسل||u
layout|مخطط|ات
lead|قيادة||u
leader|قائد|قادة|h
leadership|قيادة|قيادات
leave|إجازة|إجازات
leg|ساق|سيقان|f
legislature|سلطة ~تشريعية|سلطات
length|طول|أطوال
level|مستوى|مستويات|m
library|مكتبة|مكتبات
lieu|بدل||u
life|حياة||u f
life cycle|دورة حياة|دورات
lifetime|عمر|أعمار
light|ضوء|أضواء
limit|حد|حدود
line|خط|خطوط
link|رابط|روابط
liquid|سائل|سوائل
liquidity|سيولة||u
list|قائمة|قوائم
listing|قائمة|قوائم
literature|مطبوعات|مطبوعات
living|معيشة||u
load|حمولة|حمولات
loading|تحميل||u
location|موقع|مواقع
lodging|إقامة||u
lot|دفعة|دفعات
loyalty|ولاء||u
lump sum|مبلغ ~مقطوع|مبالغ
machine|آلة|آلات
magazine|مجلة|مجلات
mail|بريد||u
mailing|إرسال _بالبريد
maintenance|صيانة||u
majority|أغلبية||u
making|إجراء||u
man|رجل|رجال|h
management|إدارة|إدارات
manager|مدير|ون|h
mandate|تفويض|ات
manner|طريقة|طرق
manual|دليل|أدلة
manufacturing|تصنيع||u
manufacture|تصنيع||u
map|خريطة|خرائط
margin|هامش|هوامش
market|سوق|أسواق|f
marketer|مسوق|ون|o
marketing|تسويق||u
marketplace|سوق|أسواق|f
marriage|زواج||u
mass|كتلة|كتل
master|رئيس|رؤساء
match|مطابقة
matter|مسألة|مسائل
maturity|استحقاق||u
maximum|حد ~أقصى|حدود
meal|وجبة|وجبات
means|وسيلة|وسائل
measure|تدبير|تدابير
measurement|قياس|ات
mechanism|آلية|آليات
media|وسائل الإعلام|وسائل
medication|دواء|أدوية
medicine|دواء|أدوية
medium|وسيط|وسائط
meeting|اجتماع|ات
membership|عضوية|عضويات
memorandum|مذكرة|مذكرات
memorandum of understanding|مذكرة تفاهم|مذكرات
memory|ذاكرة
merchandise|بضائع|بضائع
merchantability|صلاحية _للتجارة||u
merit|أساس ~موضوعي|أسس
message|رسالة|رسائل
metal|معدن|معادن
meter|متر|أمتار
method|طريقة|طرق
methodology|منهجية|منهجيات
mile|ميل|أميال
milestone|مرحلة إنجاز|مراحل
mind|ذهن|أذهان
mine|منجم|مناجم
mineral|معدن|معادن
minimum|حد ~أدنى|حدود
minor|قاصر|قصر|h
minority|أقلية|أقليات
minute|دقيقة|دقائق
minutes|محضر|محاضر
mission|مهمة|مهام
mixture|خليط|أخلاط
mobile|هاتف ~محمول|هواتف
mobility|تنقل||u
mode|وضع|أوضاع
model|نموذج|نماذج
module|وحدة|وحدات
molecule|جزيء|ات
moment|لحظة|لحظات
month|شهر|أشهر
mother|أم|أمهات|h f
motor|محرك|ات
movement|حركة|حركات
movie|فيلم|أفلام
municipality|بلدية|بلديات|o
music|موسيقى||u f
name|اسم|أسماء
nation|أمة|أمم
national|مواطن|ون|h
nationality|جنسية|جنسيات
nature|طبيعة||u
necessity|ضرورة|ضرورات
need|حاجة|حاجات
negotiation|مفاوضة|مفاوضات
network|شبكة|شبكات
news|أخبار|أخبار
newspaper|صحيفة|صحف
night|ليل|ليال
noise|ضوضاء||u f
nomination|ترشيح|ات
norm|قاعدة|قواعد
north|شمال||u
note|ملاحظة|ملاحظات
number|رقم|أرقام
nurse|ممرض|ون|h
object|غرض|أغراض
objection|اعتراض|ات
objective|هدف|أهداف
observation|ملاحظة|ملاحظات
obstacle|عائق|عوائق
occasion|مناسبة|مناسبات
occupancy|إشغال||u
occupation|مهنة|مهن
occurrence|حادث|حوادث
offering|طرح|طروحات
offset|مقاصة
oil|نفط||u
one-half|نصف
onset|بداية||u
opening|افتتاح||u
operation|عملية|عمليات
opinion|رأي|آراء
opportunity|فرصة|فرص
opposition|معارضة
option|خيار|ات
organization|منظمة|منظمات|o
orientation|توجيه
origin|منشأ||u
outage|انقطاع|ات
outcome|نتيجة|نتائج
outlet|منفذ|منافذ
output|مخرج|ات
overhead|نفقات ~عامة|نفقات
oversight|إشراف||u
pack|عبوة|عبوات
package|حزمة|حزم
packaging|تغليف||u
packing|تعبئة||u
page|صفحة|صفحات
pandemic|جائحة|جوائح
panel|هيئة|هيئات|o
paper|ورقة|أوراق
paragraph|فقرة|فقرات
parameter|معلمة|معلمات
parking|موقف سيارات|مواقف
part|جزء|أجزاء|of=من
participation|مشاركة|مشاركات
parts|قطع غيار|قطع
passage|مرور||u
passenger|راكب|ركاب|h
passport|جواز سفر|جوازات
password|كلمة مرور|كلمات
past|ماضي||u
patient|مريض|مرضى|h
pattern|نمط|أنماط
pay|أجر||u
payee|مستفيد|ون|o
payer|دافع|ون|o
payroll|كشف رواتب|كشوف
peace|سلام||u
people|أشخاص|أشخاص|h
percent|بالمئة||u
perfection|إتمام
performer|مؤد|مؤدون|h
peril|خطر|أخطار
period|مدة|مدد
permissible|جائز
perquisite|ميزة|ميزات
personnel|موظفون|موظفون|h
perspective|منظور
phase|مرحلة|مراحل
phone|هاتف|هواتف
photograph|صورة ~فوتوغرافية|صور
phrase|عبارة|عبارات
physician|طبيب|أطباء|h
picture|صورة|صور
piece|قطعة|قطع
pipeline|خط أنابيب|خطوط
place|مكان|أماكن
placement|وضع||u
plan|خطة|خطط
plant|مصنع|مصانع
platform|منصة|منصات
player|لاعب|ون|h
pleasure|سرور
plenty|وفرة
point|نقطة|نقاط
pool|مجمع|ات
population|سكان|سكان
port|ميناء|موانئ|m
portal|بوابة|بوابات
portfolio|محفظة|محافظ
portion|جزء|أجزاء|of=من
position|منصب|مناصب
possibility|إمكانية|إمكانيات
post|بريد||u
postage|أجرة بريد|أجور
practice|ممارسة|ممارسات
precaution|احتياط|ات
precedence|أولوية||u
precedent|سابقة|سوابق
preference|أفضلية|أفضليات
pregnancy|حمل||u
prejudice|إخلال||u
preparation|إعداد||u
prescription|وصفة ~طبية|وصفات
presence|حضور||u
present|حاضر||u
presentation|عرض|عروض
preservation|حفظ||u
president|رئيس|رؤساء|h
press|صحافة||u
press release|بيان ~صحفي|بيانات
pressure|ضغط|ضغوط
presumption|قرينة|قرائن
prevention|منع||u
pricing|تسعير||u
principle|مبدأ|مبادئ
print|طباعة
priority|أولوية|أولويات
prison|سجن|سجون
probability|احتمال|ات
probation|تجربة||u
probation period|فترة تجربة|فترات
probationary period|فترة تجربة|فترات
problem|مشكلة|مشكلات
processing|معالجة||u
processor|جهة معالجة|جهات|o
procurement|مشتريات|مشتريات
production|إنتاج||u
productivity|إنتاجية||u
profession|مهنة|مهن
professional|مهني|ون|h
profitability|ربحية||u
program|برنامج|برامج
programme|برنامج|برامج
programming|برمجة||u
progress|تقدم||u
project|مشروع|مشاريع
projection|توقع|ات
promotion|ترويج||u
promulgation|إصدار||u
proportion|نسبة|نسب
prospect|عميل ~محتمل|عملاء
prospectus|نشرة إصدار|نشرات
protection|حماية||u of=
prototype|نموذج ~أولي|نماذج
province|منطقة|مناطق
proxy|وكيل|وكلاء|o
publication|نشر||u
publicity|دعاية||u
purpose|غرض|أغراض
pursuit|سعي
qualification|مؤهل|ات
quality|جودة||u
quality control|مراقبة جودة||u
quality assurance|ضمان جودة||u
quantity|كمية|كميات
quarry|محجر|محاجر
quarter|ربع سنة|أرباع
question|سؤال|أسئلة
quorum|نصاب||u
quota|حصة|حصص
race|سباق|ات
radio|إذاعة|إذاعات
rail|سكة ~حديدية|سكك
railway|سكة ~حديدية|سكك
range|نطاق|ات
ranking|ترتيب|ات
rating|تصنيف|ات
ratio|نسبة|نسب
reaction|رد فعل|ردود
readiness|جاهزية||u
reason|سبب|أسباب
reasonableness|معقولية||u
recall|استدعاء|ات
receivable|ذمة ~مدينة|ذمم
recognition|اعتراف||u
recommendation|توصية|توصيات
reconciliation|تسوية|تسويات
recording|تسجيل|ات
recourse|رجوع||u
recovery|استرداد||u
recruitment|توظيف||u
redemption|استرداد||u
reduction|تخفيض|ات
reference|إشارة|إشارات
referral|إحالة|إحالات
refinery|مصفاة|مصاف
reflection|انعكاس|ات
refusal|رفض||u
region|منطقة|مناطق
regime|نظام|أنظمة
registrar|مسجل|ون|o
registry|سجل|ات
regulator|جهة ~تنظيمية|جهات|o
reimbursement|تعويض||u
relation|علاقة|علاقات
relationship|علاقة|علاقات
relative|قريب|أقارب|h
reliability|موثوقية||u
reliance|اعتماد||u of=على
relocation|نقل||u
remainder|باقي||u
remediation|معالجة||u
remittance|تحويل|ات
remote|بعد
removal|إزالة||u
rental|إيجار|ات
repair|إصلاح|ات
repayment|سداد||u
repeal|إلغاء
repetition|تكرار||u
replacement|استبدال||u
reply|رد|ردود
reporting|إعداد تقارير||u
repossession|استرداد حيازة
reproduction|نسخ||u
research|بحث|أبحاث
research and development|بحث _وتطوير||u
reservation|تحفظ|ات
reserve|احتياطي|ات
residence|إقامة||u
resident|مقيم|ون|h
residue|بقية
resignation|استقالة|استقالات
resistance|مقاومة
resource|مورد|موارد
respect|شأن||u
respondent|مدعى _عليه|مدعى|o
response|رد|ردود
rest|باقي||u
rest period|فترة راحة|فترات
restaurant|مطعم|مطاعم
restructuring|إعادة هيكلة||u
result|نتيجة|نتائج
retail|تجزئة||u
retention|احتفاظ||u of=بـ
retirement|تقاعد||u
return|إعادة||u
reversal|عكس
reversion|عودة
review|مراجعة|مراجعات
revision|تعديل|ات
revival|إحياء
revocation|إلغاء||u
revolution|ثورة|ثورات
reward|مكافأة|مكافآت
rider|ملحق|ملاحق
riot|شغب||u
rise|ارتفاع|ات
risk|مخاطرة|مخاطر
road|طريق|طرق
role|دور|أدوار
roof|سطح|أسطح
room|غرفة|غرف
route|طريق|طرق
routine|روتين
row|صف|صفوف
run|تشغيل
safeguard|ضمانة|ضمانات
safety|سلامة||u
sales|مبيعات|مبيعات
sample|عينة|عينات
satellite|قمر ~صناعي|أقمار
satisfaction|رضا||u
saving|وفر|وفورات
scale|نطاق|ات
schedule|جدول|جداول
scheme|نظام|أنظمة
school|مدرسة|مدارس
science|علم|علوم
scientist|عالم|علماء|h
scope|نطاق|ات
screen|شاشة|شاشات
screening|فحص
script|نص|نصوص
sea|بحر|بحار
search|بحث||u
season|موسم|مواسم
seat|مقر|مقار
secretary|أمين سر|أمناء|h
sector|قطاع|ات
security|ضمان|ات
securities|أوراق ~مالية|أوراق
segment|قطاع|ات
selection|اختيار||u
self|ذات||f
self-employment|عمل ~حر
sense|معنى|معاني
separation|انفصال||u
sequence|تسلسل|ات
series|سلسلة|سلاسل
server|خادم|خوادم
session|جلسة|جلسات
set|مجموعة|مجموعات
set-off|مقاصة||u
setoff|مقاصة||u
setting|إعداد|ات
severance|فصل
severity|شدة||u
sex|جنس
shape|شكل|أشكال
sheet|صحيفة|صحائف
shelf|رف|رفوف
shift|وردية|ورديات
ship|سفينة|سفن
shipping|شحن||u
shop|متجر|متاجر
shortage|نقص||u
shortfall|عجز||u
show|عرض|عروض
sickness|مرض|أمراض
side|جانب|جوانب
sight|اطلاع
sign|علامة|علامات
signage|لوحات ~إرشادية|لوحات
signal|إشارة|إشارات
significance|أهمية
similarity|تشابه
sister|أخت|أخوات|h f
site|موقع|مواقع
situation|وضع|أوضاع
size|حجم|أحجام
skill|مهارة|مهارات
society|مجتمع|ات
software|برنامج ~حاسوبي|برامج
solicitation|استقطاب||u
solution|حل|حلول
solvency|ملاءة||u
son|ابن|أبناء|h
song|أغنية|أغان
sort|نوع|أنواع
sound|صوت|أصوات
source|مصدر|مصادر
source code|شفرة ~مصدرية|شفرات
south|جنوب||u
space|مساحة|مساحات
specialist|أخصائي|ون|h
specification|مواصفة|مواصفات
specimen|عينة|عينات
speech|خطاب|ات
speed|سرعة|سرعات
sponsorship|رعاية||u
sport|رياضة|رياضات
spouse|زوج|أزواج|h
stability|استقرار||u
staff|موظفون|موظفون|h
stage|مرحلة|مراحل
stamp|ختم|أختام
standing|وضع ~قانوني
start|بداية|بدايات
startup|بدء تشغيل
statistic|إحصاء|إحصاءات
statistics|إحصاءات|إحصاءات
status|وضع|أوضاع
steel|فولاذ||u
step|خطوة|خطوات
storage|تخزين||u
store|متجر|متاجر
storm|عاصفة|عواصف
story|قصة|قصص
strategy|استراتيجية|استراتيجيات
stream|تدفق|ات
street|شارع|شوارع
strength|قوة
strike|إضراب|ات
structure|هيكل|هياكل
student|طالب|طلاب|h
studio|استوديو|استوديوهات
study|دراسة|دراسات
style|أسلوب|أساليب
sub-licensee|مرخص _له _من _الباطن|مرخص|o
subcontracting|تعاقد _من _الباطن||u
subject|موضوع|موضوعات
subject matter|موضوع|موضوعات
sublicensing|ترخيص _من _الباطن
submission|تقديم||u
subscription|اشتراك|ات
subsistence|معيشة
substance|مادة|مواد
substitute|بديل|بدائل
substitution|استبدال||u
success|نجاح||u
succession|خلافة
suffering|معاناة
sufficiency|كفاية||u
suggestion|اقتراح|ات
suitability|ملاءمة||u
summary|ملخص|ات
summons|استدعاء
supervision|إشراف||u of=على
supervisor|مشرف|ون|h
supply|توريد|توريدات
support|دعم||u
support service|خدمة دعم|خدمات
surcharge|رسم ~إضافي|رسوم
surface|سطح|أسطح
surgery|جراحة|جراحات
surname|اسم عائلة
surplus|فائض|فوائض
surrender|تسليم
survey|مسح||u
symbol|رمز|رموز
syndicate|اتحاد ~مالي
synergy|تآزر
system|نظام|أنظمة
table|جدول|جداول
talent|موهبة|مواهب
tank|خزان|ات
target|هدف|أهداف
task|مهمة|مهام
taxation|ضرائب|ضرائب
teacher|معلم|ون|h
team|فريق|فرق
technician|فني|ون|h
technique|تقنية|تقنيات
technology|تقنية|تقنيات
telecommunication|اتصال|ات
telephone|هاتف|هواتف
television|تلفزيون||u
temperature|درجة حرارة|درجات
tenancy|إيجار
tenure|مدة خدمة
terminal|محطة|محطات
territory|إقليم|أقاليم
terrorism|إرهاب||u
tester|مختبر
testing|اختبار|ات
text|نص|نصوص
theater|مسرح|مسارح
theatre|مسرح|مسارح
theory|نظرية|نظريات
therapy|علاج|ات
thing|شيء|أشياء
threat|تهديد|ات
threshold|حد|حدود
ticket|تذكرة|تذاكر
tier|مستوى|مستويات
time|وقت|أوقات
time period|مدة ~زمنية|مدد
timeline|جدول ~زمني|جداول
timetable|جدول ~زمني|جداول
tool|أداة|أدوات
tooling|أدوات تصنيع
top|أعلى||u
topic|موضوع|موضوعات
total|إجمالي||u
tour|جولة|جولات
tournament|بطولة|بطولات
tower|برج|أبراج
town|بلدة|بلدات
track|مسار|ات
trade|تجارة||u
trade union|نقابة ~عمالية|نقابات
trading|تداول||u
tradition|تقليد|تقاليد
traffic|حركة مرور||u
train|قطار|ات
trainee|متدرب|ون|h
trainer|مدرب|ون|h
training|تدريب||u
tranche|شريحة|شرائح
transaction|معاملة|معاملات
transit|عبور
transition|انتقال||u
translation|ترجمة|ترجمات
translator|مترجم|ون|h
transmission|إرسال||u
transport|نقل||u
transportation|نقل||u
travel|سفر||u
treasury|خزينة||u
treatment|معاملة||u
tree|شجرة|أشجار
trend|اتجاه|ات
trip|رحلة|رحلات
trouble|مشكلة
truck|شاحنة|شاحنات
truth|حقيقة|حقائق
turnover|حجم أعمال
type|نوع|أنواع
uncertainty|عدم يقين
understanding|تفاهم|ات
underwriting|تغطية||u
union|اتحاد|ات|o
unit|وحدة|وحدات
unity|وحدة
universe|عالم
university|جامعة|جامعات|o
update|تحديث|ات
upgrade|ترقية|ترقيات
usage|استخدام|ات
use|استخدام|ات
utility|مرفق|مرافق
utilization|استغلال||u
vacation|إجازة|إجازات
valuation|تقييم|ات
vacancy|شاغر|شواغر
variance|تباين
variation|تغيير|ات
variety|تنوع||u
vehicle|مركبة|مركبات
verification|تحقق||u of=من
version|إصدار|ات
vessel|سفينة|سفن
vest|سترة
vice president|نائب رئيس|نواب|h
chief executive officer|رئيس ~تنفيذي|رؤساء|h
chief financial officer|مدير ~مالي|مديرون|h
chief operating officer|رئيس عمليات|رؤساء|h
general manager|مدير ~عام|مديرون|h
managing director|عضو ~منتدب|أعضاء|h
video|فيديو|فيديوهات
view|نظر||u
violence|عنف||u
virtue|مقتضى||u
virus|فيروس|ات
visa|تأشيرة|تأشيرات
visit|زيارة|زيارات
visitor|زائر|زوار|h
voice|صوت|أصوات
volume|حجم|أحجام
volunteer|متطوع|ون|h
vote|صوت|أصوات
voting|تصويت
voucher|قسيمة|قسائم
voyage|رحلة ~بحرية|رحلات
wall|جدار|جدران
war|حرب|حروب|f
warning|إنذار|ات
warrant|أمر|أوامر
waste|نفايات|نفايات
water|مياه||u f
way|طريقة|طرق
weapon|سلاح|أسلحة
wear and tear|بلى _واستهلاك
weather|طقس
web|ويب
web page|صفحة إلكترونية|صفحات
web site|موقع ~إلكتروني|مواقع
website|موقع ~إلكتروني|مواقع
week|أسبوع|أسابيع
weight|وزن|أوزان
welfare|رفاهية
well|بئر|آبار|f
west|غرب||u
whole|كل||u
width|عرض
wife|زوجة|زوجات|h
will|إرادة||u
willingness|استعداد||u to=لـ
wind|ريح|رياح|f
window|نافذة|نوافذ
wire|سلك|أسلاك
wish|رغبة|رغبات
withdrawal|سحب||u
withholding|استقطاع||u
woman|امرأة|نساء|h f
word|كلمة|كلمات
work product|نتاج عمل|نتاج
worker|عامل|عمال|o
working|عمل||u
working hours|ساعات عمل|ساعات
workforce|قوة ~عاملة|قوى
workman|عامل|عمال|h
workmanship|مصنعية||u
workplace|مكان عمل|أماكن
workshop|ورشة عمل|ورش
world|عالم||u
writing|كتابة|كتابات
year|سنة|سنوات
youth|شباب
zone|منطقة|مناطق
accused|متهم|ون|h
babysitter|مربية|مربيات|h
nursery|حضانة|حضانات
child care|رعاية أطفال
employees|موظفين|موظفون|h
one-third|ثلث
two-thirds|ثلثا
third|ثلث|أثلاث
infirmity|عجز
prayer|صلاة||u
gazette|جريدة|جرائد
official gazette|الجريدة ~الرسمية||
labor office|مكتب عمل|مكاتب
labor law|نظام العمل||
work contract|عقد عمل|عقود
employment contract|عقد عمل|عقود
employment agreement|عقد عمل|عقود
work organization regulation|لائحة تنظيم العمل|لوائح
work injury|إصابة عمل|إصابات
official holiday|عطلة ~رسمية|عطلات
public holiday|عطلة ~رسمية|عطلات
annual leave|إجازة ~سنوية|إجازات
annual vacation|إجازة ~سنوية|إجازات
sick leave|إجازة ~مرضية|إجازات
maternity leave|إجازة وضع|إجازات
social insurance|تأمينات ~اجتماعية|تأمينات
vocational|مهني
actual wage|أجر ~فعلي|أجور
basic wage|أجر ~أساسي|أجور
minimum wage|حد _أدنى _للأجور
penal|جزائي
subsection|فقرة ~فرعية|فقرات
same|ذات||u f
latter|أخير||u
former|أول||u
undersigned|موقع _أدناه|موقعون|h
deceased|متوفى|متوفون|h
indication|مؤشر|ات
antibody|جسم ~مضاد|أجسام
assay|فحص|فحوصات
sublease|إيجار _من _الباطن
trial|تجربة|تجارب
clinical trial|تجربة ~سريرية|تجارب
audio|صوت
telecom|اتصالات|اتصالات
telecommunications|اتصالات|اتصالات
co-branding|علامة ~مشتركة
shelf life|مدة صلاحية
wholesale|جملة||u
takeover|استحواذ
sublicense|ترخيص _من _الباطن|تراخيص
offerings|عروض|عروض
firewall|جدار ~حماية
dealership|وكالة|وكالات
licensing|ترخيص||u
handover|تسليم||u
lockout|إغلاق|ات
embargo|حظر|
sabotage|تخريب||u
vandalism|تخريب||u
civil commotion|اضطراب ~مدني|اضطرابات
civil unrest|اضطراب ~مدني|اضطرابات
hostility|عمل ~عدائي|أعمال
quarantine|حجر ~صحي||u
plague|وباء|أوبئة
drought|جفاف||u
hurricane|إعصار|أعاصير
rebellion|تمرد||u
insurrection|تمرد||u
invasion|غزو||u
casualty|حادث|حوادث
landlord|مؤجر|ون|o
offence|مخالفة|مخالفات
saudi arabia|المملكة _العربية _السعودية||p f
kingdom of saudi arabia|المملكة _العربية _السعودية||p f
kingdom|المملكة||p f
united states|الولايات _المتحدة||p f
united states of america|الولايات _المتحدة _الأمريكية||p f
u.s.|الولايات _المتحدة||p f
united kingdom|المملكة _المتحدة||p f
united arab emirates|الإمارات _العربية _المتحدة||p f
english|الإنجليزية||p f
arabic|العربية||p f
english language|اللغة _الإنجليزية||p f
arabic language|اللغة _العربية||p f
riyadh|الرياض||p f
jeddah|جدة||p f
dammam|الدمام||p f
dubai|دبي||p f
new york|نيويورك||p f
secretary of state of the state of delaware|أمين سر _ولاية _ديلاوير||p h
state of texas|ولاية _تكساس||p f
state of georgia|ولاية _جورجيا||p f
state of florida|ولاية _فلوريدا||p f
state of new york|ولاية _نيويورك||p f
state of delaware|ولاية _ديلاوير||p f
state of california|ولاية _كاليفورنيا||p f
delaware|ديلاوير||p f
california|كاليفورنيا||p f
texas|تكساس||p f
florida|فلوريدا||p f
nevada|نيفادا||p f
illinois|إلينوي||p f
massachusetts|ماساتشوستس||p f
new jersey|نيوجيرسي||p f
washington|واشنطن||p f
london|لندن||p f
china|الصين||p f
hong kong|هونغ _كونغ||p f
singapore|سنغافورة||p f
canada|كندا||p f
japan|اليابان||p f
germany|ألمانيا||p f
france|فرنسا||p f
india|الهند||p f
israel|إسرائيل||p f
korea|كوريا||p f
mexico|المكسيك||p f
europe|أوروبا||p f
european union|الاتحاد _الأوروبي||p 
egypt|مصر||p f
kuwait|الكويت||p f
bahrain|البحرين||p f
qatar|قطر||p f
oman|عُمان||p f
jordan|الأردن||p 
internet|الإنترنت||p m
foregoing|ما _تقدم||p 
launch|إطلاق||u
outsourcing|تعهيد||u
branding|علامة ~تجارية
suite|جناح|أجنحة
impression|انطباع|ات
menu|قائمة|قوائم
vitamin|فيتامين|ات
league|رابطة|روابط|o
fixture|تركيبة|تركيبات
ceo|رئيس ~تنفيذي|رؤساء|h
cfo|مدير ~مالي|مديرون|h
official|مسؤول|ون|h
profile|ملف ~تعريفي|ملفات
recipe|وصفة|وصفات
nutrition|تغذية||u
beverage|مشروب|ات
tariff|تعرفة|تعرفات
stadium|ملعب|ملاعب
tv|تلفزيون
shopping|تسوق||u
appliance|جهاز|أجهزة
monies|أموال|أموال
asterisk|نجمة|نجوم
non-competition|عدم منافسة||u
defaulter|مخل|ون|o
legend|مفتاح ~الرموز
buffer|احتياطي
skin|جلد
seminar|ندوة|ندوات
rotation|تناوب||u
liquor|كحول||u
timing|توقيت||u
interior|داخل
addressee|مرسل _إليه|مرسل|o
radius|نطاق|ات
feel|طابع||u
look|مظهر|مظاهر
synchronization|مزامنة||u
finder|وسيط|وسطاء|h
monday|يوم _الإثنين||p
tuesday|يوم _الثلاثاء||p
wednesday|يوم _الأربعاء||p
thursday|يوم _الخميس||p
friday|يوم _الجمعة||p
saturday|يوم _السبت||p
sunday|يوم _الأحد||p
distributorship|توزيع||u
trailer|مقطورة|مقطورات
vice-president|نائب رئيس|نواب|h
blend|مزيج|أمزجة
bookkeeping|مسك دفاتر||u
certainty|يقين||u
duplication|نسخ||u
decor|ديكور
stationery|قرطاسية||u
non-renewal|عدم تجديد||u
uniformity|توحيد||u
disapproval|عدم موافقة||u
sanitation|صرف ~صحي
subtotal|مجموع ~فرعي
pager|جهاز نداء|أجهزة
messaging|مراسلة||u
keyword|كلمة ~مفتاحية|كلمات
football|كرة قدم
transmittal|إرسال||u
mix|مزيج
venturer|شريك|شركاء|o
implication|دلالة ~ضمنية|دلالات
estoppel|إغلاق ~حجة
valve|صمام|ات
surveillance|مراقبة||u
sovereignty|سيادة||u
entity type|نوع كيان
cooking|طهي||u
encoding|ترميز||u
gathering|تجميع||u
annum|سنة|سنوات
logistics|خدمات ~لوجستية|خدمات
kilogram|كيلوغرام|كيلوغرامات
kilometer|كيلومتر|كيلومترات
liter|لتر|لترات
hundred|مائة|مئات
indenture|عقد سندات|عقود
debenture|سند دين|سندات
unloading|تفريغ||u
servicing|خدمة||u
overtime|عمل ~إضافي||u
programmer|مبرمج|ون|h
appendices|ملحق|ملاحق
ton|طن|أطنان
tonne|طن|أطنان
declaration|إقرار|ات
learning|تعلم||u
furnishing|تأثيث||u
observance|تقيد||u of=بـ to=بـ
children|طفل|أطفال|h
sibling|أخ _أو _أخت|إخوة
ascendant|أصل|أصول
descendant|فرع|فروع
validation|تحقق||u of=من
authorship|تأليف||u
noncompliance|عدم التزام||u of=بـ to=بـ with=بـ
calamity|كارثة|كوارث
capitalization|رسملة||u
scenario|سيناريو|سيناريوهات
inaction|امتناع _عن _التصرف||u
instrumentality|جهة ~تابعة|جهات
dossier|ملف|ملفات
station|محطة|محطات
sediment|رواسب|رواسب|f
impurity|شائبة|شوائب
cardholder|حامل بطاقة|حملة|h
lock|قفل|أقفال
subdivision|تقسيم ~فرعي|تقسيمات
leak|تسرب|ات
intermediary|وسيط|وسطاء|h
authentication|مصادقة||u of=على
salt|ملح|أملاح
deceit|تدليس||u
refrigeration|تبريد||u
cooling|تبريد||u
prescriber|طبيب ~واصف|أطباء|h
analytics|تحليلات||f
lamp|مصباح|مصابيح
drain|مصرف ~صحي|مصارف
letting|تأجير||u
charity|جهة ~خيرية|جهات
detergent|منظف|ات
disinfectant|مطهر|ات
dialysis|غسيل كلى||u
coupon|قسيمة|قسائم
imposition|فرض||u
differential|فرق|فروق
calibration|معايرة||u
blood|دم|دماء
formulae|صيغة|صيغ
tablet|قرص|أقراص
foreclosure|تنفيذ _على _الرهن||u
continuance|استمرار||u
networking|تشبيك||u
fermentation|تخمير||u
importation|استيراد||u
depositor|مودع|ون|h
executor|منفذ وصية|منفذو|h
timeframe|إطار ~زمني|أطر
time frame|إطار ~زمني|أطر
credentials|بيانات دخول||f
scrap|خردة||u
inconsistency|تعارض|ات
imitation|تقليد||u
tobacco|تبغ||u
denomination|فئة|فئات
consultancy|استشارة|استشارات
enemy|عدو|أعداء
newsletter|نشرة ~إخبارية|نشرات
optimization|تحسين||u
nonperformance|عدم تنفيذ||u
unemployment|بطالة||u
stabilization|تثبيت||u
tag|وسم|وسوم
advertiser|معلن|ون|h
accountability|مساءلة||u
chart|مخطط ~بياني|مخططات
unavailability|عدم توفر||u
grace|إمهال||u
enactment|سن||u
slogan|شعار|شعارات
photocopy|نسخة ~مصورة|نسخ
query|استفسار|ات
positioning|تموضع||u
tape|شريط|أشرطة
lab|مختبر|مختبرات
feedstock|مادة _لقيم|مواد
neglect|إهمال||u
recapitalization|إعادة رسملة||u
injection|حقن||u
affiliation|انتماء|ات
diversion|تحويل||u
detection|كشف||u of=عن
alert|تنبيه|ات
seizure|حجز|حجوزات
circular|تعميم|تعاميم
borrowing|اقتراض||u
depositary|جهة إيداع|جهات
depository|جهة إيداع|جهات
recycling|إعادة تدوير||u
outbreak|تفشي||u
recklessness|رعونة||u
generator|مولد|ات
illustration|رسم ~توضيحي|رسوم
template|نموذج|نماذج
pharmacy|صيدلية|صيدليات
pharmacist|صيدلي|صيادلة|h
tile|بلاطة|بلاط
workday|يوم عمل|أيام
ambiguity|غموض||u
abandonment|تخلي||u of=عن
protein|بروتين|ات
teleconference|اجتماع _عبر _الهاتف|اجتماعات
lightning|صاعقة|صواعق
voicemail|بريد ~صوتي||u
staffing|توظيف||u
episode|حلقة|حلقات
electronics|إلكترونيات||f
deviation|انحراف|ات
wording|صياغة||u
easement|حق ارتفاق|حقوق
kickback|عمولة ~غير+مشروعة|عمولات
compatibility|توافق||u
log|سجل|ات
reception|استقبال||u
workstation|محطة عمل|محطات
liaison|تنسيق||u
analyst|محلل|ون|h
sensitivity|حساسية||u
marking|علامة|علامات
photo|صورة|صور
citation|استشهاد|ات
editing|تحرير||u
homepage|صفحة ~رئيسية|صفحات
fame|شهرة||u
disrepute|إساءة سمعة||u
soil|تربة||u
provisioning|توفير||u
brokerage|وساطة||u
degradation|تدهور||u
spirit|روح||u f
wrongdoing|مخالفة|مخالفات
perpetuity|تأبيد||u
concession|امتياز|ات
streaming|بث||u
responsiveness|استجابة||u
sugar|سكر||u
geography|منطقة ~جغرافية|مناطق
roll|لفة|لفات
cleanliness|نظافة||u
plastic|بلاستيك||u
restraint|تقييد||u
addenda|ملحق|ملاحق
particulars|بيانات||f
malfunction|عطل|أعطال
mining|تعدين||u
compilation|تجميع||u
dosage|جرعة|جرعات
poster|ملصق|ات
hedging|تحوط||u
reading|قراءة|قراءات
appointee|معين|ون|h
adult|بالغ|ون|h
chip|رقاقة|رقائق
matrix|مصفوفة|مصفوفات
grocery|بقالة||u
denial|إنكار||u
practitioner|ممارس|ون|h
departure|مغادرة||u
materiality|أهمية ~نسبية||u
fluctuation|تقلب|ات
weakness|ضعف||u
blockade|حصار||u
sender|مرسل|ون|h
patch|تصحيح ~برمجي|تصحيحات
browsing|تصفح||u
diagram|مخطط|ات
constitution|دستور|دساتير
recoupment|استرداد||u
involvement|مشاركة||u
accumulation|تراكم||u
dishonesty|عدم أمانة||u
contaminant|ملوث|ات
franchising|امتياز ~تجاري||u
clothing|ملابس||f
leasehold|حق منفعة _إيجار|حقوق
pallet|منصة نقالة|منصات
terrorist|إرهابي|ون|h
chemistry|كيمياء||u
philosophy|فلسفة||u
pickup|استلام||u
pick-up|استلام||u
patron|مرتاد|ون|h
auditorium|قاعة|قاعات
ice|ثلج||u
gallon|جالون|ات
app|تطبيق|ات
retrieval|استرجاع||u
chair|رئيس|رؤساء|h
acquirer|مستحوذ|ون|h
acquiror|مستحوذ|ون|h
conversation|محادثة|محادثات
migration|ترحيل||u
morning|صباح||u
airfare|تذكرة طيران|تذاكر
derogation|انتقاص||u of=من
memoranda|مذكرة|مذكرات
incurrence|تحمل||u
apparel|ملابس||f
toy|لعبة|ألعاب
defamation|تشهير||u
visibility|ظهور||u
mold|قالب|قوالب
mould|قالب|قوالب
explosive|متفجر|ات
silence|سكوت||u
felony|جناية|جنايات
badge|شارة|شارات
navigation|ملاحة||u
contravention|مخالفة|مخالفات
alcohol|كحول||u
diminution|نقصان||u
forfeiture|مصادرة||u
disadvantage|عيب|عيوب
attribution|نسبة||u
zoning|تخطيط ~عمراني||u
theme|موضوع|مواضيع
ledger|دفتر أستاذ|دفاتر
depth|عمق|أعماق
dilution|تخفيف||u
warehousing|تخزين||u
postponement|تأجيل||u
infection|عدوى||u
subcommittee|لجنة ~فرعية|لجان
gambling|قمار||u
switch|مفتاح|مفاتيح
swap|مقايضة|مقايضات
fluid|سائل|سوائل
routing|توجيه||u
renegotiation|إعادة تفاوض||u
transformation|تحويل||u
letterhead|ورقة ~رسمية|أوراق
divestment|تخارج||u
divestiture|تخارج||u
reader|قارئ|قراء|h
infringer|متعدي|ون|h
suppression|كبت||u
battery|بطارية|بطاريات
consumable|مادة ~استهلاكية|مواد
webpage|صفحة إنترنت|صفحات
mall|مركز ~تجاري|مراكز
snack|وجبة ~خفيفة|وجبات
timeliness|التزام _بالمواعيد||u
contempt|ازدراء||u
scandal|فضيحة|فضائح
ridicule|سخرية||u
envelope|ظرف|أظرف|m
whistleblower|مبلغ _عن _المخالفات|مبلغون|h
salesman|مندوب مبيعات|مندوبو|h
recordkeeping|حفظ سجلات||u
groundwater|مياه ~جوفية||f
animal|حيوان|ات
variant|متغير|ات
videoconference|اجتماع ~مرئي|اجتماعات
servant|تابع|ون|h
inaccuracy|عدم دقة||u
hypothecation|رهن||u
relinquishment|تنازل||u of=عن
fiduciary|أمين|أمناء|h
animation|رسوم ~متحركة||f
remark|ملاحظة|ملاحظات
abbreviation|اختصار|ات
affidavit|إقرار ~مشفوع+بيمين|إقرارات
gratuity|مكافأة|مكافآت
archiving|أرشفة||u
argument|حجة|حجج
insignia|شارة|شارات
spreadsheet|جدول ~إلكتروني|جداول
grievance|تظلم|ات
notebook|دفتر|دفاتر
paternity|أبوة||u
encryption|تشفير||u
camera|كاميرا|كاميرات|f
catastrophe|كارثة|كوارث
wrapper|غلاف|أغلفة
peak|ذروة|ذروات
decoration|ديكور|ات
modernization|تحديث||u
indulgence|تساهل||u
nonpayment|عدم دفع||u
non-payment|عدم دفع||u
commissioning|تشغيل ~أولي||u
specifics|تفاصيل||f
freezing|تجميد||u
honesty|أمانة||u
hacker|مخترق|ون|h
competitiveness|تنافسية||u
unrest|اضطراب|ات
tactic|أسلوب|أساليب
correctness|صحة||u
token|رمز|رموز
localization|توطين||u
plug|قابس|قوابس
safekeeping|حفظ||u
connector|موصل|ات
firearm|سلاح ~ناري|أسلحة
discontinuation|إيقاف||u
simulation|محاكاة||u
router|موجه _شبكة|موجهات
viability|جدوى||u f
questionnaire|استبيان|ات
drop|قطرة|قطرات
difficulty|صعوبة|صعوبات
clearinghouse|غرفة مقاصة|غرف
evaporation|تبخر||u
shrinkage|نقص||u
redelivery|إعادة تسليم||u
village|قرية|قرى
heater|سخان|ات
toxicity|سمية||u
salvage|إنقاذ||u
garage|مرآب|مرائب
likelihood|احتمال||u
photography|تصوير ~فوتوغرافي||u
reporter|مراسل|ون|h
briefing|إحاطة|إحاطات
cryptocurrency|عملة ~مشفرة|عملات
presentment|تقديم||u
scanner|ماسح ~ضوئي|ماسحات
burglary|سطو||u
glass|زجاج||u
printer|طابعة|طابعات
servicer|مقدم خدمة|مقدمو|h
grantor|مانح|ون|h
grantee|ممنوح _له|ممنوح|h
financier|ممول|ون|h
conviction|إدانة|إدانات
cent|سنت|ات
vault|خزينة|خزائن
wallet|محفظة|محافظ
exam|اختبار|ات
chamber|غرفة|غرف|o
deputy|نائب|نواب|h
caller|متصل|ون|h
academy|أكاديمية|أكاديميات|o
secondment|إعارة||u
bailment|وديعة|ودائع
avenue|شارع|شوارع
highway|طريق ~سريع|طرق
standstill|وقف ~مؤقت||u
baseline|خط أساس|خطوط
gasoline|بنزين||u
petroleum|بترول||u
cement|أسمنت||u
policeman|رجل شرطة|رجال|h
traveler|مسافر|ون|h
elevator|مصعد|مصاعد
lift|مصعد|مصاعد
escalator|سلم ~متحرك|سلالم
protest|احتجاج|ات
collapse|انهيار||u
sandstorm|عاصفة ~رملية|عواصف
rainfall|هطول أمطار||u
lookout|مراقب|ون|h
exhibitor|عارض|ون|h
caterer|متعهد إعاشة|متعهدو|h
catering|إعاشة||u
berth|رصيف|أرصفة
harvest|حصاد||u
carton|كرتون|كراتين|m
occupant|شاغل|شاغلون|h
occupier|شاغل|شاغلون|h
rival|منافس|ون|h
earn-out|دفعة ~مرتبطة+بالأداء|دفعات
murabaha|مرابحة||u
ijara|إجارة||u
ijarah|إجارة||u
musharaka|مشاركة||u
mudaraba|مضاربة||u
istisna|استصناع||u
istisnaa|استصناع||u
sukuk|صكوك||f
takaful|تكافل||u
zakat|زكاة||u f
iqama|إقامة|إقامات
sharia|شريعة||u
shariah|شريعة||u
shari'ah|شريعة||u
waqf|وقف|أوقاف
hajj|حج||u
umrah|عمرة||u
halala|هللة|هللات
halalah|هللة|هللات
riba|ربا||u m
gharar|غرر||u
qiwa|منصة _قوى||p
ramadan|رمضان||p
mecca|مكة _المكرمة||p f
makkah|مكة _المكرمة||p f
medina|المدينة _المنورة||p f
madinah|المدينة _المنورة||p f
jubail|الجبيل||p f
yanbu|ينبع||p f
taif|الطائف||p f
tabuk|تبوك||p f
abha|أبها||p f
khobar|الخبر||p f
al-khobar|الخبر||p f
al khobar|الخبر||p f
dhahran|الظهران||p f
hail|حائل||p f
buraidah|بريدة||p f
buraydah|بريدة||p f
najran|نجران||p f
jazan|جازان||p f
jizan|جازان||p f
al-ahsa|الأحساء||p f
al ahsa|الأحساء||p f
qassim|القصيم||p f
al-qassim|القصيم||p f
al qassim|القصيم||p f
eastern province|المنطقة _الشرقية||p
riyadh region|منطقة _الرياض||p
makkah region|منطقة _مكة _المكرمة||p
abu dhabi|أبوظبي||p f
sharjah|الشارقة||p f
doha|الدوحة||p f
manama|المنامة||p f
muscat|مسقط||p f
cairo|القاهرة||p f
yemen|اليمن||p
sudan|السودان||p
pakistan|باكستان||p f
philippines|الفلبين||p f
bangladesh|بنغلاديش||p f
nigeria|نيجيريا||p f
australia|أستراليا||p f
brazil|البرازيل||p f
spain|إسبانيا||p f
italy|إيطاليا||p f
switzerland|سويسرا||p f
ireland|أيرلندا||p f
england|إنجلترا||p f
england and wales|إنجلترا _وويلز||p f
netherlands|هولندا||p f
taiwan|تايوان||p f
africa|أفريقيا||p f
asia|آسيا||p f
america|أمريكا||p f
north america|أمريكا _الشمالية||p f
south america|أمريكا _الجنوبية||p f
latin america|أمريكا _اللاتينية||p f
middle east|الشرق _الأوسط||p
beijing|بكين||p f
shanghai|شنغهاي||p f
tokyo|طوكيو||p f
toronto|تورنتو||p f
chicago|شيكاغو||p f
boston|بوسطن||p f
houston|هيوستن||p f
dallas|دالاس||p f
atlanta|أتلانتا||p f
seattle|سياتل||p f
los angeles|لوس _أنجلوس||p f
san francisco|سان _فرانسيسكو||p f
ontario|أونتاريو||p f
pennsylvania|بنسلفانيا||p f
ohio|أوهايو||p f
georgia|جورجيا||p f
maryland|ماريلاند||p f
minnesota|مينيسوتا||p f
virginia|فرجينيا||p f
colorado|كولورادو||p f
arizona|أريزونا||p f
michigan|ميشيغان||p f
missouri|ميزوري||p f
tennessee|تينيسي||p f
north carolina|كارولاينا _الشمالية||p f
south carolina|كارولاينا _الجنوبية||p f
british columbia|كولومبيا _البريطانية||p f
puerto rico|بورتوريكو||p f
people's republic of china|جمهورية _الصين _الشعبية||p f
republic|جمهورية|جمهوريات
king fahd road|طريق _الملك _فهد||p
king abdullah road|طريق _الملك _عبدالله||p
king abdulaziz road|طريق _الملك _عبدالعزيز||p
king khalid road|طريق _الملك _خالد||p
king faisal road|طريق _الملك _فيصل||p
olaya street|شارع _العليا||p
tahlia street|شارع _التحلية||p
restoration|استعادة||u
muslim|مسلم|ون|h
click|نقرة|نقرات
someone else|شخص _آخر|أشخاص|h p
someone|شخص|أشخاص|h p
somebody|شخص|أشخاص|h p
no one else|أي _شخص _آخر||h p
`;
