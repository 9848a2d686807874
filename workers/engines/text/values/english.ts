import { bounded } from '../plain.js';
import { answer } from './ask.js';
import { BLANK, englishQuantities, REDACTED } from './english-quantities.js';
import { ENGLISH_QUESTIONS } from './english-questions.js';
import { ofAnotherNoun } from './length-nouns.js';
import { MarkedClause } from './marked.js';
import { ADJECTIVES, JURISDICTION, PLACE, tidyPlace } from './places.js';
import type { Answer, Question } from './value.js';

const BORDERS =
  /[.;](?=\s|$)|(?<=\s)\((?:[a-z]|[ivx]{1,4}|\d)\)\s|,\s(?:or|and|but|provided|except|unless|if|however)\b/g;

const OPEN = `(?:${REDACTED}|${BLANK})`;
const OPEN_FORM = `(?:(?:the )?(?:[Ss]tate|[Kk]ingdom|[Cc]ountry|[Pp]rovince|[Cc]ity|[Cc]ounty) of )?${OPEN}`;
const places = (source: string) =>
  new RegExp(
    `(?<![A-Za-z])(?:${source}|(?<adjective>${Object.keys(ADJECTIVES).join('|')})(?= (?:[Ll]aws?|[Cc]ourts?)\\b)|(?<open>${OPEN_FORM}))`.replaceAll(
      ' ',
      '\\s{1,40}',
    ),
    'g',
  );
const JURISDICTIONS = places(JURISDICTION);
const PLACES = places(PLACE);

/** How the words before and after a place show what the place is for. */
interface PlaceCue {
  before?: RegExp;
  after?: RegExp;
}
const cue = (before: string | null, after: string | null): PlaceCue => {
  const pattern = (source: string) =>
    new RegExp(bounded(source).replaceAll('……', '[^.;]{0,200}?').replaceAll('…', '[^.;]{0,60}?'), 'i');
  return {
    ...(before === null ? {} : { before: pattern(`${before}$`) }),
    ...(after === null ? {} : { after: pattern(`^${after}`) }),
  };
};

const GOVERNED =
  '\\b(?:govern(?:ed|s|ing)?|constru(?:ed|ction)|interpret(?:ed|ation)|enforced|subject|applicable|apply|applies|determined|validity)\\b';
const OF_LAW =
  '\\b(?:laws?|regulations|legislation)\\b(?:,? ?(?:rules|regulations|statutes|and|or|other),?){0,5}(?: \\([^)]{0,80}\\))? ?(?:of|in force in|prevailing in|applicable in|applied in|in effect in|applicable to (?:agreements|contracts)[^.;]{0,60}? in|in)(?: the)? ';
const COURT = '\\b(?:courts?|tribunals?)\\b';
const CHOSEN =
  /\b(?:jurisdiction|venue|submit\w{0,5}|brought|commenced|instituted|filed|litigated|heard|resolved|settled|adjudicated|forum|competent|decide\w{0,2})\b/i;
const NOT_CHOSEN =
  /\b(?:enforce[ds]?|enforced by|entered|entry of|entering|judgment (?:on|upon) (?:the|any|an) award|award may|injunct\w{0,6}|interim|organi[sz]ed|incorporated|clerk)\b/i;

const LAW_CUES = [
  cue(`${GOVERNED}……${OF_LAW}`, null),
  cue(OF_LAW, '……\\b(?:govern|apply|applies|control)'),
  cue(`${GOVERNED}……(?:the )?`, ' laws?\\b'),
  cue(null, ' laws?\\b…\\b(?:govern|appl|control)'),
];
const COURT_CUES = [
  cue(
    `${COURT}(?:,? \\w+){0,5}? (?:of|in|located in|sitting in|situated in|within|for|at|having jurisdiction in)(?: and for)?(?: the)? `,
    null,
  ),
  cue(null, `(?: (?:state|federal|civil|commercial|or|and)){0,4} ${COURT}`),
  cue('\\b(?:venue|jurisdiction|forum)\\b…\\b(?:in|of|be|shall be)(?: the)? ', null),
];
const SEAT_CUES = [
  cue(
    '\\b(?:seat|place|situs|location|venue|locale)\\b(?: or \\w+| and \\w+)?(?:, or (?:legal )?\\w+,)? (?:of|for)(?: the| any| such)? arbitra(?:tion|l)…\\b(?:is|be|:|in)(?: the)? ',
    null,
  ),
  cue(
    '\\barbitra(?:tion|te|ted|l)\\b…\\b(?:seated|held|conducted|take place|takes place|place|sit|located|venued|brought|administered|proceed\\w*|arbitrat\\w*)\\b…\\b(?:in|at)(?: the)? ',
    null,
  ),
  cue('\\b(?:seated|seat|sit)(?: shall be| is| will be)?(?: in| at)?(?: the)? ', null),
  cue('\\barbitra(?:tion|tors?|ted)\\b(?: \\w+){0,4}? in(?: the)? ', null),
];
const OF_HEARING =
  /\b(?:witness\w{0,2}|hear(?:ing|ings)?|enforced?|award|courts?|convenien\w{0,3}|meet(?:ing|ings)?)\b/i;
