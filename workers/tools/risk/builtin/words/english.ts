import { competition } from './en-competition.js';
import { conduct } from './en-conduct.js';
import { drafting } from './en-drafting.js';
import { employment } from './en-employment.js';
import { lease } from './en-lease.js';
import { works } from './en-works.js';
import { trade } from './en-trade.js';
import { partners } from './en-partners.js';
import { ending } from './en-ending.js';
import { forum } from './en-forum.js';
import { liability } from './en-liability.js';
import { missing } from './en-missing.js';
import { money } from './en-money.js';
import { restraints } from './en-restraints.js';
import { rights } from './en-rights.js';
import { termination } from './en-termination.js';

/** Texts of every kind of risk in English. The keys are the list of kinds; other languages must have the same. */
export const ENGLISH = {
  ...liability,
  ...termination,
  ...ending,
  ...money,
  ...competition,
  ...restraints,
  ...rights,
  ...forum,
  ...conduct,
  ...drafting,
  ...employment,
  ...lease,
  ...works,
  ...trade,
  ...partners,
  ...missing,
};

export type Kind = keyof typeof ENGLISH;
