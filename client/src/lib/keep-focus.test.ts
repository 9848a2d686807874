import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { restoreFocus } from './keep-focus.js';

/** Waits for the microtask in which mutation observers run. */
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

  it('moves the focus of a removed element to the nearest remaining section of the page', async () => {
    find('#a').focus();
    find('li').remove();
    await announce();
    expect(document.activeElement).toBe(find('section'));
    find('section').remove();
    await announce();
    expect(document.activeElement).toBe(find('main'));
  });

  it('does not restore a focus that the user gave up', async () => {
    find('#a').focus();
    find('#a').blur();
    find('#b').remove();
    await announce();
    expect(document.activeElement).toBe(document.body);
  });

  it('does not move the focus when another element has it', async () => {
    find('#a').focus();
    find('#b').focus();
    find('li').remove();
    await announce();
    expect(document.activeElement).toBe(find('#b'));
  });
});
