import type { RephraseStyle } from '#shared/tools/rephrase/contract.js';
import { matchesOf } from '#workers/engines/text/compiled-patterns.js';
import { compilePhrase } from '#workers/engines/text/plain.js';
import type { RewordingRule } from './rule.js';

interface Compiled {
  rule: RewordingRule;
  pattern: RegExp;
}

/** A wording that stands in a text, with what is written instead. */
export interface Match {
  start: number;
  end: number;
  write: string;
  rule: RewordingRule;
}

/** The rules of a language for one style, compiled once: those that begin with a certain word are tried at that word alone. */
export class StyleRules {
  readonly #anywhere: Compiled[] = [];
  readonly #byWord = new Map<string, Compiled[]>();

  constructor(rules: readonly RewordingRule[], style: RephraseStyle, flags: string) {
    for (const rule of rules.filter(({ styles }) => styles.includes(style))) {
      if (rule.first === undefined)
        this.#anywhere.push({ rule, pattern: compilePhrase(rule.find, `${flags}g`) });
      else {
        const same = this.#byWord.get(rule.first) ?? [];
        same.push({ rule, pattern: compilePhrase(rule.find, `${flags}y`) });
        this.#byWord.set(rule.first, same);
      }
    }
    for (const same of this.#byWord.values()) same.sort((a, b) => b.rule.find.length - a.rule.find.length);
  }

  /** Yields what the rules find, by rule or by word; matches may overlap, and the longer of two stands first. */
  *in(text: string): Generator<Match> {
    for (const { rule, pattern } of this.#anywhere)
      for (const match of matchesOf(pattern, text)) yield matchOf(rule, match);
    if (this.#byWord.size === 0) return;
    for (const { index, 0: word } of text.matchAll(/[\w']+/g))
      for (const { rule, pattern } of this.#byWord.get(word.toLowerCase()) ?? []) {
        pattern.lastIndex = index;
        const match = pattern.exec(text);
        if (match !== null) yield matchOf(rule, match);
      }
  }
}

function matchOf(rule: RewordingRule, match: RegExpExecArray): Match {
  const write = rule.write.replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? '');
  return { start: match.index, end: match.index + match[0].length, write, rule };
}
