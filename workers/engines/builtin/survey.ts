import { cue, plain } from './reading/plain.js';
import { Actors } from './reading/actor.js';
import { findParties, partyMeant, type Party } from './reading/parties.js';

/** What is known of a whole document before its parts are read. Part of every part's hash, so it stays coarse. */
export interface Survey {
  parties: Party[];
  indemnitors: string[];
  limited: string[];
  /** The alias of the party whose side is taken. */
  side: string | null;
}

/** How much of a text may be scanned for who indemnifies: longer ones would hold the event loop. */
const SCAN_CHARS = 600_000;
const INDEMNIFY = cue(
  '\\b(?:shall|will|agrees? to|hereby)\\b[^.;]{0,80}?\\b(?:indemnify|hold harmless)\\b|\\bindemnifies\\b',
  'gi',
);

const LIMITED = cue(
  '\\bin no event (?:shall|will) (?:the )?|\\bunder no circumstances (?:shall|will) (?:the )?|\\bliability of (?:the )?(?=[^.]{0,200}(?:exceed|limited))',
  'gi',
);

/** Reads the parties and the few facts that a single section cannot show. */
export function surveyed(text: string, party: string | null): Survey {
  const flat = plain(text.slice(0, SCAN_CHARS));
  const parties = findParties(flat);
  const actors = new Actors(parties);
  const indemnitors = new Set<string>();
  for (const match of flat.matchAll(INDEMNIFY)) {
    const from = Math.max(0, match.index - 200);
    const { who } = actors.before(flat.slice(from, match.index + 60), match.index - from);
    if (who !== null) indemnitors.add(who);
  }
  const limited = new Set<string>();
  for (const match of flat.matchAll(LIMITED)) {
    const { who } = actors.after(flat, match.index, match[0].length + 60);
    if (who !== null) limited.add(who);
  }
  const meant = partyMeant(parties, party);
  return {
    parties,
    indemnitors: [...indemnitors].sort(),
    limited: [...limited].sort(),
    side: meant === null ? null : (meant.aliases[0] ?? meant.name),
  };
}
