/** Compiled patterns by flags and source: a key joined of both would be hashed anew for every call. */
export class CompiledPatterns {
  readonly #compiled = new Map<string, Map<string, RegExp>>();

  /** `compile` turns a source into one of `RegExp`; it is called once for each source and flags. */
  constructor(readonly compile: (source: string) => string) {}

  get(source: string, flags: string): RegExp {
    let ofFlags = this.#compiled.get(flags);
    if (ofFlags === undefined) {
      ofFlags = new Map();
      this.#compiled.set(flags, ofFlags);
    }
    let pattern = ofFlags.get(source);
    if (pattern === undefined) {
      pattern = new RegExp(this.compile(source), flags);
      ofFlags.set(source, pattern);
    }
    return pattern;
  }
}

/** Returns every match of a global pattern, as `matchAll` does, which copies the pattern at every call: with a long one that takes longer than the search. */
export function matchesOf(pattern: RegExp, text: string): RegExpExecArray[] {
  const matches: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    matches.push(match);
    if (match[0] === '') pattern.lastIndex += 1;
  }
  return matches;
}
