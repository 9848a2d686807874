import type { Severity } from '#shared/tools/risk/contract.js';
import { phrasePattern } from '#workers/engines/text/plain.js';
import { ALL_PARTIES } from '#workers/engines/text/actor.js';
import { Claims } from './claims.js';
import { certain, writtenSubject } from './liable-side.js';
import { at, CARVE_OUT, clip, EXCEPTED, firstOf, isCutFromLead, type Rule } from './rule.js';

/** Excluded heads of loss, caps, force majeure, and what is no loss of the other side. */
const ELSEWHERE = phrasePattern(
  'consequential|indirect|incidental|punitive|exemplary|lost profits|exceed|in excess of|limited to|more than its|force majeure|suspended|suspension|acts? of god|(?:beyond|outside) [^.;]{0,30}control|terminat(?:ion|ed|ing) (?:of )?this agreement|more than one (?:separate )?(?:law )?firm|(?:costs?|expenses?) (?:or expenses? )?incurred without|(?:is|after)(?: the)?(?: date of)? terminat(?:ed|ion)|debts|salar(?:y|ies)|wages|taxes|unless and until|settlement|concerning the others?|unrestricted responsibility|reimburs\\w+|release either party|indemnify(?:ing)? part|required to indemnify|prior to the|as a (?:stock|share)holder|good[- ]faith|counsel|assign(?:ment|s|ed)\\b|in (?:adherence|accordance|compliance) with|as specified',
);
/** What the liability is for: a loss, or what causes one. */
const LOSS =
  "(?:(?:or|and|of|any|all|such|other|the|its|an?|direct|actual|part of|property|personal|bodily|failed|late|[\\w'-]{1,20}'s)[\\s,]{1,3}){0,8}(?:loss(?:es)?|damages?|injur(?:y|ies)|claims?|liabilit(?:y|ies)|delays?|failures?|errors?|mistakes?|defects?|interruptions?|inaccurac(?:y|ies)|acts?|actions?|omissions?|performance|non-?performance|shut-?downs?|discontinu\\w+|discontinuation|suspension|modification|destruction|theft|accuracy|service interruptions?|equipment|property|goods)\\b";
const FOR = `(?: to [^.;]{1,50}?)?,? (?:for|with respect to|in respect of|in connection with|arising from|resulting from)(?: or [^.;]{0,20}?)?,? ${LOSS}`;
const GENERAL = phrasePattern(
  '\\b(?:any|all)(?: and all)?(?: such)?,? (?:or \\w+ )?(?:loss|damage|claim|liabilit|cost|injur)\\w*|for any reason|whatsoever|of any (?:kind|nature)|howsoever',
);
/** An exclusion for one named cause weighs less than a general one. */
const NARROW = phrasePattern(
  '\\b(?:to the extent|caused by|result\\w* (?:from|of|in)|due to|attributable to|in the event|in such|if|where|when|unless|provided|except|aris\\w+ (?:out of|from|in connection)|relat\\w+ to|based on|in connection with|with respect to|in respect of|concerning|third[- ]party|sustained by|files?|data|prior to|for (?:its|any|such|the|all) (?:other )?(?:failure|delay|acts?|actions|omissions?|errors?|mistakes?|truth|accuracy|completeness|quality|loss of|content|pledges?))\\b',
);
/** Matches what others have done: nobody need answer for that. In small letters: “Supplier” may be the party itself. */
const OTHERS = phrasePattern(
  "\\b(?:any other (?:entity|person|party|shipper)|other shipper|third[- ]part(?:y|ies)|anyone|subscriber'?s? (?:own )?(?:use|act)|suppliers?|contractors?|carriers?|agents? (?:of|thereof)|any (?:such )?[\\w-]{1,20} agent|sole responsibility of|on their part|claims? against (?:the )?[A-Z]\\w*|other than (?:by )?[A-Z]|client's customers)\\b",
  '',
);
/** Matches a cause that the other side sets: what the owner has opened, what it prevents by a right of its own. */
const KEPT_OUT = phrasePattern(
  '\\b(?:due to|caused by|through|because of|resulting from)\\b[^.;]{0,80}\\b(?:by (?:the )?(?:owner|customer|client|buyer|licensee|user)\\b|\\w+ exercising (?:its|their|his|any) rights?\\b)',
);
const FAULTS =
  '(?:acts?|omissions?|negligen\\w*|fail\\w*|breach\\w*|fault|misuse|modif\\w+|alter\\w+|compliance|violation|misconduct|use|instructions?|specifications?|delays?|obligations?)';

