import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { restoreFocus } from './keep-focus.js';

/** Observers are told in a microtask. */
const announce = () => Promise.resolve();
const find = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`no ${selector}`);
  return found;
};

describe('restoreFocus', () => {
  let stop: () => void;
  beforeEach(() => {
    document.body.innerHTML =
      '<main tabindex="-1"><section><ul><li><button id="a">A</button></li></ul></section><button id="b">B</button></main>';
    stop = restoreFocus();
  });
  afterEach(() => {
    stop();
  });

  it('goes to the nearest part of the page that is left', async () => {
    find('#a').focus();
    find('li').remove();
    await announce();
    expect(document.activeElement).toBe(find('section'));
    find('section').remove();
    await announce();
    expect(document.activeElement).toBe(find('main'));
  });

  it('does not take back what the user left', async () => {
    find('#a').focus();
    find('#a').blur();
    find('#b').remove();
    await announce();
    expect(document.activeElement).toBe(document.body);
  });

  it('leaves the focus where something else has it', async () => {
    find('#a').focus();
    find('#b').focus();
    find('li').remove();
    await announce();
    expect(document.activeElement).toBe(find('#b'));
  });
});
