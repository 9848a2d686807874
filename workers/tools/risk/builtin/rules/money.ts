import { phrasePattern } from '#workers/engines/text/plain.js';
import { isKnown } from '#workers/engines/text/clause/english-parties.js';
import { isSteep, valuesOf } from './asked.js';
import { Claims } from './claims.js';
import { beside, laysDown, partyName } from './operative.js';
import { conditionAt, pointsAway } from './conditions.js';
import { at, clip, firstOf, type Rule } from './rule.js';

const PENALTIES = [
  phrasePattern('\\bliquidated (?:and ascertained )?damages\\b'),
  phrasePattern(
    '\\b(?:shall|will|must|agrees to)\\b[^.;]{0,40}\\b(?:pay|be subject to|incur)\\b[^.;]{0,60}\\b(?:a|an|any) (?:late |daily |delay )?(?:penalty|fine)\\b',
  ),
  phrasePattern('\\bpenalty (?:of|equal to)\\b'),
];
const EXIT_FEE =
  '(?<!\\bpre-)(?<!\\bpost-)(?<!\\bcall )\\b(?:early )?(?:termination|cancellation|break-?up) (?:fee|charge|penalt(?:y|ies)|payment)s?\\b';
const NO_EXIT_FEE = phrasePattern(
  '\\b(?:no|not|without|neither|nor|waives?)\\b[^.;]{0,60}\\b(?:termination|cancellation|break-?up) (?:fee|charge|penalt|payment)',
);
/** Words by which a sum is owed. */
const OWED = phrasePattern(
  '\\b(?:pay|pays|payable|paid|paying|owe[sd]?|due|liable|charge[sd]?|entitled|forfeit\\w*|deduct\\w*|recover\\w*|subject to|assess\\w*|agree[sd]?|constitut\\w+|applied|equal to|receive|payment of|shall be an|elect)\\b',
);
/** Words by which a fee for an exit is owed, around its name. */
const EXIT_OWED = phrasePattern(
  '\\b(?:pay|pays|payable|paid|paying|payment of|owe[sd]?|liable for|entitled to|receive|subject to|charged?|elect)\\b',
);
/** Words of a maximum; a rate is none. */
const MAXIMUM = phrasePattern(
  '\\bexceed|\\bmaximum\\b|\\bup to\\b|\\bcap(?:ped)?\\b|\\bceiling\\b|\\blimited to\\b|\\bno more than\\b',
);
/** Fines of authorities, and what suppliers of a party charge it. */
const OF_OTHERS = phrasePattern(
  '\\btax(?:es|ing)?\\b|\\b(?:governmental|regulatory) (?:authorit|agenc|bod)\\w+|charged by (?:the |its |an? |any )?(?:\\w+ )?(?:suppliers?|vendors?|third|subcontractors?)|\\bappendix \\w -|lease termination',
);

/** Returns a fee for an exit that the sentence makes somebody owe. */
function exitFee(text: string): RegExpExecArray | null {
  if (OF_OTHERS.test(text) || NO_EXIT_FEE.test(text)) return null;
  const owed = [...text.matchAll(phrasePattern(EXIT_FEE, 'gi'))].find(({ index, 0: words }) => {
    const before = text.slice(Math.max(0, index - 120), index);
    const isAside = /\((?:including|e\.g\.)[^)]{0,40}$/i.test(before);
    return !isAside && EXIT_OWED.test(`${before}${text.slice(index, index + words.length + 60)}`);
  });
  return owed ?? null;
}

/** Words by which interest runs. */
const TIMES = [
  ['day', phrasePattern('\\b(?:per|each|every|a) (?:calendar )?day\\b')],
  [
    'month',
    phrasePattern(
      '\\b(?:per|each|every|a) (?:calendar )?month\\b|\\bmonthly (?:rate|interest|charge|fee)\\b',
    ),
  ],
  [
    'year',
    phrasePattern(
      '\\bper (?:annum|year)\\b|\\b(?:each|every|a) year\\b|\\bannual (?:rate|interest)\\b|\\bannually\\b',
    ),
  ],
] as const;

