/**
 * Verbs: English (with its particle) | past | present | verbal noun | preposition before the object | flags: `s` a state, not an act
 * that somebody can owe; `to=` the preposition before an infinitive; `p=` the passive participle where the rule fails.
 */
export const VERBS = `
abandon|تخلى|يتخلى|تخلي|عن
abide by|تقيد|يتقيد|تقيد|بـ
abolish|ألغى|يلغي|إلغاء
absorb|تحمل|يتحمل|تحمل
abuse|أساء استعمال|يسيء استعمال|إساءة استعمال
accelerate|عجل|يعجل|تعجيل
accept|قبل|يقبل|قبول
access|وصل|يصل|وصول|إلى
accommodate|استوعب|يستوعب|استيعاب
accompany|رافق|يرافق|مرافقة||p=مصحوب
accomplish|أنجز|ينجز|إنجاز
account for|احتسب|يحتسب|احتساب
accrue|استحق|يستحق|استحقاق||s
accumulate|تراكم|يتراكم|تراكم||s
achieve|حقق|يحقق|تحقيق
acknowledge|أقر|يقر|إقرار|بـ
acquire|اكتسب|يكتسب|اكتساب
act|تصرف|يتصرف|تصرف
activate|فعل|يفعل|تفعيل
adapt|كيف|يكيف|تكييف
add|أضاف|يضيف|إضافة
address|عالج|يعالج|معالجة||p=موجه
adhere to|تقيد|يتقيد|تقيد|بـ
adjourn|أجل|يؤجل|تأجيل
adjudicate|فصل|يفصل|فصل|في
adjust|عدل|يعدل|تعديل
administer|أدار|يدير|إدارة
admit|أقر|يقر|إقرار|بـ
adopt|اعتمد|يعتمد|اعتماد
advance|قدم|يقدم|تقديم
advertise|أعلن|يعلن|إعلان|عن
advise|أبلغ|يبلغ|إبلاغ
affect|أثر|يؤثر|تأثير|على|s
affix|وضع|يضع|وضع
afford|وفر|يوفر|توفير
aggregate|بلغ|يبلغ|بلوغ||s
agree|وافق|يوافق|موافقة|على|to=على p=متفق_عليه
agree to|وافق|يوافق|موافقة|على|p=متفق_عليه
agree upon|اتفق|يتفق|اتفاق|على|p=متفق_عليه
agree on|اتفق|يتفق|اتفاق|على|p=متفق_عليه
agree with|اتفق|يتفق|اتفاق|مع
aid|ساعد|يساعد|مساعدة
allege|ادعى|يدعي|ادعاء||p=مزعوم
allocate|خصص|يخصص|تخصيص
allow|سمح|يسمح|سماح|لـ|to=بـ
alter|غير|يغير|تغيير
amend|عدل|يعدل|تعديل
amortize|أطفأ|يطفئ|إطفاء
amount to|بلغ|يبلغ|بلوغ||s
analyze|حلل|يحلل|تحليل
announce|أعلن|يعلن|إعلان|عن
annex|ألحق|يلحق|إلحاق
annul|أبطل|يبطل|إبطال
answer|أجاب|يجيب|إجابة|عن
anticipate|توقع|يتوقع|توقع
appeal|استأنف|يستأنف|استئناف
appear|ظهر|يظهر|ظهور||s
append|أرفق|يرفق|إرفاق
apply|طبق|يطبق|تطبيق
apply to|سرى|يسري|سريان|على|s
apply for|تقدم بطلب|يتقدم بطلب|تقديم طلب|لـ
appoint|عين|يعين|تعيين
apportion|وزع|يوزع|توزيع
appraise|قيم|يقيم|تقييم
apprise|أبلغ|يبلغ|إبلاغ
approach|تواصل|يتواصل|تواصل|مع
approve|اعتمد|يعتمد|اعتماد
arbitrate|حكم|يحكم|تحكيم
arise|نشأ|ينشأ|نشوء||s
arise from|نشأ|ينشأ|نشوء|عن|s
arise out of|نشأ|ينشأ|نشوء|عن|s
arise under|نشأ|ينشأ|نشوء|بموجب|s
arrange|رتب|يرتب|ترتيب
arrange for|رتب|يرتب|ترتيب|لـ
arrive|وصل|يصل|وصول||s
ascertain|تحقق|يتحقق|تحقق|من
ask|طلب|يطلب|طلب|من
assemble|جمع|يجمع|تجميع
assert|ادعى|يدعي|ادعاء
assess|قيم|يقيم|تقييم
assign|تنازل|يتنازل|تنازل|عن|p=متنازل_عنه
assign to|أسند|يسند|إسناد|إلى
assist|ساعد|يساعد|مساعدة||to=في
associate|ربط|يربط|ربط||p=مرتبط
assume|تحمل|يتحمل|تحمل
assure|ضمن|يضمن|ضمان
attach|أرفق|يرفق|إرفاق||p=مرفق
attempt|حاول|يحاول|محاولة||to=
attend|حضر|يحضر|حضور
attest|شهد|يشهد|شهادة|على
attract|جذب|يجذب|جذب
attribute|نسب|ينسب|نسبة
audit|دقق|يدقق|تدقيق
authenticate|صدق|يصدق|تصديق|على
authorize|فوض|يفوض|تفويض||to=بـ
authorise|فوض|يفوض|تفويض||to=بـ
avoid|تجنب|يتجنب|تجنب
award|منح|يمنح|منح
ban|حظر|يحظر|حظر
bar|منع|يمنع|منع
base|أسس|يؤسس|تأسيس||p=مبني
be|كان|يكون|كون||s
bear|تحمل|يتحمل|تحمل
become|أصبح|يصبح|إصباح||s
begin|بدأ|يبدأ|بدء||s
believe|اعتقد|يعتقد|اعتقاد||s
belong to|خص|يخص|اختصاص||s
benefit|أفاد|يفيد|إفادة
benefit from|استفاد|يستفيد|استفادة|من
bill|فوتر|يفوتر|فوترة
bind|ألزم|يلزم|إلزام||s p=ملزم
block|حظر|يحظر|حظر
borrow|اقترض|يقترض|اقتراض
breach|أخل|يخل|إخلال|بـ
break|كسر|يكسر|كسر
bring|رفع|يرفع|رفع
broadcast|بث|يبث|بث
build|بنى|يبني|بناء
bundle|جمع|يجمع|تجميع
burn|حرق|يحرق|حرق
buy|اشترى|يشتري|شراء
calculate|احتسب|يحتسب|احتساب
call|دعا|يدعو|دعوة|إلى|p=مدعو
call for|تطلب|يتطلب|تطلب||s
cancel|ألغى|يلغي|إلغاء
capture|التقط|يلتقط|التقاط
care for|اعتنى|يعتني|عناية|بـ
carry|حمل|يحمل|حمل
carry on|زاول|يزاول|مزاولة
carry out|نفذ|ينفذ|تنفيذ
cast|أدلى|يدلي|إدلاء|بـ
cause|تسبب|يتسبب|تسبب|في|p=ناتج
cease|توقف|يتوقف|توقف||to=عن
certify|شهد|يشهد|شهادة||p=معتمد
challenge|طعن|يطعن|طعن|في
change|غير|يغير|تغيير
characterize|وصف|يصف|وصف
charge|فرض|يفرض|فرض
check|فحص|يفحص|فحص
choose|اختار|يختار|اختيار||p=مختار
circumvent|تحايل|يتحايل|تحايل|على
cite|استشهد|يستشهد|استشهاد|بـ
claim|طالب|يطالب|مطالبة|بـ
clarify|أوضح|يوضح|توضيح
classify|صنف|يصنف|تصنيف
clean|نظف|ينظف|تنظيف
clear|أجاز|يجيز|إجازة
close|أغلق|يغلق|إغلاق
collaborate|تعاون|يتعاون|تعاون
collect|حصل|يحصل|تحصيل
combine|جمع|يجمع|جمع
come|أتى|يأتي|إتيان||s
come into effect|دخل _حيز _النفاذ|يدخل _حيز _النفاذ|دخول _حيز _النفاذ||s
come into force|دخل _حيز _النفاذ|يدخل _حيز _النفاذ|دخول _حيز _النفاذ||s
commence|بدأ|يبدأ|بدء||s
commercialize|سوق|يسوق|تسويق
commit|ارتكب|يرتكب|ارتكاب
commit to|التزم|يلتزم|التزام|بـ
communicate|تواصل|يتواصل|تواصل||p=مبلغ
compare|قارن|يقارن|مقارنة
compel|أجبر|يجبر|إجبار
compensate|عوض|يعوض|تعويض
compete|نافس|ينافس|منافسة
compete with|نافس|ينافس|منافسة
compile|جمع|يجمع|تجميع
complete|أنجز|ينجز|إنجاز
comply|امتثل|يمتثل|امتثال
comply with|تقيد|يتقيد|تقيد|بـ
comprise|شمل|يشمل|شمول||s
compromise|أضر|يضر|إضرار|بـ
compute|احتسب|يحتسب|احتساب
conceal|أخفى|يخفي|إخفاء
concern|تعلق|يتعلق|تعلق|بـ|s
conclude|أبرم|يبرم|إبرام
condition|علق|يعلق|تعليق
conduct|أجرى|يجري|إجراء
confer|منح|يمنح|منح
confer with|تشاور|يتشاور|تشاور|مع
confine|حصر|يحصر|حصر
confirm|أكد|يؤكد|تأكيد
conflict with|تعارض|يتعارض|تعارض|مع|s
conform to|تطابق|يتطابق|تطابق|مع|s
conform with|تطابق|يتطابق|تطابق|مع|s
conform|تطابق|يتطابق|تطابق||s
connect|وصل|يصل|توصيل||p=متصل
consent|وافق|يوافق|موافقة
consent to|وافق|يوافق|موافقة|على
consider|اعتبر|يعتبر|اعتبار||s
consist of|تألف|يتألف|تألف|من|s
consolidate|دمج|يدمج|دمج
constitute|شكل|يشكل|تشكيل||s
construct|أنشأ|ينشئ|إنشاء
construe|فسر|يفسر|تفسير||s
consult|استشار|يستشير|استشارة
consult with|تشاور|يتشاور|تشاور|مع
consume|استهلك|يستهلك|استهلاك
consummate|أتم|يتم|إتمام
contact|اتصل|يتصل|اتصال|بـ
contain|احتوى|يحتوي|احتواء|على|s p=وارد
contemplate|توخى|يتوخى|توخي||s p=مزمع
contest|نازع|ينازع|منازعة|في
continue|استمر|يستمر|استمرار||s to=في
contract|تعاقد|يتعاقد|تعاقد
contract with|تعاقد|يتعاقد|تعاقد|مع
contract for|تعاقد|يتعاقد|تعاقد|على
contravene|خالف|يخالف|مخالفة
contribute|ساهم|يساهم|مساهمة|بـ
contribute to|ساهم|يساهم|مساهمة|في
control|سيطر|يسيطر|سيطرة|على
convene|عقد|يعقد|عقد
convert|حول|يحول|تحويل
convey|نقل|ينقل|نقل
cooperate|تعاون|يتعاون|تعاون
cooperate with|تعاون|يتعاون|تعاون|مع
coordinate|نسق|ينسق|تنسيق
coordinate with|نسق|ينسق|تنسيق|مع
copy|نسخ|ينسخ|نسخ
correct|صحح|يصحح|تصحيح
correspond to|قابل|يقابل|مقابلة||s
cost|كلف|يكلف|تكليف||s
cover|غطى|يغطي|تغطية
create|أنشأ|ينشئ|إنشاء
credit|قيد|يقيد|قيد
cross|عبر|يعبر|عبور
cure|عالج|يعالج|معالجة
customize|خصص|يخصص|تخصيص
cut|خفض|يخفض|تخفيض
damage|أضر|يضر|إضرار|بـ|p=متضرر
date|أرخ|يؤرخ|تأريخ||p=مؤرخ
deal with|تعامل|يتعامل|تعامل|مع
debit|خصم|يخصم|خصم
decide|قرر|يقرر|تقرير
declare|أعلن|يعلن|إعلان
decline|رفض|يرفض|رفض
decrease|خفض|يخفض|تخفيض
dedicate|خصص|يخصص|تخصيص
deduct|حسم|يحسم|حسم
deem|اعتبر|يعتبر|اعتبار||s
defame|شهر|يشهر|تشهير|بـ
default|أخل|يخل|إخلال
defeat|أبطل|يبطل|إبطال
defend|دافع|يدافع|دفاع|عن
defer|أجل|يؤجل|تأجيل
define|عرف|يعرف|تعريف
delay|أخر|يؤخر|تأخير
delegate|فوض|يفوض|تفويض
delete|حذف|يحذف|حذف
deliver|سلم|يسلم|تسليم
demand|طالب|يطالب|مطالبة|بـ
demonstrate|أثبت|يثبت|إثبات
deny|رفض|يرفض|رفض
depart|غادر|يغادر|مغادرة
depend on|اعتمد|يعتمد|اعتماد|على|s
depend upon|اعتمد|يعتمد|اعتماد|على|s
deposit|أودع|يودع|إيداع
deprive|حرم|يحرم|حرمان
derive|استمد|يستمد|استمداد
derive from|نتج|ينتج|نتاج|عن|s p=مشتق_من
describe|وصف|يصف|وصف||p=موضح
design|صمم|يصمم|تصميم
designate|عين|يعين|تعيين
desire|رغب|يرغب|رغبة|في|s to=في
destroy|أتلف|يتلف|إتلاف
detail|فصل|يفصل|تفصيل
detect|كشف|يكشف|كشف|عن
determine|حدد|يحدد|تحديد
develop|طور|يطور|تطوير
deviate from|حاد|يحيد|حيد|عن
devise|وضع|يضع|وضع
devote|كرس|يكرس|تكريس
differ|اختلف|يختلف|اختلاف||s
diminish|قلل|يقلل|تقليل
direct|وجه|يوجه|توجيه
disagree|اختلف|يختلف|اختلاف
disallow|رفض|يرفض|رفض
disassemble|فكك|يفكك|تفكيك
discharge|أوفى|يوفي|إيفاء|بـ
disclaim|أخلى مسؤوليته|يخلي مسؤوليته|إخلاء مسؤوليته|عن
disclose|أفصح|يفصح|إفصاح|عن|p=مفصح_عنه
discontinue|أوقف|يوقف|إيقاف
discount|خصم|يخصم|خصم
discover|اكتشف|يكتشف|اكتشاف
discriminate|ميز|يميز|تمييز
discuss|ناقش|يناقش|مناقشة
dismiss|فصل|يفصل|فصل
dispatch|أرسل|يرسل|إرسال
display|عرض|يعرض|عرض
dispose of|تصرف|يتصرف|تصرف|في
dispute|نازع|ينازع|منازعة|في
disregard|تجاهل|يتجاهل|تجاهل
disrupt|عطل|يعطل|تعطيل
disseminate|نشر|ينشر|نشر
dissolve|حل|يحل|حل
distinguish|ميز|يميز|تمييز
distribute|وزع|يوزع|توزيع
divide|قسم|يقسم|تقسيم
do|فعل|يفعل|فعل
document|وثق|يوثق|توثيق
donate|تبرع|يتبرع|تبرع|بـ
download|نزل|ينزل|تنزيل
draft|صاغ|يصوغ|صياغة
draw|سحب|يسحب|سحب
drive|قاد|يقود|قيادة
earn|كسب|يكسب|كسب
effect|أجرى|يجري|إجراء
effectuate|نفذ|ينفذ|تنفيذ
elapse|انقضى|ينقضي|انقضاء||s
elect|اختار|يختار|اختيار||to= p=منتخب
eliminate|أزال|يزيل|إزالة
email|أرسل|يرسل|إرسال
embody|جسد|يجسد|تجسيد
employ|وظف|يوظف|توظيف
empower|خول|يخول|تخويل
enable|مكن|يمكن|تمكين||to=من
enclose|أرفق|يرفق|إرفاق||p=مرفق
encounter|واجه|يواجه|مواجهة
encourage|شجع|يشجع|تشجيع||to=على
encumber|رهن|يرهن|رهن
end|انتهى|ينتهي|انتهاء||s
endanger|عرض _للخطر|يعرض _للخطر|تعريض _للخطر
endeavor|سعى|يسعى|سعي||to=إلى
endeavour|سعى|يسعى|سعي||to=إلى
endorse|ظهر|يظهر|تظهير
enforce|أنفذ|ينفذ|إنفاذ
engage|تعاقد|يتعاقد|تعاقد|مع|p=متعاقد_معه
engage in|زاول|يزاول|مزاولة
enhance|عزز|يعزز|تعزيز
enjoin|منع|يمنع|منع
enjoy|تمتع|يتمتع|تمتع|بـ|s
enlarge|وسع|يوسع|توسيع
ensure|ضمن|يضمن|ضمان
entail|استلزم|يستلزم|استلزام||s
enter|دخل|يدخل|دخول||p=مبرم
enter into|أبرم|يبرم|إبرام
entitle|خول|يخول|تخويل||s to= p=مستحق
entrust|عهد|يعهد|عهد
equal|ساوى|يساوي|مساواة||s
establish|أسس|يؤسس|تأسيس
estimate|قدر|يقدر|تقدير
evaluate|قيم|يقيم|تقييم
evidence|أثبت|يثبت|إثبات
examine|فحص|يفحص|فحص
exceed|تجاوز|يتجاوز|تجاوز||s
except|استثنى|يستثني|استثناء
exchange|تبادل|يتبادل|تبادل
exclude|استبعد|يستبعد|استبعاد||s
excuse|أعفى|يعفي|إعفاء||p=معذور
execute|نفذ|ينفذ|تنفيذ||p=موقع
exempt|أعفى|يعفي|إعفاء
exercise|مارس|يمارس|ممارسة
exhaust|استنفد|يستنفد|استنفاد
exist|وجد|يوجد|وجود||s p=قائم
exit|خرج|يخرج|خروج
expand|وسع|يوسع|توسيع
expect|توقع|يتوقع|توقع||s
expend|أنفق|ينفق|إنفاق
experience|واجه|يواجه|مواجهة||s
expire|انتهى|ينتهي|انتهاء||s p=منته
explain|شرح|يشرح|شرح
exploit|استغل|يستغل|استغلال
explore|استكشف|يستكشف|استكشاف
export|صدر|يصدر|تصدير
expose|عرض|يعرض|تعريض
express|عبر|يعبر|تعبير|عن|p=معبر_عنه
extend|مدد|يمدد|تمديد
extend to|امتد|يمتد|امتداد|إلى|s
extinguish|أنهى|ينهي|إنهاء
extract|استخرج|يستخرج|استخراج
facilitate|سهل|يسهل|تسهيل
fail|أخفق|يخفق|إخفاق||s to=في
fall|وقع|يقع|وقوع||s
fall under|اندرج|يندرج|اندراج|ضمن|s
favor|فضل|يفضل|تفضيل
feature|تضمن|يتضمن|تضمين||s
feel|شعر|يشعر|شعور||s
file|أودع|يودع|إيداع
fill|ملأ|يملأ|ملء
finalize|أنجز|ينجز|إنجاز
finance|مول|يمول|تمويل
find|وجد|يجد|إيجاد||s
finish|أنهى|ينهي|إنهاء
fit|ناسب|يناسب|مناسبة||s
fix|حدد|يحدد|تحديد||p=محدد
follow|اتبع|يتبع|اتباع
forbid|حظر|يحظر|حظر
forecast|توقع|يتوقع|توقع
foresee|توقع|يتوقع|توقع||s
forfeit|خسر|يخسر|خسارة
forgo|تخلى|يتخلى|تخلي|عن
form|شكل|يشكل|تشكيل||s
formulate|صاغ|يصوغ|صياغة
forward|أرسل|يرسل|إرسال
found|أسس|يؤسس|تأسيس
free|حرر|يحرر|تحرير
fulfill|أوفى|يوفي|إيفاء|بـ
fulfil|أوفى|يوفي|إيفاء|بـ
function|عمل|يعمل|عمل||s
fund|مول|يمول|تمويل
furnish|قدم|يقدم|تقديم
gain|كسب|يكسب|كسب
gather|جمع|يجمع|جمع
generate|ولد|يولد|توليد||p=ناتج
get|حصل|يحصل|حصول|على
give|قدم|يقدم|تقديم||p=مقدم
give notice|أشعر|يشعر|إشعار
give rise to|أدى|يؤدي|تأدية|إلى|s
go|ذهب|يذهب|ذهاب||s
govern|حكم|يحكم|حكم||s p=محكوم
grant|منح|يمنح|منح
guarantee|ضمن|يضمن|ضمان
guide|وجه|يوجه|توجيه
handle|تعامل|يتعامل|تعامل|مع
happen|حدث|يحدث|حدوث||s
harm|أضر|يضر|إضرار|بـ
have|امتلك|يمتلك|امتلاك||s
hear|نظر|ينظر|نظر|في
help|ساعد|يساعد|مساعدة||to=على
hinder|أعاق|يعيق|إعاقة
hire|وظف|يوظف|توظيف
hold|احتفظ|يحتفظ|احتفاظ|بـ|p=محتفظ_به
honor|أوفى|يوفي|إيفاء|بـ
host|استضاف|يستضيف|استضافة
identify|حدد|يحدد|تحديد
impair|أضعف|يضعف|إضعاف|
implement|نفذ|ينفذ|تنفيذ
imply|تضمن|يتضمن|تضمين||s p=ضمني
import|استورد|يستورد|استيراد
impose|فرض|يفرض|فرض
improve|حسن|يحسن|تحسين
include|شمل|يشمل|شمول||s p=مشمول
incorporate|أدرج|يدرج|إدراج||p=مدرج
increase|زاد|يزيد|زيادة
incur|تكبد|يتكبد|تكبد|
indemnify|عوض|يعوض|تعويض
indicate|أشار|يشير|إشارة|إلى|s p=مبين
induce|حث|يحث|حث||to=على
inflict|أوقع|يوقع|إيقاع
influence|أثر|يؤثر|تأثير|على
inform|أبلغ|يبلغ|إبلاغ
infringe|تعدى|يتعدى|تعدي|على|s
inherit|ورث|يرث|إرث
initial|وقع _بالأحرف _الأولى _على|يوقع _بالأحرف _الأولى _على|توقيع _بالأحرف _الأولى _على
initiate|بدأ|يبدأ|بدء
injure|أصاب|يصيب|إصابة||p=مصاب
insert|أدرج|يدرج|إدراج
inspect|فحص|يفحص|فحص
install|ركب|يركب|تركيب
institute|أقام|يقيم|إقامة
instruct|أصدر تعليمات|يصدر تعليمات|إصدار تعليمات|إلى
insure|أمن|يؤمن|تأمين|على|p=مؤمن_عليه
integrate|دمج|يدمج|دمج
intend|اعتزم|يعتزم|اعتزام||s to= p=مقصود
interfere with|تدخل|يتدخل|تدخل|في
interpret|فسر|يفسر|تفسير
interrupt|قاطع|يقاطع|مقاطعة
introduce|أدخل|يدخل|إدخال
inure to|عاد|يعود|عودة|إلى|s
invade|انتهك|ينتهك|انتهاك
invalidate|أبطل|يبطل|إبطال
invent|اخترع|يخترع|اختراع
invest|استثمر|يستثمر|استثمار
investigate|حقق|يحقق|تحقيق|في
invite|دعا|يدعو|دعوة||p=مدعو
invoice|أصدر فاتورة|يصدر فاتورة|إصدار فاتورة|لـ
invoke|احتج|يحتج|احتجاج|بـ
involve|تضمن|يتضمن|تضمن||s p=معني
issue|أصدر|يصدر|إصدار
join|انضم|ينضم|انضمام|إلى
judge|حكم|يحكم|حكم|على
justify|برر|يبرر|تبرير||s
keep|حفظ|يحفظ|حفظ
know|علم|يعلم|علم|بـ|s p=معروف
label|وسم|يسم|وسم
lack|افتقر|يفتقر|افتقار|إلى|s
lapse|سقط|يسقط|سقوط||s
last|دام|يدوم|دوام||s
launch|أطلق|يطلق|إطلاق
lay|وضع|يضع|وضع
lead to|أدى|يؤدي|تأدية|إلى|s
lead|قاد|يقود|قيادة
lease|أجر|يؤجر|تأجير
leave|غادر|يغادر|مغادرة
lend|أقرض|يقرض|إقراض
levy|فرض|يفرض|فرض
license|رخص|يرخص|ترخيص||p=مرخص
lie|وقع|يقع|وقوع||s
limit|قيد|يقيد|تقييد||s p=محدود
link|ربط|يربط|ربط
liquidate|صفى|يصفي|تصفية
list|أدرج|يدرج|إدراج||p=مدرج
litigate|قاضى|يقاضي|مقاضاة
live|عاش|يعيش|عيش||s
load|حمل|يحمل|تحميل
locate|حدد موقع|يحدد موقع|تحديد موقع||p=واقع
look|نظر|ينظر|نظر
lose|فقد|يفقد|فقدان|
lower|خفض|يخفض|تخفيض
mail|أرسل _بالبريد|يرسل _بالبريد|إرسال _بالبريد
maintain|حافظ|يحافظ|محافظة|على|p=محتفظ_به
make|أجرى|يجري|إجراء
make available|أتاح|يتيح|إتاحة
manage|أدار|يدير|إدارة
manufacture|صنع|يصنع|تصنيع
mark|وسم|يسم|وسم
market|سوق|يسوق|تسويق
match|طابق|يطابق|مطابقة||s
mature|استحق|يستحق|استحقاق||s
mean|عنى|يعني|عناية||s
measure|قاس|يقيس|قياس
mediate|توسط|يتوسط|توسط
meet|استوفى|يستوفي|استيفاء
mention|ذكر|يذكر|ذكر
merge|اندمج|يندمج|اندماج
minimize|قلل|يقلل|تقليل
mislead|ضلل|يضلل|تضليل
misuse|أساء استعمال|يسيء استعمال|إساءة استعمال
mitigate|خفف|يخفف|تخفيف
modify|عدل|يعدل|تعديل
monitor|راقب|يراقب|مراقبة
move|نقل|ينقل|نقل
multiply|ضرب|يضرب|ضرب
name|سمى|يسمي|تسمية
necessitate|استلزم|يستلزم|استلزام||s
need|احتاج|يحتاج|احتياج|إلى|s to=إلى p=لازم
negotiate|تفاوض|يتفاوض|تفاوض|على
nominate|رشح|يرشح|ترشيح
note|لاحظ|يلاحظ|ملاحظة||p=مشار_إليه
notify|أخطر|يخطر|إخطار
obey|أطاع|يطيع|إطاعة
object|اعترض|يعترض|اعتراض
object to|اعترض|يعترض|اعتراض|على
obligate|ألزم|يلزم|إلزام||s to=بـ p=ملزم
oblige|ألزم|يلزم|إلزام||s to=بـ p=ملزم
observe|راعى|يراعي|مراعاة
obtain|حصل|يحصل|حصول|على|p=متحصل_عليه
occupy|شغل|يشغل|إشغال
occur|حدث|يحدث|حدوث||s
offer|عرض|يعرض|عرض
offset|خصم|يخصم|خصم
omit|أغفل|يغفل|إغفال||p=محذوف
open|فتح|يفتح|فتح
operate|شغل|يشغل|تشغيل
opt|اختار|يختار|اختيار||to=
order|طلب|يطلب|طلب
organize|نظم|ينظم|تنظيم
originate|نشأ|ينشأ|نشوء||s
outline|بين|يبين|بيان
outweigh|رجح|يرجح|رجحان|على|s
oversee|أشرف|يشرف|إشراف|على
owe|دان|يدين|مديونية|بـ|s p=مستحق
own|امتلك|يمتلك|امتلاك||s p=مملوك
pack|عبأ|يعبئ|تعبئة
package|غلف|يغلف|تغليف
park|أوقف|يوقف|إيقاف
participate|شارك|يشارك|مشاركة
participate in|شارك|يشارك|مشاركة|في
pass|مر|يمر|مرور||s
pass to|انتقل|ينتقل|انتقال|إلى|s
patent|سجل براءة|يسجل براءة|تسجيل براءة||p=مسجل_ببراءة
pay|دفع|يدفع|دفع
pay for|دفع ثمن|يدفع ثمن|دفع ثمن
perform|أدى|يؤدي|أداء
permit|سمح|يسمح|سماح|لـ|to=بـ p=مسموح_به
persist|استمر|يستمر|استمرار||s
pertain to|تعلق|يتعلق|تعلق|بـ|s
place|وضع|يضع|وضع
plan|خطط|يخطط|تخطيط|لـ|to=لـ
play|أدى|يؤدي|أداء
pledge|رهن|يرهن|رهن
possess|حاز|يحوز|حيازة|على|s
post|نشر|ينشر|نشر
postpone|أجل|يؤجل|تأجيل
practice|مارس|يمارس|ممارسة
precede|سبق|يسبق|سبق||s
preclude|حال|يحول|حيلولة|دون|s
predict|توقع|يتوقع|توقع
prefer|فضل|يفضل|تفضيل||s
prejudice|أخل|يخل|إخلال|بـ|s
prepare|أعد|يعد|إعداد||p=معد
prescribe|حدد|يحدد|تحديد||p=مقرر
present|قدم|يقدم|تقديم
preserve|حفظ|يحفظ|حفظ
presume|افترض|يفترض|افتراض||s
prevail|ساد|يسود|سيادة||s
prevent|منع|يمنع|منع
print|طبع|يطبع|طباعة
proceed|مضى|يمضي|مضي
proceed with|مضى|يمضي|مضي|في
process|عالج|يعالج|معالجة
procure|ضمن|يضمن|ضمان
produce|أنتج|ينتج|إنتاج
program|برمج|يبرمج|برمجة
prohibit|حظر|يحظر|حظر||to=
project|توقع|يتوقع|توقع
promise|وعد|يعد|وعد||to=بـ
promote|روج|يروج|ترويج
promulgate|أصدر|يصدر|إصدار
propose|اقترح|يقترح|اقتراح
prosecute|لاحق|يلاحق|ملاحقة
protect|حمى|يحمي|حماية||p=محمي
prove|أثبت|يثبت|إثبات
provide|قدم|يقدم|تقديم
provide for|نص|ينص|نص|على|s p=منصوص_عليه
provide with|زود|يزود|تزويد|
publish|نشر|ينشر|نشر
purchase|اشترى|يشتري|شراء
purport|زعم|يزعم|زعم||s
pursue|تابع|يتابع|متابعة
put|وضع|يضع|وضع
qualify|تأهل|يتأهل|تأهل||s p=مؤهل
question|شكك|يشكك|تشكيك|في
quote|اقتبس|يقتبس|اقتباس
raise|أثار|يثير|إثارة
rank|رتب|يرتب|ترتيب
ratify|صادق|يصادق|مصادقة|على
reach|توصل|يتوصل|توصل|إلى
read|قرأ|يقرأ|قراءة
realize|حقق|يحقق|تحقيق
receive|تسلم|يتسلم|تسلم||s
recite|ذكر|يذكر|ذكر
recognize|أدرك|يدرك|إدراك||s p=معترف_به
recommend|أوصى|يوصي|توصية|بـ|p=موصى_به
reconcile|وفق|يوفق|توفيق
record|سجل|يسجل|تسجيل
recoup|استرد|يسترد|استرداد
recover|استرد|يسترد|استرداد
recruit|استقدم|يستقدم|استقدام
rectify|صحح|يصحح|تصحيح
redact|حجب|يحجب|حجب
redeem|استرد|يسترد|استرداد
reduce|خفض|يخفض|تخفيض
refer|أحال|يحيل|إحالة
refer to|أشار|يشير|إشارة|إلى|s p=مشار_إليه
reflect|عكس|يعكس|عكس||s
refrain from|امتنع|يمتنع|امتناع|عن
refund|رد|يرد|رد
refuse|رفض|يرفض|رفض||to=
regard|اعتبر|يعتبر|اعتبار||s
register|سجل|يسجل|تسجيل
regulate|نظم|ينظم|تنظيم
reimburse|عوض|يعوض|تعويض
reinstate|أعاد|يعيد|إعادة
reject|رفض|يرفض|رفض
relate to|تعلق|يتعلق|تعلق|بـ|s
release|أفرج|يفرج|إفراج|عن
relieve|أعفى|يعفي|إعفاء
relinquish|تخلى|يتخلى|تخلي|عن
relocate|نقل|ينقل|نقل
rely on|اعتمد|يعتمد|اعتماد|على
rely upon|اعتمد|يعتمد|اعتماد|على
remain|بقي|يبقى|بقاء||s
remedy|عالج|يعالج|معالجة
remind|ذكر|يذكر|تذكير
remit|حول|يحول|تحويل
remove|أزال|يزيل|إزالة
render|قدم|يقدم|تقديم
renegotiate|أعاد التفاوض|يعيد التفاوض|إعادة التفاوض|على
renew|جدد|يجدد|تجديد
rent|استأجر|يستأجر|استئجار
repair|أصلح|يصلح|إصلاح
repay|سدد|يسدد|سداد
repeal|ألغى|يلغي|إلغاء
repeat|كرر|يكرر|تكرير
replace|استبدل|يستبدل|استبدال
reply|رد|يرد|رد|على
report|أبلغ|يبلغ|إبلاغ|عن
represent|أقر|يقر|إقرار
reproduce|نسخ|ينسخ|نسخ
request|طلب|يطلب|طلب
require|اشترط|يشترط|اشتراط||s p=مطلوب
resell|أعاد بيع|يعيد بيع|إعادة بيع
reserve|احتفظ|يحتفظ|احتفاظ|بـ|s p=محفوظ
reside|أقام|يقيم|إقامة||s
resign|استقال|يستقيل|استقالة
resist|قاوم|يقاوم|مقاومة
resolve|حل|يحل|حل
respect|احترم|يحترم|احترام
respond|رد|يرد|رد
respond to|رد|يرد|رد|على
restore|استعاد|يستعيد|استعادة
restrain|منع|يمنع|منع
restrict|قيد|يقيد|تقييد||p=مقيد
result in|أدى|يؤدي|تأدية|إلى|s
result from|نتج|ينتج|نتاج|عن|s
result|نتج|ينتج|نتاج||s
resume|استأنف|يستأنف|استئناف
retain|احتفظ|يحتفظ|احتفاظ|بـ|s p=محتفظ_به
retire|تقاعد|يتقاعد|تقاعد
retrieve|استرجع|يسترجع|استرجاع
return|أعاد|يعيد|إعادة
reveal|كشف|يكشف|كشف|عن
reverse|عكس|يعكس|عكس
revert to|عاد|يعود|عودة|إلى|s
review|راجع|يراجع|مراجعة
revise|عدل|يعدل|تعديل
revoke|ألغى|يلغي|إلغاء
run|شغل|يشغل|تشغيل
safeguard|حمى|يحمي|حماية||p=محمي
satisfy|استوفى|يستوفي|استيفاء
save|وفر|يوفر|توفير
say|قال|يقول|قول||p=مذكور
schedule|جدول|يجدول|جدولة
screen|فحص|يفحص|فحص
search|بحث|يبحث|بحث|في
secure|ضمن|يضمن|ضمان
see|رأى|يرى|رؤية
seek|سعى|يسعى|سعي|إلى|to=إلى p=مطلوب
seem|بدا|يبدو|بدو||s
segregate|فصل|يفصل|فصل
seize|حجز|يحجز|حجز|على
select|اختار|يختار|اختيار||p=مختار
sell|باع|يبيع|بيع||p=مباع
send|أرسل|يرسل|إرسال
separate|فصل|يفصل|فصل
serve|خدم|يخدم|خدمة||p=مبلغ
set|حدد|يحدد|تحديد
set forth|بين|يبين|بيان||s p=مبين
set out|بين|يبين|بيان||s p=مبين
set off|قاص|يقاص|مقاصة
set up|أنشأ|ينشئ|إنشاء
settle|سوى|يسوي|تسوية
share|تقاسم|يتقاسم|تقاسم||p=مشترك
ship|شحن|يشحن|شحن
show|أظهر|يظهر|إظهار||p=مبين
sign|وقع|يوقع|توقيع|على|p=موقع
solicit|استقطب|يستقطب|استقطاب
solve|حل|يحل|حل
specify|حدد|يحدد|تحديد
spend|أنفق|ينفق|إنفاق
sponsor|رعى|يرعى|رعاية
start|بدأ|يبدأ|بدء||s
state|ذكر|يذكر|ذكر||s
stay|بقي|يبقى|بقاء||s
steal|سرق|يسرق|سرقة
stipulate|نص|ينص|نص|على|s p=منصوص_عليه
stop|أوقف|يوقف|إيقاف
store|خزن|يخزن|تخزين
strengthen|عزز|يعزز|تعزيز
strive|سعى|يسعى|سعي||to=إلى
structure|هيكل|يهيكل|هيكلة
study|درس|يدرس|دراسة
subcontract|تعاقد _من _الباطن|يتعاقد _من _الباطن|تعاقد _من _الباطن|على
subject|أخضع|يخضع|إخضاع
sublease|أجر _من _الباطن|يؤجر _من _الباطن|تأجير _من _الباطن
sublet|أجر _من _الباطن|يؤجر _من _الباطن|تأجير _من _الباطن
sublicense|رخص _من _الباطن|يرخص _من _الباطن|ترخيص _من _الباطن|بـ
submit|قدم|يقدم|تقديم
submit to|خضع|يخضع|خضوع|لـ
subscribe to|اشترك|يشترك|اشتراك|في
substantiate|أثبت|يثبت|إثبات
substitute|استبدل|يستبدل|استبدال
succeed|خلف|يخلف|خلافة||s
sue|قاضى|يقاضي|مقاضاة
suffer|تكبد|يتكبد|تكبد||s
suggest|اقترح|يقترح|اقتراح
suit|ناسب|يناسب|مناسبة||s
summarize|لخص|يلخص|تلخيص
supersede|حل|يحل|حلول|محل|s
supervise|أشرف|يشرف|إشراف|على
supplement|استكمل|يستكمل|استكمال
supply|ورد|يورد|توريد
support|دعم|يدعم|دعم
surrender|سلم|يسلم|تسليم
survive|بقي _نافذاً _بعد|يبقى _نافذاً _بعد|بقاء _النفاذ _بعد||s
suspect|اشتبه|يشتبه|اشتباه|في|s
suspend|علق|يعلق|تعليق
sustain|تكبد|يتكبد|تكبد||s
take|اتخذ|يتخذ|اتخاذ
take place|تم|يتم|إتمام||s
take effect|سرى|يسري|سريان||s
take into account|راعى|يراعي|مراعاة
take into consideration|راعى|يراعي|مراعاة
target|استهدف|يستهدف|استهداف
tax|أخضع _للضريبة|يخضع _للضريبة|إخضاع _للضريبة
teach|علم|يعلم|تعليم
tell|أخبر|يخبر|إخبار
tender|قدم|يقدم|تقديم
terminate|أنهى|ينهي|إنهاء
test|اختبر|يختبر|اختبار
threaten|هدد|يهدد|تهديد
title|عنون|يعنون|عنونة||p=معنون
track|تتبع|يتتبع|تتبع
trade|تداول|يتداول|تداول
train|درب|يدرب|تدريب
transact|تعامل|يتعامل|تعامل
transfer|نقل|ينقل|نقل
translate|ترجم|يترجم|ترجمة
transmit|أرسل|يرسل|إرسال
transport|نقل|ينقل|نقل
travel|سافر|يسافر|سفر
treat|عامل|يعامل|معاملة
trigger|أدى|يؤدي|تأدية|إلى|s
try|حاول|يحاول|محاولة||to=
turn|حول|يحول|تحويل
understand|فهم|يفهم|فهم||s
undergo|خضع|يخضع|خضوع|لـ|s
undermine|قوض|يقوض|تقويض
undertake|تعهد|يتعهد|تعهد|بـ|to=بـ
update|حدث|يحدث|تحديث
upgrade|رقى|يرقي|ترقية
upload|رفع|يرفع|رفع
use|استخدم|يستخدم|استخدام
utilize|استخدم|يستخدم|استخدام
vacate|أخلى|يخلي|إخلاء
validate|صادق|يصادق|مصادقة|على
value|قدر|يقدر|تقدير
vary|تباين|يتباين|تباين||s
verify|تحقق|يتحقق|تحقق|من
vest in|آل|يؤول|أيلولة|إلى|s
vest|آل|يؤول|أيلولة||s
view|اطلع|يطلع|اطلاع|على
violate|خالف|يخالف|مخالفة
visit|زار|يزور|زيارة
void|أبطل|يبطل|إبطال
vote|صوت|يصوت|تصويت
wait|انتظر|ينتظر|انتظار
waive|تنازل|يتنازل|تنازل|عن|p=متنازل_عنه
want|أراد|يريد|إرادة||s to=
warn|أنذر|ينذر|إنذار
warrant|ضمن|يضمن|ضمان
watch|راقب|يراقب|مراقبة
withdraw|سحب|يسحب|سحب
withdraw from|انسحب|ينسحب|انسحاب|من
withhold|احتجز|يحتجز|احتجاز||p=محتجز
wish|رغب|يرغب|رغبة|في|s to=في
witness|شهد|يشهد|شهادة|على
work|عمل|يعمل|عمل
work with|عمل|يعمل|عمل|مع
write|كتب|يكتب|كتابة
hold harmless|أبرأ ذمة|يبرئ ذمة|إبراء ذمة
indemnify and hold harmless|عوض _وأبرأ ذمة|يعوض _ويبرئ ذمة|تعويض _وإبراء ذمة
reverse engineer|أجرى الهندسة _العكسية|يجري الهندسة _العكسية|إجراء الهندسة _العكسية|لـ
decompile|فك تجميع|يفك تجميع|فك تجميع
breastfeed|أرضع|يرضع|إرضاع
accredit|اعتمد|يعتمد|اعتماد
deem necessary|رأى ضرورة|يرى ضرورة|رؤية ضرورة
look after|رعى|يرعى|رعاية
supplant|حل|يحل|حلول|محل|s
reappoint|أعاد تعيين|يعيد تعيين|إعادة تعيين
reschedule|أعاد جدولة|يعيد جدولة|إعادة جدولة
co-brand|وسم _بعلامة _مشتركة|يسم _بعلامة _مشتركة|وسم _بعلامة _مشتركة
rescind|فسخ|يفسخ|فسخ
exonerate|أعفى|يعفي|إعفاء
forego|تخلى|يتخلى|تخلي|عن
bid|قدم عرضاً|يقدم عرضاً|تقديم عرض
default on|أخل|يخل|إخلال|بـ
escalate|رفع|يرفع|رفع|
reassign|أعاد إسناد|يعيد إسناد|إعادة إسناد
refrain|امتنع|يمتنع|امتناع||to=عن
bring about|أحدث|يحدث|إحداث|
deteriorate|تدهور|يتدهور|تدهور||s
distort|شوه|يشوه|تشويه
disparage|أساء|يسيء|إساءة|إلى
defraud|احتال|يحتال|احتيال|على
bribe|رشا|يرشو|رشوة
counterfeit|قلد|يقلد|تقليد
falsify|زور|يزور|تزوير
forge|زور|يزور|تزوير
tamper with|عبث|يعبث|عبث|بـ
harass|تحرش|يتحرش|تحرش|بـ
insult|أهان|يهين|إهانة
compose|ألف|يؤلف|تأليف||p=مؤلف
collude|تواطأ|يتواطأ|تواطؤ
anonymize|أخفى هوية|يخفي هوية|إخفاء هوية
encrypt|شفر|يشفر|تشفير
erase|محا|يمحو|محو
hand over|سلم|يسلم|تسليم
demolish|هدم|يهدم|هدم
excavate|حفر|يحفر|حفر
paint|دهن|يدهن|دهان
rebuild|أعاد بناء|يعيد بناء|إعادة بناء
defer to|أذعن|يذعن|إذعان|لـ
accord|منح|يمنح|منح
ascribe|أسند|يسند|إسناد||p=مسند
allot|خصص|يخصص|تخصيص
bestow|منح|يمنح|منح
mutilate|شوه|يشوه|تشويه
procreate|أنجب|ينجب|إنجاب
relate|تعلق|يتعلق|تعلق||s
consist|تألف|يتألف|تألف||s
pertain|تعلق|يتعلق|تعلق||s
interfere|تدخل|يتدخل|تدخل
inure|سرى|يسري|سريان||s
divulge|أفشى|يفشي|إفشاء
sever|فصل|يفصل|فصل
synchronize|زامن|يزامن|مزامنة
denote|دل|يدل|دلالة|على|s
dilute|خفف|يخفف|تخفيف
remodel|أعاد تصميم|يعيد تصميم|إعادة تصميم
capitalize|رسمل|يرسمل|رسملة
source|ورد|يورد|توريد
attach to|أرفق|يرفق|إرفاق|بـ|p=مرفق
sink|غرق|يغرق|غرق||s
shift|نقل|ينقل|نقل
nurse|أرضع|يرضع|إرضاع
entice|استمال|يستميل|استمالة
entice away|استمال|يستميل|استمالة
subsist|بقي|يبقى|بقاء||s
vitiate|أبطل|يبطل|إبطال
novate|جدد|يجدد|تجديد
put in place|وضع|يضع|وضع
lodge|قدم|يقدم|تقديم
become aware of|علم|يعلم|علم|بـ
become aware|علم|يعلم|علم||s
act for|مثل|يمثل|تمثيل
take part in|شارك|يشارك|مشاركة|في
take back|استرد|يسترد|استرداد
take note of|أخذ علماً|يأخذ علماً|أخذ العلم|بـ
hand in|سلم|يسلم|تسليم
count|احتسب|يحتسب|احتساب
keep in force|حافظ|يحافظ|محافظة|على سريان
maintain in force|حافظ|يحافظ|محافظة|على سريان
take delivery of|استلم|يستلم|استلام
take delivery|استلم|يستلم|استلام
lift|رفع|يرفع|رفع||p=مرفوع
keep confidential|حافظ|يحافظ|محافظة|على سرية
unload|فرغ|يفرغ|تفريغ
misappropriate|اختلس|يختلس|اختلاس
conceive|ابتكر|يبتكر|ابتكار
pick|اختار|يختار|اختيار
repurchase|أعاد شراء|يعيد شراء|إعادة شراء
deploy|نشر|ينشر|نشر
divest|تخارج|يتخارج|تخارج|من
reckon|احتسب|يحتسب|احتساب
punish|عاقب|يعاقب|معاقبة||p=معاقب_عليه
fax|أرسل _بالفاكس|يرسل _بالفاكس|إرسال _بالفاكس
focus|ركز|يركز|تركيز
focus on|ركز|يركز|تركيز|على
oppose|عارض|يعارض|معارضة
prorate|وزع _بالتناسب|يوزع _بالتناسب|توزيع _بالتناسب
convict|أدان|يدين|إدانة
equip|جهز|يجهز|تجهيز
maximize|زاد _إلى _أقصى _حد|يزيد _إلى _أقصى _حد|زيادة _إلى _أقصى _حد
enact|سن|يسن|سن
prepay|سدد _مقدماً|يسدد _مقدماً|سداد _مقدماً
insist|أصر|يصر|إصرار|على
decorate|زين|يزين|تزيين
log in|سجل الدخول|يسجل الدخول|تسجيل الدخول
log into|سجل الدخول|يسجل الدخول|تسجيل الدخول|إلى
log in to|سجل الدخول|يسجل الدخول|تسجيل الدخول|إلى
derogate|انتقص|ينتقص|انتقاص|من
configure|هيأ|يهيئ|تهيئة
contaminate|لوث|يلوث|تلويث
disapprove|رفض|يرفض|رفض
scan|مسح _ضوئياً|يمسح _ضوئياً|مسح _ضوئياً
rotate|دور|يدور|تدوير
speak|تحدث|يتحدث|تحدث
adjudge|حكم|يحكم|حكم|بـ
jeopardize|عرض _للخطر|يعرض _للخطر|تعريض _للخطر
impede|أعاق|يعيق|إعاقة
neutralize|حيد|يحيد|تحييد
surround|أحاط|يحيط|إحاطة|بـ|s
stimulate|حفز|يحفز|تحفيز
tend|مال|يميل|ميل|إلى|s
learn|علم|يعلم|علم|بـ
escort|رافق|يرافق|مرافقة
denominate|قوم|يقوم|تقويم
browse|تصفح|يتصفح|تصفح
constrain|قيد|يقيد|تقييد
enumerate|عدد|يعدد|تعداد
dispense|صرف|يصرف|صرف
dispense with|استغنى|يستغني|استغناء|عن
depreciate|استهلك|يستهلك|استهلاك
disable|عطل|يعطل|تعطيل
optimize|حسن|يحسن|تحسين
evolve|تطور|يتطور|تطور||s
shut down|أوقف|يوقف|إيقاف
exert|بذل|يبذل|بذل
weigh|وزن|يزن|وزن
depict|صور|يصور|تصوير
halt|أوقف|يوقف|إيقاف
desist|امتنع|يمتنع|امتناع|عن
desist from|امتنع|يمتنع|امتناع|عن
disturb|أزعج|يزعج|إزعاج
tarnish|أساء|يسيء|إساءة|إلى
abbreviate|اختصر|يختصر|اختصار
disburse|صرف|يصرف|صرف
navigate|تصفح|يتصفح|تصفح
curtail|قلص|يقلص|تقليص
defray|غطى|يغطي|تغطية
refurbish|جدد|يجدد|تجديد
replicate|نسخ|ينسخ|نسخ
align|واءم|يوائم|مواءمة
resubmit|أعاد تقديم|يعيد تقديم|إعادة تقديم
acquiesce|سكت|يسكت|سكوت
overcome|تغلب|يتغلب|تغلب|على
disconnect|فصل|يفصل|فصل
criticize|انتقد|ينتقد|انتقاد
inject|حقن|يحقن|حقن
overcharge|بالغ في تسعير|يبالغ في تسعير|مبالغة في تسعير
purify|نقى|ينقي|تنقية
edit|حرر|يحرر|تحرير
restate|أعاد صياغة|يعيد صياغة|إعادة صياغة
recalculate|أعاد احتساب|يعيد احتساب|إعادة احتساب
redesignate|أعاد تسمية|يعيد تسمية|إعادة تسمية
reorganize|أعاد تنظيم|يعيد تنظيم|إعادة تنظيم
re-export|أعاد تصدير|يعيد تصدير|إعادة تصدير
readjust|أعاد تعديل|يعيد تعديل|إعادة تعديل
reallocate|أعاد تخصيص|يعيد تخصيص|إعادة تخصيص
re-let|أعاد تأجير|يعيد تأجير|إعادة تأجير
sub-let|أجر _من _الباطن|يؤجر _من _الباطن|تأجير _من _الباطن
let|أجر|يؤجر|تأجير
mortgage|رهن|يرهن|رهن
sail|أبحر|يبحر|إبحار
mobilize|حشد|يحشد|تجهيز
mobilise|حشد|يحشد|تجهيز
demobilize|سحب|يسحب|سحب
dismantle|فك|يفك|تفكيك
drill|حفر|يحفر|حفر
sweep|كنس|يكنس|كنس
wash|غسل|يغسل|غسل
roll over|تجدد _تلقائياً|يتجدد _تلقائياً|تجدد _تلقائي||s
pass on|أحال|يحيل|إحالة
pass on to|أحال|يحيل|إحالة
pass through|مرر|يمرر|تمرير
fall due|استحق|يستحق|استحقاق||s
fall below|قل|يقل|انخفاض|عن|s
fall short of|قصر|يقصر|قصور|عن|s
fall within|دخل|يدخل|دخول|ضمن|s
fall outside|خرج|يخرج|خروج|عن|s
fall behind|تأخر|يتأخر|تأخر|عن|s
drop below|قل|يقل|انخفاض|عن|s
go into effect|سرى|يسري|سريان||s
come to an end|انتهى|ينتهي|انتهاء||s
bring to an end|أنهى|ينهي|إنهاء
put an end to|أنهى|ينهي|إنهاء
bring to the attention of|لفت انتباه|يلفت انتباه|لفت انتباه
prevail over|غلب|يغلب|تغليب|على
take precedence over|قدم|يقدم|تقديم|على|s
take over|تولى|يتولى|تولي
take possession of|تسلم|يتسلم|تسلم
take care of|اعتنى|يعتني|اعتناء|بـ
take out|استخرج|يستخرج|استخراج
take legal action|اتخذ إجراء نظامياً|يتخذ إجراء نظامياً|اتخاذ إجراء نظامي
take reasonable steps|اتخذ خطوات معقولة|يتخذ خطوات معقولة|اتخاذ خطوات معقولة
pay off|سدد _بالكامل|يسدد _بالكامل|سداد _بالكامل
pay out|صرف|يصرف|صرف
make good|أصلح|يصلح|إصلاح
make up|عوض|يعوض|تعويض
make up for|عوض|يعوض|تعويض|عن
make use of|استفاد|يستفيد|استفادة|من
make payment|دفع|يدفع|دفع
make known|أعلن|يعلن|إعلان|عن
carry over|رحل|يرحل|ترحيل
carry forward|رحل|يرحل|ترحيل
draw up|حرر|يحرر|تحرير
draw down|سحب|يسحب|سحب
set aside|ألغى|يلغي|إلغاء
set apart|خصص|يخصص|تخصيص
set off against|قاص|يقاص|مقاصة|مع
set down|حدد|يحدد|تحديد
act on behalf of|تصرف|يتصرف|تصرف|نيابة عن
act as|عمل|يعمل|عمل|بصفة
serve as|عمل|يعمل|عمل|بمثابة
abstain from|امتنع|يمتنع|امتناع|عن
cease from|توقف|يتوقف|توقف|عن
keep informed|أبقى _على _اطلاع|يبقي _على _اطلاع|إبقاء _على _اطلاع
keep records|احتفظ بسجلات|يحتفظ بسجلات|احتفاظ بسجلات
vote on|صوت|يصوت|تصويت|على
insist on|أصر|يصر|إصرار|على
insist upon|أصر|يصر|إصرار|على
embark on|شرع|يشرع|شروع|في
draw on|سحب|يسحب|سحب|من
cater for|لبى|يلبي|تلبية
pay back|سدد|يسدد|سداد
give back|أعاد|يعيد|إعادة
send back|أعاد|يعيد|إعادة
turn over|سلم|يسلم|تسليم
turn down|رفض|يرفض|رفض
fill out|عبأ|يعبئ|تعبئة
fill in|عبأ|يعبئ|تعبئة
sign off|اعتمد|يعتمد|اعتماد
sign off on|اعتمد|يعتمد|اعتماد
cut off|قطع|يقطع|قطع
back up|نسخ _احتياطياً|ينسخ _احتياطياً|نسخ _احتياطياً
bring forward|قدم|يقدم|تقديم
expose to|عرض|يعرض|تعريض|لـ
attribute to|نسب|ينسب|نسبة|إلى
ascribe to|نسب|ينسب|نسبة|إلى
deduct from|خصم|يخصم|خصم|من
miss|تخلف|يتخلف|تخلف|عن
act as such|تصرف _بهذه _الصفة|يتصرف _بهذه _الصفة|تصرف _بهذه _الصفة
`;
/** Past and past participle of irregular verbs. */
export const IRREGULAR_VERBS = `
arise|arose|arisen
be|was|been
bear|bore|borne
become|became|become
begin|began|begun
bind|bound|bound
break|broke|broken
bring|brought|brought
broadcast|broadcast|broadcast
build|built|built
buy|bought|bought
cast|cast|cast
choose|chose|chosen
come|came|come
cost|cost|cost
cut|cut|cut
deal|dealt|dealt
do|did|done
draw|drew|drawn
drive|drove|driven
fall|fell|fallen
feel|felt|felt
find|found|found
forbid|forbade|forbidden
foresee|foresaw|foreseen
forgo|forwent|forgone
get|got|gotten
give|gave|given
go|went|gone
have|had|had
hear|heard|heard
hold|held|held
keep|kept|kept
know|knew|known
lay|laid|laid
lead|led|led
leave|left|left
lend|lent|lent
lose|lost|lost
make|made|made
mean|meant|meant
meet|met|met
mislead|misled|misled
oversee|oversaw|overseen
pay|paid|paid
put|put|put
read|read|read
rebuild|rebuilt|rebuilt
repay|repaid|repaid
resell|resold|resold
run|ran|run
say|said|said
see|saw|seen
seek|sought|sought
sell|sold|sold
send|sent|sent
set|set|set
show|showed|shown
sink|sank|sunk
spend|spent|spent
steal|stole|stolen
sublet|sublet|sublet
take|took|taken
teach|taught|taught
tell|told|told
undergo|underwent|undergone
understand|understood|understood
undertake|undertook|undertaken
withdraw|withdrew|withdrawn
withhold|withheld|withheld
write|wrote|written
forecast|forecast|forecast
overcome|overcame|overcome
speak|spoke|spoken
let|let|let
sweep|swept|swept
`;
