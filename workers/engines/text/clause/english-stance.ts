import { englishRestrictions } from './english-restrictions.js';
import type { Restriction, Span, Stance } from './stance.js';

const blanks = (source: string) => source.replaceAll(' ', '\\s{1,80}');

/** Words by which a clause obliges, allows or promises, with a negation that belongs to them. */
const MODAL = new RegExp(
  blanks(
    [
      "(?:shall|will|may|must|can|could|would|might|should|cannot|can't|won't|need)(?: (?:also|hereby|thereby|thereafter|further|in turn|at any time)){0,2}(?: not| never)?",
      '(?:is|are|be|been|was|were)(?: not| never| also| hereby| thereby| fully| expressly)? (?:entitled|permitted|allowed|authori[sz]ed|free|required|obligated|obliged|bound|prohibited|precluded|barred|restricted|prevented)',
      '(?:has|have|had|having|retains?|reserves?|enjoys?)(?: (?:no|not|the|an?|any|full|sole|such|hereby|exclusive|irrevocable|absolute|unrestricted|further|legal|other)){0,4} (?:right|option|power|authority|obligation|duty|liability|discretion|privilege|entitlement)s?',
      '(?:agrees?|undertakes?|covenants?|waives?|grants?|disclaims?|warrants?|represents?|acknowledges?|releases?|accepts?)(?: not)?',
    ]
      .map((one) => `\\b${one}\\b`)
      .join('|'),
  ),
  'gi',
);
const RIGHT = /^(?:may|can|could|might|cannot|can't|(?:is|are|be|been|was|were)\b.*(?:entitled|permitted|allowed|authori|free|prohibited|precluded|barred|restricted|prevented)|(?:has|have|had|having|retain|reserve|enjoy).*(?:right|option|power|authority|discretion|privilege|entitlement)|grants?|waives?)/is;
const DUTY = /^(?:shall|will|must|won't|should|need|(?:is|are|be|been|was|were)\b.*(?:required|obliged|obligated|bound)|(?:has|have|had|having).*(?:obligation|duty|liability)|agrees?|undertakes?|covenants?)/is;

/** Negations of what follows them. "Not later than", "not only" and their like deny nothing. */
const NOT =
  "(?<!\\bor )not(?! (?:later|earlier|less|more|only|fewer|exceeding|limited|unreasonably|otherwise|to be unreasonably|to exceed|be unreasonably|withstanding|yet))|never|cannot|can't|won't|in no event(?! (?:later|more|less|earlier))|under no circumstances?|at no time|in no case|by no means|nor";
/** Verbs and adjectives that say the opposite of what they govern. */
const NEGATIVE =
  'fail(?:s|ed|ing|ure)?|refrain\\w{0,4}|prohibit\\w{0,4}|prevent\\w{0,4}|preclud\\w{1,4}|restrict(?:s|ed|ing)?|forbid\\w{0,4}|forbidden|barred|refus\\w{1,4}|declin\\w{1,4}|waiv\\w{1,4}|forgo|forego|relinquish\\w{0,4}|renounc\\w{1,4}|disclaim\\w{0,4}|exempt\\w{0,4}|ceas\\w{1,4}|avoid\\w{0,4}|den(?:y|ies|ied)|impair(?:s|ed|ing)?|limit(?:s|ing)?(?! to)|exclud\\w{1,4}|omit\\w{0,4}|neglect\\w{0,4}|releas(?:e|es|ed) from|released from';
const NO_RIGHT =
  'no (?:\\w{1,20} ){0,2}?(?:rights?|power|authority|option|obligations?|dut(?:y|ies)|liabilit(?:y|ies)|claims?|recourse|entitlement|discretion|responsibilit(?:y|ies)|privilege|basis|reason)|any right|without (?:\\w{1,20} ){0,3}?(?:right|\\w{1,20}ing)';
const BETWEEN = new RegExp(blanks(`\\b(?:(?<not>${NOT})|(?<negative>${NEGATIVE})|(?<none>${NO_RIGHT.replace('|any right', '')}))\\b`), 'gi');
/** Subjects that deny what is said of them. */
const NO_SUBJECT = new RegExp(
  blanks(
    '(?:(?:^|[,;:(]|\\)|\\d\\.|")\\s{0,9}|\\b(?:and|or|but|that|then|as|nor) )(?<no>no|neither|none|nothing|nobody|no one)\\b|\\b(?<front>in no event(?! (?:later|more|less|earlier))|under no circumstances?|at no time|in no case|by no means|nor)\\b',
  ),
  'gi',
);
/** Negations after a subject: "Increases are prohibited", "interest shall not accrue". */
const AFTER = new RegExp(
  blanks(
    '^[^;.,]{0,120}?\\b(?:shall|will|may|must|can|is|are|was|were|be|does|do)\\b(?: \\w{1,20}){0,2}? (?<not>(?:not|never)(?= (?:\\w{1,20} ){0,2}?(?:permitted|allowed|payable|due|appl(?:y|icable)|accru\\w{1,3}|owed|charged|made|effective|valid|occur|arise|exist|required|imposed|levied|granted|available)\\b)|prohibited|excluded|void|forbidden|ineffective|invalid|disallowed|barred|waived)\\b',
  ),
  'i',
);
/** A new clause within the sentence: what was denied before it is not denied in it. */
const RESTART = /;|\((?:[a-z]|[ivx]{1,5}|\d{1,2})\)|\b(?:and|but)\b/gi;

const spanOf = (match: RegExpMatchArray, from: number, group?: string): Span => {
  const words = group ?? match[0];
  const start = from + (match.index ?? 0) + match[0].lastIndexOf(words);
  return { start, end: start + words.length };
};

/** Joins modal words that follow each other: "shall not have any liability". */
function joined(text: string, modals: readonly Span[]): Span[] {
  const found: Span[] = [];
  for (const modal of modals) {
    const last = found.at(-1);
    if (last !== undefined && /^\s*(?:be\s*)?$/.test(text.slice(last.end, modal.start))) last.end = modal.end;
    else found.push({ ...modal });
  }
  return found;
}

/** Verbs that do what they say: a subject's denial does not reach them over an "and". */
const PERFORMS = /^(?:agree|undertake|covenant|waive|grant|disclaim|warrant|represent|acknowledge|release|accept)/i;

/** Reads an English sentence; created once for each, and then asked for places in it. */
export class EnglishClause {
  readonly #restrictions: Restriction[];
  readonly #modals: Span[];

  constructor(readonly text: string) {
    this.#restrictions = englishRestrictions(text);
    this.#modals = joined(
      text,
      [...text.matchAll(MODAL)].map((match) => spanOf(match, 0)),
    );
  }

  /** Returns how the sentence speaks of what stands at an offset. Takes some µs. */
  at(offset: number): Stance {
    const within = this.#innermost(offset);
    const from = within?.marker.end ?? this.#partStart(offset);
    const modal = this.#governor(offset, from);
    const negators = this.#negators(offset, from, modal);
    const words = modal === null ? '' : this.text.slice(modal.start, modal.end);
    return {
      denied: negators.length % 2 === 1,
      negators,
      modality: RIGHT.test(words) ? 'right' : DUTY.test(words) ? 'duty' : 'statement',
      modal,
      within,
      restrictions: this.#restrictions.filter(
        ({ span }) => !(span.start <= offset && offset < span.end) && span.start >= this.#partStart(offset) && span.start < this.#partEnd(offset),
      ),
    };
  }

  #innermost(offset: number): Restriction | null {
    let found: Restriction | null = null;
    for (const one of this.#restrictions) {
      if (one.marker.end <= offset && offset < one.span.end) found = one;
    }
    return found;
  }

  /** Returns where the part of the sentence begins that contains an offset: parts end at semicolons. */
  #partStart(offset: number): number {
    return this.text.lastIndexOf(';', offset - 1) + 1;
  }

  #partEnd(offset: number): number {
    const end = this.text.indexOf(';', offset);
    return end === -1 ? this.text.length : end;
  }

  #outside(at: number, from: number): boolean {
    return !this.#restrictions.some(({ marker, span }) => marker.end > from && marker.start <= at && at < span.end);
  }

  #governor(offset: number, from: number): Span | null {
    let found: Span | null = null;
    for (const modal of this.#modals) {
      if (modal.start > offset) break;
      if (modal.start >= from && this.#outside(modal.start, from)) found = modal;
    }
    return found;
  }

  #negators(offset: number, from: number, modal: Span | null): Span[] {
    const { text } = this;
    const found: Span[] = [];
    // Denied subjects and fronted negations stand before the modal verb, after the one before.
    const previous = modal === null ? undefined : this.#modals.filter(({ start, end }) => start >= from && end < modal.start && this.#outside(start, from)).at(-1);
    const subjectTo = modal?.start ?? offset;
    let subjectFrom = previous?.end ?? from;
    if (modal !== null && PERFORMS.test(text.slice(modal.start, modal.end))) {
      const and = text.slice(subjectFrom, subjectTo).search(/\b(?:and|but)\b(?!.*\b(?:and|but)\b)/is);
      if (and >= 0) subjectFrom += and;
    }
    for (const match of text.slice(subjectFrom, subjectTo).matchAll(NO_SUBJECT)) {
      const words = match.groups?.['no'] ?? match.groups?.['front'];
      const span = spanOf(match, subjectFrom, words);
      if (this.#outside(span.start, from)) found.push(span);
    }
    const start = modal?.start ?? from;
    const between = text.slice(start, offset);
    const hits = [...between.matchAll(BETWEEN)].filter((match) => {
      const at = start + match.index;
      if (!this.#outside(at, from)) return false;
      if (modal !== null && at < modal.end) return true;
      // "Entitling, but not requiring, X to terminate".
      if (/\bbut\s+$/i.test(text.slice(Math.max(0, at - 6), at)) && /^[^,;]{0,40},/.test(text.slice(at, offset))) return false;
      if (modal === null && match.groups?.['not'] !== undefined && found.some((span) => span.start === at)) return false;
      return ![...between.slice(match.index + match[0].length).matchAll(RESTART)].some((restart) => this.#outside(start + match.index + match[0].length + restart.index, from));
    });
    // "Limits or excludes" denies once.
    let last = -1;
    for (const match of hits) {
      const joined = last >= 0 && /^\s*(?:,|or|and|nor|,\s*or|,\s*and)\s*$/i.test(between.slice(last, match.index));
      last = match.index + match[0].length;
      if (!joined) found.push(spanOf(match, start));
    }
    const direct = this.#directly(offset);
    if (direct !== null && !found.some((span) => span.start <= direct.start && direct.start < span.end)) {
      // "Disclaims and makes no warranty" denies it once, in two ways.
      const and = text.slice(start, direct.start).search(/\b(?:and|or)\s+(?:\w+\s+){1,2}$/i);
      const kept = and < 0 ? found : found.filter(({ end }) => end <= start || end > start + and);
      found.splice(0, found.length, ...kept, direct);
    }
    if (modal === null) {
      const after = AFTER.exec(text.slice(offset, offset + 200));
      if (after !== null) found.push(spanOf(after, offset, after.groups?.['not']));
    }
    return found;
  }

  /** Returns the negation directly before a place: "no interest", "without increasing". */
  #directly(offset: number): Span | null {
    const from = Math.max(0, offset - 60);
    const before = this.text.slice(from, offset);
    const gerund = /^\w+ing\b/.test(this.text.slice(offset, offset + 30));
    const match =
      /\b(no)\s+(?:[\w-]{1,20}\s+){0,2}$/i.exec(before) ??
      (gerund ? /\b(without)\s+(?:[\w-]{1,20}\s+){0,2}$/i : /\b(without)\s+(?:(?:any|all|express|implied|further|such|the|or)\s+){0,3}$/i).exec(before);
    return match === null ? null : { start: from + match.index, end: from + match.index + (match[1]?.length ?? 0) };
  }
}
