import { phrasePattern } from '#workers/engines/text/plain.js';
import { valuesOf } from './asked.js';
import { Claims } from './claims.js';
import { at, firstOf, standsIn, type Rule } from './rule.js';

const SAUDI = /saudi|riyadh|jeddah|dammam|\bKSA\b|\bthe kingdom\b/i;
/** Matches words that may name a seat: a clause with them cannot be said to have none. */
const ANY_SEAT = phrasePattern(
  '\\bhome (?:forum|jurisdiction|country)\\b|\\b(?:seat(?:ed)?|venue|held|conducted|take place|located|sitting)\\b[^.;]{0,60}\\b(?:in|at)\\b|\\bplace of (?:the )?arbitration\\b|\\barbitrat\\w+ in\\b|\\b(?:county|state|city) of\\b',
);

/** Matches words that bar the way to other courts. */
const ELSEWHERE_BARRED = phrasePattern(
  '\\b(?:other than (?:in|such|the (?:\\w+ )?courts?)|(?<!non-)exclusive(?:ly)?|solely|only in|(?:shall|may|will|must) not (?:bring|commence|institute|file|initiate)|agrees? not to (?:bring|commence|institute|file|initiate)|shall be (?:brought|commenced|instituted) in)\\b',
);

const DISPUTED = phrasePattern(
  '\\b(?:disputes?|controvers(?:y|ies)|claims?|differences?|disagreements?|matters?|arbitration (?:shall|will))\\b',
);

const ARTICLE =
  /^(?:(?:State|Commonwealth|Province|Republic|Kingdom|County|City|District|Emirate|Canton|Grand Duchy|Sultanate|Isle|Southern District|Northern District|Eastern District|Western District|Central District|Middle District) of|United|Netherlands|Hague|Bahamas|Philippines|Cayman Islands|British Virgin|Federal Republic|People|Russian Federation|Arab Republic|Dubai International|UAE|UK|USA|PRC)\b/i;

/** Returns a place of the clause with its article, as the texts of a finding name it; null if the clause gives none. */
function placeOf(text: string, question: 'governing-law' | 'court' | 'seat'): string | null {
  const name = valuesOf(text).place(question);
  return name === null ? null : `${ARTICLE.test(name) ? 'the ' : ''}${name}`;
}

/** A text in another language that prevails over the English one. */
const OTHER = '\\b(?:arabic|chinese|french|german|spanish|japanese|korean|turkish|portuguese)\\b';
const OTHER_PREVAILS = phrasePattern(
  `${OTHER}(?:(?!\\benglish\\b)[^.;]){0,60}\\b(?:prevails?|controls?|governs?|authoritative)\\b|\\b(?:governed|controlled) by the ${OTHER}`,
);

/** Matches a place with what follows it: "Houston or Dallas". */
const placeThen = (place: string, rest: string): RegExp =>
  new RegExp(
    `${place
      .replace(/^the /, '')
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replace(/ /g, '\\s+')},?\\s+${rest}`,
  );
const OR_COURTS = 'or\\s+(?:in\\s+|any\\s+|the\\s+|of\\s+){0,3}(?:courts?\\b|[A-Z])';
const AND_LAWS =
  'and\\s+(?:the\\s+)?(?:federal\\s+)?(?:(?:laws?|State|Province|Commonwealth)\\s+of|laws?\\b)';

