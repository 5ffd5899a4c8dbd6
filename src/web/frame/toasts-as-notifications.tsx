import type { ReactNode } from 'react';
import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import type { Toast } from '../identity/toast';
import { ToastContext } from '../identity/toast';

/** Within the desk, what is said by a toast is said by react-admin's notification. */
export function ToastsAsNotifications({ children }: { children: ReactNode }) {
  const notify = useNotify();
  const show = useCallback(
    ({ status, message }: Toast) => notify(message, { type: status, messageArgs: { _: message } }),
    [notify],
  );
  return <ToastContext value={show}>{children}</ToastContext>;
}
