import type { ContractKind } from '#shared/domain/document-kind.js';
import type { Severity } from '#shared/tools/risk/contract.js';
import type { ClauseName } from '#shared/tools/risk/scope.js';

/** Contracts under which one side works, delivers or lets something be used for the other over some time. */
const LASTING = [
  'services', 'maintenance', 'operations', 'distribution', 'franchise', 'licence', 'promotion', 'venture', 'lease',
  'construction',
] as const satisfies readonly ContractKind[]; // prettier-ignore
/** Contracts of their own: neither do they end or change another one, nor is what they are about unknown. */
const OWN = [...LASTING, 'sale', 'nda', 'loan', 'ip-assignment'] as const satisfies readonly ContractKind[];

/** A clause that contracts of some kinds should have. */
export interface ExpectedClause {
  kinds: readonly ContractKind[];
  severity: Severity;
  /** Least length of a contract of which it is expected, in English characters. */
  minChars: number;
  /** Kinds of contracts of which it is expected only for serious reasons, such as a penalty for delay. */
  strictly?: readonly ContractKind[];
}

/** Shorter texts are extracts and notes, which need not contain the usual clauses. */
const SHORT = 1_000;
/** Length of contracts that regulate everything; in shorter ones the law's own rules are often meant to apply. */
const FULL = 12_000;

/** The clauses that are looked for, by the kind of the finding that says one is missing. */
export const EXPECTED = {
  'missing-liability-limit': { kinds: ['services', 'maintenance', 'operations', 'licence', 'sale', 'distribution'], severity: 'medium', minChars: SHORT },
  'missing-termination': { kinds: [...LASTING, 'employment'], severity: 'medium', minChars: SHORT },
  'missing-governing-law': { kinds: OWN, severity: 'medium', minChars: SHORT },
  'missing-dispute-resolution': { kinds: OWN, severity: 'medium', minChars: SHORT },
  'missing-confidentiality': { kinds: ['services', 'maintenance', 'operations', 'licence', 'distribution', 'franchise', 'venture', 'promotion', 'employment'], severity: 'low', minChars: SHORT },
  'missing-force-majeure': { kinds: ['sale', 'construction', 'operations', 'maintenance', 'distribution', 'services'], strictly: ['services', 'maintenance', 'distribution'], severity: 'low', minChars: SHORT },
  'missing-payment-terms': { kinds: [...LASTING, 'sale', 'loan', 'employment', 'ip-assignment'], severity: 'medium', minChars: SHORT },
  'missing-ip': { kinds: ['services', 'maintenance', 'operations', 'promotion', 'employment'], severity: 'medium', minChars: SHORT },
  'missing-data-protection': { kinds: [...LASTING, 'sale'], severity: 'medium', minChars: SHORT },
  'missing-warranty': { kinds: ['sale', 'construction'], severity: 'medium', minChars: SHORT },
  'missing-term': { kinds: [...LASTING], severity: 'low', minChars: SHORT },
  'missing-signature': { kinds: [...OWN, 'employment'], severity: 'low', minChars: SHORT },
  'missing-amendment': { kinds: LASTING, severity: 'low', minChars: FULL },
} as const satisfies Record<`missing-${ClauseName}`, ExpectedClause>; // prettier-ignore
export type MissingKind = keyof typeof EXPECTED;

/** Returns the clauses that a contract of a kind should have if it is long enough and mentions what needs them. */
export const clausesExpectedOf = (kind: ContractKind): MissingKind[] =>
  (Object.keys(EXPECTED) as MissingKind[]).filter((clause) =>
    (EXPECTED[clause].kinds as readonly ContractKind[]).includes(kind),
  );
