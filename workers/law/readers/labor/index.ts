import type { ReadersById } from '../reader.js';
import { awardReaders } from './award.js';
import { compensationReaders } from './compensation.js';
import { contractReaders } from './contract.js';
import { dismissalReaders } from './dismissal.js';
import { foreignReaders } from './foreign.js';
import { languageReaders } from './language.js';
import { noticeReaders } from './notice.js';
import { probationReaders } from './probation.js';
import { renewalReaders } from './renewal.js';
import { resignationReaders } from './resignation.js';
import { restraintReaders } from './restraint.js';
import { rightsReaders } from './rights.js';
import { transferReaders } from './transfer.js';

/** Readers of the rules of the Labor Law. */
export const laborReaders: ReadersById = {
  ...contractReaders,
  ...foreignReaders,
  ...languageReaders,
  ...rightsReaders,
  ...probationReaders,
  ...renewalReaders,
  ...transferReaders,
  ...noticeReaders,
  ...compensationReaders,
  ...resignationReaders,
  ...dismissalReaders,
  ...restraintReaders,
  ...awardReaders,
};
