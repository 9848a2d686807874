import { arabicPattern } from '#workers/engines/text/arabic.js';
import { ArabicClause } from '#workers/engines/text/clause/arabic-stance.js';
import { takesConsent } from './consent.js';

/** Words that a clause must have together, in any order, to be of a kind. */
export interface Frame {
  /** What is found: the act, at which the clause is read for who does it. */
  act: string;
  /** What stands besides, before or after the act. */
  with?: readonly string[];
  /** What must not stand there. */
  without?: string;
  /** Whether the clause must affirm the act, deny it, or may do either; an act that begins with "not" is denied. */
  stance?: 'denied' | 'either';
  /** True if the act is what a condition supposes: "if the tenant leaves". */
  supposed?: true;
  /** True if the words before the parties do not tell who bears it. */
  nobody?: true;
}

/** How far from the act its circumstances stand. */
const REACH = 200;

/** Returns the text around a match, from one semicolon to the next. */
function around(text: string, { index, 0: words }: RegExpExecArray): string {
  const before = text.slice(Math.max(0, index - REACH), index);
  const after = text.slice(index, index + words.length + REACH);
  const end = after.indexOf(';', words.length);
  return before.slice(before.lastIndexOf(';') + 1) + (end < 0 ? after : after.slice(0, end));
}

const NEGATOR = /^[وف]?(?:لا|لن|ليس|دون|بدون|بلا|بغير|من غير|عدم) /;

/** Tells whether the clause affirms an act: does not deny it, suppose it or leave it to the other side's consent. */
function affirms(clause: ArabicClause, { stance, supposed }: Frame, match: RegExpExecArray): boolean {
  const negator = NEGATOR.exec(match[0]);
  const from = match.index + (negator?.[0].length ?? (/^[وف]/.test(match[0]) ? 1 : 0));
  const { denied, within, restrictions } = clause.at(from);
  if (within?.kind === 'exception' && stance !== 'either') return false;
  if (within?.kind === 'condition' && supposed !== true) return false;
  if (stance !== 'either' && denied !== (stance === 'denied' || negator !== null)) return false;
  return !restrictions.some(takesConsent(clause.text));
}

/** Returns the first act of a frame that has everything it needs around it, with the frame; null if there is none. */
export function framed(
  text: string,
  frames: readonly Frame[],
): { match: RegExpExecArray; frame: Frame } | null {
  let read: ArabicClause | null = null;
  for (const frame of frames) {
    const { act, with: besides = [], without } = frame;
    for (const match of text.matchAll(arabicPattern(act, 'g'))) {
      const clause = around(text, match);
      if (!besides.every((source) => arabicPattern(source).test(clause))) continue;
      if (without !== undefined && arabicPattern(without).test(clause)) continue;
      read ??= new ArabicClause(text);
      if (affirms(read, frame, match)) return { match, frame };
    }
  }
  return null;
}
