import type { Severity } from '#shared/tools/risk/contract.js';
import { phrasePattern } from '#workers/engines/text/plain.js';
import { noticePeriod } from '#workers/engines/text/values.js';
import { valuesOf } from './asked.js';
import { Claims } from './claims.js';
import { ANY_LENGTH, ANY_NOTICE, at, clip, firstOf, shiftSeverity, type Rule } from './rule.js';

const BREACH = phrasePattern(
  '\\b(?:breach(?:es|ed)?|defaults?|fail(?:s|ed|ure)?|violat\\w+|non-?compliance|non-?performance|misconduct|materially)\\b',
);
const INSOLVENCY = phrasePattern(
  '\\b(?:insolven\\w+|bankrupt\\w*|receiver(?:ship)?|assignment for the benefit of (?:its )?creditors|winding[- ]up|liquidat(?:ion|or))\\b',
);
const RIGHT = '\\b(?:may|right to|entitled to|can|option to|elects? to|discretion to)\\b';
/** Matches terminating as an act of a party, not as an event. */
const ENDS = '\\b(?:terminate|cancel|be terminated|be cancelled|be canceled)\\b';
const END = '\\bterminat(?:e|ed|es|ing|ion)\\b|\\bcancel(?:led|s|lation)?\\b';

/** Matches what is cancelled where it is not the contract: orders, shipments, statements of work. */
const OTHER_OBJECT = phrasePattern(
  "\\b(?:terminate|cancel)\\b,? (?:in whole or in part,? )?(?:(?:all|any|the|such|a|an|its|or|and|suspend|reschedule|applicable|individual|outstanding|of|these|those|each) ){0,4}(?:purchase orders?|orders?|P\\.?O\\.?'?s?|shipments?|deliver(?:y|ies)|reservations?|bookings?|statements? of work|SOWs?|work orders?|task orders?|insertions?|subscriptions?|licen[cs]es?|sublicen[cs]es?|stay|event|coverage|polic(?:y|ies)|employment)\\b",
);

/** What may be ended by a right to terminate, and words that follow the verb where it has no object. */
const CONTRACT =
  /\b(?:agreements?|contracts?|engagements?|appointments?|arrangements?|leases?|licen[cs]es?|relationships?|hereunder|it|same|consultancy|franchise)\b/i;
const NO_OBJECT =
  /^\W*(?:$|[.;)]|(?:upon|by|at|for|without|with|on|immediately|in whole|or cancel|or terminate|and)\b)/i;
/** Matches events that must come first, and clauses on how another clause's right is used. */
const EVENT = phrasePattern(
  '\\bupon (?:the |any |such )?(?:dissolution|termination|expiration|occurrence|death|failure|completion|breach|sale|insolvency|bankruptcy)\\b|\\bterminat\\w+ pursuant to this (?:section|article|clause)|\\bat the end of (?:a|any|the|each) ',
);

/** Tells whether it is the contract that a right to terminate ends. */
function endsContract(words: string): boolean {
  const verb = /\b(?:terminate|cancel)(?:d|led)?\b/i.exec(words);
  if (verb === null || /ed$/i.test(verb[0])) return true;
  const object = words.slice(verb.index + verb[0].length, verb.index + verb[0].length + 60);
  return NO_OBJECT.test(object) || CONTRACT.test(object);
}

const CONDITION = phrasePattern(
  '\\b(?:if|in the event|(?:up)?on the occurrence|any of the following|approv(?:al|ed) (?:by|of)|on or before|force majeure|cause|as follows|indicated below|following events|unless|change (?:of|in) control)\\b|:\\s*$',
);

