import { createElement, use, type ComponentType } from 'react';
import type { Language } from '#shared/contracts/common.js';
import type { MessageBundle } from '../locales/catalogues.js';
import { currentLanguage, hasMessages, withMessages } from './locale.js';
import { withRetry } from './with-retry.js';

interface Module<Props> {
  default: ComponentType<Props>;
  /** Fetches what else it is drawn with in a language. */
  prepare?: (language: Language) => Promise<unknown>;
}

/** A screen that is fetched when it is shown, or before. */
export interface LazyScreen {
  words: readonly MessageBundle[];
  /** Fetches its code, and not its words. */
  fetch: (language: Language) => Promise<unknown>;
}

interface ShownScreen<Props> extends LazyScreen {
  Screen: ComponentType<Props>;
}

/**
 * A screen with the words that it needs. What was fetched before it is shown is drawn in the same render: React.lazy
 * always suspends first, and React holds what was suspended back for 300 ms, which a first page would wait for.
 */
export function lazyScreen<Props extends object>(
  words: readonly MessageBundle[],
  load: () => Promise<Module<Props>>,
): ShownScreen<Props> {
  let fetched: Module<Props> | undefined;
  let fetching: Promise<Module<Props>> | undefined;
  const fetch = async (language: Language) => {
    const module = await load();
    await module.prepare?.(language);
    fetched = module;
    return module;
  };
  const fetchWithWords = withRetry(withMessages(words, () => fetch(currentLanguage())));
  /** The same promise for every render. */
  const fetchOnce = () => (fetching ??= fetchWithWords());
  const Screen = (props: Props) => {
    const module = fetched !== undefined && hasMessages(words) ? fetched : use(fetchOnce());
    return createElement(module.default, props);
  };
  return { words, fetch, Screen };
}
