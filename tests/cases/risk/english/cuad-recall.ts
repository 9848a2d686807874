import type { RiskCase } from '../types.js';

/** Clauses like those of CUAD that rules once passed over, each with one that says the opposite. */
export const recallCases: readonly RiskCase[] = [
  ['ip-assignment', 'any', 'Supplier assigns to Customer all right, title and interest in the designs created under this Agreement.'],
  ['ip-assignment', null, 'Supplier does not assign to Customer any right, title or interest in the designs created under this Agreement.'],
  ['ip-assignment', 'any', 'Supplier hereby sells, assigns and transfers to Customer all right, title and interest in all work product developed under this Agreement.'],
  ['ip-assignment', null, 'Supplier retains all right, title and interest in all work product developed under this Agreement.'],
  ['ip-assignment', 'any', 'Supplier shall, and hereby does, assign to Customer all right, title and interest in the Inventions made under this Agreement.'],
  ['ip-assignment', null, 'Supplier shall not assign to Customer any right, title or interest in the Inventions made under this Agreement.'],
  ['ip-assignment', 'any', 'All rights in the software created by Supplier under the Project shall belong to Customer.'],
  ['ip-assignment', null, 'The rights in the software created by Supplier under the Project shall not belong to Customer.'],
  ['ip-assignment', 'any', 'Customer shall be the exclusive owner of all right, title and interest in all software developed by Supplier.'],
  ['ip-assignment', null, 'Customer shall not be the owner of any software developed by Supplier.'],
  ['non-compete', 'any', 'For twelve months after the end Supplier will not have any ownership interest in, or take part in the control of, any Competitor.'],
  ['non-compete', null, 'Nothing in this Agreement forbids Supplier to have an ownership interest in any Competitor.'],
  ['non-compete', 'any', 'During the term Supplier shall not sell, offer for sale or have sold 3.1 any Competing Product or 3.2 a mixture of it.'],
  ['non-compete', null, 'During the term Supplier shall not be restricted in selling 3.1 any Competing Product or 3.2 a mixture of it.'],
  ['first-refusal', 'any', 'Supplier shall notify Customer of the offer, and Customer shall have ten (10) days after such notice to agree to purchase the tooling on the same terms and conditions as such third party offer.'],
  ['first-refusal', null, 'Customer shall have ten (10) days after such notice to pay for the tooling on the same terms and conditions as before.'],
  ['first-refusal', 'any', 'Customer may purchase the interest to be transferred on the same economic terms and conditions offered by the third party.'],
  ['first-refusal', null, 'Customer may not purchase the interest to be transferred on the same economic terms and conditions offered by the third party.'],
]; // prettier-ignore
