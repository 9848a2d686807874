/**
 * Adjectives: English | Arabic masculine singular | feminine where the rule fails | the preposition of a complement. `_` marks a
 * word that never changes; a leading `غير` stays and the word after it agrees; `=` marks one that never agrees.
 */
export const ADJECTIVES = `
able|قادر||على
unable|غير قادر||على
above|مذكور _أعلاه
abovementioned|مذكور _أعلاه
above-mentioned|مذكور _أعلاه
aforementioned|مذكور _آنفاً
aforesaid|مذكور _آنفاً
absent|غائب
absolute|مطلق
abstract|مجرد
academic|أكاديمي
acceptable|مقبول
accessible|متاح
accidental|عرضي
accountable|مسؤول||عن
accounting|محاسبي
accurate|دقيق
active|نشط
actual|فعلي
additional|إضافي
adequate|كافي
adjacent|مجاور
administrative|إداري
adverse|سلبي
advertising|إعلاني
advisable|مستحسن
advisory|استشاري
agricultural|زراعي
alcoholic|كحولي
alternate|بديل
alternative|بديل
amicable|ودي
ample|وافر
analytical|تحليلي
ancillary|تابع
annual|سنوي
anti-competitive|مخل _بالمنافسة
applicable|معمول _به|معمول _بها
appropriate|مناسب
approximate|تقريبي
arbitral|تحكيمي
arbitrary|تعسفي
arithmetic|حسابي
artificial|اصطناعي
attributable|منسوب||إلى
authentic|أصلي
authoritative|رسمي
automatic|تلقائي
automated|آلي
auxiliary|مساعد
available|متاح||لـ
aware|مدرك||لـ
back-up|احتياطي
backup|احتياطي
bad|سيئ
balanced|متوازن
bankrupt|مفلس
basic|أساسي
beneficial|مفيد
best|=أفضل
better|=أفضل
big|كبير
bilateral|ثنائي
bilingual|ثنائي _اللغة
binding|ملزم||لـ
biological|بيولوجي
black|أسود|سوداء
blank|فارغ
blue|أزرق|زرقاء
bodily|جسدي
bona fide|حسن _النية|حسنة _النية
brief|موجز
broad|واسع
bulk|سائب
busy|مشغول
capable|قادر||على
capital|رأسمالي
careful|متأني
cash|نقدي
ceremonial|احتفالي
certain|معين
certified|معتمد
cheap|رخيص
chemical|كيميائي
chief|رئيسي
chronic|مزمن
civil|مدني
clean|نظيف
clear|واضح
clerical|كتابي
clinical|سريري
close|وثيق
closed|مغلق
cold|بارد
collective|جماعي
comfortable|مريح
commercial|تجاري
common|مشترك
communicable|معدي
comparable|مماثل||لـ
compatible|متوافق||مع
competent|مختص
competitive|تنافسي
complete|كامل
complex|معقد
compliant|ممتثل||لـ
comprehensive|شامل
compulsory|إلزامي
conclusive|قاطع
concurrent|متزامن
conditional|مشروط
confident|واثق
confidential|سري
confusing|مربك
consecutive|متتالي
consequential|تبعي
conservative|متحفظ
considerable|كبير
consistent|متسق||مع
constant|ثابت
constitutional|دستوري
constructive|حكمي
contemporaneous|متزامن
contingent|محتمل
continual|مستمر
continuous|مستمر
contractual|تعاقدي
contrary|مخالف||لـ
convenient|ملائم
conventional|تقليدي
cooperative|تعاوني
core|أساسي
corporate|مؤسسي
correct|صحيح
corresponding|مقابل
corrective|تصحيحي
corrupt|فاسد
counterfeit|مقلد
creative|إبداعي
credible|موثوق
criminal|جنائي
critical|حرج
crucial|حاسم
cultural|ثقافي
cumulative|تراكمي
current|حالي
customary|معتاد
cyber|سيبراني
daily|يومي
damaged|تالف
dangerous|خطر
dead|متوفى
deceptive|خادع
defamatory|تشهيري
defective|معيب
defensive|دفاعي
definite|محدد
definitive|نهائي
deliberate|متعمد
delinquent|متأخر
demonstrable|قابل _للإثبات
dependent|معتمد||على
derivative|مشتق
desirable|مرغوب
detailed|مفصل
detrimental|ضار||بـ
different|مختلف
difficult|صعب
digital|رقمي
diligent|مجتهد
direct|مباشر
disabled|معاق
disciplinary|تأديبي
discretionary|تقديري
discriminatory|تمييزي
distinct|متميز
distinctive|مميز
diverse|متنوع
domestic|محلي
dominant|مهيمن
dormant|خامل
double|مزدوج
downstream|لاحق
dual|مزدوج
due|مستحق
due and payable|مستحق _الدفع
durable|متين
dynamic|ديناميكي
earlier|=أسبق
early|مبكر
easy|سهل
economic|اقتصادي
economical|اقتصادي
editorial|تحريري
educational|تعليمي
effective|نافذ
efficient|فعال
electric|كهربائي
electrical|كهربائي
electronic|إلكتروني
eligible|مؤهل||لـ
emergency|طارئ
empty|فارغ
enforceable|قابل _للإنفاذ
entire|كامل
entitled|مستحق||لـ
environmental|بيئي
equal|متساوي
equitable|عادل
equivalent|معادل||لـ
essential|أساسي
ethical|أخلاقي
evident|جلي
exact|دقيق
excellent|ممتاز
exceptional|استثنائي
excess|زائد
excessive|مفرط
exclusive|حصري
executive|تنفيذي
exempt|معفى||من
existing|قائم
expensive|مكلف
experienced|متمرس
experimental|تجريبي
expert|خبير
explicit|صريح
express|صريح
extensive|واسع
external|خارجي
extra|إضافي
extraordinary|استثنائي
extreme|شديد
factual|وقائعي
fair|عادل
faithful|أمين
false|كاذب
familiar|ملم||بـ
famous|مشهور
far|بعيد
fast|سريع
fatal|قاتل
faulty|معيب
favorable|مواتي
favourable|مواتي
feasible|ممكن
federal|فيدرالي
female|أنثى
few|قليل
fictitious|وهمي
fiduciary|ائتماني
final|نهائي
final and binding|نهائي _وملزم|نهائية _وملزمة
finance|مالي
financial|مالي
fine|جيد
finished|تام _الصنع
firm|ثابت
first|أول|أولى
first-class|من _الدرجة _الأولى
fiscal|مالي
fit|صالح||لـ
fixed|محدد
flexible|مرن
following|تالي
forced|قسري
foreign|أجنبي
foreseeable|متوقع
formal|رسمي
former|سابق
forthcoming|قادم
forward|آجل
fraudulent|احتيالي
free|مجاني
free of charge|مجاني
frequent|متكرر
fresh|جديد
full|كامل
full-time|بدوام _كامل
functional|وظيفي
fundamental|أساسي
further|إضافي
future|مستقبلي
general|عام
generic|عام
genetic|جيني
genuine|حقيقي
geographic|جغرافي
geographical|جغرافي
global|عالمي
good|جيد
governmental|حكومي
graphic|رسومي
gratuitous|مجاني
great|كبير
greater|=أكبر
gross|إجمالي
half|نصف
happy|سعيد
hard|صعب
harmful|ضار
harmless|غير ضار
hazardous|خطر
healthy|صحي
heavy|ثقيل
hereinafter|فيما _يلي
hidden|خفي
high|عالي
higher|=أعلى
highest|=أعلى
historic|تاريخي
historical|تاريخي
holding|قابض
hot|حار
human|بشري
hypothetical|افتراضي
ideal|مثالي
identical|مطابق||لـ
identifiable|قابل _للتحديد
illegal|غير نظامي
ill|مريض
imminent|وشيك
immaterial|غير جوهري
immediate|فوري
immoral|مخل _بالآداب
impartial|محايد
imperative|ضروري
implicit|ضمني
implied|ضمني
important|مهم
impossible|مستحيل
improper|غير سليم
inaccurate|غير دقيق
inadequate|غير كافي
inadvertent|غير مقصود
incapable|غير قادر||على
incidental|عرضي
inclusive|شامل||لـ
incomplete|غير مكتمل
inconsistent|متعارض||مع
incorrect|غير صحيح
incremental|تدريجي
indefinite|غير محدد
independent|مستقل
indirect|غير مباشر
individual|فردي
indispensable|لازم
industrial|صناعي
ineffective|غير نافذ
ineligible|غير مؤهل
inevitable|حتمي
inferior|أدنى
influential|مؤثر
informal|غير رسمي
informational|معلوماتي
inherent|متأصل
initial|أولي
injunctive|زجري
injurious|ضار
innocent|بريء
innovative|مبتكر
insolvent|معسر
institutional|مؤسسي
instrumental|أساسي
insufficient|غير كافي
insurable|قابل _للتأمين
intangible|غير ملموس
integral|لا يتجزأ
intellectual|فكري
intended|مقصود
intentional|متعمد
interactive|تفاعلي
interested|ذو _مصلحة|ذات _مصلحة
interim|مرحلي
intermediate|وسيط
intermittent|متقطع
internal|داخلي
international|دولي
invalid|باطل
inventive|ابتكاري
investment|استثماري
invisible|غير مرئي
involuntary|قسري
irrelevant|غير ذي_صلة
irreparable|غير قابل _للجبر
irrevocable|غير قابل _للإلغاء
joint|مشترك
joint and several|تضامني
judicial|قضائي
junior|مبتدئ
jurisdictional|اختصاصي
just|عادل
key|رئيسي
knowledgeable|مطلع
known|معلوم
lacking|ناقص
large|كبير
larger|=أكبر
last|أخير
late|متأخر
later|لاحق
latest|=أحدث
lawful|مشروع
leading|رائد
least|=أقل
leased|مؤجر
legal|نظامي
legible|مقروء
legislative|تشريعي
legitimate|مشروع
less|=أقل
lesser|=أقل
liable|مسؤول||عن
like|مماثل
likely|محتمل
limited|محدود
linear|خطي
liquid|سائل
liquidated|اتفاقي
literary|أدبي
live|حي
local|محلي
logical|منطقي
long|طويل
long-term|طويل _الأجل
longer|=أطول
lost|مفقود
low|منخفض
lower|=أدنى
lowest|=أدنى
lucrative|مربح
main|رئيسي
major|رئيسي
male|ذكر
mandatory|إلزامي
manual|يدوي
marine|بحري
marital|زوجي
marketable|قابل _للتسويق
massive|ضخم
material|جوهري
materials|مواد
maximum|=أقصى
mean|متوسط
meaningful|ذو _معنى|ذات _معنى
measurable|قابل _للقياس
mechanical|ميكانيكي
medical|طبي
medium|متوسط
mental|عقلي
mere|مجرد
military|عسكري
minimal|ضئيل
minimum|=أدنى
minor|طفيف
miscellaneous|متنوع
misleading|مضلل
missing|مفقود
mobile|متنقل
modern|حديث
monetary|نقدي
monthly|شهري
moral|معنوي
multinational|متعدد _الجنسيات|متعددة _الجنسيات
multiple|متعدد
municipal|بلدي
mutual|متبادل
national|وطني
native|أصلي
natural|طبيعي
naval|بحري
near|قريب
nearest|=أقرب
necessary|ضروري||لـ
needed|لازم
needful|لازم
negative|سلبي
negligent|مهمل
negotiable|قابل _للتداول
net|صافي
neutral|محايد
new|جديد
next|تالي
nominal|اسمي
non-assignable|غير قابل _للتنازل
non-binding|غير ملزم
non-breaching|غير مخل
non-commercial|غير تجاري
non-compliant|غير ممتثل
non-conforming|غير مطابق
nonconforming|غير مطابق
non-confidential|غير سري
non-competitive|غير منافس
non-defaulting|غير مخل
non-disclosing|غير مفصح
non-exclusive|غير حصري
nonexclusive|غير حصري
non-infringing|غير متعدي
non-monetary|غير نقدي
non-performing|غير منفذ
non-profit|غير ربحي
non-public|غير معلن
non-refundable|غير قابل _للاسترداد
non-sublicensable|غير قابل _للترخيص _من _الباطن
non-terminating|غير منهي
non-transferable|غير قابل _للتحويل
nontransferable|غير قابل _للتحويل
normal|عادي
notable|ملحوظ
null|باطل
null and void|باطل _ولاغ|باطلة _ولاغية
numerous|عديد
objective|موضوعي
obligatory|إلزامي
obvious|واضح
occasional|عرضي
occupational|مهني
off-site|خارج _الموقع
offensive|مسيء
official|رسمي
offshore|خارجي
old|قديم
older|=أقدم
on-site|في _الموقع
ongoing|مستمر
online|عبر _الإنترنت
on-line|عبر _الإنترنت
open|مفتوح
operable|قابل _للتشغيل
operating|تشغيلي
operational|تشغيلي
operative|ساري
opposing|معارض
opposite|مقابل
optimal|=أمثل
optional|اختياري
oral|شفهي
ordinary|عادي
organizational|تنظيمي
original|أصلي
out-of-pocket|نثري
outstanding|غير مسدد
outside|خارجي
overall|إجمالي
overdue|متأخر _السداد
overnight|سريع
overseas|خارجي
own|خاص
paid|مدفوع
parallel|موازي
parental|أبوي
partial|جزئي
particular|معين
part-time|بدوام _جزئي
past|سابق
past due|متأخر _السداد
patentable|قابل _للحماية _ببراءة
payable|مستحق _الدفع
pecuniary|مالي
penal|جزائي
pending|معلق
perfect|كامل
periodic|دوري
periodical|دوري
permanent|دائم
permissible|جائز
perpetual|دائم
personal|شخصي
pertinent|ذو _صلة|ذات _صلة
pharmaceutical|صيدلاني
physical|مادي
plain|واضح
plural|جمع
political|سياسي
poor|ضعيف
popular|شائع
portable|محمول
positive|إيجابي
possible|ممكن
postal|بريدي
potential|محتمل
powerful|قوي
practicable|ممكن _عملياً
practical|عملي
preceding|سابق
precise|دقيق
predominant|غالب
preferable|مفضل
preferential|تفضيلي
preferred|ممتاز
pregnant|حامل|حامل
preliminary|تمهيدي
premature|مبكر
prepaid|مدفوع _مقدماً
present|حاضر
presumptive|افتراضي
prevailing|سائد
preventive|وقائي
previous|سابق
primary|أساسي
prime|رئيسي
principal|رئيسي
printed|مطبوع
prior|مسبق
private|خاص
privileged|محمي
probable|محتمل
procedural|إجرائي
productive|منتج
professional|مهني
profitable|مربح
prominent|بارز
promotional|ترويجي
prompt|سريع
proper|سليم
proportionate|متناسب
proportional|متناسب
proprietary|مملوك
prospective|محتمل
protective|وقائي
provisional|مؤقت
prudent|حصيف
public|عام
punctual|دقيق
punitive|عقابي
pure|خالص
qualified|مؤهل
qualitative|نوعي
quantitative|كمي
quarterly|ربع _سنوي|ربع _سنوية
quick|سريع
quiet|هادئ
radioactive|مشع
random|عشوائي
rapid|سريع
rare|نادر
rateable|تناسبي
raw|خام|خام
ready|جاهز
real|حقيقي
reasonable|معقول
reciprocal|متبادل
recent|حديث
red|أحمر|حمراء
redundant|زائد
refundable|قابل _للاسترداد
regional|إقليمي
registered|مسجل
regular|منتظم
regulatory|تنظيمي
related|ذو _صلة|ذات _صلة
relative|نسبي
relevant|ذو _صلة|ذات _صلة
reliable|موثوق
religious|ديني
reluctant|متردد
remaining|متبقي
remedial|علاجي
remote|بعيد
renewable|قابل _للتجديد
reputable|حسن _السمعة|حسنة _السمعة
requisite|لازم
residential|سكني
residual|متبقي
responsible|مسؤول||عن
restricted|مقيد
restrictive|تقييدي
resulting|ناتج
retail|تجزئة|تجزئة
retroactive|ذو _أثر _رجعي|ذات _أثر _رجعي
reusable|قابل _لإعادة _الاستخدام
revocable|قابل _للإلغاء
right|صحيح
rigorous|صارم
risky|محفوف _بالمخاطر
robust|متين
routine|اعتيادي
royalty-free|=دون إتاوة
rural|ريفي
safe|آمن
said|مذكور
satisfactory|مرضي
scientific|علمي
seasonal|موسمي
second|ثاني
secondary|ثانوي
secret|سري
secure|آمن
secured|مضمون
senior|كبير
sensitive|حساس
separate|منفصل
serial|تسلسلي
serious|خطير
severable|قابل _للفصل
several|متعدد
severe|شديد
sexual|جنسي
shared|مشترك
short|قصير
short-term|قصير _الأجل
sick|مريض
significant|كبير
silent|صامت
similar|مماثل||لـ
simple|بسيط
simultaneous|متزامن
single|واحد
singular|مفرد
skilled|ماهر
slight|طفيف
small|صغير
smaller|=أصغر
smart|ذكي
social|اجتماعي
soft|لين
sole|وحيد
solid|صلب
solvent|مليء
sophisticated|متطور
sound|سليم
sovereign|سيادي
special|خاص
specific|محدد
stable|مستقر
standard|معياري
stand-alone|مستقل
statistical|إحصائي
statutory|نظامي
straight|مستقيم
strategic|استراتيجي
strict|صارم
strong|قوي
structural|هيكلي
subject|خاضع||لـ
subordinate|تابع
subsequent|لاحق
subsidiary|تابع
substantial|جوهري
substantive|موضوعي
successful|ناجح
successive|متتالي
sudden|مفاجئ
sufficient|كافي
suitable|مناسب||لـ
superior|متفوق
supplemental|تكميلي
supplementary|تكميلي
supportive|داعم
supreme|=أعلى
surviving|باقي
sustainable|مستدام
systematic|منهجي
tacit|ضمني
tangible|ملموس
taxable|خاضع _للضريبة
technical|فني
technological|تقني
temporary|مؤقت
tentative|مبدئي
terminal|نهائي
territorial|إقليمي
then-current|ساري _حينها|سارية _حينها
therapeutic|علاجي
third-party|تابع _للغير|تابعة _للغير
thorough|دقيق
timely|في _حينه
top|=أعلى
tortious|تقصيري
total|إجمالي
toxic|سام
traditional|تقليدي
transferable|قابل _للتحويل
transparent|شفاف
true|صحيح
trustworthy|جدير _بالثقة
typical|نموذجي
typographical|مطبعي
ultimate|نهائي
unacceptable|غير مقبول
unaffected|غير متأثر
unanimous|إجماعي
unaudited|غير مدقق
unauthorized|غير مصرح _به|غير مصرح _بها
unauthorised|غير مصرح _به|غير مصرح _بها
unavailable|غير متاح
unavoidable|لا مفر_منه
unchanged|دون _تغيير
unconditional|غير مشروط
undue|غير مبرر
unenforceable|غير قابل _للإنفاذ
unexpected|غير متوقع
unfair|غير عادل
unforeseeable|غير متوقع
unforeseen|غير متوقع
uniform|موحد
unilateral|منفرد
uninterrupted|متواصل
unique|فريد
universal|عالمي
unlawful|غير مشروع
unlimited|غير محدود
unnecessary|غير ضروري
unpaid|غير مدفوع
unreasonable|غير معقول
unregistered|غير مسجل
unrelated|غير مرتبط
unresolved|غير محسوم
unrestricted|غير مقيد
unsecured|غير مضمون
unsuccessful|غير ناجح
untrue|غير صحيح
unused|غير مستخدم
unusual|غير معتاد
up-to-date|محدث
upcoming|قادم
upper|=أعلى
urban|حضري
urgent|عاجل
useful|مفيد
usual|معتاد
vacant|شاغر
vague|غامض
valid|صحيح
valuable|قيم
variable|متغير
various|مختلف
vast|شاسع
verbal|شفهي
vertical|عمودي
very|ذات|ذات
viable|مجدي
vicarious|تبعي
violent|عنيف
virtual|افتراضي
visible|مرئي
visual|بصري
vital|حيوي
vocational|مهني
void|باطل
voidable|قابل _للإبطال
voluntary|طوعي
vulnerable|معرض _للضرر
warm|دافئ
weak|ضعيف
weekly|أسبوعي
well-known|معروف
white|أبيض|بيضاء
whole|كامل
wholesale|بالجملة
wholly-owned|مملوك _بالكامل
wide|واسع
widespread|واسع _الانتشار
willful|متعمد
wilful|متعمد
willing|مستعد||لـ
wireless|لاسلكي
worldwide|عالمي
worthy|جدير||بـ
written|خطي
wrong|خاطئ
wrongful|غير مشروع
yearly|سنوي
young|صغير
corporate|اعتباري
marketing|تسويقي
training|تدريبي
confidentiality|سري
disputed|متنازع _عليه
undisputed|غير متنازع _عليه
agreed|متفق _عليه|متفق _عليها
agreed-upon|متفق _عليه|متفق _عليها
involved|معني
named|مسمى|مسماة
alleged|مزعوم
authorized|مفوض
defaulting|مخل
breaching|مخل
indemnified|معوض
contracting|متعاقد
affected|متأثر
injured|متضرر
aggrieved|متضرر
governing|حاكم
controlling|مسيطر
pre-existing|موجود _مسبقاً
preexisting|موجود _مسبقاً
newly|حديث
recurring|متكرر
continuing|مستمر
underlying|أساسي
outgoing|صادر
incoming|وارد
non-solicitation|عدم _استقطاب
substandard|دون _المستوى
commissioned|مكلف
first-rate|ممتاز
crude|خام|خام
chiropractic|خاص _بتقويم _العمود _الفقري
molecular|جزيئي
antitrust|مكافح _للاحتكار
anti-corruption|مكافح _للفساد
orthopedic|تقويمي
nonprofit|غير ربحي
co-branded|مشترك _العلامة|مشتركة _العلامة
exercisable|قابل _للممارسة
deductible|قابل _للخصم
creditable|قابل _للقيد
reimbursable|قابل _للسداد
recoverable|قابل _للاسترداد
chargeable|قابل _للتحميل
respective|خاص
branded|حامل _للعلامة
franchised|ممنوح _الامتياز
affiliated|تابع
unaffiliated|غير تابع
registrable|قابل _للتسجيل
descriptive|وصفي
fifth|خامس
fourth|رابع
third|ثالث
sixth|سادس
seventh|سابع
eighth|ثامن
ninth|تاسع
tenth|عاشر
rolling|متجدد
simplified|مبسط
nationwide|على مستوى _الدولة
demographic|ديموغرافي
capitalized|مكتوب _بحرف _كبير
uncured|غير معالج
libelous|تشهيري
obsolete|متقادم
objectionable|مرفوض
affirmative|إيجابي
guilty|مذنب
admissible|مقبول
shorter|=أقصر
exterior|خارجي
interior|داخلي
semi-annual|نصف _سنوي|نصف _سنوية
underwritten|مغطى
diluted|مخفف
american|أمريكي
chinese|صيني
british|بريطاني
saudi|سعودي
islamic|إسلامي
arab|عربي
european|أوروبي
artistic|فني
feminine|مؤنث
masculine|مذكر
nutritional|غذائي
non-affected|غير متأثر
expeditious|سريع
sizable|كبير
incidental|عرضي||لـ
applicable to|منطبق _على
then current|ساري _حينها|سارية _حينها
inappropriate|غير مناسب
copyrighted|محمي _بحقوق _المؤلف|محمية _بحقوق _المؤلف
agreeable|مقبول
elementary|أولي
Gregorian|ميلادي
gregorian|ميلادي
hijri|هجري
flammable|قابل _للاشتعال
unsatisfactory|غير مرضي
inadmissible|غير مقبول
apparent|ظاهر
proven|ثابت
spare|احتياطي
after-sales|=ما بعد البيع
capable of remedy|قابل _للمعالجة
incapable of remedy|غير قابل _للمعالجة
capable of being remedied|قابل _للمعالجة
duly organized|مؤسس _حسب _الأصول
duly organised|مؤسس _حسب _الأصول
duly incorporated|مؤسس _حسب _الأصول
validly existing|قائم _نظاماً
in good standing|ملتزم _بالمتطلبات _النظامية
duly authorized|مفوض _حسب _الأصول
duly authorised|مفوض _حسب _الأصول
confusingly similar|مشابه _إلى _حد _الالتباس
publicly available|متاح _للعموم
aggregate|إجمالي
free from|خالي _من
free of|خالي _من
quoted|معروض
foregoing|متقدم
provided by law|مقرر _نظاماً
required by law|مقرر _نظاماً
permitted by law|جائز _نظاماً
loaned|معار
consigned|مودع _برسم _البيع
chartered|مرخص
weighted|مرجح
digitized|رقمي
debarred|محروم
convertible|قابل للتحويل|قابلة للتحويل
supervisory|إشرافي
assignable|قابل للتنازل|قابلة للتنازل
truthful|صادق
unexpired|غير منتهي
dry|جاف
provincial|إقليمي
smallest|الأصغر
impracticable|متعذر
embedded|مدمج
theatrical|مسرحي
descending|تنازلي
greatest|أقصى|أقصى
allowable|مسموح _به
inadvisable|غير مستحسن
outbound|صادر
inbound|وارد
readable|مقروء
unincorporated|غير مؤسس
introductory|تمهيدي
orderly|منظم
expedited|معجل
biomedical|طبي _حيوي|طبية _حيوية
exemplary|تأديبي
metallic|معدني
frozen|مجمد
inactive|غير نشط
surrounding|محيط
grand|كبير
malicious|كيدي
obscene|خادش _للحياء
situated|واقع
musical|موسيقي
usable|صالح للاستعمال|صالحة للاستعمال
medicinal|دوائي
purported|مزعوم
reportable|واجب الإبلاغ|واجبة الإبلاغ
curable|قابل للمعالجة|قابلة للمعالجة
unfavorable|غير موات|غير مواتية
impractical|غير عملي
inconvenient|غير ملائم
desktop|مكتبي
stainless|غير قابل _للصدأ
disproportionate|غير متناسب
nonpublic|غير معلن
reckless|أرعن|رعناء
unwilling|غير راغب||في
unsolicited|غير مطلوب
numeric|رقمي
decimal|عشري
executable|قابل للتنفيذ|قابلة للتنفيذ
complementary|مكمل
pornographic|إباحي
cellular|خلوي
complimentary|مجاني
contaminated|ملوث
cancelable|قابل للإلغاء|قابلة للإلغاء
cancellable|قابل للإلغاء|قابلة للإلغاء
nuclear|نووي
unsold|غير مبيع
ministerial|وزاري
prejudicial|ضار
documentary|مستندي
contributory|إسهامي
graphical|رسومي
managerial|إداري
unethical|غير أخلاقي
commensurate|متناسب||مع
metropolitan|حضري
unscheduled|غير مجدول
declaratory|تقريري
friendly|ودي
pharmacological|دوائي
hybrid|هجين
computerized|محوسب
automotive|خاص _بالسيارات
standardized|موحد
architectural|معماري
sanitary|صحي
magnetic|مغناطيسي
unusable|غير صالح _للاستعمال
unapproved|غير معتمد
supranational|فوق _وطني
biologic|بيولوجي
closest|الأقرب
offline|غير متصل _بالإنترنت
instant|فوري
proud|فخور
rich|غني
compact|مدمج
doubtful|مشكوك _فيه
rightful|شرعي
abusive|مسيء
charitable|خيري
unsuitable|غير مناسب
unsafe|غير آمن
undivided|شائع
uncertain|غير مؤكد
helpful|مفيد
unpublished|غير منشور
latent|خفي
mixed|مختلط
widest|أوسع|أوسع
optimum|أمثل|مثلى
prolonged|مطول
specialized|متخصص
specialised|متخصص
compensatory|تعويضي
broader|أوسع|أوسع
impending|وشيك
responsive|مستجيب||لـ
shortest|أقصر|أقصر
determinable|قابل للتحديد|قابلة للتحديد
unencumbered|خالي _من _الرهون _والقيود
nonappealable|غير قابل _للاستئناف
non-appealable|غير قابل _للاستئناف
unsatisfied|غير مستوفى
optical|بصري
dissimilar|مختلف
returnable|واجب الإعادة|واجبة الإعادة
anonymous|مجهول
unwanted|غير مرغوب _فيه
derogatory|مسيء
seamless|سلس
royal|ملكي
japanese|ياباني
canadian|كندي
african|أفريقي
asian|آسيوي
spanish|إسباني
french|فرنسي
german|ألماني
russian|روسي
indian|هندي
egyptian|مصري
jordanian|أردني
lebanese|لبناني
syrian|سوري
sudanese|سوداني
yemeni|يمني
pakistani|باكستاني
filipino|فلبيني
bangladeshi|بنغلاديشي
kuwaiti|كويتي
emirati|إماراتي
bahraini|بحريني
qatari|قطري
omani|عماني
turkish|تركي
non-saudi|غير سعودي
muslim|مسلم
non-muslim|غير مسلم
central|مركزي
western|غربي
eastern|شرقي
northern|شمالي
southern|جنوبي
subordinated|ثانوي
syndicated|مشترك
collaborative|تعاوني
excusable|مقبول _العذر
redeemable|قابل للاسترداد|قابلة للاسترداد
affordable|ميسور
unconsented|غير موافق _عليه
one-way|أحادي الاتجاه|أحادية الاتجاه
food-grade|صالح للأغذية|صالحة للأغذية
chilled|مبرد
chilled-water|مبرد
refrigerated|مبرد
inoperable|معطل
interest-free|خالي _من _الفوائد
tax-free|معفى _من _الضريبة
duty-free|معفى _من _الرسوم _الجمركية
arm's-length|بشروط السوق|بشروط السوق
load-bearing|حامل
watertight|مانع لتسرب _المياه
waterproof|مقاوم للماء|مقاومة للماء
fireproof|مقاوم للحريق|مقاومة للحريق
built-in|مدمج
man-made|من _صنع _الإنسان
tax-exempt|معفى _من _الضريبة
fully paid|مدفوع _بالكامل
partly paid|مدفوع _جزئياً
wider|أوسع|أوسع
largest|الأكبر|الكبرى
referenced|مشار _إليه
impacted|متأثر
sealed|مختوم
offending|مخالف
rising|متصاعد
itemized|مفصل
itemised|مفصل
underpaid|ناقص الدفع|ناقصة الدفع
pleased|مسرور
enclosed|مرفق _طيه
involving dishonor|مخل _بالشرف
involving dishonour|مخل _بالشرف
involving dishonor or breach of trust|مخل _بالشرف _أو _الأمانة
involving dishonour or breach of trust|مخل _بالشرف _أو _الأمانة
involving breach of trust|مخل _بالأمانة
able to pay|قادر _على _السداد
unable to pay|غير قادر _على _السداد
free of defects|خالي _من _العيوب
free from defects|خالي _من _العيوب
of good quality|جيد النوعية|جيدة النوعية
subject to taxation|خاضع _للضريبة
subject to zakat|خاضع _للزكاة
marked confidential|موسوم _بالسرية
exempt from tax|معفى _من _الضريبة
registered in the commercial register|مقيد _في _السجل _التجاري
governed by public law|خاضع _للنظام _العام
`;
