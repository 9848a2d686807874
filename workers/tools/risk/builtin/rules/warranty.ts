import { phrasePattern } from '#workers/engines/text/plain.js';
import { isKnown } from '#workers/engines/text/clause/english-parties.js';
import type { Sentence } from '#workers/engines/text/sentences.js';
import { Claims } from './claims.js';
import { beside, laysDown, OF_SECURITIES } from './operative.js';
import { at, firstOf, type Rule } from './rule.js';

/** Verbs of the side that supplies something without a warranty, and of the side that takes it so. */
const GIVES = /\b(?:provid|suppl|licen|deliver|furnish|s[eo]ll|lease|mak|giv|grant|offer|disclaim)\w*/i;
const TAKES = /\b(?:accept|tak|purchas|acknowledg|receiv|buy|hire)\w*/i;
/** Words by which a sentence speaks of both sides. */
const BOTH =
  /\b(?:neither|both|each|either|none)(?: of the)? part(?:y|ies)\b|\bthe parties (?:to this agreement )?(?:hereby |each |expressly )?(?:disclaim|make)|\bneither [\w.&' -]{1,40} nor [\w.&' -]{1,40}\b|\b(?:each|both|none) of the parties\b/i;

const BY_BOTH = /\bby (?:either|both|any|neither)(?: of the)? part(?:y|ies)\b/i;
/** Matches what others make: nobody else can be asked to warrant it. */
const OF_OTHERS = phrasePattern(
  '\\bopen[- ]source\\b|\\bthird(?:-| )party (?:software|products?|materials?|components?|content|applications?|equipment)\\b',
);

/** Matches what is given for use only: nobody can ask that it conform, but that it may be used. */
const OF_IP = phrasePattern(
  '\\b(?:trade(?:-| )?marks?|licensed marks?|marks|brands?|trade names?|licensed name|patents?|patent rights?|copyrights?|intellectual property(?: rights?)?|domain names?)\\b',
);
/** Matches goods, services and the like, which may conform or not. */
const OF_THINGS = phrasePattern(
  '\\b(?:goods|products?|services?|software|equipment|hardware|systems?|technology|materials?|data|content|information|deliverables?|assets|items|site|interface|linux|open[- ]source|code|programs?|samples?|forms?|documents?|documentation|results?|work)\\b',
);
const OF_PREMISES = phrasePattern(
  '\\b(?:premises|real property|leased property|land|building|facility|space|properties)\\b',
);
/** Words of a general disclaimer behind "no warranty". */
const OF_ANY_KIND =
  '(?:,? (?:express(?:ed)?|implied|statutory|oral|written|whatsoever|of any (?:kind|nature|sort)|in any way|or otherwise|otherwise|either|whether|and shall have no liability|or|and),?){0,8}';
/** What a warranty is refused on, where it is less than the whole performance. */
const ON_MATTERS = phrasePattern(
  `^(?:s|ies)?(?:,? (?:or |and )?(?:warrant|guarant)\\w+){0,2}${OF_ANY_KIND},? (?:that\\b|as to\\b|as regards|regarding|with regard to|concerning|for the\\b|for material|with respect to(?::| any specific| the (?:results?|success|accuracy|validity|amount|outcome))|(?:in )?respect(?:ing)? of (?:the )?(?:results?|validity))`,
);
/** Words that refuse more than implied warranties. */
const OF_ALL = phrasePattern(
  '\\b(?:all|any|no|other) (?:(?:and all|other|such|further|of the|express|statutory) ){0,2}(?:representations?|warrant(?:y|ies)|guarant\\w+)\\b|\\bexpress(?:ed)?\\b|\\ball other\\b',
);

/** Words beside a disclaimer by which both sides disclaim. */
const BOTH_DISCLAIM = phrasePattern(
  '\\b(?:neither party|neither of the parties|no party|each party|both parties|each of the parties|the parties)\\b[^.;]{0,60}\\b(?:makes?|gives?|disclaims?|grants?)\\b[^.;]{0,80}\\b(?:representations?|warrant(?:y|ies))\\b',
);

/** Rights of others that may stand against a use. */
const OF_RIGHTS = phrasePattern('\\b(?:infring\\w*|validity|ownership|misappropriat\\w*|title)\\b');

/** Returns what the sentence gives for use, where advice on its quality would be beside the point. */
function objectOf(sentence: Pick<Sentence, 'text' | 'around' | 'heading'>): 'of-ip' | 'of-premises' | null {
  const { text, heading } = sentence;
  if (OF_PREMISES.test(text)) return 'of-premises';
  if (OF_THINGS.test(text)) return null;
  return OF_IP.test(`${text} ${heading ?? ''} ${beside(sentence, 700)}`) ? 'of-ip' : null;
}

export const warrantyRules = [
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
      const both = read.mutual || BOTH.test(upTo) || (read.who === null && BY_BOTH.test(text));
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
      const narrow = ON_MATTERS.test(text.slice(match.index + match[0].length));
      const noGuarantee = phrasePattern('\\bthere is no guarantee that\\b').test(text);
      if ((narrow || noGuarantee) && !claims.has('fitness')) claims.at('narrow', at(match));
      const ofOthers = claims.found('of-others', OF_OTHERS) !== null;
      const impliedOnly =
        phrasePattern('\\b(?:any|all|the) implied (?:warrant|representation)').test(text) &&
        !OF_ALL.test(text);
      if (impliedOnly && !excepted && !/\bmakes? (?:any|no)\b/i.test(text)) claims.at('implied', at(match));
      if (phrasePattern('\\bwarrants\\b|\\bwarranty period\\b').test(sentence.around))
        claims.notes.push({ name: 'beside', ground: { searched: 'clause' } });
      const kept = excepted || ['narrow', 'implied', 'beside'].some((name) => claims.has(name));
      claims.absent(
        'no-goods',
        phrasePattern('\\b(?:goods|equipment|hardware|machin\\w+|vehicles?|sellers?|sold|purchased)\\b'),
        'sentence',
      );
      // Where the sentence beside it disclaims for both, one side is not the only one that does.
      const alsoBoth = !both && BOTH_DISCLAIM.test(beside(sentence, 700));
      const of = objectOf(sentence);
      if (of !== null && (of === 'of-ip' || claims.has('as-is')))
        claims.notes.push({ name: of, ground: { searched: 'clause' } });
      claims.found('of-rights', OF_RIGHTS);
      if (
        !claims.absent(
          'state-only',
          phrasePattern('\\b(?:warrant\\w*|representations?|disclaim\\w*)\\b'),
          'sentence',
        )
      )
        claims.at('refused', at(match));
      if (alsoBoth) claims.notes.push({ name: 'also-both', ground: { searched: 'clause' } });
      claims.at(both ? 'mutual' : actor.who === null ? 'unknown' : 'one-sided', at(match));
      return {
        severity: both || alsoBoth || kept || ofOthers ? 'low' : 'medium',
        at: at(match),
        notes: claims.notes,
        facts: { who: actor.who, other: context.actors.counterpartyOf(actor.who) },
        serves: actor,
      };
    },
  },
] as const satisfies readonly Rule[];
