import type { Language } from '#shared/contracts/common.js';
import type { Severity } from '#shared/tools/risk/contract.js';
import type { Sides } from '../finding.js';
import { shiftSeverity } from './rules/rule.js';

interface Reasons {
  raised: (side: string) => string;
  favours: (side: string) => string;
  /** Why a clause is not high whose parties are not known. */
  uncertain: string;
}

const REASONS: Record<Language, Reasons> = {
  en: {
    raised: (side) => `Raised, because it runs against ${side}, the side assessed.`,
    favours: (side) => `Low, because it favors ${side}, the side assessed.`,
    uncertain: 'Medium, because it is not certain which party the clause burdens.',
  },
  ar: {
    raised: (side) => `ورُفعت الدرجة لأن البند على ${side}، وهو الطرف الذي يُقيَّم العقد لأجله.`,
    favours: (side) => `منخفض لأن البند لمصلحة ${side}، وهو الطرف الذي يُقيَّم العقد لأجله.`,
    uncertain: 'متوسط لأن الطرف الذي يتحمل عبء البند غير مؤكد.',
  },
};

/** A severity, and why it has it, as far as that is known. */
interface Weighed {
  severity: Severity;
  severityReason?: string;
}

/** The party for which a document is assessed, by its alias and as the report names it. */
interface Side {
  alias: string;
  name: string;
}

/**
 * Adjusts a severity for the party that is assessed, and says so where that changes it: a burden weighs more and a
 * privilege less. A clause for one side is high only if it is known which. `reasonOf` gives the reason of the severity by
 * itself; `speaks` is true of words that say "you" or "we", which are certain to a reader.
 */
export function weighedForParty(
  severity: Severity,
  reasonOf: (severity: Severity) => string | undefined,
  sides: Sides | null,
  side: Side | null,
  lang: Language,
  speaks = false,
): Weighed {
  const words = REASONS[lang];
  if (severity === 'high' && sides !== null && sides.bears === null && sides.holds === null)
    return {
      severity: 'medium',
      severityReason: (speaks ? reasonOf('medium') : undefined) ?? words.uncertain,
    };
  const own = reasonOf(severity);
  if (side !== null && sides?.holds === side.alias && severity !== 'low')
    return { severity: 'low', severityReason: words.favours(side.name) };
  const raised =
    side !== null && sides?.holds !== side.alias && sides?.bears === side.alias
      ? shiftSeverity(severity, 1)
      : severity;
  if (side === null || raised === severity) return weighed(severity, own);
  const reason = words.raised(side.name);
  return weighed(raised, own === undefined ? reason : `${own} ${reason}`);
}

const weighed = (severity: Severity, severityReason: string | undefined): Weighed =>
  severityReason === undefined ? { severity } : { severity, severityReason };
