import { phrasePattern } from '#workers/engines/text/plain.js';
import { noticePeriod } from '#workers/engines/text/values.js';
import { Claims } from './claims.js';
import { ANY_NOTICE, at, clip, firstOf, shiftSeverity, type Rule } from './rule.js';

const MAY =
  '\\b(?:may|can|(?:shall |will )?(?:have|has) the (?:sole |exclusive |unilateral )?right|(?:is|are|shall be|will be) entitled|reserves? (?:the|its) (?:sole |exclusive )?right)';
const WHEN =
  '(?:to|also|further|unilaterally|periodically|at any time|from time to time|(?:at|in) (?:its|our) (?:sole |absolute |own |reasonable |sole and absolute )?(?:discretion|option)|(?:upon|on|with|by|after) [^,.;]{0,60} notice)';
const CHANGES =
  '(?:amend|modify|change|revise|alter|vary|replace|substitute|withdraw|discontinue|delete|reduce|limit)';
const OTHERWISE =
  '(?:supplement|update|add(?: to)?|terminate|cancel|suspend|enhance|combine|eliminate|expand|restate)';
const VERBS = `(?:add (?:new |additional )?(?:products?|services?) (?:and|or) (?:to )?)?(?:${CHANGES}|${OTHERWISE})(?:(?:,| or| and)(?: or| and)?(?: otherwise| to)? (?:${CHANGES}|${OTHERWISE})){0,6}`;
const HEAD = `${MAY}(?:,? ${WHEN}){0,4},? (?=${VERBS})`;
const TIMED = '(?:,? (?:at any time|from time to time|in whole or in part|(?:at|in) its sole discretion),?)?';
/** What may follow the noun that is changed: another noun there would be the one. */
const NOUN_ENDS =
  '(?=\\s*(?:$|[.,;:)]|(?:at|from|in|upon|on|by|to|without|with|for|of|under|if|as|provided|that|which|or|and|so|listed|available|offered|set|during|hereunder|when|after|pursuant)\\b))';
const OWN = '(?:the|its|our|any|such|these|this|all)(?: of (?:the|its|our))?';

/** What one side may change, and how the change is worded there. */
const CHANGED = [
  [
    'terms',
    `${HEAD}${VERBS}${TIMED}(?: (?:any|all|some) (?:part |provisions? |terms? )?of)?(?: (?:this|the) (?:agreement|contract|addendum)${NOUN_ENDS}|(?: (?:the|any|all)(?: of the)?)? (?:terms|conditions|provisions)(?: (?:and|or|and/or) (?:conditions|provisions))? (?:of|in|set (?:out|forth) in|contained in) (?:(?:this|the) (?:agreement|contract|addendum|attachment)|attachment [a-z\\d])\\b| (?:these|its|our) (?:standard |general )?terms(?: and conditions)?(?! (?:of|for|on|applicable)\\b))`,
  ],
  [
    'rules',
    `${HEAD}${VERBS}${TIMED} ${OWN}(?: (?!to\\b|for\\b|of\\b|in\\b|by\\b|and\\b|or\\b)[\\w'&/-]{1,30}){0,4} (?:manuals?|polic(?:y|ies)|standards|specifications|rules|guidelines|procedures|requirements)\\b${NOUN_ENDS}`,
  ],
  [
    'services',
    `${HEAD}${VERBS}${TIMED} (?:${OWN}(?: (?:list|scope|range|part|description) of (?:the|its|our))?|(?:obsolete|additional)(?: or \\w+)?)(?: (?!to\\b|for\\b|of\\b|in\\b|by\\b|and\\b|or\\b)[\\w'&/-]{1,30}){0,2} (?:services?|products?|programs?|territory)\\b${NOUN_ENDS}`,
  ],
] as const;

