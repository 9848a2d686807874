import { arabicPattern } from './arabic.js';

/** Which side of a clause a party is on: the one that has the right, or the one that carries the burden. */
export type Side = 'holder' | 'bearer';

interface Clue {
  side: Side;
  weight: number;
  pattern: RegExp;
}

/** A clue in the words directly before the mention of a party, which may itself begin with a joined preposition. */
const before = (side: Side, weight: number, source: string): Clue => ({
  side,
  weight,
  pattern: arabicPattern(`(?:^|[^ء-ي])(?:${source})(?: (?:وحده|وحدها|أيضا|كذلك|أي|من|أن))?\\s{0,3}"?$`),
});

const NOT = '[وف]?(?:لا|لن|ليس|لم)';
const WITHOUT = '(?:دون|بدون|بغير|من غير) (?:حاجة إلى |الحاجة إلى |الحصول على |أخذ |سابق )?';

/** Clues before a party with no joined preposition, or with one that does not matter. */
const PLAIN: readonly Clue[] = [
  before('holder', 3, `${NOT} (?:يسأل|تسأل|يتحمل|تتحمل|يلتزم|تلتزم|يضمن|تضمن|يكون|تكون)`),
  before('bearer', 3, `${NOT} (?:يستحق|تستحق|يسترد|تسترد|يملك|تملك|يحتفظ|تحتفظ)`),
  before('bearer', 3, '[وف]?(?:سقط|يسقط|تسقط|إسقاط) (?:حق|حقوق)'),
  before('bearer', 3, `${NOT} (?:[يت]قبل|[يت]سمع|[يت]لتفت إلى|[يت]عتد ب)[^.;,]{0,20} من`),
  // "The company has recourse against the employee".
  before('bearer', 3, '(?<!(?:لا|لن|ليس|دون|أن|لم) )[يت]رجع(?: [^.;,]{0,40})? على'),
  // "May not claim against the supplier".
  before(
    'holder',
    3,
    '(?:لا|لن|ليس|دون|[يت]?سقط|[يت]تنازل|إسقاط)[^.;,]{0,50} (?:(?:ال)?رجوع على|[يت]رجع على|مطالبة|[يت]طالب|مقاضاة|[يت]قاضي|مساءلة|[يت]سائل)',
  ),
  before(
    'bearer',
    3,
    `${NOT} (?:[يت]لتحق|[يت]عمل|[يت]زاول|[يت]مارس|[يت]نافس|[يت]وظف|[يت]شغل|[يت]ستقطب|[يت]فتح)`,
  ),
  before('holder', 2, '(?:كلما|متى) (?:طلب|شاء|رأى|أراد|ارتأى|قدر)[تا]?'),
  before('holder', 2, '(?<!(?:لا|لن|لم|ولا|فلا|دون أن) )[وف]?[يت]رجع'),
  before('holder', 3, '[وف]?(?:يعفى|تعفى|إعفاء|بإعفاء)'),
  before(
    'bearer',
    3,
    '(?<!(?:لا|لن|لم|ولا|فلا) )[وف]?(?:يتحمل|تتحمل|يلتزم|تلتزم|يتعهد|تتعهد|يتنازل|تتنازل|يمتنع|تمتنع|يخضع|تخضع|يفقد|تفقد|يعوض|تعوض|يقر|تقر|يكفل|تكفل|يضمن|تضمن|يلزم|تلزم|يدفع|تدفع|يسدد|تسدد|يشتري|تشتري|ملزم|التزام|بالتزام|تحميل|بتحميل|تنازل|يمنع|تمنع|إلزام)',
  ),
  before(
    'bearer',
    1,
    '(?<!(?:لا|لن|لم|ولا|فلا) )[وف]?(?:يسلم|تسلم|يودع|تودع|يوقع|توقع|يمنح|تمنح|يقدم|تقدم|يحرر|تحرر|يفوض|تفوض|يوافق|توافق|يقبل|تقبل|ينفذ|تنفذ|يعمل|تعمل|يأذن)',
  ),
  before(
    'bearer',
    2,
    '(?:إذا|متى|إن|لو|حال|عند|ما) (?:لم )?(?:تأخر|تأخرت|أخل|أخلت|امتنع|امتنعت|تخلف|تخلفت|قصر|بقي|بقيت|استمر|استمرت|ظل|يدفع|يسدد|خالف|أخلى|ترك|ألغى|يعترض|يبد|يرد|يقدم|يشعر|يبلغ|يخطر|يقم|يطلب)',
  ),
  before(
    'holder',
    2,
    '(?<!(?:لا|لن|لم|ولا|فلا) )[وف]?(?:يستحق|تستحق|يحتفظ|تحتفظ|يملك|تملك|يحتجز|تحتجز|يحسم|تحسم|يخصم|تخصم|يستوفي|تستوفي|يختارها?|تختارها?|يختاره|يراه|تراه|يراها|تراها|يحددها?|يحدده|تحددها?|تحدده|يعلنها|تعلنها|يقررها?|تقررها?|يقدرها?|تقدرها?|يستولي|ينفرد|تنفرد)',
  ),
  before(
    'holder',
    2,
    '(?:ب|ل)?(?:ال)?(?:حق|أحقية|سلطة|صلاحية|تقدير|لصالح|لمصلحة|لحساب|خيار|قبض|قرار|رأي|كلمة|صوت|إرادة|لدى)',
  ),
  // The one by whom something is done: whoever pays or bears it, or whoever decides it.
  before('bearer', 3, '(?:[يت]تحمل|[يت]دفع|[يت]سدد|[يت]عوض|[يت]صلح|[يت]صان|[يت]ضمن)#[^.;,]{0,80} من قبل'),
  before(
    'holder',
    2,
    '(?:[يت]حدد|[يت]عتمد|[يت]قرر|[يت]عدل|[يت]قدر|[يت]فسخ|[يت]نهى|[يت]لغى|[يت]وقف)#[^.;,]{0,60} من قبل',
  ),
  before('bearer', 2, `${WITHOUT}(?:موافقة|رضا|إذن|إبلاغ|إشعار|إخطار|إنذار|الرجوع إلى|رجوع إلى|علم|اعتراض)`),
  before('holder', 2, '(?:إلا )?ب(?:موافقة|إذن|قبول)|بعد موافقة'),
  before('bearer', 3, 'على (?:نفقة|حساب|مسؤولية|عاتق|كاهل)|من مستحقات|من ضمان'),
  before('bearer', 2, '(?:سكوت|صمت)'),
  before('bearer', 2, '(?:صرف|دفع|سداد|تأجيل|إرجاء|حبس) (?:أجر|أجور|راتب|رواتب|مستحقات)'),
  before('bearer', 1, 'بمجرد (?:إبلاغ|إشعار|إخطار)|من (?:أجر|راتب|مرتب|حساب)'),
  before('bearer', 2, '(?:قطع|حجب|إيقاف|تعليق|وقف)[^.;,]{0,60} عن'),
  before('bearer', 3, '(?<!ولا )(?<!لا )[وف]?(?:يجب|يتعين|يحظر|يمتنع|يشترط|تقع|تقع تبعتها|محظور) على'),
  before(
    'bearer',
    3,
    '(?<!(?:لا|لن|لم|ولا) )(?:تسري|يسري|تطبق|يطبق|يوجب|توجب|يستحق|تستحق|استحقت?|يترتب|تترتب|تفرض|يفرض|فرض|توقع) على',
  ),
  before('bearer', 2, '(?:بمجرد|عند|بسبب|حال|تاريخ)? ?(?:تخلف|تأخر|تأخير|إخلال|امتناع|عجز|رفض)'),
  before('bearer', 2, '(?:^|[.;:,)\\d-])\\s{0,3}و?على'),
  before('holder', 3, '(?:تؤول|يؤول|تنتقل|ينتقل|تعود)(?: [^.;,]{0,50})? إلى'),
  before('holder', 2, '(?:جاز|حق|يحق|يجوز|تعويض)'),
  before(
    'bearer',
    2,
    '(?:لا|لن|ولا) (?:يرد|ترد|يعاد|تعاد|يدفع|تدفع|يصرف|تصرف|يسلم|تسلم)[^.;,]{0,50} (?:إلى|على)',
  ),
  before('bearer', 2, '(?:يكلف|تكلف|يكلف به|نقل|بنقل|تشغيل|إخلاء|طرد)'),
];

