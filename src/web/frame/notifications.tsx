import { useNotificationContext, useTakeUndoableMutation, useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { useWords } from '../i18n/words';
import { useToast } from '../identity/toast';

/** Says what react-admin's own parts have to say in the desk's one toast: errors for five seconds (specification, section 8). */
export function Notifications() {
  const { notifications, takeNotification } = useNotificationContext();
  const takeMutation = useTakeUndoableMutation();
  const translate = useTranslate();
  const { said: read } = useWords();
  const show = useToast();
  useEffect(() => {
    if (notifications.length === 0) return;
    const said = takeNotification();
    if (!said) return;
    // Nothing is undoable here; a mutation that waits for it goes out at once.
    if (said.notificationOptions?.undoable) takeMutation()?.({ isUndo: false });
    const { message, type } = said;
    const sentence =
      typeof message === 'string' ? translate(message, said.notificationOptions?.messageArgs) : '';
    if (sentence && type === 'error') show({ status: 'error', message: read(sentence, { written: true }) });
    else if (sentence) show({ status: 'success', message: sentence });
  }, [notifications, read, show, takeMutation, takeNotification, translate]);
  return null;
}