const CONSENTED = phrasePattern(
  '\\bnot\\b[^.;]{0,40}\\b(?:amend|modif|chang)|mutual(?:ly)?|obtain[^.;]{0,40}\\bconsent|subject to [^.;]{0,60}\\b(?:consent|approval|agreement)|by (?:a )?(?:written )?(?:agreement|instrument|writing)|signed by|only (?:by|in) writing|in writing signed|with the (?:prior )?(?:written )?(?:consent|approval)|jointly|if agreed|\\bagreed (?:to )?by\\b',
);
/** Excludes "… but no amendment that adversely affects the other side without its consent". */
const GUARDED = phrasePattern(
  '\\b(?:not|no|only)\\b[^.;]{0,160}\\bwithout the (?:prior |written |express ){0,3}(?:consent|approval|agreement)|advers\\w+[^.;]{0,160}\\bconsent',
);
/** A neighbouring sentence by which such a change needs the other side after all. */
const GUARDED_BESIDE = phrasePattern(
  '\\bsuch (?:change|amendment|modification|revision)s?\\b[^.;]{0,160}\\b(?:consent|agrees|agreed|approval|approved|accepted by|not (?:be )?(?:effective|binding))\\b',
);
const LIMITED = phrasePattern(
  '\\bprovided\\b|\\bso long as\\b|\\bonly (?:if|to|for|where|when)\\b|\\bexcept\\b|\\bto the extent\\b|\\bunless\\b|\\bif\\b|\\bin response to\\b|\\bas (?:required|requested)\\b|\\bto comply\\b|\\breasonabl[ey]\\b|\\bbut\\b|\\bnot (?:be )?(?:materially|adversely)|\\bto (?:reflect|accommodate|correct)\\b',
);
const CONDITION = phrasePattern(
  '\\b(?:if|provided|so long as|as long as|only (?:if|to|for|where|when)|except|to the extent|unless|in response to|as (?:required|requested)|to comply)\\b[^.;]{3,400}',
);
const OF_EMPLOYMENT = phrasePattern('bonus|insurance|incentive|benefits?|pension|scheme|salary|employ');
/** Words by which the other side must follow such rules: what a side changes for itself alone burdens nobody. */
const followed = (rules: string) =>
  phrasePattern(
    `\\b(?:compl(?:y|ies|iance)|accordance|conform\\w*|adhere\\w*|observe|abide|follow)\\b[^.;]{0,80}\\b(?:the|such|these|those|our|all) (?:(?!pricing|customer|privacy)[\\w&/-]{1,30},? ){0,4}${rules}\\b`,
  );

const FORCE_MAJEURE = phrasePattern(
  "\\b(?:force majeure|acts? of god|beyond (?:the|its|their|his|our|such \\w+'s|the \\w+'s) (?:\\w+ ){0,3}control)\\b",
);
const FREED = phrasePattern(
  '\\b(?:not|nor|neither)\\b[^.;]{0,80}\\b(?:liable|liability|responsible|(?:default|breach)|deemed|considered)\\b|\\b(?:be|is|are) (?:\\w+ )?(?:excused|relieved|released|suspended)\\b',
);
const PERFORMING = phrasePattern(
  '\\b(?:perform\\w*|non-?performance|obligations?|delays?|delayed|fulfil\\w*)\\b',
);
const WIDE = phrasePattern(
  '\\b(?:(?:adverse )?market conditions|economic (?:hardship|conditions|downturn)|financial (?:inability|difficult\\w+)|(?:lack|shortage) of (?:funds|money|financing)|inability to (?:obtain|secure) financing|(?:increases? in|rising) (?:the )?(?:\\w+ )?(?:prices?|costs?)|price increases?)\\b',
);
const NOT_WIDE = phrasePattern(
  '\\b(?:not (?:include|mean|constitute|extend)|be (?:deemed|considered) (?:an? )?(?:event of )?force|other than|exclud\\w+|none of)\\b[^.;]{0,160}$',
);

/** Terms that others were given: who is to have the same does not change the contract alone. */
const BETTER_TERMS = phrasePattern(
  '\\b(?:more|as) favou?rable (?:\\w+ ){0,3}(?:terms|pricing|prices?|rates|conditions)\\b|\\b(?:pricing|prices?|terms|rates|conditions)\\b[^.;]{0,60}\\bmore favou?rable\\b|\\bmost[- ]favou?red\\b',
);

/** Returns a condition or a limit of a right, up to the end of its clause; null if none begins with a word of that kind. */
function limitOf(words: string): string | null {
  const found = CONDITION.exec(words)?.[0];
  return found === undefined ? null : clip(found);
}

