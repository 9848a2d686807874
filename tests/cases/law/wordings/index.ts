import type { DocumentType } from '#shared/tools/compliance/documents.js';
import { BUSINESS } from './civil-business.js';
import { FAIR_BUSINESS } from './civil-business-fair.js';
import { EVERYDAY, FAIR_EVERYDAY } from './civil-everyday.js';
import { CIVIL, FAIR_CIVIL } from './civil.js';
import { FAIR_LABOR, LABOR } from './labor.js';
import { FAIR_PERSONAL_DATA_AR, PERSONAL_DATA_AR } from './personal-data-ar.js';
import { FAIR_PERSONAL_DATA_EN, PERSONAL_DATA_EN } from './personal-data-en.js';
import { FAIR_TRADE } from './trade-fair.js';
import { TRADE } from './trade.js';

/** A clause that breaks a rule, in words that the rule's readers were not written from. */
interface Wording {
  rule: string;
  clause: string;
  /** Kind of document in which it stands; absent for the first kind that the rule applies to. */
  type?: DocumentType;
}

const flat = (byRule: Readonly<Record<string, readonly string[]>>, type?: DocumentType): Wording[] =>
  Object.entries(byRule).flatMap(([rule, clauses]) =>
    clauses.map((clause) => ({ rule, clause, ...(type === undefined ? {} : { type }) })),
  );

/** Clauses that break a rule in unusual or everyday words. */
export const WORDINGS: readonly Wording[] = [
  ...[CIVIL, BUSINESS, EVERYDAY].flatMap((byRule) => flat(byRule)),
  ...LABOR.map(([rule, clause]): Wording => ({ rule, clause, type: 'employment' })),
  ...[PERSONAL_DATA_EN, PERSONAL_DATA_AR].flatMap((byRule) => flat(byRule, 'contract')),
  ...TRADE.map(([rule, type, clause]) => ({ rule, clause, type })),
];

/** A clause that breaks no rule, whatever it sounds like, in documents of the kinds named. */
interface FairClause {
  clause: string;
  types: readonly DocumentType[];
}

const fairIn = (types: readonly DocumentType[], ...lists: readonly (readonly string[])[]): FairClause[] =>
  lists.flat().map((clause) => ({ clause, types }));

/** Fair clauses by the law that they come near. */
export const FAIR = {
  civil: fairIn(
    ['services', 'sale', 'contract', 'loan', 'lease', 'distribution', 'terms', 'nda'],
    FAIR_CIVIL,
    FAIR_BUSINESS,
    FAIR_EVERYDAY,
  ),
  labor: fairIn(['employment'], FAIR_LABOR),
  personalData: fairIn(['contract'], FAIR_PERSONAL_DATA_EN, FAIR_PERSONAL_DATA_AR),
  trade: FAIR_TRADE.map(([type, clause]): FairClause => ({ clause, types: [type] })),
};
