import { phrasePattern } from '#workers/engines/text/plain.js';
import { money } from '#workers/engines/text/values.js';
import { Claims } from './claims.js';
import { ANY_LIMIT, at, clip, firstOf, type Rule } from './rule.js';

const ATTORNEY = '(?:attorneys?[- ]in[- ]fact|powers? of attorney)';
const OBLIGATIONS =
  '(?:payment|performance|obligations|debts?|indebtedness|compliance|liabilities|sums?|discharge)';
const EARNEST = '(?:unconditionally|irrevocably|absolutely|personally)';

const FORBIDDEN =
  '(?:cannabis|marijuana|alcohol(?:ic beverages?)?|liquor|wines?|beers?|gambling|casinos?|wager(?:s|ing)?|lotter(?:y|ies)|betting|pork)';

/** A sentence that only says what the words mean. */
const EXPLAINED = /of the essence["'”]{0,2}\s(?:is a (?:legal )?term|means)\b/i;
/** A time of the essence that is only a heading, or said in passing. */
const OF_NO_EFFECT = /^\W*(?:\d{1,2}(?:\.\d{1,2})*\.?\s*)?Time (?:is|Is) of the Essence\.?$|\(as time is of/;

/** Returns what best efforts are owed for, in the clause's own words; null if they stand elsewhere. */
function effortsFor(text: string, match: RegExpExecArray): string | null {
  const after = /^,?\s{1,80}((?:to|in|that|actively to)\s[^.;:]{2,600})/.exec(
    text.slice(match.index + match[0].length),
  )?.[1];
  return after === undefined ? null : clip(after);
}

/** Rules of what a side undertakes: to act, to answer for others, to be bound to outsiders, and in what measure. */
/** Words between the one that is a third-party beneficiary and that name of it. */
const AS_BENEFICIARY = phrasePattern(
  "^'?s?,? (?:(?:is|are|be|being|shall|will|must|as|to|also|deemed|named|identified|made|considered|an?|the|intended|express|direct|sole),? ){1,7}$",
);

export const undertakingRules = [
  {
    kind: 'power-of-attorney',
    read(sentence, context) {
      const { text, definition } = sentence;
      const match = firstOf(text, [
        phrasePattern(
          `\\b(?:appoints?|constitutes?|designates?)\\b[^.;]{0,120}\\b(?:${ATTORNEY}|as (?:his|her|its|their) attorney)\\b`,
        ),
        phrasePattern(`\\b(?:grants?|gives?|provides?)\\b(?! the power)[^.;]{0,80}\\b${ATTORNEY}\\b`),
      ]);
      if (
        match === null ||
        definition ||
        /\bsubstitute|custodian|representative/i.test(match[0]) ||
        phrasePattern(`\\b${ATTORNEY} (?:will|shall) provide\\b|^\\W*by this power of attorney`).test(text)
      )
        return null;
      const actor = context.actors.doer(text, match.index);
      if (actor.mutual) return null;
      const claims = new Claims(sentence);
      const forever = claims.found('irrevocable', /\birrevocabl\w+/i) !== null;
      const limited =
        claims.found(
          'limited',
          phrasePattern(
            '\\b(?:solely|only|for the (?:limited |sole )?purposes? of|to (?:execute|sign|transmit|direct|transfer|effect|file)|in connection with such|give effect to)\\b',
          ),
        ) !== null;
      // Its own sentence may make it wait for any event.
      const waits = phrasePattern('\\b(?:if|in the event|should)\\b').test(text);
      if (!waits)
        claims.absent(
          'at-once',
          phrasePattern(
            '\\bfail(?:s|ure|ed)?\\b|\\bdo(?:es)? not (?:fulfil|perform|comply|pay|sign|execute|provide|deliver|do|act|cooperate)|\\bneglect|\\bunable\\b|\\brefus|\\bunavailab|\\bupon (?:any )?(?:default|breach)',
          ),
          'clause',
        );
      return {
        severity: limited ? (forever ? 'medium' : 'low') : forever ? 'high' : 'medium',
        at: at(match),
        notes: claims.notes,
        facts: { who: actor.who, other: context.actors.counterpartyOf(actor.who) },
        burdens: actor,
      };
    },
  },
  {
    kind: 'time-of-essence',
    read(sentence) {
      const { text } = sentence;
      const match = phrasePattern(
        '\\btime (?:is|shall be|being|will be) of the essence\\b(?: (?:hereof|hereunder)\\b| (?:in|of|under|for|as to|with respect to) (?:(?:all )?(?:matters|obligations|provisions|terms)\\b[^.;,]{0,40} |the performance of [^.;,]{0,60} )?(?:(?:this|the) )?(?:agreement|contract|hereunder)\\b)?',
      ).exec(text);
      if (match === null || OF_NO_EFFECT.test(text.trim()) || EXPLAINED.test(text)) return null;
      const claims = new Claims(sentence);
      if (/agreement|contract|hereunder|hereof/i.test(match[0])) claims.at('whole', at(match));
      return { severity: 'low', at: at(match), notes: claims.notes };
    },
  },
  {
    kind: 'guarantee',
    read(sentence, context) {
      const { text, definition } = sentence;
      const match = firstOf(text, [
        phrasePattern(`\\b${EARNEST}\\b[^.;]{0,80}\\bguarant(?:ees?|ies)\\b[^.;]{0,120}\\b${OBLIGATIONS}\\b`),
        phrasePattern(
          `\\b(?:hereby |shall |will |agrees? to )guarant(?:ees?|ies|y)(?: to \\w+)? (?:the )?(?:full |due |prompt |punctual |timely |and ){0,4}(?:payment|performance|obligations)\\b[^.;]{0,60}\\b(?:by|of)\\b`,
        ),
        phrasePattern(
          `\\bguarant(?:ees?|ors?)\\b[^.;]{0,80}\\b(?:full and (?:prompt|punctual) (?:payment|performance)|all (?:of the )?obligations)\\b`,
        ),
      ]);
      // "Guarantees that the products" warrants a quality, and "shall require it to guarantee" is somebody else's.
      if (match === null || definition || /\bthat\b|\bproducts?\b|\bwarrant/i.test(match[0])) return null;
      const actor = context.actors.doer(text, match.index);
      if (actor.mutual) return null;
      const amount = money(text);
      const claims = new Claims(sentence);
      const open = amount === null && claims.absent('no-maximum', ANY_LIMIT, 'clause');
      claims.absent(
        'no-rank',
        phrasePattern(
          '\\bjoint|\\bseveral|\\bprimary oblig|\\bwithout [^.;]{0,60}\\bdemand|\\bdemand upon\\b',
        ),
        'clause',
      );
      const personal = /personally/i.test(text) && claims.found('personal', /\bpersonally\b/i) !== null;
      return {
        severity: open && personal ? 'high' : 'medium',
        at: at(match),
        facts: { who: actor.who, amount: amount?.written ?? null },
        notes: claims.notes,
        burdens: actor,
      };
    },
  },
  {
    kind: 'third-party-rights',
    read(sentence, context) {
      const { text, definition } = sentence;
      const match = phrasePattern(
        '\\b(?:is|are|be|being|as|deemed|constitutes?)\\b[^.;]{0,60}\\bthird[- ]party beneficiar(?:y|ies)\\b',
      ).exec(text);
      if (
        match === null ||
        definition ||
        phrasePattern('\\bno\\b|\\bnot\\b|nothing|neither|nor\\b').test(text)
      )
        return null;
      // A party of the contract is third only to papers that others sign, such as its franchisee's employees.
      const named = text.slice(0, match.index + match[0].search(/third/i));
      const beneficiary = context.actors.mentionsIn(named).findLast(({ party }) => party !== null);
      if (beneficiary !== undefined && AS_BENEFICIARY.test(named.slice(beneficiary.end))) return null;
      const claims = new Claims(sentence);
      // Who may enforce one section only may not enforce the contract.
      const whole =
        !phrasePattern('\\b(?:only|solely|sections?|articles?|for the purpose|to the extent)\\b').test(
          text,
        ) &&
        claims.found(
          'whole',
          phrasePattern(
            '\\bbeneficiar(?:y|ies) (?:of|to|under) (?:this|the) (?:agreement|contract|addendum)\\b',
          ),
        ) !== null;
      if (whole) claims.found('enforces', phrasePattern('\\benforc(?:e|ing|eable)\\b'));
      return { severity: 'low', at: at(match), notes: claims.notes };
    },
  },
  {
    kind: 'best-efforts',
    read(sentence, context) {
      const { text, heading, definition } = sentence;
      const match = phrasePattern(
        "\\b(?:shall|will|agrees? to|must)\\b[^.;]{0,60}\\b(?:use|exert|make|apply|devote|exercise|employ)\\b(?! (?:\\w+ ){0,3}(?:reasonabl\\w+|commercial\\w*))(?: [\\w',-]+){0,6}? (?:best|utmost) (?:efforts|endeavou?rs)\\b",
      ).exec(text);
      if (match === null || definition || /reasonabl|commercial/i.test(match[0])) return null;
      // A statement of facts obliges nobody.
      if (/represent|warrant/i.test(heading ?? '') || /\brepresents and warrants\b/i.test(text)) return null;
      const actor = context.actors.doer(text, match.index);
      // Good will of both sides, about a dispute or a void clause, costs neither anything.
      if (
        actor.mutual ||
        /\bpart(?:y|ies)\b/i.test(match[0]) ||
        /\bpart(?:y|ies) (?:each )?$/i.test(text.slice(0, match.index))
      )
        return null;
      const claims = new Claims(sentence);
      return {
        severity: 'low',
        at: at(match),
        notes: claims.notes,
        facts: { who: actor.who, words: effortsFor(text, match) },
        burdens: actor,
      };
    },
  },
  {
    kind: 'prohibited-object',
    read({ text, heading, definition }) {
      const match = firstOf(text, [
        phrasePattern(
          `\\b(?:sell|serve|offer|dispense|distribute|market|import|supply|manufacture|brew|deliver|purchase|operate|run|conduct)\\b[^.;•]{0,60}\\b${FORBIDDEN}\\b`,
        ),
        phrasePattern(
          `\\b(?:sale|supply|distribution|import|operation)\\b[^.;•]{0,30}\\bof (?:\\w+ ){0,3}${FORBIDDEN}\\b`,
        ),
      ]);
      if (match === null || definition) return null;
      // What is forbidden, left out or only named in a list of licences is not what the contract is about.
      if (
        /prohibit|unacceptable|restrict|exclu/i.test(heading ?? '') ||
        phrasePattern(
          '\\b(?:not|no|prohibit\\w*|refus\\w+|reject\\w*|object(?:s|ion)?|exclud\\w+|other than|illegal|unlawful|refrain|unless [^.;]{0,30}agreed|if)\\b',
        ).test(text)
      )
        return null;
      const words = phrasePattern(`${FORBIDDEN}$`).exec(match[0])?.[0] ?? match[0];
      // Rules for a permit or a standard are not what the contract is about.
      const aside = phrasePattern(
        '\\b(?:licen[cs]es|permits|standards|specifications|laws|insurance)\\b',
      ).test(text);
      return { severity: aside ? 'medium' : 'high', at: at(match), facts: { words: words.toLowerCase() } };
    },
  },
] as const satisfies readonly Rule[];