/** Clues before a party that "to" or "for" is joined to: what it may do, or may not do. */
const JOINED: readonly Clue[] = [
  before(
    'bearer',
    3,
    `${NOT} (?:يحق|يجوز|يكون|تكون|يسمح|يقبل|يلزم|يعود|يترتب)?(?: (?:أي حق|حق|الحق))?|دون أن يكون|عدم (?:جواز|أحقية|حق)`,
  ),
  before(
    'holder',
    3,
    '(?<!(?:لا|لن|لم|ولا|فلا) )[وف]?(?:يحق|يجوز|جاز|حق|الحق|يكون|تكون|يسمح|يمكن|الصلاحية|حقا|كما|كما أن|ملكا|حقا خالصا|حقا مكتسبا|ملك|مملوكة|جواز|أحقية|لصالح)',
  ),
  before('holder', 3, '(?:^|[.;:,)"\\d-])\\s{0,3}(?:كما )?'),
  before(
    'holder',
    3,
    '(?<!(?:لا|لن|لم|ولا|فلا) )(?:[يت]ؤول|[يت]صير|[يت]صبح|[يت]نتقل|[يت]عود|حق خالص|مملوك[اة]?)(?: ملكا| حقا)?',
  ),
  before('holder', 2, '(?<!(?:لا|لن|لم|ولا|فلا) )(?:[يت]دفع|دفع|[يت]ؤدي|أدى|رد|[يت]رد|[يت]سدد|سدد|[يت]بقى)'),
  before('holder', 2, '(?:تبقى|تظل|يبقى|يظل|تصبح|يصبح)[^.;,]{0,40}'),
];

