import { phrasePattern } from '#workers/engines/text/plain.js';
import { isKnown } from '#workers/engines/text/clause/english-parties.js';
import { isSteep, valuesOf } from './asked.js';
import { Claims } from './claims.js';
import { at, firstOf, shiftSeverity, type Rule } from './rule.js';

/** Verbs of the side that must reach a minimum, and of the side that must match the terms of others. */
const MEETS =
  /\b(?:achiev|meet|maintain|generat|reach|satisf|undertak|commit|sell|attain|fail|take|require|guarant)\w*/i;
const OFFERS =
  /\b(?:shall|will|must|agrees?)\b[^.;]{0,40}\b(?:offer|charge|provide|sell|grant|give|make|extend|supply|license)\b/i;

export const moneyRules = [
  {
    kind: 'liquidated-damages',
    read(sentence, context) {
      const { text, definition } = sentence;
      const match = firstOf(text, [
        phrasePattern('\\bliquidated damages\\b'),
        phrasePattern(
          '\\b(?:early )?(?:termination|cancellation|break-?up) (?:fee|charge|penalt(?:y|ies)|payment)s?\\b',
        ),
        phrasePattern(
          '\\b(?:shall|will|must|agrees to)\\b[^.;]{0,40}\\b(?:pay|be subject to|incur)\\b[^.;]{0,60}\\b(?:a |an |any )(?:late |daily )?(?:penalty|fine)\\b',
        ),
        phrasePattern('\\bpenalty (?:of|equal to)\\b'),
      ]);
      if (
        match === null ||
        definition ||
        phrasePattern(
          '\\bno (?:early )?(?:terminat|cancel|penalt)|(?:without|under) (?:any )?penalt|charged by (?:the |its |an? |any )?(?:\\w+ )?(?:suppliers?|vendors?|third|subcontractors?)|\\bappendix \\w -|lease termination',
        ).test(text) ||
        !phrasePattern(
          '\\b(?:pay|pays|payable|paid|owe[sd]?|due|liable|charge[sd]?|entitled|forfeit\\w*|deduct\\w*|recover\\w*|subject to|assess\\w*|agree[sd]?|constitut\\w+|provided|applied|equal to|receive|payment of|exceed|shall be an|elect)\\b',
        ).test(text)
      )
        return null;
      const { payer, payee } = context.actors.payment(text, at(match));
      const values = valuesOf(text);
      const amount = values.amount('penalty-rate');
      const ratio = values.rate('penalty-rate')?.percent ?? null;
      const claims = new Claims(sentence);
      const daily =
        claims.found(
          'daily',
          phrasePattern('\\b(?:each|per|every|any) (?:calendar |business )?day\\b|\\bdaily\\b'),
        ) !== null;
      claims.found('not-penalty', phrasePattern('\\bnot (?:as |be )?(?:construed as |deemed )?a penalty'));
      return {
        severity: ratio !== null && (ratio >= 20 || (daily && ratio >= 0.3)) ? 'high' : 'medium',
        at: at(match),
        notes: claims.notes,
        facts: { who: payer.who, amount: amount?.written ?? null, percent: ratio },
        burdens: payer,
        serves: payee,
      };
    },
  },
  {
    kind: 'late-interest',
    read(sentence, context) {
      const { text, definition } = sentence;
      const match = firstOf(text, [
        phrasePattern(
          '\\b(?:bear|accrue|pay|with|plus|charge|incur|together with)s?\\b[^.;]{0,40}\\binterest\\b',
        ),
        phrasePattern(
          '\\binterest\\b[^.;]{0,60}\\b(?:at (?:the|a) |per (?:annum|month)|rate of|shall accrue|will accrue|of \\d|thereon|on (?:any|the|all) (?:late|overdue|unpaid|amount))',
        ),
        phrasePattern(
          '\\b(?:late (?:payment )?(?:charge|fee|penalty)|finance charge|service charge|default rate)s?\\b',
        ),
      ]);
      if (match === null || definition) return null;
      const late = phrasePattern(
        '\\b(?:overdue|past due|late|unpaid|delinquen\\w*|not paid|outstanding|default(?:ed)?|when due|due date|fail(?:s|ure)? to pay|underpay\\w*|deficien\\w+)\\b',
      ).test(text);
      const charged = valuesOf(text).rate('interest-rate');
      const rate =
        charged !== null ||
        phrasePattern('per annum|per month|prime|libor|maximum (?:\\w+ )?rate|rate of interest').test(text);
      if (
        !late ||
        (!rate &&
          !phrasePattern(
            'late (?:payment )?(?:charge|fee)|finance charge|interest charges?|with interest|accrue',
          ).test(text))
      )
        return null;
      if (
        phrasePattern(
          'ownership interest|security interest|interest in (?:the|this|any)|conflict of interest|right, title',
        ).test(match[0])
      )
        return null;
      const { payer, payee } = context.actors.payment(text, at(match));
      const claims = new Claims(sentence);
      if (charged?.runs === 'month') claims.at('monthly', charged);
      return {
        severity: charged !== null && isSteep(charged) ? 'high' : 'medium',
        at: at(match),
        notes: claims.notes,
        facts: { percent: charged?.percent ?? null, who: payer.who },
        burdens: payer,
        serves: payee,
      };
    },
  },
  {
    kind: 'minimum-commitment',
    read(sentence, context) {
      const { text, definition } = sentence;
      const match = firstOf(text, [
        phrasePattern(
          '\\b(?:minimum|guaranteed)(?: \\w+){0,3} (?:purchases?|quantit(?:y|ies)|order|volume|commitment|payment|royalt(?:y|ies)|fees?|amount|guarantee|sales|net sales|units?|number)\\b',
        ),
        phrasePattern(
          '\\b(?:shall|will|must|agrees to|commits to)\\b[^.;]{0,40}\\b(?:purchase|order|buy|sell|take|spend|pay)\\b[^.;]{0,40}\\b(?:at least|a minimum|no(?:t)? (?:less|fewer) than)\\b',
        ),
        phrasePattern('\\btake[- ]or[- ]pay\\b'),
      ]);
      if (
        match === null ||
        definition ||
        phrasePattern(
          'non-binding|at a minimum,|minimum amount of information|minimum number of (?:hours|pixels|employees)|credit(?:ed|able) (?:fully )?(?:against|toward)|not less than all|termed as|minimum investment unit|equitable adjustment|insurance|coverage|credit rating|\\bno minimum|wage|notice|shares|liabilit|balance sheet',
        ).test(text)
      )
        return null;
      // A notice period is not a quantity, and a minimum that is only mentioned obliges nobody.
      if (
        phrasePattern(
          '(?:less|fewer) than (?:\\S+ ){0,3}(?:business |calendar )?days|(?:less|fewer) than (?:once|monthly)',
        ).test(text.slice(match.index, match.index + match[0].length + 40))
      )
        return null;
      if (
        !phrasePattern(
          '\\b(?:shall|will|must|agrees?(?: to)?|commits?(?: to)?|guarantees?|required to|obligat\\w+|fail(?:s|ed|ure)?(?: to)?|less than|is|are)\\b[^.;]{0,160}\\b(?:purchas\\w+|pay\\w*|paid|order\\w*|buy|sell|sales|spend|meet|achieve|take|generate|earn|satisfy|volume|fees?|payments?|dollars|royalt\\w+)\\b',
        ).test(text)
      )
        return null;
      // "(including minimum order quantities)" names a column of a price list.
      if (/\((?:including|e\.g\.)[^)]{0,40}$/i.test(text.slice(0, match.index))) return null;
      if (
        !phrasePattern(
          '\\b(?:shall|will|must|agrees?|required|obligat\\w+|commit\\w*|guarantees?|in the event|if)\\b',
        ).test(text)
      )
        return null;
      const paid = context.actors.payment(text, at(match)).payer;
      const actor = isKnown(paid) ? paid : context.actors.doer(text, match.index, MEETS);
      const claims = new Claims(sentence);
      claims.found(
        'loses',
        phrasePattern(
          '\\b(?:fail\\w*|shortfall|deficien\\w+|less than|below|not (?:met|meet|achiev\\w+|purchas\\w+|satisf\\w+))\\b[^.]{0,200}\\b(?:terminat\\w+|pay|lose|forfeit|non-?exclusive|convert|difference)\\b',
        ),
      );
      return {
        severity: 'medium',
        at: at(match),
        notes: claims.notes,
        facts: { who: actor.who, amount: valuesOf(text).amount('minimum-purchase')?.written ?? null },
        burdens: actor,
      };
    },
  },
  {
    kind: 'cost-shifting',
    read(sentence, context) {
      const { text, definition } = sentence;
      const match = firstOf(text, [
        phrasePattern(
          "\\b(?:prevailing|successful|losing|defaulting|non-prevailing) party\\b[^.;]{0,140}\\b(?:attorneys?'?s?'?|legal|counsel) (?:fees?|costs?)",
        ),
        phrasePattern(
          "\\b(?:shall|will|agrees to)\\b[^.;]{0,40}\\b(?:pay|reimburse|bear)\\b[^.;]{0,100}\\b(?:attorneys?'?s?'?|legal|collection|counsel) (?:fees?|costs?|expenses?)",
        ),
      ]);
      if (
        match === null ||
        definition ||
        phrasePattern(
          'indemnif|hold harmless|\\bown (?:legal|attorneys?|costs?|expenses?|fees|counsel)',
        ).test(text)
      )
        return null;
      const actor = context.actors.payment(text, at(match)).payer;
      const loser = /prevailing|successful|losing/i.test(match[0]);
      const both = actor.who === null || loser;
      const claims = new Claims(sentence);
      claims.at(loser ? 'mutual' : 'one-sided', at(match));
      return {
        severity: both ? 'low' : shiftSeverity('low', 1),
        at: at(match),
        notes: claims.notes,
        facts: { who: both ? null : actor.who },
        ...(both ? {} : { burdens: actor }),
      };
    },
  },
  {
    kind: 'most-favoured',
    read({ text, definition }, context) {
      const match = firstOf(text, [
        phrasePattern('\\bmost[- ]favou?red (?:nation|customer|pricing|licensee)\\b'),
        phrasePattern(
          '\\b(?:no less favou?rable|at least as favou?rable|as favou?rable|more favou?rable|lowest prices?)\\b[^.;]{0,120}\\b(?:third part(?:y|ies)|any other|other (?:customers?|purchasers?|distributors?|resellers?|licensees?|clients?)|offered|charged|any of)\\b',
        ),
        phrasePattern(
          '\\b(?:not|no) (?:be charged |pay )?(?:a )?(?:higher|greater) (?:\\w+ )?(?:fees?|prices?|rates?)\\b[^.;]{0,80}\\bthan\\b[^.;]{0,80}\\bother (?:customers?|clients?|part(?:y|ies)|purchasers?|licensees?)',
        ),
      ]);
      if (
        match === null ||
        definition ||
        !phrasePattern('price|pricing|fees?|terms|rates?|royalt|favou?red').test(text)
      )
        return null;
      const actor = context.actors.doer(text, match.index, OFFERS);
      return {
        severity: 'medium',
        at: at(match),
        facts: { who: actor.who, other: context.actors.counterpartyOf(actor.who) },
        burdens: actor,
      };
    },
  },
] as const satisfies readonly Rule[];
