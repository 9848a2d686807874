import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { useFollowEnd } from './use-follow-end.js';

let grow: () => void;
beforeEach(() => {
  Object.assign(globalThis, {
    ResizeObserver: class {
      constructor(callback: () => void) {
        grow = callback;
      }
      observe() {}
      disconnect() {}
    },
  });
});
afterEach(cleanup);

function Box() {
  const { box, content, away, toEnd } = useFollowEnd();
  return (
    <>
      <div ref={box} data-testid="box">
        <div ref={content} />
      </div>
      {away && <button onClick={toEnd}>latest</button>}
    </>
  );
}

/** Shows a box of 400 px with content of 1,000 px, scrolled to its end. */
function show() {
  render(<Box />);
  const box = screen.getByTestId('box');
  const size = { scrollHeight: 1_000, clientHeight: 400, scrollTop: 600 };
  for (const name of ['scrollHeight', 'clientHeight', 'scrollTop'] as const)
    Object.defineProperty(box, name, {
      get: () => size[name],
      set: (value: number) => {
        size[name] = value;
      },
    });
  Object.assign(box, {
    scrollTo: ({ top }: { top: number }) => {
      size.scrollTop = Math.min(top, size.scrollHeight - size.clientHeight);
    },
  });
  const scroll = (to: number) => {
    act(() => {
      size.scrollTop = to;
      box.dispatchEvent(new Event('scroll'));
    });
  };
  scroll(600);
  const add = (pixels: number) => {
    act(() => {
      size.scrollHeight += pixels;
      grow();
    });
  };
  return { size, scroll, add };
}
const latest = () => screen.queryByRole('button', { name: 'latest' });

it('a reader within 48 px of the end follows what is added', () => {
  const { size, scroll, add } = show();
  scroll(560);
  add(300);
  expect([size.scrollTop, latest()]).toEqual([900, null]);
});

it('a reader who scrolled up stays there, and the button leads to the end', () => {
  const { size, scroll, add } = show();
  scroll(500);
  add(300);
  expect(size.scrollTop).toBe(500);
  act(() => {
    latest()?.click();
  });
  expect([size.scrollTop, latest()]).toEqual([900, null]);
  add(100);
  expect(size.scrollTop).toBe(1_000);
});

it('content that grew before the event of a scroll to the end came does not count as scrolling up', () => {
  const { size, scroll, add } = show();
  size.scrollHeight += 300;
  scroll(600);
  add(0);
  expect([size.scrollTop, latest()]).toEqual([900, null]);
});
