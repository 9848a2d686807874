/** A tool's screen in the walk over all screens, and a result on it. */
export interface ToolScreen {
  path: string;
  title: string;
  /** Endpoint that creates a report from a document. */
  endpoint: string;
  /** The field of its answer that has the report's id, where it is not `id`. */
  reportId?: string;
  body: (documentId: string) => object;
  /** English texts that the specification prescribes, on the screen without a result; `resultWords` those with one. */
  words: readonly string[];
  resultWords: readonly string[];
}
