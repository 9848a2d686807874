/** A group of tests that belongs to the second tier. */
export interface TierEntry {
  readonly name: string;
  readonly suite: 'int' | 'e2e';
  readonly files: readonly string[];
  readonly minutes: number;
  readonly why: string;
}
export interface Tiers {
  readonly stories: readonly { covers: string; file: string; titles: readonly string[] }[];
  readonly second: readonly TierEntry[];
}
export const SHARES: number;
export function readTiers(): Tiers;
export function filesOf(entries: readonly TierEntry[], suite: TierEntry['suite']): string[];
export function storyPattern(tiers: Pick<Tiers, 'stories'>): string;
export function divide(entries: readonly TierEntry[], count: number): TierEntry[][];
export function shareOfCommit(
  tiers: Pick<Tiers, 'second'>,
  commits: number,
): { at: number; entries: TierEntry[] };
