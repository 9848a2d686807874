import type { Severity } from '#shared/contracts/api/risk.js';
import { cue } from '../reading/plain.js';
import { noticePeriod, periodBefore, periodNear, periods } from '../reading/values.js';
import { at, firstOf, shifted, type Rule } from './rule.js';

const BREACH = cue(
  '\\b(?:breach(?:es|ed)?|defaults?|fail(?:s|ed|ure)?|violat\\w+|non-?compliance|non-?performance|misconduct|materially)\\b',
);
const INSOLVENCY = cue(
  '\\b(?:insolven\\w+|bankrupt\\w*|receiver(?:ship)?|assignment for the benefit of (?:its )?creditors|winding[- ]up|liquidat(?:ion|or))\\b',
);
const RIGHT = '\\b(?:may|right to|entitled to|can|option to|elects? to|discretion to)\\b';
const END = '\\bterminat(?:e|ed|es|ing|ion)\\b|\\bcancel(?:led|s|lation)?\\b';

const CONDITION = cue(
  '\\b(?:if|in the event|upon the occurrence|force majeure|cause|as follows|indicated below|following events|unless|change (?:of|in) control)\\b|:\\s*$',
);

export const endingRules = [
  {
    kind: 'termination-convenience',
    read(sentence, context) {
      const { text } = sentence;
      if (sentence.definition) return null;
      let match = firstOf(text, [
        cue(
          `${RIGHT}[^.;]{0,80}(?:${END})[^.;]{0,160}?\\b(?:for (?:its )?convenience|without cause|with or without cause|without (?:giving )?(?:any )?reason|for any (?:or no )?reason|for no reason|at will)\\b`,
        ),
        cue(
          `${RIGHT}[^.;]{0,60}\\b(?:without cause|for convenience|for any reason)\\b[^.;]{0,50}?(?:${END})`,
        ),
      ]);
      // Notice or discretion alone says nothing while a breach or another event must come first.
      if (match === null && !BREACH.test(text) && !INSOLVENCY.test(text) && !CONDITION.test(text)) {
        match = firstOf(text, [
          cue(
            `${RIGHT}[^.;]{0,60}(?:${END})[^.;]{0,90}?\\b(?:at any time|(?:up)?on|by (?:giving|providing)|with|by)\\b[^.;]{0,90}?\\bnotice\\b`,
          ),
          cue(
            `${RIGHT}[^.;]{0,60}(?:${END})[^.;]{0,90}?\\bat its (?:sole |own )?(?:and absolute )?(?:discretion|option|election)\\b`,
          ),
          cue(`${RIGHT}[^.;]{0,40}\\bat any time\\b[^.;]{0,50}?(?:${END})`),
        ]);
      }
      if (match === null) return null;
      if (
        cue(
          '\\b(?:may not|shall not|will not|cannot|no right to) (?:be )?terminat|renew(?:al|s|ed)?\\b[^.;]{0,60}unless|prior to (?:such|any|the) termination|employment|upon (?:the )?(?:expiration|termination)|following (?:the )?(?:expiration|termination)|in the event (?:of|that)[^.;]{0,40}terminat|terminat\\w+ of this agreement for any reason|(?:event of|upon|after|following|date of|effective) (?:any |the |such )?terminat\\w+',
        ).test(text.slice(Math.max(0, match.index - 40), match.index + match[0].length))
      )
        return null;
      const actor = context.actors.before(text, match.index);
      const by = actor.who === null && !actor.mutual ? context.actors.after(text, match.index, 120) : actor;
      const notice = noticePeriod(text.slice(match.index)) ?? noticePeriod(text);
      const alone = by.who !== null;
      const notes = [
        by.mutual ? 'mutual' : alone ? 'one-sided' : 'unknown',
        ...(notice === null ? ['no-notice'] : notice.days < 30 ? ['short'] : []),
      ];
      let severity: Severity =
        notice === null
          ? 'medium'
          : notice.days < 30
            ? 'medium'
            : notice.days < 60
              ? alone
                ? 'medium'
                : 'low'
              : 'low';
      if (alone)
        severity = shifted(
          severity,
          notice !== null && notice.days >= 60 ? 1 : notice === null || notice.days < 30 ? 1 : 0,
        );
      return {
        severity,
        at: at(match),
        notes,
        facts: { who: by.who, other: context.actors.other(by.who), notice },
        ...(by.mutual ? {} : { serves: by }),
      };
    },
  },
  {
    kind: 'termination-no-cure',
    read(sentence, context) {
      const { text } = sentence;
      const match = firstOf(text, [
        cue(
          `\\b(?:may|shall|will|can|right to|entitled to)\\b[^.;]{0,60}(?:${END})[^.;]{0,90}?\\b(?:immediately|forthwith|with immediate effect|without (?:prior |further )?notice|at once)\\b`,
        ),
        cue(`\\b(?:immediately|forthwith)\\b[^.;]{0,20}\\bterminate\\b`),
      ]);
      if (match === null || sentence.definition || !BREACH.test(text)) return null;
      if (
        cue('uncured|(?:upon|due to|following|after) (?:any |such |the )?(?:expiration or )?terminat').test(
          text,
        )
      )
        return null;
      if (cue('\\b(?:cure[ds]?|remed(?:y|ied)|correct(?:ed)?|rectif\\w+)\\b').test(text)) return null;
      const actor = context.actors.before(text, match.index);
      if (actor.mutual && cue('upon (?:the )?(?:expiration|termination)').test(text)) return null;
      return {
        severity: actor.who === null ? 'medium' : 'high',
        at: at(match),
        notes: [actor.who === null ? 'mutual' : 'one-sided'],
        facts: { who: actor.who, other: context.actors.other(actor.who) },
        ...(actor.mutual ? {} : { serves: actor }),
      };
    },
  },
  {
    kind: 'short-cure',
    read({ text, definition }) {
      const match = cue('\\b(?:cure[ds]?|remed(?:y|ied)|correct(?:ed)?|rectif(?:y|ied))\\b').exec(text);
      if (match === null || definition || !cue(`${END}|default`).test(text) || !BREACH.test(text))
        return null;
      const period = periodNear(text, match.index, 90);
      if (period === null || period.days > 14) return null;
      return {
        severity: period.days <= 5 ? 'high' : 'medium',
        at: {
          start: Math.min(match.index, period.start),
          end: Math.max(match.index + match[0].length, period.end),
        },
        facts: { period },
      };
    },
  },
  {
    kind: 'insolvency-termination',
    read({ text, definition }, context) {
      const insolvent = INSOLVENCY.exec(text);
      const match = cue(END).exec(text);
      if (
        match === null ||
        insolvent === null ||
        definition ||
        !cue('\\b(?:may|shall|will|immediately|automatically|right)\\b').test(text)
      )
        return null;
      if (cue('(?:shall not|not be|no) [^.;]{0,20}terminat').test(text)) return null;
      const actor = context.actors.before(text, match.index);
      const itself = cue('automatically|without notice').test(text);
      return {
        severity: itself ? 'medium' : 'low',
        at: {
          start: Math.min(match.index, insolvent.index),
          end: Math.max(match.index, insolvent.index) + 12,
        },
        notes: itself ? ['automatic'] : [],
        facts: { who: actor.who },
      };
    },
  },
  {
    kind: 'auto-renewal',
    read({ text, definition }) {
      const match = firstOf(text, [
        cue('\\bautomatic(?:ally)?\\b[^.;]{0,60}\\b(?:renew(?:al|ed|s|able)?|extend(?:ed|s)?)\\b'),
        cue('\\brenew(?:al|ed|s|able)?\\b[^.;]{0,40}\\bautomatic(?:ally)?\\b'),
        cue(
          '\\b(?:shall|will)(?: be)?(?: deemed)? (?:renew(?:ed)?|extend(?:ed)?|continue)\\b[^.;]{0,80}\\b(?:successive|additional|consecutive|further|from year to year|year-to-year)\\b[^.]{0,200}\\bunless\\b',
        ),
        cue(
          '\\bunless\\b[^.;]{0,200}\\bnotice\\b[^.;]{0,200}\\b(?:shall|will)(?: be)? (?:automatically )?(?:renew|extend)',
        ),
      ]);
      if (
        match === null ||
        definition ||
        cue('not (?:be )?automatically|letter of credit|insurance').test(text)
      )
        return null;
      const notice = noticePeriod(text) ?? periodBefore(text);
      const term =
        periods(text).find(
          (period) => period.days >= 28 && (notice === null || period.start !== notice.start),
        ) ?? null;
      const notes = [
        ...(notice === null ? ['no-notice'] : notice.days >= 60 ? ['early-notice'] : []),
        ...(term !== null && term.days >= 730 ? ['long-term'] : []),
      ];
      return {
        severity: notes.length === 0 ? 'low' : notice !== null && notice.days >= 180 ? 'high' : 'medium',
        at: at(match),
        notes,
        facts: { notice, period: term },
      };
    },
  },
  {
    kind: 'long-term',
    read({ text, definition }) {
      const match = firstOf(text, [
        cue(
          '\\b(?:initial |original |primary )?term\\b[^.;]{0,40}\\b(?:of|for|is|shall be|will be|continue|commenc\\w+)\\b[^.;]{0,160}?\\byears?\\b',
        ),
        cue('\\b(?:remain|continue|be) in (?:full )?(?:force and )?effect\\b[^.;]{0,120}?\\byears?\\b'),
        cue('\\bfor (?:a|an initial) (?:period|term) of\\b[^.;]{0,60}?\\byears?\\b'),
        cue(
          '\\b(?:this agreement|the term)\\b[^.;]{0,60}\\b(?:in perpetuity|shall be perpetual|continue perpetually)',
        ),
      ]);
      if (
        match === null ||
        (definition && !/term/i.test(text.slice(0, 30))) ||
        /\bthereafter\b|during the term/i.test(text) ||
        !cue('\\bagreement\\b|\\bterm\\b').test(text)
      )
        return null;
      if (
        cue(
          'confidential|renew|warrant(?:y|ies)|non-?compet|records?|patent|royalt|surviv|years? (?:after|following|from) (?:the )?(?:expir|terminat)|insurance|audit',
        ).test(match[0])
      )
        return null;
      if (/perpetu/i.test(match[0])) return { severity: 'high', at: at(match), notes: ['perpetual'] };
      const period = periods(text.slice(match.index, match.index + match[0].length + 1)).at(-1) ?? null;
      if (period === null || period.unit !== 'year' || period.n < 5 || period.n > 99) return null;
      return { severity: period.n >= 10 ? 'high' : 'medium', at: at(match), facts: { period } };
    },
  },
  {
    kind: 'survival-unlimited',
    read({ text, definition }) {
      const match = firstOf(text, [
        cue(
          '\\bsurvive\\b[^.;]{0,120}\\b(?:indefinitely|in perpetuity|perpetually|forever|without limit(?:ation)?)\\b',
        ),
        cue(
          '\\b(?:all|any)\\b[^.;]{0,60}\\b(?:obligations|provisions|terms|covenants)\\b[^.;]{0,160}\\bshall survive\\b(?![^.;]{0,120}\\b(?:for|until)\\b)',
        ),
        cue(
          '\\b(?:obligations|indemnif\\w+|covenants)\\b[^.;]{0,120}\\b(?:shall|will) survive\\b[^.;]{0,60}\\b(?:terminat|expirat)\\w*(?![^.;]{0,80}\\b(?:for|until)\\b)',
        ),
      ]);
      if (match === null || definition || periods(text).length > 0) return null;
      const ever = cue('indefinitely|perpetu|forever').test(match[0]);
      return { severity: ever ? 'medium' : 'low', at: at(match), notes: ever ? ['ever'] : [] };
    },
  },
  {
    kind: 'change-of-control',
    read({ text, definition }, context) {
      if (definition) return null;
      const match = firstOf(text, [
        cue('\\bchange (?:of|in)(?: \\w+){0,2} control\\b'),
        cue(
          '\\b(?:merger|consolidation|acquisition|sale of (?:all|substantially all|a majority))\\b[^.;]{0,200}\\b(?:terminat\\w+|deemed (?:to be )?an assignment|prior (?:written )?consent)\\b',
        ),
        cue(
          '\\b(?:terminat\\w+|deemed (?:to be )?an assignment)\\b[^.;]{0,200}\\b(?:merger|consolidation|is acquired|acquired by|sale of (?:all|substantially all))\\b',
        ),
      ]);
      if (match === null) return null;
      const ends = cue(END).test(text);
      const consent = cue('\\bconsent\\b|deemed (?:to be )?an assignment').test(text);
      if (!ends && !consent) return null;
      const actor = context.actors.before(text, match.index);
      return {
        severity: 'medium',
        at: at(match),
        notes: [ends ? 'ends' : 'consent'],
        facts: { who: actor.who },
      };
    },
  },
  {
    kind: 'suspension',
    read({ text, definition }, context) {
      const match = cue(
        '\\b(?:may|right to|entitled to)\\b[^.;]{0,60}\\b(?:suspend|withhold|discontinue|stop|cease)\\b[^.;]{0,80}\\b(?:services?|deliver(?:y|ies)|shipments?|performance|access|products?|payments?|supply)\\b',
      ).exec(text);
      if (match === null || definition || cue('taxes|confidential').test(match[0])) return null;
      const actor = context.actors.before(text, match.index);
      if (actor.mutual || actor.who === null) return null;
      const notice = noticePeriod(text);
      const free = cue('at any time|without notice|immediately|sole discretion').test(text);
      return {
        severity: free ? 'medium' : 'low',
        at: at(match),
        notes: [
          ...(notice === null ? ['no-notice'] : []),
          ...(cue('\\bpayments?\\b').test(match[0]) ? ['payments'] : []),
        ],
        facts: { who: actor.who, other: context.actors.other(actor.who), notice },
        serves: actor,
      };
    },
  },
] as const satisfies readonly Rule[];
