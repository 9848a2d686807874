import { arabicPattern, compileArabic } from '#workers/engines/text/arabic.js';
import { matchesOf } from '#workers/engines/text/compiled-patterns.js';
import { ArabicClause } from '#workers/engines/text/clause/arabic-stance.js';
import { EnglishClause } from '#workers/engines/text/clause/english-stance.js';
import type { Stance } from '#workers/engines/text/clause/stance.js';
import type { Language } from '#shared/contracts/common.js';
import type { Sentence } from '#workers/engines/text/sentences.js';
import { compilePhrase, phrasePattern } from '#workers/engines/text/plain.js';
import { withRoles, type Roles } from './roles.js';

const FOR_ONE = { en: compilePhrase, ar: compileArabic };
/** Sentences of real documents are shorter; the limit keeps the time linear for those that are not. */
export const READ_CHARS = 4_000;

/** The patterns of the rules for one document, with its parties in their roles, and what a sentence says of a place in it. */
export class RuleWords {
  /** By language and flags, then by source: one joined key would be hashed anew at every look. */
  readonly #patterns = new Map<string, Map<string, RegExp>>();
  /** Which sources the sentence asked about last matches. */
  #held = { text: '', lang: 'en', sources: new Map<string, boolean>() };
  #clause: { text: string; at(offset: number): Stance } | null = null;

  constructor(readonly roles: Roles) {}

  /**
   * Compiles the source of a pattern: English as for `phrasePattern`, Arabic as for `arabicPattern`; `{employee}` stands for
   * the names of a role.
   */
  pattern(source: string, lang: Language, flags = ''): RegExp {
    const key = `${lang} ${flags}`;
    const known = this.#patterns.get(key) ?? new Map<string, RegExp>();
    this.#patterns.set(key, known);
    let pattern = known.get(source);
    if (pattern === undefined) {
      // A blank stands for white space that must be there: an optional one has to be written out.
      const written = source.replaceAll(' ?', '\\s?');
      const named = withRoles(written, this.roles, lang);
      const [compile, all] = lang === 'en' ? [phrasePattern, `i${flags}`] : [arabicPattern, flags];
      // Only sources without names of this document may be kept for all documents.
      pattern = named === written ? compile(named, all) : FOR_ONE[lang](named, all);
      known.set(source, pattern);
    }
    return pattern;
  }

  /** Returns every match of a source in a sentence's text. */
  matches({ text, lang }: Pick<Sentence, 'text' | 'lang'>, source: string): RegExpMatchArray[] {
    return matchesOf(this.pattern(source, lang, 'g'), text.slice(0, READ_CHARS));
  }

  /** Tells whether a sentence matches a source. */
  has({ text, lang }: Pick<Sentence, 'text' | 'lang'>, source: string | undefined): boolean {
    if (source === undefined) return false;
    if (this.#held.text !== text || this.#held.lang !== lang) this.#held = { text, lang, sources: new Map() };
    // Many rules ask the same of a sentence.
    let held = this.#held.sources.get(source);
    if (held === undefined) {
      held = this.pattern(source, lang).test(text.slice(0, READ_CHARS));
      this.#held.sources.set(source, held);
    }
    return held;
  }

  /** Returns how a sentence speaks of what stands at an offset of it. */
  stance({ text, lang }: Pick<Sentence, 'text' | 'lang'>, offset: number): Stance {
    const read = text.slice(0, READ_CHARS);
    if (this.#clause?.text !== read)
      this.#clause = lang === 'ar' ? new ArabicClause(read) : new EnglishClause(read);
    return this.#clause.at(offset);
  }
}
