import { phrasePattern } from '#workers/engines/text/plain.js';
import { Claims } from './claims.js';
import { at, clip, firstOf, type Rule } from './rule.js';

const PARTIES = '\\bparties (?:shall|will|must|agree to)(?: [\\w,]{1,20}){0,8}?';
const PRICE =
  '(?:prices?|pricing|fees?|royalt(?:y|ies)|compensation|commissions?|remuneration|monthly fee|annual guarantee|quantit(?:y|ies))';

const PRICE_OPEN = [
  phrasePattern(
    `${PARTIES} (?:negotiate|agree)(?: (?:in good faith|upon|on|to|the|a|an|any|and|reasonable|appropriate|additional|mutually|acceptable|new|applicable|monthly|annual|minimum|specific|of|in|amount|reduction|decrease|adjustment|\\w+ \\w+ and)){0,9} ${PRICE}\\b`,
  ),
  phrasePattern(
    `\\b${PRICE}\\b(?! that)[^.;:,]{0,60}(?<!that )\\b(?:shall|will|is to|are to) be (?:as )?(?:mutually )?(?:negotiated|agreed)(?: (?:up)?on)?\\b(?! in)`,
  ),
];
const CONTRACT_OPEN = phrasePattern(
  `${PARTIES} (?:negotiate|enter into|conclude)\\b[^.;:]{0,60}?\\ban? (?:(?:mutually|separate|written|definitive|further|additional|formal|binding|commercial|new|acceptable|reasonable|supply|license|quality|manufacturing|services?|distribution|development|and|\\w{3,20}) ){1,5}(?:agreement|contract)\\b`,
);
/** Sentences in which the parties only settle what went wrong, or may depart from a rule that the contract has. */
const OF_REPAIRS = phrasePattern(
  'arbitrat|mediat|\\bdisputes?\\b|controvers|\\bclaims?\\b|\\bin good faith to (?:modify|resolve|settle)|invalid|unenforceab|illegal|substitut|\\bamend|\\bmodif|\\bunless\\b|\\bexcept|\\botherwise\\b|non-?disclosure|confidentiality agreement|definitive agreement\\b[^.;]{0,40}\\bconsummat',
);
/** What applies in place of an agreement, or says that none is owed: looked for in the whole clause. */
const DEFAULT = phrasePattern(
  '\\b(?:fails?|failed|failure|unable|cannot|can ?not|could not|(?:do|does|did|have|has|is|are) not|not) (?:\\w+ ){0,3}?(?:reach|agree|entered|conclude|executed?|negotiated)|\\b(?:absence|lack) of (?:such |an |any )?(?:\\w+ )?agreement|\\bno (?:such )?agreement\\b|\\b(?:until|pending|prior to)\\b[^.;]{0,60}\\b(?:agree|execut|conclu)|\\bterm sheet|\\bin the form\\b|\\bfair market|\\bto the extent (?:that )?(?:they|the parties) deem|\\bshall govern|\\bno (?:\\w+ )?obligation|\\bnot (?:be )?(?:obligated|required|bound)|\\b(?:not|never) (?:to )?exceed|\\bno (?:more|less|greater|higher) than|\\bequal to\\b|\\bbased (?:up)?on\\b|\\b(?:greater|lesser|higher|lower) of\\b|\\bexpert\\b|\\bindex\\b|\\bin accordance with\\b|\\bset (?:forth|out) (?:in|on)\\b[^.;]{0,30}\\b(?:exhibit|schedule|annex|appendix)|\\bconsistent with\\b|\\bsubstantially (?:in the form|similar)|\\bstandard (?:rates?|fees?|prices?)|\\bthen[- ]current\\b',
);

const AGREEMENT =
  '(?<name>(?:[A-Z][\\w&.-]{1,30},? (?:(?:and|of|for|to) )?){1,6}(?:Agreement|Contract|Terms))';
