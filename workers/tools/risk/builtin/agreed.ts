import { phrasePattern } from '#workers/engines/text/plain.js';
import { namesSaudiArabia } from '#workers/law/reach.js';
import type { Note } from './rules/claims.js';

/**
 * Who may end a contract at will, by all that its text says: each side, one of them, nobody, or, where words about it were
 * not understood or nothing was searched, perhaps somebody.
 */
export type Exit = { by: 'each' | 'nobody' | 'perhaps' } | { by: 'one'; who: string };

/** What a document agrees on in one place that must be known where another one is explained. */
export interface Agreed {
  /** Whether it sends disputes to arbitration, or only speaks of arbitration. */
  arbitration: 'agreed' | 'named' | null;
  /** True if courts have exclusive jurisdiction, of whatever disputes. */
  exclusive: boolean;
  /** True if it sends all disputes to arbitration and to the exclusive jurisdiction of courts as well. */
  isTwofold: boolean;
  /** True if it names Saudi Arabia, a Saudi city or the Saudi currency. */
  saudi: boolean;
  /** True if it asks for proof of insurance. */
  insured: boolean;
  /** True if it takes fraud, willful acts or gross negligence out of a limit on liability. */
  carved: boolean;
  /** True if it says for how many years or months information stays confidential. */
  secrecyEnds: boolean;
  /** True if it has a clause by which it is amended only in writing. */
  amended: boolean;
  /** True if it names the law of more than one place as governing. */
  laws: boolean;
  /** Who may end it without a reason. */
  exit: Exit;
}

/** What is known of a document that was not searched. */
export const NOTHING_AGREED: Agreed = {
  arbitration: null,
  exclusive: false,
  isTwofold: false,
  saudi: false,
  insured: false,
  carved: false,
  secrecyEnds: false,
  amended: false,
  laws: false,
  exit: { by: 'perhaps' },
};

const INSURED = phrasePattern(
  '\\bcertificates? (?:\\w+ )?of (?:\\w+ )?insurance|\\binsurance certificates?\\b|\\b(?:evidence|proof) of (?:\\w+ ){0,3}(?:insurance|coverage)\\b|\\bcertificates?\\b[^.;]{0,60}\\b(?:insurance|coverage|insurer)',
);
const CARVED = phrasePattern(
  '\\b(?:limit\\w*|exclusions?|liab\\w+|damages)\\b[^.;]{0,120}\\b(?:not apply|except|other than|nothing|not (?:be )?limit\\w*)\\b[^.;]{0,120}\\b(?:gross(?:ly)? negligen|wil?l?ful|fraud|intentional)',
);
const SECRECY_ENDS = [
  phrasePattern(
    '\\b(?:confidential\\w*|non-?disclosure)\\b[^.;]{0,240}\\b(?:surviv\\w+|continu\\w+|remain\\w*|expire|period of|effect|thereafter|after|following)\\b[^.;]{0,120}\\b(?:years?|months?)\\b',
  ),
  phrasePattern(
    '\\b(?:years?|months?)\\b[^.;]{0,60}\\b(?:after|following|thereafter|from)\\b[^.;]{0,200}\\b(?:confidential\\w*|disclose)\\b',
  ),
];
const AMENDED = phrasePattern(
  '\\b(?:not|no|only|unless|except)\\b[^.;]{0,120}\\b(?:amend|modif|chang|alter|vari)\\w*[^.;]{0,160}\\b(?:writing|written|signed)\\b|\\b(?:amend|modif|chang|alter|vari)\\w*[^.;]{0,120}\\b(?:only|unless|except)\\b[^.;]{0,120}\\b(?:writing|written|signed)\\b',
);
/** The place whose law a clause chooses; case matters in a name. */
const GOVERNING =
  /\b(?:governed|construed|interpreted)\b[^.;]{0,120}?\blaws?\s{1,9}of\s{1,9}(?:the\s{1,9})?(?:(?:State|Commonwealth|Province|Republic|Kingdom)\s{1,9}of\s{1,9})?([A-Z][a-z]{2,20}(?:\s[A-Z][a-z]{2,20})?)/g;
const IN_ARABIC = /(?:إلى|طريق|بواسطة)\s{1,9}(?:ال)?تحكيم|بالتحكيم/;

/** Places that speak of arbitration; a document with more is about it. */
const MOST_PLACES = 120;
const PLACE = /\barbitrat\w{0,8}/gi;
const BEFORE_CHARS = 600;
const REFERRED = phrasePattern(
  '(?:\\b(?:any|all|every|each)(?: [\\w,]{1,24}){0,6}? )?\\b(?:disputes?|controvers(?:y|ies)|claims?|differences?|disagreements?|matters?)\\b[^.;]{0,300}\\b(?:shall|will|must|agrees? to)\\b(?: \\w+){0,5}? (?:settled?|resolved?|submit(?:ted)?|determined?|decided?|refer(?:red)?|arbitrated?|subject)\\b[^.;]{0,160}?$',
);
const HELD =
  /^arbitration(?:\s\w{1,24})?[^.;]{0,40}\s(?:shall|will)\s{1,9}(?:be\s{1,9}(?:held|conducted|seated)|take\s{1,9}place)\b/i;
const OF_ALL = /^(?:any|all|every|each)\b/i;
/** Words by which the clause on arbitration leaves something to the courts. */
const LIMITED = phrasePattern(
  '\\b(?:except|excluding|other than|save|to the extent|subject to|notwithstanding|this section|not settled|may elect|unless|discovery|procedural|arbitrab\\w+|appointment of)\\b',
);

