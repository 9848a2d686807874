import { createElement, use, useEffect, type ComponentType } from 'react';
import type { Language } from '#shared/contracts/common.js';
import type { MessageBundle } from '../locales/catalogues.js';
import { currentLanguage, hasMessages, withMessages } from './locale.js';
import { withRetry } from './with-retry.js';

interface Module<Props> {
  default: ComponentType<Props>;
  /** Fetches what the screen needs in a language besides its code and messages. */
  prepare?: (language: Language) => Promise<unknown>;
}

/** A screen whose code is fetched when it is shown, or preloaded. */
export interface LazyScreen {
  words: readonly MessageBundle[];
  /** Fetches the screen's code, without its messages. */
  fetch: (language: Language) => Promise<unknown>;
}

interface RenderableScreen<Props> extends LazyScreen {
  Screen: ComponentType<Props>;
}

/**
 * Creates a screen with the message bundles that it needs. A preloaded screen is shown in the first render. React.lazy
 * would always suspend first, and React delays suspended content by 300 ms, which would slow down the first page.
 */
export function lazyScreen<Props extends object>(
  words: readonly MessageBundle[],
  load: () => Promise<Module<Props>>,
): RenderableScreen<Props> {
  let loadedModule: Module<Props> | undefined;
  let loading: Promise<Module<Props>> | undefined;
  const fetch = async (language: Language) => {
    const module = await load();
    await module.prepare?.(language);
    loadedModule = module;
    return module;
  };
  const fetchWithWords = withRetry(withMessages(words, () => fetch(currentLanguage())));
  /** Returns the same promise in every render, as `use` requires. */
  const fetchOnce = () => (loading ??= fetchWithWords());
  const Screen = (props: Props) => {
    const module = loadedModule !== undefined && hasMessages(words) ? loadedModule : use(fetchOnce());
    return createElement(module.default, props);
  };
  return { words, fetch, Screen };
}

/** Fetches the code of a screen, or of a part of one, as soon as it is likely to be shown. */
export function usePreload({ fetch }: LazyScreen, likely: boolean): void {
  useEffect(() => {
    // Where it fails now, it is fetched again when it is shown.
    if (likely) fetch(currentLanguage()).catch(() => undefined);
  }, [fetch, likely]);
}
