import { change } from './en-change.js';
import { declarations } from './en-declarations.js';
import { undertakings } from './en-undertakings.js';
import { competition } from './en-competition.js';
import { drafting } from './en-drafting.js';
import { employment } from './en-employment.js';
import { lease } from './en-lease.js';
import { works } from './en-works.js';
import { trade } from './en-trade.js';
import { partners } from './en-partners.js';
import { term } from './en-term.js';
import { forum } from './en-forum.js';
import { exclusion } from './en-exclusion.js';
import { liability } from './en-liability.js';
import { missing } from './en-missing.js';
import { money } from './en-money.js';
import { payment } from './en-payment.js';
import { remedies } from './en-remedies.js';
import { rights } from './en-rights.js';
import { transfer } from './en-transfer.js';
import { termination } from './en-termination.js';

/** Texts of every kind of risk in English. The keys are the list of kinds; other languages must have the same. */
export const ENGLISH = {
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
};

export type Kind = keyof typeof ENGLISH;