export const forumRules = [
  {
    kind: 'foreign-law',
    read(sentence) {
      const { text } = sentence;
      const match = firstOf(text, [
        phrasePattern(
          '\\b(?:governed|construed|interpreted|determined|enforced)\\b[^.;]{0,120}?\\b(?:by|under|in accordance with|according to|pursuant to)\\b[^.;]{0,80}?\\blaws?\\b',
        ),
        phrasePattern('\\b(?:governing|applicable) law\\b[^.;]{0,40}\\b(?:is|shall be|of)\\b'),
        phrasePattern('\\blaws? of\\b[^.;]{0,80}\\b(?:shall|will) (?:govern|apply)\\b'),
      ]);
      if (
        match === null ||
        standsIn(sentence, match.index) ||
        !phrasePattern('agreement|contract|terms|herein|hereto|hereof|parties|provisions|this').test(text) ||
        phrasePattern('\\bopinion\\b|organi[sz]ed|incorporated under').test(text)
      )
        return null;
      const where = placeOf(text, 'governing-law');
      if (where === null || SAUDI.test(where)) return null;
      const claims = new Claims(sentence);
      claims.found('other-law', placeThen(where, AND_LAWS));
      claims.found(
        'except',
        phrasePattern(
          '\\bexcept(?:ing)? (?:that(?! body)|as to|for (?!(?:its |the |any )?(?:conflicts?|choice)))',
        ),
      );
      return { severity: 'medium', at: at(match), notes: claims.notes, facts: { place: where } };
    },
  },
  {
    kind: 'foreign-courts',
    read(sentence, context) {
      const { text, around } = sentence;
      const match = firstOf(text, [
        phrasePattern(
          '\\b(?:exclusive|sole|personal|non-?exclusive) (?:\\w+ ){0,3}?(?:jurisdiction|venue)\\b',
        ),
        phrasePattern(
          '\\b(?:submits?|consents?|agrees?|attorns?|subject(?:s|ed)?)\\b[^.;]{0,60}\\b(?:jurisdiction|venue)\\b',
        ),
        phrasePattern(
          '\\b(?:action|suit|proceeding|litigation|claim|dispute)s?\\b[^.;]{0,100}\\b(?:brought|commenced|instituted|filed|litigated|heard|resolved)\\b[^.;]{0,60}\\bcourts?\\b',
        ),
        phrasePattern('\\bvenue\\b[^.;]{0,60}\\b(?:shall|will) (?:be|lie)\\b'),
      ]);
      if (
        match === null ||
        standsIn(sentence, match.index) ||
        phrasePattern(
          'not have jurisdiction|governmental|regulatory (?:agency|authority)|tax jurisdiction|persons? subject to the jurisdiction|export|arbitra|\\baward\\b|purposes? of this section|\\bunless waived',
        ).test(text) ||
        // The place of an arbitration, or of an urgent order, is none of the courts that hear disputes.
        (phrasePattern('arbitrat').test(around) && !phrasePattern('\\bcourts?\\b|jurisdiction').test(text)) ||
        phrasePattern('injuncti|restraining order|equitable relief').test(text)
      )
        return null;
      const where = placeOf(text, 'court');
      if (where === null || SAUDI.test(where)) return null;
      const claims = new Claims(sentence);
      const open =
        claims.found('open', phrasePattern('\\bnon-?exclusive\\b|\\bas well as any other jurisdiction')) !==
        null;
      // Another sentence may bind one side to these courts alone.
      const isFree = open && claims.absent('free', ELSEWHERE_BARRED, 'clause');
      claims.found('except', phrasePattern('\\bexcept (?:for|that|with|in)\\b'));
      claims.found('others', placeThen(where, OR_COURTS));
      if (!open)
        claims.found(
          'only',
          phrasePattern(
            '\\bexclusive(?:ly)?\\b[^.;]{0,60}\\b(?:jurisdiction|venue|forum|in|by)\\b|\\bsolely\\b[^.;]{0,30}\\bin\\b|\\bonly in\\b|\\b(?:jurisdiction|venue)\\b[^.;]{0,40}\\bexclusive',
          ),
        );
      const actor = context.actors.doer(text, match.index);
      return {
        severity: isFree ? 'low' : 'medium',
        at: at(match),
        notes: claims.notes,
        facts: { place: where, who: actor.who },
      };
    },
  },
  {
    kind: 'arbitration',
    read(sentence, { agreed }) {
      const { text, around, clause: number } = sentence;
      const match = firstOf(text, [
        phrasePattern(
          '\\b(?:shall|will|must|agrees? to)\\b[^.;]{0,80}?\\b(?:settled|resolved|submitted|determined|decided|referred|refer|submit|subject|adjudicated|arbitrated)\\b[^.;]{0,160}?\\barbitrat(?:ion|ors?|ed)\\b',
        ),
        phrasePattern(
          '\\b(?:the|any|such) arbitration(?: \\w+)?\\b[^.;]{0,40}\\b(?:shall|will) (?:be held|be conducted|be seated|take place)\\b',
        ),
      ]);
      if (
        match === null ||
        standsIn(sentence, match.index) ||
        !DISPUTED.test(text) ||
        phrasePattern(
          'not be (?:subject to|submitted to) arbitration|(?:set forth|described|provided(?: for)?) in (?:section|article|clause|paragraph)|arbitration (?:process|procedures?)|(?:in the manner|as) (?:provided|set forth|described)|(?:pursuant to|in accordance with|under) (?:section|paragraph|article|clause)|attorneys. fees|prevailing party|\\bcosts\\b|\\bmay request\\b|other than (?:by )?arbitration|such as arbitration|(?:shall|will) (?:contain|describe|specifically describe|state|set out)\\b|\\bamendments?\\b',
        ).test(text)
      )
        return null;
      const here = placeOf(text, 'seat');
      if (/^(?:the|any|such) arb/i.test(match[0]) && (here === null || /\bagree (?:up)?on\b/i.test(text)))
        return null;
      const where = here ?? placeOf(around, 'seat');
      const even =
        phrasePattern(
          '(?<!\\bthe )\\b(?:two|2|four|4) (?:\\(\\d\\) )?(?:\\w+ )?arbitrators\\b(?![^.]{0,260}\\b(?:third|umpire|chair|presiding|fifth)\\b)',
        ).test(around) &&
        !phrasePattern(
          '\\b(?:three|3|five) (?:\\(\\d\\) )?(?:\\w+ )?arbitrators|\\bthird\\b|\\bumpire\\b|\\bchair|\\bmajority\\b|\\bsole arbitrator',
        ).test(around);
      const claims = new Claims(sentence);
      if (where !== null && !SAUDI.test(where)) claims.at('foreign-seat', at(match));
      // A clause with items of its own may say the rest in another one.
      const isWhole = number === null || /^(?:section |article |clause )?\d{1,3}\.?$/i.test(number.trim());
      const vague = phrasePattern(
        '\\brules?\\b|\\bregulations?\\b|\\bassociation\\b|\\binstitute\\b|\\bcommission\\b|\\b(?:cent(?:er|re)|chamber)\\b|\\bAAA\\b|\\bICC\\b|\\bLCIA\\b|\\bJAMS\\b|\\bSCCA\\b|\\bUNCITRAL\\b|\\b[SD]IAC\\b',
      );
      if (isWhole) {
        if (where === null) claims.absent('no-seat', ANY_SEAT, 'clause');
        claims.absent('no-rules', vague, 'clause');
        if (!even && vague.test(around) === false)
          claims.absent(
            'no-number',
            phrasePattern('\\barbitrators?\\b|\\bpanel\\b|\\btribunal\\b'),
            'clause',
          );
      }
      if (even) claims.at('even', at(match));
      claims.absent(
        'no-language',
        phrasePattern('language|\\bin English|\\bin Arabic|conducted in'),
        'clause',
      );
      if (!['foreign-seat', 'no-seat', 'no-rules', 'even'].some((name) => claims.has(name))) return null;
      return {
        severity: even ? 'high' : claims.has('no-seat') || agreed.isTwofold ? 'medium' : 'low',
        at: at(match),
        notes: claims.notes,
        facts: { place: where },
      };
    },
  },
  {
    kind: 'language',
    read(sentence) {
      const { text } = sentence;
      const match = firstOf(text, [
        phrasePattern('\\benglish\\b[^.;]{0,100}\\b(?:prevail|control|govern|authoritative)\\w*'),
        phrasePattern('\\b(?:prevail|control|govern)\\w*\\b[^.;]{0,100}\\benglish\\b'),
      ]);
      if (
        match === null ||
        standsIn(sentence, match.index) ||
        !phrasePattern('language|version|translation|text').test(text) ||
        /law/i.test(match[0]) ||
        OTHER_PREVAILS.test(text)
      )
        return null;
      return { severity: 'low', at: at(match) };
    },
  },
] as const satisfies readonly Rule[];
