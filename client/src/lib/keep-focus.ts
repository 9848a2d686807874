/** What may take the focus in place of something within it: a part of the page that has a name. */
const PARTS = 'section, article, [role="region"], main';

function pathOf(element: Element): Element[] {
  const path: Element[] = [];
  for (let at: Element | null = element; at !== null; at = at.parentElement) path.push(at);
  return path;
}

const isOff = (element: Element) => element.matches(':disabled');

/**
 * Gives the keyboard a place where what it stood on is taken away: the nearest part of the page that is still
 * there. Where it is only switched off for a while, the focus comes back with it. Returns how to stop.
 */
export function restoreFocus(): () => void {
  /** The last that had the focus, and all that it stood in; empty where the user left it. */
  let path: Element[] = [];
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof Element) path = pathOf(target);
  };
  const onBlur = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    // Some browsers tell it of an element that is just being taken away: how it ends shows in a moment.
    queueMicrotask(() => {
      if (path[0] === target && target.isConnected && !isOff(target)) path = [];
    });
  };
  const observer = new MutationObserver(() => {
    const [last] = path;
    if (last === undefined || (document.activeElement ?? document.body) !== document.body) return;
    if (last.isConnected && isOff(last)) return;
    const next = path.find((element) => element.isConnected && (element === last || element.matches(PARTS)));
    if (!(next instanceof HTMLElement)) return;
    if (next !== last && !next.hasAttribute('tabindex')) next.tabIndex = -1;
    next.focus({ preventScroll: true });
  });
  document.addEventListener('focusin', onFocus);
  document.addEventListener('focusout', onBlur);
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['disabled'],
  });
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('focusout', onBlur);
  };
}
