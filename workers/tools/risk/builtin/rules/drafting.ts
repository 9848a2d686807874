import { phrasePattern } from '#workers/engines/text/plain.js';
import { numberInWords, NUMBER_WORDS } from '#workers/engines/text/numbers.js';
import { Claims } from './claims.js';
import { at, firstOf, type Rule } from './rule.js';

const NUMBER_TWICE = new RegExp(
  `(?<![\\w-]|hundred\\s|hundred\\sand\\s|thousand\\s)(${NUMBER_WORDS})\\s*[([]\\s*(\\d{1,4})\\s*[)\\]](?!\\s*[%/]|\\d)`,
  'gi',
);

/** What stands for words that are still to be filled in. */
const GAP =
  '(?:(?<!_)_{3,}|\\[\\s?(?:[●•]{1,6}|_{1,60}|\\.{2,9}|TBD|insert[^\\]]{0,60}|to be [^\\]]{0,60}|amount|number)\\s?\\])';
/** Blanks for money, for a length or point of time, and for a name or other words of a sentence. */
const MONEY_GAP = [
  new RegExp(`[$€£]\\s?${GAP}`, 'i'),
  new RegExp(`\\b(?:SAR|USD|EUR|GBP|RMB|AED)\\s?${GAP}`, 'i'),
  new RegExp(
    `${GAP}\\s{0,3}(?:\\([^)]{0,20}\\)\\s?)?(?:%|percent\\b|per cent\\b|dollars\\b|riyals\\b|units\\b)`,
    'i',
  ),
  phrasePattern(
    `\\b(?:price|fee|royalty|rent|salary|commission|amount|sum|rate|quantity)s? (?:of|is|are|shall be|will be|equal to|equals)(?: \\w+)? ?${GAP}`,
  ),
];
const TIME_GAP = [
  new RegExp(
    `${GAP}\\s{0,3}(?:\\([^)]{0,20}\\)\\s?)?(?:\\w{1,12}\\s)?(?:hours?|days?|weeks?|months?|years?)\\b(?!\\s+of\\b)`,
    'i',
  ),
  phrasePattern(
    `\\b(?:begin(?:ning|s)?|commenc\\w+|start(?:ing|s)?|end(?:ing|s)?|expir\\w+|terminat\\w+|until|no later than|on or (?:before|about)|effective date (?:is|shall be|will be))(?: on| as of| at)? ${GAP}`,
  ),
];
const OTHER_GAP = phrasePattern(`\\b(?:of|in|by|to|for|with|at|is|be|are|the|a|than) ${GAP}`);
const OPEN_WORDS = phrasePattern(
  '\\bTBD\\b|\\b(?:is|are|remains?)(?: still| yet)? to be (?:determined|(?:mutually )?agreed)(?: (?:up)?on)?(?: (?:later|at a later date))?(?=\\s?[.;,)]|$)',
);
/** What a contract is about: without it, or a way to determine it, there is none. */
const OF_SUBSTANCE = phrasePattern(
  '\\b(?:prices?|fees?|quantit(?:y|ies)|royalt(?:y|ies)|rent|salary|compensation|commission)\\b',
);
/** Places that are filled in when the contract is signed or performed: signatures, forms, certificates, addresses. */
const OF_SIGNATURES =
  /\b(?:By|Name|Title|Its|Date|Signature|Print(?:ed)? Name|Witness|Attest|Signed)\s*(?::\s*)?_{3,}|\b(?:Address|Telephone|Phone|Facsimile|Fax|E-?mail|Attn|Attention)\b[^_]{0,120}_{3,}|^\W*(?:EXECUTED|SIGNED)\b|IN WITNESS WHEREOF|\/s\/|\bName:[^_]{0,60}\bTitle:/i;
const OF_FORMS = phrasePattern(
  '\\bform\\b|\\btemplate\\b|\\bspecimen\\b|\\bcertificat|\\breport\\b|\\bstatement of work\\b|\\bletter\\b|\\bpurchase order|\\bguarant(?:y|ee)|\\bnotice\\b|\\bassignment\\b|\\baffidavit|\\backnowledg',
);
const OF_SIGNING = phrasePattern(
  '\\b(?:made|entered into|dated|executed)\\b[^.;]{0,60}\\b(?:as of|this|on|between)\\b|\\bday of\\b|\\bwhereas\\b|\\b(?:managers?|contacts?|attention|telephone|e-?mail|representatives?) (?:shall be|is|are)\\b|\\bconfidential treatment\\b|\\bomitted\\b|\\bregistration\\b|\\bprospectus\\b|\\bform of\\b|\\brepresent(?:s|ed)? (?:and|that)\\b',
);

