import type { CasesById } from '../types.js';
import { collectionCases } from './collection.js';
import { dataDutyCases } from './duties.js';
import { noticeCases } from './notice.js';
import { toldCases } from './privacy-policy.js';
import { transferCases } from './transfer.js';
import { dataUseCases } from './use.js';

/** Clauses by which the readers of the rules of the Personal Data Protection Law are tested. */
export const personalDataCases: CasesById = {
  ...noticeCases,
  ...toldCases,
  ...dataUseCases,
  ...collectionCases,
  ...dataDutyCases,
  ...transferCases,
};
