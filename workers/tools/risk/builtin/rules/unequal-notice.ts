import { periods } from '#workers/engines/text/values.js';
import type { Rule } from './rule.js';

/** Different notice periods of the two sides for ending a contract, of which one is at least twice the other. */
export const unequalNoticeRules = [
  {
    kind: 'unequal-notice',
    read({ text, definition }, context) {
      if (definition || !/\bnotice\b/i.test(text) || !/\b(?:terminat|resign|cancel)/i.test(text)) return null;
      const notices = periods(text).map((period) => ({
        period,
        who: context.actors.doer(text, period.start).who,
      }));
      const [first, second] = notices;
      if (notices.length !== 2 || first === undefined || second === undefined) return null;
      if (first.who === null || second.who === null || first.who === second.who) return null;
      const [long, short] = first.period.days > second.period.days ? [first, second] : [second, first];
      if (long.period.days < 2 * short.period.days || long.who === null) return null;
      return {
        severity: 'medium',
        at: { start: first.period.start, end: second.period.end },
        facts: { who: long.who, other: short.who, period: long.period, notice: short.period },
        burdens: { who: long.who, mutual: false },
      };
    },
  },
] as const satisfies readonly Rule[];
