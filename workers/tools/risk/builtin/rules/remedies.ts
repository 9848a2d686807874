import { phrasePattern } from '#workers/engines/text/plain.js';
import { money, periods } from '#workers/engines/text/values.js';
import { isKnown } from '#workers/engines/text/clause/english-parties.js';
import { Claims } from './claims.js';
import { at, firstOf, type Rule } from './rule.js';

/** Verbs of the side that supplies something without a warranty, and of the side that takes it so. */
const GIVES = /\b(?:provid|suppl|licen|deliver|furnish|s[eo]ll|lease|mak|giv|grant|offer|disclaim)\w*/i;
const TAKES = /\b(?:accept|tak|purchas|acknowledg|receiv|buy|hire)\w*/i;

export const remedyRules = [
  {
    kind: 'exclusive-remedy',
    read({ text, definition }, context) {
      const match = phrasePattern(
        '\\b(?:sole|exclusive|only)(?: and exclusive)? (?:and exclusive )?(?:remed(?:y|ies)|recourse|right and remedy)\\b',
      ).exec(text);
      if (
        match === null ||
        definition ||
        /\bnot\b[^.;]{0,40}$/i.test(text.slice(0, match.index)) ||
        phrasePattern('(?:not|non-) ?exclusive remed|personal liability').test(text)
      )
        return null;
      const owner = context.actors.owner(text, at(match));
      return {
        severity: owner.mutual ? 'low' : 'medium',
        at: at(match),
        facts: { who: owner.who },
        burdens: owner,
      };
    },
  },
  {
    kind: 'warranty-disclaimer',
    read(sentence, context) {
      const { text, definition } = sentence;
      const match = firstOf(text, [
        phrasePattern('\\bdisclaims?\\b[^.;]{0,80}\\b(?:warrant(?:y|ies)|representations?)\\b'),
        phrasePattern(
          '(?<!\\b(?:shall|will|may|to|must) )\\b(?:makes?|gives?|provides?|grants?|offers?) no (?:other |further |express |implied |additional )*(?:representations?|warrant(?:y|ies))\\b',
        ),
        phrasePattern(
          '\\bno (?:other )?(?:representations? or )?warrant(?:y|ies)[^.;]{0,40}\\b(?:express|implied|are made|is made)\\b',
        ),
        phrasePattern('["\']as[- ]is["\']|\\bon an as[- ]is\\b|\\bas[- ]is,? (?:where[- ]is|basis|without)'),
        phrasePattern('\\bin lieu of all other warranties\\b'),
      ]);
      if (match === null || definition) return null;
      const taken = context.actors.doer(text, match.index, TAKES);
      const actor = isKnown(taken)
        ? context.actors.opposite(taken)
        : context.actors.doer(text, match.index, GIVES);
      const both = actor.mutual;
      const claims = new Claims(sentence);
      claims.found(
        'as-is',
        phrasePattern('\\bas[- ]is\\b(?! (?:required|necessary|reasonabl\\w+|set|provided|described))'),
      );
      claims.found('fitness', phrasePattern('\\b(?:merchantab\\w+|fitness)\\b'));
      claims.at(both ? 'mutual' : actor.who === null ? 'unknown' : 'one-sided', at(match));
      return {
        severity: both ? 'low' : 'medium',
        at: at(match),
        notes: claims.notes,
        facts: { who: actor.who, other: context.actors.counterpartyOf(actor.who) },
        serves: actor,
      };
    },
  },
  {
    kind: 'insurance',
    read(sentence, context) {
      const { text, definition } = sentence;
      const match = phrasePattern(
        '\\b(?:shall|will|must|agrees to)\\b[^.;]{0,80}\\b(?:maintain|carry|obtain|procure|keep in (?:full )?force|provide)\\b[^.;]{0,160}\\binsurance\\b',
      ).exec(text);
      if (match === null || definition) return null;
      const actor = context.actors.doer(text, match.index);
      const amount = money(text.slice(match.index));
      const claims = new Claims(sentence);
      claims.found('additional-insured', phrasePattern('additional (?:named )?insureds?'));
      return {
        severity: amount !== null && amount.value >= 5_000_000 ? 'medium' : 'low',
        at: at(match),
        facts: { who: actor.who, amount: amount?.written ?? null },
        notes: claims.notes,
        burdens: actor,
      };
    },
  },
  {
    kind: 'joint-liability',
    read({ text, definition }, context) {
      const match = phrasePattern('\\bjoint(?:ly)? and several(?:ly)?\\b').exec(text);
      if (match === null || definition || /joint (?:and several )?filing/i.test(text)) return null;
      const actor = context.actors.doer(text, match.index);
      return { severity: 'medium', at: at(match), facts: { who: actor.who } };
    },
  },
  {
    kind: 'short-claim-period',
    read(sentence) {
      const { text, definition } = sentence;
      const match = firstOf(text, [
        phrasePattern(
          '\\bno (?:action|claim|suit|proceeding|legal action)\\b[^.;]{0,160}\\b(?:more than|after|later than|unless)\\b[^.;]{0,80}\\b(?:days?|months?|years?)\\b',
        ),
        phrasePattern(
          '\\b(?:action|claim|suit|proceeding)s?\\b[^.;]{0,100}\\bmust be (?:brought|commenced|filed|instituted|made)\\b[^.;]{0,40}\\b(?:within|no later than)\\b[^.;]{0,50}\\b(?:days?|months?|years?)\\b',
        ),
        phrasePattern(
          '\\b(?:waives?|barred|forever barred|deemed waived)\\b[^.;]{0,100}\\b(?:within|unless)\\b[^.;]{0,60}\\b(?:days?|months?|years?)\\b[^.;]{0,60}\\b(?:claim|cause of action|action)',
        ),
        phrasePattern('\\bstatute of limitations?\\b[^.;]{0,60}\\b(?:waiv|shorten|reduc|extend)'),
      ]);
      if (
        match === null ||
        definition ||
        phrasePattern('survival|indemnif(?:y|ication) claim|audit|invoice|warranty').test(match[0])
      )
        return null;
      const period = periods(match[0]).sort((a, b) => b.days - a.days)[0] ?? null;
      if (period !== null && period.days > 3700) return null;
      const severity =
        period === null ? 'medium' : period.days > 370 ? 'low' : period.days > 60 ? 'medium' : 'high';
      const claims = new Claims(sentence);
      claims.found(
        'action',
        phrasePattern(
          '\\b(?:actions?|suits?|proceedings?|litigation|statutes? of limitations?|cause of action)\\b',
        ),
        at(match),
      );
      return { severity, at: at(match), notes: claims.notes, facts: { period } };
    },
  },
] as const satisfies readonly Rule[];
