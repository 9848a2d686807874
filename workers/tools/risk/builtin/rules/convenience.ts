import type { Severity } from '#shared/tools/risk/contract.js';
import type { Actor } from '#workers/engines/text/actor.js';
import type { EnglishParties } from '#workers/engines/text/clause/english-parties.js';
import { phrasePattern } from '#workers/engines/text/plain.js';
import { valuesOf } from './asked.js';
import { Claims } from './claims.js';
import { dependenceOf } from './dependence.js';
import { doerOrBoth, laysDown } from './operative.js';
import { ANY_LENGTH, at, clip, firstOf, type Rule } from './rule.js';

const MAY =
  '\\b(?:may(?! not\\b)|can|(?:has|have|having|reserves?) (?:the|a|an) (?:\\w+ ){0,2}(?:right|option)|(?:is|are|be) entitled)\\b';
const VERB = '\\b(?:terminate|cancel)(?: or (?:terminate|cancel))?';
const WHOLE =
  "(?:(?:the whole|all|any (?:part|portion)|part)(?: or (?:any )?(?:part|portion))? of )?(?:this|the|its|his|her|their|[\\w@.&-]{1,40}'s?) (?:\\w+ ){0,3}?(?:agreement|contract|lease|engagement|appointment)\\b";
/** Words that stand between the verb and the contract: ", at any time,", "for convenience". */
const ASIDE =
  '(?:,[^.;]{0,80}?,|(?: (?:voluntarily|at any time|for (?:its )?convenience|without cause|for any reason)){0,2},?)';
/** Words by which a right to end needs no reason. */
const NO_REASON =
  '\\b(?:for (?:its |their )?(?:own )?convenience|without (?:any )?(?:cause|reason)|with or without (?:cause|reason)|without (?:giving|stating|assigning) (?:any |a )?reasons?|for (?:any|no)(?: or (?:any|no))? reasons?|at will)\\b';
const FREE = phrasePattern(NO_REASON);
/** Words that leave the right free where no cause stands in the sentence. */
const AT_PLEASURE =
  '\\b(?:(?:in|at) (?:its|their|his) (?:sole|own|absolute|unfettered|complete)(?: \\w+){0,3}? (?:discretion|option|election)|at any time)\\b';
/** A notice of some length, or of any: its length alone gives no reason. */
const ON_NOTICE = '\\b(?:with|by|upon|on|after|subject to|giving)\\b[^.;]{0,100}?\\bnotice\\b';

/** Words by which the right depends on something, or is that of another clause. */
const DEPENDS = phrasePattern(
  '(?<!including )\\bif\\b(?! any[,.)])|\\b(?:where|when|whenever|unless (?!(?:sooner |earlier |otherwise )?terminated)|because|due to|as a result|by reason of|in case|on the occurrence|mutual\\w*|(?:by|upon) (?:\\w+ )?agreement|as follows|following cases|(?:provided|specified|set forth|indicated) below|purchase orders?|following (?:such|the occurrence)|in the light of|notifies|from the date (?:that|on which)|thereupon|in which case|this option|(?:pursuant to|in accordance with) (?:this |the )?(?:\\w+ )?(?:section|clause|article|paragraph)s?)\\b|\\b(?:in|in the|in any|in such) event\\b|\\bupon (?:receipt|learning|becoming|such|any|(?:the|a|an) (?!giving|provision|delivery|date|service|\\w+ (?:\\(\\d+\\) )?(?:days?|months?|weeks?)))',
);
/** Words by which an end needs a reason. */
export const CAUSE = phrasePattern(
  '\\b(?:breach\\w*|defaults?|fail(?:s|ed|ure)?|violat\\w+|non-?compliance|misconduct|insolven\\w+|bankrupt\\w*|liquidat\\w+|force majeure|change (?:of|in) control|for ["\']?cause|following events?|circumstances?|approv(?:al|ed) (?:by|of))\\b',
);
const LIMITED = phrasePattern(
  '\\bnot (?:be given|become effective|take effect|be exercised|be effective|be used|terminate)\\b[^.;]{0,60}\\b(?:prior to|before|until|during)\\b|\\b(?:following|after|on or after|commencing (?:on|after)|subsequent to) (?:the )?(?:expiration|expiry|end|completion|\\w+ anniversary|initial|minimum|fixed|probation\\w*|trial|lock-?(?:in|up))\\b|\\b(?:following|after) the (?:first|second|third|fourth|fifth)\\b|\\b(?:at|from) the end of (?:the )?(?:initial|first)\\b|\\bany time thereafter\\b|\\b(?:prior to|before) (?:the |any |its )?(?:\\w+ anniversary|\\w+ \\d|deliver|shipment|dispatch|commencement|start|completion|acceptance|closing|performance|launch)|\\bat any time between\\b|\\bduring (?:a|the|any) (?:renew\\w*|exten\\w+|initial)\\b',
);
const AT_ONCE = phrasePattern(
  '\\b(?:immediately|forthwith|without (?:prior |any )?notice|with immediate effect)\\b',
);
const PAYS = phrasePattern(
  '\\b(?:termination|cancellation) (?:fees?|charges?|payments?|penalt(?:y|ies))\\b|\\b(?:shall|will|must|for required) pay(?:s|ment)?\\b|\\bwill be paid\\b|\\bmake (?:a )?payments?\\b|(?<!without )\\bpaying\\b',
);

