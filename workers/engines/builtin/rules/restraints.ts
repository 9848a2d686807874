import type { Severity } from '#shared/contracts/api/risk.js';
import { cue } from '../reading/plain.js';
import { noticePeriod, periodNear, periods } from '../reading/values.js';
import { at, firstOf, shifted, type Rule } from './rule.js';

const FORBIDS =
  '\\b(?:(?:shall|will|may|must|can)(?: not|not)|shall,? not|neither [^.;]{0,60} (?:shall|will|may)|agrees? (?:that it (?:shall|will) )?not(?: to)?|covenants? not|refrain from|prohibited from)\\b';

export const restraintRules = [
  {
    kind: 'exclusivity',
    read({ text, definition }, context) {
      const match = firstOf(text, [
        cue(
          '(?<!non-?\\s?)(?<!not an? )(?<!not be )\\bexclusive(?:ly)?\\b,? (?:\\w+,? ){0,4}?(?:distributors?|suppliers?|agents?|providers?|resellers?|representatives?|dealers?|territor(?:y|ies)|partners?|sponsors?|franchisees?|manufacturers?|marketers?|vendors?|basis|licen[cs]e(?:es?)?|arrangement|consultants?)\\b',
        ),
        cue(
          '(?<!non-?\\s?)\\bexclusive right (?:and licen[cs]e )?(?:to|of|in) (?!control|determine|approve|terminate|settle|defend|conduct|manage|prosecute)',
        ),
        cue('\\bexclusively (?:purchase|buy|use|promote|sell|distribute|market|obtain|from|through)\\b'),
        cue(
          '\\b(?:sole|only) (?:and exclusive )?(?:supplier|distributor|source|provider|agent|sponsor|reseller|manufacturer|marketing agent)\\b',
        ),
        cue(
          '\\b(?:shall|will) not\\b[^.;]{0,60}\\b(?:appoint|engage|authori[sz]e|retain)\\b[^.;]{0,30}\\b(?:any )?(?:other|another) (?:person|distributor|supplier|agent|reseller|provider|manufacturer)',
        ),
        cue(
          '\\b(?:purchase|obtain|procure|order)\\b[^.;]{0,40}\\b(?:all|100%)(?: of)? (?:its|their) (?:\\w+ ){0,3}requirements\\b',
        ),
      ]);
      if (
        match === null ||
        definition ||
        /^\W*(?:\w\.\s*)?(?:and )?whereas/i.test(text) ||
        cue(
          'non-?\\s?exclusive|right, title|jurisdiction|right of first|exclusive (?:remed|property|owner|of taxes|control)|not (?:an? )?exclusive',
        ).test(text.slice(Math.max(0, match.index - 30), match.index + match[0].length + 25))
      )
        return null;
      const actor = context.actors.before(text, match.index);
      const period = periods(text).find(({ days }) => days >= 180) ?? null;
      return {
        severity: 'medium',
        at: at(match),
        facts: { who: actor.who, other: context.actors.other(actor.who), period },
      };
    },
  },
  {
    kind: 'non-compete',
    read({ text, definition }, context) {
      const match = firstOf(text, [
        cue(
          `${FORBIDS}[^.;]{0,220}?\\b(?:compet(?:e|es|ing|itive|itors?)|competition with|similar (?:products?|business(?:es)?|services?))\\b`,
        ),
        cue(
          '\\bnon-?compet(?:e|ition) (?:covenant|period|obligation|agreement)\\b[^.;]{0,120}\\b(?:shall|will)\\b',
        ),
      ]);
      if (
        match === null ||
        definition ||
        cue(
          'disclos|confidential|reveal|make available|divulge|nothing (?:in|herein)|non-?solicit|competitive (?:bid|price|pricing|rates?)',
        ).test(match[0])
      )
        return null;
      if (
        cue(
          '(?:shall|will|does|do) not (?:be (?:construed|deemed|interpreted)|prevent|preclude|prohibit|restrict|limit|apply)',
        ).test(text)
      )
        return null;
      const actor = context.actors.before(text, match.index);
      const period = periods(text).find(({ days }) => days >= 28) ?? null;
      const after = cue(
        '(?:after|following|thereafter)[^.;]{0,60}(?:terminat|expirat|end)|thereafter|post-?terminat',
      ).test(text);
      let severity: Severity = after ? 'high' : 'medium';
      if (period !== null && period.days <= 370 && after) severity = 'medium';
      return {
        severity,
        at: at(match),
        notes: [
          ...(after ? ['after'] : []),
          ...(period === null && after ? ['no-period'] : []),
          ...(period !== null && period.days > 740 ? ['long'] : []),
        ],
        facts: { who: actor.who, period },
        ...(actor.mutual ? {} : { burdens: actor }),
      };
    },
  },
  {
    kind: 'non-solicit',
    read({ text, definition }, context) {
      const match = cue(
        `(?:${FORBIDS})[^.;]{0,160}?\\b(?:solicit(?:ing|s|ation)?|entice|induce|hire|employ|recruit)\\b[^.;]{0,140}?\\b(?:employees?|personnel|staff|customers?|clients?|consultants?|persons? employed)\\b`,
      ).exec(text);
      if (
        match === null ||
        definition ||
        cue('solicit(?:ation)? of (?:proxies|offers)|general (?:public )?(?:advertis|solicit)').test(match[0])
      )
        return null;
      const actor = context.actors.before(text, match.index);
      const period = periods(text).find(({ days }) => days >= 28) ?? null;
      const clients = cue('customers?|clients?').test(match[0]);
      return {
        severity: actor.mutual ? 'low' : period === null || period.days > 740 || clients ? 'medium' : 'low',
        at: at(match),
        notes: [clients ? 'customers' : 'staff', ...(period === null ? ['no-period'] : [])],
        facts: { who: actor.who, period },
        ...(actor.mutual ? {} : { burdens: actor }),
      };
    },
  },
  {
    kind: 'non-disparagement',
    read({ text, definition }, context) {
      const match = firstOf(text, [
        cue('\\b(?:non-?disparag|disparag)\\w*'),
        cue(`${FORBIDS}[^.;]{0,140}\\b(?:bring|cause)\\b[^.;]{0,60}\\b(?:disrepute|ridicule|scandal)\\b`),
        cue(
          `${FORBIDS}[^.;]{0,120}\\b(?:damage|injure|harm|tarnish|detract from|adversely affect)\\b[^.;]{0,40}\\b(?:reputation|goodwill|good name)\\b`,
        ),
      ]);
      if (match === null || definition) return null;
      const actor = context.actors.before(text, match.index);
      return {
        severity: actor.mutual ? 'low' : shifted('low', cue('terminat|immediately').test(text) ? 1 : 0),
        at: at(match),
        notes: cue('terminat').test(text) ? ['ends'] : [],
        facts: { who: actor.who },
        ...(actor.mutual ? {} : { burdens: actor }),
      };
    },
  },
  {
    kind: 'first-refusal',
    read({ text, definition }, context) {
      const match = cue(
        '\\brights? of first (?:refusal|offer|negotiation|opportunity|notice)\\b|\\bfirst right (?:of|to) (?:refus|negotiat|purchas|acquir|offer)\\w*|\\bfirst (?:opportunity|option) to (?:purchase|acquire|provide|license|negotiate)\\b',
      ).exec(text);
      if (match === null || definition) return null;
      const actor = context.actors.before(text, match.index);
      const period = periodNear(text, match.index, 300);
      return {
        severity: 'medium',
        at: at(match),
        notes: period === null ? ['no-period'] : [],
        facts: { who: actor.who, period },
      };
    },
  },
  {
    kind: 'free-assignment',
    read(sentence, context) {
      const { text } = sentence;
      const match = firstOf(text, [
        cue(
          '\\b(?:may|shall have the right to|right to|entitled to)\\b[^.;]{0,40}\\b(?:assign|transfer|delegate|novate)\\b[^.;]{0,220}?\\bwithout\\b[^.;]{0,50}\\b(?:consent|approval|permission|notice)\\b',
        ),
        cue(
          '\\b(?:may|shall have the right to)\\b[^.;]{0,20}\\bfreely (?:assign|transfer)\\b|\\bfreely assignable\\b',
        ),
        cue(
          '\\bwithout\\b[^.;]{0,40}\\b(?:consent|approval)\\b[^.;]{0,60}\\b(?:may|shall be entitled to)\\b[^.;]{0,20}\\bassign\\b',
        ),
      ]);
      if (
        match === null ||
        sentence.definition ||
        cue('\\b(?:may|shall|will|entitled to|right to|can) ?not\\b').test(match[0]) ||
        /\bnot\b/i.test(match[0].slice(0, 40)) ||
        cue('(?:may|shall|can) not\\b[^.;]{0,60}$').test(text.slice(0, match.index + 5))
      )
        return null;
      if (
        cue('\\b(?:neither|no|nor)(?: of the)? part(?:y|ies)\\b').test(
          text.slice(Math.max(0, match.index - 120), match.index + 30),
        )
      )
        return null;
      if (
        !cue('agreement|rights|obligations|interest|contract|assign').test(text) ||
        cue('\\bany (?:product|shares?|securities)\\b').test(match[0])
      )
        return null;
      const actor = context.actors.before(text, match.index);
      const near = cue('affiliates?|subsidiar|successor|merger|wholly').test(match[0]);
      return {
        severity: actor.mutual ? 'low' : near ? 'low' : 'medium',
        at: at(match),
        notes: [actor.mutual ? 'mutual' : 'one-sided', ...(near ? ['group'] : [])],
        facts: { who: actor.who, other: context.actors.other(actor.who) },
        ...(actor.mutual ? {} : { serves: actor }),
      };
    },
  },
  {
    kind: 'one-sided-assignment-ban',
    read(sentence, context) {
      const { text } = sentence;
      const match = firstOf(text, [
        cue(
          '\\b(?:shall|may|will) not\\b[^.;]{0,60}\\b(?:assign|transfer|delegate)\\b[^.;]{0,80}\\b(?:agreement|rights?|obligations?|dut(?:y|ies)|interest)\\b',
        ),
        cue(
          '\\b(?:agreement|rights?)\\b[^.;]{0,80}\\b(?:may|shall) not be (?:assigned|transferred)\\b[^.;]{0,20}\\bby\\b',
        ),
      ]);
      if (match === null || sentence.definition || cue('\\bsublicen|confidential').test(match[0]))
        return null;
      const actor = /not\s+be\s+(?:assigned|transferred)/i.test(match[0])
        ? context.actors.after(text, match.index + match[0].length, 80)
        : context.actors.before(text, match.index);
      if (actor.mutual || actor.who === null || context.actors.speaksOfBoth(sentence.around)) return null;
      return {
        severity: 'medium',
        at: at(match),
        notes: cue('sole discretion|absolute').test(text) ? ['discretion'] : [],
        facts: { who: actor.who, other: context.actors.other(actor.who) },
        burdens: actor,
      };
    },
  },
  {
    kind: 'audit',
    read({ text, definition }, context) {
      const match = firstOf(text, [
        cue(
          '\\b(?:may|right to|entitled to|permit\\w*|allow\\w*|shall have (?:the right|access)|opportunity to)\\b[^.;]{0,120}\\b(?:audit|inspect|examine|review)\\w*\\b[^.;]{0,100}\\b(?:books|records|accounts|premises|facilit(?:y|ies)|operations|systems)\\b',
        ),
        cue(
          '\\b(?:books|records)\\b[^.;]{0,120}\\b(?:open|available|subject)\\b[^.;]{0,60}\\b(?:inspection|audit|examination)\\b',
        ),
      ]);
      if (match === null || definition) return null;
      const actor = context.actors.before(text, match.index);
      const free = cue('at any time|without (?:prior )?notice|unannounced').test(text);
      const shifts = cue(
        '(?:cost|expense)s?\\b[^.;]{0,60}\\b(?:audit|inspection)|(?:audit|inspection)\\b[^.;]{0,60}\\b(?:cost|expense)',
      ).test(text);
      const notice = noticePeriod(text);
      return {
        severity: free ? 'medium' : 'low',
        at: at(match),
        notes: [
          ...(free ? ['free'] : []),
          ...(shifts ? ['shifts'] : []),
          ...(notice === null && !cue('reasonable (?:\\w+ ){0,3}notice').test(text) ? ['no-notice'] : []),
        ],
        facts: { who: actor.who, notice },
        ...(actor.mutual ? {} : { serves: actor }),
      };
    },
  },
  {
    kind: 'publicity',
    read({ text, definition }, context) {
      const match = cue(
        '\\b(?:may|right to|entitled to)\\b[^.;]{0,60}\\buse\\b[^.;]{0,40}\\b(?:names?|logos?|likeness|image|photographs?)\\b[^.;]{0,120}\\b(?:advertis\\w*|promotion\\w*|marketing|publicity|press|customer lists?|commercial)\\b',
      ).exec(text);
      if (match === null || definition || cue('\\bnot\\b').test(match[0])) return null;
      const actor = context.actors.before(text, match.index);
      const approval = cue('approv\\w+|consent').test(text);
      if (actor.mutual && approval) return null;
      return {
        severity: approval ? 'low' : 'medium',
        at: at(match),
        notes: approval ? [] : ['no-approval'],
        facts: { who: actor.who, other: context.actors.other(actor.who) },
        ...(actor.mutual ? {} : { serves: actor }),
      };
    },
  },
] as const satisfies readonly Rule[];
