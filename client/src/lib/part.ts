import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { Language } from '#shared/contracts/common.js';
import type { WordsPart } from '../locales/catalogues.js';
import { currentLanguage, hasWords, withWords } from './locale.js';
import { patiently } from './patiently.js';

interface Module<Props> {
  default: ComponentType<Props>;
  /** Fetches what else it is drawn with in a language. */
  prepare?: (language: Language) => Promise<unknown>;
}

/** A piece of the client that is fetched when it is shown, or before. */
export interface Part {
  words: readonly WordsPart[];
  /** Fetches its code, and not its words. */
  fetch: (language: Language) => Promise<unknown>;
}

interface Shown<Props> extends Part {
  Screen: LazyExoticComponent<ComponentType<Props>>;
}

/**
 * One that was fetched before it is shown, with its words, is drawn in the same render. React keeps what was
 * suspended back for 300 ms, even where it comes at once, and a first page would wait for that.
 */
export function part<Props>(words: readonly WordsPart[], load: () => Promise<Module<Props>>): Shown<Props> {
  let fetched: Module<Props> | undefined;
  const fetch = async (language: Language) => {
    const module = await load();
    await module.prepare?.(language);
    fetched = module;
    return module;
  };
  const show = patiently(withWords(words, () => fetch(currentLanguage())));
  const Screen = lazy(() => (fetched !== undefined && hasWords(words) ? atOnce(fetched) : show()));
  return { words, fetch, Screen };
}

/** What React asks of a promise, answered before it goes on. */
function atOnce<T>(value: T): Promise<T> {
  const told = {
    then: (tell: (value: T) => void) => {
      tell(value);
    },
  };
  return told as unknown as Promise<T>;
}
