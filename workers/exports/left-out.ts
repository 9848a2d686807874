/**
 * Tables that an export leaves out, each with its reason. A table that is neither here nor in a section makes
 * `sections.int.test.ts` fail, so that a new table is assigned to one of the two.
 */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  second_factors: 'A secret: whoever has it can sign in. The account says whether it is on.',
  recovery_codes: 'Hashes of secrets.',
  password_resets: 'Hashes of secrets that are good for an hour.',
  email_codes: 'Hashes of secrets that are good for ten minutes.',
  idempotency_keys: 'Names that the browser gave to its requests, for a day; what they stand for is a job.',
  job_parts:
    'Intermediate outputs of an analysis, in the form of its engine; what they found is in the report.',
  laws: 'Laws and regulations, the same for everybody; which of them an answer cites is in the conversation.',
  law_articles: 'Their articles, the same for everybody; what an answer quotes is in the conversation.',
  law_terms: 'In which articles a word stands: an index that searching uses, the same for everybody.',
  law_loads: 'Which version of the laws is loaded: about the product, and nobody’s data.',
  document_passages: 'Where the paragraphs of a document begin and end, for searching; its text is exported.',
  document_terms: 'In which paragraphs of a document a word stands, for searching; its text is exported.',
  installation: 'Under which name this installation keeps its files: about the product, and nobody’s data.',
  leases: 'Which worker sweeps at the moment: about processes, and nobody’s data.',
  rate_limits: 'Counters that run out within a day, under keys of no meaning to a reader.',
};
