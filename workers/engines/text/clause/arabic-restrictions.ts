import { arabicPattern } from '../arabic.js';
import { closingEnd, openingEnd, phraseEnd } from './arabic-ends.js';
import { isComma, isYaVerb, isModalVerb, isNot, type Word } from './arabic-words.js';
import type { Restriction, Span } from './stance.js';

/** Past verbs after which "ان" means "if"; it is written like "that" and "indeed". */
const PAST =
  '(?:أخل|تأخر|امتنع|رغب|تعذر|ثبت|كان|كانت|لم|توقف|عجز|طلب|قصر|تخلف|رفض|زاد|زادت|نقص|وقع|حدث|تبين|حصل|خالف|شاء|أراد|رأى|اقتضى|وجد|وجدت|سحب|باع|ترك|فسخ|أنهى|استقال|انتهى|انتهت|توفي|أفلس|هلك|تلف|تحقق|صدر|ظهر|رفض|قرر|نشأ|نشب)';
/** Markers that a clause with a verb follows. */
const CLAUSES = `(?:إلا )?إذا ما|(?:إلا )?إذا|فيما لو|حتى لو|ولو|لو|متى ما|متى|كلما|طالما|ما\\s?دام(?:ت|وا)?|(?:بشرط|شريطة)(?: أن| ألا)?|ما\\s?لم|إلا أن|حيثما|عندما|حينما|إلى أن|(?:إلى|ل)حين|ريثما|بافتراض|على (?:فرض|افتراض)|وإن(?= ${PAST}#)|(?<=(?:^|[,;:.])\\s{0,3})إن(?= ${PAST}#)`;
/** Markers that a phrase follows: "upon termination". */
const PHRASES =
  '(?:إلا )?(?:في |ب)حالة?(?: أن| ما إذا| كان(?:ت)?)?|حال(?= (?:عدم|إخلال|تأخر|وقوع|حدوث|انتهاء|إنهاء|تحقق|ثبوت))|عند|لدى(?= (?:تأخر|وقوع|حدوث|إخلال|انتهاء|إنهاء|تحقق|طلب|استلام|تسلم))|(?<!من )(?:بعد|قبل)|عقب|بمجرد|فور|باستثناء|فيما عدا|ما\\s?عدا|عدا|سوى|خلا|إلا|دون (?:ال)?إخلال|دون المساس|مع (?:عدم )?(?:ال)?(?:إخلال|مساس|مراعاة|احتفاظ)|مع عدم (?:ال)?(?:إخلال|مساس)|بمراعاة|بما لا يخل|بالرغم من|على الرغم من|رغم|خلافا(?= ل)|استثناء من|بدلا? (?:من|عن)|عوضا عن|(?:رهنا )?بموافقة|باتفاق|برضا|بإذن|رهنا(?= ب)|بناء على(?= (?:ال)?(?:موافقة|اتفاق))|وفقا? لما يتفق|وفق ما يتفق|بموجب (?:اتفاق|ملحق|موافقة)';
const MARKER = arabicPattern(`(?<![ء-ي])[وف]?(?:(?<clause>${CLAUSES})|(?<phrase>${PHRASES}))#`, 'g');
const EXCEPTION = arabicPattern(
  '^[وف]?(?:إلا|باستثناء|فيما عدا|ما\\s?عدا|عدا|سوى|خلا|استثناء|بدل|بدلا|عوضا)#',
);
const SUPPOSING = arabicPattern('^[وف]?إلا (?:إذا|في|بحال|أن)');
const RESERVATION = arabicPattern('^[وف]?(?:دون|مع|بمراعاة|بما|بالرغم|على الرغم|رغم|خلافا)#');
/** Set phrases that suppose nothing, from their marker on. */
const SET_PHRASE = arabicPattern(
  '^[وف]?(?:عند (?:ال)?(?:طلب|اقتضاء|لزوم|حاجة|ضرورة|إمكان)|إذا (?:لزم الأمر|دعت الحاجة|اقتضى|تطلب الأمر)|(?:متى|كلما|إن) (?:شاء|شاءت|أراد|أرادت|رأى|رأت|أمكن|لزم|دعت)|(?:بعد|قبل) (?:ذلك|الآن|الميلاد)|في حالة? (?:جيدة|سليمة|صالحة|ممتازة)|باتفاق (?:هذا|هذه)|إلا (?:أنه|أنها|أنهم)|سوى هذا)#',
);
/** "In any case", and an exception's word that is no exception. */
const NO_MARKER = arabicPattern('(?:بأي|بكل|في أي|في كل|على كل|على أي)$');
/** Words of a clause whose object is still to come: "the Supplier may, if …, terminate". */
const INTERRUPTED = arabicPattern(
  '(?<![ء-ي])[وف]?(?:لا )?(?:(?:يحق|يجوز|يمكن)(?: ل)?|يلتزم|تلتزم|يتعهد|تتعهد|يمتنع|تمتنع|على|يحظر على|ل)(?:\\s{0,3}[ء-ي]{2,40}){1,3},?\\s{0,3}$',
);
/** Nothing but a number or a conjunction stands between the last boundary and the marker. */
const OPENING = /(?:^|[;:,)\d-]|\.\s)\s{0,5}$|(?<![ء-ي])(?:ان|بان|انه|بانه|او)\s{1,5}$/;
const IN_ANY_CASE = arabicPattern(
  '(?:^|[;:.]|\\d)[\\s,]*[وف]?(?:في (?:جميع|كل|كافة) (?:ال)?(?:أحوال|حالات)|على أي حال|مع ذلك|كما|كذلك|اتفق الطرفان على أنه?),?\\s*$',
);
const CLOSED_BEFORE = /[ء-ي]\s{0,5},\s{0,5}$/;

