import { fold } from '#platform/arabic.js';
import { stemArabic } from './arabic-stem.js';
import { stemEnglish } from './english-stem.js';
import { numberWord, valueOf } from './number-words.js';

/** A word of a text, as the index has it. */
export interface Token {
  term: string;
  /** The word in comparable form: folded Arabic, small letters. */
  word: string;
  start: number;
  end: number;
}

const WORD =
  /[\u0610-\u061a\u0621-\u063a\u0640-\u065f\u0670\u0671\u06a9\u06cc]+|[A-Za-z\u00c0-\u024f]+(?:['’][A-Za-z]{1,3}\b)?|[0-9\u0660-\u0669\u06f0-\u06f9]+(?:[.,\u066b\u066c][0-9\u0660-\u0669\u06f0-\u06f9]+)*/gu;

const ENGLISH_STOP = new Set(
  `a an the and or of to in on at by for with from as is are was were be been being am it its this that these those there here i me my we us our you your
  he him his she her they them their who whom whose which what when where why how do does did done doing have has had having will would shall should can could
  may might must not no nor so if then than too very just also about into onto upon over under such any some each every all both either neither own same other
  s t d ll re ve m up out off again while during per via more most much many get gets got someone somebody anyone anything something one thing things let
  please tell know want need say says said long saudi arabia kingdom ksa happen happens within without between after before until whether else but only
  use used using actually really anyway always ever never still yet even like kind sort way lot bit go goes going went gone come comes coming came put puts take takes taking
  make makes making made give gives giving gave given first second able allow allowed supposed going guy guys folks okay ok hi hello thanks please around back turn turns  keep keeps
  try tries trying tried expected expect mine ours yours whether despite though although because since`.split(
    /\s+/,
  ),
);
const ARABIC_STOP = new Set(
  fold(
    `من في على إلى الى عن مع أو او و أن ان إن لا ما لم لن هل هو هي هم هن هذا هذه ذلك تلك التي الذي الذين اللاتي اللتين اللذين اللذان كل أي اي أية قد كان كانت يكون تكون يكن كانوا
    إذا اذا لو ثم حتى بين عند عندما لدى له لها لهم به بها بهم فيه فيها منه منها عليه عليها عليهم إليه إليها عنه عنها كما كيف متى أين كم لماذا ماذا ليش وش ايش إيش شو وين مين
    أنا انا نحن أنت هناك هنا غير سوى إلا الا بل لكن أيضا ايضا وذلك وهذا ولا وما فلا أنه انه أنها بأن بما مما فيما عما لما حيث حين بعد قبل خلال ضمن حول دون يتم تم يجب يجوز يحق ينبغي
    ممكن يمكن يمكنني أريد اريد ابي أبي أبغى ابغى ودي لي لك لنا نا ني عندي عندنا عنده عندها معي معه يعني اللي علي عليك الي بس لسا زي مثل شي شيء أحد احد واحد
    أقدر اقدر يقدر تقدر يقدرون نقدر طلع يطلع طلعت جاني جاء جا يجي جاب جابوا جت راح يروح أروح اروح صار يصير تصير صارت خلص خلصت قال قالت قالوا يقول يقولون قلت كلمت طلبت طلب مني سوى أسوي اسوي يسوي
    أخلي يخلي يمشي يمشون كذا كذه هيك ليه عشان علشان لأن لانه لأني لين أبد ابدا مرة مره عادي يبي يبغى يبغون نبي أصلا المفروض مفروض أعتبر يعتبر تعتبر مو مب ماهو هذي ذا ذي اللين برضو كمان أول اول ثاني نص
    بنفسي نفسي نفسه نفسها نفس عندهم عليه علينا علي منهم منا فيني وياه معنا معهم قدام ورا ولا بدوني بدون لحد عاد طيب هالشي شلون كيفية وينه فين إيه ايه حق بتاع تبع مع يبقى يظل ظل بس صح غلطان مضطر
    حاول حاولت يحاول رغم ينفع تنفع يصلح بعدين الحين توه توني مازال قاعد وصل وصلني تبين يبون واجد جدا كثير قليل يعطيني أعطي اعطى عطوني عطاني ترى أحيانا دايم دائما بخصوص يترتب تترتب المترتبة المترتب يشترط تشترط المقرر المقررة مقرر المتاحة
    السعودية السعودي المملكة العربية نحو وفق وفقا بموجب المنصوص الآتي الآتية التالية المذكورة أعلاه كذلك وكذلك وإذا وإن فإن فإذا هـ م ه ا ب ج د ي ت كلا كلتا بعض جميع كافة أكثر أقل`,
  ).split(/\s+/),
);

/** Tells whether a word in comparable form carries no meaning of its own. */
export const isStopWord = (word: string): boolean =>
  ENGLISH_STOP.has(word) || ARABIC_STOP.has(word) || (/^[وف]./.test(word) && ARABIC_STOP.has(word.slice(1)));

const isArabic = (word: string) => word.charCodeAt(0) >= 0x600;

interface Read {
  word: string;
  term: string;
  number: number | undefined;
}

const LIMIT = 80_000;
const known = new Map<string, Read>();

/** Reads one word as written; words come again and again. */
function readWord(written: string): Read {
  const held = known.get(written);
  if (held !== undefined) return held;
  const word = /^[A-Za-z\u00c0-\u024f]/.test(written)
    ? written.toLowerCase().replace(/['’].*$/, '')
    : fold(written);
  const isDigits = /^[0-9]/.test(word);
  const term = isDigits
    ? word.replace(/,(?=\d{3})/g, '')
    : isArabic(word)
      ? stemArabic(word)
      : stemEnglish(word);
  const read = { word, term, number: isDigits ? undefined : numberWord(word) };
  if (known.size >= LIMIT) known.clear();
  known.set(written, read);
  return read;
}

/** Divides a text into its words, with the term of each; a number in words is one word with the term of its digits. */
export function analyse(text: string): Token[] {
  const tokens: Token[] = [];
  /** The number words that end with the last token. */
  let row: number[] = [];
  for (const match of text.matchAll(WORD)) {
    const [written] = match;
    const start = match.index;
    const end = start + written.length;
    const { word, term, number: value } = readWord(written);
    if (word === '') continue;
    // "Two hundred and fifty" is one number.
    if (word === 'and' && row.length > 0) continue;
    const last = tokens.at(-1);
    if (value !== undefined) {
      const follows = last !== undefined && row.length > 0 && start - last.end <= 6;
      if (follows) {
        row.push(value);
        last.term = String(valueOf(row));
        last.end = end;
        continue;
      }
      row = [value];
      tokens.push({ term: String(value), word, start, end });
      continue;
    }
    row = [];
    tokens.push({ term, word, start, end });
  }
  return tokens;
}
