import type { Kind } from './english.js';
import { BORNE } from './bearer.js';
import type { Line, Wording } from './wording.js';
import { change } from './ar-change.js';
import { declarations } from './ar-declarations.js';
import { undertakings } from './ar-undertakings.js';
import { competition } from './ar-competition.js';
import { drafting } from './ar-drafting.js';
import { employment } from './ar-employment.js';
import { lease } from './ar-lease.js';
import { works } from './ar-works.js';
import { trade } from './ar-trade.js';
import { partners } from './ar-partners.js';
import { term } from './ar-term.js';
import { forum } from './ar-forum.js';
import { exclusion } from './ar-exclusion.js';
import { liability } from './ar-liability.js';
import { missing } from './ar-missing.js';
import { money } from './ar-money.js';
import { payment } from './ar-payment.js';
import { remedies } from './ar-remedies.js';
import { rights } from './ar-rights.js';
import { transfer } from './ar-transfer.js';
import { termination } from './ar-termination.js';

const TEXTS = {
  ...liability,
  ...exclusion,
  ...termination,
  ...term,
  ...money,
  ...competition,
  ...remedies,
  ...payment,
  ...transfer,
  ...rights,
  ...forum,
  ...change,
  ...declarations,
  ...undertakings,
  ...drafting,
  ...employment,
  ...lease,
  ...works,
  ...trade,
  ...partners,
  ...missing,
} satisfies Record<Kind, Wording>;

const BORNE_BY: readonly Line[] = [
  ['borne-by-who', BORNE.who],
  ['borne-by-other', BORNE.other],
];
/** Kinds whose title tells it, or that fall on nobody. */
const NAMED_BY_TITLE = new Set(['cost-shifting', 'arbitration']);
const namesBearer = (lines: readonly Line[]): boolean =>
  lines.some((line) =>
    typeof line === 'string' ? false : 'either' in line ? namesBearer(line.either) : line[0] === 'bearer',
  );

/**
 * Texts of every kind of risk in Arabic; the compiler checks that the kinds are the same as in English. Each can say on whom
 * it falls.
 */
export const ARABIC = Object.fromEntries(
  Object.entries<Wording>(TEXTS).map(([kind, wording]) => [
    kind,
    NAMED_BY_TITLE.has(kind) || namesBearer(wording.explanation)
      ? wording
      : { ...wording, explanation: [...wording.explanation, ...BORNE_BY] },
  ]),
) as Record<Kind, Wording>;