/** True where "الا" means "not to", which is written like "except" once its hamza is folded. */
export function isNotTo(words: readonly Word[], at: number): boolean {
  const word = words[at];
  const next = words[at + 1];
  if (word === undefined || !/^[وفب]?الا$/.test(word.text)) return false;
  if (word.text === 'بالا') return true;
  const isBeforeVerb = isYaVerb(next) || /^ت[ء-ي]{2,}$/.test(next?.text ?? '');
  if (!isBeforeVerb) return false;
  if (/^و/.test(word.text) || words[at - 1]?.text === 'علي') return true;
  // "لا … إلا" needs a denial before it.
  return !words.slice(Math.max(0, at - 40), at).some((before) => isNot(before) && !/الا$/.test(before.text));
}

/** Finds the conditions, exceptions and reservations of a folded Arabic sentence, in order; they may stand in each other. */
export function arabicRestrictions(text: string, words: readonly Word[]): Restriction[] {
  const found: Restriction[] = [];
  let at = 0;
  let openingEnded = -1;
  for (const match of text.matchAll(MARKER)) {
    const marker = { start: match.index, end: match.index + match[0].length };
    while (at < words.length && (words[at]?.start ?? 0) < marker.start) at += 1;
    const from = text.slice(marker.start, marker.start + 60);
    const before = text.slice(Math.max(0, marker.start - 120), marker.start);
    if (SET_PHRASE.test(from) || NO_MARKER.test(before.trimEnd()) || isNotTo(words, at)) continue;
    if (isOtherwise(words, at)) continue;
    let next = at;
    while (next < words.length && (words[next]?.start ?? 0) < marker.end) next += 1;
    const isPhrase = match.groups?.['phrase'] !== undefined;
    const outer = found.findLast(({ span }) => marker.start < span.end);
    const isOpening =
      (OPENING.test(before) && !CLOSED_BEFORE.test(before)) ||
      IN_ANY_CASE.test(before) ||
      // "…, and if": a new clause, which its condition opens.
      (/^[وف]/.test(match[0]) && (!isPhrase || CLOSED_BEFORE.test(before))) ||
      // A condition after a condition.
      (openingEnded >= 0 && /^[\s,]*$/.test(text.slice(openingEnded, marker.start)));
    const ending = words[endIndex(words, next, before, isPhrase, isOpening)]?.start ?? text.length;
    const end = Math.max(marker.end, Math.min(ending, outer?.span.end ?? text.length));
    if (isOpening) openingEnded = end;
    found.push({ kind: kindOf(match[0]), marker, span: { start: marker.start, end } });
  }
  return found;
}

/** "وإلا" before a main clause: "or else"; "إلا أن" before a noun: "however". */
function isOtherwise(words: readonly Word[], at: number): boolean {
  const word = words[at]?.text ?? '';
  if (/^[وف]الا$/.test(word)) return true;
  return (
    word === 'الا' && words[at + 1]?.text === 'ان' && (!isYaVerb(words[at + 2]) || isModalVerb(words[at + 2]))
  );
}

function kindOf(marker: string): Restriction['kind'] {
  if (SUPPOSING.test(marker)) return 'condition';
  return EXCEPTION.test(marker) ? 'exception' : RESERVATION.test(marker) ? 'reservation' : 'condition';
}

function endIndex(
  words: readonly Word[],
  next: number,
  before: string,
  isPhrase: boolean,
  isOpening: boolean,
): number {
  const isInterrupting = INTERRUPTED.test(before);
  if (isInterrupting && CLOSED_BEFORE.test(before)) {
    const comma = words.findIndex((word, at) => at >= next && /^[,;]$/.test(word.text));
    return comma < 0 ? words.length : comma;
  }
  if (isInterrupting) return phraseEnd(words, next, 'interruption');
  if (isOpening) return openingEnd(words, next, isPhrase);
  return isPhrase
    ? phraseEnd(words, next, 'circumstance')
    : closingEnd(words, next, isComma(words[next - 2]));
}

const LIFTS = arabicPattern(
  '^[وف]?(?:ما\\s?لم|إلا (?:إذا|بعد|قبل|في|عند|وفق|وفقا|طبقا|حسب|من|أن|على|خلال|عن|عما|مما|فيما|إلى|لدى|مقابل|متى|ب[ء-ي]{2,40}|ل[ء-ي]{2,40}))#',
);
/** Exceptions that lift a denial: "may not … except with"; "nothing … except social insurance" lifts none. */
export const lifts = ({ marker }: Restriction, text: string): boolean =>
  LIFTS.test(text.slice(marker.start, marker.start + 60));

export const isWithin = ({ start, end }: Span, offset: number) => start <= offset && offset < end;
