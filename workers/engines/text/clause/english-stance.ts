import { bounded } from '../plain.js';
import { modalityOf, modalsIn, performs } from './english-modals.js';
import { participleOf } from './english-participles.js';
import { englishRestrictions } from './english-restrictions.js';
import type { Restriction, Span, Stance } from './stance.js';

/** Negations in front of a clause. "In no event later than" and its like deny nothing. */
const FRONT =
  'in no event(?! (?:later|more|less|earlier))|under no circumstances?|at no time|in no case|by no means|nor';
/** Negations of what follows them. */
const NOT = `neither|(?<!\\bor )not(?! (?:(?:be )?(?:later|earlier|less|more|fewer)|only|exceeding|limited|unreasonably|otherwise|to be unreasonably|to exceed|be unreasonably|withstanding|yet))|never|cannot|can't|won't|${FRONT}`;
/** Verbs that say the opposite of what they govern. */
const NEGATIVE =
  'fail(?:s|ed|ing|ure)?|refrain\\w{0,4}|prohibit\\w{0,4}|prevent\\w{0,4}|preclud\\w{1,4}|restrict(?:s|ed|ing)?|forbid\\w{0,4}|barred|refus\\w{1,4}|declin\\w{1,4}|waiv\\w{1,4}|forgo|forego|relinquish\\w{0,4}|renounc\\w{1,4}|disclaim\\w{0,4}|exempt\\w{0,4}|ceas\\w{1,4}|avoid\\w{0,4}|den(?:y|ies|ied)|impair(?:s|ed|ing)?|limit(?:s|ing)?(?! to)|exclud\\w{1,4}|omit\\w{0,4}|neglect\\w{0,4}|releas(?:e|es|ed) from|released from';
/** Rights that are not there. */
const NO_RIGHT =
  'no (?:\\w{1,20} ){0,2}?(?:rights?|power|authority|option|obligations?|dut(?:y|ies)|liabilit(?:y|ies)|claims?|recourse|entitlement|discretion|responsibilit(?:y|ies)|privilege|basis|reason)|without (?:\\w{1,20} ){0,3}?(?:right|\\w{1,20}ing)';
const DENIAL = new RegExp(bounded(`\\b(?:${NOT}|${NEGATIVE}|${NO_RIGHT})\\b`), 'gi');
/** Subjects that deny what is said of them, and negations in front. */
const DENIED_SUBJECT = new RegExp(
  bounded(
    `(?:(?:^|[,;:(]|\\)|\\d\\.|")\\s{0,9}|\\b(?:and|or|but|that|then|as|nor) )(?<words>no(?! (?:more|less|later|fewer|earlier)\\b)|neither|none|nothing|nobody|no one)\\b|\\bneither(?= (?:of the )?part(?:y|ies))|\\b(?<front>${FRONT})\\b`,
  ),
  'gi',
);
/** "Increases are prohibited", "interest shall not accrue": said of a subject that stands before it. */
const DENIED_AFTER = new RegExp(
  bounded(
    '^[^;.,]{0,120}?\\b(?:shall|will|may|must|can|is|are|was|were|be|does|do)\\b(?: \\w{1,20}){0,2}? (?<words>(?:not|never)(?= (?:\\w{1,20} ){0,2}?(?:permitted|allowed|payable|due|appl(?:y|icable)|accru\\w{1,3}|owed|charged|made|effective|valid|occur|arise|exist|required|imposed|levied|granted|available)\\b)|prohibited|excluded|void|forbidden|ineffective|invalid|disallowed|barred|waived)\\b',
  ),
  'i',
);
/** "Nothing shall be understood to mean that": what follows is denied as a whole. */
const DENIED_MEANING = new RegExp(
  bounded(
    '\\b(?<words>nothing|no provision|in no event|not)\\b[^;.]{0,120}\\b(?:understood|construed|interpreted|deemed|taken|mean|imply|agree)\\b[^;.]{0,40}\\b(?:that|as)\\b[^;.,]{0,60}$',
  ),
  'i',
);
/** "Waives any right that": it is denied as a whole. */
const WAIVED_MEANING =
  /\b(?<words>waives?|relinquish(?:es)?|renounces?|has no (?:right|claim))\s+(?:(?:any|all|each|every|its|the)\s+)?(?:rights?|claims?)?\s*that\s[^;.,]{0,60}$/i;
const NO = /\b(no)\s+(?!(?:more|less|later|fewer|earlier)\b)(?:[\w-]{1,20}\s+){0,2}$/i;
const WITHOUT_VERB = /\b(without)\s+(?:[\w-]{1,20}\s+){0,2}$/i;
const WITHOUT_NOUN = /\b(without)\s+(?:(?:any|all|express|implied|further|such|the|or)\s+){0,3}$/i;
const DIRECTLY_CHARS = 60;
/** A new clause within the sentence: what was denied before it is not denied in it. */
/** A list after a colon goes on with what was said before it. */
const RESTART = /;|(?<!:\s{0,3})\((?:[a-z]|[ivx]{1,5}|\d{1,2})\)|\b(?:and|but)\b/gi;
const LAST_AND = /\b(?:and|but)\b(?!.*\b(?:and|but)\b)/is;

/** Returns the span of a match's named words, or of all of it, in a text that the matched one begins in at `from`. */
function spanOf(match: RegExpMatchArray, from: number): Span {
  const words = match.groups?.['words'] ?? match.groups?.['front'] ?? match[0];
  const start = from + (match.index ?? 0) + match[0].lastIndexOf(words);
  return { start, end: start + words.length };
}

const holds = ({ start, end }: Span, offset: number) => start <= offset && offset < end;

/** Reads an English sentence; created once for each, and then asked for places in it. */
export class EnglishClause {
  readonly #restrictions: Restriction[];
  readonly #modals: Span[];