/** Returns a blank with a few words on either side, as one line. */
function withNeighbours(text: string, { start, end }: { start: number; end: number }): string {
  const before = /(?:\S{1,30}\s+){0,4}\S{0,30}$/.exec(text.slice(Math.max(0, start - 90), start))?.[0] ?? '';
  const after = /^\S{0,30}(?:\s+\S{1,30}){0,3}/.exec(text.slice(end, end + 90))?.[0] ?? '';
  // Rules and lines of dashes around the blank are no words.
  return `${before}${text.slice(start, end)}${after}`
    .replace(/_{5,}/g, '____')
    .replace(/(?<!-)-{4,}|(?<!=)={4,}/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Returns the blank within a match: the pattern also matches the words by which it is recognized. */
function gapIn(text: string, match: RegExpExecArray): { start: number; end: number } {
  const gap = new RegExp(GAP, 'i').exec(match[0]);
  const start = match.index + (gap?.index ?? 0);
  return { start, end: start + (gap?.[0].length ?? match[0].length) };
}

/** A mark that stands for words which this copy leaves out. */
const LEFT_OUT =
  /\[\s?\*(?:\s?\*){0,8}\s?\]|[$€£]\s?\*{2,6}(?!\*)|(?<=[a-z,] )\*{3,6}(?=[ ,.;%)])|\[\s?redacted\s?\]/i;
const LEFT_OUT_FIGURE =
  /[$€£]\s?\[?\s?\*|\*\s?\]?\s?(?:%|percent|dollars|units|(?:business |calendar )?(?:days|months|years|weeks)\b)/i;

export const draftingRules = [
  {
    kind: 'blank',
    read(sentence) {
      const { text, heading } = sentence;
      if (OF_SIGNATURES.test(text) || OF_FORMS.test(`${heading ?? ''} ${text.slice(0, 60)}`)) return null;
      if (OF_SIGNING.test(text) || text.replace(/[_\s]/g, '').length < 25) return null;
      // A line of labels in capitals is a form that is filled in later.
      if (!/[a-z]{2} [a-z]{2}/.test(text)) return null;
      const money = firstOf(text, MONEY_GAP);
      const time = firstOf(text, TIME_GAP);
      const match = money ?? time ?? OTHER_GAP.exec(text);
      const later = match === null ? OPEN_WORDS.exec(text) : null;
      const claims = new Claims(sentence);
      if (match === null) {
        if (later === null) return null;
        claims.at('later', at(later));
        const before = { start: Math.max(0, later.index - 80), end: later.index };
        const essential = claims.found('essential', OF_SUBSTANCE, before) !== null;
        return {
          severity: essential ? 'medium' : 'low',
          at: at(later),
          notes: claims.notes,
          facts: { words: withNeighbours(text, at(later)).replace(/^.*[.;] (?=\S{0,40} ?TBD)/, '') },
        };
      }
      const gap = gapIn(text, match);
      claims.at('open', gap);
      if (money !== null) {
        claims.at('money', gap);
        claims.at('essential', gap);
      } else if (time !== null) claims.at('time', gap);
      return {
        severity: money !== null ? 'high' : time !== null ? 'medium' : 'low',
        at: gap,
        notes: claims.notes,
        facts: { words: withNeighbours(text, gap) },
      };
    },
  },
  {
    kind: 'redacted',
    read(sentence) {
      const { text } = sentence;
      const match = LEFT_OUT.exec(text);
      // The line that explains the marks leaves nothing out itself, and a telephone number is nobody's concern.
      if (
        match === null ||
        text.length < 30 ||
        phrasePattern(
          'omitted|omissions|excluded|redact(?:ed|ions?)\\b(?!\\s?\\])|confidential treatment|filed separately|\\be-?mail|telephone|facsimile|\\battention\\b|\\battn\\b|\\bcontact details\\b',
        ).test(text)
      )
        return null;
      const claims = new Claims(sentence);
      claims.found('figure', LEFT_OUT_FIGURE);
      return { severity: 'low', at: at(match), notes: claims.notes };
    },
  },
  {
    kind: 'number-conflict',
    read(sentence) {
      const { text } = sentence;
      for (const match of text.matchAll(NUMBER_TWICE)) {
        const word = numberInWords(match[1] ?? '');
        const figure = Number(match[2]);
        // "Year One (1998)" names a year, and words without a value were misread.
        if (word === null || word === figure || (figure > 1900 && figure < 2100)) continue;
        const place = { start: match.index, end: match.index + match[0].length };
        const claims = new Claims(sentence);
        const sum = claims.found('money', phrasePattern('^ ?(?:percent|per cent|dollars|riyals|euros)\\b'), {
          start: place.end,
          end: place.end + 40,
        });
        return {
          severity: sum === null ? 'medium' : 'high',
          at: place,
          notes: claims.notes,
          facts: { words: match[0].replace(/\s+/g, ' ') },
        };
      }
      return null;
    },
  },
] as const satisfies readonly Rule[];
