import { phrasePattern } from '#workers/engines/text/plain.js';
import { noticePeriod, periodNear } from '#workers/engines/text/values.js';
import { Claims } from './claims.js';
import { ANY_LENGTH, at, firstOf, type Rule } from './rule.js';

export const transferRules = [
  {
    kind: 'first-refusal',
    read(sentence, context) {
      const { text, definition } = sentence;
      const match = phrasePattern(
        '\\brights? of first (?:refusal|offer|negotiation|opportunity|notice)\\b|\\bfirst right (?:of|to) (?:refus|negotiat|purchas|acquir|offer)\\w*|\\bfirst (?:opportunity|option) to (?:purchase|acquire|provide|license|negotiate)\\b',
      ).exec(text);
      if (match === null || definition) return null;
      const actor = context.actors.holder(text, match.index);
      const period = periodNear(text, match.index, 300);
      const claims = new Claims(sentence);
      claims.absent('no-period', ANY_LENGTH, 'clause');
      return {
        severity: 'medium',
        at: at(match),
        notes: claims.notes,
        facts: { who: actor.who, period },
        serves: actor,
      };
    },
  },
  {
    kind: 'free-assignment',
    read(sentence, context) {
      const { text } = sentence;
      const match = firstOf(text, [
        phrasePattern(
          '\\b(?:may|shall have the right to|right to|entitled to)\\b[^.;]{0,40}\\b(?:assign|transfer|delegate|novate)\\b[^.;]{0,220}?\\bwithout\\b[^.;]{0,50}\\b(?:consent|approval|permission|notice)\\b',
        ),
        phrasePattern(
          '\\b(?:may|shall have the right to)\\b[^.;]{0,20}\\bfreely (?:assign|transfer)\\b|\\bfreely assignable\\b',
        ),
        phrasePattern(
          '\\bwithout\\b[^.;]{0,40}\\b(?:consent|approval)\\b[^.;]{0,60}\\b(?:may|shall be entitled to)\\b[^.;]{0,20}\\bassign\\b',
        ),
      ]);
      if (
        match === null ||
        sentence.definition ||
        phrasePattern('\\b(?:may|shall|will|entitled to|right to|can) ?not\\b').test(match[0]) ||
        /\bnot\b/i.test(match[0].slice(0, 40)) ||
        phrasePattern('(?:may|shall|can) not\\b[^.;]{0,60}$').test(text.slice(0, match.index + 5))
      )
        return null;
      if (
        phrasePattern('\\b(?:neither|no|nor)(?: of the)? part(?:y|ies)\\b').test(
          text.slice(Math.max(0, match.index - 120), match.index + 30),
        )
      )
        return null;
      if (
        !phrasePattern('agreement|rights|obligations|interest|contract|assign').test(text) ||
        phrasePattern('\\bany (?:product|shares?|securities)\\b').test(match[0])
      )
        return null;
      const actor = context.actors.doer(text, match.index);
      const claims = new Claims(sentence);
      claims.at(actor.mutual ? 'mutual' : 'one-sided', at(match));
      const near =
        claims.found(
          'group',
          phrasePattern('\\b(?:affiliat\\w*|subsidiar\\w+|parents?|successors?|merger|wholly)\\b'),
          { start: match.index, end: match.index + match[0].length + 80 },
        ) !== null;
      return {
        severity: actor.mutual ? 'low' : near ? 'low' : 'medium',
        at: at(match),
        notes: claims.notes,
        facts: { who: actor.who, other: context.actors.counterpartyOf(actor.who) },
        serves: actor,
      };
    },
  },
  {
    kind: 'one-sided-assignment-ban',
    read(sentence, context) {
      const { text } = sentence;
      const match = firstOf(text, [
        phrasePattern(
          '\\b(?:shall|may|will) not\\b[^.;]{0,60}\\b(?:assign|transfer|delegate)\\b[^.;]{0,80}\\b(?:agreement|rights?|obligations?|dut(?:y|ies)|interest)\\b',
        ),
        phrasePattern(
          '\\b(?:agreement|rights?)\\b[^.;]{0,80}\\b(?:may|shall) not be (?:assigned|transferred)\\b[^.;]{0,20}\\bby\\b',
        ),
      ]);
      if (match === null || sentence.definition || phrasePattern('\\bsublicen|confidential').test(match[0]))
        return null;
      const actor = /not\s+be\s+(?:assigned|transferred)/i.test(match[0])
        ? context.actors.directlyAfter(text, match.index + match[0].length)
        : context.actors.doer(text, match.index);
      if (actor.mutual || actor.who === null || context.actors.namesBothParties(sentence.around)) return null;
      const claims = new Claims(sentence);
      claims.found('discretion', phrasePattern('\\b(?:sole|absolute|sole and absolute) discretion\\b'));
      return {
        severity: 'medium',
        at: at(match),
        notes: claims.notes,
        facts: { who: actor.who, other: context.actors.counterpartyOf(actor.who) },
        burdens: actor,
      };
    },
  },
  {
    kind: 'audit',
    read(sentence, context) {
      const { text, definition } = sentence;
      const match = firstOf(text, [
        phrasePattern(
          '\\b(?:may|right to|entitled to|permit\\w*|allow\\w*|shall have (?:the right|access)|opportunity to)\\b[^.;]{0,120}\\b(?:audit|inspect|examine|review)\\w*\\b[^.;]{0,100}\\b(?:books|records|accounts|premises|facilit(?:y|ies)|operations|systems)\\b',
        ),
        phrasePattern(
          '\\b(?:books|records)\\b[^.;]{0,120}\\b(?:open|available|subject)\\b[^.;]{0,60}\\b(?:inspection|audit|examination)\\b',
        ),
      ]);
      if (match === null || definition) return null;
      // What a regulator may see, or a supplier that nobody has chosen yet, opens nothing to the other side.
      if (
        phrasePattern(
          '\\b(?:proposed|prospective|third[- ]party) (?:suppliers?|vendors?)|\\bof any (?:approved )?suppliers?\\b|(?<!\\b(?:and|or) (?:any |the |other |relevant |applicable )?)\\b(?:regulator|regulatory authority|reserve bank|central bank|governmental authority)\\b[^.;]{0,60}\\b(?:may|right|entitled|access)',
        ).test(text)
      )
        return null;
      const opens = /^(?:permit|allow|books|records)/i.test(match[0]);
      const doer = context.actors.doer(text, match.index);
      const actor = opens ? context.actors.opposite(doer) : context.actors.holder(text, match.index);
      const claims = new Claims(sentence);
      claims.absent(
        'often',
        phrasePattern(
          '\\bonce\\b|\\bannual|\\bone (?:time|audit|inspection)|per (?:calendar |contract )?year|each (?:calendar |contract )?year|every (?:\\w+ )?(?:months|year)',
        ),
        'clause',
      );
      const free =
        claims.found(
          'free',
          phrasePattern('\\bat any time\\b|\\bwithout (?:prior )?notice\\b|\\bunannounced\\b'),
        ) !== null;
      claims.found(
        'shifts',
        phrasePattern(
          '\\b(?:pay|bear|reimburse|borne|charged|assume)\\b[^.;]{0,60}\\b(?:costs?|expenses?) of (?:such |the |any |said )?(?:audit|inspection|examination|review)|\\b(?:costs?|expenses?) of (?:such |the |any |said )?(?:audit|inspection|examination|review)\\b[^.;]{0,40}\\b(?:borne|paid|reimbursed|charged)',
        ),
      );
      claims.absent(
        'no-notice',
        phrasePattern('\\bnoti(?:ce|fy|fies|fication)|\\bprior\\b|in advance'),
        'clause',
      );
      const notice = noticePeriod(text);
      return {
        severity: free ? 'medium' : 'low',
        at: at(match),
        notes: claims.notes,
        facts: { who: actor.who, notice },
        serves: actor,
      };
    },
  },
  {
    kind: 'publicity',
    read(sentence, context) {
      const { text, definition } = sentence;
      const match = phrasePattern(
        '\\b(?:may|right to|entitled to)\\b[^.;]{0,60}\\buse\\b[^.;]{0,40}\\b(?:names?|logos?|likeness|image|photographs?)\\b[^.;]{0,120}\\b(?:advertis\\w*|promotion\\w*|marketing|publicity|press|customer lists?|commercial)\\b',
      ).exec(text);
      if (match === null || definition || phrasePattern('\\bnot\\b').test(match[0])) return null;
      const actor = context.actors.holder(text, match.index);
      const claims = new Claims(sentence);
      const approval = !claims.absent(
        'no-approval',
        phrasePattern('approv\\w+|consent|permission|agree'),
        'sentence',
      );
      if (actor.mutual && approval) return null;
      return {
        severity: approval ? 'low' : 'medium',
        at: at(match),
        notes: claims.notes,
        facts: { who: actor.who, other: context.actors.counterpartyOf(actor.who) },
        serves: actor,
      };
    },
  },
] as const satisfies readonly Rule[];
