const fields =
  'input:not([type=hidden]):not([disabled]):not([readonly]), textarea:not([disabled]), [role=combobox]:not([aria-disabled=true]):not([disabled]):not([readonly])';

/** Gives the focus to the first field of what has just opened, else to the button that does it. */
export function focusFirstField(opened: HTMLElement): void {
  // After the dialog has taken the focus to itself, and its inputs, which come a moment later than it does, are there.
  setTimeout(() => {
    const first =
      opened.querySelector<HTMLElement>(fields) ?? opened.querySelector<HTMLElement>('button[type=submit]');
    if (!opened.contains(document.activeElement) || document.activeElement?.getAttribute('tabindex') === '-1')
      first?.focus();
  });
}

/** The same, for the `ref` of what is opened by being drawn. */
export const focusWhenOpened = (opened: HTMLElement | null): void => {
  if (opened) focusFirstField(opened);
};
