/** The maximum number of frames that correct a scroll position, and the number of stable frames that end it. */
const MAX_FRAMES = 30;
const STABLE_FRAMES = 3;

/**
 * Scrolls what `find` finds to the upper third of a box. Groups that were never rendered have estimated heights and get
 * their real ones as they come near, so the position is computed again until it is stable.
 */
export function scrollInBox(box: HTMLElement, find: () => Element | Range | null): void {
  const correctPosition = (framesLeft: number, stableFrames: number) => {
    const target = find();
    if (target === null) return;
    const top = target.getBoundingClientRect().top - box.getBoundingClientRect().top;
    const before = box.scrollTop;
    box.scrollTo({ top: before + top - box.clientHeight / 3 });
    const nextStableFrames = Math.abs(box.scrollTop - before) < 2 ? stableFrames + 1 : 0;
    if (framesLeft > 0 && nextStableFrames < STABLE_FRAMES)
      requestAnimationFrame(() => correctPosition(framesLeft - 1, nextStableFrames));
  };
  correctPosition(MAX_FRAMES, 0);
}

/** Scrolls a quote to the upper third of the box. */
export function scrollToMark(box: HTMLElement, name: string): void {
  scrollInBox(box, () => box.querySelector(`[data-quotes~="${name}"]`));
}

/** Scrolls a doubtful word to the upper third of the box. */
export function scrollToDoubt(box: HTMLElement, number: number): void {
  scrollInBox(box, () => box.querySelector(`[data-doubt="${String(number)}"]`));
}

/** Scrolls the paragraph that begins at an offset to the upper third of the box. */
export function scrollToParagraph(box: HTMLElement, start: number): void {
  scrollInBox(box, () => box.querySelector(`[data-start="${String(start)}"]`));
}
