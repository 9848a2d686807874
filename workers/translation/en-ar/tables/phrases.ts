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
on the day and date first above written|في اليوم والتاريخ المذكورين أعلاه
on the date and year first above written|في التاريخ والسنة المذكورين أعلاه
on the day and year first above written|في اليوم والسنة المذكورين أعلاه
on the day and year first written above|في اليوم والسنة المذكورين أعلاه
as of the date and year first above written|اعتباراً من التاريخ والسنة المذكورين أعلاه
as of the date and year first written above|اعتباراً من التاريخ والسنة المذكورين أعلاه
effective as of the date and year first above written|اعتباراً من التاريخ والسنة المذكورين أعلاه
effective as of the date first written above|اعتباراً من التاريخ المذكور أعلاه
effective as of the date first above written|اعتباراً من التاريخ المذكور أعلاه
as originally filed|بصيغتها المودعة أصلاً
as nearly as possible|قدر الإمكان
as of the date first written above|اعتباراً من التاريخ المذكور أعلاه
as of the date first above written|اعتباراً من التاريخ المذكور أعلاه
as of the day and year first above written|اعتباراً من اليوم والسنة المذكورين أعلاه
the day and year first above written|في اليوم والسنة المذكورين أعلاه
the date first written above|في التاريخ المذكور أعلاه
the date hereof|تاريخ هذه الاتفاقية
the date of this agreement|تاريخ هذه الاتفاقية
the terms hereof|شروط هذه الاتفاقية
the provisions hereof|أحكام هذه الاتفاقية
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
for no other purpose|وليس لأي غرض آخر
and for no other purpose|وليس لأي غرض آخر
but for no other purpose|وليس لأي غرض آخر
with respect to the subject matter hereof|فيما يتعلق بموضوع هذه الاتفاقية
with respect to the subject matter of this agreement|فيما يتعلق بموضوع هذه الاتفاقية
relating to the subject matter hereof|المتعلقة بموضوع هذه الاتفاقية
regarding the subject matter hereof|بشأن موضوع هذه الاتفاقية
in counterparts|من عدة نسخ
in two counterparts|من نسختين
in one or more counterparts|من نسخة واحدة أو أكثر
in two or more counterparts|من نسختين أو أكثر
in multiple counterparts|من عدة نسخ
in several counterparts|من عدة نسخ
in two originals|من نسختين أصليتين
in two original copies|من نسختين أصليتين
in two copies|من نسختين
in three copies|من ثلاث نسخ
in three originals|من ثلاث نسخ أصلية
in triplicate|من ثلاث نسخ
done in|حُرر في
signed in|وُقع في
each of which so executed shall be deemed an original|وتعد كل نسخة موقعة منها أصلاً
each of which when so executed shall be deemed an original|وتعد كل نسخة موقعة منها أصلاً
each of which when executed shall be deemed an original|وتعد كل نسخة موقعة منها أصلاً
each of which, when executed, shall be deemed an original|وتعد كل نسخة موقعة منها أصلاً
each of which when so executed and delivered shall be deemed an original|وتعد كل نسخة موقعة ومسلمة منها أصلاً
each of which when executed and delivered shall be deemed an original|وتعد كل نسخة موقعة ومسلمة منها أصلاً
and constitute one and the same agreement|وتشكل معاً اتفاقية واحدة
and constitute one and the same instrument|وتشكل معاً محرراً واحداً
in any number of counterparts|بأي عدد من النسخ
the parties of this agreement agree as follows|اتفق أطراف هذه الاتفاقية على ما يلي
at a time|في كل مرة
and not just|وليس فقط
not just|ليس فقط
each of which shall be deemed an original|وتعد كل منها أصلاً
each of which will be deemed an original|وتعد كل منها أصلاً
each of which shall be an original|وتكون كل منها أصلاً
each of which is deemed an original|وتعد كل منها أصلاً
each of which shall be deemed to be an original|وتعد كل منها أصلاً
each of which shall constitute an original|وتشكل كل منها أصلاً
all of which together shall constitute one and the same instrument|وتشكل جميعها معاً مستنداً واحداً
all of which together shall constitute one and the same agreement|وتشكل جميعها معاً اتفاقية واحدة
all of which taken together shall constitute one and the same instrument|وتشكل جميعها معاً مستنداً واحداً
all of which shall constitute one and the same instrument|وتشكل جميعها معاً مستنداً واحداً
both of which shall constitute one and the same instrument|وتشكلان معاً مستنداً واحداً
both texts being equally authentic|ويتساوى النصان في الحجية
both texts being equally authoritative|ويتساوى النصان في الحجية
having equal legal force|متساوية في القوة النظامية
each party having received one copy|وتسلم كل طرف نسخة منها
each party receiving one copy|ويتسلم كل طرف نسخة منها
one copy for each party|نسخة لكل طرف
a copy for each party|نسخة لكل طرف
the parties agree as follows|اتفق الطرفان على ما يلي
the parties hereby agree as follows|اتفق الطرفان على ما يلي
the parties hereto agree as follows|اتفق الطرفان على ما يلي
the parties have agreed as follows|اتفق الطرفان على ما يلي
the parties agreed as follows|اتفق الطرفان على ما يلي
agree as follows|يتفقون على ما يلي
hereby agree as follows|يتفقون على ما يلي
it is agreed as follows|تم الاتفاق على ما يلي
it is hereby agreed as follows|تم الاتفاق على ما يلي
it is settled that|من المستقر عليه أن
it is established that|من الثابت أن
it goes without saying that|من المسلم به أن
it is hereby acknowledged that|من المقر به أن
it is acknowledged that|من المقر به أن
it is clarified that|يوضح أن
it being agreed that|على أن يكون من المتفق عليه أن
in witness thereof|وإثباتاً لذلك
in witness of which|وإثباتاً لذلك
in consideration of the foregoing|بناءً على ما تقدم
in consideration of the mutual covenants contained herein|بناءً على التعهدات المتبادلة الواردة في هذه الاتفاقية
in consideration of the mutual covenants and agreements contained herein|بناءً على التعهدات والاتفاقات المتبادلة الواردة في هذه الاتفاقية
the receipt and sufficiency of which is hereby acknowledged|والمقر بتسلمه وكفايته
for other good and valuable consideration|مقابل عوض آخر صحيح وذي قيمة
and other good and valuable consideration|وعوض آخر صحيح وذي قيمة
acting in his capacity as|بصفته
acting in its capacity as|بصفتها
in his capacity as|بصفته
in her capacity as|بصفتها
in its capacity as|بصفته
in their capacity as|بصفتهم
whose registered office is at|ومقرها المسجل في
whose head office is at|ومركزها الرئيسي في
with its head office at|ومركزها الرئيسي في
having its head office at|ومركزها الرئيسي في
having its principal office at|ومركزها الرئيسي في
having its registered office at|ومقرها المسجل في
having its principal place of business at|ومقر عملها الرئيسي في
with its principal place of business at|ومقر عملها الرئيسي في
with offices at|ومكاتبها في
having its place of business at|ومقر عملها في
whose address is|وعنوانه
whose national address is|وعنوانه الوطني
with commercial registration no.|بموجب السجل التجاري رقم
under commercial registration no.|بموجب السجل التجاري رقم
iqama no.|إقامة رقم
passport no.|جواز سفر رقم
hereinafter the|ويشار إليه فيما بعد باسم
hereinafter referred to as the|ويشار إليه فيما بعد باسم
together referred to as|ويشار إليهما معاً باسم
together the|يشار إليهما معاً باسم
failing which|وإلا
failing this|وإلا
failing that|وإلا
failing agreement|عند عدم الاتفاق
unless agreed otherwise|ما لم يتفق على خلاف ذلك
unless the parties otherwise agree|ما لم يتفق الأطراف على خلاف ذلك
unless the parties otherwise agree in writing|ما لم يتفق الأطراف خطياً على خلاف ذلك
unless otherwise agreed by the parties|ما لم يتفق الأطراف على خلاف ذلك
unless otherwise mutually agreed|ما لم يتفق على خلاف ذلك
unless otherwise mutually agreed by the parties|ما لم يتفق الأطراف على خلاف ذلك
unless otherwise agreed to in writing|ما لم يتفق خطياً على خلاف ذلك
unless otherwise required by applicable law|ما لم تقتض الأنظمة المعمول بها خلاف ذلك
unless required by law|ما لم تقتض الأنظمة ذلك
unless prohibited by law|ما لم تحظر الأنظمة ذلك
unless otherwise set forth herein|ما لم ينص على خلاف ذلك في هذه الاتفاقية
unless otherwise provided for in this agreement|ما لم ينص على خلاف ذلك في هذه الاتفاقية
unless otherwise provided in this agreement|ما لم ينص على خلاف ذلك في هذه الاتفاقية
unless otherwise specified in this agreement|ما لم ينص على خلاف ذلك في هذه الاتفاقية
unless otherwise stated in this agreement|ما لم ينص على خلاف ذلك في هذه الاتفاقية
unless otherwise expressly provided herein|ما لم ينص صراحة على خلاف ذلك في هذه الاتفاقية
unless otherwise expressly stated|ما لم ينص صراحة على خلاف ذلك
unless otherwise expressly agreed|ما لم يتفق صراحة على خلاف ذلك
unless terminated earlier|ما لم يتم إنهاؤها قبل ذلك
unless earlier terminated|ما لم يتم إنهاؤها قبل ذلك
unless sooner terminated|ما لم يتم إنهاؤها قبل ذلك
unless stated otherwise|ما لم ينص على خلاف ذلك
unless specified otherwise|ما لم ينص على خلاف ذلك
unless notified otherwise|ما لم يبلغ بخلاف ذلك
except as otherwise expressly provided herein|ما لم ينص صراحة على خلاف ذلك في هذه الاتفاقية
except as otherwise provided in this agreement|ما لم ينص على خلاف ذلك في هذه الاتفاقية
except as otherwise expressly provided in this agreement|ما لم ينص صراحة على خلاف ذلك في هذه الاتفاقية
except as otherwise set forth in this agreement|ما لم ينص على خلاف ذلك في هذه الاتفاقية
except as otherwise set forth herein|ما لم ينص على خلاف ذلك في هذه الاتفاقية
except as otherwise specified|ما لم ينص على خلاف ذلك
except as otherwise required by law|ما لم تقتض الأنظمة خلاف ذلك
except as expressly set forth in this agreement|باستثناء ما نص عليه صراحة في هذه الاتفاقية
except as expressly set forth herein|باستثناء ما نص عليه صراحة في هذه الاتفاقية
except as expressly provided in this agreement|باستثناء ما نص عليه صراحة في هذه الاتفاقية
except as expressly provided herein|باستثناء ما نص عليه صراحة في هذه الاتفاقية
except as expressly permitted|باستثناء ما هو مسموح به صراحة
except as expressly stated|باستثناء ما نص عليه صراحة
except as necessary|إلا بالقدر اللازم
except as required|إلا بالقدر المطلوب
except under written agreement|إلا بموجب اتفاق خطي
except by written agreement|إلا بموجب اتفاق خطي
except by operation of law|إلا بقوة النظام
except upon|إلا عند
except as follows|باستثناء ما يلي
as expressly provided|على النحو المنصوص عليه صراحة
as expressly set forth|على النحو المبين صراحة
as set forth above|على النحو المبين أعلاه
as set forth herein|على النحو المبين في هذه الاتفاقية
as set forth in this agreement|على النحو المبين في هذه الاتفاقية
as set out above|على النحو المبين أعلاه
as set out below|على النحو المبين أدناه
as stated above|على النحو المذكور أعلاه
as mentioned above|على النحو المذكور أعلاه
as provided above|على النحو المنصوص عليه أعلاه
as provided below|على النحو المنصوص عليه أدناه
as provided in this agreement|على النحو المنصوص عليه في هذه الاتفاقية
as described above|على النحو الموضح أعلاه
as described below|على النحو الموضح أدناه
as described herein|على النحو الموضح في هذه الاتفاقية
as defined above|على النحو المعرف أعلاه
as defined in this agreement|على النحو المعرف في هذه الاتفاقية
as defined in section|على النحو المعرف في البند
as determined by the parties|على النحو الذي يحدده الأطراف
as agreed by the parties|على النحو المتفق عليه بين الأطراف
as agreed between the parties|على النحو المتفق عليه بين الأطراف
as mutually agreed|على النحو المتفق عليه
as mutually agreed upon|على النحو المتفق عليه
as mutually agreed by the parties|على النحو المتفق عليه بين الأطراف
as the parties may agree|على النحو الذي قد يتفق عليه الأطراف
as may be agreed|على النحو الذي قد يتفق عليه
as may be agreed upon|على النحو الذي قد يتفق عليه
as may be agreed by the parties|على النحو الذي قد يتفق عليه الأطراف
as may be necessary|حسبما تقتضيه الضرورة
as may be required|حسبما قد يلزم
as may be required by law|حسبما قد تقتضيه الأنظمة
as may be appropriate|حسبما يكون مناسباً
as may be amended|بتعديلاته
as may be amended from time to time|وتعديلاته من وقت لآخر
as the same may be amended from time to time|وتعديلاته من وقت لآخر
as amended and restated|بصيغته المعدلة والمعاد صياغتها
as amended or supplemented|بتعديلاته وملحقاته
as it deems appropriate|على النحو الذي يراه مناسباً
as it deems fit|على النحو الذي يراه مناسباً
as it deems necessary|على النحو الذي يراه ضرورياً
as it may deem appropriate|على النحو الذي يراه مناسباً
as it may deem necessary|على النحو الذي يراه ضرورياً
as it sees fit|على النحو الذي يراه مناسباً
as they deem appropriate|على النحو الذي يرونه مناسباً
as is reasonably necessary|بالقدر اللازم بشكل معقول
as reasonably requested|على النحو المطلوب بشكل معقول
as reasonably required|على النحو المطلوب بشكل معقول
as reasonably necessary|بالقدر اللازم بشكل معقول
as reasonably practicable|بالقدر الممكن عملياً
as soon as reasonably possible|في أقرب وقت ممكن بشكل معقول
as soon as is reasonably practicable|في أقرب وقت ممكن عملياً
as promptly as possible|في أسرع وقت ممكن
as quickly as possible|في أسرع وقت ممكن
as quickly as it can|بأسرع ما يمكنه
as early as possible|في أقرب وقت ممكن
as and when required|متى ما لزم ذلك
as and when|متى ما
as at the date|كما في تاريخ
as of such date|اعتباراً من ذلك التاريخ
as of that date|اعتباراً من ذلك التاريخ
as of the effective date|اعتباراً من تاريخ السريان
as of the date of this agreement|اعتباراً من تاريخ هذه الاتفاقية
as of the date|اعتباراً من تاريخ
as long as necessary|طالما كان ذلك ضرورياً
as evidence thereof|إثباتاً لذلك
as consideration therefor|مقابلاً لذلك
as a consequence thereof|نتيجة لذلك
as a result thereof|نتيجة لذلك
as a result|نتيجة لذلك
as a whole|ككل
as a rule|كقاعدة عامة
as a minimum|كحد أدنى
as a maximum|كحد أقصى
as between the parties|فيما بين الأطراف
as if set forth herein|كما لو كان منصوصاً عليه في هذه الاتفاقية
as if fully set forth herein|كما لو كان منصوصاً عليه بالكامل في هذه الاتفاقية
at no extra cost|دون تكلفة إضافية
at no additional charge|دون مقابل إضافي
at its sole cost|على نفقته الخاصة
at its own risk|على مسؤوليته
at his own expense|على نفقته الخاصة
at his own cost|على نفقته الخاصة
at his expense|على نفقته
at their own cost|على نفقتهم الخاصة
at its sole cost and risk|على نفقته ومسؤوليته الخاصة
at its sole expense and risk|على نفقته ومسؤوليته الخاصة
at its own cost and responsibility|على نفقته ومسؤوليته الخاصة
at the lessee's expense|على نفقة المستأجر
at the tenant's expense|على نفقة المستأجر
at the lessor's expense|على نفقة المؤجر
at the contractor's expense|على نفقة المقاول
at the supplier's expense|على نفقة المورد
at the company's expense|على نفقة الشركة
at the seller's expense|على نفقة البائع
at the buyer's expense|على نفقة المشتري
at the client's expense|على نفقة العميل
at its absolute discretion|وفق تقديره المطلق
in its absolute discretion|وفق تقديره المطلق
at his discretion|وفق تقديره
in its sole judgment|وفق تقديره المنفرد
in its reasonable judgment|وفق تقديره المعقول
in its reasonable opinion|وفق رأيه المعقول
in its own discretion|وفق تقديره
in their sole discretion|وفق تقديرهم المطلق
at their sole discretion|وفق تقديرهم المطلق
at such times|في تلك الأوقات
at such date|في ذلك التاريخ
at that date|في ذلك التاريخ
at any given time|في أي وقت معين
at any one time|في أي وقت من الأوقات
at any time and from time to time|في أي وقت ومن وقت لآخر
at any time and for any reason|في أي وقت ولأي سبب كان
at any time thereafter|في أي وقت بعد ذلك
at any time without notice|في أي وقت دون إشعار
at anytime|في أي وقت
at all times during the term|في جميع الأوقات خلال المدة
at all times hereafter|في جميع الأوقات اللاحقة
at reasonable times|في أوقات معقولة
at regular intervals|على فترات منتظمة
at sight|عند الاطلاع
at maturity|عند الاستحقاق
at cost|بالتكلفة
at arm's length|بشروط السوق
at issue|محل النزاع
at risk|معرضاً للخطر
at fault|مخطئاً
at the latest|على أقصى تقدير
at the earliest|في أقرب وقت
at the very least|على أقل تقدير
at the relevant time|في الوقت ذي الصلة
at the option of either party|بناءً على اختيار أي من الطرفين
at the time and place|في الزمان والمكان
by mutual written agreement|بموجب اتفاق خطي متبادل
by mutual written agreement of the parties|باتفاق خطي متبادل بين الأطراف
by mutual agreement of the parties|بالاتفاق المتبادل بين الأطراف
by mutual written consent|بموافقة خطية متبادلة
by agreement of both parties|باتفاق الطرفين
by agreement of the parties|باتفاق الأطراف
by agreement between the parties|بالاتفاق بين الأطراف
by written agreement|بموجب اتفاق خطي
by written agreement of the parties|باتفاق خطي بين الأطراف
by written notice|بموجب إشعار خطي
by giving written notice|بموجب إشعار خطي
by giving notice|بموجب إشعار
by notice in writing|بموجب إشعار خطي
by prior written notice|بموجب إشعار خطي مسبق
by registered post|بالبريد المسجل
by post|بالبريد
by mail|بالبريد
by telephone|هاتفياً
by bank transfer|بتحويل بنكي
by wire transfer|بحوالة بنكية
by wire transfer of immediately available funds|بحوالة بنكية لأموال متاحة فوراً
by cheque|بشيك
by certified cheque|بشيك مصدق
by reference|بالإحالة
by law or regulation|بموجب نظام أو لائحة
by law or otherwise|بموجب النظام أو غير ذلك
by statute|بموجب النظام
by itself|بذاته
by themselves|بذاتهم
by no means|لا بأي حال
by no later than|في موعد أقصاه
by then|بحلول ذلك الوقت
by such date|بحلول ذلك التاريخ
in accordance with its terms|وفقاً لأحكامها
in accordance with their terms|وفقاً لأحكامها
in accordance with the terms hereof|وفقاً لأحكام هذه الاتفاقية
in accordance with the provisions hereof|وفقاً لأحكام هذه الاتفاقية
in accordance with this agreement|وفقاً لهذه الاتفاقية
in accordance with applicable law|وفقاً للأنظمة المعمول بها
in accordance with applicable laws|وفقاً للأنظمة المعمول بها
in accordance with law|وفقاً للنظام
in accordance with the law|وفقاً للنظام
in accordance with islamic sharia|وفقاً للشريعة الإسلامية
in accordance with the following|وفقاً لما يلي
in accordance with the foregoing|وفقاً لما تقدم
in compliance with applicable law|امتثالاً للأنظمة المعمول بها
in connection with this agreement|فيما يتعلق بهذه الاتفاقية
in connection with the foregoing|فيما يتعلق بما تقدم
in relation thereto|فيما يتعلق بذلك
in relation to this agreement|فيما يتعلق بهذه الاتفاقية
in respect thereof|فيما يتعلق بذلك
in lieu thereof|بدلاً من ذلك
in place thereof|بدلاً من ذلك
in return|في المقابل
in exchange|في المقابل
in consequence|نتيجة لذلك
in the meantime|في غضون ذلك
in the interim|في غضون ذلك
in the future|مستقبلاً
in the past|في الماضي
in the same way|بالطريقة نفسها
in the ordinary course of business|في سياق العمل المعتاد
in the normal course of business|في سياق العمل المعتاد
in the ordinary course of its business|في سياق عمله المعتاد
in the form attached hereto|بالصيغة المرفقة بهذه الاتفاقية
in the form of exhibit|بصيغة الملحق
in form and substance|شكلاً ومضموناً
in the event of any conflict|في حال وجود أي تعارض
in the event of a conflict|في حال وجود تعارض
in the event of conflict|في حال وجود تعارض
in the event of any inconsistency|في حال وجود أي تعارض
in the event of any discrepancy|في حال وجود أي تباين
in the event of a dispute|في حال نشوء نزاع
in the event of any dispute|في حال نشوء أي نزاع
in case of conflict|في حال وجود تعارض
in case of dispute|في حال نشوء نزاع
in case of emergency|في حالة الطوارئ
in case of need|عند الحاجة
in case of doubt|عند الشك
in any such case|وفي أي من هذه الحالات
in any such event|وفي أي من هذه الحالات
in either event|وفي كلتا الحالتين
in both cases|وفي كلتا الحالتين
in these cases|وفي هذه الحالات
in such cases|وفي هذه الحالات
in those cases|وفي تلك الحالات
in certain cases|في حالات معينة
in some cases|في بعض الحالات
in all other cases|في جميع الحالات الأخرى
in all other respects|من جميع النواحي الأخرى
in every respect|من جميع النواحي
in any respect|من أي ناحية
in any material respect|من أي ناحية جوهرية
in this respect|في هذا الشأن
in this regard|في هذا الشأن
in that regard|في هذا الشأن
in that respect|في هذا الشأن
in such respect|في ذلك الشأن
in this connection|في هذا الصدد
in practice|عملياً
in principle|من حيث المبدأ
in question|محل البحث
in dispute|محل النزاع
in transit|أثناء النقل
in stock|متوفر في المخزون
in good repair|بحالة جيدة
in good order|بحالة جيدة
in working order|بحالة صالحة للعمل
in a good condition|بحالة جيدة
in its original condition|بحالته الأصلية
in the condition in which it was received|بالحالة التي تسلمها بها
in a reasonable manner|بطريقة معقولة
in a workmanlike manner|بطريقة مهنية
in a proper manner|بالطريقة الصحيحة
in a prompt manner|على وجه السرعة
in a timely fashion|في الوقت المناسب
in an orderly manner|بطريقة منظمة
in full and final settlement|على سبيل التسوية الكاملة والنهائية
in full force|نافذاً بالكامل
in equal parts|بحصص متساوية
in equal installments|على أقساط متساوية
in equal instalments|على أقساط متساوية
in equal shares|بحصص متساوية
in two equal installments|على قسطين متساويين
in two equal instalments|على قسطين متساويين
in four equal instalments|على أربعة أقساط متساوية
in four equal installments|على أربعة أقساط متساوية
in instalments|على أقساط
in installments|على أقساط
in monthly instalments|على أقساط شهرية
in equal monthly instalments|على أقساط شهرية متساوية
in equal monthly installments|على أقساط شهرية متساوية
in advance of each|قبل كل
in sequence|بالتسلسل
in total|إجمالاً
in length|طولاً
in substance|في جوهره
in electronic form|في صورة إلكترونية
in paper form|في صورة ورقية
in written form|كتابةً
in both languages|باللغتين
in arabic and english|باللغتين العربية والإنجليزية
in english and arabic|باللغتين الإنجليزية والعربية
in saudi riyals|بالريال السعودي
in u.s. dollars|بالدولار الأمريكي
in us dollars|بالدولار الأمريكي
in united states dollars|بالدولار الأمريكي
in the kingdom of saudi arabia|في المملكة العربية السعودية
in force in the kingdom|المعمول بها في المملكة
in force in the kingdom of saudi arabia|المعمول بها في المملكة العربية السعودية
under the laws of the kingdom of saudi arabia|بموجب أنظمة المملكة العربية السعودية
under the laws of the kingdom|بموجب أنظمة المملكة
on his behalf|نيابة عنه
on your behalf|نيابة عنكم
on our behalf|نيابة عنا
on behalf of itself|بالأصالة عن نفسه
on its own behalf|بالأصالة عن نفسه
on its own account|لحسابه الخاص
on its own initiative|بمبادرة منه
on its part|من جانبه
on a semi-annual basis|كل ستة أشهر
on a case-by-case basis|بحسب كل حالة على حدة
on a case by case basis|بحسب كل حالة على حدة
on a best efforts basis|على أساس بذل أقصى الجهود
on a full-time basis|بدوام كامل
on a part-time basis|بدوام جزئي
on a going forward basis|مستقبلاً
on a confidential basis|بسرية
on a need-to-know basis|على أساس الحاجة إلى المعرفة
on a need to know basis|على أساس الحاجة إلى المعرفة
on a temporary basis|بصفة مؤقتة
on a permanent basis|بصفة دائمة
on a calendar year basis|على أساس السنة الميلادية
on an ongoing basis|بصفة مستمرة
on an equal basis|على قدم المساواة
on an arm's length basis|على أساس شروط السوق
on an arms-length basis|على أساس شروط السوق
on an hourly basis|بالساعة
on each occasion|في كل مرة
on each anniversary|في كل ذكرى سنوية
on that date|في ذلك التاريخ
on such date|في ذلك التاريخ
on such basis|على ذلك الأساس
on that basis|على ذلك الأساس
on this basis|على هذا الأساس
on the same terms|بالشروط نفسها
on the same terms and conditions|بالشروط والأحكام نفسها
on the following terms|وفق الشروط التالية
on the following terms and conditions|وفق الشروط والأحكام التالية
on the following conditions|بالشروط التالية
on the date of this agreement|في تاريخ هذه الاتفاقية
on the date hereof|في تاريخ هذه الاتفاقية
on the effective date|في تاريخ السريان
on the due date|في تاريخ الاستحقاق
on the one part|طرفاً أول
on the other part|طرفاً ثانياً
on the first part|طرفاً أول
on the second part|طرفاً ثانياً
on the ground that|على أساس أن
on the grounds that|على أساس أن
on the understanding that|على أساس أن
on the assumption that|على افتراض أن
on schedule|وفق الجدول الزمني
on site|في الموقع
on written notice|بموجب إشعار خطي
on prior written notice|بموجب إشعار خطي مسبق
on reasonable notice|بموجب إشعار معقول
on short notice|بإشعار قصير
on duty|أثناء أداء العمل
on file|محفوظ في الملف
on or around|في أو نحو
on completion|عند الإنجاز
on delivery|عند التسليم
on receipt|عند الاستلام
on termination|عند الإنهاء
on expiry|عند الانتهاء
on signature|عند التوقيع
on signing|عند التوقيع
upon written notice|بموجب إشعار خطي
upon prior written notice|بموجب إشعار خطي مسبق
upon notice|بموجب إشعار
upon completion|عند الإنجاز
upon delivery|عند التسليم
upon receipt|عند الاستلام
upon termination|عند الإنهاء
upon expiration|عند الانتهاء
upon expiry|عند الانتهاء
upon execution|عند التوقيع
upon signature|عند التوقيع
upon termination or expiration|عند الإنهاء أو الانتهاء
upon expiration or termination|عند الانتهاء أو الإنهاء
upon first demand|عند أول طلب
upon such terms|وفق تلك الشروط
upon reasonable request|بناءً على طلب معقول
upon the terms set forth herein|وفق الشروط المبينة في هذه الاتفاقية
upon written consent|بموجب موافقة خطية
for the purposes hereof|لأغراض هذه الاتفاقية
for the purpose of this agreement|لأغراض هذه الاتفاقية
for the purposes of this agreement|لأغراض هذه الاتفاقية
for purposes of this agreement|لأغراض هذه الاتفاقية
for purposes hereof|لأغراض هذه الاتفاقية
for this purpose|لهذا الغرض
for that purpose|لهذا الغرض
for such purpose|لذلك الغرض
for such purposes|لتلك الأغراض
for these purposes|لهذه الأغراض
for any purpose|لأي غرض
for any other purpose|لأي غرض آخر
for any purpose whatsoever|لأي غرض كان
for any other reason|لأي سبب آخر
for whatever reason|لأي سبب كان
for no reason|دون سبب
for the duration|طوال المدة
for the term hereof|طوال مدة هذه الاتفاقية
for the entire term|طوال المدة بأكملها
for an indefinite period|لمدة غير محددة
for a limited period|لمدة محدودة
for a fixed term|لمدة محددة
for successive periods|لفترات متتالية
for the first time|لأول مرة
for the last time|لآخر مرة
for the most part|في الغالب
for its own account|لحسابه الخاص
for its own benefit|لمصلحته الخاصة
for its own use|لاستعماله الخاص
for his own account|لحسابه الخاص
for its sole account|لحسابه وحده
for a consideration|بمقابل
for free|مجاناً
for good cause|لسبب وجيه
for just cause|لسبب مشروع
for a valid reason|لسبب مشروع
for commercial purposes|لأغراض تجارية
for business purposes|لأغراض تجارية
for internal purposes|لأغراض داخلية
for reference only|للاسترجاع فقط
for information purposes only|لأغراض العلم فقط
for reference purposes only|لأغراض المرجعية فقط
for convenience of reference|لتسهيل الرجوع
for convenience of reference only|لتسهيل الرجوع فحسب
for the convenience of the parties|تسهيلاً على الأطراف
from and after the date|اعتباراً من تاريخ
from and after the effective date|اعتباراً من تاريخ السريان
from the date hereof|اعتباراً من تاريخ هذه الاتفاقية
from the effective date|اعتباراً من تاريخ السريان
from the date of this agreement|اعتباراً من تاريخ هذه الاتفاقية
from the date of receipt|من تاريخ الاستلام
from the date of delivery|من تاريخ التسليم
from that date|اعتباراً من ذلك التاريخ
from such date|اعتباراً من ذلك التاريخ
from then on|من ذلك الحين فصاعداً
from now on|من الآن فصاعداً
from start to finish|من البداية إلى النهاية
of any kind or nature|أياً كان نوعها أو طبيعتها
of any kind or nature whatsoever|أياً كان نوعها أو طبيعتها
of any nature whatsoever|أياً كانت طبيعتها
of every kind and nature|من كل نوع وطبيعة
of whatever kind|أياً كان نوعها
of its own accord|من تلقاء نفسه
of its own|خاص به
of itself|في حد ذاته
of equal value|مساوية القيمة
of the first part|طرفاً أول
of the second part|طرفاً ثانياً
of the one part|طرفاً أول
of the other part|طرفاً ثانياً
of even date|بالتاريخ نفسه
of even date herewith|بتاريخ هذه الاتفاقية نفسه
to the extent possible|بالقدر الممكن
to the extent practicable|بالقدر الممكن عملياً
to the extent necessary|بالقدر اللازم
to the extent required|بالقدر المطلوب
to the extent required by law|بالقدر الذي تقتضيه الأنظمة
to the extent permitted|بالقدر المسموح به
to the extent reasonably necessary|بالقدر اللازم بشكل معقول
to the extent not prohibited by law|بالقدر الذي لا تحظره الأنظمة
to the extent legally allowed|بالقدر المسموح به نظاماً
to the extent legally permitted|بالقدر المسموح به نظاماً
to the maximum extent|إلى أقصى حد
to the maximum extent possible|إلى أقصى حد ممكن
to the fullest extent possible|إلى أقصى حد ممكن
to the greatest extent possible|إلى أقصى حد ممكن
to a reasonable extent|إلى حد معقول
to a certain extent|إلى حد معين
to a material extent|إلى حد جوهري
to the best of his knowledge|على حد علمه
to the best of their knowledge|على حد علمهم
to the best of our knowledge|على حد علمنا
to its knowledge|على حد علمه
to the exclusion of all others|دون غيره
to that end|لتحقيق ذلك
to this end|لتحقيق ذلك
to be mutually agreed|يتفق عليه
to be mutually agreed upon|يتفق عليه
to be agreed upon|يتفق عليه
to be negotiated|يتفاوض عليه
to some extent|إلى حد ما
under any circumstances|بأي حال من الأحوال
under the circumstances|في ظل هذه الظروف
under such circumstances|في ظل هذه الظروف
under these circumstances|في ظل هذه الظروف
under normal circumstances|في الظروف العادية
under this contract|بموجب هذا العقد
under this section|بموجب هذا البند
under this clause|بموجب هذا البند
under this article|بموجب هذه المادة
under oath|تحت اليمين
under construction|قيد الإنشاء
under review|قيد المراجعة
under consideration|قيد النظر
under his supervision|تحت إشرافه
under its supervision|تحت إشرافه
under its control|تحت سيطرته
under its management|تحت إدارته
under the name|باسم
under the title|بعنوان
under the heading|تحت عنوان
under the law|بموجب النظام
within its control|ضمن سيطرته
within its possession|في حيازته
within its reasonable control|ضمن سيطرته المعقولة
within the kingdom of saudi arabia|داخل المملكة العربية السعودية
within the time limit|خلال المهلة المحددة
within the prescribed period|خلال المدة المحددة
within the specified period|خلال المدة المحددة
within the specified time|خلال المدة المحددة
within such period|خلال تلك المدة
within that period|خلال تلك المدة
within this period|خلال هذه المدة
within a reasonable period|خلال مدة معقولة
within reason|في حدود المعقول
beyond its control|خارج عن إرادته
beyond its reasonable control|خارج عن إرادته المعقولة
beyond the parties' control|خارج عن إرادة الطرفين
beyond their control|خارج عن إرادتهم
beyond their reasonable control|خارج عن إرادتهم المعقولة
without cost|دون تكلفة
without liability|دون أي مسؤولية
without any liability|دون أي مسؤولية
without penalty|دون جزاء
without compensation|دون تعويض
without consideration|دون مقابل
without further notice|دون إشعار آخر
without prior notice|دون إشعار مسبق
without prior written notice|دون إشعار خطي مسبق
without prior consent|دون موافقة مسبقة
without prior written consent|دون موافقة خطية مسبقة
without prior approval|دون موافقة مسبقة
without regard to conflict of laws principles|بصرف النظر عن مبادئ تنازع القوانين
without regard to its conflict of laws principles|بصرف النظر عن مبادئ تنازع القوانين
without regard to conflicts of law principles|بصرف النظر عن مبادئ تنازع القوانين
without regard to its conflicts of law principles|بصرف النظر عن مبادئ تنازع القوانين
without regard to its conflict of law provisions|بصرف النظر عن أحكام تنازع القوانين
without giving effect to principles of conflicts of law|دون إعمال مبادئ تنازع القوانين
without reference to its conflict of laws rules|دون الرجوع إلى قواعد تنازع القوانين
without objection|دون اعتراض
without protest|دون احتجاج
without fault|دون خطأ
without reason|دون سبب
without a valid reason|دون سبب مشروع
without valid reason|دون سبب مشروع
without a legitimate reason|دون سبب مشروع
without just cause|دون سبب مشروع
without good cause|دون سبب وجيه
without justification|دون مبرر
without authorization|دون تفويض
without permission|دون إذن
without warranty|دون ضمان
without warranty of any kind|دون ضمان من أي نوع
without warranties of any kind|دون ضمانات من أي نوع
without reservation|دون تحفظ
without deduction|دون خصم
without set-off|دون مقاصة
without set-off or counterclaim|دون مقاصة أو ادعاء مقابل
without set-off or deduction|دون مقاصة أو خصم
without deduction or set-off|دون خصم أو مقاصة
without court judgment|دون حكم قضائي
without a court judgment|دون حكم قضائي
without a court order|دون أمر قضائي
without prejudice to any other right or remedy|مع عدم الإخلال بأي حق أو تعويض آخر
without prejudice to the foregoing|مع عدم الإخلال بما تقدم
without success|دون جدوى
without affecting|دون المساس بـ
with full authority|بكامل الصلاحية
with due care|بالعناية الواجبة
with due diligence|بالعناية الواجبة
with the result that|مما يؤدي إلى أن
with or without notice|بإشعار أو دون إشعار
with or without prior notice|بإشعار مسبق أو دونه
with prior written notice|بإشعار خطي مسبق
with prior notice|بإشعار مسبق
with all due diligence|ببذل كل العناية الواجبة
with all faults|بجميع عيوبه
with interest|مع الفائدة
with costs|مع المصروفات
with the exception that|باستثناء أن
with regard thereto|فيما يتعلق بذلك
with the following|مع ما يلي
notwithstanding the above|على الرغم مما ورد أعلاه
notwithstanding anything contained herein|على الرغم من أي نص وارد في هذه الاتفاقية
notwithstanding any other provision of this agreement|على الرغم من أي حكم آخر في هذه الاتفاقية
notwithstanding any other provision hereof|على الرغم من أي حكم آخر في هذه الاتفاقية
notwithstanding anything to the contrary contained herein|على الرغم من أي نص مخالف وارد في هذه الاتفاقية
notwithstanding anything to the contrary in this agreement|على الرغم من أي نص مخالف في هذه الاتفاقية
notwithstanding anything in this agreement to the contrary|على الرغم من أي نص مخالف في هذه الاتفاقية
notwithstanding anything to the contrary herein|على الرغم من أي نص مخالف في هذه الاتفاقية
notwithstanding anything contained herein to the contrary|على الرغم من أي نص مخالف وارد في هذه الاتفاقية
notwithstanding that|على الرغم من أن
subject to the terms and conditions of this agreement|مع مراعاة شروط وأحكام هذه الاتفاقية
subject to the terms of this agreement|مع مراعاة أحكام هذه الاتفاقية
subject to the provisions of this agreement|مع مراعاة أحكام هذه الاتفاقية
subject to the terms and conditions|مع مراعاة الشروط والأحكام
subject to the terms and conditions hereof|مع مراعاة شروط وأحكام هذه الاتفاقية
subject to the terms and conditions set forth herein|مع مراعاة الشروط والأحكام المبينة في هذه الاتفاقية
subject to the following|مع مراعاة ما يلي
subject to the following conditions|مع مراعاة الشروط التالية
subject to the following terms and conditions|مع مراعاة الشروط والأحكام التالية
subject to prior written approval|بشرط الموافقة الخطية المسبقة
subject to the above|مع مراعاة ما ورد أعلاه
subject to applicable law|مع مراعاة الأنظمة المعمول بها
subject to applicable laws|مع مراعاة الأنظمة المعمول بها
pursuant to the terms of this agreement|بموجب أحكام هذه الاتفاقية
pursuant to the terms hereof|بموجب أحكام هذه الاتفاقية
pursuant hereto|بموجب هذه الاتفاقية
pursuant thereto|بموجبها
nothing herein|لا شيء في هذه الاتفاقية
or any part thereof|أو أي جزء منها
or any portion thereof|أو أي جزء منها
or part thereof|أو جزء منها
or any combination thereof|أو أي مزيج منها
a true and correct copy|نسخة صحيحة ومطابقة
true, accurate and complete|صحيحة ودقيقة وكاملة
each other|بعضهم بعضاً
one another|بعضهم بعضاً
each and every|كل
any or all|أي من أو جميع
if and as required|متى وحسبما يلزم
if ever|إن حدث
if at all|إن حدث
if need be|عند الحاجة
if otherwise|إذا كان خلاف ذلك
if agreed|إذا اتفق على ذلك
if requested|إذا طلب ذلك
if permitted|إن كان مسموحاً
if feasible|إن أمكن
if later|إن كان لاحقاً
if earlier|إن كان أسبق
where possible|حيثما أمكن
where required|عند اللزوم
where relevant|عند الاقتضاء
where practicable|حيثما كان ممكناً عملياً
when necessary|عند الضرورة
when applicable|حسب الاقتضاء
when required|عند اللزوم
when needed|عند الحاجة
when requested|عند الطلب
when available|عند توفره
wherever possible|حيثما أمكن
whichever is sooner|أيهما أسبق
whichever is higher|أيهما أعلى
whichever is lower|أيهما أقل
whichever comes first|أيهما أسبق
whichever first occurs|أيهما أسبق
whichever is the later|أيهما أبعد
whichever is the greater|أيهما أكبر
whichever is the lesser|أيهما أقل
whether directly or indirectly|سواء بشكل مباشر أو غير مباشر
whether written or oral|سواء كانت خطية أو شفهية
whether oral or written|سواء كانت شفهية أو خطية
whether express or implied|سواء كانت صريحة أو ضمنية
whether in whole or in part|سواء كلياً أو جزئياً
express or implied|صريحاً كان أو ضمنياً
expressed or implied|صريحاً كان أو ضمنياً
either express or implied|صريحاً كان أو ضمنياً
written or oral|خطياً كان أو شفهياً
oral or written|شفهياً كان أو خطياً
known or unknown|معلوماً كان أو مجهولاً
past, present or future|سابقاً أو حالياً أو مستقبلاً
now or hereafter|الآن أو فيما بعد
now or in the future|الآن أو مستقبلاً
now existing or hereafter arising|القائمة الآن أو الناشئة فيما بعد
now known or hereafter devised|المعروفة الآن أو المبتكرة فيما بعد
sooner or later|عاجلاً أو آجلاً
more or less|تقريباً
time after time|مراراً
once and for all|بصورة نهائية
first and foremost|أولاً وقبل كل شيء
last but not least|وأخيراً
so long as|ما دام
so far|حتى الآن
thus far|حتى الآن
and so on|وهكذا
and so forth|وهكذا
and others|وغيرهم
among others|من بين أمور أخرى
among other things|من بين أمور أخرى
amongst other things|من بين أمور أخرى
without more|دون مزيد
no sooner than|في موعد لا يسبق
not earlier than|في موعد لا يسبق
no earlier than|في موعد لا يسبق
not before|ليس قبل
not at all|إطلاقاً
none whatsoever|لا شيء على الإطلاق
per person|للشخص
per unit|للوحدة
per ton|للطن
per square meter|للمتر المربع
per square metre|للمتر المربع
per employee|لكل موظف
per occurrence|لكل حادث
per transaction|لكل معاملة
per item|لكل بند
per cent per annum|بالمئة سنوياً
percent per annum|بالمئة سنوياً
percent per month|بالمئة شهرياً
square meters|متر مربع
square metres|متر مربع
cubic meters|متر مكعب
cubic metres|متر مكعب
metric tons|طن متري
twice a year|مرتين في السنة
twice a month|مرتين في الشهر
once a week|مرة في الأسبوع
once a day|مرة في اليوم
every year|كل سنة
every month|كل شهر
every week|كل أسبوع
every day|كل يوم
every six months|كل ستة أشهر
every three months|كل ثلاثة أشهر
every other week|كل أسبوعين
day by day|يوماً بيوم
day-to-day|اليومية
year to year|من سنة إلى أخرى
from year to year|من سنة إلى أخرى
year after year|سنة بعد سنة
throughout the term|طوال المدة
throughout the term of this agreement|طوال مدة هذه الاتفاقية
during the term of this agreement|خلال مدة هذه الاتفاقية
during the term hereof|خلال مدة هذه الاتفاقية
during the term of this contract|خلال مدة هذا العقد
during working hours|خلال ساعات العمل
during business hours|خلال ساعات العمل
during normal business hours|خلال ساعات العمل المعتادة
during normal working hours|خلال ساعات العمل المعتادة
during regular business hours|خلال ساعات العمل المعتادة
during such period|خلال تلك المدة
during that period|خلال تلك المدة
during this period|خلال هذه المدة
during such time|خلال ذلك الوقت
during the same period|خلال المدة نفسها
during the first year|خلال السنة الأولى
prior thereto|قبل ذلك
prior to the date hereof|قبل تاريخ هذه الاتفاقية
prior to the effective date|قبل تاريخ السريان
prior to such date|قبل ذلك التاريخ
prior to that date|قبل ذلك التاريخ
after that|بعد ذلك
after that date|بعد ذلك التاريخ
after the date hereof|بعد تاريخ هذه الاتفاقية
after the effective date|بعد تاريخ السريان
after which|وبعد ذلك
before that|قبل ذلك
before then|قبل ذلك
before the date hereof|قبل تاريخ هذه الاتفاقية
until then|حتى ذلك الحين
until further notice|حتى إشعار آخر
until such time|حتى ذلك الحين
until that date|حتى ذلك التاريخ
up to that date|حتى ذلك التاريخ
since then|منذ ذلك الحين
thereupon|وعندئذ
let us know|إبلاغنا
please let us know|يرجى إبلاغنا
please note|يرجى ملاحظة
please note that|يرجى ملاحظة أن
please find enclosed|تجدون طيه
please find attached|تجدون مرفقاً
yours truly|وتفضلوا بقبول فائق الاحترام
kind regards|مع أطيب التحيات
best regards|مع أطيب التحيات
with best regards|مع أطيب التحيات
fit for the purpose|صالحة للغرض
fitness for a particular purpose|الصلاحية لغرض معين
merchantability and fitness for a particular purpose|القابلية للتسويق والصلاحية لغرض معين
merchantability or fitness for a particular purpose|القابلية للتسويق أو الصلاحية لغرض معين
choice of law and jurisdiction|النظام الواجب التطبيق والاختصاص القضائي
governing law and jurisdiction|النظام الحاكم والاختصاص القضائي
governing law and dispute resolution|النظام الحاكم وتسوية المنازعات
dispute resolution|تسوية المنازعات
settlement of disputes|تسوية المنازعات
term and termination|المدة والإنهاء
definitions and interpretation|التعريفات والتفسير
general provisions|أحكام عامة
miscellaneous provisions|أحكام متفرقة
final provisions|أحكام ختامية
closing provisions|أحكام ختامية
scope of services|نطاق الخدمات
among the parties|فيما بين الأطراف
and together the|ويشار إليهما معاً باسم
and together, the|ويشار إليهما معاً باسم
anyone else|أي شخص آخر
p.m|مساءً
p.m.|مساءً
a.m|صباحاً
a.m.|صباحاً
one half of one percent|نصف بالمئة
one-half of one percent|نصف بالمئة
one half of one per cent|نصف بالمئة
half a percent|نصف بالمئة
one quarter of one percent|ربع بالمئة
in consideration of the mutual covenants herein contained|مقابل التعهدات المتبادلة الواردة في هذه الاتفاقية
in consideration of the mutual promises contained herein|مقابل التعهدات المتبادلة الواردة في هذه الاتفاقية
in consideration of the mutual covenants and promises contained herein|مقابل التعهدات المتبادلة الواردة في هذه الاتفاقية
in consideration of the mutual covenants set forth herein|مقابل التعهدات المتبادلة المبينة في هذه الاتفاقية
in consideration of the mutual covenants contained in this agreement|مقابل التعهدات المتبادلة الواردة في هذه الاتفاقية
in consideration of the mutual promises set forth below|مقابل التعهدات المتبادلة المبينة أدناه
by way of example|على سبيل المثال
by way of illustration|على سبيل المثال
by way of example and not limitation|على سبيل المثال لا الحصر
by way of example but not limitation|على سبيل المثال لا الحصر
including, but not limited to|بما في ذلك على سبيل المثال لا الحصر
including, without limitation|بما في ذلك على سبيل المثال لا الحصر
including, but not limited to,|بما في ذلك على سبيل المثال لا الحصر
including, without limitation,|بما في ذلك على سبيل المثال لا الحصر
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
have the meanings given to them in|يكون لـ {S} المعاني المحددة لها في|لا يكون لـ {S} المعاني المحددة لها في
have the meanings given them in|يكون لـ {S} المعاني المحددة لها في|لا يكون لـ {S} المعاني المحددة لها في
have the meanings set forth in|يكون لـ {S} المعاني المبينة في|لا يكون لـ {S} المعاني المبينة في
have the meanings ascribed to them in|يكون لـ {S} المعاني المحددة لها في|لا يكون لـ {S} المعاني المحددة لها في
have the meanings assigned to them in|يكون لـ {S} المعاني المحددة لها في|لا يكون لـ {S} المعاني المحددة لها في
have the meaning set forth in|يكون لـ {S} المعنى المبين في|لا يكون لـ {S} المعنى المبين في
have the meaning given to it in|يكون لـ {S} المعنى المحدد له في|لا يكون لـ {S} المعنى المحدد له في
have the meaning ascribed to it in|يكون لـ {S} المعنى المحدد له في|لا يكون لـ {S} المعنى المحدد له في
have the meaning assigned to it in|يكون لـ {S} المعنى المحدد له في|لا يكون لـ {S} المعنى المحدد له في
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
be able to pay|يستطيع {S} السداد|لا يستطيع {S} السداد
be due to reasons|يرجع {S} إلى أسباب|لا يرجع {S} إلى أسباب
be due to causes|يرجع {S} إلى أسباب|لا يرجع {S} إلى أسباب
be due to circumstances|يرجع {S} إلى ظروف|لا يرجع {S} إلى ظروف
be due to its own fault|يرجع {S} إلى خطئه|لا يرجع {S} إلى خطئه
be due to its fault|يرجع {S} إلى خطئه|لا يرجع {S} إلى خطئه
be due to force majeure|يرجع {S} إلى قوة قاهرة|لا يرجع {S} إلى قوة قاهرة
be attributable to|يعزى {S} إلى|لا يعزى {S} إلى|يعزى {S} إلى|لا يعزى {S} إلى
be exempt from|يعفى {S} من|لا يعفى {S} من|يعفى {S} من|لا يعفى {S} من
be excused from|يعفى {S} من|لا يعفى {S} من|يعفى {S} من|لا يعفى {S} من
be relieved of|يعفى {S} من|لا يعفى {S} من|يعفى {S} من|لا يعفى {S} من
be relieved from|يعفى {S} من|لا يعفى {S} من|يعفى {S} من|لا يعفى {S} من
be domiciled in|يكون موطن {S} في|لا يكون موطن {S} في|يكون موطن {S} في|لا يكون موطن {S} في
be punishable by|يعاقب على {S} بـ|لا يعاقب على {S} بـ|يعاقب على {S} بـ|لا يعاقب على {S} بـ
be calculated on the basis of|يحتسب {S} على أساس|لا يحتسب {S} على أساس|يحتسب {S} على أساس|لا يحتسب {S} على أساس
be in the possession of|يكون {S} في حيازة|لا يكون {S} في حيازة|يكون {S} في حيازة|لا يكون {S} في حيازة
be in violation of|يخالف {S}|لا يخالف {S}|يخالف {S}|لا يخالف {S}
be in conflict with|يتعارض {S} مع|لا يتعارض {S} مع|يتعارض {S} مع|لا يتعارض {S} مع
be in conformity with|يتوافق {S} مع|لا يتوافق {S} مع|يتوافق {S} مع|لا يتوافق {S} مع
be in accordance with|يكون {S} وفقاً لـ|لا يكون {S} وفقاً لـ|يكون {S} وفقاً لـ|لا يكون {S} وفقاً لـ
be in the form of|يكون {S} بصيغة|لا يكون {S} بصيغة|يكون {S} بصيغة|لا يكون {S} بصيغة
be in excess of|يتجاوز {S}|لا يتجاوز {S}|يتجاوز {S}|لا يتجاوز {S}
have jurisdiction|يختص {S}|لا يختص {S}
have exclusive jurisdiction|يختص {S} حصرياً|لا يختص {S} حصرياً
have jurisdiction over|يختص {S} بـ|لا يختص {S} بـ|يختص {S} بـ|لا يختص {S} بـ
have exclusive jurisdiction over|يختص {S} حصرياً بـ|لا يختص {S} حصرياً بـ|يختص {S} حصرياً بـ|لا يختص {S} حصرياً بـ
have no effect|لا يكون لـ {S} أي أثر|لا يكون لـ {S} أي أثر
have no effect on|لا يكون لـ {S} أي أثر على|لا يكون لـ {S} أي أثر على|لا يكون لـ {S} أي أثر على|لا يكون لـ {S} أي أثر على
have an interest in|تكون لـ {S} مصلحة في|لا تكون لـ {S} مصلحة في|تكون لـ {S} مصلحة في|لا تكون لـ {S} مصلحة في
have access to|يكون لـ {S} حق الوصول إلى|لا يكون لـ {S} حق الوصول إلى|يكون لـ {S} حق الوصول إلى|لا يكون لـ {S} حق الوصول إلى
`;
