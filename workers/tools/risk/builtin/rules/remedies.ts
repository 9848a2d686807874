import { phrasePattern } from '#workers/engines/text/plain.js';
import { periods } from '#workers/engines/text/values.js';
import { isKnown } from '#workers/engines/text/clause/english-parties.js';
import { Claims } from './claims.js';
import { laysDown, OF_SECURITIES, partyName } from './operative.js';
import { at, CARVE_OUT, firstOf, type Rule } from './rule.js';

/** Verbs of the side that supplies something without a warranty, and of the side that takes it so. */
const GIVES = /\b(?:provid|suppl|licen|deliver|furnish|s[eo]ll|lease|mak|giv|grant|offer|disclaim)\w*/i;
const TAKES = /\b(?:accept|tak|purchas|acknowledg|receiv|buy|hire)\w*/i;
/** Words by which a sentence speaks of both sides. */
const BOTH =
  /\b(?:neither|both|each|either|none)(?: of the)? part(?:y|ies)\b|\bthe parties (?:hereby |each |expressly )?(?:disclaim|make)|\bneither [\w.&' -]{1,40} nor [\w.&' -]{1,40}\b|\b(?:each|both|none) of the parties\b/i;

const BY_BOTH = /\bby (?:either|both|any|neither)(?: of the)? part(?:y|ies)\b/i;
/** Matches what others make: nobody else can be asked to warrant it. */
const OF_OTHERS = phrasePattern(
  '\\bopen[- ]source\\b|\\bthird(?:-| )party (?:software|products?|materials?|components?|content|applications?|equipment)\\b',
);