const COURTS = phrasePattern('(?<!non-)\\b(?:exclusive|sole) (?:\\w+ ){0,3}?jurisdiction\\b', 'gi');
/** Words by which a clause on courts leaves room for arbitration, or sets it aside. */
const RECONCILED =
  /arbitra|injunct|interim|provisional|restraining|conservatory|enforce|judgment|award|notwithstanding|subject to|except|other than|unless|equitable|intellectual|patent/i;
/** The same in the sentence before, which may say what such an action is. */
const PREPARED =
  /injunct|interim|provisional|restraining|conservatory|equitable|judgment|enforcement of|notwithstanding|infring/i;
/** The same in the sentence after, which may put the clause on courts behind the one on arbitration. */
const SET_BEHIND =
  /\b(?:not|nothing)\b[^.;]{0,80}\b(?:conflict with|affect|limit|prevent|supersede)\b[^.;]{0,80}\b(?:arbitra|mediat|sections?|articles?|clauses?)|\bsubject to\b[^.;]{0,60}\barbitra|\binjunct|\binterim\b|\bnotwithstanding\b/i;
/** A heading of an annex, which may be a contract of its own. */
const ANNEX = /\n\s{0,80}(?:EXHIBIT|SCHEDULE|APPENDIX|ANNEX|ATTACHMENT|ADDENDUM)\b/gi;

interface Place {
  start: number;
  words: string;
}

/** Searches a document's normalized text for what it agrees on. */
export function findAgreed(flat: string): Omit<Agreed, 'exit'> {
  const places = [...placesOf(flat)];
  const named = places.some(({ words }) => words === '');
  const agreed = places.some(({ words }) => words !== '') || IN_ARABIC.test(flat);
  return {
    arbitration: agreed ? 'agreed' : named ? 'named' : null,
    exclusive: new RegExp(COURTS.source, 'i').test(flat),
    isTwofold: findTwofold(flat) !== null,
    saudi: namesSaudiArabia(flat),
    insured: INSURED.test(flat),
    carved: CARVED.test(flat),
    secrecyEnds: SECRECY_ENDS.some((pattern) => pattern.test(flat)),
    amended: AMENDED.test(flat),
    laws: new Set([...flat.matchAll(GOVERNING)].map(([, place = '']) => place)).size > 1,
  };
}

/** What a document agrees on, as names by which texts select sentences. */
export function notesOf(agreed: Agreed): Note[] {
  const names = [
    ...(agreed.arbitration === null ? [] : [`arbitration-${agreed.arbitration}`]),
    ...(agreed.exclusive ? ['courts-exclusive'] : []),
    ...(agreed.isTwofold ? ['twofold'] : []),
    ...(agreed.saudi ? ['saudi'] : []),
    ...(agreed.insured ? ['insured'] : []),
    ...(agreed.amended ? ['amended'] : []),
    ...(agreed.laws ? ['several-laws'] : []),
  ];
  return names.map((name) => ({ name, ground: { searched: 'document' } }));
}

/** The places that speak of arbitration, with the words that send disputes there, if they do. */
function* placesOf(flat: string): Generator<Place> {
  let count = 0;
  for (const match of flat.matchAll(PLACE)) {
    if ((count += 1) > MOST_PLACES) return;
    const from = Math.max(0, match.index - BEFORE_CHARS);
    const before = flat.slice(from, match.index);
    const referred = REFERRED.exec(before);
    if (referred !== null && !/\bnot be\b/i.test(referred[0]))
      yield {
        start: from + referred.index,
        words: flat.slice(from + referred.index, match.index) + match[0],
      };
    else if (HELD.test(flat.slice(match.index, match.index + 160)))
      yield { start: match.index, words: match[0] };
    else yield { start: match.index, words: '' };
  }
}

/**
 * Returns the words that send all disputes to arbitration, and where courts get exclusive jurisdiction of them as well;
 * null if the two can stand together.
 */
export function findTwofold(flat: string): { words: string; courts: number } | null {
  const courts = unreconciled(flat);
  if (courts.length === 0) return null;
  const annexes = [...flat.matchAll(ANNEX)].slice(0, MOST_PLACES).map(({ index }) => index);
  for (const { start, words } of placesOf(flat)) {
    const opening = /(?:^|[.;])([^.;]*)$/.exec(flat.slice(Math.max(0, start - 200), start))?.[1] ?? '';
    if (!OF_ALL.test(words) || LIMITED.test(`${opening} ${words}`)) continue;
    const beside = courts.find(
      (at) => !annexes.some((annex) => annex >= Math.min(start, at) && annex < Math.max(start, at)),
    );
    if (beside !== undefined) return { words, courts: beside };
  }
  return null;
}

/** Returns where courts get exclusive jurisdiction in words that leave no room for arbitration. */
function unreconciled(flat: string): number[] {
  const found: number[] = [];
  let count = 0;
  for (const { index } of flat.matchAll(COURTS)) {
    if ((count += 1) > MOST_PLACES) break;
    const before = flat.slice(Math.max(0, index - 700), index).split(/[.;]\s/);
    const [after = '', next = ''] = flat.slice(index, index + 700).split(/[.;]\s/, 2);
    const sentence = `${before.at(-1) ?? ''}${after}`;
    const isOpen = RECONCILED.test(sentence) || PREPARED.test(before.at(-2) ?? '') || SET_BEHIND.test(next);
    if (/\bcourts?\b/i.test(sentence) && !isOpen) found.push(index);
  }
  return found;
}
