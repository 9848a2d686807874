/** What can go wrong with a call, as the fake model does it. */
export const FAULTS = [
  /** Refused for now, without a word on how long … */
  '429',
  /** … or with `Retry-After`. */
  '429-retry-after',
  '500',
  /** Nothing is ever answered. */
  'hang',
  /** Half a body, and then nothing. */
  'stall',
  /** Half a body, and the connection is gone. */
  'cut',
  /** A proxy's page, with status 200. */
  'html',
  /** A whole answer without `finish_reason`. */
  'unfinished',
  /** The answer's content is half a JSON object … */
  'broken-json',
  /** … or one of another form. */
  'wrong-shape',
  'refusal',
  /** Cut at the limit of the answer's length. */
  'length',
  /** Structured outputs are not known here. */
  'no-schema',
  /** Neither structured outputs nor JSON mode. */
  'no-json-mode',
  '401',
  'quota',
] as const;
export type Fault = (typeof FAULTS)[number];

/** Faults that come and go by themselves, as any endpoint has them on a bad day. */
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

/** A share of calls that fail, drawn from a seed: the same order of calls meets the same faults. */
export interface FaultRate {
  rate: number;
  kinds?: readonly Fault[];
  seed?: number;
}

/** Draws a fault or none for each call in turn. */
export function drawFaults({ rate, kinds = TRANSIENT_FAULTS, seed = 1 }: FaultRate): () => Fault | null {
  let state = seed >>> 0;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return () => (next() < rate ? (kinds[Math.floor(next() * kinds.length)] ?? null) : null);
}
