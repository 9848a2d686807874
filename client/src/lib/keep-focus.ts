/** Selector of the elements that may take the focus in place of a removed descendant: named sections of the page. */
const PARTS = 'section, article, [role="region"], main';

function pathOf(element: Element): Element[] {
  const path: Element[] = [];
  for (let ancestor: Element | null = element; ancestor !== null; ancestor = ancestor.parentElement)
    path.push(ancestor);
  return path;
}

const isDisabled = (element: Element) => element.matches(':disabled');

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
      if (path[0] === target && target.isConnected && !isDisabled(target)) path = [];
    });
  };
  const observer = new MutationObserver(() => {
    const [focused] = path;
    if (focused === undefined || (document.activeElement ?? document.body) !== document.body) return;
    if (focused.isConnected && isDisabled(focused)) return;
    const next = path.find(
      (element) => element.isConnected && (element === focused || element.matches(PARTS)),
    );
    if (!(next instanceof HTMLElement)) return;
    if (next !== focused && !next.hasAttribute('tabindex')) next.tabIndex = -1;
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
