import type { ReactNode } from 'react';
import { useEffect, useId, useRef, useState } from 'react';

interface MenuProps {
  readonly label: string;
  readonly className: string;
  readonly button: ReactNode;
  readonly children: (close: () => void) => ReactNode;
  readonly open?: boolean;
  readonly onOpen?: (open: boolean) => void;
  readonly up?: boolean;
}

/**
 * A button that opens a list of things to do (WAI-ARIA menu button). What stands inside is `role="menuitem"`; one that cannot be
 * chosen is `aria-disabled` and stays reachable, so that its reason is read.
 */
export function Menu({ label, className, button, children, open: given, onOpen, up = false }: MenuProps) {
  const [own, setOwn] = useState(false);
  const open = given ?? own;
  const setOpen = onOpen ?? setOwn;
  const root = useRef<HTMLSpanElement>(null);
  const listId = useId();

  useEffect(() => {
    if (!open) return;
    const items = () => [...(root.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];
    items()[0]?.focus();
    const outside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', outside);
    const button = root.current?.querySelector<HTMLElement>('button');
    return () => {
      document.removeEventListener('pointerdown', outside);
      // What was focused went with the list.
      if (document.activeElement === document.body) button?.focus();
    };
  }, [open, setOpen]);

  const close = () => setOpen(false);

  return (
    <span
      className={up ? 'pick-menu pick-menu-up' : 'pick-menu'}
      ref={root}
      onKeyDown={(event) => {
        if (!open) return;
        const items = [...(root.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];
        const at = items.indexOf(document.activeElement as HTMLElement);
        const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
        if (event.key === 'Escape') close();
        else if (step) items[(at + step + items.length) % items.length]?.focus();
        else if (event.key === 'Home') items[0]?.focus();
        else if (event.key === 'End') items.at(-1)?.focus();
        else if (event.key === 'Tab') return setOpen(false);
        else return event.stopPropagation();
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      <button
        type="button"
        className={className}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        aria-label={label}
        title={label}
        onClick={() => setOpen(!open)}
      >
        {button}
      </button>
      {open && (
        <span id={listId} className="pick-list" role="menu" aria-label={label}>
          {children(close)}
        </span>
      )}
    </span>
  );
}

interface MenuItemProps {
  readonly children: ReactNode;
  readonly onChoose: () => void;
  readonly disabled?: boolean;
}

export function MenuItem({ children, onChoose, disabled = false }: MenuItemProps) {
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      className="pick-item"
      aria-disabled={disabled || undefined}
      onClick={() => !disabled && onChoose()}
    >
      {children}
    </button>
  );
}
