import { phrasePattern } from '#workers/engines/text/plain.js';
import { periods } from '#workers/engines/text/values.js';
import { Claims } from './claims.js';
import { ANY_LENGTH, at, firstOf, type Rule } from './rule.js';

const SOON =
  '(?:within a reasonable (?:period of )?time|as soon as (?:is |reasonably |commercially )?(?:practicable|possible|practical)|without (?:undue|unreasonable) delay|at its earliest convenience)';
const MUST = '(?:shall|will|must|agrees? to|undertakes? to|is to|are to)';
/** What money turns on; of "pay attention" and the like it does not. */
const PAY =
  '(?:pay(?! (?:attention|heed|particular|due|close|respect))|reimburse|refund|repay|remit)(?! or cause)';
const PERFORM = '(?:deliver|ship|repair|replace|complete|install|restore)';
/** Words after which a sentence speaks of information about a performance, not of the performance itself. */
const OF_PAPERS =
  'notice|report|copy|copies|certificate|document|information|statement|opinion|prospectus|registration|letter|written|invoice|list|evidence|detail|forms?\\b';

const PAID_SOON = [
  phrasePattern(`\\b${MUST}(?: \\w+){0,2} (?<duty>${PAY})\\b[^.;:]{0,140}?\\b(?<vague>${SOON})\\b`),
  phrasePattern(`\\b${MUST},? (?<vague>${SOON}|promptly),? (?:and \\w+ )?(?<duty>${PAY})\\b`),
];
const DONE_SOON = [
  phrasePattern(`\\b${MUST}(?: \\w+){0,2} (?<duty>${PERFORM})\\b[^.;:]{0,100}?\\b(?<vague>${SOON})\\b`),
  phrasePattern(`\\b${MUST},? (?<vague>${SOON}),? (?<duty>${PERFORM})\\b`),
];
const CURED_SOON = phrasePattern(
  '\\b(?:cured?|remed(?:y|ied)|corrected?|rectif(?:y|ied))\\b[^.;:]{0,80}?\\b(?<vague>within a reasonable (?:period of )?time|without (?:undue|unreasonable) delay)\\b',
);
const ENDED_ON_NOTICE = phrasePattern(
  '\\bterminate (?:this|the) (?:agreement|contract|lease|licen[cs]e|order)\\b[^.;:]{0,80}?\\b(?:up)?on (?:giving )?(?<vague>reasonable (?:prior )?(?:written )?notice)\\b',
);
/** Payments that have a date after all, by another clause or by their own due date, or that go to somebody else. */
const DUE_ELSEWHERE = phrasePattern(
  '\\bin accordance with\\b|\\bpursuant to\\b|\\b(?:when|as|become|becomes) (?:they (?:become )?)?due\\b|\\bthird[- ]part|\\bvendors?\\b(?! shall)|\\bcreditors\\b|\\bsecurities\\b|\\bafter receipt\\b|\\bexpenses incurred in (?:operating|drilling)|\\b(?:pay|remit)\\b[^.;]{0,40}\\btax(?:es)?\\b|\\b(?:governmental|tax(?:ing)?) authorit',
);
/** A number of days for the payment or the cure, or what "reasonable time" means, elsewhere in the clause. */
const DAYS_NEARBY = phrasePattern(
  '\\b(?:pay|paid|payable|payment|due|invoices?|remit|reimburse\\w*|cured?|remed(?:y|ied))\\b[^.;]{0,100}\\b(?:days|months)\\b|\\bdays\\b[^.;]{0,60}\\b(?:invoice|receipt|cure)|"reasonable (?:period of )?time|\\[\\*',
);

const ESTIMATES = [
  phrasePattern(
    '\\b(?:deliver\\w*|completion|shipment|shipping|milestone)s?(?: and \\w+| or \\w+)? (?:dates?|times?|schedules?)\\b[^.;,]{0,80}\\b(?:(?:are|is|will be|shall be) (?:only |merely |approximate |good[- ]faith )?(?:an )?(?:estimate[sd]?(?: only)?|approximate|approximations|not (?:guaranteed|binding)))\\b',
  ),
  phrasePattern(
    '\\bestimates? that (?:the )?(?:deliver\\w*|completion|shipment)\\b[^.;,]{0,40}\\b(?:will|shall|would) (?:take|occur|be)\\b',
  ),
];

/** Kinds of vague measures: those on which money, a performance or the end of the contract turns. */
export const vagueRules = [
  {
    kind: 'vague-words',
    read(sentence, context) {
      const { text, definition } = sentence;
      // A sentence with any number of days has a measure, and which duty it measures cannot be told.
      if (definition || periods(text).length > 0) return null;
      const claims = new Claims(sentence);
      const cured = phrasePattern('\\bterminat').test(text) ? CURED_SOON.exec(text) : null;
      const ends = cured ?? ENDED_ON_NOTICE.exec(text);
      const pays = ends === null ? firstOf(text, PAID_SOON) : null;
      const done = ends === null && pays === null ? firstOf(text, DONE_SOON) : null;
      const match = ends ?? pays ?? done;
      const vague = match?.groups?.['vague'];
      if (match === null || vague === undefined) return null;
      if (DAYS_NEARBY.test(sentence.around)) return null;
      if (pays !== null && DUE_ELSEWHERE.test(text)) return null;
      if (done !== null && phrasePattern(OF_PAPERS).test(done[0])) return null;
      claims.at(
        ends !== null ? (cured !== null ? 'cure' : 'notice') : pays !== null ? 'pays' : 'performs',
        at(match),
      );
      claims.absent('no-days', ANY_LENGTH, 'sentence');
      const duty = match.groups?.['duty'];
      const who =
        duty === undefined
          ? null
          : context.actors.doer(text, match.index + match[0].toLowerCase().indexOf(duty.toLowerCase())).who;
      return {
        severity: 'low',
        at: at(match),
        notes: claims.notes,
        facts: { who, words: vague.replace(/\s+/g, ' ').toLowerCase() },
      };
    },
  },
  {
    kind: 'estimated-dates',
    read(sentence, context) {
      const { text, definition } = sentence;
      const match = firstOf(text, ESTIMATES);
      if (
        match === null ||
        definition ||
        phrasePattern('\\bif\\b|\\bunless\\b|\\bexcept|\\bwhere\\b|\\bdelay').test(match[0])
      )
        return null;
      const claims = new Claims(sentence);
      claims.found('not-binding', phrasePattern('not (?:guaranteed|binding)'));
      return {
        severity: 'low',
        at: at(match),
        notes: claims.notes,
        facts: { who: context.actors.doer(text, match.index).who },
      };
    },
  },
] as const satisfies readonly Rule[];
