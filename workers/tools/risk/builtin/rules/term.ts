import { phrasePattern } from '#workers/engines/text/plain.js';
import { noticePeriod, periodBefore, periods } from '#workers/engines/text/values.js';
import { nounOfLength } from '#workers/engines/text/values/length-nouns.js';
import { valuesOf } from './asked.js';
import type { Sentence } from '#workers/engines/text/sentences.js';
import { Claims } from './claims.js';
import { ANY_LENGTH, at, firstOf, type Rule } from './rule.js';

const RENEWS = [
  phrasePattern(
    '\\bautomatic(?:ally)?\\b[^.;]{0,60}\\b(?:renew(?:al|ed|s|able)?|extend(?:ed|s)?(?! (?:by|until|to)\\b))\\b',
  ),
  phrasePattern('\\brenew(?:al|ed|s|able)?\\b[^.;]{0,40}\\bautomatic(?:ally)?\\b'),
  phrasePattern(
    '\\b(?:shall|will)(?: be)?(?: deemed)? (?:renew(?:ed)?|extend(?:ed)?|continue)\\b[^.;]{0,80}\\b(?:successive|additional|consecutive|further|from year to year|year-to-year)\\b[^.]{0,200}\\bunless\\b',
  ),
  phrasePattern(
    '\\bunless\\b[^.;]{0,200}\\bnotice\\b[^.;]{0,200}\\b(?:shall|will)(?: be)? (?:automatically )?(?:renew|extend)',
  ),
];
/** A renewal that is agreed, or one of something else than the contract. */
const NOT_BY_ITSELF = phrasePattern(
  'not (?:be )?automatically|no automatic|letter of credit|insurance|\\bpolic(?:y|ies)\\b|shall have the meaning|mutual(?:ly)? (?:written )?(?:agree|consent)|written consent of (?:both|all|each)|support period|arbitrat|\\bparties may (?:renew|extend)|registrations? (?:shall|will|are)',
);
const OF_CONTRACT = phrasePattern(
  '\\b(?:agreement|contract|terms?|lease|licen[cs]e|appointment|engagement|subscription|franchise|amendment|addendum|order)\\b',
);
/** A right to end the contract at any time, which also ends a renewal. */
const FREE_END = phrasePattern(
  '\\bat any time\\b(?! (?:after|following))|without cause|for convenience|for any (?:reason|cause)|for any or no reason|no reason|\\bmonth[- ]to[- ]month',
);
/** "Within sixty days before the end" opens a time for notice; it names no day by which notice must be given. */
const WITHIN = phrasePattern('\\b(?:within|during) (?:the |a )?(?:last |final )?(?:period of )?$');
/** What a renewal depends on besides that nobody objects. */
const CONDITION = phrasePattern(
  '\\b(?:so long as|as long as|only if)\\b|(?<!(?:as|be|is|are|otherwise|notice) )\\bprovided (?!herein|in\\b|for\\b|by\\b|to\\b|under|below|above|at\\b|elsewhere)',
);

const OWN_TERM =
  '\\b(?:(?:initial |original |primary )?(?:term|duration) of (?:this|the) (?:\\w+ )?(?:agreement|contract|lease|licen[cs]e|franchise)|the (?:initial |original |primary )term|this (?:\\w+ )?(?:agreement|contract|lease))\\b';
const LASTS = [
  phrasePattern(
    `${OWN_TERM}(?: \\([^)]{1,60}\\))?[^.;:]{0,160}?\\b(?:for|of|is|be|until|expire|end|lasts?)\\b[^.;:]{0,120}?\\b(?:years?|months?)\\b`,
  ),
  phrasePattern(
    `${OWN_TERM}[^.;:,]{0,60}\\b(?:continues?|remains?|be|is)(?: in (?:full )?(?:force(?: and effect)?|effect))? (?:in perpetuity|perpetual|perpetually)\\b`,
  ),
];
const OF_OTHER_TIME = phrasePattern(
  'confidential|renew|record|retain|retention|maintain|surviv|warrant(?:y|ies)|non-?compet|patent|royalt|years? (?:after|following|from) (?:the )?(?:expir|terminat)|insurance|audit|\\bprices?\\b|\\bshares?\\b|\\boptions?\\b|\\bif\\b|\\bduring\\b|\\bprovided\\b|terminat(?:e|ed) (?:by|upon|if|at)',
);

