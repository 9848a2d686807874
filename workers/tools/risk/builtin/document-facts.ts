import { normalizeText } from '#workers/engines/text/plain.js';
import { findArabicParties, withArabic } from '#workers/engines/text/arabic-parties.js';
import { findAgreed, type Agreed } from './agreed.js';
import { findExit } from './exits.js';
import { findParties, findChosenParty, type Party } from '#workers/engines/text/parties.js';

/**
 * Facts about a whole document, collected before its parts are analyzed. They go into every part's hash, so they are
 * few.
 */
export interface DocumentFacts {
  parties: Party[];
  /** Alias of the party for which the document is assessed. */
  side: string | null;
  agreed: Agreed;
}

/** Number of characters that are scanned for them: a longer scan would block the event loop. */
const SCAN_CHARS = 600_000;

/** Finds the parties and what else a single section cannot show; `own` is the text without the agreements annexed to it. */
export function findDocumentFacts(text: string, party: string | null, own = text): DocumentFacts {
  const flat = normalizeText(text.slice(0, SCAN_CHARS));
  const parties = withArabic(findParties(flat), findArabicParties(flat));
  const ofItself = own === text ? flat : normalizeText(own.slice(0, SCAN_CHARS));
  const meant = findChosenParty(parties, party);
  return {
    parties,
    side: meant === null ? null : (meant.aliases[0] ?? meant.name),
    agreed: { ...findAgreed(ofItself), exit: findExit(ofItself, parties) },
  };
}
