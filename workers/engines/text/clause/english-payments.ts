import { bounded } from '../plain.js';
import { UNKNOWN_ACTOR, type Actor } from '../actor.js';
import type { EnglishSubjects } from './english-subjects.js';
import type { Span } from './stance.js';

/** Who pays and who is paid, as far as the clause names them. */
export interface Payment {
  payer: Actor;
  payee: Actor;
}

const PAYS =
  'pays?|paid|paying|payment|remits?|bears?|reimburses?|forfeits?|owes?|incurs?|compensates?|purchases?|orders?|buys?|commits?|spends?|loses?|(?:be )?liable|(?:be )?responsible|(?:be )?subject to|(?:be )?charged|indemnif(?:y|ies)|guarantees?|prepays?|advances?|deposits?';
const TAKES =
  'receives?|charges?|recovers?|collects?|deducts?|withholds?|retains?|claims?|imposes?|lev(?:y|ies)|invoices?|keeps?|assess(?:es)?|be paid|be reimbursed|demands?|sets? off';
const ACT = new RegExp(bounded(`\\b(?:(?<pays>${PAYS})|(?<takes>${TAKES}))\\b`), 'gi');
const PASSIVE =
  /\b(?:be|been|is|are|was|were|not)\s+(?:\w{1,20}ly\s+)?(?:paid|borne|made|purchased|ordered|owed|deducted|charged|recovered|recoverable|collected|payable|due|received|retained|withheld|reimbursed|remitted)\b/i;

/** What stands before a party, and what it then is. */
const MARKS: readonly [pattern: RegExp, side: keyof Payment][] = [
  [
    /\b(?:payments?|paid|made|payable|due|owed|owing|borne|purchased|ordered|incurred|remitted|deposited|advanced|forfeited)\s+(?:[\w-]{1,20}\s+){0,3}?by\s+(?:the\s+)?$/i,
    'payer',
  ],
  [
    /\b(?:recoverable|recovered|collected|collectible|received|retained|charged|deducted|withheld|levied)\s+(?:[\w-]{1,20}\s+){0,3}?by\s+(?:the\s+)?$/i,
    'payee',
  ],
  [
    /\b(?:due|owed|owing|receivable|recover\w{0,5}|receive\w?|collect\w{0,4}|payable|payments?|charge|demand|claim)\s+(?:[\w-]{1,20}\s+){0,4}?from\s+(?:the\s+)?$/i,
    'payer',
  ],
  [/(?:^|\.\s+)from\s+(?:the\s+)?$/i, 'payer'],
  [
    /\b(?:paid|payable|due|owed|owing|remit|pay|payments?|reimburse|compensate)\s+(?:(?!to\b|by\b)[\w-]{1,20}\s+){0,3}?to\s+(?:the\s+)?$/i,
    'payee',
  ],
  [/\b(?:pay|reimburse|compensate)\s+(?:to\s+)?(?:the\s+)?$/i, 'payee'],
  [/\b(?:charge|invoice)\s+(?:the\s+)?$/i, 'payer'],
  [/\bmade\s+by\s+\w[\w .-]{0,40}\s+to\s+(?:the\s+)?$/i, 'payee'],
];

/**
 * Reads who pays what stands at a span and who is paid, from the verb that governs it and from "by", "to" and "from".
 * Words that contradict each other leave both unknown.
 */
export function paymentAt(subjects: EnglishSubjects, { start, end }: Span): Payment {
  const { text, mentions } = subjects;
  const found: Record<keyof Payment, Actor[]> = { payer: [], payee: [] };
  const verb = subjects.verbAt(start);
  const after = verb === null ? '' : text.slice(verb.end, Math.max(verb.end, end) + 60);
  if (verb !== null && !PASSIVE.test(text.slice(verb.start, verb.end + 60))) {
    const subject = subjects.subjectOf(verb);
    const act = [...after.matchAll(ACT)][0];
    if (act !== undefined && (subject.who !== null || subject.mutual))
      found[act.groups?.['takes'] === undefined ? 'payer' : 'payee'].push(subject);
  }
  const from = Math.max(
    0,
    start - 1_000,
    text.lastIndexOf('. ', start) + 1,
    text.lastIndexOf(';', start) + 1,
  );
  const stop = text.slice(end).search(/;|\.\s/);
  const to = Math.min(stop < 0 ? text.length : end + stop, end + 200);
  for (const mention of mentions) {
    if (mention.start < from || mention.start >= to || mention.owns) continue;
    const before = text.slice(Math.max(from, mention.start - 80), mention.start);
    const mark = MARKS.find(([pattern]) => pattern.test(before));
    if (mark !== undefined) found[mark[1]].push(subjects.withJoined(mention));
  }
  const payer = only(found.payer);
  const payee = only(found.payee);
  const isSame = payer.who !== null && payer.who === payee.who;
  return isSame ? { payer: UNKNOWN_ACTOR, payee: UNKNOWN_ACTOR } : { payer, payee };
}

/** Returns the one actor that all agree in. */
function only(actors: readonly Actor[]): Actor {
  const [first = UNKNOWN_ACTOR] = actors;
  return actors.every(({ who, mutual }) => who === first.who && mutual === first.mutual)
    ? first
    : UNKNOWN_ACTOR;
}
