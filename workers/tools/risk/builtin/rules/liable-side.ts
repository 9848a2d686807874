import { phrasePattern } from '#workers/engines/text/plain.js';
import { ALL_PARTIES, type Actor } from '#workers/engines/text/actor.js';
import type { Context } from './rule.js';

const ALL_ALIKE = phrasePattern(
  '\\b(?:each|either|both|neither|no|any)(?: of the)? (?:part(?:y|ies)|of (?:us|them))\\b|\\bthe parties\\b|\\bmutual(?:ly)?\\b|\\bto (?:the|any) other part(?:y|ies)\\b|\\beach other\\b',
);
/** Words of a role that one side happens to have, such as "the publishing party", and of all members of a company. */
const ROLE = /\b(?:part(?:y|ies)|members?|partners?|shareholders?)\b/i;
const NEAR_CHARS = 240;

/** Tells whether a clause about both sides says so: "each party", or both by name, and not a role like "the paying party". */
export function saysBoth(text: string, { start, end }: { start: number; end: number }): boolean {
  const near = text.slice(Math.max(0, start - NEAR_CHARS), end + 60);
  return ALL_ALIKE.test(near) || !ROLE.test(near);
}

const NAME =
  "(?!(?:Section|Article|Clause|Exhibit|Schedule|Party|Parties|Each|Either|Neither|Any|Such|No|In|If|Except|Nothing|This|That|These|Any|All|Indemnif\\w*|Indemnitor|Indemnitee|It|He|She|They)\\b)[A-Z][\\w&.'-]{1,30}(?: [A-Z][\\w&.'-]{1,30}){0,3}";
const SUBJECT = new RegExp(
  `(?:^|[.;:)\\d]\\s{1,9}|\\bthat\\s{1,9})(?:The |the )?(${NAME})(?:,? (?:hereby|also|at its (?:own |sole )?(?:cost|expense)[^,.;]{0,20}),?)?\\s{1,9}$`,
);

/** Returns the name that stands as the whole subject right before a verb, of which the contract's preamble knows nothing. */
export function writtenSubject(text: string, verb: number): string | null {
  const before = text.slice(Math.max(0, verb - 160), verb).replace(/\s+/g, ' ');
  const name = SUBJECT.exec(before.slice(-120))?.[1]?.replace(/^[A-Z]\. /, '') ?? null;
  // In a text of capitals any word could be a name.
  return name === null || /\b[A-Z]{4,} [A-Z]{4,}\b/.test(before) ? null : name;
}

const JOINED = new RegExp(
  `(?:^|[.;:)]\\s{1,9})(?:[Tt]he )?(?:${NAME}(?:, (?:the )?| (?:and|or) (?:the )?)){1,4}(?:and |or )?(?:the )?${NAME},?(?: (?:jointly and severally|each|both|hereby),?)?\\s{0,9}$`,
);

/** Matches whose liability is spoken of where it is that of both sides. */
const LIABILITY_OF_BOTH = phrasePattern(
  "\\b(?:each|either|neither|any|no|a) part(?:y|ies)(?:'s?|s')? (?:(?:total|aggregate|cumulative|entire|maximum|overall) ){0,3}liability\\b|\\bliability of (?:each|either|any) party\\b|\\bevent (?:shall|will) (?:a|either|any) party (?:or [^.;]{1,60}? )?be liable\\b|\\bneither party (?:shall|will) be liable\\b",
);

/** Returns the actor if he is certain: the party, or all of them where the clause says so. */
export function certain(actor: Actor, text: string, span: { start: number; end: number }): Actor {
  if (LIABILITY_OF_BOTH.test(text.slice(Math.max(0, span.start - 60), span.end))) return ALL_PARTIES;
  if (actor.mutual && !saysBoth(text, span)) return { who: null, mutual: false };
  // Of "each of Bank and Supplier" and "Guarantor, Bank and Supplier" the grammar tells only the last one.
  if (
    actor.who !== null &&
    (/\beach of [^,.;]{1,60} and\b/i.test(text.slice(Math.max(0, span.start - 60), span.end)) ||
      JOINED.test(text.slice(Math.max(0, span.start - 160), span.start).replace(/\s+/g, ' ')))
  )
    return { who: null, mutual: false };
  return actor;
}

/** Returns the party named right at a place, if it is not the one that acts. */
export function namedAt(text: string, offset: number, actor: Actor, { actors }: Context): string | null {
  const { who } = actors.directlyAfter(text, offset);
  if (who === null || who === actor.who) return null;
  // "Supplier Indemnitees", "the Supplier Group" are others.
  const [, written = ''] =
    /^\s*(?:the\s+)?([A-Z][\w&.'-]*(?:\s+[A-Z][\w&.'-]*){0,4})/.exec(text.slice(offset, offset + 160)) ?? [];
  const isLonger = /[a-z]/.test(written) && written.length > who.length + 2;
  return isLonger && written.toLowerCase().startsWith(who.toLowerCase()) ? null : who;
}