export const remedyRules = [
  {
    kind: 'exclusive-remedy',
    read(sentence, context) {
      const { text } = sentence;
      const match = phrasePattern(
        '\\b(?:sole|exclusive|only)(?: and exclusive)? (?:and exclusive )?(?:remed(?:y|ies)|recourse|right and remedy)\\b',
      ).exec(text);
      if (
        match === null ||
        !laysDown(sentence) ||
        /\bnot\b[^.;]{0,40}$|\bnon[- ]?$/i.test(text.slice(0, match.index)) ||
        phrasePattern(
          '(?:not|non[- ]?) ?(?:an |the |its )?(?:sole or |sole and )?exclusive remed|nonexclusive|personal liability',
        ).test(text) ||
        // How disputes are settled, what a statement before signing gives, and a cap are no sole remedy for a failure.
        phrasePattern(
          '\\bprocedures?\\b|\\bdispute resolution|\\barbitrat|\\bmisrepresentation\\b|\\bchallenge\\b|\\bis essential\\b|\\bdirect damages\\b|\\b(?:limited to|exceed) (?:the )?(?:amounts?|sum)\\b|\\binjuncti',
        ).test(text)
      )
        return null;
      const owner = context.actors.owner(text, at(match));
      const claims = new Claims(sentence);
      if (CARVE_OUT.test(sentence.around))
        claims.notes.push({ name: 'carved', ground: { searched: 'clause' } });
      if (
        claims.found(
          'cure',
          phrasePattern('\\b(?:repair|replac|re-?perform|correct(?!ly)|re-?supply|cause)\\w*'),
        ) !== null
      )
        claims.absent('no-way-out', phrasePattern('\\brefund|\\bterminat|\\breturn of|\\bcredit'), 'clause');
      const both = owner.mutual || /\b(?:either|each|both|neither) part/i.test(text);
      if (both) claims.at('mutual', at(match));
      return {
        severity: both ? 'low' : 'medium',
        at: at(match),
        notes: claims.notes,
        facts: { who: both ? null : partyName(owner.who) },
        burdens: owner,
      };
    },
  },
  {
    kind: 'warranty-disclaimer',
    read(sentence, context) {
      const { text } = sentence;
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
      if (
        match === null ||
        !laysDown(sentence) ||
        OF_SECURITIES.test(text) ||
        // A ban on warranties to others, and a warranty that is given beside one that is not.
        phrasePattern(
          '\\b(?:warrant(?:y|ies)|representations?|guarantees?) (?:\\w+ ){0,4}(?:to|on behalf of) (?:\\w+ )?(?:customers?|the trade|third part|end[- ]users?|clients?)|\\bas to whom\\b|\\buntrue statement|\\bto any person other than|\\bby granting any\\b',
        ).test(text) ||
        /\brepresents? and warrants?\b/i.test(text.slice(0, match.index))
      )
        return null;
      const taken = context.actors.doer(text, match.index, TAKES);
      const read = isKnown(taken)
        ? context.actors.opposite(taken)
        : context.actors.doer(text, match.index, GIVES);
      const upTo = text.slice(0, at(match).end);
      // What "either party" earns by it is not disclaimed by both.
      const both = read.mutual || BOTH.test(upTo) || BY_BOTH.test(text);
      const actor = both ? { who: null, mutual: true } : read;
      const claims = new Claims(sentence);
      claims.found(
        'as-is',
        phrasePattern('\\bas[- ]is\\b(?! (?:required|necessary|reasonabl\\w+|set|provided|described))'),
      );
      claims.found('fitness', phrasePattern('\\b(?:merchantab\\w+|fitness)\\b'));
      const excepted =
        claims.found(
          'excepted',
          phrasePattern(
            '\\bexcept (?:as|for|to the extent|that|with respect)\\b|\\bother than (?:the|as|those)\\b|\\bin lieu of\\b|\\bno (?:other|further|additional) (?:representations?|warrant)|\\b(?:disclaims?|exclud\\w+|waives?|make)\\b[^.;]{0,40}\\b(?:all|any) other (?:representations?|warrant|conditions?)|\\bsave (?:as|for|of)\\b',
          ),
        ) !== null;
      // "Makes no representation that the service is free of errors" leaves all other warranties.
      const narrow = phrasePattern(
        '^(?:s|ies)?(?: or (?:warrant|guarant)\\w+)?(?: whatsoever)?,?(?: (?:express or implied|of any kind|and shall have no liability),?){0,2} (?:that|as to|as regards|regarding|with regard to|concerning|for the|for material)\\b',
      ).test(text.slice(match.index + match[0].length));
      const noGuarantee = phrasePattern('\\bthere is no guarantee that\\b').test(text);
      if ((narrow || noGuarantee) && !claims.has('fitness')) claims.at('narrow', at(match));
      const ofOthers = claims.found('of-others', OF_OTHERS) !== null;
      const impliedOnly =
        phrasePattern('\\b(?:any|all|the) implied (?:warrant|representation)').test(text) &&
        !phrasePattern('\\bexpress(?:ed)?\\b|\\ball other\\b').test(text);
      if (impliedOnly && !excepted && !/\bmakes? (?:any|no)\b/i.test(text)) claims.at('implied', at(match));
      if (phrasePattern('\\bwarrants\\b|\\bwarranty period\\b').test(sentence.around))
        claims.notes.push({ name: 'beside', ground: { searched: 'clause' } });
      const kept = excepted || ['narrow', 'implied', 'beside'].some((name) => claims.has(name));
      claims.absent(
        'no-goods',
        phrasePattern('\\b(?:goods|equipment|hardware|machin\\w+|vehicles?|sellers?|sold|purchased)\\b'),
        'sentence',
      );
      claims.at(both ? 'mutual' : actor.who === null ? 'unknown' : 'one-sided', at(match));
      return {
        severity: both || kept || ofOthers ? 'low' : 'medium',
        at: at(match),
        notes: claims.notes,
        facts: { who: actor.who, other: context.actors.counterpartyOf(actor.who) },
        serves: actor,
      };
    },
  },
  {
    kind: 'short-claim-period',
    read(sentence) {
      const { text } = sentence;
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
        !laysDown(sentence) ||
        phrasePattern('survival|indemnif(?:y|ication) claim|audit|invoice|warranty').test(match[0])
      )
        return null;
      const period = periods(match[0]).sort((a, b) => b.days - a.days)[0] ?? null;
      if (period !== null && period.days > 3700) return null;
      const claims = new Claims(sentence);
      // Only what is brought before a court or tribunal is subject to limitation; a claim may be a notice.
      const action = claims.found(
        'action',
        phrasePattern(
          '\\b(?:actions?|suits?|proceedings?|litigation|statutes? of limitations?|cause of action)\\b',
        ),
        at(match),
      );
      if (action === null) claims.at('claim', at(match));
      // "One year and one day" is not one year.
      const exact = !/\b(?:days?|months?|years?) and (?:one|a|\w+) (?:\(\d+\) )?(?:days?|months?)\b/i.test(
        text,
      );
      const short = period !== null && period.days <= 60;
      return {
        severity: period !== null && period.days > 370 ? 'low' : short && action !== null ? 'high' : 'medium',
        at: at(match),
        notes: claims.notes,
        facts: { period: exact ? period : null },
      };
    },
  },
] as const satisfies readonly Rule[];
