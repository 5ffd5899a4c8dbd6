import type { ReactNode } from 'react';
import { useEffect, useId, useRef, useState } from 'react';

interface PopupProps {
  /** What the button says, or shows with `label` beside it. */
  readonly button: ReactNode;
  readonly label?: string;
  readonly className?: string;
  /** On which side of the button the popup hangs. */
  readonly align?: 'start' | 'end';
  readonly children: (close: () => void) => ReactNode;
  readonly openAtFirst?: boolean;
  readonly onClose?: () => void;
}

/** A button with a small panel below it, closed by Escape, by a click elsewhere and by moving the focus away. */
export function Popup(props: PopupProps) {
  const {
    button,
    label,
    className = 'button',
    align = 'start',
    children,
    openAtFirst = false,
    onClose,
  } = props;
  const [open, setOpen] = useState(openAtFirst);
  const root = useRef<HTMLSpanElement>(null);
  const panelId = useId();
  const buttonId = useId();

  const close = () => {
    setOpen(false);
    onClose?.();
  };

  useEffect(() => {
    if (!open) return;
    const onPointer = ({ target }: PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) {
        setOpen(false);
        onClose?.();
      }
    };
    document.addEventListener('pointerdown', onPointer);
    return () => document.removeEventListener('pointerdown', onPointer);
  }, [open, onClose]);

  useEffect(() => {
    if (open) root.current?.querySelector<HTMLElement>('.popup input, .popup button, .popup a')?.focus();
  }, [open]);

  return (
    <span
      className="popup-root"
      ref={root}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        event.stopPropagation();
        close();
        root.current?.querySelector<HTMLElement>(':scope > button')?.focus();
      }}
    >
      <button
        type="button"
        id={buttonId}
        className={className}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        aria-label={label}
        title={label}
        onClick={() => (open ? close() : setOpen(true))}
      >
        {button}
      </button>
      {open && (
        <div className={`popup popup-${align}`} id={panelId} role="dialog" aria-labelledby={buttonId}>
          {children(close)}
        </div>
      )}
    </span>
  );
}
