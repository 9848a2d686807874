import type { Language } from '#shared/contracts/common.js';
import type { DocumentType } from '#shared/tools/compliance/documents.js';
import type { Severity } from '#shared/tools/risk/contract.js';
import type { ArticleReference } from '#shared/contracts/law.js';
import { articlesInWords } from '../cite.js';
import { LAWS, type LawName } from '../laws.js';

export type InBoth<T = string> = Readonly<Record<Language, T>>;

/** Certainty that the rule says what its articles say. */
export type Confidence = 'verified' | 'partly-verified' | 'secondary-source';

/** Source of a rule: articles of a law that is held, or an instrument whose text is not. */
export type Source =
  { law: LawName; articles: readonly string[] } | { instrument: InBoth; provisions: InBoth };

/** One rule of law that a document can keep or break by what it says. */
export interface LawRule {
  /** Stable: never used again for another rule. */
  id: string;
  source: Source;
  /** Kinds of document to which it applies. */
  documents: readonly DocumentType[];
  /** Weight of a breach. */
  severity: Severity;
  confidence: Confidence;
  /** Its subject, as a heading. */
  subject: InBoth;
  /** The law's demand, in a sentence or two. */
  demands: InBoth;
  /** Text to write instead, as a clause or an instruction. */
  instead: InBoth;
  /** Limits of the rule, such as amendments after the text that is held; shown with it. */
  caution?: InBoth;
  /**
   * Meaning of a document's silence on it: mandatory content is missing (`issue`), it should be addressed
   * (`warning`), or nothing.
   */
  silence: 'issue' | 'warning' | 'nothing';
  /** Terms that are searched for, in words for people: shown where nothing was found. */
  searched: InBoth<readonly string[]>;
}

/** Returns the articles of a rule that are held. */
export const articlesOf = (source: Source): ArticleReference[] =>
  'instrument' in source ? [] : source.articles.map((number) => ({ law: LAWS[source.law].key, number }));

/** Writes where a rule stands: the law with its articles, or the instrument with its provisions. */
export function sourceInWords(source: Source, lang: Language): string {
  if ('law' in source) return articlesInWords(source.law, source.articles, lang);
  return `${source.instrument[lang]}${lang === 'en' ? ', ' : '، '}${source.provisions[lang]}`;
}
