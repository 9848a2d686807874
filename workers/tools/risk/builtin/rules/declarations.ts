import type { Actor } from '#workers/engines/text/actor.js';
import { isKnown, type EnglishParties } from '#workers/engines/text/clause/english-parties.js';
import { phrasePattern } from '#workers/engines/text/plain.js';
import { periodNear } from '#workers/engines/text/values.js';
import { Claims } from './claims.js';
import { at, CARVE_OUT, clip, firstOf, type Rule } from './rule.js';

const DEEMED =
  '\\b(?:deemed|considered|conclusively presumed|constitutes?)\\b[^.;,]{0,60}\\b(?:accept(?:ed|ance)|approv(?:ed|al)|consent(?:ed)?|(?<!the )agreed|correct)\\b';
const ANSWERS =
  '(?:object|reject|respond|reply|answer|notify|deliver|give|provide|disapprove|approve|present|comment|raise|submit|accept|appoint|do so)';
/** An answer that does not come, by the side that owes it. */
const FAILS = phrasePattern(
  `\\b(?:fail(?:s|ed)? to|do(?:es)? not|did not|(?:has|have) not) (?:\\w+ ){0,2}${ANSWERS}\\w*`,
);
const SILENCE = phrasePattern(
  `${FAILS.source}|\\bfailure to (?:\\w+ ){0,2}${ANSWERS}|\\bfails? to (?:\\w+ )?(?:either )?(?:\\(\\d\\) )?${ANSWERS}|\\bunless [^.;]{0,160}\\b(?:notif|object|reject|disapprov)\\w*|\\babsence of (?:\\w+ ){0,3}(?:notice|notification|objection|response|rejection|comments)|\\bno (?:\\w+ ){0,2}(?:objection|response|notice|answer|rejection)|\\bsilence\\b|\\bsilent\\b|\\bnon-?response\\b|\\bnot (?:been )?(?:disapproved|rejected|receive)\\w*|\\bdisapproval [^.;]{0,120}\\bnot been given`,
);
/** What is accepted by silence, each with its words. */
const ACCEPTED = [
  ['account', '\\b(?:bills?|invoices?|statements?|accounts?|audit results|reports?)\\b'],
  [
    'goods',
    '\\b(?:goods|products?|packages?|batch(?:es)?|deliverables?|services?|software|shipments?|works?|equipment|system|milestones?)\\b',
  ],
] as const;
const APPROVES = /approv|consent/i;

/** Returns whose silence counts: the one deemed to have accepted, or the one that failed to answer. */
function silentSide(text: string, match: RegExpExecArray, actors: EnglishParties): Actor {
  const end = match.index + match[0].length;
  const by = /^\s+by\s+/i.exec(text.slice(end, end + 8));
  if (by !== null) return actors.directlyAfter(text, end + by[0].length);
  const named = actors.doer(text, match.index);
  if (isKnown(named)) return named;
  const fails = FAILS.exec(text);
  return fails === null ? named : actors.doer(text, fails.index);
}

/** Returns the length of what follows in "ten (10) day evaluation period". */
const lengthOfNoun = (text: string, end: number) =>
  /^\s(?:\w{1,20}\s)?period\b/i.exec(text.slice(end, end + 32))?.[0].length ?? 0;

/** Rules of what the parties declare to each other: silence, earlier statements, and the form of notices. */
/** Matches words that replace other agreements, and not only terms or orders. */
const ALL_AGREEMENTS = phrasePattern(
  '\\b(?:supersed|replac|cancel|revok|extinguish)\\w*\\b[^.;]{0,60}\\bagreements?\\b',
);
/** Matches words that limit what an agreement replaces to its own subject. */
const NAMED_SUBJECT = phrasePattern(
  '\\bsubject\\b|\\b(?:relat(?:ing|ed|es?)|respect(?:ing)?|regarding|concerning|pertain\\w+|dealing with|hereof|thereof|hereunder|matters?|transactions?)\\b',
);

