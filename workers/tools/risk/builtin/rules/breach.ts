import { phrasePattern } from '#workers/engines/text/plain.js';
import { valuesOf } from './asked.js';
import { Claims } from './claims.js';
import { doerOrBoth, laysDown } from './operative.js';
import { at, firstOf, type Rule } from './rule.js';

const BREACH = phrasePattern(
  '\\b(?:breach(?:es|ed)?|violat(?:es?|ed|ions?)|defaults?|defaulted|fail(?:s|ed|ure)?(?= (?:to|of|in)\\b)(?! to (?:obtain|receive|achieve|reach|meet|agree))|non-?compliance|non-?payment|non-?performance)\\b',
);
const INSOLVENCY = phrasePattern(
  '\\b(?:insolven\\w+|bankrupt\\w*|receiver(?:ship)?|assignment for the benefit of (?:its )?creditors|winding[- ]up|liquidat(?:ion|or))\\b',
);
const RIGHT =
  '\\b(?:may(?! not)|(?:has|have|having|reserves?) (?:the|a|an) (?:\\w+ ){0,2}(?:right|option)|(?:is|are|be) (?:further )?(?:entitled|permitted)|entitling\\b[^.;]{0,40}|at the option of [^.;]{2,40}?)\\b';
const CONTRACT =
  '(?:this|the) (?:\\w+ ){0,3}?(?:agreement|contract|lease|engagement|employment|licen[cs]e|appointment)\\b';
const AT_ONCE =
  '\\b(?:immediately|forthwith|with immediate effect|without (?:prior |further |any )?notice|at once)\\b';

/** Words about a time to put things right, in the clause or in what a breach is there. */
const CURE = phrasePattern(
  '\\b(?:(?:un)?cur(?:e[ds]?|ing|able)|remedied|un-?remedied|remedying|(?:to|not|and|been|shall|must) remedy|remedy (?:such|the|that|any|its|it|same)|correct(?:s|ed|ing|ion)?|rectif\\w+|continues? for|continuing (?:for|after)|grace period|events? of (?:default|termination)|defaulting party)\\b',
);
const OTHER_CAUSE = phrasePattern(
  'unenforceable|severab|support period|promptly offer|any (?:other )?reason other than|terminate (?:the )?(?:applicable |such |its |any )(?:\\S{1,30} ){0,2}agreement|\\bmay (?:request|require|direct|ask)\\b[^.;]{0,80}\\bto (?:terminate|cancel)\\b|\\b(?:terminate|cancel) the (?:agreement|contract)s? (?:with|between)\\b',
);
/** Crime and disgrace are causes that cannot be cured. */
const GRAVE = phrasePattern(
  'corruption|FCPA|brib|improper payment|illegal|criminal|crime|felony|fraud|scandal|immoral|moral turpitude|dishonest|misconduct|sanction',
);
const DUTIES =
  '(?:obligations?|terms?(?: (?:and|or) (?:conditions|provisions))?|provisions?|covenants?|dut(?:y|ies)|conditions?)';
const OF_CONTRACT =
  '(?: \\w+){0,2}? (?:(?:of|in|under|contained in|set forth in) (?:this|the) (?:\\w+ )?(?:agreement|contract|lease)|hereunder|hereof|herein)\\b';
const BREACHED =
  '\\b(?:breach\\w*|default\\w*|violat\\w+|fail\\w*|non-?(?:compliance|performance))(?: (?:by (?:the )?[\\w-]{1,30}|of|to|with|in|under|or|comply|perform|observe|fulfil|keep|performance)){0,5}';
/** Any breach of the contract, and not of some duties in it. */
const ANY_BREACH = phrasePattern(
  `\\b(?:any|each|every) (?:other )?(?:breach|default|violation|failure)(?: (?:of|in|under|by) (?:(?:the )?[\\w'-]{1,30} (?:of|in|under) )?(?:this|the) (?:\\w+ )?(?:agreement|contract|lease)\\b| (?:hereunder|hereof)\\b|,|\\.?$)|${BREACHED} (?:any|each|every|all) (?:one )?(?:of (?:its|the|their) )?(?:(?!(?:other|payment|in|of|by|with|under|to|for)\\b)[\\w/]{1,20},? ){0,5}?${DUTIES}(?:${OF_CONTRACT}|,|\\.?$)`,
);
/** Duties of one clause, or towards others than the other side. */
const ONE_DUTY = phrasePattern(
  '\\b(?:breach\\w*|default\\w*|violat\\w+|comply|provisions?|terms?|obligations?|covenants?|duty|representations?)\\b[^.;]{0,80}\\b(?:of|in|under|with|to) (?:(?:this|the foregoing|the above|such) )?(?:sections?|articles?|clauses?|paragraphs?|exhibits?|schedules?|appendix)\\b',
);
const SERIOUS = phrasePattern(
  '\\b(?:material(?:ly)?|serious(?:ly)?|substantial(?:ly)?|repeated(?:ly)?|persistent(?:ly)?|fundamental|gross(?:ly)?)\\b',
);

