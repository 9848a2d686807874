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
hereinafter|فيما يلي
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
hereunder|بموجب هذه الاتفاقية
perhaps|ربما
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
`;
