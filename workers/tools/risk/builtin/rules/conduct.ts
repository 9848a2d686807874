import type { Severity } from '#shared/tools/risk/contract.js';
import { phrasePattern } from '#workers/engines/text/plain.js';
import { money, noticePeriod, periodNear } from '#workers/engines/text/values.js';
import { Claims } from './claims.js';
import { ANY_LIMIT, ANY_NOTICE, at, clip, firstOf, type Rule } from './rule.js';

const CHANGE =
  /\b(?:amend|modif|chang|revis|alter|vary|discontinu|updat|substitut|add|delet|reduc|withdraw)/i;

export const conductRules = [
  {
    kind: 'unilateral-change',
    read(sentence, context) {
      const { text, definition } = sentence;
      const match = firstOf(text, [
        phrasePattern(
          '\\b(?:may|right to|entitled to|discretion to|can)\\b[^.;]{0,60}\\b(?:amend|modify|change|revise|alter|vary|discontinue|update|substitute|add to|delete|reduce)\\b[^.;]{0,100}\\b(?:agreement|terms?|polic(?:y|ies)|products?|services?|territor(?:y|ies)|specifications?|manual|standards|programs?|requirements|schedule|rules|guidelines|procedures|exhibits?)\\b',
        ),
        phrasePattern(
          '\\breserves? the right\\b[^.;]{0,60}\\b(?:amend|modify|change|revise|alter|discontinue|withdraw|add|delete|reduce|substitute)\\w*\\b',
        ),
      ]);
      if (
        match === null ||
        definition ||
        /\bnot\b|^may\s+(?:require|need|necessitate|result|cause|affect|lead|be|have)\b/i.test(match[0])
      )
        return null;
      if (
        phrasePattern(
          '\\bnot\\b[^.;]{0,40}\\b(?:amend|modif|chang)|mutual(?:ly)?|obtain[^.;]{0,40}\\bconsent|subject to [^.;]{0,40}\\b(?:consent|approval)|by (?:a )?(?:written )?(?:agreement|instrument|writing)|signed by|only (?:by|in) writing|in writing signed|with the (?:prior )?(?:written )?(?:consent|approval)|jointly',
        ).test(text)
      )
        return null;
      const actor = context.actors.doer(text, match.index);
      if (actor.mutual || actor.who === null) return null;
      const notice = noticePeriod(text);
      const free = phrasePattern(
        'sole (?:and absolute )?discretion|at any time|without (?:prior )?(?:notice|consent|liability)|from time to time|its discretion',
      ).exec(text);
      // Excludes "… but no amendment that adversely affects the other side without its consent".
      const guarded = phrasePattern(
        '\\b(?:not|no|only)\\b[^.;]{0,160}\\bwithout the (?:prior |written |express ){0,3}(?:consent|approval|agreement)|advers\\w+[^.;]{0,160}\\bconsent',
      ).test(text);
      const words = match[0].slice(match[0].search(CHANGE));
      const essential = phrasePattern('\\b(?:agreement|terms|prices?|fees|conditions|contract)\\b').test(
        words,
      );
      if (phrasePattern('bonus|insurance|incentive|benefit plan').test(words)) return null;
      const severity: Severity = guarded
        ? 'low'
        : !essential
          ? free !== null && notice === null
            ? 'medium'
            : 'low'
          : notice !== null && notice.days >= 30
            ? 'medium'
            : free !== null
              ? 'high'
              : 'medium';
      const claims = new Claims(sentence);
      if (guarded) claims.at('guarded', at(match));
      else {
        if (notice === null) claims.absent('no-notice', ANY_NOTICE, 'clause');
        if (free !== null) claims.at('free', at(free));
      }
      return {
        severity,
        at: at(match),
        notes: claims.notes,
        facts: {
          who: actor.who,
          other: context.actors.counterpartyOf(actor.who),
          notice,
          words: clip(words),
        },
        serves: actor,
      };
    },
  },
  {
    kind: 'deemed-acceptance',
    read({ text, definition }, context) {
      const match = firstOf(text, [
        phrasePattern(
          '\\b(?:deemed|considered|conclusively presumed)\\b[^.;]{0,40}\\b(?:to have )?(?:accept(?:ed|ance)|approv(?:ed|al)|consent(?:ed)?|agreed|waived|correct)\\b',
        ),
      ]);
      if (
        match === null ||
        definition ||
        /\b(?:no|neither|nor)\b[^,;]{0,60}$|\bnot (?:be )?$/i.test(text.slice(0, match.index))
      )
        return null;
      if (
        !phrasePattern(
          '\\b(?:fail(?:s|ure|ed)?|absence|silence|do(?:es)? not|did not|has not|unless|not (?:reject|object|disapprov|notif|respond)\\w*|no (?:objection|response|notice|answer))\\b',
        ).test(text)
      )
        return null;
      const actor = context.actors.doer(text, match.index);
      const period = periodNear(text, match.index, 260);
      return {
        severity: period !== null && period.days <= 5 ? 'medium' : 'low',
        at: at(match),
        facts: { who: actor.who, period },
        burdens: actor,
      };
    },
  },
  {
    kind: 'wide-force-majeure',
    read(sentence, context) {
      const { text } = sentence;
      const match = phrasePattern(
        '\\b(?:force majeure|acts? of god|beyond (?:the|its|their|his) (?:\\w+ ){0,3}control)\\b',
      ).exec(text);
      if (
        match === null ||
        sentence.definition ||
        !phrasePattern(
          '\\b(?:shall|will|not (?:be )?(?:liable|responsible|deemed)|excused?|delay|fail)',
        ).test(text)
      )
        return null;
      const wide = phrasePattern(
        'market conditions|economic|financial (?:inability|condition|difficult)|lack of funds|shortage of (?:labor|materials|supplies)|price increase|inability to obtain|any (?:other )?(?:cause|reason)',
      ).exec(text);
      const freed = phrasePattern('not (?:be )?(?:liable|responsible|deemed)|excused?').exec(text);
      const actor = context.actors.doer(text, freed?.index ?? match.index);
      const alone =
        actor.who !== null && !context.mirrored && !context.actors.namesBothParties(sentence.around);
      const claims = new Claims(sentence);
      if (wide !== null) claims.at('wide', at(wide));
      if (alone) claims.at('one-sided', at(match));
      claims.absent(
        'endless',
        phrasePattern('terminat|notice|notif|resume|mitigat|prompt|(?:days|months)'),
        'clause',
      );
      // That a clause does not regulate notice is no risk of its own.
      if (!alone && wide === null) return null;
      return {
        severity: alone ? 'medium' : 'low',
        at: at(match),
        notes: claims.notes,
        facts: { who: alone ? actor.who : null, words: wide?.[0].replace(/\s+/g, ' ') ?? null },
        ...(alone ? { serves: actor } : {}),
      };
    },
  },
  {
    kind: 'hardship-waiver',
    read({ text, definition }) {
      const match = phrasePattern(
        '\\b(?:waives?|shall not be entitled to|no right to|irrespective of|regardless of)\\b[^.;]{0,120}\\b(?:hardship|change(?:d)? (?:in|of) circumstances|unforeseen (?:events|circumstances)|frustration|commercial impracticability)\\b',
      ).exec(text);
      return match === null || definition ? null : { severity: 'high', at: at(match) };
    },
  },
  {
    kind: 'entire-agreement',
    read(sentence) {
      const { text, definition } = sentence;
      const match = firstOf(text, [
        phrasePattern(
          '\\b(?:entire|complete|whole|final)(?: and (?:\\w+ ){1,3})? (?:agreement|understanding|expression|contract)\\b[^.;]{0,160}\\b(?:supersed|merg|replac|cancel)\\w+',
        ),
        phrasePattern(
          '\\b(?:supersed|replac)\\w+\\b[^.;]{0,100}\\b(?:all|any)\\b[^.;]{0,60}\\b(?:prior|previous|earlier|oral|contemporaneous)',
        ),
      ]);
      if (match === null || definition) return null;
      const claims = new Claims(sentence);
      const reliance =
        claims.found(
          'reliance',
          phrasePattern('\\bnot (?:been )?(?:rel(?:ied|y|ying)|induced)|\\bno reliance\\b'),
        ) !== null;
      return { severity: reliance ? 'medium' : 'low', at: at(match), notes: claims.notes };
    },
  },
  {
    kind: 'email-notice',
    read(sentence) {
      const { text, definition } = sentence;
      const match = firstOf(text, [
        phrasePattern(
          '\\bnotices?\\b[^.;]{0,220}\\b(?:e-?mail|electronic mail|facsimile|telecopy|telecopier|fax)\\b',
        ),
      ]);
      if (
        match === null ||
        definition ||
        !phrasePattern('deemed|shall be|may be|given|delivered|sent|effective').test(text)
      )
        return null;
      const confirmed = phrasePattern(
        'confirm\\w+|acknowledg\\w+|receipt|received|followed by|proof of',
      ).test(sentence.around);
      const claims = new Claims(sentence);
      if (!/e-?mail|electronic mail/i.test(match[0])) claims.at('fax', at(match));
      return confirmed ? null : { severity: 'low', at: at(match), notes: claims.notes };
    },
  },
  {
    kind: 'power-of-attorney',
    read(sentence, context) {
      const { text, definition } = sentence;
      const match = phrasePattern(
        '\\b(?:appoints?|constitutes?|grants?)\\b[^.;]{0,100}\\b(?:attorney-?in-?fact|power of attorney|attorneys?-in-fact)\\b',
      ).exec(text);
      if (match === null || definition) return null;
      const actor = context.actors.doer(text, match.index);
      const claims = new Claims(sentence);
      const forever = claims.found('irrevocable', /\birrevocabl\w+/i) !== null;
      return {
        severity: forever ? 'high' : 'medium',
        at: at(match),
        notes: claims.notes,
        facts: { who: actor.who, other: context.actors.counterpartyOf(actor.who) },
        burdens: actor,
      };
    },
  },
  {
    kind: 'time-of-essence',
    read({ text }) {
      const match = phrasePattern('\\btime (?:is|shall be|being) of the essence\\b').exec(text);
      return match === null ? null : { severity: 'low', at: at(match) };
    },
  },
  {
    kind: 'guarantee',
    read(sentence, context) {
      const { text, definition } = sentence;
      const match = phrasePattern(
        '\\b(?:unconditionally|irrevocably|absolutely|personally)(?:(?:,| and) \\w+){0,3} guarant(?:ees?|ies)\\b|\\bguarant(?:ees?|ors?)\\b[^.;]{0,80}\\b(?:full and (?:prompt|punctual) (?:payment|performance)|all (?:of the )?obligations)\\b',
      ).exec(text);
      if (match === null || definition) return null;
      const actor = context.actors.doer(text, match.index);
      const amount = money(text);
      const claims = new Claims(sentence);
      const open = amount === null && claims.absent('no-maximum', ANY_LIMIT, 'clause');
      return {
        severity: open && /personally/i.test(text) ? 'high' : 'medium',
        at: at(match),
        facts: { who: actor.who, amount: amount?.written ?? null },
        notes: claims.notes,
        burdens: actor,
      };
    },
  },
  {
    kind: 'third-party-rights',
    read({ text, definition }) {
      const match = phrasePattern('\\bthird[- ]party beneficiar(?:y|ies)\\b').exec(text);
      if (
        match === null ||
        definition ||
        phrasePattern('\\bno\\b|\\bnot\\b|nothing|neither|nor\\b').test(text)
      )
        return null;
      return { severity: 'low', at: at(match) };
    },
  },
  {
    kind: 'best-efforts',
    read({ text, definition }, context) {
      const match = phrasePattern(
        '\\b(?:shall|will|agrees? to|must)\\b[^.;]{0,60}\\b(?:best|utmost) (?:efforts|endeavou?rs)\\b',
      ).exec(text);
      if (match === null || definition) return null;
      const actor = context.actors.doer(text, match.index);
      return {
        severity: 'low',
        at: at(match),
        facts: { who: actor.who },
        burdens: actor,
      };
    },
  },
  {
    kind: 'prohibited-object',
    read({ text, definition }) {
      const match = phrasePattern(
        '\\b(?:cannabis|marijuana|alcoholic beverages?|liquor|wines?|beers?|gambling|casinos?|wager(?:s|ing)?|lotter(?:y|ies)|betting|pork)\\b',
      ).exec(text);
      if (
        match === null ||
        definition ||
        !phrasePattern(
          '\\b(?:sell|sale|order|buy|purchas\\w+|distribut\\w+|deliver\\w*|operat\\w+|market\\w*|promot\\w+|browse|licen[cs]e\\w*|serve|provide)\\b',
        ).test(text)
      )
        return null;
      if (
        phrasePattern(
          '\\b(?:not|no|prohibit\\w*|refus\\w+|reject\\w*|object(?:s|ion)?|exclud\\w+|other than)\\b',
        ).test(text)
      )
        return null;
      return { severity: 'high', at: at(match), facts: { words: match[0].toLowerCase() } };
    },
  },
] as const satisfies readonly Rule[];