/** Rules of what one side may change, and of events that change what is owed. */
export const changeRules = [
  {
    kind: 'unilateral-change',
    read(sentence, context) {
      const { text, around, definition } = sentence;
      if (definition || /definition/i.test(sentence.heading ?? '')) return null;
      const found = CHANGED.flatMap(([name, pattern]) => {
        const match = phrasePattern(pattern).exec(text);
        return match === null ? [] : [{ name, match }];
      })[0];
      if (found === undefined) return null;
      const { name, match } = found;
      const words = match[0].slice(match[0].search(phrasePattern(`(?:${CHANGES}|${OTHERWISE})\\b`)));
      if (!phrasePattern(`\\b${CHANGES}\\b`).test(words) || OF_EMPLOYMENT.test(words)) return null;
      if (name === 'terms' && BETTER_TERMS.test(text)) return null;
      const guarded = GUARDED.exec(text);
      if (CONSENTED.test(text) || (guarded === null && GUARDED_BESIDE.test(around))) return null;
      const rules = /\w+$/.exec(words)?.[0] ?? '';
      if (name === 'rules' && !/specifications/i.test(rules) && !followed(rules).test(around)) return null;
      const actor = context.actors.doer(text, match.index);
      if (actor.mutual || actor.who === null) return null;
      const notice = noticePeriod(text);
      const claims = new Claims(sentence);
      claims.at(name, at(match));
      if (guarded !== null) claims.at('guarded', at(guarded));
      const discretion = claims.found('discretion', phrasePattern('\\bdiscretion\\b'));
      const anyTime = claims.found('any-time', phrasePattern('\\bat any time\\b'));
      const again = claims.found('repeated', phrasePattern('\\bfrom time to time\\b|\\bperiodically\\b'));
      const isFree = discretion !== null || anyTime !== null || again !== null;
      const limit = guarded === null ? LIMITED.exec(text) : null;
      if (limit !== null) claims.at('limits', at(limit));
      const limited = limit !== null;
      const silent = notice === null && claims.absent('no-notice', ANY_NOTICE, 'clause');
      claims.absent('no-exit', phrasePattern('\\bterminat|\\bcancel|\\bwithdraw\\b'), 'clause');
      const weighty = isFree && silent && !limited;
      const level = name === 'terms' ? 'medium' : 'low';
      return {
        severity:
          guarded !== null || (name === 'rules' && discretion === null)
            ? 'low'
            : shiftSeverity(level, weighty ? 1 : limited && (notice?.days ?? 0) >= 30 ? -1 : 0),
        at: at(match),
        notes: claims.notes,
        facts: {
          who: actor.who,
          other: context.actors.counterpartyOf(actor.who),
          notice,
          words: clip(words),
          limit: limit === null ? null : limitOf(text.slice(match.index)),
        },
        serves: actor,
      };
    },
  },
  {
    kind: 'wide-force-majeure',
    read(sentence, context) {
      const { text, definition } = sentence;
      const match = FORCE_MAJEURE.exec(text);
      const freed = FREED.exec(text);
      if (match === null || freed === null || definition) return null;
      // What is freed and why must stand in one clause, and be about performing.
      const from = Math.min(match.index, freed.index);
      const to = Math.max(match.index + match[0].length, freed.index + freed[0].length);
      const head = text.slice(Math.max(0, from - 120), from);
      const clause = `${head.slice(head.lastIndexOf(';') + 1)}${text.slice(from, to)}`;
      if (to - from > 900 || !PERFORMING.test(clause)) return null;
      if (
        phrasePattern('\\b(?:other than|except\\w*|subject to) (?:an? |any |for )?force majeure').test(text)
      )
        return null;
      const reach = WIDE.exec(text);
      const wide = reach === null || NOT_WIDE.test(text.slice(0, reach.index)) ? null : reach;
      const actor = context.actors.doer(text, freed.index);
      const alone =
        actor.who !== null &&
        !actor.mutual &&
        context.actors.counterpartyOf(actor.who) !== null &&
        !context.mirrored &&
        !context.actors.namesBothParties(sentence.around);
      // That a clause protects both sides and says nothing of notice is no risk of its own.
      if (!alone && wide === null) return null;
      const claims = new Claims(sentence);
      if (wide !== null) claims.at('wide', at(wide));
      if (alone) claims.at('one-sided', at(match));
      claims.absent(
        'no-notice',
        phrasePattern('\\bnoti(?:ce|fy|fies|fied|fication)|\\binform|\\badvis'),
        'clause',
      );
      claims.absent('no-end', phrasePattern('\\bterminat|\\bcancel|\\brescind'), 'clause');
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
      const match = firstOf(text, [
        phrasePattern(
          '\\bwaives?\\b[^.;]{0,120}\\b(?:hardship|change(?:d|s)? (?:in|of) circumstances|unforeseen (?:events|circumstances)|frustration of (?:purpose|contract)|commercial impracticability)\\b',
        ),
        phrasePattern(
          '\\b(?:shall not be entitled to|shall have no right to|has no right to)\\b[^.;]{0,80}\\b(?:relief|renegotiat\\w*|adjust\\w*|reduc\\w*|revis\\w*|increase|extension)\\b[^.;]{0,120}\\b(?:hardship|change(?:d|s)? (?:in|of) circumstances|unforeseen (?:events|circumstances)|commercial impracticability)\\b',
        ),
      ]);
      return match === null || definition ? null : { severity: 'medium', at: at(match) };
    },
  },
] as const satisfies readonly Rule[];
