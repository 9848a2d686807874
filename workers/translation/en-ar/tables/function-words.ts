/** Adverbs and other words that never change: English | Arabic. */
export const ADVERBS = `
about|حوالي
above|أعلاه
below|أدناه
abroad|في الخارج
accordingly|وبناءً على ذلك
accurately|بدقة
actively|بنشاط
actually|فعلياً
additionally|إضافة إلى ذلك
adequately|بشكل كافٍ
adversely|سلباً
afterwards|بعد ذلك
again|مرة أخرى
alike|على حد سواء
almost|تقريباً
alone|وحده
along|مع
already|بالفعل
alternatively|بدلاً من ذلك
always|دائماً
amicably|ودياً
annually|سنوياً
anyway|على أي حال
anywhere|في أي مكان
apparently|على ما يبدو
appropriately|على نحو مناسب
approximately|تقريباً
as applicable|حسب الاقتضاء
automatically|تلقائياً
away|بعيداً
back|مجدداً
bi-weekly|كل أسبوعين
briefly|بإيجاز
carefully|بعناية
clearly|بوضوح
closely|عن كثب
collectively|مجتمعين
commercially|تجارياً
completely|بالكامل
comprehensively|بشكل شامل
conclusively|بشكل قاطع
concurrently|في الوقت نفسه
confidentially|بسرية
consequently|وبالتالي
conspicuously|بشكل بارز
constantly|باستمرار
continually|باستمرار
continuously|باستمرار
correctly|بشكل صحيح
currently|حالياً
daily|يومياً
deliberately|عمداً
diligently|بعناية
directly|مباشرة
directly or indirectly|بشكل مباشر أو غير مباشر
duly|حسب الأصول
during|خلال
early|مبكراً
easily|بسهولة
economically|اقتصادياً
effectively|بفعالية
efficiently|بكفاءة
either|إما
electronically|إلكترونياً
elsewhere|في مكان آخر
entirely|كلياً
equally|بالتساوي
especially|خصوصاً
essentially|أساساً
even|حتى
eventually|في نهاية المطاف
ever|في أي وقت
everywhere|في كل مكان
exactly|تماماً
exclusively|حصرياً
explicitly|صراحة
expressly|صراحة
extremely|للغاية
fairly|بإنصاف
finally|نهائياً
financially|مالياً
first|أولاً
firstly|أولاً
forever|إلى الأبد
formally|رسمياً
formerly|سابقاً
forthwith|فوراً
forward|إلى الأمام
forwards|إلى الأمام
free|مجاناً
freely|بحرية
frequently|بشكل متكرر
fully|بالكامل
furthermore|وعلاوة على ذلك
generally|عموماً
globally|عالمياً
gradually|تدريجياً
greatly|إلى حد كبير
hence|ومن ثم
hereafter|فيما بعد
hereby|بموجب هذه الاتفاقية
herein|في هذه الاتفاقية
hereinabove|أعلاه
hereinafter|فيما يلي
hereinbelow|أدناه
hereof|من هذه الاتفاقية
hereto|لهذه الاتفاقية
heretofore|حتى تاريخه
hereunder|بموجب هذه الاتفاقية
hereunto|على هذه الاتفاقية
herewith|طيه
highly|للغاية
however|ومع ذلك
illegally|بصورة غير نظامية
immediately|فوراً
importantly|والأهم من ذلك
in-house|داخلياً
independently|بشكل مستقل
indefinitely|إلى أجل غير مسمى
indirectly|بشكل غير مباشر
individually|منفردين
initially|مبدئياً
inter alia|من بين أمور أخرى
in no event|بأي حال من الأحوال
under no circumstances|بأي حال من الأحوال
at no time|في أي وقت
in no case|بأي حال من الأحوال
instead|بدلاً من ذلك
intentionally|عمداً
internally|داخلياً
internationally|دولياً
irrevocably|بشكل غير قابل للإلغاء
jointly|مجتمعين
jointly and severally|بالتضامن والتكافل
just|فقط
knowingly|عن علم
largely|إلى حد كبير
late|متأخراً
lastly|أخيراً
later|لاحقاً
lawfully|بصورة مشروعة
legally|نظاماً
likewise|وبالمثل
literally|حرفياً
locally|محلياً
long|طويلاً
mainly|أساساً
manually|يدوياً
materially|جوهرياً
maybe|ربما
meanwhile|في غضون ذلك
merely|مجرد
monthly|شهرياً
more|أكثر
moreover|وعلاوة على ذلك
most|معظم
mostly|في الغالب
much|كثيراً
mutually|بشكل متبادل
namely|وهي
nationally|وطنياً
naturally|بطبيعة الحال
nearly|تقريباً
necessarily|بالضرورة
negligently|بإهمال
nevertheless|ومع ذلك
newly|حديثاً
nonetheless|ومع ذلك
normally|عادة
now|الآن
occasionally|أحياناً
off|عن
officially|رسمياً
often|غالباً
once|مرة واحدة
online|عبر الإنترنت
on-line|عبر الإنترنت
only|فقط
orally|شفهياً
ordinarily|عادة
originally|أصلاً
otherwise|على خلاف ذلك
out|خارجاً
outright|كلياً
overall|إجمالاً
over|فوق
overseas|خارج البلاد
partially|جزئياً
particularly|خصوصاً
partly|جزئياً
perhaps|ربما
periodically|بشكل دوري
permanently|بشكل دائم
perpetually|على الدوام
personally|شخصياً
physically|مادياً
plus|زائد
possibly|ربما
potentially|احتمالاً
practically|عملياً
precisely|بدقة
predominantly|في الغالب
preferably|ويفضل
presently|حالياً
previously|سابقاً
primarily|بصفة أساسية
principally|بصفة رئيسية
prior|قبل
privately|بشكل خاص
proactively|بشكل استباقي
professionally|باحترافية
prominently|بشكل بارز
promptly|على وجه السرعة
properly|على النحو السليم
proportionately|بالتناسب
publicly|علناً
punctually|في الموعد المحدد
purely|محض
quarterly|كل ثلاثة أشهر
quickly|بسرعة
quite|تماماً
randomly|عشوائياً
rarely|نادراً
readily|بسهولة
really|حقاً
reasonably|بشكل معقول
recently|مؤخراً
recklessly|بتهور
regardless|بصرف النظر
regularly|بانتظام
relatively|نسبياً
reliably|بشكل موثوق
remotely|عن بعد
respectively|على التوالي
retroactively|بأثر رجعي
rightfully|بحق
safely|بأمان
satisfactorily|بشكل مرضٍ
secondly|ثانياً
securely|بشكل آمن
seldom|نادراً
separately|بشكل منفصل
seriously|بجدية
severally|منفردين
shortly|قريباً
significantly|بشكل كبير
similarly|وبالمثل
simply|ببساطة
simultaneously|في الوقت ذاته
slightly|قليلاً
so|لذلك
solely|فقط
someday|يوماً ما
sometimes|أحياناً
somewhere|في مكان ما
soon|قريباً
specially|خصيصاً
specifically|على وجه التحديد
still|لا يزال
strictly|بصرامة
strongly|بشدة
subsequently|لاحقاً
substantially|إلى حد كبير
successfully|بنجاح
successively|على التوالي
sufficiently|بشكل كافٍ
temporarily|مؤقتاً
thenceforth|من ذلك الحين
then|عندئذ
thereafter|بعد ذلك
thereby|بذلك
therefor|عن ذلك
therefore|لذلك
therefrom|من ذلك
therein|فيه
thereof|منه
thereon|عليه
thereto|به
theretofore|قبل ذلك
thereunder|بموجبه
thereupon|وعندئذ
therewith|بذلك
thirdly|ثالثاً
thoroughly|بدقة
thus|وبالتالي
timely|في الوقت المناسب
today|اليوم
together|معاً
together with|إلى جانب
tomorrow|غداً
too|أيضاً
totally|كلياً
truly|حقاً
twice|مرتين
sooner|قبل ذلك
forth|إلى الأمام
beforehand|مسبقاً
expeditiously|على وجه السرعة
typically|عادة
ultimately|في نهاية المطاف
unanimously|بالإجماع
unconditionally|دون قيد أو شرط
unexpectedly|بشكل غير متوقع
unilaterally|بشكل منفرد
universally|عالمياً
unlawfully|بصورة غير مشروعة
unreasonably|دون مبرر معقول
upfront|مقدماً
usually|عادة
validly|بشكل صحيح
verbally|شفهياً
very|جداً
vice versa|والعكس بالعكس
virtually|افتراضياً
voluntarily|طوعاً
weekly|أسبوعياً
well|جيداً
wherever|أينما
wholly|كلياً
widely|على نطاق واسع
willfully|عمداً
wilfully|عمداً
willingly|طوعاً
worldwide|في جميع أنحاء العالم
yearly|سنوياً
yet|بعد
also|أيضاً
further|كذلك
nearby|بالقرب
sic|كذا
quantitatively|كمياً
exponentially|بشكل متسارع
ratably|بالتناسب
proportionally|بالتناسب
rata|بالتناسب
naturally|طبيعياً
else|آخر
whatsoever|أياً كان
whatever|أياً كان
per se|في حد ذاته
verbatim|حرفياً
ago|مضت
ahead|مقدماً
aside|جانباً
upward|صعوداً
downward|نزولاً
upwards|صعوداً
downwards|نزولاً
down|نزولاً
up|حتى
apart|على حدة
around|حول
onward|فصاعداً
here|هنا
not|لا
in the first place|ابتداءً
at its own risk|على مسؤوليته
at the prevailing rate|بالنسبة السارية
at the applicable rate|بالنسبة السارية
at the agreed rate|بالسعر المتفق عليه
at the contract rates|بأسعار العقد
whenever required|كلما لزم الأمر
not less than|ما لا يقل عن
not more than|ما لا يزيد على
no more than|ما لا يزيد على
no less than|ما لا يقل عن
at least once|مرة واحدة على الأقل
once annually|مرة في السنة
once a year|مرة في السنة
once a month|مرة في الشهر
insofar|بقدر ما
howsoever|كيفما كان
hereinbefore|فيما تقدم
wherein|حيث
whereupon|وعندئذ
fewer|أقل
summarily|بإجراءات مستعجلة
unfavorably|سلباً
purportedly|زعماً
biweekly|كل أسبوعين
straight away|فوراً
right away|فوراً
at once|فوراً
without delay|دون تأخير
at short notice|بإشعار قصير
overnight|ليلاً
afterward|بعد ذلك
hitherto|حتى الآن
thereat|هناك
thereunto|إلى ذلك
wherefore|ولذلك
notwithstanding|مع ذلك
inwardly|داخلياً
irrevocably and unconditionally|بشكل غير قابل للإلغاء ودون قيد أو شرط
unconditionally and irrevocably|دون قيد أو شرط وبشكل غير قابل للإلغاء
joint and severally|بالتضامن والتكافل
severally and jointly|بالتضامن والتكافل
exclusively and finally|حصرياً ونهائياً
fully and finally|بشكل كامل ونهائي
finally and conclusively|بشكل نهائي وقاطع
in perpetuity|على الدوام
en bloc|جملة واحدة
ex gratia|على سبيل التفضل
in absentia|غيابياً
hourly|كل ساعة
`;
/** Prepositions: English | Arabic; a final tatweel joins the next word. */
export const PREPOSITIONS = `
about|حول
above|فوق
according to|وفقاً لـ
across|عبر
after|بعد
against|ضد
along|على طول
along with|إلى جانب
alongside|إلى جانب
amid|وسط
among|بين
amongst|بين
around|حول
as|كـ
as a result of|نتيجة لـ
as at|كما في
as between|فيما بين
as for|بالنسبة لـ
as of|اعتباراً من
as to|بشأن
as from|اعتباراً من
as well as|وكذلك
aside from|بخلاف
at|في
at or before|في أو قبل
because of|بسبب
before|قبل
behind|خلف
below|دون
beneath|تحت
beside|بجانب
besides|بالإضافة إلى
between|بين
between or among|بين
beyond|خارج
but for|لولا
by|من قبل
by means of|عن طريق
by reason of|بسبب
by virtue of|بموجب
by way of|على سبيل
concerning|بشأن
despite|رغم
down|أسفل
due to|بسبب
during|خلال
effective as of|اعتباراً من
except|باستثناء
except for|باستثناء
excepting|باستثناء
excluding|باستثناء
failing|في حال عدم
following|عقب
for|لـ
for purposes of|لأغراض
for the benefit of|لمصلحة
for the account of|لحساب
for the duration of|طوال
for the purpose of|لغرض
for the purposes of|لأغراض
for the sake of|من أجل
from|من
from and after|اعتباراً من
given|بالنظر إلى
in|في
in accordance with|وفقاً لـ
in addition to|بالإضافة إلى
in advance of|قبل
in case of|في حالة
in the case of|في حالة
in compliance with|امتثالاً لـ
in conformity with|بما يتوافق مع
in conjunction with|بالاقتران مع
in connection with|فيما يتعلق بـ
in consideration of|مقابل
in consultation with|بالتشاور مع
in excess of|بما يزيد على
in exchange for|مقابل
in favor of|لصالح
in favour of|لصالح
in front of|أمام
in lieu of|بدلاً من
in light of|في ضوء
in place of|بدلاً من
in pursuance of|عملاً بـ
in reference to|بالإشارة إلى
in regard to|فيما يتعلق بـ
in relation to|فيما يتعلق بـ
in respect of|فيما يتعلق بـ
in respect to|فيما يتعلق بـ
in return for|مقابل
in spite of|على الرغم من
in support of|دعماً لـ
in terms of|من حيث
in the absence of|في حال عدم وجود
in the amount of|بمبلغ
in the course of|في سياق
in the event of|في حال
in the form of|في شكل
in the name of|باسم
in the nature of|من قبيل
in the presence of|بحضور
in view of|بالنظر إلى
in violation of|بالمخالفة لـ
in breach of|بالمخالفة لـ
in contravention of|بالمخالفة لـ
including|بما في ذلك
including but not limited to|بما في ذلك على سبيل المثال لا الحصر
including without limitation|بما في ذلك على سبيل المثال لا الحصر
inside|داخل
instead of|بدلاً من
into|في
irrespective of|بصرف النظر عن
less|مخصوماً منه
like|مثل
minus|ناقص
near|بالقرب من
next to|بجانب
no later than|في موعد لا يتجاوز
not later than|في موعد لا يتجاوز
notwithstanding|على الرغم من
of|من
off|عن
on|في
on account of|بسبب
on behalf of|نيابة عن
on or about|في أو حوالي
on or after|في أو بعد
on or before|في موعد أقصاه
on or prior to|في موعد أقصاه
on the basis of|على أساس
on the part of|من جانب
on top of|فوق
onto|على
opposite|مقابل
other than|بخلاف
out of|خارج
outside|خارج
outside of|خارج
over|على مدى
over and above|علاوة على
owing to|بسبب
past|بعد
pending|ريثما يتم
per|لكل
plus|بالإضافة إلى
prior to|قبل
pursuant to|بموجب
regarding|بشأن
regardless of|بصرف النظر عن
relative to|بالنسبة إلى
respecting|بشأن
save|باستثناء
save for|باستثناء
since|منذ
subject to|مع مراعاة
subsequent to|عقب
such as|مثل
than|من
thanks to|بفضل
through|من خلال
through and including|حتى ويشمل ذلك
throughout|طوال
till|حتى
to|إلى
to the account of|لحساب
to the attention of|لعناية
to the benefit of|لمصلحة
to the detriment of|إضراراً بـ
to the exclusion of|باستثناء
to the knowledge of|حسب علم
together with|مع
toward|تجاه
towards|تجاه
under|بموجب
under the terms of|بموجب شروط
underneath|تحت
until|حتى
unto|إلى
up to|حتى
up to and including|حتى ويشمل ذلك
upon|عند
versus|ضد
via|عبر
vis-a-vis|تجاه
with|مع
with effect from|اعتباراً من
with reference to|بالإشارة إلى
with regard to|فيما يتعلق بـ
with regards to|فيما يتعلق بـ
with respect to|فيما يتعلق بـ
with the exception of|باستثناء
with the exclusion of|باستثناء
within|خلال
without|دون
without prejudice to|مع عدم الإخلال بـ
without limitation of|دون حد من حيث
without limitation for|دون حد عن
without limitation to|دون حصر لـ
without limiting|دون الحد من
without regard to|بصرف النظر عن
without any reference to|دون الرجوع إلى
without giving effect to|دون إعمال
worth|بقيمة
at the discretion of|وفق تقدير
at the expense of|على نفقة
at the option of|بناءً على اختيار
at the request of|بناءً على طلب
at the rate of|بمعدل
at the time of|وقت
at the end of|في نهاية
at the beginning of|في بداية
at least|على الأقل
by and between|فيما بين
for and on behalf of|لصالح ونيابة عن
for failure of|لعدم
as part of|كجزء من
as a condition to|كشرط لـ
as a condition of|كشرط لـ
as compared to|مقارنةً بـ
at any time during|في أي وقت خلال
at any time after|في أي وقت بعد
at any time prior to|في أي وقت قبل
for any reason other than|لأي سبب بخلاف
for a period of|لمدة
for the period of|لمدة
for a term of|لمدة
for an additional period of|لمدة إضافية قدرها
within a period of|خلال مدة
over a period of|على مدى
during the term of|خلال مدة
during the course of|أثناء
during the period of|خلال مدة
to the satisfaction of|بما يرضي
within the scope of|ضمن نطاق
within the meaning of|بالمعنى الوارد في
under the supervision of|تحت إشراف
under the direction of|تحت توجيه
under the control of|تحت سيطرة
beyond the control of|خارجة عن سيطرة
a number of|عدد من
the number of|عدد
the sum of|مبلغ
the amount of|مبلغ
exclusive of|غير شاملة
inclusive of|شاملة
free from|خالية من
up to a maximum of|بحد أقصى قدره
subject always to|مع مراعاة دائماً
in satisfaction of|وفاءً بـ
by application of|بتطبيق
by hand to|باليد إلى
in the opinion of|في رأي
in favour of and against|لصالح وضد
from and against|من
upon presentation of|عند تقديم
against presentation of|مقابل تقديم
upon the issue of|عند إصدار
after the issue of|بعد إصدار
other than by|بغير
at the prevailing rate of|بالنسبة السارية قدرها
for at least|لمدة لا تقل عن
for not less than|لمدة لا تقل عن
for a period of not less than|لمدة لا تقل عن
for a period of at least|لمدة لا تقل عن
have caused this agreement to be executed by|وقّعوا هذه الاتفاقية بواسطة
have caused this contract to be executed by|وقّعوا هذا العقد بواسطة
have caused this agreement to be signed by|وقّعوا هذه الاتفاقية بواسطة
commencing|اعتباراً من
commencing on|اعتباراً من
commencing from|اعتباراً من
starting on|اعتباراً من
starting from|اعتباراً من
beginning on|اعتباراً من
arising out of or in connection with|مما ينشأ عن أو يتصل بـ
arising out of or relating to|مما ينشأ عن أو يتصل بـ
arising from or in connection with|مما ينشأ عن أو يتصل بـ
arising under or in connection with|مما ينشأ بموجب أو يتصل بـ
of not less than|لا تقل عن
of no less than|لا تقل عن
of at least|لا تقل عن
of not more than|لا تزيد على
of no more than|لا تزيد على
engaged in the business of|في مجال
engaged in the field of|في مجال
for the sole purpose of|لغرض وحيد هو
represented herein by|ويمثلها في هذه الاتفاقية
represented in this agreement by|ويمثلها في هذه الاتفاقية
represented in this contract by|ويمثلها في هذا العقد
whose registered office is in|ومقرها المسجل في
whose head office is in|ومركزها الرئيسي في
having its head office in|ومركزها الرئيسي في
having its principal place of business in|ومقر عملها الرئيسي في
except as set forth in|باستثناء ما هو مبين في
except as provided in|باستثناء ما نص عليه في
except as provided for in|باستثناء ما نص عليه في
except as specified in|باستثناء ما هو محدد في
except as permitted by|باستثناء ما تسمح به
except with the prior written consent of|إلا بموافقة خطية مسبقة من
as otherwise provided in|ما نص عليه خلاف ذلك في
as further described in|على النحو الموضح بمزيد من التفصيل في
as further set forth in|على النحو المبين بمزيد من التفصيل في
as more fully described in|على النحو الموضح بمزيد من التفصيل في
as more particularly described in|على النحو الموضح بصورة أخص في
as provided for in|على النحو المنصوص عليه في
as referred to in|على النحو المشار إليه في
as determined in accordance with|على النحو المحدد وفقاً لـ
as reasonably requested by|وفق ما يطلبه بشكل معقول
as consideration for|مقابلاً لـ
as a consequence of|نتيجة لـ
as against|في مواجهة
at the reasonable request of|بناءً على الطلب المعقول من
at the written request of|بناءً على الطلب الخطي من
at the direction of|بتوجيه من
at the instance of|بناءً على طلب
at the cost of|على نفقة
at the premises of|في مقر
at the level of|على مستوى
at the place of|في مكان
at the date of|في تاريخ
at the expiration of|عند انتهاء
at the expiry of|عند انتهاء
at the conclusion of|عند ختام
at the termination of|عند إنهاء
at the commencement of|عند بدء
at the start of|في بداية
at the close of|عند نهاية
by and on behalf of|من قبل ونيابة عن
in consequence of|نتيجة لـ
in the best interests of|بما يحقق مصلحة
in the interest of|لمصلحة
in the interests of|لمصلحة
in the possession of|في حيازة
in the custody of|في عهدة
in the field of|في مجال
in the area of|في مجال
in the context of|في سياق
in the process of|في طور
in the performance of|في أداء
in the exercise of|في ممارسة
in the service of|في خدمة
in the sum of|بمبلغ
in the manner set forth in|بالطريقة المبينة في
in the manner provided in|بالطريقة المنصوص عليها في
in the manner specified in|بالطريقة المحددة في
in the manner described in|بالطريقة الموضحة في
in the manner prescribed by|بالطريقة التي يحددها
in the form set forth in|بالصيغة المبينة في
in a form acceptable to|بصيغة مقبولة لدى
in a manner consistent with|بطريقة تتفق مع
in a manner acceptable to|بطريقة مقبولة لدى
in full satisfaction of|وفاءً كاملاً بـ
in full compliance with|بالامتثال التام لـ
in proportion to|بالتناسب مع
in the proportion of|بنسبة
on terms acceptable to|بشروط مقبولة لدى
on the terms set out in|وفق الشروط المبينة في
on the terms set forth in|وفق الشروط المبينة في
on the grounds of|بسبب
on the ground of|بسبب
on behalf and for the account of|نيابة عن ولحساب
upon the written request of|بناءً على الطلب الخطي من
upon the occurrence of|عند وقوع
upon the expiration of|عند انتهاء
upon the expiry of|عند انتهاء
upon the termination of|عند إنهاء
for the remainder of|للمدة المتبقية من
for the sole benefit of|للمصلحة الحصرية لـ
for the sole use of|للاستعمال الحصري من قبل
for the use of|لاستعمال
for the attention of|لعناية
for and in consideration of|مقابل
from the date of receipt of|من تاريخ استلام
to the extent provided in|بالقدر المنصوص عليه في
to the extent set forth in|بالقدر المبين في
to the best knowledge of|حسب علم
to the order of|لأمر
under penalty of|تحت طائلة
under the name of|باسم
under the laws of|بموجب أنظمة
under or pursuant to|بموجب
within the limits of|في حدود
within the context of|في سياق
within the framework of|في إطار
beyond the reasonable control of|خارجة عن الإرادة المعقولة لـ
without the written permission of|دون إذن خطي من
without the need for|دون حاجة إلى
without the need of|دون حاجة إلى
without need for|دون حاجة إلى
without any need for|دون أي حاجة إلى
without limitation as to|دون تحديد من حيث
with the care of|بعناية
with the assistance of|بمساعدة
with the intention of|بقصد
with the intent to|بقصد
with a view to|بهدف
with the aim of|بهدف
with a value of|بقيمة
with immediate effect from|بأثر فوري اعتباراً من
with effect from the date of|اعتباراً من تاريخ
notwithstanding the provisions of|على الرغم من أحكام
notwithstanding the termination of|على الرغم من إنهاء
subject to the provisions of|مع مراعاة أحكام
subject to the prior written consent of|بشرط الموافقة الخطية المسبقة من
subject to the approval of|بشرط موافقة
pursuant to the provisions of|بموجب أحكام
pursuant to the terms of|بموجب أحكام
we look forward to|نتطلع إلى
on expiry of|عند انتهاء
on expiration of|عند انتهاء
on termination of|عند إنهاء
on completion of|عند إنجاز
on delivery of|عند تسليم
on receipt of|عند استلام
on signature of|عند توقيع
on signing of|عند توقيع
upon completion of|عند إنجاز
upon delivery of|عند تسليم
upon receipt of|عند استلام
upon execution of|عند توقيع
upon signature of|عند توقيع
upon termination or expiration of|عند إنهاء أو انتهاء
upon expiration or termination of|عند انتهاء أو إنهاء
upon the expiration or termination of|عند انتهاء أو إنهاء
upon the termination or expiration of|عند إنهاء أو انتهاء
upon any termination of|عند أي إنهاء لـ
after receipt of|بعد استلام
after the receipt of|بعد استلام
prior to receipt of|قبل استلام
after expiration of|بعد انتهاء
after the expiration of|بعد انتهاء
after termination of|بعد إنهاء
after the termination of|بعد إنهاء
following termination of|عقب إنهاء
following the termination of|عقب إنهاء
following the expiration of|عقب انتهاء
following receipt of|عقب استلام
prior to the expiration of|قبل انتهاء
prior to the expiry of|قبل انتهاء
before the expiry of|قبل انتهاء
before the end of|قبل نهاية
prior to the end of|قبل نهاية
by the end of|بحلول نهاية
until the end of|حتى نهاية
from the date of delivery of|من تاريخ تسليم
from the date of signature of|من تاريخ توقيع
from the date of signing|من تاريخ توقيع
without cost to|دون تكلفة على
at no cost to|دون تكلفة على
at no charge to|دون مقابل على
at no additional cost to|دون تكلفة إضافية على
without liability to|دون أي مسؤولية تجاه
without any liability to|دون أي مسؤولية تجاه
without notice to|دون إشعار إلى
without prior notice to|دون إشعار مسبق إلى
by giving notice to|بموجب إشعار إلى
by giving written notice to|بموجب إشعار خطي إلى
by written notice to|بموجب إشعار خطي إلى
by notice to|بموجب إشعار إلى
upon written notice to|بموجب إشعار خطي إلى
upon prior written notice to|بموجب إشعار خطي مسبق إلى
upon notice to|بموجب إشعار إلى
by written agreement of|باتفاق خطي بين
by mutual written agreement of|باتفاق خطي متبادل بين
by agreement of|باتفاق
by mutual agreement of|بالاتفاق المتبادل بين
by mutual agreement between|بالاتفاق المتبادل بين
by reference to|بالرجوع إلى
except during|إلا خلال
except in|إلا في
except by|إلا بـ
except with|إلا بـ
except by agreement of|إلا باتفاق
except by agreement between|إلا باتفاق بين
except by mutual agreement of|إلا باتفاق
except by mutual agreement between|إلا باتفاق بين
except by written agreement of|إلا باتفاق خطي بين
except by mutual written agreement of|إلا باتفاق خطي بين
for up to|لمدة تصل إلى
for a period of up to|لمدة تصل إلى
for a term of up to|لمدة تصل إلى
signature page to|صفحة التوقيعات الخاصة بـ
except only for|إلا لـ
except only to|إلا إلى
except within|إلا خلال
except from|إلا من
except at|إلا في
except through|إلا عن طريق
save in|إلا في
save by|إلا بـ
save with|إلا بـ
except as disclosed in|باستثناء ما أفصح عنه في
except as described in|باستثناء ما هو موصوف في
except as contemplated by|باستثناء ما تقضي به
except as required by|باستثناء ما تقتضيه
except as set forth on|باستثناء ما هو مبين في
save as provided in|باستثناء ما نص عليه في
save as set out in|باستثناء ما هو مبين في
save in case of|إلا في حالة
save in the case of|إلا في حالة
save in the event of|إلا في حال
any number of|أي عدد من
except upon|إلا عند
except on|إلا في
except under|إلا بموجب
except pursuant to|إلا بموجب
except after|إلا بعد
except in accordance with|إلا وفقاً لـ
except in the case of|إلا في حالة
except in the event of|إلا في حال
other than in accordance with|بخلاف ما يتفق مع
one half of|نصف
one-half of|نصف
one third of|ثلث
one-third of|ثلث
two thirds of|ثلثي
two-thirds of|ثلثي
one quarter of|ربع
one-quarter of|ربع
three quarters of|ثلاثة أرباع
three-quarters of|ثلاثة أرباع
at three quarters of|بثلاثة أرباع
in the city of|في مدينة
in the amount of at least|بمبلغ لا يقل عن
for the account and risk of|لحساب وعلى مسؤولية
in the capacity of|بصفة
in its capacity as|بصفته
in his capacity as|بصفته
in the territory of|في إقليم
to the address of|إلى عنوان
for the supply of|لتوريد
for the provision of|لتقديم
for the performance of|لتنفيذ
for the sale of|لبيع
for the purchase of|لشراء
for the use and benefit of|لاستعمال ومصلحة
for the loss of|عن فقدان
for breach of|عن الإخلال بـ
for violation of|عن مخالفة
for lack of|لعدم توفر
for want of|لعدم توفر
with the knowledge of|بعلم
with the support of|بدعم من
with the participation of|بمشاركة
with a minimum of|بحد أدنى
with a maximum of|بحد أقصى
with a copy to|مع نسخة إلى
in place and stead of|محل
in the place of|محل
in the hands of|في يد
in the light of|في ضوء
in the face of|في مواجهة
in the wake of|في أعقاب
in defiance of|بالمخالفة لـ
in the vicinity of|بالقرب من
in need of|بحاجة إلى
in search of|بحثاً عن
in settlement of|تسوية لـ
in performance of|تنفيذاً لـ
in discharge of|وفاءً بـ
in fulfilment of|وفاءً بـ
in fulfillment of|وفاءً بـ
in furtherance of|تحقيقاً لـ
in implementation of|تنفيذاً لـ
in defense of|دفاعاً عن
in recognition of|تقديراً لـ
in response to|رداً على
in opposition to|معارضةً لـ
in comparison with|مقارنةً بـ
in cooperation with|بالتعاون مع
in coordination with|بالتنسيق مع
in collaboration with|بالتعاون مع
in partnership with|بالشراكة مع
in combination with|بالاقتران مع
in agreement with|بالاتفاق مع
in line with|تماشياً مع
in keeping with|تماشياً مع
in proportion with|بالتناسب مع
in anticipation of|تحسباً لـ
in pursuit of|سعياً إلى
in preparation for|استعداداً لـ
in payment of|سداداً لـ
in part payment of|سداداً جزئياً لـ
in security for|ضماناً لـ
as security for|ضماناً لـ
as compensation for|تعويضاً عن
as payment for|سداداً لـ
as a penalty for|جزاءً على
as a guarantee for|ضماناً لـ
as a substitute for|بدلاً من
as an alternative to|بدلاً من
as opposed to|خلافاً لـ
as distinct from|بخلاف
as regards|فيما يتعلق بـ
as concerns|فيما يتعلق بـ
as per|وفقاً لـ
contrary to|خلافاً لـ
preparatory to|تمهيداً لـ
proportionate to|بما يتناسب مع
depending on|بحسب
depending upon|بحسب
away from|بعيداً عن
ahead of|قبل
apart from|فضلاً عن
close to|بالقرب من
in between|بين
by order of|بأمر من
by decision of|بقرار من
by resolution of|بقرار من
by law of|بموجب نظام
by the side of|بجانب
by dint of|بفضل
at the hands of|على يد
at the disposal of|تحت تصرف
at the risk of|على مسؤولية
at the sole risk of|على مسؤولية
at the sole discretion of|وفق التقدير المطلق لـ
at the sole expense of|على نفقة
at the cost and expense of|على نفقة
at the sole cost and expense of|على نفقة
at the sole option of|بناءً على الاختيار المنفرد لـ
at the instruction of|بتعليمات من
at the location of|في موقع
at the offices of|في مكاتب
at the office of|في مكتب
at the site of|في موقع
at the address of|على عنوان
at the price of|بسعر
at a price of|بسعر
at a rate of|بمعدل
at the point of|عند نقطة
at the moment of|لحظة
under the auspices of|تحت رعاية
under the authority of|بموجب سلطة
under the provisions of|بموجب أحكام
under the management of|تحت إدارة
under the responsibility of|تحت مسؤولية
under the guidance of|بتوجيه من
within the jurisdiction of|ضمن اختصاص
within the territory of|داخل إقليم
outside the scope of|خارج نطاق
beyond the scope of|خارج نطاق
without the knowledge of|دون علم
without the permission of|دون إذن
without the authorization of|دون تفويض من
without the intervention of|دون تدخل
without the use of|دون استعمال
with no obligation to|دون أي التزام بـ
on condition of|بشرط
on pain of|تحت طائلة
on the advice of|بناءً على مشورة
on the recommendation of|بناءً على توصية
on the instructions of|بناءً على تعليمات
on the occasion of|بمناسبة
on the strength of|استناداً إلى
on the first day of|في اليوم الأول من
on the last day of|في اليوم الأخير من
on the anniversary of|في الذكرى السنوية لـ
on each anniversary of|في كل ذكرى سنوية لـ
on the date of|في تاريخ
on the day of|في يوم
on the expiry of|عند انتهاء
upon the death of|عند وفاة
upon the completion of|عند إنجاز
upon the request of|بناءً على طلب
upon request of|بناءً على طلب
upon the date of|في تاريخ
upon the basis of|على أساس
upon the effectiveness of|عند نفاذ
`;
