import type { ClauseToRead } from '#shared/tools/compliance/contract.js';
import { clauseGroups } from '#shared/tools/compliance/basis.js';
import type { ReviewItem } from '../review/item.js';

/** A passage to be read, as it is marked in the text, with the rules that it concerns. */
export interface ToReadItem extends ReviewItem {
  rules: readonly ClauseToRead[];
}

/** Converts clauses to be read to passages in groups of a clause each; their numbers go on after those of the answers. */
export function toReadGroups(rows: readonly ClauseToRead[], answers: number, comma: string): ToReadItem[][] {
  let id = answers;
  return clauseGroups(rows).map(({ passages }) =>
    passages.flatMap((rules) => {
      const [first] = rules;
      if (first === undefined) return [];
      id += 1;
      return {
        id,
        // It is not decided on, so that the stored report has no number for it.
        stored: 0,
        title: rules.map(({ subject }) => subject).join(comma),
        quote: first.extracted_text_snippet,
        notLocated: false,
        clause: first.clause,
        section: first.section,
        weight: 'to read',
        tone: 'neutral',
        folded: false,
        counted: false,
        evidence: first.evidence,
        places: [],
        unlistedPlaces: 0,
        articles: [],
        facts: [],
        rules,
      };
    }),
  );
}
