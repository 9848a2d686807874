import type { ReportedFinding } from './contract.js';

/**
 * Kinds that nearly every contract has and that usually ask for nothing, with the reason. A finding of one of them that
 * weighs more than low (an insurance without limits, an injunction for one side) is not usual, and stays with the others.
 */
const USUAL: Readonly<Record<string, string>> = {
  'entire-agreement':
    'Commercial contracts say that they replace earlier talks; it matters where something was promised.',
  'jury-waiver': 'Contracts under American law waive a jury as a matter of course; other courts have none.',
  'email-notice': 'Notices go by e-mail nowadays; it is enough to know the address.',
  'best-efforts': 'The standard of effort is usual wording; a result that matters is agreed on by itself.',
  insurance: 'Parties are asked to insure what they are liable for; the broker confirms the cover.',
  injunction: 'Courts can stop a breach in any case; the clause says so for both sides.',
  'third-party-rights': 'Contracts say who besides the parties may enforce them, mostly nobody.',
  'time-of-essence': 'It stresses the times that the contract names anyway.',
  redacted: 'Published copies leave out prices and names; the signed copy has them.',
};

/** Tells whether nearly every contract has clauses of a kind, which usually ask for nothing. */
export const isUsualKind = (kind: string): boolean => Object.hasOwn(USUAL, kind);

/** Tells whether a finding is on a usual clause, which is shown after all others. */
export const isUsualClause = ({ kind, severity }: Pick<ReportedFinding, 'kind' | 'severity'>): boolean =>
  severity === 'low' && isUsualKind(kind);
