import type { ReactNode } from 'react';
import { createContext, useCallback, useContext, useEffect, useState } from 'react';
import { Dropped, FetchFailure, Refusal, Timeout } from '../http/failures';
import type { IdentityTexts } from '../i18n/en/identity';
import { useIdentity, useIdentityTexts } from './identity-context';

export interface Toast {
  status: 'error' | 'success';
  message: string;
}

const DURATION = 5000;

/** How a page says something in passing; the desk says it in its own way. */
export const ToastContext = createContext<(toast: Toast) => void>(() => undefined);

/** The sentence that a person reads about a failure (specification, section 8). */
export function failureSentence(error: unknown, texts: IdentityTexts): string {
  if (error instanceof Refusal) return error.sentence ?? texts.errorOccurred;
  if (error instanceof FetchFailure) return texts.unreachable;
  if (error instanceof Timeout) return texts.tooSlow;
  return texts.errorOccurred;
}

export const useToast = () => useContext(ToastContext);

/** Shows any failure as an error toast; one whose person is gone has nobody to tell. */
export function useFailureToast() {
  const show = useToast();
  const texts = useIdentityTexts();
  return useCallback(
    (error: unknown) => {
      if (error instanceof Dropped) return;
      show({ status: 'error', message: failureSentence(error, texts) });
    },
    [show, texts],
  );
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const { clock } = useIdentity();
  const texts = useIdentityTexts();
  const [toast, setToast] = useState<Toast | null>(null);

  useEffect(() => (toast ? clock.after(DURATION, () => setToast(null)) : undefined), [toast, clock]);

  return (
    <ToastContext value={setToast}>
      {children}
      {toast && (
        <div
          className={`toast toast-${toast.status}`}
          role={toast.status === 'error' ? 'alert' : 'status'}
          popover="manual"
          ref={onTop}
        >
          <svg viewBox="0 0 16 16" aria-hidden="true" className="toast-sign">
            <path d={toast.status === 'error' ? 'M8 4v5M8 11.500v.2' : 'M4.500 8.300l2.400 2.400 4.600-5'} />
          </svg>
          <span>{toast.message}</span>
          <button
            type="button"
            className="icon-button"
            aria-label={texts.dismiss}
            onClick={() => setToast(null)}
          >
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d="M4.500 4.500l7 7M11.500 4.500l-7 7" />
            </svg>
          </button>
        </div>
      )}
    </ToastContext>
  );
}

/** The top layer, as the re-authentication dialog stands there too. */
const onTop = (element: HTMLDivElement | null) => {
  if (element?.isConnected && typeof element.showPopover === 'function') element.showPopover();
};
