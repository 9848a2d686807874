/** Matches fraud and gross fault, for which no clause can exclude liability. */
export const CARVE_OUT = '~(?:غش|احتيال|خطأ (?:ال)?جسيم|إهمال (?:ال)?جسيم|تعمد|عمد|متعمد|تدليس)';
/** Matches a duty, a right or a prohibition, as Arabic clauses begin. */
export const MUST =
  '[وف]?(?:يلتزم|تلتزم|يتعهد|تتعهد|يجب على|يتعين على|على أن|ملتزم|ملزم|يضمن|تضمن|يتحمل|تتحمل|يقوم|تقوم|يوافق|توافق)';
export const MAY =
  '(?:(?<!لا )[وف]?(?:من حق|يحتفظ|تحتفظ|أجاز|يجيز|تجيز|يخول|تخول|ينفرد|تنفرد|لكل من|لأي من|يحق|يجوز|جاز|يكون|للطرف|له الحق|لها الحق|الحق في|الحق|يملك|صلاحية|تملك)|(?<=(?:^|[.;:,)"\\d-])\\s{0,3})[وف]?ل(?!ا |أن|أي|كل|م |ما |ن |يس|دى|ذلك|هذا|هذه|غرض|غاية|أجل|حين|مدة|قاء|كي|صالح|ضمان)[ء-ي]{3,20}(?: [ء-ي]{2,20}){0,3}?(?= ))';
/** Matches the beginning of a clause: there a verb tells what its subject does, without any word for "may". */
export const OPENS = '(?:^|[.;:,)\\d-])\\s{0,3}';
/** Matches a particle that denies the verb after it. */
export const NOT = '(?<![ء-ي])[وف]?(?:لا|لن|ليس)';
export const WITHOUT = '(?:دون|بدون|بغير|من غير|بلا)';
/** Matches that a side does something as it alone wishes. */
export const FREELY = `(?:في أي وقت|متى (?:شاء|شاءت|رأى|رأت|أراد|أرادت|رغب|رغبت)|كيفما (?:شاء|شاءت)|(?<!\\d )(?<!(?:ألف|ألفي|آلاف|مائة|مئة|كل|لكل|عن|أي|سعر|قيمة|إيجار|هذه) )(?<![ء-ي])(?:وحده|وحدها|منفردا|منفردة)#|(?:بإرادت(?:ه|ها)|بقرار منه|بقرارها|بقراره)|(?:حسب|بحسب|وفق|وفقا ل)\\s?ما (?:يراه|تراه)|بما (?:يراه|تراه)|تقديره|تقديرها|${WITHOUT} (?:حاجة إلى |الحاجة إلى )?(?:أخذ |الحصول على )?(?:أي )?(?:الرجوع|رجوع|موافق|رضا|استئذان|إذن|سبب|إبداء|أسباب|مبرر|مسوغ|إشعار|إخطار|إنذار|اعتراض|مشاورة|علم))`;
/** Matches a ban, also one that a side takes upon itself. */
export const BANNED =
  '(?<![ء-ي])[وف]?(?:(?:لا|لن) (?:[يت]جوز|[يت]حق|[يت]سمح|[يت]كون)|(?<!(?:لا|لن|لم|ليس) )(?:[يت]متنع(?:ان|ون)?|[يت]حظر|[يت]منع)|عدم|بعدم|ألا|بألا|ليس ل[ء-ي]+|محظور|ممنوع)#';
export const MUST_NOT =
  '[وف]?(?:لا يجوز|لا يحق|يمتنع|تمتنع|يحظر|عدم|ألا|بألا|لا يقوم|يتعهد بعدم|يلتزم بعدم|ليس ل[\u0621-\u064a]+ (?:الحق )?)';
/** Matches a word for notice, or a length of time that may be one: a sentence with one cannot be said to give none. */
export const ANY_NOTICE =
  '~(?:إشعار|إخطار|إنذار|تبليغ|إبلاغ|إعذار|يشعر|يخطر|أشعر|أخطر|يبلغ|مهلة)|(?:قبل|خلال) [^.;]{0,25}~(?:يوم|أيام|شهر|أشهر|أسبوع)';
/** Matches that a right is to be used without notice. */
export const WITHOUT_NOTICE =
  '(?:دون|بدون|بغير|بلا|من غير) (?:حاجة إلى |الحاجة إلى |أي |سابق )?(?:إشعار|إخطار|إنذار|إعذار|إبلاغ|تنبيه)#';
/** Matches words that speak of both sides alike. */
export const BOTH =
  '(?<![ء-ي])[وفبل]{0,2}(?:كل طرف|كل من الطرفين|كلا الطرفين|لأي طرف|أي طرف|أي من (?:ال)?(?:طرفين|أطراف)|أحد الطرفين|(?:ال|ل)?طرفان|(?:ال|ل)?طرفين|أيهما|أي منهما|كل منهما|أحدهما|(?:ال|ل)?أطراف)#';
/** Matches consent that is required, but not the consent without which something may be done. */
export const CONSENT =
  '(?<!(?:دون|بدون|بغير|لم|عدم)(?: [ء-ي]+){0,3} )(?<![ء-ي])[وب]?(?:ال|لل)?(?:موافقة|اتفاق|اتفاقهما|رضا)#';
/** Matches what the party that works under an employment contract is called. */
export const WORKER =
  '^(?:ال)?(?:عامل|موظف|أجير|سائق|طبيب|مندوب|مهندس|محاسب|ممارس)|^(?:السيد|السيدة|الأستاذ|الدكتور|المهندس)#';