/** "It is for the buyer to": the party that this follows has the right, whoever else the sentence names. */
const MAY_ITSELF = arabicPattern('^ (?:وحده |وحدها )?أن [يت]');
const DENIED = arabicPattern('(?:لا|لن|لم|ليس|دون|عدم)(?: [ء-ي]{2,8}){0,2} $|(?:[بلعن]دم|منع|حظر) $');

const WINDOW = 90;

const BOUND = arabicPattern(
  '^\\s{1,3}(?:وحده |وحدها )?(?:ملزم|ملزما|مسؤولا|مسؤول|يتحمل|تتحمل|يلتزم|تلتزم|يدفع|تدفع)(?![ء-ي])',
);

/**
 * Returns the clues that the words around a party's mention give; `joined` if "to" is joined to its name.
 */
export function cluesAt(
  text: string,
  { index, end }: { index: number; end: number },
  joined: boolean,
): { side: Side; weight: number }[] {
  if (BOUND.test(text.slice(end, end + 30))) return [{ side: 'bearer', weight: 3 }];
  if (
    joined &&
    MAY_ITSELF.test(text.slice(end, end + 20)) &&
    !DENIED.test(text.slice(Math.max(0, index - 30), index))
  )
    return [{ side: 'holder', weight: 5 }];
  const window = text.slice(Math.max(0, index - WINDOW), index);
  // Of the clues that fit, the first is the most certain; a weaker one after it says nothing more.
  const found = (joined ? JOINED : PLAIN).find(({ pattern }) => pattern.test(window));
  return found === undefined ? [] : [found];
}
