import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import type { Language } from '#shared/contracts/common.js';
import { catalogues } from '../locales/catalogues.js';
import { activate, registerMessages } from './locale.js';
import { lazyScreen } from './lazy-screen.js';

const module = { default: ({ name = 'nobody' }: { name?: string }) => <p>Hello, {name}.</p> };
const shown = (Screen: ReturnType<typeof lazyScreen<{ name?: string }>>['Screen']) =>
  render(
    <Suspense fallback={<p>Wait.</p>}>
      <Screen name="Layla" />
    </Suspense>,
  );

beforeEach(() => activate('en'));
afterEach(cleanup);

describe('lazyScreen', () => {
  it('a screen whose code and messages are loaded is shown in the first render', async () => {
    const { fetch, Screen, words } = lazyScreen(['public'], async () => module);
    registerMessages(words);
    await Promise.all([activate('en'), fetch('en')]);
    shown(Screen);
    expect(screen.getByText('Hello, Layla.')).toBeTruthy();
    expect(screen.queryByText('Wait.')).toBeNull();
  });

  it('a screen that was not preloaded is fetched when it is shown', async () => {
    const load = jest.fn(async () => module);
    const { Screen } = lazyScreen([], load);
    expect(load).not.toHaveBeenCalled();
    await act(async () => shown(Screen));
    expect(await screen.findByText('Hello, Layla.')).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('a screen waits for messages that are not loaded yet', async () => {
    const words = await catalogues.admin.en();
    let arrive = () => undefined as void;
    const slow = new Promise<typeof words>((resolve) => {
      arrive = () => {
        resolve(words);
      };
    });
    jest.spyOn(catalogues.admin, 'en').mockReturnValueOnce(slow);
    const { fetch, Screen } = lazyScreen(['admin'], async () => module);
    await fetch('en');
    await act(async () => shown(Screen));
    expect(screen.getByText('Wait.')).toBeTruthy();
    arrive();
    expect(await screen.findByText('Hello, Layla.')).toBeTruthy();
  });

  it('fetch also runs the prepare function of a screen', async () => {
    const prepare = jest.fn(async (_language: Language) => undefined);
    await lazyScreen([], async () => ({ ...module, prepare })).fetch('ar');
    expect(prepare).toHaveBeenCalledWith('ar');
  });

  it('a screen whose preload failed is fetched again when it is shown', async () => {
    const load = jest.fn(async () => module);
    load.mockRejectedValueOnce(new Error('offline'));
    const { fetch, Screen } = lazyScreen([], load);
    await expect(fetch('en')).rejects.toThrow('offline');
    await act(async () => shown(Screen));
    expect(await screen.findByText('Hello, Layla.')).toBeTruthy();
  });
});
