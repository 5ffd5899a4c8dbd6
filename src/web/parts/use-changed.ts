import type { FormEvent } from 'react';
import { useRef } from 'react';

const fields =
  'input:not([type=file], [type=hidden], [readonly]), textarea:not([aria-hidden], [readonly]), [aria-pressed]';

/** What only finds something is nothing to lose. */
const finds = (field: Element): boolean => field.closest('[type=search], [role=search]') !== null;

function stateOf(field: Element): string {
  if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type))
    return String(field.checked);
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) return field.value;
  return field.getAttribute('aria-pressed') ?? '';
}

/**
 * Whether a person changed anything in a form, as far as its fields show it. `ref` and `watched` go on the form. How a field stands is
 * noted before the person first does anything in the form, so that what the host has told until then is no change; nor is what has been
 * put back, what was asked for to find something, and what stood in a field that is gone. What is dropped or filled in before that, and a
 * file that was chosen, is.
 */
export function useChanged() {
  const ref = useRef<HTMLFormElement>(null);
  const before = useRef(new Map<Element, string | undefined>());
  const note = () => {
    for (const field of ref.current?.querySelectorAll(fields) ?? [])
      if (!before.current.has(field) && !finds(field)) before.current.set(field, stateOf(field));
  };
  const take = ({ target }: FormEvent) => {
    const isOwn = target instanceof Element && ref.current?.contains(target) && !finds(target);
    if (isOwn && !before.current.has(target)) before.current.set(target, undefined);
  };
  const isChanged = () =>
    [...before.current].some(([field, state]) => ref.current?.contains(field) && stateOf(field) !== state);
  return {
    ref,
    isChanged,
    watched: { onPointerDownCapture: note, onKeyDownCapture: note, onInputCapture: take },
  };
}
