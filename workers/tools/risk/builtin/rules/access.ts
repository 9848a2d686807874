import { phrasePattern } from '#workers/engines/text/plain.js';
import { Claims } from './claims.js';
import { at, firstOf, standsIn, type Rule } from './rule.js';

const RIGHT =
  '(?:may|shall (?:also )?have the right|will (?:also )?have the right|has the right|(?:the |a )?right to|reserves the right|entitled to|permit\\w*|allow\\w*)';
const LOOKS = '(?:audit(?!or)|inspect|examin|review)\\w*';
const PLACES = phrasePattern(
  '\\b(?:premises|facilit(?:y|ies)|place of business|work center|warehouses?|stores?|plants?|site)\\b',
);
/** A regulator, a supplier that nobody has chosen yet, or an indemnified claim opens nothing to the other side. */
const OTHER_LOOKS = phrasePattern(
  '\\b(?:proposed|prospective|third[- ]party) (?:suppliers?|vendors?|manufactur\\w+)|\\bof any (?:approved )?suppliers?\\b|\\bindemnit(?:or|ee)|\\bindemnif|\\bparticipate in\\b|\\bregulatory inspection|\\bwithout prejudice\\b|\\bgovernmental agenc|\\bagenc(?:y|ies) having\\b|\\bin accordance with section|\\bas provided in this|\\bconduct\\b|\\bshall ensure that\\b',
);
const REGULATOR = phrasePattern(
  '(?<!\\b(?:and|or) (?:any |the |other |relevant |applicable )?)\\b(?:regulators?|regulatory (?:authority|agencies)|reserve bank|central bank|governmental authority|FDA)\\b[^.;]{0,60}\\b(?:may|right|entitled|access|inspect|audit)',
);

export const accessRules = [
  {
    kind: 'audit',
    read(sentence, context) {
      const { text } = sentence;
      const match = firstOf(text, [
        phrasePattern(
          `\\b${RIGHT}\\b[^.;]{0,160}?\\b${LOOKS}\\b[^.;]{0,120}?\\b(?:books|records|accounts|premises|facilit(?:y|ies)|place of business)\\b`,
        ),
        phrasePattern(
          '\\b(?:books|records)\\b[^.;]{0,120}\\b(?:open|available|subject)\\b[^.;]{0,60}\\b(?:inspection|audit|examination)\\b',
        ),
      ]);
      if (match === null || standsIn(sentence, match.index)) return null;
      if (OTHER_LOOKS.test(text) || REGULATOR.test(text)) return null;
      const opens = /^(?:permit|allow|books|records)/i.test(match[0]);
      const doer = context.actors.doer(text, match.index);
      const actor = opens ? context.actors.opposite(doer) : context.actors.holder(text, match.index);
      const claims = new Claims(sentence);
      claims.at(
        PLACES.test(match[0]) && !/\b(?:books|records|accounts)\b/i.test(match[0]) ? 'premises' : 'records',
        at(match),
      );
      if (actor.mutual) claims.at('mutual', at(match));
      const unannounced = claims.found(
        'unannounced',
        phrasePattern('\\bwithout (?:prior )?notice\\b|\\bunannounced\\b'),
      );
      const tempered = phrasePattern(
        '\\breasonabl[ye]|\\bprior\\b|\\badvance\\b|\\bupon\\b[^.;]{0,40}\\bnotice\\b|\\bbusiness hours\\b|\\bnormal hours\\b',
      ).test(text);
      const free =
        unannounced !== null ||
        (!tempered && claims.found('free', phrasePattern('\\bat any time\\b(?! of)')) !== null);
      claims.absent(
        'often',
        phrasePattern(
          '\\bonce\\b|\\bannual|\\bone (?:time|audit|inspection)|\\btwice\\b|\\b(?:per|each|every|in any) (?:\\w+ ){0,2}(?:year|months|period)|\\bmore (?:often|frequently|than)\\b',
        ),
        'clause',
      );
      claims.absent(
        'no-notice',
        phrasePattern(
          '\\bnoti(?:ce|fy|fies|fication)|\\bprior\\b|in advance|\\badvis|\\brequest|\\breasonabl[ye]|\\bhours\\b',
        ),
        'clause',
      );
      claims.absent(
        'no-secrecy',
        phrasePattern('confiden|non-?disclosure|secre|independent|certified public account|accounting firm'),
        'clause',
      );
      claims.absent('no-cost', phrasePattern('\\bcosts?\\b|\\bexpenses?\\b'), 'clause');
      return {
        severity: free && !actor.mutual ? 'medium' : 'low',
        at: at(match),
        notes: claims.notes,
        facts: { who: actor.who, other: context.actors.counterpartyOf(actor.who) },
        serves: actor,
      };
    },
  },
  {
    kind: 'publicity',
    read(sentence, context) {
      const { text, around } = sentence;
      const match = phrasePattern(
        '\\b(?:may|right to|entitled to)\\b[^.;]{0,60}\\buse\\b[^.;]{0,40}\\b(?:names?|logos?|likeness|image|photographs?)\\b[^.;]{0,120}\\b(?:advertis\\w*|promotion\\w*|marketing|publicity|press|customer lists?)\\b',
      ).exec(text);
      if (match === null || standsIn(sentence, match.index)) return null;
      // Names of products are there to be advertised, and a right of approval takes the risk away.
      if (
        phrasePattern('\\bnot\\b|\\bproducts?\\b|\\bpermit|\\bsolely\\b|\\bits own\\b').test(match[0]) ||
        phrasePattern('\\b(?:approv\\w+|consent|permission|clearance)').test(around)
      )
        return null;
      const actor = context.actors.holder(text, match.index);
      if (actor.mutual || actor.who === null) return null;
      const claims = new Claims(sentence);
      claims.absent('no-approval', phrasePattern('approv\\w+|consent|permission'), 'clause');
      return {
        severity: 'medium',
        at: at(match),
        notes: claims.notes,
        facts: { who: actor.who, other: context.actors.counterpartyOf(actor.who) },
        serves: actor,
      };
    },
  },
] as const satisfies readonly Rule[];
