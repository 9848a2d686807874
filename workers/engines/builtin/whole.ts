import type { Severity } from '#shared/contracts/api/risk.js';
import type { Language } from '#shared/contracts/common.js';
import type { Finding } from '../engine.js';
import { cue } from './reading/plain.js';
import type { Facts } from './rules/rule.js';
import type { Kind } from './words/english.js';
import { put } from './words/wording.js';
import { wordings } from './words/words.js';

const DATE =
  '(?:(?:January|February|March|April|May|June|July|August|September|October|November|December) \\d{1,2},? \\d{4}|\\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December) \\d{4}|\\d{1,2}/\\d{1,2}/\\d{2,4})';
const EFFECTIVE = cue(
  `(${DATE})[^.]{0,40}\\((?:the |hereinafter[^"]{0,20})?"Effective Date"\\)|"Effective Date"\\)? (?:means|shall mean|is|shall be) (${DATE})`,
  'gi',
);
const COURTS = cue('\\b(?:exclusive|sole) (?:\\w+ ){0,3}?jurisdiction\\b', 'gi');
const ARBITRATED = cue(
  '\\b(?:settled|resolved|submitted|determined|decided|referred)\\b[^.;]{0,80}\\bbinding arbitration|\\b(?:settled|resolved|determined|decided|finally settled) (?:\\w+ ){0,5}?by arbitration\\b',
);
/** Terms that contracts define, and whose meaning matters. */
const TERMS = [
  'Confidential Information',
  'Intellectual Property Rights',
  'Intellectual Property',
  'Net Sales',
  'Change of Control',
  'Business Day',
  'Territory',
  'Affiliates',
  'Gross Revenue',
  'Net Revenue',
  'Deliverables',
  'Work Product',
  'Force Majeure Event',
];

/** Findings that only the whole text shows. `flat` is plain and as long as `text`. */
export function readWhole(text: string, flat: string, lang: Language): Finding[] {
  return [
    ...dateConflict(text, flat, lang),
    ...undefinedTerms(text, flat, lang),
    ...twoForums(text, flat, lang),
  ];
}

function dateConflict(text: string, flat: string, lang: Language): Finding[] {
  const dates = new Map<string, number>();
  for (const match of flat.matchAll(EFFECTIVE)) {
    const date = (match[1] ?? match[2] ?? '').replace(/[\s,]+/g, ' ');
    if (!dates.has(date)) dates.set(date, match.index);
  }
  const last = [...dates.values()].at(-1);
  if (dates.size < 2 || last === undefined) return [];
  return [
    finding('date-conflict', 'medium', { words: [...dates.keys()].join(', ') }, text, flat, last, lang),
  ];
}

function undefinedTerms(text: string, flat: string, lang: Language): Finding[] {
  // Without any quoted definition the document, or its extraction, defines its terms in another way.
  if ((flat.match(/"[A-Z][^"]{2,60}"/g)?.length ?? 0) < 3) return [];
  const open: string[] = [];
  let place: number | null = null;
  for (const term of TERMS) {
    const spaced = term.replace(/ /g, '\\s+').replace(/s$/, 's?');
    const uses = [...flat.matchAll(new RegExp(`[a-z,]\\s+${spaced}\\b`, 'g'))];
    const defined = new RegExp(
      `"\\s*(?:[\\w']+\\s+){0,4}${spaced}(?:\\s+[\\w']+){0,2}[,.]?\\s*"|${spaced}\\s*(?:\\([^)]{0,40}\\)\\s*)?(?:,[^,.]{0,40},\\s*)?(?:means|shall\\s+mean|includes?|consists?|is\\s+defined|has\\s+the\\s+meaning|shall\\s+include)|^[\\s\\d.()a-z]{0,10}${spaced}\\s*[.:]`,
      'im',
    );
    if (uses.length < 3 || defined.test(flat) || open.some((known) => known.includes(term))) continue;
    open.push(term);
    place ??= uses[0]?.index ?? null;
  }
  if (place === null) return [];
  return [
    finding(
      'undefined-term',
      'low',
      { words: open.map((term) => `“${term}”`).join(', ') },
      text,
      flat,
      place + 2,
      lang,
    ),
  ];
}

function twoForums(text: string, flat: string, lang: Language): Finding[] {
  const arbitration = ARBITRATED.exec(flat);
  if (arbitration === null) return [];
  for (const courts of flat.matchAll(COURTS)) {
    const around = flat.slice(Math.max(0, courts.index - 500), courts.index + 500);
    if (/arbitra|injunct|interim|enforce|judgment/i.test(around)) continue;
    return [finding('two-forums', 'medium', {}, text, flat, courts.index, lang)];
  }
  return [];
}

function finding(
  kind: Kind,
  severity: Severity,
  facts: Facts,
  text: string,
  flat: string,
  place: number,
  lang: Language,
): Finding {
  const start = Math.max(
    flat.lastIndexOf('. ', place) + 2,
    flat.lastIndexOf('\n\n', place) + 2,
    place - 250,
    0,
  );
  const stop = /[.;](?=\s)/g;
  stop.lastIndex = place;
  const end = Math.min((stop.exec(flat)?.index ?? flat.length - 1) + 1, start + 500, flat.length);
  const from = wordStart(flat, start);
  const to = wordEnd(flat, end);
  return {
    kind,
    severity,
    ...put(wordings(lang)[kind], [], facts, lang),
    quote: text.slice(from, to),
    evidence: { start: from, end: to, page: null },
    clause: null,
    section: null,
  };
}

function wordStart(flat: string, place: number): number {
  let at = place;
  if (at > 0 && /\S/.test(flat[at - 1] ?? ' ')) while (/\S/.test(flat[at] ?? ' ')) at += 1;
  while (/\s/.test(flat[at] ?? 'x')) at += 1;
  return at;
}

function wordEnd(flat: string, place: number): number {
  let at = place;
  if (at < flat.length && /\S/.test(flat[at] ?? ' ') && /\S/.test(flat[at - 1] ?? ' ')) {
    while (at > 0 && /\S/.test(flat[at - 1] ?? ' ')) at -= 1;
  }
  while (at > 0 && /\s/.test(flat[at - 1] ?? 'x')) at -= 1;
  return at;
}