export const endingRules = [
  {
    kind: 'termination-convenience',
    read(sentence, context) {
      const { text } = sentence;
      if (sentence.definition) return null;
      let match = firstOf(text, [
        phrasePattern(
          `${RIGHT}[^.;]{0,80}${ENDS}[^.;]{0,160}?\\b(?:for (?:its )?convenience|without cause|with or without cause|without (?:giving )?(?:any )?reason|for any (?:or no )?reason|for no reason|at will)\\b`,
        ),
        phrasePattern(
          `${RIGHT}[^.;]{0,60}\\b(?:without cause|for convenience|for any reason)\\b[^.;]{0,50}?${ENDS}`,
        ),
      ]);
      // Notice or discretion alone shows nothing if a breach or another event must come first.
      if (match === null && !BREACH.test(text) && !INSOLVENCY.test(text) && !CONDITION.test(text)) {
        match = firstOf(text, [
          phrasePattern(
            `${RIGHT}[^.;]{0,60}${ENDS}[^.;]{0,90}?\\b(?:at any time|(?:up)?on|by (?:giving|providing)|with|by)\\b[^.;]{0,90}?\\bnotice\\b`,
          ),
          phrasePattern(
            `${RIGHT}[^.;]{0,60}${ENDS}[^.;]{0,90}?\\bat its (?:sole |own )?(?:and absolute )?(?:discretion|option|election)\\b`,
          ),
          phrasePattern(`${RIGHT}[^.;]{0,40}\\bat any time\\b[^.;]{0,50}?${ENDS}`),
        ]);
      }
      if (match === null) return null;
      if (
        phrasePattern(
          '\\b(?:may not|shall not|will not|cannot|no right to) (?:be )?terminat|renew(?:al|s|ed)?\\b[^.;]{0,60}unless|prior to (?:such|any|the) termination|employment|upon (?:the )?(?:expiration|termination)|following (?:the )?(?:expiration|termination)|in the event (?:of|that)[^.;]{0,40}terminat|terminat\\w+ of this agreement for any reason|(?:event of|upon|after|following|date of|effective) (?:any |the |such )?terminat\\w+',
        ).test(text.slice(Math.max(0, match.index - 40), match.index + match[0].length))
      )
        return null;
      if (OTHER_OBJECT.test(text.slice(match.index, match.index + match[0].length + 60))) return null;
      if (!endsContract(text.slice(match.index, match.index + match[0].length + 80)) || EVENT.test(text))
        return null;
      const by = context.actors.doer(text, match.index);
      const notice = valuesOf(text).period('notice-period');
      const alone = by.who !== null && !context.mirrored;
      const claims = new Claims(sentence);
      claims.at(by.mutual ? 'mutual' : alone ? 'one-sided' : 'unknown', at(match));
      if (notice === null) claims.absent('no-notice', ANY_LENGTH, 'clause');
      else if (notice.days < 30) claims.at('short', at(match));
      else if (notice.days >= 60) claims.at('long-notice', { start: notice.start, end: notice.end });
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
        severity = shiftSeverity(
          severity,
          notice !== null && notice.days >= 60 ? 1 : notice === null || notice.days < 30 ? 1 : 0,
        );
      return {
        severity,
        at: at(match),
        notes: claims.notes,
        facts: { who: by.who, other: context.actors.counterpartyOf(by.who), notice },
        serves: by,
      };
    },
  },
  {
    kind: 'termination-no-cure',
    read(sentence, context) {
      const { text } = sentence;
      const match = firstOf(text, [
        phrasePattern(
          `\\b(?:may|shall|will|can|right to|entitled to)\\b[^.;]{0,60}(?:${END})[^.;]{0,90}?\\b(?:immediately|forthwith|with immediate effect|without (?:prior |further )?notice|at once)\\b`,
        ),
        phrasePattern(`\\b(?:immediately|forthwith)\\b[^.;]{0,20}\\bterminate\\b`),
      ]);
      if (match === null || sentence.definition || !BREACH.test(text)) return null;
      if (
        phrasePattern(
          'uncured|(?:upon|due to|following|after) (?:any |such |the )?(?:expiration or )?terminat',
        ).test(text)
      )
        return null;
      if (phrasePattern('\\b(?:cure[ds]?|remed(?:y|ied)|correct(?:ed)?|rectif\\w+)\\b').test(text))
        return null;
      // The object must be this contract; insolvency alone is a kind of its own.
      if (
        phrasePattern(
          'terminate (?:the )?(?:applicable |such |its |any )(?:\\S+ ){0,2}agreement|support period|promptly offer',
        ).test(text)
      )
        return null;
      if (INSOLVENCY.test(text) && !phrasePattern('\\bbreach|violat|fail(?:s|ed|ure)? to').test(text))
        return null;
      // Bribery, crime and disgrace are causes that cannot be cured.
      const grave = phrasePattern(
        'corruption|FCPA|brib|illegal|criminal|crime|felony|fraud|scandal|immoral|dishonest',
      ).test(text);
      const actor = context.actors.doer(text, match.index);
      if (actor.mutual && phrasePattern('upon (?:the )?(?:expiration|termination)').test(text)) return null;
      const claims = new Claims(sentence);
      claims.at(actor.who === null ? 'mutual' : 'one-sided', at(match));
      return {
        severity: grave ? 'low' : actor.who === null ? 'medium' : 'high',
        at: at(match),
        notes: claims.notes,
        facts: { who: actor.who, other: context.actors.counterpartyOf(actor.who) },
        serves: actor,
      };
    },
  },
  {
    kind: 'short-cure',
    read({ text, definition }) {
      const match = phrasePattern('\\b(?:cure[ds]?|remed(?:y|ied)|correct(?:ed)?|rectif(?:y|ied))\\b').exec(
        text,
      );
      if (match === null || definition || !phrasePattern(`${END}|default`).test(text) || !BREACH.test(text))
        return null;
      const period = valuesOf(text).period('cure-period');
      if (period === null || period.days > 14) return null;
      return {
        severity: period.days <= 7 ? 'medium' : 'low',
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
    read(sentence, context) {
      const { text, definition } = sentence;
      const insolvent = INSOLVENCY.exec(text);
      const match = phrasePattern(END).exec(text);
      if (
        match === null ||
        insolvent === null ||
        definition ||
        !phrasePattern('\\b(?:may|shall|will|immediately|automatically|right)\\b').test(text)
      )
        return null;
      if (phrasePattern('(?:shall not|not be|no) [^.;]{0,20}terminat').test(text)) return null;
      const actor = context.actors.doer(text, match.index);
      const claims = new Claims(sentence);
      claims.found(
        'automatic',
        phrasePattern(
          '\\bautomatically (?:and immediately )?(?:terminat|cancel|end|expire)\\w*|\\b(?:terminat|cancel|end|expire)\\w*(?: \\w+){0,3} automatically\\b|\\b(?:shall|will) (?:immediately )?terminate(?: immediately)?,? upon\\b',
        ),
      );
      return {
        severity: 'low',
        at: {
          start: Math.min(match.index, insolvent.index),
          end: Math.max(match.index, insolvent.index) + 12,
        },
        notes: claims.notes,
        facts: { who: actor.who },
      };
    },
  },
  {
    kind: 'change-of-control',
    read(sentence, context) {
      const { text, definition } = sentence;
      if (definition) return null;
      const match = firstOf(text, [
        phrasePattern(
          '\\bchange (?:of|in)(?: \\w+){0,2} control\\b(?! (?:period|date|payment|severance|benefits?))',
        ),
        phrasePattern(
          '\\b(?:merger|consolidation|acquisition|sale of (?:all|substantially all|a majority))\\b[^.;]{0,200}\\b(?:terminat\\w+|deemed (?:to be )?an assignment|prior (?:written )?consent)\\b',
        ),
        phrasePattern(
          '\\b(?:terminat\\w+|deemed (?:to be )?an assignment)\\b[^.;]{0,200}\\b(?:merger|consolidation|is acquired|acquired by|sale of (?:all|substantially all))\\b',
        ),
      ]);
      if (match === null) return null;
      // "Except in connection with a change of control" allows it.
      if (
        /\b(?:except|other than)\b[^.;]{0,300}$/i.test(
          text.slice(Math.max(0, match.index - 320), match.index),
        )
      )
        return null;
      const ends =
        phrasePattern(END).test(text) &&
        phrasePattern('\\b(?:may|shall|will|right|entitled|option|automatically)\\b').test(text);
      // What may pass to a successor needs nobody's consent.
      if (!ends && /\bexcept\b[^.;]{0,300}\b(?:merger|successor|substantially all)/i.test(text)) return null;
      const consent = phrasePattern('\\bconsent\\b|deemed (?:to be )?an assignment').test(text);
      if (!ends && !consent) return null;
      const pays = phrasePattern(
        '\\b(?:receive|entitled to|pay|paid|payable)\\b[^.;]{0,80}\\b(?:fee|payment|compensation|severance)\\b',
      ).test(text);
      const actor = context.actors.doer(text, match.index);
      const claims = new Claims(sentence);
      claims.at(pays ? 'pays' : ends ? 'ends' : 'consent', at(match));
      return {
        severity: 'medium',
        at: at(match),
        notes: claims.notes,
        facts: { who: actor.who },
      };
    },
  },
  {
    kind: 'suspension',
    read(sentence, context) {
      const { text, definition } = sentence;
      const match = phrasePattern(
        '\\b(?:may|right to|entitled to|discretion (?:and authority )?to)\\b[^.;]{0,60}\\b(?:suspend|withhold|discontinue|stop|cease|interrupt|shut ?down|(?:partially or totally|totally or partially) shut ?down)\\b[^.;]{0,80}\\b(?:services?|operations?|deliver(?:y|ies)|shipments?|performance|access|products?|payments?|supply)\\b',
      ).exec(text);
      if (
        match === null ||
        definition ||
        phrasePattern('taxes|confidential|bonus|employ|salary|wages').test(match[0])
      )
        return null;
      const actor = context.actors.doer(text, match.index);
      if (actor.mutual || actor.who === null) return null;
      const notice = noticePeriod(text);
      const free = phrasePattern('at any time|without notice|immediately|sole discretion').test(text);
      const claims = new Claims(sentence);
      claims.absent('no-notice', ANY_NOTICE, 'clause');
      claims.found('payments', phrasePattern('\\bpayments?\\b'), at(match));
      return {
        severity: free ? 'medium' : 'low',
        at: at(match),
        notes: claims.notes,
        facts: {
          who: actor.who,
          other: context.actors.counterpartyOf(actor.who),
          notice,
          words: clip(
            match[0].slice(match[0].search(/\b(?:suspend|withhold|discontinue|stop|cease|interrupt|shut)/i)),
          ),
        },
        serves: actor,
      };
    },
  },
] as const satisfies readonly Rule[];
