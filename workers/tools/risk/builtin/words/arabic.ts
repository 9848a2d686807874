import type { Kind } from './english.js';
import type { Wording } from './wording.js';
import { competition } from './ar-competition.js';
import { conduct } from './ar-conduct.js';
import { drafting } from './ar-drafting.js';
import { employment } from './ar-employment.js';
import { lease } from './ar-lease.js';
import { works } from './ar-works.js';
import { trade } from './ar-trade.js';
import { partners } from './ar-partners.js';
import { ending } from './ar-ending.js';
import { forum } from './ar-forum.js';
import { liability } from './ar-liability.js';
import { missing } from './ar-missing.js';
import { money } from './ar-money.js';
import { restraints } from './ar-restraints.js';
import { rights } from './ar-rights.js';
import { termination } from './ar-termination.js';

/** Texts of every kind of risk in Arabic; the compiler checks that the kinds are the same as in English. */
export const ARABIC = {
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
} satisfies Record<Kind, Wording>;
