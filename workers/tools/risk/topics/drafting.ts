import { topic } from './risk-topic.js';

/** Points that a text leaves open, or says in a way that can be read in two ways. */
export const draftingTopics = {
  'time-of-essence': topic(
    `time essence, time of the essence, strict* time, time critical, timely performance essential,
    time material term`,
    `الوقت جوهري, المواعيد جوهرية, الوقت عنصر, المدة جوهرية, الوقت أساسي, مواعيد جوهرية, موعد جوهري,
    الالتزام بالمواعيد جوهري`,
  ),
  'vague-words': topic(
    `reasonable time, reasonable period, as soon as possible, promptly, as soon as practicable, from time to time,
    if necessary, as necessary, where appropriate, as appropriate, when appropriate, satisfactory, reasonabl*,
    adequate, suitable, sufficient, as needed, as required, substantial*, material* adverse, timely manner,
    best quality, high quality, good quality, customary, industry standard*, approximately, about`,
    `في أقرب وقت, بأسرع وقت, وقت مناسب, مدة معقولة, فترة معقولة, وقت معقول, حسب الحاجة, عند الحاجة, عند الاقتضاء,
    عند اللزوم, وفق ما يلزم, حسب ما يلزم, مناسب*, معقول*, ملائم*, كاف, كافية, قدر الإمكان, من حين إلى آخر,
    من وقت لآخر, جودة عالية, حسب العرف, حسب المعتاد, المتعارف عليه, كلما أمكن, على وجه السرعة, تقريبا`,
  ),
  blank: topic(
    `left blank, tbd, tba, fill in, intentionally blank, insert*, blank space*, blanks filled`,
    `يعبأ لاحقا, يستكمل لاحقا, يحدد لاحقا, تحدد لاحقا, تترك فارغة, فراغ, يكتب هنا, تعبأ, اسم الطرف هنا, يدون هنا`,
  ),
  redacted: topic(
    `confidential treatment, redact*, omitted confidential, portions omitted, filed separately, omitted portion*,
    omitted pursuant, certain information omitted, has been omitted`,
    `حذف سري, حجب سري, محجوب سرية, نسخة محجوبة, حذفت البيانات, تم حجب`,
  ),
  'agree-later': topic(
    `agree later, negotiat* good faith, subsequently agree*, good faith discuss*, agree* upon price*,
    agree* upon fee*, mutually agree* price*, mutually agree* fee*, mutually agree* terms, negotiat* price*,
    negotiat* fee*, parties negotiat* terms, agree royalt*, negotiat* royalt*, negotiat* compensation,
    agree compensation, enter separate supply agreement, enter separate agreement,
    enter into definitive agreement, agree* price later, talk about further term, talk about later, settle later,
    work out later, sort out later, sit together build, parties talk about, agree* later date`,
    `يتفق لاحقا, يتفق الطرفان, يتفق عليه لاحقا, اتفاق لاحق, يتم الاتفاق, يتم الاتفاق لاحقا, تفاوض بحسن نية,
    التفاوض حول, يتفاوض الطرفان, يحدد بالاتفاق, تحدد بالاتفاق, يحدد لاحقا, تحدد لاحقا, بحسب الاتفاق, وفق ما يتفق,
    حسب ما يتفق, اتفاق منفصل, اتفاقية منفصلة, باتفاق الطرفين, يتفقان على`,
  ),
  'refers-outside': topic(
    `incorporated reference, incorporated herein, master agreement, framework agreement, meaning ascribed,
    general conditions, standard terms, general terms, in another agreement, terms published, main agreement,
    principal agreement, side letter, terms agreement dated, meaning given agreement, meaning set agreement,
    defined agreement dated, subject terms master, supplement* agreement dated, terms on website,
    rules on website, handbook, house rules, operations manual`,
    `جزءا لا يتجزأ, الاتفاقية الإطارية, اتفاقية إطارية, العقد الأصلي, الاتفاقية الرئيسية, العقد الرئيسي,
    العقد الأساسي, الاتفاقية الأصلية, شروط عامة, الشروط العامة, أحكام عامة ملحق, وفق أحكام الاتفاقية المؤرخة,
    المبرمة بتاريخ, المبرم بتاريخ, المؤرخ في, المؤرخة في, اتفاقية أخرى, عقد آخر, بموجب عقد, المعنى الوارد,
    اتفاق مستقل, لوائح الشركة, اللائحة الداخلية, سياسات الشركة, دليل السياسات, العقد الإطاري, يتجزأ من هذا الملحق,
    الوصف الوظيفي`,
  ),
  'estimated-dates': topic(
    `estimate* date*, estimate* deliver*, estimate* time, estimate* schedule, approximate* date*,
    approximate* deliver*, target date*, anticipated date*, expected date*, date* not guaranteed,
    date* estimate* only, tentative, forecast* deliver*, time not essence, indicative date*, lead time*,
    not binding date*, projected date*, planned date*, should arrive, expect to deliver, hope to deliver,
    may take up to, some take up to, most there in week`,
    `مواعيد تقديرية, موعد تقديري, تواريخ تقديرية, تاريخ تقديري, مواعيد تقريبية, موعد تقريبي, التاريخ المتوقع,
    تاريخ متوقع, الموعد المتوقع, مدة تقديرية, مدة تقريبية, جدول تقديري, مواعيد غير ملزمة, موعد مستهدف`,
  ),
} as const;
