import { phrasePattern } from '#workers/engines/text/plain.js';
import { periods } from '#workers/engines/text/values.js';
import { Claims } from './claims.js';
import { ANY_LENGTH, at, firstOf, standsIn, type Rule } from './rule.js';

const SECRET = '(?:confidential|proprietary) information|trade secrets?|confidential\\w*|secret|secrecy';
/** Roles whose duty of secrecy is usual without one in return. */
const USUAL =
  /\b(?:consultant|employee|executive|contractor|franchisee|distributor|reseller|agent|recipient|licensee)\b/i;

const ENDLESS =
  '\\b(?:in perpetuity|perpetual(?:ly)?|indefinite(?:ly)?|forever|without limit (?:of|in) time)\\b';

export const secrecyRules = [
  {
    kind: 'endless-confidentiality',
    read(sentence, { agreed }) {
      const { text } = sentence;
      if (!phrasePattern('\\bconfiden\\w+|non-?disclosure|\\bsecre(?:ts?|cy)\\b').test(text)) return null;
      const match = firstOf(text, [
        phrasePattern(`${ENDLESS}|\\bat all times (?:after|thereafter|following)\\b`),
        phrasePattern(
          '\\b(?:during|throughout)\\b[^.;]{0,60}\\b(?:and|or) (?:at any time |at all times )(?:thereafter|after)\\b',
        ),
        phrasePattern(
          '\\b(?:obligations?|dut(?:y|ies)|undertakings?|restrictions|confidentiality)\\b[^.;]{0,120}\\bsurvive\\b[^.;]{0,60}\\b(?:terminat|expirat)\\w+',
        ),
      ]);
      if (match === null || standsIn(sentence, match.index)) return null;
      if (periods(text).some(({ days }) => days >= 180)) return null;
      if (
        phrasePattern('\\breturn(?:ed)?\\b|\\bdestroy|licen[cs]e|\\bexcept as otherwise').test(
          text.slice(0, match.index + 160),
        )
      )
        return null;
      // The duty that has no end must be the one of secrecy.
      if (
        !phrasePattern(
          '\\b(?:disclos|divulg|reveal|use|keep|kept|hold|held|treat|maintain|remain|continue|obligations?|dut(?:y|ies)|confidentiality)\\w*',
        ).test(text)
      )
        return null;
      // Provisions that survive "by their nature" end as each of them says.
      if (phrasePattern('\\bby (?:its|their) (?:very )?nature\\b').test(text)) return null;
      // Where another clause ends the duty, only words that set that clause aside have none.
      if (agreed.secrecyEnds && !phrasePattern(`${ENDLESS}|\\bnotwithstanding\\b`).test(text)) return null;
      const claims = new Claims(sentence);
      const ever = !/survive/i.test(match[0]);
      if (ever) claims.at('ever', at(match));
      else if (!claims.absent('no-end', ANY_LENGTH, 'clause')) return null;
      claims.found('secrets', phrasePattern('\\btrade secrets?\\b'));
      return {
        severity: ever && !claims.has('secrets') ? 'medium' : 'low',
        at: at(match),
        notes: claims.notes,
      };
    },
  },
  {
    kind: 'one-sided-confidentiality',
    read(sentence, context) {
      const { text, around } = sentence;
      const match = firstOf(text, [
        phrasePattern(
          `\\b(?:shall|will|must|agrees? to)\\b[^.;]{0,40}\\b(?:keep|hold|maintain|treat|preserve)\\b[^.;]{0,100}\\b(?:${SECRET}|in (?:strict )?confidence)\\b`,
        ),
        phrasePattern(
          '\\b(?:shall|will|may|agrees?)(?: to)? not\\b[^.;]{0,60}\\b(?:disclose|divulge|reveal)\\b[^.;]{0,60}\\b(?:confidential|proprietary|trade secrets?)\\b',
        ),
      ]);
      if (match === null || standsIn(sentence, match.index)) return null;
      if (
        phrasePattern(
          '(?:disclose|divulge|reveal) to\\b|\\backnowledge|\\bwish|\\bdata\\b|\\brecords\\b|\\btools\\b|\\bmanuals?\\b|\\bsales\\b|\\bhave become aware\\b|\\bsource code\\b|\\breverse engineer|\\bin the event\\b|\\bif\\b',
        ).test(text.slice(0, match.index + match[0].length))
      )
        return null;
      const actor = context.actors.doer(text, match.index);
      if (actor.mutual || actor.who === null || context.actors.namesBothParties(around)) return null;
      const claims = new Claims(sentence);
      claims.absent(
        'no-exceptions',
        phrasePattern(
          'public|already (?:known|in)|independently|required by (?:law|applicable|any|judicial|legal)|legal process',
        ),
        'clause',
      );
      const usual = USUAL.test(actor.who);
      if (usual) claims.at('usual', at(match));
      return {
        severity: usual ? 'low' : 'medium',
        at: at(match),
        notes: claims.notes,
        facts: { who: actor.who, other: context.actors.counterpartyOf(actor.who) },
        burdens: actor,
      };
    },
  },
  {
    kind: 'personal-data',
    read(sentence, context) {
      const { text } = sentence;
      const match = firstOf(text, [
        phrasePattern(
          '\\b(?:shall|will|may|must|agrees? to|right to|entitled to)(?: [\\w,]+){0,4} (?:transfer|disclose|share|provide|sell|collect|upload|submit|store|process|use|verify)\\b[^.;]{0,80}\\b(?:personal (?:data|information)|personally identifiable|patient (?:data|information|records?)|health information|government[- ]issued ID|passport|identification numbers?|social security numbers?|date of birth|selfies?|biometric\\w*)\\b',
        ),
        phrasePattern(
          '\\b(?:personal (?:data|information)|personally identifiable information|patient (?:data|information))\\b[^.;]{0,80}\\b(?:may|shall|will)(?: also)? be (?:transferr?ed|disclosed|shared|sold|processed|stored|hosted)\\b',
        ),
        phrasePattern(
          '\\b(?:may|right to|entitled to)\\b[^.]{0,300}\\b(?:sell|transfer|disclose|share)\\b (?:the |any |all |such )?(?:\\w+ ){0,2}personal (?:data|information)\\b',
        ),
        phrasePattern(
          '\\b(?:may|right to|entitled to)\\b[^.;]{0,60}\\b(?:use|sell|share|disclose)\\b[^.;]{0,40}\\b(?:customer|user|subscriber|patient) data\\b[^.;]{0,120}\\b(?:any purpose|own purposes?|market|third part(?:y|ies)|advertis)\\w*',
        ),
      ]);
      if (match === null || standsIn(sentence, match.index)) return null;
      // A ban protects the data, and so do limits of purpose, consent and law.
      if (
        phrasePattern('\\b(?:shall|will|may|must|can)(?: not|not)\\b').test(
          text.slice(0, match.index + match[0].length),
        ) ||
        phrasePattern(
          '\\b(?:shall|will) comply|compliance with|in accordance with|solely (?:for|to)|only (?:for|to|as)|\\bto the extent\\b|\\bconsent|authori[sz]ation of|privacy policy|\\bmerger\\b|\\bnotify\\b|data subjects?|safeguard|protect',
        ).test(text)
      )
        return null;
      const claims = new Claims(sentence);
      claims.found(
        'abroad',
        phrasePattern(
          '\\b(?:transfer|process|stor|disclos|shar|send|access|host)\\w*\\b[^.;]{0,80}\\b(?:outside (?:of )?(?:the )?[A-Z]\\w+|abroad|overseas|in any (?:country|jurisdiction)|across borders)|\\bcross-?border\\b',
        ),
      );
      claims.found(
        'passed-on',
        phrasePattern(
          '\\b(?:disclos|shar|sell|transfer|provid)\\w*\\b[^.;]{0,100}\\b(?:third part(?:y|ies)|affiliates|partners|others)\\b',
        ),
      );
      const actor = context.actors.doer(text, match.index);
      return {
        severity: claims.has('abroad') || claims.has('passed-on') ? 'medium' : 'low',
        at: at(match),
        notes: claims.notes,
        facts: { who: actor.who },
      };
    },
  },
] as const satisfies readonly Rule[];
