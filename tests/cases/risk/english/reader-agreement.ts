import type { RiskCase } from '../types.js';

/** Clauses that readers found to be no risk, and some beside them that are one. */
export const readerAgreementCases: readonly RiskCase[] = [
  ['long-term', null, 'Upon a termination of this Agreement, Supplier shall continue to make available spare parts for a minimum period of 10 years after the last shipment.'],
  ['long-term', null, 'During the term of this Agreement and for a period of five (5) years thereafter, the Parties each agree that Confidential Information shall be held in strict confidence.'],
  ['long-term', null, 'The initial term of the Testing Platform Development Program will be five (5) years beginning on the Effective Date.'],
  ['termination-convenience', null, 'This Agreement may be terminated by either party for "Cause" without the need of providing a notice period prior to such termination becoming effective.'],
  ['non-compete', null, 'Supplier will not require Customer to pay Liquidated Damages unless Customer owns and operates a hotel under a franchise from a Competitor within three (3) years of the termination date.'],
  ['consequential-loss', null, 'The foregoing indemnities shall expressly exclude any liability for consequential, punitive or similar damages, including lost profits.'],
  ['non-solicit', null, 'Neither Party shall (i) employ, or use a Subcontractor or consultant that employs, any individual or entity that has been debarred by the FDA (or is subject to a similar sanction of the EMA or PMDA), or (ii) employ any individual or entity that is the subject of an FDA debarment investigation.'],
  ['deemed-acceptance', null, 'If Customer does not accept a batch, the parties will agree whether to rework the batch at the cost of Supplier, so that the batch can be deemed to have been manufactured in compliance with the agreed description.'],
  ['long-term', 'any', 'The term of this Agreement is ten (10) years from the Effective Date.'],
  ['termination-convenience', 'any', 'Supplier may terminate this Agreement with or without cause upon ten (10) days notice.'],
  ['non-compete', 'any', 'Customer shall not own or operate a business that competes with Supplier for three (3) years after the termination of this Agreement.'],
  ['consequential-loss', 'any', 'Supplier shall not be liable for any consequential damages or lost profits.'],
  ['non-solicit', 'any', 'Customer shall not employ or solicit any employee of Supplier for two (2) years after the termination of this Agreement.'],
  ['deemed-acceptance', 'any', 'Should Customer fail to give such notice within ten (10) days, the packages shall be deemed to be accepted by Customer.'],
]; // prettier-ignore
