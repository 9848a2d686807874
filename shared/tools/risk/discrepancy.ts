/** The kind of risk that the two texts of a bilingual document differ; its one further place is the passage in the other language. */
export const DISCREPANCY = 'language-discrepancy';
