import { UNKNOWN_ACTOR } from '#workers/engines/text/actor.js';
import { phrasePattern } from '#workers/engines/text/plain.js';
import { Claims } from './claims.js';
import { saidBy } from './limits.js';
import { ANY_LENGTH, at, firstOf, standsIn, type Rule } from './rule.js';

/** Returns a pattern for a name in running text. */
const spelled = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What passes with a contract: the contract itself, or what a party has or owes under it. */
const CONTRACT =
  '(?:this|the) (?:agreement|contract)|(?:its|any|all|his|her|their)(?: of)?(?: its| the| or all of its)? (?:[\\w,]+ ){0,3}(?:rights?|obligations?|dut(?:y|ies)|interests?)\\b[^.;]{0,60}\\b(?:under|hereunder|agreement|contract|hereof)|rights,? (?:or|and)(?:/or)? (?:our |its |their )?obligations|rights or obligations hereunder';

/** Tells whether the text around a clause gives one of two parties what the clause gives the other. */
function mayToo(around: string): boolean {
  return phrasePattern(
    '\\b(?:[A-Z][\\w-]{1,30}|party(?: hereto)?) (?:may|shall (?:also )?have the right to|shall be entitled to) (?:also )?(?:assign|transfer) (?:all or |any of |all of )?(?:this|the|its|their)\\b',
  ).test(around);
}

/** A right to buy on the terms that somebody else has offered. */
const SAME_TERMS = phrasePattern(
  '\\b(?:may(?! not\\b)|(?:shall|will)(?:,[^.;,]{0,80},)? have (?:the (?:right|option)|(?:[\\w()*-]+|\\[[^\\]]{0,20}\\]) (?:\\(\\w+\\) )?(?:(?:business|calendar) )?days?))\\b[^.;]{0,160}?\\b(?:purchase|acquire|buy)\\b[^.;]{0,200}?\\b(?:up)?on the same (?:\\w+ )?(?:price|terms)\\b[^.;]{0,100}?\\b(?:third[- ]part\\w+|offer(?:ed|ee)?|offeror)\\b',
);

/** Things that are handed over, which is no assignment of the contract. */
const OF_THINGS = phrasePattern(
  '\\b(?:assign|transfer|delegate)\\b(?: or (?:otherwise )?\\w+)? (?:(?:the|any|such|all|or|its|other) ){0,3}(?:samples?|materials?|specimens?|products?|equipment|data|records|documents?|goods|employees?|personnel|inventory)\\b',
);

