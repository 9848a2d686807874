import type { Severity } from '#shared/tools/risk/contract.js';
import { phrasePattern } from '#workers/engines/text/plain.js';
import { periodNear } from '#workers/engines/text/values.js';
import { valuesOf } from './asked.js';
import { Claims } from './claims.js';
import { at, CARVE_OUT, firstOf, type Rule } from './rule.js';

const INSURED = phrasePattern(
  '(?:liability|umbrella|casualty) (?:insurance|polic|coverage)|policy limits?|limits? of (?:not less|at least|liability of)|insurance',
);

export const liabilityRules = [
  {
    kind: 'unlimited-liability',
    read(sentence, context) {
      const match = firstOf(sentence.text, [
        phrasePattern('\\b(?:unlimited|uncapped) (?:\\w+ )?liability\\b'),
        phrasePattern(
          '\\bliab(?:le|ility)\\b[^.;]{0,60}\\b(?:shall|will) (?:be unlimited|not be limited|not be subject to any limit)',
        ),
        phrasePattern(
          '\\b(?:liable|responsible)\\b(?: to [^.;,]{1,40})? without (?:any )?limit(?:ation)?(?: (?:of|as to|in) (?:amount|liability))? (?:for|in respect of)\\b',
        ),
        phrasePattern(
          '\\b(?:liable|liability|responsible)\\b[^.;]{0,40}(?<!\\b(?:including|for),?)(?<!\\bincludes,?)(?<!limited to,?) without (?:any )?limit(?:ation)?(?: (?:of|as to|in) (?:amount|liability))?(?=[.,;]|$)',
        ),
      ]);
      if (
        match === null ||
        sentence.definition ||
        /unlimited liability compan|insurance|polic(?:y|ies)/i.test(sentence.text)
      )
        return null;
      const actor = context.actors.liable(sentence.text, at(match));
      return {
        severity: actor.mutual ? 'medium' : 'high',
        at: at(match),
        facts: { who: actor.who },
        burdens: actor,
      };
    },
  },
  {
    kind: 'cap-carve-outs',
    read(sentence) {
      const { text, definition } = sentence;
      const match = firstOf(text, [
        phrasePattern(
          '\\b(?:limitations?|limits?|caps?|exclusions?)\\b[^.;]{0,90}\\b(?:shall|will|do|does) not (?:apply|limit|affect|extend)\\b',
        ),
        phrasePattern(
          '\\bnothing (?:in this|herein|contained)[^.;]{0,80}\\b(?:limits?|excludes?|restricts?)\\b[^.;]{0,60}\\bliabilit',
        ),
        phrasePattern(
          '\\bexcept (?:for|with respect to|in the case of|as to)\\b[^.;]{0,260}\\b(?:in no event|neither party|no party|shall not be liable)\\b[^;]{0,160}\\b(?:liab|damages)',
        ),
      ]);
      if (match === null || definition || !/liab|damages/i.test(text)) return null;
      const claims = new Claims(sentence);
      claims.found('indemnities', /\bindemni\w+/i);
      claims.found('confidentiality', /\bconfidential\w*/i);
      claims.found('infringement', /\binfring\w+/i);
      return { severity: 'low', at: at(match), notes: claims.notes };
    },
  },
  {
    kind: 'liability-cap',
    read(sentence, context) {
      const { text } = sentence;
      const match = firstOf(text, [
        phrasePattern(
          '\\b(?:aggregate|total|cumulative|maximum|entire|overall)?\\s*(?:liability|damages)\\b[^.;]{0,240}?\\b(?:exceed|be limited to|is limited to|are limited to|in excess of|limited to the|greater than|be capped at)\\b',
        ),
        phrasePattern(
          '\\bliable\\b[^.;]{0,200}?\\b(?:in excess of|exceed(?:ing|s)?|more than|greater than)\\b',
        ),
        phrasePattern(
          '\\blimit(?:s|ed)?\\b[^.;]{0,30}\\bliability\\b[^.;]{0,60}\\bto (?:the|an?) (?:amount|sum|total|fees|purchase price|replacement|price)',
        ),
      ]);
      if (match === null || sentence.definition || INSURED.test(text)) return null;
      if (
        phrasePattern(
          'liability (?:corporation|compan|partnership)|not limited to|expenses? in excess of',
        ).test(match[0]) ||
        phrasePattern(
          'more than one (?:separate )?(?:law )?(?:firm|counsel|attorney)|\\barbitrators?\\b|\\btribunal\\b',
        ).test(text)
      )
        return null;
      const actor = context.actors.liable(text, at(match));
      // Of "the greater of $100,000 and the fees of a year" no amount is the cap.
      const amount = /\b(?:greater|higher|lesser|lower|less) of\b|%|per ?cent/i.test(text)
        ? null
        : valuesOf(text).amount('liability-cap');
      const period = periodNear(text, match.index + match[0].length, 260);
      const claims = new Claims(sentence);
      const open = claims.absent('no-carve-out', CARVE_OUT, 'clause');
      const matched = actor.mutual || (actor.who !== null && context.mirrored);
      const alone = !matched && actor.who !== null;
      claims.at(alone ? 'one-sided' : matched ? 'mutual' : 'unknown', at(match));
      let severity: Severity = alone ? (open ? 'high' : 'medium') : open ? 'medium' : 'low';
      const small =
        (amount !== null && amount.value < 25_000) ||
        (period !== null && period.days <= 190 && /fees|paid|payable/i.test(text));
      if (small) {
        claims.at('small', at(match));
        severity = 'high';
      }
      return {
        severity,
        at: at(match),
        notes: claims.notes,
        facts: {
          who: actor.who,
          other: context.actors.counterpartyOf(actor.who),
          amount: amount?.written ?? null,
        },
        serves: actor,
      };
    },
  },
  {
    kind: 'liability-exclusion',
    read(sentence, context) {
      const { text } = sentence;
      const match = firstOf(text, [
        phrasePattern(
          '\\b(?:shall|will) (?:not|in no event)\\b[^.;]{0,30}\\b(?:be liable|be responsible|have any (?:liability|responsibility|obligation or liability)|incur any liability)\\b',
        ),
        phrasePattern(
          '\\b(?:in no event|under no circumstances)\\b[^.;]{0,30}\\b(?:shall|will)\\b[^.;]{0,60}\\bbe (?:liable|responsible)\\b',
        ),
        phrasePattern(
          '\\b(?:has|have|assumes?|accepts?|shall have|bears?) no (?:liability|responsibility)\\b',
        ),
        phrasePattern(
          '\\b(?:releases?|discharges?|exonerates?)\\b[^.;]{0,60}\\bfrom (?:any and all|all|any) (?:claims?|liabilit)',
        ),
      ]);
      if (match === null || sentence.definition) return null;
      // Excluded heads of loss, caps, force majeure and the terms of a law or an insurer are kinds of their own.
      if (
        phrasePattern(
          'consequential|indirect|incidental|punitive|exemplary|lost profits|exceed|in excess of|limited to|force majeure|acts? of god|beyond [^.;]{0,30}control|terminat(?:ion|ed|ing) (?:of )?this agreement|more than one (?:separate )?(?:law )?firm|(?:costs?|expenses?) (?:or expenses? )?incurred without|(?:is|after)(?: the)?(?: date of)? terminat(?:ed|ion)|debts|salar(?:y|ies)|wages|taxes|unless and until|settlement|concerning the others?|unrestricted responsibility|reimburs\\w+',
        ).test(text)
      )
        return null;
      const actor = context.actors.liable(text, at(match));
      // An exclusion for one named cause weighs less than a general one.
      const narrow = phrasePattern(
        '\\b(?:to the extent|caused by|result\\w* (?:from|of|in)|due to|attributable to|in the event|if|unless|provided|except|aris\\w+ (?:out of|from|in connection)|relat\\w+ to|based on|in connection with|with respect to|concerning|third[- ]party|for (?:its|any|such|the|all) (?:other )?(?:failure|delay|acts?|actions|omissions?|errors?|mistakes?|truth|accuracy|completeness|quality|loss of|content|pledges?))\\b',
      ).test(text);
      const claims = new Claims(sentence);
      const broad =
        claims.found(
          narrow ? 'named' : 'broad',
          phrasePattern(
            'any (?:loss|damage|claim|liabilit|cost|injur)\\w*|for any reason|whatsoever|of any (?:kind|nature)|any and all|howsoever',
          ),
        ) !== null;
      if (actor.mutual && !broad) return null;
      const open = claims.absent('no-carve-out', CARVE_OUT, 'clause');
      if (narrow) claims.at('limited', at(match));
      else if (broad) claims.at('general', at(match));
      // Exceptions to an indemnity for infringement are usual.
      if (
        (/infring/i.test(text) && !broad) ||
        (/claim based/i.test(text) && /indemn|infring/i.test(sentence.heading ?? ''))
      )
        return null;
      const severity: Severity =
        /infring/i.test(text) || actor.mutual || narrow || !broad
          ? 'low'
          : actor.who !== null && open && !context.mirrored
            ? 'high'
            : 'medium';
      return {
        severity,
        at: at(match),
        notes: claims.notes,
        facts: { who: actor.who, other: context.actors.counterpartyOf(actor.who) },
        serves: actor,
      };
    },
  },
  {
    kind: 'consequential-loss',
    read(sentence, context) {
      const { text } = sentence;
      const match = firstOf(text, [
        phrasePattern(
          '\\b(?:in no event|under no circumstances|neither party|no party|not be (?:liable|responsible)|disclaims?|excludes?|waives?|without liability|nor shall|no liability)\\b[^.]{0,300}?\\b(?:consequential|indirect|incidental|special|punitive|exemplary)\\b[^.]{0,160}?\\b(?:damages?|loss(?:es)?|profits?)\\b',
        ),
        phrasePattern(
          '\\b(?:in no event|neither party|no party|not be liable)\\b[^.]{0,200}?\\b(?:lost|loss of|loss of anticipated) (?:profits?|revenues?|business|goodwill|savings)\\b',
        ),
      ]);
      if (match === null || sentence.definition || /\b(?:arbitrators?|tribunal)\b/i.test(match[0]))
        return null;
      // Punitive damages are none of the loss.
      if (!phrasePattern('consequential|indirect|(?:lost|loss of|anticipated) ').test(match[0])) return null;
      const actor = context.actors.liable(text, at(match));
      const claims = new Claims(sentence);
      const open = claims.absent('no-carve-out', CARVE_OUT, 'clause');
      const matched = actor.mutual || (actor.who !== null && context.mirrored);
      const alone = !matched && actor.who !== null;
      claims.at(alone ? 'one-sided' : matched ? 'mutual' : 'unknown', at(match));
      claims.found('profits', phrasePattern('(?:lost|loss of|anticipated) (?:\\w+ )?profits?'));
      return {
        severity: alone ? (open ? 'high' : 'medium') : 'low',
        at: at(match),
        notes: claims.notes,
        facts: { who: actor.who, other: context.actors.counterpartyOf(actor.who) },
        serves: actor,
      };
    },
  },
] as const satisfies readonly Rule[];
