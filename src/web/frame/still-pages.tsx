import Button from '@mui/material/Button';
import { onlineManager } from '@tanstack/react-query';
import { useResetErrorBoundaryOnLocationChange } from 'react-admin';
import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { useErrorBoundary } from 'react-error-boundary';
import { log } from '../data/log';
import { useTranslate } from '../i18n/use-translate';
import { ButtonLink } from '../parts/button-link';
import { Standstill } from '../parts/standstill';

/** A page that says one thing alone, and leads home. */
function StillPage({ title, lead, children }: { title: string; lead: string; children?: ReactNode }) {
  const t = useTranslate();
  return (
    <Standstill isPage title={title} lead={lead}>
      {children}
      <ButtonLink to="/">{t('frame.backHome')}</ButtonLink>
    </Standstill>
  );
}

export function AbsentPage() {
  const t = useTranslate();
  return <StillPage title={t('frame.absent')} lead={t('frame.absentLead')} />;
}

export function DeniedPage() {
  const t = useTranslate();
  return <StillPage title={t('frame.denied')} lead={t('frame.deniedLead')} />;
}

/** Stands where a page would be that the host knows nothing for. */
export function UnservedPage() {
  const t = useTranslate();
  return <StillPage title={t('frame.unserved')} lead={t('frame.unservedLead')} />;
}

/** Stands in the place of a page that cannot be shown; going elsewhere, the button, and a connection that is back try again. */
export function BrokenPage({ error }: { error: Error }) {
  const t = useTranslate();
  const { resetBoundary } = useErrorBoundary();
  useResetErrorBoundaryOnLocationChange(resetBoundary);
  useEffect(() => onlineManager.subscribe((isOnline) => isOnline && resetBoundary()), [resetBoundary]);
  useEffect(() => log('A page could not be shown.', error), [error]);
  return (
    <StillPage title={t('frame.broken')} lead={t('frame.brokenLead')}>
      <Button variant="contained" color="primary" onClick={resetBoundary}>
        {t('tryAgain')}
      </Button>
    </StillPage>
  );
}