/** Tells whether an exclusion only leaves with the other side, or with others, what they have done themselves. */
function leavesOthersTheirOwn(text: string, who: string | null, other: string | null): boolean {
  if (KEPT_OUT.test(text)) return true;
  if (OTHERS.test(text.replace(/\bto [^.;]{0,60}?third part(?:y|ies)/i, ''))) return true;
  const isPlain = !/\b[A-Z]{4,}\s+[A-Z]{2,}\s+[A-Z]{4,}/.test(text);
  const doer = new RegExp(
    `\\b${FAULTS}\\b[^.;,]{0,14}\\b(?:by|of)\\s{1,9}(?:the\\s{1,9})?([A-Z]\\w{1,30})`,
  ).exec(text);
  if (isPlain && doer !== null && doer[1] !== who) return true;
  if (other === null) return false;
  const name = other.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(
    `\\b${FAULTS}\\b[^.;,]{0,14}\\b(?:by|of)\\s{1,9}(?:the\\s{1,9})?${name}|\\b${name}(?:'s?|s')\\s{1,9}(?:own\\s{1,9})?(?:\\w{1,20}\\s{1,9}){0,2}${FAULTS}|\\b(?:arising out of|caused by|due to|resulting from)[^.;]{0,20}\\b${name}(?:'s?|s')\\s`,
    'i',
  ).test(text);
}

/** Words that join a loss to what causes it. */
const BY_CAUSE =
  '\\b(?:arising (?:out of|from)|by reason of|as a (?:result|consequence) of|resulting from|due to|because of|in connection with|relat(?:ing|ed) to|on account of|caused by)\\b(?: or [^.;,]{1,40}?)?,?';
/** Matches loss that only force majeure, or a suspension, causes: to be excused then excludes nothing else. */
const OF_EXCUSE = phrasePattern(
  `${BY_CAUSE}(?: [\\w'-]+){0,14}? (?:force majeure|acts? of god|suspen(?:sion|ded))\\b`,
);
/** Matches loss that one event causes, and not the contract or a breach of it. */
const OF_EVENT = phrasePattern(
  `${BY_CAUSE} (?:(?:any|the|such|its|a|an|proper|rightful|valid|such party's) ){0,3}(?:terminat(?:ion|ing)|expir(?:ation|y)|recalls?|withdrawals?|inspections?|audits?|cancell?ation)\\b`,
);
/** Matches what is only left out of an indemnity: the loss may be claimed otherwise. */
const OF_INDEMNITY = phrasePattern(
  '\\bindemni(?:ty|ties|fications?) (?:obligations? )?(?:shall|will|do(?:es)?)?(?: not| expressly| specifically){0,2} ?(?:exclude|include|extend|cover)\\b',
);
/** Two sides that are freed one after the other: "A be liable to B nor will B be liable to A". */
const EACH_FREED = phrasePattern(
  '\\b(?:liab\\w+|responsible) to [\\w &]{2,40},? nor (?:shall|will) [\\w &]{2,40} (?:be|have)\\b|\\bon the one hand,? (?:or|nor|and)\\b[^.;]{1,60}\\bon the other(?: hand)?\\b',
);

