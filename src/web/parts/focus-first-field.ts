const fields =
  'input:not([type=hidden]):not([disabled]):not([readonly]), textarea:not([disabled]), [role=combobox]:not([aria-disabled=true])';

/** Gives the focus to the first field of what has just opened, else to the button that does it. */
export function focusFirstField(opened: HTMLElement): void {
  const first =
    opened.querySelector<HTMLElement>(fields) ?? opened.querySelector<HTMLElement>('button[type=submit]');
  // After the dialog has taken the focus to itself.
  setTimeout(() => {
    if (!opened.contains(document.activeElement) || document.activeElement?.getAttribute('tabindex') === '-1')
      first?.focus();
  });
}
