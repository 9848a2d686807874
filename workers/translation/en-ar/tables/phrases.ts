/** Phrases that stand for themselves: English | Arabic. */
export const PHRASES = `
now, therefore|لذلك
now therefore|لذلك
in witness whereof|وإثباتاً لما تقدم
witnesseth|يشهد بما يلي
for the avoidance of doubt|ومنعاً لأي لبس
for avoidance of doubt|ومنعاً لأي لبس
at its own expense|على نفقته الخاصة
at its sole expense|على نفقته الخاصة
at its own cost|على نفقته الخاصة
at its sole cost and expense|على نفقته الخاصة
at its own cost and expense|على نفقته الخاصة
at its own cost and risk|على نفقته ومسؤوليته
at its expense|على نفقته
at their own expense|على نفقتهم الخاصة
at no cost|دون مقابل
at no charge|دون مقابل
at no additional cost|دون تكلفة إضافية
at its sole discretion|وفق تقديره المطلق
in its sole discretion|وفق تقديره المطلق
in its sole and absolute discretion|وفق تقديره المطلق
at its discretion|وفق تقديره
in its discretion|وفق تقديره
at its option|بناءً على اختياره
at its sole option|بناءً على اختياره المنفرد
in its reasonable discretion|وفق تقديره المعقول
at any time|في أي وقت
at all times|في جميع الأوقات
at all reasonable times|في جميع الأوقات المعقولة
at the time|في ذلك الوقت
at that time|في ذلك الوقت
at such time|في ذلك الوقت
at the same time|في الوقت نفسه
at a minimum|كحد أدنى
at a later date|في تاريخ لاحق
at least|على الأقل
at law|بموجب النظام
at law or in equity|بموجب النظام أو قواعد العدالة
in law or in equity|بموجب النظام أو قواعد العدالة
in equity|بموجب قواعد العدالة
by law|بموجب النظام
under applicable law|بموجب الأنظمة المعمول بها
as applicable|حسب الاقتضاء
as appropriate|حسب الاقتضاء
as necessary|حسب الضرورة
as needed|حسب الحاجة
as required|حسب المطلوب
as required by law|وفق ما تقتضيه الأنظمة
as the case may be|بحسب الأحوال
as follows|على النحو الآتي
as set forth below|على النحو المبين أدناه
as amended|وتعديلاته
as amended from time to time|وتعديلاته من وقت لآخر
as is|بحالته الراهنة
as such|بهذه الصفة
as soon as possible|في أقرب وقت ممكن
as soon as practicable|في أقرب وقت ممكن عملياً
as soon as reasonably practicable|في أقرب وقت ممكن عملياً
as promptly as practicable|في أسرع وقت ممكن
as of the date hereof|اعتباراً من تاريخ هذه الاتفاقية
as of the date first written above|اعتباراً من التاريخ المذكور أعلاه
as of the date first above written|اعتباراً من التاريخ المذكور أعلاه
as of the day and year first above written|اعتباراً من اليوم والسنة المذكورين أعلاه
the day and year first above written|في اليوم والسنة المذكورين أعلاه
the date first written above|في التاريخ المذكور أعلاه
the date hereof|تاريخ هذه الاتفاقية
the date of this agreement|تاريخ هذه الاتفاقية
the terms hereof|شروط هذه الاتفاقية
the provisions hereof|أحكام هذه الاتفاقية
the parties hereto|أطراف هذه الاتفاقية
parties hereto|أطراف هذه الاتفاقية
party hereto|طرف في هذه الاتفاقية
either party hereto|أي من طرفي هذه الاتفاقية
attached hereto as|المرفق بهذه الاتفاقية بوصفه
a part hereof|جزءاً من هذه الاتفاقية
in full|بالكامل
in part|جزئياً
in whole or in part|كلياً أو جزئياً
in all material respects|من جميع النواحي الجوهرية
in all respects|من جميع النواحي
in any event|في جميع الأحوال
in any case|في جميع الأحوال
in good faith|بحسن نية
in writing|خطياً
in the aggregate|إجمالاً
in the alternative|بدلاً من ذلك
in addition|بالإضافة إلى ذلك
in advance|مقدماً
in due course|في الوقت المناسب
in effect|ساري المفعول
in force|ساري المفعول
in full force and effect|نافذاً بكامل أثره
full force and effect|كامل النفاذ والأثر
in a timely manner|في الوقت المناسب
in a professional manner|بطريقة مهنية
in a good and workmanlike manner|بطريقة مهنية سليمة
in a commercially reasonable manner|بطريقة معقولة تجارياً
in any manner|بأي طريقة
in any way|بأي شكل
in such manner|بتلك الطريقة
in the same manner|بالطريقة نفسها
in other words|بعبارة أخرى
in particular|على وجه الخصوص
in general|عموماً
in turn|بدوره
in time|في الوقت المناسب
in person|شخصياً
in connection herewith|فيما يتعلق بهذه الاتفاقية
in connection therewith|فيما يتعلق بذلك
in accordance herewith|وفقاً لهذه الاتفاقية
in accordance therewith|وفقاً لذلك
in duplicate|من نسختين
in the english language|باللغة الإنجليزية
in english|بالإنجليزية
in arabic|بالعربية
in such event|وفي هذه الحالة
in such case|وفي هذه الحالة
in that event|وفي هذه الحالة
in which case|وفي هذه الحالة
in which event|وفي هذه الحالة
in this case|وفي هذه الحالة
in either case|وفي كلتا الحالتين
in each case|وفي كل حالة
in all cases|وفي جميع الحالات
if any|إن وجد
if applicable|إن وجد
if necessary|عند الضرورة
if required|عند اللزوم
if so|وفي هذه الحالة
if not|وإلا
if possible|إن أمكن
if appropriate|عند الاقتضاء
where applicable|حسب الاقتضاء
where appropriate|عند الاقتضاء
where necessary|عند الضرورة
when due|عند الاستحقاق
from time to time|من وقت لآخر
for any reason|لأي سبب كان
for any reason whatsoever|لأي سبب كان
for any or no reason|بسبب أو بدون سبب
for convenience|لدواعي الملاءمة
for convenience only|لغرض التسهيل فحسب
for cause|لسبب مشروع
for good and valuable consideration|مقابل عوض صحيح وذي قيمة
for example|على سبيل المثال
e.g.|على سبيل المثال
i.e.|أي
etc.|إلخ
etc|إلخ
for instance|على سبيل المثال
for the time being|في الوقت الحالي
for life|مدى الحياة
hereinafter referred to as|ويشار إليه فيما بعد باسم
hereinafter called|ويشار إليه فيما بعد باسم
hereinafter collectively referred to as|ويشار إليهم مجتمعين فيما بعد باسم
collectively referred to as|ويشار إليهم مجتمعين باسم
collectively|مجتمعين
the receipt and sufficiency of which are hereby acknowledged|والمقر بتسلمه وكفايته
receipt of which is hereby acknowledged|والمقر بتسلمه
of any kind|من أي نوع
of any kind whatsoever|من أي نوع كان
of any nature|أياً كانت طبيعتها
of every kind|من كل نوع
of whatever nature|أياً كانت طبيعتها
of record|المسجل
of no force or effect|عديم الأثر
of no further force or effect|عديم الأثر
to the contrary|بخلاف ذلك
on the contrary|على العكس
to the extent applicable|بالقدر المنطبق
to the extent permitted by law|بالقدر الذي تسمح به الأنظمة
to the extent permitted by applicable law|بالقدر الذي تسمح به الأنظمة المعمول بها
to the fullest extent permitted by law|إلى أقصى حد تجيزه الأنظمة
to the maximum extent permitted by law|إلى أقصى حد تجيزه الأنظمة
to the fullest extent permitted by applicable law|إلى أقصى حد تسمح به الأنظمة المعمول بها
to the maximum extent permitted by applicable law|إلى أقصى حد تسمح به الأنظمة المعمول بها
to the fullest extent|إلى أقصى حد
to the best of its knowledge|على حد علمه
to date|حتى تاريخه
to that effect|بهذا المعنى
to that extent|إلى ذلك الحد
to such extent|إلى ذلك الحد
to wit|وهي
to be determined|يحدد لاحقاً
to be agreed|يتفق عليه لاحقاً
by mutual agreement|بالاتفاق المتبادل
by mutual consent|بالتراضي
by registered mail|بالبريد المسجل
by certified mail|بالبريد المسجل
by registered or certified mail|بالبريد المسجل
by hand|باليد
by email|بالبريد الإلكتروني
by e-mail|بالبريد الإلكتروني
by facsimile|بالفاكس
by fax|بالفاكس
by courier|بواسطة شركة شحن
by operation of law|بقوة النظام
by or on behalf of|من قبل أو نيابة عن
return receipt requested|مع إشعار بالاستلام
postage prepaid|مدفوع أجرة البريد
on a monthly basis|شهرياً
on a quarterly basis|كل ثلاثة أشهر
on an annual basis|سنوياً
on a daily basis|يومياً
on a weekly basis|أسبوعياً
on a regular basis|بانتظام
on a timely basis|في الوقت المناسب
on a non-exclusive basis|على أساس غير حصري
on an exclusive basis|على أساس حصري
on an as is basis|على أساس الحالة الراهنة
on a pro rata basis|على أساس التناسب
on its behalf|نيابة عنه
on their behalf|نيابة عنهم
on behalf thereof|نيابة عنه
on the one hand|من جهة
on the other hand|من جهة أخرى
on the other|من جهة أخرى
on demand|عند الطلب
upon request|عند الطلب
on request|عند الطلب
upon demand|عند الطلب
upon written request|بناءً على طلب خطي
upon reasonable notice|بناءً على إشعار معقول
upon reasonable prior notice|بناءً على إشعار مسبق معقول
without limitation|على سبيل المثال لا الحصر
but not limited to|على سبيل المثال لا الحصر
but without limitation|على سبيل المثال لا الحصر
without cause|بدون سبب
without delay|دون تأخير
without undue delay|دون تأخير غير مبرر
without notice|دون إشعار
without prejudice|دون إخلال
without restriction|دون قيد
without exception|دون استثناء
without recourse|دون حق الرجوع
without charge|دون مقابل
without interruption|دون انقطاع
with immediate effect|بأثر فوري
with effect|اعتباراً
with or without cause|بسبب أو بدون سبب
with respect thereto|فيما يتعلق بذلك
with respect hereto|فيما يتعلق بهذه الاتفاقية
with reasonable care|بعناية معقولة
within a reasonable time|خلال مدة معقولة
within a reasonable period of time|خلال مدة معقولة
under this agreement|بموجب هذه الاتفاقية
under or in connection with|بموجب أو فيما يتصل بـ
by and between|فيما بين
by and among|فيما بين
is made and entered into|أبرمت
is entered into|أبرمت
more particularly|وبصورة أخص
more specifically|وعلى وجه أخص
all rights reserved|جميع الحقوق محفوظة
time is of the essence|يعد الالتزام بالمواعيد شرطاً جوهرياً
time being of the essence|مع كون الالتزام بالمواعيد شرطاً جوهرياً
mutatis mutandis|مع مراعاة ما يلزم من تغيير
pro rata|بالتناسب
pari passu|على قدم المساواة
bona fide|بحسن نية
prima facie|ظاهرياً
ipso facto|بحكم الواقع
inter alia|من بين أمور أخرى
per annum|سنوياً
per month|شهرياً
per year|سنوياً
per day|يومياً
per diem|يومياً
per hour|في الساعة
per week|أسبوعياً
a month|شهرياً
a year|سنوياً
a week|أسبوعياً
each year|كل سنة
each month|كل شهر
and/or|و/أو
with each other|فيما بينهم
with one another|فيما بينهم
to each other|لبعضهم بعضاً
in no event later than|بما لا يتجاوز
but in no event later than|على ألا يتجاوز ذلك
in no event more than|بما لا يزيد على
in no event less than|بما لا يقل عن
but in no event more than|على ألا يزيد ذلك على
but in no event less than|على ألا يقل ذلك عن
no later than|في موعد لا يتجاوز
of no effect|عديم الأثر
of no force or effect|عديم الأثر
in no way|لا … بأي شكل من الأشكال
in no manner|لا … بأي شكل من الأشكال
in no respect|لا … بأي شكل من الأشكال
one or more|واحد أو أكثر من
more than|أكثر من
or more|أو أكثر
all right, title and interest|جميع الحقوق والملكية والمصالح
all right, title, and interest|جميع الحقوق والملكية والمصالح
all rights, title and interest|جميع الحقوق والملكية والمصالح
the entire right, title and interest|كامل الحقوق والملكية والمصالح
each of which|وكل منها
all of which|وجميعها
both of which|وكلاهما
any of which|وأي منها
one of which|وأحدها
one and the same instrument|مستنداً واحداً
one and the same agreement|اتفاقية واحدة
one and the same|واحداً
the following|ما يلي
in and to|في
of and from|من
by and through|من خلال
to and from|من وإلى
as well|أيضاً
as far as|بقدر ما
so far as|بقدر ما
insofar as|بقدر ما
such as|مثل
from the date of|اعتباراً من تاريخ
at the end|في نهاية المطاف
and the like|وما شابه ذلك
or the like|أو ما شابه ذلك
or otherwise|أو غير ذلك
and otherwise|وغير ذلك
or less|أو أقل
or longer|أو أكثر
and above|فأكثر
unless otherwise agreed|ما لم يتفق على خلاف ذلك
unless otherwise agreed in writing|ما لم يتفق خطياً على خلاف ذلك
unless otherwise specified|ما لم ينص على خلاف ذلك
unless otherwise stated|ما لم ينص على خلاف ذلك
unless otherwise provided|ما لم ينص على خلاف ذلك
unless otherwise provided herein|ما لم ينص على خلاف ذلك في هذه الاتفاقية
unless otherwise expressly provided|ما لم ينص صراحة على خلاف ذلك
unless otherwise required by law|ما لم تقتض الأنظمة خلاف ذلك
unless otherwise indicated|ما لم يبين خلاف ذلك
unless otherwise defined herein|ما لم تعرف بخلاف ذلك في هذه الاتفاقية
unless the context requires otherwise|ما لم يقتض السياق خلاف ذلك
unless the context otherwise requires|ما لم يقتض السياق خلاف ذلك
except as otherwise provided|ما لم ينص على خلاف ذلك
except as otherwise provided herein|ما لم ينص على خلاف ذلك في هذه الاتفاقية
except as otherwise agreed|ما لم يتفق على خلاف ذلك
except as expressly provided|باستثناء ما نص عليه صراحة
except as expressly set forth|باستثناء ما نص عليه صراحة
except as set forth|باستثناء ما هو مبين
except as provided|باستثناء ما نص عليه
except as required by law|باستثناء ما تقتضيه الأنظمة
except as may be required by law|باستثناء ما قد تقتضيه الأنظمة
as otherwise provided|ما نص عليه خلاف ذلك
as otherwise agreed|ما اتفق عليه خلاف ذلك
as provided herein|على النحو المنصوص عليه في هذه الاتفاقية
as provided|على النحو المنصوص عليه
as provided in|على النحو المنصوص عليه في
as provided by|على النحو المنصوص عليه في
as provided under|على النحو المنصوص عليه في
as set forth|على النحو المبين
as set forth in|على النحو المبين في
as set forth on|على النحو المبين في
as set out in|على النحو المبين في
as specified in|على النحو المحدد في
as specified|على النحو المحدد
as described in|على النحو الموضح في
as described|على النحو الموضح
as defined in|على النحو المعرف في
as defined|على النحو المعرف
as defined below|على النحو المعرف أدناه
as defined herein|على النحو المعرف في هذه الاتفاقية
as determined by|على النحو الذي يحدده
as indicated in|على النحو المبين في
as stated in|على النحو المذكور في
as stipulated in|على النحو المنصوص عليه في
as permitted by|على النحو المسموح به في
as required by|وفق ما يقتضيه
as required under|وفق ما هو مطلوب بموجب
as requested by|وفق ما يطلبه
as contemplated by|على النحو المتوخى في
as contemplated hereby|على النحو المتوخى في هذه الاتفاقية
as agreed|على النحو المتفق عليه
as agreed upon by|على النحو الذي يتفق عليه
as evidenced by|كما يثبت من
as part of|كجزء من
anything to the contrary|أي نص مخالف
notwithstanding anything to the contrary|على الرغم من أي نص مخالف
notwithstanding the foregoing|على الرغم مما تقدم
notwithstanding anything herein to the contrary|على الرغم من أي نص مخالف في هذه الاتفاقية
notwithstanding any other provision|على الرغم من أي حكم آخر
without limiting the foregoing|ودون الإخلال بما تقدم
without limiting the generality of the foregoing|ودون الإخلال بعموم ما تقدم
subject to the foregoing|مع مراعاة ما تقدم
except for the foregoing|باستثناء ما تقدم
any of the foregoing|أي مما تقدم
all of the foregoing|جميع ما تقدم
each of the foregoing|كل مما تقدم
one or more of|واحد أو أكثر من
less than|أقل من
not exceeding|بما لا يتجاوز
not to exceed|بما لا يتجاوز
up to|حتى
greater than|أكبر من
lower than|أقل من
higher than|أعلى من
earlier than|قبل
later than|بعد
equal to|مساوياً لـ
amount equal to|مبلغ يساوي
the earlier of|الأسبق من
the later of|الأبعد من
the greater of|الأكبر من
the lesser of|الأقل من
the higher of|الأعلى من
the lower of|الأدنى من
the remainder of|ما تبقى من
the rest of|بقية
the balance of|الباقي من
the extent of|مدى
the event of|حال
most of|معظم
the majority of|أغلبية
a majority of|أغلبية
a portion of|جزء من
a number of|عدد من
any one of|أي من
any of|أي من
either of|أي من
each of|كل من
all of|جميع
none of|لا أحد من
one of|أحد
some of|بعض
both of|كل من
neither of|أي من
other than|بخلاف
rather than|بدلاً من
no longer|لم يعد
due and owing|مستحق
due and payable|مستحق الدفع
accrued and unpaid|المستحق وغير المدفوع
on the terms and conditions|وفق الشروط والأحكام
upon the terms and conditions|وفق الشروط والأحكام
name and title|الاسم والصفة
by:|التوقيع:
name:|الاسم:
title:|الصفة:
date:|التاريخ:
its:|بصفته:
attn:|عناية:
attention:|عناية:
if to|إذا كان موجهاً إلى
with a copy to|مع نسخة إلى
tel:|هاتف:
fax:|فاكس:
signature page follows|تلي صفحة التوقيعات
remainder of page intentionally left blank|تركت بقية الصفحة فارغة عمداً
intentionally left blank|ترك فارغاً عمداً
table of contents|جدول المحتويات
dear sirs|السادة المحترمون
dear sir|السيد المحترم
dear sir or madam|السيد/السيدة المحترم/ة
yours sincerely|وتفضلوا بقبول فائق الاحترام
yours faithfully|وتفضلوا بقبول فائق الاحترام
sincerely|مع خالص التقدير
how|كيفية
what|ما
whatever|أياً كان
whichever|أيهما
whichever is earlier|أيهما أسبق
whichever is later|أيهما أبعد
whichever occurs first|أيهما أسبق
whichever is greater|أيهما أكبر
whichever is less|أيهما أقل
whichever is the earlier|أيهما أسبق
whoever|كل من
means|يعني
deemed to be|في حكم
please|يرجى
yes|نعم
mr.|السيد
mrs.|السيدة
ms.|السيدة
messrs.|السادة
dr.|الدكتور
thank you|شكراً لكم
hereof|من هذه الاتفاقية
if and when|متى
if and to the extent|بالقدر الذي
if and only if|فقط إذا
only if|فقط إذا
only when|فقط عندما
as though|كما لو أن
as if|كما لو
even if|حتى لو
in order to|من أجل
so as to|من أجل
not only|ليس فقط
but also|بل أيضاً
there is|يوجد
there are|توجد
there shall be|يكون هناك
there shall be no|لا يكون هناك
there is no|لا يوجد
there are no|لا توجد
it being understood that|على أن يكون مفهوماً أن
it being understood and agreed that|على أن يكون مفهوماً ومتفقاً عليه أن
it is understood that|من المفهوم أن
it is agreed that|من المتفق عليه أن
it is understood and agreed that|من المفهوم والمتفق عليه أن
failure to pay|عدم دفع
failure to comply with|عدم الالتزام بـ
failure to perform|عدم تنفيذ
failure to provide|عدم تقديم
failure to deliver|عدم تسليم
failure to exercise|عدم ممارسة
failure to enforce|عدم إنفاذ
failure to meet|عدم استيفاء
failure to make|عدم إجراء
failure to obtain|عدم الحصول على
non-payment of|عدم دفع
as to whether|بشأن ما إذا كان
whether or not|سواء أكان أم لا
whether in contract|سواء في العقد
whether or not such|سواء أكان ذلك
years of age|سنة من العمر
under the age of|دون سن
by virtue of|بموجب
in cash|نقداً
in kind|عيناً
in cash or in kind|نقداً أو عيناً
in strict confidence|بسرية تامة
in confidence|بسرية
in good condition|بحالة جيدة
in good working order|بحالة تشغيلية جيدة
in good order and condition|بحالة جيدة
fair wear and tear excepted|باستثناء أثر الاستعمال المعتاد
reasonable wear and tear excepted|باستثناء أثر الاستعمال المعتاد
ordinary wear and tear excepted|باستثناء أثر الاستعمال المعتاد
with full pay|بأجر كامل
on full pay|بأجر كامل
without pay|دون أجر
with retroactive effect|بأثر رجعي
in the first instance|ابتداءً
at first instance|في الدرجة الأولى
on first demand|عند أول طلب
at the head of this agreement|في صدر هذه الاتفاقية
at the head of this contract|في صدر هذا العقد
on the date first above written|في التاريخ المدون في صدره
on the date first written above|في التاريخ المدون في صدره
the day and year first written above|في اليوم والسنة المذكورين أعلاه
as primary obligor and not merely as surety|بوصفه مديناً أصلياً لا مجرد كفيل
as principal debtor and not merely as surety|بوصفه مديناً أصلياً لا مجرد كفيل
in arrears|متأخرة السداد
on the merits|في الموضوع
no other|ليس غيره
being of full legal capacity|وهم بكامل أهليتهم المعتبرة شرعاً ونظاماً
being of full capacity|وهم بكامل أهليتهم المعتبرة شرعاً ونظاماً
both being of full legal capacity|وهما بكامل أهليتهما المعتبرة شرعاً ونظاماً
in their full legal capacity|وهم بكامل أهليتهم المعتبرة شرعاً ونظاماً
or cause to be delivered|أو يعمل على تسليم
to whom it may concern|إلى من يهمه الأمر
other than through|بغير
otherwise than|بغير
jointly or severally|مجتمعين أو منفردين
solely and exclusively|فقط وحصراً
year on year|على أساس سنوي
in its sole opinion|وفق رأيه المنفرد
general business|أعمالها المعتادة
forming part of|الذي يشكل جزءاً من
fit for purpose|صالحة للغرض
any of them|أي منهم
each of them|كل منهم
both of them|كلاهما
either of them|أي منهما
none of them|لا أحد منهم
one of them|أحدهم
all of them|جميعهم
in the arabic language|باللغة العربية
all or any of|جميع أو أي من
any or all of|أي من أو جميع
all or part of|كل أو جزء من
all or any part of|كل أو أي جزء من
the whole or any part of|كل أو أي جزء من
the whole or part of|كل أو جزء من
ddp incoterms 2020|بشرط التسليم مع دفع الرسوم (DDP) وفقاً لقواعد إنكوترمز 2020
two or more|اثنين أو أكثر من
three or more|ثلاثة أو أكثر من
`;
/** Conjunctions: English | Arabic | how the clause after it is told. */
export const SUBORDINATORS = `
if|إذا|past
in the event|في حال|statement
in the event that|في حال|past
in case|في حال|past
in the case that|في حال|past
where|حيثما|statement
when|عندما|statement
whenever|كلما|past
once|متى|past
unless|ما لم|unless
until|حتى|subjunctive
till|حتى|subjunctive
unless and until|ما لم|unless
until such time as|حتى|subjunctive
before|قبل أن|subjunctive
after|بعد أن|statement
provided that|بشرط أن|subjunctive
provided however that|بشرط أن|subjunctive
provided, that|بشرط أن|subjunctive
provided, however, that|ويشترط مع ذلك أن|subjunctive
provided further that|ويشترط كذلك أن|subjunctive
provided, further, that|ويشترط كذلك أن|subjunctive
on condition that|بشرط أن|subjunctive
on the condition that|بشرط أن|subjunctive
so long as|ما دام|statement
as long as|ما دام|statement
for so long as|ما دام|statement
because|لأن|statement
since|حيث إن|statement
whereas|حيث إن|statement
whereby|والذي بموجبه|statement
while|بينما|statement
although|على الرغم من أن|statement
though|على الرغم من أن|statement
even though|على الرغم من أن|statement
so that|لكي|subjunctive
such that|بحيث|statement
in order that|لكي|subjunctive
to the extent|بالقدر الذي|statement
to the extent that|بالقدر الذي|statement
except to the extent|إلا بالقدر الذي|statement
except to the extent that|إلا بالقدر الذي|statement
except that|إلا أن|statement
except where|إلا إذا|past
except when|إلا عندما|statement
except if|إلا إذا|past
save that|إلا أن|statement
whether|سواء|past
as if|كما لو|statement
even if|حتى لو|past
but only if|ولكن فقط إذا|past
only if|فقط إذا|past
as soon as|بمجرد أن|statement
by the time|بحلول الوقت الذي|statement
lest|لئلا|subjunctive
wherever|أينما|statement
however|ومع ذلك،|statement
ensure that|ضمان أن|statement
as|كما|statement
`;
/**
 * Constructions around a subject `{S}`: English from "be" or "have" on | positive | negative | before a noun instead of a verb,
 * positive | and negative. A final tatweel joins what follows.
 */