/** The name of another agreement: not "this Agreement", nor the amended one under a definition. */
const OTHER = `(?:[Tt]he|[Tt]hat(?: certain)?|[Aa] certain|(?:[A-Z][\\w.]{1,30}|its|their)'s?) (?:[a-z]{3,12} ){0,2}?${AGREEMENT}`;
const IN_OTHER = [
  // Case matters in a name.
  new RegExp(
    `\\b(?:meanings?|definitions?)\\b[^.;]{0,60}?\\b(?:ascribed|given|set\\s+(?:forth|out)|assigned|provided|specified|attributed)\\b[^.;]{0,50}?\\b(?:in|by|under)\\s+${OTHER}`.replaceAll(
      ' ',
      '\\s{1,20}',
    ),
  ),
];
const TAKEN_IN = [
  new RegExp(
    `\\b(?:terms|conditions|provisions|obligations)\\b[^.;]{0,30}?\\b(?:of|in|under) ${OTHER}[^.;]{0,60}?\\bincorporated\\b[^.;]{0,30}?\\b(?:herein|hereby|by reference|into this)`.replaceAll(
      ' ',
      '\\s{1,20}',
    ),
  ),
  new RegExp(
    `\\b[Tt]his (?:[A-Z]\\w{1,20} ){0,3}(?:is|shall be) subject to (?:all |each of )?the (?:terms|terms and conditions|provisions) of ${OTHER}`.replaceAll(
      ' ',
      '\\s{1,20}',
    ),
  ),
  new RegExp(
    `\\b(?:supplements?|is supplemental to|forms? (?:an integral )?part of) ${OTHER}`.replaceAll(
      ' ',
      '\\s{1,20}',
    ),
  ),
];
const AT_HAND = phrasePattern(
  '\\b(?:attached|annexed|appended)\\b|\\b(?:exhibit|schedule|annex|appendix|section) [A-Z\\d.]{1,6}\\b(?! of the)|\\bnot\\b(?! (?:otherwise )?defined)|\\bsuperse|\\bthis (?:\\w+ )?agreement\\b[^.;]{0,20}\\bincorporated',
);

/** Kinds of what this text leaves to another one, or to a later agreement. */
export const openPointRules = [
  {
    kind: 'agree-later',
    read(sentence) {
      const { text, around, definition } = sentence;
      const price = firstOf(text, PRICE_OPEN);
      const match = price ?? CONTRACT_OPEN.exec(text);
      if (match === null || definition || OF_REPAIRS.test(text)) return null;
      if (DEFAULT.test(text) || DEFAULT.test(around)) return null;
      const claims = new Claims(sentence);
      // A change of a price that stands leaves less open than the price itself.
      const changes = price !== null && phrasePattern('reduc|decreas|adjust|additional').test(price[0]);
      claims.at(price === null ? 'contract' : changes ? 'change' : 'price', at(match));
      claims.absent('no-default', DEFAULT, 'clause');
      return {
        severity: price !== null && !changes ? 'medium' : 'low',
        at: at(match),
        notes: claims.notes,
      };
    },
  },
  {
    kind: 'refers-outside',
    read(sentence) {
      const { text } = sentence;
      const taken = firstOf(text, TAKEN_IN);
      const match = taken ?? firstOf(text, IN_OTHER);
      const name = match?.groups?.['name']?.replace(/\s+/g, ' ');
      if (match === null || name === undefined) return null;
      if (AT_HAND.test(match[0]) || /^(?:The |This |Original )?(?:Agreement|Contract|Terms)$/.test(name))
        return null;
      // A form or a part of another contract is read with that contract in any case.
      if (phrasePattern('\\bto which this\\b|\\b(?:this|the) certificate\\b|date of exercise').test(text))
        return null;
      const claims = new Claims(sentence);
      const all = claims.found(
        'all-terms',
        phrasePattern(
          '\\b(?:not|without)\\b[^.;]{0,30}\\bdefin(?:ed|ition)\\b[^.;]{0,120}\\bmeaning|\\bcapitali[sz]ed terms\\b',
        ),
      );
      claims.at(taken === null ? 'defined' : 'taken-in', at(match));
      const changes = claims.found(
        'amends',
        phrasePattern('\\bthis (?:\\w+ )?(?:amendment|addendum|letter)\\b'),
      );
      return {
        severity: (taken === null && all === null) || changes !== null ? 'low' : 'medium',
        at: at(match),
        notes: claims.notes,
        facts: { words: clip(name) },
      };
    },
  },
] as const satisfies readonly Rule[];
