import type { Span } from '#workers/engines/text/clause/stance.js';
import { bounded } from '#workers/engines/text/plain.js';
import { NUMBERED } from '#workers/engines/text/titles.js';
import type { Edit } from '../rule.js';
import { formsOf } from './inflect.js';
import { PARTY } from './parties.js';

const ACTS = 'pay bear make give provide deliver prepare perform supply approve sign issue appoint submit maintain determine own retain return obtain furnish install use disclose terminate amend assign transfer waive conduct complete inspect review accept reject reimburse send select choose set designate hold calculate invoice charge deduct withhold incur assume exercise enforce collect purchase manufacture store ship package replace repair remedy cure settle resolve develop hire employ supervise manage operate record register publish destroy modify change extend renew request execute file appoint revoke cancel borrow arrange handle verify establish undertake construct build produce process sell market print adjust allocate pay remit prosecute file keep finance fund secure negotiate notify nominate administer monitor provide'.split(' '); // prettier-ignore
const BASE_OF = new Map(ACTS.map((verb) => [formsOf(verb).participle, verb]));

/** Words that begin something else than the subject of a sentence, or a subject that nothing may be said of in the active. */
const NOT_A_SUBJECT =
  /^(?:it|they|he|she|we|you|this|that|these|those|nothing|no|neither|none|not|only|other|and|or|but|both|either|nor|there|what|as|to)\b/i;
const POINTING = /^(?:this|that|these|those) [a-z]+/i;
/** Words that open a sentence with a circumstance: its subject stands behind the last comma. */
const CIRCUMSTANCE =
  /^(?:if|when|where|unless|upon|on|in|at|after|before|during|for|to|by|except|notwithstanding|subject|should|while|until|without|with|within|from|under|pursuant|prior|following|however|moreover|furthermore|further|therefore|thus|accordingly|otherwise|instead|\w+ly)\b/i;
const BEHIND_COMMA = /, (?=(?:the|all|any|each|every|such|this|these|an?) [^,]{3,120}$)/;
/** Words in a subject that make it more than a noun with its complements, or that point to the agent. */
const NOT_IN_SUBJECT =
  /[;:()"]|\b(?:that|which|who|whom|whose|shall|will|may|must|is|are|was|were|has|have|be|been|if|when|unless|except|only|its|their|his|her|it|they|not|no|but|as|whether|where|what|how|why|hereby|(?:agree|acknowledge|represent|warrant|ensure|confirm|require|provide|state|understand|believe|promise|certif|undertake|keep|allow|permit)(?:s|ies))\b/i;
/** A subject with commas is a list of things: "the content, timing and frequency of the posts". */
const LISTED = /^(?:the|all|any|each|such|these) [^,]{2,60}(?:, [^,]{2,40}){1,5},? (?:and|or) [^,]{2,80}$/i;
const MOST_SUBJECT_WORDS = 14;
/** First words of a subject that have a capital only because they open the sentence. */
const COMMON =
  /^(?:(?:The|All|Any|Each|Every|Such|This|These|Those|An?)\b|(?:Payments?|Notices?|Written|Prompt|Copies|Requests?|Invoices?|Fees|Costs|Expenses|Reports?|Approval|Training|Delivery|Title|Ownership|Risk|Insurance|Taxes|Rent)\b(?! [A-Z]))/;
/** What goes on with the same subject, or names a second one by whom it is done. */
const GOES_ON =
  /\b(?:and|or|but)\s+(?:(?:not|also|then|\w+ly)\s+)?(?:shall|will|must|may|is|are|was|has|have|by)\b/;
const PERMITTING =
  /^(?:approved|accepted|signed|executed|amended|waived|modified|changed|extended|renewed|verified|agreed)$/;
const PASSIVE = new RegExp(
  bounded(
    `^(.{3,160}?) (shall|will|must|may)( not)? be( promptly| immediately| duly| fully)? (${[...BASE_OF.keys()].join('|')})((?: (?:in|to|on|at|within|for|from|when) [a-z][a-z ]{1,40}?)?) by (${PARTY})(?=[.;]|,? (?:within|to|in|at|on|from|for|under|pursuant|prior|if|upon|before|after|during|until|unless|when|promptly|without|as|except|absent|subject|either|together|with|using|according|via|through)\\b(?! (?:whom|which|whose)\\b))`,
  ),
);

/** Returns the changes of sentences in which a party is named as the one by whom something is done: it becomes the subject. */
export function activeEdits(text: string, sentences: readonly Span[]): Edit[] {
  return sentences.flatMap(({ start, end }) => {
    const sentence = text.slice(start, end);
    const offset = start + bodyStart(sentence);
    const found = PASSIVE.exec(text.slice(offset, end));
    if (found === null) return [];
    const [whole, subject = '', modal = '', not = '', adverb = '', participle = '', amid = '', agent = ''] =
      found;
    const verb = BASE_OF.get(participle.toLowerCase());
    const skipped = circumstanceLength(subject);
    const acted = subject.slice(skipped);
    if (
      verb === undefined ||
      !isSubject(acted) ||
      acted.includes(agent) ||
      /\b(?:and|or|by|that|which|is|are|\w+ed)\b/.test(amid)
    )
      return [];
    // What follows would be said of the party, or by another one.
    if (GOES_ON.test(text.slice(offset + whole.length, end))) return [];
    // That something must be approved by somebody does not say that he must approve it.
    if (PERMITTING.test(participle) && /shall|must/.test(modal)) return [];
    // "Either party may not" would say less than "may not … by either party".
    if (not !== '' && /^(?:each|either|both|the part)/i.test(agent)) return [];
    const object = COMMON.test(acted) ? acted.charAt(0).toLowerCase() + acted.slice(1) : acted;
    if (
      object === acted &&
      skipped === 0 &&
      !/^(?:[A-Z]{2,}|[A-Z][\w'’-]+ [A-Z]|[A-Z][\w]+['’]s? )/.test(acted)
    )
      return [];
    const actor = skipped === 0 ? agent.charAt(0).toUpperCase() + agent.slice(1) : agent;
    const revised = `${actor} ${modal}${not}${adverb} ${verb} ${object}${amid}`;
    return [{ start: offset + skipped, end: offset + whole.length, revised, reason: 'active' as const }];
  });
}

const isSubject = (words: string) =>
  (!NOT_A_SUBJECT.test(words) || POINTING.test(words)) &&
  !NOT_IN_SUBJECT.test(words) &&
  (!words.includes(',') || LISTED.test(words)) &&
  !CIRCUMSTANCE.test(words) &&
  /^[A-Za-z]/.test(words) &&
  words.split(/\s+/).length <= MOST_SUBJECT_WORDS;

/** Returns the length of the circumstance that a sentence opens with: 0 for one that opens with its subject. */
function circumstanceLength(words: string): number {
  if (!CIRCUMSTANCE.test(words)) return 0;
  const comma = BEHIND_COMMA.exec(words);
  return comma === null ? 0 : comma.index + 2;
}

/** Returns where the words of a sentence begin behind the number and title of its clause: "4.2 Fees. All costs …". */
export function bodyStart(sentence: string): number {
  const number = NUMBERED.exec(sentence)?.[0].length ?? 0;
  const title =
    /^\s*(?:[A-Z][\w'-]*(?:,? (?:and|of|or|the|to|for|in|[A-Z][\w'-]*)){0,6})(?:\.|:)\s+(?=[A-Z])/.exec(
      sentence.slice(number),
    );
  const head = number + (title?.[0].length ?? 0);
  return head + (/^\s*/.exec(sentence.slice(head))?.[0].length ?? 0);
}
