import type { Severity } from '#shared/tools/risk/contract.js';
import { phrasePattern } from '#workers/engines/text/plain.js';
import { periods } from '#workers/engines/text/values.js';
import { Claims } from './claims.js';
import { ANY_LENGTH, at, firstOf, shiftSeverity, type Rule } from './rule.js';

const FORBIDS =
  '\\b(?:(?:shall|will|may|must|can)(?: not|not)|shall,? not|neither [^.;]{0,60} (?:shall|will|may)|agrees? (?:that it (?:shall|will) )?not(?: to)?|covenants? not|refrain from|prohibited from)\\b';

export const restraintRules = [
  {
    kind: 'exclusivity',
    read({ text, definition }, context) {
      const match = firstOf(text, [
        phrasePattern(
          '(?<!non-?\\s?)(?<!not an? )(?<!not be )\\bexclusive(?:ly)?\\b,? (?:\\w+,? ){0,4}?(?:distributors?|suppliers?|agents?|providers?|resellers?|representatives?|dealers?|territor(?:y|ies)|partners?|sponsors?|franchisees?|manufacturers?|marketers?|vendors?|basis|licen[cs]e(?:es?)?|arrangement|consultants?)\\b',
        ),
        phrasePattern(
          '(?<!non-?\\s?)\\bexclusive right (?:and licen[cs]e )?(?:to|of|in) (?!control|determine|approve|terminate|settle|defend|conduct|manage|prosecute)',
        ),
        phrasePattern(
          '\\bexclusively (?:purchase|buy|use|promote|sell|distribute|market|obtain|from|through)\\b',
        ),
        phrasePattern(
          '\\b(?:sole|only) (?:and exclusive )?(?:supplier|distributor|source|provider|agent|sponsor|reseller|manufacturer|marketing agent)\\b',
        ),
        phrasePattern(
          '\\b(?:shall|will) not\\b[^.;]{0,60}\\b(?:appoint|engage|authori[sz]e|retain)\\b[^.;]{0,30}\\b(?:any )?(?:other|another) (?:person|distributor|supplier|agent|reseller|provider|manufacturer)',
        ),
        phrasePattern(
          '\\b(?:purchase|obtain|procure|order)\\b[^.;]{0,40}\\b(?:all|100%)(?: of)? (?:its|their) (?:\\w+ ){0,3}requirements\\b',
        ),
      ]);
      if (
        match === null ||
        definition ||
        /^\W*(?:\w\.\s*)?(?:and )?whereas/i.test(text) ||
        phrasePattern(
          'non-?\\s?exclusive|right, title|revert|arising exclusively|jurisdiction|right of first|exclusive (?:remed|property|owner|of taxes|control)|not (?:an? )?exclusive',
        ).test(text.slice(Math.max(0, match.index - 30), match.index + match[0].length + 25))
      )
        return null;
      const deals = /^(?:exclusively|shall|will|purchase|obtain|procure|order)/i.test(match[0]);
      const actor = deals
        ? context.actors.opposite(context.actors.doer(text, match.index))
        : context.actors.holder(text, match.index);
      const period = periods(text).find(({ days }) => days >= 180) ?? null;
      return {
        severity: 'medium',
        at: at(match),
        facts: { who: actor.who, other: context.actors.counterpartyOf(actor.who), period },
        serves: actor,
      };
    },
  },
  {
    kind: 'non-compete',
    read(sentence, context) {
      const { text, definition } = sentence;
      const match = firstOf(text, [
        phrasePattern(
          `${FORBIDS}[^.;]{0,220}?\\b(?:compet(?:e|es|ing|itive|itors?)|competition with|similar (?:products?|business(?:es)?|services?))\\b`,
        ),
        phrasePattern(
          '\\bnon-?compet(?:e|ition) (?:covenant|period|obligation|agreement)\\b[^.;]{0,120}\\b(?:shall|will)\\b',
        ),
      ]);
      if (
        match === null ||
        definition ||
        phrasePattern(
          'disclos|confidential|reveal|make available|divulge|nothing (?:in|herein)|non-?solicit|competitive (?:bid|price|pricing|rates?|analysis|terms|quotation)|transfer|assign|withhold|favorable for|logos?|quotation|charged|arbitrator|advertis|proprietary information|tender for|exclusive rights',
        ).test(match[0])
      )
        return null;
      // A title, or a mention of a covenant elsewhere, forbids nothing.
      if (
        !/\b(?:shall|will|may|must|agrees?|undertakes?|cannot|covenants)\b/.test(text) &&
        !/[A-Z]{4} [A-Z]{4}/.test(text)
      )
        return null;
      if (
        phrasePattern('contains? covenants|covenants not to compete\\W{0,3}(?:which|$|\\()').test(text) &&
        periods(text).length === 0
      )
        return null;
      // "Similar services" alone may mean anything; with a trade beside it, it is a restraint.
      if (
        /similar\s+\w+$/i.test(match[0]) &&
        !phrasePattern(
          '\\b(?:sell|offer|market|distribut\\w+|manufactur\\w+|provide|engage|develop|operat\\w+|carry|handle|represent|promote|own|perform|render|directly)\\b',
        ).test(match[0])
      )
        return null;
      if (
        phrasePattern(
          '(?:shall|will|does|do) not (?:be (?:construed|deemed|interpreted)|prevent|preclude|prohibit|restrict|limit|apply)',
        ).test(text)
      )
        return null;
      const actor = context.actors.doer(text, match.index);
      const period = periods(text).find(({ days }) => days >= 28) ?? null;
      const claims = new Claims(sentence);
      const after =
        claims.found(
          'after',
          phrasePattern(
            '\\b(?:after|following|from|subsequent to|upon)\\b[^.;]{0,60}\\b(?:terminat\\w+|expir\\w+|end|cessation)\\b|\\bthereafter\\b|\\bpost-?terminat\\w+',
          ),
        ) !== null;
      claims.absent('no-period', ANY_LENGTH, 'sentence');
      if (period !== null && period.days > 740) claims.at('long', { start: period.start, end: period.end });
      let severity: Severity = after ? 'high' : 'medium';
      if (period !== null && period.days <= 370 && after) severity = 'medium';
      return {
        severity,
        at: at(match),
        notes: claims.notes,
        facts: { who: actor.who, period },
        burdens: actor,
      };
    },
  },
  {
    kind: 'non-solicit',
    read(sentence, context) {
      const { text, definition } = sentence;
      const match = phrasePattern(
        `(?:${FORBIDS})[^.;]{0,160}?\\b(?:solicit(?:ing|s|ation)?|entice|induce|hire|employ|recruit)\\b[^.;]{0,140}?\\b(?:employees?|personnel|staff|customers?|clients?|consultants?|persons? employed)\\b`,
      ).exec(text);
      if (
        match === null ||
        definition ||
        phrasePattern(
          'solicit(?:ation)? of (?:proxies|offers)|general (?:public )?(?:advertis|solicit)',
        ).test(match[0])
      )
        return null;
      const actor = context.actors.doer(text, match.index);
      const period = periods(text).find(({ days }) => days >= 28) ?? null;
      const clients = phrasePattern('customers?|clients?').test(match[0]);
      const claims = new Claims(sentence);
      const hires =
        claims.found(
          'hires',
          phrasePattern('\\b(?:hire|hires|hiring|employ|recruit|engage)\\b'),
          at(match),
        ) !== null;
      claims.at(clients ? 'customers' : hires ? 'hiring' : 'staff', at(match));
      claims.absent('no-period', ANY_LENGTH, 'sentence');
      return {
        severity: actor.mutual ? 'low' : period === null || period.days > 740 || clients ? 'medium' : 'low',
        at: at(match),
        notes: claims.notes,
        facts: { who: actor.who, period },
        burdens: actor,
      };
    },
  },
  {
    kind: 'non-disparagement',
    read(sentence, context) {
      const { text, definition } = sentence;
      const match = firstOf(text, [
        phrasePattern('\\b(?:non-?disparag|disparag)\\w*'),
        phrasePattern(
          `${FORBIDS}[^.;]{0,140}\\b(?:bring|cause)\\b[^.;]{0,60}\\b(?:disrepute|ridicule|scandal)\\b`,
        ),
        phrasePattern(
          `${FORBIDS}[^.;]{0,120}\\b(?:damage|injure|harm|tarnish|detract from|adversely affect)\\b[^.;]{0,40}\\b(?:reputation|goodwill|good name)\\b`,
        ),
      ]);
      if (match === null || definition) return null;
      const actor = context.actors.doer(text, match.index);
      const claims = new Claims(sentence);
      const ends =
        claims.found(
          'ends',
          phrasePattern('\\b(?:may|right to|entitled to|option to)\\b[^.;]{0,40}\\bterminate\\b'),
        ) !== null;
      return {
        severity: actor.mutual ? 'low' : shiftSeverity('low', ends ? 1 : 0),
        at: at(match),
        notes: claims.notes,
        facts: { who: actor.who },
        burdens: actor,
      };
    },
  },
] as const satisfies readonly Rule[];
