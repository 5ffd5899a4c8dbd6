/** How much of a moved element stays in sight at each side. */
const KEPT = 80;

const between = (least: number, value: number, most: number) =>
  Math.max(Math.min(least, most), Math.min(value, Math.max(least, most)));

/** Moves an element with the pointer until it is let go. Buttons within the grip stay buttons. */
export function dragBy(element: HTMLElement, grip: PointerEvent): void {
  if (grip.button !== 0 || (grip.target instanceof Element && grip.target.closest('button'))) return;
  const [x = 0, y = 0] = element.style.translate.split(' ').map((part) => Number.parseFloat(part) || 0);
  const box = element.getBoundingClientRect();
  const end = new AbortController();
  const { signal } = end;
  addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      const left = between(KEPT - box.right, clientX - grip.clientX, innerWidth - KEPT - box.left);
      const top = between(-box.top, clientY - grip.clientY, innerHeight - KEPT - box.top);
      element.style.translate = `${x + left}px ${y + top}px`;
    },
    { signal },
  );
  for (const over of ['pointerup', 'pointercancel']) addEventListener(over, () => end.abort(), { signal });
}
