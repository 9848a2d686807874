import { analyse } from './analyse.js';

const ITSELF = new Set(
  analyse('contract agreement document file clause عقد اتفاق اتفاقية مستند وثيقة ملف بند').map(
    ({ term }) => term,
  ),
);

/** Tells whether a term is one for the document itself: "in the contract" says where to look, whatever the document calls itself. */
export const isItself = (term: string): boolean => ITSELF.has(term);
