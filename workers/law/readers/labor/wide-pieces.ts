/** Words that the wide readers of the Labor Law share, as sources of patterns. */
export const NOT = {
  en: '\\b(?:not|no|never|nor|neither|without|cannot|none|nothing|nil)\\b',
  ar: '(?<![ء-ي])[وف]?(?:لا|لن|لم|ليس|ليست|دون|بدون|بلا|بغير|عدم|بعدم|غير)(?![ء-ي])',
};

/** Rights that are given up or taken away. */
export const LOST = {
  en: '\\b(?:waiv\\w+|forfeit\\w*|for(?:e)?go(?:es|ne|ing)?|relinquish\\w*|renounc\\w+|releas(?:es|ed|ing)|discharg(?:es|ed|ing)|gives? up|los(?:es?|t|ing)|laps\\w+|extinguish\\w*|wiped|cancel\\w*|depriv\\w+|exclud\\w+|disentitl\\w+|surrender\\w*|written off|void|absorb\\w*|strip\\w*|disregard\\w*|withdrawn|bought back|sold back|disallow\\w*|barred)\\b',
  ar: '~(?:[يت]تنازل|تنازل|متنازل|[يت]سقط|سقوط|يفقد|تفقد|[يت]حرم|حرمان|[يت]برئ|إبراء|مبرئ|[يت]ستبعد|استبعاد|[يت]لغى|إلغاء|[يت]نقضي|ملغا|ملغى|[يت]نزل عن|نزول|[يت]تخلى)',
};

/** Sums that are less than the whole wage. */
export const LESS_PAY = {
  en: '\\b(?:unpaid|without (?:any )?(?:pay|wages?|salary|remuneration)|no (?:pay|wages?|salary)|not (?:be )?paid|half(?:[- ](?:pay|wages?|salary))?|half of|one[- ]half|one[- ]third|two[- ]thirds|a quarter|one[- ]quarter|reduced (?:pay|wages?|salary|rate)|basic (?:pay|wage|salary) (?:only|alone)|basic only|deduct\\w*|charged (?:to|against)|against (?:his|her|their|the) (?:annual|leave)|from (?:(?:his|her|their|the) )?annual)\\b',
  ar: '(?:~(?:دون|بدون|بلا|بغير|غير) (?:ال)?(?:أجر|راتب|مدفوع)|~غير مدفوع|~نصف (?:ال)?(?:أجر|راتب)|~بنصف|~ربع (?:ال)?(?:أجر|راتب)|~ثلث|~أجر (?:ال)?أساسي (?:فقط|وحده)|~(?:[يت]حسم|[يت]خصم|حسم|خصم|[يت]ستقطع)|~من (?:رصيد|إجازته|إجازتها|الإجازة السنوية)|~(?:لا|ولا) [يت](?:ستحق|صرف|دفع)[^.;]{0,20}~(?:أجر|راتب))',
};

/** What clauses say of rights that are not theirs alone: rights of firms, not of workers. */
export const FIRMS = {
  en: '\\b(?:contractors?|subcontractors?|consultants?|landlord|tenant|lessor|lessee|franchis\\w+|freelancers?|distributors?|buyer|seller|purchaser|independent firm)\\b',
  ar: '~(?:مقاول|استشاري|مؤجر|مستأجر|موزع|مشتري|بائع|مانح|شريك|مساهم)',
};

/** Words by which one side leaves something to itself. */
export const ALONE = {
  en: '\\b(?:discretion|sees? fit|deems? (?:fit|appropriate|necessary)|as it (?:pleases|wishes|chooses)|whenever (?:it|he|she) (?:pleases|wishes|chooses|sees)|(?:without|need not (?:obtain|seek)|no need for|irrespective of|regardless of)[^.;]{0,40}(?:consent|agreement|approval|objection|acceptance)|(?:consent|agreement|approval|acceptance)[^.;]{0,40}(?:not (?:be )?(?:required|needed|necessary|called for)|unnecessary)|whether or not (?:he|she|the {employee})|(?:may|shall|can) not (?:refuse|object|decline)|no right to (?:refuse|object|decline)|(?:agrees?|accepts?|consents?) in advance|(?:refus|declin|object)\\w+[^.;]{0,80}\\b(?:resign\\w*|dismiss\\w*|breach|misconduct|insubordination|terminat\\w+))\\b',
  ar: '(?:~(?:دون|بدون|بغير|بلا|ولا تلزم|لا تلزم|لا يلزم|لا تشترط|لا يشترط|دون حاجة|لا حاجة|بغض النظر عن|بصرف النظر عن)# [^.;]{0,30}~(?:موافق|رضا|قبول|رجوع|اعتراض|إذن|أخذ رأي)|~(?:مطلق (?:ال)?تقدير|تقديرها|سلطتها (?:ال)?تقديرية|متى شاء|متى رأ|كيفما|كما (?:تراه|تشاء|يراه|يشاء)|حسبما (?:تراه|يراه)|وفق ما تراه|أي وقت تشاء|وحدها)|~(?:لا يحق|لا يجوز|ليس)[^.;]{0,25}~(?:اعتراض|رفض|امتناع|يعترض|يرفض|يمتنع)|~(?:رفض|امتناع|اعتراض)[^.;]{0,50}~(?:استقالة|مخالفة|إخلال|امتناع|تركا|فصل|إنهاء)|~(?:موافقة|موافقته) (?:ال)?(?:مسبقة|مقدما|ضمنية)|~يوافق[^.;]{0,20}مقدما)',
};
