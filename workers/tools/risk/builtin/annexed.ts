import type { ExtractedDocument } from '#platform/documents.js';
import type { Language } from '#shared/contracts/common.js';
import { findAnnexes, type Annex } from '#workers/engines/text/annexes/annexes.js';
import { withDocumentOffsets } from '#workers/engines/text/document-offsets.js';
import { inQuotes } from './words/wording.js';
import type { Finding } from '../finding.js';
import type { Party } from '#workers/engines/text/parties.js';
import { findDocumentFacts, type DocumentFacts } from './document-facts.js';
import { withPairs } from './reciprocity.js';

/** An annexed agreement, with what is known of it as of a document. */
interface KnownAgreement extends Annex {
  facts: DocumentFacts;
}

/** What follows the main text of a contract, and what must be known of it. */
export interface KnownAnnexes {
  annexes: Annex[];
  agreements: KnownAgreement[];
}

interface Span {
  start: number;
  end: number;
}

/**
 * Finds the annexes of a contract, and what is known of the contract itself and of the agreements among its annexes. An
 * agreement has the contract's parties if it speaks of them and names none.
 */
export function findAllFacts(
  text: string,
  party: string | null,
): { annexed: KnownAnnexes; documentFacts: DocumentFacts } {
  const { annexes, agreements } = findAnnexes(text);
  const documentFacts = findDocumentFacts(text, party, withoutAgreements(text, agreements));
  const known = agreements.map((agreement) => {
    const own = text.slice(agreement.start, agreement.end);
    const facts = findDocumentFacts(own, party);
    const { parties, side } = documentFacts;
    const isBetweenThem =
      facts.parties.length < 2 &&
      parties.every(({ aliases }) => aliases.some((alias) => own.includes(alias)));
    return { ...agreement, facts: isBetweenThem ? { ...facts, parties, side } : facts };
  });
  return { annexed: { annexes, agreements: known }, documentFacts };
}

/** Returns a text with blanks for the agreements that are annexed to it: what the contract itself says, at the same offsets. */
export function withoutAgreements(text: string, agreements: readonly Annex[]): string {
  let own = '';
  let from = 0;
  for (const { start, end } of agreements) {
    own += text.slice(from, start) + ' '.repeat(end - start);
    from = end;
  }
  return own + text.slice(from);
}

/** Returns the annex in which most of a span lies; null if that is the contract itself. */
export function annexAt<A extends Annex>(annexes: readonly A[], span: Span): A | null {
  const middle = (span.start + span.end) / 2;
  return annexes.find(({ start, end }) => start <= middle && middle < end) ?? null;
}

/** Kinds of risk that consist in the words of a sentence, and in nothing that parties agree on. */
const OF_WORDS = ['redacted', 'blank', 'number-conflict', 'vague-words', 'refers-outside', 'estimated-dates'];
/** Forms are filled in when they are used. */
const FORM = /\bform\b|نموذج/i;

/** Returns the annexed agreement that a finding is about, so that it says nothing of the contract itself. */
export const agreementOf = (
  { kind, evidence }: Pick<Finding, 'kind' | 'evidence'>,
  { agreements }: KnownAnnexes,
): Annex | null => (evidence === null || OF_WORDS.includes(kind) ? null : annexAt(agreements, evidence));

/**
 * Lets findings say in which annex they stand, in their section and, of an annexed agreement, in their explanation. What
 * is left blank in a form is dropped.
 */
export function placedInAnnexes(
  findings: readonly Finding[],
  text: string,
  annexed: KnownAnnexes,
  lang: Language,
): Finding[] {
  return findings.flatMap((finding): Finding[] => {
    const annex = finding.evidence === null ? null : annexAt(annexed.annexes, finding.evidence);
    if (annex === null) return [finding];
    if (finding.kind === 'blank' && FORM.test(annex.title ?? '')) return [];
    const placed = { ...finding, section: sectionIn(annex, finding, text) };
    const agreement = agreementOf(finding, annexed);
    if (agreement === null) return [placed];
    return [{ ...placed, explanation: `${standsIn(agreement, lang)} ${finding.explanation}` }];
  });
}

/** Characters before a finding in which its heading is looked for. */
const HEADING_CHARS = 20_000;
const plain = (words: string) => words.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ');

/** Names the annex and the heading in it; the annex alone if the heading is not in it, or is its own. */
function sectionIn(
  annex: Annex,
  { section, evidence }: Pick<Finding, 'section' | 'evidence'>,
  text: string,
): string {
  const name = annex.label ?? annex.title ?? '';
  if (section === null || evidence === null) return name;
  const own = plain(`${annex.label ?? ''} ${annex.title ?? ''}`);
  const from = Math.max(annex.start, evidence.start - HEADING_CHARS);
  const isInside = plain(text.slice(from, evidence.end)).includes(plain(section).trim());
  if (!isInside) return name;
  if (plain(section).startsWith(plain(name).trim())) return section;
  if (own.includes(plain(section).trim())) return annex.label === null ? section : `${name}: ${section}`;
  return `${name}: ${section}`;
}

const STANDS = {
  en: {
    agreement: 'This stands in an agreement that is annexed:',
    terms: 'This stands in terms that are annexed:',
    other: 'This stands in another agreement in the same document:',
  },
  ar: {
    agreement: 'يرد هذا في اتفاقية ملحقة بالعقد:',
    terms: 'يرد هذا في شروط ملحقة بالعقد:',
    other: 'يرد هذا في اتفاقية أخرى في المستند نفسه:',
  },
} as const;
const OF_TERMS = /\bterms and conditions\b|شروط|أحكام/i;
const AGREEMENT = /\b(?:agreement|contract|lease|guarant(?:y|ee))\b|عقد|اتفاقية/i;

/** Says that a finding stands in an annexed agreement, and in which one. */
function standsIn({ label, title }: Annex, lang: Language): string {
  const isTerms = title !== null && OF_TERMS.test(title) && !AGREEMENT.test(title);
  const what = STANDS[lang][label === null ? 'other' : isTerms ? 'terms' : 'agreement'];
  const name = [label, title].filter((part) => part !== null).join(': ');
  return `${what} ${inQuotes(name, lang)}.`;
}

/**
 * Compares the findings of the contract itself, and those of each annexed agreement by itself: what one side has alone, it
 * has in one of them. That the other side has nothing is said only if no annexed agreement speaks of it, and never in one.
 */
export function pairedWithin(
  findings: readonly Finding[],
  { agreements }: KnownAnnexes,
  {
    flat,
    parties,
    pages,
    isComplete,
  }: {
    flat: string;
    parties: readonly Party[];
    pages: ExtractedDocument['pages'];
    isComplete: boolean;
  },
): Finding[] {
  const within = new Map<KnownAgreement | null, Finding[]>();
  for (const finding of findings) {
    const agreement = finding.evidence === null ? null : annexAt(agreements, finding.evidence);
    const own = within.get(agreement);
    if (own === undefined) within.set(agreement, [finding]);
    else own.push(finding);
  }
  const elsewhere = new Set(
    [...within].flatMap(([of, own]) => (of === null ? [] : own.map(({ kind }) => kind))),
  );
  return [...within].flatMap(([agreement, own]) => {
    if (agreement === null) {
      const text = withoutAgreements(flat, agreements);
      return withPairs(own, text, parties, (kind) => isComplete && !elsewhere.has(kind));
    }
    const { start, end, facts } = agreement;
    const moved = withDocumentOffsets(own, -start, pages);
    const found = withPairs(moved, flat.slice(start, end), facts.parties, () => false);
    return withDocumentOffsets(found, start, pages);
  });
}