const OF_ARBITRATION = /\barbitra/i;

/** Characters before and after a place that show what it is for. */
const BEFORE_CHARS = 300;
const AFTER_CHARS = 220;

/** Returns the first place that a cue finds and that the words around it do not exclude. */
function placeIn(
  text: string,
  names: RegExp,
  cues: readonly PlaceCue[],
  allowed: (words: string, sentence: string) => boolean,
): Answer {
  const named = [...text.matchAll(names)].map((match) => {
    const { index: start } = match;
    const end = start + match[0].length;
    // A sentence ends at a full stop before a capital; "U.S." and "No. 5" do not end it.
    const before = text
      .slice(Math.max(0, start - BEFORE_CHARS), start)
      .replace(/^[\s\S]*(?:[;]|[a-z)]\.\s+(?=[A-Z]))/, '');
    const after = text.slice(end, end + AFTER_CHARS).replace(/(?:[;]|\.(?:\s|$))[\s\S]*$/, '');
    return { match, start, end, before, after };
  });
  for (const { before: ahead, after: behind } of cues) {
    for (const { match, start, end, before, after } of named) {
      const lead = ahead === undefined ? '' : ahead.exec(before)?.[0];
      const tail = behind === undefined ? '' : behind.exec(after)?.[0];
      if (lead === undefined || tail === undefined) continue;
      if (!allowed(lead + match[0] + tail, before + match[0] + after)) continue;
      const { adjective, open } = match.groups ?? {};
      if (open !== undefined) return { state: new RegExp(REDACTED, 'i').test(open) ? 'redacted' : 'blank' };
      const value = adjective === undefined ? tidyPlace(match[0]) : (ADJECTIVES[adjective] ?? adjective);
      return { state: 'given', value, unit: null, period: null, start, end };
    }
  }
  return { state: 'absent' };
}

const SHOUTED = /\b[A-Z]{2,30}\b(?:[\s,]{1,40}[A-Z]{2,30}\b){4,300}/g;
/** Writes names in a passage in capitals as elsewhere: "THE STATE OF NEW YORK" as "the State of New York". */
const lowered = (text: string) =>
  text.replace(SHOUTED, (passage) =>
    passage
      .toLowerCase()
      .replace(/\b(?!(?:of|and|the|in|by|or|to|for)\b)[a-z]/g, (letter) => letter.toUpperCase()),
  );

/** Most characters of a clause that are read: real ones are shorter. */
const CLAUSE_CHARS = 6_000;

/**
 * Returns the value that an English clause gives for a question, such as the rate of interest and no other percentage.
 * The text must be normalized (`normalizeText`).
 */
export function englishValue(text: string, question: Question): Answer {
  const read = text.slice(0, CLAUSE_CHARS);
  switch (question) {
    case 'governing-law':
      return placeIn(lowered(read), JURISDICTIONS, LAW_CUES, () => true);
    case 'court':
      return placeIn(
        lowered(read),
        PLACES,
        COURT_CUES,
        (words, sentence) =>
          CHOSEN.test(sentence) &&
          !NOT_CHOSEN.test(words) &&
          !(OF_ARBITRATION.test(sentence) && NOT_CHOSEN.test(sentence)),
      );
    case 'seat':
      return OF_ARBITRATION.test(read)
        ? placeIn(lowered(read), PLACES, SEAT_CUES, (words) => !OF_HEARING.test(words.replace(/^\S+/, '')))
        : { state: 'absent' };
    default:
      return answer(
        new MarkedClause(read, englishQuantities(read), BORDERS),
        ENGLISH_QUESTIONS[question],
        ofAnotherNoun(read, question, 'en'),
      );
  }
}