export const declarationRules = [
  {
    kind: 'deemed-acceptance',
    read(sentence, context) {
      const { text, definition } = sentence;
      const match = phrasePattern(DEEMED).exec(text);
      const silence = SILENCE.exec(text);
      if (
        match === null ||
        silence === null ||
        definition ||
        /\bwaive[dr]?\b/i.test(match[0]) ||
        /\b(?:no|nothing)\b[^,;]{0,60}$|\b(?:neither|nor)\b[^;]{0,400}$|\bnot (?:be )?$/i.test(
          text.slice(0, match.index),
        ) ||
        // Minutes and shares of a vote bind nobody to anything.
        phrasePattern('\\b(?:minutes|vote|meeting)\\b').test(text)
      )
        return null;
      const claims = new Claims(sentence);
      const near = text.slice(Math.max(0, match.index - 160), match.index + match[0].length + 60);
      const what = APPROVES.test(match[0])
        ? 'approval'
        : ACCEPTED.find(([, words]) => phrasePattern(words).test(near))?.[0];
      if (what !== undefined) claims.at(what, at(match));
      if (what === 'goods')
        claims.absent('no-hidden', phrasePattern('\\b(?:latent|hidden|warrant|defect)'), 'clause');
      claims.absent(
        'no-reminder',
        phrasePattern(
          '\\bremind\\w*|\\b(?:second|further|additional|follow-up) (?:\\w+ )?(?:request|notice)|\\bconfirm\\w*',
        ),
        'clause',
      );
      const silent = silentSide(text, match, context.actors);
      const period = periodNear(text, silence.index, 200);
      return {
        severity: what === 'goods' && period !== null && period.days <= 5 ? 'medium' : 'low',
        at: at(match),
        notes: claims.notes,
        facts: {
          who: silent.mutual ? null : silent.who,
          // In the contract's own words: of working days the number alone would be wrong.
          words:
            period === null
              ? null
              : clip(text.slice(period.start, period.end + lengthOfNoun(text, period.end))),
        },
        burdens: silent,
      };
    },
  },
  {
    kind: 'entire-agreement',
    read(sentence) {
      const { text, definition } = sentence;
      const match = firstOf(text, [
        phrasePattern(
          '\\b(?:entire|complete|whole|final|full|sole|exclusive)(?: (?:and|,) ?(?:\\w+ ){1,3})? ?(?:agreement|understanding|expression|contract|statement)\\b[^.;]{0,200}\\b(?:(?:supersed|merg|replac|extinguish)\\w+|cancels\\b)',
        ),
        phrasePattern(
          '\\bagreement\\b[^.;]{0,160}\\b(?:supersed\\w+|replaces)\\b[^.;]{0,60}\\b(?:all|any)\\b[^.;]{0,60}\\b(?:prior|previous|earlier|other|oral|contemporaneous)\\b[^.;]{0,60}\\b(?:agreements?|understandings?|negotiations|communications?|proposals|representations|discussions)\\b',
        ),
      ]);
      if (match === null || definition) return null;
      // A clause about secrecy or persons replaces earlier ones on that subject only.
      if (
        phrasePattern(
          'non-?disclosure|\\bdoes not supersede|\\bconfidentiality agreement\\b[^.;]{0,200}\\bterminated and superseded|\\b(?:terms|provisions) of this (?:section|article)\\b',
        ).test(text) ||
        phrasePattern('\\bdoes not supersede').test(sentence.around)
      )
        return null;
      const claims = new Claims(sentence);
      const reliance =
        claims.found(
          'reliance',
          phrasePattern('\\bnot (?:been )?(?:rel(?:ied|y|ying)|induced)|\\bno reliance\\b'),
        ) !== null;
      claims.found(
        'statements',
        phrasePattern(
          '\\b(?:representations?|statements|discussions?|negotiations?|communications?|proposals?|promises|correspondence|conversations)\\b',
        ),
      );
      claims.found('subject', phrasePattern('\\bsubject(?: |-)?matters?\\b|\\bits subject\\b'));
      // A sentence that a page break cuts may name its subject on the next page.
      if (ALL_AGREEMENTS.test(text) && /[.;]\s*$/.test(text))
        claims.absent('any-subject', NAMED_SUBJECT, 'sentence');
      claims.found(
        'except',
        phrasePattern(
          '\\b(?:supersed|replac|extinguish)\\w*\\b[^.;]{0,240}\\b(?:except (?:for|the|to|as set)|other than the|but excluding)\\b|^\\W{0,6}except as (?:otherwise )?(?:expressly )?provided\\b',
        ),
      );
      if (reliance) claims.absent('no-fraud', CARVE_OUT, 'clause');
      return { severity: reliance ? 'medium' : 'low', at: at(match), notes: claims.notes };
    },
  },
  {
    kind: 'email-notice',
    read(sentence) {
      const { text, around, definition } = sentence;
      const match = phrasePattern(
        '\\bnotices?\\b(?! of (?!any|termination|default|breach))[^.;]{0,220}(?:\\b(?:by|via|through|or) (?:\\w+ ){0,3}|, )(?:e-?mail|electronic mail|electronic transmission)\\b',
      ).exec(text);
      if (
        match === null ||
        definition ||
        !phrasePattern(
          '\\bnotices?\\b[^.;]{0,160}\\b(?:may|shall|must|will|can) be\\b|\\bnotices? (?:given |sent )?by e-?mail\\b[^.;]{0,60}\\b(?:deemed|effective)|\\bnotice\\b[^.;]{0,60}\\bmust be\\b',
        ).test(text)
      )
        return null;
      if (
        phrasePattern(
          '\\bnot\\b[^.;]{0,60}\\b(?:e-?mail|electronic)|\\b(?:e-?mail|electronic mail)\\b[^.;]{0,40}\\bnot\\b|\\bcop(?:y|ies)\\b[^.;]{0,40}\\be-?mail',
        ).test(around)
      )
        return null;
      return phrasePattern('confirm\\w+|acknowledg\\w+|receipt|received|followed by|proof of').test(around)
        ? null
        : { severity: 'low', at: at(match) };
    },
  },
] as const satisfies readonly Rule[];
