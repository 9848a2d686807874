import type { Severity } from '#shared/tools/risk/contract.js';
import { phrasePattern } from '#workers/engines/text/plain.js';
import type { Sentence } from '#workers/engines/text/sentences.js';
import { Claims } from './claims.js';
import { at, firstOf, type Facts, type Rule } from './rule.js';

interface Burden<Kind extends string> {
  kind: Kind;
  severity: Severity;
  cues: readonly string[];
  /** Whether the subject of the sentence is the party that bears the burden or the one that has the right. */
  subject: 'bearer' | 'holder';
  needs?: string;
  unless?: string;
  /** Patterns by the note that each bears if the sentence matches it. */
  notes?: Readonly<Record<string, string>>;
  /** Overrides what the table says; null if it is not a risk after all. */
  judge?(
    sentence: Sentence,
    match: RegExpExecArray,
  ): { severity?: Severity; notes?: string[]; facts?: Facts } | null;
}

const namePattern = (who: string) => new RegExp(who.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'i');
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
  notes = {},
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
    const claims = new Claims(sentence);
    for (const [name, pattern] of Object.entries(notes)) claims.found(name, phrasePattern(pattern));
    for (const name of own.notes ?? []) claims.at(name, at(match));
    if (bearer !== null) claims.found('bearer', namePattern(bearer));
    else if (level === 'high') claims.notes.push({ name: 'nobody', ground: { searched: 'sentence' } });
    return {
      severity: bearer === null && level === 'high' ? 'medium' : level,
      at: at(match),
      notes: claims.notes,
      facts: { who: bearer, other: holder, ...own.facts },
      ...(bearer === null ? {} : { burdens: { who: bearer, mutual: false } }),
    };
  },
});
