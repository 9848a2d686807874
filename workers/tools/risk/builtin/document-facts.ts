import { phrasePattern, normalizeText } from '#workers/engines/text/plain.js';
import { Actors } from '#workers/engines/text/actor.js';
import { ArabicActors } from '#workers/engines/text/arabic-actor.js';
import { findArabicParties, withArabic } from '#workers/engines/text/arabic-parties.js';
import { arabicPattern, fold, hasArabic } from '#workers/engines/text/arabic.js';
import { findParties, findChosenParty, type Party } from '#workers/engines/text/parties.js';

/**
 * Facts about a whole document, collected before its parts are analyzed. They go into every part's hash, so they are
 * coarse.
 */
export interface DocumentFacts {
  parties: Party[];
  indemnitors: string[];
  limited: string[];
  excluded: string[];
  /** Alias of the party for which the document is assessed. */
  side: string | null;
}

/** Number of characters that are scanned for indemnifying parties: a longer scan would block the event loop. */
const SCAN_CHARS = 600_000;
const INDEMNIFY = phrasePattern(
  '\\b(?:shall|will|agrees? to|hereby)\\b[^.;]{0,80}?\\b(?:indemnify|hold harmless)\\b|\\bindemnifies\\b',
  'gi',
);

const LIMITED = phrasePattern(
  '\\bin no event (?:shall|will) (?:the )?|\\bunder no circumstances (?:shall|will) (?:the )?|\\bliability of (?:the )?(?=[^.]{0,200}(?:exceed|limited))',
  'gi',
);

const INDEMNIFIES = arabicPattern(
  '(?<![ء-ي])[وف]?(?:يلتزم|تلتزم|يتعهد|تتعهد)[^.;]{0,60}?~(?:تعويض|يعوض)#|(?<![ء-ي])[وف]?(?:يعوض|تعوض)#',
  'g',
);
const SHELTERED = arabicPattern(
  '(?<![ء-ي])[وف]?(?:لا يتحمل|لا تتحمل|لا يكون|لا تكون|لا يسأل|لا تسأل)[^.;]{0,60}?~(?:مسؤول|مسؤولا|مسؤولية|أضرار)|~مسؤولي[ةت][^.;]{0,100}?(?:لا تتجاوز|ألا تتجاوز|بما لا يتجاوز)',
  'g',
);

const EXCLUDED = phrasePattern('\\b(?:shall|will) have no (?:liability|responsibility)\\b', 'gi');
/** Letters address the other side as "you": not in the list of parties, but able to make a promise. */
const YOU = phrasePattern('\\byou (?:hereby )?(?:shall|will|agree)[^.;]{0,60}\\bindemnify\\b');

/** Finds the parties and the few facts that a single section cannot show. */
export function findDocumentFacts(text: string, party: string | null): DocumentFacts {
  const flat = normalizeText(text.slice(0, SCAN_CHARS));
  const parties = withArabic(findParties(flat), findArabicParties(flat));
  const actors = new Actors(parties);
  const indemnitors = new Set<string>();
  for (const match of flat.matchAll(INDEMNIFY)) {
    const from = Math.max(0, match.index - 200);
    const { who, among } = actors.subjectBefore(flat.slice(from, match.index + 60), match.index - from);
    const one = who ?? among;
    if (one !== undefined) indemnitors.add(one);
  }
  if (YOU.test(flat)) indemnitors.add('you');
  const excluded = new Set<string>();
  for (const match of flat.matchAll(EXCLUDED)) {
    const from = Math.max(0, match.index - 120);
    const { who } = actors.subjectBefore(flat.slice(from, match.index + 40), match.index - from);
    if (who !== null) excluded.add(who);
  }
  const limited = new Set<string>();
  for (const match of flat.matchAll(LIMITED)) {
    const { who } = actors.mentionAfter(flat, match.index, match[0].length + 60);
    if (who !== null) limited.add(who);
  }
  if (hasArabic(flat)) {
    const arabic = fold(flat);
    const arabicActors = new ArabicActors(parties);
    for (const [cue, found] of [
      [INDEMNIFIES, indemnitors],
      [SHELTERED, limited],
    ] as const) {
      for (const match of arabic.matchAll(cue)) {
        const from = Math.max(0, match.index - 80);
        const near = arabic.slice(from, match.index + match[0].length + 60);
        const { who } = arabicActors.of(near, { index: match.index - from, length: match[0].length });
        if (who !== null) found.add(who);
      }
    }
  }
  const meant = findChosenParty(parties, party);
  return {
    parties,
    indemnitors: [...indemnitors].sort(),
    limited: [...limited].sort(),
    excluded: [...excluded].sort(),
    side: meant === null ? null : (meant.aliases[0] ?? meant.name),
  };
}
