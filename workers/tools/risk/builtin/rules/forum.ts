import { phrasePattern } from '#workers/engines/text/plain.js';
import { valuesOf } from './asked.js';
import { Claims } from './claims.js';
import { at, firstOf, type Rule } from './rule.js';

const SAUDI = /saudi|riyadh|jeddah|dammam|\bKSA\b|\bthe kingdom\b/i;
/** Matches words that may name a seat: a clause with them cannot be said to have none. */
const ANY_SEAT = phrasePattern(
  '\\bhome (?:forum|jurisdiction|country)\\b|\\b(?:seat(?:ed)?|venue|held|conducted|take place|located|sitting)\\b[^.;]{0,60}\\b(?:in|at)\\b|\\bplace of (?:the )?arbitration\\b|\\barbitrat\\w+ in\\b|\\b(?:county|state|city) of\\b',
);

const ARTICLE =
  /^(?:State|Commonwealth|Province|Republic|Kingdom|County|City|District|Emirate|Canton|Grand Duchy|United|Southern|Northern|Eastern|Western|Central|Netherlands|People|Federal|Russian Federation|Cayman|British Virgin|Bahamas|Philippines|Sultanate|Arab Republic|Isle|Dubai International|UAE|UK|USA|PRC)\b/;

/** Returns a place of the clause with its article, as the texts of a finding name it; null if the clause gives none. */
function placeOf(text: string, question: 'governing-law' | 'court' | 'seat'): string | null {
  const name = valuesOf(text).place(question);
  return name === null ? null : `${ARTICLE.test(name) ? 'the ' : ''}${name}`;
}