const ENDS = phrasePattern(
  `${RIGHT}[^.;]{0,120}?\\b(?:terminat(?:e|ed)|cancel(?:led)?)\\b|\\b(?:agreement|contract|licen[cs]e)\\b[^.;]{0,60}\\b(?:shall|will)\\b[^.;]{0,40}\\bterminate\\b|\\bbe terminated\\b|\\bmay terminate\\b`,
);

/** Rights to end the contract for what the other side did, or for its insolvency. */
export const breachRules = [
  {
    kind: 'termination-no-cure',
    read(sentence, context) {
      const { text, around, heading } = sentence;
      const match = firstOf(text, [
        phrasePattern(
          `${RIGHT}[^.;]{0,100}?\\b(?:terminate|cancel)\\b[^.;]{0,20}?${CONTRACT}[^.;]{0,120}?${AT_ONCE}`,
        ),
        phrasePattern(
          `${RIGHT}[^.;]{0,100}?${AT_ONCE}[^.;]{0,30}\\b(?:terminate|cancel)\\b[^.;]{0,20}?${CONTRACT}`,
        ),
        phrasePattern(
          `\\b(?:agreement|contract) may(?! not)[^.;]{0,60}? be (?:terminated|cancel\\w+)[^.;]{0,100}?${AT_ONCE}`,
        ),
      ]);
      const from = Math.max(0, (match?.index ?? 0) - 350);
      const breach = match === null ? null : BREACH.exec(text.slice(from, at(match).end + 250));
      if (match === null || breach === null || !laysDown(sentence)) return null;
      if (CURE.test(around) || CURE.test(text) || INSOLVENCY.test(text) || OTHER_CAUSE.test(text))
        return null;
      const listed = /\(ii\)|\(b\)/.test(text);
      const grave =
        GRAVE.test(heading ?? '') ||
        (!listed && GRAVE.test(/\bthis (?:article|section|clause|paragraph)\b/i.test(text) ? around : text));
      const before = /[^.;]*$/.exec(text.slice(Math.max(0, match.index - 80), match.index))?.[0] ?? '';
      const actor = doerOrBoth(context.actors.doer(text, match.index), `${before}${match[0]}`);
      const who = /^(?:we|us|you)$/i.test(actor.who ?? '') ? null : actor.who;
      const claims = new Claims(sentence);
      if (who !== null) claims.at('one-sided', at(match));
      else if (actor.mutual) claims.at('mutual', at(match));
      if (grave) claims.at('grave', at(match));
      else if (!SERIOUS.test(text) && !ONE_DUTY.test(text)) claims.found('any', ANY_BREACH);
      claims.absent('no-notice', phrasePattern('\\bnoti(?:ce|fy|fies|fication)'), 'clause');
      const wide = claims.has('any') && who !== null;
      return {
        severity: grave || actor.mutual ? 'low' : wide ? 'high' : 'medium',
        at: {
          start: Math.min(match.index, from + breach.index),
          end: Math.max(at(match).end, from + breach.index + breach[0].length),
        },
        notes: claims.notes,
        facts: { who, other: context.actors.counterpartyOf(who) },
        serves: { who, mutual: actor.mutual },
      };
    },
  },
  {
    kind: 'short-cure',
    read(sentence) {
      const { text, around, heading } = sentence;
      const match = phrasePattern('\\b(?:cure[ds]?|remed(?:y|ied)|correct(?:ed)?|rectif(?:y|ied))\\b').exec(
        text,
      );
      if (match === null || !laysDown(sentence) || !BREACH.test(text)) return null;
      if (!ENDS.test(text) && !ENDS.test(around)) return null;
      const period = valuesOf(text).period('cure-period');
      if (period === null || period.days > 14 || phrasePattern('\\bhas not been cured\\b').test(text))
        return null;
      const claims = new Claims(sentence);
      const places = {
        start: Math.min(match.index, period.start),
        end: Math.max(match.index + match[0].length, period.end),
      };
      const business =
        claims.found('business', phrasePattern('(?:business|working|banking) (?:days?|hours?)'), {
          start: Math.max(0, period.start - 5),
          end: period.end + 30,
        }) !== null;
      const pays =
        claims.found(
          'payment',
          phrasePattern(
            '\\b(?:non-?payment|payment default|fail(?:s|ed|ure)? to (?:pay|make (?:any )?payment|receive (?:any )?payment)|(?:monies|amounts?) owing|monetary default)\\b',
          ),
        ) !== null;
      const forPay = pays || /\b(?:monetary|payment)\b/i.test(heading ?? '');
      if (forPay && !pays) claims.at('payment', places);
      claims.absent(
        'no-extension',
        phrasePattern(
          '\\bexten(?:d|ds|ded|sion)\\b|\\blonger (?:period|time)\\b|\\bdiligent\\w*|\\badditional (?:time|period|\\w+ days)',
        ),
        'clause',
      );
      return {
        severity: forPay || period.days * (business ? 1.4 : 1) > 7 ? 'low' : 'medium',
        at: places,
        notes: claims.notes,
        facts: { period },
      };
    },
  },
  {
    kind: 'insolvency-termination',
    read(sentence, context) {
      const { text } = sentence;
      const insolvent = INSOLVENCY.exec(text);
      if (insolvent === null || !laysDown(sentence)) return null;
      const match = firstOf(text, [
        phrasePattern(`${RIGHT}[^.;]{0,140}?\\b(?:terminate|cancel)\\b[^.;]{0,60}?${CONTRACT}`),
        phrasePattern(
          `\\b(?:agreement|contract|engagement|appointment|licen[cs]es?|period) (?:may(?! not)|shall|will)[^.;:]{0,80}?\\bbe (?:immediately )?(?:terminated|cancel\\w+)\\b`,
        ),
        phrasePattern(
          '\\b(?:agreement|contract|rights|licen[cs]es?|term|period)\\b[^.;:]{0,60}?\\b(?:shall|will)\\b[^.;:]{0,60}?\\bterminate\\b|\\bthis (?:\\w+ )?(?:agreement|contract) (?:automatically )?terminates\\b',
        ),
      ]);
      if (match === null || NO_END.test(text) || ENDED_BEFORE.test(text)) return null;
      const near = text.slice(Math.max(0, match.index - 60), at(match).end);
      const actor = doerOrBoth(context.actors.doer(text, match.index), near.replace(/^.*[.;]/s, ''));
      const claims = new Claims(sentence);
      const lost = LOST.exec(text);
      if (lost !== null) claims.at('lost', at(lost));
      const isRight = /^(?:may|ha|reserv|is|are|be|entitl|at)|\bmay\b/i.test(match[0]);
      // "Shall terminate upon notice" and "at Buyer's option" leave the decision to a side.
      if (!isRight && !CHOSEN.test(text)) claims.at('automatic', at(match));
      else if (isRight && actor.mutual) claims.at('mutual', at(match));
      else if (isRight && actor.who !== null) claims.at('named', at(match));
      claims.absent(
        'no-proceeding',
        phrasePattern('\\b(?:insolven|bankrupt|reorgani[sz]|arrangement|composition)\\w*'),
        'sentence',
      );
      return {
        severity: 'low',
        at: {
          start: Math.min(match.index, insolvent.index),
          end: Math.max(at(match).end, insolvent.index + 12),
        },
        notes: claims.notes,
        facts: { who: actor.who },
      };
    },
  },
] as const satisfies readonly Rule[];

