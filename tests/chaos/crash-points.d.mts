/** Points of a job's life at which a worker can crash, each before and after what it says there. */
export const POINTS: readonly { name: string; is(said: string): boolean }[];
