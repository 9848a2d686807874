/** Selector of the elements that may take the focus in place of a removed descendant: named sections of the page. */
const PARTS = 'section, article, [role="region"], main';

function pathOf(element: Element): Element[] {
  const path: Element[] = [];
  for (let at: Element | null = element; at !== null; at = at.parentElement) path.push(at);
  return path;
}

const isOff = (element: Element) => element.matches(':disabled');

/**
 * Restores the keyboard focus when the focused element is removed from the page: the nearest remaining section gets it.
 * An element that is only disabled for a while gets its focus back when it is enabled again. Returns a function that
 * stops the observation.
 */
export function restoreFocus(): () => void {
  /** The element that last had the focus, followed by its ancestors; empty when the user moved the focus away. */
  let path: Element[] = [];
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof Element) path = pathOf(target);
  };
  const onBlur = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    // Some browsers fire this for an element that is being removed; only after a microtask is that visible.
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