/** Words of sentences that speak of insolvency and of an end, but end no contract for it. */
const NO_END = phrasePattern(
  '\\b(?:guarant(?:y|ee|ors?)|unaffected|security interest|collateral|enforceab\\w+|enforced|enforcement|reject(?:s|ed|ion)|non-petition|exclusivity|automatic stay|executive|employee|waives? any rights|may also be effected)\\b|\\b(?:shall|may|will) not\\b[^.;]{0,40}\\b(?:terminat|petition)|\\bno (?:\\w+ ){0,2}event has occurred',
);
/** What follows once somebody has ended the contract: "upon any termination for insolvency the rights shall terminate". */
const ENDED_BEFORE = phrasePattern(
  '\\b(?:upon|on|after|following|in the event of) (?:(?:any|the|such|a|an|early) ){0,2}terminat(?:ion|ing)\\b[^;]{0,300}\\b(?:insolven|bankrupt)|\\b(?:in the event|if|where|when)\\b[^.;]{0,60}\\bterminates\\b[^.;]{0,120}\\b(?:insolven|bankrupt)',
);
/** A loss by which insolvency ends a contract; without it, insolvency alone does not. */
const LOST = phrasePattern(
  '\\b(?:deprived of|loses?|loss of|lost|ceases? to (?:have|hold)) (?:\\w+ ){0,4}?(?:qualifications?|capacit(?:y|ies)|licen[cs]es?|permits?|ability|authori[sz]ations?)\\b[^.;]{0,200}\\b(?:due to|because of|as a result of|by reason of|following)\\b',
);
const CHOSEN = phrasePattern(
  "\\b(?:up)?on (?:\\w+ ){0,3}?notice\\b(?! of (?:bankruptcy|insolvency))|\\bby (?:\\w+ ){0,3}notice|\\bat (?:the|its|\\w+'s) (?:sole )?(?:option|election)|\\bmay\\b[^.;]{0,60}\\bterminat",
);