  constructor(readonly text: string) {
    this.#restrictions = englishRestrictions(text);
    this.#modals = modalsIn(text);
  }

  /** Returns how the sentence speaks of what stands at an offset. Takes some µs. */
  at(offset: number): Stance {
    // Parts of a sentence end at semicolons.
    const end = this.text.indexOf(';', offset);
    const part = {
      start: this.text.lastIndexOf(';', offset - 1) + 1,
      end: end < 0 ? this.text.length : end,
    };
    const within =
      this.#restrictions.findLast(({ marker, span }) => marker.end <= offset && offset < span.end) ?? null;
    const from = within?.marker.end ?? part.start;
    const modals = this.#modals.filter(({ start }) => start <= offset && this.#isOpen(start, from));
    const modal = modals.at(-1) ?? null;
    const negators = this.#negators(offset, from, modals);
    return {
      denied: negators.length % 2 === 1,
      negators,
      modality: modalityOf(modal === null ? '' : this.text.slice(modal.start, modal.end)),
      modal,
      within,
      restrictions: this.#restrictions.filter(({ span }) => !holds(span, offset) && holds(part, span.start)),
    };
  }

  /** True if a place belongs to the clause that begins at `from`, and not to a restriction within that. */
  #isOpen(at: number, from: number): boolean {
    return at >= from && !this.#restrictions.some(({ marker, span }) => marker.end > from && holds(span, at));
  }

  #negators(offset: number, from: number, modals: readonly Span[]): Span[] {
    const modal = modals.at(-1);
    const found = this.#ofSubject(offset, from, modals);
    const start = modal?.start ?? from;
    for (const span of this.#between(start, modal?.end ?? start, offset, from)) {
      if (!found.some((other) => holds(other, span.start))) found.push(span);
    }
    const direct = this.#directly(offset);
    if (direct !== null && !found.some((span) => holds(span, direct.start))) {
      // "Disclaims and makes no warranty" denies it once, in two ways.
      const and = this.text.slice(start, direct.start).search(/\b(?:and|or)\s+(?:\w+\s+){1,2}$/i);
      const kept = and < 0 ? found : found.filter(({ end }) => end <= start || end > start + and);
      found.splice(0, found.length, ...kept, direct);
    }
    if (modal === undefined) {
      const after = DENIED_AFTER.exec(this.text.slice(offset, offset + 200));
      if (after !== null) found.push(spanOf(after, offset));
    }
    return found;
  }

  /** Returns the denials before the modal words: their subject's, those in front, those of the clause around. */
  #ofSubject(offset: number, from: number, modals: readonly Span[]): Span[] {
    const { text } = this;
    const modal = modals.at(-1);
    const previous = modals.at(-2);
    const to = modal?.start ?? offset;
    let start = previous?.end ?? from;
    if (modal !== undefined && performs(text.slice(modal.start, modal.end)))
      start += Math.max(0, text.slice(start, to).search(LAST_AND));
    const found = [...text.slice(start, to).matchAll(DENIED_SUBJECT)]
      .map((match) => spanOf(match, start))
      .filter((span) => this.#isOpen(span.start, from));
    const said = text.slice(from, to);
    const meaning = previous === undefined ? null : (DENIED_MEANING.exec(said) ?? WAIVED_MEANING.exec(said));
    return meaning === null ? found : [...found, spanOf(meaning, from)];
  }

  /** Returns the denials in the modal words, and between them and a place. */
  #between(start: number, modalEnd: number, offset: number, from: number): Span[] {
    const { text } = this;
    const found: Span[] = [];
    let last = -1;
    for (const match of text.slice(start, offset).matchAll(DENIAL)) {
      const span = spanOf(match, start);
      if (!this.#isOpen(span.start, from)) continue;
      if (span.start >= modalEnd && this.#isClosed(span, offset, from)) continue;
      // "Limits or excludes" denies once.
      const isJoined =
        last >= 0 && /^\s*(?:,|or|and|nor|,\s*or|,\s*and)\s*$/i.test(text.slice(last, span.start));
      // "Shall neither end nor become void" denies each of the two once.
      const paired = /^nor$/i.test(match[0]) ? found.findIndex((one) => this.#isNeither(one)) : -1;
      if (paired >= 0) found.splice(paired, 1);
      last = span.end;
      if (!isJoined) found.push(span);
    }
    return found;
  }

  #isNeither({ start, end }: Span): boolean {
    return /^neither$/i.test(this.text.slice(start, end));
  }

  /** True if a denial does not reach a place: a new clause begins in between, or it stands between commas. */
  #isClosed(denial: Span, offset: number, from: number): boolean {
    const between = this.text.slice(denial.end, offset);
    const phrase = participleOf(this.text, denial);
    if (phrase !== null && offset >= phrase.end) return true;
    // "Entitling, but not requiring, X to terminate".
    const before = this.text.slice(Math.max(0, denial.start - 6), denial.start);
    if (/\bbut\s+$/i.test(before) && /^[^,;]{0,40},/.test(between)) return true;
    return [...between.matchAll(RESTART)].some(({ index }) => this.#isOpen(denial.end + index, from));
  }

  /** Returns the denial directly before a place: "no interest", "without increasing". */
  #directly(offset: number): Span | null {
    const from = Math.max(0, offset - DIRECTLY_CHARS);
    const before = this.text.slice(from, offset);
    const isGerund = /^\w+ing\b/.test(this.text.slice(offset, offset + 30));
    const match = NO.exec(before) ?? (isGerund ? WITHOUT_VERB : WITHOUT_NOUN).exec(before);
    return match === null
      ? null
      : { start: from + match.index, end: from + match.index + (match[1]?.length ?? 0) };
  }
}
