import type { RefObject } from 'react';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { Confirm } from '../frame/dialog';
import { useTranslate } from '../i18n/use-translate';

/** Asks before a form with unsaved work is left, within the desk and by closing the tab. */
export function LeaveGuard({ dirty, saved }: { dirty: boolean; saved: RefObject<boolean> }) {
  const t = useTranslate();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && !saved.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!dirty) return;
    const onLeave = (event: BeforeUnloadEvent) => {
      if (!saved.current) event.preventDefault();
    };
    addEventListener('beforeunload', onLeave);
    return () => removeEventListener('beforeunload', onLeave);
  }, [dirty, saved]);
  if (blocker.state !== 'blocked') return null;
  return (
    <Confirm
      title={t('form.leaveTitle')}
      lead={t('form.leaveLead')}
      confirm={t('form.leave')}
      cancel={t('form.stay')}
      onConfirm={() => blocker.proceed()}
      onCancel={() => blocker.reset()}
    />
  );
}
