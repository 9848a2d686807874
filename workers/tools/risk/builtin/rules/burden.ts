import type { Severity } from '#shared/tools/risk/contract.js';
import { phrasePattern } from '#workers/engines/text/plain.js';
import type { Sentence } from '#workers/engines/text/sentences.js';
import { at, firstOf, type Facts, type Rule } from './rule.js';

interface Burden<Kind extends string> {
  kind: Kind;
  severity: Severity;
  cues: readonly string[];
  /** Whether the subject of the sentence is the party that bears the burden or the one that has the right. */
  subject: 'bearer' | 'holder';
  needs?: string;
  unless?: string;
  /** Overrides what the table says; null if it is not a risk after all. */
  judge?(
    sentence: Sentence,
    match: RegExpExecArray,
  ): { severity?: Severity; notes?: string[]; facts?: Facts } | null;
}

const RECITAL = /^\W*(?:\w\.\s*)?(?:and )?whereas/i;

/**
 * Creates the rule of a burden that one side puts on the other: `who` of its texts is the party that bears it,
 * `other` the one that gains by it. What binds both sides alike is not reported.
 */
export const burden = <Kind extends string>({
  kind,
  severity,
  cues,
  subject,
  needs,
  unless,
  judge,
}: Burden<Kind>): Rule<Kind> => ({
  kind,
  read(sentence, context) {
    const { text, definition } = sentence;
    const match = firstOf(
      text,
      cues.map((cue) => phrasePattern(cue)),
    );
    if (match === null || definition || RECITAL.test(text)) return null;
    if (needs !== undefined && !phrasePattern(needs).test(text)) return null;
    if (unless !== undefined && phrasePattern(unless).test(text)) return null;
    const own = judge === undefined ? {} : judge(sentence, match);
    if (own === null) return null;
    const { who, mutual } = context.actors.doer(text, match.index);
    if (mutual) return null;
    const across = context.actors.counterpartyOf(who);
    const [bearer, holder] = subject === 'bearer' ? [who, across] : [across, who];
    const level = own.severity ?? severity;
    return {
      severity: bearer === null && level === 'high' ? 'medium' : level,
      at: at(match),
      notes: (own.notes ?? []).map((name) => ({ name, ground: at(match) })),
      facts: { who: bearer, other: holder, ...own.facts },
      ...(bearer === null ? {} : { burdens: { who: bearer, mutual: false } }),
    };
  },
});