/** How long single duties last, which go on after the contract. */
const OF_DUTIES = phrasePattern(
  '\\bprices?\\b[^.;]{0,40}\\bremain|\\bsurviv|\\binsurance\\b|\\bretain|\\bmaintain\\b|\\bterminates\\b|\\b(?:up)?on (?:the )?expiration|notwithstanding any termination|obligations with respect|licen[cs]e granted|\\bconfidential|\\bspare parts\\b|\\byears? (?:after|following) (?:the )?(?:last|final)\\b|\\bterm of the (?:[\\w-]+ ){0,6}?(?:program(?:me)?|project|study|trial|plan)\\b|^\\W{0,4}[\\d.() ]{0,12}(?:up)?on (?:a |any )?termination\\b',
);

/** Words by which a length is the shortest or the longest of a term. */
const LATER_END = phrasePattern(
  '\\bwhichever (?:is |are |comes |occurs |happens |shall be )?(?:the )?(?:later|last|longer|greater)\\b|\\b(?:later|longer|last) (?:of|to occur)\\b|\\b(?:minimum|not less than|at least)\\b',
);
const EARLIER_END = phrasePattern(
  '\\bwhichever (?:is |are |comes |occurs |happens |shall be )?(?:the )?(?:earlier|earliest|sooner|first|shorter)\\b|\\b(?:earlier|earliest|sooner|shorter) (?:of|to occur)\\b|\\b(?:maximum|not more than|up to|no longer than)\\b',
);
/** A length that is counted from something that may never happen, or only years later. */
const FROM_EVENT = phrasePattern(
  '\\byears? (?:after|from|following) (?:the )?(?:date of )?(?:the )?(?:launch|first|commercial|completion|opening|regulatory|approval|acceptance|market|RFS)\\b',
);

/** An earlier or another document whose end the sentence speaks of. */
const OF_OTHER_PAPER = phrasePattern(
  '\\b(?:memorand(?:um|a) of understanding|letters? of intent|term sheet|(?:prior|existing|previous|earlier|original|superseded|terminated|predecessor) (?:[\\w-]{1,20} ){0,4}?(?:agreements?|contracts?|letters?))\\b|\\b(?:MOU|NDA)\\b|\\bagreement\\b[^.;]{0,80}\\b(?:is|are|be|was|has been) (?:hereby )?(?:terminated|superseded|replaced|cancel\\w+)\\b[^.;]{0,120}\\bsurvive',
);

const SURVIVES = '\\b(?:shall|will) (?:expressly |also |nevertheless )?survive\\b';
/** What survives by its nature, or was already owed: no lawyer asks for an end date of that. */
const OF_ITSELF = phrasePattern(
  'by (?:its|their) (?:very )?(?:nature|terms?|express)|by implication|or implication|\\bpay\\b|\\bpayments?\\b|intended to survive|reasonably (?:be )?(?:considered|expected|survive)|express|may extend|accru\\w+|necessary (?:to|for)|foregoing sentence|closing|merger|spin-?off|distribution date|\\bdeath\\b|investigation|resignation|removal|payment for any|deliver(?:y|ies) of',
);
/** Duties that another document contains. */
const DUTIES_OF_OTHER_PAPER = phrasePattern(
  '\\b(?:obligations|covenants|duties|provisions|terms|indemnit(?:y|ies))\\b[^.;]{0,40}\\b(?:set forth|contained|stated|provided|in|of|under)(?: in)? (?:the|that|such|said) (?:prior |existing |original )?(?:[\\w-]+ ){0,3}(?:memorandum|letter of intent|term sheet|non-?disclosure agreement|confidentiality agreement|NDA|MOU)\\b',
);
/** True if a sentence speaks of "the foregoing indemnity" where no indemnity stands before it. */
function isAstray({ text, around }: Pick<Sentence, 'text' | 'around'>): boolean {
  if (!phrasePattern('\\b(?:foregoing|above|preceding|aforesaid) indemni').test(text)) return false;
  const before = around.slice(0, Math.max(0, around.indexOf(text)));
  return !phrasePattern('\\bindemnif|\\bhold (?:\\w+ ){0,3}harmless').test(before);
}
/** A time limit elsewhere in the clause that may be that of the surviving duties. */
const LIMITED_NEARBY = phrasePattern(
  '\\b(?:years?|months?|days)\\b[^.;]{0,60}\\b(?:after|following|from|beyond|thereafter)\\b[^.;]{0,60}\\b(?:terminat|expir|disclos|end|receipt)|\\b(?:period|term) of\\b[^.;]{0,40}\\b(?:years?|months?)\\b|statutes? of limitation',
);