/** Returns the rate of interest on late payment; null if it is a part of a base rate, and so no rate of its own. */
function rateIn(text: string) {
  const charged = valuesOf(text).rate('interest-rate');
  if (charged === null || charged.percent > 60) return null;
  // "If in excess of 5%, the cost of the audit": the size of an error.
  if (
    /(?<!\bnot\s(?:to\s)?(?:be\s)?(?:in\s)?)\b(?:excess of|exceed(?:s|ing)?|more than|greater than|at least|discrepancy of)\s(?:\w{1,12}\s){0,3}\(?$/i.test(
      text.slice(0, charged.start),
    )
  )
    return null;
  const after = text.slice(charged.end, charged.end + 60);
  if (/^\W{0,3}of (?:the )?(?:\w{1,20} ){0,2}(?:prime|base|libor|bank)/i.test(after)) return null;
  if (charged.runs !== null) return charged;
  // The unit may stand apart from the rate: "1.5% of the balance due per month"; two of them tell nothing.
  const near = text.slice(Math.max(0, charged.start - 60), charged.end + 140);
  const runs = TIMES.filter(([, words]) => words.test(near)).map(([unit]) => unit);
  const [only] = runs;
  if (only !== undefined && runs.length === 1) return { ...charged, runs: only };
  return runs.length === 0 ? charged : null;
}
/** A "late fee" by its name alone may be for late work. */
const NAME_OF_FEE = /\blate (?:charge|fee|penalty|fine)s?\b/gi;
/** Rates from which interest is beyond what contracts usually have. */
const isExtreme = ({ percent, runs }: { percent: number; runs: string | null }) =>
  percent * ({ day: 365, week: 52, month: 12, quarter: 4 }[runs ?? ''] ?? 1) >= 36;

/** Returns the party that the sentence itself says must pay; null if the grammar only lets it be guessed. */
function owing(text: string, who: string | null): string | null {
  if (who === null) return null;
  const name = who.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const says = new RegExp(
    `\\b${name},?\\s{1,9}(?:(?:shall|will|must|agrees\\s{1,9}to)\\b|(?:is|are)\\s{1,9}(?:liable|obliged))[^.;]{0,80}\\b(?:pay|liable|owe|forfeit)\\b`,
    'i',
  );
  return says.test(text) ? who : null;
}

export const moneyRules = [
  {
    kind: 'liquidated-damages',
    read(sentence, context) {
      const { text } = sentence;
      if (!laysDown(sentence)) return null;
      const penalty = firstOf(text, PENALTIES);
      const match = penalty ?? exitFee(text);
      if (match === null) return null;
      if (
        penalty !== null &&
        (!OWED.test(text) ||
          phrasePattern('\\bno penalt|(?:without|under) (?:any )?penalt').test(text) ||
          (!/liquidated/i.test(penalty[0]) && OF_OTHERS.test(text)))
      )
        return null;
      const { payer, payee } = context.actors.payment(text, at(match));
      const values = valuesOf(text);
      const amount = penalty === null ? null : values.amount('penalty-rate');
      const rate = penalty === null ? null : values.rate('penalty-rate');
      // "Within 30%" is a maximum, and not what is owed.
      const ratio = rate === null || /\bwithin\s$/i.test(text.slice(0, rate.start)) ? null : rate.percent;
      const claims = new Claims(sentence);
      const condition = penalty === null ? conditionAt(text, at(match)) : null;
      if (penalty === null) claims.at('exit', at(match));
      if (condition !== null) claims.at('on-condition', condition);
      const conditionWords =
        condition === null ? null : text.slice(condition.start, condition.end).replace(/[,\s]{1,9}$/, '');
      const daily =
        claims.found(
          'daily',
          phrasePattern('\\b(?:each|per|every|any) (?:calendar |business )?day\\b|\\bdaily\\b'),
        ) !== null;
      claims.found('not-penalty', phrasePattern('\\bnot (?:as |be )?(?:construed as |deemed )?a penalty'));
      claims.found(
        'of-money',
        phrasePattern(
          '\\b(?:delay|late|default|fail\\w*)\\b[^.;]{0,40}\\b(?:payment|pay|paying)\\b(?! (?:liquidated|damages))',
        ),
      );
      // A sum that grows with time or number asks for a maximum.
      if (
        penalty !== null &&
        phrasePattern(
          '\\b(?:each|per|every|any) (?:\\w+ )?(?:day|week|month|trip|shipment|unit|failure|instance)',
        ).test(text)
      )
        claims.absent('uncapped', MAXIMUM, 'clause');
      const isCapped = MAXIMUM.test(`${text} ${beside(sentence, 300)}`);
      const isSteepSum = ratio !== null && (ratio >= 20 || (daily && ratio >= 0.3));
      return {
        severity: isSteepSum && !isCapped && isKnown(payer) ? 'high' : 'medium',
        at: at(match),
        notes: claims.notes,
        facts: {
          who: penalty === null ? owing(text, partyName(payer.who)) : payer.who,
          amount: amount?.written ?? null,
          percent: ratio,
          words: conditionWords === null || pointsAway(conditionWords) ? null : clip(conditionWords),
        },
        burdens: payer,
        serves: payee,
      };
    },
  },
  {
    kind: 'late-interest',
    read(sentence, context) {
      const { text } = sentence;
      const match = firstOf(text, [
        phrasePattern(
          '\\b(?:bear|accrue|pay|with|plus|charge|incur|together with)s?\\b[^.;]{0,40}\\binterest\\b',
        ),
        phrasePattern(
          '\\binterest\\b[^.;]{0,60}\\b(?:at (?:the|a) |per (?:annum|month)|rate of|shall accrue|will accrue|of \\d|thereon|on (?:any|the|all) (?:late|overdue|unpaid|amount))',
        ),
        phrasePattern(
          '\\b(?:late (?:payment )?(?:charge|fee|penalty)|finance charge|service charge|default rate)s?\\b',
        ),
      ]);
      if (match === null || !laysDown(sentence)) return null;
      const late = phrasePattern(
        '\\b(?:overdue|past due|late|unpaid|delinquen\\w*|not (?:\\w+ ){0,2}paid|outstanding|default(?:ed)?|when due|due date|(?:received|paid) after|fail(?:s|ure)? to pay|underpay\\w*|deficien\\w+)\\b',
      ).test(text.replace(NAME_OF_FEE, ' '));
      const charged = rateIn(text);
      const rate =
        charged !== null ||
        phrasePattern(
          'per annum|per month|prime|libor|maximum (?:\\w+ )?rate|rate of interest|interest rate',
        ).test(text);
      if (
        !late ||
        (!rate &&
          !phrasePattern(
            'late (?:payment )?(?:charge|fee)|finance charge|interest charges?|with interest|accrues?\\b',
          ).test(text))
      )
        return null;
      if (
        phrasePattern(
          'ownership interest|security interest|interest in (?:the|this|any)|conflict of interest|right, title',
        ).test(match[0]) ||
        // Interest on a bond or a loan is its price, and a charge that is only mentioned is charged elsewhere.
        phrasePattern(
          '\\bprincipal\\b|\\bindenture\\b|\\bincluding any late|\\bany (?:late or interest|late|interest) charges? (?:due|owed|owing)|all accrued interest|without (?:any )?interest',
        ).test(text)
      )
        return null;
      const { payer, payee } = context.actors.payment(text, at(match));
      const claims = new Claims(sentence);
      const fee = /\b(?:charge|fee|penalty)s?$/i.test(match[0]) && !/\binterest\b/i.test(text);
      const span = charged ?? at(match);
      if (fee) claims.at(charged?.runs === 'month' ? 'monthly-fee' : 'fee', at(match));
      else if (charged !== null && charged.runs === 'month') claims.at('monthly', span);
      else if (charged !== null && charged.runs === 'year') claims.at('yearly', span);
      const usual = charged === null || !isSteep(charged) || payer.mutual;
      return {
        severity: usual ? 'low' : charged.runs !== null && isExtreme(charged) ? 'high' : 'medium',
        at: at(match),
        notes: claims.notes,
        facts: {
          percent:
            fee && charged?.runs !== 'month' && charged?.runs !== null ? null : (charged?.percent ?? null),
          who: payer.who,
        },
        burdens: payer,
        serves: payee,
      };
    },
  },
] as const satisfies readonly Rule[];
