/** Faults that the fake model can produce for a call. */
export const FAULTS = [
  /** 429 without `Retry-After`. */
  '429',
  /** 429 with `Retry-After`. */
  '429-retry-after',
  '500',
  /** The request is never answered. */
  'hang',
  /** Half a body is sent, and the connection stays open. */
  'stall',
  /** Half a body is sent, and the connection is closed. */
  'cut',
  /** A proxy's HTML page with status 200. */
  'html',
  /** A complete answer without `finish_reason`. */
  'unfinished',
  /** The answer's content is half a JSON object. */
  'broken-json',
  /** The answer's content is a JSON object of another shape than the schema. */
  'wrong-shape',
  'refusal',
  /** The answer is cut at the limit of its length. */
  'length',
  /** The endpoint does not support structured outputs. */
  'no-schema',
  /** The endpoint supports neither structured outputs nor JSON mode. */
  'no-json-mode',
  /** The endpoint does not count the tokens of a stream. */
  'no-stream-usage',
  /** The endpoint does not stream. */
  'no-stream',
  /** The endpoint answers as a whole, whatever is asked. */
  'whole',
  /** A stream is complete, and the connection stays open. */
  'linger',
  /** The model says nothing. */
  'silence',
  '401',
  'quota',
] as const;
export type Fault = (typeof FAULTS)[number];

/** Transient faults: a retry of the call may succeed. */
export const TRANSIENT_FAULTS: readonly Fault[] = [
  '429',
  '429-retry-after',
  '500',
  'hang',
  'stall',
  'cut',
  'html',
  'unfinished',
  'broken-json',
  'wrong-shape',
  'refusal',
  'length',
];

/** Share of calls that fail, with the seed of the draw: the same order of calls gets the same faults. */
export interface FaultRate {
  rate: number;
  kinds?: readonly Fault[];
  seed?: number;
}

/** Returns a function that draws a fault or none for each call in turn. */
export function drawFaults({ rate, kinds = TRANSIENT_FAULTS, seed = 1 }: FaultRate): () => Fault | null {
  let state = seed >>> 0;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return () => (next() < rate ? (kinds[Math.floor(next() * kinds.length)] ?? null) : null);
}