export const exclusionRules = [
  {
    kind: 'liability-exclusion',
    read(sentence, context) {
      const { text } = sentence;
      const match = firstOf(text, [
        phrasePattern(
          `\\b(?:shall|will)(?: not| in no event)(?: be (?:held|liable or))?\\b[^.;]{0,30}\\b(?:be liable|be responsible|responsible|liable|have any (?:liability|responsibility|obligation or liability)|incur any liability)(?: or (?:liable|responsible|liability|responsibility))?${FOR}`,
        ),
        phrasePattern(
          `\\b(?:in no event|(?:under|in) no circumstances)\\b[^.;]{0,30}\\b(?:shall|will)\\b[^.;]{0,60}\\bbe (?:liable|responsible)${FOR}`,
        ),
        phrasePattern(
          `\\b(?:has|have|assumes?|accepts?|shall have|bears?) no (?:obligation or |responsibility or )?(?:liability|responsibility)(?: or (?:obligation|liability|responsibility))?(?: whatsoever)?${FOR}`,
        ),
        phrasePattern(
          '\\b(?:releases?|discharges?|exonerates?)\\b[^.;]{0,60}\\bfrom (?:any and all|all|any) (?:claims?|liabilit)',
        ),
      ]);
      if (match === null || sentence.definition || ELSEWHERE.test(text)) return null;
      const actor = certain(context.actors.liable(text, at(match)), text, at(match));
      const who = actor.who ?? (actor.mutual ? null : writtenSubject(text, match.index));
      // An exclusion of nobody in particular cannot be judged.
      if (who === null && !actor.mutual) return null;
      const other = context.actors.counterpartyOf(actor.who);
      const behind = text.slice(match.index);
      if (leavesOthersTheirOwn(behind, who, other)) return null;
      const narrow = NARROW.test(text);
      const claims = new Claims(sentence);
      const isGeneral = GENERAL.test(behind);
      if (actor.mutual && (!isGeneral || narrow)) return null;
      // Exceptions to an indemnity for infringement are usual.
      if (/infring/i.test(text) || /indemn|infring/i.test(sentence.heading ?? '')) return null;
      const broad = isGeneral && !narrow;
      const isExcepted = EXCEPTED.test(text) || /\bunless\b/i.test(text) || isCutFromLead(sentence);
      const open =
        !isExcepted && !context.agreed.carved && claims.absent('no-carve-out', CARVE_OUT, 'clause');
      if (broad) claims.at('broad', at(match));
      else claims.at('limited', at(match));
      if (actor.mutual) claims.at('both', at(match));
      const severity: Severity =
        actor.mutual || !broad ? 'low' : open && !context.mirrored ? 'high' : 'medium';
      const cause = match[0].search(
        /\b(?:for|with respect to|in respect of|in connection with|arising from|resulting from|from)\b(?!.*\bliab)/i,
      );
      const rest = cause < 0 ? '' : (/^(?:[^.;:]|\.\d){0,160}/.exec(behind.slice(cause))?.[0] ?? '').trim();
      return {
        severity,
        at: at(match),
        notes: claims.notes,
        facts: { who, other, words: rest.length < 12 ? null : clip(rest) },
        serves: actor,
      };
    },
  },
  {
    kind: 'consequential-loss',
    read(sentence, context) {
      const { text } = sentence;
      const match = firstOf(text, [
        phrasePattern(
          '\\b(?:in no event|(?:under|in) no circumstances|neither party|no party|not be (?:liable|responsible)|disclaims?|excludes?|waives?|without liability|nor shall|no liability)\\b[^.]{0,300}?\\b(?:consequential|indirect|incidental|special|punitive|exemplary)\\b[^.]{0,160}?\\b(?:damages?|loss(?:es)?|profits?)\\b',
        ),
        phrasePattern(
          '\\b(?:in no event|in no circumstances|neither party|no party|not be liable)\\b[^.]{0,200}?\\b(?:lost|loss of|loss of anticipated) (?:profits?|revenues?|business|goodwill|savings)\\b',
        ),
      ]);
      if (match === null || sentence.definition || /\b(?:arbitrators?|tribunal)\b/i.test(match[0]))
        return null;
      // Punitive damages are none of the loss.
      if (!phrasePattern('consequential|indirect|(?:lost|loss of|anticipated) ').test(match[0])) return null;
      // A waiver of all claims, which only mentions this loss among them, is another clause.
      if (/\bwaives?\b[^()]{0,200}\(\s{0,3}including\b/i.test(match[0])) return null;
      const range = { start: match.index, end: text.length };
      if (OF_EXCUSE.test(text.slice(match.index)) || OF_INDEMNITY.test(text)) return null;
      const actor = EACH_FREED.test(text)
        ? ALL_PARTIES
        : certain(context.actors.liable(text, at(match)), text, at(match));
      const claims = new Claims(sentence);
      const ofEvent = claims.found('of-event', OF_EVENT, range);
      if (!/\b(?:consequential|indirect)\b/i.test(text)) claims.at('lost-business', at(match));
      // "Any direct, indirect or special damages" leaves nothing to claim.
      const direct =
        claims.found(
          'direct-too',
          /(?<!\bother than\s{1,9})\bdirect,?\s{1,9}(?:(?:and|or|and\/or)\s{1,9})?indirect\b/i,
          range,
        ) !== null && ofEvent === null;
      const isExcepted = claims.found('excepted', EXCEPTED) !== null || isCutFromLead(sentence);
      if (!isExcepted && !context.agreed.carved) claims.absent('no-carve-out', CARVE_OUT, 'clause');
      const matched = actor.mutual || (actor.who !== null && context.mirrored);
      const alone = !matched && actor.who !== null;
      claims.at(alone ? 'one-sided' : matched ? 'mutual' : 'unknown', at(match));
      claims.found(
        'profits',
        phrasePattern(
          '\\b(?:lost|anticipated|loss of)(?: [\\w/]+,?){0,8}? profits?\\b|\\bprofits? (?:or \\w+ )?loss(?:es)?\\b',
        ),
        range,
      );
      return {
        severity: ofEvent !== null ? 'low' : alone ? (direct ? 'high' : 'medium') : direct ? 'medium' : 'low',
        at: at(match),
        notes: claims.notes,
        facts: {
          who: actor.who,
          other: context.actors.counterpartyOf(actor.who),
          words: ofEvent === null ? null : clip(ofEvent),
        },
        serves: actor,
      };
    },
  },
] as const satisfies readonly Rule[];
