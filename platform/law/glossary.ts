import { createRequire } from 'node:module';
import * as z from 'zod';

const file = z.array(z.object({ en: z.string(), ar: z.string(), domain: z.string(), note: z.string() }));

/** A legal term in both languages, as the law of Saudi Arabia uses it. */
export interface LegalTerm {
  en: string;
  /** The sense that is meant, where the English word has several: "statute". */
  sense: string | null;
  /** Its Arabic names, the usual one first. */
  ar: readonly [string, ...string[]];
}

const BRACKETS = /\s{0,3}\(([^()]{0,80})\)/g;

/** Divides a written term into its names, without what stands in brackets. */
function namesOf(written: string): [string, ...string[]] {
  const [first = written, ...others] = written
    .replace(BRACKETS, '')
    .split(/\s{1,3}\/\s{1,3}/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
  return [first, ...others];
}

function read(): LegalTerm[] {
  return file.parse(createRequire(import.meta.url)('#law/glossary.json')).flatMap(({ en, ar }) => {
    const sense = [...en.matchAll(BRACKETS)][0]?.[1] ?? null;
    return namesOf(en).map((name) => ({ en: name, sense, ar: namesOf(ar) }));
  });
}

let held: LegalTerm[] | undefined;

/** Returns the glossary of legal terms that the product brings along. */
export function legalTerms(): readonly LegalTerm[] {
  return (held ??= read());
}