/** The notice behind a limit is told by itself. */
const ITS_NOTICE = /,?\s(?:on|upon|by|with)\s[^,;]{0,60}\bnotice\b.*$/is;

/** A length of notice that this copy leaves out. */
const LEFT_OUT_NOTICE = phrasePattern(
  '(?:\\[\\s?[*●•_….][^\\]]{0,20}\\]|\\*{3,}|\\bX{3,})[^.;]{0,40}?\\bnotice\\b|\\bnotice\\b(?: period)? of (?:at least |not less than )?(?:\\[\\s?[*●•_…]|\\*{3,}|X{3,})',
);
/** What another paper is to say: the right is one under that paper. */
const ELSEWHERE = phrasePattern(
  '\\b(?:letters?|agreements?|contracts?|orders?|instruments?|sub-?licen[cs]es?) (?:with [^.;]{0,60} )?(?:shall|will|must|should) (?:each )?(?:provide|state|contain|include|specify)\\b',
);
/** Matches the text of an agreement that only keeps secrets, often bound in at the end: its end costs nothing. */
export const OF_SECRETS = phrasePattern(
  '\\bexchange of confidential information\\b|\\bdiscloser\\b|\\bthe recipient (?:will|shall) (?:comply|protect|use the same|hold)\\b',
);

/** Finds the words by which somebody may end the contract without a reason; null if there are none. */
function findRight(text: string): RegExpExecArray | null {
  const free = freely(text, NO_REASON);
  if (free !== null || CAUSE.test(text)) return free;
  return (
    freely(text, AT_PLEASURE) ??
    firstOf(text, [
      phrasePattern(`${MAY}[^.;:]{0,60}?${VERB} ${WHOLE}[^.;]{0,60}?${ON_NOTICE}`),
      phrasePattern(
        `\\b(?:agreement|contract|appointment|engagement) may(?! not)[^.;:]{0,60}? be (?:terminated|cancel\\w+)[^.;]{0,60}?${ON_NOTICE}`,
      ),
      phrasePattern(
        `\\b(?:agreement|contract|appointment|engagement) may(?! not)[^.;:]{0,60}? be (?:terminated|cancel\\w+)[^.;]{0,40}?\\bgiving\\b[^.;]{0,60}\\bnotice\\b`,
      ),
      phrasePattern(`\\bgiving\\b[^.;]{0,60}\\bnotice\\b[^.;]{0,30}?\\bmay terminate ${WHOLE}`),
    ])
  );
}

/** Finds a right to end the contract beside the words that make it free. */
const freely = (text: string, words: string): RegExpExecArray | null =>
  firstOf(text, [
    phrasePattern(`${MAY}[^.;]{0,120}?${VERB}${ASIDE} ${WHOLE}[^.;]{0,200}?${words}`),
    phrasePattern(`${MAY}[^.;:]{0,100}?${words}[^.;:]{0,60}?${VERB}${ASIDE} ${WHOLE}`),
    phrasePattern(
      `${MAY}[^.;]{0,60}?${VERB},? (?:at any time,? )?(?:for (?:its )?convenience|without cause)\\b`,
    ),
    phrasePattern(
      `\\b(?:agreement|contract|appointment|engagement) may(?! not)[^.;:]{0,60}? be (?:terminated|cancel\\w+)[^.;]{0,160}?${words}`,
    ),
    phrasePattern(`${words}[^.;]{0,140}?${MAY}[^.;:]{0,60}?${VERB}${ASIDE} ${WHOLE}`),
  ]);

const startOfRight = (match: RegExpExecArray) => Math.max(0, match[0].search(phrasePattern(MAY)));