export const transferRules = [
  {
    kind: 'first-refusal',
    read(sentence, context) {
      const { text } = sentence;
      const match = firstOf(text, [
        phrasePattern(
          '\\b(?:(?:hereby |also )?grants?|granted|gives?|shall (?:also )?have|will (?:also )?have|has|have|reserves?|entitled to)\\b[^.;]{0,100}?\\b(?:rights? of first (?:refusal|offer|negotiation)|first rights? (?:of|to) (?:refus|negotiat|purchas|acquir|offer)\\w*|first (?:opportunity|option) to (?:purchase|acquire|provide|license|negotiate))\\b',
        ),
        SAME_TERMS,
      ]);
      if (match === null || standsIn(sentence, match.index)) return null;
      if (
        phrasePattern(
          '\\b(?:waive|secured|exercis|not constitute|except|subject to|withhold|if it|free of)\\w*',
        ).test(match[0]) ||
        phrasePattern('\\bwill again have\\b|\\bdo(?:es)? not exercise\\b').test(text) ||
        phrasePattern('\\b(?:section|paragraph|article|clause)s? [\\dIVX.]+[^.;]{0,60}$').test(match[0])
      )
        return null;
      const told = context.actors.holder(text, match.index);
      // Who grants such a right does not hold it.
      const grants = /^(?:hereby |also )?(?:grants?|gives?)\b/i.test(match[0]);
      const giver = grants ? context.actors.doer(text, match.index).who : null;
      const holder = giver !== null && giver === told.who ? UNKNOWN_ACTOR : told;
      const claims = new Claims(sentence);
      if (/negotiat/i.test(match[0])) claims.at('negotiation', at(match));
      else if (/refus|terms/i.test(match[0])) claims.at('refusal', at(match));
      else claims.at('offer', at(match));
      claims.absent('no-time', phrasePattern(`${ANY_LENGTH.source}|\\bpromptly\\b`), 'clause');
      return {
        severity: claims.has('negotiation') ? 'low' : 'medium',
        at: at(match),
        notes: claims.notes,
        facts: { who: holder.who, words: saidBy(text, match) },
        serves: holder,
      };
    },
  },
  {
    kind: 'free-assignment',
    read(sentence, context) {
      const { text, around } = sentence;
      const match = firstOf(text, [
        phrasePattern(
          `\\b(?:may|shall have the right to|(?:unrestricted )?right to|entitled to)\\b[^.;]{0,60}?\\b(?:assign|transfer|delegate|novate)\\b(?: or \\w+)?[^.;]{0,60}?(?:${CONTRACT})[^.;]{0,220}?\\bwithout\\b[^.;]{0,50}\\b(?:consent|approval|permission)\\b`,
        ),
        phrasePattern(
          `\\b(?:may|shall have the right to)\\b[^.;]{0,20}\\bfreely (?:assign|transfer)\\b[^.;]{0,40}?(?:${CONTRACT})`,
        ),
        phrasePattern(
          `\\bwithout\\b[^.;]{0,40}\\b(?:consent|approval)\\b[^.;]{0,60}\\b(?:may|shall be entitled to)\\b[^.;]{0,20}\\b(?:assign|transfer)\\b[^.;]{0,60}?(?:${CONTRACT})`,
        ),
        phrasePattern(
          `\\b(?:may|entitled to)\\b[^.;]{0,40}\\bwithout\\b[^.;]{0,40}\\b(?:consent|approval)\\b[^.;]{0,40}\\b(?:assign|transfer)\\b[^.;]{0,40}?(?:${CONTRACT})`,
        ),
        phrasePattern(
          `\\b(?:may|entitled to)\\b[^.;]{0,20}\\b(?:assign|transfer)\\b(?: or \\w+)?[^.;]{0,60}?(?:${CONTRACT})[^.;]{0,40}\\bat any time\\b`,
        ),
      ]);
      if (match === null || standsIn(sentence, match.index)) return null;
      if (
        /\bnot\b/i.test(match[0].slice(0, 60)) ||
        phrasePattern('(?:may|shall|can) not\\b[^.;]{0,60}$').test(text.slice(0, match.index + 5)) ||
        phrasePattern('\\b(?:neither|no|nor)(?: of the)? part(?:y|ies)\\b[^.;]{0,60}$').test(
          text.slice(Math.max(0, match.index - 80), match.index + 12),
        ) ||
        phrasePattern('\\b(?:shares?|securities|lease|registration|units|suppliers?)\\b').test(match[0])
      )
        return null;
      const actor = context.actors.doer(text, match.index);
      const other = context.actors.counterpartyOf(actor.who);
      if (
        !actor.mutual &&
        mayToo(around.replace(text.slice(Math.max(0, match.index - 60), match.index + match[0].length), ' '))
      )
        return null;
      const claims = new Claims(sentence);
      claims.at(actor.mutual ? 'mutual' : 'one-sided', at(match));
      claims.absent('silent', phrasePattern('\\b(?:consent|approval|permission|freely)\\b'), 'sentence');
      const toAnybody = phrasePattern('\\bany (?:third )?(?:party|person)|among other').test(match[0]);
      if (!toAnybody)
        claims.found(
          'group',
          phrasePattern(
            '\\b(?:affiliat\\w*|subsidiar\\w+|parents?|successors?|merger|acqui\\w+|reorgani[sz]ation|restructuring|financing|controls?|controlled|purchasers?|following|wholly|substantially all|only|provided)\\b',
          ),
          { start: match.index, end: match.index + match[0].length + 160 },
        );
      claims.absent('no-notice', phrasePattern('\\bnoti(?:ce|fy|fies|fication)'), 'clause');
      claims.absent(
        'no-liability',
        phrasePattern('remain|not (?:be )?reliev|assumes?|liable|responsible'),
        'clause',
      );
      return {
        severity: actor.mutual || claims.has('group') ? 'low' : 'medium',
        at: at(match),
        notes: claims.notes,
        facts: { who: actor.who, other },
        serves: actor,
      };
    },
  },
  {
    kind: 'one-sided-assignment-ban',
    read(sentence, context) {
      const { text, around } = sentence;
      const match = firstOf(text, [
        phrasePattern(
          `\\b(?:shall|may|will) not\\b(?: be entitled to)?[^.;]{0,40}\\b(?:assign|transfer|delegate)\\b[^.;]{0,100}?(?:${CONTRACT})`,
        ),
        phrasePattern(
          '\\b(?:agreement|rights?)\\b[^.;]{0,80}\\b(?:may|shall) not be (?:assigned|transferred)\\b[^.;]{0,20}\\bby\\b',
        ),
      ]);
      if (match === null || standsIn(sentence, match.index)) return null;
      if (
        phrasePattern('\\bsublicen|confidential|\\blicensed\\b|granted in this').test(match[0]) ||
        OF_THINGS.test(match[0]) ||
        phrasePattern('\\bto (?:a |any )?competitor').test(text.slice(match.index))
      )
        return null;
      const actor = /not\s+be\s+(?:assigned|transferred)/i.test(match[0])
        ? context.actors.directlyAfter(text, match.index + match[0].length)
        : context.actors.doer(text, match.index);
      if (actor.mutual || actor.who === null || context.actors.namesBothParties(around)) return null;
      const other = context.actors.counterpartyOf(actor.who);
      if (
        other !== null &&
        phrasePattern(
          `\\b(?:likewise|similarly)\\b|\\b${spelled(other)} (?:also )?(?:may|shall|will|can) ?not (?:\\w+ ){0,6}(?:assign|transfer)|\\bnor (?:may|shall|will|can) (?:the )?${spelled(other)}\\b`,
        ).test(around)
      )
        return null;
      const claims = new Claims(sentence);
      claims.found('discretion', phrasePattern('\\b(?:sole|absolute|sole and absolute) discretion\\b'));
      claims.found('consent', phrasePattern('\\b(?:consent|approval|permission)\\b'));
      claims.found('except', phrasePattern('\\b(?:except(?:ing)?|other than|save)\\b'));
      const isReasonable = !claims.absent(
        'not-reasonable',
        phrasePattern('\\bunreasonabl[ye]|\\breasonabl[ye] (?:withh|refus|delay)'),
        'clause',
      );
      return {
        severity: isReasonable ? 'low' : 'medium',
        at: at(match),
        notes: claims.notes,
        facts: { who: actor.who, other },
        burdens: actor,
      };
    },
  },
] as const satisfies readonly Rule[];
