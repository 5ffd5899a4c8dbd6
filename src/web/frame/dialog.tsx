import type { ReactNode } from 'react';
import { useEffect, useId, useRef } from 'react';
import { dragBy } from '../parts/drag-by';
import { useTranslate } from '../i18n/use-translate';

interface DialogProps {
  readonly title: string;
  /** Without it the dialog cannot be closed: it has no close button, and Escape does nothing. */
  readonly onClose?: (() => void) | undefined;
  readonly children: ReactNode;
  readonly wide?: boolean;
  /** Can be taken by its head and moved, to read what lies behind. */
  readonly movable?: boolean;
}

/** The browser's own modal dialog: it keeps the focus, dims what lies behind and closes on Escape (specification, section 2). */
export function Dialog({ title, onClose, children, wide = false, movable = false }: DialogProps) {
  const t = useTranslate();
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const dialog = element.current;
    if (!dialog?.open) dialog?.showModal();
    return () => dialog?.close();
  }, []);

  return (
    <dialog
      ref={element}
      className={wide ? 'dialog dialog-wide' : 'dialog'}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
      // Browsers let a second Escape close a dialog whatever the page says.
      onClose={() => {
        const dialog = element.current;
        if (dialog?.isConnected && !dialog.open) dialog.showModal();
      }}
    >
      <header
        className={movable ? 'dialog-head dialog-head-movable' : 'dialog-head'}
        onPointerDown={(event) => movable && element.current && dragBy(element.current, event.nativeEvent)}
      >
        <h2 id={titleId}>{title}</h2>
        {onClose && (
          <button type="button" className="icon-button" aria-label={t('close')} onClick={onClose}>
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d="M4.500 4.500l7 7M11.500 4.500l-7 7" />
            </svg>
          </button>
        )}
      </header>
      {children}
    </dialog>
  );
}

/** A question with two answers. */
export function Confirm(props: {
  title: string;
  lead: string;
  confirm: string;
  cancel?: string;
  danger?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}) {
  const { title, lead, confirm, cancel, danger, busy, onConfirm, onCancel } = props;
  const t = useTranslate();
  return (
    <Dialog title={title} onClose={busy ? undefined : onCancel}>
      <p className="dialog-lead">{lead}</p>
      <footer className="dialog-foot">
        <button type="button" className="button" onClick={onCancel}>
          {cancel ?? t('cancel')}
        </button>
        <button
          type="button"
          className={danger ? 'button button-danger' : 'button button-main'}
          aria-busy={busy}
          disabled={busy}
          onClick={onConfirm}
        >
          {confirm}
        </button>
      </footer>
    </Dialog>
  );
}
