import { useMemo } from 'react';
import { I18nContextProvider, Notification, useI18nProvider } from 'react-admin';
import { useWords } from '../i18n/words';
import { NotificationContent } from './notification-content';

/** Five seconds, as the specification has it (section 8). */
const shown = 5000;

/** A message stays its time, whatever is pressed meanwhile; the next one takes its place. */
const stay = { onClickAway: (event: object) => Object.assign(event, { defaultMuiPrevented: true }) };

/** react-admin's notification, which reads what the host said in the language of the screen. */
export function DeskNotification() {
  const i18n = useI18nProvider();
  const { said } = useWords();
  const reading = useMemo(
    () => ({
      ...i18n,
      translate: (key: string, values?: object) => said(i18n.translate(key, values), { written: true }),
    }),
    [i18n, said],
  );
  return (
    <I18nContextProvider value={reading}>
      <Notification
        autoHideDuration={shown}
        slots={{ content: NotificationContent }}
        slotProps={{ clickAwayListener: stay as never }}
      />
    </I18nContextProvider>
  );
}
