import { phrasePattern } from '#workers/engines/text/plain.js';
import { Claims } from './claims.js';
import { at, clip, firstOf, standsIn, type Rule } from './rule.js';

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
  '(?<!\\b(?:and|or) (?:any |the |other |relevant |applicable )?)\\b(?:regulators?|regulatory (?:authority|agencies)|reserve bank|central bank|governmental authority|FDA)\\b[^.;]{0,60}\\b(?:may|right|entitled|access|inspect|audit)|\\b(?:inspect|audit)\\w*\\b[^.;]{0,60}\\bby (?:any |the |applicable |relevant )?(?:regulatory|governmental|competent) (?:authorit|agenc)(?:y|ies)',
);

const RECORDS = '(?:books|records|accounts|papers|files|documents)';
const KEPT = '(?:[Bb]ooks|[Rr]ecords|[Aa]ccounts|[Pp]remises|[Ff]acilit(?:y|ies))';
/** What is opened, with the words that tell whose it is: "Seller's safekeeping facilities", "the books of Buyer". */
const OPENED = phrasePattern(
  `(?:(?:the|our|your)|(?:[A-Z][\\w&.-]* ){0,3}[A-Z][\\w&.-]*(?:'[sS]|s'))(?: (?!to\\b|by\\b|at\\b|in\\b|of\\b|have\\b|for\\b|right\\b|hours\\b|make\\b|audit|inspect|examin|review)[\\w&'/-]+){0,5}? ${KEPT}(?:(?:,| and| or|, and|, or) ${KEPT}){0,3}(?: of (?:the )?[A-Z][\\w&-]*(?: [A-Z][\\w&-]*){0,3})?\\b`,
  '',
);
/** The one that may look, by its own words, where it is not a party that the contract introduces. */
const LOOKER = phrasePattern(
  "(?:^|[.;:,)] |\\d )((?:The |Any of the |Each )?[A-Z][\\w&'-]*(?: (?:[A-Z][\\w&'-]*|independent|certified|auditors)){0,5}),?$",
  '',
);
const NO_LOOKER = /^(?:During|Upon|If|In|At|On|For|Such|Subject|This|Any|It|They|He)\b/;

/** Returns the words that name what may be inspected; null if they do not tell whose it is. */
function openedIn(text: string, match: RegExpExecArray): string | null {
  const verb = phrasePattern(`\\b${LOOKS}\\b`).exec(match[0]);
  const from = match.index + (/^(?:books|records)/i.test(match[0]) ? match[0].length : (verb?.index ?? 0));
  const found = OPENED.exec(text.slice(from, match.index + match[0].length + 80));
  // What stands further on is another thing.
  if (found === null || from + found.index > match.index + match[0].length) return null;
  // "Party's records" are those of nobody named.
  return found[0].length > 100 || /^part(?:y|ies)/i.test(found[0]) ? null : clip(found[0]);
}

/** Returns the words in front of a right that name who holds it. */
function lookerIn(text: string, match: RegExpExecArray): string | null {
  const before = text.slice(Math.max(0, match.index - 120), match.index).trimEnd();
  const words = LOOKER.exec(before)?.[1]?.replace(/\s+/g, ' ') ?? null;
  return words === null || NO_LOOKER.test(words) ? null : words;
}

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
      const range = text.slice(match.index, match.index + match[0].length + 40);
      const both = phrasePattern(
        `\\b(?:premises|facilit(?:y|ies))(?:,| and| or)[^.;]{0,20}\\b${RECORDS}\\b|\\b${RECORDS}(?:,| and| or)[^.;]{0,20}\\b(?:premises|facilit(?:y|ies))\\b`,
      ).test(range);
      const onlyPlaces = PLACES.test(match[0]) && !phrasePattern(`\\b${RECORDS}\\b`).test(match[0]);
      claims.at(both ? 'both' : onlyPlaces ? 'premises' : 'records', at(match));
      claims.absent(
        'no-rules',
        phrasePattern('\\bsafety\\b|\\bsecurity\\b|\\brules\\b|\\bpolic(?:y|ies)\\b'),
        'clause',
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
      claims.absent(
        'no-cost',
        phrasePattern('\\bcosts?\\b|\\bexpenses?\\b|\\bpaid (?:for )?by\\b|\\bcharges?\\b|\\bfees?\\b'),
        'clause',
      );
      return {
        severity: free && !actor.mutual ? 'medium' : 'low',
        at: at(match),
        notes: claims.notes,
        facts: {
          who: actor.who ?? (opens || actor.mutual ? null : lookerIn(text, match)),
          other: context.actors.counterpartyOf(actor.who),
          words: openedIn(text, match),
        },
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