export const PREDICATES = `
be entitled to|يحق لـ {S}|لا يحق لـ {S}|يستحق {S}|لا يستحق {S}
be entitled|يحق لـ {S}|لا يحق لـ {S}
be eligible to|يحق لـ {S}|لا يحق لـ {S}
have the right to|يحق لـ {S}|لا يحق لـ {S}
have the sole right to|يحق لـ {S} وحده|لا يحق لـ {S} وحده
have the exclusive right to|يكون لـ {S} الحق الحصري في|لا يكون لـ {S} الحق الحصري في
have the sole and exclusive right to|يكون لـ {S} الحق الوحيد والحصري في|لا يكون لـ {S} الحق الوحيد والحصري في
have a right to|يحق لـ {S}|لا يحق لـ {S}
have the right, but not the obligation, to|يحق لـ {S}، دون أن يكون عليه التزام،|لا يحق لـ {S}
have the right but not the obligation to|يحق لـ {S}، دون أن يكون عليه التزام،|لا يحق لـ {S}
have the authority to|يكون لـ {S} صلاحية|لا يكون لـ {S} صلاحية
have authority to|يكون لـ {S} صلاحية|لا يكون لـ {S} صلاحية
have the power to|يكون لـ {S} صلاحية|لا يكون لـ {S} صلاحية
have the option to|يكون لـ {S} خيار|لا يكون لـ {S} خيار
have the obligation to|يلتزم {S} بـ|لا يلتزم {S} بـ
have an obligation to|يلتزم {S} بـ|لا يلتزم {S} بـ
have no right to|لا يحق لـ {S}|لا يحق لـ {S}
have no authority to|لا يكون لـ {S} صلاحية|لا يكون لـ {S} صلاحية
have no obligation to|لا يلتزم {S} بـ|لا يلتزم {S} بـ
have no liability for|لا يتحمل {S} أي مسؤولية عن|لا يتحمل {S} أي مسؤولية عن
have no liability to|لا يتحمل {S} أي مسؤولية تجاه|لا يتحمل {S} أي مسؤولية تجاه
have no liability|لا يتحمل {S} أي مسؤولية|لا يتحمل {S} أي مسؤولية
have no responsibility for|لا يتحمل {S} أي مسؤولية عن|لا يتحمل {S} أي مسؤولية عن
have no further obligation|لا يتحمل {S} أي التزام آخر|لا يتحمل {S} أي التزام آخر
have the meaning|يكون لـ {S} المعنى|لا يكون لـ {S} المعنى
have the meanings|يكون لـ {S} المعاني|لا يكون لـ {S} المعاني
have the same meaning|يكون لـ {S} المعنى ذاته|لا يكون لـ {S} المعنى ذاته
be required to|يتعين على {S}|لا يلزم {S} بـ|يتعين على {S}|لا يلزم {S} بـ
be obligated to|يلتزم {S} بـ|لا يلتزم {S} بـ
be obliged to|يلتزم {S} بـ|لا يلتزم {S} بـ
be under no obligation to|لا يلتزم {S} بـ|لا يلتزم {S} بـ
be responsible for|يتحمل {S} مسؤولية|لا يتحمل {S} مسؤولية|يتحمل {S} مسؤولية|لا يتحمل {S} مسؤولية
be solely responsible for|يتحمل {S} وحده مسؤولية|لا يتحمل {S} وحده مسؤولية|يتحمل {S} وحده مسؤولية|لا يتحمل {S} وحده مسؤولية
be deemed to be|يعد {S}|لا يعد {S}|يعد {S}|لا يعد {S}
be deemed|يعد {S}|لا يعد {S}|يعد {S}|لا يعد {S}
be considered|يعد {S}|لا يعد {S}|يعد {S}|لا يعد {S}
be subject to|يخضع {S} لـ|لا يخضع {S} لـ|يخضع {S} لـ|لا يخضع {S} لـ
be governed by|يخضع {S} لـ|لا يخضع {S} لـ|يخضع {S} لـ|لا يخضع {S} لـ
be governed by and construed in accordance with|يخضع {S} في أحكامه وتفسيره لـ|لا يخضع {S} في أحكامه وتفسيره لـ
be governed by and interpreted in accordance with|يخضع {S} في أحكامه وتفسيره لـ|لا يخضع {S} في أحكامه وتفسيره لـ
be governed by, and construed in accordance with|يخضع {S} في أحكامه وتفسيره لـ|لا يخضع {S} في أحكامه وتفسيره لـ
be permitted to|يجوز لـ {S}|لا يجوز لـ {S}
be allowed to|يسمح لـ {S} بـ|لا يسمح لـ {S} بـ
be authorized to|يجوز لـ {S}|لا يجوز لـ {S}
be prohibited from|يحظر على {S}|لا يحظر على {S}|يحظر على {S}|لا يحظر على {S}
be precluded from|يمتنع على {S}|لا يمتنع على {S}|يمتنع على {S}|لا يمتنع على {S}
be able to|يستطيع {S}|لا يستطيع {S}
be unable to|لا يستطيع {S}|لا يستطيع {S}
be bound by|يلتزم {S} بـ|لا يلتزم {S} بـ|يلتزم {S} بـ|لا يلتزم {S} بـ
be due|يستحق {S}|لا يستحق {S}
be due and payable|يستحق {S} الدفع|لا يستحق {S} الدفع
be payable|يستحق {S} الدفع|لا يستحق {S} الدفع
be effective|يسري {S}|لا يسري {S}
become effective|يسري {S}|لا يسري {S}
be in effect|يسري {S}|لا يسري {S}
be in force|يسري {S}|لا يسري {S}
remain in effect|يظل {S} سارياً|لا يظل {S} سارياً
remain in force|يظل {S} سارياً|لا يظل {S} سارياً
remain in full force and effect|يظل {S} نافذاً بكامل أثره|لا يظل {S} نافذاً بكامل أثره
continue in full force and effect|يظل {S} نافذاً بكامل أثره|لا يظل {S} نافذاً بكامل أثره
continue in effect|يستمر {S} في السريان|لا يستمر {S} في السريان
continue in force|يستمر {S} في السريان|لا يستمر {S} في السريان
be in default|يكون {S} مخلاً|لا يكون {S} مخلاً
be in breach of|يكون {S} مخلاً بـ|لا يكون {S} مخلاً بـ|يكون {S} مخلاً بـ|لا يكون {S} مخلاً بـ
be in compliance with|يلتزم {S} بـ|لا يلتزم {S} بـ
be in writing|يكون {S} خطياً|لا يكون {S} خطياً
inure to the benefit of|يسري {S} لمصلحة|لا يسري {S} لمصلحة|يسري {S} لمصلحة|لا يسري {S} لمصلحة
be binding upon and inure to the benefit of|يلزم {S} ويسري لمصلحة|لا يلزم {S} ولا يسري لمصلحة|يلزم {S} ويسري لمصلحة|لا يلزم {S} ولا يسري لمصلحة
be binding upon and shall inure to the benefit of|يلزم {S} ويسري لمصلحة|لا يلزم {S} ولا يسري لمصلحة|يلزم {S} ويسري لمصلحة|لا يلزم {S} ولا يسري لمصلحة
be binding on|يلزم {S}|لا يلزم {S}|يكون {S} ملزماً لـ|لا يكون {S} ملزماً لـ
be binding upon|يكون {S} ملزماً لـ|لا يكون {S} ملزماً لـ|يكون {S} ملزماً لـ|لا يكون {S} ملزماً لـ
reserve the right to|يحتفظ {S} بالحق في|لا يحتفظ {S} بالحق في
be referred to as|يشار إلى {S} باسم|لا يشار إلى {S} باسم|يشار إلى {S} باسم|لا يشار إلى {S} باسم
be called|يسمى {S}|لا يسمى {S}|يسمى {S}|لا يسمى {S}
be known as|يعرف {S} باسم|لا يعرف {S} باسم|يعرف {S} باسم|لا يعرف {S} باسم
be made by and between|أبرم {S} فيما بين|أبرم {S} فيما بين
be of no further force and effect|يصبح {S} عديم الأثر|لا يصبح {S} عديم الأثر
be of no further force or effect|يصبح {S} عديم الأثر|لا يصبح {S} عديم الأثر
be of no force or effect|يكون {S} عديم الأثر|لا يكون {S} عديم الأثر
be limited to|يقتصر {S} على|لا يقتصر {S} على|يقتصر {S} على|لا يقتصر {S} على
be held liable for|يكون {S} مسؤولاً عن|لا يكون {S} مسؤولاً عن|يكون {S} مسؤولاً عن|لا يكون {S} مسؤولاً عن
be based on|يستند {S} إلى|لا يستند {S} إلى|يستند {S} إلى|لا يستند {S} إلى
be based upon|يستند {S} إلى|لا يستند {S} إلى|يستند {S} إلى|لا يستند {S} إلى
be located in|يقع {S} في|لا يقع {S} في|يقع {S} في|لا يقع {S} في
be intended to|يقصد بـ {S}|لا يقصد بـ {S}
be deemed to have been duly given|يعد {S} مبلغاً حسب الأصول|لا يعد {S} مبلغاً حسب الأصول
be deemed to have been given|يعد {S} مبلغاً|لا يعد {S} مبلغاً
be deemed duly given|يعد {S} مبلغاً حسب الأصول|لا يعد {S} مبلغاً حسب الأصول
be deemed given|يعد {S} مبلغاً|لا يعد {S} مبلغاً
be deemed to have been received|يعد {S} مستلماً|لا يعد {S} مستلماً
be deemed received|يعد {S} مستلماً|لا يعد {S} مستلماً
be deemed delivered|يعد {S} مسلماً|لا يعد {S} مسلماً
be deemed to have been delivered|يعد {S} مسلماً|لا يعد {S} مسلماً
be deemed accepted|يعد {S} مقبولاً|لا يعد {S} مقبولاً
be deemed to have accepted|يعد {S} قد قبل|لا يعد {S} قد قبل
be deemed to have waived|يعد {S} قد تنازل عن|لا يعد {S} قد تنازل عن
be free of|يخلو {S} من|لا يخلو {S} من|يخلو {S} من|لا يخلو {S} من
be free from|يخلو {S} من|لا يخلو {S} من|يخلو {S} من|لا يخلو {S} من
be supposed to|يفترض بـ {S}|لا يفترض بـ {S}
be exclusive of|لا يشمل {S}|يشمل {S}|لا يشمل {S}|يشمل {S}
be inclusive of|يشمل {S}|لا يشمل {S}|يشمل {S}|لا يشمل {S}
be conditional upon|يتوقف {S} على|لا يتوقف {S} على|يتوقف {S} على|لا يتوقف {S} على
be conditional on|يتوقف {S} على|لا يتوقف {S} على|يتوقف {S} على|لا يتوقف {S} على
be contingent upon|يتوقف {S} على|لا يتوقف {S} على|يتوقف {S} على|لا يتوقف {S} على
be contingent on|يتوقف {S} على|لا يتوقف {S} على|يتوقف {S} على|لا يتوقف {S} على
be without prejudice to|لا يخل {S} بـ|يخل {S} بـ|لا يخل {S} بـ|يخل {S} بـ
be free to|يجوز لـ {S}|لا يجوز لـ {S}
be at liberty to|يجوز لـ {S}|لا يجوز لـ {S}
have full power and authority to|يكون لـ {S} كامل الصلاحية والسلطة في|لا يكون لـ {S} كامل الصلاحية والسلطة في
operate as|يعد {S}|لا يعد {S}|يعد {S}|لا يعد {S}
be deemed to constitute|يعد {S}|لا يعد {S}|يعد {S}|لا يعد {S}
be in addition to|يضاف {S} إلى|لا يضاف {S} إلى|يضاف {S} إلى|لا يضاف {S} إلى
be outstanding|يظل {S} غير مسدد|لا يظل {S} غير مسدد
remain unpaid|يظل {S} غير مسدد|لا يظل {S} غير مسدد
be null and void|يقع {S} باطلاً|لا يقع {S} باطلاً
be void|يقع {S} باطلاً|لا يقع {S} باطلاً
be liable to the other for|يكون {S} مسؤولاً تجاه الآخر عن|لا يكون {S} مسؤولاً تجاه الآخر عن|يكون {S} مسؤولاً تجاه الآخر عن|لا يكون {S} مسؤولاً تجاه الآخر عن
be liable to the other party for|يكون {S} مسؤولاً تجاه الطرف الآخر عن|لا يكون {S} مسؤولاً تجاه الطرف الآخر عن|يكون {S} مسؤولاً تجاه الطرف الآخر عن|لا يكون {S} مسؤولاً تجاه الطرف الآخر عن
`;
