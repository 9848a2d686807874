import { phrasePattern } from '#workers/engines/text/plain.js';
import { numberInWords, NUMBER_WORDS } from '#workers/engines/text/numbers.js';
import { Claims } from './claims.js';
import { at, firstOf, type Rule } from './rule.js';

/** Matches vague terms. They are grouped into one finding at the end. */
export const VAGUE = phrasePattern(
  '\\b(?:(?:commercially |all )?reasonable (?:commercial )?(?:efforts|endeavou?rs)|as soon as (?:reasonably )?(?:practicable|possible)|reasonable time|reasonably satisfactory|satisfactory to|undue delay|good industry practice|where appropriate|as appropriate|to the extent practicable)\\b',
);

const DUTY = phrasePattern('\\b(?:shall|will|must|agrees? to|undertakes? to|required to)\\b');

const NUMBER_TWICE = new RegExp(
  `(?<![\\w-]|hundred\\s|thousand\\s)(${NUMBER_WORDS})\\s*[([]\\s*(\\d{1,4})\\s*[)\\]](?!\\s*[%/]|\\d)`,
  'gi',
);

export const draftingRules = [
  {
    kind: 'vague-words',
    read({ text, definition }) {
      const match = VAGUE.exec(text);
      if (match === null || definition || !DUTY.test(text)) return null;
      return {
        severity: 'low',
        at: at(match),
        facts: { words: match[0].replace(/\s+/g, ' ').toLowerCase() },
      };
    },
  },
  {
    kind: 'blank',
    read(sentence) {
      const { text } = sentence;
      const match = firstOf(text, [
        /\[\s*(?:[●•]+|_+|\.{2,}|TBD|(?:insert|enter)[^\]]{0,60}|date|name(?: of [^\]]{0,40})?|amount|number|address|to be [^\]]{0,60})\s*\]/i,
        /_{4,}/,
        phrasePattern(
          '\\b(?:TBD|to be determined(?! (?:by|in|pursuant|under|from))|to be (?:mutually )?agreed(?: upon)?(?: later)?(?= ?[.;,]))',
        ),
      ]);
      if (match === null || /\b(?:section|article|paragraph)\s+[\d.]+\s*$/i.test(text.slice(0, match.index)))
        return null;
      // Signature blocks and dated lines are meant to be filled in by hand.
      if (
        /\b(?:By|Name|Title|Its|Date|Signature|Print(?:ed)? Name|Witness|Attest|Signed)\s*(?::\s*)?_{3,}|\b(?:Address|Telephone|Phone|Facsimile|Fax|E-?mail|Attn|Attention)\b[^_]{0,120}_{3,}/i.test(
          text,
        ) ||
        /^\W*(?:EXECUTED|SIGNED)\b/.test(text) ||
        /IN WITNESS WHEREOF|\/s\/|\bName:[^_]{0,60}\bTitle:/i.test(text) ||
        text.replace(/[_\s]/g, '').length < 25
      )
        return null;
      // Signing dates, recitals of a form and names of contacts are filled in at the signing.
      const formal = phrasePattern(
        '\\b(?:made|entered into|dated|executed)\\b[^.;]{0,40}\\b(?:as of|this|on)\\b|\\bday of\\b|\\bwhereas\\b|\\b(?:managers?|contacts?|attention|telephone|e-?mail) (?:shall be|is|are)\\b',
      ).test(text);
      const later = !/[_[]/.test(match[0]);
      if (
        later &&
        !phrasePattern(
          'price|fee|quantit|date|scope|specification|term|amount|territory|royalt|commission|location|percentage|mutually',
        ).test(text)
      )
        return null;
      const claims = new Claims(sentence);
      claims.at(later ? 'later' : 'open', at(match));
      // A blank for a price or a quantity leaves open what the contract is about; one for a date or a name does not.
      const essential = phrasePattern(
        '\\b(?:price|prices|fees?|amount|sum|quantit(?:y|ies)|royalt(?:y|ies)|commission|percent(?:age)?|territory|products?|rate|rent|salary|compensation)\\b|%|\\$',
      ).test(text.slice(Math.max(0, match.index - 80), match.index + 80));
      const form = phrasePattern(
        '\\bform of\\b|^form\\b|\\bform statement\\b|\\btemplate\\b|\\bspecimen\\b',
      ).test(`${sentence.heading ?? ''} ${text.slice(0, 200)}`);
      if (essential && !formal && !form) claims.at('essential', at(match));
      return {
        severity: claims.has('essential') ? (later ? 'medium' : 'high') : 'low',
        at: at(match),
        notes: claims.notes,
        facts: { words: match[0].replace(/\s+/g, ' ').slice(0, 40) },
      };
    },
  },
  {
    kind: 'redacted',
    read({ text }) {
      const match =
        /\[\s?\*(?:\s?\*){0,8}\s?\]|\*{3,}|\bCONFIDENTIAL TREATMENT REQUESTED\b|\[\s?redacted\s?\]/i.exec(
          text,
        );
      if (match === null || text.length < 30) return null;
      return { severity: 'low', at: at(match) };
    },
  },
  {
    kind: 'agree-later',
    read({ text, definition }) {
      const match = firstOf(text, [
        phrasePattern(
          '\\b(?:the parties|parties) (?:shall|will|agree to)\\b[^.;]{0,40}\\b(?:negotiate|mutually agree|agree (?:up)?on|enter into (?:a|an) (?:separate|definitive|further|additional))\\b',
        ),
        phrasePattern(
          '\\b(?:as|on terms|upon terms|in a manner) (?:may be |to be |shall be )?mutually (?:agreed|acceptable)\\b',
        ),
      ]);
      if (
        match === null ||
        definition ||
        !phrasePattern(
          'price|fees?|quantit|terms|agreement|amount|royalt|schedule|compensation|specification|budget',
        ).test(text)
      )
        return null;
      if (
        phrasePattern(
          'arbitrat|mediat|dispute|controvers|\\bclaims?\\b|amendments?|modifications?|or (?:at )?(?:such )?other|unless|otherwise',
        ).test(text)
      )
        return null;
      return { severity: 'low', at: at(match) };
    },
  },
  {
    kind: 'number-conflict',
    read({ text }) {
      for (const match of text.matchAll(NUMBER_TWICE)) {
        const word = numberInWords(match[1] ?? '');
        const figure = Number(match[2]);
        // "Year One (1998)" names a year, and words without a value were misread.
        if (word === null || word === figure || (figure > 1900 && figure < 2100)) continue;
        return {
          severity: 'high',
          at: { start: match.index, end: match.index + match[0].length },
          facts: { words: match[0].replace(/\s+/g, ' ') },
        };
      }
      return null;
    },
  },
  {
    kind: 'refers-outside',
    read({ text }) {
      const match = firstOf(text, [
        phrasePattern(
          '\\b(?:meaning|definition)s?\\b[^.;]{0,40}\\b(?:ascribed|given|set forth|assigned|provided)\\b[^.;]{0,40}\\b(?:in|by) (?:the|that certain) (?!preamble|recitals|section)[^.;]{0,40}\\bagreement\\b',
        ),
        phrasePattern(
          '\\bagreement\\b[^.;]{0,60}\\bincorporated\\b[^.;]{0,40}\\bby (?:this )?reference\\b|\\bof the [A-Z][a-z]+ Agreement\\b[^.;]{0,80}\\bincorporated\\b',
        ),
        phrasePattern('\\b(?:issued to and )?made (?:a )?part of that\\b[^.;]{0,60}\\bagreement\\b'),
        phrasePattern(
          '\\b(?:supplements?|supplemental to|is subject to the terms of|forms? part of)\\b[^.;]{0,30}\\b(?:the|that) (?:master|primary|main|principal|framework|original)\\b[^.;]{0,30}\\bagreement\\b',
        ),
      ]);
      return match === null ? null : { severity: 'medium', at: at(match) };
    },
  },
  {
    kind: 'estimated-dates',
    read({ text, definition }, context) {
      const match = phrasePattern(
        '\\bestimates? that (?:the )?(?:deliver|complet|ship)\\w*|(?<!pre-)\\bestimat(?:es?|ed) (?:\\w+ ){0,3}(?:(?:deliver\\w*|completion|shipment|shipping) (?:dates?|times?|schedules?)|schedules?|timelines?|lead times?)\\b|\\b(?:deliver\\w*|completion|shipment|shipping) (?:dates?|times?|schedules?)\\b[^.;]{0,60}\\b(?:estimat\\w+|approximat\\w+|not (?:guaranteed|binding))\\b',
      ).exec(text);
      if (
        match === null ||
        definition ||
        phrasePattern('estimated (?:cost|tax|value|amount|use)|forecast|damages|penalt').test(match[0])
      )
        return null;
      return {
        severity: 'low',
        at: at(match),
        facts: { who: context.actors.doer(text, match.index).who },
      };
    },
  },
] as const satisfies readonly Rule[];
