import type { PartSlot } from '#workers/engines/model/hold-slot.js';

/** Creates a part's slot that counts the calls which take it. */
export function recordingSlot(): { slot: PartSlot; taken(): number } {
  let taken = 0;
  return {
    slot: {
      take(acquire) {
        taken += 1;
        return acquire();
      },
    },
    taken: () => taken,
  };
}
