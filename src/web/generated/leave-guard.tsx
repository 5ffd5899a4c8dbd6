import type { Control } from 'react-hook-form';
import { useFormState } from 'react-hook-form';
import { useEffect } from 'react';
import { useBlocker } from 'react-admin';
import { useTranslate } from '../i18n/use-translate';
import { Lose } from '../parts/lose';

/** Asks before a form with unsaved work is left, within the desk and by closing the tab; react-admin's guard in the desk's own dialog. */
export function LeaveGuard({ formControl }: { formControl?: Control }) {
  const t = useTranslate();
  const { dirtyFields, isSubmitSuccessful } = useFormState({ control: formControl });
  const holds = Object.keys(dirtyFields).length > 0 && !isSubmitSuccessful;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => holds && currentLocation.pathname !== nextLocation.pathname,
  );
  const { state, proceed } = blocker;
  useEffect(() => {
    // What was saved while the way was held back goes on.
    if (state === 'blocked' && !holds) proceed?.();
  }, [state, holds, proceed]);
  useEffect(() => {
    if (!holds) return undefined;
    const onLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', onLeave);
    return () => removeEventListener('beforeunload', onLeave);
  }, [holds]);
  return (
    <Lose
      isOpen={state === 'blocked' && holds}
      title={t('form.leaveTitle')}
      lead={t('form.leaveLead')}
      lose={t('form.leave')}
      onLose={() => blocker.proceed?.()}
      onStay={() => blocker.reset?.()}
    />
  );
}