export const termRules = [
  {
    kind: 'auto-renewal',
    read(sentence) {
      const { text, definition } = sentence;
      const match = firstOf(text, RENEWS);
      if (match === null || definition || NOT_BY_ITSELF.test(text)) return null;
      if (!OF_CONTRACT.test(text.slice(Math.max(0, match.index - 120), match.index + match[0].length)))
        return null;
      const found = noticePeriod(text) ?? periodBefore(text);
      const opens =
        found !== null &&
        (WITHIN.test(text.slice(Math.max(0, found.start - 40), found.start)) ||
          phrasePattern('^.{0,4} ?(?:following|after|from)\\b').test(text.slice(found.end, found.end + 30)));
      const ofTerm = found !== null && /^\s*(?:period|term)\b/i.test(text.slice(found.end, found.end + 12));
      const notice = opens || ofTerm ? null : found;
      const endless = phrasePattern('\\b(?:indefinite|unlimited) (?:period|term|time)').exec(text);
      const term = endless === null ? valuesOf(text).period('renewal-term') : null;
      const claims = new Claims(sentence);
      claims.found(
        'objection',
        phrasePattern(
          '\\bunless\\b[^.;]{0,160}\\b(?:noti(?:ce|fy|fies|fication)|object\\w*|elects?|advis\\w+|inform\\w*|request\\w*)',
        ),
      );
      const before = { start: 0, end: match.index };
      const conditional =
        claims.found('condition', CONDITION, { start: match.index, end: text.length }) !== null ||
        claims.found(
          'condition',
          phrasePattern('\\bif (?!no\\b|neither|not\\b)|\\bin the event\\b'),
          before,
        ) !== null;
      const searched =
        found === null &&
        !conditional &&
        claims.absent('no-notice', phrasePattern('\\bnoti(?:ce|fy|fies|fication)|prior to|before'), 'clause');
      if (endless !== null) claims.at('endless', at(endless));
      const early = notice !== null && notice.days >= 90;
      if (early && !conditional) claims.at('early-notice', { start: notice.start, end: notice.end });
      const long = term !== null && term.days >= 730;
      if (long && !conditional) claims.at('long-renewal', { start: term.start, end: term.end });
      const usual = !early && !long && !searched;
      return {
        severity: usual || conditional ? 'low' : 'medium',
        at: at(match),
        notes: claims.notes,
        facts: { notice, period: term },
      };
    },
  },
  {
    kind: 'long-term',
    read(sentence, { agreed: { exit } }) {
      const { text, definition } = sentence;
      const match = firstOf(text, LASTS);
      if (match === null || (definition && !/term/i.test(text.slice(0, 30)))) return null;
      const period = valuesOf(text).period('initial-term');
      // The length must be that of the match, not of another time in the sentence.
      const isOfMatch =
        period !== null && period.start >= match.index && period.end <= match.index + match[0].length;
      // Where the words that govern the length make it that of the contract, duties behind it have another one.
      const isOfTerm = isOfMatch && nounOfLength(text, period, 'en') === 'term';
      const own = isOfTerm ? text.slice(0, match.index + match[0].length) : text;
      if (OF_OTHER_TIME.test(match[0]) || OF_DUTIES.test(own)) return null;
      // A contract that each side may leave at will binds nobody for long.
      if (exit.by === 'each') return null;
      const claims = new Claims(sentence);
      if (exit.by === 'nobody' && !FREE_END.test(text)) claims.searched('no-exit');
      if (exit.by === 'one') claims.searched('one-exit');
      if (claims.found('perpetual', /\bperpetu\w*/i, at(match)) !== null) {
        // Where the sentence itself speaks of termination, the contract can be ended after all.
        const unending = claims.has('no-exit') && !phrasePattern('\\bterminat').test(text);
        if (unending) claims.at('unending', at(match));
        return {
          severity: unending ? 'medium' : 'low',
          at: at(match),
          notes: claims.notes,
          facts: { who: exit.by === 'one' ? exit.who : null },
        };
      }
      if (!isOfMatch || period.days < 5 * 360 || period.days > 99 * 366) return null;
      claims.at('fixed', at(match));
      const about = { start: match.index, end: match.index + match[0].length + 80 };
      claims.found('at-least', LATER_END, about);
      claims.found('at-most', EARLIER_END, about);
      claims.found('from-event', FROM_EVENT);
      const long = period.days >= 10 * 360 && claims.has('no-exit');
      return {
        severity: long ? 'medium' : 'low',
        at: at(match),
        notes: claims.notes,
        facts: { period, who: exit.by === 'one' ? exit.who : null },
      };
    },
  },
  {
    kind: 'survival-unlimited',
    read(sentence) {
      const { text, around, heading, definition } = sentence;
      const match = firstOf(text, [
        phrasePattern(
          '\\bsurvive\\b[^.;]{0,120}\\b(?:indefinitely|in perpetuity|perpetually|forever|without limit(?:ation)? (?:of|in|as to) time)\\b',
        ),
        phrasePattern(
          `\\b(?:obligations|covenants|undertakings|duties|indemnit(?:y|ies)|indemnifications?)\\b[^.;]{0,120}${SURVIVES}[^.;]{0,60}\\b(?:terminat|expirat|cancel)\\w*(?![^.;]{0,80}\\b(?:for|until)\\b)`,
        ),
      ]);
      if (match === null || definition || periods(text).length > 0 || OF_ITSELF.test(text)) return null;
      // Duties of another document, and words that point back to what does not stand before them.
      if (OF_OTHER_PAPER.test(text) || DUTIES_OF_OTHER_PAPER.test(text) || isAstray(sentence)) return null;
      const claims = new Claims(sentence);
      const ever =
        claims.found('ever', phrasePattern('indefinitely|(?:in )?perpetu\\w*|forever'), at(match)) !== null;
      if (!ever) {
        if (!claims.absent('no-end', ANY_LENGTH, 'sentence') || LIMITED_NEARBY.test(around)) return null;
        // A list of sections says nothing of how long each of them binds.
        if (
          phrasePattern(
            '\\b(?:sections?|articles?|paragraphs?|clauses?)\\b[^.;]{0,30}\\d[^;]{0,80}?,[^;]{0,60}\\d',
          ).test(text)
        )
          return null;
        // "This Section" is what its heading names.
        const own = phrasePattern('\\bthis (?:section|sub-?section|article|clause|paragraph)\\b').test(text);
        const subject = own ? `${heading ?? ''} ${text}` : text;
        if (phrasePattern('confiden|secre|non-?disclos').test(subject))
          claims.at('confidentiality', at(match));
        else if (phrasePattern('indemn|hold(?:ing)? harmless').test(subject))
          claims.at('indemnity', at(match));
      }
      return { severity: ever ? 'medium' : 'low', at: at(match), notes: claims.notes };
    },
  },
] as const satisfies readonly Rule[];
