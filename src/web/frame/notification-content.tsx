import Close from '@mui/icons-material/Close';
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import IconButton from '@mui/material/IconButton';
import SnackbarContent from '@mui/material/SnackbarContent';
import type { SnackbarContentProps } from '@mui/material/SnackbarContent';
import { useCloseNotification, useNotificationContext } from 'react-admin';
import { useEffect } from 'react';
import { useTranslate } from '../i18n/use-translate';

/** One message: an error is told at once, anything else when there is a pause. It goes for the next one, or when it is closed. */
export function NotificationContent({ action, message, ...props }: SnackbarContentProps) {
  const t = useTranslate();
  const close = useCloseNotification();
  const { notifications } = useNotificationContext();
  const isFollowed = notifications.length > 0;
  useEffect(() => {
    if (isFollowed) close();
  }, [isFollowed, close]);
  const isError = props.className?.includes('RaNotification-error') ?? false;
  return (
    <SnackbarContent
      {...props}
      role={isError ? 'alert' : 'status'}
      message={
        <>
          {isError && <ErrorOutline />}
          {message}
        </>
      }
      action={
        <>
          {action}
          <IconButton aria-label={t('close')} onClick={close}>
            <Close />
          </IconButton>
        </>
      }
    />
  );
}