export const forumRules = [
  {
    kind: 'foreign-law',
    read({ text, definition }) {
      const match = firstOf(text, [
        phrasePattern(
          '\\b(?:governed|construed|interpreted|determined|enforced)\\b[^.;]{0,120}?\\b(?:by|under|in accordance with|according to|pursuant to)\\b[^.;]{0,80}?\\blaws?\\b',
        ),
        phrasePattern('\\b(?:governing|applicable) law\\b[^.;]{0,40}\\b(?:is|shall be|of)\\b'),
        phrasePattern('\\blaws? of\\b[^.;]{0,80}\\b(?:shall|will) (?:govern|apply)\\b'),
      ]);
      if (
        match === null ||
        definition ||
        !phrasePattern('agreement|contract|terms|herein|hereto|hereof|parties|provisions|this').test(text) ||
        phrasePattern('\\bopinion\\b|organi[sz]ed|incorporated under').test(text)
      )
        return null;
      const where = placeOf(text, 'governing-law');
      if (where === null || SAUDI.test(where)) return null;
      return { severity: 'medium', at: at(match), facts: { place: where } };
    },
  },
  {
    kind: 'foreign-courts',
    read(sentence, context) {
      const { text, definition } = sentence;
      const match = firstOf(text, [
        phrasePattern(
          '\\b(?:exclusive|sole|personal|non-?exclusive) (?:\\w+ ){0,3}?(?:jurisdiction|venue)\\b',
        ),
        phrasePattern(
          '\\b(?:submits?|consents?|agrees?|subject(?:s|ed)?)\\b[^.;]{0,60}\\b(?:jurisdiction|venue)\\b',
        ),
        phrasePattern(
          '\\b(?:action|suit|proceeding|litigation|claim|dispute)s?\\b[^.;]{0,100}\\b(?:brought|commenced|instituted|filed|litigated|heard|resolved)\\b[^.;]{0,60}\\bcourts?\\b',
        ),
        phrasePattern('\\bvenue\\b[^.;]{0,60}\\b(?:shall|will) (?:be|lie)\\b'),
      ]);
      if (
        match === null ||
        definition ||
        phrasePattern(
          'not have jurisdiction|governmental|regulatory (?:agency|authority)|tax jurisdiction',
        ).test(text)
      )
        return null;
      const where = placeOf(text, 'court');
      if (where === null || SAUDI.test(where)) return null;
      const claims = new Claims(sentence);
      claims.found(
        'one-sided',
        phrasePattern('\\b(?:may|right to)\\b[^.;]{0,40}\\b(?:at its|in its) (?:sole )?(?:option|election)'),
      );
      const actor = context.actors.doer(text, match.index);
      return {
        severity: 'medium',
        at: at(match),
        notes: claims.notes,
        facts: { place: where, who: actor.who },
      };
    },
  },
  {
    kind: 'arbitration',
    read(sentence) {
      const { text, around } = sentence;
      const match = phrasePattern(
        '\\b(?:settled|resolved|submitted|determined|decided|referred|subject|adjudicated|arbitrated)\\b[^.;]{0,100}\\barbitrat(?:ion|ors?)\\b|\\b(?:binding|final|mandatory) arbitration\\b',
      ).exec(text);
      if (
        match === null ||
        sentence.definition ||
        phrasePattern(
          'not be (?:subject to|submitted to) arbitration|(?:set forth|described|provided(?: for)?) in (?:section|article|clause|paragraph)|arbitration (?:process|procedures?)|(?:in the manner|as) (?:provided|set forth|described)|(?:pursuant to|in accordance with|under) (?:section|paragraph|article|clause)',
        ).test(text)
      )
        return null;
      const clause = `${around}`;
      const where = placeOf(clause, 'seat');
      const rules = phrasePattern(
        '\\b(?:rules|AAA|American Arbitration Association|ICC|International Chamber|LCIA|JAMS|SCCA|UNCITRAL|SIAC|DIAC|DIFC)\\b',
      ).test(clause);
      const even =
        phrasePattern(
          '\\b(?:two|2|four|4) (?:\\(\\d\\) )?(?:\\w+ )?arbitrators\\b(?![^.]{0,260}\\b(?:third|umpire|chair|presiding|fifth)\\b)',
        ).test(clause) &&
        !phrasePattern('\\b(?:three|3|five) (?:\\(\\d\\) )?(?:\\w+ )?arbitrators|third arbitrator').test(
          clause,
        );
      const number = phrasePattern(
        '\\b(?:one|single|sole|three|3|a neutral|an) (?:\\(\\d\\) )?(?:\\w+ ){0,3}?arbitrators?\\b|panel of',
      ).test(clause);
      const claims = new Claims(sentence);
      if (where === null) claims.absent('no-seat', ANY_SEAT, 'clause');
      else if (!SAUDI.test(where)) claims.at('foreign-seat', at(match));
      if (!rules)
        claims.absent(
          'no-rules',
          phrasePattern(
            '\\brules?\\b|\\bregulations?\\b|\\bassociation\\b|\\binstitute\\b|\\b(?:cent(?:er|re)|chamber)\\b',
          ),
          'clause',
        );
      if (even) claims.at('even', at(match));
      else if (!number)
        claims.absent('no-number', phrasePattern('\\barbitrators?\\b|\\bpanel\\b|\\btribunal\\b'), 'clause');
      if (claims.notes.length === 0) return null;
      return {
        severity: even ? 'high' : claims.has('no-seat') ? 'medium' : 'low',
        at: at(match),
        notes: claims.notes,
        facts: { place: where },
      };
    },
  },
  {
    kind: 'jury-waiver',
    read({ text }) {
      const match = phrasePattern(
        '\\b(?:waives?|waiver of)\\b[^.;]{0,100}\\b(?:trial by jury|jury trial)\\b',
      ).exec(text);
      return match === null ? null : { severity: 'low', at: at(match) };
    },
  },
  {
    kind: 'immunity-waiver',
    read({ text }) {
      const match = phrasePattern('\\bwaives?\\b[^.;]{0,100}\\bimmunity\\b').exec(text);
      return match === null ? null : { severity: 'medium', at: at(match) };
    },
  },
  {
    kind: 'injunction',
    read(sentence, context) {
      const { text, definition } = sentence;
      const match = phrasePattern('\\b(?:injunct(?:ion|ive)|equitable relief|specific performance)\\b').exec(
        text,
      );
      if (
        match === null ||
        definition ||
        !phrasePattern(
          '\\b(?:entitled|irreparabl[ey]|may seek|right to|without (?:the )?(?:necessity|need|posting|bond|proof|proving)|waives?)\\b',
        ).test(text)
      )
        return null;
      const claims = new Claims(sentence);
      claims.found('entitled', phrasePattern('\\bentitled to (?!seek|apply|request)'));
      const bond =
        claims.found(
          'no-bond',
          phrasePattern(
            'without (?:the )?(?:necessity|need|requirement)?[^.;]{0,30}\\b(?:bond|security|proof|proving|showing|actual damages)|waives?[^.;]{0,60}bond',
          ),
        ) !== null;
      const actor = context.actors.doer(text, match.index, /\b(?:entitled|right|may|seek|obtain)\b/i);
      return {
        severity: bond && !actor.mutual ? 'medium' : 'low',
        at: at(match),
        notes: claims.notes,
        facts: { who: actor.who },
        serves: actor,
      };
    },
  },
  {
    kind: 'language',
    read({ text, definition }) {
      const match = firstOf(text, [
        phrasePattern('\\benglish\\b[^.;]{0,100}\\b(?:prevail|control|govern|authoritative)\\w*'),
        phrasePattern('\\b(?:prevail|control|govern)\\w*\\b[^.;]{0,100}\\benglish\\b'),
      ]);
      if (
        match === null ||
        definition ||
        !phrasePattern('language|version|translation|text').test(text) ||
        /law/i.test(match[0])
      )
        return null;
      return { severity: 'low', at: at(match) };
    },
  },
] as const satisfies readonly Rule[];