/** Returns who has the right: nobody where several of many sides have it, or where another one has it too. */
function holderOf(actor: Actor, text: string, match: RegExpExecArray): Actor {
  const before = text.slice(Math.max(0, match.index - 80), match.index);
  const both = doerOrBoth(actor, `${before.slice(before.search(/[^.;]*$/))}${match[0]}`);
  const among =
    /\bbe (?:terminated|cancel\w{1,5})\b[^.;]{0,300}\bor by\b/i.test(text) ||
    /\bmay (?:also|likewise)\b/i.test(match[0]);
  const spoken = /^(?:we|us|you)$/i.test(both.who ?? '');
  return both.mutual || !(among || spoken) ? both : { who: null, mutual: false };
}

/** Returns who may end the contract by a sentence without a reason, whenever they like; null if it gives no such right. */
export function freeEndIn(text: string, actors: EnglishParties): Actor | null {
  const match = findRight(text);
  if (match === null || !laysDown({ text, definition: false }) || ELSEWHERE.test(text)) return null;
  if (DEPENDS.test(text) || LIMITED.test(text)) return null;
  const right = match.index + startOfRight(match);
  const { event, time } = dependenceOf(text, right);
  return event !== null || time !== null ? null : holderOf(actors.doer(text, right), text, match);
}

/** Rights to end the contract for which no reason is needed. */
export const convenienceRules = [
  {
    kind: 'termination-convenience',
    read(sentence, context) {
      const { text } = sentence;
      const match = findRight(text);
      if (match === null || !laysDown(sentence) || DEPENDS.test(text) || ELSEWHERE.test(text)) return null;
      if (OF_SECRETS.test(sentence.around)) return null;
      const right = match.index + startOfRight(match);
      const { event, time } = dependenceOf(text, right);
      // An event is the reason, unless the sentence itself says that none is needed.
      if (event !== null && !FREE.test(text)) return null;
      const by = holderOf(context.actors.doer(text, right), text, match);
      const notice = valuesOf(text).period('notice-period');
      const alone = by.who !== null && !context.mirrored;
      const claims = new Claims(sentence);
      claims.at(by.mutual ? 'mutual' : alone ? 'one-sided' : 'unknown', at(match));
      const unstated = notice === null && claims.absent('no-notice', ANY_LENGTH, 'clause');
      const atOnce = notice === null && claims.found('at-once', AT_ONCE, at(match)) !== null;
      if (notice === null && !unstated && !atOnce) claims.at('unread-notice', at(match));
      if (notice === null) claims.found('left-out', LEFT_OUT_NOTICE);
      const brief = notice === null ? unstated || atOnce : notice.days < 15;
      if (notice !== null && brief) claims.at('short', { start: notice.start, end: notice.end });
      if (notice !== null && notice.days >= 60)
        claims.at('long-notice', { start: notice.start, end: notice.end });
      // A notice that was not read, or that is left blank, may be of any length.
      if (by.mutual && notice !== null && !brief) claims.at('equal', at(match));
      const limit = event ?? time;
      if (limit !== null) claims.at('limited', limit);
      const limited = limit !== null || claims.found('limited', LIMITED) !== null;
      const pays = claims.found('pays', PAYS) !== null;
      claims.absent('no-agency', phrasePattern('\\bfranchis\\w+|\\bagents?\\b|\\bagency\\b'), 'sentence');
      return {
        severity: severityOf({
          alone,
          brief,
          pays: pays || limited,
          equal: by.mutual || context.mirrored,
          days: notice?.days ?? null,
        }),
        at: at(match),
        notes: claims.notes,
        facts: {
          who: by.who,
          other: context.actors.counterpartyOf(by.who),
          notice,
          limit: limit === null ? null : clip(text.slice(limit.start, limit.end).replace(ITS_NOTICE, '')),
        },
        serves: by,
      };
    },
  },
] as const satisfies readonly Rule[];

interface Ending {
  /** True if one side is named that has the right, and the other one was not found to have it. */
  alone: boolean;
  equal: boolean;
  brief: boolean;
  /** True if it costs the one who leaves something, or is open for some time only. */
  pays: boolean;
  days: number | null;
}

/** Judges how hard an end without a reason is for the side that does not choose it. */
function severityOf({ alone, equal, brief, pays, days }: Ending): Severity {
  if (brief) return alone && !pays ? 'high' : 'medium';
  if (equal || (days ?? 0) >= 180) return 'low';
  return alone || (days ?? 0) < 60 ? 'medium' : 'low';
}
