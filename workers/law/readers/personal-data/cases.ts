import type { CasesById } from '../cases.js';
import { collectionCases } from './cases-collection.js';
import { dataDutyCases } from './cases-duties.js';
import { noticeCases } from './cases-notice.js';
import { toldCases } from './cases-told.js';
import { transferCases } from './cases-transfer.js';
import { dataUseCases } from './cases-use.js';

/** Clauses by which the readers of the rules of the Personal Data Protection Law are tested. */
export const personalDataCases: CasesById = {
  ...noticeCases,
  ...toldCases,
  ...dataUseCases,
  ...collectionCases,
  ...dataDutyCases,
  ...transferCases,
};
