/** How long a page may take to become as high as it was. */
const patience = 4000;
const interrupting = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to a place as soon as the page is there and high enough for it, unless the person scrolls first.
 * @returns what stops waiting for it
 */
export function returnTo(scroller: () => HTMLElement, place: number): () => void {
  const end = new AbortController();
  const until = performance.now() + patience;
  const step = () => {
    if (end.signal.aborted) return;
    const element = scroller();
    element.scrollTop = place;
    if (element.scrollTop < place - 1 && performance.now() < until) requestAnimationFrame(step);
    else end.abort();
  };
  for (const happening of interrupting)
    addEventListener(happening, () => end.abort(), { signal: end.signal, capture: true, passive: true });
  step();
  return () => end.abort();
}
