/** Who is meant: one party by its first alias, all parties alike, or nobody that is certain. */
export interface Actor {
  who: string | null;
  mutual: boolean;
}

export const UNKNOWN_ACTOR: Actor = { who: null, mutual: false };
export const ALL_PARTIES: Actor = { who: null, mutual: true };
